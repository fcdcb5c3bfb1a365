"""Puts the compiled engine into a wheel: a hook for hatch, which `make wheel` (tools/wheel.py) calls for."""

from __future__ import annotations

import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = Path("build/compiled")


class CompiledEngine(BuildHookInterface[Any]):
    """The libraries that `make compiled` has made lie beside the Python files that they replace."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The wheel is for the Python and the machine that the engine was compiled with."""
        folder = Path(self.root) / COMPILED
        suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        found = sorted(folder.rglob(f"*{suffix}"))
        if not found:
            raise FileNotFoundError(f"no engine in {COMPILED} is compiled for this Python: run `make wheel`")
        build_data["force_include"] |= {str(path): str(path.relative_to(folder)) for path in found}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
