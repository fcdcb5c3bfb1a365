### Obsession, in British English. Names of tiles, people, families and cards come from the data files.

## The title on the shelf

ob-title-name = Obsession
ob-title-about = Restore a Victorian country house in Derbyshire: invite the right company, keep the servants busy, win the favour of the Fairchilds, and be talked about for the right reasons.

ob-mode-individual = Every family for itself
ob-mode-individual-about = Four seasons of activities, each ending in a courtship. The family with the most victory points wins.
ob-mode-teams = Teams
ob-mode-teams-about = Two or three pairs, each sitting opposite each other: money, servants and guests go from one team mate to the other.
ob-mode-solo = Solo against an opponent
ob-mode-solo-about = You against the card of a rival family: it takes tiles from the market and courts the Fairchilds too.
ob-mode-estate-challenge = Estate Challenge
ob-mode-estate-challenge-about = Solo without courtship: every tile is on offer, the die takes some away, and a target has to be beaten.
ob-mode-tableau = Tableau
ob-mode-tableau-about = A race without courtship: it ends when a family ends its turn with Max reputation.
ob-mode-duel = Duel
ob-mode-duel-about = The Tableau for two, with two more levels of reputation to climb.

ob-option-length = Length
ob-option-length-about = Standard is 16 rounds, extended 20, with a higher reputation to reach.
ob-option-edition = Printing
ob-option-edition-about = Where the French and the Italian rules of the expansion differ.
ob-option-ud-servants = New servants
ob-option-ud-servants-about = Cook, hall boy, head housemaid and useful man of Upstairs, Downstairs, with the servant draft.
ob-option-ud-content = New guests and tiles
ob-option-ud-content-about = The guests and tiles of Upstairs, Downstairs that need no new servants.
ob-option-wessex = The Wessex family
ob-option-wessex-about = One more family to choose from; it begins with an extra tile.
ob-option-courtship = Courtship
ob-option-courtship-about = Whether the theme of a season is revealed at its start, only at the courtship, or when a die says so.
ob-option-seasonal-market = Seasonal market
ob-option-seasonal-market-about = The market is refreshed after each courtship.
ob-option-building-boom = Building boom
ob-option-building-boom-about = After each round the leftmost tile of the market goes back into the bag.
ob-option-starter-draft = Draft of starter guests
ob-option-starter-draft-about = Starter guests are chosen one by one instead of being dealt.
ob-option-intensive-service = Service tiles in the first market
ob-option-intensive-service-about = So many service tiles lie in the market from the start.
ob-option-intensive-choice = Which service tiles
ob-option-intensive-choice-about = The tiles that the rules name, or tiles of your choice.
ob-option-hire-on-pass = Hire when passing
ob-option-hire-on-pass-about = Servants can be hired in a turn without an activity; always so with the new servants.
ob-option-milestones = Milestones
ob-option-milestones-about = Two public goals; the first two families to claim each score for it.
ob-option-milestone-timing = When the milestones are shown
ob-option-milestone-timing-about = Before the families are chosen, or afterwards.
ob-option-objective-cards = Objective cards
ob-option-objective-cards-about = Without secret objectives only the milestones count.
ob-option-monument-set = Monuments
ob-option-monument-set-about = Those of the base game, or those of the expansion that are worth fewer points.
ob-option-monument-choice = Which monuments
ob-option-monument-choice-about = Drawn by lot, or chosen by the first seat.
ob-option-prestige-limit = At most six prestige guests
ob-option-prestige-limit-about = Whoever has more returns one; always so with six families.
ob-option-promo-cards = Promo cards
ob-option-promo-cards-about = So many promotional guests are shuffled in.
ob-option-promo-choice = Which promo cards
ob-option-promo-choice-about = Drawn by lot, or chosen by the first seat.
ob-option-market-reserve = Market reserves
ob-option-market-reserve-about = Service tiles and tiles of prestige rating 1 move to reserves of their own in later seasons.
ob-option-stack-duplicates = Stacks in the market
ob-option-stack-duplicates-about = Equal tiles share a market space; in the first edition they did not.
ob-option-first-player-rotation = First-player pawn
ob-option-first-player-rotation-about = It goes counterclockwise after each season; in the first edition clockwise.
ob-option-objective-rule = Choosing objectives
ob-option-objective-rule-about = Keep all and discard one after each courtship, or keep two of five at the start as in the first edition.
ob-option-hall-rule = Servants' Hall
ob-option-hall-rule-about = Its gossip needs a servant; in the first edition it did not.
ob-option-solo-monuments-variant = Lost monuments count
ob-option-solo-monuments-variant-about = The monuments that you lose to the opponent add to the score you have to beat.
ob-option-solo-ai = Luck of the opponent
ob-option-solo-ai-about = Standard, or dynamic: each season a die makes the opponent stronger or weaker.
ob-option-esc-target-source = Target
ob-option-esc-target-source-about = The target of the round track, or the base score of an opponent card.
ob-option-opponent = Opponent
ob-option-opponent-about = The rival family, from beginner to expert; six of them need the new servants.
ob-option-garden-maze = Garden Maze
ob-option-garden-maze-about = The Garden Maze takes the place of the Sculpture Garden.
ob-forbids-no-goals = Without objective cards the milestones have to be played.
ob-forbids-servants = { $opponent } is an opponent for games with the new servants.
ob-forbids-length = { $opponent } is an opponent for games of the other length.
ob-forbids-maze = By the French printing this challenge is played with the Sculpture Garden, without the Garden Maze.
ob-option-market-redraw = A second first market
ob-option-market-redraw-about = If everybody agrees, the first market is drawn again.
ob-option-extended-track = Track of the extended game
ob-option-extended-track-about = Where the holidays stand: as in the second or in the first edition.
ob-option-hall-owner-gain = Gain from the Servants' Hall
ob-option-hall-owner-gain-about = The reputation that its owner gains when another family loses some.

ob-value-standard = standard
ob-value-extended = extended
ob-value-fr = French, second printing
ob-value-it = Italian
ob-value-open = open
ob-value-closed = closed (Jane Austen)
ob-value-variable = variable (Charles Dickens)
ob-value-off = off
ob-value-random = by lot
ob-value-chosen = chosen
ob-value-fixed = those of the rules
ob-value-base = base game
ob-value-low-vp = few points (expansion)
ob-value-dynamic = dynamic
ob-value-track = round track
ob-value-opponent = opponent card
ob-value-counterclockwise = counterclockwise
ob-value-clockwise = clockwise
ob-value-keep-then-discard = keep all, then discard
ob-value-first-edition = first edition
ob-value-second-edition = second edition
ob-value-servant = with a servant
ob-value-first-edition-automatic = first edition, without
ob-value-before-players = before the families
ob-value-central-step-2 = after the families
ob-value-number =
    { $n ->
        [0] none
       *[other] { $n }
    }
ob-value-opponent-card =
    { $name } ({ $level ->
        [beginner] beginner
        [intermediate] intermediate
       *[expert] expert
    }, { $length ->
        [extended] extended
       *[standard] standard
    }{ $set ->
        [ud] , new servants
       *[base] { "" }
    })

## The phases

ob-phase-opening = Setup
ob-phase-families = Choice of families
ob-phase-starters = Starter guests
ob-phase-dealing = Dealing
ob-phase-keeping = Choice of objectives
ob-phase-redraw = First market
ob-phase-round = New round
ob-phase-ball = Grand ball
ob-phase-begin = Start of the turn
ob-phase-act = Choose an activity
ob-phase-plan = Invite guests
ob-phase-serve = Provide service
ob-phase-favours = Enjoy favours
ob-phase-queue = Enjoy favours
ob-phase-pass = Passing
ob-phase-market = Builders' market
ob-phase-clear = Clear the board
ob-phase-courtship = Courtship
ob-phase-discard = Discard objectives
ob-phase-season-end = End of the season
ob-phase-last = Last VP cards
ob-phase-over = End of the game

## The parts of the score

ob-category-tiles = Improvement tiles
ob-category-gentry = Gentry
ob-category-objectives = Objectives
ob-category-reputation = Reputation
ob-category-servants = Servants
ob-category-money = Wealth
ob-category-vp-cards = Courtship and VP cards
ob-category-rounds = Rounds to the target

## Questions

ob-pick-milestones = Which two milestones are played?
ob-pick-monuments = Which monuments go into the bag?
ob-pick-promos = Which promo cards are shuffled in?
ob-pick-service = Which service tiles lie in the first market?
ob-redraw = Is the first market drawn again? Everybody has to agree.
ob-starting-member = Who of you takes the first-player pawn?
ob-family = Which family is yours?
ob-family-tile = Which tile does your family bring along?
ob-draft = Which servant enters your service?
ob-starter = Which starter guest is your friend?
ob-keep-two = Which two objective cards do you keep?
ob-turn = How do you begin your turn?
ob-peak =
    { $reputation ->
        [one] 1 reputation is coming
       *[other] { $reputation } reputation are coming
    }, more than your wheel can hold. Do you spend some first?
ob-fair-help = Does the useful man help at the village fair? He earns £200.
ob-church = What does the Parish Church give you?
ob-hall = Which servant spreads gossip in the Servants' Hall?
ob-hall-target = Whom do they gossip about? That family loses 1 reputation.
ob-act = Which activity do you host?
ob-guests =
    Whom do you invite: { $tile }? { $wanted ->
        [one] One person comes.
       *[other] { $wanted } people come.
    }
ob-lionheart-cook = Does the cook help in the suite? She brings 1 reputation.
ob-raise-money = { $tile }: £{ $pounds } are missing for your guests. Borrow, or pass?
ob-serve = Who serves: { $tile }?
ob-serve-help = { $tile }: somebody has to be fetched for { $reputation } reputation. Who serves?
ob-supplement = Who helps beyond what is needed: { $tile }?
ob-either-or = Which favour do you choose: { $source }?
ob-double = Which favour counts twice: { $guest }?
ob-gossip = Whom does { $guest } gossip about? That family loses { $n } reputation.
ob-vet-which = For which invitation does the head housemaid look at one card more?
ob-keep-guest =
    { $most ->
        [one] Which guest do you keep?
       *[other] Which guests do you keep? { $most } in all.
    }
ob-next-invitation = Whose invitation comes next?
ob-bottom-order = Which card goes to the bottom of the deck first? The last one lies lowest.
ob-return-prestige = You have too many prestige guests. Whom do you return to the deck?
ob-keep-objective =
    { $most ->
        [one] Which objective card do you keep?
       *[other] Which objective cards do you keep? { $most } in all.
    }
ob-take-back = Who comes back from your discard pile?
ob-return-guest = Which guest comes back from your discard pile?
ob-hire = Whom do you hire?
ob-recruit = Whom do you recruit from another family?
ob-hire-or-recruit = Whom do you hire or recruit?
ob-pass = What do you do while you pass?
ob-market = What do you buy? You have £{ $money }.
ob-make-room = The column is full. Which tile makes room for { $tile }?
ob-search = Which tile does the useful man find in the bag?
ob-dismiss = Whom do you dismiss?
ob-claim = Do you claim a milestone?
ob-fairchild = Whose favour do you win?
ob-discard-objective = Which objective card do you discard?
ob-last-window = Do you use a VP card before the points are counted?
ob-lend =
    Your team mate { $other } asks you for: { $thing }.{ $reputation ->
        [0] { "" }
       *[other] { " " }It would cost you { $reputation } reputation.
    }
ob-who-gets = Who gets this favour of { $guest }: { $favour }?

## Answers

ob-move-host = An ordinary turn
ob-move-pass = Pass: everybody comes back
ob-move-done = Leave the market
ob-move-rents = Collect £200 in rents
ob-move-refreshing = Refresh the market
ob-move-hiring = Hire servants in the Butler's Room
ob-move-host-tile = Host: { $tile }
ob-move-buy = Buy { $tile }
ob-move-haggle = Buy { $tile } with the useful man, £100 cheaper
ob-move-borrow = Borrow £100 (2 reputation)
ob-move-refresh = Refresh the market (4 reputation)
ob-move-help = Fetch (3 reputation): { $servant }
ob-move-useful-refresh = Let the useful man leave for good and refresh the market
ob-move-useful-search = Let the useful man leave for good and find a tile in the bag
ob-move-recruit =
    { $servant } of { $seat } ({ $area ->
        [available] { ob-page-available }
        [quarters] { ob-page-quarters }
       *[expended] { ob-page-expended }
    })
ob-move-serve = { $servants }
ob-move-cook = The cook: 1 reputation, guests up to two ratings higher
ob-move-kitchen = The Renovated Kitchen: one guest more
ob-move-more = The Carriage House: one guest more ({ $servant })
ob-move-fewer = The Carriage House: one guest fewer ({ $servant })
ob-move-hall-boy = The hall boy with { $guest }: £100 more
ob-move-underbutler = The underbutler as hall boy with { $guest }: £100 more
ob-move-head-housemaid = The head housemaid with { $guest }: look at one card more
ob-move-head-housemaid-tile = The head housemaid on the tile: look at one card more
ob-move-haggle-twice = Buy { $tile } with two useful men, £200 cheaper
ob-move-ask-money = Ask your team mate for £{ $pounds }
ob-move-ask-servant = Ask your team mate for help: { $servant }
ob-move-ask-guest = Ask your team mate to let { $guest } come
ob-move-accept = Gladly
ob-move-refuse = I am afraid not
ob-move-keep = Keep this market
ob-move-redraw = Draw another market

## The page

ob-page-round = Round { $round } of { $rounds }
ob-page-ends = The game ends with the courtship of the last round.
ob-page-ends-tableau = The game ends when a family has reached Max reputation, or with the last round.
ob-page-ends-challenge-either = The game ends as soon as your estate is complete or your reputation is Max, or with the last round.
ob-page-ends-challenge-both = The game ends as soon as your estate is complete and your reputation is Max, or with the last round.
ob-page-step-begin = Start
ob-page-step-act = Activity
ob-page-step-plan = Guests
ob-page-step-serve = Service
ob-page-step-favours = Favours
ob-page-step-market = Market
ob-page-step-clear = Clearing
ob-page-track = Round track
ob-page-theme = Theme of the season
ob-page-theme-hidden = a theme still hidden
ob-page-choose = To choose from
ob-page-pool = Servants to choose from
ob-page-market = Builders' market
ob-page-bag =
    { $tiles ->
        [one] 1 tile in the bag
       *[other] { $tiles } tiles in the bag
    }
ob-page-unlimited = buy as many as you like
ob-page-leaves = £{ $money } left
ob-page-costs = takes at least { $reputation } reputation for help or money
ob-page-help = { $reputation } reputation for help or money
ob-left-max = Your reputation may reach Max with this, and then the game ends after this turn, in round { $round }: you have { $points } VP so far, { $target } have to be beaten.
ob-left-complete = Your estate may be complete with this, and then the game ends after this turn, in round { $round }: you have { $points } VP so far, { $target } have to be beaten.
ob-left-max-all = Your reputation may reach Max with this, and then the game ends for everybody after this turn.
ob-left-lionheart = Now the top prestige guest of the deck is revealed and stays with you; after that nothing can be taken back.
ob-left-last-market = £{ $money } are left, and this is your last visit to the market.
ob-left-idle-pass = Nobody is on your discard pile and all your servants are available: a pass brings back nobody.
ob-page-court-total = { $players }: the highest total wins a VP card and a Fairchild.
ob-page-court-reputation = { $players }: the totals are equal, the higher reputation wins a VP card and a Fairchild.
ob-page-court-tie = { $players }: the highest totals are equal, so a VP card each and no Fairchild.
ob-page-court-now = As things stand: { $players }.
ob-page-reserve-service = Service reserve
ob-page-reserve-pr1 = Reserve of rating 1
ob-page-roll = A roll of { $roll } takes it away
ob-page-service = Service
ob-page-stand-in = { $servant }: somebody stands in
ob-page-house = House of { $family }
ob-page-hand = In hand
ob-page-discards = Discard pile
ob-page-nobody = Everybody is on the discard pile until you pass.
ob-page-level = Reputation level
ob-page-max = the highest
ob-page-of-max = Max is { $level }
ob-page-points = VP so far
ob-page-available = Available
ob-page-quarters = Quarters
ob-page-expended = Expended
ob-page-placed = serving now
ob-page-for-hire = For hire
ob-page-target = Beat { $points } VP by round { $round }
ob-page-scavenged =
    { $tiles ->
        [one] 1 tile lost
       *[other] { $tiles } tiles lost
    }
ob-page-rival-cards = VP cards of the opponent
ob-page-first = First-player pawn
ob-page-mate = Team mate
ob-page-lent = Lent this turn:
ob-page-pad-team = A team of two families
ob-page-pad-first = One family
ob-page-pad-mate = Its team mate
ob-page-pad-tiles = VP of the tiles
ob-page-pad-gentry = VP of the people
ob-page-pad-objectives = VP of the objectives (of a team: the three best)
ob-page-pad-level = Reputation level
ob-page-pad-servants = Servants
ob-page-pad-money = Money in £
ob-page-pad-vp = VP of the VP cards
ob-page-pad-milestones = VP of the milestones
ob-page-pad-rounds = Estate Challenge: VP for the round

## Why a move is advised: what it does

ob-because-tiles = brings more points on Improvement tiles
ob-because-gentry = brings worthier Gentry cards into the deck
ob-because-objectives = gets nearer to an Objective card
ob-because-reputation = raises the Reputation
ob-because-servants = has more Servants at hand
ob-because-money = keeps more money for the market
ob-because-vp-cards = brings more Victory Point cards
ob-because-rounds = meets the goal of the Challenge in fewer rounds
ob-because-guests = brings better Guests to the next activities
ob-because-activities = has a better activity ready, with Guests and Servants at hand
ob-because-courtship = gets nearer to winning the Courtship
ob-because-rest = makes more of the Guests and tiles that are there
