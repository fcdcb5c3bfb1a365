# Ce qui ne va pas dans un paquet maison

room-pack-row = ligne { $row }
room-pack-quoted = { $problem }
room-pack-unknown-field = ce champ n'existe pas
room-pack-missing = manque
room-pack-text = il faut un texte, pas { $value }
room-pack-short-text = il faut un texte de { $most } lettres au plus
room-pack-list = il faut une liste, pas { $value }
room-pack-number = il faut un nombre entier, pas { $value }
room-pack-any-number = il faut un nombre, pas { $value }
room-pack-truth = il faut true ou false, pas { $value }
room-pack-table = il faut une table, pas { $value }
room-pack-same-kind = il faut une valeur du même genre, pas { $value }
room-pack-least = il faut au moins { $least }, pas { $value }
room-pack-one-of = il faut une valeur parmi { $known }, pas { $value }
room-pack-values = il faut { $wanted } valeurs, pas { $given }
room-pack-between = les règles permettent de { $least } à { $most }, pas { $value }
room-pack-only = les règles ne permettent que { $least }, pas { $value }
room-pack-apart = ne va pas avec { $value }
room-pack-either = il faut l'une de ces choses, et une seule : { $known }
room-pack-pairs = il faut des paires : un nombre pair
room-pack-rising = il faut au moins une valeur, chacune plus chère que la précédente
room-pack-falling = il faut au moins une valeur, chacune plus basse que la précédente
room-pack-twice = { $name } apparaît deux fois
room-pack-huge = aucun nombre d'une boîte ne dépasse { $most }
room-pack-copies = il faut de 0 à { $most } exemplaires
room-pack-deep = trop de choses les unes dans les autres (au plus { $most })
room-pack-long = un texte peut avoir { $most } lettres au plus
room-pack-many = trop : { $most } au plus
room-pack-unseen = contient des caractères que personne ne voit
room-pack-name = { $name } n'est pas le nom d'un champ
room-pack-kind = rien de tel ne se trouve dans une boîte
room-pack-no-pack = ceci n'est pas un paquet maison
room-pack-bad-file = { $name } n'a pas sa place dans un paquet
room-pack-no-id = l'entrée { $row } n'a pas d'id utilisable
room-pack-unreadable = ne peut pas être lu : { $reason }
room-pack-too-big = dépasse { $most } kilo-octets
room-pack-no-zip = n'est pas un zip intact
room-pack-locked = est protégé par un mot de passe
room-pack-no-head = il faut au paquet un { $file } avec la table [pack]
room-pack-encoding = n'est pas écrit en UTF-8
room-pack-toml = illisible à partir de la colonne { $column } : ce n'est pas du TOML
room-pack-toml-twice = le nom à la colonne { $column } y est déjà
room-pack-other-title = est un paquet de { $title }, pas de { $wanted }
room-pack-no-file = le jeu n'a pas ce fichier ; il a { $known }
room-pack-no-part = le jeu n'a rien de ce nom ; il a { $known }
room-pack-unplayable = le jeu ne peut pas être préparé avec ces valeurs
room-pack-too-much = demande trop de temps ou trop de mémoire
room-pack-trial = le mode { $mode } à { $players } joueurs ne peut pas être joué avec ces valeurs : les règles arrivent à un point où elles ne peuvent plus continuer
room-pack-endless = le mode { $mode } à { $players } joueurs ne finit jamais avec ces valeurs
room-pack-cells = a trop de cellules ou de trop longues (au plus { $most })
room-pack-csv = n'est pas une ligne de tableur
room-pack-columns = la première ligne doit nommer chaque colonne une fois, dont { $known }

# La ligne de commande

cli-help-pack = créer, vérifier et transporter des paquets maison : ce qui est imprimé dans votre boîte
cli-help-pack-new = créer un paquet vide
cli-help-pack-check = vérifier un paquet et jouer une partie d'essai de chaque mode
cli-help-pack-show = montrer ce que contient un paquet
cli-help-pack-import = reporter les lignes d'un tableur (CSV) dans un paquet
cli-help-pack-export = écrire un paquet comme tableur (CSV) ou comme zip
cli-help-pack-diff = montrer ce que change un paquet
cli-help-pack-path = un paquet (un dossier ou un zip) ou un de ses fichiers
cli-help-pack-other = un autre paquet auquel le comparer, au lieu du jeu tel quel
cli-help-pack-all = toutes les cartes du jeu, telles qu'elles sont avec le paquet
cli-help-pack-its-name = le nom du paquet
cli-help-pack-its-maker = qui l'a fait
cli-help-with-pack = jouer avec ce paquet maison
cli-pack-refused = { $problems ->
    [one] Le paquet a un défaut ; rien n'en a été utilisé.
   *[other] Le paquet a { $problems } défauts ; rien n'en a été utilisé.
 }
cli-pack-new = Un paquet vide est dans { $file }.
cli-pack-exists = { $file } existe déjà.
cli-pack-right = { $file } est correct : { $cards } entrées, empreinte { $digest }.
cli-pack-head = { $name } pour { $title }, version { $version }, par { $maker }
cli-pack-digest = Empreinte : { $digest }
cli-pack-part = { $part } : { $cards } sur { $all }
cli-pack-imported = { $rows } lignes lues dans { $file } ; il contient maintenant { $cards } entrées.
cli-pack-exported = Écrit : { $file }.
cli-pack-same = Aucune différence.
cli-pack-which = --pack demande un dossier ou un zip.
cli-pack-unused = Le paquet est pour { $title }, que vous n'ouvrez pas.
cli-pack-missing = { $file } a été joué avec le paquet { $title }, qui n'est pas ici.
cli-no-net-fits = { $bot } (aucun réseau adapté)
