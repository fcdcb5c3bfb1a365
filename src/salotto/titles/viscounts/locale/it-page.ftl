### La pagina di Visconti.

vw-page-hand = La tua mano
vw-page-own-board = La tua plancia
vw-page-board-of = Plancia di { $name }
vw-page-tracks = Corruzione e Reputazione
vw-page-bonuses = Carte Bonus Chierico
vw-page-manuscripts = Manoscritti
vw-page-deck = Mano e mazzo ({ $n })
vw-page-pile = { $n } nel mazzo
vw-page-discard = Scarti ({ $n })
vw-page-overlord = Il Barone
vw-page-team = Squadra { $total }, obiettivo { $target }
vw-page-start = Primo giocatore
vw-page-virtue = Reputazione
vw-page-corruption = Corruzione
vw-page-debts = Debiti, non pagati e pagati
vw-page-deeds = Atti, acquisiti e approvati
vw-page-castle = Lavoratori nel Castello per livello
vw-page-buildings = Edifici
vw-page-round =
    Round { $round }{ $last ->
        [0] { "" }
       *[other] { "" } di { $last }
    }
vw-page-ends =
    La fine: { $debts ->
        [one] manca 1 Debito
       *[other] mancano { $debts } Debiti
    } o { $deeds ->
        [one] 1 Atto
       *[other] { $deeds } Atti
    }
vw-page-last-round = L'ultimo round
vw-page-tells = { $what }
vw-page-keep = Il terzo livello del Castello
vw-page-townsfolk-left = Cittadini nella pila
vw-page-manuscripts-left = Manoscritti nella pila
vw-page-end-debt = { $left } alla Povertà
vw-page-end-debt-revealed = Povertà
vw-page-end-deed = { $left } alla Prosperità
vw-page-end-deed-revealed = Prosperità
vw-page-reserve =
    Riserva del Barone: { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    }
vw-page-phase-1 = Carte
vw-page-phase-2 = Movimento
vw-page-phase-3 = Azione
vw-page-phase-4 = Ingaggio
vw-page-phase-5 = Collisione
vw-page-phase-6 = Pesca
vw-page-move-one =
    { $silver ->
        [0] Gratis
        [one] Per 1 Moneta
       *[other] Per { $silver } Monete
    }; lì puoi: { $first }
vw-page-move-two =
    { $silver ->
        [0] Gratis
        [one] Per 1 Moneta
       *[other] Per { $silver } Monete
    }; lì puoi: { $first } e { $second }
vw-page-move-idle =
    { $silver ->
        [0] Gratis
        [one] Per 1 Moneta
       *[other] Per { $silver } Monete
    }; lì nessuna azione è possibile
vw-page-costs =
    { $silver ->
        [0] gratis
        [one] costa 1 Moneta
       *[other] costa { $silver } Monete
    }
vw-page-missing =
    { $icons ->
        [0] gratis
        [one] 1 icona da coprire
       *[other] { $icons } icone da coprire
    }
vw-page-dismissed =
    { $card }, { $silver ->
        [0] gratis
        [one] per 1 Moneta
       *[other] per { $silver } Monete
    }{ $then ->
        [remove] { "" }; poi via 1 Lavoratore del Barone
        [place] { "" }; poi un tuo Lavoratore resta qui
       *[none] { "" }
    }
vw-page-row = { $left }, { $middle }, { $right }
vw-page-over = Fine della partita
vw-page-trades =
    { $exchange }, { $times ->
        [one] una volta
       *[other] fino a { $times } volte
    }{ $then ->
        [remove] { "" }; poi via 1 Lavoratore del Barone
        [place] { "" }; poi un tuo Lavoratore resta qui
       *[none] { "" }
    }
vw-page-constructs = al massimo: { $kind }{ $then ->
        [remove] { "" }; poi via 1 Lavoratore del Barone
        [place] { "" }; poi un tuo Lavoratore resta qui
       *[none] { "" }
    }
vw-page-sends =
    { $n ->
        [one] 1 Lavoratore
       *[other] fino a { $n } Lavoratori
    }{ $then ->
        [remove] { "" }; poi via 1 Lavoratore del Barone
        [place] { "" }; poi un tuo Lavoratore resta qui
       *[none] { "" }
    }
vw-page-writes =
    { $manuscript }, { $icons ->
        [0] gratis
        [one] 1 icona da coprire
       *[other] { $icons } icone da coprire
    }{ $then ->
        [remove] { "" }; poi via 1 Lavoratore del Barone
        [place] { "" }; poi un tuo Lavoratore resta qui
       *[none] { "" }
    }
vw-page-focus = Obiettivo Primario: { $focus }
vw-page-protected = Il Barone li protegge
