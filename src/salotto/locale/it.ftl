### I testi della sala, in italiano (si dà del tu).

## Posti

room-you = Tu
room-player = Giocatore { $number }
room-bot-random = Casuale
room-bot-greedy = Ingordo
room-bot-easy = Facile
room-bot-normal = Normale
room-bot-hard = Difficile
room-bot-search = Ricerca
room-bot-search-hard = Ricerca, difficile

## Parole brevi

room-and = { $some } e { $last }
room-no-thanks = No, grazie
room-enough = Basta così
room-on = sì
room-off = no
room-setting = { $name }: { $value }

## Risultati

room-total = Totale
room-rank = Posizione
room-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
room-wins =
    { $you ->
        [yes] Vinci
       *[no] { $player } vince
    } con { $score }!
room-behind =
    { $place ->
        [2] Sei al secondo posto.
        [3] Sei al terzo posto, dietro { $players }.
       *[other] Sei al posto { $place }, dietro { $players }.
    }
room-win-shared = Vittoria condivisa: { $players }, con { $score }!
room-won-alone =
    { $you ->
        [yes] Hai
       *[no] { $player } ha
    } vinto{ $target ->
        [none] !
       *[other] : l'obiettivo era { $target }!
    }
room-won-together =
    { $target ->
        [none] Avete vinto insieme!
       *[other] Avete vinto insieme: l'obiettivo era { $target }!
    }
room-lost-together =
    { $target ->
        [none] Questa volta ha vinto il gioco.
       *[other] Questa volta ha vinto il gioco: l'obiettivo era { $target }.
    }

## Perché una risposta o un ripensamento non è accolto

room-refused-over = La partita è finita.
room-refused-not-asked = Non tocca a te rispondere.
room-refused-not-legal = Non è una delle risposte.
room-refused-stale = Nel frattempo il tavolo è cambiato: rispondi di nuovo.
room-refused-undo-start = Non c'è nulla da annullare.
room-refused-undo-chance = Non si può annullare: da allora si sono mescolate carte o tirati dadi.
room-refused-undo-reveal = Non si può annullare: da allora si è scoperto qualcosa di nascosto.
room-refused-undo-others = Non si può annullare: da allora hanno risposto altri.
room-refused-undo-over = Non si può annullare: la partita è finita.
room-refused-undo-rule = Non si può annullare: per le regole questa risposta è definitiva ({ $rule }).

## Giocare nel terminale

cli-key-undo = annulla
cli-key-restart = rifai
cli-key-why-not = perché
cli-key-hint = aiuto
cli-key-signs = segni
cli-key-view = tutti
cli-key-story = storia
cli-key-quit = esci
cli-thinking = { $player } sta pensando…
cli-not-understood = «{ $line }» non è una risposta: scrivi un numero da 1 a { $most } o una delle lettere qui sotto.
cli-confirm = { $answer }: non si potrà annullare. Invio per confermare, u per ripensarci.
cli-no-shortcut = Qui non c'è nulla da fare per te.
cli-no-signs = I segni si spiegano da soli.
cli-nothing-blocked = Qui non c'è nulla di vietato: puoi scegliere tutto quello che c'è.
cli-why-not = Che cosa non si può fare adesso
cli-story = Che cosa è successo finora
cli-press-enter = Invio per continuare:{" "}
cli-pass-keyboard = Passa la tastiera a { $player }.
cli-pass-undo = ({ $player } può ancora annullare l'ultima risposta con u.)
cli-seal = Sigillo delle carte mescolate: { $seal }. Il seme si vede alla fine: così nessuno può averlo cambiato.
cli-proof = Il seme era { $seed }; il suo sigillo, mostrato all'inizio, è { $seal }.

## Salvare e riprendere

cli-saved = La partita è salvata: { $file }
cli-to-resume = Per riprenderla: { $command }
cli-kept = La partita è conservata. Per rivederla: salotto replay { $file }
cli-cannot-save = La partita non si può salvare in { $file } ({ $reason }); si va avanti lo stesso.
cli-unfinished = Partite di { $title } non finite
cli-unfinished-keys = Invio riprende la prima, un numero un'altra; n comincia una partita nuova, q esce.
cli-answers =
    { $answers ->
        [one] 1 risposta
       *[other] { $answers } risposte
    }
cli-not-over = La partita non è finita: questi sono i punti finora.
cli-replay-at = Dopo { $at } risposte su { $length }
cli-replay-keys = → o Invio: avanti · ←: indietro · Inizio, Fine · q: esci
cli-verified = { $file } è autentico: { $choices } risposte, e il seme { $seed } corrisponde al sigillo e al risultato.
cli-other-release = { $file }: il seme corrisponde al sigillo, ma questa partita è stata giocata con la versione { $played } delle regole, e questa è la { $current }. Si apre ai suoi punti di ripresa; con altre regole le risposte non provano nulla.

## Tabelle di cifre

cli-players = { $players } giocatori
cli-sim-seat = Posto
cli-sim-wins = Vittorie
cli-sim-share = Quota
cli-sim-mean = Punteggio medio
cli-sim-summary = { $finished } partite finite su { $games }, { $decisions } decisioni, { $seconds } s
cli-bench-decisions = Decisioni al secondo
cli-bench-plies = Mosse al secondo, anche obbligate
cli-bench-games = Partite al secondo
cli-bench-lean = Le stesse senza registro
cli-bench-steps = Passi dell'ambiente vettoriale, osservati, al secondo
cli-bench-copy = Copia di uno stato
cli-bench-fork = Copia di una partita
cli-bench-evaluate = Valutazione di una posizione
cli-bench-loop = Un ciclo di un milione di passi, per confronto
cli-bench-peer = { $peer }, decisioni al secondo
cli-bench-peer-plies = { $peer }, mosse al secondo, anche obbligate
cli-bench-engine-interpreted = motore interpretato
cli-bench-engine-compiled = motore compilato

## Che cosa non va nella riga di comando

cli-bad-arguments = { $problem } (salotto --help mostra come si fa)
cli-which-command = che cosa deve fare Salotto? Ci sono i comandi { $known }; salotto --help li spiega
cli-unknown-command = non c'è il comando «{ $command }»; ci sono: { $known }
cli-unknown-arguments = { $arguments } qui non significa nulla (salotto --help mostra che cosa si può scrivere)
cli-bad-number = «{ $text }» non è un numero intero da { $least } in su
cli-bad-seconds = «{ $text }» non è un numero di secondi
cli-unknown-language = non c'è la lingua «{ $language }»; ci sono { $known }
cli-unknown-title = non c'è il gioco «{ $title }»; ci sono: { $known }
cli-unknown-title-meant = non c'è il gioco «{ $title }»; intendevi { $meant }? (ci sono: { $known })
cli-unknown-mode = { $title } non ha la modalità «{ $mode }»; ha: { $known }
cli-unknown-option = { $title } non ha l'opzione «{ $option }»; ha: { $known }
cli-bad-option = «{ $option }» non è un'opzione: scrivi --option nome=valore
cli-bad-value = opzione { $option }: «{ $value }» non è tra { $known }
cli-unknown-bot = nessuno di nome «{ $bot }» può sedersi; ci sono: { $known }
cli-unknown-bot-meant = nessuno di nome «{ $bot }» può sedersi; intendevi { $meant }? (ci sono: { $known })
cli-bad-players = { $title } non è per { $players } giocatori; è per { $known }
cli-bad-players-in-mode = { $title }, modalità { $mode }, non è per { $players } giocatori; è per { $known }
cli-play-what = a quale gioco vuoi giocare? Ci sono: { $known }
cli-nobody-plays = nessun posto è tuo: aggiungi «you» a --seats, oppure guarda con salotto watch o salotto replay
cli-only-bots = qui possono sedersi solo bot: lascia «you» a salotto play
cli-cannot-read = { $file } non si può leggere: { $reason }
cli-cannot-write = { $file } non si può scrivere: { $reason }
cli-file-there = { $file } c'è già; una nuova campagna vuole un file tutto suo
cli-bad-file = { $file } non si può aprire: { $reason }

## Aiuto

cli-help-salotto = Un salotto per i giochi da tavolo moderni.
cli-help-usage = uso
cli-help-arguments = argomenti
cli-help-options = opzioni
cli-help-commands = comandi
cli-help-command = COMANDO
cli-help-help = mostra questo aiuto
cli-help-version = mostra la versione
cli-help-lang = la lingua (di norma quella dell'ambiente)
cli-help-titles = mostra i giochi sullo scaffale
cli-help-play = gioca nel terminale
cli-help-watch = guarda giocare i bot
cli-help-replay = rivedi una partita salvata
cli-help-verify = controlla che una partita salvata sia autentica
cli-help-score = mostra i punti di una partita salvata
cli-help-simulate = fai giocare molte partite ai bot
cli-help-bench = misura quanto è veloce un gioco
cli-help-title = un gioco dello scaffale
cli-help-file = una partita salvata
cli-help-seats = chi gioca: you (tu), you:Anna o un bot, separati da virgole
cli-help-mode = il modo di giocare
cli-help-option = un'impostazione del tavolo; si può ripetere
cli-help-seed = gioca con queste carte mescolate
cli-help-resume = riprendi una partita salvata
cli-help-delay = secondi tra un'immagine e l'altra
cli-help-to = fermati dopo tante risposte
cli-help-json = scrivi JSON per i programmi
cli-help-games = quante partite
cli-help-ladder-keep = un file per i risultati, perché una scala interrotta riprenda da dove era; per una sola versione dei bot
cli-help-ladder-bots = i bot, dal più debole al più forte, al posto dei livelli
cli-help-ladder-sequential = gioca ogni coppia solo finché è deciso (test sequenziale, significatività 0,05); --games è allora il massimo
cli-help-ladder-share = con --sequential: la quota di vittorie da mostrare, di solito 0.65 con due posti, altrimenti una quota uguale
cli-help-ladder-players = con --sequential: quanti posti; il bot più forte ne ha uno, a turno
cli-help-ladder-mode = con --sequential: il modo di giocare
cli-help-jobs = quanti processi
cli-help-save = conserva ogni partita in questa cartella
cli-help-seconds = per quanto tempo misurare
cli-help-peer = misura accanto un altro motore

## Il laboratorio

cli-needs-extra = serve più di un'installazione semplice: pip install 'salotto[{ $extra }]'
cli-tournament-heading = Torneo: { $title }
cli-tournament-players =
    { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
cli-tournament-summary = { $games } partite su { $deals } distribuzioni, le stesse per ogni formazione (seme { $seed }).
cli-tournament-playing = In gioco
cli-tournament-interrupted = Interrotto. Le partite giocate restano in { $folder }: lo stesso comando riprende da lì.
cli-tournament-written = Il rapporto è in { $file }
cli-tournament-failed =
    { $games ->
        [one] 1 partita si è interrotta per un errore
       *[other] { $games } partite si sono interrotte per un errore
    }
cli-tournament-bot = Giocatore automatico
cli-tournament-rating = Forza
cli-tournament-interval = Intervallo al 95 %
cli-tournament-games = Partite
cli-tournament-wins = Vittorie
cli-tournament-score = Punteggio medio
cli-tournament-forfeited = Mosse perse
cli-tournament-ratings = Forza
cli-tournament-ratings-how = Valori di Bradley-Terry sulla scala Elo: con 400 punti in più si vince dieci volte tanto. La linea contiene il valore vero 95 volte su 100.
cli-tournament-pairings = Chi batte chi
cli-tournament-pairings-how = Quante volte il giocatore a sinistra ha fatto meglio di quello in alto; un pareggio conta mezzo.
cli-tournament-scores = Punteggi
cli-tournament-spread-how = Il riquadro contiene la metà centrale delle partite, la linea al suo interno è la mediana, i baffi contengono nove partite su dieci.
cli-tournament-points = Punti
cli-tournament-categories = Da dove vengono i punti
cli-tournament-categories-how = Il punteggio medio di ciascuno, categoria per categoria.
cli-tournament-length = Durata
cli-tournament-length-how = Quante decisioni ha preso ciascuno in una partita. Il riquadro contiene la metà centrale, i baffi nove partite su dieci.
cli-tournament-decisions = Decisioni per partita
cli-tournament-seats = Il posto conta?
cli-tournament-seats-how = La parte di vittorie di ogni posto. Ogni formazione siede in ogni ordine sulle stesse distribuzioni, quindi cambia soltanto il posto; la linea tratteggiata è la parte uguale per tutti.
cli-tournament-seat = Posto { $number }
cli-tournament-share = Vittorie in %
cli-tournament-things = Quali carte fanno vincere
cli-tournament-things-how = Di quanti punti ha fatto meglio del solito chi ha scelto una carta, rispetto allo stesso giocatore nello stesso posto e con gli stessi avversari. A destra: quante volte ha vinto, e quante volte la carta è stata scelta. Ciò che piace ai bravi non è sempre ciò che li rende bravi.
cli-tournament-gain = Punti meglio del solito
cli-tournament-forfeits = Mosse perse
cli-tournament-forfeits-how = Un programma che si è bloccato, ha impiegato troppo tempo o ha dato una risposta senza senso si è visto fare queste mosse da Ingordo.
cli-tournament-moves = Mosse
cli-tournament-why = Perché
cli-tournament-fault-crashed = Si è bloccato: { $detail }
cli-tournament-fault-hung = Ha impiegato troppo tempo: { $detail }
cli-tournament-fault-nonsense = Ha dato una risposta senza senso: { $detail }
cli-tournament-files = Accanto a questa pagina: standings.csv, seats.csv, seats.parquet e things.csv.
cli-export-written =
    { $games ->
        [one] 1 partita scritta
       *[other] { $games } partite scritte
    } in tabelle: { $files }
cli-help-tournament = fai giocare un torneo, con valori di forza e un rapporto
cli-help-tournament-bots = i giocatori automatici, separati da virgole; cmd:./mio_bot è un tuo programma
cli-help-tournament-games = quante distribuzioni gioca ogni formazione
cli-help-tournament-players = quanti posti
cli-help-tournament-out = dove vanno partite, tabelle e rapporto; ciò che c'è già non viene rigiocato
cli-help-tournament-jobs = quanti processi (di norma tutti i core)
cli-help-tournament-ray = distribuisci le partite su un cluster Ray
cli-help-encoding = mostra come un gioco è tradotto in numeri, per chi fa apprendimento automatico
cli-encoding-version = Versione { $size }
cli-encoding-observation = { $size } caratteristiche di un'osservazione
cli-encoding-options = { $size } caratteristiche di una scelta
cli-encoding-actions = { $size } azioni
cli-help-export = trasforma partite salvate in tabelle
cli-help-export-logs = partite salvate, o cartelle che le contengono
cli-help-export-to = il formato delle tabelle
cli-help-export-out = dove vanno le tabelle

## Il server: tavoli, posti e persone

room-table-of =
    { $players ->
        [one] { $title }, in solitario
       *[other] { $title } in { $players }
    }
room-bot-name = Bot { $level } { $number }
room-sitter-me = Io
room-sitter-open = Un posto libero
room-sitter-bot = Un bot: { $level }
room-sitter-nobody = Nessuno
room-open-seat = chi si siede
room-waiting-for = Si aspetta: { $players }.
room-spectator-eyes = Uno spettatore
room-nameless = Qualcuno
room-tables-mine = Aspettano me
room-tables-others = Aspettano altri
room-minutes-ago =
    { $minutes ->
        [0] adesso
        [one] un minuto fa
       *[other] { $minutes } minuti fa
    }
room-hours-ago =
    { $hours ->
        [one] un'ora fa
       *[other] { $hours } ore fa
    }
room-days-ago =
    { $days ->
        [one] un giorno fa
       *[other] { $days } giorni fa
    }
room-link-help = Apri il tuo link personale su un altro dispositivo e anche lì sei tu: il tuo nome, i tuoi tavoli, i tuoi posti. Tienilo per te: chi ce l'ha può giocare al posto tuo.
room-link-make = Crea un nuovo link personale
room-link-once = Copialo adesso: non verrà più mostrato. Un link precedente non funziona più.
room-device-help = Un link che vale una volta sola, entro dieci minuti: aprilo sul telefono, o inquadra il codice con la fotocamera, e lì sei di nuovo tu.
room-device-make = Crea un link per un dispositivo
room-device-once = Chi lo apre per primo sei tu. Si vede solo adesso.
room-passkey-help = Con una passkey rientri come te stesso anche quando questo browser si è dimenticato di te: niente e-mail, niente password. La chiave resta sul tuo dispositivo o nel suo portachiavi.
room-passkey-add = Aggiungi una passkey
room-passkey-use = Entra con una passkey
room-passkey-made = Passkey del { $date }
room-passkey-remove = Elimina
room-become-heading = Entri come { $name }?
room-become-help = D'ora in poi questo browser siede ai tavoli della persona di cui hai aperto il link.
room-become = Sì, sono io

## Il server: quello che non si è potuto fare

room-refused = Non è stato possibile.
room-refused-slow-down = Troppo in una volta sola: aspetta un momento.
room-refused-malformed = La stanza non ha capito.
room-refused-failed = Qualcosa è andato storto da parte nostra. Non è cambiato nulla: riprova.
room-refused-spectator = Stai solo guardando: il posto è di qualcun altro.
room-refused-stand-in = Un bot sta giocando per te: riprenditi prima il posto.
room-error-heading = Non ha funzionato
room-error-bad-request = La stanza non ha capito.
room-error-bad-table = Un tavolo così non si può aprire: modalità, numero di giocatori e opzioni non vanno insieme.
room-error-csrf = Questa pagina non era aggiornata. Torna indietro, ricaricala e riprova.
room-error-failed = Qualcosa è andato storto da parte nostra. Non è cambiato nulla: riprova.
room-error-host-only = Può farlo solo chi ha aperto il tavolo.
room-error-no-invitation = Questo invito non porta da nessuna parte: forse il link è incompleto.
room-error-no-device-link = Questo link era per un solo dispositivo ed è già stato usato, oppure i dieci minuti sono passati. Creane uno nuovo dalla tua pagina.
room-error-no-passkeys-here = I browser permettono le passkey solo dove la stanza si raggiunge con HTTPS o come localhost. Qui il link e il suo codice fanno lo stesso.
room-error-passkey = La passkey non è stata accettata. Nulla è cambiato: riprova.
room-error-no-link = Questo link personale non funziona più: vale solo l'ultimo.
room-error-no-seat = Questo posto non esiste.
room-error-no-table = Questo tavolo non esiste.
room-error-no-title = Questo gioco non è sullo scaffale.
room-error-no-token = Per questo posto serve il suo token.
room-error-not-over = La partita non è ancora finita.
room-error-not-started = La partita non è ancora cominciata.
room-error-not-yours = Non siedi a questo tavolo.
room-error-not-playing = I posti si cedono solo durante una partita.
room-error-never-handed-on = A questo tavolo i posti restano dei loro titolari, come concordato all'apertura.
room-error-not-away-long = Il titolare non manca ancora da tanto quanto concordato.
room-error-no-seat-link = Questo link è già stato usato o è troppo vecchio, oppure il titolare del posto è tornato.
room-error-present = Questo giocatore è presente: non serve un bot.
room-error-private = Questo tavolo è privato: chiedi il link d'invito.
room-error-seated = Siedi già a questo tavolo: vedresti due mani che devono restare segrete.
room-error-taken = Qualcuno è stato più veloce: il posto è occupato.
cli-help-serve = apri il salotto nel browser
cli-help-room = esporta, importa, archivia o copia i tavoli di una stanza
cli-help-room-export = scrivi in un file tutta la stanza, o alcuni tavoli
cli-help-room-import = leggi tavoli e persone da un file così
cli-help-room-archive = scrivi in un file i tavoli vecchi e rimuovili
cli-help-room-delete = rimuovi per sempre i tavoli vecchi
cli-help-room-backup = copia il database e il suo segreto, anche mentre il server gira
cli-help-room-database = il database della stanza, come per serve
cli-help-room-file = il file; se il nome finisce in .gz viene compresso
cli-help-room-days = i tavoli a cui nessuno gioca da tanti giorni
cli-help-room-unfinished = anche quelli la cui partita non è finita
cli-help-room-table = solo questo tavolo; si può ripetere
cli-room-exported = Scritti: { $tables } tavoli, { $people } persone.
cli-room-imported = Accolti: { $tables } tavoli, { $people } persone; { $known } tavoli c'erano già.
cli-room-removed = Rimossi: { $tables } tavoli.
cli-room-copied = La copia è completa: { $file }
cli-help-ladder = misura quanto distano i livelli dei bot
cli-help-review = ripercorri una partita salvata: chi era in vantaggio e che cosa sarebbe stato meglio
cli-help-tune = migliora i pesi di un gioco facendolo giocare contro se stesso
cli-help-train = addestra una rete facendola giocare contro se stessa

## Bot: che cosa aspettarsi da un livello, suggerimenti, e come si misurano

room-bot-easy-about = Gioca volentieri, ogni tanto non vede una mossa e dimentica da dove vengono certi punti. Buona compagnia per una prima partita.
room-bot-normal-about = Vede le buone mosse e prova le migliori nella sua testa. Un avversario alla pari per chi conosce il gioco.
room-bot-hard-about = Prima di decidere gioca nella sua testa il seguito della partita, molte volte. Dovrai pianificare bene.
room-hint =
    { $better ->
        [yes] { $move }: circa { $score } meglio della scelta media
        [no] { $move }: circa { $score } peggio della scelta media
       *[same] { $move }: vale quanto la scelta media
    }
room-because-more = { $hint }, perché { $why }
room-because-denies = { $hint }, perché un'altra scelta giova a { $player }: { $why }
room-because-later = { $hint }; un'altra scelta { $why }, ma questa rende più avanti
room-because-same = { $hint }; nessuna delle altre scelte { $why }
cli-ladder-playing = Salgo la scala
cli-ladder-pairs = Ogni livello contro quello inferiore, e uno contro sé stesso
cli-ladder-solo = Ogni livello da solo
cli-ladder-stronger = Più forte
cli-ladder-weaker = Più debole
cli-ladder-games = Partite
cli-ladder-share = Vittorie
cli-ladder-interval = Intervallo al 95 %
cli-ladder-bot = Giocatore
cli-ladder-mean = Punteggio medio
cli-ladder-error = Errore standard
cli-ladder-sequential = Ogni bot contro il più debole, finché è deciso
cli-ladder-enough = Decide un'evidenza di { $n } in un senso o nell'altro
cli-ladder-aim = Più di
cli-ladder-evidence = Evidenza
cli-ladder-shown = Mostrato
cli-ladder-yes = sì
cli-ladder-no = confutato
cli-ladder-undecided = non deciso
cli-help-tune-games = partite per ogni prova
cli-help-tune-generations = quante volte variare i pesi
cli-tune-playing = Provo i pesi
cli-tune-written = { $gain } punti a partita guadagnati (errore standard { $error }, { $games } partite): scritti in { $file }
cli-tune-kept = { $gain } punti a partita guadagnati (errore standard { $error }, { $games } partite): può essere fortuna, perciò { $file } resta com'è
cli-help-train-out = cartella dell'addestramento; se esiste già, si riprende da lì
cli-help-train-generations = quante generazioni in tutto, comprese quelle già fatte
cli-help-train-games = partite di una generazione
cli-help-train-minutes = termina dopo tanti minuti; lo stesso comando riprende più tardi
cli-help-train-players = solo tavoli di tanti giocatori
cli-train-seed = Seme { $seed }. Tutto è conservato in { $folder }; dopo un'interruzione lo stesso comando riprende.
cli-train-generation = Generazione { $generation }: { $games } partite, { $seconds } s; errore sui distacchi { $error } punti (sola valutazione { $without }), perdita logaritmica della vittoria { $loss }{ $matches ->
    [0] {""}
   *[other] {" "}({ $share } % di { $matches } partite contro greedy)
}
cli-train-done = { $generations ->
    [one] Una generazione completata
   *[other] { $generations } generazioni completate
}: { $file }
cli-help-review-deals = distribuzioni immaginate per ogni scelta
cli-review-looking = Riguardo la partita
cli-review-judging = Giudico di nuovo ciò che sembrava meglio
cli-review-chances = La probabilità di vincere, dopo ogni scelta
cli-review-scores = Il punteggio da aspettarsi, dopo ogni scelta
cli-review-turns = Svolte
cli-review-turn = Dopo { $at } risposte, { $player }: { $way }. Probabilità di vincere: { $after } %, invece del { $before } % con { $better }
room-review-lead = { $score } di vantaggio sul migliore degli altri
cli-review-costly = Che cosa è costato di più a { $player }
cli-review-choice = Dopo { $at } risposte: { $way }. Meglio di circa { $score }: { $better }
cli-review-flawless = { $player }: nessuna scelta che un'altra avrebbe superato di sicuro
cli-bench-bots = Bot: { $title }, { $players } giocatori
cli-bench-bots-decision = Una decisione con { $iterations } iterazioni
cli-bench-bots-slowest = La più lenta
cli-bench-bots-iterations = Iterazioni al secondo
cli-bench-bots-playouts = Partite giocate fino in fondo, al secondo
cli-help-bench-players = con `bench server`: quante persone, a tavoli da quattro
cli-help-bench-pause = con `bench server`: secondi fra due risposte di una persona
cli-help-bench-database = con `bench server`: un database vuoto su cui misurare, invece di un proprio file SQLite
cli-help-bench-workers = con `bench server`: quanti processi del server; più di uno richiede PostgreSQL

## Campagne

cli-help-campaign = apri e gioca una campagna, tavolo dopo tavolo
cli-help-campaign-new = apri una nuova campagna
cli-help-campaign-play = riprendi una campagna
cli-help-campaign-show = mostra a che punto è una campagna
cli-help-campaign-simulate = fai giocare campagne intere ai bot
cli-help-campaign-title = una campagna dello scaffale
cli-help-campaign-file = il file della campagna
cli-campaign-new = Una nuova campagna è in { $file }.
cli-campaign-play = { $title } è una campagna di più giochi: aprine una con salotto campaign new { $title }
cli-no-campaign = { $title } è un gioco singolo, non una campagna; c'è { $known }
cli-campaign-verified = { $file } è autentico: { $tables } tavoli con { $choices } risposte discendono dal seme { $seed }, ognuno con ciò che gli è stato trasmesso, e così i Volumi ottenuti.
