### Le récit d'une table de Paladins, en français.

## Mise en place et manches

pw-start-player =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } le jeton Premier Joueur.
pw-takes-starting =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } le Villageois de départ { $card }.
pw-round = La manche { $round } commence.
pw-order-turned-up = « { $card } » est révélé et vaut { $vp } PV.
pw-favour-turned-up = La Faveur du Roi { $card } est révélée.
pw-tavern-laid-out = Les cartes Taverne sont révélées.
pw-has-chosen =
    { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } choisi un Paladin.
pw-all-have-chosen = Tous ont choisi un Paladin.
pw-reveals-paladin =
    { $you ->
        [yes] Vous révélez
       *[no] { $player } révèle
    } { $card } : { $workers }.
pw-takes-tavern =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } la carte Taverne : { $card }.
pw-all-have-passed = Tous ont passé.
pw-refreshed = Remise en état : les rangées, la Taverne et les Faveurs sont de nouveau prêtes.
pw-game-over = La partie est finie.

## Actions

pw-acts =
    { $you ->
        [yes] Vous choisissez
       *[no] { $player } choisit
    } { $action } : { $workers }.
pw-acts-for =
    { $you ->
        [yes] Vous choisissez
       *[no] { $player } choisit
    } { $action } pour { $other_you ->
        [yes] vous
       *[no] { $other }
    } : { $workers }.
pw-pays =
    { $you ->
        [yes] Vous payez
       *[no] { $player } paie
    } { $what }.
pw-develops =
    { $you ->
        [yes] Vous développez
       *[no] { $player } développe
    } : un Atelier sur { $place }.
pw-discards-townsfolk =
    { $you ->
        [yes] Vous défaussez
       *[no] { $player } défausse
    } { $card } pour la récompense.
pw-joins-crew =
    { $you ->
        [yes] Vous accueillez { $card } dans votre Équipe
       *[no] { $player } accueille { $card } dans son Équipe
    }.
pw-clears =
    { $you ->
        [yes] Vous priez
       *[no] { $player } prie
    } : « { $space } ».
pw-commissions =
    { $you ->
        [yes] Vous placez
       *[no] { $player } place
    } un Moine : « { $space } ».
pw-garrisons =
    { $you ->
        [yes] Vous placez
       *[no] { $player } place
    } une Garnison : « { $space } ».
pw-fortifies =
    { $you ->
        [yes] Vous construisez
       *[no] { $player } construit
    } : « { $wall } ».
pw-absolves =
    { $you ->
        [yes] Vous déplacez
       *[no] { $player } déplace
    } une Jarre : « { $space } ».
pw-attacks =
    { $you ->
        [yes] Vous attaquez
       *[no] { $player } attaque
    } { $card }.
pw-converts =
    { $you ->
        [yes] Vous convertissez
       *[no] { $player } convertit
    } { $card }.
pw-uses-favour =
    { $you ->
        [yes] Vous utilisez
       *[no] { $player } utilise
    } la Faveur { $card } : { $workers }.
pw-completes-order =
    { $you ->
        [yes] Vous accomplissez
       *[no] { $player } accomplit
    } { $card } pour tous, avec : { $worker }.
pw-passes =
    { $you ->
        [yes] Vous passez
       *[no] { $player } passe
    }.
pw-keeps =
    { $you ->
        [yes] Vous conservez
       *[no] { $player } conserve
    } : { $workers }.

## Gains et pertes

pw-gains =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $what }.
pw-loses =
    { $you ->
        [yes] Vous perdez
       *[no] { $player } perd
    } { $what }.
pw-loses-worker =
    { $you ->
        [yes] Vous perdez
       *[no] { $player } perd
    } un Ouvrier conservé : { $worker }.
pw-suspected =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } une Suspicion (Taxe { $tax }) et en { $you ->
        [yes] avez
       *[no] a
    } maintenant { $held }.
pw-no-suspicion-left = Il n'y a plus de carte Suspicion.
pw-removes-suspicion =
    { $you ->
        [yes] Vous défaussez
       *[no] { $player } défausse
    } { $n ->
        [one] { $n } Suspicion
       *[other] { $n } Suspicions
    } ; il en reste { $held }.
pw-inquisition =
    La réserve de taxes est vide : Inquisition ! La dernière Pièce a été prise par { $you ->
        [yes] vous
       *[no] { $player }
    }.
pw-nobody-suspected = Personne n'est suspect.
pw-tax-refilled =
    La réserve de taxes revient à { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }.
pw-gains-debt =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } une Dette.
pw-avoids-debt =
    { $you ->
        [yes] Vous payez
       *[no] { $player } paie
    } { $silver ->
        [one] { $silver } Pièce
       *[other] { $silver } Pièces
    } au lieu de gagner une Dette : le { $tome } le permet.
pw-pays-debt =
    { $you ->
        [yes] Vous payez
       *[no] { $player } paie
    } une Dette.
pw-destroys-debt =
    { $you ->
        [yes] Vous détruisez
       *[no] { $player } détruit
    } une Dette impayée.

## Le Rival

pw-rival-workshop = Un Atelier du Rival va sur { $action }.
pw-rival-scheme-added = « { $card } » s'ajoute aux Objectifs du Rival.
pw-rival-workers =
    Le Rival a { $n ->
        [one] { $n } Ouvrier.
       *[other] { $n } Ouvriers.
    }
pw-rival-reveals = Le Rival révèle { $card }.
pw-rival-acts =
    Le Rival choisit { $action } avec { $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }.
pw-rival-favour =
    Le Rival utilise la Faveur { $card } avec { $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }.
pw-rival-absolves = Le Rival retire une Jarre.
pw-rival-clears = Le Rival libère le côté droit de son plateau.
pw-rival-gains-workers =
    Le Rival gagne { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    }.
pw-rival-marker = Le marqueur Ressource du Rival est sur { $space }.
pw-rival-drains =
    { $n ->
        [one] { $n } Pièce quitte
       *[other] { $n } Pièces quittent
    } la réserve de taxes.
pw-rival-rests =
    Le Rival se repose ; il lui reste { $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }.

## Le Baron

pw-invaders =
    Menace des Envahisseurs : prenez ensemble { $n ->
        [one] { $n } Envahisseur
       *[other] { $n } Envahisseurs
    } à chaque manche.
pw-invaders-strike =
    Les Envahisseurs frappent : { $n ->
        [0] aucun n'a été pris
        [one] un seul a été pris
       *[other] seuls { $n } ont été pris
    }, il en fallait { $needed }.
pw-threat-turned-up =
    « { $card } » est révélée avec { $workers ->
        [one] { $workers } Ouvrier du Baron
       *[other] { $workers } Ouvriers du Baron
    }.
pw-threat-faced =
    { $left ->
        [0] La Menace est écartée : « { $card } ».
        [one] Il reste 1 Ouvrier du Baron sur « { $card } ».
       *[other] Il reste { $left } Ouvriers du Baron sur « { $card } ».
    }
pw-threat-grows =
    { $card } passe à { $workers ->
        [one] { $workers } Ouvrier du Baron
       *[other] { $workers } Ouvriers du Baron
    }.
pw-kings-threat = Menace du Roi : chaque Ordre du Roi demande désormais { $more } de plus dans chaque Attribut.
pw-suffers =
    { $you ->
        [yes] Vous subissez
       *[no] { $player } subit
    } { $card }.
pw-suffers-nothing =
    { $you ->
        [yes] Vous n'avez
       *[no] { $player } n'a
    } rien à perdre à cause de « { $card } ».
pw-honour-lowers =
    { $attribute } : { $you ->
        [yes] vous descendez
       *[no] { $player } descend
    } à { $value }, la valeur de l'Honneur.
