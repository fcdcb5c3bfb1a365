### Spook Manor, in italiano (si dà del tu). I nomi di carte, colori e categorie vengono dai file dei dati.

## Il gioco sullo scaffale

sm-title-name = Spook Manor
sm-title-about = Rimetti in piedi un maniero infestato, stanza dopo stanza, invita i Mostrilli e falli divertire: un gioco leggero in cui si scelgono carte e si costruisce.

sm-mode-competitive = Competitiva
sm-mode-competitive-about = 20 round: ognuno gioca una stanza da una mano di quattro carte e passa le altre tre. Vince chi ha più punti.
sm-mode-solo = In solitario
sm-mode-solo-about = 20 turni con due Mazzi di Pesca; l'Infestometro dice quanta paura fa il tuo maniero.
sm-mode-solo-big-manor = In solitario: Big Manor
sm-mode-solo-big-manor-about = 30 turni con tre Mazzi di Pesca, per un maniero di 30 stanze.

sm-option-monster-supply = Mostrilli nella scatola
sm-option-monster-supply-about = 52 sono 13 per colore, 68 sono 17; con le carte del gioco non cambia nulla.
sm-option-live-score = Punteggio in corso
sm-option-live-score-about = Mostra i punti di tutti durante la partita, oppure solo alla fine.

## Le fasi di un round

sm-phase-setup = Preparazione
sm-phase-foyer = Disponi l'Atrio
sm-phase-deal = Distribuzione
sm-phase-play = Scegli e Gioca
sm-phase-reveal = Si scoprono le carte
sm-phase-places = Cambia Posto!
sm-phase-pass = Passa e Pesca
sm-phase-refill = Rifornisci la Riserva
sm-phase-over = Punteggio

## Domande

sm-lay-foyer = Quale carta Atrio diventa la metà sinistra del tuo Atrio?
sm-play-room = Quale stanza giochi?
sm-choose-spot = Dove costruisci «{ $room }»?
sm-move-monster = Quale Mostrillo cambia posto?
sm-move-where = Dove va il Mostrillo { $colour }?

## Risposte

sm-done = Fatto: tutti restano dove sono
sm-foyer = Atrio
sm-spot =
    { $floor ->
        [-1] sottoterra
        [0] Piano Terra
        [1] primo piano
        [2] secondo piano
        [3] terzo piano
        [4] quarto piano
        [5] quinto piano
        [6] sesto piano
        [7] settimo piano
        [8] ottavo piano
       *[other] piano { $floor }
    }, { sm-column }
sm-column =
    { $column ->
        [0] sopra la metà sinistra dell'Atrio
        [1] sopra la metà destra dell'Atrio
        [-1] prima a sinistra dell'Atrio
        [-2] seconda a sinistra dell'Atrio
        [-3] terza a sinistra dell'Atrio
        [-4] quarta a sinistra dell'Atrio
        [-5] quinta a sinistra dell'Atrio
        [-6] sesta a sinistra dell'Atrio
        [2] prima a destra dell'Atrio
        [3] seconda a destra dell'Atrio
        [4] terza a destra dell'Atrio
        [5] quarta a destra dell'Atrio
        [6] quinta a destra dell'Atrio
        [7] sesta a destra dell'Atrio
       *[other] in fondo
    }
sm-waiting = Mostrillo { $colour } nell'Atrio
sm-space = { $room }, spazio { $space }
sm-arrange = Disponi per me

## Il racconto

sm-lays-foyer =
    { $you ->
        [yes] Apri il tuo maniero
       *[no] { $player } apre il suo maniero
    }: a sinistra l'{ $left }, a destra l'{ $right }.
sm-builds =
    { $you ->
        [yes] Costruisci
       *[no] { $player } costruisce
    } «{ $room }» al { $floor ->
        [0] Piano Terra
        [1] primo piano
        [2] secondo piano
        [3] terzo piano
        [4] quarto piano
        [5] quinto piano
        [6] sesto piano
        [7] settimo piano
        [8] ottavo piano
       *[other] piano { $floor }
    } ({ sm-column }){ $guests ->
        [0] .
        [one] : arriva un Mostrillo.
       *[other] : arrivano { $guests } Mostrilli.
    }
sm-nobody-comes =
    { $you ->
        [yes] Aspetti invano un Mostrillo { $colour }: non ce ne sono più.
       *[no] { $player } aspetta invano un Mostrillo { $colour }: non ce ne sono più.
    }
sm-moves =
    { $you ->
        [yes] Mandi
       *[no] { $player } manda
    } un Mostrillo { $colour } { $goal ->
        [foyer] di nuovo nell'Atrio.
       *[other] qui: { $goal }.
    }
sm-hands-pass = Fine del round { $round }: tutte le mani passano in senso orario e ognuno pesca una carta.
sm-refills =
    «{ $discarded }» va negli scarti; { $left ->
        [0] quel Mazzo di Pesca è finito.
        [one] in quel Mazzo di Pesca resta una carta.
       *[other] in quel Mazzo di Pesca restano { $left } carte.
    }

## Perché qualcosa non si può

sm-why-below-ground = Sotto il Piano Terra non c'è nulla.
sm-why-occupied = Lì c'è già una carta.
sm-why-nothing-beneath = Una stanza ha bisogno di una stanza sotto di sé.
sm-why-not-adjacent = Una stanza deve toccare una carta del tuo maniero.
sm-why-no-space = Nessuno spazio vuoto accoglie un Mostrillo { $colour }.
sm-why-taken = Lì c'è già un altro Mostrillo.
sm-why-colour = Quello spazio non è per un Mostrillo { $colour }.
sm-why-different = In «{ $room }» i Mostrilli sono tutti di colore diverso, e uno { $colour } c'è già.
sm-why-same = In «{ $room }» i Mostrilli sono tutti dello stesso colore, e ce n'è già uno di un altro.
sm-why-pair = In «{ $room }» i due Mostrilli di una coppia hanno lo stesso colore, e l'altro non è { $colour }.

## Il risultato

sm-haunt-o-meter = Infestometro: grado { $rank } di 6, «{ $label }»

## Il tavolo

sm-round = Round { $round } di { $rounds }
sm-turn = Turno { $round } di { $rounds }
sm-supply = Riserva dei Mostrilli
sm-hand = Mano
sm-draft = Mazzo di Pesca { $number }
sm-cards-left =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }

## La pagina

sm-page-mine = Il tuo maniero
sm-page-manor-of = Maniero di { $name }
sm-page-at-once = punti subito: { $change }, senza i mostri in arrivo
sm-page-hand-of = Mano di { $name }
sm-page-deck =
    { $cards ->
        [one] una carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
sm-page-foyers = Le tue due carte Atrio: faccia sinistra, faccia destra
sm-page-displays = In mostra
sm-page-discarded =
    { $cards ->
        [one] uno scarto
       *[other] { $cards } scarti
    }
sm-page-lights = Segnapunti Luci
sm-page-columns = Colonne alte
sm-page-total = Totale { $n }
sm-pad-printed = PV stampati, somma
sm-pad-entertainment = Intrattenimento, somma
sm-pad-portraits = Ritratti, somma
sm-pad-columns = Colonne alte 6 o più
sm-pad-candle = Candele: colori
sm-pad-lantern = Lanterne: colori
sm-pad-torch = Torce: colori
sm-pad-chandelier = Lampadari: colori
sm-pad-purple = Luci viola: tipi
sm-pad-red = Luci rosse: tipi
sm-pad-green = Luci verdi: tipi
sm-pad-orange = Luci arancioni: tipi
sm-pad-leftover = Mostrilli nell'Atrio

## Che cosa fa una mossa, secondo un suggerimento


# House packs

sm-pack-same = Le varianti in solitario pescano quante carte pesca il gioco in solitario (SM-8.1).

## Why a move is advised: what it does

sm-because-printed = costruisce Stanze con più punti stampati
sm-because-entertainment = intrattiene più Mostrilli, ora o più avanti
sm-because-portraits = dà ai Ritratti di più da guardare
sm-because-lights = fa avanzare una serie di Luci
sm-because-columns = si avvicina a una colonna di sei Stanze
sm-because-leftover = lascia meno Mostrilli ad aspettare nell'Atrio
sm-because-rest = lascia alla villa più Stanze e Mostrilli in arrivo
