### Architects of the West Kingdom, in British English. Names of cards, locations and characters come from the data files.

## The title on the shelf

aw-title-name = Architects of the West Kingdom
aw-title-about = Around the year 850: gather goods, hire Apprentices, put up Buildings and raise the Cathedral. Crime pays at once, and is counted at the end.

aw-mode-competitive = Every architect for himself
aw-mode-competitive-about = Two to five architects. The Guildhall is the clock: when it is full, everybody has one more turn.
aw-mode-solo = Alone against the Byzantines
aw-mode-solo-about = You against Constantine or Helena, whose Scheme cards place Workers, capture yours and climb the Cathedral.
aw-mode-versus-bot-2p = Two and an opponent
aw-mode-versus-bot-2p-about = Two architects, with Constantine or Helena as the third.
aw-mode-coop = Together against the Overlord
aw-mode-coop-about = All win or lose together: meet the Overlord's Requests, bear his Intrigues and reach the target. One alone is an unofficial variant.

aw-option-setup-side = Boards
aw-option-setup-side-about = The same start for everybody, or a character with a start and an ability of its own for each.
aw-option-character-pick = Characters
aw-option-character-pick-about = Whether characters are dealt or chosen one after the other.
aw-option-characters-tomesaga = Characters of the Tomesaga
aw-option-characters-tomesaga-about = Emma, Guntram, Judith and Merovech may be dealt or chosen.
aw-option-characters-promo = Promotional characters
aw-option-characters-promo-about = Lothaire, Hugo, Clovis, Fara and Bertha may be dealt or chosen.
aw-option-cards-promo = Promotional cards
aw-option-cards-promo-about = Three more Apprentices and three more Buildings are shuffled in.
aw-option-starting-apprentice = Starting Apprentice
aw-option-starting-apprentice-about = Before the Buildings are dealt everybody hires one face-up Apprentice free of charge, the last player first.
aw-option-apprentice-refresh = Apprentices are refreshed
aw-option-apprentice-refresh-about = A Worker on the third space of rows 1 to 3 of the Guildhall sends the leftmost Apprentices away.
aw-option-conspirator = Conspirators
aw-option-conspirator-about = Whether a Conspirator saves 1 Silver on the whole visit to the Town Centre, or on every capture after the first.
aw-option-virtue-overflow = Virtue above 14
aw-option-virtue-overflow-about = Whether it may destroy an unpaid Debt, or must.
aw-option-merovech = Merovech
aw-option-merovech-about = What one discarded Building card saves him.
aw-option-solo-opponent = Opponent
aw-option-solo-opponent-about = Constantine is the standard opponent, Helena the hard one.
aw-option-coop-difficulty = Difficulty
aw-option-coop-difficulty-about = Normal: the blue Overlord board, 4 Events, 10 points for each of his Workers in the Guildhall and player. Hard: the red one, 6 Events, 12 points.
aw-option-coop-event-penalty = Empty Event deck
aw-option-coop-event-penalty-about = Whether an empty Event deck costs everybody 10 points at the end, or only where it ended the game.
aw-option-coop-open-hands = Open hands
aw-option-coop-open-hands-about = All players see all Building cards.

aw-value-standard = the same for everybody
aw-value-variable = with characters
aw-value-random = dealt at random
aw-value-choose = chosen
aw-value-per-visit = once per visit
aw-value-per-capture = per capture
aw-value-may = may
aw-value-must = must
aw-value-one-card-one-virtue = 1 Virtue
aw-value-one-card-whole-loss = the whole loss
aw-value-constantine = Constantine
aw-value-helena = Helena
aw-value-normal = normal
aw-value-hard = hard
aw-value-deck-empty = always costs points
aw-value-forced-end-only = only if it ended the game

## The parts of a game

aw-phase-setup = Set-up
aw-phase-picking = Opening Buildings
aw-phase-sides = Rogue or Reverend
aw-phase-playing = Turns
aw-phase-scoring = Scoring
aw-phase-over = End of the game

aw-category-buildings = Buildings
aw-category-cathedral = Cathedral
aw-category-virtue = Virtue
aw-category-debts = Debts
aw-category-precious = Gold and Marble
aw-category-silver = Silver
aw-category-prison = Prison
aw-category-guildhall = Guildhall
aw-category-requests = Requests
aw-category-events = Events

aw-counter-aw-buildings = constructed Buildings
aw-counter-aw-marble = Marble
aw-counter-aw-unpaid-debts = unpaid Debts
aw-counter-aw-cathedral-level = Cathedral level
aw-counter-aw-virtue = Virtue
aw-counter-aw-captives = captives

## Amounts

aw-amount-nothing = nothing
aw-amount-clay = { $n } Clay
aw-amount-wood = { $n } Wood
aw-amount-stone = { $n } Stone
aw-amount-gold = { $n } Gold
aw-amount-marble = { $n } Marble
aw-amount-silver = { $n } Silver
aw-amount-virtue = { $n } Virtue
aw-amount-building-card =
    { $n ->
        [one] 1 Building card
       *[other] { $n } Building cards
    }
aw-amount-card =
    { $n ->
        [one] 1 Building card
       *[other] { $n } Building cards
    }
aw-amount-debt-paid =
    { $n ->
        [one] 1 paid Debt
       *[other] { $n } paid Debts
    }
aw-amount-debt-unpaid =
    { $n ->
        [one] 1 unpaid Debt
       *[other] { $n } unpaid Debts
    }
aw-amounts-2 = { $a } and { $b }
aw-amounts-3 = { $a }, { $b } and { $c }
aw-amounts-4 = { $a }, { $b }, { $c } and { $d }
aw-amounts-5 = { $a }, { $b }, { $c }, { $d } and { $e }
aw-amounts-6 = { $a }, { $b }, { $c }, { $d }, { $e } and { $f }

aw-skill-carpentry = Carpentry
aw-skill-tiling = Tiling
aw-skill-masonry = Masonry

aw-baron-name = the Overlord
aw-black-market = Black Market

## What can be chosen

aw-done = Done
aw-destroy = Destroy a Debt
aw-pay-instead = Pay
aw-take-the-debt = Take the Debt
aw-release = Release
aw-donate-now = Make a Donation
aw-place-at = { $location }
aw-place-mines-clay = { $location }: Clay
aw-place-mines-gold = { $location }: Gold
aw-place-workshop-hire = { $location }: hire
aw-place-workshop-plans = { $location }: draw plans
aw-place-black-market-b-hire = { $location }, hire anybody
aw-place-black-market-b-plans = { $location }, look at plans
aw-place-guildhall-construct = { $location }: construct
aw-place-guildhall-cathedral = { $location }: advance on the Cathedral
aw-discard-apprentice = Discard { $card }
aw-back-from = From { $location }
aw-back-board = From the board of { $whose }
aw-capture-group =
    { $location }: { $whose_you ->
        [yes] your Workers
       *[no] Workers of { $whose }
    }
aw-trade-for = For { $gained }
aw-trade-goods = { $paid } for { $gained }
aw-trade-card = { $card }: for { $gained }
aw-trade-card-goods = { $card }: { $paid } for { $gained }
aw-pay-goods = { $amount }
aw-guard-imprison = Send your captives to Prison
aw-guard-release = Free your Workers from Prison
aw-guard-release-colour =
    Free { $whose_you ->
        [yes] your Workers
       *[no] the Workers of { $whose }
    } from Prison
aw-guard-buy-back-silver = Buy your Workers back for Silver
aw-guard-buy-back-debt = Buy your Workers back for a Debt and 1 Virtue
aw-guard-pay-debt = Pay off a Debt
aw-give-player = { $item } to { $to }
aw-give-request = { $item } for the Request of level { $level }
aw-player = { $whose }
aw-remove-from = From { $location }

## Questions

aw-choose-character = Which character do you play?
aw-choose-side = Which side of your card do you lay: Rogue or Reverend?
aw-starting-apprentice = Which Apprentice do you start with?
aw-draft = Which Building card do you keep?
aw-keep-opening = Which 3 Building cards do you keep?
aw-discard-opening = Which Building card do you discard?
aw-place =
    { $final ->
        [yes] Your last turn: where do you place a Worker?
       *[no] Where do you place a Worker?
    }
aw-take-back =
    { $final ->
        [yes] Your last turn, but you have no Worker left. From where do you take one back?
       *[no] You have no Worker left. From where do you take one back?
    }
aw-trade =
    Which trade do you make? { $left ->
        [one] One more action.
       *[other] { $left } actions.
    }
aw-hire = Whom do you hire?
aw-hire-any = Whom do you hire?
aw-make-room = You have as many Apprentices as you may. Whom do you discard?
aw-capture =
    Whom do you capture? { $left ->
        [one] One more capture
       *[other] { $left } captures
    }{ $price ->
        [0] { $left ->
            [one] , free of charge.
           *[other] , the next is free of charge.
        }
       *[other] , the next costs { $price } Silver.
    }
aw-guard =
    What do you do at the Guardhouse? { $left ->
        [one] One more action.
       *[other] { $left } actions.
    }
aw-keep-plan = Which Building card do you keep?
aw-construct = Which Building do you construct?
aw-pay-building = How do you pay for the Building?
aw-pay-cathedral = How do you pay for the Cathedral?
aw-cathedral-card = Which Building card do you discard for the Cathedral?
aw-judith-cards = How many Building cards do you discard in place of goods?
aw-judith-which = Which Building cards do you discard?
aw-choose-effect = Which effect of { $card }?
aw-church = Do you destroy one of your unpaid Debts?
aw-library = Do you discard a Building card for 2 Gold?
aw-tavern = Do you hire somebody free of charge?
aw-crane = Do you place another Worker in the Guildhall?
aw-graveyard = Which Apprentice do you discard?
aw-hand-limit = You have too many Building cards. Which ones do you discard?
aw-overflow = Your Virtue is above 14. Do you destroy an unpaid Debt?
aw-hugo = You would take a Debt. Do you pay { $silver } Silver instead?
aw-merovech =
    You would lose { $loss } Virtue. Which Building cards do you discard to avoid it?
aw-reset-order = In which order do your abilities work?
aw-release-one = Do you take a Worker out of Prison?
aw-release-some = How many Workers do you take out of Prison?
aw-virtue-order = In which order do your Buildings change your Virtue?
aw-donate = What do you give, and to whom?
aw-may-donate =
    Do you give something? { $left ->
        [one] One more Donation.
       *[other] Up to { $left } Donations.
    }
aw-donate-card = Which Building card do you give?
aw-group-virtue = Who of you loses { $n } Virtue?
aw-group-debt = Who of you takes a Debt?
aw-group-prisoner = Who of you removes a Worker in Prison from the game?
aw-group-worker = Who of you removes a Worker from the game?
aw-group-levy = Who of you pays the levy?
aw-remove-worker = From where do you remove a Worker from the game?
aw-levy = Do you pay { $silver } Silver, or take a Debt?

## The story: the set-up

aw-character =
    { $you ->
        [yes] You play { $character }.
       *[no] { $player } plays { $character }.
    }
aw-side =
    { $you ->
        [yes] You lay your card: { $card }.
       *[no] { $player } lays { $card }.
    }
aw-starts-with =
    { $you ->
        [yes] You start with { $card }.
       *[no] { $player } starts with { $card }.
    }
aw-begins =
    { $you ->
        [yes] You are the first player.
       *[no] { $player } is the first player.
    }

## The story: turns

aw-places =
    { $you ->
        [yes] You place a Worker: { $location } ({ $n }).
       *[no] { $player } places a Worker: { $location } ({ $n }).
    }
aw-gathers =
    { $you ->
        [yes] You gather { $amount }: { $location } ({ $n }).
       *[no] { $player } gathers { $amount }: { $location } ({ $n }).
    }
aw-gains =
    { $you ->
        [yes] You gain { $amount }.
       *[no] { $player } gains { $amount }.
    }
aw-trades =
    { $you ->
        [yes] You trade { $paid } for { $gained }.
       *[no] { $player } trades { $paid } for { $gained }.
    }
aw-hires =
    { $you ->
        [yes] You hire { $card }
       *[no] { $player } hires { $card }
    }{ $paid ->
        [0] { "" }
       *[other] { " " }for { $paid } Silver
    }{ $coins ->
        [0] .
       *[other] , and take { $coins } Silver from the card.
    }
aw-dismisses =
    { $you ->
        [yes] You discard { $card }.
       *[no] { $player } discards { $card }.
    }
aw-refreshes = { $one } and { $other } leave the Workshop.
aw-draws =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $n ->
        [one] a Building card.
       *[other] { $n } Building cards.
    }
aw-keeps-plan =
    { $you ->
        [yes] You keep
       *[no] { $player } keeps
    } one Building card; { $others ->
        [one] 1 goes under the pile.
       *[other] { $others } go under the pile.
    }
aw-recalls =
    { $you ->
        [yes] You take back { $n } of your Workers: { $location }.
       *[no] { $player } takes back { $n } Workers: { $location }.
    }
aw-captures =
    { $you ->
        [yes] You capture
       *[no] { $player } captures
    } { $whose_you ->
        [yes] { $n ->
            [one] a Worker of yours
           *[other] { $n } Workers of yours
        }
       *[no] { $n ->
            [one] a Worker
           *[other] { $n } Workers
        } of { $whose }
    }: { $location }.
aw-captures-baron =
    { $you ->
        [yes] You capture
       *[no] { $player } captures
    } { $n ->
        [one] a Worker
       *[other] { $n } Workers
    } of the Overlord: { $location }.
aw-steals =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } { $n } Silver from the Tax Stand and { $you ->
        [yes] lose
       *[no] loses
    } { $virtue } Virtue.
aw-market =
    { $you ->
        [yes] You go to the { $location }
       *[no] { $player } goes to the { $location }
    }{ $paid ->
        [0] .
       *[other] { " " }for { $paid } Silver.
    }
aw-imprisons =
    { $you ->
        [yes] You send
       *[no] { $player } sends
    } { $n ->
        [one] a captive
       *[other] { $n } captives
    } to Prison for { $silver } Silver.
aw-releases =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } { $n ->
        [one] a Worker
       *[other] { $n } Workers
    } out of Prison.
aw-releases-others =
    { $you ->
        [yes] You free
       *[no] { $player } frees
    } { $whose_you ->
        [yes] { $n ->
            [one] a Worker of yours
           *[other] { $n } Workers of yours
        }
       *[no] { $n ->
            [one] a Worker
           *[other] { $n } Workers
        } of { $whose }
    } from Prison.
aw-buys-back =
    { $n ->
        [one] A Worker returns
       *[other] { $n } Workers return
    } to { $you ->
        [yes] you.
       *[no] { $player }.
    }
aw-pays-debt =
    { $you ->
        [yes] You pay off a Debt for { $paid } Silver.
       *[no] { $player } pays off a Debt for { $paid } Silver.
    }
aw-takes-debt =
    { $you ->
        [yes] You take a Debt.
       *[no] { $player } takes a Debt.
    }
aw-destroys-debt =
    { $you ->
        [yes] You destroy a Debt.
       *[no] { $player } destroys a Debt.
    }
aw-buys-off =
    { $you ->
        [yes] You pay { $n } Silver instead of taking a Debt.
       *[no] { $player } pays { $n } Silver instead of taking a Debt.
    }
aw-emma =
    { $you ->
        [yes] You gain 1 Silver and 1 Clay for the Debt.
       *[no] { $player } gains 1 Silver and 1 Clay for the Debt.
    }
aw-guntram =
    { $you ->
        [yes] You gain { $n } Silver for your Virtue.
       *[no] { $player } gains { $n } Silver for Virtue.
    }
aw-avoids =
    { $you ->
        [yes] You discard
       *[no] { $player } discards
    } { $cards ->
        [one] a Building card
       *[other] { $cards } Building cards
    } and { $you ->
        [yes] avoid
       *[no] avoids
    } losing { $n } Virtue.
aw-apprentice-gives =
    { $you ->
        [yes] { $card } brings you { $amount }.
       *[no] { $card } brings { $player } { $amount }.
    }
aw-all-gain = Everybody gains { $amount }.
aw-prisoners-virtue =
    { $you ->
        [yes] You have { $n } Workers in Prison and lose 1 Virtue.
       *[no] { $player } has { $n } Workers in Prison and loses 1 Virtue.
    }
aw-constructs =
    { $you ->
        [yes] You construct { $card } ({ $vp } points).
       *[no] { $player } constructs { $card } ({ $vp } points).
    }
aw-advances =
    { $you ->
        [yes] You advance to level { $level } of the Cathedral.
       *[no] { $player } advances to level { $level } of the Cathedral.
    }
aw-reward = The Reward: { $amount }.
aw-no-reward = There is no Reward left: 1 Virtue instead.
aw-takes-back =
    { $you ->
        [yes] You take a Worker back. { $whence }.
       *[no] { $player } takes a Worker back. { $whence }.
    }
aw-no-worker =
    { $you ->
        [yes] You have no Worker to take back.
       *[no] { $player } has no Worker to take back.
    }
aw-hand-limit-discards =
    { $you ->
        [yes] You discard
       *[no] { $player } discards
    } { $n ->
        [one] a Building card.
       *[other] { $n } Building cards.
    }
aw-reset = Black Market Reset: all Workers there go to Prison.
aw-market-turns = The Large Market now gives { $amount }.
aw-end-triggered = The Guildhall is full: everybody has one more turn.
aw-end-virtue =
    { $you ->
        [yes] { $card } changes your Virtue by { $n }.
       *[no] { $card } changes the Virtue of { $player } by { $n }.
    }
aw-ends = The game is over.

## The story: the opponent

aw-rival-scheme = { $player } reveals a Scheme: { $scheme }.
aw-rival-recalls =
    { $player } takes { $n ->
        [one] a Worker
       *[other] { $n } Workers
    } back and shuffles the Schemes.
aw-rival-future = A Future Scheme is laid on the pile of { $player }.
aw-rival-virtue = The Virtue of { $player } is now { $virtue }.
aw-rival-imprisons =
    { $player } sends { $n ->
        [one] a captive
       *[other] { $n } captives
    } to Prison.
aw-rival-steals = { $player } empties the Tax Stand: { $n } Silver go to the Supply.

## The story: the Overlord

aw-baron-turn = The Overlord's turn.
aw-intrigue = Intrigue: { $card }.
aw-event = Event: { $card }.
aw-request = The Overlord makes a demand ({ $request }).
aw-no-event = There is no Event left to reveal: the game ends at once.
aw-baron-places = The Overlord places a Worker: { $location } ({ $n }).
aw-baron-recalls =
    The Overlord takes { $n ->
        [one] a Worker
       *[other] { $n } Workers
    } back.
aw-baron-no-worker = The Overlord has no Worker to place.
aw-baron-captures =
    The Overlord captures { $whose_you ->
        [yes] { $n ->
            [one] a Worker of yours
           *[other] { $n } Workers of yours
        }
       *[no] { $n ->
            [one] a Worker
           *[other] { $n } Workers
        } of { $whose }
    }: { $location }.
aw-baron-imprisons =
    The Overlord sends { $n ->
        [one] a captive
       *[other] { $n } captives
    } to Prison.
aw-future-discard = A Future Intrigue joins the discard pile: { $card }.
aw-future-on-top = A Future Intrigue is laid face down on the deck.
aw-tax-check = Tax check: { $n } Silver on the Tax Stand.
aw-loses-virtue =
    { $you ->
        [yes] You lose { $n } Virtue.
       *[no] { $player } loses { $n } Virtue.
    }
aw-removes =
    { $you ->
        [yes] One of your Workers leaves the game: { $whence }.
       *[no] A Worker of { $player } leaves the game: { $whence }.
    }
aw-removes-own =
    { $you ->
        [yes] A Worker leaves your board and the game.
       *[no] A Worker leaves the board of { $player } and the game.
    }
aw-pays-levy =
    { $you ->
        [yes] You pay the levy: { $n } Silver.
       *[no] { $player } pays the levy: { $n } Silver.
    }
aw-gives =
    { $you ->
        [yes] You give { $to_you ->
            [yes] yourself
           *[no] { $to }
        } { $item }.
       *[no] { $player } gives { $to_you ->
            [yes] you
           *[no] { $to }
        } { $item }.
    }
aw-gives-request =
    { $you ->
        [yes] You give { $item } to the Overlord ({ $request }).
       *[no] { $player } gives { $item } to the Overlord ({ $request }).
    } { $left ->
        [0] The Request is met.
       *[other] { $left } more to go.
    }
aw-team-won = Together you have { $total } points: the Overlord is beaten.
aw-team-lost = Together you have { $total } points: the Overlord wins.

## What cards do

aw-does-gain = Gain { $amount }.
aw-does-gain-all = Every player gains { $amount }.
aw-does-gain-if = Before scoring gain { $amount } if you { $when }.
aw-does-gain-per = Gain { $amount } for every { $per } { $of }.
aw-does-lose = Before scoring lose { $amount }.
aw-does-lose-prisoners = Every player with 3 or more Workers in Prison loses { $amount }.
aw-does-take-debt =
    { $n ->
        [one] Take an unpaid Debt.
       *[other] Take { $n } unpaid Debts.
    }
aw-does-destroy-debt = You may destroy an unpaid Debt.
aw-does-release-prison = Take all your Workers out of Prison.
aw-does-release-boards = Take all your Workers back from other boards.
aw-does-capture =
    { $n ->
        [one] Make a free capture.
       *[other] Make up to { $n } free captures.
    }
aw-does-hire-any = You may hire any face-up Apprentice free of charge.
aw-does-exchange = You may give { $pay } for { $gain }.
aw-does-choose = One of these:
aw-does-extra-guildhall = You may place another Worker in the Guildhall.
aw-does-discard-apprentice = Discard one of your Apprentices.
aw-does-virtue-per = Before scoring gain { $n } Virtue for every { $per } { $of }.
aw-does-vp-per =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    } at the end for every { $per ->
        [1] { "" }
       *[other] { $per }{ " " }
    }{ $of }.
aw-does-vp-if =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    } at the end if you { $when }.
aw-does-debt-penalty =
    At the end each of your unpaid Debts costs { $delta ->
        [-1] 1 point less.
       *[other] { $delta } point more.
    }
aw-does-trade = At the King's Storehouse: { $pay } for { $gain }.
aw-does-donate = Up to { $n } Donations with each of your Black Market actions.
aw-does-donate-level = Donations up to your Cathedral level with each of your Guildhall actions.

aw-condition-most-clay = hold more Clay than every other player
aw-condition-most-wood = hold more Wood than every other player
aw-condition-most-stone = hold more Stone than every other player
aw-condition-most-silver = hold more Silver than every other player
aw-condition-most-cathedral = stand higher on the Cathedral than every other player
aw-condition-no-unpaid-debts = have no unpaid Debt

aw-count-own-buildings = of your Buildings
aw-count-own-apprentices-carpentry = of your Apprentices with Carpentry
aw-count-own-apprentices-tiling = of your Apprentices with Tiling
aw-count-own-apprentices-masonry = of your Apprentices with Masonry
aw-count-captured-workers = captives on your board
aw-count-virtue = Virtue
aw-count-paid-debts = of your paid Debts
aw-count-gold = Gold
aw-count-marble = Marble
aw-count-clay-wood-stone = Clay, Wood and Stone together

aw-on-gather = { $amount } more: { $location }.
aw-on-cathedral = { $amount } whenever you advance on the Cathedral.
aw-on-debt-paid = { $amount } whenever you pay off a Debt.
aw-on-reset = { $amount } at every Black Market Reset.
aw-on-reset-if = { $amount } at every Black Market Reset if none of your Workers is in Prison.
aw-on-reset-release-prisoners = At every Black Market Reset you may take up to { $n } Workers out of Prison.
aw-on-black-market = { $amount } with each of your Black Market actions.
aw-on-black-market-ignore-virtue-loss = Your Black Market actions cost no Virtue.
aw-on-tax-stand = { $amount } whenever you steal from the Tax Stand.
aw-on-tax-stand-reduce-virtue-loss = You lose { $n } Virtue less when you steal from the Tax Stand.
aw-on-imprison = { $amount } whenever you send captives to Prison at the Guardhouse.
aw-on-cost-town-centre = Your captures at the Town Centre cost { $n } Silver less, never Tax.
aw-on-cost-black-market = Your Black Market actions cost { $n } Silver less.
aw-on-count = Count { $n } Worker more: { $location }.

aw-power-none = The same start for everybody.
aw-power-ignore-tax = Ignores { $n } Tax coin of every cost.
aw-power-draw-on-black-market = Draws { $n } Building card with each Black Market action.
aw-power-no-discard-for-cathedral = Discards no Building card for the Cathedral.
aw-power-hire-discount = Pays { $silver } Silver less to hire in the Workshop and may have { $apprentices } Apprentices.
aw-power-gold-is-marble = Gold and Marble are the same to her, but not when donating.
aw-power-discount-wood-or-stone = Pays { $n } Wood or Stone less when constructing or advancing.
aw-power-buy-off-debt = May pay { $silver } Silver instead of taking a Debt.
aw-power-draw-on-construct = Draws { $n } Building card after constructing.
aw-power-release-on-reset = May take { $n } Worker out of Prison at every Black Market Reset.
aw-power-silver-on-imprison = Gains { $n } Silver more when sending captives to Prison at the Guardhouse.
aw-power-gain-on-debt = Gains { $amount } for every Debt taken.
aw-power-silver-on-virtue = Gains { $n } Silver for each Virtue gained.
aw-power-card-for-resource = May discard a Building card in place of any good to be paid, but not when donating.
aw-power-card-for-virtue = May discard Building cards to avoid losing Virtue; hand limit { $hand }.

aw-does-rival-capture = Capture one group for each of its Workers there.
aw-does-rival-guardhouse = One step at the Guardhouse.
aw-does-rival-steal-tax = The Tax goes to the Supply: 1 Marble, 2 Virtue lost.
aw-does-rival-market = 1 Marble, 1 Virtue lost.
aw-does-rival-discard-column = The leftmost Apprentices are discarded.
aw-does-rival-construct = Advance on the Cathedral where there is room.

aw-does-baron-place = Overlord's Worker: { $location }.
aw-does-baron-place-upper = Overlord's Worker: { $location }, then the upper section.
aw-does-baron-place-lower = Overlord's Worker: { $location }, then the lower section.
aw-does-baron-reveal-request = Reveal the next Request.
aw-does-baron-reveal-event = Reveal an Event.
aw-does-baron-reveal-intrigue = Reveal another Intrigue card.
aw-does-baron-future-to-discard = A Future Intrigue joins the discard pile.
aw-does-baron-future-on-top = A Future Intrigue is laid on the deck.
aw-does-baron-tax-check = With 4 or more Silver on the Tax Stand everybody loses 1 Virtue; then it is emptied.
aw-does-baron-lose-virtue = Everybody loses { $n } Virtue.
aw-does-baron-lose-virtue-one = One of you loses { $n } Virtue.
aw-does-baron-take-debt = Everybody takes a Debt.
aw-does-baron-take-debt-one = One of you takes a Debt.
aw-does-baron-remove-prisoner = Everybody removes a Worker in Prison from the game.
aw-does-baron-remove-worker = Everybody removes a Worker from the game.
aw-does-baron-reset = A Black Market Reset.
aw-does-baron-pay-or-debt = Everybody pays { $silver } Silver or takes a Debt.
aw-request-asks =
    { $amount } for each player. Met: { $met ->
        [one] 1 point
       *[other] { $met } points
    } for everybody. Failed: everybody loses { $failed }.

## Why not

aw-why-gold = Gold needs { $n } Workers in the Mines.
aw-why-hire-silver = Hiring costs { $n } Silver.
aw-why-hire-column = Too far away: another { $n } Silver would have to be laid on the cards before it.
aw-why-no-plans = There are no Building cards left to draw.
aw-why-capture-silver = A capture costs { $n } Silver.
aw-why-capture-places =
    { $n ->
        [one] All captures of a turn come from one location.
       *[other] The captures of a turn come from at most { $n } locations.
    }
aw-why-no-tax = There is no Silver on the Tax Stand.
aw-why-market-virtue = With Virtue 10 or more nobody may enter the Black Market.
aw-why-market-taken = This space is taken until the next Reset.
aw-why-market-silver = This costs { $n } Silver.
aw-why-guardhouse = There is nothing you could do at the Guardhouse.
aw-why-no-captives = You have no captives.
aw-why-no-prisoners = There is nobody in Prison to free.
aw-why-none-elsewhere = None of your Workers is on another board.
aw-why-buy-back-silver = Buying back costs { $n } Silver.
aw-why-no-debt = You have no unpaid Debt.
aw-why-debt-silver = Paying off a Debt costs { $n } Silver.
aw-why-nothing-to-build = You can construct none of your Buildings.
aw-why-no-hand = You have no Building cards.
aw-why-skill = None of your Apprentices has this skill: { $skill }.
aw-why-goods =
    { $n ->
        [one] You lack one good.
       *[other] You lack { $n } goods.
    }
aw-why-cathedral-virtue = With Virtue 4 or less nobody may advance on the Cathedral.
aw-why-cathedral-top = You stand on the highest level.
aw-why-cathedral-full = Level { $level } of the Cathedral is full.
aw-why-cathedral-goods =
    { $n ->
        [one] You lack one good for the next level.
       *[other] You lack { $n } goods for the next level.
    }
aw-why-cathedral-card = You have no Building card to discard.
aw-why-trade-goods = You do not have the goods for this trade.

## Why a move is advised: what it does

aw-because-buildings = gets nearer to a Building in hand
aw-because-cathedral = gets on with the Cathedral, or keeps what its next level costs
aw-because-virtue = keeps Virtue where it helps
aw-because-debts = leaves fewer Debts unpaid
aw-because-precious = keeps Gold and Marble, which score
aw-because-silver = keeps Silver, which scores
aw-because-prison = has fewer Workers in Prison
aw-because-guildhall = fills the Guildhall
aw-because-requests = helps with a Request of the Baron
aw-because-events = holds off the Events
aw-because-goods = has more goods, such as Wood and Stone, to build with
aw-because-workers = has more Workers at hand, or more together in one place
aw-because-captives = takes Workers of others captive
aw-because-apprentices = gains an Apprentice or a skill that was missing
aw-because-rest = makes the goods and Workers in stock go further
