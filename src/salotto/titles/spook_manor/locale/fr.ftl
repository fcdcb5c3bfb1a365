### Spook Manor, en français (on vouvoie). Les noms des cartes, couleurs et catégories viennent des fichiers de données.

## Le jeu sur l'étagère

sm-title-name = Spook Manor
sm-title-about = Restaurez un manoir hanté pièce par pièce, invitez des monstres et divertissez-les : un jeu léger où l'on choisit des cartes et où l'on bâtit.

sm-mode-competitive = Compétitif
sm-mode-competitive-about = 20 manches : chacun joue une pièce d'une main de quatre cartes et passe les trois autres. Le plus grand total l'emporte.
sm-mode-solo = En solitaire
sm-mode-solo-about = 20 tours avec deux pioches de draft ; le hantomètre dit combien votre manoir fait peur.
sm-mode-solo-big-manor = En solitaire : Grand manoir
sm-mode-solo-big-manor-about = 30 tours avec trois pioches de draft, pour un manoir de 30 pièces.

sm-option-monster-supply = Monstres dans la boîte
sm-option-monster-supply-about = 52, c'est 13 par couleur, 68, c'est 17 ; avec les cartes du jeu, cela ne change rien.
sm-option-live-score = Score en cours de partie
sm-option-live-score-about = Montrer les points de tous pendant la partie, ou seulement à la fin.

## Les phases d'une manche

sm-phase-setup = Mise en place
sm-phase-foyer = Poser le vestibule
sm-phase-deal = Distribution
sm-phase-play = Choisir et jouer
sm-phase-reveal = Révélation
sm-phase-places = Changez de place !
sm-phase-pass = Passer et piocher
sm-phase-refill = Réapprovisionner l'étalage
sm-phase-over = Décompte

## Questions

sm-lay-foyer = Quelle carte Vestibule devient la moitié gauche de votre vestibule ?
sm-play-room = Quelle pièce jouez-vous ?
sm-choose-spot = Où bâtissez-vous « { $room } » ?
sm-move-monster = Quel monstre change de place ?
sm-move-where = Où va le monstre { $colour } ?

## Réponses

sm-done = Terminé : chacun reste à sa place
sm-foyer = Vestibule
sm-spot =
    { $floor ->
        [-1] sous terre
        [0] rez-de-chaussée
        [1] premier étage
        [2] deuxième étage
        [3] troisième étage
        [4] quatrième étage
        [5] cinquième étage
        [6] sixième étage
        [7] septième étage
        [8] huitième étage
       *[other] étage { $floor }
    }, { sm-column }
sm-column =
    { $column ->
        [0] au-dessus de la moitié gauche du vestibule
        [1] au-dessus de la moitié droite du vestibule
        [-1] première à gauche du vestibule
        [-2] deuxième à gauche du vestibule
        [-3] troisième à gauche du vestibule
        [-4] quatrième à gauche du vestibule
        [-5] cinquième à gauche du vestibule
        [-6] sixième à gauche du vestibule
        [2] première à droite du vestibule
        [3] deuxième à droite du vestibule
        [4] troisième à droite du vestibule
        [5] quatrième à droite du vestibule
        [6] cinquième à droite du vestibule
        [7] sixième à droite du vestibule
       *[other] tout au bout
    }
sm-waiting = monstre { $colour } dans le vestibule
sm-space = { $room }, emplacement { $space }
sm-arrange = Disposer pour moi

## Le récit

sm-lays-foyer =
    { $you ->
        [yes] Vous ouvrez votre manoir
       *[no] { $player } ouvre son manoir
    } : à gauche le { $left }, à droite le { $right }.
sm-builds =
    { $you ->
        [yes] Vous bâtissez
       *[no] { $player } bâtit
    } « { $room } » { $floor ->
        [0] au rez-de-chaussée
        [1] au premier étage
        [2] au deuxième étage
        [3] au troisième étage
        [4] au quatrième étage
        [5] au cinquième étage
        [6] au sixième étage
        [7] au septième étage
        [8] au huitième étage
       *[other] à l'étage { $floor }
    } ({ sm-column }){ $guests ->
        [0] .
        [1] {" "}: un monstre arrive.
       *[other] {" "}: { $guests } monstres arrivent.
    }
sm-nobody-comes =
    { $you ->
        [yes] Vous attendez en vain un monstre { $colour } : il n'en reste plus.
       *[no] { $player } attend en vain un monstre { $colour } : il n'en reste plus.
    }
sm-moves =
    { $you ->
        [yes] Vous envoyez
       *[no] { $player } envoie
    } un monstre { $colour } { $goal ->
        [foyer] de nouveau dans le vestibule.
       *[other] ici : { $goal }.
    }
sm-hands-pass = Fin de la manche { $round } : toutes les mains passent dans le sens horaire et chacun pioche une carte.
sm-refills =
    « { $discarded } » est défaussée ; { $left ->
        [0] cette pioche de draft est épuisée.
        [1] il reste une carte dans cette pioche de draft.
       *[other] il reste { $left } cartes dans cette pioche de draft.
    }

## Pourquoi quelque chose n'est pas possible

sm-why-below-ground = Il n'y a rien sous le rez-de-chaussée.
sm-why-occupied = Il y a déjà une carte à cet endroit.
sm-why-nothing-beneath = Une pièce a besoin d'une pièce sous elle.
sm-why-not-adjacent = Une pièce doit toucher une carte de votre manoir.
sm-why-no-space = Aucun emplacement vide n'accueille un monstre { $colour }.
sm-why-taken = Un autre monstre occupe cet emplacement.
sm-why-colour = Cet emplacement n'est pas pour un monstre { $colour }.
sm-why-different = Dans « { $room } », tous les monstres sont de couleurs différentes, et il y en a déjà un { $colour }.
sm-why-same = Dans « { $room } », tous les monstres sont de la même couleur, et il y en a déjà un d'une autre.
sm-why-pair = Dans « { $room } », les deux monstres d'une paire sont de la même couleur, et l'autre n'est pas { $colour }.

## Le résultat

sm-haunt-o-meter = Hantomètre : rang { $rank } sur 6, « { $label } »

## La table

sm-round = Manche { $round } sur { $rounds }
sm-turn = Tour { $round } sur { $rounds }
sm-supply = Réserve
sm-hand = Main
sm-draft = Pioche de draft { $number }
sm-cards-left =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## La page

sm-page-mine = Votre manoir
sm-page-manor-of = Manoir de { $name }
sm-page-at-once = points aussitôt : { $change }, sans les monstres qui arrivent
sm-page-hand-of = Main de { $name }
sm-page-deck =
    { $cards ->
        [0] pioche vide
        [one] une carte dans la pioche
       *[other] { $cards } cartes dans la pioche
    }
sm-page-foyers = Vos deux cartes Vestibule : face gauche, face droite
sm-page-displays = À l'étalage
sm-page-discarded =
    { $cards ->
        [one] { $cards } défaussée
       *[other] { $cards } défaussées
    }
sm-page-lights = Fiche des lumières
sm-page-columns = Colonnes
sm-page-total = Total { $n }
sm-pad-printed = PV imprimés, somme
sm-pad-entertainment = Divertissement, somme
sm-pad-portraits = Portraits, somme
sm-pad-columns = Colonnes de 6 ou plus
sm-pad-candle = Bougies : couleurs
sm-pad-lantern = Lanternes : couleurs
sm-pad-torch = Torches : couleurs
sm-pad-chandelier = Lustres : couleurs
sm-pad-purple = Lumières violettes : sortes
sm-pad-red = Lumières rouges : sortes
sm-pad-green = Lumières vertes : sortes
sm-pad-orange = Lumières orange : sortes
sm-pad-leftover = Monstres au vestibule

## Ce que fait un coup, selon un conseil


# House packs

sm-pack-same = Les variantes en solitaire piochent autant de cartes que le jeu en solitaire (SM-8.1).

## Why a move is advised: what it does

sm-because-printed = apporte plus de points imprimés sur les pièces
sm-because-entertainment = divertit plus de Monstres, maintenant ou plus tard
sm-because-portraits = donne aux Portraits davantage à regarder
sm-because-lights = fait avancer une série de Lumières
sm-because-columns = rapproche d'une colonne de six Pièces
sm-because-leftover = laisse moins de Monstres attendre dans le Vestibule
sm-because-rest = laisse au manoir plus de Pièces et de Monstres à venir
