"""Why something is not possible: every reason that people are given."""

from __future__ import annotations

from salotto.kit.refusals import Why

# VW-5
TOO_FAR = Why("VW-5.2.2", "vw-why-too-far")
WRONG_PATH = Why("VW-5.3.2", "vw-why-wrong-path")

# VW-6
NO_USABLE_ICON = Why("VW-6.1.7", "vw-why-no-usable-icon")
TOO_DEAR_TO_DISMISS = Why("VW-6.1.8", "vw-why-too-dear-to-dismiss")
NOT_EVEN_WITH_IT = Why("VW-6.1.10", "vw-why-not-even-with-it")
TOO_FEW_MERCHANTS = Why("VW-6.2.1", "vw-why-too-few-merchants")
NO_SPOT = Why("VW-6.3.1", "vw-why-no-spot")
SPOT_TAKEN = Why("VW-6.3.1", "vw-why-spot-taken")
OTHER_SPACE = Why("VW-6.3.1", "vw-why-other-space")
TOO_FEW_BUILDERS = Why("VW-6.3.2", "vw-why-too-few-builders")
NO_BUILDING = Why("VW-6.3.4", "vw-why-no-building")
SLOT_EMPTY = Why("VW-6.3.8", "vw-why-slot-empty")
TOO_FEW_NOBLES = Why("VW-6.4.1", "vw-why-too-few-nobles")
NO_WORKER = Why("VW-6.4.3", "vw-why-no-worker")
TOO_FEW_CLERICS = Why("VW-6.5.1", "vw-why-too-few-clerics")

# VW-7, VW-8, VW-11
WRONG_COST = Why("VW-8.14", "vw-why-wrong-cost")
PROTECTED = Why("VW-11.4.5", "vw-why-protected")
