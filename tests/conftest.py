"""What every test gets."""

from hypothesis import settings

from salotto.words import Words

# The clocks of shared machines drift too much for Hypothesis' deadline; pytest's own timeout guards instead.
settings.register_profile("salotto", deadline=None)
settings.load_profile("salotto")

Words.strict = True
