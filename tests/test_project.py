"""The house is in order: its rooms, its shelf, and the count of tested rules."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

import salotto
from salotto.registry import GROUP, UnknownTitle, campaigns, everything, title, titles
from tools.rule_coverage import PAGE, STATED_EXAMPLE, STATED_RULE, falls, main, named, stated, survey

PACKAGE = Path(salotto.__file__).parent
ROOT = Path(__file__).parent.parent


# The rooms


def imported_roots(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def test_the_kernel_needs_nothing_but_python() -> None:
    allowed = sys.stdlib_module_names | {"salotto"}
    for file in sorted(PACKAGE.glob("kernel/**/*.py")):
        assert set(imported_roots(file.read_text(encoding="utf-8"))) <= allowed, file.name


def test_no_file_is_longer_than_500_lines() -> None:
    kinds = {".py", ".html", ".css", ".js"}
    files = [file for folder in ("src", "tests", "tools") for file in (ROOT / folder).rglob("*")]
    lengths = {file.name: len(file.read_bytes().splitlines()) for file in files if file.suffix in kinds}
    assert {name: length for name, length in lengths.items() if length > 500} == {}


def named_in(page: str, section: str) -> set[str]:
    """What a section of a page names as code, without folder and ending: `kit/decks.py` is `decks`."""
    (text,) = re.findall(
        rf"^## {section}.*?(?=^## |\Z)", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    return {Path(name.rstrip("/")).stem for name in re.findall(r"`([\w/.]+)`", text)}


def modules(folder: Path) -> set[str]:
    return {file.stem for file in folder.glob("*.py") if not file.stem.startswith("__")}


TITLE_FOLDERS = [
    file.parent for file in PACKAGE.glob("titles/*/title.py") if (file.parent / "rules.py").exists()
]


def test_the_page_of_architecture_tells_of_every_room() -> None:
    page = "docs/architecture.md"
    rooms = modules(PACKAGE) | {file.parent.name for file in PACKAGE.glob("*/__init__.py")}
    told = named_in(page, "Beside the tables") | named_in(page, "The smaller rooms")
    assert rooms - told == {"kernel", "kit", "titles", "server"}, "these have sections of their own"
    assert modules(PACKAGE / "kernel") - named_in(page, "The kernel, file by file") == set()
    assert modules(PACKAGE / "kit") - named_in(page, "The kit and a title") == set()


def test_the_same_role_has_the_same_module_name_in_every_title() -> None:
    table = named_in("CONTRIBUTING.md", "Where things stand in a title")
    assert modules(PACKAGE / "kit") <= table
    found = Counter(name for folder in TITLE_FOLDERS for name in modules(folder))
    assert {name for name, times in found.items() if times > 2} <= table
    rows = re.findall(r"^\| (.+?) \|", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    roles = {name for row in rows for name in re.findall(r"`(\w+)\.py`", row)}
    assert roles
    assert roles - found.keys() == set(), "no title has them"


# The shelf


def test_every_entry_point_brings_the_title_of_its_name() -> None:
    assert {entry.name: entry.load() for entry in entry_points(group=GROUP)} == everything()


def test_a_campaign_stands_on_the_shelf_beside_the_games() -> None:
    assert list(campaigns()) == ["tomesaga"]
    assert titles() | campaigns() == everything()
    assert not titles().keys() & campaigns().keys()


def test_the_shelf_is_sorted_and_holds_spook_manor() -> None:
    assert list(titles()) == sorted(titles())
    assert title("spook-manor") is titles()["spook-manor"]


def test_an_unknown_title_is_answered_with_the_known_ones() -> None:
    with pytest.raises(UnknownTitle, match="spook-manor"):
        title("ludo")


def test_a_misspelt_title_is_answered_with_what_was_meant() -> None:
    error = UnknownTitle("spok-manor", ["spook-manor", "last-will"])
    assert error.suggestion == "spook-manor"
    assert str(error) == (
        "there is no title 'spok-manor'; did you mean spook-manor? (known: last-will, spook-manor)"
    )
    assert UnknownTitle("ludo", ["spook-manor"]).suggestion is None


# The count of tested rules, on a project of three rules


class Project:
    """A small project in a folder of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write(
            "src/salotto/titles/tea_time/data/rules.md",
            "- **TT-1.1** Pour.\n- **TT-1.2** Sip.\n- TT-1.10 Eat.\n",
        )
        self.write("src/salotto/titles/tea_time/data/examples.md", "**EX-1 Milk first.** …\n")
        self.write("docs/readme.md", "")
        self.tests("EX-1", "TT-1.1", "TT-1.2")
        self.check("--update")

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def tests(self, *ids: str) -> None:
        self.write(
            "tests/titles/tea_time/test_rules.py",
            f"def test_tea() -> None:  # {', '.join(ids)}\n    assert tea\n",
        )

    def no_behaviour(self, text: str) -> None:
        self.write("tests/titles/tea_time/no_behaviour.toml", text)

    def check(self, *arguments: str) -> int:
        return main([*arguments], self.root)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_rules_and_examples_are_found_in_the_reference() -> None:
    assert stated(STATED_RULE, "- **ZZ-4.2.1** One.\n- ZZ-2.1 Two (ZZ-9).\nZZ-5 is not stated here.\n") == [
        "ZZ-4.2.1",
        "ZZ-2.1",
    ]
    assert stated(STATED_EXAMPLE, "**EX-1 One.** As EX-7.\n## E2. Two\n") == ["EX-1", "E2"]


def test_an_id_is_named_only_in_full() -> None:
    assert named("# ZZ-4.2.10, ZZ-4.2.3 and EX-12.") == {"ZZ-4.2.10", "ZZ-4.2.3", "EX-12"}


def test_the_page_lists_what_has_no_test(project: Project) -> None:
    page = (project.root / PAGE).read_text(encoding="utf-8")
    assert "| tea-time | 3 | 0 | 2 of 3 | 66.7% | 1 of 1 |" in page
    assert "Without a test: TT-1.10." in page
    assert project.check() == 0


def test_a_fallen_share_fails(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.tests("EX-1", "TT-1.2")
    assert project.check() == 1
    assert "fell from 2 of 3 to 1 of 3" in capsys.readouterr().err


def test_a_risen_share_asks_for_a_new_page(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.tests("EX-1", "TT-1.1", "TT-1.2", "TT-1.10")
    assert project.check() == 1
    assert "out of date" in capsys.readouterr().err
    assert project.check("--update") == 0
    assert project.check() == 0


def test_a_rule_without_behaviour_does_not_count_in_the_share(project: Project) -> None:
    project.no_behaviour('"TT-1.10" = "a wish"')
    (coverage,) = survey(project.root)
    assert coverage.share == 1
    assert falls([coverage], (project.root / PAGE).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('"TT-1.10" = " "', "TT-1.10 is said to state no behaviour, but not why"),
        ('"TT-7" = "a wish"', "TT-7 is said to state no behaviour, but there is no such rule"),
        ('"TT-1.1" = "a wish"', "TT-1.1 is said to state no behaviour, but a test names it"),
    ],
)
def test_a_rule_without_behaviour_needs_a_reason(
    project: Project, capsys: pytest.CaptureFixture[str], text: str, problem: str
) -> None:
    project.no_behaviour(text)
    assert project.check("--update") == 1
    assert problem in capsys.readouterr().err


def test_an_example_without_a_test_fails(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.tests("TT-1.1", "TT-1.2")
    project.write("tests/titles/other/test_rules.py", "def test_other():  # EX-1\n    assert other\n")
    assert project.check() == 1
    assert "examples without a test: EX-1" in capsys.readouterr().err


HELPERS = """
def pours(pot): return pot
def is_hot(pot): assert pours(pot)
def both(pot): is_hot(pot)
"""


@pytest.mark.parametrize(
    ("test", "tested"),
    [
        ("def test_tea():  # TT-1.1\n    assert pot", True),
        ('def test_tea():\n    """TT-1.1 Pour."""\n    assert pot', True),
        ('def test_tea():\n    assert rule() == "TT-1.1"', True),
        ("@cases('TT-1.1')\ndef test_tea():\n    assert pot", True),
        ("class TestTea:\n    def test_tea(self):  # TT-1.1\n        assert pot", True),
        ("def test_tea():  # TT-1.1\n    with pytest.raises(Cold):\n        pour()", True),
        ("def test_tea():  # TT-1.1\n    expect(pot).to_be_hot()", True),
        ("from tests.helpers import both as hot\ndef test_tea():  # TT-1.1\n    hot(pot)", True),
        (f"{HELPERS}def test_tea():  # TT-1.1\n    both(pot)", True),
        ("# TT-1.1\ndef test_tea():\n    assert pot", False),
        ('RULE = "TT-1.1"\ndef test_tea():\n    assert pot', False),
        ("def test_tea():  # TT-1.1\n    pour()", False),
        ("def test_tea():  # TT-1.1\n    assert True", False),
        ("from tests.helpers import pours\ndef test_tea():  # TT-1.1\n    pours(pot)", False),
        (f"{HELPERS}def test_tea():  # TT-1.1\n    pours(pot)", False),
        ("def tea():  # TT-1.1\n    assert pot\ndef test_tea():\n    assert pot", False),
    ],
)
def test_a_rule_is_tested_where_its_id_stands_on_a_test_that_asserts(
    project: Project, test: str, tested: bool
) -> None:
    project.write("tests/helpers.py", HELPERS)
    project.write("tests/titles/tea_time/test_rules.py", f"{test}\n")
    (coverage,) = survey(project.root)
    assert coverage.untested == ["TT-1.1"] * (not tested) + ["TT-1.2", "TT-1.10"]


def test_a_rule_that_does_not_exist_fails(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.tests("EX-1", "TT-1", "TT-1.1", "TT-1.2", "TT-1.3")
    project.write("src/salotto/titles/tea_time/rules.py", '"""TT-8.1 Stir."""\n')
    project.write("src/salotto/titles/hot_drinks/__init__.py", '"""TT-9 What tea and coffee share."""\n')
    assert project.check() == 1
    assert capsys.readouterr().err.splitlines() == [
        "tea-time: TT-1.3 is named, but there is no such rule",
        "tea-time: TT-8.1 is named, but there is no such rule",
        "tea-time: TT-9 is named, but there is no such rule",
    ]
