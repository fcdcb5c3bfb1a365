pw-stands-tax =
    { $silver ->
        [0] The Tax supply is empty: the Inquisition is under way.
        [one] 1 Silver is left: whoever takes it brings the Inquisition.
       *[other] { $silver } Silver are left: whoever takes the last one brings the Inquisition.
    }
pw-stands-king =
    Round { $round }: { $left ->
        [0] it is the last one.
        [one] one more follows.
       *[other] { $left } more follow.
    }
pw-stands-honour = Your Honour is { $level }: at the end Strength, Faith and Influence each count no more than that.
pw-stands-attribute =
    Your { $attribute ->
        [strength] Strength
        [faith] Faith
       *[influence] Influence
    } is { $level }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } at the end.{ $boost ->
        [0] { "" }
       *[other] {" "}In this round it counts as { $counts }.
    }
pw-stands-suspicion-coop =
    { $n ->
        [0] You hold no Suspicion card.
        [one] You hold 1 Suspicion card.
       *[other] You hold { $n } Suspicion cards.
    }
pw-stands-suspicion =
    { pw-stands-suspicion-coop } { $hit ->
        [yes] Nobody holds more: an Inquisition would bring you a Debt now.
       *[no] An Inquisition would bring you no Debt now; the most that anybody holds is { $most }.
    }
pw-stands-debts =
    { $n ->
        [0] You have no unpaid Debt.
        [one] You have 1 unpaid Debt.
       *[other] You have { $n } unpaid Debts.
    } All your Debts together count { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } at the end.
