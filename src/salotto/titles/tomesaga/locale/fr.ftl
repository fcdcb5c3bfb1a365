### La Saga des Tomes du Royaume de l'Ouest, en français. Les noms des Tomes, jetons, chapitres et prix viennent des données.

## La campagne sur l'étagère

ts-title-name = La Saga des Tomes du Royaume de l'Ouest
ts-title-about = Architectes, Paladins et Vicomtes en une seule campagne : trois soirées, une seule course aux Tomes. Ce que vous gagnez dans un chapitre vous aide dans le suivant.

ts-mode-campaign = Campagne
ts-mode-campaign-about = Les mêmes deux à quatre joueurs jouent les trois jeux. Après Vicomtes, celui qui a le plus de Tomes gagne.

ts-option-advantage-scope = Portée des avantages
ts-option-advantage-scope-about = Si l'avantage d'un Tome agit dans tous les chapitres suivants, ou seulement dans le prochain.
ts-option-last-tie = Dernier départage
ts-option-last-tie-about = Qui est devant dans un chapitre quand tout le reste est à égalité.
ts-option-cards-promo = Architectes : cartes promotionnelles
ts-option-cards-promo-about = Trois Apprentis et trois Bâtiments de plus dans les pioches.
ts-option-apprentice-refresh = Architectes : renouvellement des Apprentis
ts-option-apprentice-refresh-about = Un Ouvrier sur la troisième case des rangées 1 à 3 de la Maison des Guildes renvoie les Apprentis les plus à gauche.
ts-option-conspirator = Architectes : Conspiratrice
ts-option-conspirator-about = Si une Conspiratrice fait économiser 1 Pièce sur toute la visite à l'Hôtel de Ville, ou sur chaque capture après la première.
ts-option-virtue-overflow = Architectes : Vertu au-delà de 14
ts-option-virtue-overflow-about = Si détruire une Dette impayée est facultatif ou automatique.
ts-option-extra-townsfolk = Paladins : Villageois supplémentaires
ts-option-extra-townsfolk-about = Mélange aux Villageois les Nobles et les Escrocs de la Saga des Tomes.
ts-option-tomesaga-heroes = Vicomtes : Héros de la Saga des Tomes
ts-option-tomesaga-heroes-about = Ajoute six Héros aux dix du jeu de base.
ts-option-exchange-layout = Vicomtes : Échanges
ts-option-exchange-layout-about = Laquelle des deux dispositions des Échanges les cases extérieures montrent.

ts-value-later = tous les chapitres suivants
ts-value-next = seulement le chapitre suivant
ts-value-turn-order = ordre du tour
ts-value-last-turn = dernier tour
ts-value-per-visit = par visite
ts-value-per-capture = par capture
ts-value-may = facultatif
ts-value-must = automatique
ts-value-a = disposition A
ts-value-b = disposition B

## La feuille de score

ts-category-objective-architects = Tomes Objectif d'Architectes
ts-category-objective-paladins = Tomes Objectif de Paladins
ts-category-objective-viscounts = Tomes Objectif de Vicomtes
ts-category-victory-architects = Tomes Victoire d'Architectes
ts-category-victory-paladins = Tomes Victoire de Paladins
ts-category-victory-viscounts = Tomes Victoire de Vicomtes
ts-category-crest-tomes = Tomes Blason

ts-score =
    { $points ->
        [one] { $points } Tome
       *[other] { $points } Tomes
    }

## Blasons

ts-crest-lion = Lion
ts-crest-eagle = Aigle
ts-crest-stag = Cerf

## Les objectifs

ts-goal-aw-buildings = { $n } Bâtiments construits
ts-goal-aw-marble = { $n } Marbres en même temps
ts-goal-aw-unpaid-debts = { $n } Dettes impayées en même temps
ts-goal-aw-cathedral-level = niveau { $n } de la Cathédrale
ts-goal-aw-virtue = Vertu { $n }
ts-goal-aw-captives = { $n } Ouvriers capturés en même temps
ts-goal-pw-map-pieces = { $n } Moines et Garnisons au total
ts-goal-pw-walls-jars = { $n } Remparts et Jarres au total
ts-goal-pw-outsiders = { $n } Envahisseurs attaqués et convertis
ts-goal-pw-workshops = { $n } Ateliers développés
ts-goal-pw-crew = { $n } Villageois dans l'Équipe
ts-goal-pw-suspicion = { $n } cartes Suspicion en même temps
ts-goal-vw-buildings = { $n } Bâtiments sur le plateau principal
ts-goal-vw-third-tier = { $n } Ouvriers au troisième niveau du Château
ts-goal-vw-manuscripts = { $n } manuscrits
ts-goal-vw-paid-debts = { $n } Dettes retournées
ts-goal-vw-approved-deeds = { $n } Titres de propriété retournés
ts-goal-vw-criminal-icons = { $n } Criminels sur votre plateau en même temps

## Ce que donnent les Tomes dans les jeux suivants

ts-gives-discount-develop = Chaque Développer coûte { $n } Pièce de moins.
ts-gives-discount-pray = Chaque Prier coûte { $n } Pièce de moins.
ts-gives-discount-dismiss = Renvoyer coûte { $n } Pièce de moins.
ts-gives-after-build = { $n } Pièce après chaque action Construire.
ts-gives-after-flip-debt = { $n } Pièces par Dette retournée.
ts-gives-pay-instead = Au lieu de chaque Dette, on peut payer { $n } Pièces.
ts-gives-free-hire = Au départ : { $n } Villageois visible gratuit.
ts-gives-place-workers = Au départ : { $n } Ouvriers dans des sections différentes du Château.
ts-gives-start = Au départ : { $what }.
ts-gift-and = { $what } et { $more }
ts-gift-silver = { $n } Pièces
ts-gift-provision = { $n } Provisions
ts-gift-faith = { $n } Foi
ts-gift-fighter = { $n } Combattant
ts-gift-scout = { $n } Éclaireur
ts-gift-ink = { $n } Encriers
ts-gift-virtue = { $n } Vertu
ts-gift-deed = { $n } Titre de propriété
ts-gift-stone = { $n } Pierres
ts-gift-gold = { $n } Or

## La question

ts-choose-token = Quel jeton Blason prenez-vous ?

## Le récit

ts-first =
    { $you ->
        [yes] Vous commencez
       *[no] { $player } commence
    } dans Architectes.
ts-claims =
    { $you ->
        [yes] Vous obtenez
       *[no] { $player } obtient
    } le { $tome }.
ts-claims-crest =
    { $you ->
        [yes] Vous avez assez de blasons et prenez
       *[no] { $player } a assez de blasons et prend
    } le { $tome }.
ts-works =
    Le { $tome } { $you ->
        [yes] vous aide
       *[no] aide { $player }
    } : { $gives }
ts-chapter-over =
    { $you ->
        [yes] Vous gagnez
       *[no] { $player } gagne
    } { $chapter } avec { $lead } d'écart : { $victory }.
ts-victory-tomes =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } { $tomes ->
        [one] { $tomes } Tome Victoire.
       *[other] { $tomes } Tomes Victoire.
    }
ts-takes-token =
    { $you ->
        [yes] Vous prenez
       *[no] { $player } prend
    } un jeton : { $token }.
ts-display = { $chapter } : les Tomes exposés sont { $tomes }.
ts-over = La campagne est finie : on compte les Tomes.

## La page

ts-page-shelf = Les Tomes
ts-page-chapter = Chapitre { $number } : { $name }
ts-page-gives-in = Chapitre { $number } · { $gives }
ts-page-to-come = encore à venir
ts-page-preparing = en préparation : les Tomes sont exposés à la fin
ts-page-display = exposé
ts-page-nobody = personne : dans la boîte
ts-page-needs = { $n } blasons
ts-page-results = Les trois soirées
ts-page-player = Joueur
ts-page-tomes = Tomes
ts-page-vp = { $vp } PV
ts-page-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
ts-page-total = Victoire totale : { $winner }
ts-page-partial = Victoire partielle : { $winner }
ts-page-stage =
    { $done ->
        [one] { $done } chapitre joué sur 3
       *[other] { $done } chapitres joués sur 3
    }
ts-page-stage-next = ensuite : { $chapter }
ts-page-stage-over = la campagne est finie
ts-page-crest-note = vous en avez alors { $now } sur { $n }
