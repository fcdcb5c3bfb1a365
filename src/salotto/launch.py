"""Where the command `salotto` begins: with the compiled engine, if the checkout has one that is up to date.

An edited file puts the compiled engine out of use until `make compiled` makes it anew, so an edited rule
always has its effect. `SALOTTO_ENGINE=interpreted` does without it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
MADE = Path("build/compiled/.made")
"""Where a checkout has its compiled engine; `make` touches the file once all of it is there."""


def compiled_engine(checkout: Path = CHECKOUT, package: Path = PACKAGE) -> Path | None:
    """The folder of the compiled engine; None if there is none, or the package is younger than it."""
    try:
        made = (checkout / MADE).stat().st_mtime
        younger = any(
            (Path(folder) / name).stat().st_mtime > made
            for folder, _, names in os.walk(package)
            if not folder.endswith("__pycache__")
            for name in names
        )
    except OSError:  # nothing was made, or a file went while we looked
        return None
    return None if younger else (checkout / MADE).parent


def run() -> int:
    """Run the command line, on the compiled engine if there is one."""
    engine = compiled_engine()
    if engine is not None and os.environ.get("SALOTTO_ENGINE") != "interpreted" and os.name == "posix":
        paths = filter(None, (str(engine), os.environ.get("PYTHONPATH")))
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        os.execve(sys.executable, [sys.executable, "-m", "salotto", *sys.argv[1:]], environment)
    from salotto.cli import main  # only now: the engine it brings along is the interpreted one

    return main()
