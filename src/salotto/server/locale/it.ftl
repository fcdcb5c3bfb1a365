### La pagina

room-page-salotto = Salotto
room-page-home = Salotto, allo scaffale
room-page-skip = Vai al contenuto
room-page-shelf = Lo scaffale
room-page-my-tables = I miei tavoli
room-page-settings = Impostazioni
room-page-name = Il tuo nome
room-page-language = Lingua
room-page-theme = Luce
room-page-theme-auto = Come il sistema
room-page-theme-light = Di giorno
room-page-theme-dark = A lume di lampada
room-page-sound = Un suono quando tocca a me
room-page-save = Salva
room-page-close = Chiudi
room-page-personal-link = Il mio link personale
room-page-elsewhere = Continua su un altro dispositivo
room-page-passkeys = Passkey
room-page-qr = Come codice per la fotocamera
room-page-api = Per programmatori
room-page-offline = La linea è caduta. Riprovo; niente va perso.
room-page-stand-in = Un nostro sostituto: i valori stampati non sono pubblici.
room-shelf-welcome = Buonasera. A che cosa giochiamo?
room-shelf-lede = Apri un tavolo, manda il link agli amici, riempi le sedie vuote con i bot. Nessuna registrazione; torna quando vuoi.
room-shelf-waiting = Ti aspettano
room-shelf-titles = Sullo scaffale
room-shelf-players = da { $low } a { $high } giocatori
room-shelf-minutes = { $minutes } minuti
room-shelf-play-now = Gioca subito contro i bot
room-shelf-open-table = Apri un tavolo
room-shelf-stand-ins = Di { $all } carte, tessere e plance, { $own } sono nostre sostituzioni.
room-shelf-rules = Regole
room-shelf-score-pad = Segnapunti
room-tables-your-turn = Tocca a te
room-tables-over = Finito
room-tables-waiting-for = In attesa di { $names }
room-tables-left = ancora { $time }
room-tables-bot = Un bot gioca per te
room-tables-none = Ancora nessun tavolo.
room-tables-to-the-shelf = Prendi un gioco dallo scaffale
room-error-back = Torna nel salotto
room-error-code = Codice { $code }
room-error-no-hints = A questo tavolo i consigli non sono ammessi.
room-error-bad-name = Questo nome non si vede: scegline uno con delle lettere.
room-error-store = In questo momento la stanza non riesce a registrare nulla: riprova tra poco.
room-error-no-hint = Questa volta non si è trovato nessun consiglio: riprova.
room-error-too-many-bots = Da questo indirizzo sono già in corso troppi tavoli di soli bot: aspetta che uno finisca.
room-new-heading = Apri un tavolo: { $title }
room-new-mode = Quale partita?
room-new-seats = Chi si siede dove?
room-new-who = Posto { $seat }
room-new-name-of = Nome per il posto { $seat }
room-new-name-optional = Nome (facoltativo)
room-new-seats-help = Un posto libero è per chi apre il tuo invito. Ognuno legge nella propria lingua.
room-new-forced = Sempre: { $value }
room-new-presets = Impostazioni pronte:
room-new-levels = Come giocano i bot
room-new-again = Mostra ciò che si adatta
room-new-table = Questo tavolo
room-group-main = Impostazioni
room-group-expansion = Espansioni e carte extra
room-group-setup = Preparazione
room-group-variants = Varianti
room-group-first-edition = Regole della prima edizione
room-preset-first = Prima partita
room-preset-full = Tutto
room-preset-printing-fr = Come nell'edizione francese
room-preset-printing-it = Come nell'edizione italiana
room-new-public = Nell'elenco dei tavoli pubblici
room-new-public-help = Chiunque può venire a guardare o sedersi a un posto libero. Altrimenti può farlo solo chi ha il link.
room-new-no-hints = Senza consigli
room-new-no-hints-help = Nessuno al tavolo può chiedere consiglio a un bot.
room-bank = Tempo per pensare
room-bank-setting = Tempo per pensare: { $time }
room-bank-none = Quanto si vuole
room-bank-each = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
 } a testa per tutta la partita
room-bank-each-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
 } a testa per tutta la partita
room-bank-each-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 } a testa per tutta la partita
room-bank-help = Scorre solo mentre tocca a te decidere, e solo mentre la stanza è aperta.
room-bank-bot = Quando il tempo di qualcuno è finito, continua subito un bot
room-bank-bot-help = Altrimenti può deciderlo chi siede al tavolo.
room-bank-left = Tempo rimasto per pensare
room-clock = Tempo per ogni mossa
room-clock-none = Quanto si vuole
room-clock-setting = Tempo per ogni mossa: { $time }
room-clock-help = Riparte a ogni risposta e scorre solo mentre la stanza è aperta. Quando è finito, un bot conclude la mossa.
room-clock-once = Un bot conclude la mossa di chi è in ritardo
room-clock-on = Un bot continua al posto di chi è in ritardo, finché non torna
room-clock-on-help = Altrimenti conclude solo quella mossa.
room-span-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
room-span-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}
room-span-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
room-error-out-of-time = Il tuo tempo è finito: il bot gioca questa partita fino alla fine.
room-new-after = Ricevi un solo link da condividere. La partita può iniziare quando i posti liberi sono occupati, oppure con i bot in quelli vuoti.
room-new-open = Apri il tavolo
room-lobby-invite = Invita gli amici
room-lobby-invite-help = Chi apre questo link sceglie un nome e un posto libero.
room-lobby-copy = Copia
room-lobby-seats = Al tavolo
room-lobby-free = Posto libero
room-lobby-you = (tu)
room-lobby-host = chi ospita
room-lobby-your-name = Il tuo nome
room-lobby-sit = Siediti qui
room-absence = Se qualcuno resta assente
room-absence-never = Il posto resta suo
room-absence-days = { $days ->
    [one] Dopo un giorno chi ospita può cedere il posto
   *[other] Dopo { $days } giorni chi ospita può cedere il posto
}
room-absence-help = Una mano è segreta: mettetevi d'accordo prima di giocare. Dopo dieci minuti chiunque sia al tavolo può chiamare un bot, e chi torna riprende a giocare.
room-absence-setting = { $days ->
    [one] Chi resta assente per un giorno può perdere il posto
   *[other] Chi resta assente per { $days } giorni può perdere il posto
}
room-seats = Posti
room-seats-help = Per chi manca da dieci minuti può giocare un bot, finché non torna. Chi ospita può cedere un posto quando il suo titolare vi ha rinunciato, o dopo l'assenza concordata all'apertura; tutti vengono avvisati.
room-seats-hand-on = Cedi il posto
room-seats-link-help = Chi lo apre per primo prende il posto, entro un giorno. Si vede solo adesso.
room-take-seat = Prendi il posto di { $name }?
room-take-seat-help = La partita continua da dove si trova. Vedi la mano di questo posto e la giochi fino alla fine; tutti al tavolo vengono avvisati.
room-told-seat-handed-on = { $player } ha preso il posto di { $before }.
room-told-seat-gone = { $player } gioca al posto tuo a un tavolo da cui mancavi da più tempo di quanto concordato.
room-told-late-moved = { $player } era in ritardo: ha mosso un bot.
room-told-late-plays-on = Il tempo di { $player } è finito: continua un bot.
room-calls = Essere chiamato quando tocca a me
room-calls-help = Spento finché non lo chiedi tu. Per ogni turno arriva una sola chiamata, quando non guardi il tavolo, e dice solo il gioco, quanto tempo hai e dove.
room-calls-here = Chiamami in questo browser
room-calls-cannot = Questo browser non può essere chiamato. Su iPhone o iPad metti prima la stanza sulla schermata Home e aprila da lì.
room-calls-not-here = Un browser può essere chiamato solo da una stanza raggiunta con HTTPS, o sul computer stesso con il nome localhost.
room-calls-refused = Il browser non si lascia chiamare. Forse le sue impostazioni per questa pagina dicono perché.
room-calls-browser-of = Un browser, dal { $date }
room-calls-address-of = { $host }, dal { $date }
room-calls-remove = Togli
room-calls-address = Oppure chiama questo indirizzo
room-calls-address-help = Un tuo indirizzo HTTPS presso ntfy, Gotify o Discord (webhook). Viene provato subito e resta se funziona; chi lo conosce può leggere ciò che gli arriva.
room-calls-try = Prova e tieni
room-calls-quiet-start = Silenzio dalle
room-calls-quiet-stop = alle
room-calls-quiet-help = Ore del luogo da cui le salvi. Se dopo tocca ancora a te, la chiamata arriva allora.
room-calls-erase = Non chiamarmi più e dimentica tutto questo
room-call-turn = Tocca a te.
room-call-turn-left = Tocca a te; hai { $time }.
room-call-first = Così la stanza ti chiama quando tocca a te.
room-error-no-call = Per questa via non si può chiamare nessuno: l'indirizzo non è pubblico con HTTPS, o non ha risposto bene.
room-error-too-many-ways = Puoi essere chiamato per dieci vie al massimo: togline una.
room-table-ask-back = Annulla…
room-table-ask-back-help = La tua ultima risposta non si può più annullare da soli: se tutti al tavolo sono d'accordo viene ripresa, e il racconto lo dice.
room-petition = { $player } chiede di riprendere l'ultima risposta. Devono essere d'accordo tutti.
room-petition-own = Chiedi di riprendere la tua ultima risposta. Devono essere d'accordo tutti.
room-petition-since = { $since ->
    [one] Si annulla anche una risposta successiva.
   *[other] Si annullano anche { $since } risposte successive.
}
room-petition-agree = D'accordo
room-petition-decline = No, resta così
room-petition-withdraw = Non chiedere più
room-story-agreed = { $you ->
    [yes] Riprendi una risposta
   *[no] { $player } riprende una risposta
}: tutti sono d'accordo.
room-told-asks-back = { $player } chiede di riprendere l'ultima risposta.
room-told-not-agreed = { $player } non può riprendere la risposta: non tutti sono d'accordo.
room-letters-read = Ho capito
room-lobby-away = assente
room-lobby-here = presente
room-lobby-waiting = in attesa
room-lobby-start-help = { $open ->
    [0] Ci siete tutti.
    [one] Un posto è libero; se inizi ora lo prende un bot.
   *[other] { $open } posti sono liberi; se inizi ora li prendono i bot.
  }
room-lobby-start = Inizia la partita
room-table-spectators = a guardare
room-table-rules = Regole
room-table-copy-invitation = Copia il link d'invito
room-table-download = Scarica il registro
room-table-report = Segnala un problema
room-table-keys = Tasti
room-table-actions = Azioni
room-table-players = Giocatori
room-table-panel = Storia, punti, chat, appunti
room-table-story = Storia
room-table-story-empty = Qui si racconterà la serata.
room-table-scores = Punti
room-table-chat = Chat
room-table-chat-write = Di' qualcosa
room-table-chat-send = Invia
room-table-chat-empty = Nessuno ha ancora parlato.
room-table-chat-team = Solo per la mia squadra
room-table-chat-teamed = (alla squadra)
room-table-notes = Appunti
room-table-notes-private = Solo tu puoi leggerli.
room-table-undo = Annulla
room-table-restart = Ricomincia
room-table-why = Perché no?
room-table-hint = Consiglio
room-table-phases = Fasi
room-table-thinking = di turno
room-table-ready = ha scelto
room-table-bot = giocatore automatico
room-table-hand = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
  }
room-table-hand-cards = carte in mano
room-table-points = punti
room-why-heading = Perché no?
room-report-what = Che cosa è successo?
room-report-help = Il registro e la posizione vengono messi con le tue parole in un solo file. Contiene ciò che tutti al tavolo possono vedere, e le tue carte.
room-report-save = Salva il file
room-keys-move = da una scelta all'altra
room-keys-choose = scegli
room-scores-secret = I punti si vedono alla fine.
room-scores-caption = Punti per categoria
room-scores-heading = Segnapunti
room-scores-total = Totale
room-scores-rank = { $rank }º
room-scores-replay = Rivedila
room-scores-rematch = Rivincita
room-scores-last-position = Il tavolo finale
room-ending-share = Falla vedere ad altri
room-ending-target = su { $target }
room-chart-categories = Da dove vengono i punti
room-chart-rounds = Punti dopo ogni round
room-chart-round = Round n.
room-proof-heading = Una distribuzione onesta
room-proof-help = Prima di dare la prima carta abbiamo pubblicato la prima riga; la seconda è il seme che essa sigilla. Chiunque può verificare che combaciano.
room-replay-heading = Replica
room-replay-first = All'inizio
room-replay-previous = Un passo indietro
room-replay-play = Avvia
room-replay-next = Un passo avanti
room-replay-last = Alla fine
room-replay-position = Posizione
room-replay-of = Scelta { $at } di { $length }
room-replay-eyes = Visto da
room-shelf-lesson = Partita guidata: { $name }
room-shelf-lesson-short = Partita guidata
room-legend = I segni
room-guide = La guida
room-guide-advice = Io sceglierei: { $choice }
room-guide-away = Congeda la guida
room-guide-back = Richiama la guida
room-lens-now = Ora: { $choice }
room-lens-not = Ora no: { $why } ({ $rule })
room-guide-rule = Leggi la regola: { $rule }
room-hint-thinking = Un bot ci sta pensando…
room-how-to-play = Come si gioca
room-how-to-play-title = { $title }: come si gioca
room-how-to-play-rules = Tutte le regole
room-rules-heading = { $title }: le regole
room-rules-contents = Indice
room-rules-search = Cerca nelle regole
room-rules-nothing = Nelle regole non c'è nulla per «{ $wanted }». Prova con meno parole, o più corte.
room-pad-heading = Segnapunti: { $title }
room-pad-lede = Hai le carte sul tuo tavolo? Scrivi che cosa c'è davanti a ogni giocatore.
room-pad-name = Nome del giocatore { $seat }
room-pad-points = { $points } punti
room-pad-count = Conta
room-pad-add = Un altro giocatore
room-pad-empty = Qui si conta quello che scrivi.
room-page-copied = Copiato.
room-point-ask = Indica che cosa sceglieresti.
room-point-by = { $name } indica questo
room-table-sit-as = Sono { $name }
room-table-take-back = Riprendi il tuo posto dal bot
room-table-partial = senza le carte nascoste
room-table-stand-in = Fai giocare un bot
room-table-moment = Il tavolo in quel momento
room-playback = Che cosa è successo nel frattempo
room-playback-skip = Salta
room-keys-hold = Su uno schermo tattile, tieni premuta una carta per vederla in grande.
room-why-point = Indica una cosa qualsiasi per sapere perché non si può scegliere. Per finire: Esc, o di nuovo il pulsante.
room-why-nothing = Qui nulla è vietato: si può scegliere tutto quello che c'è.
room-why-can = Questo lo puoi scegliere.
room-why-elsewhere = Ora non si sceglie questo.
room-review-heading = Analisi
room-review-lede = Ogni scelta come la vedeva il giocatore: le carte che nessuno poteva vedere vengono ridistribuite molte volte e la partita continua. Si dice solo ciò che regge anche con nuove distribuzioni, e può essere nulla.
room-review-ask = Analizza la partita
room-review-working = Sto ripercorrendo la partita. Ci vuole un minuto circa; la pagina torna da sola.
room-review-failed = L'analisi non è riuscita. Riprova, per favore.
room-review-chances = La probabilità di vincere, dopo ogni scelta
room-review-worths = Il punteggio da aspettarsi, dopo ogni scelta
room-review-turns = Svolte
room-review-turn = Probabilità di vincere: { $after } %, invece del { $before } % con
room-review-costly =
    { $you ->
        [yes] Che cosa ti è costato di più
       *[no] Che cosa è costato di più a { $player }
    }
room-review-better = Meglio di circa { $score }:
room-review-play-on = Continua da qui
room-replay-play-on = Continua da qui al posto di { $player }
room-replay-play-on-advised = Continua con la mossa consigliata:
room-table-branch-short = Continuata
room-table-branch = Continua un'altra partita, dopo { $at ->
        [one] { $at } risposta
       *[other] { $at } risposte
    }; non conta per le statistiche
room-error-older-rules = Quella partita è stata giocata con regole più vecchie: non si può continuare.
room-review-flawless = Nessuna scelta che un'altra avrebbe superato di sicuro.
room-review-choices = { $length } scelte
room-review-numbers = In cifre
room-error-too-many-reviews = Ora si analizzano già molte partite: riprova tra un minuto, per favore.
room-everybody-eyes = Tutti
room-none-of-them = Nessuna
room-as-they-lie = Così come sono
room-sure = Pensaci
room-sure-game-ends = Così la partita finisce.
room-sure-something-left = Resta ancora qualcosa.
room-sure-cannot-be-undone = Così si scopre qualcosa, e non si può tornare indietro.
room-sure-yes = Sì: { $answer }
room-sure-no = No, aspetta
room-picked-exactly = Scelte: { $picked } di { $most }
room-picked-up-to =
    { $least ->
        [0] Scelte: { $picked }, al massimo { $most }
       *[other] Scelte: { $picked }, almeno { $least }, al massimo { $most }
    }
room-unpick = Non scegliere { $name }
room-page-care = Ciò che non si può annullare
room-page-care-safe = Sicuro: lasciami ripensare
room-page-care-quick = Veloce: subito
room-page-pace = I bot giocano
room-page-pace-once = subito
room-page-pace-brisk = svelti
room-page-pace-calm = con calma
room-chart-growth = Punti mentre si riempiva: { $clock }
room-cover = Ora tocca a { $players } davanti allo schermo. Gli altri guardano altrove.
room-lobby-mates = con { $names }
room-lobby-change = Cambia
room-lobby-swap = Scambia con il prossimo
room-lobby-settings = Si gioca con
room-lobby-no-settings = Niente di speciale: il gioco così com'è.
room-lobby-as-usual = Tutto il resto come al solito
room-lobby-change-settings = Cambia le impostazioni
room-lobby-leave = Lascia il tavolo
room-table-leave = Abbandona la partita
room-table-leave-help = Lasci il tuo posto per sempre: un bot lo gioca fino alla fine. Gli altri continuano.
room-scores-rematch-open = Alla rivincita
room-table-watching = Stai guardando.
room-shelf-public = Tavoli pubblici
room-tables-with = con { $names }
room-replay-pause = Pausa
room-replay-asked = { $player }: { $question } → { $answer }
room-error-started = La partita è già iniziata.
room-page-me = Il mio profilo
room-page-notify-refused = Il browser non lo permette. Sul telefono puoi farti chiamare: il tuo profilo dice come.
room-page-notify = Avvisami nel browser quando tocca a me
room-statistics = Come sono andate
room-statistics-game = Gioco
room-statistics-against = Contro
room-statistics-people = persone
room-statistics-alone = nessuno
room-statistics-games = Partite
room-statistics-wins = Vittorie
room-statistics-best = Miglior punteggio
room-statistics-export = Esporta
room-statistics-erase = Cancella
room-statistics-none = Di te non c'è ancora nulla: le partite finite saranno contate qui, solo per te.
room-rules-stand-ins = Di { $all } carte, tessere e plance, { $own } sono nostre sostituzioni: i valori stampati non sono pubblici.

## Campagne

room-shelf-campaign-now = Comincia una campagna con i bot
room-shelf-open-campaign = Apri una campagna con gli amici
room-campaign-panel = I Volumi della campagna
room-campaign-page = Alla campagna
room-campaign-on = Avanti con la campagna
room-campaign-goes-on = La campagna continua.
room-campaign-between = Tra due capitoli: si assegnano i premi.
room-campaign-playing = Ora si gioca: { $chapter }
room-campaign-to-table = Al tavolo: { $chapter }
room-campaign-to-choice = Ai premi
room-campaign-given-up = Questa campagna è stata abbandonata: non ha un vincitore. I capitoli conclusi mantengono i loro risultati.
room-campaign-chapters = Capitoli
room-campaign-line = La campagna, sera dopo sera
room-campaign-look = Guarda il tavolo
room-campaign-download = Scarica la campagna
room-campaign-proof = Il seme della campagna, da cui discendono i semi di tutti i suoi tavoli:
room-campaign-hand-over = Cedi il posto
room-campaign-invite-help = Un solo link per tutti i capitoli: chi lo apre può prendere un posto libero o guardare.
room-campaign-share = Falla vedere ad altri
room-campaign-share-help = Chi apre questo link vede com'è andata la campagna, anche se era privata.
room-campaign-give-up = Abbandona la campagna
room-campaign-give-up-help = È abbandonata quando tutte le persone al tavolo lo vogliono; i bot si adeguano. Allora non ha un vincitore.
room-campaign-leaving = Per ora lo vogliono: { $names }.
room-campaign-give-up-yes = Voglio abbandonare
room-campaign-stay = Preferisco continuare
room-error-campaign = In una campagna non si può: ogni capitolo si gioca una volta sola, e ciò che è finito resta com'è.
