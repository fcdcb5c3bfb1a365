"""Which engine is imported."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import salotto
from salotto.engine import OUT_OF_DATE, STAMP, WISH, NoEngine, choose_engine, compiled_engine, stamp_of
from tests.children import PATIENCE
from tools.compile import CONTRACT, engine, is_compiled, lay_out

PACKAGE = Path(salotto.__file__).parent


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package of a checkout whose compiled engine is up to date."""
    package = tmp_path / "src" / "salotto"
    for name, text in {
        "kernel/play.py": "ENGINE = 'interpreted'",
        "server/static/salotto.css": "main {}",
        "kernel/__pycache__/play.pyc": "",
    }.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    folder = tmp_path / "build" / "compiled"
    folder.mkdir(parents=True)
    (folder / STAMP).write_text(stamp_of(package) + "\n")
    monkeypatch.delenv(WISH, raising=False)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    return package


def chosen(package: Path) -> list[str]:
    path = [str(package)]
    choose_engine(path, package)
    return path


def test_a_compiled_engine_that_is_up_to_date_is_taken(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = package.parent.parent / "build" / "compiled"
    assert chosen(package) == [str(folder / "salotto"), str(package)]
    assert str(folder) in sys.path
    assert capsys.readouterr().err == ""


def test_an_edited_rule_puts_the_compiled_engine_out_of_use_and_one_line_says_so(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (package / "kernel/play.py").write_text("ENGINE = 'edited'")
    assert chosen(package) == chosen(package) == [str(package)]
    assert capsys.readouterr().err == OUT_OF_DATE + "\n"  # once


def test_a_new_module_puts_it_out_of_use(package: Path) -> None:
    (package / "kernel/new.py").touch()
    assert compiled_engine(package)[1] is False


def test_the_engine_in_a_wheel_is_taken_as_it_is_and_there_is_no_other(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / f"kernel/play{EXTENSION_SUFFIXES[0]}").touch()
    monkeypatch.setenv(WISH, "compiled")
    assert chosen(package) == [str(package)]
    monkeypatch.setenv(WISH, "interpreted")
    with pytest.raises(NoEngine, match="compiled engine only"):
        chosen(package)


def test_a_touched_file_and_a_new_style_sheet_do_not(package: Path) -> None:
    os.utime(package / "kernel/play.py", (5, 5))
    (package / "server/static/salotto.css").write_text("main { color: red }")
    (package / "server/.#render.py").symlink_to("an editor's lock, which leads nowhere")
    assert compiled_engine(package)[1] is True


def test_without_a_compiled_engine_the_package_is_taken_as_it_is(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (package.parent.parent / "build" / "compiled" / STAMP).unlink()
    assert chosen(package) == [str(package)]
    assert capsys.readouterr().err == ""


def test_one_can_do_without_it_or_insist_on_it(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WISH, "interpreted")
    assert chosen(package) == [str(package)]
    monkeypatch.setenv(WISH, "compiled")
    assert len(chosen(package)) == 2
    (package / "kernel/play.py").write_text("ENGINE = 'edited'")
    with pytest.raises(NoEngine, match="out of date"):
        chosen(package)


def test_a_script_takes_it_as_the_command_does(package: Path) -> None:
    for name in ("__init__.py", "engine.py"):
        (package / name).write_text((PACKAGE / name).read_text(encoding="utf-8"))
    (package / "kernel/__init__.py").touch()
    folder = package.parent.parent / "build" / "compiled"
    lay_out(package, folder / "salotto")
    (folder / "salotto/kernel/play.py").write_text("ENGINE = 'compiled'")
    (folder / STAMP).write_text(stamp_of(package))
    script = "from salotto.kernel.play import ENGINE; print(ENGINE)"
    environment = {**os.environ, "PYTHONPATH": str(package.parent)}
    for wish, found in (("", "compiled"), ("interpreted", "interpreted")):
        done = subprocess.run(
            [sys.executable, "-S", "-c", script],
            env=environment | {WISH: wish},
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        assert done.stdout.strip() == found
        assert done.stderr == ""


# What is compiled


def test_what_is_not_python_is_a_link_so_that_an_edit_has_its_effect(package: Path, tmp_path: Path) -> None:
    lay_out(package, tmp_path / "laid")
    (package / "server/static/salotto.css").write_text("edited")
    assert (tmp_path / "laid/server/static/salotto.css").read_text() == "edited"
    (package / "kernel/play.py").write_text("edited")
    assert (tmp_path / "laid/kernel/play.py").read_text() != "edited"
    assert not (tmp_path / "laid/kernel/__pycache__").exists()


def test_the_engine_is_the_kernel_the_kit_every_title_and_the_minds_of_bots() -> None:
    groups = engine(PACKAGE)
    titles = {file.parent.name for file in (PACKAGE / "titles").glob("*/__init__.py")}
    assert groups.keys() - {"kit"} == {"kernel", "minds"} | titles
    names = {path.stem for paths in groups.values() for path in paths}
    assert {"play", "decisions", "evaluation", "tree"} <= names
    assert not names & CONTRACT


def test_a_module_says_itself_why_it_is_not_compiled(tmp_path: Path) -> None:
    module = tmp_path / "faces.py"
    module.write_text('"""Faces."""\n\n# interpreted: it is what people read\nimport os\n')
    assert not is_compiled(module)
    module.write_text('"""Faces, never # interpreted: at all."""\n')
    assert is_compiled(module)
