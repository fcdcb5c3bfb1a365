"""What every test gets."""

import gc
from collections import defaultdict

import pytest
from hypothesis import HealthCheck, settings

import tests.same_deal  # noqa: F401 (from here on)
from salotto.words import Words

# The clocks of shared machines drift too much for Hypothesis' deadline; pytest's own timeout guards instead.
# Always the same examples: whoever changes something else is not the one to meet a new one.
settings.register_profile(
    "salotto", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("salotto")

Words.strict = True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running, and others need their own.

    Of these the long ones, which say how long, come first: at the end no worker waits for another's.
    """

    def place(item: pytest.Item) -> int:
        if "browser" not in item.path.parts:
            return 0
        return 1 if item.get_closest_marker("timeout") else 2

    items.sort(key=place)


def pytest_collection_finish() -> None:
    """Garbage is collected seldom, and not among the tests: whole games in mind make it slow."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how often the property checks looked."""
    looked: defaultdict[str, list[int]] = defaultdict(list)
    for report in terminalreporter.getreports("passed"):
        for what, value in report.user_properties:
            if what == "looked":
                looked[value[0]].append(value[1])
    if looked:
        terminalreporter.section("how often the properties were looked at, in how many settings")
    for name, times in looked.items():
        terminalreporter.write_line(f"{sum(times):7}  {name}: {min(times)} to {max(times)}, {len(times)}")
