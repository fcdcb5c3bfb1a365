sm-stands-columns =
    { $tall ->
        [0] Nessuna delle tue colonne ha ancora 6 carte; la più alta ne ha { $highest }.
        [one] 1 delle tue colonne ha 6 o più carte: { $vp } punti.
       *[other] { $tall } delle tue colonne hanno 6 o più carte: { $vp } punti.
    }
sm-stands-lights =
    Ora le tue luci danno { $vp ->
        [one] 1 punto
       *[other] { $vp } punti
    }.
