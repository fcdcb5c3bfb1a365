### Obsession, in British English: what happens at the table, and why something is not possible.

## The story

ob-first-player =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } the first-player pawn.
ob-chooses-family =
    { $you ->
        [yes] You move
       *[no] { $player } moves
    } in: the { $family } family.
ob-drafts =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } into service: { $servant }.
ob-round = Round { $round } begins.
ob-theme-roll = The die shows { $rolled }: the theme comes to light in round { $round }.
ob-theme = The theme of the season: { $theme }.
ob-passes =
    { $you ->
        [yes] You pass: all your
       *[no] { $player } passes: all
    } servants and people come back.
ob-fair =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } £{ $pounds }{ $reputation ->
        [0] { "" }
       *[other] { " " }and { $reputation } reputation
    } at the village fair.
ob-monuments =
    { $you ->
        [yes] Your monuments bring you
       *[no] The monuments bring { $player }
    } { $reputation } reputation.
ob-hall-used =
    { $you ->
        [yes] Your servants gossip
       *[no] The servants of { $player } gossip
    }: { $other_you ->
        [yes] you lose
       *[no] { $other } loses
    } 1 reputation.
ob-announces =
    { $you ->
        [yes] You host
       *[no] { $player } hosts
    }: { $tile }.
ob-welcomes =
    { $you ->
        [yes] You welcome
       *[no] { $player } welcomes
    } { $guest }.
ob-arranges-cook =
    { $you ->
        [yes] Your
       *[no] { $player }'s
    } cook prepares the meal.
ob-arranges-kitchen =
    { $you ->
        [yes] Your
       *[no] { $player }'s
    } kitchen feeds one guest more.
ob-arranges-more =
    { $you ->
        [yes] Your
       *[no] { $player }'s
    } carriage fetches one guest more.
ob-arranges-fewer =
    { $you ->
        [yes] Your
       *[no] { $player }'s
    } carriage is sent: one guest fewer is needed.
ob-lionheart-guest =
    { $you ->
        [yes] Your guest in the suite
       *[no] { $player }'s guest in the suite
    }: { $guest }.
ob-fetches =
    { $you ->
        [yes] You pay
       *[no] { $player } pays
    } 3 reputation for help: { $servant }.
ob-supplements =
    { $you ->
        [yes] You add
       *[no] { $player } adds
    } to the service: { $servant }.
ob-enjoys =
    { $you ->
        [yes] You enjoy
       *[no] { $player } enjoys
    } the favours of the day: { $favours }.
ob-gossips =
    { $you ->
        [yes] Your guests gossip
       *[no] { $player }'s guests gossip
    }: { $other_you ->
        [yes] you lose
       *[no] { $other } loses
    } { $n } reputation.
ob-invites =
    { $you ->
        [yes] You make
       *[no] { $player } makes
    } a new acquaintance: { $guest }.
ob-puts-back =
    { $you ->
        [yes] You put
       *[no] { $player } puts
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    } back under the deck: { $deck }.
ob-draws-objectives =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $cards ->
        [one] an objective card
       *[other] { $cards } objective cards
    }.
ob-draws-vp-card =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } a VP card.
ob-uses-vp-card =
    { $you ->
        [yes] You use
       *[no] { $player } uses
    } a VP card: { $card }.
ob-guest-returns =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } back into the hand: { $guest }.
ob-dismisses =
    { $you ->
        [yes] You dismiss
       *[no] { $player } dismisses
    } { $guest }.
ob-hires =
    { $you ->
        [yes] You hire
       *[no] { $player } hires
    }: { $servant }.
ob-recruits =
    { $you ->
        [yes] You recruit from { $other }
       *[no] { $player } { $other_you ->
            [yes] recruits from you
           *[no] recruits from { $other }
        }
    }: { $servant }.
ob-borrows =
    { $you ->
        [yes] You borrow
       *[no] { $player } borrows
    } £{ $pounds } for 2 reputation.
ob-rents =
    { $you ->
        [yes] You collect
       *[no] { $player } collects
    } £{ $pounds } in rents.
ob-market-refreshed = New tiles come to the builders' market.
ob-buys =
    { $you ->
        [yes] You buy
       *[no] { $player } buys
    } { $tile } for £{ $price }.
ob-removes =
    { $you ->
        [yes] You give
       *[no] { $player } gives
    } up { $tile } for good.
ob-useful-man-leaves =
    { $you ->
        [yes] Your
       *[no] { $player }'s
    } useful man leaves for good.
ob-searches =
    { $you ->
        [yes] Your
       *[no] { $player }'s
    } useful man leaves for good and finds in the bag: { $tile }.
ob-claims =
    { $you ->
        [yes] You claim
       *[no] { $player } claims
    } a milestone, place { $place }: { $milestone }.
ob-reserve-opens = A reserve opens: { $reserve }.
ob-courtship = The courtship begins: the Fairchilds compare the estates.
ob-appeals =
    { $you ->
        [yes] Your
       *[no] { $player }'s
    } estate in their eyes: { $points }.
ob-opponent-appeals = The opponent in their eyes: { $points }.
ob-wins-fairchild =
    { $you ->
        [yes] You win
       *[no] { $player } wins
    } the favour of { $guest }.
ob-objectives-discarded = Everybody has discarded an objective card.
ob-opponent-rolls = The die shows { $rolled } (it counts as { $counted }).
ob-opponent-takes = Gone from the market: { $tile }.
ob-opponent-luck =
    The opponent's die shows { $rolled }: { $luck ->
        [0] nothing changes this season.
       *[other] its number in the courtship of this season changes by { $luck }.
    }
ob-opponent-vp-card = The opponent takes a VP card.
ob-market-kept = The first market stays.
ob-market-redrawn = Everybody agrees: the first market is drawn again.
ob-asks-money =
    { $you ->
        [yes] You ask { $other } for
       *[no] { $player } { $other_you ->
            [yes] asks you for
           *[no] asks { $other } for
        }
    } £{ $pounds }.
ob-asks-servant =
    { $you ->
        [yes] You ask { $other } for
       *[no] { $player } { $other_you ->
            [yes] asks you for
           *[no] asks { $other } for
        }
    } a servant: { $servant }.
ob-asks-guest =
    { $you ->
        [yes] You ask { $other } to let
       *[no] { $player } { $other_you ->
            [yes] asks you to let
           *[no] asks { $other } to let
        }
    } { $guest } come.
ob-gives-money =
    { $you ->
        [yes] You give { $other }
       *[no] { $player } { $other_you ->
            [yes] gives you
           *[no] gives { $other }
        }
    } £{ $pounds }.
ob-lends-servant =
    { $you ->
        [yes] You lend { $other }
       *[no] { $player } { $other_you ->
            [yes] lends you
           *[no] lends { $other }
        }
    } a servant: { $servant }.
ob-lends-guest =
    { $you ->
        [yes] You send { $other }
       *[no] { $player } { $other_you ->
            [yes] sends you
           *[no] sends { $other }
        }
    } a guest: { $guest }.
ob-refuses =
    { $you ->
        [yes] You have to disappoint { $other }
       *[no] { $player } { $other_you ->
            [yes] has to disappoint you
           *[no] has to disappoint { $other }
        }
    }.
ob-shares =
    { $you ->
        [yes] You let { $other } have
       *[no] { $player } { $other_you ->
            [yes] lets you have
           *[no] lets { $other } have
        }
    } a favour of { $guest }: { $favour }.
ob-returns-loans =
    { $you ->
        [yes] You send home what { $other } had lent
       *[no] { $player } { $other_you ->
            [yes] sends home what you had lent
           *[no] sends home what { $other } had lent
        }
    }.
ob-over = The game is over: the points are counted.

## Why something is not possible

ob-why-money = It costs £{ $price }, and you have £{ $money }.
ob-why-owned = You own this tile already.
ob-why-no-activity = This side of the tile has no activity.
ob-why-rating = Its prestige rating is { $rating }, and your reputation level is { $level }.
ob-why-guests =
    You have not the people it asks for in your hand: { $guests ->
        [one] one is needed.
       *[other] { $guests } are needed.
    }
ob-why-service = Guests, servants or money do not suffice to carry it out.
ob-why-nobody-to-hire = Nobody is left to be hired.
ob-why-kind = This activity is for other people.
ob-why-guest-rating = This guest's prestige rating is { $rating }, and your reputation level is { $level }.
ob-why-cannot-serve = You could not serve or pay for this guest and still complete the activity.
ob-why-penalty = There would not be the money to pay for it, not even borrowed.
ob-why-reputation = It costs { $need } reputation, and you have { $reputation }.
ob-why-once = Once a turn is all that is allowed.
ob-why-nothing = It would change nothing now.
ob-why-refused = Your team mate has refused this in this turn.
