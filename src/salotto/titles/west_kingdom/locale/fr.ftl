### Ce que les jeux du Royaume de l'Ouest disent de la même façon : les Tomes de la campagne.

west-helps =
    Le { $tome } { $you ->
        [yes] vous aide.
       *[no] aide { $player }.
    }
west-saves =
    Le { $tome } { $you ->
        [yes] vous fait économiser
       *[no] fait économiser à { $player }
    } { $silver ->
        [one] { $silver } Pièce.
       *[other] { $silver } Pièces.
    }
west-compensated =
    { $you ->
        [yes] Vous commencez
       *[no] { $player } commence
    } avec { $what } de plus, à cause du retard en Tomes.
west-page-tomes = Tomes qui aident

west-tome-architects-buildings = Tome des Fondations
west-tome-architects-marble = Tome du Marbre
west-tome-architects-debts = Tome des Dettes
west-tome-architects-cathedral = Tome de la Cathédrale
west-tome-architects-virtue = Tome de la Vertu
west-tome-architects-captives = Tome des Chaînes
west-tome-paladins-frontier = Tome de la Frontière
west-tome-paladins-bulwark = Tome des Remparts
west-tome-paladins-outsiders = Tome des Envahisseurs
west-tome-paladins-workshops = Tome des Ateliers
west-tome-paladins-crew = Tome des Villageois
west-tome-paladins-suspicion = Tome des Suspicions
west-tome-viscounts-buildings = Tome des Bâtiments
west-tome-viscounts-castle = Tome du Château
west-tome-viscounts-manuscripts = Tome des Manuscrits
west-tome-viscounts-debts = Tome des Dettes payées
west-tome-viscounts-deeds = Tome des Titres de propriété
west-tome-viscounts-criminals = Tome des Criminels
