ob-stands-rounds =
    Round { $round } of { $rounds }. { $courtship ->
        [0] No courtship follows.
       *[other] The next courtship is in round { $courtship }.
    }
ob-stands-reputation =
    Your level is { $level }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } at the end. { $missing ->
        [0] There is no higher one.
       *[other] { $missing } more reputation for the next level.
    }
ob-stands-money =
    You have £{ $money }: { $vp ->
        [one] 1 point
       *[other] { $vp } points
    } at the end.
ob-stands-tile =
    { $missing ->
        [0] It costs £{ $price }, and you have £{ $money }.
       *[other] It costs £{ $price }; you have £{ $money }, £{ $missing } too little.
    }
ob-stands-market = With £{ $money } you can pay for { $n } of { $of } tiles.
ob-stands-available =
    { $n ->
        [0] No servant of yours is ready now.
        [one] 1 servant of yours is ready now.
       *[other] { $n } servants of yours are ready now.
    }
ob-stands-quarters =
    { $n ->
        [0] Nobody comes back in your next turn.
        [one] 1 servant of yours will be ready in your next turn.
       *[other] { $n } servants of yours will be ready in your next turn.
    }
ob-stands-expended =
    { $n ->
        [0] Nobody of yours was used.
        [one] 1 servant of yours will be ready in two turns, or at once when you pass.
       *[other] { $n } servants of yours will be ready in two turns, or at once when you pass.
    }
