### Vicomtes du Royaume de l'Ouest : ce que font les cartes, les tuiles et les plateaux.

vw-does-nothing = il ne se passe rien
vw-does-two = { $first }, puis { $second }
vw-does-three = { $first }, puis { $second }, puis { $third }
vw-does-choose = soit { $first }, soit { $second }
vw-does-gain-ink =
    { $n ->
        [one] gagnez { $n } Encrier
       *[other] gagnez { $n } Encriers
    }
vw-does-gain-gold = gagnez { $n } Or
vw-does-gain-stone =
    { $n ->
        [one] gagnez { $n } Pierre
       *[other] gagnez { $n } Pierres
    }
vw-does-gain-silver =
    { $n ->
        [one] gagnez { $n } Pièce
       *[other] gagnez { $n } Pièces
    }
vw-does-gain-any-resource =
    { $n ->
        [one] gagnez { $n } ressource de votre choix
       *[other] gagnez { $n } ressources de votre choix
    }
vw-does-gain-debt =
    { $n ->
        [one] gagnez { $n } Dette
       *[other] gagnez { $n } Dettes
    }
vw-does-gain-deed =
    { $n ->
        [one] gagnez { $n } Titre de Propriété
       *[other] gagnez { $n } Titres de Propriété
    }
vw-does-gain-virtue = gagnez { $n } Vertu
vw-does-gain-corruption = gagnez { $n } Corruption
vw-does-flip-debt =
    { $n ->
        [one] retournez { $n } Dette
       *[other] retournez { $n } Dettes
    }
vw-does-flip-deed =
    { $n ->
        [one] retournez { $n } Titre de Propriété
       *[other] retournez { $n } Titres de Propriété
    }
vw-does-flip-either =
    { $n ->
        [one] retournez { $n } Dette ou Titre de Propriété
       *[other] retournez { $n } Dettes ou Titres de Propriété
    }
vw-does-rearrange = vous pouvez réorganiser votre plateau
vw-does-discard =
    { $n ->
        [one] vous pouvez défausser une carte
       *[other] vous pouvez défausser jusqu'à { $n } cartes
    }
vw-does-destroy =
    { $n ->
        [one] vous pouvez détruire une carte
       *[other] vous pouvez détruire jusqu'à { $n } cartes
    }
vw-does-destroy-setup =
    { $n ->
        [one] vous pouvez détruire une de vos cartes de départ
       *[other] vous pouvez détruire jusqu'à { $n } de vos cartes de départ
    }
vw-does-shuffle = mélangez votre défausse à votre pioche
vw-does-free-hire =
    { $n ->
        [one] recrutez gratuitement n'importe quel Villageois visible
       *[other] recrutez gratuitement { $n } Villageois visibles
    }
vw-does-castle-move = vous pouvez déplacer un Ouvrier du premier niveau dans une section voisine
vw-does-place-workers =
    { $n ->
        [one] placez { $n } Ouvrier au premier niveau d'une section de votre choix
       *[other] placez { $n } Ouvriers au premier niveau d'une même section de votre choix
    }
vw-does-place-apart = placez { $n } Ouvriers au premier niveau de sections différentes, un par un
vw-does-place-building-any-spot = placez gratuitement un Bâtiment sur n'importe quel emplacement libre : { $kind }
vw-does-place-building-own-space = placez gratuitement un Bâtiment sur un emplacement libre de votre case : { $kind }
vw-does-free-manuscript = prenez gratuitement un Manuscrit visible de coût { $least } ou { $most }
vw-does-rival-gain-scheme =
    { $n ->
        [one] gagnez un Plan futur
       *[other] gagnez { $n } Plans futurs
    }
vw-does-rival-dismiss = renvoyez le Villageois du Secteur
vw-does-place-baron-own =
    { $n ->
        [one] { $n } Ouvrier du Baron arrive sur sa case
       *[other] { $n } Ouvriers du Baron arrivent sur sa case
    }
vw-does-place-baron-clockwise =
    { $n ->
        [one] { $n } Ouvrier du Baron arrive sur la case extérieure suivante dans le sens horaire
       *[other] { $n } Ouvriers du Baron arrivent sur la case extérieure suivante dans le sens horaire
    }
vw-does-place-baron-counterclockwise =
    { $n ->
        [one] { $n } Ouvrier du Baron arrive sur la case extérieure suivante dans le sens antihoraire
       *[other] { $n } Ouvriers du Baron arrivent sur la case extérieure suivante dans le sens antihoraire
    }
vw-does-current-player-gains =
    { $n ->
        [one] celui qui vient de jouer gagne 1 Dette
       *[other] celui qui vient de jouer gagne { $n } Dettes
    }
vw-does-advance-baron = un des Ouvriers du Baron sur sa case avance vers le Château
vw-does-remove-baron-worker = retirez un Ouvrier du Baron de la case de votre Vicomte
vw-does-place-own-worker = posez un de vos Ouvriers sur la case de votre Vicomte

## Les capacités des cartes

vw-ability-none = Aucune capacité.
vw-ability-immediate = Quand vous la jouez : { $does }.
vw-ability-dropoff = Quand elle sort : { $does }.
vw-ability-after-trade = Tant qu'elle est sur votre plateau, après votre action Commercer : { $does }.
vw-ability-after-build = Tant qu'elle est sur votre plateau, après votre action Construire un Bâtiment : { $does }.
vw-ability-after-place-workers = Tant qu'elle est sur votre plateau, après votre action Placer des Ouvriers : { $does }.
vw-ability-after-transcribe = Tant qu'elle est sur votre plateau, après votre action Transcrire : { $does }.
vw-ability-on-flip-debt = Tant qu'elle est sur votre plateau, chaque fois que vous retournez une Dette : { $does }.
vw-ability-on-gain-debt = Tant qu'elle est sur votre plateau, chaque fois que vous gagnez une Dette : { $does }.
vw-ability-on-any-collision = Tant qu'elle est sur votre plateau, chaque fois qu'un joueur résout une Collision : { $does }.
vw-ability-convert-icons = Tant qu'elle est sur votre plateau : { $per } Marchands valent 1 { $icon }.
vw-ability-silver-as-icon = Tant qu'elle est sur votre plateau : chaque lot de { $per } Pièces dépensées vaut 1 { $icon }.
vw-ability-resource-double = Tant qu'elle est sur votre plateau : une fois par action, une ressource dépensée vaut 2 icônes : { $icon }.
vw-ability-resource-as-icon = Tant qu'elle est sur votre plateau : chacune des autres ressources dépensées vaut 1 { $icon }.
vw-ability-discount =
    { $n ->
        [one] Tant qu'elle est sur votre plateau : recruter et renvoyer vous coûtent { $n } Pièce de moins.
       *[other] Tant qu'elle est sur votre plateau : recruter et renvoyer vous coûtent { $n } Pièces de moins.
    }
vw-hired = Recruté ou renvoyé : { $does }.
vw-written = Quand vous le transcrivez : { $does }.
vw-scores-resource =
    { $each ->
        [one] À la fin : { $vp } PV par ressource restante.
       *[other] À la fin : { $vp } PV par lot de { $each } ressources restantes.
    }
vw-scores-building =
    { $each ->
        [one] À la fin : { $vp } PV pour chacun de vos Bâtiments.
       *[other] À la fin : { $vp } PV par lot de { $each } de vos Bâtiments.
    }
vw-scores-worker =
    { $each ->
        [one] À la fin : { $vp } PV pour chacun de vos Ouvriers dans le Château.
       *[other] À la fin : { $vp } PV par lot de { $each } de vos Ouvriers dans le Château.
    }
vw-scores-flipped-debt =
    { $each ->
        [one] À la fin : { $vp } PV par Dette retournée.
       *[other] À la fin : { $vp } PV par lot de { $each } Dettes retournées.
    }
vw-scores-flipped-deed =
    { $each ->
        [one] À la fin : { $vp } PV par Titre de Propriété retourné.
       *[other] À la fin : { $vp } PV par lot de { $each } Titres de Propriété retournés.
    }
vw-scores-icon =
    { $each ->
        [one] À la fin : { $vp } PV par { $icon }.
       *[other] À la fin : { $vp } PV par lot de { $each } icônes : { $icon }.
    }
vw-summary-top-text = Chaque fois que vous transcrivez un Manuscrit à { $ribbon } : { $does }.
vw-summary-bottom-text = Après « { $action } » : { $does }.
vw-advantage-start = Au départ : { $does }.
vw-advantage-after-build = Après chacune de vos actions Construire un Bâtiment : { $does }.
vw-advantage-after-flip-debt = Chaque fois que vous retournez une Dette : { $does }.
vw-advantage-would-gain-debt =
    { $silver ->
        [one] Au lieu de gagner une Dette, vous pouvez payer { $silver } Pièce.
       *[other] Au lieu de gagner une Dette, vous pouvez payer { $silver } Pièces.
    }
vw-advantage-dismiss-cost =
    { $silver ->
        [one] Renvoyer vous coûte { $silver } Pièce de moins.
       *[other] Renvoyer vous coûte { $silver } Pièces de moins.
    }
## Cartes et plateau du Rival, cartes Joueur, cartes bonus

vw-scheme-text =
    { $check ->
        [yes] 1 Corruption pour chaque Criminel sur son plateau. Puis : { $does }.
       *[no] D'abord : { $does }.
    } Le Rival avance de { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }.
vw-scheme-one = Puis : { $first }.
vw-scheme-two = Puis la première chose possible : { $first } ; sinon { $second }.
vw-scheme-three = Puis la première chose possible : { $first } ; sinon { $second } ; sinon { $third }.
vw-focus-own = son Objectif principal
vw-focus-build = Construire un Bâtiment
vw-focus-place-workers = Placer des Ouvriers
vw-focus-transcribe = Transcrire un Manuscrit
vw-focus-card-flip = dépenser 2 ressources et retourner 2 cartes
vw-rival-text = Son Objectif principal : { $focus }.
vw-rival-slot-permanent = 1 icône : { $icon }
vw-rival-slot-immediate = Aussitôt, une seule fois : { $does }
vw-rival-slot-any-collision-no-criminal = À chaque Collision, sans Criminel sur son plateau : { $does }
vw-rival-slot-on-flip = Chaque fois qu'il retourne une carte : { $does }
vw-rival-slot-on-gain-scheme = Chaque fois qu'il gagne une carte Plan : { $does }
vw-rival-slot-on-shuffle = Chaque fois qu'il mélange : { $does }
vw-starts = Vous commencez sur la case { $number } du chemin extérieur.
vw-bonus-cleric =
    { $vp } PV à la fin et, désormais, { $n ->
        [one] { $n } icône de plus
       *[other] { $n } icônes de plus
    } : { $icon }.
vw-bonus-leader =
    { $vp } PV à la fin et, tant que vous l'avez, { $n ->
        [one] { $n } carte de plus
       *[other] { $n } cartes de plus
    } en main.
