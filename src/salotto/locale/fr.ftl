### Les textes du salon, en français (on vouvoie).

## Places

room-you = Vous
room-player = Joueur { $number }
room-bot-random = Hasard
room-bot-greedy = Gourmand
room-bot-easy = Facile
room-bot-normal = Normal
room-bot-hard = Difficile
room-bot-search = Recherche
room-bot-search-hard = Recherche, difficile

## Petits mots

room-and = { $some } et { $last }
room-no-thanks = Non, merci
room-enough = Cela suffit
room-on = oui
room-off = non
room-setting = { $name } : { $value }

## Résultats

room-total = Total
room-rank = Rang
room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
room-wins =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } avec { $score } !
room-behind =
    { $place ->
        [2] Vous êtes deuxième.
        [3] Vous êtes troisième, derrière { $players }.
       *[other] Vous êtes à la place { $place }, derrière { $players }.
    }
room-win-shared = Victoire partagée : { $players }, avec { $score } !
room-won-alone =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } gagné{ $target ->
        [none] { " " }!
       *[other] { " " }: l'objectif était { $target } !
    }
room-won-together =
    { $target ->
        [none] Vous avez gagné ensemble !
       *[other] Vous avez gagné ensemble : l'objectif était { $target } !
    }
room-lost-together =
    { $target ->
        [none] Cette fois, le jeu a gagné.
       *[other] Cette fois, le jeu a gagné : l'objectif était { $target }.
    }

## Pourquoi une réponse ou un retour n'est pas accepté

room-refused-over = La partie est terminée.
room-refused-not-asked = Ce n'est pas à vous de répondre.
room-refused-not-legal = Ce n'est pas l'une des réponses.
room-refused-stale = La table a changé entre-temps : veuillez répondre de nouveau.
room-refused-undo-start = Il n'y a rien à annuler.
room-refused-undo-chance = Impossible d'annuler : depuis, on a mélangé des cartes ou lancé des dés.
room-refused-undo-reveal = Impossible d'annuler : depuis, quelque chose de caché a été révélé.
room-refused-undo-others = Impossible d'annuler : depuis, d'autres ont répondu.
room-refused-undo-over = Impossible d'annuler : la partie est terminée.
room-refused-undo-rule = Impossible d'annuler : selon les règles, cette réponse est définitive ({ $rule }).

## Jouer dans le terminal

cli-key-undo = retour
cli-key-restart = refaire
cli-key-why-not = pourquoi
cli-key-hint = aide
cli-key-signs = signes
cli-key-view = tous
cli-key-story = récit
cli-key-quit = fin
cli-thinking = { $player } réfléchit…
cli-not-understood = « { $line } » n'est pas une réponse : tapez un nombre de 1 à { $most } ou l'une des lettres ci-dessous.
cli-confirm = { $answer } : ce sera définitif. Entrée pour confirmer, u pour réfléchir encore.
cli-no-shortcut = Il n'y a rien à faire pour vous ici.
cli-no-signs = Les signes parlent d'eux-mêmes.
cli-nothing-blocked = Rien n'est interdit ici : tout ce qu'il y a peut être choisi.
cli-why-not = Ce qui n'est pas possible maintenant
cli-story = Ce qui s'est passé jusqu'ici
cli-press-enter = Entrée pour continuer :{" "}
cli-pass-keyboard = Passez le clavier à { $player }, s'il vous plaît.
cli-pass-undo = ({ $player } peut encore annuler sa dernière réponse avec u.)
cli-seal = Sceau des cartes mélangées : { $seal }. La graine est montrée à la fin : personne ne peut l'avoir changée.
cli-proof = La graine était { $seed } ; son sceau, montré au début, est { $seal }.

## Enregistrer et reprendre

cli-saved = La partie est enregistrée : { $file }
cli-to-resume = Pour la reprendre : { $command }
cli-kept = La partie est conservée. Pour la revoir : salotto replay { $file }
cli-cannot-save = La partie ne peut pas être enregistrée dans { $file } ({ $reason }) ; elle continue quand même.
cli-unfinished = Parties de { $title } non terminées
cli-unfinished-keys = Entrée reprend la première, un nombre une autre ; n commence une nouvelle partie, q quitte.
cli-answers =
    { $answers ->
        [one] { $answers } réponse
       *[other] { $answers } réponses
    }
cli-not-over = La partie n'est pas terminée : voici les points jusqu'ici.
cli-replay-at = Après { $at } réponses sur { $length }
cli-replay-keys = → ou Entrée : avancer · ← : reculer · Début, Fin · q : quitter
cli-verified = { $file } est authentique : { $choices } réponses, et la graine { $seed } correspond au sceau et au résultat.
cli-other-release = { $file } : la graine correspond au sceau, mais cette partie a été jouée avec la version { $played } des règles, et voici la version { $current }. Elle s'ouvre à ses points de reprise ; sous d'autres règles, ses réponses ne prouvent rien.

## Tableaux de chiffres

cli-players = { $players } joueurs
cli-sim-seat = Place
cli-sim-wins = Victoires
cli-sim-share = Part
cli-sim-mean = Score moyen
cli-sim-summary = { $finished } parties terminées sur { $games }, { $decisions } décisions, { $seconds } s
cli-bench-decisions = Décisions par seconde
cli-bench-plies = Coups par seconde, même forcés
cli-bench-games = Parties par seconde
cli-bench-lean = Les mêmes sans journal
cli-bench-steps = Pas de l'environnement vectoriel, observés, par seconde
cli-bench-copy = Copie d'un état
cli-bench-fork = Copie d'une partie
cli-bench-evaluate = Évaluation d'une position
cli-bench-loop = Une boucle d'un million de pas, pour comparaison
cli-bench-peer = { $peer }, décisions par seconde
cli-bench-peer-plies = { $peer }, coups par seconde, même forcés
cli-bench-engine-interpreted = moteur interprété
cli-bench-engine-compiled = moteur compilé

## Ce qui ne va pas dans la ligne de commande

cli-bad-arguments = { $problem } (salotto --help montre comment faire)
cli-which-command = que doit faire Salotto ? Il y a les commandes { $known } ; salotto --help les explique
cli-unknown-command = il n'y a pas de commande « { $command } » ; il y a : { $known }
cli-unknown-arguments = { $arguments } ne veut rien dire ici (salotto --help montre ce qu'on peut écrire)
cli-bad-number = « { $text } » n'est pas un nombre entier à partir de { $least }
cli-bad-seconds = « { $text } » n'est pas un nombre de secondes
cli-unknown-language = il n'y a pas de langue « { $language } » ; il y a { $known }
cli-unknown-title = il n'y a pas de jeu « { $title } » ; il y a : { $known }
cli-unknown-title-meant = il n'y a pas de jeu « { $title } » ; vouliez-vous dire { $meant } ? (il y a : { $known })
cli-unknown-mode = { $title } n'a pas de mode « { $mode } » ; il y a : { $known }
cli-unknown-option = { $title } n'a pas d'option « { $option } » ; il y a : { $known }
cli-bad-option = « { $option } » n'est pas une option : écrivez --option nom=valeur
cli-bad-value = option { $option } : « { $value } » n'est pas parmi { $known }
cli-unknown-bot = personne du nom de « { $bot } » ne peut s'asseoir ; il y a : { $known }
cli-unknown-bot-meant = personne du nom de « { $bot } » ne peut s'asseoir ; vouliez-vous dire { $meant } ? (il y a : { $known })
cli-bad-players = { $title } n'est pas pour { $players } joueurs ; c'est pour { $known }
cli-bad-players-in-mode = { $title }, mode { $mode }, n'est pas pour { $players } joueurs ; c'est pour { $known }
cli-play-what = à quel jeu voulez-vous jouer ? Il y a : { $known }
cli-nobody-plays = aucune place n'est la vôtre : ajoutez « you » à --seats, ou regardez avec salotto watch ou salotto replay
cli-only-bots = seuls des bots peuvent s'asseoir ici : laissez « you » à salotto play
cli-cannot-read = { $file } ne peut pas être lu : { $reason }
cli-cannot-write = { $file } ne peut pas être écrit : { $reason }
cli-file-there = { $file } existe déjà ; une nouvelle campagne veut un fichier à elle
cli-bad-file = { $file } ne peut pas être ouvert : { $reason }

## Aide

cli-help-salotto = Un salon pour les jeux de société modernes.
cli-help-usage = syntaxe
cli-help-arguments = arguments
cli-help-options = options
cli-help-commands = commandes
cli-help-command = COMMANDE
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-lang = la langue (par défaut celle de l'environnement)
cli-help-titles = montrer les jeux de l'étagère
cli-help-play = jouer dans le terminal
cli-help-watch = regarder jouer les bots
cli-help-replay = revoir une partie enregistrée
cli-help-verify = vérifier qu'une partie enregistrée est authentique
cli-help-score = montrer les points d'une partie enregistrée
cli-help-simulate = faire jouer beaucoup de parties aux bots
cli-help-bench = mesurer la vitesse d'un jeu
cli-help-title = un jeu de l'étagère
cli-help-file = une partie enregistrée
cli-help-seats = qui joue : you (vous), you:Anna ou un bot, séparés par des virgules
cli-help-mode = la façon de jouer
cli-help-option = un réglage de la table ; peut être répété
cli-help-seed = jouer avec ces cartes mélangées
cli-help-resume = reprendre une partie enregistrée
cli-help-delay = secondes entre deux images
cli-help-to = s'arrêter après tant de réponses
cli-help-json = écrire du JSON pour les programmes
cli-help-games = combien de parties
cli-help-ladder-keep = un fichier pour les résultats, afin qu'une échelle interrompue reprenne où elle en était ; pour une seule version des bots
cli-help-ladder-bots = les bots, du plus faible au plus fort, au lieu des niveaux
cli-help-ladder-sequential = ne jouer chaque paire que jusqu'à ce que ce soit décidé (test séquentiel, seuil 0,05) ; --games est alors le maximum
cli-help-ladder-share = avec --sequential : la part de victoires à montrer, par défaut 0.65 à deux places, sinon une part égale
cli-help-ladder-players = avec --sequential : combien de places ; le bot le plus fort en a une, tour à tour
cli-help-ladder-mode = avec --sequential : la façon de jouer
cli-help-jobs = combien de processus
cli-help-save = conserver chaque partie dans ce dossier
cli-help-seconds = combien de temps mesurer
cli-help-peer = mesurer un autre moteur à côté

## Le laboratoire

cli-needs-extra = il faut plus qu'une installation simple : pip install 'salotto[{ $extra }]'
cli-tournament-heading = Tournoi : { $title }
cli-tournament-players =
    { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
cli-tournament-summary = { $games } parties sur { $deals } donnes, les mêmes pour chaque formation (graine { $seed }).
cli-tournament-playing = Parties
cli-tournament-interrupted = Interrompu. Les parties jouées restent dans { $folder } : la même commande reprend de là.
cli-tournament-written = Le rapport se trouve dans { $file }
cli-tournament-failed =
    { $games ->
        [one] { $games } partie s'est interrompue sur une erreur
       *[other] { $games } parties se sont interrompues sur une erreur
    }
cli-tournament-bot = Bot
cli-tournament-rating = Force
cli-tournament-interval = Intervalle à 95 %
cli-tournament-games = Parties
cli-tournament-wins = Victoires
cli-tournament-score = Score moyen
cli-tournament-forfeited = Coups perdus
cli-tournament-ratings = Force
cli-tournament-ratings-how = Valeurs de Bradley-Terry sur l'échelle Elo : 400 points de plus gagnent dix fois plus souvent. Le trait contient la vraie valeur 95 fois sur 100.
cli-tournament-pairings = Qui bat qui
cli-tournament-pairings-how = Combien de fois le bot de gauche a fait mieux que celui du haut ; une égalité compte pour moitié.
cli-tournament-scores = Les scores
cli-tournament-spread-how = La boîte contient la moitié centrale des parties, son trait est la médiane, les moustaches contiennent neuf parties sur dix.
cli-tournament-points = Points obtenus
cli-tournament-categories = D'où viennent les points
cli-tournament-categories-how = Le score moyen de chaque bot, catégorie par catégorie.
cli-tournament-length = Durée
cli-tournament-length-how = Combien de décisions chaque bot a prises par partie. La boîte contient la moitié centrale, les moustaches neuf parties sur dix.
cli-tournament-decisions = Décisions par partie
cli-tournament-seats = La place compte-t-elle ?
cli-tournament-seats-how = La part des victoires de chaque place. Chaque formation s'assied dans tous les ordres sur les mêmes donnes : seule la place change ; le trait pointillé est une part égale.
cli-tournament-seat = Place { $number }
cli-tournament-share = Victoires en %
cli-tournament-things = Quelles cartes font gagner
cli-tournament-things-how = De combien de points ont fait mieux que d'habitude ceux qui ont choisi une carte, par rapport au même bot à la même place et face aux mêmes adversaires. À droite : combien de fois cela a gagné, et combien de fois la carte a été choisie. Ce que les bons joueurs aiment n'est pas toujours ce qui les rend bons.
cli-tournament-gain = Points de mieux que d'habitude
cli-tournament-forfeits = Coups perdus
cli-tournament-forfeits-how = Un programme qui a planté, pris trop de temps ou répondu n'importe quoi a vu Gourmand jouer ces coups à sa place.
cli-tournament-moves = Coups
cli-tournament-why = Pourquoi
cli-tournament-fault-crashed = Il a planté : { $detail }
cli-tournament-fault-hung = Il a pris trop de temps : { $detail }
cli-tournament-fault-nonsense = Il a répondu n'importe quoi : { $detail }
cli-tournament-files = À côté de cette page : standings.csv, seats.csv, seats.parquet et things.csv.
cli-export-written =
    { $games ->
        [one] { $games } partie écrite
       *[other] { $games } parties écrites
    } en tables : { $files }
cli-help-tournament = faire jouer un tournoi, avec des forces et un rapport
cli-help-tournament-bots = les bots, séparés par des virgules ; cmd:./mon_bot est un programme à vous
cli-help-tournament-games = combien de donnes joue chaque formation
cli-help-tournament-players = combien de places
cli-help-tournament-out = où vont parties, tables et rapport ; ce qui s'y trouve déjà n'est pas rejoué
cli-help-tournament-jobs = combien de processus (par défaut tous les cœurs)
cli-help-tournament-ray = répartir les parties sur une grappe Ray
cli-help-encoding = montrer comment un jeu est traduit en nombres, pour l'apprentissage
cli-encoding-version = Codage, version { $size }
cli-encoding-observation = { $size } traits d'une observation
cli-encoding-options = { $size } traits d'un choix
cli-encoding-actions = { $size } actions possibles
cli-help-export = transformer des parties sauvegardées en tables
cli-help-export-logs = des parties sauvegardées, ou des dossiers qui en contiennent
cli-help-export-to = le format des tables
cli-help-export-out = où vont les tables

## Le serveur : tables, places et personnes

room-table-of =
    { $players ->
        [one] { $title }, en solitaire
       *[other] { $title } à { $players }
    }
room-bot-name = Bot { $level } { $number }
room-sitter-me = Moi
room-sitter-open = Une place libre
room-sitter-bot = Bot : { $level }
room-sitter-nobody = Personne
room-open-seat = que l'on prenne place
room-waiting-for = On attend : { $players }.
room-spectator-eyes = Un spectateur
room-nameless = Quelqu'un
room-tables-mine = On m'attend
room-tables-others = On attend les autres
room-minutes-ago =
    { $minutes ->
        [0] à l'instant
        [one] il y a une minute
       *[other] il y a { $minutes } minutes
    }
room-hours-ago =
    { $hours ->
        [one] il y a une heure
       *[other] il y a { $hours } heures
    }
room-days-ago =
    { $days ->
        [one] il y a un jour
       *[other] il y a { $days } jours
    }
room-link-help = Ouvrez votre lien personnel sur un autre appareil, et vous y êtes vous-même : votre nom, vos tables, vos places. Gardez-le pour vous : qui le possède peut jouer à votre place.
room-link-make = Créer un nouveau lien personnel
room-link-once = Copiez-le maintenant : il ne sera plus affiché. Un lien plus ancien ne fonctionne plus.
room-device-help = Un lien qui ne fonctionne qu'une fois, pendant dix minutes : ouvrez-le sur votre téléphone, ou visez le code avec l'appareil photo, et vous y êtes vous-même.
room-device-make = Créer un lien pour un appareil
room-device-once = La première personne qui l'ouvre, c'est vous. Il n'est affiché que maintenant.
room-passkey-help = Avec une clé d'accès, vous revenez en tant que vous-même, même quand ce navigateur vous a oublié : ni adresse, ni mot de passe. La clé reste sur votre appareil ou dans son trousseau.
room-passkey-add = Ajouter une clé d'accès
room-passkey-use = Entrer avec une clé d'accès
room-passkey-made = Clé d'accès du { $date }
room-passkey-remove = Supprimer
room-become-heading = Entrer en tant que { $name } ?
room-become-help = Désormais, ce navigateur prend place aux tables de la personne dont vous avez ouvert le lien.
room-become = Oui, c'est moi

## Le serveur : ce qui n'a pas pu se faire

room-refused = Cela n'a pas pu se faire.
room-refused-slow-down = C'était trop à la fois : attendez un instant, s'il vous plaît.
room-refused-malformed = Le salon n'a pas compris.
room-refused-failed = Quelque chose s'est mal passé de notre côté. Rien n'a changé : veuillez réessayer.
room-refused-spectator = Vous ne faites que regarder : la place est à quelqu'un d'autre.
room-refused-stand-in = Un bot joue pour vous : reprenez d'abord votre place.
room-error-heading = Cela n'a pas marché
room-error-bad-request = Le salon n'a pas compris.
room-error-bad-table = Une telle table ne peut pas être ouverte : mode, nombre de joueurs et options ne vont pas ensemble.
room-error-csrf = Cette page n'était plus à jour. Revenez en arrière, rechargez-la et réessayez.
room-error-failed = Quelque chose s'est mal passé de notre côté. Rien n'a changé : veuillez réessayer.
room-error-host-only = Seul l'hôte de la table peut le faire.
room-error-no-invitation = Cette invitation ne mène nulle part : le lien est peut-être incomplet.
room-error-no-device-link = Ce lien était pour un seul appareil : il a déjà servi, ou les dix minutes sont passées. Créez-en un autre depuis votre page.
room-error-no-passkeys-here = Les navigateurs n'accordent de clés d'accès que si l'on atteint le salon par HTTPS ou comme localhost. Ici, le lien et son code font de même.
room-error-passkey = La clé d'accès n'a pas été acceptée. Rien n'a changé ; veuillez réessayer.
room-error-no-link = Ce lien personnel ne fonctionne plus : seul le plus récent est valable.
room-error-no-seat = Cette place n'existe pas.
room-error-no-table = Cette table n'existe pas.
room-error-no-title = Ce jeu n'est pas sur l'étagère.
room-error-no-token = Cette place a besoin de son jeton.
room-error-not-over = La partie n'est pas encore terminée.
room-error-not-started = La partie n'a pas encore commencé.
room-error-not-yours = Vous n'êtes pas à cette table.
room-error-not-playing = On ne cède une place que pendant une partie.
room-error-never-handed-on = À cette table, chaque place reste à son titulaire, comme convenu à l'ouverture.
room-error-not-away-long = Son titulaire n'est pas encore absent depuis assez longtemps.
room-error-no-seat-link = Ce lien a déjà servi ou il est trop ancien, ou le titulaire de la place est revenu.
room-error-present = Ce joueur est là : aucun bot n'est nécessaire.
room-error-private = Cette table est privée : demandez le lien d'invitation.
room-error-seated = Vous êtes déjà à cette table : vous verriez deux mains qui doivent rester secrètes l'une pour l'autre.
room-error-taken = Quelqu'un a été plus rapide : la place est prise.
cli-help-serve = ouvrir le salon dans le navigateur
cli-help-room = exporter, importer, archiver ou copier les tables d'un salon
cli-help-room-export = écrire tout le salon, ou quelques tables, dans un fichier
cli-help-room-import = lire tables et personnes dans un tel fichier
cli-help-room-archive = écrire les vieilles tables dans un fichier et les retirer
cli-help-room-delete = retirer pour toujours les vieilles tables
cli-help-room-backup = copier la base de données et son secret, même pendant que le serveur tourne
cli-help-room-database = la base de données du salon, comme pour serve
cli-help-room-file = le fichier ; un nom en .gz est compressé
cli-help-room-days = les tables où personne n'a joué depuis tant de jours
cli-help-room-unfinished = aussi celles dont la partie n'est pas finie
cli-help-room-table = seulement cette table ; peut être répété
cli-room-exported = Écrit : { $tables } tables, { $people } personnes.
cli-room-imported = Accueilli : { $tables } tables, { $people } personnes ; { $known } tables étaient déjà là.
cli-room-removed = Retiré : { $tables } tables.
cli-room-copied = La copie est complète : { $file }
cli-help-ladder = mesurer l'écart entre les niveaux des bots
cli-help-review = revoir une partie enregistrée : qui menait, et ce qui aurait été mieux
cli-help-tune = améliorer les poids d'un jeu en le faisant jouer contre lui-même
cli-help-train = entraîner un réseau en le faisant jouer contre lui-même

## Bots : à quoi s'attendre d'un niveau, les conseils, et comment on les mesure

room-bot-easy-about = Joue volontiers, ne voit pas tout et oublie d'où viennent certains points. De bonne compagnie pour une première partie.
room-bot-normal-about = Voit les bons coups et essaie les meilleurs de tête. Un adversaire à la hauteur de qui connaît le jeu.
room-bot-hard-about = Avant de décider, joue de tête la suite de la partie, bien des fois. Il vous faudra bien prévoir.
room-hint =
    { $better ->
        [yes] { $move } : environ { $score } de mieux que le choix moyen
        [no] { $move } : environ { $score } de moins que le choix moyen
       *[same] { $move } : vaut le choix moyen
    }
room-because-more = { $hint }, car cela { $why }
room-because-denies = { $hint }, car un autre choix sert { $player } : il { $why }
room-because-later = { $hint } ; un autre choix { $why }, mais celui-ci rapporte plus tard
room-because-same = { $hint } ; un autre choix qui { $why } ? Il n'y en a pas
cli-ladder-playing = Je monte l'échelle
cli-ladder-pairs = Chaque niveau contre celui d'en dessous, et un contre lui-même
cli-ladder-solo = Chaque niveau seul
cli-ladder-stronger = Plus fort
cli-ladder-weaker = Plus faible
cli-ladder-games = Parties
cli-ladder-share = Victoires
cli-ladder-interval = Intervalle à 95 %
cli-ladder-bot = Bot
cli-ladder-mean = Score moyen
cli-ladder-error = Erreur type
cli-ladder-sequential = Chaque bot contre le plus faible, jusqu'à ce que ce soit décidé
cli-ladder-enough = Une évidence de { $n } décide, dans un sens ou dans l'autre
cli-ladder-aim = Plus de
cli-ladder-evidence = Évidence
cli-ladder-shown = Montré
cli-ladder-yes = oui
cli-ladder-no = réfuté
cli-ladder-undecided = indécis
cli-help-tune-games = parties par essai
cli-help-tune-generations = combien de fois varier les poids
cli-tune-playing = J'essaie des poids
cli-tune-written = { $gain } points gagnés par partie (erreur type { $error }, { $games } parties) : écrits dans { $file }
cli-tune-kept = { $gain } points gagnés par partie (erreur type { $error }, { $games } parties) : c'est peut-être de la chance, { $file } reste donc tel quel
cli-help-train-out = dossier de l'entraînement ; s'il existe déjà, on y reprend
cli-help-train-generations = combien de générations en tout, celles déjà faites comprises
cli-help-train-games = parties d'une génération
cli-help-train-minutes = s'arrêter après tant de minutes ; la même commande reprend plus tard
cli-help-train-players = seulement des tables de tant de joueurs
cli-train-seed = Graine { $seed }. Tout est conservé dans { $folder } ; après une interruption, la même commande reprend.
cli-train-generation = Génération { $generation } : { $games } parties, { $seconds } s ; erreur sur les écarts { $error } points (évaluation seule { $without }), perte logarithmique de la victoire { $loss }{ $matches ->
    [0] {""}
   *[other] {" "}({ $share } % de { $matches } parties contre greedy)
}
cli-train-done = { $generations ->
    [one] Une génération terminée
   *[other] { $generations } générations terminées
} : { $file }
cli-help-review-deals = donnes imaginées pour chaque choix
cli-review-looking = Je revois la partie
cli-review-judging = Je juge à nouveau ce qui semblait meilleur
cli-review-chances = La probabilité de gagner, après chaque choix
cli-review-scores = Le score à attendre, après chaque choix
cli-review-turns = Tournants
cli-review-turn = Après { $at } réponses, { $player } : { $way }. Probabilité de gagner : { $after } %, au lieu de { $before } % avec { $better }
room-review-lead = { $score } d'avance sur le meilleur des autres
cli-review-costly = Ce qui a coûté le plus à { $player }
cli-review-choice = Après { $at } réponses : { $way }. Mieux, d'environ { $score } : { $better }
cli-review-flawless = { $player } : aucun choix qu'un autre aurait surpassé à coup sûr
cli-bench-bots = Bots : { $title }, { $players } joueurs
cli-bench-bots-decision = Une décision avec { $iterations } itérations
cli-bench-bots-slowest = La plus lente
cli-bench-bots-iterations = Itérations par seconde
cli-bench-bots-playouts = Parties jouées jusqu'au bout, par seconde
cli-help-bench-players = avec `bench server` : combien de personnes, à des tables de quatre
cli-help-bench-pause = avec `bench server` : secondes entre deux réponses d'une personne
cli-help-bench-database = avec `bench server` : une base de données vide où mesurer, au lieu d'un fichier SQLite à part
cli-help-bench-workers = avec `bench server` : combien de processus du serveur ; plus d'un exige PostgreSQL

## Campagnes

cli-help-campaign = ouvrir et jouer une campagne, table après table
cli-help-campaign-new = ouvrir une nouvelle campagne
cli-help-campaign-play = reprendre une campagne
cli-help-campaign-show = montrer où en est une campagne
cli-help-campaign-simulate = faire jouer des campagnes entières aux bots
cli-help-campaign-title = une campagne de l'étagère
cli-help-campaign-file = le fichier de la campagne
cli-campaign-new = Une nouvelle campagne est dans { $file }.
cli-campaign-play = { $title } est une campagne de plusieurs jeux : ouvrez-en une avec salotto campaign new { $title }
cli-no-campaign = { $title } est un seul jeu, pas une campagne ; il y a { $known }
cli-campaign-verified = { $file } est authentique : { $tables } tables avec { $choices } réponses découlent de la graine { $seed }, chacune avec ce qui lui a été transmis, et de même les Tomes obtenus.
