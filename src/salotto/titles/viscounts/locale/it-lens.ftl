vw-stands-team =
    Insieme avete { $total } punti su { $target }. { $reserve ->
        [0] La riserva del Barone è vuota: perdete quando deve piazzare un altro Lavoratore.
        [one] Nella riserva del Barone resta 1 Lavoratore.
       *[other] Nella riserva del Barone restano { $reserve } Lavoratori.
    }
vw-stands-met = I tuoi segnalini si sono incontrati: nella fase 5 del tuo turno risolvi la Collisione. Così come stanno, porta: { $brings }.
vw-stands-tracks =
    { $apart ->
        [one] I tuoi segnalini sono uno accanto all'altro.
       *[other] I tuoi segnalini distano { $apart } spazi.
    } Se si incontrassero dov'è la Corruzione: { $left }. Dov'è la Reputazione: { $right }.
vw-stands-debts =
    { $n ->
        [0] Non hai Debiti non pagati.
        [one] Il tuo Debito non pagato alla fine costa { $vp } punti.
       *[other] I tuoi { $n } Debiti non pagati alla fine costano { $vp } punti.
    } { $left ->
        [0] La Povertà è stata rivelata.
        [one] Manca 1 Debito alla Povertà.
       *[other] Mancano { $left } Debiti alla Povertà.
    }
vw-stands-deeds =
    { $n ->
        [0] Non hai Atti di Proprietà.
        [one] Il tuo Atto di Proprietà alla fine dà { $vp ->
            [one] 1 punto
           *[other] { $vp } punti
        }.
       *[other] I tuoi { $n } Atti di Proprietà alla fine danno { $vp } punti.
    } { $left ->
        [0] La Prosperità è stata rivelata.
        [one] Manca 1 Atto alla Prosperità.
       *[other] Mancano { $left } Atti alla Prosperità.
    }
vw-stands-keep =
    { $n ->
        [0] Qui non hai Lavoratori.
        [one] Qui hai 1 Lavoratore.
       *[other] Qui hai { $n } Lavoratori.
    } { $led ->
        [own] Hai tu la carta Capo del Castello.
        [other] La carta Capo del Castello ce l'ha un altro.
       *[nobody] Chi arriva qui per primo prende la carta Capo del Castello.
    }
