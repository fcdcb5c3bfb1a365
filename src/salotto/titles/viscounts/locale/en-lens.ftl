vw-stands-team =
    Together you have { $total } points of { $target }. { $reserve ->
        [0] The Overlord's reserve is empty: you lose when he must place another Worker.
        [one] 1 Worker is left in the Overlord's reserve.
       *[other] { $reserve } Workers are left in the Overlord's reserve.
    }
vw-stands-met = Your markers have met: in phase 5 of your turn you resolve the collision. As they stand it brings: { $brings }.
vw-stands-tracks =
    { $apart ->
        [one] Your markers stand side by side.
       *[other] Your markers are { $apart } spaces apart.
    } If they met where Corruption stands: { $left }. Where Virtue stands: { $right }.
vw-stands-debts =
    { $n ->
        [0] You have no unpaid Debt.
        [one] Your unpaid Debt costs { $vp } points at the end.
       *[other] Your { $n } unpaid Debts cost { $vp } points at the end.
    } { $left ->
        [0] Poverty has been revealed.
       *[other] { $left } Debts are left before Poverty.
    }
vw-stands-deeds =
    { $n ->
        [0] You have no Deed.
        [one] Your Deed brings { $vp } points at the end.
       *[other] Your { $n } Deeds bring { $vp } points at the end.
    } { $left ->
        [0] Prosperity has been revealed.
       *[other] { $left } Deeds are left before Prosperity.
    }
vw-stands-keep =
    { $n ->
        [0] You have no Worker here.
        [one] You have 1 Worker here.
       *[other] You have { $n } Workers here.
    } { $led ->
        [own] You hold the Castle Leader Card.
        [other] Somebody else holds the Castle Leader Card.
       *[nobody] The first who comes here takes the Castle Leader Card.
    }
