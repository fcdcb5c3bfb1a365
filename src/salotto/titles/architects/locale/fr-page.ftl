### La page d'Architectes.

aw-good-clay = Argile
aw-good-gold = Or
aw-term-virtue = Vertu
aw-term-cathedral = Cathédrale
aw-term-guildhall = Maison des Guildes
aw-term-black-market = Marché Noir
aw-term-workers = Ouvriers
aw-term-apprentices = Apprentis
aw-term-buildings = Bâtiments
aw-term-debts = Dettes impayées
aw-term-prison = en Prison
aw-term-captives = capturés
aw-page-hire = Embaucher
aw-page-plans = Plans ({ $n })
aw-page-five-plans = 5 plans, gardez-en 1
aw-page-small-market = Petit Marché
aw-page-large-market = Grand Marché
aw-page-reach =
    { $n ->
        [one] colonne { $n }
       *[other] colonnes 1–{ $n }
    }
aw-page-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
aw-page-left =
    { $n ->
        [0] plus aucune case
        [one] reste { $n } case
       *[other] restent { $n } cases
    }
aw-page-baron = Le Baron
aw-page-team =
    Équipe { $total }, objectif { $target ->
        [0] encore 0
       *[other] { $target }
    }
aw-page-events = Événements restants
aw-page-intrigues = cartes Intrigue
aw-page-hand = Vos cartes Bâtiment
aw-page-hand-of = Cartes Bâtiment
aw-page-drawn = À choisir
aw-page-board = Votre plateau
aw-page-board-of = Plateau : { $name }
aw-page-debts =
    { $n ->
        [one] { $n } Dette impayée
       *[other] { $n } Dettes impayées
    }
aw-page-paid-debts =
    { $n ->
        [one] { $n } Dette payée
       *[other] { $n } Dettes payées
    }
aw-page-held =
    { $n ->
        [one] { $n } Ouvrier capturé par d'autres
       *[other] { $n } Ouvriers capturés par d'autres
    }
aw-page-schemes = Stratagèmes
aw-page-first = Premier joueur
aw-page-guildhall = Guildes { $built } sur { $spaces }
aw-page-ends =
    { $left ->
        [one] Fin à la prochaine construction
       *[other] { $left } constructions avant la fin
    }
aw-page-final-turns =
    { $left ->
        [one] Le dernier tour
       *[other] Encore { $left } derniers tours
    }
aw-page-over = La partie est finie
aw-page-costs =
    { $silver ->
        [one] coûte { $silver } Pièce
       *[other] coûte { $silver } Pièces
    }
aw-page-gains =
    { $silver ->
        [one] rapporte { $silver } Pièce
       *[other] rapporte { $silver } Pièces
    }
aw-page-frees =
    { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    }
aw-page-hire-price =
    { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    }{ $coins ->
        [0] { "" }
       *[other] , en rapporte { $coins }
    }
aw-page-gift = { $now } → { $then }
aw-page-gift-card =
    { $now ->
        [one] { $now } carte en main
       *[other] { $now } cartes en main
    }, limite { $limit }
aw-page-gift-request = { $given } sur { $wanted }
aw-page-stands = Pièces { $silver }, Vertu { $virtue }, Dettes { $debts }, en Prison { $prison }
aw-page-last-turn = Ce qu'il vient de faire
aw-page-first-turn = Il joue après le dernier d'entre vous.
aw-page-request-left = Niveau { $level } : cachée
aw-page-pad-buildings = Points des Bâtiments
aw-page-pad-level = Niveau de la Cathédrale
aw-page-pad-virtue = Vertu
aw-page-pad-debts = Dettes impayées
aw-page-pad-precious = Or et Marbre
aw-page-pad-silver = Pièces
aw-page-pad-prisoners = Vos Ouvriers en Prison
