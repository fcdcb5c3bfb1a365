### The page of Paladins.

pw-attribute-strength = Strength
pw-attribute-faith = Faith
pw-attribute-influence = Influence
pw-good-silver = Silver
pw-good-provision = Provisions
pw-page-your-paladins = Your Paladins
pw-page-pile = { $n } in your pile
pw-page-tavern = Tavern
pw-page-townsfolk = Townsfolk
pw-page-outsiders = Outsiders
pw-page-king = The King's track
pw-page-map = The map
pw-page-in-round = round { $round }
pw-page-tax = Tax supply
pw-page-suspicion = Suspicion
pw-page-walls = Walls left
pw-page-debts = unpaid Debts
pw-page-team = Team { $total }, target { $target }
pw-page-board = Your board
pw-page-board-of = Board of { $name }
pw-page-needs = needs { $n }
pw-page-crew = Crew
pw-page-converted = Converted
pw-page-attacked = Attacked
pw-page-rival = The Rival
pw-page-start = Start player
pw-page-round = Round { $round } of { $rounds }
pw-page-ends = { $rounds } rounds are played
pw-page-last-round = The last round
pw-attribute-honour = Honour
pw-page-workshop = Workshop
pw-page-missing = missing
pw-page-done = Done so far
pw-page-averted = averted
pw-page-debt-pile = Debts in the pile
pw-page-walls-built = Walls
pw-page-on-top = On top:
pw-page-at-bottom = From the bottom up:
pw-page-workers = Workers
pw-page-resource = Resource marker { $space }/{ $spaces }
pw-page-schemes =
    { $n ->
        [one] 1 Scheme in the pile
       *[other] { $n } Schemes in the pile
    }
pw-note-costs = costs { $what }
pw-note-free = free
pw-note-debt = a Debt: −3 VP while unpaid
pw-note-keeps = of { $n } Workers you keep { $kept }
pw-pad-develops = Workshops developed
pw-pad-commissions = Monks on the map
pw-pad-garrisons = Outposts on the map
pw-pad-absolves = Jars moved
pw-pad-fortifies = Walls built
pw-pad-walls = VP on the Walls
pw-pad-converts = VP of converted Outsiders
pw-pad-softer = VP off each unpaid Debt (Traitors)
pw-pad-paid = paid Debts
pw-note-gives =
    { $what ->
        [hunt] Provisions { $now } → { $then }
        [trade] Silver { $now } → { $then }
        [develop] Workshops { $now } → { $then }, { $worker }
        [conspire] a Criminal, Suspicion { $now } → { $then }
        [gain_honour] Honour { $now } → { $then }, Suspicion { $held } → { $fewer }
        [recruit]
            { $then ->
                [0] the reward of the card
               *[other] Crew { $now } → { $then }
            }
       *[pray]
            one of { $now ->
                [one] 1 space
               *[other] { $now } spaces
            } is cleared
    }
pw-note-gives-more =
    { pw-note-gives }; rewarded by { $card }{ $more ->
        [0] { "" }
       *[other] {" "}and { $more } more
    }
pw-page-left =
    You have { $workers ->
        [one] 1 Worker
       *[other] { $workers } Workers
    } left{ $kept ->
        [0] , and this is the last round.
       *[other] : you take no more actions this round, and keep { $kept } of them.
    }
pw-page-passed = passed
pw-note-change = { $now } → { $then }
pw-page-meets-baron =
    { $n ->
        [one] removes the last Baron Worker of a Threat
       *[other] removes 1 of { $n } Baron Workers of a Threat
    }
pw-page-meets-invaders =
    { $n ->
        [one] 1 Outsider still to take this round
       *[other] { $n } Outsiders still to take this round
    }
pw-page-starting = Starting Townsfolk
pw-page-instead-told = Taken when the Scheme that is turned up cannot be followed
pw-page-rises = When the marker comes back to 1:
pw-page-not-now = not possible now
pw-page-last-scheme = Last Scheme:
pw-page-aims = Aims at:
pw-page-aimed = The Rival would take this card
pw-page-only-for =
    { $you ->
        [yes] only for you
       *[no] only for { $name }
    }
pw-page-attributes = Attributes
pw-page-boosted = { $attribute } counts as { $n } this round
pw-page-own-pile = Your pile of Paladins
pw-pad-strength = Strength
pw-pad-faith = Faith
pw-pad-influence = Influence
pw-pad-silver = Silver
pw-pad-provisions = Provisions
pw-pad-unpaid = unpaid Debts
pw-pad-order-1 = first King's Order completed
pw-pad-order-2 = second King's Order completed
pw-pad-order-3 = third King's Order completed
