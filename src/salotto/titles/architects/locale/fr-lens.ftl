aw-stands-guildhall =
    { $left ->
        [0] La Maison des Guildes est pleine : on joue les derniers tours.
        [one] Encore un Ouvrier ici, et chacun a un dernier tour.
       *[other] Après encore { $left } Ouvriers ici, chacun a un dernier tour.
    }
aw-stands-team = Ensemble, vous avez { $total } points ; l'objectif du Baron est maintenant de { $target }.
aw-stands-virtue =
    Votre Vertu est de { $level } : { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } à la fin. { $closed ->
        [cathedral] Elle est trop basse pour la Cathédrale.
        [market] Elle est trop haute pour le Marché Noir.
       *[none] Le Marché Noir et la Cathédrale vous sont ouverts.
    }
aw-stands-cathedral =
    { $level ->
        [0] Vous n'avez pas encore travaillé à la Cathédrale.
       *[other]
            Vous êtes au niveau { $level } : { $vp ->
                [one] 1 point
               *[other] { $vp } points
            } à la fin.
    } { $next ->
        [0] Plus haut, aucun niveau n'est libre pour vous.
       *[other] Le niveau suivant en rapporte { $next } en tout.
    }
aw-stands-debts =
    { $n ->
        [0] Vous n'avez aucune Dette impayée.
        [one] Votre Dette impayée coûte { $vp } points à la fin.
       *[other] Vos { $n } Dettes impayées coûtent { $vp } points à la fin.
    }
aw-stands-prison =
    { $n ->
        [0] Aucun de vos Ouvriers n'est en Prison.
        [one] 1 de vos Ouvriers est en Prison.
       *[other] { $n } de vos Ouvriers sont en Prison.
    } { $vp ->
        [0] Pour l'instant, cela ne coûte aucun point.
        [one] Cela coûte 1 point à la fin.
       *[other] Cela coûte { $vp } points à la fin.
    }
