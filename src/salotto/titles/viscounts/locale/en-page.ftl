### The page of Viscounts.

vw-page-hand = Your hand
vw-page-own-board = Your board
vw-page-board-of = Board of { $name }
vw-page-tracks = Corruption and Virtue
vw-page-bonuses = Cleric Bonus Cards
vw-page-manuscripts = Manuscripts
vw-page-deck = Hand and Draw Pile ({ $n })
vw-page-pile = { $n } in the Draw Pile
vw-page-discard = Discard pile ({ $n })
vw-page-overlord = The Overlord
vw-page-team = Team { $total }, target { $target }
vw-page-start = Start player
vw-page-virtue = Virtue
vw-page-corruption = Corruption
vw-page-debts = Debts, unpaid and paid
vw-page-deeds = Deeds, acquired and approved
vw-page-castle = Workers in the Castle by tier
vw-page-buildings = Buildings
vw-page-round =
    Round { $round }{ $last ->
        [0] { "" }
       *[other] { "" } of { $last }
    }
vw-page-ends =
    The end: { $debts ->
        [one] 1 Debt
       *[other] { $debts } Debts
    } or { $deeds ->
        [one] 1 Deed
       *[other] { $deeds } Deeds
    } to go
vw-page-last-round = The last round
vw-page-tells = { $what }
vw-page-keep = The third tier of the Castle
vw-page-townsfolk-left = Townsfolk in the pile
vw-page-manuscripts-left = Manuscripts in the pile
vw-page-end-debt = { $left } to Poverty
vw-page-end-debt-revealed = Poverty
vw-page-end-deed = { $left } to Prosperity
vw-page-end-deed-revealed = Prosperity
vw-page-reserve =
    The Overlord's reserve: { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    }
vw-page-phase-1 = Cards
vw-page-phase-2 = Movement
vw-page-phase-3 = Action
vw-page-phase-4 = Recruit
vw-page-phase-5 = Collision
vw-page-phase-6 = Draw
vw-page-move-one =
    { $silver ->
        [0] For nothing
       *[other] For { $silver } Silver
    }; possible there: { $first }
vw-page-move-two =
    { $silver ->
        [0] For nothing
       *[other] For { $silver } Silver
    }; possible there: { $first } and { $second }
vw-page-move-idle =
    { $silver ->
        [0] For nothing
       *[other] For { $silver } Silver
    }; no action is possible there
vw-page-costs =
    { $silver ->
        [0] for nothing
       *[other] costs { $silver } Silver
    }
vw-page-missing =
    { $icons ->
        [0] for nothing
        [one] 1 icon to make up for
       *[other] { $icons } icons to make up for
    }
vw-page-dismissed =
    { $card }, { $silver ->
        [0] for nothing
       *[other] for { $silver } Silver
    }{ $then ->
        [remove] { "" }; then 1 of the Overlord's Workers leaves
        [place] { "" }; then 1 of your Workers stays here
       *[none] { "" }
    }
vw-page-row = { $left }, { $middle }, { $right }
vw-page-over = The game is over
vw-page-trades =
    { $exchange }, { $times ->
        [one] once
       *[other] up to { $times } times
    }{ $then ->
        [remove] { "" }; then 1 of the Overlord's Workers leaves
        [place] { "" }; then 1 of your Workers stays here
       *[none] { "" }
    }
vw-page-constructs = at most: { $kind }{ $then ->
        [remove] { "" }; then 1 of the Overlord's Workers leaves
        [place] { "" }; then 1 of your Workers stays here
       *[none] { "" }
    }
vw-page-sends =
    { $n ->
        [one] 1 Worker
       *[other] up to { $n } Workers
    }{ $then ->
        [remove] { "" }; then 1 of the Overlord's Workers leaves
        [place] { "" }; then 1 of your Workers stays here
       *[none] { "" }
    }
vw-page-writes =
    { $manuscript }, { $icons ->
        [0] for nothing
        [one] 1 icon to make up for
       *[other] { $icons } icons to make up for
    }{ $then ->
        [remove] { "" }; then 1 of the Overlord's Workers leaves
        [place] { "" }; then 1 of your Workers stays here
       *[none] { "" }
    }
vw-page-focus = Primary Focus: { $focus }
vw-page-protected = The Overlord protects them
