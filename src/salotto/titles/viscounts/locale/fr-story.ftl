### Vicomtes du Royaume de l'Ouest : ce qui se passe, ce qui n'est pas possible, comment cela finit.

## La mise en place

vw-start-player =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } le jeton Premier Joueur.
vw-takes-summary =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } la { $card }.
vw-lays-on-top =
    { $you ->
        [yes] Vous posez
       *[no] { $player } pose
    } la { $card } au-dessus.
vw-takes-pair =
    { $you ->
        [yes] Vous prenez la { $pair } et commencez
       *[no] { $player } prend la { $pair } et commence
    } sur cette case : { $space }.
vw-rival-settles = { $player } commence sur cette case : { $space }.
vw-baron-starts = Le Baron commence sur cette case : { $space }.
vw-dealt = Les pioches sont mélangées ; chacun a pioché { $n } cartes.

## Le tour

vw-turn =
    Manche { $round } : { $you ->
        [yes] c'est à vous.
       *[no] c'est à { $player }.
    }
vw-drops-off = « { $card } » sort.
vw-plays =
    { $you ->
        [yes] Vous jouez
       *[no] { $player } joue
    } { $card }.
vw-turns-up = { $player } dévoile « { $card } ».
vw-moves =
    { $you ->
        [yes] Vous chevauchez
       *[no] { $player } chevauche
    } jusqu'à cette case : { $space }{ $silver ->
        [0] .
        [one] , pour { $silver } Pièce.
       *[other] , pour { $silver } Pièces.
    }
vw-trades =
    { $you ->
        [yes] Vous commercez
       *[no] { $player } commerce
    } { $times ->
        [one] { $times } fois
       *[other] { $times } fois
    } ({ $exchange }){ $silver ->
        [0] .
        [one] , en ajoutant { $silver } Pièce.
       *[other] , en ajoutant { $silver } Pièces.
    }
vw-dismisses =
    { $you ->
        [yes] Vous renvoyez
       *[no] { $player } renvoie
    } { $card }{ $silver ->
        [0] .
        [one] { " " }pour { $silver } Pièce.
       *[other] { " " }pour { $silver } Pièces.
    }
vw-hires =
    { $you ->
        [yes] Vous recrutez
       *[no] { $player } recrute
    } « { $card } »{ $silver ->
        [0] .
        [one] { " " }pour { $silver } Pièce.
       *[other] { " " }pour { $silver } Pièces.
    }
vw-pays =
    { $you ->
        [yes] Vous dépensez
       *[no] { $player } dépense
    } { $goods }.
vw-rival-spends =
    { $player } dépense { $n ->
        [one] { $n } ressource.
       *[other] { $n } ressources.
    }
vw-builds =
    { $you ->
        [yes] Vous construisez « { $kind } » (« { $spot } »). Désormais agit le socle « { $slot } ».
       *[no] { $player } construit « { $kind } » ({ $site }).
    }
vw-rival-builds = { $player } construit « { $kind } » ({ $site }).
vw-link =
    { $owner_you ->
        [own] Lien entre deux Bâtiments de { $player }.
        [yes]
            { $you ->
                [yes] { $link } (entre deux de vos Bâtiments).
               *[no] { $link } (entre { $player } et vous).
            }
       *[no]
            { $you ->
                [yes] { $link } (entre vous et { $owner }).
               *[no] Lien entre { $player } et { $owner }.
            }
    }
vw-transcribes =
    { $you ->
        [yes] Vous transcrivez
       *[no] { $player } transcrit
    } « { $manuscript } ».
vw-cleric-bonus =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } { $card }.
vw-draws =
    { $you ->
        [yes] Vous piochez
       *[no] { $player } pioche
    } { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
vw-rearranges =
    { $you ->
        [yes] Vous réorganisez votre
       *[no] { $player } réorganise son
    } plateau : { $cards }.
vw-discards =
    { $you ->
        [yes] Vous défaussez
       *[no] { $player } défausse
    } { $card }.
vw-destroys =
    { $you ->
        [yes] Vous détruisez
       *[no] { $player } détruit
    } { $card } pour { $silver ->
        [one] { $silver } Pièce.
       *[other] { $silver } Pièces.
    }
vw-shuffles =
    { $you ->
        [yes] Vous formez
       *[no] { $player } forme
    } une nouvelle pioche de { $n ->
        [one] { $n } carte.
       *[other] { $n } cartes.
    }
vw-gains-scheme = { $player } gagne { $card }.

## Biens et marqueurs

vw-gains =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $goods }.
vw-virtue =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $n } Vertu : le marqueur est sur { $at }.
vw-corruption =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $n } Corruption : le marqueur est sur { $at }.
vw-gains-debts =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $n ->
        [one] une Dette.
       *[other] { $n } Dettes.
    }
vw-gains-deeds =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $n ->
        [one] un Titre de Propriété.
       *[other] { $n } Titres de Propriété.
    }
vw-avoids-debt =
    { $you ->
        [yes] Vous payez
       *[no] { $player } paie
    } { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } au lieu de gagner une Dette : le { $tome } le permet.
vw-flips-debt =
    { $you ->
        [yes] Vous retournez
       *[no] { $player } retourne
    } une Dette : elle est payée.
vw-flips-deed =
    { $you ->
        [yes] Vous retournez
       *[no] { $player } retourne
    } un Titre de Propriété : il est approuvé.
vw-poverty = La carte Pauvreté est révélée. La manche { $round } est la dernière.
vw-prosperity = La carte Prospérité est révélée. La manche { $round } est la dernière.
vw-collision =
    { $you ->
        [yes] Vos marqueurs entrent en Collision
       *[no] Les marqueurs de { $player } entrent en Collision
    } (case { $at }).
vw-collision-space =
    { $you ->
        [yes] Vous résolvez
       *[no] { $player } résout
    } la Collision sur la case { $at }.
vw-markers-back =
    { $you ->
        [yes] Vos marqueurs
       *[no] Les marqueurs de { $player }
    } reviennent aux extrémités de la piste.

## Le Château

vw-places-workers =
    { $you ->
        [yes] Vous envoyez
       *[no] { $player } envoie
    } { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    } dans la { $section }.
vw-moves-worker =
    { $you ->
        [yes] Vous déplacez
       *[no] { $player } déplace
    } un Ouvrier de la { $start } à la { $goal }.
vw-moves-in =
    { $you ->
        [yes] Un de vos Ouvriers
       *[no] Un Ouvrier de { $player }
    } entre au deuxième niveau : { $section }.
vw-spreads = Deux Ouvriers passent de la { $section } aux sections voisines.
vw-moves-to-centre =
    { $you ->
        [yes] Un de vos Ouvriers
       *[no] Un Ouvrier de { $player }
    } atteint le troisième niveau depuis la { $section }.
vw-castle-leader =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } la carte Chef du Château.
vw-bumps =
    { $you ->
        [yes] Vous expulsez
       *[no] { $player } expulse
    } { $owner_you ->
        [yes] un de vos Ouvriers
        [own] un de ses propres Ouvriers
       *[no] un Ouvrier de { $owner }
    } de la { $section }, { $tier ->
        [1] premier niveau.
       *[other] deuxième niveau.
    }
vw-bumps-baron =
    { $you ->
        [yes] Vous expulsez
       *[no] { $player } expulse
    } un Ouvrier du Baron de la { $section }, { $tier ->
        [1] premier niveau.
       *[other] deuxième niveau.
    }

## Le Baron

vw-removes-baron =
    { $you ->
        [yes] Vous retirez
       *[no] { $player } retire
    } un Ouvrier du Baron : { $space }.
vw-guards =
    { $you ->
        [yes] Vous posez
       *[no] { $player } pose
    } un Ouvrier sur cette case : { $space }.
vw-baron-moves =
    Le Baron avance { $steps ->
        [one] d'une case
       *[other] de { $steps } cases
    } jusqu'à celle-ci : { $space }.
vw-baron-places =
    { $n ->
        [one] Un Ouvrier du Baron arrive
       *[other] { $n } Ouvriers du Baron arrivent
    } sur cette case : { $space }.
vw-baron-removes =
    Le Baron retire { $owner_you ->
        [yes] un de vos Ouvriers
       *[no] un Ouvrier de { $owner }
    } : { $space }.
vw-baron-dismisses = Le Baron renvoie « { $card } » : { $does }.
vw-baron-orders = Ordre d'avance depuis cette case : { $space }.
vw-baron-advances = Un Ouvrier du Baron avance jusqu'à cette case : { $space }.
vw-baron-enters =
    Un Ouvrier du Baron entre dans la { $section }, { $tier ->
        [1] premier niveau.
       *[other] deuxième niveau.
    }
vw-baron-eliminates =
    Le Baron élimine { $owner_you ->
        [yes] un de vos Ouvriers
       *[no] un Ouvrier de { $owner }
    } de la { $section }, { $tier ->
        [1] premier niveau.
       *[other] deuxième niveau.
    }
vw-baron-thins-out =
    { $n ->
        [one] Un Ouvrier du Baron quitte
       *[other] { $n } Ouvriers du Baron quittent
    } le plateau : { $spaces }.

## La fin

vw-game-over = La partie s'achève après la manche { $round }.
vw-defeat-castle = Un Ouvrier du Baron a atteint le cœur du Château.
vw-defeat-reserve = Le Baron a mis en jeu tous ses Ouvriers.
vw-coop-total = Ensemble, vous avez { $total } points.

## Pourquoi pas

vw-why-too-far =
    { $silver ->
        [one] Aller là coûterait { $silver } Pièce.
       *[other] Aller là coûterait { $silver } Pièces.
    }
vw-why-wrong-path = Commercer et Construire un Bâtiment se font sur le chemin extérieur, Placer des Ouvriers et Transcrire sur le chemin intérieur.
vw-why-no-usable-icon = « { $card } » n'a pas d'icône pour cette action.
vw-why-too-dear-to-dismiss =
    { $silver ->
        [one] Renvoyer « { $card } » coûterait { $silver } Pièce.
       *[other] Renvoyer « { $card } » coûterait { $silver } Pièces.
    }
vw-why-not-even-with-it =
    { $silver ->
        [one] Même avec « { $card } », pour { $silver } Pièce, vous ne pourriez pas terminer cette action.
       *[other] Même avec « { $card } », pour { $silver } Pièces, vous ne pourriez pas terminer cette action.
    }
vw-why-too-few-merchants = Un Échange demande { $needed } Marchands ; avec toutes vos Pièces, vous en avez { $icons }.
vw-why-no-spot = Tous les emplacements de Bâtiment de votre case sont occupés.
vw-why-spot-taken = Il y a déjà un Bâtiment ici.
vw-why-other-space = Cet emplacement de Bâtiment appartient à une autre case.
vw-why-too-few-builders = Il faut { $needed } Bâtisseurs ; avec tout ce que vous pouvez dépenser, vous en avez { $icons }.
vw-why-no-building = Tous vos Bâtiments sont déjà sur le plateau principal.
vw-why-slot-empty = Vous avez déjà placé ce Bâtiment.
vw-why-too-few-nobles = Il faut { $needed } Nobles ; avec tout ce que vous pouvez dépenser, vous en avez { $icons }.
vw-why-no-worker = Il ne vous reste aucun Ouvrier.
vw-why-too-few-clerics = Ce Manuscrit demande { $needed } Clercs ; avec tout ce que vous pouvez dépenser, vous en avez { $icons }.
vw-why-wrong-cost = Seuls les Manuscrits de coût 3 ou 4 se prennent gratuitement.
vw-why-protected = Le Baron protège ses Ouvriers dans la section devant lui.
