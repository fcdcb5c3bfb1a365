lw-stands-purse =
    Counted up now, with properties, you have £{ $sum }. { $keeps ->
        [bankrupt] You are bankrupt: every pound more that you spend counts.
        [both] You cannot go bankrupt while you own a property or have a job.
        [property] You cannot go bankrupt while you own a property.
        [job] You cannot go bankrupt while you have a job.
       *[none] With £0 or less you are bankrupt, and the round becomes the last one.
    }
lw-stands-board =
    { $taken } of { $spaces } spaces are taken.
lw-stands-actions =
    { $n ->
        [0] You have no action now.
        [one] You have 1 action now.
       *[other] You have { $n } actions now.
    }{ $white ->
        [0] { "" }
        [one] {" "}Besides, 1 for white-bordered cards only.
       *[other] {" "}Besides, { $white } for white-bordered cards only.
    }
lw-stands-boys =
    { $n ->
        [0] You have no errand boy to send now.
        [one] You have 1 errand boy to send.
       *[other] You have { $n } errand boys to send.
    }
lw-stands-order = In this round you are number { $place } of { $players }.
lw-stands-market = Now the best to buy: { $dear } (+{ $high }). The best to sell: { $cheap } (−{ $low }).
