### La pagina di Paladini.

pw-attribute-strength = Forza
pw-attribute-faith = Fede
pw-attribute-influence = Influenza
pw-good-silver = Monete
pw-good-provision = Provviste
pw-page-your-paladins = I tuoi Paladini
pw-page-pile = { $n } nel tuo mazzo
pw-page-tavern = Taverna
pw-page-townsfolk = Cittadini
pw-page-outsiders = Invasori
pw-page-king = Il tracciato del Re
pw-page-map = La mappa
pw-page-in-round = round { $round }
pw-page-tax = Riserva Tasse
pw-page-suspicion = Sospetto
pw-page-walls = Mura rimaste
pw-page-debts = Debiti non pagati
pw-page-team = Squadra { $total }, obiettivo { $target }
pw-page-board = La tua plancia
pw-page-board-of = Plancia di { $name }
pw-page-needs = serve { $n }
pw-page-crew = Seguito
pw-page-converted = Convertiti
pw-page-attacked = Attaccati
pw-page-rival = Il Rivale
pw-page-start = Primo giocatore
pw-page-round = Round { $round } di { $rounds }
pw-page-ends = Si giocano { $rounds } round
pw-page-last-round = L'ultimo round
pw-attribute-honour = Onore
pw-page-workshop = Officina
pw-page-missing = manca
pw-page-done = Finora
pw-page-averted = sventata
pw-page-debt-pile = Debiti nel mazzo
pw-page-walls-built = Mura
pw-page-on-top = In cima:
pw-page-at-bottom = Dal fondo in su:
pw-page-workers = Lavoratori
pw-page-resource = Segnalino Risorse { $space }/{ $spaces }
pw-page-schemes =
    { $n ->
        [one] 1 Intrigo nel mazzo
       *[other] { $n } Intrighi nel mazzo
    }
pw-note-costs = costa { $what }
pw-note-free = gratis
pw-note-debt = un Debito: −3 PV finché non è pagato
pw-note-keeps = di { $n } Lavoratori ne conservi { $kept }
pw-pad-develops = Officine sviluppate
pw-pad-commissions = Monaci sulla mappa
pw-pad-garrisons = Avamposti sulla mappa
pw-pad-absolves = Giare spostate
pw-pad-fortifies = Mura costruite
pw-pad-walls = PV sulle Mura
pw-pad-converts = PV degli Invasori convertiti
pw-pad-softer = PV in meno per Debito non pagato (Traditori)
pw-pad-paid = Debiti pagati
pw-note-gives =
    { $what ->
        [hunt] Provviste { $now } → { $then }
        [trade] Monete { $now } → { $then }
        [develop] Officine { $now } → { $then }, { $worker }
        [conspire] un Criminale, Sospetti { $now } → { $then }
        [gain_honour] Onore { $now } → { $then }, Sospetti { $held } → { $fewer }
        [recruit]
            { $then ->
                [0] la ricompensa della carta
               *[other] Seguito { $now } → { $then }
            }
       *[pray]
            { $now ->
                [one] libera il suo unico spazio occupato
               *[other] libera uno di { $now } spazi
            }
    }
pw-note-gives-more =
    { pw-note-gives }; in più la ricompensa di { $card }{ $more ->
        [0] { "" }
       *[other] {" "}e di altre { $more }
    }
pw-page-left =
    Hai ancora { $workers ->
        [one] 1 Lavoratore
       *[other] { $workers } Lavoratori
    }{ $kept ->
        [0] , e questo è l'ultimo round.
       *[other] : in questo round non agirai più e ne conserverai { $kept }.
    }
pw-page-passed = passato
pw-note-change = { $now } → { $then }
pw-page-meets-baron =
    { $n ->
        [one] toglie l'ultimo Lavoratore Barone di una Minaccia
       *[other] toglie 1 di { $n } Lavoratori Barone di una Minaccia
    }
pw-page-meets-invaders =
    { $n ->
        [one] 1 Invasore ancora da prendere in questo round
       *[other] { $n } Invasori ancora da prendere in questo round
    }
pw-page-starting = Cittadini Iniziali
pw-page-instead-told = Si effettua quando l'Intrigo rivelato non è possibile
pw-page-rises = Quando il segnalino torna su 1:
pw-page-not-now = ora impossibile
pw-page-last-scheme = Ultimo Intrigo:
pw-page-aims = Punta a:
pw-page-aimed = Il Rivale prenderebbe questa carta
pw-page-only-for =
    { $you ->
        [yes] solo per te
       *[no] solo per { $name }
    }
pw-page-attributes = Attributi
pw-page-boosted = { $attribute }: in questo round vale { $n }
pw-page-own-pile = Il tuo mazzo di Paladini
pw-pad-strength = Forza
pw-pad-faith = Fede
pw-pad-influence = Influenza
pw-pad-silver = Monete
pw-pad-provisions = Provviste
pw-pad-unpaid = Debiti non pagati
pw-pad-order-1 = primo Ordine del Re completato
pw-pad-order-2 = secondo Ordine del Re completato
pw-pad-order-3 = terzo Ordine del Re completato
