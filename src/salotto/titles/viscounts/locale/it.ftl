### Visconti del Regno Occidentale, in italiano. I nomi di carte, Segmenti ed Edifici vengono dai dati.

## Il titolo sullo scaffale

vw-title-name = Visconti del Regno Occidentale
vw-title-about = Cavalca intorno al castello, conquista la gente, costruisci, scrivi e manda dentro i tuoi lavoratori, mentre reputazione e corruzione si avvicinano sempre di più.

vw-mode-competitive = Ognuno per sé
vw-mode-competitive-about = Da due a quattro Visconti; vince chi ha più punti vittoria.
vw-mode-solo = In solitario contro un Rivale
vw-mode-solo-about = Il Rivale gioca con carte proprie; vinci se hai più punti di lui.
vw-mode-coop = Insieme contro il Barone
vw-mode-coop-about = Tenete i suoi Lavoratori lontani dal cuore del Castello e raggiungete insieme 160 punti.

vw-option-tomesaga-heroes = Eroi delle Cronache
vw-option-tomesaga-heroes-about = Aggiunge sei Eroi ai dieci del gioco base.
vw-option-exchange-layout = Scambi
vw-option-exchange-layout-about = Quale delle due disposizioni degli Scambi mostrano gli spazi esterni.
vw-option-solo-rival = Rivale
vw-option-solo-rival-about = Contro chi giochi, e che cosa sa fare meglio.
vw-option-solo-future-schemes = Piani Futuri all'inizio
vw-option-solo-future-schemes-about = Quanti Piani Futuri si mescolano nel mazzo del Rivale, per renderlo più difficile.
vw-option-coop-difficulty = Difficoltà
vw-option-coop-difficulty-about = Uno, tre o cinque Lavoratori del Barone sono sul tabellone all'inizio.
vw-option-coop-summary-draft = Carte Riassuntive
vw-option-coop-summary-draft-about = Si distribuiscono a caso, oppure ognuno a turno prende quella che vuole.
vw-option-coop-castle-elimination = Eliminazione nel Castello
vw-option-coop-castle-elimination-about = Con quanti Lavoratori in un settore il Barone elimina quelli dei giocatori.
vw-option-coop-reserve-loss = Sconfitta per la riserva
vw-option-coop-reserve-loss-about = Se perdete quando il Barone ha bisogno di un Lavoratore e non ne ha, o appena non ne ha più.

vw-value-a = disposizione A
vw-value-b = disposizione B
vw-value-random = a caso
vw-value-choice = a scelta
vw-value-three-or-more = da tre Lavoratori
vw-value-more-than-three = da quattro Lavoratori
vw-value-when-needed = quando ne serve uno
vw-value-when-empty = quando non ne restano

## Le fasi di un turno

vw-phase-0 = Preparazione
vw-phase-1 = Gestione Carte
vw-phase-2 = Movimento
vw-phase-3 = Azione Principale
vw-phase-4 = Ingaggiare
vw-phase-5 = Risolvere la Collisione
vw-phase-6 = Pesca Carte

## Le voci del punteggio

vw-category-buildings = Edifici
vw-category-workers = Lavoratori nel Castello
vw-category-ribbons = Serie di Nastri
vw-category-manuscripts = Manoscritti
vw-category-leader = Capo del Castello
vw-category-bonus = Carte Bonus Chierico
vw-category-debts = Debiti
vw-category-deeds = Atti di Proprietà
vw-category-poverty = Povertà
vw-category-prosperity = Prosperità
vw-category-resources = Risorse rimaste

## Beni, icone, luoghi

vw-good-ink = Calamaio
vw-good-gold = Oro
vw-good-stone = Pietra
vw-good-silver = Monete
vw-icon-merchant = Mercante
vw-icon-builder = Costruttore
vw-icon-noble = Nobile
vw-icon-cleric = Chierico
vw-icon-criminal = Criminale
vw-ribbon-grey = Nastro grigio
vw-ribbon-black = Nastro nero
vw-ribbon-blue = Nastro blu
vw-ribbon-yellow = Nastro giallo
vw-amount-ink =
    { $n ->
        [one] 1 Calamaio
       *[other] { $n } Calamai
    }
vw-amount-gold =
    { $n ->
        [one] 1 Oro
       *[other] { $n } Ori
    }
vw-amount-stone =
    { $n ->
        [one] 1 Pietra
       *[other] { $n } Pietre
    }
vw-amount-silver =
    { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }
vw-amount-nothing = niente
vw-amounts-2 = { $a } e { $b }
vw-amounts-3 = { $a }, { $b } e { $c }
vw-amounts-4 = { $a }, { $b }, { $c } e { $d }
vw-side-left = { $segment }, a sinistra
vw-side-right = { $segment }, a destra
vw-side-inner = { $segment }, all'interno
vw-castle-section-ink-stone = settore Calamaio e Pietra
vw-castle-section-flip = settore Girare
vw-castle-section-gold-move = settore Oro
vw-castle-section-hire-destroy = settore Ingaggiare
vw-castle-section-virtue = settore Reputazione
vw-site = { $segment }, Area { $number }
vw-spot = { $segment }, Area { $number }: { $does }
vw-link-gives = Collegamento: { $does }
vw-exchange-exchange-silver = Mercanti per Monete
vw-exchange-exchange-ink = Mercanti per Calamai
vw-exchange-exchange-gold = Mercanti per Ori
vw-exchange-exchange-stone = Mercanti per Pietre
vw-exchange-exchange-destroy = Mercanti per distruggere carte
vw-exchange-exchange-flip = Mercanti per girare Debiti e Atti
vw-printed-printed-lake = il Cittadino stampato del Lago
vw-printed-printed-hills = il Cittadino stampato delle Colline
vw-printed-printed-forest = il Cittadino stampato della Foresta
vw-printed-printed-gorge = il Cittadino stampato della Gola
vw-printed-printed-mountain = il Cittadino stampato della Montagna
vw-printed-ms-printed-lake = il Manoscritto stampato del Lago
vw-printed-ms-printed-hills = il Manoscritto stampato delle Colline
vw-printed-ms-printed-forest = il Manoscritto stampato della Foresta
vw-printed-ms-printed-gorge = il Manoscritto stampato della Gola
vw-printed-ms-printed-mountain = il Manoscritto stampato della Montagna
vw-card-space-left = sinistra
vw-card-space-middle = centro
vw-card-space-right = destra
vw-slot-tp1 = Emporio: un passo gratuito quando ti muovi
vw-slot-tp2 = Emporio: congedare ti costa 1 Moneta
vw-slot-tp3 = Emporio: 2 icone Mercante
vw-slot-gh1 = Sede della Gilda: 1 icona Costruttore
vw-slot-gh2 = Sede della Gilda: 1 icona Nobile
vw-slot-gh3 = Sede della Gilda: 1 icona Chierico
vw-slot-ws1 = Bottega: puoi scartare una carta a ogni ingaggio
vw-slot-ws2 = Bottega: 1 Reputazione a ogni Collisione se sulla tua plancia non ci sono Criminali
vw-slot-ws3 = Bottega: una carta in mano in più
vw-nobodys-seat = l'avversario

## I contatori di una campagna

vw-counter-vw-buildings = Edifici sul tabellone
vw-counter-vw-third-tier = Lavoratori al terzo livello
vw-counter-vw-manuscripts = Manoscritti
vw-counter-vw-paid-debts = Debiti girati
vw-counter-vw-approved-deeds = Atti di Proprietà girati
vw-counter-vw-criminal-icons = Criminali sulla plancia

## Domande

vw-take-pair = Quale Carta Giocatore con il suo Eroe prendi?
vw-choose-summary = Quale Carta Riassuntiva prendi?
vw-summary-top = Quale delle tue Carte Riassuntive sta sopra? Solo la sua metà inferiore avrà effetto.
vw-play = Quale carta giochi?
vw-move =
    Dove va il tuo Visconte? { $steps ->
        [one] Almeno 1 passo.
       *[other] Almeno { $steps } passi.
    }
vw-action = Qual è la tua azione principale?
vw-exchanges = Quante volte commerci? Ogni Scambio richiede { $merchants } Mercanti; ne hai { $icons }, le Monete coprono il resto.
vw-choose-slot = Quale Edificio piazzi? La sua casella lavorerà per te.
vw-choose-spot = Su quale Area Edificio?
vw-how-many-workers =
    Quanti Lavoratori mandi nel Castello? Hai { $icons ->
        [one] 1 icona Nobile
       *[other] { $icons } icone Nobile
    } prima di spendere qualcosa.
vw-choose-section =
    In quale settore del Castello { $n ->
        [one] va il tuo Lavoratore?
       *[other] vanno i tuoi { $n } Lavoratori?
    }
vw-pay =
    Come copri { $icons ->
        [one] l'icona mancante?
       *[other] le { $icons } icone mancanti?
    }
vw-hire =
    Ingaggi «{ $card }» { $silver ->
        [0] gratuitamente?
        [one] per 1 Moneta?
       *[other] per { $silver } Monete?
    }
vw-free-hire = Quale Cittadino ingaggi gratuitamente?
vw-free-manuscript = Quale Manoscritto prendi gratuitamente?
vw-resource = Quale risorsa ottieni?
vw-flip = Che cosa giri, un Debito o un Atto di Proprietà?
vw-avoid-debt =
    { $silver ->
        [one] Paghi 1 Moneta invece di ottenere un Debito?
       *[other] Paghi { $silver } Monete invece di ottenere un Debito?
    }
vw-rearrange = Come riordini, da sinistra a destra, le carte della tua plancia?
vw-discard = Quale carta scarti?
vw-destroy = Quale carta distruggi? Ottieni il suo valore in Monete.
vw-castle-move = Quale Lavoratore si sposta in un settore vicino?
vw-castle-next = Quale settore del Castello risolvi adesso?
vw-bump = Di chi è il Lavoratore che espelli dal settore troppo pieno?
vw-link-first = Quale Collegamento viene per primo?
vw-order = Quale effetto viene per primo?
vw-choose = Che cosa scegli?
vw-whose-worker = Di chi è il Lavoratore che lascia questo spazio: { $space }?

## Risposte

vw-pair = { $card } con { $hero }
vw-action-trade = Commerciare
vw-action-build = Costruire un Edificio
vw-action-place-workers = Piazzare Lavoratori
vw-action-transcribe = Trascrivere il Manoscritto
vw-dismiss-trade = Congedare il Cittadino e commerciare
vw-dismiss-build = Congedare il Cittadino e costruire
vw-dismiss-place-workers = Congedare il Cittadino e piazzare Lavoratori
vw-dismiss-transcribe = Congedare il Cittadino e trascrivere
vw-draw-pile = La prima carta del tuo mazzo, senza guardarla
vw-flip-debt = Un Debito
vw-flip-deed = Un Atto di Proprietà
vw-pay-instead = Paga invece
vw-arrangement = { $left }, { $middle }, { $right }
vw-shift = Dal { $start } al { $goal }
vw-bump-whose =
    { $owner_you ->
        [yes] Un tuo Lavoratore
       *[no] Un Lavoratore di { $owner }
    } nel { $section }, { $tier ->
        [1] primo livello
       *[other] secondo livello
    }
vw-bump-baron =
    Un Lavoratore del Barone nel { $section }, { $tier ->
        [1] primo livello
       *[other] secondo livello
    }
vw-page-left =
    { $actions ->
        [one] Puoi ancora compiere un'azione.
       *[other] Puoi ancora scegliere fra { $actions } azioni.
    }

## Why a move is advised: what it does

vw-because-buildings = fa avanzare gli Edifici
vw-because-workers = porta i Lavoratori più vicino al centro del Castello
vw-because-ribbons = avvicina a una serie di Nastri sui Manoscritti
vw-because-manuscripts = trascrive un Manoscritto da più punti
vw-because-leader = avvicina la carta Capo del Castello
vw-because-bonus = porta una Carta Bonus Chierico
vw-because-debts = paga Debiti, o ne lascia meno da pagare
vw-because-deeds = porta Atti di Proprietà
vw-because-poverty = fa di più per la maggioranza della Povertà
vw-because-prosperity = fa di più per la maggioranza della Prosperità
vw-because-resources = conserva più Inchiostro, Oro, Pietra e Monete
vw-because-cards = lascia Cittadini migliori nel mazzo e sulla plancia
vw-because-slots = libera uno spazio della plancia con un Edificio
vw-because-castle = prepara la salita dei Lavoratori nel Castello
vw-because-majority = porta avanti nella maggioranza di Debiti e Atti
vw-because-track = mette Reputazione e Corruzione dove lo scontro rende
vw-because-overlord = tiene i Lavoratori del Barone fuori dal Castello
vw-because-rest = sfrutta meglio i Cittadini e le risorse a disposizione
