### Viscounts of the West Kingdom: what happens, what is not possible, how it ends.

## The set-up

vw-start-player =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } the Start Player.
vw-takes-summary =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } the { $card }.
vw-lays-on-top =
    { $you ->
        [yes] You lay
       *[no] { $player } lays
    } the { $card } on top.
vw-takes-pair =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } { $pair } and { $you ->
        [yes] start
       *[no] starts
    } on this space: { $space }.
vw-rival-settles = { $player } starts on this space: { $space }.
vw-baron-starts = The Overlord starts on this space: { $space }.
vw-dealt = The decks are shuffled; everybody has drawn { $n } cards.

## The turn

vw-turn =
    Round { $round }: { $you ->
        [yes] your turn.
       *[no] the turn of { $player }.
    }
vw-drops-off = { $card } drops off.
vw-plays =
    { $you ->
        [yes] You play
       *[no] { $player } plays
    } { $card }.
vw-turns-up = { $player } turns up { $card }.
vw-moves =
    { $you ->
        [yes] You ride
       *[no] { $player } rides
    } to this space: { $space }{ $silver ->
        [0] .
       *[other] , for { $silver } Silver.
    }
vw-trades =
    { $you ->
        [yes] You trade
       *[no] { $player } trades
    } { $times ->
        [one] once
       *[other] { $times } times
    } ({ $exchange }){ $silver ->
        [0] .
       *[other] , adding { $silver } Silver.
    }
vw-dismisses =
    { $you ->
        [yes] You dismiss
       *[no] { $player } dismisses
    } { $card }{ $silver ->
        [0] .
       *[other] { " " }for { $silver } Silver.
    }
vw-hires =
    { $you ->
        [yes] You hire
       *[no] { $player } hires
    } { $card }{ $silver ->
        [0] .
       *[other] { " " }for { $silver } Silver.
    }
vw-pays =
    { $you ->
        [yes] You spend
       *[no] { $player } spends
    } { $goods }.
vw-rival-spends = { $player } spends { $n } resources.
vw-builds =
    { $you ->
        [yes] You build a { $kind } ('{ $spot }'). Its slot works from now on: '{ $slot }'.
       *[no] { $player } builds a { $kind } ({ $site }).
    }
vw-rival-builds = { $player } builds a { $kind } ({ $site }).
vw-link =
    { $owner_you ->
        [own] A Link between two Buildings of { $player }.
        [yes]
            { $you ->
                [yes] { $link } (between two of your Buildings).
               *[no] { $link } (between { $player } and you).
            }
       *[no]
            { $you ->
                [yes] { $link } (between you and { $owner }).
               *[no] A Link between { $player } and { $owner }.
            }
    }
vw-transcribes =
    { $you ->
        [yes] You transcribe
       *[no] { $player } transcribes
    } { $manuscript }.
vw-cleric-bonus =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } { $card }.
vw-draws =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
vw-rearranges =
    { $you ->
        [yes] You rearrange your
       *[no] { $player } rearranges the
    } board: { $cards }.
vw-discards =
    { $you ->
        [yes] You discard
       *[no] { $player } discards
    } { $card }.
vw-destroys =
    { $you ->
        [yes] You destroy
       *[no] { $player } destroys
    } { $card } for { $silver } Silver.
vw-shuffles =
    { $you ->
        [yes] You make
       *[no] { $player } makes
    } a new Draw Pile of { $n ->
        [one] 1 card.
       *[other] { $n } cards.
    }
vw-gains-scheme = { $player } gains { $card }.

## Goods and markers

vw-gains =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $goods }.
vw-virtue =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $n } Virtue: the marker is on { $at }.
vw-corruption =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $n } Corruption: the marker is on { $at }.
vw-gains-debts =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $n ->
        [one] a Debt.
       *[other] { $n } Debts.
    }
vw-gains-deeds =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $n ->
        [one] a Deed.
       *[other] { $n } Deeds.
    }
vw-avoids-debt =
    { $you ->
        [yes] You pay
       *[no] { $player } pays
    } { $silver } Silver instead of gaining a Debt: the { $tome } allows it.
vw-flips-debt =
    { $you ->
        [yes] You flip
       *[no] { $player } flips
    } a Debt: it is paid.
vw-flips-deed =
    { $you ->
        [yes] You flip
       *[no] { $player } flips
    } a Deed: it is approved.
vw-poverty = The Poverty Card is revealed. Round { $round } is the last.
vw-prosperity = The Prosperity Card is revealed. Round { $round } is the last.
vw-collision =
    { $you ->
        [yes] Your
       *[no] The
    } markers collide{ $you ->
        [yes] { "" }
       *[no] { " " }on the board of { $player }
    } (space { $at }).
vw-collision-space =
    { $you ->
        [yes] You resolve
       *[no] { $player } resolves
    } the collision on space { $at }.
vw-markers-back =
    { $you ->
        [yes] Your markers
       *[no] The markers of { $player }
    } go back to the ends of the track.

## The Castle

vw-places-workers =
    { $you ->
        [yes] You send
       *[no] { $player } sends
    } { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    } into { $section }.
vw-moves-worker =
    { $you ->
        [yes] You move
       *[no] { $player } moves
    } a Worker from { $start } to { $goal }.
vw-moves-in =
    { $you ->
        [yes] Your Worker
       *[no] A Worker of { $player }
    } moves in: { $section }.
vw-spreads = Two Workers move on from { $section } to the sections beside it.
vw-moves-to-centre =
    { $you ->
        [yes] Your Worker
       *[no] A Worker of { $player }
    } reaches the third tier from { $section }.
vw-castle-leader =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } the Castle Leader Card.
vw-bumps =
    { $you ->
        [yes] You bump
       *[no] { $player } bumps
    } { $owner_you ->
        [yes] a Worker of yours
        [own] a Worker of their own
       *[no] a Worker of { $owner }
    } off { $section }, { $tier ->
        [1] first tier.
       *[other] second tier.
    }
vw-bumps-baron =
    { $you ->
        [yes] You bump
       *[no] { $player } bumps
    } a Worker of the Overlord off { $section }, { $tier ->
        [1] first tier.
       *[other] second tier.
    }

## The Overlord

vw-removes-baron =
    { $you ->
        [yes] You remove
       *[no] { $player } removes
    } one of the Overlord's Workers: { $space }.
vw-guards =
    { $you ->
        [yes] You post
       *[no] { $player } posts
    } a Worker on this space: { $space }.
vw-baron-moves =
    The Overlord moves { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to this space: { $space }.
vw-baron-places =
    { $n ->
        [one] A Worker of the Overlord comes
       *[other] { $n } Workers of the Overlord come
    } onto this space: { $space }.
vw-baron-removes =
    The Overlord drives away { $owner_you ->
        [yes] your Worker
       *[no] a Worker of { $owner }
    }: { $space }.
vw-baron-dismisses = The Overlord dismisses { $card }: { $does }.
vw-baron-orders = Order of Advance from this space: { $space }.
vw-baron-advances = A Worker of the Overlord advances to this space: { $space }.
vw-baron-enters =
    A Worker of the Overlord enters { $section }, { $tier ->
        [1] first tier.
       *[other] second tier.
    }
vw-baron-eliminates =
    The Overlord throws { $owner_you ->
        [yes] your Worker
       *[no] a Worker of { $owner }
    } out of { $section }, { $tier ->
        [1] first tier.
       *[other] second tier.
    }
vw-baron-thins-out =
    { $n ->
        [one] One of the Overlord's Workers leaves
       *[other] { $n } of the Overlord's Workers leave
    } the board: { $spaces }.

## The end

vw-game-over = The game ends after round { $round }.
vw-defeat-castle = A Worker of the Overlord has reached the heart of the Castle.
vw-defeat-reserve = The Overlord has brought all his Workers into play.
vw-coop-total = Together you have { $total } points.

## Why not

vw-why-too-far =
    It would cost { $silver } Silver to go there.
vw-why-wrong-path = Trade and Construct are for the outside path, Place Workers and Transcribe for the inside path.
vw-why-no-usable-icon = { $card } has no icon for this action.
vw-why-too-dear-to-dismiss = Dismissing { $card } would cost { $silver } Silver.
vw-why-not-even-with-it = Even with { $card }, for { $silver } Silver, you could not complete this action.
vw-why-too-few-merchants = An exchange takes { $needed } Merchants; with all your Silver you have { $icons }.
vw-why-no-spot = All Building Spots of your space are taken.
vw-why-spot-taken = There is a Building already.
vw-why-other-space = This Building Spot belongs to another space.
vw-why-too-few-builders = That takes { $needed } Builders; with all you can spend you have { $icons }.
vw-why-no-building = All your Buildings are on the Main Board.
vw-why-slot-empty = You have placed this Building already.
vw-why-too-few-nobles = That takes { $needed } Nobles; with all you can spend you have { $icons }.
vw-why-no-worker = You have no Worker left.
vw-why-too-few-clerics = This Manuscript takes { $needed } Clerics; with all you can spend you have { $icons }.
vw-why-wrong-cost = Only Manuscripts of cost 3 or 4 can be taken for nothing.
vw-why-protected = The Overlord protects his Workers in the section before him.
