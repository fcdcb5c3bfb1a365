"""Why something is not possible in Architects: every reason with its rule."""

from __future__ import annotations

from salotto.kit.refusals import Why

GOLD_NEEDS_TWO = Why("AW-4.1.4", "aw-why-gold")
HIRE_SILVER = Why("AW-4.3.2", "aw-why-hire-silver")
HIRE_COLUMN = Why("AW-4.3.4", "aw-why-hire-column")
NO_PLANS = Why("AW-4.4.3", "aw-why-no-plans")
CAPTURE_SILVER = Why("AW-4.5.2", "aw-why-capture-silver")
CAPTURE_PLACES = Why("AW-4.5.4", "aw-why-capture-places")
NO_TAX = Why("AW-4.6.1", "aw-why-no-tax")
MARKET_VIRTUE = Why("AW-6.1.4", "aw-why-market-virtue")
MARKET_TAKEN = Why("AW-4.7.1", "aw-why-market-taken")
MARKET_SILVER = Why("AW-4.7.1", "aw-why-market-silver")
NOTHING_AT_GUARDHOUSE = Why("AW-4.8.1", "aw-why-guardhouse")
NO_CAPTIVES = Why("AW-4.8.2", "aw-why-no-captives")
NO_PRISONERS = Why("AW-4.8.3", "aw-why-no-prisoners")
NONE_ELSEWHERE = Why("AW-4.8.4", "aw-why-none-elsewhere")
BUY_BACK_SILVER = Why("AW-4.8.4", "aw-why-buy-back-silver")
NO_DEBT = Why("AW-4.8.5", "aw-why-no-debt")
DEBT_SILVER = Why("AW-4.8.5", "aw-why-debt-silver")
NOTHING_TO_BUILD = Why("AW-4.9.1", "aw-why-nothing-to-build")
NO_HAND = Why("AW-5.1.1", "aw-why-no-hand")
MISSING_SKILL = Why("AW-5.1.1", "aw-why-skill")
MISSING_GOODS = Why("AW-5.1.2", "aw-why-goods")
CATHEDRAL_VIRTUE = Why("AW-6.1.4", "aw-why-cathedral-virtue")
CATHEDRAL_TOP = Why("AW-5.2.1", "aw-why-cathedral-top")
CATHEDRAL_FULL = Why("AW-5.2.1", "aw-why-cathedral-full")
CATHEDRAL_GOODS = Why("AW-5.2.1", "aw-why-cathedral-goods")
CATHEDRAL_CARD = Why("AW-5.2.1", "aw-why-cathedral-card")
TRADE_GOODS = Why("AW-4.0.5", "aw-why-trade-goods")
