### Visconti del Regno Occidentale: che cosa fanno carte, tessere e plance.

vw-does-nothing = non succede nulla
vw-does-two = { $first }, poi { $second }
vw-does-three = { $first }, poi { $second }, poi { $third }
vw-does-choose = { $first }, oppure { $second }
vw-does-gain-ink =
    { $n ->
        [one] ottieni 1 Calamaio
       *[other] ottieni { $n } Calamai
    }
vw-does-gain-gold =
    { $n ->
        [one] ottieni 1 Oro
       *[other] ottieni { $n } Ori
    }
vw-does-gain-stone =
    { $n ->
        [one] ottieni 1 Pietra
       *[other] ottieni { $n } Pietre
    }
vw-does-gain-silver =
    { $n ->
        [one] ottieni 1 Moneta
       *[other] ottieni { $n } Monete
    }
vw-does-gain-any-resource =
    { $n ->
        [one] ottieni 1 risorsa a tua scelta
       *[other] ottieni { $n } risorse a tua scelta
    }
vw-does-gain-debt =
    { $n ->
        [one] ottieni 1 Debito
       *[other] ottieni { $n } Debiti
    }
vw-does-gain-deed =
    { $n ->
        [one] ottieni 1 Atto di Proprietà
       *[other] ottieni { $n } Atti di Proprietà
    }
vw-does-gain-virtue = ottieni { $n } Reputazione
vw-does-gain-corruption = ottieni { $n } Corruzione
vw-does-flip-debt =
    { $n ->
        [one] gira 1 Debito
       *[other] gira { $n } Debiti
    }
vw-does-flip-deed =
    { $n ->
        [one] gira 1 Atto di Proprietà
       *[other] gira { $n } Atti di Proprietà
    }
vw-does-flip-either =
    { $n ->
        [one] gira 1 Debito o Atto di Proprietà
       *[other] gira { $n } Debiti o Atti di Proprietà
    }
vw-does-rearrange = puoi riorganizzare la tua plancia
vw-does-discard =
    { $n ->
        [one] puoi scartare una carta
       *[other] puoi scartare fino a { $n } carte
    }
vw-does-destroy =
    { $n ->
        [one] puoi distruggere una carta
       *[other] puoi distruggere fino a { $n } carte
    }
vw-does-destroy-setup =
    { $n ->
        [one] puoi distruggere una delle tue carte iniziali
       *[other] puoi distruggere fino a { $n } delle tue carte iniziali
    }
vw-does-shuffle = mescola i tuoi scarti nel tuo mazzo
vw-does-free-hire =
    { $n ->
        [one] ingaggia gratuitamente un Cittadino visibile qualsiasi
       *[other] ingaggia gratuitamente { $n } Cittadini visibili
    }
vw-does-castle-move = puoi spostare un Lavoratore del primo livello in un settore vicino
vw-does-place-workers =
    { $n ->
        [one] piazza 1 Lavoratore al primo livello di un settore a tua scelta
       *[other] piazza { $n } Lavoratori al primo livello di uno stesso settore a tua scelta
    }
vw-does-place-apart = piazza { $n } Lavoratori al primo livello di settori diversi, uno alla volta
vw-does-place-building-any-spot = piazza gratuitamente un Edificio su una qualsiasi Area Edificio vuota: { $kind }
vw-does-place-building-own-space = piazza gratuitamente un Edificio su un'Area Edificio vuota del tuo spazio: { $kind }
vw-does-free-manuscript = prendi gratuitamente un Manoscritto visibile di costo { $least } o { $most }
vw-does-rival-gain-scheme =
    { $n ->
        [one] ottieni un Piano Futuro
       *[other] ottieni { $n } Piani Futuri
    }
vw-does-rival-dismiss = congeda il Cittadino del Segmento
vw-does-place-baron-own =
    { $n ->
        [one] 1 Lavoratore del Barone arriva sul suo spazio
       *[other] { $n } Lavoratori del Barone arrivano sul suo spazio
    }
vw-does-place-baron-clockwise =
    { $n ->
        [one] 1 Lavoratore del Barone arriva sul successivo spazio esterno in senso orario
       *[other] { $n } Lavoratori del Barone arrivano sul successivo spazio esterno in senso orario
    }
vw-does-place-baron-counterclockwise =
    { $n ->
        [one] 1 Lavoratore del Barone arriva sul successivo spazio esterno in senso antiorario
       *[other] { $n } Lavoratori del Barone arrivano sul successivo spazio esterno in senso antiorario
    }
vw-does-current-player-gains =
    { $n ->
        [one] chi ha appena giocato ottiene 1 Debito
       *[other] chi ha appena giocato ottiene { $n } Debiti
    }
vw-does-advance-baron = uno dei Lavoratori del Barone sul suo spazio avanza verso il Castello
vw-does-remove-baron-worker = rimuovi un Lavoratore del Barone dallo spazio del tuo Visconte
vw-does-place-own-worker = colloca un tuo Lavoratore sullo spazio del tuo Visconte

## Le abilità delle carte

vw-ability-none = Nessuna abilità.
vw-ability-immediate = Quando la giochi: { $does }.
vw-ability-dropoff = Quando esce: { $does }.
vw-ability-after-trade = Finché è sulla tua plancia, dopo la tua azione Commerciare: { $does }.
vw-ability-after-build = Finché è sulla tua plancia, dopo la tua azione Costruire un Edificio: { $does }.
vw-ability-after-place-workers = Finché è sulla tua plancia, dopo la tua azione Piazzare Lavoratori: { $does }.
vw-ability-after-transcribe = Finché è sulla tua plancia, dopo la tua azione Trascrivere: { $does }.
vw-ability-on-flip-debt = Finché è sulla tua plancia, ogni volta che giri un Debito: { $does }.
vw-ability-on-gain-debt = Finché è sulla tua plancia, ogni volta che ottieni un Debito: { $does }.
vw-ability-on-any-collision = Finché è sulla tua plancia, ogni volta che un giocatore risolve una Collisione: { $does }.
vw-ability-convert-icons = Finché è sulla tua plancia: { $per } Mercanti valgono 1 { $icon }.
vw-ability-silver-as-icon = Finché è sulla tua plancia: ogni { $per } Monete che spendi valgono 1 { $icon }.
vw-ability-resource-double = Finché è sulla tua plancia: una volta per azione una risorsa che spendi vale 2 icone: { $icon }.
vw-ability-resource-as-icon = Finché è sulla tua plancia: ognuna delle altre risorse che spendi vale 1 { $icon }.
vw-ability-discount =
    { $n ->
        [one] Finché è sulla tua plancia: ingaggiare e congedare ti costano 1 Moneta in meno.
       *[other] Finché è sulla tua plancia: ingaggiare e congedare ti costano { $n } Monete in meno.
    }
vw-hired = Se lo ingaggi o lo congedi: { $does }.
vw-written = Quando lo trascrivi: { $does }.
vw-scores-resource =
    { $each ->
        [one] Alla fine: { $vp } PV per ogni risorsa rimasta.
       *[other] Alla fine: { $vp } PV ogni { $each } risorse rimaste.
    }
vw-scores-building =
    { $each ->
        [one] Alla fine: { $vp } PV per ogni tuo Edificio.
       *[other] Alla fine: { $vp } PV ogni { $each } tuoi Edifici.
    }
vw-scores-worker =
    { $each ->
        [one] Alla fine: { $vp } PV per ogni tuo Lavoratore nel Castello.
       *[other] Alla fine: { $vp } PV ogni { $each } tuoi Lavoratori nel Castello.
    }
vw-scores-flipped-debt =
    { $each ->
        [one] Alla fine: { $vp } PV per ogni Debito girato.
       *[other] Alla fine: { $vp } PV ogni { $each } Debiti girati.
    }
vw-scores-flipped-deed =
    { $each ->
        [one] Alla fine: { $vp } PV per ogni Atto di Proprietà girato.
       *[other] Alla fine: { $vp } PV ogni { $each } Atti di Proprietà girati.
    }
vw-scores-icon =
    { $each ->
        [one] Alla fine: { $vp } PV per ogni { $icon }.
       *[other] Alla fine: { $vp } PV ogni { $each } icone: { $icon }.
    }
vw-summary-top-text = Ogni volta che trascrivi un Manoscritto con il { $ribbon }: { $does }.
vw-summary-bottom-text = Dopo «{ $action }»: { $does }.
vw-advantage-start = All'inizio: { $does }.
vw-advantage-after-build = Dopo ogni tua azione Costruire un Edificio: { $does }.
vw-advantage-after-flip-debt = Ogni volta che giri un Debito: { $does }.
vw-advantage-would-gain-debt =
    { $silver ->
        [one] Invece di ottenere un Debito puoi pagare 1 Moneta.
       *[other] Invece di ottenere un Debito puoi pagare { $silver } Monete.
    }
vw-advantage-dismiss-cost =
    { $silver ->
        [one] Congedare ti costa 1 Moneta in meno.
       *[other] Congedare ti costa { $silver } Monete in meno.
    }
## Carte e plancia del Rivale, Carte Giocatore, carte bonus

vw-scheme-text =
    { $check ->
        [yes] 1 Corruzione per ogni Criminale sulla sua plancia. Poi: { $does }.
       *[no] Prima: { $does }.
    } Il Rivale avanza di { $steps ->
        [one] 1 spazio
       *[other] { $steps } spazi
    }.
vw-scheme-one = Poi: { $first }.
vw-scheme-two = Poi la prima cosa possibile: { $first }; altrimenti { $second }.
vw-scheme-three = Poi la prima cosa possibile: { $first }; altrimenti { $second }; altrimenti { $third }.
vw-focus-own = il suo Obiettivo Primario
vw-focus-build = Costruire un Edificio
vw-focus-place-workers = Piazzare Lavoratori
vw-focus-transcribe = Trascrivere un Manoscritto
vw-focus-card-flip = spendere 2 risorse e girare 2 carte
vw-rival-text = Il suo Obiettivo Primario: { $focus }.
vw-rival-slot-permanent = 1 icona: { $icon }
vw-rival-slot-immediate = Subito, una sola volta: { $does }
vw-rival-slot-any-collision-no-criminal = A ogni Collisione, senza Criminali sulla sua plancia: { $does }
vw-rival-slot-on-flip = Ogni volta che gira una carta: { $does }
vw-rival-slot-on-gain-scheme = Ogni volta che ottiene una Carta Piano: { $does }
vw-rival-slot-on-shuffle = Ogni volta che rimescola: { $does }
vw-starts = Cominci sullo spazio { $number } del sentiero esterno.
vw-bonus-cleric =
    { $vp } PV alla fine, e d'ora in poi { $n ->
        [one] 1 icona in più
       *[other] { $n } icone in più
    }: { $icon }.
vw-bonus-leader =
    { $vp } PV alla fine, e finché ce l'hai { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } in più in mano.
