### Obsession, in British English: things by name, and what they do.

## Columns, decks, servants, events

ob-column-essentials = Essentials
ob-column-service = Service
ob-column-estate = Estate
ob-column-prestige = Prestige
ob-column-sporting = Sporting

ob-deck-casual = casual guests
ob-deck-prestige = prestige guests
ob-deck-objectives = objective cards
ob-deck-vp = VP cards
ob-deck-bag = tiles in the bag

ob-reserve-service = service tiles
ob-reserve-pr1 = tiles of prestige rating 1

ob-event-none = no event
ob-event-village-fair = Village fair
ob-event-courtship = Courtship
ob-event-objective-draw = Objective draw
ob-event-builders-holiday = Builders' holiday
ob-event-national-holiday = National holiday
ob-event-grand-ball = Grand ball
ob-event-none-about = An ordinary round.
ob-event-village-fair-about = Whoever has hosted the Private Study gains £300 and 2 reputation; the useful man adds £200.
ob-event-courtship-about = Nobody takes a turn: the Fairchilds compare the estates by the theme of the season.
ob-event-objective-draw-about = Everybody draws two objective cards.
ob-event-builders-holiday-about = Any number of tiles may be bought; in the Estate Challenge each is £100 cheaper.
ob-event-national-holiday-about = Tiles and guests of every prestige rating are open to everybody.
ob-event-grand-ball-about = Everybody meets three prestige guests and keeps one.

ob-servant-butler = butler
ob-servant-underbutler = underbutler
ob-servant-housekeeper = housekeeper
ob-servant-valet = valet
ob-servant-ladys-maid = lady's maid
ob-servant-footman = footman
ob-servant-cook = cook
ob-servant-hall-boy = hall boy
ob-servant-head-housemaid = head housemaid
ob-servant-useful-man = useful man
ob-servant-butler-about = Serves grand activities and elite guests, and hires in the Butler's Room.
ob-servant-underbutler-about = Comes with the Butler's Pantry; serves as butler, valet or footman, and may act as hall boy.
ob-servant-housekeeper-about = Serves meals and elite guests; stands in when no lady's maid is left.
ob-servant-valet-about = Serves gentlemen.
ob-servant-ladys-maid-about = Serves ladies.
ob-servant-footman-about = Serves outdoors; with the Brushing Room he stands in when no valet is left.
ob-servant-cook-about = On a tile: 1 reputation, and guests up to two prestige ratings higher may come.
ob-servant-hall-boy-about = On a guest who brings money: £100 more. He may also serve as butler of a guest.
ob-servant-head-housemaid-about = On an invitation: look at one card more. She may also serve as housekeeper of a guest.
ob-servant-useful-man-about = £200 at a village fair, £100 off a purchase, or a tile one prestige rating lower; he can leave for good for a new market or a tile of the bag.

ob-servants = { $first }, { $rest }
ob-name = { $name }
ob-servants-none = nobody
ob-servants-some =
    { $n ->
        [1] { $servant }
       *[other] { $n } × { $servant }
    }
ob-seat = player { $seat }

ob-role-lord = Lord
ob-role-lady = Lady of the house
ob-role-heir = Heir
ob-role-daughter = Young lady
ob-role-dowager = Dowager aunt
ob-group-family = Family
ob-group-fairchild = Fairchild
ob-group-starter = Starter guest
ob-group-casual = Casual guest
ob-group-prestige = Prestige guest

## Favours

ob-favour-money = £{ $n }
ob-favour-money-lost = pay £{ $n }
ob-favour-reputation = { $n } reputation
ob-favour-reputation-lost = lose { $n } reputation
ob-favour-invite =
    { $deck ->
        [prestige] { $take ->
            [one] 1 new prestige guest
           *[other] { $take } new prestige guests
        }
       *[casual] { $take ->
            [one] 1 new casual guest
           *[other] { $take } new casual guests
        }
    }
ob-favour-invite-look =
    { $deck ->
        [prestige] look at { $look } prestige guests, keep { $take }
       *[casual] look at { $look } casual guests, keep { $take }
    }
ob-favour-objective =
    { $take ->
        [one] 1 objective card
       *[other] { $take } objective cards
    }
ob-favour-objective-look = look at { $look } objective cards, keep { $take }
ob-favour-dismiss =
    { $n ->
        [one] dismiss 1 guest
       *[other] dismiss { $n } guests
    }
ob-favour-dismiss-any = dismiss any number of guests
ob-favour-vp-card =
    { $n ->
        [one] 1 VP card
       *[other] { $n } VP cards
    }
ob-favour-gossip = another family loses { $n } reputation
ob-favour-hire =
    { $n ->
        [one] hire 1 servant
       *[other] hire { $n } servants
    }
ob-favour-recruit =
    { $n ->
        [one] recruit 1 servant
       *[other] recruit { $n } servants
    }
ob-favour-return-to-hand = 1 card of your discard pile comes back
ob-favour-return-to-hand-guest = 1 guest of your discard pile comes back
ob-favour-refresh-service = all your servants become available
ob-favour-refresh-market = refresh the market
ob-favour-unlimited-purchases = buy as many tiles as you like this turn
ob-favour-admirer = { $n } reputation if a gentleman among the prestige guests attends
ob-favour-double-all = all favours of the guest count twice
ob-favour-double-one = one favour of the guest counts twice
ob-favour-and = { $first }; { $rest }
ob-favour-or = { $first } or { $rest }

## What a tile or a card does

ob-does-guests =
    { $slot ->
        [family] { $n ->
            [one] 1 member of the family
           *[other] { $n } members of the family
        }
        [gentlemen] { $n ->
            [one] 1 gentleman
           *[other] { $n } gentlemen
        }
        [ladies] { $n ->
            [one] 1 lady
           *[other] { $n } ladies
        }
        [casual] { $n ->
            [one] 1 casual guest
           *[other] { $n } casual guests
        }
        [prestige] { $n ->
            [one] 1 prestige guest
           *[other] { $n } prestige guests
        }
        [prestige-deck-top] the top prestige guest of the deck
       *[gentry] { $n ->
            [one] 1 person
           *[other] { $n } people
        }
    }
ob-does-activity = { $activity }: { $guests }
ob-does-nobody = { $activity }: no guests
ob-does-service = Service: { $servants }
ob-does-favours = Favours: { $favours }
ob-does-back = Rose side, { $vp } VP:
ob-does-any-rating = Two of the guests may be of any prestige rating; the cook brings 1 reputation.
ob-does-opponent = Base score: { $vp }.
ob-does-monument = Monument: 1 reputation at the start of each of your turns.
ob-does-use-or-keep = { $vp } VP at the end, or at any time in your turn: { $favour }.
ob-ability-private-study = At every village fair: £300 and 2 reputation.
ob-ability-brushing-room = Footmen serve as valets when no valet is left.
ob-ability-barn = 1 reputation more for each activity on an Estate tile.
ob-ability-servants-quarters = In each turn one resting servant may serve.
ob-ability-butlers-pantry = An underbutler comes with it: he serves as butler, valet or footman.
ob-ability-servants-hall = At the start of your turn a servant may take 1 reputation from another family for you.
ob-ability-carriage-house = With a footman, hall boy or underbutler: one guest more or fewer.
ob-ability-housekeepers-room = The head housemaid serves as housekeeper or lady's maid everywhere.
ob-ability-renovated-kitchen = Where the cook helps, one guest more may come.
ob-ability-parish-church = At the start of each of your turns: £100 or 1 reputation.
ob-ability-lionheart-suite = The guest needs no service.
ob-bonus-asquith = A fifth member of the family: the dowager aunt, worth 1 VP.
ob-bonus-cavendish = Begins with 3 reputation.
ob-bonus-ponsonby = Begins with £300.
ob-bonus-york = Begins with a second footman.
ob-bonus-howard = Begins with a cook.
ob-bonus-wessex = Begins with one more tile: Breakfast Room or Tennis Court.
ob-goal-own = { $vp } VP if you own: { $tiles }.
ob-goal-per-tile = { $vp } VP for each tile of the column { $column }.
ob-goal-per-monument = { $vp } VP for each monument.
ob-goal-per-guest = { $vp } VP for each { $guests }.
ob-goal-per-guests = { $vp } VP for every { $n } { $guests }.
ob-goal-servants = { $vp } VP for at least: { $servants }.
ob-goal-servants-total = { $vp } VP for at least { $n } servants.
ob-goal-reputation-max = { $vp } VP for Max reputation.
ob-goal-reputation-level = { $vp } VP for reputation level { $n }.
ob-goal-money-min = { $vp } VP for at least £{ $n }.
ob-goal-tiles-each-category = { $vp } VP for at least { $n } tiles in every column.
ob-goal-tiles-one-category = { $vp } VP for at least { $n } tiles in one column.
ob-goal-rose-tiles = { $vp } VP for at least { $n } tiles with the rose up.
ob-goal-host-tile-pr = { $vp } VP for an activity of prestige rating { $n } or more.
ob-goal-host-guests = { $vp } VP for an activity with at least { $n } people.
ob-goal-guests = { $vp } VP for at least { $n } { $guests }.
ob-counts-guests =
    { $n ->
        [one] guest
       *[other] guests
    }
ob-counts-prestige =
    { $n ->
        [one] prestige guest
       *[other] prestige guests
    }
ob-counts-prestige-ladies =
    { $n ->
        [one] lady
       *[other] ladies
    } among your prestige guests
ob-counts-prestige-gentlemen =
    { $n ->
        [one] gentleman
       *[other] gentlemen
    } among your prestige guests
ob-counts-prestige-elite =
    { $n ->
        [one] prestige guest
       *[other] prestige guests
    } of rating 5 or 6
ob-counts-casual =
    { $n ->
        [one] casual guest
       *[other] casual guests
    }
ob-counts-casual-good =
    { $n ->
        [one] casual guest
       *[other] casual guests
    } without negative points
ob-counts-starter =
    { $n ->
        [one] starter guest
       *[other] starter guests
    }
