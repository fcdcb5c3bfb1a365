"""What every test gets."""

import pytest
from hypothesis import settings

from salotto.words import Words

# The clocks of shared machines drift too much for Hypothesis' deadline; pytest's own timeout guards instead.
settings.register_profile("salotto", deadline=None)
settings.load_profile("salotto")

Words.strict = True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running, and others need their own."""
    items.sort(key=lambda item: "browser" in item.path.parts)
