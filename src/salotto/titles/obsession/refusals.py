"""Why something is not possible in Obsession: the rule, and its words."""

# interpreted: it is what people read
from __future__ import annotations

from salotto.kit.refusals import Why

TOO_DEAR = Why("OB-1.2", "ob-why-money")
ALREADY_OWNED = Why("OB-9.18", "ob-why-owned")
NO_ACTIVITY = Why("OB-4.3.1", "ob-why-no-activity")
TOO_GRAND = Why("OB-4.3.2", "ob-why-rating")
NO_GUESTS = Why("OB-4.4.1", "ob-why-guests")
NO_SERVICE = Why("OB-4.5.2", "ob-why-service")
NOBODY_TO_HIRE = Why("OB-9.20", "ob-why-nobody-to-hire")
WRONG_KIND = Why("OB-4.4.1", "ob-why-kind")
GUEST_TOO_GRAND = Why("OB-4.4.3", "ob-why-guest-rating")
CANNOT_SERVE = Why("OB-4.5.2", "ob-why-cannot-serve")
CANNOT_PAY = Why("OB-4.4.5", "ob-why-penalty")
NO_REPUTATION = Why("OB-6.1", "ob-why-reputation")
ONCE_A_TURN = Why("OB-6.4", "ob-why-once")
NOTHING_TO_GAIN = Why("OB-13.16", "ob-why-nothing")
REFUSED = Why("OB-20.22", "ob-why-refused")
