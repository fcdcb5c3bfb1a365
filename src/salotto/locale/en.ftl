### The room's own texts, in British English.

## Seats

room-you = You
room-player = Player { $number }
room-bot-random = Random
room-bot-greedy = Greedy
room-bot-easy = Easy
room-bot-normal = Normal
room-bot-hard = Hard
room-bot-search = Search
room-bot-search-hard = Search, hard

## Small words

room-and = { $some } and { $last }
room-no-thanks = No, thanks
room-enough = Enough
room-on = on
room-off = off
room-setting = { $name }: { $value }

## Results

room-total = Total
room-rank = Rank
room-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
room-wins =
    { $you ->
        [yes] You win
       *[no] { $player } wins
    } with { $score }!
room-behind =
    { $place ->
        [2] You are second.
        [3] You are third, behind { $players }.
       *[other] You are number { $place }, behind { $players }.
    }
room-win-shared = { $players } share the victory with { $score }!
room-won-alone =
    { $you ->
        [yes] You have
       *[no] { $player } has
    } won{ $target ->
        [none] !
       *[other] : { $target } was the target!
    }
room-won-together =
    { $target ->
        [none] You have won together!
       *[other] You have won together: { $target } was the target!
    }
room-lost-together =
    { $target ->
        [none] The game has won this time.
       *[other] The game has won this time: { $target } was the target.
    }

## Why an answer or an undo was not taken

room-refused-over = The game is over.
room-refused-not-asked = It is not your turn to answer.
room-refused-not-legal = That is not one of the answers.
room-refused-stale = The table has changed in the meantime: please answer again.
room-refused-undo-start = There is nothing to take back.
room-refused-undo-chance = That cannot be taken back: cards have been shuffled or dice rolled since.
room-refused-undo-reveal = That cannot be taken back: something hidden has been revealed since.
room-refused-undo-others = That cannot be taken back: others have answered since.
room-refused-undo-over = That cannot be taken back: the game is over.
room-refused-undo-rule = That cannot be taken back: the rules say that the answer is final ({ $rule }).

## Playing in the terminal

cli-key-undo = undo
cli-key-restart = restart
cli-key-why-not = why not
cli-key-hint = hint
cli-key-signs = signs
cli-key-view = all
cli-key-story = story
cli-key-quit = quit
cli-thinking = { $player } is thinking…
cli-not-understood = “{ $line }” is no answer: type a number from 1 to { $most }, or one of the letters below.
cli-confirm = { $answer }: this cannot be taken back. Enter to confirm, u to think again.
cli-no-shortcut = There is nothing to do for you here.
cli-no-signs = The signs explain themselves.
cli-nothing-blocked = Nothing is forbidden here: everything there is can be chosen.
cli-why-not = What is not possible now
cli-story = What happened so far
cli-press-enter = Enter to go on:{" "}
cli-pass-keyboard = Please pass the keyboard to { $player }.
cli-pass-undo = ({ $player } can still take back the last answer with u.)
cli-seal = Seal of the shuffled cards: { $seal }. The seed is shown at the end, so that nobody can have swapped it.
cli-proof = The seed was { $seed }; its seal, shown at the start, is { $seal }.

## Saving and going on

cli-saved = The game is saved: { $file }
cli-to-resume = To go on: { $command }
cli-kept = The game is kept. To look at it again: salotto replay { $file }
cli-cannot-save = The game cannot be saved in { $file } ({ $reason }); it goes on all the same.
cli-unfinished = Unfinished games of { $title }
cli-unfinished-keys = Enter goes on with the first, a number with another one; n begins a new game, q leaves.
cli-answers =
    { $answers ->
        [one] 1 answer
       *[other] { $answers } answers
    }
cli-not-over = The game is not over: these are the points so far.
cli-replay-at = After { $at } of { $length } answers
cli-replay-keys = → or Enter: on · ←: back · Home, End · q: leave
cli-verified = { $file } is genuine: { $choices } answers, and the seed { $seed } fits the seal and the result.
cli-other-release = { $file }: the seed fits the seal, but release { $played } of the rules played this game, and this is release { $current }. It opens at its checkpoints; its answers prove nothing under other rules.

## Tables of figures

cli-players = { $players } players
cli-sim-seat = Seat
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-mean = Mean score
cli-sim-summary = { $finished } of { $games } games finished, { $decisions } decisions, { $seconds } s
cli-bench-decisions = Decisions a second
cli-bench-plies = Plies a second, forced ones too
cli-bench-games = Games a second
cli-bench-lean = The same without a log (lean)
cli-bench-steps = Steps of the vector environment, observed, a second
cli-bench-copy = Copying a state
cli-bench-fork = Forking a play
cli-bench-evaluate = Judging a position
cli-bench-loop = A loop of a million steps, for reference
cli-bench-peer = { $peer }, decisions a second
cli-bench-peer-plies = { $peer }, plies a second, forced ones too
cli-bench-engine-interpreted = interpreted engine
cli-bench-engine-compiled = compiled engine

## What went wrong on the command line

cli-bad-arguments = { $problem } (salotto --help shows how)
cli-which-command = what shall Salotto do? There are the commands { $known }; salotto --help explains them
cli-unknown-command = there is no command “{ $command }”; there are: { $known }
cli-unknown-arguments = { $arguments } means nothing here (salotto --help shows what does)
cli-bad-number = “{ $text }” is not a whole number from { $least } up
cli-bad-seconds = “{ $text }” is not a number of seconds
cli-unknown-language = there is no language “{ $language }”; there are { $known }
cli-unknown-title = there is no title “{ $title }”; there are: { $known }
cli-unknown-title-meant = there is no title “{ $title }”; did you mean { $meant }? (there are: { $known })
cli-unknown-mode = { $title } has no mode “{ $mode }”; it has: { $known }
cli-unknown-option = { $title } has no option “{ $option }”; it has: { $known }
cli-bad-option = “{ $option }” is not an option: write --option name=value
cli-bad-value = option { $option }: “{ $value }” is not one of { $known }
cli-unknown-bot = nobody called “{ $bot }” can take a seat; there are: { $known }
cli-unknown-bot-meant = nobody called “{ $bot }” can take a seat; did you mean { $meant }? (there are: { $known })
cli-bad-players = { $title } is not for { $players } players; it is for { $known }
cli-bad-players-in-mode = { $title }, mode { $mode }, is not for { $players } players; it is for { $known }
cli-play-what = which title do you want to play? There are: { $known }
cli-nobody-plays = no seat is yours: add “you” to --seats, or look on with salotto watch or salotto replay
cli-only-bots = only bots can sit here: leave “you” to salotto play
cli-cannot-read = { $file } cannot be read: { $reason }
cli-cannot-write = { $file } cannot be written: { $reason }
cli-file-there = { $file } is there already; a new campaign needs a file of its own
cli-bad-file = { $file } cannot be opened: { $reason }

## Help

cli-help-salotto = A drawing room for modern board games.
cli-help-usage = usage
cli-help-arguments = arguments
cli-help-options = options
cli-help-commands = commands
cli-help-command = COMMAND
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = the language (by default that of the environment)
cli-help-titles = show the games on the shelf
cli-help-play = play in the terminal
cli-help-watch = watch bots play
cli-help-replay = look at a saved game again
cli-help-verify = check that a saved game is genuine
cli-help-score = show the points of a saved game
cli-help-simulate = let bots play many games
cli-help-bench = measure how fast a title is
cli-help-title = a game on the shelf
cli-help-file = a saved game
cli-help-seats = who plays: you, you:Anna, or a bot, separated by commas
cli-help-mode = the way to play
cli-help-option = a setting of the table; may be given several times
cli-help-seed = play with these shuffles
cli-help-resume = go on with a saved game
cli-help-delay = seconds between two pictures
cli-help-to = stop after so many answers
cli-help-json = write JSON for scripts
cli-help-games = how many games
cli-help-ladder-keep = a file for the results, so that a ladder that is interrupted goes on where it was; for one version of the bots
cli-help-ladder-bots = the bots, from the weakest to the strongest, instead of the levels
cli-help-ladder-sequential = play each pair only until it is decided (sequential test, significance 0.05); --games is then the most
cli-help-ladder-share = with --sequential: the share of wins to be shown, by default 0.65 with two seats, else an equal share
cli-help-ladder-players = with --sequential: how many seats; the stronger bot has one of them, in turn
cli-help-ladder-mode = with --sequential: the way to play
cli-help-jobs = how many processes
cli-help-save = keep every game in this folder
cli-help-seconds = how long to measure
cli-help-peer = measure another engine beside it

## The laboratory

cli-needs-extra = this needs more than a plain installation: pip install 'salotto[{ $extra }]'
cli-tournament-heading = Tournament: { $title }
cli-tournament-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
cli-tournament-summary = { $games } games on { $deals } deals, the same for every line-up (seed { $seed }).
cli-tournament-playing = Playing
cli-tournament-interrupted = Interrupted. What was played is kept in { $folder }: the same command goes on from there.
cli-tournament-written = The report is in { $file }
cli-tournament-failed =
    { $games ->
        [one] 1 game broke off with an error
       *[other] { $games } games broke off with an error
    }
cli-tournament-bot = Bot
cli-tournament-rating = Rating
cli-tournament-interval = 95 % interval
cli-tournament-games = Games
cli-tournament-wins = Wins
cli-tournament-score = Mean score
cli-tournament-forfeited = Forfeited moves
cli-tournament-ratings = Ratings
cli-tournament-ratings-how = Bradley-Terry ratings on Elo's scale: 400 points more win ten times as often. The line holds the true rating 95 times in 100.
cli-tournament-pairings = Who beats whom
cli-tournament-pairings-how = How often the bot on the left did better than the one above; a tie counts half.
cli-tournament-scores = Scores
cli-tournament-spread-how = The box holds the middle half of the games, the line in it is the median, the whiskers hold nine games in ten.
cli-tournament-points = Points
cli-tournament-categories = Where the points come from
cli-tournament-categories-how = The mean score of each bot by category.
cli-tournament-length = Length
cli-tournament-length-how = How many decisions each bot took in a game. The box holds the middle half, the whiskers nine games in ten.
cli-tournament-decisions = Decisions a game
cli-tournament-seats = Does the seat matter?
cli-tournament-seats-how = The part of the wins that each seat has. Every line-up sits in every order on the same deals, so only the seat differs; the dashed line is an equal share.
cli-tournament-seat = Seat { $number }
cli-tournament-share = Wins in %
cli-tournament-things = Which cards win
cli-tournament-things-how = How many points better than usual those did who chose a card, compared with the same bot in the same seat and company. On the right: how often that won, and how often the card was chosen. What good players like is not always what makes them good.
cli-tournament-gain = Points better than usual
cli-tournament-forfeits = Forfeited moves
cli-tournament-forfeits-how = A program that crashed, took too long or answered nonsense had these moves made for it by Greedy.
cli-tournament-moves = Moves
cli-tournament-why = Why
cli-tournament-fault-crashed = It crashed: { $detail }
cli-tournament-fault-hung = It took too long: { $detail }
cli-tournament-fault-nonsense = It answered nonsense: { $detail }
cli-tournament-files = Beside this page: standings.csv, seats.csv, seats.parquet and things.csv.
cli-export-written =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } written as tables: { $files }
cli-help-tournament = let bots play a tournament, with ratings and a report
cli-help-tournament-bots = the bots, separated by commas; cmd:./my_bot is a program of yours
cli-help-tournament-games = how many deals each line-up plays
cli-help-tournament-players = how many seats
cli-help-tournament-out = where the games, tables and report go; what lies there already is not played again
cli-help-tournament-jobs = how many processes (by default all cores)
cli-help-tournament-ray = spread the games over a Ray cluster
cli-help-encoding = print how a title is told in numbers, for learning
cli-encoding-version = Version { $size }
cli-encoding-observation = { $size } features of an observation
cli-encoding-options = { $size } features of an option
cli-encoding-actions = { $size } actions
cli-help-export = turn saved games into tables
cli-help-export-logs = saved games, or folders of them
cli-help-export-to = the format of the tables
cli-help-export-out = where the tables go

## The server: tables, seats and people

room-table-of =
    { $players ->
        [one] { $title }, alone
       *[other] { $title } for { $players }
    }
room-bot-name = { $level } bot { $number }
room-sitter-me = Me
room-sitter-open = An open seat
room-sitter-bot = Bot: { $level }
room-sitter-nobody = Nobody
room-open-seat = players to sit down
room-waiting-for = Waiting for { $players }.
room-spectator-eyes = A spectator
room-nameless = Somebody
room-tables-mine = Waiting for me
room-tables-others = Waiting for others
room-minutes-ago =
    { $minutes ->
        [0] just now
        [one] a minute ago
       *[other] { $minutes } minutes ago
    }
room-hours-ago =
    { $hours ->
        [one] an hour ago
       *[other] { $hours } hours ago
    }
room-days-ago =
    { $days ->
        [one] a day ago
       *[other] { $days } days ago
    }
room-link-help = Open your personal link on another device, and you are yourself there too: your name, your tables, your seats. Keep it to yourself: whoever has it can play for you.
room-link-make = Make a new personal link
room-link-once = Copy it now: it is not shown again. An older link has stopped working.
room-device-help = A link that works once, within ten minutes: open it on your phone, or point its camera at the code, and you sit there as yourself.
room-device-make = Make a link for one device
room-device-once = Whoever opens it first is you. It is shown only now.
room-passkey-help = With a passkey you come back as yourself, also when this browser has forgotten you: no mail address, no password. The key stays with your device or its keychain.
room-passkey-add = Add a passkey
room-passkey-use = Come in by passkey
room-passkey-made = Passkey of { $date }
room-passkey-remove = Remove
room-become-heading = Come in as { $name }?
room-become-help = From now on this browser sits at the tables of the person whose link you have opened.
room-become = Yes, that is me

## The server: what could not be done

room-refused = That could not be done.
room-refused-slow-down = That was too much at once: wait a moment, please.
room-refused-malformed = The room did not understand that.
room-refused-failed = Something went wrong on our side. Nothing has been changed: please try again.
room-refused-spectator = You are only watching: the seat is somebody else's.
room-refused-stand-in = A bot is playing for you: take your seat back first.
room-error-heading = That did not work
room-error-bad-request = The room did not understand that.
room-error-bad-table = Such a table cannot be opened: mode, number of players and options do not fit together.
room-error-csrf = This page was out of date. Go back, load it again and try once more.
room-error-failed = Something went wrong on our side. Nothing has been changed: please try again.
room-error-host-only = Only the host of the table can do that.
room-error-no-invitation = This invitation leads nowhere: the link may be incomplete.
room-error-no-device-link = This link was for one device and has been used, or ten minutes are over. Make a new one on your page.
room-error-no-passkeys-here = Browsers grant passkeys only where the room is reached over HTTPS, or as localhost. Here the link and its code do the same.
room-error-passkey = The passkey was not taken. Nothing has changed; please try again.
room-error-no-link = This personal link does not work any more: only the newest one does.
room-error-no-seat = There is no such seat.
room-error-no-table = There is no such table.
room-error-no-title = There is no such game on the shelf.
room-error-no-token = This seat needs its token.
room-error-not-over = The game is not over yet.
room-error-not-started = The game has not started yet.
room-error-not-yours = You do not sit at this table.
room-error-not-playing = Seats are handed on only while a game is played.
room-error-never-handed-on = At this table seats stay with their owners, as agreed at opening.
room-error-not-away-long = Its owner has not been away for as long as agreed.
room-error-no-seat-link = This link has been used or is too old, or the seat's owner is back.
room-error-present = This player is here: no bot is needed.
room-error-private = This table is private: ask for the invitation link.
room-error-seated = You sit at this table already: you would see two hands that are secret from each other.
room-error-taken = Somebody else was quicker: the seat is taken.
cli-help-serve = open the room in the browser
cli-help-room = export, import, archive or back up the tables of a room
cli-help-room-export = write the whole room, or some tables, to a file
cli-help-room-import = read tables and people from such a file
cli-help-room-archive = write old tables to a file and remove them
cli-help-room-delete = remove old tables for good
cli-help-room-backup = copy the database and its secret, also while the server runs
cli-help-room-database = the database of the room, as for serve
cli-help-room-file = the file; a name that ends in .gz is packed
cli-help-room-days = tables that nobody has played at for so many days
cli-help-room-unfinished = also those whose game is not over
cli-help-room-table = only this table; may be given several times
cli-room-exported = Written: { $tables } tables, { $people } people.
cli-room-imported = Taken in: { $tables } tables, { $people } people; { $known } tables were here already.
cli-room-removed = Removed: { $tables } tables.
cli-room-copied = The copy is complete: { $file }
cli-help-ladder = measure how far apart the levels of the bots are
cli-help-review = go through a saved game: who was ahead, and what would have been better
cli-help-tune = improve a title's weights by self-play
cli-help-train = train a net from games against itself

## Bots: what to expect of a level, hints, and how they are measured

room-bot-easy-about = Plays along happily, overlooks things and forgets where some points come from. Good company for a first game.
room-bot-normal-about = Sees the good moves and tries the best of them in its mind. A fair match for somebody who knows the game.
room-bot-hard-about = Plays the game on in its mind, many times, before it decides. You will have to plan well.
room-hint =
    { $better ->
        [yes] { $move }: about { $score } better than the average choice
        [no] { $move }: about { $score } worse than the average choice
       *[same] { $move }: as good as the average choice
    }
room-because-more = { $hint }, because it { $why }
room-because-denies = { $hint }, because another choice serves { $player }: it { $why }
room-because-later = { $hint }; another choice { $why }, but this one pays off later
room-because-same = { $hint }; none of the other choices { $why }
cli-ladder-playing = Climbing the ladder
cli-ladder-pairs = Each level against the one below, and one against itself
cli-ladder-solo = Each level alone
cli-ladder-stronger = Stronger
cli-ladder-weaker = Weaker
cli-ladder-games = Games
cli-ladder-share = Wins
cli-ladder-interval = 95 % interval
cli-ladder-bot = Bot
cli-ladder-mean = Mean score
cli-ladder-error = Standard error
cli-ladder-sequential = Each bot against the weaker one, until it is decided
cli-ladder-enough = Decided by an evidence of { $n } either way
cli-ladder-aim = More than
cli-ladder-evidence = Evidence
cli-ladder-shown = Shown
cli-ladder-yes = yes
cli-ladder-no = refuted
cli-ladder-undecided = undecided
cli-help-tune-games = games for each try
cli-help-tune-generations = how often the weights are varied
cli-tune-playing = Trying weights
cli-tune-written = { $gain } points a game gained (standard error { $error }, { $games } games): written to { $file }
cli-tune-kept = { $gain } points a game gained (standard error { $error }, { $games } games): that may be luck, so { $file } stays as it is
cli-help-train-out = folder of the training; one that is there goes on
cli-help-train-generations = how many generations, those that are done included
cli-help-train-games = games of a generation
cli-help-train-minutes = end after so many minutes; the same command goes on later
cli-help-train-players = only tables of so many players
cli-train-seed = Seed { $seed }. Everything is kept in { $folder }; the same command goes on after an interruption.
cli-train-generation = Generation { $generation }: { $games } games, { $seconds } s; leads off by { $error } points (evaluation alone { $without }), log loss of the win { $loss }{ $matches ->
    [0] {""}
   *[other] {" "}({ $share } % of { $matches } games against greedy)
}
cli-train-done = { $generations ->
    [one] One generation is done
   *[other] { $generations } generations are done
}: { $file }
cli-help-review-deals = imagined deals for each choice
cli-review-looking = Looking at the game again
cli-review-judging = Judging what seemed better once more
cli-review-chances = The chance to win, after each choice
cli-review-scores = The score to be expected, after each choice
cli-review-turns = Turning points
cli-review-turn = After { $at } answers, { $player }: { $way }. A chance to win of { $after } %, instead of { $before } % with { $better }
room-review-lead = { $score } ahead of the best other
cli-review-costly = What cost { $player } most
cli-review-choice = After { $at } answers: { $way }. Better by about { $score }: { $better }
cli-review-flawless = { $player }: no choice that another would surely have bettered
cli-bench-bots = Bots: { $title }, { $players } players
cli-bench-bots-decision = A decision with { $iterations } iterations
cli-bench-bots-slowest = The slowest of them
cli-bench-bots-iterations = Iterations a second
cli-bench-bots-playouts = Whole games played on, a second
cli-help-bench-players = with `bench server`: how many people at tables of four
cli-help-bench-pause = with `bench server`: seconds between two answers of a person
cli-help-bench-database = with `bench server`: an empty database to measure on, instead of a SQLite file of its own
cli-help-bench-workers = with `bench server`: how many server processes; more than one needs PostgreSQL

## Campaigns

cli-help-campaign = open and play a campaign, table after table
cli-help-campaign-new = open a new campaign
cli-help-campaign-play = go on with a campaign
cli-help-campaign-show = show where a campaign stands
cli-help-campaign-simulate = let bots play whole campaigns
cli-help-campaign-title = a campaign on the shelf
cli-help-campaign-file = the file of the campaign
cli-campaign-new = A new campaign is in { $file }.
cli-campaign-play = { $title } is a campaign of several games: open one with salotto campaign new { $title }
cli-no-campaign = { $title } is a single game, no campaign; there is { $known }
cli-campaign-verified = { $file } is genuine: { $tables } tables with { $choices } answers follow from the seed { $seed }, each with what was carried over to it, and so do the Tomes that were claimed.
