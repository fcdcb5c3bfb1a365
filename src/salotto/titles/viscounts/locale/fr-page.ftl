### La page de Vicomtes.

vw-page-hand = Votre main
vw-page-own-board = Votre plateau
vw-page-board-of = Plateau : { $name }
vw-page-tracks = Corruption et Vertu
vw-page-bonuses = Cartes Bonus Clerc
vw-page-manuscripts = Manuscrits
vw-page-deck = Main et pioche ({ $n })
vw-page-pile = { $n } dans la pioche
vw-page-discard = Défausse ({ $n })
vw-page-overlord = Le Baron
vw-page-team = Équipe { $total }, objectif { $target }
vw-page-start = Premier joueur
vw-page-virtue = Vertu
vw-page-corruption = Corruption
vw-page-debts = Dettes, impayées et payées
vw-page-deeds = Titres, acquis et approuvés
vw-page-castle = Ouvriers dans le Château par niveau
vw-page-buildings = Bâtiments
vw-page-round =
    Manche { $round }{ $last ->
        [0] { "" }
       *[other] { "" } sur { $last }
    }
vw-page-ends =
    La fin : encore { $debts ->
        [one] { $debts } Dette
       *[other] { $debts } Dettes
    } ou { $deeds ->
        [one] { $deeds } Titre
       *[other] { $deeds } Titres
    }
vw-page-last-round = La dernière manche
vw-page-tells = { $what }
vw-page-keep = Le troisième niveau du Château
vw-page-townsfolk-left = Villageois dans la pile
vw-page-manuscripts-left = Manuscrits dans la pile
vw-page-end-debt = { $left } avant Pauvreté
vw-page-end-debt-revealed = Pauvreté
vw-page-end-deed = { $left } avant Prospérité
vw-page-end-deed-revealed = Prospérité
vw-page-reserve =
    Réserve du Baron : { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    }
vw-page-phase-1 = Cartes
vw-page-phase-2 = Déplacement
vw-page-phase-3 = Action
vw-page-phase-4 = Recruter
vw-page-phase-5 = Collision
vw-page-phase-6 = Pioche
vw-page-move-one =
    { $silver ->
        [0] Gratuit
        [one] Pour { $silver } Pièce
       *[other] Pour { $silver } Pièces
    } ; là, vous pouvez : { $first }
vw-page-move-two =
    { $silver ->
        [0] Gratuit
        [one] Pour { $silver } Pièce
       *[other] Pour { $silver } Pièces
    } ; là, vous pouvez : { $first } et { $second }
vw-page-move-idle =
    { $silver ->
        [0] Gratuit
        [one] Pour { $silver } Pièce
       *[other] Pour { $silver } Pièces
    } ; là, aucune action n'est possible
vw-page-costs =
    { $silver ->
        [0] gratuit
        [one] coûte 1 Pièce
       *[other] coûte { $silver } Pièces
    }
vw-page-missing =
    { $icons ->
        [0] gratuit
        [one] 1 icône à remplacer
       *[other] { $icons } icônes à remplacer
    }
vw-page-dismissed =
    { $card }, { $silver ->
        [0] gratuitement
        [one] pour 1 Pièce
       *[other] pour { $silver } Pièces
    }{ $then ->
        [remove] { "" } ; puis 1 Ouvrier du Baron s'en va
        [place] { "" } ; puis un de vos Ouvriers reste ici
       *[none] { "" }
    }
vw-page-row = { $left }, { $middle }, { $right }
vw-page-over = Fin de la partie
vw-page-trades =
    { $exchange }, { $times ->
        [one] une fois
       *[other] jusqu'à { $times } fois
    }{ $then ->
        [remove] { "" } ; puis 1 Ouvrier du Baron s'en va
        [place] { "" } ; puis un de vos Ouvriers reste ici
       *[none] { "" }
    }
vw-page-constructs = au plus : { $kind }{ $then ->
        [remove] { "" } ; puis 1 Ouvrier du Baron s'en va
        [place] { "" } ; puis un de vos Ouvriers reste ici
       *[none] { "" }
    }
vw-page-sends =
    { $n ->
        [one] { $n } Ouvrier
       *[other] jusqu'à { $n } Ouvriers
    }{ $then ->
        [remove] { "" } ; puis 1 Ouvrier du Baron s'en va
        [place] { "" } ; puis un de vos Ouvriers reste ici
       *[none] { "" }
    }
vw-page-writes =
    { $manuscript }, { $icons ->
        [0] gratuitement
        [one] 1 icône à remplacer
       *[other] { $icons } icônes à remplacer
    }{ $then ->
        [remove] { "" } ; puis 1 Ouvrier du Baron s'en va
        [place] { "" } ; puis un de vos Ouvriers reste ici
       *[none] { "" }
    }
vw-page-focus = Objectif principal : { $focus }
vw-page-protected = Le Baron les protège
