### Obsession, en français. Les noms des tuiles, des personnes, des familles et des cartes viennent des fichiers de données.

## Le titre sur l'étagère

ob-title-name = Obsession
ob-title-about = Rendez son éclat à un domaine victorien du Derbyshire : conviez la bonne société, occupez vos domestiques, gagnez les faveurs des Fairchild, et faites parler de vous pour les bonnes raisons.

ob-mode-individual = Chacun pour soi
ob-mode-individual-about = Quatre saisons d'activités, chacune conclue par une cour. La famille qui a le plus de points de victoire gagne.
ob-mode-teams = En équipe
ob-mode-teams-about = Deux ou trois paires assises face à face : argent, domestiques et invités passent d'un coéquipier à l'autre.
ob-mode-solo = Solo contre un adversaire
ob-mode-solo-about = Vous contre la carte d'une famille rivale : elle prend des tuiles au marché et fait aussi sa cour aux Fairchild.
ob-mode-estate-challenge = Enjeux du domaine
ob-mode-estate-challenge-about = En solo, sans cour : toutes les tuiles sont à vendre, le dé en vole quelques-unes, et il faut dépasser un score cible.
ob-mode-tableau = Tableau Obsession
ob-mode-tableau-about = Une course sans cour : elle s'achève quand une famille termine son tour avec une réputation Max.
ob-mode-duel = Duel
ob-mode-duel-about = Le Tableau à deux, avec deux niveaux de réputation de plus à gravir.

ob-option-length = Durée
ob-option-length-about = Le mode standard a 16 manches, le mode long 20 et une réputation plus haute à atteindre.
ob-option-edition = Édition
ob-option-edition-about = Là où les règles française et italienne de l'extension diffèrent.
ob-option-ud-servants = Nouveaux domestiques
ob-option-ud-servants-about = Cuisinière, garçon de salle, femme de chambre en chef et homme de maison d'Upstairs, Downstairs, avec le draft des domestiques.
ob-option-ud-content = Nouveaux invités et tuiles
ob-option-ud-content-about = Les invités et les tuiles d'Upstairs, Downstairs qui se passent des nouveaux domestiques.
ob-option-wessex = La famille Wessex
ob-option-wessex-about = Une famille de plus à choisir ; elle commence avec une tuile supplémentaire.
ob-option-courtship = Cour
ob-option-courtship-about = Si le thème de la saison est révélé au début, seulement lors de la cour, ou quand le dé le dit.
ob-option-seasonal-market = Marché saisonnier
ob-option-seasonal-market-about = Le marché est renouvelé après chaque cour.
ob-option-building-boom = Fièvre de construction
ob-option-building-boom-about = Après chaque manche, la tuile la plus à gauche du marché retourne dans le sac.
ob-option-starter-draft = Draft des invités de départ
ob-option-starter-draft-about = Les invités de départ sont choisis un à un au lieu d'être distribués.
ob-option-intensive-service = Tuiles Service dans le premier marché
ob-option-intensive-service-about = Autant de tuiles Service sont au marché dès le début.
ob-option-intensive-choice = Quelles tuiles Service
ob-option-intensive-choice-about = Celles que nomment les règles, ou des tuiles au choix.
ob-option-hire-on-pass = Embaucher en passant
ob-option-hire-on-pass-about = On peut embaucher lors d'un tour sans activité ; c'est toujours le cas avec les nouveaux domestiques.
ob-option-milestones = Étapes
ob-option-milestones-about = Deux objectifs publics : les deux premières familles à revendiquer chacun en tirent des points.
ob-option-milestone-timing = Moment de révéler les étapes
ob-option-milestone-timing-about = Avant le choix des familles, ou après.
ob-option-objective-cards = Cartes Objectif
ob-option-objective-cards-about = Sans objectifs secrets, seules les étapes comptent.
ob-option-monument-set = Jeu de monuments
ob-option-monument-set-about = Ceux du jeu de base, ou ceux de l'extension, de faible valeur de PV.
ob-option-monument-choice = Quels monuments
ob-option-monument-choice-about = Tirés au sort, ou choisis par le premier siège.
ob-option-prestige-limit = Six invités de prestige au plus
ob-option-prestige-limit-about = Qui en a davantage en rend un ; c'est toujours le cas à six familles.
ob-option-promo-cards = Cartes promotionnelles
ob-option-promo-cards-about = Autant d'invités promotionnels sont mélangés aux autres.
ob-option-promo-choice = Quelles cartes promotionnelles
ob-option-promo-choice-about = Tirées au sort, ou choisies par le premier siège.
ob-option-market-reserve = Réserves du marché
ob-option-market-reserve-about = Les tuiles Service et celles de rang de prestige 1 rejoignent leurs propres réserves au fil des saisons.
ob-option-stack-duplicates = Piles au marché
ob-option-stack-duplicates-about = Les tuiles identiques partagent un emplacement ; pas dans la première édition.
ob-option-first-player-rotation = Pion du premier joueur
ob-option-first-player-rotation-about = Il passe dans le sens antihoraire après chaque saison ; dans le sens horaire dans la première édition.
ob-option-objective-rule = Choix des objectifs
ob-option-objective-rule-about = Tout garder et en défausser un après chaque cour, ou en garder deux sur cinq au début comme dans la première édition.
ob-option-hall-rule = Salle des domestiques
ob-option-hall-rule-about = Ses rumeurs demandent un domestique ; pas dans la première édition.
ob-option-solo-monuments-variant = Les monuments perdus comptent
ob-option-solo-monuments-variant-about = Les PV des monuments volés par l'adversaire s'ajoutent au score à battre.
ob-option-solo-ai = Fortune de l'adversaire
ob-option-solo-ai-about = Standard, ou dynamique : à chaque saison un dé rend l'adversaire plus fort ou plus faible.
ob-option-esc-target-source = Score cible
ob-option-esc-target-source-about = Celui de la piste de manches, ou le score de base d'une carte Adversaire.
ob-option-opponent = Adversaire
ob-option-opponent-about = La famille rivale, de débutante à experte ; six d'entre elles demandent les nouveaux domestiques.
ob-option-garden-maze = Labyrinthe de verdure
ob-option-garden-maze-about = Le Labyrinthe de verdure remplace le Jardin des sculptures.
ob-forbids-no-goals = Sans cartes Objectif, il faut jouer les étapes.
ob-forbids-servants = { $opponent } est un adversaire pour les parties avec les nouveaux domestiques.
ob-forbids-length = { $opponent } est un adversaire pour les parties de l'autre durée.
ob-forbids-maze = Selon l'impression française, ce défi se joue avec le Jardin des sculptures, sans le Labyrinthe de verdure.
ob-option-market-redraw = Un autre premier marché
ob-option-market-redraw-about = Si tout le monde est d'accord, le premier marché est tiré de nouveau.
ob-option-extended-track = Piste du mode long
ob-option-extended-track-about = Où se trouvent les fêtes : comme dans la deuxième ou la première édition.
ob-option-hall-owner-gain = Gain de la Salle des domestiques
ob-option-hall-owner-gain-about = La réputation que gagne son propriétaire quand une autre famille en perd.

ob-value-standard = standard
ob-value-extended = longue
ob-value-fr = française, deuxième impression
ob-value-it = italienne
ob-value-open = ouverte
ob-value-closed = fermée (Jane Austen)
ob-value-variable = variable (Charles Dickens)
ob-value-off = sans
ob-value-random = au hasard
ob-value-chosen = au choix
ob-value-fixed = celles des règles
ob-value-base = jeu de base
ob-value-low-vp = faible valeur (extension)
ob-value-dynamic = dynamique
ob-value-track = piste de manches
ob-value-opponent = carte Adversaire
ob-value-counterclockwise = sens antihoraire
ob-value-clockwise = sens horaire
ob-value-keep-then-discard = tout garder, puis défausser
ob-value-first-edition = première édition
ob-value-second-edition = deuxième édition
ob-value-servant = avec un domestique
ob-value-first-edition-automatic = première édition, sans
ob-value-before-players = avant les familles
ob-value-central-step-2 = après les familles
ob-value-number =
    { $n ->
        [0] aucune
       *[other] { $n }
    }
ob-value-opponent-card =
    { $name } ({ $level ->
        [beginner] débutant
        [intermediate] intermédiaire
       *[expert] expert
    }, { $length ->
        [extended] mode long
       *[standard] mode standard
    }{ $set ->
        [ud] , nouveaux domestiques
       *[base] { "" }
    })

## Les phases

ob-phase-opening = Mise en place
ob-phase-families = Choix des familles
ob-phase-starters = Invités de départ
ob-phase-dealing = Distribution
ob-phase-keeping = Choix des objectifs
ob-phase-redraw = Premier marché
ob-phase-round = Nouvelle manche
ob-phase-ball = Grand bal
ob-phase-begin = Début du tour
ob-phase-act = Choisir une activité
ob-phase-plan = Convier des invités
ob-phase-serve = Fournir les domestiques
ob-phase-favours = Bénéficier des faveurs
ob-phase-queue = Bénéficier des faveurs
ob-phase-pass = Passer
ob-phase-market = Marché de constructions
ob-phase-clear = Nettoyer le plateau
ob-phase-courtship = Cour
ob-phase-discard = Défausse des objectifs
ob-phase-season-end = Fin de la saison
ob-phase-last = Dernières cartes PV
ob-phase-over = Fin de la partie

## Les parties du score

ob-category-tiles = Tuiles Amélioration
ob-category-gentry = Aristocratie
ob-category-objectives = Objectifs
ob-category-reputation = Réputation
ob-category-servants = Domestiques
ob-category-money = Fortune
ob-category-vp-cards = Cour et cartes PV
ob-category-rounds = Manches par rapport à la cible

## Questions

ob-pick-milestones = Quelles deux étapes jouez-vous ?
ob-pick-monuments = Quels monuments vont dans le sac ?
ob-pick-promos = Quelles cartes promotionnelles sont mélangées aux autres ?
ob-pick-service = Quelles tuiles Service sont dans le premier marché ?
ob-redraw = Tire-t-on de nouveau le premier marché ? Il faut que tout le monde soit d'accord.
ob-starting-member = Qui de vous deux prend le pion du premier joueur ?
ob-family = Quelle famille choisissez-vous ?
ob-family-tile = Quelle tuile votre famille apporte-t-elle ?
ob-draft = Quel domestique entre à votre service ?
ob-starter = Quel invité de départ est de vos amis ?
ob-keep-two = Quelles deux cartes Objectif gardez-vous ?
ob-turn = Comment commencez-vous votre tour ?
ob-peak =
    Vous allez recevoir { $reputation ->
        [one] 1 point de réputation
       *[other] { $reputation } points de réputation
    }, plus que votre roue ne peut en compter. En dépensez-vous d'abord ?
ob-fair-help = L'homme de maison aide-t-il à la Fête du village ? Il rapporte 200 £.
ob-church = Que vous donne l'Église paroissiale ?
ob-hall = Quel domestique colporte des rumeurs dans la Salle des domestiques ?
ob-hall-target = De qui parlent-ils ? Cette famille perd 1 point de réputation.
ob-act = Quelle activité organisez-vous ?
ob-guests =
    Qui conviez-vous : { $tile } ? { $wanted ->
        [one] Une personne vient.
       *[other] { $wanted } personnes viennent.
    }
ob-lionheart-cook = La cuisinière aide-t-elle dans la suite ? Elle apporte 1 point de réputation.
ob-raise-money = { $tile } : il manque { $pounds } £ pour vos invités. Empruntez-vous ou passez-vous ?
ob-serve = Qui sert : { $tile } ?
ob-serve-help = { $tile } : il faut appeler quelqu'un pour { $reputation } points de réputation. Qui sert ?
ob-supplement = Quel domestique supplémentaire aide : { $tile } ?
ob-either-or = Quelle faveur choisissez-vous : { $source } ?
ob-double = Quelle faveur compte double : { $guest } ?
ob-gossip =
    De qui médit { $guest } ? Cette famille perd { $n ->
        [one] { $n } point de réputation
       *[other] { $n } points de réputation
    }.
ob-vet-which = Pour quelle invitation la femme de chambre en chef regarde-t-elle une carte de plus ?
ob-keep-guest =
    { $most ->
        [one] Quel invité gardez-vous ?
       *[other] Quels invités gardez-vous ? { $most } en tout.
    }
ob-next-invitation = Quelle invitation vient ensuite ?
ob-bottom-order = Quelle carte va la première sous le paquet ? La dernière sera tout au fond.
ob-return-prestige = Vous avez trop d'invités de prestige. Qui rendez-vous au paquet ?
ob-keep-objective =
    { $most ->
        [one] Quelle carte Objectif gardez-vous ?
       *[other] Quelles cartes Objectif gardez-vous ? { $most } en tout.
    }
ob-take-back = Qui revient de votre défausse ?
ob-return-guest = Quel invité revient de votre défausse ?
ob-hire = Qui embauchez-vous ?
ob-recruit = Qui recrutez-vous dans une autre famille ?
ob-hire-or-recruit = Qui embauchez-vous ou recrutez-vous ?
ob-pass = Que faites-vous en passant ?
ob-market = Qu'achetez-vous ? Vous avez { $money } £.
ob-make-room = La colonne est pleine. Quelle tuile fait place à { $tile } ?
ob-search = Quelle tuile l'homme de maison trouve-t-il dans le sac ?
ob-dismiss = Qui congédiez-vous ?
ob-claim = Revendiquez-vous une étape ?
ob-fairchild = De qui gagnez-vous le cœur ?
ob-discard-objective = Quelle carte Objectif défaussez-vous ?
ob-last-window = Utilisez-vous une carte PV avant le décompte des points ?
ob-lend =
    { $other }, de votre équipe, vous demande : { $thing }.{ $reputation ->
        [0] { "" }
       *[other] { " " }Cela vous coûterait { $reputation } points de réputation.
    }
ob-who-gets = À qui va cette faveur de { $guest } : { $favour } ?

## Réponses

ob-move-host = Un tour standard
ob-move-pass = Passer : tout le monde revient
ob-move-done = Quitter le marché
ob-move-rents = Percevoir 200 £ de loyers
ob-move-refreshing = Renouveler le marché
ob-move-hiring = Embaucher des domestiques dans le Bureau du majordome
ob-move-host-tile = Organiser : { $tile }
ob-move-buy = Acheter { $tile }
ob-move-haggle = Acheter { $tile } avec l'homme de maison, 100 £ de moins
ob-move-borrow = Emprunter 100 £ (2 points de réputation)
ob-move-refresh = Renouveler le marché (4 points de réputation)
ob-move-help = Appeler (3 points de réputation) : { $servant }
ob-move-useful-refresh = Retirer l'homme de maison de la partie et renouveler le marché
ob-move-useful-search = Retirer l'homme de maison de la partie et chercher une tuile dans le sac
ob-move-recruit =
    { $servant } de { $seat } ({ $area ->
        [available] { ob-page-available }
        [quarters] { ob-page-quarters }
       *[expended] { ob-page-expended }
    })
ob-move-serve = { $servants }
ob-move-cook = La cuisinière : 1 point de réputation, des invités de 1 ou 2 rangs de plus
ob-move-kitchen = La Cuisine rénovée : un invité de plus
ob-move-more = La Remise à calèches : un invité de plus ({ $servant })
ob-move-fewer = La Remise à calèches : un invité de moins ({ $servant })
ob-move-hall-boy = Le garçon de salle avec { $guest } : 100 £ de plus
ob-move-underbutler = Le sous-majordome comme garçon de salle avec { $guest } : 100 £ de plus
ob-move-head-housemaid = La femme de chambre en chef avec { $guest } : une carte de plus à regarder
ob-move-head-housemaid-tile = La femme de chambre en chef sur la tuile : une carte de plus à regarder
ob-move-haggle-twice = Acheter { $tile } avec deux hommes de maison, 200 £ de moins
ob-move-ask-money = Demander { $pounds } £ à votre coéquipier
ob-move-ask-servant = Demander un domestique à votre coéquipier : { $servant }
ob-move-ask-guest = Demander à votre coéquipier de laisser venir { $guest }
ob-move-accept = Avec plaisir
ob-move-refuse = Hélas, non
ob-move-keep = Garder ce marché
ob-move-redraw = Tirer un autre marché

## La page

ob-page-round = Manche { $round } sur { $rounds }
ob-page-ends = La partie se termine avec la cour de la dernière manche.
ob-page-ends-tableau = La partie se termine quand une famille atteint la réputation Max, ou avec la dernière manche.
ob-page-ends-challenge-either = La partie se termine dès que votre domaine est complet ou votre réputation au Max, ou avec la dernière manche.
ob-page-ends-challenge-both = La partie se termine dès que votre domaine est complet et votre réputation au Max, ou avec la dernière manche.
ob-page-step-begin = Début
ob-page-step-act = Activité
ob-page-step-plan = Invités
ob-page-step-serve = Domestiques
ob-page-step-favours = Faveurs
ob-page-step-market = Marché
ob-page-step-clear = Rangement
ob-page-track = Piste de manches
ob-page-theme = Thème de la saison
ob-page-theme-hidden = un thème encore caché
ob-page-choose = À choisir
ob-page-pool = Domestiques à choisir
ob-page-market = Marché de constructions
ob-page-bag =
    { $tiles ->
        [one] 1 tuile dans le sac
       *[other] { $tiles } tuiles dans le sac
    }
ob-page-unlimited = achetez à volonté
ob-page-leaves = reste { $money } £
ob-page-costs = coûte au moins { $reputation } de réputation pour de l'aide ou de l'argent
ob-page-help = { $reputation } de réputation pour de l'aide ou de l'argent
ob-left-max = Votre réputation peut ainsi atteindre le Max, et la partie se termine alors après ce tour, à la manche { $round } : vous avez { $points } PV pour l'instant, il faut dépasser { $target }.
ob-left-complete = Votre domaine peut ainsi être complet, et la partie se termine alors après ce tour, à la manche { $round } : vous avez { $points } PV pour l'instant, il faut dépasser { $target }.
ob-left-max-all = Votre réputation peut ainsi atteindre le Max, et la partie se termine alors pour tout le monde après ce tour.
ob-left-lionheart = Le premier invité de prestige du paquet va être révélé et séjournera chez vous ; ensuite, rien ne se reprend.
ob-left-last-market = Il vous reste { $money } £, et c'est votre dernière visite au marché.
ob-left-idle-pass = Personne n'est dans votre défausse et tous vos domestiques sont disponibles : passer ne fait revenir personne.
ob-page-court-total = { $players } : le total le plus élevé gagne une carte PV et un Fairchild.
ob-page-court-reputation = { $players } : les totaux sont égaux, la réputation la plus haute gagne une carte PV et un Fairchild.
ob-page-court-tie = { $players } : les totaux les plus élevés sont égaux, donc une carte PV chacun et aucun Fairchild.
ob-page-court-now = Pour l'instant : { $players }.
ob-page-reserve-service = Réserve Service
ob-page-reserve-pr1 = Réserve de rang 1
ob-page-roll = Un { $roll } au dé l'emporte
ob-page-service = Service requis
ob-page-stand-in = { $servant } : quelqu'un prend sa place
ob-page-house = Maison { $family }
ob-page-hand = En main
ob-page-discards = Défausse
ob-page-nobody = Tous sont dans la défausse jusqu'à ce que vous passiez.
ob-page-level = Niveau de réputation
ob-page-max = le plus haut
ob-page-of-max = Max : { $level }
ob-page-points = PV acquis
ob-page-available = Disponibles
ob-page-quarters = Quartiers
ob-page-expended = Utilisés
ob-page-placed = en service
ob-page-for-hire = À embaucher
ob-page-target = Dépassez { $points } PV, manche visée : { $round }
ob-page-scavenged =
    { $tiles ->
        [one] 1 tuile perdue
       *[other] { $tiles } tuiles perdues
    }
ob-page-rival-cards = Cartes PV de l'adversaire
ob-page-first = Pion du premier joueur
ob-page-mate = Coéquipier
ob-page-lent = Prêté ce tour :
ob-page-pad-team = Une équipe de deux familles
ob-page-pad-first = Une famille
ob-page-pad-mate = Son coéquipier
ob-page-pad-tiles = PV des tuiles
ob-page-pad-gentry = PV de l'aristocratie
ob-page-pad-objectives = PV des objectifs (d'une équipe : les trois meilleurs)
ob-page-pad-level = Niveau de réputation
ob-page-pad-servants = Domestiques
ob-page-pad-money = Argent en £
ob-page-pad-vp = PV des cartes PV
ob-page-pad-milestones = PV des étapes
ob-page-pad-rounds = Enjeux du domaine : PV pour la manche

## Why a move is advised: what it does

ob-because-tiles = apporte plus de points par les tuiles Amélioration
ob-because-gentry = apporte de meilleures cartes de l'Aristocratie
ob-because-objectives = rapproche d'une carte Objectif
ob-because-reputation = fait monter la Réputation
ob-because-servants = garde plus de Domestiques disponibles
ob-because-money = garde plus d'argent pour le marché
ob-because-vp-cards = apporte plus de cartes PV
ob-because-rounds = atteint en moins de manches la cible du Défi
ob-because-guests = amène de meilleurs Invités aux prochaines activités
ob-because-activities = prépare une meilleure activité, avec Invités et Domestiques disponibles
ob-because-courtship = rapproche de la victoire de la Cour
ob-because-rest = tire un meilleur parti des Invités et des tuiles déjà là
