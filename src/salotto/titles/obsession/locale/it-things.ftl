### Obsession, in italiano: le cose per nome, e che cosa fanno.

## Colonne, mazzi, inservienti, eventi

ob-column-essentials = ESSENTIALS
ob-column-service = SERVICE
ob-column-estate = ESTATE
ob-column-prestige = PRESTIGE
ob-column-sporting = SPORTING

ob-deck-casual = ospiti informali
ob-deck-prestige = ospiti prestigiosi
ob-deck-objectives = carte obiettivo
ob-deck-vp = carte PV
ob-deck-bag = tessere nel sacchetto

ob-reserve-service = tessere SERVICE
ob-reserve-pr1 = tessere di livello di prestigio 1

ob-event-none = nessun evento
ob-event-village-fair = Fiera del villaggio
ob-event-courtship = Corteggiamento
ob-event-objective-draw = Pesca di carte obiettivo
ob-event-builders-holiday = Builders' Holiday
ob-event-national-holiday = Festa nazionale
ob-event-grand-ball = Gran ballo
ob-event-none-about = Un round come gli altri.
ob-event-village-fair-about = Chi ha già organizzato la fiera nello Studio Privato ottiene 300 £ e 2 punti reputazione; il tuttofare aggiunge 200 £.
ob-event-courtship-about = Nessuno gioca turni: i Fairchild confrontano le tenute secondo il tema della stagione.
ob-event-objective-draw-about = Ciascuno pesca due carte obiettivo.
ob-event-builders-holiday-about = Si possono comprare quante tessere si vuole; nella Sfida Tenuta ciascuna costa 100 £ in meno.
ob-event-national-holiday-about = Tessere e ospiti di ogni livello di prestigio sono aperti a tutti.
ob-event-grand-ball-about = Ciascuno incontra tre ospiti prestigiosi e ne tiene uno.

ob-servant-butler = maggiordomo
ob-servant-underbutler = vice maggiordomo
ob-servant-housekeeper = governante
ob-servant-valet = valletto
ob-servant-ladys-maid = cameriera personale
ob-servant-footman = cameriere
ob-servant-cook = cuoca
ob-servant-hall-boy = garzone
ob-servant-head-housemaid = capocameriera
ob-servant-useful-man = tuttofare
ob-servant-butler-about = Serve nelle attività più grandiose e gli ospiti d'élite, e assume nella Stanza del Maggiordomo.
ob-servant-underbutler-about = Arriva con la Dispensa del Maggiordomo; serve come maggiordomo, valletto o cameriere, e può fare da garzone.
ob-servant-housekeeper-about = Serve i pasti e gli ospiti d'élite; sostituisce la cameriera personale quando non ce ne sono più.
ob-servant-valet-about = Serve i gentiluomini.
ob-servant-ladys-maid-about = Serve le gentildonne.
ob-servant-footman-about = Serve all'aperto; con la Stanza della Spazzolatura sostituisce il valletto quando non ce ne sono più.
ob-servant-cook-about = Su una tessera: 1 punto reputazione, e possono venire ospiti fino a due livelli di prestigio più alti.
ob-servant-hall-boy-about = Su un ospite che porta denaro: 100 £ in più. Può anche servire un ospite come maggiordomo.
ob-servant-head-housemaid-about = Su una presentazione: guardi una carta in più. Può anche servire un ospite come governante.
ob-servant-useful-man-about = 200 £ a una fiera del villaggio, 100 £ di sconto su un acquisto, o una tessera un livello di prestigio più bassa; può lasciare il gioco per un nuovo mercato o per una tessera del sacchetto.

ob-servants = { $first }, { $rest }
ob-name = { $name }
ob-servants-none = nessuno
ob-servants-some =
    { $n ->
        [1] { $servant }
       *[other] { $n } × { $servant }
    }
ob-seat = posto { $seat }

ob-role-lord = Padrone di casa
ob-role-lady = Padrona di casa
ob-role-heir = Erede
ob-role-daughter = Giovane figlia
ob-role-dowager = Zia contessa
ob-group-family = Familiare
ob-group-fairchild = I Fairchild
ob-group-starter = Ospite iniziale
ob-group-casual = Ospite informale
ob-group-prestige = Ospite prestigioso

## Favori

ob-favour-money = { $n } £
ob-favour-money-lost = paghi { $n } £
ob-favour-reputation =
    { $n ->
        [one] 1 punto reputazione
       *[other] { $n } punti reputazione
    }
ob-favour-reputation-lost =
    { $n ->
        [one] 1 punto reputazione in meno
       *[other] { $n } punti reputazione in meno
    }
ob-favour-invite =
    { $deck ->
        [prestige] { $take ->
            [one] 1 nuovo ospite prestigioso
           *[other] { $take } nuovi ospiti prestigiosi
        }
       *[casual] { $take ->
            [one] 1 nuovo ospite informale
           *[other] { $take } nuovi ospiti informali
        }
    }
ob-favour-invite-look =
    { $deck ->
        [prestige] pesca { $look } ospiti prestigiosi, scegline { $take }
       *[casual] pesca { $look } ospiti informali, scegline { $take }
    }
ob-favour-objective =
    { $take ->
        [one] 1 carta obiettivo
       *[other] { $take } carte obiettivo
    }
ob-favour-objective-look = pesca { $look } carte obiettivo, scegline { $take }
ob-favour-dismiss =
    { $n ->
        [one] congeda 1 ospite
       *[other] congeda { $n } ospiti
    }
ob-favour-dismiss-any = congeda quanti ospiti vuoi
ob-favour-vp-card =
    { $n ->
        [one] 1 carta PV
       *[other] { $n } carte PV
    }
ob-favour-gossip =
    un'altra famiglia perde { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } reputazione
ob-favour-hire =
    { $n ->
        [one] assumi 1 inserviente
       *[other] assumi { $n } inservienti
    }
ob-favour-recruit =
    { $n ->
        [one] recluta 1 inserviente
       *[other] recluta { $n } inservienti
    }
ob-favour-return-to-hand = 1 carta torna dai tuoi scarti
ob-favour-return-to-hand-guest = 1 ospite torna dai tuoi scarti
ob-favour-refresh-service = tutti i tuoi inservienti sono di nuovo disponibili
ob-favour-refresh-market = aggiorna il mercato
ob-favour-unlimited-purchases = in questo turno compra quante tessere vuoi
ob-favour-admirer = { $n } punti reputazione se partecipa un gentiluomo tra gli ospiti prestigiosi
ob-favour-double-all = tutti i favori dell'ospite valgono doppio
ob-favour-double-one = un favore dell'ospite vale doppio
ob-favour-and = { $first }; { $rest }
ob-favour-or = { $first } o { $rest }

## Che cosa fa una tessera o una carta

ob-does-guests =
    { $slot ->
        [family] { $n ->
            [one] 1 familiare
           *[other] { $n } familiari
        }
        [gentlemen] { $n ->
            [one] 1 gentiluomo
           *[other] { $n } gentiluomini
        }
        [ladies] { $n ->
            [one] 1 gentildonna
           *[other] { $n } gentildonne
        }
        [casual] { $n ->
            [one] 1 ospite informale
           *[other] { $n } ospiti informali
        }
        [prestige] { $n ->
            [one] 1 ospite prestigioso
           *[other] { $n } ospiti prestigiosi
        }
        [prestige-deck-top] il primo ospite prestigioso del mazzo
       *[gentry] { $n ->
            [one] 1 persona
           *[other] { $n } persone
        }
    }
ob-does-activity = { $activity }: { $guests }
ob-does-nobody = { $activity }: nessun ospite
ob-does-service = Servizio: { $servants }
ob-does-favours = Favori: { $favours }
ob-does-back = Lato con la rosa, { $vp } PV:
ob-does-any-rating = Due degli ospiti possono avere qualunque livello di prestigio; la cuoca porta 1 punto reputazione.
ob-does-opponent = Punteggio base: { $vp }.
ob-does-monument = Monumento: 1 punto reputazione all'inizio di ogni tuo turno.
ob-does-use-or-keep = { $vp } PV alla fine, o in qualunque momento del tuo turno: { $favour }.
ob-ability-private-study = A ogni fiera del villaggio: 300 £ e 2 punti reputazione.
ob-ability-brushing-room = I camerieri servono come valletti quando non ci sono più valletti.
ob-ability-barn = 1 punto reputazione in più per ogni attività su una tessera ESTATE.
ob-ability-servants-quarters = In ogni turno può servire un inserviente che riposa.
ob-ability-butlers-pantry = Porta con sé un vice maggiordomo: serve come maggiordomo, valletto o cameriere.
ob-ability-servants-hall = All'inizio del tuo turno un inserviente può rubare per te 1 punto reputazione a un'altra famiglia.
ob-ability-carriage-house = Con un cameriere, garzone o vice maggiordomo: un ospite in più o in meno.
ob-ability-housekeepers-room = La capocameriera serve ovunque come governante o cameriera personale.
ob-ability-renovated-kitchen = Dove aiuta la cuoca può venire un ospite in più.
ob-ability-parish-church = All'inizio di ogni tuo turno: 100 £ o 1 punto reputazione.
ob-ability-lionheart-suite = L'ospite non richiede servizio.
ob-bonus-asquith = Un quinto familiare: la zia contessa, che vale 1 PV.
ob-bonus-cavendish = Comincia con 3 punti reputazione.
ob-bonus-ponsonby = Comincia con 300 £.
ob-bonus-york = Comincia con un secondo cameriere.
ob-bonus-howard = Comincia con una cuoca.
ob-bonus-wessex = Comincia con una tessera in più: Sala della Colazione o Campo da Tennis.
ob-goal-own = { $vp } PV se possiedi: { $tiles }.
ob-goal-per-tile = { $vp } PV per ogni tessera della colonna { $column }.
ob-goal-per-monument = { $vp } PV per ogni monumento.
ob-goal-per-guest = { $vp } PV per ogni { $guests }.
ob-goal-per-guests = { $vp } PV ogni { $n } { $guests }.
ob-goal-servants = { $vp } PV per almeno: { $servants }.
ob-goal-servants-total = { $vp } PV per almeno { $n } inservienti.
ob-goal-reputation-max = { $vp } PV per la reputazione Max.
ob-goal-reputation-level = { $vp } PV per il livello di reputazione { $n }.
ob-goal-money-min = { $vp } PV per almeno { $n } £.
ob-goal-tiles-each-category = { $vp } PV per almeno { $n } tessere in ogni colonna.
ob-goal-tiles-one-category = { $vp } PV per almeno { $n } tessere in una colonna.
ob-goal-rose-tiles = { $vp } PV per almeno { $n } tessere sul lato con la rosa.
ob-goal-host-tile-pr = { $vp } PV per un'attività di livello di prestigio { $n } o più.
ob-goal-host-guests = { $vp } PV per un'attività con almeno { $n } persone.
ob-goal-guests = { $vp } PV per almeno { $n } { $guests }.
ob-counts-guests =
    { $n ->
        [one] ospite
       *[other] ospiti
    }
ob-counts-prestige =
    { $n ->
        [one] ospite prestigioso
       *[other] ospiti prestigiosi
    }
ob-counts-prestige-ladies =
    { $n ->
        [one] gentildonna
       *[other] gentildonne
    } tra i tuoi ospiti prestigiosi
ob-counts-prestige-gentlemen =
    { $n ->
        [one] gentiluomo
       *[other] gentiluomini
    } tra i tuoi ospiti prestigiosi
ob-counts-prestige-elite =
    { $n ->
        [one] ospite prestigioso
       *[other] ospiti prestigiosi
    } di livello 5 o 6
ob-counts-casual =
    { $n ->
        [one] ospite informale
       *[other] ospiti informali
    }
ob-counts-casual-good =
    { $n ->
        [one] ospite informale
       *[other] ospiti informali
    } senza punti negativi
ob-counts-starter =
    { $n ->
        [one] ospite iniziale
       *[other] ospiti iniziali
    }
