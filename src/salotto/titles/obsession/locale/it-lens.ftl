ob-stands-rounds =
    Round { $round } di { $rounds }. { $courtship ->
        [0] Non seguono corteggiamenti.
       *[other] Il prossimo corteggiamento è nel round { $courtship }.
    }
ob-stands-reputation =
    Sei al livello { $level }: { $vp ->
        [one] 1 punto
       *[other] { $vp } punti
    } alla fine. { $missing ->
        [0] Più in alto non si va.
        [one] Manca 1 punto reputazione al prossimo livello.
       *[other] Mancano { $missing } punti reputazione al prossimo livello.
    }
ob-stands-money =
    Hai { $money } £: { $vp ->
        [one] 1 punto
       *[other] { $vp } punti
    } alla fine.
ob-stands-tile =
    { $missing ->
        [0] Costa { $price } £ e tu hai { $money } £.
       *[other] Costa { $price } £; tu hai { $money } £ e mancano { $missing } £.
    }
ob-stands-market =
    Con { $money } £ puoi pagare { $n ->
        [one] 1 tessera
       *[other] { $n } tessere
    } su { $of }.
ob-stands-available =
    { $n ->
        [0] Adesso nessun tuo inserviente è disponibile.
        [one] Adesso è disponibile 1 tuo inserviente.
       *[other] Adesso sono disponibili { $n } tuoi inservienti.
    }
ob-stands-quarters =
    { $n ->
        [0] Nel tuo prossimo turno non torna nessuno.
        [one] Nel tuo prossimo turno torna disponibile 1 inserviente.
       *[other] Nel tuo prossimo turno tornano disponibili { $n } inservienti.
    }
ob-stands-expended =
    { $n ->
        [0] Nessun tuo inserviente è stato utilizzato.
        [one] 1 inserviente torna disponibile tra due turni, o subito se passi.
       *[other] { $n } inservienti tornano disponibili tra due turni, o subito se passi.
    }
