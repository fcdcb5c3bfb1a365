### Obsession, in italiano. I nomi di tessere, persone, famiglie e carte vengono dai file di dati.

## Il titolo sullo scaffale

ob-title-name = Obsession
ob-title-about = Riporta all'antico splendore una tenuta di campagna vittoriana nel Derbyshire: invita la compagnia giusta, tieni occupati gli inservienti, conquista i Fairchild e fai parlare di te, per i motivi giusti.

ob-mode-individual = Ogni famiglia per sé
ob-mode-individual-about = Quattro stagioni di attività, ciascuna conclusa da un corteggiamento. Vince la famiglia con più punti vittoria.
ob-mode-teams = A squadre
ob-mode-teams-about = Due o tre coppie sedute di fronte: denaro, inservienti e ospiti passano da un membro all'altro.
ob-mode-solo = Solitario contro un avversario
ob-mode-solo-about = Tu contro la carta di una famiglia rivale: prende tessere dal mercato e corteggia anch'essa i Fairchild.
ob-mode-estate-challenge = Sfida Tenuta in Solitario
ob-mode-estate-challenge-about = In solitario, senza corteggiamento: tutte le tessere sono in vendita, il dado ne porta via alcune, e c'è un obiettivo di punteggio da superare.
ob-mode-tableau = Modalità Tableau
ob-mode-tableau-about = Una corsa senza corteggiamento: finisce quando una famiglia chiude il turno con reputazione Max.
ob-mode-duel = Duello Tableau
ob-mode-duel-about = Il Tableau per due, con altri due livelli di reputazione da salire.

ob-option-length = Durata
ob-option-length-about = La partita regolare ha 16 round, quella estesa 20 e una reputazione più alta da raggiungere.
ob-option-edition = Edizione
ob-option-edition-about = Dove i regolamenti francese e italiano dell'espansione sono diversi.
ob-option-ud-servants = Nuovi inservienti
ob-option-ud-servants-about = Cuoca, garzone, capocameriera e tuttofare di Upstairs, Downstairs, con il draft degli inservienti.
ob-option-ud-content = Nuovi ospiti e tessere
ob-option-ud-content-about = Gli ospiti e le tessere di Upstairs, Downstairs che non richiedono i nuovi inservienti.
ob-option-wessex = La famiglia Wessex
ob-option-wessex-about = Una famiglia in più tra cui scegliere; comincia con una tessera in più.
ob-option-courtship = Corteggiamento
ob-option-courtship-about = Se il tema della stagione si rivela all'inizio, solo al corteggiamento, o quando lo dice il dado.
ob-option-seasonal-market = Mercato di stagione
ob-option-seasonal-market-about = Il mercato viene aggiornato dopo ogni corteggiamento.
ob-option-building-boom = Febbre edilizia
ob-option-building-boom-about = Dopo ogni round la tessera più a sinistra del mercato torna nel sacchetto.
ob-option-starter-draft = Draft degli ospiti iniziali
ob-option-starter-draft-about = Gli ospiti iniziali si scelgono uno alla volta invece di essere distribuiti.
ob-option-intensive-service = Tessere SERVICE nel primo mercato
ob-option-intensive-service-about = Tante tessere SERVICE sono nel mercato fin dall'inizio.
ob-option-intensive-choice = Quali tessere SERVICE
ob-option-intensive-choice-about = Quelle indicate dal regolamento, o tessere a scelta.
ob-option-hire-on-pass = Assumere passando
ob-option-hire-on-pass-about = Si possono assumere inservienti in un turno senza attività; con i nuovi inservienti vale sempre.
ob-option-milestones = Milestone
ob-option-milestones-about = Due obiettivi pubblici: le prime due famiglie che rivendicano ciascuno ne ricavano punti.
ob-option-milestone-timing = Quando si mostrano i milestone
ob-option-milestone-timing-about = Prima della scelta delle famiglie, o dopo.
ob-option-objective-cards = Carte obiettivo
ob-option-objective-cards-about = Senza obiettivi segreti contano solo i milestone.
ob-option-monument-set = Monumenti
ob-option-monument-set-about = Quelli del gioco base, o quelli dell'espansione che valgono meno punti.
ob-option-monument-choice = Quali monumenti
ob-option-monument-choice-about = Estratti a sorte, o scelti dal primo posto.
ob-option-prestige-limit = Al massimo sei ospiti prestigiosi
ob-option-prestige-limit-about = Chi ne ha di più ne restituisce uno; con sei famiglie vale sempre.
ob-option-promo-cards = Carte promo
ob-option-promo-cards-about = Tanti ospiti promozionali vengono mescolati con gli altri.
ob-option-promo-choice = Quali carte promo
ob-option-promo-choice-about = Estratte a sorte, o scelte dal primo posto.
ob-option-market-reserve = Riserve delle tessere
ob-option-market-reserve-about = Nelle stagioni successive le tessere SERVICE e quelle di livello di prestigio 1 passano in riserve proprie.
ob-option-stack-duplicates = Pile nel mercato
ob-option-stack-duplicates-about = Tessere uguali condividono uno spazio del mercato; nella prima edizione no.
ob-option-first-player-rotation = Segnalino Prima Famiglia
ob-option-first-player-rotation-about = Dopo ogni stagione passa in senso antiorario; nella prima edizione in senso orario.
ob-option-objective-rule = Scelta degli obiettivi
ob-option-objective-rule-about = Conservarli tutti e scartarne uno dopo ogni corteggiamento, o tenerne due su cinque all'inizio come nella prima edizione.
ob-option-hall-rule = Sala della Servitù
ob-option-hall-rule-about = I suoi pettegolezzi richiedono un inserviente; nella prima edizione no.
ob-option-solo-monuments-variant = I monumenti persi contano
ob-option-solo-monuments-variant-about = I PV dei monumenti rovistati dall'avversario si aggiungono al punteggio da battere.
ob-option-solo-ai = Fortuna dell'avversario
ob-option-solo-ai-about = Regolare, o dinamica: ogni stagione un dado rende l'avversario più forte o più debole.
ob-option-esc-target-source = Obiettivo di punteggio
ob-option-esc-target-source-about = Quello del tracciato dei round, o il punteggio base di una carta avversario.
ob-option-opponent = Avversario
ob-option-opponent-about = La famiglia rivale, da principiante a esperta; sei di loro richiedono i nuovi inservienti.
ob-option-garden-maze = Labirinto del Giardino
ob-option-garden-maze-about = Il Labirinto del Giardino prende il posto del Giardino delle Sculture.
ob-forbids-no-goals = Senza carte obiettivo bisogna giocare i milestone.
ob-forbids-servants = { $opponent } è un avversario per partite con i nuovi inservienti.
ob-forbids-length = { $opponent } è un avversario per partite dell'altra durata.
ob-forbids-maze = Secondo la stampa francese questa sfida si gioca con il Giardino delle Sculture, senza il Labirinto del Giardino.
ob-option-market-redraw = Un altro primo mercato
ob-option-market-redraw-about = Se tutti sono d'accordo, il primo mercato viene estratto di nuovo.
ob-option-extended-track = Tracciato della partita estesa
ob-option-extended-track-about = Dove stanno le feste: come nella seconda o nella prima edizione.
ob-option-hall-owner-gain = Guadagno dalla Sala della Servitù
ob-option-hall-owner-gain-about = La reputazione che guadagna chi la possiede quando un'altra famiglia ne perde.

ob-value-standard = regolare
ob-value-extended = estesa
ob-value-fr = francese, seconda stampa
ob-value-it = italiana
ob-value-open = aperto
ob-value-closed = chiuso (Jane Austen)
ob-value-variable = variabile (Charles Dickens)
ob-value-off = senza
ob-value-random = a sorte
ob-value-chosen = a scelta
ob-value-fixed = del regolamento
ob-value-base = gioco base
ob-value-low-vp = pochi punti (espansione)
ob-value-dynamic = dinamica
ob-value-track = tracciato dei round
ob-value-opponent = carta avversario
ob-value-counterclockwise = senso antiorario
ob-value-clockwise = senso orario
ob-value-keep-then-discard = tenere tutto, poi scartare
ob-value-first-edition = prima edizione
ob-value-second-edition = seconda edizione
ob-value-servant = con un inserviente
ob-value-first-edition-automatic = prima edizione, senza
ob-value-before-players = prima delle famiglie
ob-value-central-step-2 = dopo le famiglie
ob-value-number =
    { $n ->
        [0] nessuna
       *[other] { $n }
    }
ob-value-opponent-card =
    { $name } ({ $level ->
        [beginner] principiante
        [intermediate] intermedio
       *[expert] esperto
    }, { $length ->
        [extended] partita estesa
       *[standard] partita regolare
    }{ $set ->
        [ud] , nuovi inservienti
       *[base] { "" }
    })

## Le fasi

ob-phase-opening = Preparazione
ob-phase-families = Scelta delle famiglie
ob-phase-starters = Ospiti iniziali
ob-phase-dealing = Distribuzione
ob-phase-keeping = Scelta degli obiettivi
ob-phase-redraw = Primo mercato
ob-phase-round = Nuovo round
ob-phase-ball = Gran ballo
ob-phase-begin = Inizio del turno
ob-phase-act = Scegliere un'attività
ob-phase-plan = Invitare gli ospiti
ob-phase-serve = Offrire il servizio
ob-phase-favours = Godere dei favori
ob-phase-queue = Godere dei favori
ob-phase-pass = Passare
ob-phase-market = Builders' Market
ob-phase-clear = Pulizia della plancia
ob-phase-courtship = Corteggiamento
ob-phase-discard = Scarto degli obiettivi
ob-phase-season-end = Fine della stagione
ob-phase-last = Ultime carte PV
ob-phase-over = Fine della partita

## Le parti del punteggio

ob-category-tiles = Tessere miglioramento
ob-category-gentry = Carte nobiltà
ob-category-objectives = Obiettivi
ob-category-reputation = Reputazione
ob-category-servants = Inservienti
ob-category-money = Patrimonio
ob-category-vp-cards = Corteggiamento e carte PV
ob-category-rounds = Round rispetto all'obiettivo

## Domande

ob-pick-milestones = Quali due milestone si giocano?
ob-pick-monuments = Quali monumenti vanno nel sacchetto?
ob-pick-promos = Quali carte promo vengono mescolate con le altre?
ob-pick-service = Quali tessere SERVICE sono nel primo mercato?
ob-redraw = Si estrae di nuovo il primo mercato? Tutti devono essere d'accordo.
ob-starting-member = Chi di voi due prende il segnalino Prima Famiglia?
ob-family = Quale famiglia scegli?
ob-family-tile = Quale tessera porta con sé la tua famiglia?
ob-draft = Quale inserviente prendi al tuo servizio?
ob-starter = Quale ospite iniziale è tuo amico?
ob-keep-two = Quali due carte obiettivo conservi?
ob-turn = Come cominci il turno?
ob-peak =
    Stai per ricevere { $reputation ->
        [one] 1 punto reputazione
       *[other] { $reputation } punti reputazione
    }, più di quanti ne segni la tua ruota. Ne spendi prima qualcuno?
ob-fair-help = Il tuttofare aiuta alla fiera del villaggio? Guadagna 200 £.
ob-church = Che cosa ti dà la Chiesa Parrocchiale?
ob-hall = Quale inserviente sparge pettegolezzi nella Sala della Servitù?
ob-hall-target = Di chi sparlano? Quella famiglia perde 1 punto reputazione.
ob-act = Quale attività ospiti?
ob-guests =
    Chi inviti: { $tile }? { $wanted ->
        [one] Viene una persona.
       *[other] Vengono { $wanted } persone.
    }
ob-lionheart-cook = La cuoca aiuta nella suite? Porta 1 punto reputazione.
ob-raise-money = { $tile }: mancano { $pounds } £ per i tuoi ospiti. Prendi in prestito o passi?
ob-serve = Chi serve: { $tile }?
ob-serve-help = { $tile }: bisogna chiamare qualcuno per { $reputation } punti reputazione. Chi serve?
ob-supplement = Chi aiuta con il servizio supplementare: { $tile }?
ob-either-or = Quale favore scegli: { $source }?
ob-double = Quale favore vale doppio: { $guest }?
ob-gossip =
    Di chi sparla { $guest }? Quella famiglia perde { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } reputazione.
ob-vet-which = Per quale presentazione la capocameriera guarda una carta in più?
ob-keep-guest =
    { $most ->
        [one] Quale ospite tieni?
       *[other] Quali ospiti tieni? { $most } in tutto.
    }
ob-next-invitation = Quale presentazione viene per prima?
ob-bottom-order = Quale carta va per prima in fondo al mazzo? L'ultima resta più in basso.
ob-return-prestige = Hai troppi ospiti prestigiosi. Chi restituisci al mazzo?
ob-keep-objective =
    { $most ->
        [one] Quale carta obiettivo conservi?
       *[other] Quali carte obiettivo conservi? { $most } in tutto.
    }
ob-take-back = Chi torna dai tuoi scarti?
ob-return-guest = Quale ospite torna dai tuoi scarti?
ob-hire = Chi assumi?
ob-recruit = Chi recluti da un'altra famiglia?
ob-hire-or-recruit = Chi assumi o recluti?
ob-pass = Che cosa fai mentre passi?
ob-market = Che cosa compri? Hai { $money } £.
ob-make-room = La colonna è piena. Quale tessera fa posto a { $tile }?
ob-search = Quale tessera trova il tuttofare nel sacchetto?
ob-dismiss = Chi congedi?
ob-claim = Rivendichi un milestone?
ob-fairchild = Di chi conquisti il favore?
ob-discard-objective = Quale carta obiettivo scarti?
ob-last-window = Usi una carta PV prima del conteggio dei punti?
ob-lend =
    { $other }, della tua squadra, ti chiede: { $thing }.{ $reputation ->
        [0] { "" }
       *[other] { " " }Ti costerebbe { $reputation } punti reputazione.
    }
ob-who-gets = A chi va questo favore di { $guest }: { $favour }?

## Risposte

ob-move-host = Un turno regolare
ob-move-pass = Passa: tornano tutti
ob-move-done = Lascia il mercato
ob-move-rents = Incassa 200 £ di affitti
ob-move-refreshing = Aggiorna il mercato
ob-move-hiring = Assumi inservienti nella Stanza del Maggiordomo
ob-move-host-tile = Ospita: { $tile }
ob-move-buy = Compra { $tile }
ob-move-haggle = Compra { $tile } con il tuttofare, 100 £ in meno
ob-move-borrow = Prestito di 100 £ (2 punti reputazione)
ob-move-refresh = Aggiorna il mercato (4 punti reputazione)
ob-move-help = Chiama (3 punti reputazione): { $servant }
ob-move-useful-refresh = Rimuovi il tuttofare dal gioco e aggiorna il mercato
ob-move-useful-search = Rimuovi il tuttofare dal gioco e cerca una tessera nel sacchetto
ob-move-recruit =
    { $servant } di { $seat } ({ $area ->
        [available] { ob-page-available }
        [quarters] { ob-page-quarters }
       *[expended] { ob-page-expended }
    })
ob-move-serve = { $servants }
ob-move-cook = La cuoca: 1 punto reputazione, ospiti fino a due livelli più alti
ob-move-kitchen = La Cucina Ristrutturata: un ospite in più
ob-move-more = La Rimessa per la Carrozza: un ospite in più ({ $servant })
ob-move-fewer = La Rimessa per la Carrozza: un ospite in meno ({ $servant })
ob-move-hall-boy = Il garzone con { $guest }: 100 £ in più
ob-move-underbutler = Il vice maggiordomo come garzone con { $guest }: 100 £ in più
ob-move-head-housemaid = La capocameriera con { $guest }: guardi una carta in più
ob-move-head-housemaid-tile = La capocameriera sulla tessera: guardi una carta in più
ob-move-haggle-twice = Compra { $tile } con due tuttofare, 200 £ in meno
ob-move-ask-money = Chiedi { $pounds } £ all'altro membro della squadra
ob-move-ask-servant = Chiedi un inserviente all'altro membro: { $servant }
ob-move-ask-guest = Chiedi all'altro membro di lasciar venire { $guest }
ob-move-accept = Con piacere
ob-move-refuse = Purtroppo no
ob-move-keep = Tieni questo mercato
ob-move-redraw = Estrai un altro mercato

## La pagina

ob-page-round = Round { $round } di { $rounds }
ob-page-ends = La partita finisce con il corteggiamento dell'ultimo round.
ob-page-ends-tableau = La partita finisce quando una famiglia raggiunge la reputazione Max, o con l'ultimo round.
ob-page-ends-challenge-either = La partita finisce appena la tua tenuta è completa o la tua reputazione è Max, o con l'ultimo round.
ob-page-ends-challenge-both = La partita finisce appena la tua tenuta è completa e la tua reputazione è Max, o con l'ultimo round.
ob-page-step-begin = Inizio
ob-page-step-act = Attività
ob-page-step-plan = Ospiti
ob-page-step-serve = Servizio
ob-page-step-favours = Favori
ob-page-step-market = Mercato
ob-page-step-clear = Riordino
ob-page-track = Tracciato dei round
ob-page-theme = Tema della stagione
ob-page-theme-hidden = un tema ancora nascosto
ob-page-choose = Da scegliere
ob-page-pool = Inservienti da scegliere
ob-page-market = Mercato
ob-page-bag =
    { $tiles ->
        [one] 1 tessera nel sacchetto
       *[other] { $tiles } tessere nel sacchetto
    }
ob-page-unlimited = compra quanto vuoi
ob-page-leaves = restano { $money } £
ob-page-costs = costa almeno { $reputation } di reputazione per un aiuto o per denaro
ob-page-help = { $reputation } di reputazione per un aiuto o per denaro
ob-left-max = Con questo la tua reputazione può arrivare a Max, e allora la partita finisce dopo questo turno, nel round { $round }: finora hai { $points } PV, bisogna superare { $target }.
ob-left-complete = Con questo la tua tenuta può essere completa, e allora la partita finisce dopo questo turno, nel round { $round }: finora hai { $points } PV, bisogna superare { $target }.
ob-left-max-all = Con questo la tua reputazione può arrivare a Max, e allora la partita finisce per tutti dopo questo turno.
ob-left-lionheart = Ora si rivela il primo ospite prestigioso del mazzo, che resta da te; poi non si può più tornare indietro.
ob-left-last-market = Ti restano { $money } £, e questa è la tua ultima visita al mercato.
ob-left-idle-pass = Nessuno è tra i tuoi scarti e tutti i tuoi inservienti sono disponibili: passando non torna nessuno.
ob-page-court-total = { $players }: il totale più alto vince una carta PV e un Fairchild.
ob-page-court-reputation = { $players }: i totali sono pari, la reputazione più alta vince una carta PV e un Fairchild.
ob-page-court-tie = { $players }: i totali più alti sono pari, quindi una carta PV ciascuno e nessun Fairchild.
ob-page-court-now = Per ora: { $players }.
ob-page-reserve-service = Riserva SERVICE
ob-page-reserve-pr1 = Riserva di livello 1
ob-page-roll = Un tiro di { $roll } la porta via
ob-page-service = Servizio
ob-page-stand-in = { $servant }: serve un sostituto
ob-page-house = Casa { $family }
ob-page-hand = In mano
ob-page-discards = Scarti
ob-page-nobody = Sono tutti tra gli scarti finché non passi.
ob-page-level = Livello di reputazione
ob-page-max = il più alto
ob-page-of-max = Max è { $level }
ob-page-points = PV finora
ob-page-available = Disponibili
ob-page-quarters = Alloggi
ob-page-expended = Utilizzati
ob-page-placed = ora in servizio
ob-page-for-hire = Da assumere
ob-page-target = Supera { $points } PV entro il round { $round }
ob-page-scavenged =
    { $tiles ->
        [one] 1 tessera persa
       *[other] { $tiles } tessere perse
    }
ob-page-rival-cards = Carte PV dell'avversario
ob-page-first = Segnalino Prima Famiglia
ob-page-mate = Compagno di squadra
ob-page-lent = Prestati in questo turno:
ob-page-pad-team = Una squadra di due famiglie
ob-page-pad-first = Una famiglia
ob-page-pad-mate = L'altra famiglia della squadra
ob-page-pad-tiles = PV delle tessere
ob-page-pad-gentry = PV delle carte nobiltà
ob-page-pad-objectives = PV degli obiettivi (di una squadra: i tre migliori)
ob-page-pad-level = Livello di reputazione
ob-page-pad-servants = Inservienti
ob-page-pad-money = Denaro in £
ob-page-pad-vp = PV delle carte PV
ob-page-pad-milestones = PV dei milestone
ob-page-pad-rounds = Sfida Tenuta: PV per il round

## Why a move is advised: what it does

ob-because-tiles = porta più punti con le tessere miglioramento
ob-because-gentry = porta carte nobiltà migliori
ob-because-objectives = avvicina a una carta Obiettivo
ob-because-reputation = fa salire la Reputazione
ob-because-servants = tiene pronti più Inservienti
ob-because-money = conserva più denaro per il mercato
ob-because-vp-cards = porta più carte PV
ob-because-rounds = raggiunge in meno round l'obiettivo della Sfida
ob-because-guests = porta Ospiti migliori alle prossime attività
ob-because-activities = prepara un'attività migliore, con Ospiti e Inservienti disponibili
ob-because-courtship = avvicina alla vittoria nel Corteggiamento
ob-because-rest = sfrutta meglio gli Ospiti e le tessere che ci sono
