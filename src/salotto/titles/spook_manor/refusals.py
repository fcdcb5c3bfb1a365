"""Why something is not possible in Spook Manor: the rule, and its words."""

from __future__ import annotations

from salotto.kit.refusals import Why

OCCUPIED_CELL = Why("SM-4.2.3", "sm-why-occupied")
NOT_ADJACENT = Why("SM-4.2.4", "sm-why-not-adjacent")
NOTHING_BENEATH = Why("SM-4.2.5", "sm-why-nothing-beneath")
BELOW_GROUND = Why("SM-4.2.6", "sm-why-below-ground")

OF_A_SPACE = {
    why.rule: why
    for why in (
        Why("SM-4.4.4", "sm-why-taken"),
        Why("SM-4.4.5", "sm-why-colour"),
        Why("SM-4.4.6", "sm-why-different"),
        Why("SM-4.4.7", "sm-why-same"),
        Why("SM-4.4.8", "sm-why-pair"),
    )
}
"""Why a monster may not stand on a space, by rule."""

NO_SPACE = Why("SM-4.4.10", "sm-why-no-space")
