### The page of Architects.

aw-good-clay = Clay
aw-good-gold = Gold
aw-term-virtue = Virtue
aw-term-cathedral = Cathedral
aw-term-guildhall = Guildhall
aw-term-black-market = Black Market
aw-term-workers = Workers
aw-term-apprentices = Apprentices
aw-term-buildings = Buildings
aw-term-debts = unpaid Debts
aw-term-prison = in Prison
aw-term-captives = captives
aw-page-hire = Hire
aw-page-plans = Plans ({ $n })
aw-page-five-plans = 5 plans, keep 1
aw-page-small-market = Small Market
aw-page-large-market = Large Market
aw-page-reach =
    { $n ->
        [one] column 1
       *[other] columns 1–{ $n }
    }
aw-page-actions =
    { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
aw-page-left =
    { $n ->
        [0] no space left
        [one] 1 space left
       *[other] { $n } spaces left
    }
aw-page-baron = The Overlord
aw-page-team =
    Team { $total }, target { $target ->
        [0] still 0
       *[other] { $target }
    }
aw-page-events = Events left
aw-page-intrigues = Intrigue cards
aw-page-hand = Your Building cards
aw-page-hand-of = Building cards
aw-page-drawn = To choose from
aw-page-board = Your board
aw-page-board-of = Board of { $name }
aw-page-debts =
    { $n ->
        [one] 1 unpaid Debt
       *[other] { $n } unpaid Debts
    }
aw-page-paid-debts =
    { $n ->
        [one] 1 paid Debt
       *[other] { $n } paid Debts
    }
aw-page-held =
    { $n ->
        [one] 1 Worker captured by others
       *[other] { $n } Workers captured by others
    }
aw-page-schemes = Schemes
aw-page-first = First player
aw-page-guildhall = Guildhall { $built } of { $spaces }
aw-page-ends =
    { $left ->
        [one] The game ends with the next construction
       *[other] { $left } constructions to the end
    }
aw-page-final-turns =
    { $left ->
        [one] The last turn
       *[other] { $left } last turns
    }
aw-page-over = The game is over
aw-page-costs = costs { $silver } Silver
aw-page-gains = brings { $silver } Silver
aw-page-frees =
    { $n ->
        [one] 1 Worker
       *[other] { $n } Workers
    }
aw-page-hire-price =
    { $silver } Silver{ $coins ->
        [0] { "" }
       *[other] , brings { $coins }
    }
aw-page-gift = { $now } → { $then }
aw-page-gift-card = hand of { $now }, limit { $limit }
aw-page-gift-request = { $given } of { $wanted }
aw-page-stands = { $silver } Silver, Virtue { $virtue }, Debts { $debts }, in Prison { $prison }
aw-page-last-turn = What he has just done
aw-page-first-turn = He plays after the last of you.
aw-page-request-left = Level { $level }: face down
aw-page-pad-buildings = Points on Buildings
aw-page-pad-level = Cathedral level
aw-page-pad-virtue = Virtue
aw-page-pad-debts = Unpaid Debts
aw-page-pad-precious = Gold and Marble
aw-page-pad-silver = Silver
aw-page-pad-prisoners = Own Workers in Prison
