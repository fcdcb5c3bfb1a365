### Visconti del Regno Occidentale: che cosa succede, che cosa non è possibile, come finisce.

## La preparazione

vw-start-player =
    { $you ->
        [yes] Cominci tu: hai
       *[no] Comincia { $player }: ha
    } il Segnalino Primo Giocatore.
vw-takes-summary =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } la { $card }.
vw-lays-on-top =
    { $you ->
        [yes] Metti
       *[no] { $player } mette
    } sopra la { $card }.
vw-takes-pair =
    { $you ->
        [yes] Prendi la { $pair } e cominci
       *[no] { $player } prende la { $pair } e comincia
    } su questo spazio: { $space }.
vw-rival-settles = { $player } comincia su questo spazio: { $space }.
vw-baron-starts = Il Barone comincia su questo spazio: { $space }.
vw-dealt = I mazzi sono mescolati; ognuno ha pescato { $n } carte.

## Il turno

vw-turn =
    Round { $round }: { $you ->
        [yes] tocca a te.
       *[no] tocca a { $player }.
    }
vw-drops-off = Esce «{ $card }».
vw-plays =
    { $you ->
        [yes] Giochi
       *[no] { $player } gioca
    } { $card }.
vw-turns-up = { $player } rivela «{ $card }».
vw-moves =
    { $you ->
        [yes] Cavalchi
       *[no] { $player } cavalca
    } fino a questo spazio: { $space }{ $silver ->
        [0] .
        [one] , per 1 Moneta.
       *[other] , per { $silver } Monete.
    }
vw-trades =
    { $you ->
        [yes] Commerci
       *[no] { $player } commercia
    } { $times ->
        [one] una volta
       *[other] { $times } volte
    } ({ $exchange }){ $silver ->
        [0] .
        [one] , aggiungendo 1 Moneta.
       *[other] , aggiungendo { $silver } Monete.
    }
vw-dismisses =
    { $you ->
        [yes] Congedi
       *[no] { $player } congeda
    } { $card }{ $silver ->
        [0] .
        [one] { " " }per 1 Moneta.
       *[other] { " " }per { $silver } Monete.
    }
vw-hires =
    { $you ->
        [yes] Ingaggi
       *[no] { $player } ingaggia
    } «{ $card }»{ $silver ->
        [0] .
        [one] { " " }per 1 Moneta.
       *[other] { " " }per { $silver } Monete.
    }
vw-pays =
    { $you ->
        [yes] Spendi
       *[no] { $player } spende
    } { $goods }.
vw-rival-spends =
    { $player } spende { $n ->
        [one] 1 risorsa.
       *[other] { $n } risorse.
    }
vw-builds =
    { $you ->
        [yes] Costruisci «{ $kind }» («{ $spot }»). D'ora in poi vale la casella «{ $slot }».
       *[no] { $player } costruisce «{ $kind }» ({ $site }).
    }
vw-rival-builds = { $player } costruisce «{ $kind }» ({ $site }).
vw-link =
    { $owner_you ->
        [own] Collegamento tra due Edifici di { $player }.
        [yes]
            { $you ->
                [yes] { $link } (tra due tuoi Edifici).
               *[no] { $link } (tra { $player } e te).
            }
       *[no]
            { $you ->
                [yes] { $link } (tra te e { $owner }).
               *[no] Collegamento tra { $player } e { $owner }.
            }
    }
vw-transcribes =
    { $you ->
        [yes] Trascrivi
       *[no] { $player } trascrive
    } «{ $manuscript }».
vw-cleric-bonus =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } { $card }.
vw-draws =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } { $n ->
        [one] 1 carta.
       *[other] { $n } carte.
    }
vw-rearranges =
    { $you ->
        [yes] Riorganizzi la tua
       *[no] { $player } riorganizza la propria
    } plancia: { $cards }.
vw-discards =
    { $you ->
        [yes] Scarti
       *[no] { $player } scarta
    } { $card }.
vw-destroys =
    { $you ->
        [yes] Distruggi
       *[no] { $player } distrugge
    } { $card } per { $silver ->
        [one] 1 Moneta.
       *[other] { $silver } Monete.
    }
vw-shuffles =
    { $you ->
        [yes] Formi
       *[no] { $player } forma
    } un nuovo mazzo di { $n ->
        [one] 1 carta.
       *[other] { $n } carte.
    }
vw-gains-scheme = { $player } ottiene { $card }.

## Beni e segnalini

vw-gains =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $goods }.
vw-virtue =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $n } Reputazione: il segnalino è su { $at }.
vw-corruption =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $n } Corruzione: il segnalino è su { $at }.
vw-gains-debts =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $n ->
        [one] un Debito.
       *[other] { $n } Debiti.
    }
vw-gains-deeds =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $n ->
        [one] un Atto di Proprietà.
       *[other] { $n } Atti di Proprietà.
    }
vw-avoids-debt =
    { $you ->
        [yes] Paghi
       *[no] { $player } paga
    } { $silver ->
        [one] 1 Moneta
       *[other] { $silver } Monete
    } invece di ottenere un Debito: lo permette il { $tome }.
vw-flips-debt =
    { $you ->
        [yes] Giri
       *[no] { $player } gira
    } un Debito: è pagato.
vw-flips-deed =
    { $you ->
        [yes] Giri
       *[no] { $player } gira
    } un Atto di Proprietà: è approvato.
vw-poverty = La Carta Povertà è rivelata. Il round { $round } è l'ultimo.
vw-prosperity = La Carta Prosperità è rivelata. Il round { $round } è l'ultimo.
vw-collision =
    { $you ->
        [yes] I tuoi segnalini entrano in Collisione
       *[no] I segnalini di { $player } entrano in Collisione
    } (spazio { $at }).
vw-collision-space =
    { $you ->
        [yes] Risolvi
       *[no] { $player } risolve
    } la Collisione sullo spazio { $at }.
vw-markers-back =
    { $you ->
        [yes] I tuoi segnalini
       *[no] I segnalini di { $player }
    } tornano alle estremità del tracciato.

## Il Castello

vw-places-workers =
    { $you ->
        [yes] Mandi
       *[no] { $player } manda
    } { $n ->
        [one] 1 Lavoratore
       *[other] { $n } Lavoratori
    } nel { $section }.
vw-moves-worker =
    { $you ->
        [yes] Sposti
       *[no] { $player } sposta
    } un Lavoratore dal { $start } al { $goal }.
vw-moves-in =
    { $you ->
        [yes] Un tuo Lavoratore
       *[no] Un Lavoratore di { $player }
    } entra nel secondo livello: { $section }.
vw-spreads = Due Lavoratori passano dal { $section } ai settori vicini.
vw-moves-to-centre =
    { $you ->
        [yes] Un tuo Lavoratore
       *[no] Un Lavoratore di { $player }
    } raggiunge il terzo livello dal { $section }.
vw-castle-leader =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } la Carta Capo del Castello.
vw-bumps =
    { $you ->
        [yes] Espelli
       *[no] { $player } espelle
    } { $owner_you ->
        [yes] un tuo Lavoratore
        [own] un proprio Lavoratore
       *[no] un Lavoratore di { $owner }
    } dal { $section }, { $tier ->
        [1] primo livello.
       *[other] secondo livello.
    }
vw-bumps-baron =
    { $you ->
        [yes] Espelli
       *[no] { $player } espelle
    } un Lavoratore del Barone dal { $section }, { $tier ->
        [1] primo livello.
       *[other] secondo livello.
    }

## Il Barone

vw-removes-baron =
    { $you ->
        [yes] Rimuovi
       *[no] { $player } rimuove
    } un Lavoratore del Barone: { $space }.
vw-guards =
    { $you ->
        [yes] Collochi
       *[no] { $player } colloca
    } un Lavoratore su questo spazio: { $space }.
vw-baron-moves =
    Il Barone si muove di { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } fino a questo spazio: { $space }.
vw-baron-places =
    { $n ->
        [one] Un Lavoratore del Barone arriva
       *[other] { $n } Lavoratori del Barone arrivano
    } su questo spazio: { $space }.
vw-baron-removes =
    Il Barone rimuove { $owner_you ->
        [yes] un tuo Lavoratore
       *[no] un Lavoratore di { $owner }
    }: { $space }.
vw-baron-dismisses = Il Barone congeda «{ $card }»: { $does }.
vw-baron-orders = Ordine di Avanzamento da questo spazio: { $space }.
vw-baron-advances = Un Lavoratore del Barone avanza su questo spazio: { $space }.
vw-baron-enters =
    Un Lavoratore del Barone entra nel { $section }, { $tier ->
        [1] primo livello.
       *[other] secondo livello.
    }
vw-baron-eliminates =
    Il Barone elimina { $owner_you ->
        [yes] un tuo Lavoratore
       *[no] un Lavoratore di { $owner }
    } dal { $section }, { $tier ->
        [1] primo livello.
       *[other] secondo livello.
    }
vw-baron-thins-out =
    { $n ->
        [one] Un Lavoratore del Barone lascia
       *[other] { $n } Lavoratori del Barone lasciano
    } il tabellone: { $spaces }.

## La fine

vw-game-over = La partita finisce dopo il round { $round }.
vw-defeat-castle = Un Lavoratore del Barone ha raggiunto il cuore del Castello.
vw-defeat-reserve = Il Barone ha messo in gioco tutti i suoi Lavoratori.
vw-coop-total = Insieme avete { $total } punti.

## Perché no

vw-why-too-far =
    { $silver ->
        [one] Andare lì costerebbe 1 Moneta.
       *[other] Andare lì costerebbe { $silver } Monete.
    }
vw-why-wrong-path = Commerciare e Costruire un Edificio sono per il sentiero esterno, Piazzare Lavoratori e Trascrivere per quello interno.
vw-why-no-usable-icon = «{ $card }» non ha icone per questa azione.
vw-why-too-dear-to-dismiss =
    { $silver ->
        [one] Congedare «{ $card }» costerebbe 1 Moneta.
       *[other] Congedare «{ $card }» costerebbe { $silver } Monete.
    }
vw-why-not-even-with-it =
    { $silver ->
        [one] Neanche con «{ $card }», per 1 Moneta, potresti completare questa azione.
       *[other] Neanche con «{ $card }», per { $silver } Monete, potresti completare questa azione.
    }
vw-why-too-few-merchants = Uno Scambio richiede { $needed } Mercanti; con tutte le tue Monete ne hai { $icons }.
vw-why-no-spot = Tutte le Aree Edificio del tuo spazio sono occupate.
vw-why-spot-taken = Qui c'è già un Edificio.
vw-why-other-space = Questa Area Edificio appartiene a un altro spazio.
vw-why-too-few-builders = Servono { $needed } Costruttori; con tutto ciò che puoi spendere ne hai { $icons }.
vw-why-no-building = Tutti i tuoi Edifici sono già sul tabellone.
vw-why-slot-empty = Hai già piazzato questo Edificio.
vw-why-too-few-nobles = Servono { $needed } Nobili; con tutto ciò che puoi spendere ne hai { $icons }.
vw-why-no-worker = Non hai più Lavoratori.
vw-why-too-few-clerics = Questo Manoscritto richiede { $needed } Chierici; con tutto ciò che puoi spendere ne hai { $icons }.
vw-why-wrong-cost = Gratuitamente si prendono solo Manoscritti di costo 3 o 4.
vw-why-protected = Il Barone protegge i suoi Lavoratori nel settore davanti a sé.
