### La pagina di Architetti.

aw-good-clay = Argilla
aw-good-gold = Oro
aw-term-virtue = Reputazione
aw-term-cathedral = Cattedrale
aw-term-guildhall = Sede delle Corporazioni
aw-term-black-market = Mercato Nero
aw-term-workers = Lavoratori
aw-term-apprentices = Apprendisti
aw-term-buildings = Edifici
aw-term-debts = Debiti non pagati
aw-term-prison = in Prigione
aw-term-captives = catturati
aw-page-hire = Ingaggia
aw-page-plans = Progetti ({ $n })
aw-page-five-plans = 5 progetti, tienine 1
aw-page-small-market = Mercato piccolo
aw-page-large-market = Mercato grande
aw-page-reach =
    { $n ->
        [one] colonna 1
       *[other] colonne 1–{ $n }
    }
aw-page-actions =
    { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    }
aw-page-left =
    { $n ->
        [0] nessuno spazio libero
        [one] resta 1 spazio
       *[other] restano { $n } spazi
    }
aw-page-baron = Il Barone
aw-page-team =
    Squadra { $total }, obiettivo { $target ->
        [0] ancora 0
       *[other] { $target }
    }
aw-page-events = Eventi rimasti
aw-page-intrigues = carte Intrigo
aw-page-hand = Le tue carte Edificio
aw-page-hand-of = Carte Edificio
aw-page-drawn = Tra cui scegliere
aw-page-board = La tua plancia
aw-page-board-of = Plancia di { $name }
aw-page-debts =
    { $n ->
        [one] 1 Debito non pagato
       *[other] { $n } Debiti non pagati
    }
aw-page-paid-debts =
    { $n ->
        [one] 1 Debito pagato
       *[other] { $n } Debiti pagati
    }
aw-page-held =
    { $n ->
        [one] 1 Lavoratore catturato da altri
       *[other] { $n } Lavoratori catturati da altri
    }
aw-page-schemes = Stratagemmi
aw-page-first = Primo giocatore
aw-page-guildhall = Sede { $built } di { $spaces }
aw-page-ends =
    { $left ->
        [one] Alla prossima costruzione è la fine
       *[other] { $left } costruzioni alla fine
    }
aw-page-final-turns =
    { $left ->
        [one] L'ultimo turno
       *[other] Ancora { $left } ultimi turni
    }
aw-page-over = La partita è finita
aw-page-costs =
    { $silver ->
        [one] costa 1 Moneta
       *[other] costa { $silver } Monete
    }
aw-page-gains =
    { $silver ->
        [one] porta 1 Moneta
       *[other] porta { $silver } Monete
    }
aw-page-frees =
    { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    }
aw-page-hire-price =
    { $silver ->
        [one] 1 Moneta
       *[other] { $silver } Monete
    }{ $coins ->
        [0] { "" }
       *[other] , ne porta { $coins }
    }
aw-page-gift = { $now } → { $then }
aw-page-gift-card =
    { $now ->
        [one] 1 carta in mano
       *[other] { $now } carte in mano
    }, limite { $limit }
aw-page-gift-request = { $given } di { $wanted }
aw-page-stands = Monete { $silver }, Reputazione { $virtue }, Debiti { $debts }, in Prigione { $prison }
aw-page-last-turn = Che cosa ha appena fatto
aw-page-first-turn = Gioca dopo l'ultimo di voi.
aw-page-request-left = Livello { $level }: coperta
aw-page-pad-buildings = Punti degli Edifici
aw-page-pad-level = Livello della Cattedrale
aw-page-pad-virtue = Reputazione
aw-page-pad-debts = Debiti non pagati
aw-page-pad-precious = Oro e Marmo
aw-page-pad-silver = Monete
aw-page-pad-prisoners = Tuoi Lavoratori in Prigione
