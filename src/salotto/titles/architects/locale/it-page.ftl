### La pagina di Architetti.

aw-good-clay = Argilla
aw-good-wood = Legno
aw-good-stone = Pietra
aw-good-gold = Oro
aw-good-marble = Marmo
aw-good-silver = Monete
aw-term-virtue = Reputazione
aw-term-cathedral = Cattedrale
aw-term-guildhall = Sede delle Corporazioni
aw-term-black-market = Mercato Nero
aw-term-workers = Lavoratori
aw-term-apprentices = Apprendisti
aw-term-buildings = Edifici
aw-term-debts = Debiti non pagati
aw-term-paid-debts = Debiti pagati
aw-term-prison = in Prigione
aw-term-captives = catturati
aw-page-town = La città
aw-page-hire = Ingaggia
aw-page-plans = Progetti (ne restano { $n })
aw-page-five-plans = Guarda 5 progetti, tienine 1
aw-page-small-market = Mercato piccolo
aw-page-large-market = Mercato grande
aw-page-reach = fino alla colonna { $n }
aw-page-actions =
    { $n ->
        [one] 1 azione
       *[other] { $n } azioni
    }
aw-page-left =
    { $n ->
        [one] resta 1 spazio
       *[other] restano { $n } spazi
    }
aw-page-reset = Un Lavoratore qui causa la Pulizia del Mercato Nero
aw-page-baron = Il Barone
aw-page-team = Squadra { $total }, obiettivo { $target }
aw-page-events = Eventi rimasti
aw-page-intrigues = carte Intrigo
aw-page-last-intrigue = ultima
aw-page-each = per giocatore
aw-page-hand = Le tue carte Edificio
aw-page-drawn = Tra cui scegliere
aw-page-no-cards = Nessuna carta in mano.
aw-page-none = Ancora nessuno.
aw-page-board = La tua plancia
aw-page-board-of = Plancia di { $name }
aw-page-back = Torna alla tua
aw-page-virtue-level = Reputazione { $level }: { $vp } punti alla fine
aw-page-held =
    { $n ->
        [one] 1 Lavoratore catturato da altri
       *[other] { $n } Lavoratori catturati da altri
    }
aw-page-schemes = Stratagemmi
aw-page-first = Primo giocatore
aw-page-guildhall = Corporazioni { $built } di { $spaces }
aw-page-ends =
    { $left ->
        [one] La partita finisce con la prossima costruzione
       *[other] { $left } costruzioni alla fine
    }
aw-page-final-turns =
    { $left ->
        [one] L'ultimo turno
       *[other] Ancora { $left } ultimi turni
    }
aw-page-over = La partita è finita
aw-page-costs = costa { $silver } Monete
aw-page-timing-immediate = Subito, quando lo costruisci:
aw-page-timing-end = Alla fine della partita:
aw-page-stand-in = Un nostro sostituto: i valori stampati non sono pubblici.
aw-page-pad-buildings = Punti degli Edifici
aw-page-pad-level = Livello della Cattedrale
aw-page-pad-virtue = Reputazione
aw-page-pad-debts = Debiti non pagati
aw-page-pad-precious = Oro e Marmo
aw-page-pad-silver = Monete
aw-page-pad-prisoners = Tuoi Lavoratori in Prigione
