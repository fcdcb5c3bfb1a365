"""What every test gets."""

import pytest
from hypothesis import HealthCheck, settings

from salotto.words import Words

# The clocks of shared machines drift too much for Hypothesis' deadline; pytest's own timeout guards instead.
# Always the same examples: whoever changes something else is not the one to meet a new one.
settings.register_profile(
    "salotto", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("salotto")

Words.strict = True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running, and others need their own."""
    items.sort(key=lambda item: "browser" in item.path.parts)
