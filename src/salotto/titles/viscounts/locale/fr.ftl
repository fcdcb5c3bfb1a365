### Vicomtes du Royaume de l'Ouest, en français. Les noms des cartes, des Secteurs et des Bâtiments viennent des données.

## Le titre sur l'étagère

vw-title-name = Vicomtes du Royaume de l'Ouest
vw-title-about = Chevauchez autour du château, gagnez le cœur des villageois, bâtissez, écrivez et envoyez vos ouvriers, tandis que la vertu et la corruption se rapprochent l'une de l'autre.

vw-mode-competitive = Chacun pour soi
vw-mode-competitive-about = De deux à quatre Vicomtes ; le plus grand nombre de points de victoire l'emporte.
vw-mode-solo = Seul contre un Rival
vw-mode-solo-about = Le Rival joue avec ses propres cartes ; vous gagnez avec plus de points que lui.
vw-mode-coop = Ensemble contre le Baron
vw-mode-coop-about = Tenez ses Ouvriers loin du cœur du Château et atteignez ensemble 160 points.

vw-option-tomesaga-heroes = Héros de la Saga des Tomes
vw-option-tomesaga-heroes-about = Ajoute six Héros aux dix du jeu de base.
vw-option-exchange-layout = Échanges
vw-option-exchange-layout-about = Laquelle des deux dispositions des Échanges les cases extérieures montrent.
vw-option-solo-rival = Adversaire
vw-option-solo-rival-about = Contre qui vous jouez, et ce qu'il fait le mieux.
vw-option-solo-future-schemes = Plans futurs au départ
vw-option-solo-future-schemes-about = Combien de Plans futurs sont mélangés à la pioche du Rival, pour le rendre plus difficile.
vw-option-coop-difficulty = Difficulté
vw-option-coop-difficulty-about = Un, trois ou cinq Ouvriers du Baron sont sur le plateau au départ.
vw-option-coop-summary-draft = Cartes récapitulatives
vw-option-coop-summary-draft-about = Elles sont distribuées au hasard, ou chacun à son tour prend celle qu'il veut.
vw-option-coop-castle-elimination = Élimination dans le Château
vw-option-coop-castle-elimination-about = À partir de combien d'Ouvriers dans une section le Baron élimine ceux des joueurs.
vw-option-coop-reserve-loss = Défaite par la réserve
vw-option-coop-reserve-loss-about = Si vous perdez quand le Baron a besoin d'un Ouvrier et n'en a pas, ou dès qu'il n'en a plus.

vw-value-a = disposition A
vw-value-b = disposition B
vw-value-random = au hasard
vw-value-choice = au choix
vw-value-three-or-more = à partir de trois Ouvriers
vw-value-more-than-three = à partir de quatre Ouvriers
vw-value-when-needed = quand il en faut un
vw-value-when-empty = quand il n'en reste plus

## Les phases d'un tour

vw-phase-0 = Mise en place
vw-phase-1 = Gestion des cartes
vw-phase-2 = Déplacement
vw-phase-3 = Action principale
vw-phase-4 = Recruter
vw-phase-5 = Résoudre la Collision
vw-phase-6 = Piocher

## Les lignes du décompte

vw-category-buildings = Bâtiments
vw-category-workers = Ouvriers dans le Château
vw-category-ribbons = Séries de Rubans
vw-category-manuscripts = Manuscrits
vw-category-leader = Chef du Château
vw-category-bonus = Cartes Bonus Clerc
vw-category-debts = Dettes
vw-category-deeds = Titres de Propriété
vw-category-poverty = Pauvreté
vw-category-prosperity = Prospérité
vw-category-resources = Ressources restantes

## Biens, icônes, lieux

vw-good-ink = Encrier
vw-good-gold = Or
vw-good-stone = Pierre
vw-good-silver = Pièces
vw-icon-merchant = Marchand
vw-icon-builder = Bâtisseur
vw-icon-noble = Noble
vw-icon-cleric = Clerc
vw-icon-criminal = Criminel
vw-ribbon-grey = Ruban gris
vw-ribbon-black = Ruban noir
vw-ribbon-blue = Ruban bleu
vw-ribbon-yellow = Ruban jaune
vw-amount-ink =
    { $n ->
        [one] { $n } Encrier
       *[other] { $n } Encriers
    }
vw-amount-gold = { $n } Or
vw-amount-stone =
    { $n ->
        [one] { $n } Pierre
       *[other] { $n } Pierres
    }
vw-amount-silver =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
vw-amount-nothing = rien
vw-amounts-2 = { $a } et { $b }
vw-amounts-3 = { $a }, { $b } et { $c }
vw-amounts-4 = { $a }, { $b }, { $c } et { $d }
vw-side-left = { $segment }, à gauche
vw-side-right = { $segment }, à droite
vw-side-inner = { $segment }, à l'intérieur
vw-castle-section-ink-stone = section Encrier et Pierre
vw-castle-section-flip = section Retourner
vw-castle-section-gold-move = section Or
vw-castle-section-hire-destroy = section Recruter
vw-castle-section-virtue = section Vertu
vw-site = { $segment }, emplacement { $number }
vw-spot = { $segment }, emplacement { $number } : { $does }
vw-link-gives = Lien : { $does }
vw-exchange-exchange-silver = des Marchands contre des Pièces
vw-exchange-exchange-ink = des Marchands contre des Encriers
vw-exchange-exchange-gold = des Marchands contre de l'Or
vw-exchange-exchange-stone = des Marchands contre des Pierres
vw-exchange-exchange-destroy = des Marchands pour détruire des cartes
vw-exchange-exchange-flip = des Marchands pour retourner Dettes et Titres
vw-printed-printed-lake = le Villageois imprimé du Lac
vw-printed-printed-hills = le Villageois imprimé des Collines
vw-printed-printed-forest = le Villageois imprimé de la Forêt
vw-printed-printed-gorge = le Villageois imprimé de la Gorge
vw-printed-printed-mountain = le Villageois imprimé de la Montagne
vw-printed-ms-printed-lake = le Manuscrit imprimé du Lac
vw-printed-ms-printed-hills = le Manuscrit imprimé des Collines
vw-printed-ms-printed-forest = le Manuscrit imprimé de la Forêt
vw-printed-ms-printed-gorge = le Manuscrit imprimé de la Gorge
vw-printed-ms-printed-mountain = le Manuscrit imprimé de la Montagne
vw-card-space-left = gauche
vw-card-space-middle = centre
vw-card-space-right = droite
vw-slot-tp1 = Comptoir : un pas gratuit quand vous vous déplacez
vw-slot-tp2 = Comptoir : renvoyer vous coûte 1 Pièce
vw-slot-tp3 = Comptoir : 2 icônes Marchand
vw-slot-gh1 = Maison de guilde : 1 icône Bâtisseur
vw-slot-gh2 = Maison de guilde : 1 icône Noble
vw-slot-gh3 = Maison de guilde : 1 icône Clerc
vw-slot-ws1 = Atelier : vous pouvez défausser une carte à chaque recrutement
vw-slot-ws2 = Atelier : 1 Vertu à chaque Collision s'il n'y a aucun Criminel sur votre plateau
vw-slot-ws3 = Atelier : une carte en main de plus
vw-nobodys-seat = l'adversaire

## Les compteurs d'une campagne

vw-counter-vw-buildings = Bâtiments sur le plateau principal
vw-counter-vw-third-tier = Ouvriers au troisième niveau
vw-counter-vw-manuscripts = Manuscrits
vw-counter-vw-paid-debts = Dettes retournées
vw-counter-vw-approved-deeds = Titres de Propriété retournés
vw-counter-vw-criminal-icons = Criminels sur le plateau

## Questions

vw-take-pair = Quelle carte Joueur prenez-vous, avec son Héros ?
vw-choose-summary = Quelle carte récapitulative prenez-vous ?
vw-summary-top = Laquelle de vos cartes récapitulatives est au-dessus ? Seule sa moitié inférieure aura un effet.
vw-play = Quelle carte jouez-vous ?
vw-move =
    Où va votre Vicomte ? { $steps ->
        [one] Au moins { $steps } pas.
       *[other] Au moins { $steps } pas.
    }
vw-action = Quelle est votre action principale ?
vw-exchanges = Combien d'Échanges faites-vous ? Chacun demande { $merchants } Marchands ; vous en avez { $icons }, et les Pièces complètent.
vw-choose-slot = Quel Bâtiment placez-vous ? Son socle travaillera pour vous.
vw-choose-spot = Sur quel emplacement de Bâtiment ?
vw-how-many-workers =
    Combien d'Ouvriers envoyez-vous dans le Château ? Vous avez { $icons ->
        [one] { $icons } icône Noble
       *[other] { $icons } icônes Noble
    } avant toute dépense.
vw-choose-section =
    Dans quelle section du Château { $n ->
        [one] va votre Ouvrier ?
       *[other] vont vos { $n } Ouvriers ?
    }
vw-pay =
    Comment remplacez-vous { $icons ->
        [one] l'icône manquante ?
       *[other] les { $icons } icônes manquantes ?
    }
vw-hire =
    Recrutez-vous « { $card } » { $silver ->
        [0] gratuitement ?
        [one] pour { $silver } Pièce ?
       *[other] pour { $silver } Pièces ?
    }
vw-free-hire = Quel Villageois recrutez-vous gratuitement ?
vw-free-manuscript = Quel Manuscrit prenez-vous gratuitement ?
vw-resource = Quelle ressource gagnez-vous ?
vw-flip = Que retournez-vous, une Dette ou un Titre de Propriété ?
vw-avoid-debt =
    { $silver ->
        [one] Payez-vous { $silver } Pièce au lieu de gagner une Dette ?
       *[other] Payez-vous { $silver } Pièces au lieu de gagner une Dette ?
    }
vw-rearrange = Comment rangez-vous, de gauche à droite, les cartes de votre plateau ?
vw-discard = Quelle carte défaussez-vous ?
vw-destroy = Quelle carte détruisez-vous ? Vous gagnez sa valeur en Pièces.
vw-castle-move = Quel Ouvrier passe dans une section voisine ?
vw-castle-next = Quelle section du Château résolvez-vous maintenant ?
vw-bump = Quel Ouvrier expulsez-vous de la section trop pleine ?
vw-link-first = Quel Lien vient en premier ?
vw-order = Quel effet vient en premier ?
vw-choose = Que choisissez-vous ?
vw-whose-worker = À qui est l'Ouvrier qui quitte cette case : { $space } ?

## Réponses

vw-pair = { $card } avec { $hero }
vw-action-trade = Commercer
vw-action-build = Construire un Bâtiment
vw-action-place-workers = Placer des Ouvriers
vw-action-transcribe = Transcrire le Manuscrit
vw-dismiss-trade = Renvoyer le Villageois et commercer
vw-dismiss-build = Renvoyer le Villageois et construire
vw-dismiss-place-workers = Renvoyer le Villageois et placer des Ouvriers
vw-dismiss-transcribe = Renvoyer le Villageois et transcrire
vw-draw-pile = La première carte de votre pioche, sans la regarder
vw-flip-debt = Une Dette
vw-flip-deed = Un Titre de Propriété
vw-pay-instead = Payer à la place
vw-arrangement = { $left }, { $middle }, { $right }
vw-shift = De la { $start } à la { $goal }
vw-bump-whose =
    { $owner_you ->
        [yes] Un de vos Ouvriers
       *[no] Un Ouvrier de { $owner }
    } dans la { $section }, { $tier ->
        [1] premier niveau
       *[other] deuxième niveau
    }
vw-bump-baron =
    Un Ouvrier du Baron dans la { $section }, { $tier ->
        [1] premier niveau
       *[other] deuxième niveau
    }
vw-page-left =
    { $actions ->
        [one] Une action vous est encore possible.
       *[other] { $actions } actions vous sont encore possibles.
    }

## Why a move is advised: what it does

vw-because-buildings = fait avancer les Bâtiments
vw-because-workers = rapproche les Ouvriers du centre du Château
vw-because-ribbons = rapproche d'une série de Rubans sur les Manuscrits
vw-because-manuscripts = transcrit un Manuscrit de plus de points
vw-because-leader = rapproche de la carte Chef du Château
vw-because-bonus = apporte une Carte Bonus Clerc
vw-because-debts = paie des Dettes, ou en laisse moins d'impayées
vw-because-deeds = apporte des Titres de propriété
vw-because-poverty = fait davantage pour la majorité de la Pauvreté
vw-because-prosperity = fait davantage pour la majorité de la Prospérité
vw-because-resources = garde plus d'Encre, d'Or, de Pierre et de Pièces
vw-because-cards = donne de meilleurs Villageois dans la pioche et sur le plateau
vw-because-slots = libère un emplacement du plateau par un Bâtiment
vw-because-castle = prépare la montée des Ouvriers dans le Château
vw-because-majority = avance dans la majorité des Dettes et des Titres
vw-because-track = place la Vertu et la Corruption là où leur collision rapporte
vw-because-overlord = tient les Ouvriers du Baron hors du Château
vw-because-rest = tire un meilleur parti des Villageois et des ressources disponibles
