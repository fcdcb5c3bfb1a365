### Ciò che i giochi del Regno Occidentale dicono allo stesso modo: i Volumi della campagna.

west-helps =
    Il { $tome } { $you ->
        [yes] ti aiuta.
       *[no] aiuta { $player }.
    }
west-saves =
    Il { $tome } { $you ->
        [yes] ti fa risparmiare
       *[no] fa risparmiare a { $player }
    } { $silver ->
        [one] 1 Moneta.
       *[other] { $silver } Monete.
    }
west-compensated =
    { $you ->
        [yes] Cominci
       *[no] { $player } comincia
    } con { $what } in più per lo svantaggio nei Volumi.
west-page-tomes = Volumi che aiutano

west-tome-architects-buildings = Volume delle Fondamenta
west-tome-architects-marble = Volume del Marmo
west-tome-architects-debts = Volume dei Debiti
west-tome-architects-cathedral = Volume della Cattedrale
west-tome-architects-virtue = Volume della Reputazione
west-tome-architects-captives = Volume delle Catene
west-tome-paladins-frontier = Volume della Frontiera
west-tome-paladins-bulwark = Volume dei Baluardi
west-tome-paladins-outsiders = Volume degli Invasori
west-tome-paladins-workshops = Volume delle Officine
west-tome-paladins-crew = Volume dei Cittadini
west-tome-paladins-suspicion = Volume dei Sospetti
west-tome-viscounts-buildings = Volume degli Edifici
west-tome-viscounts-castle = Volume del Castello
west-tome-viscounts-manuscripts = Volume dei Manoscritti
west-tome-viscounts-debts = Volume dei Debiti Pagati
west-tome-viscounts-deeds = Volume degli Atti di Proprietà
west-tome-viscounts-criminals = Volume dei Criminali
