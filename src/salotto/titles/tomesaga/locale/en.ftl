### West Kingdom Tomesaga, in British English. Names of Tomes, tokens, chapters and prizes come from the data file.

## The campaign on the shelf

ts-title-name = West Kingdom Tomesaga
ts-title-about = Architects, Paladins and Viscounts as one campaign: three evenings, one contest for Tomes. What you win in one chapter helps you in the next.

ts-mode-campaign = Campaign
ts-mode-campaign-about = The same two to four players play all three games. Whoever owns the most Tomes after Viscounts wins.

ts-option-advantage-scope = How far advantages reach
ts-option-advantage-scope-about = Whether the advantage of a Tome works in every later chapter, or only in the next one.
ts-option-last-tie = Last tie-break
ts-option-last-tie-about = Who is ahead in a chapter when everything else is equal.
ts-option-cards-promo = Architects: promotional cards
ts-option-cards-promo-about = Three more Apprentices and three more Buildings are shuffled in.
ts-option-apprentice-refresh = Architects: Apprentices are refreshed
ts-option-apprentice-refresh-about = A Worker on the third space of rows 1 to 3 of the Guildhall sends the leftmost Apprentices away.
ts-option-conspirator = Architects: Conspirators
ts-option-conspirator-about = Whether a Conspirator saves 1 Silver on the whole visit to the Town Centre, or on every capture after the first.
ts-option-virtue-overflow = Architects: Virtue above 14
ts-option-virtue-overflow-about = Whether it may destroy an unpaid Debt, or must.
ts-option-extra-townsfolk = Paladins: extra Townsfolk
ts-option-extra-townsfolk-about = Shuffles the Nobles and Swindlers of the Tomesaga into the Townsfolk.
ts-option-tomesaga-heroes = Viscounts: Heroes of the Tomesaga
ts-option-tomesaga-heroes-about = Adds six Heroes to the ten of the base game.
ts-option-exchange-layout = Viscounts: exchanges
ts-option-exchange-layout-about = Which of two arrangements of the Trade exchanges the outside spaces show.

ts-value-later = every later chapter
ts-value-next = only the next chapter
ts-value-turn-order = later in turn order
ts-value-last-turn = whose last turn came later
ts-value-per-visit = once per visit
ts-value-per-capture = per capture
ts-value-may = may
ts-value-must = must
ts-value-a = arrangement A
ts-value-b = arrangement B

## The scorecard

ts-category-objective-architects = Objective Tomes of Architects
ts-category-objective-paladins = Objective Tomes of Paladins
ts-category-objective-viscounts = Objective Tomes of Viscounts
ts-category-victory-architects = Victory Tomes of Architects
ts-category-victory-paladins = Victory Tomes of Paladins
ts-category-victory-viscounts = Victory Tomes of Viscounts
ts-category-crest-tomes = Crest Tomes

ts-score =
    { $points ->
        [one] 1 Tome
       *[other] { $points } Tomes
    }

## Crests

ts-crest-lion = Lion
ts-crest-eagle = Eagle
ts-crest-stag = Stag

## The objectives

ts-goal-aw-buildings = { $n } constructed Buildings
ts-goal-aw-marble = { $n } Marble at one time
ts-goal-aw-unpaid-debts = { $n } unpaid Debts at one time
ts-goal-aw-cathedral-level = Cathedral level { $n }
ts-goal-aw-virtue = Virtue { $n }
ts-goal-aw-captives = { $n } captives at one time
ts-goal-pw-map-pieces = { $n } Monks and Outposts together
ts-goal-pw-walls-jars = { $n } Walls and Jars together
ts-goal-pw-outsiders = { $n } Outsiders attacked and converted
ts-goal-pw-workshops = { $n } developed Workshops
ts-goal-pw-crew = { $n } Townsfolk in the crew
ts-goal-pw-suspicion = { $n } Suspicion cards at one time
ts-goal-vw-buildings = { $n } Buildings on the main board
ts-goal-vw-third-tier = { $n } Workers in the third tier of the Castle
ts-goal-vw-manuscripts = { $n } Manuscripts
ts-goal-vw-paid-debts = { $n } flipped Debts
ts-goal-vw-approved-deeds = { $n } flipped Deeds
ts-goal-vw-criminal-icons = { $n } Criminals on your board at one time

## What Tomes give in the later games

ts-gives-discount-develop = Each Develop costs { $n } Silver less.
ts-gives-discount-pray = Each Pray costs { $n } Silver less.
ts-gives-discount-dismiss = Dismissing costs { $n } Silver less.
ts-gives-after-build = { $n } Silver after each Construct action.
ts-gives-after-flip-debt = { $n } Silver for each flipped Debt.
ts-gives-pay-instead = { $n } Silver may be paid instead of each Debt.
ts-gives-free-hire = At the start: { $n } visible Townsfolk for free.
ts-gives-place-workers = At the start: { $n } Workers into different sections of the Castle.
ts-gives-start = At the start: { $what }.
ts-gift-and = { $what } and { $more }
ts-gift-silver = { $n } Silver
ts-gift-provision = { $n } Provisions
ts-gift-faith = { $n } Faith
ts-gift-fighter = { $n } Fighter
ts-gift-scout = { $n } Scout
ts-gift-ink = { $n } Ink Wells
ts-gift-virtue = { $n } Virtue
ts-gift-deed = { $n } Deed
ts-gift-stone = { $n } Stone
ts-gift-gold = { $n } Gold

## The question

ts-choose-token = Which Crest token do you take?

## The story

ts-first =
    { $you ->
        [yes] You begin
       *[no] { $player } begins
    } in Architects.
ts-claims =
    { $you ->
        [yes] You claim
       *[no] { $player } claims
    } the { $tome }.
ts-claims-crest =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } crests enough and { $you ->
        [yes] take
       *[no] takes
    } the { $tome }.
ts-works =
    The { $tome } helps { $you ->
        [yes] you
       *[no] { $player }
    }: { $gives }
ts-chapter-over =
    { $you ->
        [yes] You win
       *[no] { $player } wins
    } { $chapter } by { $lead }: { $victory }.
ts-victory-tomes =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } { $tomes ->
        [one] 1 Victory Tome.
       *[other] { $tomes } Victory Tomes.
    }
ts-takes-token =
    { $you ->
        [yes] You take
       *[no] { $player } takes
    } the { $token }.
ts-display = { $chapter }: the Tomes on display are the { $tomes }.
ts-over = The campaign is over: the Tomes are counted.

## The page

ts-page-shelf = The Tomes
ts-page-chapter = Chapter { $number }: { $name }
ts-page-gives-in = Chapter { $number } · { $gives }
ts-page-to-come = still to come
ts-page-preparing = being prepared: the Tomes are laid out afterwards
ts-page-display = on display
ts-page-nobody = nobody: in the box
ts-page-needs = { $n } crests
ts-page-results = The three evenings
ts-page-player = Player
ts-page-tomes = Tomes
ts-page-vp = { $vp } VP
ts-page-place = place { $place }
ts-page-total = Total victory: { $winner }
ts-page-partial = Partial victory: { $winner }
ts-page-stage = { $done } of 3 chapters played
ts-page-stage-next = next: { $chapter }
ts-page-stage-over = the campaign is over
ts-page-crest-note = then you have { $now } of { $n }
