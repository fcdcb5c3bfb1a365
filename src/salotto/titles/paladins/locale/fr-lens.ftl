pw-stands-tax =
    { $silver ->
        [0] La réserve de taxes est vide : l'Inquisition est en cours.
        [one] Il reste 1 Pièce : qui la prend amène l'Inquisition.
       *[other] Il reste { $silver } Pièces : qui prend la dernière amène l'Inquisition.
    }
pw-stands-king =
    Manche { $round } : { $left ->
        [0] c'est la dernière.
        [one] il en reste une autre.
       *[other] il en reste { $left } autres.
    }
pw-stands-honour = Votre Honneur est de { $level } : à la fin, Force, Foi et Influence ne comptent chacune pas plus que cela.
pw-stands-attribute =
    Votre { $attribute ->
        [strength] Force
        [faith] Foi
       *[influence] Influence
    } est de { $level } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } à la fin.{ $boost ->
        [0] { "" }
       *[other] {" "}Pendant cette manche, elle vaut { $counts }.
    }
pw-stands-suspicion-coop =
    { $n ->
        [0] Vous n'avez aucune carte Suspicion.
        [one] Vous avez 1 carte Suspicion.
       *[other] Vous avez { $n } cartes Suspicion.
    }
pw-stands-suspicion =
    { pw-stands-suspicion-coop } { $hit ->
        [yes] Personne n'en a plus : une Inquisition vous donnerait maintenant une Dette.
       *[no] Une Inquisition ne vous donnerait pas de Dette ; qui en a le plus en a { $most }.
    }
pw-stands-debts =
    { $n ->
        [0] Vous n'avez aucune Dette impayée.
        [one] Vous avez 1 Dette impayée.
       *[other] Vous avez { $n } Dettes impayées.
    } Toutes vos Dettes comptent ensemble { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } à la fin.
