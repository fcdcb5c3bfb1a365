sm-stands-columns =
    { $tall ->
        [0] Aucune de vos colonnes n'a encore 6 cartes ; la plus haute en a { $highest }.
        [one] 1 de vos colonnes a 6 cartes ou plus : { $vp } points.
       *[other] { $tall } de vos colonnes ont 6 cartes ou plus : { $vp } points.
    }
sm-stands-lights =
    Vos lumières rapportent maintenant { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }.
