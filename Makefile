# Each target makes its own environment: Python 3.11 or later, make and a package index are all it takes.
PYTHON ?= python3
JOBS ?= 2
MINUTES ?= 20
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
# How hard the C compiler tries; tests ask what is computed, not how fast: `make test-compiled OPTIMISE=0`.
OPTIMISE ?= 2
TSC := $(VENV)/typescript/node_modules/.bin/tsc

# Hundreds of tests start processes of their own; where no bytecode is kept, each would compile everything anew.
export PYTHONDONTWRITEBYTECODE :=

# System programs that `make test` sees to first: `browser`, `postgres`.
TEST_NEEDS ?= browser postgres

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal test test-long test-compiled mutants lint compiled wheel bench coverage-of-rules campaigns browser postgres clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-18s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.play ## open the room in the browser, ready to play
	@$(BIN)/salotto serve --open

terminal: $(VENV)/.play ## play Spook Manor against two bots in the terminal
	@$(BIN)/salotto play spook-manor --seats you,greedy,greedy

test: $(VENV)/.test $(TEST_NEEDS) ## run the tests
	SALOTTO_ENGINE=interpreted $(BIN)/pytest -n $(JOBS) --dist loadgroup

test-long: $(VENV)/.test $(TEST_NEEDS) ## run those that take long: all modes, thousands of messages, power failures
	SALOTTO_ENGINE=interpreted $(BIN)/pytest -n $(JOBS) --dist loadgroup -m long

mutants: $(VENV)/.test ## make 300 mistakes in the rules, which the tests have to find (takes an hour)
	$(BIN)/python -m tools.mutate --jobs $(JOBS)

lint: $(VENV)/.dev $(TSC) ## check style, types and who imports whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	PATH="$(CURDIR)/$(BIN):$$PATH" $(TSC) --project jsconfig.json

compiled: $(COMPILED)/stamp ## compile the engine, for bots and research (needs a C compiler)

wheel: $(COMPILED)/stamp ## build a wheel with the compiled engine, for this Python and machine
	$(BIN)/python -m tools.wheel

test-compiled: $(COMPILED)/stamp $(VENV)/.test ## hold the compiled engine to the rules
	SALOTTO_ENGINE=compiled $(BIN)/pytest -n $(JOBS) --dist loadgroup -m 'not extends_engine and not long' tests/kernel tests/titles tests/bots

bench: $(COMPILED)/stamp $(VENV)/.bench ## measure every title on both engines beside catanatron, into docs/laboratory.md
	$(BIN)/python -m tools.bench --write

soak: $(VENV)/.test ## play at a hundred tables for twenty minutes and see whether all is well (MINUTES=2 for less)
	$(BIN)/python -m tools.soak --minutes $(MINUTES)

coverage-of-rules: $(VENV)/.play ## list the rules that no test stands on
	$(BIN)/python -m tools.rule_coverage

campaigns: $(VENV)/.play ## play 200 random and 20 greedy campaigns, and check every one
	$(BIN)/python -m tools.campaign_check

browser: ## install Chromium where it is missing and we may
	$(call system_package,command -v chromium,chromium)

postgres: ## install PostgreSQL where it is missing and we may
	$(call system_package,ls /usr/lib/postgresql/*/bin/initdb,postgresql)

clean: ## remove the environment and everything generated
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp for each set of extras; a changed pyproject.toml installs again.
$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(call install,.)

# All extras at once are each of them too.
$(VENV)/.dev: pyproject.toml | $(BIN)/python
	$(call install,.[dev])
	@touch $(addprefix $(VENV)/.,play test compile)

$(VENV)/.%: pyproject.toml | $(BIN)/python
	$(call install,.[$*])

# The package with its engine compiled; the checkout itself never is, so that an edited rule has its effect.
$(COMPILED)/stamp: $(shell find src/salotto -name '*.py') tools/compile.py tools/native.py | $(VENV)/.compile
	SALOTTO_ENGINE=interpreted $(BIN)/python -m tools.compile --to $(COMPILED) --jobs $(JOBS) --optimise $(OPTIMISE)

# The browser's script has no build step; its types are checked all the same.
$(TSC): | $(VENV)/.dev
	PATH="$(CURDIR)/$(BIN):$$PATH" npm install --silent --no-audit --no-fund --prefix $(VENV)/typescript typescript@5.9
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Salotto needs Python 3.11 or later")'
	$(PYTHON) -m venv $(VENV)

define install
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '$(1)'
	@touch $@
endef

# $(1): a command that succeeds where the program is present; $(2): Debian's package of it.
define system_package
	@if $(1) >/dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends $(2); \
	else echo "$(2) is missing: please install it with your system's packages" >&2; fi
endef
