### Last Will, en français (on vouvoie). Les noms des cartes, emplois, courses et symboles viennent des fichiers de données.

## Le jeu sur l'étagère

lw-title-name = Last Will
lw-title-about = La fortune de l'oncle revient à qui sait le mieux dépenser : festoyez, voyagez et laissez les maisons tomber en ruine jusqu'au dernier sou, avant vos cousins.
lw-score =
    { $points ->
        [one] { $points } livre
       *[other] { $points } livres
    }
lw-hint =
    { $better ->
        [yes] { $move } : à la fin, environ { $score } de moins en poche qu'avec le choix moyen
        [no] { $move } : à la fin, environ { $score } de trop en poche par rapport au choix moyen
       *[same] { $move } : vaut le choix moyen
    }

lw-mode-base = Jeu de base
lw-mode-base-about = Au plus 7 tours de plans, de courses et de dépenses. Le plus pauvre gagne, la plus grosse dette d'abord.
lw-mode-getting-sacked = Enfin viré
lw-mode-getting-sacked-about = Avec l'extension : un emploi vous paie à chaque tour, et il faut le perdre avant de pouvoir faire faillite.

lw-option-starting-money = Argent de départ
lw-option-starting-money-about = 70 livres sont pour une première partie sans emplois ; sinon une carte Testament fixe la somme.
lw-option-employment = Emplois
lw-option-employment-about = Tout le monde a un emploi, personne n'en a, ou seulement les joueurs expérimentés.
lw-option-handicap-seats = Places avec un emploi
lw-option-handicap-seats-about = Seulement si l'emploi est un handicap : où s'assoient les joueurs expérimentés. Les autres reçoivent plus d'argent.
lw-forbids-money = Avec les emplois, une carte Testament fixe l'argent de départ : prenez-la au hasard ou au choix au lieu des 70 livres.
lw-forbids-handicap = Le handicap concerne une place qui n'existe pas à une table de { $players }.
lw-option-plans = Plans
lw-option-plans-about = Les tuiles plan de l'extension, ou les plans imprimés du jeu de base.
lw-option-new-cards = Nouvelles cartes
lw-option-new-cards-about = Les noces, les propriétés, l'assistant et la seconde pioche de cartes spéciales de l'extension.
lw-option-plan-tile-setup = Pose des tuiles plan
lw-option-plan-tile-setup-about = Selon la règle italienne ou la règle anglaise ; avec ces tuiles le résultat est le même.
lw-option-helper-corner = Symbole des assistants
lw-option-helper-corner-about = Ce que montrent dans le coin Serveur, Cocher, Tailleur, Loup de mer et Organisateur de mariages : un assistant, ou leur métier.
lw-option-employed-may-win = Gagner avec un emploi
lw-option-employed-may-win-about = Si quelqu'un qui a encore un emploi peut gagner. Sinon, il est classé dernier.
lw-option-promo-messenger = Messagers
lw-option-promo-messenger-about = Un assistant promotionnel qui donne un coursier de plus.
lw-option-plan-order-board = Plateau d'ordre de planification
lw-option-plan-order-board-about = Un plateau promotionnel : des courses décident qui choisit son plan en premier.

lw-value-seventy = 70 livres
lw-value-random-will = un testament au hasard
lw-value-chosen-will = un testament au choix
lw-value-all = pour tout le monde
lw-value-none = pour personne
lw-value-handicap = pour les joueurs expérimentés
lw-value-tiles = tuiles plan
lw-value-original = comme dans le jeu de base
lw-value-all-matching = toutes celles qui conviennent (italien)
lw-value-draw-and-place = piocher et poser (anglais)
lw-value-helper-symbol = assistant
lw-value-trade-symbol = métier
lw-value-seats = { $seats }

## Les phases d'un tour

lw-phase-opening = Ouverture
lw-phase-setup = Préparation
lw-phase-starting = Cartes de départ
lw-phase-planning = Planification
lw-phase-errands = Courses
lw-phase-actions = Actions
lw-phase-keeping = Fin du tour
lw-phase-cleaning = Rangement
lw-phase-over = Fin de la partie

## Les parties de la somme finale

lw-category-money = Argent
lw-category-income = Dernier salaire
lw-category-properties = Valeur des propriétés
lw-category-surcharge = 5 par propriété

## Les pioches

lw-deck-events = Événements
lw-deck-helpers-expenses = Assistants & dépenses
lw-deck-properties = Propriétés
lw-deck-companions = Compagnons
lw-deck-special = Cartes spéciales
lw-deck-gs-special = Nouvelles cartes spéciales
lw-deck-wild = Jokers compagnon

## Questions

lw-choose-will = Quel testament lit-on ?
lw-keep-start = Gardez deux de vos six cartes de départ.
lw-block-plan = Quel plan bloquez-vous ?
lw-choose-plan = Quel plan choisissez-vous pour ce tour ?
lw-draw-more = Qui vous aide à piocher plus de cartes ?
lw-draw-from =
    Dans quelle pioche piochez-vous ? { $cards ->
        [one] Il reste une carte à piocher.
       *[other] Il reste { $cards } cartes à piocher.
    }
lw-errand =
    Où envoyez-vous votre coursier ?{ $boys ->
        [1] { "" }
       *[other] { " " }({ $boy } sur { $boys })
    }
lw-take-which = Quelle carte prenez-vous ?
lw-draw-one = Dans quelle pioche piochez-vous une carte ?
lw-market = Quel ajustement va ici : { $type } ?
lw-spend-opera = Combien dépensez-vous à l'opéra ?
lw-which-half = Une extension ou une rétrogradation ?
lw-cover = Acceptez-vous une rétrogradation ? Choisissez la ligne de salaire à couvrir.
lw-cover-which = Quelle ligne de salaire est couverte ?
lw-act =
    Que faites-vous ? { $actions ->
        [one] Il reste { $actions } action
       *[other] Il reste { $actions } actions
    }{ $white ->
        [0] .
        [one] , et { $white } pour les cartes à bord blanc.
       *[other] , et { $white } pour les cartes à bord blanc.
    }
lw-savour = Comment en profitez-vous : « { $card } » ?
lw-nuptial-set =
    Qu'est-ce qui fait encore partie des noces ? { $pounds ->
        [one] { $pounds } livre
       *[other] { $pounds } livres
    } jusqu'ici.
lw-companions =
    Qui vous accompagne : « { $card } » ? { $pounds ->
        [one] { $pounds } livre
       *[other] { $pounds } livres
    } jusqu'ici.
lw-companion-as = En tant que qui vient le compagnon ?
lw-discard-more =
    Quelles cartes défaussez-vous, pour une livre chacune ? { $pounds ->
        [one] { $pounds } livre
       *[other] { $pounds } livres
    } jusqu'ici.
lw-spend = Combien dépensez-vous pour « { $card } » ?
lw-pay-activation = Comment payez-vous l'entretien de « { $card } » ?
lw-pay-deal = Comment payez-vous l'affaire : « { $card } » ?
lw-keep-drawn = Quelle carte gardez-vous ?
lw-token-where = Où va le jeton : { $companion } ?
lw-token-as = Quel jeton va sur « { $card } » ?
lw-make-room = Qu'est-ce qui fait place à « { $card } » ?
lw-buy-as = Comme quoi achetez-vous « { $card } » ?
lw-sell-as = Comme quoi vendez-vous « { $card } » ?
lw-price = À quel prix achetez-vous « { $card } » ?
lw-takings = À quel prix vendez-vous « { $card } » ?
lw-animal-where =
    Quelle ferme reçoit un animal ? { $left ->
        [one] Il reste un jeton.
       *[other] Il reste { $left } jetons.
    }
lw-animal-which = Quel animal vient à « { $card } » ?
lw-depreciate-which =
    Quelle propriété se déprécie ? { $left ->
        [one] Il reste un cran.
       *[other] Il reste { $left } crans.
    }
lw-sell-which = Quelle propriété vendez-vous sans action ?
lw-keep =
    Quelles cartes gardez-vous pour le tour suivant ? { $limit ->
        [one] Au plus { $limit }.
       *[other] Au plus { $limit }.
    }

## Réponses

lw-keep-all = Toutes les garder
lw-end-turn = Terminer mon tour
lw-pay-actions = Avec mes propres actions
lw-half-demotion = Une rétrogradation
lw-half-extension = Une extension
lw-move-play = Jouer « { $card } »
lw-move-lay = Poser « { $card } »
lw-move-buy = Acheter « { $card } »
lw-move-token = Poser un jeton : { $card }
lw-move-activate = Activer « { $card } »
lw-move-sell = Vendre « { $card } »
lw-plan =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $boys ->
        [one] { $boys } coursier
       *[other] { $boys } coursiers
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } (place { $position })
lw-line = { $symbol } ({ $income } £)
lw-errand-trio = Opportunités, une carte parmi plusieurs
lw-errand-offer = Opportunités : { $space }
lw-space-a1 = première carte spéciale
lw-space-a2 = deuxième carte spéciale
lw-space-a3 = troisième carte
lw-space-w1 = premier joker
lw-space-w2 = second joker
lw-space-b1 = première carte isolée
lw-space-b2 = deuxième carte isolée
lw-space-b3 = troisième carte isolée
lw-space-b4 = quatrième carte isolée
lw-space-c1 = carte à côté du plateau
lw-space-d1 = nouvelle carte spéciale
lw-modifier = { $value }
lw-way =
    { $actions ->
        [0] aucune action
        [one] { $actions } action
       *[other] { $actions } actions
    } : { $pounds ->
        [one] { $pounds } livre
       *[other] { $pounds } livres
    }
lw-extra = { $companion } : { $pounds } £ de plus

## Le récit

lw-will = Le notaire lit. { $will }.
lw-job =
    { $you ->
        [yes] Votre emploi
       *[no] L'emploi de { $player }
    } : { $job }.
lw-begins =
    { $you ->
        [yes] Vous êtes
       *[no] { $player } est
    } premier joueur.
lw-round = Le tour { $round } commence.
lw-income =
    { $you ->
        [yes] Vous touchez
       *[no] { $player } touche
    } un salaire de { $pounds } £ : { $money } £ en tout.
lw-blocks-plan =
    { $you ->
        [yes] Vous bloquez
       *[no] { $player } bloque
    } un plan : { $plan }.
lw-chooses-plan =
    { $you ->
        [yes] Votre plan
       *[no] Le plan de { $player }
    } : { $plan }.
lw-draws =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $events ->
        [0] {""}
       *[other] {" "}· événements { $events }
    }{ $helpers ->
        [0] {""}
       *[other] {" "}· assistants & dépenses { $helpers }
    }{ $properties ->
        [0] {""}
       *[other] {" "}· propriétés { $properties }
    }{ $companions ->
        [0] {""}
       *[other] {" "}· compagnons { $companions }
    }.
lw-draws-cards = Vous avez pioché : { $cards }.
lw-reshuffles = La défausse devient une nouvelle pioche : { $deck }.
lw-order =
    { $you ->
        [yes] Vous êtes
       *[no] { $player } est
    } en tête de l'ordre de jeu.
lw-errand-boy =
    { $you ->
        [yes] Vous envoyez
       *[no] { $player } envoie
    } un coursier : { $errand }.
lw-takes =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } « { $card } ».
lw-opera =
    { $you ->
        [yes] Vous dépensez
       *[no] { $player } dépense
    } { $pounds } £ à l'opéra : il reste { $money } £.
lw-market-changes =
    { $you ->
        [yes] Vous arrangez
       *[no] { $player } arrange
    } le marché : villas { $mansion ->
        [1] +1
        [3] +3
       *[other] { $mansion }
    }, manoirs { $manor ->
        [1] +1
        [3] +3
       *[other] { $manor }
    }, maisons de ville { $town_house ->
        [1] +1
        [3] +3
       *[other] { $town_house }
    }, fermes { $farm ->
        [1] +1
        [3] +3
       *[other] { $farm }
    }.
lw-extension =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } une extension de plateau : { $spaces } emplacements.
lw-clock =
    { $you ->
        [yes] Vous réglez
       *[no] { $player } règle
    } l'horloge : place { $place } à la prochaine planification.
lw-demoted =
    { $you ->
        [yes] Vous subissez une rétrogradation
       *[no] { $player } subit une rétrogradation
    } : { $line }. Salaire désormais : { $income } £.
lw-sacked =
    { $you ->
        [yes] Vous êtes enfin viré
       *[no] { $player } est enfin viré
    } ! Emploi perdu : { $job }.
lw-plays =
    { $you ->
        [yes] Vous en profitez
       *[no] { $player } en profite
    } : { $cards }. { $you ->
        [yes] Vous dépensez
       *[no] Il en coûte
    } { $pounds } £ : il reste { $money } £.
lw-gains-actions =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
lw-lays-down =
    { $you ->
        [yes] Vous posez
       *[no] { $player } pose
    } « { $card } ».
lw-makes-room =
    { $you ->
        [yes] Vous faites
       *[no] { $player } fait
    } de la place : « { $card } » s'en va.
lw-activates =
    { $you ->
        [yes] Vous activez
       *[no] { $player } active
    } « { $card } » et { $you ->
        [yes] dépensez
       *[no] dépense
    } { $pounds } £ : il reste { $money } £.
lw-looks =
    { $you ->
        [yes] Vous regardez
       *[no] { $player } regarde
    } quelques cartes : « { $card } ».
lw-token =
    { $you ->
        [yes] Vous posez
       *[no] { $player } pose
    } un jeton : { $companion } sur « { $card } ».
lw-buys =
    { $you ->
        [yes] Vous achetez
       *[no] { $player } achète
    } « { $card } » pour { $pounds } £ : il reste { $money } £.
lw-sells =
    { $you ->
        [yes] Vous vendez
       *[no] { $player } vend
    } « { $card } » pour { $pounds } £ : { $money } £ en tout.
lw-depreciates =
    { $you ->
        [yes] Votre propriété « { $card } »
       *[no] « { $card } » de { $player }
    } vaut maintenant { $value } £.
lw-ends-turn =
    { $you ->
        [yes] Vous terminez votre
       *[no] { $player } termine son
    } tour.
lw-bankrupt =
    { $you ->
        [yes] Vous faites
       *[no] { $player } fait
    } faillite, avec { $money } £ ! C'est le dernier tour.
lw-round-ends = Le tour { $round } se termine.
lw-discards =
    { $you ->
        [yes] Vous défaussez
       *[no] { $player } défausse
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
lw-last-income =
    { $you ->
        [yes] Vous touchez
       *[no] { $player } touche
    } un dernier salaire de { $pounds } £ : { $money } £ en tout.
lw-over = Après le tour { $round }, on compte les fortunes.

## Pourquoi quelque chose n'est pas possible

lw-why-actions = Vous n'avez pas assez d'actions.
lw-why-money = Vous n'avez pas assez d'argent, et avec une propriété ou un emploi vous ne pouvez pas vous endetter.
lw-why-price = Vous n'avez pas assez d'argent pour le prix : une propriété ne s'achète jamais à crédit.
lw-why-debtor = Qui a des dettes ne peut pas acheter de propriété.
lw-why-no-room = Votre plateau est plein, et rien ne peut y faire de la place.
lw-why-used = Elle a déjà été activée pendant ce tour.
lw-why-nothing = Elle ne ferait rien dépenser maintenant.
lw-why-no-slot = Rien sur votre plateau n'a de case libre pour ce compagnon.
lw-why-same-name = Une carte de ce nom fait déjà partie des noces.
lw-why-occupied = Un coursier s'y trouve déjà.
lw-why-no-card = Il n'y reste aucune carte.
lw-why-no-extension = Il ne reste plus d'extension.
lw-why-unknown-once = Vous y avez déjà pioché une carte pendant ce tour.
lw-why-deck-empty = Il n'y reste aucune carte à piocher.
lw-why-no-job = Vous n'avez pas d'emploi à perdre.
lw-why-demoted = Vous avez déjà subi une rétrogradation pendant ce tour.
lw-why-pure-errand-first = Pas avant que quelqu'un n'ait fait la course qui ne sert qu'à cela.
lw-why-plan-taken = Quelqu'un a déjà choisi ce plan.
lw-why-plan-blocked = Un pion neutre se trouve sur ce plan.

## Ce que fait une carte

lw-does-symbol = Symbole : { $symbols }.
lw-does-way =
    { $actions ->
        [0] Aucune action
        [one] { $actions } action
       *[other] { $actions } actions
    } : dépensez { $pounds ->
        [one] { $pounds } livre
       *[other] { $pounds } livres
    }.
lw-does-extra = Avec un compagnon ({ $companion }) : { $pounds } £ de plus.
lw-does-gain-actions =
    Vous gagnez { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }.
lw-does-place-animal-tokens =
    Posez jusqu'à { $n ->
        [one] { $n } chien ou cheval
       *[other] { $n } chiens ou chevaux
    } sur vos fermes.
lw-does-depreciate =
    Vos maisons perdent en tout { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } de valeur.
lw-does-sell-property =
    Vendez { $n ->
        [one] { $n } propriété
       *[other] { $n } propriétés
    } à la valeur actuelle : ni action ni ajustement.
lw-does-discard-for-spend = Défaussez de votre main autant de cartes que vous voulez avec { $symbols } : { $n } £ de plus pour chacune.
lw-does-nuptial = Carte nuptiale : avec d'autres de noms différents, elle ne coûte qu'une action en tout.
lw-does-companion = Accompagne un événement, ou pose son jeton sur votre plateau pour 1 action.
lw-does-wild = Vaut n'importe quel compagnon ; retourne aux opportunités à la fin du tour.
lw-does-lay =
    Se pose pour { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $pounds ->
        [0] .
       *[other] { " " }et { $pounds } £.
    }
lw-does-price = S'achète { $pounds } £ plus l'ajustement du marché.
lw-does-values = Sans entretien, la propriété se déprécie : { $values }.
lw-does-farm = Elle ne se déprécie jamais.
lw-does-activate =
    S'active { $actions ->
        [0] sans action
        [one] pour { $actions } action
       *[other] pour { $actions } actions
    } : dépensez { $pounds } £.
lw-does-look = Une fois par tour, piochez { $draw } cartes et gardez-en { $keep }.
lw-does-per =
    S'active { $actions ->
        [0] sans action
        [one] pour { $actions } action
       *[other] pour { $actions } actions
    } : dépensez { $pounds } £ pour chaque jeton de ce type sur vos fermes : { $thing }.
lw-does-per-farm =
    S'active { $actions ->
        [0] sans action
        [one] pour { $actions } action
       *[other] pour { $actions } actions
    } : dépensez { $pounds } £ pour chacune de vos fermes.
lw-does-slot =
    { $nth ->
        [1] Avec un jeton ({ $companion }) : { $pounds } £ à la place.
        [2] Avec un deuxième jeton ({ $companion }) : { $pounds } £ à la place.
       *[other] Avec un troisième jeton ({ $companion }) : { $pounds } £ à la place.
    }
lw-does-slot-free = Avec le jeton déjà compris ({ $companion }) : { $pounds } £ à la place.
lw-does-slot-doubles = Avec un jeton ({ $companion }), la propriété perd deux crans au lieu d'un.
lw-does-bonus-spend =
    { $opera ->
        [yes] { $n } £ de plus quand vous utilisez { $symbols } ou allez à l'opéra.
       *[no] { $n } £ de plus quand vous utilisez { $symbols }.
    }
lw-does-bonus-maintain = { $n } £ de plus pour l'entretien de { $types }.
lw-does-free-deal =
    Achat ou vente sans action ({ $types }), { $times ->
        [one] une fois
       *[other] { $times } fois
    } par tour.
lw-does-cheap-deal =
    Achat ou vente sans action et { $pounds } £ moins cher ({ $types }), { $times ->
        [one] une fois
       *[other] { $times } fois
    } par tour.
lw-does-adjust-price = { $n } £ de plus ou de moins à chaque affaire : { $types }.
lw-does-free-activation =
    Entretien sans action ({ $types }), { $times ->
        [one] une fois
       *[other] { $times } fois
    } par tour.
lw-does-extra-actions =
    { $n ->
        [one] { $n } action de plus
       *[other] { $n } actions de plus
    } à chaque tour.
lw-does-extra-white-actions =
    { $n ->
        [one] { $n } action de plus
       *[other] { $n } actions de plus
    } à chaque tour, pour les cartes à bord blanc.
lw-does-draw-more =
    Quand vous choisissez votre plan, piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus : { $deck ->
        [events] événements
        [helpers-expenses] assistants & dépenses
        [properties] propriétés
        [companions] compagnons
       *[any] au choix
    }.
lw-does-keep-more =
    Gardez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de plus à la fin du tour.
lw-does-extra-errand-boys =
    { $n ->
        [one] { $n } coursier de plus
       *[other] { $n } coursiers de plus
    } à chaque tour.

## La table dans le terminal

lw-term-round = Tour { $round } sur { $rounds }
lw-term-market = Marché
lw-term-board = Votre plateau
lw-term-board-of = Plateau de { $name }
lw-term-hand = Votre main
lw-term-looks = Piochées
lw-term-money = Argent
lw-term-actions = Actions
lw-term-bankrupt = en faillite
lw-term-spaces =
    { $used ->
        [one] { $used } emplacement sur { $spaces }
       *[other] { $used } emplacements sur { $spaces }
    }
lw-legend-boy = coursiers

## La page

lw-page-order = Ordre du tour
lw-page-first = Premier joueur
lw-page-income = +{ $pounds } £ par tour
lw-page-last-round = C'est le dernier tour.
lw-page-ends = La partie se termine après le tour 7, ou après le tour où quelqu'un fait faillite. Le plus pauvre gagne.
lw-page-leaves =
    { $pounds ->
        [one] livre
       *[other] livres
    } : il reste { $money } £
lw-page-price = { $pounds } £
lw-page-prices = de { $least } à { $most } £
lw-page-takes =
    { $pounds ->
        [one] livre
       *[other] livres
    } : { $money } £ en tout
lw-page-way-leaves =
    il reste { $money } £ et { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
lw-page-remains = il reste { $money } £
lw-pad-money = Argent (une dette au-dessous de 0)
lw-pad-income = Salaire d'un emploi que vous avez encore
lw-pad-properties = Valeurs des propriétés, somme
lw-pad-houses = Nombre de propriétés
lw-page-pounds = livres
lw-page-accounts = Comptes
lw-page-scores-caption = Livres par catégorie
lw-page-chart-categories = Où se trouve encore l'argent
lw-page-chart-rounds = Ce qui reste après chaque tour
lw-page-chart-round = Tour
lw-page-left-free = { $cards ->
    [one] { $cards } de vos cartes peut encore être activée sans action.
   *[other] { $cards } de vos cartes peuvent encore être activées sans action.
  }
lw-page-left = { $actions ->
    [one] Il vous reste { $actions } action.
   *[other] Il vous reste { $actions } actions.
  }

## Why a move is advised: what it does

lw-because-money = fait dépenser plus d'argent tout de suite
lw-because-income = finit avec moins de salaire de l'emploi
lw-because-properties = laisse moins de Propriétés de valeur
lw-because-surcharge = laisse moins de Propriétés à payer à la fin
lw-because-actions = laisse plus d'Actions et de Coursiers pour dépenser
lw-because-kept = garde de meilleures cartes pour le tour suivant
lw-because-spaces = fait place à une carte de plus sur le plateau
lw-because-bankruptcy = rapproche la fin de l'argent et des Propriétés : la faillite
lw-because-rest = fait dépenser davantage aux cartes du plateau dans les tours à venir
