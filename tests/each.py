"""One test for many things alike: all those that break it are told of, not only the first.

`@for_each("card", CARDS)` stands where `@pytest.mark.parametrize` could. Take that one where each case is a
sentence of its own, or needs fixtures of its own: here they share them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from traceback import format_exception
from typing import Any

import pytest

Test = Callable[..., None]


def name_of(case: Any) -> str:
    """What a case is called: a card by its key, several things by all their names."""
    if isinstance(case, tuple | list):
        return "-".join(map(name_of, case))
    if isinstance(case, dict):
        return str(case.get("id", case))
    for name in ("key", "id", "__name__"):
        if isinstance(found := getattr(case, name, None), str):
            return found
    return str(case)


def for_each(
    names: str, cases: Iterable[Any], called: Callable[[Any], object] = name_of
) -> Callable[[Test], Test]:
    """Run a test for each case; its failure says which cases fail, with the traceback of each."""
    wanted = [name.strip() for name in names.split(",")]
    listed = list(cases)
    assert listed, f"no {names} to try"

    def loop(test: Test) -> Test:
        signature = inspect.signature(test)
        fixtures = [each for each in signature.parameters.values() if each.name not in wanted]
        assert len(fixtures) == len(signature.parameters) - len(wanted), f"{test.__name__} takes no {names}"

        @wraps(test)
        def run(**given: Any) -> None:
            __tracebackhide__ = True
            failed: list[str] = []
            told = ""
            for case in listed:
                try:
                    test(**given, **dict(zip(wanted, case if len(wanted) > 1 else [case], strict=True)))
                except (Exception, pytest.fail.Exception) as error:
                    here = error.__traceback__
                    failed.append(f"{called(case)}")
                    lines = format_exception(error.with_traceback(here and here.tb_next))
                    told += f"\n{failed[-1]}\n{''.join(lines)}"
            if failed:
                pytest.fail(f"{len(failed)} of {len(listed)}: {', '.join(failed)}\n{told}", pytrace=False)

        vars(run)["__signature__"] = signature.replace(parameters=fixtures)
        return run

    return loop
