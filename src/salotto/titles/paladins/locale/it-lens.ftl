pw-stands-tax =
    { $silver ->
        [0] La Riserva Tasse è vuota: l'Inquisizione è in corso.
        [one] Resta 1 Moneta: chi la prende porta l'Inquisizione.
       *[other] Restano { $silver } Monete: chi prende l'ultima porta l'Inquisizione.
    }
pw-stands-king =
    Round { $round }: { $left ->
        [0] è l'ultimo.
        [one] ne segue un altro.
       *[other] ne seguono altri { $left }.
    }
pw-stands-honour = Il tuo Onore è { $level }: alla fine Forza, Fede e Influenza contano ciascuna al massimo tanto.
pw-stands-attribute =
    La tua { $attribute ->
        [strength] Forza
        [faith] Fede
       *[influence] Influenza
    } è { $level }: { $vp ->
        [one] 1 punto
       *[other] { $vp } punti
    } alla fine.{ $boost ->
        [0] { "" }
       *[other] {" "}In questo round vale { $counts }.
    }
pw-stands-suspicion-coop =
    { $n ->
        [0] Non hai carte Sospetto.
        [one] Hai 1 carta Sospetto.
       *[other] Hai { $n } carte Sospetto.
    }
pw-stands-suspicion =
    { pw-stands-suspicion-coop } { $hit ->
        [yes] Nessuno ne ha di più: ora un'Inquisizione ti porterebbe un Debito.
       *[no] Ora un'Inquisizione non ti porterebbe Debiti; chi ne ha di più ne ha { $most }.
    }
pw-stands-debts =
    { $n ->
        [0] Non hai Debiti non pagati.
        [one] Hai 1 Debito non pagato.
       *[other] Hai { $n } Debiti non pagati.
    } Tutti i tuoi Debiti insieme alla fine contano { $vp ->
        [one] { $vp } punto
       *[other] { $vp } punti
    }.
