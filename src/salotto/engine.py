"""Which engine is imported: that of the package, or the compiled one that a checkout has in build/compiled.

The compiled engine is taken by everybody who imports `salotto`: the command, scripts, notebooks and tests. It
bears a stamp of the Python files that it was made from. As soon as one of them is edited it is out of use,
so that an edited rule always has its effect, until `make compiled` makes it anew.
`SALOTTO_ENGINE=interpreted` does without it, `SALOTTO_ENGINE=compiled` insists on it. A wheel that
`make wheel` has built brings its compiled engine inside the package.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
FOLDER = Path("build/compiled")
STAMP = "stamp"
"""The file beside the compiled package that says what it was made from."""

OUT_OF_DATE = "salotto: the compiled engine is out of date and left alone; `make compiled` makes it anew"
WISH = "SALOTTO_ENGINE"
INTERPRETED, COMPILED = "interpreted", "compiled"


class NoEngine(ImportError):
    """An engine was insisted on that is not there, or is out of date."""


def stamp_of(package: Path) -> str:
    """A print of the Python files of a package: their names and what is in them."""
    print_ = hashlib.sha256()
    for folder, folders, names in os.walk(package):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(names):
            if name.endswith(".py") and not name.startswith("."):
                file = os.path.join(folder, name)
                print_.update(f"{os.path.relpath(file, package)}\0".encode())
                with open(file, "rb") as source:
                    print_.update(hashlib.sha256(source.read()).digest())
    return print_.hexdigest()


def compiled_engine(package: Path = PACKAGE) -> tuple[Path | None, bool]:
    """The folder of the compiled engine of a checkout, if there is one, and whether it is up to date."""
    folder = package.parent.parent / FOLDER
    try:
        stamp = (folder / STAMP).read_text(encoding="utf-8")
    except OSError:
        return None, False
    return folder, stamp.strip() == stamp_of(package)


def engine_in_use() -> str:
    """Which engine this process runs on."""
    found = find_spec("salotto.kernel.play")
    return INTERPRETED if found is None or str(found.origin).endswith(".py") else COMPILED


def choose_engine(path: list[str], package: Path = PACKAGE) -> None:
    """Put the compiled engine first on the path of the package, if there is one to be taken."""
    wish = os.environ.get(WISH, "")
    if any((package / "kernel" / f"play{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        if wish == INTERPRETED:
            raise NoEngine("this wheel has the compiled engine only")
        return
    if wish == INTERPRETED:
        return
    folder, fresh = compiled_engine(package)
    if folder is not None and fresh:
        sys.path.append(str(folder))  # each group of compiled modules has a library there
        path.insert(0, str(folder / package.name))
    elif wish == COMPILED:
        raise NoEngine(
            f"the compiled engine is {'out of date' if folder else 'missing'}: run `make compiled`"
        )
    elif folder is not None:
        print(OUT_OF_DATE, file=sys.stderr)
        os.environ[WISH] = INTERPRETED  # for the processes that we start: said once
