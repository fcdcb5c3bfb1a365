### What the games of the West Kingdom say alike, in British English: the Tomes of the campaign.

west-helps =
    The { $tome } helps { $you ->
        [yes] you.
       *[no] { $player }.
    }
west-saves =
    The { $tome } saves { $you ->
        [yes] you
       *[no] { $player }
    } { $silver } Silver.
west-compensated =
    { $you ->
        [yes] You begin
       *[no] { $player } begins
    } with { $what } more for being behind in Tomes.
west-page-tomes = Tomes that help

west-tome-architects-buildings = Tome of Foundations
west-tome-architects-marble = Tome of Marble
west-tome-architects-debts = Tome of Ledgers
west-tome-architects-cathedral = Tome of the Cathedral
west-tome-architects-virtue = Tome of Virtue
west-tome-architects-captives = Tome of Chains
west-tome-paladins-frontier = Tome of the Frontier
west-tome-paladins-bulwark = Tome of Bulwarks
west-tome-paladins-outsiders = Tome of Outsiders
west-tome-paladins-workshops = Tome of Crafts
west-tome-paladins-crew = Tome of Townsfolk
west-tome-paladins-suspicion = Tome of Suspicion
west-tome-viscounts-buildings = Tome of Estates
west-tome-viscounts-castle = Tome of the Castle
west-tome-viscounts-manuscripts = Tome of Manuscripts
west-tome-viscounts-debts = Tome of Settled Debts
west-tome-viscounts-deeds = Tome of Deeds
west-tome-viscounts-criminals = Tome of Criminals
