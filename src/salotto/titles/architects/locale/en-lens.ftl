aw-stands-guildhall =
    { $left ->
        [0] The Guildhall is full: the last turns are being played.
        [one] One more Worker here, and everybody has one last turn.
       *[other] After { $left } more Workers here everybody has one last turn.
    }
aw-stands-team = Together you have { $total } points; the Overlord's target is now { $target }.
aw-stands-virtue =
    Your Virtue is { $level }: { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    } at the end. { $closed ->
        [cathedral] It is too low for the Cathedral.
        [market] It is too high for the Black Market.
       *[none] Black Market and Cathedral are both open to you.
    }
aw-stands-cathedral =
    { $level ->
        [0] You have not yet worked on the Cathedral.
       *[other]
            You stand on level { $level }: { $vp ->
                [one] 1 point
               *[other] { $vp } points
            } at the end.
    } { $next ->
        [0] There is no higher level free for you.
       *[other] The next level brings { $next } in all.
    }
aw-stands-debts =
    { $n ->
        [0] You have no unpaid Debt.
        [one] Your unpaid Debt costs { $vp } points at the end.
       *[other] Your { $n } unpaid Debts cost { $vp } points at the end.
    }
aw-stands-prison =
    { $n ->
        [0] None of your Workers is in Prison.
        [one] 1 of your Workers is in Prison.
       *[other] { $n } of your Workers are in Prison.
    } { $vp ->
        [0] That costs no points as yet.
        [one] That costs 1 point at the end.
       *[other] That costs { $vp } points at the end.
    }
