# Che cosa non va in un pacchetto della casa

room-pack-row = riga { $row }
room-pack-quoted = { $problem }
room-pack-unknown-field = questo campo non esiste
room-pack-missing = manca
room-pack-text = ci vuole un testo, non { $value }
room-pack-short-text = ci vuole un testo di { $most } lettere al massimo
room-pack-list = ci vuole un elenco, non { $value }
room-pack-number = ci vuole un numero intero, non { $value }
room-pack-any-number = ci vuole un numero, non { $value }
room-pack-truth = ci vuole true o false, non { $value }
room-pack-table = ci vuole una tabella, non { $value }
room-pack-same-kind = ci vuole un valore dello stesso tipo, non { $value }
room-pack-least = ci vuole almeno { $least }, non { $value }
room-pack-one-of = ci vuole uno tra { $known }, non { $value }
room-pack-values = ci vogliono { $wanted } valori, non { $given }
room-pack-between = le regole permettono da { $least } a { $most }, non { $value }
room-pack-only = le regole permettono soltanto { $least }, non { $value }
room-pack-apart = non va insieme a { $value }
room-pack-either = ci vuole una di queste cose, e una sola: { $known }
room-pack-pairs = ci vogliono coppie: un numero pari
room-pack-rising = ci vuole almeno un valore, ognuno più caro del precedente
room-pack-falling = ci vuole almeno un valore, ognuno più basso del precedente
room-pack-twice = { $name } compare due volte
room-pack-huge = nessun numero di una scatola supera { $most }
room-pack-copies = ci vogliono da 0 a { $most } copie
room-pack-deep = troppe cose una dentro l'altra (al massimo { $most })
room-pack-long = un testo può avere al massimo { $most } lettere
room-pack-many = troppi: al massimo { $most }
room-pack-unseen = contiene caratteri che nessuno può vedere
room-pack-name = { $name } non è il nome di un campo
room-pack-kind = niente di simile si trova in una scatola
room-pack-no-pack = questo non è un pacchetto della casa
room-pack-bad-file = { $name } non può stare in un pacchetto
room-pack-no-id = la voce { $row } non ha un id utilizzabile
room-pack-unreadable = non si può leggere: { $reason }
room-pack-too-big = supera i { $most } kilobyte
room-pack-no-zip = non è uno zip integro
room-pack-locked = è protetto da una password
room-pack-no-head = al pacchetto serve un { $file } con la tabella [pack]
room-pack-encoding = non è scritto in UTF-8
room-pack-toml = da colonna { $column } non si può leggere: non è TOML
room-pack-toml-twice = il nome alla colonna { $column } c'è già
room-pack-other-title = è un pacchetto di { $title }, non di { $wanted }
room-pack-no-file = il gioco non ha questo file; ha { $known }
room-pack-no-part = il gioco non ha niente con questo nome; ha { $known }
room-pack-unplayable = con questi valori il gioco non si può preparare
room-pack-too-much = richiede troppo tempo o troppa memoria
room-pack-trial = la modalità { $mode } con { $players } giocatori non si può giocare con questi valori: le regole arrivano a un punto in cui non possono proseguire
room-pack-endless = la modalità { $mode } con { $players } giocatori non finisce mai con questi valori
room-pack-cells = ha celle di troppo o troppo lunghe (al massimo { $most })
room-pack-csv = non è la riga di un foglio di calcolo
room-pack-columns = la prima riga deve nominare ogni colonna una volta sola, tra cui { $known }

# La riga di comando

cli-help-pack = crea, controlla e trasporta i pacchetti della casa: quello che è stampato nella tua scatola
cli-help-pack-new = crea un pacchetto vuoto
cli-help-pack-check = controlla un pacchetto e gioca una partita di prova di ogni modalità
cli-help-pack-show = mostra che cosa contiene un pacchetto
cli-help-pack-import = riporta le righe di un foglio di calcolo (CSV) in un pacchetto
cli-help-pack-export = scrivi un pacchetto come foglio di calcolo (CSV) o come zip
cli-help-pack-diff = mostra che cosa cambia un pacchetto
cli-help-pack-path = un pacchetto (una cartella o uno zip) o un suo file
cli-help-pack-other = un altro pacchetto con cui confrontarlo, invece del gioco così com'è
cli-help-pack-all = tutte le carte del gioco, come sono con il pacchetto
cli-help-pack-its-name = come si chiama il pacchetto
cli-help-pack-its-maker = chi l'ha fatto
cli-help-with-pack = gioca con questo pacchetto della casa
cli-pack-refused = { $problems ->
    [one] Il pacchetto ha un errore; niente è stato usato.
   *[other] Il pacchetto ha { $problems } errori; niente è stato usato.
 }
cli-pack-new = C'è un pacchetto vuoto in { $file }.
cli-pack-exists = { $file } esiste già.
cli-pack-right = { $file } va bene: { $cards } voci, impronta { $digest }.
cli-pack-head = { $name } per { $title }, versione { $version }, di { $maker }
cli-pack-digest = Impronta: { $digest }
cli-pack-part = { $part }: { $cards } su { $all }
cli-pack-imported = { $rows } righe lette in { $file }; ora contiene { $cards } voci.
cli-pack-exported = Scritto: { $file }.
cli-pack-same = Nessuna differenza.
cli-pack-which = --pack vuole una cartella o uno zip.
cli-pack-unused = Il pacchetto è per { $title }, che non è quello che apri.
cli-pack-missing = { $file } è stato giocato con il pacchetto { $title }, che qui non c'è.
cli-no-net-fits = { $bot } (nessuna rete adatta)
