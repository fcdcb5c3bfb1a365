### Paladini del Regno Occidentale, in italiano. I nomi di carte, azioni e Lavoratori vengono dai dati.

## Il titolo sullo scaffale

pw-title-name = Paladini del Regno Occidentale
pw-title-about = Difendi il Regno Occidentale per sette round: scegli un Paladino, assolda Lavoratori di molti colori e lascia che Forza, Fede e Influenza si alimentino a vicenda. Attento all'Inquisizione.

pw-mode-competitive = Gli uni contro gli altri
pw-mode-competitive-about = Sette round; vince chi ha più Punti Vittoria.
pw-mode-solo = Contro il Rivale
pw-mode-solo-about = Da solo contro un avversario automatico guidato dalle carte Intrigo.
pw-mode-coop = Insieme contro il Barone
pw-mode-coop-about = Si vince o si perde insieme: affrontate le Minacce, conservate il vostro Onore e raggiungete 70 Punti Vittoria a testa.

pw-option-difficulty = Difficoltà del Rivale
pw-option-difficulty-about = Con quante Officine comincia il Rivale.
pw-option-variant = Difficoltà dello scenario
pw-option-variant-about = Difficile ha tre Minacce Barone in più; nella variante impossibile crescono a ogni round.
pw-option-starting-townsfolk = Cittadini Iniziali
pw-option-starting-townsfolk-about = A caso, o scelti in ordine di turno.
pw-option-extra-townsfolk = Cittadini extra
pw-option-extra-townsfolk-about = Mescola tra i Cittadini i Nobili e i Truffatori delle Cronache.
pw-option-campaign-chapter = Capitolo di una campagna
pw-option-campaign-chapter-about = La seconda partita di una campagna delle Cronache del Regno Occidentale.

pw-value-easy = facile
pw-value-standard = normale
pw-value-hard = difficile
pw-value-normal = normale
pw-value-impossible = impossibile
pw-value-random = a caso
pw-value-choose = a scelta

pw-rival-name = Il Rivale
pw-team-total = Insieme avete { $total } Punti Vittoria; ne servivano { $target }.

## Le fasi di un round

pw-phase-setup = Preparazione
pw-phase-kings-cards = Carte del Re
pw-phase-paladins = Paladini
pw-phase-tavern = Taverna
pw-phase-actions = Azioni
pw-phase-end-of-round = Fine del round
pw-phase-over = Punteggio Finale

pw-category-baron-workers = Lavoratori Barone rimasti

pw-counter-map-pieces = Monaci e Avamposti sulla mappa
pw-counter-walls-jars = Mura e Giare
pw-counter-outsiders = Invasori attaccati e convertiti
pw-counter-workshops = Officine sviluppate
pw-counter-crew = Cittadini nel Seguito
pw-counter-suspicion = Sospetti

## Quantità ed effetti

pw-amount =
    { $what ->
        [silver]
            { $n ->
                [one] 1 Moneta
               *[other] { $n } Monete
            }
        [provision]
            { $n ->
                [one] 1 Provvista
               *[other] { $n } Provviste
            }
        [tax]
            { $n ->
                [one] 1 Moneta dalla Riserva Tasse
               *[other] { $n } Monete dalla Riserva Tasse
            }
        [strength] { $n } Forza
        [faith] { $n } Fede
        [influence] { $n } Influenza
        [honour] { $n } Onore
        [labourer]
            { $n ->
                [one] 1 Manovale
               *[other] { $n } Manovali
            }
        [scout]
            { $n ->
                [one] 1 Esploratore
               *[other] { $n } Esploratori
            }
        [merchant]
            { $n ->
                [one] 1 Mercante
               *[other] { $n } Mercanti
            }
        [fighter]
            { $n ->
                [one] 1 Combattente
               *[other] { $n } Combattenti
            }
        [cleric]
            { $n ->
                [one] 1 Chierico
               *[other] { $n } Chierici
            }
        [criminal]
            { $n ->
                [one] 1 Criminale
               *[other] { $n } Criminali
            }
        [workshop]
            { $n ->
                [one] l'Officina più a destra della fila
               *[other] le { $n } Officine più a destra della fila
            }
        [suspicion]
            { $n ->
                [one] 1 Sospetto
               *[other] { $n } Sospetti
            }
       *[debt]
            { $n ->
                [one] 1 Debito
               *[other] { $n } Debiti
            }
    }

pw-does-gain = ottieni { pw-amount }
pw-does-lose = perdi { pw-amount }
pw-does-remove-suspicion =
    scarta { $n ->
        [one] 1 Sospetto
       *[other] { $n } Sospetti
    }
pw-does-pay-debt =
    paga { $n ->
        [one] 1 Debito
       *[other] { $n } Debiti
    }
pw-does-destroy-debt =
    distruggi { $n ->
        [one] 1 Debito non pagato
       *[other] { $n } Debiti non pagati
    }
pw-does-free-recruit = Reclutamento gratuito
pw-does-free-develop = sviluppa senza Lavoratori né Monete
pw-does-pray = libera uno spazio azione
pw-does-lose-worker =
    perdi { $n ->
        [one] 1 Lavoratore conservato
       *[other] { $n } Lavoratori conservati
    }
pw-does-lose-workshop =
    perdi { $n ->
        [one] l'Officina più a destra della fila
       *[other] le { $n } Officine più a destra della fila
    }
pw-does-on-action = Dopo ogni azione { $action } in questo round: { $reward }
pw-does-waive-cost =
    In questo round l'azione { $action } non costa { $what ->
        [provision] Provviste
       *[silver] Monete
    }
pw-does-discount =
    In questo round l'azione { $action } costa { $n } { $what ->
        [provision]
            { $n ->
                [one] Provvista
               *[other] Provviste
            }
       *[silver]
            { $n ->
                [one] Moneta
               *[other] Monete
            }
    } in meno
pw-does-choose = a scelta { $one } o { $other }
pw-does-or = { $one } o { $other }
pw-does-both = { $one }, { $other }

## Nomi di cose

pw-worker-any = Lavoratore qualsiasi
pw-workers-1 = { $a }
pw-workers-2 = { $a } e { $b }
pw-workers-3 = { $a }, { $b } e { $c }
pw-workers-4 = { $a }, { $b }, { $c } e { $d }
pw-wall =
    Mura ({ $reward }{ $vp ->
        [0] { "" }
       *[other] , { $vp } PV
    })
pw-space = Regione { $region }: { $reward }
pw-workshop-place = { $action } (spazio per { $worker })
pw-by-debt = { $card } per un Debito
pw-clear-space = Libera { $action }
pw-pass = Passa
pw-pay-silver = Paga, e non ottenere il Debito
pw-move-recruit-1 = Reclutare con 1 Lavoratore (scarti la carta)
pw-move-recruit-2 = Reclutare con 2 Lavoratori (nel Seguito)
pw-move-hunt-1 = Cacciare con 1 Lavoratore
pw-move-hunt-2 = Cacciare con 2 Lavoratori
pw-move-trade-1 = Commerciare con 1 Lavoratore
pw-move-trade-2 = Commerciare con 2 Lavoratori
pw-move-gain-honour = Guadagna Onore
pw-move-rest = Riposo

## Domande

pw-draft-townsfolk = Quale Cittadino entra nel tuo Seguito?
pw-choose-starting = Quale Cittadino Iniziale prendi?
pw-choose-paladin = Quale Paladino metti al tuo servizio in questo round?
pw-paladin-on-top = { $used } è al tuo servizio. Quale Paladino va in cima al tuo mazzo? L'altro va in fondo.
pw-choose-tavern = Quale carta Taverna prendi?
pw-act = Effettua un'azione, oppure passa.
pw-choose-workers = { $action }: chi piazzi?
pw-choose-space = In quale spazio della mappa usi { $action }?
pw-choose-absolve = Su quale spazio assoluzione va la Giara?
pw-choose-attack = Quale Invasore attacchi?
pw-choose-convert = Quale Invasore converti?
pw-choose-townsfolk = { $action }: quale Cittadino?
pw-choose-workshop = Dove va l'Officina?
pw-choose-clear = Quale spazio azione liberi?
pw-choose-reward = Che cosa prendi?
pw-inquisition-order = Inquisizione: quale delle tue carte agisce per prima?
pw-free-recruit = Reclutamento gratuito: quale Cittadino entra nel tuo Seguito?
pw-free-pray = Quale spazio azione liberi?
pw-for-whom = Chi riceve l'effetto di { $action }?
pw-keep-workers = Quali tre Lavoratori conservi?
pw-choose-penalty = Che cosa subisci per «{ $threat }»?
pw-lose-which-worker = Quale Lavoratore perdi?
pw-avoid-debt =
    Stai per ottenere un Debito. Paghi invece { $silver ->
        [one] 1 Moneta
       *[other] { $silver } Monete
    }?

## Perché no

pw-why-used = Su questo spazio ci sono già Lavoratori.
pw-why-workers = Ti mancano Lavoratori: { $missing }.
pw-why-cost = Costa { $price }; ne hai { $have }.
pw-why-limit = L'hai già fatto { $limit } volte, il massimo di una partita.
pw-why-no-workshop = Nella fila non ci sono più Officine.
pw-why-no-townsfolk = Nella fila non ci sono Cittadini.
pw-why-townsfolk-price = Non puoi pagare il prezzo in Monete.
pw-why-no-debt = Non puoi prendere un Debito al suo posto: il mazzo dei Debiti è vuoto, o il tuo Paladino ti ha già tolto il prezzo.
pw-why-nothing-to-clear = Nessun altro spazio azione contiene un Lavoratore.
pw-why-no-space = Nessuno spazio libero è alla tua portata con { $attribute } { $have }.
pw-why-need = Serve { $attribute } { $need }; hai { $have }.
pw-why-no-wall = Il mazzo delle Mura è vuoto.
pw-why-no-outsider = Nella fila non ci sono Invasori.
pw-why-attack-silver =
    La Forza mancante costa { $silver ->
        [one] 1 Moneta
       *[other] { $silver } Monete
    }; ne hai { $have }.
pw-why-favour-used = Su questo Favore ci sono già Lavoratori.
pw-why-space-taken = Qui c'è già un pezzo.
pw-why-flag = La bandiera chiede { $attribute } { $need }; hai { $have }.
pw-why-covered = Qui c'è già un'Officina.
pw-why-empty = Qui non c'è nessun Lavoratore.
pw-why-own-space = Pregare non può liberare il proprio spazio.
pw-why-jar-taken = Qui c'è già una Giara.
pw-why-favour-honour =
    Su questo Favore { $honour ->
        [one] c'è 1 Lavoratore
       *[other] ci sono { $honour } Lavoratori
    }: usarlo di nuovo costa { $honour } Onore; ne hai { $have }.
pw-why-order-done = Questo Ordine è già completato.
pw-why-order-need = Questo Ordine richiede { $needs }.
pw-why-cannot-receive =
    { $action ->
        [develop] Nella fila di questo giocatore non ci sono più Officine.
       *[pray] Nessuno spazio azione di questo giocatore contiene un Lavoratore.
    }
pw-why-penalty-empty = Non hai nulla di questo da perdere.

## Why a move is advised: what it does

pw-because-kings-orders = avvicina a un Ordine del Re
pw-because-attributes = fa salire Forza, Fede o Influenza
pw-because-develops = sviluppa un'Officina
pw-because-debts = lascia meno Debiti da pagare
pw-because-goods = conserva più Monete e Provviste
pw-because-commissions = incarica un Monaco
pw-because-fortifies = costruisce un Muro
pw-because-garrisons = presidia un Avamposto
pw-because-absolves = assolve con una Giara
pw-because-converts = converte un Invasore
pw-because-baron-workers = respinge i Lavoratori del Barone
pw-because-workers = lascia più Lavoratori per dopo
pw-because-workshops = dà un'Officina che fa risparmiare Lavoratori
pw-because-crew = sfrutta meglio i Cittadini sulla plancia
pw-because-suspicion = tiene basso il Sospetto per la prossima Inquisizione
pw-because-plan = lascia ai Lavoratori un'azione migliore per un prossimo turno
pw-because-threats = sventa una Minaccia del Barone
pw-because-rest = sfrutta meglio i Lavoratori e gli attributi che ci sono
