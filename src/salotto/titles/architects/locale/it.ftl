### Architetti del Regno Occidentale, in italiano. I nomi di carte, Luoghi e Personaggi vengono dai dati.

## Il titolo sullo scaffale

aw-title-name = Architetti del Regno Occidentale
aw-title-about = Intorno all'anno 850: raccogli risorse, ingaggia Apprendisti, costruisci Edifici e innalza la Cattedrale. Il crimine paga subito, e si conta alla fine.

aw-mode-competitive = Ognuno per sé
aw-mode-competitive-about = Da due a cinque architetti. La Sede delle Corporazioni è l'orologio: quando è piena, ognuno ha ancora un turno.
aw-mode-solo = In solitario contro i Bizantini
aw-mode-solo-about = Tu contro Costantino o Elena: i loro Stratagemmi collocano Lavoratori, catturano i tuoi e salgono sulla Cattedrale.
aw-mode-versus-bot-2p = In due con un avversario
aw-mode-versus-bot-2p-about = Due architetti, e Costantino o Elena come terzo.
aw-mode-coop = Insieme contro il Barone
aw-mode-coop-about = Si vince o si perde tutti insieme: soddisfate le Richieste del Barone, sopportate i suoi Intrighi e raggiungete l'obiettivo. Da soli è una variante non ufficiale.

aw-option-setup-side = Plance
aw-option-setup-side-about = Lo stesso inizio per tutti, oppure per ognuno un Personaggio con il suo inizio e la sua abilità.
aw-option-character-pick = Personaggi
aw-option-character-pick-about = Se i Personaggi si distribuiscono a caso o si scelgono uno dopo l'altro.
aw-option-characters-tomesaga = Personaggi di Cronache
aw-option-characters-tomesaga-about = Possono capitare anche Emma, Guntram, Judith e Merovech.
aw-option-characters-promo = Personaggi promozionali
aw-option-characters-promo-about = Possono capitare anche Lothaire, Hugo, Clovis, Fara e Bertha.
aw-option-cards-promo = Carte promozionali
aw-option-cards-promo-about = Tre Apprendisti e tre Edifici in più nei mazzi.
aw-option-starting-apprentice = Apprendista iniziale
aw-option-starting-apprentice-about = Prima di ricevere gli Edifici ognuno ingaggia gratuitamente un Apprendista a faccia in su, a cominciare dall'ultimo giocatore.
aw-option-apprentice-refresh = Ricambio degli Apprendisti
aw-option-apprentice-refresh-about = Un Lavoratore sul terzo spazio delle righe da 1 a 3 della Sede delle Corporazioni manda via gli Apprendisti più a sinistra.
aw-option-conspirator = Cospiratrice
aw-option-conspirator-about = Se una Cospiratrice fa risparmiare 1 Moneta sull'intera visita alla Piazza, o su ogni cattura dopo la prima.
aw-option-virtue-overflow = Reputazione oltre 14
aw-option-virtue-overflow-about = Se distruggere un Debito non pagato è facoltativo o automatico.
aw-option-merovech = Carte di Merovech
aw-option-merovech-about = Che cosa gli risparmia ogni carta Edificio scartata.
aw-option-solo-opponent = Avversario
aw-option-solo-opponent-about = Costantino è l'avversario standard, Elena quello difficile.
aw-option-coop-difficulty = Difficoltà
aw-option-coop-difficulty-about = Normale: Plancia Barone blu, 4 Eventi, 10 punti per ogni suo Lavoratore nella Sede delle Corporazioni e per ogni giocatore. Difficile: quella rossa, 6 Eventi, 12 punti.
aw-option-coop-event-penalty = Penalità degli Eventi
aw-option-coop-event-penalty-about = Se il mazzo Evento vuoto costa 10 punti a tutti alla fine, o solo quando è stato la causa della fine.
aw-option-coop-open-hands = Mani scoperte
aw-option-coop-open-hands-about = Tutti vedono le carte Edificio di tutti.

aw-value-standard = uguali per tutti
aw-value-variable = con i Personaggi
aw-value-random = a caso
aw-value-choose = a scelta
aw-value-per-visit = per visita
aw-value-per-capture = per cattura
aw-value-may = facoltativo
aw-value-must = automatico
aw-value-one-card-one-virtue = 1 Reputazione
aw-value-one-card-whole-loss = l'intera perdita
aw-value-constantine = Costantino
aw-value-helena = Elena
aw-value-normal = normale
aw-value-hard = difficile
aw-value-deck-empty = costa sempre punti
aw-value-forced-end-only = solo se ha chiuso la partita

## Le parti di una partita

aw-phase-setup = Preparazione
aw-phase-picking = Primi Edifici
aw-phase-sides = Furfante o Reverendo
aw-phase-playing = Turni
aw-phase-scoring = Punteggio
aw-phase-over = Fine della partita

aw-category-buildings = Edifici
aw-category-cathedral = Cattedrale
aw-category-virtue = Reputazione
aw-category-debts = Debiti
aw-category-precious = Oro e Marmo
aw-category-silver = Monete
aw-category-prison = Prigione
aw-category-guildhall = Sede delle Corporazioni
aw-category-requests = Richieste
aw-category-events = Eventi

aw-counter-aw-buildings = Edifici costruiti
aw-counter-aw-marble = Marmi
aw-counter-aw-unpaid-debts = Debiti non pagati
aw-counter-aw-cathedral-level = livello della Cattedrale
aw-counter-aw-virtue = Reputazione
aw-counter-aw-captives = Lavoratori catturati

## Quantità

aw-amount-nothing = niente
aw-amount-clay =
    { $n ->
        [one] 1 Argilla
       *[other] { $n } Argille
    }
aw-amount-wood =
    { $n ->
        [one] 1 Legno
       *[other] { $n } Legni
    }
aw-amount-stone =
    { $n ->
        [one] 1 Pietra
       *[other] { $n } Pietre
    }
aw-amount-gold =
    { $n ->
        [one] 1 Oro
       *[other] { $n } Ori
    }
aw-amount-marble =
    { $n ->
        [one] 1 Marmo
       *[other] { $n } Marmi
    }
aw-amount-silver =
    { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    }
aw-amount-virtue = { $n } Reputazione
aw-amount-building-card =
    { $n ->
        [one] 1 carta Edificio
       *[other] { $n } carte Edificio
    }
aw-amount-card =
    { $n ->
        [one] 1 carta Edificio
       *[other] { $n } carte Edificio
    }
aw-amount-debt-paid =
    { $n ->
        [one] 1 Debito pagato
       *[other] { $n } Debiti pagati
    }
aw-amount-debt-unpaid =
    { $n ->
        [one] 1 Debito non pagato
       *[other] { $n } Debiti non pagati
    }
aw-amounts-2 = { $a } e { $b }
aw-amounts-3 = { $a }, { $b } e { $c }
aw-amounts-4 = { $a }, { $b }, { $c } e { $d }
aw-amounts-5 = { $a }, { $b }, { $c }, { $d } e { $e }
aw-amounts-6 = { $a }, { $b }, { $c }, { $d }, { $e } e { $f }

aw-skill-carpentry = Carpenteria
aw-skill-tiling = Piastrellatura
aw-skill-masonry = Muratura

aw-baron-name = Barone
aw-black-market = Mercato Nero

## Che cosa si può scegliere

aw-done = Basta così
aw-destroy = Distruggi un Debito
aw-pay-instead = Paga
aw-take-the-debt = Prendi il Debito
aw-release = Libera
aw-donate-now = Fai una Donazione
aw-place-at = { $location }
aw-place-mines-clay = { $location }: Argilla
aw-place-mines-gold = { $location }: Oro
aw-place-workshop-hire = { $location }: ingaggia
aw-place-workshop-plans = { $location }: pesca progetti
aw-place-black-market-b-hire = { $location }, ingaggia chi vuoi
aw-place-black-market-b-plans = { $location }, guarda i progetti
aw-place-guildhall-construct = { $location }: costruisci
aw-place-guildhall-cathedral = { $location }: avanza nella Cattedrale
aw-discard-apprentice = Scarta «{ $card }»
aw-back-from = Da: { $location }
aw-back-board =
    { $whose ->
        [Barone] Dalla Plancia Barone
       *[other] Dalla plancia di { $whose }
    }
aw-capture-group =
    { $location }: { $whose ->
        [Barone] Lavoratori del Barone
       *[other]
            { $whose_you ->
                [yes] i tuoi Lavoratori
               *[no] Lavoratori di { $whose }
            }
    }
aw-trade-for = In cambio di { $gained }
aw-trade-goods = { $paid } in cambio di { $gained }
aw-trade-card = { $card }: in cambio di { $gained }
aw-trade-card-goods = { $card }: { $paid } in cambio di { $gained }
aw-pay-goods = { $amount }
aw-guard-imprison = Manda in Prigione i Lavoratori che hai catturato
aw-guard-release = Libera i tuoi Lavoratori dalla Prigione
aw-guard-release-colour =
    Libera dalla Prigione { $whose_you ->
        [yes] i tuoi Lavoratori
       *[no] i Lavoratori di { $whose }
    }
aw-guard-buy-back-silver = Riscatta i tuoi Lavoratori pagando Monete
aw-guard-buy-back-debt = Riscatta i tuoi Lavoratori con un Debito e 1 Reputazione
aw-guard-pay-debt = Paga un Debito
aw-give-player = { $item } a { $to }
aw-give-request = { $item } alla Richiesta di livello { $level }
aw-player = { $whose }
aw-remove-from = Da: { $location }

## Domande

aw-choose-character = Quale Personaggio giochi?
aw-choose-side = Quale lato della tua carta tieni in su: Furfante o Reverendo?
aw-starting-apprentice = Con quale Apprendista cominci?
aw-draft = Quale carta Edificio tieni?
aw-keep-opening = Quali 3 carte Edificio tieni?
aw-discard-opening = Quale carta Edificio scarti?
aw-place =
    { $final ->
        [yes] Il tuo ultimo turno: dove collochi un Lavoratore?
       *[no] Dove collochi un Lavoratore?
    }
aw-take-back =
    { $final ->
        [yes] Il tuo ultimo turno, ma non hai più Lavoratori. Da dove ne riprendi uno?
       *[no] Non hai più Lavoratori. Da dove ne riprendi uno?
    }
aw-trade =
    Quale scambio fai? { $left ->
        [one] Ancora un'azione.
       *[other] { $left } azioni.
    }
aw-hire = Chi ingaggi?
aw-hire-any = Chi ingaggi?
aw-make-room = Non puoi avere altri Apprendisti. Chi scarti?
aw-capture =
    Chi catturi? { $left ->
        [one] Ancora una cattura
       *[other] { $left } catture
    }{ $price ->
        [0] { $left ->
            [one] , gratis.
           *[other] , la prossima è gratis.
        }
        [one] , la prossima costa 1 Moneta.
       *[other] , la prossima costa { $price } Monete.
    }
aw-guard =
    Che cosa fai al Corpo di Guardia? { $left ->
        [one] Ancora un'azione.
       *[other] { $left } azioni.
    }
aw-keep-plan = Quale carta Edificio tieni?
aw-construct = Quale Edificio costruisci?
aw-pay-building = Come paghi l'Edificio?
aw-pay-cathedral = Come paghi la Cattedrale?
aw-cathedral-card = Quale carta Edificio scarti per la Cattedrale?
aw-judith-cards = Quante carte Edificio scarti al posto delle risorse?
aw-judith-which = Quali carte Edificio scarti?
aw-choose-effect = { $card }: quale effetto scegli?
aw-church = Distruggi un tuo Debito non pagato?
aw-library = Scarti una carta Edificio per 2 Ori?
aw-tavern = Ingaggi qualcuno gratuitamente?
aw-crane = Collochi un altro Lavoratore nella Sede delle Corporazioni?
aw-graveyard = Quale Apprendista scarti?
aw-hand-limit = Hai troppe carte Edificio. Quali scarti?
aw-overflow = La tua Reputazione supera 14. Distruggi un Debito non pagato?
aw-hugo = Dovresti ottenere un Debito. Paghi invece { $silver } Monete?
aw-merovech =
    Perderesti { $loss } Reputazione. Quali carte Edificio scarti per evitarlo?
aw-reset-order = In quale ordine risolvi le tue abilità?
aw-release-one = Liberi un Lavoratore dalla Prigione?
aw-release-some = Quanti Lavoratori liberi dalla Prigione?
aw-virtue-order = In quale ordine i tuoi Edifici cambiano la tua Reputazione?
aw-donate = Che cosa doni, e a chi?
aw-may-donate =
    Doni qualcosa? { $left ->
        [one] Ancora una Donazione.
       *[other] Fino a { $left } Donazioni.
    }
aw-donate-card = Quale carta Edificio doni?
aw-group-virtue = Chi di voi perde { $n } Reputazione?
aw-group-debt = Chi di voi prende un Debito?
aw-group-prisoner = Chi di voi toglie dal gioco un Lavoratore in Prigione?
aw-group-worker = Chi di voi toglie dal gioco un Lavoratore?
aw-group-levy = Chi di voi paga il tributo?
aw-remove-worker = Da dove togli un Lavoratore dal gioco?
aw-levy =
    { $silver ->
        [one] Paghi 1 Moneta, o prendi un Debito?
       *[other] Paghi { $silver } Monete, o prendi un Debito?
    }

## Il racconto: la preparazione

aw-character =
    { $you ->
        [yes] Giochi { $character }.
       *[no] { $player } gioca { $character }.
    }
aw-side =
    { $you ->
        [yes] La tua carta: { $card }.
       *[no] La carta di { $player }: { $card }.
    }
aw-starts-with =
    { $you ->
        [yes] Cominci con «{ $card }».
       *[no] { $player } comincia con «{ $card }».
    }
aw-begins =
    { $you ->
        [yes] Sei il primo giocatore.
       *[no] Il primo giocatore è { $player }.
    }

## Il racconto: i turni

aw-places =
    { $you ->
        [yes] Collochi un Lavoratore: { $location } ({ $n }).
       *[no] { $player } colloca un Lavoratore: { $location } ({ $n }).
    }
aw-gathers =
    { $you ->
        [yes] Raccogli { $amount }: { $location } ({ $n }).
       *[no] { $player } raccoglie { $amount }: { $location } ({ $n }).
    }
aw-gains =
    { $you ->
        [yes] Guadagni { $amount }.
       *[no] { $player } guadagna { $amount }.
    }
aw-trades =
    { $you ->
        [yes] Scambi { $paid } con { $gained }.
       *[no] { $player } scambia { $paid } con { $gained }.
    }
aw-hires =
    { $you ->
        [yes] Ingaggi «{ $card }»
       *[no] { $player } ingaggia «{ $card }»
    }{ $paid ->
        [0] { "" }
        [one] { " " }per 1 Moneta
       *[other] { " " }per { $paid } Monete
    }{ $coins ->
        [0] .
        [one] , con la Moneta sulla carta.
       *[other] , con le { $coins } Monete sulla carta.
    }
aw-dismisses =
    { $you ->
        [yes] Scarti «{ $card }».
       *[no] { $player } scarta «{ $card }».
    }
aw-refreshes = { $one } e { $other } lasciano il Laboratorio.
aw-draws =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $n ->
        [one] una carta Edificio.
       *[other] { $n } carte Edificio.
    }
aw-keeps-plan =
    { $you ->
        [yes] Tieni
       *[no] { $player } tiene
    } una carta Edificio; sotto il mazzo { $others ->
        [one] ne va 1.
       *[other] ne vanno { $others }.
    }
aw-recalls =
    { $you ->
        [yes] Riprendi { $n ->
            [one] un tuo Lavoratore
           *[other] { $n } tuoi Lavoratori
        }: { $location }.
       *[no] { $player } riprende { $n ->
            [one] un Lavoratore
           *[other] { $n } Lavoratori
        }: { $location }.
    }
aw-captures =
    { $you ->
        [yes] Catturi
       *[no] { $player } cattura
    } { $whose_you ->
        [yes] { $n ->
            [one] un tuo Lavoratore
           *[other] { $n } tuoi Lavoratori
        }
       *[no] { $n ->
            [one] un Lavoratore
           *[other] { $n } Lavoratori
        } di { $whose }
    }: { $location }.
aw-captures-baron =
    { $you ->
        [yes] Catturi
       *[no] { $player } cattura
    } { $n ->
        [one] un Lavoratore
       *[other] { $n } Lavoratori
    } del Barone: { $location }.
aw-steals =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    } dal Deposito Tasse e { $you ->
        [yes] perdi
       *[no] perde
    } { $virtue } Reputazione.
aw-market =
    { $you ->
        [yes] Vai al { $location }
       *[no] { $player } va al { $location }
    }{ $paid ->
        [0] .
        [one] { " " }per 1 Moneta.
       *[other] { " " }per { $paid } Monete.
    }
aw-imprisons =
    { $you ->
        [yes] Mandi in Prigione
       *[no] { $player } manda in Prigione
    } { $n ->
        [one] un Lavoratore catturato
       *[other] { $n } Lavoratori catturati
    } per { $silver ->
        [one] 1 Moneta.
       *[other] { $silver } Monete.
    }
aw-releases =
    { $you ->
        [yes] Liberi
       *[no] { $player } libera
    } { $n ->
        [one] un Lavoratore
       *[other] { $n } Lavoratori
    } dalla Prigione.
aw-releases-others =
    { $you ->
        [yes] Liberi
       *[no] { $player } libera
    } dalla Prigione { $whose_you ->
        [yes] { $n ->
            [one] un tuo Lavoratore.
           *[other] { $n } tuoi Lavoratori.
        }
       *[no] { $n ->
            [one] un Lavoratore
           *[other] { $n } Lavoratori
        } di { $whose }.
    }
aw-buys-back =
    { $n ->
        [one] Un Lavoratore torna
       *[other] { $n } Lavoratori tornano
    } { $you ->
        [yes] da te.
       *[no] da { $player }.
    }
aw-pays-debt =
    { $you ->
        [yes] Paghi un Debito: { $paid } Monete.
       *[no] { $player } paga un Debito: { $paid } Monete.
    }
aw-takes-debt =
    { $you ->
        [yes] Ottieni un Debito.
       *[no] { $player } ottiene un Debito.
    }
aw-destroys-debt =
    { $you ->
        [yes] Distruggi un Debito.
       *[no] { $player } distrugge un Debito.
    }
aw-buys-off =
    { $you ->
        [yes] Paghi { $n } Monete invece di ottenere un Debito.
       *[no] { $player } paga { $n } Monete invece di ottenere un Debito.
    }
aw-emma =
    { $you ->
        [yes] Guadagni 1 Moneta e 1 Argilla per il Debito.
       *[no] { $player } guadagna 1 Moneta e 1 Argilla per il Debito.
    }
aw-guntram =
    { $you ->
        [yes] Guadagni { $n ->
            [one] 1 Moneta
           *[other] { $n } Monete
        } per la tua Reputazione.
       *[no] { $player } guadagna { $n ->
            [one] 1 Moneta
           *[other] { $n } Monete
        } per la Reputazione.
    }
aw-avoids =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $cards ->
        [one] una carta Edificio
       *[other] { $cards } carte Edificio
    } e { $you ->
        [yes] non perdi
       *[no] non perde
    } { $n } Reputazione.
aw-apprentice-gives =
    { $you ->
        [yes] { $card } ti porta { $amount }.
       *[no] { $card } porta { $amount } a { $player }.
    }
aw-all-gain = Tutti guadagnano { $amount }.
aw-prisoners-virtue =
    { $you ->
        [yes] Hai { $n } Lavoratori in Prigione e perdi 1 Reputazione.
       *[no] { $player } ha { $n } Lavoratori in Prigione e perde 1 Reputazione.
    }
aw-constructs =
    { $you ->
        [yes] Costruisci «{ $card }» ({ $vp } punti).
       *[no] { $player } costruisce «{ $card }» ({ $vp } punti).
    }
aw-advances =
    { $you ->
        [yes] Avanzi al livello { $level } della Cattedrale.
       *[no] { $player } avanza al livello { $level } della Cattedrale.
    }
aw-reward = La Ricompensa: { $amount }.
aw-no-reward = Non ci sono più Ricompense: al loro posto 1 Reputazione.
aw-takes-back =
    { $you ->
        [yes] Riprendi un Lavoratore. { $whence }.
       *[no] { $player } riprende un Lavoratore. { $whence }.
    }
aw-no-worker =
    { $you ->
        [yes] Non hai Lavoratori da riprendere.
       *[no] { $player } non ha Lavoratori da riprendere.
    }
aw-hand-limit-discards =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $n ->
        [one] una carta Edificio.
       *[other] { $n } carte Edificio.
    }
aw-reset = Pulizia del Mercato Nero: tutti i Lavoratori lì presenti vanno in Prigione.
aw-market-turns = Il Mercato grande ora dà { $amount }.
aw-end-triggered = La Sede delle Corporazioni è piena: ognuno ha ancora un turno.
aw-end-virtue =
    { $you ->
        [yes] { $card } cambia la tua Reputazione di { $n }.
       *[no] { $card } cambia la Reputazione di { $player } di { $n }.
    }
aw-ends = La partita è finita.

## Il racconto: l'avversario

aw-rival-scheme = { $player } rivela uno Stratagemma: { $scheme }.
aw-rival-recalls =
    { $player } riprende { $n ->
        [one] un Lavoratore
       *[other] { $n } Lavoratori
    } e mescola gli Stratagemmi.
aw-rival-future = Uno Stratagemma futuro va sul mazzo di { $player }.
aw-rival-virtue = La Reputazione di { $player } ora è { $virtue }.
aw-rival-imprisons =
    { $player } manda in Prigione { $n ->
        [one] un Lavoratore catturato
       *[other] { $n } Lavoratori catturati
    }.
aw-rival-steals =
    { $player } svuota il Deposito Tasse: { $n ->
        [one] 1 Moneta va
       *[other] { $n } Monete vanno
    } alla Riserva Generale.

## Il racconto: il Barone

aw-baron-turn = Tocca al Barone.
aw-intrigue = Intrigo: { $card }.
aw-event = Evento: { $card }.
aw-request = Il Barone avanza una pretesa ({ $request }).
aw-no-event = Non ci sono più Eventi da rivelare: la partita finisce subito.
aw-baron-places = Il Barone colloca un Lavoratore: { $location } ({ $n }).
aw-baron-recalls =
    Il Barone riprende { $n ->
        [one] un Lavoratore
       *[other] { $n } Lavoratori
    }.
aw-baron-no-worker = Il Barone non ha Lavoratori da collocare.
aw-baron-captures =
    Il Barone cattura { $whose_you ->
        [yes] { $n ->
            [one] un tuo Lavoratore
           *[other] { $n } tuoi Lavoratori
        }
       *[no] { $n ->
            [one] un Lavoratore
           *[other] { $n } Lavoratori
        } di { $whose }
    }: { $location }.
aw-baron-imprisons =
    Il Barone manda in Prigione { $n ->
        [one] un Lavoratore catturato
       *[other] { $n } Lavoratori catturati
    }.
aw-future-discard = Un Intrigo Futuro va sugli scarti: { $card }.
aw-future-on-top = Un Intrigo Futuro va a faccia in giù in cima al mazzo.
aw-tax-check =
    Verifica delle Tasse: { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    } sul Deposito Tasse.
aw-loses-virtue =
    { $you ->
        [yes] Perdi { $n } Reputazione.
       *[no] { $player } perde { $n } Reputazione.
    }
aw-removes =
    { $you ->
        [yes] Un tuo Lavoratore esce dal gioco: { $whence }.
       *[no] Un Lavoratore di { $player } esce dal gioco: { $whence }.
    }
aw-removes-own =
    { $you ->
        [yes] Un Lavoratore lascia la tua plancia ed esce dal gioco.
       *[no] Un Lavoratore lascia la plancia di { $player } ed esce dal gioco.
    }
aw-pays-levy =
    { $you ->
        [yes] Paghi
       *[no] { $player } paga
    } il tributo: { $n ->
        [one] 1 Moneta.
       *[other] { $n } Monete.
    }
aw-gives =
    { $you ->
        [yes] Doni { $item } a { $to_you ->
            [yes] te
           *[no] { $to }
        }.
       *[no] { $to_you ->
            [yes] { $player } ti dona { $item }.
           *[no] { $player } dona { $item } a { $to }.
        }
    }
aw-gives-request =
    { $you ->
        [yes] Doni { $item } al Barone ({ $request }).
       *[no] { $player } dona { $item } al Barone ({ $request }).
    } { $left ->
        [0] La Richiesta è soddisfatta.
        [one] Ne manca ancora 1.
       *[other] Ne mancano ancora { $left }.
    }
aw-team-won = Insieme avete { $total } punti: il Barone è sconfitto.
aw-team-lost = Insieme avete { $total } punti: vince il Barone.

## Che cosa fanno le carte

aw-does-gain = Guadagni { $amount }.
aw-does-gain-all = Ogni giocatore guadagna { $amount }.
aw-does-gain-if = Prima del punteggio guadagni { $amount } se { $when }.
aw-does-gain-per = Guadagni { $amount } ogni { $per } { $of }.
aw-does-lose = Prima del punteggio perdi { $amount }.
aw-does-lose-prisoners = Ogni giocatore con 3 o più Lavoratori in Prigione perde { $amount }.
aw-does-take-debt =
    { $n ->
        [one] Ottieni un Debito non pagato.
       *[other] Ottieni { $n } Debiti non pagati.
    }
aw-does-destroy-debt = Puoi distruggere un Debito non pagato.
aw-does-release-prison = Libera tutti i tuoi Lavoratori dalla Prigione.
aw-does-release-boards = Riprendi tutti i tuoi Lavoratori dalle altre plance.
aw-does-capture =
    { $n ->
        [one] Effettua una cattura gratuita.
       *[other] Effettua fino a { $n } catture gratuite.
    }
aw-does-hire-any = Puoi ingaggiare gratuitamente qualsiasi Apprendista a faccia in su.
aw-does-exchange = Puoi dare { $pay } per { $gain }.
aw-does-choose = A scelta:
aw-does-extra-guildhall = Puoi collocare un altro Lavoratore nella Sede delle Corporazioni.
aw-does-discard-apprentice = Scarta un tuo Apprendista.
aw-does-virtue-per = Prima del punteggio guadagni { $n } Reputazione ogni { $per } { $of }.
aw-does-vp-per =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } alla fine { $per ->
        [1] per ciascuno dei
       *[other] ogni { $per }
    } { $of }.
aw-does-vp-if =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } alla fine se { $when }.
aw-does-debt-penalty =
    Alla fine ogni tuo Debito non pagato costa { $delta ->
        [-1] 1 punto in meno.
        [one] 1 punto in più.
       *[other] { $delta } punti in più.
    }
aw-does-trade = Al Magazzino Reale: { $pay } in cambio di { $gain }.
aw-does-donate = Fino a { $n } Donazioni con ogni tua azione del Mercato Nero.
aw-does-donate-level = Donazioni fino al tuo livello della Cattedrale con ogni tua azione della Sede delle Corporazioni.

aw-condition-most-clay = hai più Argilla di ogni altro giocatore
aw-condition-most-wood = hai più Legno di ogni altro giocatore
aw-condition-most-stone = hai più Pietra di ogni altro giocatore
aw-condition-most-silver = hai più Monete di ogni altro giocatore
aw-condition-most-cathedral = sei più in alto di ogni altro giocatore nella Cattedrale
aw-condition-no-unpaid-debts = non hai Debiti non pagati

aw-count-own-buildings = tuoi Edifici
aw-count-own-apprentices-carpentry = tuoi Apprendisti con Carpenteria
aw-count-own-apprentices-tiling = tuoi Apprendisti con Piastrellatura
aw-count-own-apprentices-masonry = tuoi Apprendisti con Muratura
aw-count-captured-workers = Lavoratori catturati sulla tua plancia
aw-count-virtue = punti di Reputazione
aw-count-paid-debts = tuoi Debiti pagati
aw-count-gold = Ori
aw-count-marble = Marmi
aw-count-clay-wood-stone = tra Argille, Legni e Pietre, in tutto

aw-on-gather = { $amount } in più: { $location }.
aw-on-cathedral = { $amount } ogni volta che avanzi nella Cattedrale.
aw-on-debt-paid = { $amount } ogni volta che paghi un Debito.
aw-on-reset = { $amount } a ogni Pulizia del Mercato Nero.
aw-on-reset-if = { $amount } a ogni Pulizia del Mercato Nero se nessun tuo Lavoratore è in Prigione.
aw-on-reset-release-prisoners = A ogni Pulizia del Mercato Nero puoi liberare fino a { $n } tuoi Lavoratori dalla Prigione.
aw-on-black-market = { $amount } con ogni tua azione del Mercato Nero.
aw-on-black-market-ignore-virtue-loss = Le tue azioni del Mercato Nero non costano Reputazione.
aw-on-tax-stand = { $amount } ogni volta che prendi le Monete dal Deposito Tasse.
aw-on-tax-stand-reduce-virtue-loss = Perdi { $n } Reputazione in meno quando prendi le Monete dal Deposito Tasse.
aw-on-imprison = { $amount } ogni volta che mandi in Prigione dal Corpo di Guardia.
aw-on-cost-town-centre =
    Le tue catture alla Piazza costano { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    } in meno, mai sulle Tasse.
aw-on-cost-black-market =
    Le tue azioni del Mercato Nero costano { $n ->
        [one] 1 Moneta
       *[other] { $n } Monete
    } in meno.
aw-on-count =
    Conti { $n ->
        [one] un Lavoratore
       *[other] { $n } Lavoratori
    } in più: { $location }.

aw-power-none = Lo stesso inizio per tutti.
aw-power-ignore-tax = Ignora { $n } Moneta di Tasse di ogni costo.
aw-power-draw-on-black-market = Pesca { $n } carta Edificio con ogni azione del Mercato Nero.
aw-power-no-discard-for-cathedral = Non scarta carte Edificio per la Cattedrale.
aw-power-hire-discount = Paga { $silver } Moneta in meno per ingaggiare nel Laboratorio e può avere { $apprentices } Apprendisti.
aw-power-gold-is-marble = Per lei Oro e Marmo sono la stessa cosa, ma non nelle Donazioni.
aw-power-discount-wood-or-stone = Paga { $n } Legno o Pietra in meno quando costruisce o avanza.
aw-power-buy-off-debt = Può pagare { $silver } Monete invece di ottenere un Debito.
aw-power-draw-on-construct = Pesca { $n } carta Edificio dopo aver costruito.
aw-power-release-on-reset = Può liberare { $n } suo Lavoratore dalla Prigione a ogni Pulizia del Mercato Nero.
aw-power-silver-on-imprison = Guadagna { $n } Monete in più quando manda in Prigione dal Corpo di Guardia.
aw-power-gain-on-debt = Guadagna { $amount } per ogni Debito che ottiene.
aw-power-silver-on-virtue = Guadagna { $n } Moneta per ogni Reputazione guadagnata.
aw-power-card-for-resource = Può scartare una carta Edificio al posto di una risorsa da pagare, ma non nelle Donazioni.
aw-power-card-for-virtue = Può scartare carte Edificio per non perdere Reputazione; limite di carte in mano { $hand }.

aw-does-rival-capture = Cattura un gruppo per ogni suo Lavoratore presente.
aw-does-rival-guardhouse = Un passo al Corpo di Guardia.
aw-does-rival-steal-tax = Le Tasse vanno alla Riserva Generale: 1 Marmo, 2 Reputazione in meno.
aw-does-rival-market = 1 Marmo, 1 Reputazione in meno.
aw-does-rival-discard-column = Si scartano gli Apprendisti più a sinistra.
aw-does-rival-construct = Avanza nella Cattedrale dove c'è posto.

aw-does-baron-place = Lavoratore del Barone: { $location }.
aw-does-baron-place-upper = Lavoratore del Barone: { $location }, poi la sezione superiore.
aw-does-baron-place-lower = Lavoratore del Barone: { $location }, poi la sezione inferiore.
aw-does-baron-reveal-request = Rivelate la prossima Richiesta.
aw-does-baron-reveal-event = Rivelate un Evento.
aw-does-baron-reveal-intrigue = Rivelate un'altra carta Intrigo.
aw-does-baron-future-to-discard = Un Intrigo Futuro va sugli scarti.
aw-does-baron-future-on-top = Un Intrigo Futuro va in cima al mazzo.
aw-does-baron-tax-check = Con 4 o più Monete sul Deposito Tasse tutti perdono 1 Reputazione; poi si svuota.
aw-does-baron-lose-virtue = Tutti perdono { $n } Reputazione.
aw-does-baron-lose-virtue-one = Uno di voi perde { $n } Reputazione.
aw-does-baron-take-debt = Tutti ottengono un Debito.
aw-does-baron-take-debt-one = Uno di voi ottiene un Debito.
aw-does-baron-remove-prisoner = Tutti tolgono dal gioco un Lavoratore in Prigione.
aw-does-baron-remove-worker = Tutti tolgono dal gioco un Lavoratore.
aw-does-baron-reset = Una Pulizia del Mercato Nero.
aw-does-baron-pay-or-debt =
    { $silver ->
        [one] Tutti pagano 1 Moneta o ottengono un Debito.
       *[other] Tutti pagano { $silver } Monete o ottengono un Debito.
    }
aw-request-asks =
    { $amount } per giocatore. Soddisfatta: { $met ->
        [one] 1 punto
       *[other] { $met } punti
    } a testa. Fallita: ognuno perde { $failed } punti.

## Perché no

aw-why-gold = Per l'Oro servono { $n } Lavoratori nella Miniera.
aw-why-hire-silver = Ingaggiare costa { $n } Monete.
aw-why-hire-column =
    Troppo lontano: { $n ->
        [one] un'altra Moneta andrebbe messa
       *[other] altre { $n } Monete andrebbero messe
    } sulle carte che lo precedono.
aw-why-no-plans = Non ci sono più carte Edificio da pescare.
aw-why-capture-silver =
    Una cattura costa { $n ->
        [one] 1 Moneta.
       *[other] { $n } Monete.
    }
aw-why-capture-places =
    { $n ->
        [one] Tutte le catture di un turno vengono da un solo Luogo.
       *[other] Le catture di un turno vengono da { $n } Luoghi al massimo.
    }
aw-why-no-tax = Non ci sono Monete sul Deposito Tasse.
aw-why-market-virtue = Con Reputazione 10 o più non si entra nel Mercato Nero.
aw-why-market-taken = Questo spazio è occupato fino alla prossima Pulizia.
aw-why-market-silver =
    Questo costa { $n ->
        [one] 1 Moneta.
       *[other] { $n } Monete.
    }
aw-why-guardhouse = Non c'è nulla che tu possa fare al Corpo di Guardia.
aw-why-no-captives = Non hai catturato nessuno.
aw-why-no-prisoners = In Prigione non c'è nessuno da liberare.
aw-why-none-elsewhere = Nessun tuo Lavoratore è su un'altra plancia.
aw-why-buy-back-silver = Riscattare costa { $n } Monete.
aw-why-no-debt = Non hai Debiti non pagati.
aw-why-debt-silver = Pagare un Debito costa { $n } Monete.
aw-why-nothing-to-build = Non puoi costruire nessuno dei tuoi Edifici.
aw-why-no-hand = Non hai carte Edificio.
aw-why-skill = Nessun tuo Apprendista ha questa competenza: { $skill }.
aw-why-goods =
    { $n ->
        [one] Ti manca una risorsa.
       *[other] Ti mancano { $n } risorse.
    }
aw-why-cathedral-virtue = Con Reputazione 4 o meno non si avanza nella Cattedrale.
aw-why-cathedral-top = Sei al livello più alto.
aw-why-cathedral-full = Il livello { $level } della Cattedrale è pieno.
aw-why-cathedral-goods =
    { $n ->
        [one] Ti manca una risorsa per il prossimo livello.
       *[other] Ti mancano { $n } risorse per il prossimo livello.
    }
aw-why-cathedral-card = Non hai una carta Edificio da scartare.
aw-why-trade-goods = Non hai le risorse per questo scambio.

## Why a move is advised: what it does

aw-because-buildings = avvicina a un Edificio che si ha in mano
aw-because-cathedral = fa avanzare la Cattedrale, o conserva ciò che costa il prossimo livello
aw-because-virtue = tiene la Reputazione dove serve
aw-because-debts = lascia meno Debiti da pagare
aw-because-precious = conserva Oro e Marmo, che danno punti
aw-because-silver = conserva Monete, che danno punti
aw-because-prison = lascia meno Lavoratori in Prigione
aw-because-guildhall = riempie la Sede delle Corporazioni
aw-because-requests = aiuta a soddisfare una Richiesta del Barone
aw-because-events = tiene lontani gli Eventi
aw-because-goods = procura più merci, come Legno e Pietra, con cui costruire
aw-because-workers = tiene più Lavoratori a disposizione, o più insieme in un luogo
aw-because-captives = cattura Lavoratori altrui
aw-because-apprentices = procura un Apprendista o un'abilità che mancava
aw-because-rest = fa rendere di più le merci e i Lavoratori che si hanno
