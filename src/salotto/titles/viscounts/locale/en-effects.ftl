### Viscounts of the West Kingdom: what cards, tiles and boards do.

vw-does-nothing = nothing happens
vw-does-two = { $first }, then { $second }
vw-does-three = { $first }, then { $second }, then { $third }
vw-does-choose = either { $first }, or { $second }
vw-does-gain-ink =
    { $n ->
        [one] gain 1 Ink Well
       *[other] gain { $n } Ink Wells
    }
vw-does-gain-gold = gain { $n } Gold
vw-does-gain-stone = gain { $n } Stone
vw-does-gain-silver = gain { $n } Silver
vw-does-gain-any-resource =
    { $n ->
        [one] gain 1 resource of your choice
       *[other] gain { $n } resources of your choice
    }
vw-does-gain-debt =
    { $n ->
        [one] gain 1 Debt
       *[other] gain { $n } Debts
    }
vw-does-gain-deed =
    { $n ->
        [one] gain 1 Deed
       *[other] gain { $n } Deeds
    }
vw-does-gain-virtue = gain { $n } Virtue
vw-does-gain-corruption = gain { $n } Corruption
vw-does-flip-debt =
    { $n ->
        [one] flip 1 Debt
       *[other] flip { $n } Debts
    }
vw-does-flip-deed =
    { $n ->
        [one] flip 1 Deed
       *[other] flip { $n } Deeds
    }
vw-does-flip-either =
    { $n ->
        [one] flip 1 Debt or Deed
       *[other] flip { $n } Debts or Deeds
    }
vw-does-rearrange = you may rearrange your board
vw-does-discard =
    { $n ->
        [one] you may discard a card
       *[other] you may discard up to { $n } cards
    }
vw-does-destroy =
    { $n ->
        [one] you may destroy a card
       *[other] you may destroy up to { $n } cards
    }
vw-does-destroy-setup =
    { $n ->
        [one] you may destroy one of your starting cards
       *[other] you may destroy up to { $n } of your starting cards
    }
vw-does-shuffle = shuffle your discards into your Draw Pile
vw-does-free-hire =
    { $n ->
        [one] hire any visible Townsfolk for nothing
       *[other] hire { $n } visible Townsfolk for nothing
    }
vw-does-castle-move = you may move a first-tier Worker to a neighbouring section
vw-does-place-workers =
    { $n ->
        [one] place 1 Worker in a first-tier section of your choice
       *[other] place { $n } Workers in one first-tier section of your choice
    }
vw-does-place-apart = place { $n } Workers in different first-tier sections, one by one
vw-does-place-building-any-spot = place a Building for nothing on any empty Building Spot: { $kind }
vw-does-place-building-own-space = place a Building for nothing on an empty Building Spot of your space: { $kind }
vw-does-free-manuscript = take a visible Manuscript of cost { $least } or { $most } for nothing
vw-does-rival-gain-scheme =
    { $n ->
        [one] gain a Future Scheme
       *[other] gain { $n } Future Schemes
    }
vw-does-rival-dismiss = dismiss the Townsfolk of the Segment
vw-does-place-baron-own =
    { $n ->
        [one] 1 of the Overlord's Workers comes onto his space
       *[other] { $n } of the Overlord's Workers come onto his space
    }
vw-does-place-baron-clockwise =
    { $n ->
        [one] 1 of the Overlord's Workers comes onto the next outside space clockwise
       *[other] { $n } of the Overlord's Workers come onto the next outside space clockwise
    }
vw-does-place-baron-counterclockwise =
    { $n ->
        [one] 1 of the Overlord's Workers comes onto the next outside space counter-clockwise
       *[other] { $n } of the Overlord's Workers come onto the next outside space counter-clockwise
    }
vw-does-current-player-gains =
    { $n ->
        [one] whoever has just played gains 1 Debt
       *[other] whoever has just played gains { $n } Debts
    }
vw-does-advance-baron = one of the Overlord's Workers on his space advances towards the Castle
vw-does-remove-baron-worker = remove one of the Overlord's Workers from the space of your Viscount
vw-does-place-own-worker = place one of your Workers on the space of your Viscount

## The abilities of cards

vw-ability-none = No ability.
vw-ability-immediate = When played: { $does }.
vw-ability-dropoff = When it drops off: { $does }.
vw-ability-after-trade = While on your board, after your Trade action: { $does }.
vw-ability-after-build = While on your board, after your Construct action: { $does }.
vw-ability-after-place-workers = While on your board, after your Place Workers action: { $does }.
vw-ability-after-transcribe = While on your board, after your Transcribe action: { $does }.
vw-ability-on-flip-debt = While on your board, each time you flip a Debt: { $does }.
vw-ability-on-gain-debt = While on your board, each time you gain a Debt: { $does }.
vw-ability-on-any-collision = While on your board, each time any player resolves a collision: { $does }.
vw-ability-convert-icons = While on your board: { $per } Merchants count as 1 { $icon }.
vw-ability-silver-as-icon = While on your board: { $per } Silver you spend count as 1 { $icon }.
vw-ability-resource-double = While on your board: once per action a resource you spend counts as 2 icons: { $icon }.
vw-ability-resource-as-icon = While on your board: other resources you spend count as 1 { $icon } each.
vw-ability-discount = While on your board: hiring and dismissing cost you { $n } Silver less.
vw-hired = Hired or dismissed: { $does }.
vw-written = When transcribed: { $does }.
vw-scores-resource =
    { $each ->
        [one] At the end: { $vp } VP for each resource left.
       *[other] At the end: { $vp } VP for every { $each } resources left.
    }
vw-scores-building =
    { $each ->
        [one] At the end: { $vp } VP for each of your Buildings.
       *[other] At the end: { $vp } VP for every { $each } of your Buildings.
    }
vw-scores-worker =
    { $each ->
        [one] At the end: { $vp } VP for each of your Workers in the Castle.
       *[other] At the end: { $vp } VP for every { $each } of your Workers in the Castle.
    }
vw-scores-flipped-debt =
    { $each ->
        [one] At the end: { $vp } VP for each flipped Debt.
       *[other] At the end: { $vp } VP for every { $each } flipped Debts.
    }
vw-scores-flipped-deed =
    { $each ->
        [one] At the end: { $vp } VP for each flipped Deed.
       *[other] At the end: { $vp } VP for every { $each } flipped Deeds.
    }
vw-scores-icon =
    { $each ->
        [one] At the end: { $vp } VP for each { $icon }.
       *[other] At the end: { $vp } VP for every { $each } icons: { $icon }.
    }
vw-summary-top-text = Each time you transcribe a Manuscript with a { $ribbon }: { $does }.
vw-summary-bottom-text = After { $action }: { $does }.
vw-advantage-start = At the start: { $does }.
vw-advantage-after-build = After each of your Construct actions: { $does }.
vw-advantage-after-flip-debt = Each time you flip a Debt: { $does }.
vw-advantage-would-gain-debt = Instead of each Debt you may pay { $silver } Silver.
vw-advantage-dismiss-cost = Dismissing costs you { $silver } Silver less.
## The Rival's cards and board, Player Cards, bonus cards

vw-scheme-text =
    { $check ->
        [yes] 1 Corruption for every Criminal on its board. Then: { $does }.
       *[no] First: { $does }.
    } The Rival moves { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }.
vw-scheme-one = Then: { $first }.
vw-scheme-two = Then the first that is possible: { $first }; otherwise { $second }.
vw-scheme-three = Then the first that is possible: { $first }; otherwise { $second }; otherwise { $third }.
vw-focus-own = its Primary Focus
vw-focus-build = Construct a Building
vw-focus-place-workers = Place Workers
vw-focus-transcribe = Transcribe a Manuscript
vw-focus-card-flip = spend 2 resources and flip 2 cards
vw-rival-text = Its Primary Focus: { $focus }.
vw-rival-slot-permanent = 1 icon: { $icon }
vw-rival-slot-immediate = At once, a single time: { $does }
vw-rival-slot-any-collision-no-criminal = At every Collision, without Criminals on its board: { $does }
vw-rival-slot-on-flip = Whenever it flips a card: { $does }
vw-rival-slot-on-gain-scheme = Whenever it gains a Scheme Card: { $does }
vw-rival-slot-on-shuffle = Whenever it shuffles: { $does }
vw-starts = You start on space { $number } of the outside path.
vw-bonus-cleric =
    { $vp } VP at the end, and from now on { $n ->
        [one] 1 more icon
       *[other] { $n } more icons
    }: { $icon }.
vw-bonus-leader =
    { $vp } VP at the end, and { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } in hand while you have it.
