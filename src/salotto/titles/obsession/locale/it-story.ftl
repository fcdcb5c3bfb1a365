### Obsession, in italiano: che cosa succede al tavolo, e perché qualcosa non è possibile.

## La storia

ob-first-player =
    { $you ->
        [yes] Hai
       *[no] { $player } ha
    } il segnalino Prima Famiglia.
ob-chooses-family =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } casa: la famiglia { $family }.
ob-drafts =
    { $you ->
        [yes] Prendi al tuo
       *[no] { $player } prende al suo
    } servizio: { $servant }.
ob-round = Comincia il round { $round }.
ob-theme-roll = Il dado dà { $rolled }: il tema si rivelerà nel round { $round }.
ob-theme = Il tema della stagione: { $theme }.
ob-passes =
    { $you ->
        [yes] Passi: tornano tutti i tuoi
       *[no] { $player } passa: tornano tutti i suoi
    } inservienti e ospiti.
ob-fair =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $pounds } £{ $reputation ->
        [0] { "" }
       *[other] { " " }e { $reputation } punti reputazione
    } alla fiera del villaggio.
ob-monuments =
    { $you ->
        [yes] I monumenti ti danno
       *[no] I monumenti danno a { $player }
    } { $reputation ->
        [one] 1 punto
       *[other] { $reputation } punti
    } reputazione.
ob-hall-used =
    { $you ->
        [yes] I tuoi inservienti sparlano
       *[no] Gli inservienti di { $player } sparlano
    }: { $other_you ->
        [yes] perdi
       *[no] { $other } perde
    } 1 punto reputazione.
ob-announces =
    { $you ->
        [yes] Ospiti
       *[no] { $player } ospita
    } un'attività: { $tile }.
ob-welcomes =
    { $you ->
        [yes] Accogli
       *[no] { $player } accoglie
    } { $guest }.
ob-arranges-cook =
    { $you ->
        [yes] La tua cuoca
       *[no] La cuoca di { $player }
    } prepara il pranzo.
ob-arranges-kitchen =
    { $you ->
        [yes] La tua cucina
       *[no] La cucina di { $player }
    } sfama un ospite in più.
ob-arranges-more =
    { $you ->
        [yes] La tua carrozza
       *[no] La carrozza di { $player }
    } va a prendere un ospite in più.
ob-arranges-fewer =
    { $you ->
        [yes] La tua carrozza
       *[no] La carrozza di { $player }
    } parte: serve un ospite in meno.
ob-lionheart-guest =
    { $you ->
        [yes] Il tuo ospite nella suite
       *[no] L'ospite di { $player } nella suite
    }: { $guest }.
ob-fetches =
    { $you ->
        [yes] Spendi
       *[no] { $player } spende
    } 3 punti reputazione per un aiuto: { $servant }.
ob-supplements =
    { $you ->
        [yes] Aggiungi
       *[no] { $player } aggiunge
    } al servizio: { $servant }.
ob-enjoys =
    { $you ->
        [yes] Godi
       *[no] { $player } gode
    } dei favori della giornata: { $favours }.
ob-gossips =
    { $you ->
        [yes] I tuoi ospiti sparlano
       *[no] Gli ospiti di { $player } sparlano
    }: { $other_you ->
        [yes] perdi
       *[no] { $other } perde
    } { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } reputazione.
ob-invites =
    { $you ->
        [yes] Fai
       *[no] { $player } fa
    } una nuova conoscenza: { $guest }.
ob-puts-back =
    { $you ->
        [yes] Rimetti
       *[no] { $player } rimette
    } { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } in fondo al mazzo: { $deck }.
ob-draws-objectives =
    { $you ->
        [yes] Ottieni
       *[no] { $player } ottiene
    } { $cards ->
        [one] una carta obiettivo
       *[other] { $cards } carte obiettivo
    }.
ob-draws-vp-card =
    { $you ->
        [yes] Peschi
       *[no] { $player } pesca
    } una carta PV.
ob-uses-vp-card =
    { $you ->
        [yes] Usi
       *[no] { $player } usa
    } una carta PV: { $card }.
ob-guest-returns =
    { $you ->
        [yes] Riprendi
       *[no] { $player } riprende
    } in mano: { $guest }.
ob-dismisses =
    { $you ->
        [yes] Congedi
       *[no] { $player } congeda
    } { $guest }.
ob-hires =
    { $you ->
        [yes] Assumi
       *[no] { $player } assume
    }: { $servant }.
ob-recruits =
    { $you ->
        [yes] Recluti da { $other }
       *[no] { $player } { $other_you ->
            [yes] recluta da te
           *[no] recluta da { $other }
        }
    }: { $servant }.
ob-borrows =
    { $you ->
        [yes] Prendi
       *[no] { $player } prende
    } in prestito { $pounds } £ per 2 punti reputazione.
ob-rents =
    { $you ->
        [yes] Incassi
       *[no] { $player } incassa
    } { $pounds } £ di affitti.
ob-market-refreshed = Nuove tessere arrivano al Builders' Market.
ob-buys =
    { $you ->
        [yes] Compri
       *[no] { $player } compra
    } { $tile } per { $price } £.
ob-removes =
    { $you ->
        [yes] Rinunci
       *[no] { $player } rinuncia
    } per sempre a { $tile }.
ob-useful-man-leaves =
    { $you ->
        [yes] Il tuo tuttofare
       *[no] Il tuttofare di { $player }
    } lascia il gioco.
ob-searches =
    { $you ->
        [yes] Il tuo tuttofare
       *[no] Il tuttofare di { $player }
    } lascia il gioco e trova nel sacchetto: { $tile }.
ob-claims =
    { $you ->
        [yes] Rivendichi
       *[no] { $player } rivendica
    } un milestone, posizione { $place }: { $milestone }.
ob-reserve-opens = Si apre una riserva: { $reserve }.
ob-courtship = Comincia il corteggiamento: i Fairchild confrontano le tenute.
ob-appeals =
    { $you ->
        [yes] La tua tenuta
       *[no] La tenuta di { $player }
    } ai loro occhi: { $points }.
ob-opponent-appeals = L'avversario ai loro occhi: { $points }.
ob-wins-fairchild =
    { $you ->
        [yes] Conquisti
       *[no] { $player } conquista
    } il favore di { $guest }.
ob-objectives-discarded = Tutti hanno scartato una carta obiettivo.
ob-opponent-rolls = Il dado dà { $rolled } (vale { $counted }).
ob-opponent-takes = Sparisce dal mercato: { $tile }.
ob-opponent-luck =
    Il dado dell'avversario dà { $rolled }: { $luck ->
        [0] in questa stagione non cambia nulla.
       *[other] il suo numero nel corteggiamento di questa stagione cambia di { $luck }.
    }
ob-opponent-vp-card = L'avversario prende una carta PV.
ob-market-kept = Il primo mercato resta.
ob-market-redrawn = Tutti d'accordo: il primo mercato viene estratto di nuovo.
ob-asks-money =
    { $you ->
        [yes] Chiedi a { $other }
       *[no] { $player } { $other_you ->
            [yes] ti chiede
           *[no] chiede a { $other }
        }
    } { $pounds } £.
ob-asks-servant =
    { $you ->
        [yes] Chiedi a { $other }
       *[no] { $player } { $other_you ->
            [yes] ti chiede
           *[no] chiede a { $other }
        }
    } un inserviente: { $servant }.
ob-asks-guest =
    { $you ->
        [yes] Chiedi a { $other }
       *[no] { $player } { $other_you ->
            [yes] ti chiede
           *[no] chiede a { $other }
        }
    } di lasciar venire { $guest }.
ob-gives-money =
    { $you ->
        [yes] Doni a { $other }
       *[no] { $player } { $other_you ->
            [yes] ti dona
           *[no] dona a { $other }
        }
    } { $pounds } £.
ob-lends-servant =
    { $you ->
        [yes] Presti a { $other }
       *[no] { $player } { $other_you ->
            [yes] ti presta
           *[no] presta a { $other }
        }
    } un inserviente: { $servant }.
ob-lends-guest =
    { $you ->
        [yes] Mandi a { $other }
       *[no] { $player } { $other_you ->
            [yes] ti manda
           *[no] manda a { $other }
        }
    } un ospite: { $guest }.
ob-refuses =
    { $you ->
        [yes] Devi deludere { $other }
       *[no] { $player } { $other_you ->
            [yes] deve deluderti
           *[no] deve deludere { $other }
        }
    }.
ob-shares =
    { $you ->
        [yes] Lasci a { $other }
       *[no] { $player } { $other_you ->
            [yes] ti lascia
           *[no] lascia a { $other }
        }
    } un favore di { $guest }: { $favour }.
ob-returns-loans =
    { $you ->
        [yes] Rimandi a casa ciò che { $other } aveva prestato
       *[no] { $player } { $other_you ->
            [yes] rimanda a casa ciò che avevi prestato
           *[no] rimanda a casa ciò che { $other } aveva prestato
        }
    }.
ob-over = La partita è finita: si contano i punti.

## Perché qualcosa non è possibile

ob-why-money = Costa { $price } £, e tu hai { $money } £.
ob-why-owned = Possiedi già questa tessera.
ob-why-no-activity = Questo lato della tessera non ha attività.
ob-why-rating = Il suo livello di prestigio è { $rating }, e il tuo livello di reputazione è { $level }.
ob-why-guests =
    In mano non hai le persone richieste: { $guests ->
        [one] ne serve una.
       *[other] ne servono { $guests }.
    }
ob-why-service = Ospiti, inservienti o denaro non bastano per portarla a termine.
ob-why-nobody-to-hire = Non c'è più nessuno da assumere.
ob-why-kind = Questa attività è per altre persone.
ob-why-guest-rating = Il livello di prestigio di questo ospite è { $rating }, e il tuo livello di reputazione è { $level }.
ob-why-cannot-serve = Non potresti servire o pagare questo ospite e portare comunque a termine l'attività.
ob-why-penalty = Il denaro non basterebbe, nemmeno prendendolo in prestito.
ob-why-reputation = Costa { $need } punti reputazione, e tu ne hai { $reputation }.
ob-why-once = Si può fare una sola volta per turno.
ob-why-nothing = Adesso non cambierebbe nulla.
ob-why-refused = L'altro membro della squadra te l'ha già negato in questo turno.
