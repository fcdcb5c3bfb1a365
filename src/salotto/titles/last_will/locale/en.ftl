### Last Will, in British English. Names of cards, jobs, errands and symbols come from the data files.

## The title on the shelf

lw-title-name = Last Will
lw-title-about = Your uncle's fortune goes to whoever can spend money best: feast, travel and let houses go to ruin until nothing is left, before your cousins do.
lw-score =
    { $points ->
        [one] { $points } pound
       *[other] { $points } pounds
    }
lw-hint =
    { $better ->
        [yes] { $move }: about { $score } poorer in the end than by the average choice
        [no] { $move }: about { $score } richer in the end than by the average choice
       *[same] { $move }: as good as the average choice
    }

lw-mode-base = Base game
lw-mode-base-about = At most 7 rounds of planning, errands and spending. The poorest wins, the deepest debt first.
lw-mode-getting-sacked = Getting Sacked
lw-mode-getting-sacked-about = With the expansion: a job pays you every round, and you have to lose it before you can go bankrupt.

lw-option-starting-money = Starting money
lw-option-starting-money-about = 70 pounds are for a first game without jobs; otherwise a last will says how much everybody has.
lw-option-employment = Jobs
lw-option-employment-about = Everybody has a job, nobody has one, or only the experienced have one.
lw-option-handicap-seats = Seats with a job
lw-option-handicap-seats-about = Only when the job is a handicap: where the experienced players sit. The others get extra money.
lw-forbids-money = With jobs a last will card says how much money everybody has: choose one by lot or by hand instead of the 70 pounds.
lw-forbids-handicap = The handicap is for a seat that a table of { $players } does not have.
lw-option-plans = Plans
lw-option-plans-about = Plan tiles of the expansion, or the printed plans of the base game.
lw-option-new-cards = New cards
lw-option-new-cards-about = The expansion's weddings, properties, helper and second deck of special cards.
lw-option-plan-tile-setup = Laying out the plan tiles
lw-option-plan-tile-setup-about = After the Italian or the English rules; with these tiles the result is the same.
lw-option-helper-corner = Symbol of the helpers
lw-option-helper-corner-about = What Waiter, Coachman, Tailor, Sea Dog and Wedding Planner show in the corner: a helper, or their trade.
lw-option-employed-may-win = Winning with a job
lw-option-employed-may-win-about = Whether somebody who still has a job can win. If not, they come last.
lw-option-promo-messenger = Messengers
lw-option-promo-messenger-about = A promotional helper who gives one errand boy more.
lw-option-plan-order-board = Plan-order board
lw-option-plan-order-board-about = A promotional board: errands decide who plans first.

lw-value-seventy = 70 pounds
lw-value-random-will = a last will by lot
lw-value-chosen-will = a last will of your choice
lw-value-all = for everybody
lw-value-none = for nobody
lw-value-handicap = for the experienced
lw-value-tiles = plan tiles
lw-value-original = as in the base game
lw-value-all-matching = all that match (Italian)
lw-value-draw-and-place = draw and place (English)
lw-value-helper-symbol = helper
lw-value-trade-symbol = trade
lw-value-seats = { $seats }

## The phases of a round

lw-phase-opening = Opening
lw-phase-setup = Setup
lw-phase-starting = Starting cards
lw-phase-planning = Planning
lw-phase-errands = Errands
lw-phase-actions = Actions
lw-phase-keeping = End of round
lw-phase-cleaning = Clean-up
lw-phase-over = End of the game

## The parts of the final sum

lw-category-money = Money
lw-category-income = Last income
lw-category-properties = Value of properties
lw-category-surcharge = 5 for each property

## The decks

lw-deck-events = Events
lw-deck-helpers-expenses = Helpers and expenses
lw-deck-properties = Properties
lw-deck-companions = Companions
lw-deck-special = Special cards
lw-deck-gs-special = New special cards
lw-deck-wild = Wild cards

## Questions

lw-choose-will = Which last will is read?
lw-keep-start = Keep two of your six starting cards.
lw-block-plan = Which plan do you block?
lw-choose-plan = Which plan do you choose for this round?
lw-draw-more = Who helps you to draw more cards?
lw-draw-from =
    Which deck do you draw from? { $cards ->
        [one] One card is left to draw.
       *[other] { $cards } cards are left to draw.
    }
lw-errand =
    Where do you send your errand boy?{ $boys ->
        [1] { "" }
       *[other] { " " }({ $boy } of { $boys })
    }
lw-take-which = Which card do you take?
lw-draw-one = Which deck do you draw a card from?
lw-market = Which modifier goes to: { $type }?
lw-spend-opera = How much do you spend at the opera?
lw-which-half = An extension, or a demotion?
lw-cover = Do you want to be demoted? Choose the income line to cover.
lw-cover-which = Which income line is covered?
lw-act =
    What do you do? { $actions ->
        [one] One action left
       *[other] { $actions } actions left
    }{ $white ->
        [0] .
        [one] , and one for white-bordered cards.
       *[other] , and { $white } for white-bordered cards.
    }
lw-savour = How do you enjoy it: { $card }?
lw-nuptial-set =
    What else belongs to the wedding? { $pounds ->
        [one] 1 pound
       *[other] { $pounds } pounds
    } so far.
lw-companions =
    Who comes along: { $card }? { $pounds ->
        [one] 1 pound
       *[other] { $pounds } pounds
    } so far.
lw-companion-as = As whom does the companion come?
lw-discard-more =
    Which cards do you discard for a pound each? { $pounds ->
        [one] 1 pound
       *[other] { $pounds } pounds
    } so far.
lw-spend = How much do you spend on { $card }?
lw-pay-activation = How do you pay for the upkeep of { $card }?
lw-pay-deal = How do you pay for the deal: { $card }?
lw-keep-drawn = Which card do you keep?
lw-token-where = Where does the token go: { $companion }?
lw-token-as = Which token goes on { $card }?
lw-make-room = What makes room for { $card }?
lw-buy-as = As what do you buy { $card }?
lw-sell-as = As what do you sell { $card }?
lw-price = At what price do you buy { $card }?
lw-takings = At what price do you sell { $card }?
lw-animal-where =
    Which farm gets an animal? { $left ->
        [one] One token is left.
       *[other] { $left } tokens are left.
    }
lw-animal-which = Which animal comes to { $card }?
lw-depreciate-which =
    Which property loses value? { $left ->
        [one] One step is left.
       *[other] { $left } steps are left.
    }
lw-sell-which = Which property do you sell without an action?
lw-keep =
    Which cards do you keep for the next round? { $limit ->
        [one] At most one.
       *[other] At most { $limit }.
    }

## Answers

lw-keep-all = Keep them all
lw-end-turn = End my turn
lw-pay-actions = With my own actions
lw-half-demotion = A demotion
lw-half-extension = An extension
lw-move-play = Play { $card }
lw-move-lay = Lay down { $card }
lw-move-buy = Buy { $card }
lw-move-token = Place a token: { $card }
lw-move-activate = Activate { $card }
lw-move-sell = Sell { $card }
lw-plan =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $boys ->
        [one] 1 errand boy
       *[other] { $boys } errand boys
    }, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } (place { $position })
lw-line = { $symbol } (£{ $income })
lw-errand-trio = Card Offering, one of several
lw-errand-offer = Card Offering: { $space }
lw-space-a1 = first special card
lw-space-a2 = second special card
lw-space-a3 = third card
lw-space-w1 = first wild card
lw-space-w2 = second wild card
lw-space-b1 = first single card
lw-space-b2 = second single card
lw-space-b3 = third single card
lw-space-b4 = fourth single card
lw-space-c1 = card beside the board
lw-space-d1 = new special card
lw-modifier = { $value }
lw-way =
    { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }: { $pounds ->
        [one] 1 pound
       *[other] { $pounds } pounds
    }
lw-extra = { $companion }: £{ $pounds } more

## The story

lw-will = The notary reads: { $will }.
lw-job =
    { $you ->
        [yes] You work
       *[no] { $player } works
    } as: { $job }.
lw-begins =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } the starting player.
lw-round = Round { $round } begins.
lw-income =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } paid £{ $pounds } by the job: £{ $money } in all.
lw-blocks-plan =
    { $you ->
        [yes] You block
       *[no] { $player } blocks
    } a plan: { $plan }.
lw-chooses-plan =
    { $you ->
        [yes] You plan
       *[no] { $player } plans
    }: { $plan }.
lw-draws =
    { $you ->
        [yes] You draw
       *[no] { $player } draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $events ->
        [0] {""}
       *[other] {" "}· events { $events }
    }{ $helpers ->
        [0] {""}
       *[other] {" "}· helpers and expenses { $helpers }
    }{ $properties ->
        [0] {""}
       *[other] {" "}· properties { $properties }
    }{ $companions ->
        [0] {""}
       *[other] {" "}· companions { $companions }
    }.
lw-draws-cards = You have drawn: { $cards }.
lw-reshuffles = The discard pile becomes a new deck: { $deck }.
lw-order =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } first in the order of play.
lw-errand-boy =
    { $you ->
        [yes] You send
       *[no] { $player } sends
    } an errand boy: { $errand }.
lw-takes =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } { $card }.
lw-opera =
    { $you ->
        [yes] You spend
       *[no] { $player } spends
    } £{ $pounds } at the opera: £{ $money } left.
lw-market-changes =
    { $you ->
        [yes] You arrange
       *[no] { $player } arranges
    } the market: mansions { $mansion ->
        [1] +1
        [3] +3
       *[other] { $mansion }
    }, manors { $manor ->
        [1] +1
        [3] +3
       *[other] { $manor }
    }, town houses { $town_house ->
        [1] +1
        [3] +3
       *[other] { $town_house }
    }, farms { $farm ->
        [1] +1
        [3] +3
       *[other] { $farm }
    }.
lw-extension =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } a board extension: { $spaces } card spaces.
lw-clock =
    { $you ->
        [yes] You set
       *[no] { $player } sets
    } the clock: place { $place } in the next planning.
lw-demoted =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } demoted: { $line }. Income now £{ $income }.
lw-sacked =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } sacked! No longer: { $job }.
lw-plays =
    { $you ->
        [yes] You enjoy
       *[no] { $player } enjoys
    } { $cards } and { $you ->
        [yes] spend
       *[no] spends
    } £{ $pounds }: £{ $money } left.
lw-gains-actions =
    { $you ->
        [yes] You gain
       *[no] { $player } gains
    } { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
lw-lays-down =
    { $you ->
        [yes] You lay
       *[no] { $player } lays
    } down { $card }.
lw-makes-room =
    { $you ->
        [yes] You make
       *[no] { $player } makes
    } room: { $card } goes.
lw-activates =
    { $you ->
        [yes] You activate
       *[no] { $player } activates
    } { $card } and { $you ->
        [yes] spend
       *[no] spends
    } £{ $pounds }: £{ $money } left.
lw-looks =
    { $you ->
        [yes] You look
       *[no] { $player } looks
    } through some cards: { $card }.
lw-token =
    { $you ->
        [yes] You place
       *[no] { $player } places
    } a token: { $companion } on { $card }.
lw-buys =
    { $you ->
        [yes] You buy
       *[no] { $player } buys
    } { $card } for £{ $pounds }: £{ $money } left.
lw-sells =
    { $you ->
        [yes] You sell
       *[no] { $player } sells
    } { $card } for £{ $pounds }: £{ $money } in all.
lw-depreciates =
    { $you ->
        [yes] Your property { $card }
       *[no] { $card } of { $player }
    } is now worth £{ $value }.
lw-ends-turn =
    { $you ->
        [yes] You end your
       *[no] { $player } ends the
    } turn.
lw-bankrupt =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } bankrupt, with £{ $money }! This is the last round.
lw-round-ends = Round { $round } ends.
lw-discards =
    { $you ->
        [yes] You discard
       *[no] { $player } discards
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
lw-last-income =
    { $you ->
        [yes] You are
       *[no] { $player } is
    } paid a last £{ $pounds }: £{ $money } in all.
lw-over = After round { $round } the fortunes are counted.

## Why something is not possible

lw-why-actions = You have not enough actions for it.
lw-why-money = You have not enough money for it, and with a property or a job you may not go into debt.
lw-why-price = You have not enough money for the price: properties are never bought on credit.
lw-why-debtor = Whoever is in debt cannot buy a property.
lw-why-no-room = Your board is full, and nothing on it can make room.
lw-why-used = It has already been activated this round.
lw-why-nothing = It would spend nothing now.
lw-why-no-slot = Nothing on your board has a free slot for this companion.
lw-why-same-name = A card with this name already belongs to the wedding.
lw-why-occupied = An errand boy stands there already.
lw-why-no-card = No card is left there.
lw-why-no-extension = No extension is left.
lw-why-unknown-once = You have already drawn a card there this round.
lw-why-deck-empty = No card is left to draw there.
lw-why-no-job = You have no job to lose.
lw-why-demoted = You have already been demoted this round.
lw-why-pure-errand-first = Not before somebody has used the errand that does only this.
lw-why-plan-taken = Somebody has chosen this plan already.
lw-why-plan-blocked = A blocking marker lies on this plan.

## What a card does

lw-does-symbol = Symbol: { $symbols }.
lw-does-way =
    { $actions ->
        [0] No action
        [one] 1 action
       *[other] { $actions } actions
    }: spend { $pounds ->
        [one] 1 pound
       *[other] { $pounds } pounds
    }.
lw-does-extra = With a companion ({ $companion }): £{ $pounds } more.
lw-does-gain-actions =
    Gain { $n ->
        [one] 1 action
       *[other] { $n } actions
    }.
lw-does-place-animal-tokens =
    Put up to { $n ->
        [one] 1 dog or horse
       *[other] { $n } dogs or horses
    } on your farms.
lw-does-depreciate =
    Your houses lose { $n ->
        [one] 1 step
       *[other] { $n } steps
    } of value in all.
lw-does-sell-property =
    Sell { $n ->
        [one] 1 property
       *[other] { $n } properties
    } at the present value: no action, no modifier.
lw-does-discard-for-spend = Discard any cards with { $symbols } from your hand: £{ $n } more for each.
lw-does-nuptial = Nuptial card: with others of different names it takes one action in all.
lw-does-companion = Goes along with an event, or puts its token on your board for 1 action.
lw-does-wild = Stands for any companion; goes back to the offer at the end of the round.
lw-does-lay =
    Lay it down for { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }{ $pounds ->
        [0] .
       *[other] { " " }and £{ $pounds }.
    }
lw-does-price = Buy it for £{ $pounds } and the modifier of the market.
lw-does-values = Without upkeep it loses value: { $values }.
lw-does-farm = It never loses value.
lw-does-activate =
    Activate for { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }: spend £{ $pounds }.
lw-does-look = Once a round draw { $draw } cards and keep { $keep }.
lw-does-per =
    Activate for { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }: spend £{ $pounds } for every { $thing } on your farms.
lw-does-per-farm =
    Activate for { $actions ->
        [0] no action
        [one] 1 action
       *[other] { $actions } actions
    }: spend £{ $pounds } for every farm you own.
lw-does-slot =
    { $nth ->
        [1] With a token ({ $companion }): £{ $pounds } instead.
        [2] With a second token ({ $companion }): £{ $pounds } instead.
       *[other] With a third token ({ $companion }): £{ $pounds } instead.
    }
lw-does-slot-free = With the token that comes with it ({ $companion }): £{ $pounds } instead.
lw-does-slot-doubles = With a token ({ $companion }) it loses two steps instead of one.
lw-does-bonus-spend =
    { $opera ->
        [yes] £{ $n } more when you use { $symbols } or go to the opera.
       *[no] £{ $n } more when you use { $symbols }.
    }
lw-does-bonus-maintain = £{ $n } more for the upkeep of { $types }.
lw-does-free-deal =
    Buy or sell without an action ({ $types }), { $times ->
        [one] once
       *[other] { $times } times
    } a round.
lw-does-cheap-deal =
    Buy or sell without an action and £{ $pounds } cheaper ({ $types }), { $times ->
        [one] once
       *[other] { $times } times
    } a round.
lw-does-adjust-price = £{ $n } more or less in every deal: { $types }.
lw-does-free-activation =
    Upkeep without an action ({ $types }), { $times ->
        [one] once
       *[other] { $times } times
    } a round.
lw-does-extra-actions =
    { $n ->
        [one] 1 more action
       *[other] { $n } more actions
    } every round.
lw-does-extra-white-actions =
    { $n ->
        [one] 1 more action
       *[other] { $n } more actions
    } every round, for white-bordered cards.
lw-does-draw-more =
    When you plan, draw { $n } more { $deck ->
        [events] events
        [helpers-expenses] helpers and expenses
        [properties] properties
        [companions] companions
       *[any]
            { $n ->
                [one] card
               *[other] cards
            }
    }.
lw-does-keep-more =
    Keep { $n ->
        [one] 1 more card
       *[other] { $n } more cards
    } at the end of the round.
lw-does-extra-errand-boys =
    { $n ->
        [one] 1 more errand boy
       *[other] { $n } more errand boys
    } every round.

## The table in the terminal

lw-term-round = Round { $round } of { $rounds }
lw-term-market = Market
lw-term-board = Your board
lw-term-board-of = Board of { $name }
lw-term-hand = Your hand
lw-term-looks = Drawn
lw-term-money = Money
lw-term-actions = Actions
lw-term-bankrupt = bankrupt
lw-term-spaces = { $used } of { $spaces } spaces
lw-legend-boy = errand boys

## The page

lw-page-order = Order of play
lw-page-first = Starting player
lw-page-income = +£{ $pounds } a round
lw-page-last-round = This is the last round.
lw-page-ends = The game ends after round 7, or after the round in which somebody goes bankrupt. The poorest wins.
lw-page-leaves =
    { $pounds ->
        [one] pound
       *[other] pounds
    }: £{ $money } left
lw-page-price = £{ $pounds }
lw-page-prices = £{ $least } to £{ $most }
lw-page-takes =
    { $pounds ->
        [one] pound
       *[other] pounds
    }: £{ $money } in all
lw-page-way-leaves =
    £{ $money } and { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } left
lw-page-remains = £{ $money } left
lw-pad-money = Money (a debt below 0)
lw-pad-income = Income of a job you still have
lw-pad-properties = Values of the properties, sum
lw-pad-houses = Number of properties
lw-page-pounds = pounds
lw-page-accounts = Accounts
lw-page-scores-caption = Pounds by category
lw-page-chart-categories = Where the money still lies
lw-page-chart-rounds = What is left after each round
lw-page-chart-round = Round
lw-page-left-free = { $cards ->
    [one] { $cards } of your cards can still be activated without an action.
   *[other] { $cards } of your cards can still be activated without an action.
  }
lw-page-left = { $actions ->
    [one] { $actions } action is left.
   *[other] { $actions } actions are left.
  }

## Why a move is advised: what it does

lw-because-money = gets rid of more money at once
lw-because-income = ends with less income from the job
lw-because-properties = leaves less Property of value
lw-because-surcharge = leaves fewer Properties to pay for in the end
lw-because-actions = leaves more Actions and errand boys to spend with
lw-because-kept = keeps better cards for the next round
lw-because-spaces = makes room for one more card on the board
lw-because-bankruptcy = brings the end of all Properties and money nearer: bankruptcy
lw-because-rest = lets the cards on the board spend more in the rounds to come
