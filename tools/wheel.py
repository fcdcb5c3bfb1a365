"""`make wheel`: a wheel with the compiled engine, for this Python and machine, which is tried at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from salotto.engine import COMPILED, OUT_OF_DATE, WISH, compiled_engine

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
TRIAL = """
from salotto.bots import make_bot
from salotto.engine import engine_in_use
from salotto.kernel.play import Play
from salotto.lab.simulate import play_out
from salotto.registry import title

for id in ("spook-manor", "viscounts"):
    play = Play(title(id), title(id).table(["a", "b"], "wheel"))
    play_out(play, [make_bot("random", "0"), make_bot("random", "1")])
print(engine_in_use())
"""


def pip(*arguments: str) -> None:
    """Run pip of this environment; the hook is asked for here alone."""
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    hook = {"HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true", WISH: "interpreted"}
    subprocess.run(command, cwd=ROOT, env=os.environ | hook, check=True)


def engine_of(wheel: Path, elsewhere: Path) -> str:
    """Install it in an empty folder, play there, and say on which engine that was."""
    pip("install", "--no-deps", "--target", str(elsewhere), str(wheel))
    environment = {key: value for key, value in os.environ.items() if key != WISH}
    environment["PYTHONPATH"] = str(elsewhere)
    trial = [sys.executable, "-c", TRIAL]
    return subprocess.run(
        trial, cwd=elsewhere, env=environment, check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()


def main() -> int:
    """Build it, try it, and say where it is."""
    if not compiled_engine()[1]:
        print(OUT_OF_DATE, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as fresh, tempfile.TemporaryDirectory() as elsewhere:
        pip("wheel", "--no-deps", "--wheel-dir", fresh, str(ROOT))
        (made,) = Path(fresh).glob("*.whl")
        if (found := engine_of(made, Path(elsewhere))) != COMPILED:
            print(f"{made.name} has the {found} engine", file=sys.stderr)
            return 1
        DIST.mkdir(exist_ok=True)
        print(shutil.copy(made, DIST))
    return 0


if __name__ == "__main__":
    sys.exit(main())
