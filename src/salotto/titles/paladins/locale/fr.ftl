### Paladins du Royaume de l'Ouest, en français. Les noms des cartes, des actions et des Ouvriers viennent des données.

## Le titre sur l'étagère

pw-title-name = Paladins du Royaume de l'Ouest
pw-title-about = Défendez le Royaume de l'Ouest pendant sept manches : choisissez un Paladin, engagez des Ouvriers de plusieurs couleurs, et laissez la Force, la Foi et l'Influence se nourrir l'une l'autre. Gare à l'Inquisition.

pw-mode-competitive = Les uns contre les autres
pw-mode-competitive-about = Sept manches ; celui qui a le plus de points de victoire gagne.
pw-mode-solo = Contre le Rival
pw-mode-solo-about = Seul contre un adversaire automatique que mènent les cartes Objectif.
pw-mode-coop = Ensemble contre le Baron
pw-mode-coop-about = Tous gagnent ou perdent ensemble : écartez les Menaces, gardez votre Honneur et atteignez 70 points de victoire chacun.

pw-option-difficulty = Difficulté du Rival
pw-option-difficulty-about = Le nombre d'Ateliers du Rival au début.
pw-option-variant = Difficulté du scénario
pw-option-variant-about = Difficile compte trois Menaces du Baron de plus ; dans la variante impossible, elles grandissent à chaque manche.
pw-option-starting-townsfolk = Villageois de départ
pw-option-starting-townsfolk-about = Au hasard, ou choisis dans l'ordre du tour.
pw-option-extra-townsfolk = Villageois supplémentaires
pw-option-extra-townsfolk-about = Mélange aux Villageois les Nobles et les Escrocs de la Saga des Tomes.
pw-option-campaign-chapter = Chapitre d'une campagne
pw-option-campaign-chapter-about = La deuxième partie d'une campagne de la Saga des Tomes.

pw-value-easy = facile
pw-value-standard = normale
pw-value-hard = difficile
pw-value-normal = normale
pw-value-impossible = impossible
pw-value-random = au hasard
pw-value-choose = au choix

pw-rival-name = Le Rival
pw-team-total = Ensemble, vous avez { $total } points de victoire ; il en fallait { $target }.

## Les phases d'une manche

pw-phase-setup = Mise en place
pw-phase-kings-cards = Cartes du Roi
pw-phase-paladins = Paladins
pw-phase-tavern = Taverne
pw-phase-actions = Actions
pw-phase-end-of-round = Fin de la manche
pw-phase-over = Décompte final

pw-category-baron-workers = Ouvriers du Baron restants

pw-counter-map-pieces = Moines et Garnisons sur la carte
pw-counter-walls-jars = Remparts et Jarres
pw-counter-outsiders = Envahisseurs attaqués et convertis
pw-counter-workshops = Ateliers développés
pw-counter-crew = Villageois dans l'Équipe
pw-counter-suspicion = Suspicions

## Quantités et effets

pw-amount =
    { $what ->
        [silver]
            { $n ->
                [one] { $n } Pièce
               *[other] { $n } Pièces
            }
        [provision]
            { $n ->
                [one] { $n } Provision
               *[other] { $n } Provisions
            }
        [tax]
            { $n ->
                [one] { $n } Pièce de la réserve de taxes
               *[other] { $n } Pièces de la réserve de taxes
            }
        [strength] { $n } Force
        [faith] { $n } Foi
        [influence] { $n } Influence
        [honour] { $n } Honneur
        [labourer]
            { $n ->
                [one] { $n } Paysan
               *[other] { $n } Paysans
            }
        [scout]
            { $n ->
                [one] { $n } Éclaireur
               *[other] { $n } Éclaireurs
            }
        [merchant]
            { $n ->
                [one] { $n } Marchand
               *[other] { $n } Marchands
            }
        [fighter]
            { $n ->
                [one] { $n } Combattant
               *[other] { $n } Combattants
            }
        [cleric]
            { $n ->
                [one] { $n } Clerc
               *[other] { $n } Clercs
            }
        [criminal]
            { $n ->
                [one] { $n } Criminel
               *[other] { $n } Criminels
            }
        [workshop]
            { $n ->
                [one] l'Atelier le plus à droite de la rangée
               *[other] les { $n } Ateliers les plus à droite de la rangée
            }
        [suspicion]
            { $n ->
                [one] { $n } Suspicion
               *[other] { $n } Suspicions
            }
       *[debt]
            { $n ->
                [one] { $n } Dette
               *[other] { $n } Dettes
            }
    }

pw-does-gain = gagnez { pw-amount }
pw-does-lose = perdez { pw-amount }
pw-does-remove-suspicion =
    défaussez { $n ->
        [one] { $n } Suspicion
       *[other] { $n } Suspicions
    }
pw-does-pay-debt =
    payez { $n ->
        [one] { $n } Dette
       *[other] { $n } Dettes
    }
pw-does-destroy-debt =
    détruisez { $n ->
        [one] { $n } Dette impayée
       *[other] { $n } Dettes impayées
    }
pw-does-free-recruit = Recrutement gratuit
pw-does-free-develop = développez sans Ouvriers ni Argent
pw-does-pray = libérez un emplacement d'action
pw-does-lose-worker =
    perdez { $n ->
        [one] { $n } Ouvrier conservé
       *[other] { $n } Ouvriers conservés
    }
pw-does-lose-workshop =
    perdez { $n ->
        [one] l'Atelier le plus à droite de la rangée
       *[other] les { $n } Ateliers les plus à droite de la rangée
    }
pw-does-on-action = Après chaque action { $action } de cette manche : { $reward }
pw-does-waive-cost =
    Cette manche, l'action { $action } ne coûte pas de { $what ->
        [provision] Provisions
       *[silver] Pièces
    }
pw-does-discount =
    Cette manche, l'action { $action } coûte { $n } { $what ->
        [provision]
            { $n ->
                [one] Provision
               *[other] Provisions
            }
       *[silver]
            { $n ->
                [one] Pièce
               *[other] Pièces
            }
    } de moins
pw-does-choose = au choix { $one } ou { $other }
pw-does-or = { $one } ou { $other }
pw-does-both = { $one }, { $other }

## Noms des choses

pw-worker-any = Ouvrier quelconque
pw-workers-1 = { $a }
pw-workers-2 = { $a } et { $b }
pw-workers-3 = { $a }, { $b } et { $c }
pw-workers-4 = { $a }, { $b }, { $c } et { $d }
pw-wall =
    Rempart ({ $reward }{ $vp ->
        [0] { "" }
       *[other] , { $vp } PV
    })
pw-space = Région { $region } : { $reward }
pw-workshop-place = { $action } (case : { $worker })
pw-by-debt = { $card } contre une Dette
pw-clear-space = Libérer { $action }
pw-pass = Passer
pw-pay-silver = Payer, sans gagner de Dette
pw-move-recruit-1 = Recruter avec 1 Ouvrier (carte défaussée)
pw-move-recruit-2 = Recruter avec 2 Ouvriers (dans l'Équipe)
pw-move-hunt-1 = Chasser avec 1 Ouvrier
pw-move-hunt-2 = Chasser avec 2 Ouvriers
pw-move-trade-1 = Commercer avec 1 Ouvrier
pw-move-trade-2 = Commercer avec 2 Ouvriers
pw-move-gain-honour = Gagner de l'Honneur
pw-move-rest = Repos

## Questions

pw-draft-townsfolk = Quel Villageois rejoint votre Équipe ?
pw-choose-starting = Quel Villageois de départ prenez-vous ?
pw-choose-paladin = Quel Paladin vous sert cette manche ?
pw-paladin-on-top = { $used } vous sert. Quel Paladin va sur le dessus de votre pioche ? L'autre va en dessous.
pw-choose-tavern = Quelle carte Taverne prenez-vous ?
pw-act = Faites une action, ou passez.
pw-choose-workers = { $action } : qui placez-vous ?
pw-choose-space = Sur quelle case de la carte utilisez-vous { $action } ?
pw-choose-absolve = Sur quelle case d'absolution va la Jarre ?
pw-choose-attack = Quel Envahisseur attaquez-vous ?
pw-choose-convert = Quel Envahisseur convertissez-vous ?
pw-choose-townsfolk = { $action } : quel Villageois ?
pw-choose-workshop = Où va l'Atelier ?
pw-choose-clear = Quel emplacement d'action libérez-vous ?
pw-choose-reward = Que prenez-vous ?
pw-inquisition-order = Inquisition : laquelle de vos cartes agit d'abord ?
pw-free-recruit = Recrutement gratuit : quel Villageois rejoint votre Équipe ?
pw-free-pray = Quel emplacement d'action libérez-vous ?
pw-for-whom = Qui reçoit l'effet de { $action } ?
pw-keep-workers = Quels trois Ouvriers conservez-vous ?
pw-choose-penalty = Que subissez-vous pour « { $threat } » ?
pw-lose-which-worker = Quel Ouvrier perdez-vous ?
pw-avoid-debt =
    Vous allez gagner une Dette. Payez-vous plutôt { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } ?

## Pourquoi pas

pw-why-used = Des Ouvriers se trouvent déjà sur cet emplacement.
pw-why-workers = Il vous manque des Ouvriers : { $missing }.
pw-why-cost = Cela coûte { $price } ; vous en avez { $have }.
pw-why-limit = Vous l'avez déjà fait { $limit } fois, le maximum d'une partie.
pw-why-no-workshop = Il ne reste plus d'Atelier dans la rangée.
pw-why-no-townsfolk = Il n'y a pas de Villageois dans la rangée.
pw-why-townsfolk-price = Vous ne pouvez pas payer le prix en Pièces.
pw-why-no-debt = Vous ne pouvez pas prendre une Dette à la place : la pile de Dettes est vide, ou votre Paladin vous dispense déjà du prix.
pw-why-nothing-to-clear = Aucun autre emplacement d'action ne porte d'Ouvrier.
pw-why-no-space = Aucune case libre n'est à votre portée avec { $attribute } { $have }.
pw-why-need = Il faut { $attribute } { $need } ; vous avez { $have }.
pw-why-no-wall = La pioche de Remparts est vide.
pw-why-no-outsider = Il n'y a pas d'Envahisseur dans la rangée.
pw-why-attack-silver =
    La Force manquante coûte { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } ; vous en avez { $have }.
pw-why-favour-used = Des Ouvriers se trouvent déjà sur cette Faveur.
pw-why-space-taken = Un pion se trouve déjà ici.
pw-why-flag = Le drapeau demande { $attribute } { $need } ; vous avez { $have }.
pw-why-covered = Un Atelier se trouve déjà ici.
pw-why-empty = Aucun Ouvrier ne se trouve ici.
pw-why-own-space = Prier ne peut pas libérer son propre emplacement.
pw-why-jar-taken = Une Jarre se trouve déjà ici.
pw-why-favour-honour =
    { $honour ->
        [one] { $honour } Ouvrier se trouve
       *[other] { $honour } Ouvriers se trouvent
    } sur cette Faveur : l'utiliser de nouveau coûte { $honour } Honneur ; vous en avez { $have }.
pw-why-order-done = Cet Ordre est déjà accompli.
pw-why-order-need = Cet Ordre demande { $needs }.
pw-why-cannot-receive =
    { $action ->
        [develop] Il ne reste plus d'Atelier dans la rangée de ce joueur.
       *[pray] Aucun emplacement d'action de ce joueur ne porte d'Ouvrier.
    }
pw-why-penalty-empty = Vous n'avez rien de cela à perdre.

## Why a move is advised: what it does

pw-because-kings-orders = rapproche d'un Ordre du Roi
pw-because-attributes = fait monter la Force, la Foi ou l'Influence
pw-because-develops = développe un Atelier
pw-because-debts = laisse moins de Dettes impayées
pw-because-goods = garde plus de Pièces et de Provisions
pw-because-commissions = missionne un Moine
pw-because-fortifies = construit un Rempart
pw-because-garrisons = place une Garnison
pw-because-absolves = absout avec une Jarre
pw-because-converts = fait d'un Envahisseur un Converti
pw-because-baron-workers = repousse les Ouvriers du Baron
pw-because-workers = laisse plus d'Ouvriers pour la suite
pw-because-workshops = donne un Atelier qui économise des Ouvriers
pw-because-crew = tire un meilleur parti des Villageois du plateau
pw-because-suspicion = garde peu de Suspicion pour la prochaine Inquisition
pw-because-plan = laisse aux Ouvriers une meilleure action pour un tour à venir
pw-because-threats = écarte une Menace du Baron
pw-because-rest = tire un meilleur parti des Ouvriers et des attributs déjà là
