sm-stands-columns =
    { $tall ->
        [0] None of your columns has 6 cards yet; the highest has { $highest }.
        [one] 1 of your columns has 6 or more cards: { $vp } points.
       *[other] { $tall } of your columns have 6 or more cards: { $vp } points.
    }
sm-stands-lights =
    Your lights now bring { $vp ->
        [one] 1 point
       *[other] { $vp } points
    }.
