### Ce qui est imprimé sur les cartes de Paladins, en mots.

pw-when-action = Après chaque action { $action } : { $reward }
pw-when-inquisition =
    À chaque Inquisition{ $condition ->
        [suspected] {" "}avec 2 Suspicions ou plus
        [unsuspected] {" "}sans Suspicion
       *[always] { "" }
    } : { $reward }
pw-when-debt-paid = Chaque fois qu'une de vos Dettes est payée : { $reward }
pw-when-debt-gained = Chaque fois que vous gagnez une Dette : { $reward }
pw-when-kings-favour = Après chaque Faveur du Roi : { $reward }
pw-card-joining = En rejoignant l'Équipe : { $reward }
pw-card-discarded = Défaussé à la place : { $reward }
pw-card-attacked = Attaqué : { $reward }
pw-card-converted = Converti : { $reward }
pw-card-built = Une fois construit : { $reward }
pw-card-vp = { $vp } PV à la fin
pw-card-tax = Taxe { $tax }
pw-card-order = { $action } : au moins { $n } fois
pw-card-needs = Demande { $one } et { $other }
pw-card-workers = { $workers } : { $reward }
pw-card-workers-and-cost = { $workers } et { $cost } : { $reward }
pw-card-invaders = Prenez ensemble assez d'Envahisseurs à chaque manche.
pw-card-kings-threat = Chaque Ordre du Roi demande { $more } de plus dans chaque Attribut.
pw-card-threat = Chaque action { $action } retire 1 Ouvrier du Baron.
pw-card-penalty = Sinon, pour chaque joueur : { $reward }
pw-card-penalty-or = ou bien { $reward }
pw-card-honour = 1 Honneur après chaque action { $action }
pw-card-tile = Gagner de l'Honneur ({ $workers }) : { $reward }
pw-card-softens = Converti, à la fin : chaque Dette impayée coûte { $vp } PV de moins
pw-card-scores =
    Converti, à la fin : { $base ->
        [0] { "" }
       *[other] { $base } PV et{" "}
    }{ $vp } PV par { $per ->
        [one] { "" }
       *[other] tranche de { $per }{" "}
    }{ $count ->
        [commissions] Moines sur la carte
        [garrisons] Garnisons sur la carte
        [develops] Ateliers développés
        [townsfolk] Villageois dans l'Équipe
        [walls] Remparts
        [jars] Jarres
        [strength] Force
        [faith] Foi
        [influence] Influence
        [attacked_saracen] Sarrasin attaqué
        [attacked_viking] Viking attaqué
        [attacked_byzantine] Byzantin attaqué
        [kings_orders_completed] Ordre du Roi accompli
        [mercenaries_converted] Mercenaire converti
        [debts_paid] Dette payée
       *[suspicion] Suspicion
    }

## Ce que donnent les Tomes d'une campagne

pw-advantage-architects-buildings = Chaque Développer vous coûte 1 Pièce de moins.
pw-advantage-architects-marble = Au départ : 2 Pièces et 2 Provisions.
pw-advantage-architects-debts = Au lieu de chaque Dette, vous pouvez payer 2 Pièces.
pw-advantage-architects-cathedral = Au départ : 1 Foi.
pw-advantage-architects-virtue = Chaque Prier vous coûte 1 Pièce de moins.
pw-advantage-architects-captives = Au départ : 1 Combattant et 1 Éclaireur.
