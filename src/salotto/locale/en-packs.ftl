# What is wrong with a house pack

room-pack-row = row { $row }
room-pack-quoted = { $problem }
room-pack-unknown-field = there is no such field
room-pack-missing = is missing
room-pack-text = expects a text, not { $value }
room-pack-short-text = expects a text of at most { $most } letters
room-pack-list = expects a list, not { $value }
room-pack-number = expects a whole number, not { $value }
room-pack-any-number = expects a number, not { $value }
room-pack-truth = expects true or false, not { $value }
room-pack-table = expects a table, not { $value }
room-pack-same-kind = expects a value of the same kind, not { $value }
room-pack-least = expects at least { $least }, not { $value }
room-pack-one-of = expects one of { $known }, not { $value }
room-pack-values = expects { $wanted } values, not { $given }
room-pack-between = the rules can play { $least } to { $most }, not { $value }
room-pack-only = the rules can only play { $least }, not { $value }
room-pack-apart = does not go with { $value }
room-pack-either = expects one of these, and only one: { $known }
room-pack-pairs = expects pairs: an even number
room-pack-rising = expects at least one value, each dearer than the one before
room-pack-falling = expects at least one value, each lower than the one before
room-pack-twice = { $name } stands there twice
room-pack-huge = no number of a box is greater than { $most }
room-pack-copies = expects 0 to { $most } copies
room-pack-deep = too many things within one another (at most { $most })
room-pack-long = a text may have { $most } letters at most
room-pack-many = too many: at most { $most }
room-pack-unseen = holds letters that nobody can see
room-pack-name = { $name } is no name of a field
room-pack-kind = nothing of this kind stands in a box
room-pack-no-pack = this is not a house pack
room-pack-bad-file = { $name } has no place in a pack
room-pack-no-id = entry { $row } has no usable id
room-pack-unreadable = cannot be read: { $reason }
room-pack-too-big = is larger than { $most } kilobytes
room-pack-no-zip = is no undamaged zip
room-pack-locked = is locked with a password
room-pack-no-head = the pack needs a { $file } with the table [pack]
room-pack-encoding = is not written in UTF-8
room-pack-toml = cannot be read from column { $column } on: it is not TOML
room-pack-toml-twice = the name at column { $column } stands there already
room-pack-other-title = is a pack of { $title }, not of { $wanted }
room-pack-no-file = the game has no such file; it has { $known }
room-pack-no-part = the game has nothing of that name; it has { $known }
room-pack-unplayable = the game cannot be prepared with these values
room-pack-too-much = takes too long, or too much memory
room-pack-trial = mode { $mode } with { $players } players cannot be played with these values: the rules come to a point where they cannot go on
room-pack-endless = mode { $mode } with { $players } players never ends with these values
room-pack-cells = has too many or too long cells (at most { $most })
room-pack-csv = is no row of a spreadsheet
room-pack-columns = the first row has to name each column once, among them { $known }

# The command line

cli-help-pack = make, check and carry house packs: what is printed in your box
cli-help-pack-new = make an empty pack
cli-help-pack-check = check a pack, and play a trial game of every mode with it
cli-help-pack-show = show what a pack holds
cli-help-pack-import = lay the rows of a spreadsheet (CSV) over a pack
cli-help-pack-export = write a pack as a spreadsheet (CSV) or as a zip
cli-help-pack-diff = show what a pack changes
cli-help-pack-path = a pack (a folder or a zip), or a file of it
cli-help-pack-other = another pack to compare with, instead of the game as it is
cli-help-pack-all = all the cards of the game, as they stand with the pack
cli-help-pack-its-name = what the pack is called
cli-help-pack-its-maker = who made it
cli-help-with-pack = play the title with this house pack
cli-pack-refused = { $problems ->
    [one] The pack has a fault; nothing of it was used.
   *[other] The pack has { $problems } faults; nothing of it was used.
 }
cli-pack-new = An empty pack is in { $file }.
cli-pack-exists = { $file } is there already.
cli-pack-right = { $file } is right: { $cards } entries, digest { $digest }.
cli-pack-head = { $name } for { $title }, version { $version }, by { $maker }
cli-pack-digest = Digest: { $digest }
cli-pack-part = { $part }: { $cards } of { $all }
cli-pack-imported = { $rows } rows were read into { $file }; it holds { $cards } entries now.
cli-pack-exported = Written: { $file }.
cli-pack-same = No difference.
cli-pack-which = --pack needs a folder or a zip.
cli-pack-unused = The pack is for { $title }, which is not what you are opening.
cli-pack-missing = { $file } was played with the house pack { $title }, which is not here.
cli-no-net-fits = { $bot } (no net fits)
