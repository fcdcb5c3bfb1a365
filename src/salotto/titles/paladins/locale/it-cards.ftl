### Quello che sta sulle carte di Paladini, a parole.

pw-when-action = Dopo ogni azione { $action }: { $reward }
pw-when-inquisition =
    A ogni Inquisizione{ $condition ->
        [suspected] {" "}con 2 o più Sospetti
        [unsuspected] {" "}senza Sospetti
       *[always] { "" }
    }: { $reward }
pw-when-debt-paid = Ogni volta che un tuo Debito è pagato: { $reward }
pw-when-debt-gained = Ogni volta che ottieni un Debito: { $reward }
pw-when-kings-favour = Dopo ogni Favore del Re: { $reward }
pw-card-joining = Quando entra nel Seguito: { $reward }
pw-card-discarded = Se invece lo scarti: { $reward }
pw-card-attacked = Attaccato: { $reward }
pw-card-converted = Convertito: { $reward }
pw-card-built = Quando le costruisci: { $reward }
pw-card-vp = { $vp } PV alla fine
pw-card-tax = Tassa { $tax }
pw-card-order = { $action }: almeno { $n } volte
pw-card-needs = Servono { $one } e { $other }
pw-card-workers = { $workers }: { $reward }
pw-card-workers-and-cost = { $workers } e { $cost }: { $reward }
pw-card-invaders = In ogni round prendete insieme abbastanza Invasori.
pw-card-kings-threat = Ogni Ordine del Re richiede { $more } in più di ciascuna Caratteristica.
pw-card-threat = Ogni azione { $action } toglie 1 Lavoratore Barone.
pw-card-penalty = Altrimenti per ogni giocatore: { $reward }
pw-card-penalty-or = oppure { $reward }
pw-card-honour = 1 Onore dopo ogni azione { $action }
pw-card-tile = Guadagna Onore, con { $workers }: { $reward }
pw-card-softens = Convertito, alla fine: ogni Debito non pagato costa { $vp } PV in meno
pw-card-scores =
    Convertito, alla fine: { $base ->
        [0] { "" }
       *[other] { $base } PV e{" "}
    }{ $vp } PV ogni { $per ->
        [one] { "" }
       *[other] { $per }{" "}
    }{ $count ->
        [commissions] Monaci sulla mappa
        [garrisons] Avamposti sulla mappa
        [develops] Officine sviluppate
        [townsfolk] Cittadini nel Seguito
        [walls] Mura
        [jars] Giare
        [strength] Forza
        [faith] Fede
        [influence] Influenza
        [attacked_saracen] Saraceno attaccato
        [attacked_viking] Vichingo attaccato
        [attacked_byzantine] Bizantino attaccato
        [kings_orders_completed] Ordine del Re completato
        [mercenaries_converted] Mercenario convertito
        [debts_paid] Debito pagato
       *[suspicion] Sospetto
    }

## Che cosa danno i Volumi di una campagna

pw-advantage-architects-buildings = Ogni Sviluppare ti costa 1 Moneta in meno.
pw-advantage-architects-marble = All'inizio: 2 Monete e 2 Provviste.
pw-advantage-architects-debts = Invece di ogni Debito puoi pagare 2 Monete.
pw-advantage-architects-cathedral = All'inizio: 1 Fede.
pw-advantage-architects-virtue = Ogni Pregare ti costa 1 Moneta in meno.
pw-advantage-architects-captives = All'inizio: 1 Combattente e 1 Esploratore.
