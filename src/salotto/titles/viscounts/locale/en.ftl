### Viscounts of the West Kingdom, in British English. Names of cards, Segments and Buildings come from the data files.

## The title on the shelf

vw-title-name = Viscounts of the West Kingdom
vw-title-about = Ride round the castle, win the people over, build, write and send workers in, while virtue and corruption draw closer to each other.

vw-mode-competitive = Against each other
vw-mode-competitive-about = Two to four Viscounts; the most victory points win.
vw-mode-solo = Alone against a Rival
vw-mode-solo-about = The Rival plays by its own cards; you win with more points than it has.
vw-mode-coop = Together against the Overlord
vw-mode-coop-about = Keep his Workers out of the heart of the Castle and reach 160 points together.

vw-option-tomesaga-heroes = Heroes of the Tomesaga
vw-option-tomesaga-heroes-about = Adds six Heroes to the ten of the base game.
vw-option-exchange-layout = Exchanges
vw-option-exchange-layout-about = Which of two arrangements of the Trade exchanges the outside spaces show.
vw-option-solo-rival = Rival
vw-option-solo-rival-about = Whom you play against, and what it does best.
vw-option-solo-future-schemes = Future Schemes at the start
vw-option-solo-future-schemes-about = So many Future Schemes are shuffled into the Rival's pile, to make it harder.
vw-option-coop-difficulty = Difficulty
vw-option-coop-difficulty-about = One, three or five of the Overlord's Workers stand on the board at the start.
vw-option-coop-summary-draft = Summary cards
vw-option-coop-summary-draft-about = They are dealt at random, or each player in turn takes the card he likes.
vw-option-coop-castle-elimination = Elimination in the Castle
vw-option-coop-castle-elimination-about = How many Workers in a section make the Overlord throw players' Workers out.
vw-option-coop-reserve-loss = Defeat by the reserve
vw-option-coop-reserve-loss-about = Whether you lose when the Overlord needs a Worker and has none, or as soon as he has none left.

vw-value-a = arrangement A
vw-value-b = arrangement B
vw-value-random = at random
vw-value-choice = by choice
vw-value-three-or-more = from three Workers
vw-value-more-than-three = from four Workers
vw-value-when-needed = when one is needed
vw-value-when-empty = when none is left

## The phases of a turn

vw-phase-0 = Preparation
vw-phase-1 = Card Management
vw-phase-2 = Movement
vw-phase-3 = Primary Action
vw-phase-4 = Recruit
vw-phase-5 = Resolve Collision
vw-phase-6 = Draw Cards

## The lines of the scorecard

vw-category-buildings = Buildings
vw-category-workers = Workers in the Castle
vw-category-ribbons = Ribbon sets
vw-category-manuscripts = Manuscripts
vw-category-leader = Castle Leader
vw-category-bonus = Cleric Bonus Cards
vw-category-debts = Debts
vw-category-deeds = Deeds
vw-category-poverty = Poverty
vw-category-prosperity = Prosperity
vw-category-resources = Resources left

## Goods, icons, places

vw-good-ink = Ink Well
vw-good-gold = Gold
vw-good-stone = Stone
vw-good-silver = Silver
vw-icon-merchant = Merchant
vw-icon-builder = Builder
vw-icon-noble = Noble
vw-icon-cleric = Cleric
vw-icon-criminal = Criminal
vw-ribbon-grey = grey ribbon
vw-ribbon-black = black ribbon
vw-ribbon-blue = blue ribbon
vw-ribbon-yellow = yellow ribbon
vw-amount-ink =
    { $n ->
        [one] 1 Ink Well
       *[other] { $n } Ink Wells
    }
vw-amount-gold = { $n } Gold
vw-amount-stone = { $n } Stone
vw-amount-silver = { $n } Silver
vw-amount-nothing = nothing
vw-amounts-2 = { $a } and { $b }
vw-amounts-3 = { $a }, { $b } and { $c }
vw-amounts-4 = { $a }, { $b }, { $c } and { $d }
vw-side-left = { $segment }, left
vw-side-right = { $segment }, right
vw-side-inner = { $segment }, inside
vw-castle-section-ink-stone = the Ink Well and Stone section
vw-castle-section-flip = the Flip section
vw-castle-section-gold-move = the Gold section
vw-castle-section-hire-destroy = the Free Hire section
vw-castle-section-virtue = the Virtue section
vw-site = { $segment }, spot { $number }
vw-spot = { $segment }, spot { $number }: { $does }
vw-link-gives = Link: { $does }
vw-exchange-exchange-silver = Merchants for Silver
vw-exchange-exchange-ink = Merchants for Ink Wells
vw-exchange-exchange-gold = Merchants for Gold
vw-exchange-exchange-stone = Merchants for Stone
vw-exchange-exchange-destroy = Merchants to destroy cards
vw-exchange-exchange-flip = Merchants to flip Debts and Deeds
vw-printed-printed-lake = the printed Townsfolk of the Lake
vw-printed-printed-hills = the printed Townsfolk of the Hills
vw-printed-printed-forest = the printed Townsfolk of the Forest
vw-printed-printed-gorge = the printed Townsfolk of the Gorge
vw-printed-printed-mountain = the printed Townsfolk of the Mountain
vw-printed-ms-printed-lake = the printed Manuscript of the Lake
vw-printed-ms-printed-hills = the printed Manuscript of the Hills
vw-printed-ms-printed-forest = the printed Manuscript of the Forest
vw-printed-ms-printed-gorge = the printed Manuscript of the Gorge
vw-printed-ms-printed-mountain = the printed Manuscript of the Mountain
vw-card-space-left = left
vw-card-space-middle = middle
vw-card-space-right = right
vw-slot-tp1 = Trading Post: one free step when you move
vw-slot-tp2 = Trading Post: dismissing costs you 1 Silver
vw-slot-tp3 = Trading Post: 2 Merchant icons
vw-slot-gh1 = Guildhall: 1 Builder icon
vw-slot-gh2 = Guildhall: 1 Noble icon
vw-slot-gh3 = Guildhall: 1 Cleric icon
vw-slot-ws1 = Workshop: you may discard a card at every hire
vw-slot-ws2 = Workshop: 1 Virtue at every collision if no Criminal is on your board
vw-slot-ws3 = Workshop: hand limit 1 higher
vw-nobodys-seat = the opponent

## The counters of a campaign

vw-counter-vw-buildings = Buildings on the Main Board
vw-counter-vw-third-tier = Workers in the third tier
vw-counter-vw-manuscripts = Manuscripts
vw-counter-vw-paid-debts = flipped Debts
vw-counter-vw-approved-deeds = flipped Deeds
vw-counter-vw-criminal-icons = Criminals on the board

## Questions

vw-take-pair = Which Player Card and Hero do you take?
vw-choose-summary = Which Summary card do you take?
vw-summary-top = Which of your Summary cards lies on top? Only its lower half will work.
vw-play = Which card do you play?
vw-move =
    Where does your Viscount go? { $steps ->
        [one] At least 1 step.
       *[other] At least { $steps } steps.
    }
vw-action = What is your primary action?
vw-exchanges = How often do you trade? Each exchange takes { $merchants } Merchants; you have { $icons }, and Silver makes up for the rest.
vw-choose-slot = Which Building do you place? Its slot will work for you.
vw-choose-spot = On which Building Spot?
vw-how-many-workers =
    How many Workers do you send into the Castle? You have { $icons ->
        [one] 1 Noble icon
       *[other] { $icons } Noble icons
    } before you spend anything.
vw-choose-section =
    Into which section of the Castle { $n ->
        [one] does your Worker go?
       *[other] do your { $n } Workers go?
    }
vw-pay =
    How do you make up for { $icons ->
        [one] the missing icon?
       *[other] the { $icons } missing icons?
    }
vw-hire =
    Do you hire { $card } { $silver ->
        [0] for nothing?
       *[other] for { $silver } Silver?
    }
vw-free-hire = Which Townsfolk do you hire for nothing?
vw-free-manuscript = Which Manuscript do you take for nothing?
vw-resource = Which resource do you gain?
vw-flip = Which do you flip, a Debt or a Deed?
vw-avoid-debt = Do you pay { $silver } Silver instead of gaining a Debt?
vw-rearrange = How do you arrange the cards on your board, from left to right?
vw-discard = Which card do you discard?
vw-destroy = Which card do you destroy? You gain its value in Silver.
vw-castle-move = Which Worker moves to a neighbouring section?
vw-castle-next = Which section of the Castle do you resolve next?
vw-bump = Whose Worker leaves the overfull section?
vw-link-first = Which Link comes first?
vw-order = Which effect comes first?
vw-choose = What do you choose?
vw-whose-worker = Whose Worker leaves this space: { $space }?

## Answers

vw-pair = { $card } with { $hero }
vw-action-trade = Trade
vw-action-build = Construct a Building
vw-action-place-workers = Place Workers
vw-action-transcribe = Transcribe the Manuscript
vw-dismiss-trade = Dismiss the Townsfolk and trade
vw-dismiss-build = Dismiss the Townsfolk and construct
vw-dismiss-place-workers = Dismiss the Townsfolk and place Workers
vw-dismiss-transcribe = Dismiss the Townsfolk and transcribe
vw-draw-pile = The top card of your Draw Pile, unseen
vw-flip-debt = A Debt
vw-flip-deed = A Deed
vw-pay-instead = Pay instead
vw-arrangement = { $left }, { $middle }, { $right }
vw-shift = From { $start } to { $goal }
vw-bump-whose =
    { $owner_you ->
        [yes] A Worker of yours
       *[no] A Worker of { $owner }
    } in { $section }, { $tier ->
        [1] first tier
       *[other] second tier
    }
vw-bump-baron =
    A Worker of the Overlord in { $section }, { $tier ->
        [1] first tier
       *[other] second tier
    }
vw-page-left =
    { $actions ->
        [one] One action is still open to you.
       *[other] { $actions } actions are still open to you.
    }

## Why a move is advised: what it does

vw-because-buildings = gets on with Buildings
vw-because-workers = brings Workers nearer to the centre of the Castle
vw-because-ribbons = gets nearer to a set of ribbons on Manuscripts
vw-because-manuscripts = transcribes a Manuscript of more points
vw-because-leader = brings the Castle Leader card nearer
vw-because-bonus = brings a Cleric Bonus Card
vw-because-debts = pays Debts, or leaves fewer unpaid
vw-because-deeds = brings Deeds
vw-because-poverty = does more for the majority of Poverty
vw-because-prosperity = does more for the majority of Prosperity
vw-because-resources = keeps more Ink, Gold, Stone and Silver
vw-because-cards = has better Townsfolk in the deck and on the board
vw-because-slots = opens a slot of the board by a Building
vw-because-castle = prepares a climb of the Workers in the Castle
vw-because-majority = gets ahead for the majority of Debts and Deeds
vw-because-track = puts Virtue and Corruption where their collision pays
vw-because-overlord = keeps the Workers of the Overlord out of the Castle
vw-because-rest = makes more of the Townsfolk and resources at hand
