### Il racconto di un tavolo di Paladini, in italiano.

## Preparazione e round

pw-start-player =
    { $you ->
        [yes] Hai
       *[no] { $player } ha
    } il segnalino Primo Giocatore.
pw-takes-starting =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } il Cittadino Iniziale { $card }.
pw-round = Comincia il round { $round }.
pw-order-turned-up = Si rivela «{ $card }», che vale { $vp } PV.
pw-favour-turned-up = Si rivela il Favore del Re { $card }.
pw-tavern-laid-out = Si rivelano le carte Taverna.
pw-has-chosen =
    { $you ->
        [yes] Hai
       *[no] { $player } ha
    } scelto un Paladino.
pw-all-have-chosen = Tutti hanno scelto un Paladino.
pw-reveals-paladin =
    { $you ->
        [yes] Riveli
       *[no] { $player } rivela
    } { $card }: { $workers }.
pw-takes-tavern =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } la carta Taverna con { $card }.
pw-all-have-passed = Tutti hanno passato.
pw-refreshed = Ripristino: le file, la Taverna e i Favori sono di nuovo pronti.
pw-game-over = La partita è finita.

## Azioni

pw-acts =
    { $you ->
        [yes] Scegli
       *[no] { $player } sceglie
    } { $action }: { $workers }.
pw-acts-for =
    { $you ->
        [yes] Scegli
       *[no] { $player } sceglie
    } { $action } per { $other_you ->
        [yes] te
       *[no] { $other }
    }: { $workers }.
pw-pays =
    { $you ->
        [yes] Paghi
       *[no] { $player } paga
    } { $what }.
pw-develops =
    { $you ->
        [yes] Sviluppi
       *[no] { $player } sviluppa
    }: un'Officina su { $place }.
pw-discards-townsfolk =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $card } per la ricompensa.
pw-joins-crew =
    { $card } entra nel { $you ->
        [yes] tuo Seguito
       *[no] Seguito di { $player }
    }.
pw-clears =
    { $you ->
        [yes] Preghi
       *[no] { $player } prega
    }: «{ $space }».
pw-commissions =
    { $you ->
        [yes] Piazzi
       *[no] { $player } piazza
    } un Monaco: «{ $space }».
pw-garrisons =
    { $you ->
        [yes] Piazzi
       *[no] { $player } piazza
    } un Avamposto: «{ $space }».
pw-fortifies =
    { $you ->
        [yes] Costruisci
       *[no] { $player } costruisce
    }: «{ $wall }».
pw-absolves =
    { $you ->
        [yes] Sposti
       *[no] { $player } sposta
    } una Giara: «{ $space }».
pw-attacks =
    { $you ->
        [yes] Attacchi
       *[no] { $player } attacca
    } { $card }.
pw-converts =
    { $you ->
        [yes] Converti
       *[no] { $player } converte
    } { $card }.
pw-uses-favour =
    { $you ->
        [yes] Usi
       *[no] { $player } usa
    } il Favore { $card }: { $workers }.
pw-completes-order =
    { $you ->
        [yes] Completi
       *[no] { $player } completa
    } { $card } per tutti, con { $worker }.
pw-passes =
    { $you ->
        [yes] Passi
       *[no] { $player } passa
    }.
pw-keeps =
    { $you ->
        [yes] Conservi
       *[no] { $player } conserva
    } { $workers }.

## Guadagni e perdite

pw-gains =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $what }.
pw-loses =
    { $you ->
        [yes] Perdi
       *[no] { $player } perde
    } { $what }.
pw-loses-worker =
    { $you ->
        [yes] Perdi
       *[no] { $player } perde
    } un Lavoratore conservato: { $worker }.
pw-suspected =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } un Sospetto (Tassa { $tax }) e ora ne { $you ->
        [yes] hai
       *[no] ha
    } { $held }.
pw-no-suspicion-left = Non ci sono più carte Sospetto.
pw-removes-suspicion =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $n ->
        [one] 1 Sospetto
       *[other] { $n } Sospetti
    }; rimasti: { $held }.
pw-inquisition =
    La Riserva Tasse è vuota: Inquisizione! L'ultima Moneta { $you ->
        [yes] l'hai presa tu
       *[no] l'ha presa { $player }
    }.
pw-nobody-suspected = Nessuno è sospettato.
pw-tax-refilled =
    La Riserva Tasse torna a { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }.
pw-gains-debt =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } un Debito.
pw-avoids-debt =
    { $you ->
        [yes] Paghi
       *[no] { $player } paga
    } { $silver ->
        [one] 1 Moneta
       *[other] { $silver } Monete
    } invece di ottenere un Debito: lo permette il { $tome }.
pw-pays-debt =
    { $you ->
        [yes] Paghi
       *[no] { $player } paga
    } un Debito.
pw-destroys-debt =
    { $you ->
        [yes] Distruggi
       *[no] { $player } distrugge
    } un Debito non pagato.

## Il Rivale

pw-rival-workshop = Un'Officina del Rivale va su { $action }.
pw-rival-scheme-added = «{ $card }» si aggiunge agli Intrighi del Rivale.
pw-rival-workers =
    Il Rivale ha { $n ->
        [one] 1 Lavoratore.
       *[other] { $n } Lavoratori.
    }
pw-rival-reveals = Il Rivale rivela { $card }.
pw-rival-acts =
    Il Rivale sceglie { $action } con { $workers ->
        [one] 1 Lavoratore
       *[other] { $workers } Lavoratori
    }.
pw-rival-favour =
    Il Rivale usa il Favore { $card } con { $workers ->
        [one] 1 Lavoratore
       *[other] { $workers } Lavoratori
    }.
pw-rival-absolves = Il Rivale rimuove una Giara.
pw-rival-clears = Il Rivale libera il lato destro della sua plancia.
pw-rival-gains-workers =
    Il Rivale ottiene { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    }.
pw-rival-marker = Il segnalino Risorse del Rivale è su { $space }.
pw-rival-drains =
    { $n ->
        [one] 1 Moneta lascia
       *[other] { $n } Monete lasciano
    } la Riserva Tasse.
pw-rival-rests =
    Il Rivale si riposa e gli { $workers ->
        [0] restano 0 Lavoratori
        [one] resta 1 Lavoratore
       *[other] restano { $workers } Lavoratori
    }.

## Il Barone

pw-invaders =
    Minaccia Invasori: in ogni round prendete insieme { $n ->
        [one] 1 Invasore
       *[other] { $n } Invasori
    }.
pw-invaders-strike =
    Gli Invasori colpiscono: { $n ->
        [0] non ne è stato preso nessuno
        [one] ne è stato preso solo 1
       *[other] ne sono stati presi solo { $n }
    }, { $needed ->
        [one] ne serviva 1.
       *[other] ne servivano { $needed }.
    }
pw-threat-turned-up =
    Si rivela «{ $card }» con { $workers ->
        [one] 1 Lavoratore Barone
       *[other] { $workers } Lavoratori Barone
    }.
pw-threat-faced =
    { $left ->
        [0] La Minaccia è sventata: «{ $card }».
        [one] Resta 1 Lavoratore Barone su «{ $card }».
       *[other] Restano { $left } Lavoratori Barone su «{ $card }».
    }
pw-threat-grows =
    { $card } sale a { $workers ->
        [one] 1 Lavoratore Barone
       *[other] { $workers } Lavoratori Barone
    }.
pw-kings-threat = Minaccia del Re: ora ogni Ordine del Re richiede { $more } in più di ciascuna Caratteristica.
pw-suffers =
    { $you ->
        [yes] Subisci
       *[no] { $player } subisce
    } { $card }.
pw-suffers-nothing =
    { $you ->
        [yes] Non hai
       *[no] { $player } non ha
    } nulla da perdere per «{ $card }».
pw-honour-lowers =
    { $attribute }: { $you ->
        [yes] scendi
       *[no] { $player } scende
    } a { $value }, il valore dell'Onore.
