### La page de Paladins.

pw-attribute-strength = Force
pw-attribute-faith = Foi
pw-attribute-influence = Influence
pw-good-silver = Pièces
pw-good-provision = Provisions
pw-page-your-paladins = Vos Paladins
pw-page-pile = { $n } dans votre pioche
pw-page-tavern = Taverne
pw-page-townsfolk = Villageois
pw-page-outsiders = Envahisseurs
pw-page-king = La piste du Roi
pw-page-map = La carte
pw-page-in-round = manche { $round }
pw-page-tax = Réserve de taxes
pw-page-suspicion = Suspicion
pw-page-walls = Remparts restants
pw-page-debts = Dettes impayées
pw-page-team = Ensemble { $total }, objectif { $target }
pw-page-board = Votre plateau
pw-page-board-of = Plateau : { $name }
pw-page-needs = requiert { $n }
pw-page-crew = Équipe
pw-page-converted = Convertis
pw-page-attacked = Attaqués
pw-page-rival = Le Rival
pw-page-start = Premier joueur
pw-page-round = Manche { $round } sur { $rounds }
pw-page-ends = On joue { $rounds } manches
pw-page-last-round = La dernière manche
pw-attribute-honour = Honneur
pw-page-workshop = Atelier
pw-page-missing = manque
pw-page-done = Jusqu'ici
pw-page-averted = écartée
pw-page-debt-pile = Dettes dans la pile
pw-page-walls-built = Remparts
pw-page-on-top = Sur le dessus :
pw-page-at-bottom = De bas en haut :
pw-page-workers = Ouvriers
pw-page-resource = Marqueur Ressource { $space }/{ $spaces }
pw-page-schemes =
    { $n ->
        [one] { $n } Objectif dans la pioche
       *[other] { $n } Objectifs dans la pioche
    }
pw-note-costs = coûte { $what }
pw-note-free = gratuit
pw-note-debt = une Dette : −3 PV tant qu'elle est impayée
pw-note-keeps = de { $n } Ouvriers vous en conservez { $kept }
pw-pad-develops = Ateliers développés
pw-pad-commissions = Moines sur la carte
pw-pad-garrisons = Garnisons sur la carte
pw-pad-absolves = Jarres déplacées
pw-pad-fortifies = Remparts construits
pw-pad-walls = PV des Remparts
pw-pad-converts = PV des Envahisseurs convertis
pw-pad-softer = PV de moins par Dette impayée (Traîtres)
pw-pad-paid = Dettes payées
pw-note-gives =
    { $what ->
        [hunt] Provisions { $now } → { $then }
        [trade] Pièces { $now } → { $then }
        [develop] Ateliers { $now } → { $then }, { $worker }
        [conspire] un Criminel, Suspicions { $now } → { $then }
        [gain_honour] Honneur { $now } → { $then }, Suspicions { $held } → { $fewer }
        [recruit]
            { $then ->
                [0] la récompense de la carte
               *[other] Équipe { $now } → { $then }
            }
       *[pray]
            { $now ->
                [one] libère son seul emplacement occupé
               *[other] libère un de { $now } emplacements
            }
    }
pw-note-gives-more =
    { pw-note-gives } ; avec la récompense de { $card }{ $more ->
        [0] { "" }
       *[other] {" "}et { $more } de plus
    }
pw-page-left =
    Il vous reste { $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }{ $kept ->
        [0] , et c'est la dernière manche.
       *[other] {" "}: vous n'agirez plus cette manche et en conserverez { $kept }.
    }
pw-page-passed = passé
pw-note-change = { $now } → { $then }
pw-page-meets-baron =
    { $n ->
        [one] retire le dernier Ouvrier du Baron d'une Menace
       *[other] retire 1 des { $n } Ouvriers du Baron d'une Menace
    }
pw-page-meets-invaders =
    { $n ->
        [one] { $n } Envahisseur encore à prendre cette manche
       *[other] { $n } Envahisseurs encore à prendre cette manche
    }
pw-page-starting = Villageois de départ
pw-page-instead-told = Effectuée quand l'Objectif révélé est impossible
pw-page-rises = Quand le marqueur revient sur 1 :
pw-page-not-now = impossible pour l'instant
pw-page-last-scheme = Dernier Objectif :
pw-page-aims = Vise :
pw-page-aimed = Le Rival prendrait cette carte
pw-page-only-for =
    { $you ->
        [yes] pour vous seulement
       *[no] pour { $name } seulement
    }
pw-page-attributes = Attributs
pw-page-boosted = { $attribute } compte pour { $n } cette manche
pw-page-own-pile = Votre pioche de Paladins
pw-pad-strength = Force
pw-pad-faith = Foi
pw-pad-influence = Influence
pw-pad-silver = Pièces
pw-pad-provisions = Provisions
pw-pad-unpaid = Dettes impayées
pw-pad-order-1 = premier Ordre du Roi accompli
pw-pad-order-2 = deuxième Ordre du Roi accompli
pw-pad-order-3 = troisième Ordre du Roi accompli
