### Last Will, in italiano (si dà del tu). I nomi di carte, lavori, Commissioni e simboli vengono dai file dei dati.

## Il gioco sullo scaffale

lw-title-name = Last Will
lw-title-about = Il patrimonio dello zio va a chi sa spendere meglio: banchetta, viaggia e lascia andare in rovina le case finché non resta più nulla, prima dei tuoi cugini.
lw-score =
    { $points ->
        [one] { $points } sterlina
       *[other] { $points } sterline
    }
lw-hint =
    { $better ->
        [yes] { $move }: alla fine circa { $score } di meno in tasca rispetto alla scelta media
        [no] { $move }: alla fine circa { $score } di troppo in tasca rispetto alla scelta media
       *[same] { $move }: vale quanto la scelta media
    }

lw-mode-base = Gioco base
lw-mode-base-about = Al massimo 7 round tra programmi, Commissioni e spese. Vince il più povero, e prima di tutti chi ha il debito più grande.
lw-mode-getting-sacked = Perdere il lavoro!
lw-mode-getting-sacked-about = Con l'espansione: a ogni round il lavoro ti paga uno stipendio, e devi perderlo prima di poter andare in bancarotta.

lw-option-starting-money = Denaro iniziale
lw-option-starting-money-about = 70 sterline sono per una prima partita senza lavori; altrimenti lo dice una carta ultime volontà.
lw-option-employment = Lavori
lw-option-employment-about = Tutti hanno un lavoro, nessuno lo ha, oppure solo i giocatori esperti.
lw-option-handicap-seats = Posti con un lavoro
lw-option-handicap-seats-about = Solo se il lavoro è un handicap: dove siedono i giocatori esperti. Gli altri ricevono più denaro.
lw-forbids-money = Con i lavori il denaro iniziale lo dice una carta ultime volontà: sceglila a sorte o a mano invece delle 70 sterline.
lw-forbids-handicap = L'handicap riguarda un posto che a un tavolo da { $players } non c'è.
lw-option-plans = Programmi
lw-option-plans-about = Le tessere programma dell'espansione, oppure i programmi stampati del gioco base.
lw-option-new-cards = Carte nuove
lw-option-new-cards-about = Le nozze, le proprietà, l'Aiutante e il secondo mazzo di carte speciali dell'espansione.
lw-option-plan-tile-setup = Come si dispongono le tessere programma
lw-option-plan-tile-setup-about = Secondo le regole italiane o quelle inglesi; con queste tessere il risultato è lo stesso.
lw-option-helper-corner = Simbolo degli Aiutanti
lw-option-helper-corner-about = Che cosa mostrano nell'angolo Cameriere, Cocchiere, Sarto, Lupo di Mare e Organizzatore di Matrimoni: un Aiutante, oppure il mestiere.
lw-option-employed-may-win = Vincere con un lavoro
lw-option-employed-may-win-about = Se chi ha ancora un lavoro può vincere. Se no, arriva in fondo alla classifica.
lw-option-promo-messenger = Messaggeri
lw-option-promo-messenger-about = Un Aiutante promozionale che dà un Faccendiere in più.
lw-option-plan-order-board = Plancia ordine di pianificazione
lw-option-plan-order-board-about = Una plancia promozionale: le Commissioni decidono chi sceglie per primo il programma.

lw-value-seventy = 70 sterline
lw-value-random-will = ultime volontà a sorte
lw-value-chosen-will = ultime volontà a scelta
lw-value-all = per tutti
lw-value-none = per nessuno
lw-value-handicap = per i giocatori esperti
lw-value-tiles = tessere programma
lw-value-original = come nel gioco base
lw-value-all-matching = tutte quelle adatte (italiano)
lw-value-draw-and-place = pesca e disponi (inglese)
lw-value-helper-symbol = Aiutante
lw-value-trade-symbol = mestiere
lw-value-seats = { $seats }

## Le fasi di un round

lw-phase-opening = Inizio
lw-phase-setup = Preparazione
lw-phase-starting = Carte iniziali
lw-phase-planning = Pianificazione
lw-phase-errands = Commissioni
lw-phase-actions = Azioni
lw-phase-keeping = Fine del round
lw-phase-cleaning = Riordino
lw-phase-over = Fine della partita

## Le parti della somma finale

lw-category-money = Denaro
lw-category-income = Ultimo stipendio
lw-category-properties = Valore delle proprietà
lw-category-surcharge = 5 per ogni proprietà

## I mazzi

lw-deck-events = Eventi
lw-deck-helpers-expenses = Aiutanti & Spese
lw-deck-properties = Proprietà
lw-deck-companions = Accompagnatori
lw-deck-special = Carte speciali
lw-deck-gs-special = Nuove carte speciali
lw-deck-wild = Accompagnatori Jolly

## Domande

lw-choose-will = Quali ultime volontà si leggono?
lw-keep-start = Tieni due delle tue sei carte iniziali.
lw-block-plan = Quale programma blocchi?
lw-choose-plan = Quale programma scegli per questo round?
lw-draw-more = Chi ti aiuta a pescare più carte?
lw-draw-from =
    Da quale mazzo peschi? { $cards ->
        [one] Resta una carta da pescare.
       *[other] Restano { $cards } carte da pescare.
    }
lw-errand =
    Dove mandi il tuo Faccendiere?{ $boys ->
        [1] { "" }
       *[other] { " " }({ $boy } di { $boys })
    }
lw-take-which = Quale carta prendi?
lw-draw-one = Da quale mazzo peschi una carta?
lw-market = Quale modificatore va qui: { $type }?
lw-spend-opera = Quanto spendi all'Opera?
lw-which-half = Una prolunga o un abbassamento di livello?
lw-cover = Vuoi un abbassamento di livello? Scegli la voce di stipendio da coprire.
lw-cover-which = Quale voce di stipendio copri?
lw-act =
    Che cosa fai? { $actions ->
        [one] Ti resta un'Azione
       *[other] Ti restano { $actions } Azioni
    }{ $white ->
        [0] .
        [one] , più una per le carte a bordo bianco.
       *[other] , più { $white } per le carte a bordo bianco.
    }
lw-savour = Come te la godi: «{ $card }»?
lw-nuptial-set =
    Che cos'altro fa parte delle nozze? Finora { $pounds ->
        [one] 1 sterlina
       *[other] { $pounds } sterline
    }.
lw-companions =
    Chi ti accompagna: «{ $card }»? Finora { $pounds ->
        [one] 1 sterlina
       *[other] { $pounds } sterline
    }.
lw-companion-as = In veste di chi viene l'Accompagnatore?
lw-discard-more =
    Quali carte scarti, per una sterlina ciascuna? Finora { $pounds ->
        [one] 1 sterlina
       *[other] { $pounds } sterline
    }.
lw-spend = Quanto spendi per «{ $card }»?
lw-pay-activation = Come paghi la manutenzione di «{ $card }»?
lw-pay-deal = Come paghi l'affare: «{ $card }»?
lw-keep-drawn = Quale carta tieni?
lw-token-where = Dove va la pedina: { $companion }?
lw-token-as = Quale pedina va su «{ $card }»?
lw-make-room = Che cosa fa posto a «{ $card }»?
lw-buy-as = Che cosa diventa «{ $card }» quando la compri?
lw-sell-as = Che cosa vendi con «{ $card }»?
lw-price = A quale prezzo compri «{ $card }»?
lw-takings = A quale prezzo vendi «{ $card }»?
lw-animal-where =
    Quale Fattoria riceve un animale? { $left ->
        [one] Resta una pedina.
       *[other] Restano { $left } pedine.
    }
lw-animal-which = Quale animale va a «{ $card }»?
lw-depreciate-which =
    Quale proprietà si deprezza? { $left ->
        [one] Resta un livello.
       *[other] Restano { $left } livelli.
    }
lw-sell-which = Quale proprietà vendi senza Azione?
lw-keep =
    Quali carte tieni per il prossimo round? { $limit ->
        [one] Al massimo una.
       *[other] Al massimo { $limit }.
    }

## Risposte

lw-keep-all = Tienile tutte
lw-end-turn = Finisci il tuo turno
lw-pay-actions = Con le tue Azioni
lw-half-demotion = Un abbassamento di livello
lw-half-extension = Una prolunga
lw-move-play = Gioca «{ $card }»
lw-move-lay = Metti in gioco «{ $card }»
lw-move-buy = Compra «{ $card }»
lw-move-token = Metti una pedina: { $card }
lw-move-activate = Attiva «{ $card }»
lw-move-sell = Vendi «{ $card }»
lw-plan =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $boys ->
        [one] 1 Faccendiere
       *[other] { $boys } Faccendieri
    }, { $actions ->
        [one] 1 Azione
       *[other] { $actions } Azioni
    } (posto { $position })
lw-line = { $symbol } ({ $income } £)
lw-errand-trio = Offerta carte, una fra più carte
lw-errand-offer = Offerta carte: { $space }
lw-space-a1 = prima carta speciale
lw-space-a2 = seconda carta speciale
lw-space-a3 = terza carta
lw-space-w1 = primo Jolly
lw-space-w2 = secondo Jolly
lw-space-b1 = prima carta singola
lw-space-b2 = seconda carta singola
lw-space-b3 = terza carta singola
lw-space-b4 = quarta carta singola
lw-space-c1 = carta accanto al tabellone
lw-space-d1 = nuova carta speciale
lw-modifier = { $value }
lw-way =
    { $actions ->
        [0] nessuna Azione
        [one] 1 Azione
       *[other] { $actions } Azioni
    }: { $pounds ->
        [one] 1 sterlina
       *[other] { $pounds } sterline
    }
lw-extra = { $companion }: { $pounds } £ in più

## Il racconto

lw-will = Il notaio legge. { $will }.
lw-job =
    { $you ->
        [yes] Il tuo lavoro
       *[no] Il lavoro di { $player }
    }: { $job }.
lw-begins =
    { $you ->
        [yes] Sei tu
       *[no] { $player } è
    } il primo giocatore.
lw-round = Comincia il round { $round }.
lw-income =
    { $you ->
        [yes] Ricevi
       *[no] { $player } riceve
    } uno stipendio di { $pounds } £: in tutto { $money } £.
lw-blocks-plan =
    { $you ->
        [yes] Blocchi
       *[no] { $player } blocca
    } un programma: { $plan }.
lw-chooses-plan =
    { $you ->
        [yes] Il tuo programma
       *[no] Il programma di { $player }
    }: { $plan }.
lw-draws =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }{ $events ->
        [0] {""}
       *[other] {" "}· eventi { $events }
    }{ $helpers ->
        [0] {""}
       *[other] {" "}· Aiutanti & Spese { $helpers }
    }{ $properties ->
        [0] {""}
       *[other] {" "}· proprietà { $properties }
    }{ $companions ->
        [0] {""}
       *[other] {" "}· Accompagnatori { $companions }
    }.
lw-draws-cards = Hai pescato: { $cards }.
lw-reshuffles = La pila degli scarti diventa un nuovo mazzo: { $deck }.
lw-order =
    { $you ->
        [yes] Sei
       *[no] { $player } è
    } in testa all'ordine di gioco.
lw-errand-boy =
    { $you ->
        [yes] Mandi
       *[no] { $player } manda
    } un Faccendiere: { $errand }.
lw-takes =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } «{ $card }».
lw-opera =
    { $you ->
        [yes] Spendi
       *[no] { $player } spende
    } { $pounds } £ all'Opera: ne restano { $money }.
lw-market-changes =
    { $you ->
        [yes] Disponi
       *[no] { $player } dispone
    } il mercato: Ville { $mansion ->
        [1] +1
        [3] +3
       *[other] { $mansion }
    }, Manieri { $manor ->
        [1] +1
        [3] +3
       *[other] { $manor }
    }, Case di Città { $town_house ->
        [1] +1
        [3] +3
       *[other] { $town_house }
    }, Fattorie { $farm ->
        [1] +1
        [3] +3
       *[other] { $farm }
    }.
lw-extension =
    { $you ->
        [yes] Hai
       *[no] { $player } ha
    } una prolunga: { $spaces } spazi per le carte.
lw-clock =
    { $you ->
        [yes] Regoli
       *[no] { $player } regola
    } l'orologio: posto { $place } nella prossima Pianificazione.
lw-demoted =
    { $you ->
        [yes] Subisci
       *[no] { $player } subisce
    } un abbassamento di livello: { $line }. Ora lo stipendio è di { $income } £.
lw-sacked =
    { $you ->
        [yes] Perdi
       *[no] { $player } perde
    } il lavoro! Licenziamento da: { $job }.
lw-plays =
    { $you ->
        [yes] Ti godi
       *[no] { $player } si gode
    }: { $cards }. { $you ->
        [yes] Spendi
       *[no] Spende
    } { $pounds } £: ne restano { $money }.
lw-gains-actions =
    { $you ->
        [yes] Guadagni
       *[no] { $player } guadagna
    } { $actions ->
        [one] un'Azione
       *[other] { $actions } Azioni
    }.
lw-lays-down =
    { $you ->
        [yes] Metti
       *[no] { $player } mette
    } in gioco «{ $card }».
lw-makes-room =
    { $you ->
        [yes] Fai
       *[no] { $player } fa
    } posto: «{ $card }» se ne va.
lw-activates =
    { $you ->
        [yes] Attivi
       *[no] { $player } attiva
    } «{ $card }» e { $you ->
        [yes] spendi
       *[no] spende
    } { $pounds } £: ne restano { $money }.
lw-looks =
    { $you ->
        [yes] Guardi
       *[no] { $player } guarda
    } alcune carte: «{ $card }».
lw-token =
    { $you ->
        [yes] Metti
       *[no] { $player } mette
    } una pedina: { $companion } su «{ $card }».
lw-buys =
    { $you ->
        [yes] Compri
       *[no] { $player } compra
    } «{ $card }» per { $pounds } £: ne restano { $money }.
lw-sells =
    { $you ->
        [yes] Vendi
       *[no] { $player } vende
    } «{ $card }» per { $pounds } £: in tutto { $money } £.
lw-depreciates =
    { $you ->
        [yes] La tua proprietà «{ $card }»
       *[no] «{ $card }» di { $player }
    } ora vale { $value } £.
lw-ends-turn =
    { $you ->
        [yes] Finisci il tuo
       *[no] { $player } finisce il suo
    } turno.
lw-bankrupt =
    { $you ->
        [yes] Vai
       *[no] { $player } va
    } in bancarotta, con { $money } £! Questo è l'ultimo round.
lw-round-ends = Finisce il round { $round }.
lw-discards =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
lw-last-income =
    { $you ->
        [yes] Ricevi
       *[no] { $player } riceve
    } un ultimo stipendio di { $pounds } £: in tutto { $money } £.
lw-over = Dopo il round { $round } si contano i patrimoni.

## Perché qualcosa non si può

lw-why-actions = Non hai abbastanza Azioni.
lw-why-money = Non hai abbastanza denaro, e con una proprietà o un lavoro non puoi fare debiti.
lw-why-price = Non hai abbastanza denaro per il prezzo: le proprietà non si comprano mai a credito.
lw-why-debtor = Chi ha debiti non può comprare proprietà.
lw-why-no-room = La tua plancia è piena, e nulla di ciò che c'è può fare posto.
lw-why-used = È già stata attivata in questo round.
lw-why-nothing = Adesso non farebbe spendere nulla.
lw-why-no-slot = Nulla sulla tua plancia ha uno spazio libero per questo Accompagnatore.
lw-why-same-name = Una carta con questo nome fa già parte delle nozze.
lw-why-occupied = Lì c'è già un Faccendiere.
lw-why-no-card = Lì non ci sono più carte.
lw-why-no-extension = Le prolunghe sono finite.
lw-why-unknown-once = In questo round hai già pescato una carta lì.
lw-why-deck-empty = Lì non ci sono più carte da pescare.
lw-why-no-job = Non hai un lavoro da perdere.
lw-why-demoted = In questo round hai già subito un abbassamento di livello.
lw-why-pure-errand-first = Solo dopo che qualcuno ha usato la Commissione che fa soltanto questo.
lw-why-plan-taken = Qualcuno ha già scelto questo programma.
lw-why-plan-blocked = Su questo programma c'è un segnalino neutrale.

## Che cosa fa una carta

lw-does-symbol = Simbolo: { $symbols }.
lw-does-way =
    { $actions ->
        [0] Nessuna Azione
        [one] 1 Azione
       *[other] { $actions } Azioni
    }: spendi { $pounds ->
        [one] 1 sterlina
       *[other] { $pounds } sterline
    }.
lw-does-extra = Con un Accompagnatore ({ $companion }): { $pounds } £ in più.
lw-does-gain-actions =
    Guadagni { $n ->
        [one] 1 Azione
       *[other] { $n } Azioni
    }.
lw-does-place-animal-tokens =
    Metti fino a { $n ->
        [one] 1 cane o cavallo
       *[other] { $n } cani o cavalli
    } sulle tue Fattorie.
lw-does-depreciate =
    Le tue case si deprezzano in tutto di { $n ->
        [one] 1 livello
       *[other] { $n } livelli
    }.
lw-does-sell-property =
    Vendi { $n ->
        [one] 1 proprietà
       *[other] { $n } proprietà
    } al valore attuale: senza Azione e senza modificatore.
lw-does-discard-for-spend = Scarta dalla mano quante carte vuoi con { $symbols }: { $n } £ in più per ognuna.
lw-does-nuptial = Carta nuziale: insieme ad altre di nome diverso costa una sola Azione in tutto.
lw-does-companion = Accompagna un evento, oppure mette la sua pedina sulla tua plancia per 1 Azione.
lw-does-wild = Vale come qualsiasi Accompagnatore; alla fine del round torna all'offerta.
lw-does-lay =
    Si mette in gioco per { $actions ->
        [one] 1 Azione
       *[other] { $actions } Azioni
    }{ $pounds ->
        [0] .
       *[other] { " " }e { $pounds } £.
    }
lw-does-price = Si compra per { $pounds } £ più il modificatore del mercato.
lw-does-values = Senza manutenzione si deprezza: { $values }.
lw-does-farm = Non si deprezza mai.
lw-does-activate =
    Si attiva { $actions ->
        [0] senza Azioni
        [one] per 1 Azione
       *[other] per { $actions } Azioni
    }: spendi { $pounds } £.
lw-does-look = Una volta per round peschi { $draw } carte e ne tieni { $keep }.
lw-does-per =
    Si attiva { $actions ->
        [0] senza Azioni
        [one] per 1 Azione
       *[other] per { $actions } Azioni
    }: spendi { $pounds } £ per ogni pedina di questo tipo sulle tue Fattorie: { $thing }.
lw-does-per-farm =
    Si attiva { $actions ->
        [0] senza Azioni
        [one] per 1 Azione
       *[other] per { $actions } Azioni
    }: spendi { $pounds } £ per ogni tua Fattoria.
lw-does-slot =
    { $nth ->
        [1] Con una pedina ({ $companion }): invece { $pounds } £.
        [2] Con una seconda pedina ({ $companion }): invece { $pounds } £.
       *[other] Con una terza pedina ({ $companion }): invece { $pounds } £.
    }
lw-does-slot-free = Con la pedina già compresa ({ $companion }): invece { $pounds } £.
lw-does-slot-doubles = Con una pedina ({ $companion }) si deprezza di due livelli invece che di uno.
lw-does-bonus-spend =
    { $opera ->
        [yes] { $n } £ in più quando usi { $symbols } o vai all'Opera.
       *[no] { $n } £ in più quando usi { $symbols }.
    }
lw-does-bonus-maintain = { $n } £ in più per la manutenzione di { $types }.
lw-does-free-deal =
    Compri o vendi senza Azione ({ $types }), { $times ->
        [one] una volta
       *[other] { $times } volte
    } per round.
lw-does-cheap-deal =
    Compri o vendi senza Azione e per { $pounds } £ in meno ({ $types }), { $times ->
        [one] una volta
       *[other] { $times } volte
    } per round.
lw-does-adjust-price = { $n } £ in più o in meno a ogni affare: { $types }.
lw-does-free-activation =
    Manutenzione senza Azione ({ $types }), { $times ->
        [one] una volta
       *[other] { $times } volte
    } per round.
lw-does-extra-actions =
    { $n ->
        [one] 1 Azione in più
       *[other] { $n } Azioni in più
    } a ogni round.
lw-does-extra-white-actions =
    { $n ->
        [one] 1 Azione in più
       *[other] { $n } Azioni in più
    } a ogni round, per le carte a bordo bianco.
lw-does-draw-more =
    Quando scegli il programma peschi { $n ->
        [one] un'altra carta
       *[other] altre { $n } carte
    }: { $deck ->
        [events] eventi
        [helpers-expenses] Aiutanti & Spese
        [properties] proprietà
        [companions] Accompagnatori
       *[any] a scelta
    }.
lw-does-keep-more =
    Alla fine del round tieni { $n ->
        [one] un'altra carta
       *[other] altre { $n } carte
    }.
lw-does-extra-errand-boys =
    { $n ->
        [one] 1 Faccendiere in più
       *[other] { $n } Faccendieri in più
    } a ogni round.

## Il tavolo nel terminale

lw-term-round = Round { $round } di { $rounds }
lw-term-market = Mercato
lw-term-board = La tua plancia
lw-term-board-of = Plancia di { $name }
lw-term-hand = La tua mano
lw-term-looks = Pescate
lw-term-money = Denaro
lw-term-actions = Azioni
lw-term-bankrupt = in bancarotta
lw-term-spaces = { $used } di { $spaces } spazi
lw-legend-boy = Faccendieri

## La pagina

lw-page-order = Ordine di gioco
lw-page-first = Primo giocatore
lw-page-income = +{ $pounds } £ per round
lw-page-last-round = Questo è l'ultimo round.
lw-page-ends = La partita finisce dopo il round 7, o dopo il round in cui qualcuno va in bancarotta. Vince il più povero.
lw-page-leaves =
    { $pounds ->
        [one] sterlina
       *[other] sterline
    }: ne restano { $money }
lw-page-price = { $pounds } £
lw-page-prices = da { $least } £ a { $most } £
lw-page-takes =
    { $pounds ->
        [one] sterlina
       *[other] sterline
    }: in tutto { $money }
lw-page-way-leaves =
    restano { $money } £ e { $actions ->
        [one] 1 Azione
       *[other] { $actions } Azioni
    }
lw-page-remains = restano { $money } £
lw-pad-money = Denaro (un debito sotto 0)
lw-pad-income = Stipendio del lavoro che hai ancora
lw-pad-properties = Valori delle proprietà, somma
lw-pad-houses = Numero di proprietà
lw-page-pounds = sterline
lw-page-accounts = Conti
lw-page-scores-caption = Sterline per categoria
lw-page-chart-categories = Dove sono ancora i soldi
lw-page-chart-rounds = Quanto resta dopo ogni round
lw-page-chart-round = Round n.
lw-page-left-free = { $cards ->
    [one] { $cards } tua carta può ancora essere attivata senza Azioni.
   *[other] { $cards } tue carte possono ancora essere attivate senza Azioni.
  }
lw-page-left = { $actions ->
    [one] Ti resta { $actions } Azione.
   *[other] Ti restano { $actions } Azioni.
  }

## Why a move is advised: what it does

lw-because-money = fa spendere subito più denaro
lw-because-income = fa finire con uno stipendio più basso
lw-because-properties = lascia meno Proprietà di valore
lw-because-surcharge = lascia meno Proprietà da pagare alla fine
lw-because-actions = lascia più Azioni e Faccendieri con cui spendere
lw-because-kept = conserva carte migliori per il prossimo round
lw-because-spaces = fa posto a un'altra carta sulla plancia
lw-because-bankruptcy = avvicina la fine del denaro e delle Proprietà: la bancarotta
lw-because-rest = fa spendere di più alle carte sulla plancia nei prossimi round
