ob-stands-rounds =
    Manche { $round } sur { $rounds }. { $courtship ->
        [0] Plus aucune cour ne suit.
       *[other] La prochaine cour a lieu à la manche { $courtship }.
    }
ob-stands-reputation =
    Vous êtes au niveau { $level } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } à la fin. { $missing ->
        [0] Il n'y en a pas de plus haut.
        [one] Il manque 1 point de réputation pour le niveau suivant.
       *[other] Il manque { $missing } points de réputation pour le niveau suivant.
    }
ob-stands-money =
    Vous avez { $money } £ : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } à la fin.
ob-stands-tile =
    { $missing ->
        [0] Elle coûte { $price } £ et vous avez { $money } £.
       *[other] Elle coûte { $price } £ ; vous avez { $money } £, il manque { $missing } £.
    }
ob-stands-market =
    Avec { $money } £, vous pouvez payer { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    } sur { $of }.
ob-stands-available =
    { $n ->
        [0] Aucun de vos domestiques n'est disponible maintenant.
        [one] 1 de vos domestiques est disponible maintenant.
       *[other] { $n } de vos domestiques sont disponibles maintenant.
    }
ob-stands-quarters =
    { $n ->
        [0] Personne ne revient à votre prochain tour.
        [one] 1 de vos domestiques sera disponible à votre prochain tour.
       *[other] { $n } de vos domestiques seront disponibles à votre prochain tour.
    }
ob-stands-expended =
    { $n ->
        [0] Aucun de vos domestiques n'a servi.
        [one] 1 de vos domestiques sera disponible dans deux tours, ou tout de suite si vous passez.
       *[other] { $n } de vos domestiques seront disponibles dans deux tours, ou tout de suite si vous passez.
    }
