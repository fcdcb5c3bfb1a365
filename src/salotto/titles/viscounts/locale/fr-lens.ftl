vw-stands-team =
    Ensemble, vous avez { $total } points sur { $target }. { $reserve ->
        [0] La réserve du Baron est vide : vous perdez quand il doit placer un autre Ouvrier.
        [one] Il reste 1 Ouvrier dans la réserve du Baron.
       *[other] Il reste { $reserve } Ouvriers dans la réserve du Baron.
    }
vw-stands-met = Vos marqueurs se sont rencontrés : à la phase 5 de votre tour, vous résolvez la Collision. Là où ils sont, elle donne : { $brings }.
vw-stands-tracks =
    { $apart ->
        [one] Vos marqueurs sont côte à côte.
       *[other] Vos marqueurs sont à { $apart } cases l'un de l'autre.
    } S'ils se rencontraient là où est la Corruption : { $left }. Là où est la Vertu : { $right }.
vw-stands-debts =
    { $n ->
        [0] Vous n'avez aucune Dette impayée.
        [one] Votre Dette impayée coûte { $vp } points à la fin.
       *[other] Vos { $n } Dettes impayées coûtent { $vp } points à la fin.
    } { $left ->
        [0] La Pauvreté a été révélée.
        [one] Il reste 1 Dette avant la Pauvreté.
       *[other] Il reste { $left } Dettes avant la Pauvreté.
    }
vw-stands-deeds =
    { $n ->
        [0] Vous n'avez aucun Titre de Propriété.
        [one] Votre Titre de Propriété rapporte { $vp ->
            [one] 1 point
           *[other] { $vp } points
        } à la fin.
       *[other] Vos { $n } Titres de Propriété rapportent { $vp } points à la fin.
    } { $left ->
        [0] La Prospérité a été révélée.
        [one] Il reste 1 Titre avant la Prospérité.
       *[other] Il reste { $left } Titres avant la Prospérité.
    }
vw-stands-keep =
    { $n ->
        [0] Vous n'avez aucun Ouvrier ici.
        [one] Vous avez 1 Ouvrier ici.
       *[other] Vous avez { $n } Ouvriers ici.
    } { $led ->
        [own] La carte Chef du Château est à vous.
        [other] La carte Chef du Château est à quelqu'un d'autre.
       *[nobody] Le premier qui arrive ici prend la carte Chef du Château.
    }
