### Cronache del Regno Occidentale, in italiano. I nomi di Volumi, segnalini, capitoli e premi vengono dai dati.

## La campagna sullo scaffale

ts-title-name = Cronache del Regno Occidentale
ts-title-about = Architetti, Paladini e Visconti come un'unica campagna: tre serate, una sola sfida per i Volumi. Ciò che vinci in un capitolo ti aiuta nel successivo.

ts-mode-campaign = Campagna
ts-mode-campaign-about = Gli stessi due, tre o quattro giocatori giocano tutti e tre i giochi. Dopo Visconti vince chi ha più Volumi.

ts-option-advantage-scope = Portata dei vantaggi
ts-option-advantage-scope-about = Se il vantaggio di un Volume vale in tutti i capitoli successivi, o solo nel prossimo.
ts-option-last-tie = Ultimo spareggio
ts-option-last-tie-about = Chi è davanti in un capitolo quando tutto il resto è pari.
ts-option-cards-promo = Architetti: carte promozionali
ts-option-cards-promo-about = Tre Apprendisti e tre Edifici in più nei mazzi.
ts-option-apprentice-refresh = Architetti: ricambio degli Apprendisti
ts-option-apprentice-refresh-about = Un Lavoratore sul terzo spazio delle righe da 1 a 3 della Sede delle Corporazioni manda via gli Apprendisti più a sinistra.
ts-option-conspirator = Architetti: Cospiratrice
ts-option-conspirator-about = Se una Cospiratrice fa risparmiare 1 Moneta sull'intera visita alla Piazza, o su ogni cattura dopo la prima.
ts-option-virtue-overflow = Architetti: Reputazione oltre 14
ts-option-virtue-overflow-about = Se distruggere un Debito non pagato è facoltativo o automatico.
ts-option-extra-townsfolk = Paladini: Cittadini extra
ts-option-extra-townsfolk-about = Mescola tra i Cittadini i Nobili e i Truffatori delle Cronache.
ts-option-tomesaga-heroes = Visconti: Eroi delle Cronache
ts-option-tomesaga-heroes-about = Aggiunge sei Eroi ai dieci del gioco base.
ts-option-exchange-layout = Visconti: Scambi
ts-option-exchange-layout-about = Quale delle due disposizioni degli Scambi mostrano gli spazi esterni.

ts-value-later = tutti i capitoli successivi
ts-value-next = solo il capitolo successivo
ts-value-turn-order = ordine di turno
ts-value-last-turn = ultimo turno
ts-value-per-visit = per visita
ts-value-per-capture = per cattura
ts-value-may = facoltativo
ts-value-must = automatico
ts-value-a = disposizione A
ts-value-b = disposizione B

## Il segnapunti

ts-category-objective-architects = Volumi Obiettivo di Architetti
ts-category-objective-paladins = Volumi Obiettivo di Paladini
ts-category-objective-viscounts = Volumi Obiettivo di Visconti
ts-category-victory-architects = Volumi Vittoria di Architetti
ts-category-victory-paladins = Volumi Vittoria di Paladini
ts-category-victory-viscounts = Volumi Vittoria di Visconti
ts-category-crest-tomes = Volumi Stemma

ts-score =
    { $points ->
        [one] 1 Volume
       *[other] { $points } Volumi
    }

## Stemmi

ts-crest-lion = Leone
ts-crest-eagle = Aquila
ts-crest-stag = Cervo

## Gli obiettivi

ts-goal-aw-buildings = { $n } Edifici costruiti
ts-goal-aw-marble = { $n } Marmi nello stesso momento
ts-goal-aw-unpaid-debts = { $n } Debiti non pagati nello stesso momento
ts-goal-aw-cathedral-level = livello { $n } della Cattedrale
ts-goal-aw-virtue = Reputazione { $n }
ts-goal-aw-captives = { $n } Lavoratori catturati nello stesso momento
ts-goal-pw-map-pieces = { $n } tra Monaci e Avamposti
ts-goal-pw-walls-jars = { $n } tra Mura e Giare
ts-goal-pw-outsiders = { $n } Invasori attaccati e convertiti
ts-goal-pw-workshops = { $n } Officine sviluppate
ts-goal-pw-crew = { $n } Cittadini nel Seguito
ts-goal-pw-suspicion = { $n } carte Sospetto nello stesso momento
ts-goal-vw-buildings = { $n } Edifici sul tabellone
ts-goal-vw-third-tier = { $n } Lavoratori nel terzo livello del Castello
ts-goal-vw-manuscripts = { $n } Manoscritti
ts-goal-vw-paid-debts = { $n } Debiti girati
ts-goal-vw-approved-deeds = { $n } Atti di Proprietà girati
ts-goal-vw-criminal-icons = { $n } Criminali sulla tua plancia nello stesso momento

## Che cosa danno i Volumi nei giochi successivi

ts-gives-discount-develop = Ogni Sviluppare costa { $n } Moneta in meno.
ts-gives-discount-pray = Ogni Pregare costa { $n } Moneta in meno.
ts-gives-discount-dismiss = Congedare costa { $n } Moneta in meno.
ts-gives-after-build = { $n } Moneta dopo ogni azione Costruire.
ts-gives-after-flip-debt = { $n } Monete per ogni Debito girato.
ts-gives-pay-instead = Invece di ogni Debito si possono pagare { $n } Monete.
ts-gives-free-hire = All'inizio: { $n } Cittadino visibile gratis.
ts-gives-place-workers = All'inizio: { $n } Lavoratori in settori diversi del Castello.
ts-gives-start = All'inizio: { $what }.
ts-gift-and = { $what } e { $more }
ts-gift-silver = { $n } Monete
ts-gift-provision = { $n } Provviste
ts-gift-faith = { $n } Fede
ts-gift-fighter = { $n } Combattente
ts-gift-scout = { $n } Esploratore
ts-gift-ink = { $n } Calamai
ts-gift-virtue = { $n } Reputazione
ts-gift-deed = { $n } Atto di Proprietà
ts-gift-stone = { $n } Pietre
ts-gift-gold = { $n } Ori

## La domanda

ts-choose-token = Quale segnalino Stemma prendi?

## Il racconto

ts-first =
    { $you ->
        [yes] In Architetti cominci tu.
       *[no] In Architetti comincia { $player }.
    }
ts-claims =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } il { $tome }.
ts-claims-crest =
    { $you ->
        [yes] Hai abbastanza Stemmi e prendi
       *[no] { $player } ha abbastanza Stemmi e prende
    } il { $tome }.
ts-works =
    { $you ->
        [yes] Il { $tome } ti aiuta
       *[no] Il { $tome } aiuta { $player }
    }: { $gives }
ts-chapter-over =
    { $you ->
        [yes] Vinci
       *[no] { $player } vince
    } { $chapter } con { $lead } di distacco: { $victory }.
ts-victory-tomes =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } { $tomes ->
        [one] 1 Volume Vittoria.
       *[other] { $tomes } Volumi Vittoria.
    }
ts-takes-token =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } un segnalino: { $token }.
ts-display = { $chapter }: i Volumi disponibili sono { $tomes }.
ts-over = La campagna è finita: si contano i Volumi.

## La pagina

ts-page-shelf = I Volumi
ts-page-chapter = Capitolo { $number }: { $name }
ts-page-gives-in = Capitolo { $number } · { $gives }
ts-page-to-come = deve ancora venire
ts-page-preparing = in preparazione: i Volumi si scoprono alla fine
ts-page-display = disponibile
ts-page-nobody = nessuno: nella scatola
ts-page-needs = { $n } Stemmi
ts-page-results = Le tre serate
ts-page-player = Giocatore
ts-page-tomes = Volumi
ts-page-vp = { $vp } PV
ts-page-place = { $place }° posto
ts-page-total = Vittoria Totale: { $winner }
ts-page-partial = Vittoria Parziale: { $winner }
ts-page-stage =
    { $done ->
        [one] 1 capitolo giocato su 3
       *[other] { $done } capitoli giocati su 3
    }
ts-page-stage-next = poi: { $chapter }
ts-page-stage-over = la campagna è finita
ts-page-crest-note = così ne hai { $now } di { $n }
