### La page

room-page-salotto = Salotto
room-page-home = Salotto, vers l'étagère
room-page-skip = Aller au contenu
room-page-shelf = L'étagère
room-page-my-tables = Mes tables
room-page-settings = Réglages
room-page-name = Votre nom
room-page-language = Langue
room-page-theme = Lumière
room-page-theme-auto = Comme le système
room-page-theme-light = Plein jour
room-page-theme-dark = À la lampe
room-page-sound = Un son quand c'est mon tour
room-page-save = Enregistrer
room-page-close = Fermer
room-page-personal-link = Mon lien personnel
room-page-elsewhere = Continuer sur un autre appareil
room-page-passkeys = Clés d'accès
room-page-qr = En code pour l'appareil photo
room-page-api = Pour les programmeurs
room-page-offline = La ligne est coupée. Nouvel essai ; rien n'est perdu.
room-page-stand-in = Un remplaçant de notre cru : les valeurs imprimées ne sont pas publiques.
room-shelf-welcome = Bonsoir. À quoi jouons-nous ?
room-shelf-lede = Ouvrez une table, envoyez le lien à vos amis, remplissez les chaises vides de bots. Aucune inscription ; revenez quand vous voulez.
room-shelf-waiting = On vous attend
room-shelf-titles = Sur l'étagère
room-shelf-players = { $low } à { $high } joueurs
room-shelf-minutes = { $minutes } minutes
room-shelf-play-now = Jouer tout de suite contre des bots
room-shelf-open-table = Ouvrir une table
room-shelf-stand-ins = Sur { $all } cartes, tuiles et plateaux, { $own } sont des remplacements de notre cru.
room-shelf-rules = Règles
room-shelf-score-pad = Feuille de score
room-tables-your-turn = À vous
room-tables-over = Terminée
room-tables-waiting-for = En attente de { $names }
room-tables-left = encore { $time }
room-tables-bot = Un bot joue pour vous
room-tables-none = Pas encore de table.
room-tables-to-the-shelf = Prenez un jeu sur l'étagère
room-error-back = Retour au salon
room-error-code = Code { $code }
room-error-no-hints = Les conseils ne sont pas permis à cette table.
room-error-bad-name = Ce nom ne se voit pas : choisissez-en un avec des lettres.
room-error-store = Le salon ne peut rien enregistrer pour l'instant : veuillez réessayer bientôt.
room-error-no-hint = Aucun conseil n'a pu être trouvé cette fois : veuillez réessayer.
room-error-too-many-bots = Trop de tables de bots seuls sont déjà en cours depuis cette adresse : attendez que l'une d'elles se termine.
room-new-heading = Ouvrir une table : { $title }
room-new-mode = Quelle partie ?
room-new-seats = Qui s'assoit où ?
room-new-who = Place { $seat }
room-new-name-of = Nom pour la place { $seat }
room-new-name-optional = Nom (facultatif)
room-new-seats-help = Une place libre est pour qui ouvre votre invitation. Chacun lit dans sa langue.
room-new-forced = Toujours : { $value }
room-new-presets = Réglages tout prêts :
room-new-levels = Comment jouent les bots
room-new-again = Montrer ce qui convient
room-new-table = Cette table
room-group-main = Réglages
room-group-expansion = Extensions et cartes en plus
room-group-setup = Mise en place
room-group-variants = Variantes
room-group-first-edition = Règles de la première édition
room-preset-first = Première partie
room-preset-full = Tout
room-preset-printing-fr = Comme dans l'édition française
room-preset-printing-it = Comme dans l'édition italienne
room-new-public = Dans la liste des tables publiques
room-new-public-help = Tout le monde peut venir regarder ou prendre une place libre. Sinon, seulement ceux qui ont le lien.
room-new-no-hints = Sans conseils
room-new-no-hints-help = Personne à la table ne peut demander conseil à un bot.
room-bank = Temps de réflexion
room-bank-setting = Temps de réflexion : { $time }
room-bank-none = Autant qu'on veut
room-bank-each = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } par joueur pour toute la partie
room-bank-each-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
 } par joueur pour toute la partie
room-bank-each-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
 } par joueur pour toute la partie
room-bank-help = Il ne court que lorsque vous devez décider, et seulement quand le salon est ouvert.
room-bank-bot = Quand le temps de quelqu'un est écoulé, un bot joue aussitôt à sa place
room-bank-bot-help = Sinon, ceux qui sont à la table peuvent le décider.
room-bank-left = Temps de réflexion restant
room-clock = Temps pour chaque coup
room-clock-none = Autant qu'on veut
room-clock-setting = Temps pour chaque coup : { $time }
room-clock-help = Il repart à chaque réponse et ne court que lorsque le salon est ouvert. Quand il est écoulé, un bot termine le coup.
room-clock-once = Un bot termine le coup de qui est en retard
room-clock-on = Un bot joue à la place de qui est en retard, jusqu'à son retour
room-clock-on-help = Sinon, il termine seulement ce coup.
room-span-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
room-span-hours = { $hours ->
    [one] 1 heure
   *[other] { $hours } heures
}
room-span-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
room-error-out-of-time = Votre temps est écoulé : le bot joue cette partie jusqu'au bout.
room-new-after = Vous recevez un seul lien à partager. La partie peut commencer quand les places libres sont prises, ou avec des bots aux places vides.
room-new-open = Ouvrir la table
room-lobby-invite = Inviter des amis
room-lobby-invite-help = Qui ouvre ce lien choisit un nom et une place libre.
room-lobby-copy = Copier
room-lobby-seats = À la table
room-lobby-free = Place libre
room-lobby-you = (vous)
room-lobby-host = hôte
room-lobby-your-name = Votre nom
room-lobby-sit = S'asseoir ici
room-absence = Si quelqu'un reste absent
room-absence-never = Sa place reste la sienne
room-absence-days = { $days ->
    [one] Après un jour, l'hôte peut céder la place
   *[other] Après { $days } jours, l'hôte peut céder la place
}
room-absence-help = Une main est secrète : mettez-vous d'accord avant de jouer. Après dix minutes, toute personne à la table peut appeler un bot, et qui revient reprend le jeu.
room-absence-setting = { $days ->
    [one] Qui reste absent un jour peut perdre sa place
   *[other] Qui reste absent { $days } jours peut perdre sa place
}
room-seats = Places
room-seats-help = Un bot peut jouer pour qui est absent depuis dix minutes, jusqu'à son retour. L'hôte peut céder une place quand son titulaire y a renoncé, ou après l'absence convenue à l'ouverture ; tout le monde est prévenu.
room-seats-hand-on = Céder la place
room-seats-link-help = La première personne qui l'ouvre prend la place, dans la journée. Il n'est affiché que maintenant.
room-take-seat = Prendre la place de { $name } ?
room-take-seat-help = La partie continue où elle en est. Vous voyez la main de cette place et la jouez jusqu'au bout ; toute la table est prévenue.
room-told-seat-handed-on = { $player } a pris la place de { $before }.
room-told-seat-gone = { $player } joue à votre place à une table dont vous étiez absent plus longtemps que convenu.
room-told-late-moved = { $player } était en retard : un bot a joué ce coup.
room-told-late-plays-on = Le temps de { $player } est écoulé : un bot prend le relais.
room-calls = Être appelé quand c'est à moi
room-calls-help = Rien tant que vous ne le demandez pas. Un seul appel par tour, quand vous ne regardez pas la table ; il dit seulement le jeu, le temps qu'il vous reste et où.
room-calls-here = M'appeler dans ce navigateur
room-calls-cannot = Ce navigateur ne peut pas être appelé. Sur iPhone ou iPad, mettez d'abord le salon sur l'écran d'accueil et ouvrez-le de là.
room-calls-not-here = Un navigateur ne peut être appelé que par un salon en HTTPS, ou sur l'ordinateur même sous le nom localhost.
room-calls-refused = Le navigateur ne se laisse pas appeler. Ses réglages pour cette page disent peut-être pourquoi.
room-calls-browser-of = Un navigateur, depuis le { $date }
room-calls-address-of = { $host }, depuis le { $date }
room-calls-remove = Retirer
room-calls-address = Ou appeler cette adresse
room-calls-address-help = Une adresse HTTPS à vous chez ntfy, Gotify ou Discord (webhook). Elle est essayée aussitôt et gardée si elle répond ; qui la connaît peut lire ce qu'elle reçoit.
room-calls-try = Essayer et garder
room-calls-quiet-start = Silence de
room-calls-quiet-stop = à
room-calls-quiet-help = Heures du lieu où vous les enregistrez. Si c'est encore à vous après, l'appel vient alors.
room-calls-erase = Ne plus jamais m'appeler et oublier tout cela
room-call-turn = C'est à vous.
room-call-turn-left = C'est à vous ; il vous reste { $time }.
room-call-first = C'est ainsi que le salon vous appelle quand c'est à vous.
room-error-no-call = Par cette voie on ne peut appeler personne : l'adresse n'est pas publique en HTTPS, ou elle n'a pas bien répondu.
room-error-too-many-ways = Dix voies au plus pour être appelé : retirez-en une.
room-table-ask-back = Annuler…
room-table-ask-back-help = Votre dernière réponse ne se reprend plus seul : si toute la table est d'accord, elle est reprise, et le récit le dit.
room-petition = { $player } demande à reprendre sa dernière réponse. Tous doivent être d'accord.
room-petition-own = Vous demandez à reprendre votre dernière réponse. Tous doivent être d'accord.
room-petition-since = { $since ->
    [one] Une réponse suivante est annulée avec elle.
   *[other] { $since } réponses suivantes sont annulées avec elle.
}
room-petition-agree = D'accord
room-petition-decline = Non, elle reste
room-petition-withdraw = Ne plus demander
room-story-agreed = { $you ->
    [yes] Vous reprenez une réponse
   *[no] { $player } reprend une réponse
} : tous sont d'accord.
room-told-asks-back = { $player } demande à reprendre sa dernière réponse.
room-told-not-agreed = { $player } ne peut pas reprendre la réponse : tous ne sont pas d'accord.
room-letters-read = Compris
room-lobby-away = absent
room-lobby-here = présent
room-lobby-waiting = en attente
room-lobby-start-help = { $open ->
    [0] Tout le monde est là.
    [one] Une place est libre ; un bot la prend si vous commencez maintenant.
   *[other] { $open } places sont libres ; des bots les prennent si vous commencez maintenant.
  }
room-lobby-start = Commencer la partie
room-table-spectators = dans le public
room-table-rules = Règles
room-table-copy-invitation = Copier le lien d'invitation
room-table-download = Télécharger le journal
room-table-report = Signaler un problème
room-table-keys = Touches
room-table-actions = Actions
room-table-players = Joueurs
room-table-panel = Récit, points, discussion, notes
room-table-story = Récit
room-table-story-empty = Ici la soirée sera racontée.
room-table-scores = Points
room-table-chat = Discussion
room-table-chat-write = Dites quelque chose
room-table-chat-send = Envoyer
room-table-chat-empty = Personne n'a encore parlé.
room-table-chat-team = Seulement pour mon équipe
room-table-chat-teamed = (à l'équipe)
room-table-notes = Notes
room-table-notes-private = Vous seul pouvez lire ceci.
room-table-undo = Annuler
room-table-restart = Recommencer
room-table-why = Pourquoi pas ?
room-table-hint = Conseil
room-table-phases = Phases
room-table-thinking = doit jouer
room-table-ready = prêt
room-table-bot = joueur automatique
room-table-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
  }
room-table-hand-cards = cartes en main
room-table-points = points
room-why-heading = Pourquoi pas ?
room-report-what = Que s'est-il passé ?
room-report-help = Le journal et la position sont réunis avec vos mots dans un seul fichier. Il contient ce que toute la table peut voir, et vos propres cartes.
room-report-save = Enregistrer le fichier
room-keys-move = d'un choix à l'autre
room-keys-choose = choisir
room-scores-secret = Les points se montrent à la fin.
room-scores-caption = Points par catégorie
room-scores-heading = Feuille de score
room-scores-total = Total
room-scores-rank = { $rank }e
room-scores-replay = Revoir la partie
room-scores-rematch = Revanche
room-scores-last-position = La table finale
room-ending-share = Montrer la partie à d'autres
room-ending-target = sur { $target }
room-chart-categories = D'où viennent les points
room-chart-rounds = Points après chaque manche
room-chart-round = Manche
room-proof-heading = Une donne honnête
room-proof-help = Avant de donner la première carte, nous avons publié la première ligne ; la seconde est la graine qu'elle scelle. Chacun peut vérifier qu'elles vont ensemble.
room-replay-heading = Rediffusion
room-replay-first = Au début
room-replay-previous = Un pas en arrière
room-replay-play = Lire
room-replay-next = Un pas en avant
room-replay-last = À la fin
room-replay-position = Position
room-replay-of = Choix { $at } sur { $length }
room-replay-eyes = Vu par
room-shelf-lesson = Partie guidée : { $name }
room-shelf-lesson-short = Partie guidée
room-legend = Les signes
room-guide = Le guide
room-guide-advice = Je choisirais : { $choice }
room-guide-away = Renvoyer le guide
room-guide-back = Rappeler le guide
room-lens-now = Maintenant : { $choice }
room-lens-not = Pas maintenant : { $why } ({ $rule })
room-guide-rule = Lire la règle : { $rule }
room-hint-thinking = Un bot y réfléchit…
room-how-to-play = Comment jouer
room-how-to-play-title = { $title } : comment jouer
room-how-to-play-rules = Toutes les règles
room-rules-heading = { $title } : les règles
room-rules-contents = Table des matières
room-rules-search = Chercher dans les règles
room-rules-nothing = Rien dans les règles pour « { $wanted } ». Essayez moins de mots, ou des mots plus courts.
room-pad-heading = Feuille de score : { $title }
room-pad-lede = Vous avez les cartes sur votre propre table ? Notez ce qui se trouve devant chaque joueur.
room-pad-name = Nom du joueur { $seat }
room-pad-points = { $points } points
room-pad-count = Compter
room-pad-add = Un joueur de plus
room-pad-empty = Ce que vous écrivez est compté ici.
room-page-copied = Copié.
room-point-ask = Montrez ce que vous choisiriez.
room-point-by = { $name } montre ceci
room-table-sit-as = Je suis { $name }
room-table-take-back = Reprendre ma place au bot
room-table-partial = sans les cartes cachées
room-table-stand-in = Laisser jouer un bot
room-table-moment = La table à ce moment-là
room-playback = Ce qui s'est passé entre-temps
room-playback-skip = Passer
room-keys-hold = Sur un écran tactile, maintenez une carte pour la voir en grand.
room-why-point = Montrez n'importe quoi pour savoir pourquoi on ne peut pas le choisir. Échap, ou de nouveau le bouton, pour finir.
room-why-nothing = Ici rien n'est interdit : tout ce qu'il y a peut être choisi.
room-why-can = Cela, vous pouvez le choisir.
room-why-elsewhere = Il ne s'agit pas de cela maintenant.
room-review-heading = Analyse
room-review-lede = Chaque choix tel que le joueur le voyait : les cartes que personne ne pouvait voir sont redistribuées maintes fois, et la partie continue. Seul ce qui tient encore sur de nouvelles donnes est dit, et ce peut n'être rien.
room-review-ask = Analyser la partie
room-review-working = La partie est passée en revue. Cela prend une minute environ ; cette page revient d'elle-même.
room-review-failed = L'analyse n'a pas abouti. Veuillez réessayer.
room-review-chances = La probabilité de gagner, après chaque choix
room-review-worths = Le score à attendre, après chaque choix
room-review-turns = Tournants
room-review-turn = Probabilité de gagner : { $after } %, au lieu de { $before } % avec
room-review-costly =
    { $you ->
        [yes] Ce qui vous a coûté le plus
       *[no] Ce qui a coûté le plus à { $player }
    }
room-review-better = Mieux, d'environ { $score } :
room-review-play-on = Reprendre d'ici
room-replay-play-on = Reprendre d'ici à la place de { $player }
room-replay-play-on-advised = Reprendre avec le coup conseillé :
room-table-branch-short = Reprise
room-table-branch = Reprise d'une autre partie, après { $at ->
        [one] { $at } réponse
       *[other] { $at } réponses
    } ; elle ne compte nulle part
room-error-older-rules = Cette partie a été jouée avec d'anciennes règles : on ne peut pas la reprendre.
room-review-flawless = Aucun choix qu'un autre aurait surpassé à coup sûr.
room-review-choices = { $length } choix
room-review-numbers = En chiffres
room-error-too-many-reviews = Beaucoup de parties sont analysées en ce moment : veuillez réessayer dans une minute.
room-everybody-eyes = Tout le monde
room-none-of-them = Rien de tout cela
room-as-they-lie = Telles quelles
room-sure = Réfléchissez
room-sure-game-ends = La partie s'arrête là.
room-sure-something-left = Il reste quelque chose.
room-sure-cannot-be-undone = Cela révèle quelque chose, sans retour en arrière.
room-sure-yes = Oui : { $answer }
room-sure-no = Non, attendez
room-picked-exactly = Choisi : { $picked } sur { $most }
room-picked-up-to =
    { $least ->
        [0] Choisi : { $picked }, au plus { $most }
       *[other] Choisi : { $picked }, au moins { $least }, au plus { $most }
    }
room-unpick = Ne pas choisir { $name }
room-page-care = Ce qu'on ne peut annuler
room-page-care-safe = Prudent : laissez-moi réfléchir
room-page-care-quick = Rapide : aussitôt
room-page-pace = Les bots jouent
room-page-pace-once = aussitôt
room-page-pace-brisk = vivement
room-page-pace-calm = calmement
room-chart-growth = Points au fil du remplissage : { $clock }
room-cover = Au tour de { $players } devant l'écran. Les autres détournent les yeux.
room-lobby-mates = avec { $names }
room-lobby-change = Changer
room-lobby-swap = Échanger avec le suivant
room-lobby-settings = On joue avec
room-lobby-no-settings = Rien de spécial : le jeu tel quel.
room-lobby-as-usual = Tout le reste comme d'habitude
room-lobby-change-settings = Changer les réglages
room-lobby-leave = Quitter la table
room-table-leave = Abandonner la partie
room-table-leave-help = Vous quittez votre place pour de bon : un bot la joue jusqu'au bout. Les autres continuent.
room-scores-rematch-open = Vers la revanche
room-table-watching = Vous regardez.
room-shelf-public = Tables publiques
room-tables-with = avec { $names }
room-replay-pause = Pause
room-replay-asked = { $player } : { $question } → { $answer }
room-error-started = La partie a déjà commencé.
room-page-me = Mon profil
room-page-notify-refused = Le navigateur ne le permet pas. Sur un téléphone, faites-vous appeler : votre page dit comment.
room-page-notify = Me prévenir dans le navigateur quand c'est mon tour
room-statistics = Mes résultats
room-statistics-game = Jeu
room-statistics-against = Contre
room-statistics-people = des gens
room-statistics-alone = personne
room-statistics-games = Parties
room-statistics-wins = Victoires
room-statistics-best = Meilleur score
room-statistics-export = Exporter
room-statistics-erase = Effacer
room-statistics-none = Aucun résultat pour l'instant : vos parties terminées seront comptées ici, visibles de vous seulement.
room-rules-stand-ins = Sur { $all } cartes, tuiles et plateaux, { $own } sont des remplacements de notre cru : les valeurs imprimées ne sont pas publiques.

## Campagnes

room-shelf-campaign-now = Commencer une campagne avec des bots
room-shelf-open-campaign = Ouvrir une campagne entre amis
room-campaign-panel = Les Tomes de la campagne
room-campaign-page = Vers la campagne
room-campaign-on = Poursuivre la campagne
room-campaign-goes-on = La campagne continue.
room-campaign-between = Entre deux chapitres : les prix sont remis.
room-campaign-playing = En cours : { $chapter }
room-campaign-to-table = À la table : { $chapter }
room-campaign-to-choice = Aux prix
room-campaign-given-up = Cette campagne a été abandonnée : elle n'a pas de vainqueur. Ses chapitres terminés gardent leurs résultats.
room-campaign-chapters = Chapitres
room-campaign-line = La campagne, soirée après soirée
room-campaign-look = Regarder la table
room-campaign-download = Télécharger la campagne
room-campaign-proof = La graine de la campagne, dont découlent celles de toutes ses tables :
room-campaign-hand-over = Céder la place
room-campaign-invite-help = Un seul lien pour tous les chapitres : qui l'ouvre peut prendre une place libre ou regarder.
room-campaign-share = Montrer la campagne à d'autres
room-campaign-share-help = Qui ouvre ce lien voit comment la campagne s'est passée, même si elle était privée.
room-campaign-give-up = Abandonner la campagne
room-campaign-give-up-help = Elle est abandonnée quand toutes les personnes à la table le souhaitent ; les bots suivent. Elle n'a alors pas de vainqueur.
room-campaign-leaving = Le souhaitent déjà : { $names }.
room-campaign-give-up-yes = Je souhaite abandonner
room-campaign-stay = Je préfère continuer
room-error-campaign = Ce n'est pas possible dans une campagne : chaque chapitre se joue une seule fois, et ce qui est terminé le reste.
