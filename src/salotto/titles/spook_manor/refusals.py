"""Why something is not possible in Spook Manor: the rule, and its words."""

from __future__ import annotations

from salotto.kit.refusals import Why

OCCUPIED_CELL = Why("SM-4.2.3", "sm-why-occupied")
NOT_ADJACENT = Why("SM-4.2.4", "sm-why-not-adjacent")
NOTHING_BENEATH = Why("SM-4.2.5", "sm-why-nothing-beneath")
BELOW_GROUND = Why("SM-4.2.6", "sm-why-below-ground")

TAKEN = Why("SM-4.4.4", "sm-why-taken")
OTHER_COLOUR = Why("SM-4.4.5", "sm-why-colour")
DIFFERENT = Why("SM-4.4.6", "sm-why-different")
SAME = Why("SM-4.4.7", "sm-why-same")
PAIR = Why("SM-4.4.8", "sm-why-pair")
NO_SPACE = Why("SM-4.4.10", "sm-why-no-space")
