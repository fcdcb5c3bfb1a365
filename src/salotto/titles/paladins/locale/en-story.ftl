### The story of a table of Paladins, in British English.

## Set-up and rounds

pw-start-player =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } the start player marker.
pw-takes-starting =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } the Starting Townsfolk { $card }.
pw-round = Round { $round } begins.
pw-order-turned-up = { $card } is turned up, worth { $vp } VP.
pw-favour-turned-up = The King's Favour { $card } is turned up.
pw-tavern-laid-out = Tavern cards are turned up.
pw-has-chosen =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } chosen a Paladin.
pw-all-have-chosen = Everybody has chosen a Paladin.
pw-reveals-paladin =
    { $you ->
        [yes] You reveal
       *[no] { $player } reveals
    } { $card }: { $workers }.
pw-takes-tavern =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } the Tavern card with { $card }.
pw-all-have-passed = Everybody has passed.
pw-refreshed = The rows, the Tavern and the Favours are refreshed.
pw-game-over = The game is over.

## Actions

pw-acts =
    { $you ->
        [yes] You choose
       *[no] { $player } chooses
    } { $action }: { $workers }.
pw-acts-for =
    { $you ->
        [yes] You choose
       *[no] { $player } chooses
    } { $action } for { $other_you ->
        [yes] you
       *[no] { $other }
    }: { $workers }.
pw-pays =
    { $you ->
        [yes] You pay
       *[no] { $player } pays
    } { $what }.
pw-develops =
    { $you ->
        [yes] You develop
       *[no] { $player } develops
    }: a Workshop on { $place }.
pw-discards-townsfolk =
    { $you ->
        [yes] You discard
       *[no] { $player } discards
    } { $card } for the reward.
pw-joins-crew =
    { $card } joins { $you ->
        [yes] your crew
       *[no] the crew of { $player }
    }.
pw-clears =
    { $you ->
        [yes] You pray
       *[no] { $player } prays
    }: '{ $space }'.
pw-commissions =
    { $you ->
        [yes] You place
       *[no] { $player } places
    } a Monk: '{ $space }'.
pw-garrisons =
    { $you ->
        [yes] You place
       *[no] { $player } places
    } an Outpost: '{ $space }'.
pw-fortifies =
    { $you ->
        [yes] You build
       *[no] { $player } builds
    }: { $wall }.
pw-absolves =
    { $you ->
        [yes] You move
       *[no] { $player } moves
    } a Jar: '{ $space }'.
pw-attacks =
    { $you ->
        [yes] You attack
       *[no] { $player } attacks
    } { $card }.
pw-converts =
    { $you ->
        [yes] You convert
       *[no] { $player } converts
    } { $card }.
pw-uses-favour =
    { $you ->
        [yes] You use
       *[no] { $player } uses
    } the Favour { $card }: { $workers }.
pw-completes-order =
    { $you ->
        [yes] You complete
       *[no] { $player } completes
    } { $card } for everybody, with { $worker }.
pw-passes =
    { $you ->
        [yes] You pass
       *[no] { $player } passes
    }.
pw-keeps =
    { $you ->
        [yes] You keep
       *[no] { $player } keeps
    } { $workers }.

## Gains and losses

pw-gains =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $what }.
pw-loses =
    { $you ->
        [yes] You lose
       *[no] { $player } loses
    } { $what }.
pw-loses-worker =
    { $you ->
        [yes] You lose
       *[no] { $player } loses
    } a kept Worker: { $worker }.
pw-suspected =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } Suspicion (Tax { $tax }) and { $you ->
        [yes] hold
       *[no] holds
    } { $held } now.
pw-no-suspicion-left = No Suspicion card is left.
pw-removes-suspicion =
    { $you ->
        [yes] You remove
       *[no] { $player } removes
    } { $n } Suspicion; { $held } left.
pw-inquisition =
    The Tax supply is empty: Inquisition! The last Silver went to { $you ->
        [yes] you
       *[no] { $player }
    }.
pw-nobody-suspected = Nobody is suspected.
pw-tax-refilled = The Tax supply is refilled to { $n } Silver.
pw-gains-debt =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } a Debt.
pw-avoids-debt =
    { $you ->
        [yes] You pay
       *[no] { $player } pays
    } { $silver } Silver instead of gaining a Debt: the { $tome } allows it.
pw-pays-debt =
    { $you ->
        [yes] You pay
       *[no] { $player } pays
    } off a Debt.
pw-destroys-debt =
    { $you ->
        [yes] You destroy
       *[no] { $player } destroys
    } an unpaid Debt.

## The Rival

pw-rival-workshop = A Workshop of the Rival goes on { $action }.
pw-rival-scheme-added = { $card } joins the Rival's Schemes.
pw-rival-workers =
    The Rival has { $n ->
        [one] 1 Worker.
       *[other] { $n } Workers.
    }
pw-rival-reveals = The Rival reveals { $card }.
pw-rival-acts =
    The Rival chooses { $action } with { $workers ->
        [one] 1 Worker
       *[other] { $workers } Workers
    }.
pw-rival-favour =
    The Rival uses the Favour { $card } with { $workers ->
        [one] 1 Worker
       *[other] { $workers } Workers
    }.
pw-rival-absolves = The Rival removes a Jar.
pw-rival-clears = The Rival clears the right side of its board.
pw-rival-gains-workers =
    The Rival gains { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    }.
pw-rival-marker = The Rival's resource marker stands on { $space }.
pw-rival-drains =
    { $n ->
        [one] 1 Silver leaves
       *[other] { $n } Silver leave
    } the Tax supply.
pw-rival-rests =
    The Rival rests with { $workers ->
        [0] no Worker
        [one] 1 Worker
       *[other] { $workers } Workers
    } left.

## The Overlord

pw-invaders =
    Invaders Threat: take { $n ->
        [one] 1 Outsider
       *[other] { $n } Outsiders
    } together in each round.
pw-invaders-strike =
    The Invaders strike: { $n ->
        [0] no Outsider was
        [one] only 1 Outsider was
       *[other] only { $n } Outsiders were
    } taken, { $needed } were needed.
pw-threat-turned-up =
    { $card } is turned up with { $workers ->
        [one] 1 Overlord Worker
       *[other] { $workers } Overlord Workers
    }.
pw-threat-faced =
    { $left ->
        [0] { $card } is averted.
        [one] 1 Overlord Worker is left on { $card }.
       *[other] { $left } Overlord Workers are left on { $card }.
    }
pw-threat-grows = { $card } grows to { $workers } Overlord Workers.
pw-kings-threat = King's Threat: every King's Order now needs { $more } more of each attribute.
pw-suffers =
    { $you ->
        [yes] You suffer
       *[no] { $player } suffers
    } from { $card }.
pw-suffers-nothing =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } nothing to lose to { $card }.
pw-honour-lowers =
    { $attribute } of { $you ->
        [yes] yours
       *[no] { $player }
    } goes down to { $value }, the value of Honour.
