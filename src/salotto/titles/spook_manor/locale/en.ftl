### Spook Manor, in British English. Names of cards, colours and score categories come from the data files.

## The title on the shelf

sm-title-name = Spook Manor
sm-title-about = Restore a haunted manor room by room, invite monsters and keep them entertained: a light game of drafting and building.

sm-mode-competitive = Competitive
sm-mode-competitive-about = 20 rounds: everybody plays a room from a hand of four and passes the other three on. The most points win.
sm-mode-solo = Solo
sm-mode-solo-about = 20 turns with two Draft decks; the Haunt-o-meter says how scary your manor has become.
sm-mode-solo-big-manor = Solo: Big Manor
sm-mode-solo-big-manor-about = 30 turns with three Draft decks, for a manor of 30 rooms.

sm-option-monster-supply = Monsters in the box
sm-option-monster-supply-about = 52 is 13 of each colour, 68 is 17; with the cards of the game both play alike.
sm-option-live-score = Running score
sm-option-live-score-about = Show everybody's points during the game, or only at its end.

## The phases of a round

sm-phase-setup = Set-up
sm-phase-foyer = Lay out the Foyer
sm-phase-deal = Deal
sm-phase-play = Choose and Play
sm-phase-reveal = Reveal
sm-phase-places = Change Places
sm-phase-pass = Pass and Draw
sm-phase-refill = Refill the Display
sm-phase-over = Scoring

## Questions

sm-lay-foyer = Which Foyer card becomes the Left half of your Foyer?
sm-play-room = Which room do you play?
sm-choose-spot = Where do you build the { $room }?
sm-move-monster = Which monster changes places?
sm-move-where = Where does the { $colour } monster go?

## Answers

sm-done = Done: everybody stays where they are
sm-foyer = Foyer
sm-spot =
    { $floor ->
        [-1] below ground
        [0] ground floor
        [1] first floor
        [2] second floor
        [3] third floor
        [4] fourth floor
        [5] fifth floor
        [6] sixth floor
        [7] seventh floor
        [8] eighth floor
       *[other] floor { $floor }
    }, { sm-column }
sm-column =
    { $column ->
        [0] above the left half of the Foyer
        [1] above the right half of the Foyer
        [-1] first left of the Foyer
        [-2] second left of the Foyer
        [-3] third left of the Foyer
        [-4] fourth left of the Foyer
        [-5] fifth left of the Foyer
        [-6] sixth left of the Foyer
        [2] first right of the Foyer
        [3] second right of the Foyer
        [4] third right of the Foyer
        [5] fourth right of the Foyer
        [6] fifth right of the Foyer
        [7] sixth right of the Foyer
       *[other] at the far end
    }
sm-waiting = { $colour } monster in the Foyer
sm-space = { $room }, space { $space }
sm-arrange = Arrange for me

## The story

sm-lays-foyer =
    { $you ->
        [yes] You open your manor
       *[no] { $player } opens a manor
    }: on the left the { $left }, on the right the { $right }.
sm-builds =
    { $you ->
        [yes] You build
       *[no] { $player } builds
    } the { $room } on { $floor ->
        [0] the ground floor
        [1] the first floor
        [2] the second floor
        [3] the third floor
        [4] the fourth floor
        [5] the fifth floor
        [6] the sixth floor
        [7] the seventh floor
        [8] the eighth floor
       *[other] floor { $floor }
    } ({ sm-column }){ $guests ->
        [0] .
        [one] : a monster arrives.
       *[other] : { $guests } monsters arrive.
    }
sm-nobody-comes =
    { $you ->
        [yes] You wait in vain for the { $colour } monster: there is none left.
       *[no] { $player } waits in vain for the { $colour } monster: there is none left.
    }
sm-moves =
    { $you ->
        [yes] You send
       *[no] { $player } sends
    } { $colour ->
        [orange] an
       *[other] a
    } { $colour } monster { $goal ->
        [foyer] back to the Foyer.
       *[other] to { $goal }.
    }
sm-hands-pass = End of round { $round }: all hands go one seat to the left, and everybody draws a card.
sm-refills =
    The { $discarded } is discarded; { $left ->
        [0] that Draft deck is used up.
        [one] one card is left in that Draft deck.
       *[other] { $left } cards are left in that Draft deck.
    }

## Why something is not possible

sm-why-below-ground = There is nothing below the ground floor.
sm-why-occupied = A card lies there already.
sm-why-nothing-beneath = A room needs a room beneath it.
sm-why-not-adjacent = A room has to touch a card of your manor.
sm-why-no-space = No free space takes the { $colour } monster.
sm-why-taken = Another monster stands there.
sm-why-colour = That space is not for { $colour } monsters.
sm-why-different = In the { $room } all monsters have different colours, and one that is { $colour } is there already.
sm-why-same = In the { $room } all monsters have one colour, and another one is there already.
sm-why-pair = In the { $room } the two monsters of a pair have one colour, and the other one is not { $colour }.

## The result

sm-haunt-o-meter = Haunt-o-meter: rank { $rank } of 6, “{ $label }”

## The table

sm-round = Round { $round } of { $rounds }
sm-turn = Turn { $round } of { $rounds }
sm-supply = Supply
sm-hand = Hand
sm-draft = Draft deck { $number }
sm-cards-left =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## The page

sm-page-mine = Your manor
sm-page-manor-of = Manor of { $name }
sm-page-at-once = points at once: { $change }, without the monsters that arrive
sm-page-hand-of = Hand of { $name }
sm-page-deck =
    { $cards ->
        [one] one card in the deck
       *[other] { $cards } cards in the deck
    }
sm-page-foyers = Your two Foyer cards: left face, right face
sm-page-displays = On display
sm-page-discarded = { $cards } discarded
sm-page-lights = Light scorecard
sm-page-columns = Tall columns
sm-page-total = Total { $n }
sm-pad-printed = Printed points, sum
sm-pad-entertainment = Entertainment, sum
sm-pad-portraits = Portraits, sum
sm-pad-columns = Columns of 6 or more
sm-pad-candle = Candles: colours
sm-pad-lantern = Lanterns: colours
sm-pad-torch = Torches: colours
sm-pad-chandelier = Chandeliers: colours
sm-pad-purple = Purple lights: kinds
sm-pad-red = Red lights: kinds
sm-pad-green = Green lights: kinds
sm-pad-orange = Orange lights: kinds
sm-pad-leftover = Monsters in the Foyer

## What a hint says a move does


# House packs

sm-pack-same = The solo variants draw as many cards as the solo game (SM-8.1).

## Why a move is advised: what it does

sm-because-printed = builds Rooms with more points printed on them
sm-because-entertainment = entertains more Monsters, now or later
sm-because-portraits = gives the Portraits more to look at
sm-because-lights = gets on with a set of Lights
sm-because-columns = builds towards a column of six Rooms
sm-because-leftover = leaves fewer Monsters waiting in the Foyer
sm-because-rest = leaves the manor more Rooms and Monsters to come
