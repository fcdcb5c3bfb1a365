"""Why something is not possible in Last Will: the rule, and its words."""

from __future__ import annotations

from salotto.kit.refusals import Why

PLAN_TAKEN = Why("LW-5.2", "lw-why-plan-taken")
DECK_EMPTY = Why("LW-5.9", "lw-why-deck-empty")
PLAN_BLOCKED = Why("LW-5.11", "lw-why-plan-blocked")
OCCUPIED = Why("LW-6.3", "lw-why-occupied")
NO_CARD = Why("LW-6.6", "lw-why-no-card")
NO_EXTENSION = Why("LW-6.8", "lw-why-no-extension")
ONCE = Why("LW-6.10", "lw-why-unknown-once")
NO_ACTIONS = Why("LW-7.3", "lw-why-actions")
NO_ROOM = Why("LW-9.2", "lw-why-no-room")
USED = Why("LW-9.5", "lw-why-used")
NOTHING_TO_SPEND = Why("LW-9.7", "lw-why-nothing")
NO_CASH = Why("LW-10.4", "lw-why-price")
NO_SLOT = Why("LW-11.3", "lw-why-no-slot")
TOO_DEAR = Why("LW-14.2", "lw-why-money")
DEBTOR = Why("LW-14.7", "lw-why-debtor")
DEMOTED = Why("LW-21.5", "lw-why-demoted")
NO_JOB = Why("LW-23.1", "lw-why-no-job")
NOT_YET = Why("LW-23.3", "lw-why-pure-errand-first")
SAME_NAME = Why("LW-26.4", "lw-why-same-name")
