vw-stands-team =
    Ensemble, vous avez { $total } points sur { $target }. { $reserve ->
        [0] La réserve du Baron est vide : vous perdez quand il doit placer un autre ouvrier.
        [one] Il reste 1 ouvrier dans la réserve du Baron.
       *[other] Il reste { $reserve } ouvriers dans la réserve du Baron.
    }
vw-stands-met = Vos marqueurs se sont rencontrés : à la phase 5 de votre tour, vous résolvez la collision. Là où ils sont, elle donne : { $brings }.
vw-stands-tracks =
    { $apart ->
        [one] Vos marqueurs sont côte à côte.
       *[other] Vos marqueurs sont à { $apart } cases l'un de l'autre.
    } S'ils se rencontraient là où est la Corruption : { $left }. Là où est la Vertu : { $right }.
vw-stands-debts =
    { $n ->
        [0] Vous n'avez aucune dette non payée.
        [one] Votre dette non payée coûte { $vp } points à la fin.
       *[other] Vos { $n } dettes non payées coûtent { $vp } points à la fin.
    } { $left ->
        [0] La Pauvreté a été révélée.
        [one] Il reste 1 dette avant la Pauvreté.
       *[other] Il reste { $left } dettes avant la Pauvreté.
    }
vw-stands-deeds =
    { $n ->
        [0] Vous n'avez aucun titre de propriété.
        [one] Votre titre de propriété rapporte { $vp ->
            [one] 1 point
           *[other] { $vp } points
        } à la fin.
       *[other] Vos { $n } titres de propriété rapportent { $vp } points à la fin.
    } { $left ->
        [0] La Prospérité a été révélée.
        [one] Il reste 1 titre avant la Prospérité.
       *[other] Il reste { $left } titres avant la Prospérité.
    }
vw-stands-keep =
    { $n ->
        [0] Vous n'avez aucun ouvrier ici.
        [one] Vous avez 1 ouvrier ici.
       *[other] Vous avez { $n } ouvriers ici.
    } { $led ->
        [own] La carte Chef du Château est à vous.
        [other] La carte Chef du Château est à quelqu'un d'autre.
       *[nobody] Le premier qui arrive ici prend la carte Chef du Château.
    }
