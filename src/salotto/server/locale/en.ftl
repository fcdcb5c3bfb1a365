### The page

room-page-salotto = Salotto
room-page-home = Salotto, to the shelf
room-page-skip = Skip to the content
room-page-shelf = The shelf
room-page-my-tables = My tables
room-page-settings = Settings
room-page-name = Your name
room-page-language = Language
room-page-theme = Light
room-page-theme-auto = As the system
room-page-theme-light = Daylight
room-page-theme-dark = Lamplight
room-page-sound = Sound when it is my turn
room-page-save = Save
room-page-close = Close
room-page-personal-link = My personal link
room-page-elsewhere = Go on with another device
room-page-passkeys = Passkeys
room-page-qr = As a code for the camera
room-page-api = For programmers
room-page-offline = The line is down. Trying again; nothing is lost.
room-page-stand-in = Our own stand-in: the printed values are not public.
room-shelf-welcome = Good evening. What shall we play?
room-shelf-lede = Open a table, send the link to friends, fill the empty chairs with bots. No registration; come back whenever you like.
room-shelf-waiting = Waiting for you
room-shelf-titles = On the shelf
room-shelf-players = { $low } to { $high } players
room-shelf-minutes = { $minutes } minutes
room-shelf-play-now = Play now against bots
room-shelf-open-table = Open a table
room-shelf-stand-ins = Of { $all } cards, tiles and boards, { $own } are stand-ins of our own.
room-shelf-rules = Rules
room-shelf-score-pad = Score pad
room-tables-your-turn = Your turn
room-tables-over = Finished
room-tables-waiting-for = Waiting for { $names }
room-tables-left = { $time } left
room-tables-bot = A bot plays for you
room-tables-none = No table yet.
room-tables-to-the-shelf = Take a game from the shelf
room-error-back = Back to the room
room-error-code = Code { $code }
room-error-no-hints = Hints are not allowed at this table.
room-error-bad-name = This name cannot be seen: choose one with letters.
room-error-store = The room cannot store anything at the moment: please try again soon.
room-error-no-hint = No hint could be worked out this time: please try again.
room-error-too-many-bots = From here so many tables of bots alone are being played already that one must come to its end first.
room-new-heading = Open a table: { $title }
room-new-mode = Which game?
room-new-seats = Who sits where?
room-new-who = Seat { $seat }
room-new-name-of = Name for seat { $seat }
room-new-name-optional = Name (optional)
room-new-seats-help = An open seat is for whoever opens your invitation. Everybody reads in their own language.
room-new-forced = Always: { $value }
room-new-presets = Settings that go together:
room-new-levels = What the bots are like
room-new-again = Show what fits
room-new-table = This table
room-group-main = Settings
room-group-expansion = Expansions and extra cards
room-group-setup = Set-up
room-group-variants = Variants
room-group-first-edition = House rules of the first edition
room-preset-first = First game
room-preset-full = Everything
room-preset-printing-fr = As printed in French
room-preset-printing-it = As printed in Italian
room-new-public = On the list of public tables
room-new-public-help = Anybody may come and watch, or take a free seat. Otherwise only people with the link can.
room-new-no-hints = No hints
room-new-no-hints-help = Nobody at the table may ask a bot for advice.
room-bank = Time to think
room-bank-setting = Time to think: { $time }
room-bank-none = As long as one likes
room-bank-each = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 } each, for the whole game
room-bank-each-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 } each, for the whole game
room-bank-each-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 } each, for the whole game
room-bank-help = Only while one is asked, and only while the room is open.
room-bank-bot = When somebody's time is over, a bot plays on at once
room-bank-bot-help = Otherwise those at the table may let one.
room-bank-left = Time left to think
room-clock = Time for each move
room-clock-none = As long as one likes
room-clock-setting = Time for each move: { $time }
room-clock-help = It begins anew with each answer, and runs only while the room is open. When it is over a bot ends the move.
room-clock-once = A bot ends the move of whoever is late
room-clock-on = A bot plays on for whoever is late, until they are back
room-clock-on-help = Otherwise it ends this one move.
room-span-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
room-span-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
room-span-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
room-error-out-of-time = Your time is over: the bot plays this game to its end.
room-new-after = You get one link to share. The game can start when every open seat is taken, or with bots in the empty ones.
room-new-open = Open the table
room-lobby-invite = Invite friends
room-lobby-invite-help = Whoever opens this link picks a name and a free seat.
room-lobby-copy = Copy
room-lobby-seats = At the table
room-lobby-free = Free seat
room-lobby-you = (you)
room-lobby-host = host
room-lobby-your-name = Your name
room-lobby-sit = Sit here
room-absence = When somebody stays away
room-absence-never = Their seat stays theirs
room-absence-days = { $days ->
    [one] After a day the host may hand the seat on
   *[other] After { $days } days the host may hand the seat on
}
room-absence-help = A hand is secret: agree on it before you play. Anybody at the table may call a bot after ten minutes, and whoever comes back plays on themself.
room-absence-setting = { $days ->
    [one] Who stays away for a day may lose their seat
   *[other] Who stays away for { $days } days may lose their seat
}
room-seats = Seats
room-seats-help = Whoever stays away for ten minutes can be played for by a bot, until they are back. The host may hand a seat on when its owner has given it up, or after the absence agreed on at opening; everybody is told.
room-seats-hand-on = Hand the seat on
room-seats-link-help = Whoever opens it first takes the seat, within a day. It is shown only now.
room-take-seat = Take the seat of { $name }?
room-take-seat-help = The game goes on where it is. You see this seat's hand and play it to the end; everybody at the table is told.
room-told-seat-handed-on = { $player } has taken the seat of { $before }.
room-told-seat-gone = { $player } plays on for you at a table where you had been away for longer than agreed.
room-told-late-moved = { $player } was late: a bot has moved.
room-told-late-plays-on = The time of { $player } is over: a bot plays on.
room-calls = Being called when it is my turn
room-calls-help = Off until you ask for it. You are called once for each turn, when you do not look at the table, and told nothing but the game, how long you have, and where.
room-calls-here = Call me in this browser
room-calls-cannot = This browser cannot be called. On an iPhone or iPad put the room on the home screen first and open it from there.
room-calls-not-here = Browsers can be called only by a room that is reached over HTTPS, or on the computer itself under the name localhost.
room-calls-refused = The browser does not let itself be called. Its settings for this page may say why.
room-calls-browser-of = A browser, since { $date }
room-calls-address-of = { $host }, since { $date }
room-calls-remove = Remove
room-calls-address = Or call this address
room-calls-address-help = An HTTPS address of your own at ntfy, Gotify or Discord (a webhook). It is tried at once and kept if that works; whoever knows it can read what it is told.
room-calls-try = Try and keep
room-calls-quiet-start = Quiet from
room-calls-quiet-stop = until
room-calls-quiet-help = Hours of the place where you save them. Whoever is still asked afterwards is called then.
room-calls-erase = Never call me again, and forget all this
room-call-turn = It is your turn.
room-call-turn-left = It is your turn; you have { $time }.
room-call-first = This is how the room calls you when it is your turn.
room-error-no-call = That way nobody can be called: the address is not a public one over HTTPS, or it gave no good answer.
room-error-too-many-ways = You can be called by ten ways at the most: remove one.
room-table-ask-back = Undo…
room-table-ask-back-help = Your last answer stands behind a barrier: if everybody at the table agrees, it is taken back, and the story says so.
room-petition = { $player } asks to take the last answer back. All must agree.
room-petition-own = You ask to take your last answer back. All must agree.
room-petition-since = { $since ->
    [one] One later answer goes with it.
   *[other] { $since } later answers go with it.
}
room-petition-agree = Agree
room-petition-decline = No
room-petition-withdraw = Ask no more
room-story-agreed = { $you ->
    [yes] You take an answer back
   *[no] { $player } takes an answer back
}: all have agreed.
room-told-asks-back = { $player } asks to take the last answer back.
room-told-not-agreed = { $player } may not take the answer back: not all agree.
room-letters-read = Understood
room-lobby-away = away
room-lobby-here = here
room-lobby-waiting = waiting
room-lobby-start-help = { $open ->
    [0] Everybody is here.
    [one] One seat is free; a bot takes it if you start now.
   *[other] { $open } seats are free; bots take them if you start now.
  }
room-lobby-start = Start the game
room-table-spectators = watching
room-table-rules = Rules
room-table-copy-invitation = Copy the invitation link
room-table-download = Download the log
room-table-report = Report a problem
room-table-keys = Keys
room-table-actions = Actions
room-table-players = Players
room-table-panel = Story, scores, chat, notes
room-table-story = Story
room-table-story-empty = Here the evening will be told.
room-table-scores = Scores
room-table-chat = Chat
room-table-chat-write = Say something
room-table-chat-send = Send
room-table-chat-empty = Nobody has said anything yet.
room-table-chat-team = Only for my team
room-table-chat-teamed = (to the team)
room-table-notes = Notes
room-table-notes-private = Only you can read this.
room-table-undo = Undo
room-table-restart = Restart
room-table-why = Why not?
room-table-hint = Hint
room-table-phases = Phases
room-table-thinking = choosing
room-table-ready = ready
room-table-bot = bot
room-table-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
  }
room-table-hand-cards = cards in hand
room-table-points = points
room-why-heading = Why not?
room-report-what = What happened?
room-report-help = The log and the position are packed with your words into one file. It holds what everybody at the table can see, and your own cards.
room-report-save = Save the file
room-keys-move = between choices
room-keys-choose = choose
room-scores-secret = The points are shown at the end.
room-scores-caption = Points by category
room-scores-heading = Scorecard
room-scores-total = Total
room-scores-rank = { $rank }.
room-scores-replay = Watch it again
room-scores-rematch = Rematch
room-scores-last-position = The final table
room-ending-share = Show it to others
room-ending-target = of { $target }
room-chart-categories = Where the points came from
room-chart-rounds = Points after each round
room-chart-round = Round
room-proof-heading = A fair deal
room-proof-help = Before the first card was dealt we published the first line; the second is the seed it seals. Anyone can check that they belong together.
room-replay-heading = Replay
room-replay-first = To the beginning
room-replay-previous = One step back
room-replay-play = Play
room-replay-next = One step on
room-replay-last = To the end
room-replay-position = Position
room-replay-of = Choice { $at } of { $length }
room-replay-eyes = Seen by
room-shelf-lesson = Guided game: { $name }
room-shelf-lesson-short = Guided game
room-legend = The signs
room-guide = The guide
room-guide-advice = I would choose: { $choice }
room-guide-away = Send the guide away
room-guide-back = Call the guide back
room-lens-now = Now: { $choice }
room-lens-not = Not now: { $why } ({ $rule })
room-guide-rule = Read the rule: { $rule }
room-hint-thinking = A bot is thinking about it …
room-how-to-play = How to play
room-how-to-play-title = How to play { $title }
room-how-to-play-rules = All the rules
room-rules-heading = Rules of { $title }
room-rules-contents = Contents
room-rules-search = Find in the rules
room-rules-nothing = Nothing in the rules matches “{ $wanted }”. Try fewer or shorter words.
room-pad-heading = Score pad: { $title }
room-pad-lede = You have the cards on your own table? Type what lies in front of each player.
room-pad-name = Name of player { $seat }
room-pad-points = { $points } points
room-pad-count = Count
room-pad-add = Another player
room-pad-empty = What you write is counted here.
room-page-copied = Copied.
room-point-ask = Point at what you would choose.
room-point-by = { $name } points here
room-table-sit-as = I am { $name }
room-table-take-back = Take my seat back from the bot
room-table-partial = hidden cards not counted
room-table-stand-in = Let a bot play
room-table-moment = The table at that moment
room-playback = What happened meanwhile
room-playback-skip = Skip
room-keys-hold = On a touch screen, hold a card to see it large.
room-why-point = Point at anything to hear why it cannot be chosen. Esc or the button again ends this.
room-why-nothing = Nothing is forbidden here: everything there is can be chosen.
room-why-can = That you may choose.
room-why-elsewhere = That is not in question now.
room-review-heading = Review
room-review-lede = Every choice as the player knew it: the cards nobody could see are dealt again many times, and the game is played on. Only what still holds on fresh deals is told, and that may be nothing.
room-review-ask = Review the game
room-review-working = The game is being gone through. That takes a minute or so; this page comes back by itself.
room-review-failed = The review did not succeed. Please try again.
room-review-chances = The chance to win, after each choice
room-review-worths = The score to be expected, after each choice
room-review-turns = Turning points
room-review-turn = A chance to win of { $after } %, instead of { $before } % with
room-review-costly =
    { $you ->
        [yes] What cost you most
       *[no] What cost { $player } most
    }
room-review-better = Better by about { $score }:
room-review-play-on = Play on from here
room-replay-play-on = Play on from here as { $player }
room-replay-play-on-advised = Play on with what is advised:
room-table-branch-short = Played on
room-table-branch = Played on from another game, after { $at ->
        [one] { $at } answer
       *[other] { $at } answers
    }; it counts nowhere
room-error-older-rules = That game was played by older rules: it cannot be played on.
room-review-flawless = No choice that another would surely have bettered.
room-review-choices = { $length } choices
room-review-numbers = In numbers
room-error-too-many-reviews = Many games are being reviewed just now: please try again in a minute.
room-everybody-eyes = Everybody
room-none-of-them = None of them
room-as-they-lie = As they lie
room-sure = Think it over
room-sure-game-ends = With that the game is over.
room-sure-something-left = Something is left.
room-sure-cannot-be-undone = That shows something, and cannot be taken back.
room-sure-yes = Yes: { $answer }
room-sure-no = No, wait
room-picked-exactly = { $picked } of { $most } chosen
room-picked-up-to =
    { $least ->
        [0] { $picked } chosen, at most { $most }
       *[other] { $picked } chosen, at least { $least }, at most { $most }
    }
room-unpick = Do not choose { $name }
room-page-care = What cannot be taken back
room-page-care-safe = Safe: let me think again
room-page-care-quick = Quick: at once
room-page-pace = Bots play
room-page-pace-once = at once
room-page-pace-brisk = briskly
room-page-pace-calm = calmly
room-chart-growth = Points as the { $clock } filled
room-cover = Next at this screen: { $players }. Everybody else looks away.
room-lobby-mates = with { $names }
room-lobby-change = Change
room-lobby-swap = Swap with the next
room-lobby-settings = What is played with
room-lobby-no-settings = Nothing special: the game as it is.
room-lobby-as-usual = Everything else as usual
room-lobby-change-settings = Change the settings
room-lobby-leave = Leave the table
room-table-leave = Concede and leave
room-table-leave-help = You give up your seat for good: a bot plays it to the end. The others go on.
room-scores-rematch-open = To the rematch
room-table-watching = You are watching.
room-shelf-public = Public tables
room-tables-with = with { $names }
room-replay-pause = Pause
room-replay-asked = { $player }: { $question } → { $answer }
room-error-started = The game has begun already.
room-page-me = About me
room-page-notify-refused = The browser does not allow it. On a phone, be called instead: My page tells how.
room-page-notify = Tell me in the browser when it is my turn
room-statistics = How I did
room-statistics-game = Game
room-statistics-against = Against
room-statistics-people = people
room-statistics-alone = nobody
room-statistics-games = Games
room-statistics-wins = Wins
room-statistics-best = Best
room-statistics-export = Export
room-statistics-erase = Erase
room-statistics-none = Nothing is kept of you yet: finished games will be counted here, for you alone.
room-rules-stand-ins = Of { $all } cards, tiles and boards, { $own } are stand-ins of our own: their printed values are not public.

## Campaigns

room-shelf-campaign-now = Begin a campaign with bots
room-shelf-open-campaign = Open a campaign with friends
room-campaign-panel = Tomes of the campaign
room-campaign-page = To the campaign
room-campaign-on = On with the campaign
room-campaign-goes-on = The campaign goes on.
room-campaign-between = Between two chapters: the prizes are handed out.
room-campaign-playing = Now being played: { $chapter }
room-campaign-to-table = To the table: { $chapter }
room-campaign-to-choice = To the prizes
room-campaign-given-up = This campaign was given up: it has no winner. Its finished chapters keep their results.
room-campaign-chapters = Chapters
room-campaign-line = The campaign, evening by evening
room-campaign-look = Look at the table
room-campaign-download = Download the campaign
room-campaign-proof = The seed of the campaign, from which the seeds of all its tables follow:
room-campaign-hand-over = Hand the seat over
room-campaign-invite-help = One link for all chapters: whoever opens it may take a free seat or look on.
room-campaign-share = Show it to others
room-campaign-share-help = Whoever opens this link sees how the campaign went, also where it was private.
room-campaign-give-up = Give the campaign up
room-campaign-give-up-help = It is given up when every person at the table wishes it; bots follow. Then it has no winner.
room-campaign-leaving = Wish it so far: { $names }.
room-campaign-give-up-yes = I wish to give up
room-campaign-stay = I would rather play on
room-error-campaign = That cannot be done in a campaign: each chapter is played once, and what has ended stays as it is.
