aw-stands-guildhall =
    { $left ->
        [0] La Sede è piena: si giocano gli ultimi turni.
        [one] Ancora un Lavoratore qui, e ognuno ha un ultimo turno.
       *[other] Dopo altri { $left } Lavoratori qui ognuno ha un ultimo turno.
    }
aw-stands-team = Insieme avete { $total } punti; l'obiettivo del Barone ora è { $target }.
aw-stands-virtue =
    La tua Reputazione è { $level }: { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    } alla fine. { $closed ->
        [cathedral] È troppo bassa per la Cattedrale.
        [market] È troppo alta per il Mercato Nero.
       *[none] Mercato Nero e Cattedrale ti sono aperti.
    }
aw-stands-cathedral =
    { $level ->
        [0] Non hai ancora lavorato alla Cattedrale.
       *[other]
            Sei al livello { $level }: { $vp ->
                [one] 1 punto
               *[other] { $vp } punti
            } alla fine.
    } { $next ->
        [0] Più in alto non c'è un livello libero per te.
       *[other] Il prossimo livello ne dà in tutto { $next }.
    }
aw-stands-debts =
    { $n ->
        [0] Non hai Debiti non pagati.
        [one] Il tuo Debito non pagato alla fine costa { $vp } punti.
       *[other] I tuoi { $n } Debiti non pagati alla fine costano { $vp } punti.
    }
aw-stands-prison =
    { $n ->
        [0] Nessuno dei tuoi Lavoratori è in Prigione.
        [one] 1 dei tuoi Lavoratori è in Prigione.
       *[other] { $n } dei tuoi Lavoratori sono in Prigione.
    } { $vp ->
        [0] Per ora non costa punti.
        [one] Alla fine costa 1 punto.
       *[other] Alla fine costa { $vp } punti.
    }
