### What the library itself says, about any game.

## People at a table

seat-without-name = Player { $number }
# $whom is whom a question is for, $question the question itself.
asked-of = { $whom } · { $question }

## Games

-game-wizardry = A Spot of Friendly Wizardry
-game-funkoverse = Funkoverse: Harry Potter
-game-duels = Wizarding Duels
-game-battle = Hogwarts Battle
-game-talisman = Talisman: Harry Potter
-game-reference = Tic-tac-toe
-game-endless = Tic-tac-toe without end
-game-night-owls = Night Owls

## A game that a language does not have yet

# $how: whether a part of it is translated, or nothing.
about-translation =
    { $how ->
        [part] Not all of this game is translated yet: the rest is in English.
       *[none] This game is not translated yet: it is in English.
    }

## Bots

-bot-random = Random
-bot-novice = Novice
-bot-apprentice = Apprentice
-bot-greedy = Greedy
-bot-adept = Adept
-bot-master = Master
bot-about-random = Chooses anything that is legal: for a first look at the rules.
bot-about-novice = Knows the rules and a little more, and is often careless.
bot-about-apprentice = Thinks a moment ahead, and slips now and then.
bot-about-greedy = Plays by rules of thumb: takes what promises most at once.
bot-about-adept = Thinks through what may happen before it chooses.
bot-about-master = Takes its time to think through what may happen.

## Hints: why a choice is advised

hint-only-choice = It is your only choice.
hint-learnt = The network likes this best.
hint-random = It was picked at random.
hint-felt-right = It just felt right.
hint-little-time = There was little time to think this through.
hint-and-chances = { $hint } { $chances }
hint-then = { $first } { $then }
# $other is the label of the next best option, $comes_to its chance in percent.
hint-chances =
    { $how ->
        [better] You win about { $chance } % of the time (tried { $times ->
            [one] once
           *[other] { $times } times
        }). Next best: “{ $other }”, { $comes_to } %.
        [unsure] You win about { $chance } % of the time (tried { $times ->
            [one] once
           *[other] { $times } times
        }). “{ $other }” looks like { $comes_to } %, but that is not certain yet.
       *[alone] You win about { $chance } % of the time (tried { $times ->
            [one] once
           *[other] { $times } times
        }).
    }
# In one line: the option, then its chance and that of the next best, or the reason.
hint-headline = { $option }. { $reason }
hint-headline-chances = “{ $option }” wins about { $chance } %, the next best { $comes_to } %
hint-headline-alone = “{ $option }” wins about { $chance } %
hint-points = It should bring you { DECIMAL($own) } points and your rival { DECIMAL($rival) }.
hint-expected = The likely answer is “{ $option }”.
hint-feared = Watch out for “{ $option }”: it leaves you { $leaves } %.

## Refusals: what cannot be done now

refusal-game-over = The game is over.
refusal-not-your-turn = It isn't your turn: the game waits for { LIST($seats) }.
refusal-nothing-to-choose = It isn't your turn.
refusal-no-choice = A choice should be an option, its text or its code.
refusal-no-seat = There is no seat { $n }; the seats are 0 to { $last }.
refusal-not-open = You can't do that now.
refusal-no-shortcut = That shortcut is gone: the position has changed. Choose again.
refusal-unknown-word = This game has no choice “{ $text }”. Choose an option that is offered.
refusal-form = Write “{ $form }” instead of “{ $text }”.
refusal-no-such = There is no { $kind } “{ $word }”.
refusal-undo-dice = Dice have been rolled since then, so you can't undo it.
refusal-undo-secret = A secret has been revealed since then, so you can't undo it.
refusal-undo-long-ago = Too much has happened since then, so you can't undo it.
refusal-undo-older = The game has been updated since then, so you can't undo it.
refusal-undo-others = Another player has chosen since then, so you can't undo it.
refusal-undo-nothing = You have nothing to undo.
refusal-no-game = There is no game “{ $game }”. The games are { LIST($games) }.
refusal-no-game-near = There is no game “{ $game }”. Did you mean “{ $near }”?
refusal-broken-game = The package of the game “{ $game }” does not work: { $why }
refusal-other-id = The game in { $package } has the id “{ $other }”, but its entry point is “{ $game }”. Give both the same name.
refusal-game-name = “{ $name }” is not a name for a game. Use at most { $most } small letters, digits and hyphens, beginning with a letter.
refusal-game-there = There is a game “{ $name }” already. Choose another name.
refusal-game-package = “{ $name }” would be the Python package { $package }, which is taken. Choose another name.
refusal-game-seats = “{ $seats }” is not a number of seats. Give one number or two, such as 2-4, from { $least } to { $most }.
refusal-game-folder = { $folder } is there and not empty. Name a new folder.
refusal-game-write = { $folder } can't be written: { $why }.
refusal-dataset-games = A dataset needs one game and one bot at least.
refusal-guest-missing = There is no file { $file }.
refusal-guest-broken = { $file } can't be used as a player: { $why }
refusal-guest-class = { $file } has no class { $name } that is a Bot.
refusal-guest-zip = { $file } is not a saved player.
refusal-learnt-for-others = This player was trained with other options or an older version, for { $n ->
    [one] 1 seat
   *[other] { $n } seats
    }.
refusal-guest-game = The player in { $file } doesn't play { $game }.
refusal-no-bot = { $game } has no bot “{ $bot }”. Its bots are { LIST($bots) }.
refusal-no-bot-near = { $game } has no bot “{ $bot }”. Did you mean “{ $near }”?
refusal-no-campaign = { $game } has no campaign.
refusal-nothing-to-prepare = There is nothing to prepare in { $game }.
refusal-not-installed = To use { $what }, install an extra: pip install "spellwright[{ $extra }]".
refusal-not-set-up = To use { $what }, the extra “{ $extra }” is needed, but it could not be installed.

## Many games at once

extra-cluster = a cluster
extra-data = a folder of data
extra-parquet = Parquet
refusal-workers-died = Worker processes have died again and again, perhaps for lack of memory. Try fewer --jobs.
refusal-figures-not-loaded = With these figures the game cannot be loaded: { $told }.
refusal-cluster = The cluster “{ $address }” does not answer: { $told }
refusal-cluster-version = The cluster has another Spellwright ({ $there }) than this computer ({ $here }). Install the same on all nodes.
refusal-jobs-and-ray = Name either --jobs or --ray: a cluster has its own number of processes.

## Refusals: games, seats and options

refusal-seats =
    { $how ->
        [range] { $game } is for { $least }–{ $most } players, not { $seats }.
       *[sure] { $most ->
            [one] { $game } is for 1 player, not { $seats }.
           *[other] { $game } is for { $most } players, not { $seats }.
        }
    }
refusal-seats-like-this =
    { $how ->
        [range] { $game } is for { $least }–{ $most } players with these options, not { $seats }.
       *[sure] { $most ->
            [one] { $game } is for 1 player with these options, not { $seats }.
           *[other] { $game } is for { $most } players with these options, not { $seats }.
        }
    }
refusal-no-option = { $game } has no option “{ $name }”.
refusal-no-option-near = { $game } has no option “{ $name }”. Did you mean “{ $near }”?
refusal-option-value = The option “{ $option }” cannot be { $value }; it may be { $values }.
refusal-option-number = The option “{ $option }” cannot be { $value }; it may be any whole number from { $least } to { $most }.
refusal-option-text = The option “{ $option }” cannot be used: { $why }
refusal-option-no-text = The option “{ $option }” cannot be used: no text.
value-quoted = “{ $text }”
values-of-option = { $default }, or any from { $least } to { $most }

## Refusals: what stands in files

-thing-saved-state = saved state
    .article = a
-thing-saved-game = saved game
    .article = a
-thing-replay = replay
    .article = a
-thing-table = table
    .article = a
# Where something is wrong, at the beginning of a refusal.
place-state = The state
place-story = The story
place-question = An open question
place-procedure = The procedure { $name }
place-field = { $where }, field “{ $name }”,
place-column = { $where }: the column “{ $column }”
refusal-wild-json = This { $what } cannot be read: it has a wild number or is nested too deeply.
refusal-no-yes-or-no = { $where } should be true or false.
refusal-no-text = { $where } should be a text.
refusal-replay-move = Choice { $n } of the replay, “{ $choice }”, cannot be made: { $why }
refusal-drawn = What was drawn does not follow from the seed: draw { $n } of piece { $piece }.
refusal-state-misfit = The fields of the state do not fit together ({ $why }).
refusal-state-open = The state has open questions and an end, or neither.
refusal-state-asks-twice = The state asks one seat twice.
refusal-state-ending = The state names an ending that the game does not have.
refusal-state-ranks = The state should rank every seat at the end, and none before.
refusal-state-column = In the saved state “{ $name }” needs { $n ->
        [one] 1 entry
       *[other] { $n } entries
    }.
refusal-state-answer = The state waits for an answer that no step would take.
refusal-state-no-option = The state asks seat { $n }, which has no option (“{ $question }”).
refusal-state-breaks = The state breaks the game. { $fault }
fault-column = “{ $name }” has the wrong number of entries.
refusal-row-column = { $where } has the unknown column “{ $column }”.
refusal-row-column-near = { $where } has the unknown column “{ $column }”. Did you mean “{ $near }”?
refusal-value-number = { $where } should be a whole number.
refusal-value-range = { $where } is { $value }, but should be from { $least } to { $most }.
refusal-value-text = { $where } should be a text.
refusal-value-word = { $where } is “{ $value }”, but should be one of: { $allowed }.
refusal-value-signs = { $where } has signs that cannot be seen.
refusal-value-empty = { $where } is empty.
refusal-value-long =
    { $most ->
        [one] { $where } should be 1 sign long.
       *[other] { $where } should be at most { $most } signs long.
    }
refusal-no-figure = There is no figure “{ $path }”. The command “lab figures” lists them all.
refusal-no-figure-near = There is no figure “{ $path }”. Did you mean { $near }?
refusal-figures-late = This process has loaded the game, so its figures can no longer be changed here. Play in a worker process, or set them before anything else.
refusal-folder-used = “{ $folder }” holds something other than a run. Name an empty or a new folder.
refusal-figure-form = “{ $text }” should read file.key.column=value.
refusal-figure-number = { $path } should be a whole number, not “{ $text }”.
refusal-table-no-rows = The table { $table } has no rows [[{ $kind }]].
refusal-row-no-table = { $where } { $n } should be a table with columns.
refusal-table-unreadable = The table { $table } cannot be read: { $reason }.
refusal-table-no-toml = The table { $table } is not TOML: { $reason }.
refusal-emblem-unknown = { $table } [{ $kind }]: there is no emblem “{ $emblem }”.
refusal-emblem-no-card = { $table } [{ $kind }]: { $emblem } is given to “{ $card }”, and no card is called so.
refusal-emblem-twice = { $table } [{ $kind }]: “{ $card }” is there twice.
refusal-emblem-missing = { $table } [{ $kind }]: “{ $card }” has no emblem.
refusal-row-twice = { $table }, { $kind } “{ $name }” is there twice.
refusal-row-lacks = { $where } lacks the column “{ $column }”.
refusal-word-unknown = { $where }: { $column } has the { $what } “{ $word }”, which is unknown.
refusal-word-unknown-near = { $where }: { $column } has the { $what } “{ $word }”, which is unknown. Did you mean “{ $near }”?
refusal-word-form = { $where }: { $column } has “{ $word }”, which should be written as: { $form }
refusal-word-nested = { $where }: { $column } has “{ $word }”, with too much inside each other.
refusal-row-wordless = { $where }: there is no { $column }. Write it into the row, or as { $entry } into the pack's catalog.
refusal-pack-emblem = { $pack }/emblems.svg: the path “{ $name }” needs an id of small letters and plain path data in d.
refusal-pack-kind = The game { $game } has no tables with rows of the kind “{ $kind }”. It has: { $kinds }.
refusal-pack-folder = “{ $folder }” is there already: name a folder that is new or empty.
pack-slip = A catalog of the pack “{ $pack }” has a slip: { $why }
pack-checks-words = Reading the words of every row.
pack-checks-laws = Checking the laws on random games.
pack-checks-bots = Letting every level of computer players play.
pack-checks-games = Playing games until every row has come up.
pack-words-fault = { $where } reads badly: { $fault }.
pack-words-end = { $where } should end with a full stop.
pack-no-clause = { $where }: there is no clause { $clause }, neither in the rules nor in clauses.md.
pack-breaks-law = A law is broken in the random game { $seed }. { $fault }
pack-stops-bot = The bot { $bot } can't play with it. { $fault }
pack-stops-game = The game { $seed } broke off. { $fault }
refusal-pack-closed = { $file }: this game takes no rows [[{ $kind }]] from packs.
refusal-pack-missing = This needs the pack “{ $pack }”, which is not loaded here. Name its folder with --pack.
refusal-no-pack = There is no pack in “{ $folder }”: a pack has a file pack.toml.
refusal-pack-rows =
    { $most ->
        [one] { $file } should hold a list of at most 1 row [[{ $kind }]].
       *[other] { $file } should hold a list of at most { $most } rows [[{ $kind }]].
    }
refusal-pack-key = { $file }, row { $n }: the key { $written } should be small letters, digits and single hyphens, at most 40 signs.
refusal-pack-override = { $file }, { $path }: write [file.key] and below it column = value.
refusal-pack-editions = pack.toml: editions should be a list of numbers of rules, such as [2].
refusal-pack-namespace = pack.toml: the namespace “{ $namespace }” should be 2 to 20 small letters and digits that nothing else here uses.
refusal-pack-text =
    { $most ->
        [one] pack.toml: { $column } should be a text of 1 sign.
       *[other] pack.toml: { $column } should be a text of one line, at most { $most } signs.
    }
refusal-pack-long =
    { $most ->
        [one] { $file } is too long: a pack's file has at most 1 byte.
       *[other] { $file } is too long: a pack's file has at most { $most } bytes.
    }
refusal-pack-code = { $file }, line { $n }: the code cannot be loaded: { $why }
refusal-pack-file = { $file }: this game has no table of that name for packs. Did you mean { $meant }?
refusal-pack-table = { $file }: there are no rows [[{ $kind }]] in this file. Did you mean { $meant }?
refusal-pack-catalog = { $file }: nobody reads this file. The catalog of the pack is called { $meant }.
refusal-clause-taken = { $file }: the clause { $clause } is there already. Give this one another id.
refusal-pack-same-figure = The packs “{ $pack }” and “{ $other }” set { $path } to different values. Load only one of them.
refusal-pack-outside = { $file } should be a file that lies in the pack's own folder.
refusal-pack-dots = { $file }: a key has too many dots.
refusal-in-file = { $file }: { $why }
refusal-pack-twice = Two packs have the namespace “{ $namespace }”; the other lies in “{ $folder }”.
refusal-pack-late = This process has loaded the game, so the pack “{ $pack }” can no longer be added here. Name it before anything else.
refusal-pack-edition = The pack “{ $pack }” was written for rules { $fits }, but these are rules { $number }.
refusal-pack-words =
    { $most ->
        [one] { $where } should be 1 visible sign, and no brace.
       *[other] { $where } should be one line of at most { $most } visible signs, without braces.
    }
refusal-seed-digits = The seed of a live table must be 64 hexadecimal digits.
refusal-seed-number = A seed must be a whole number of at most 64 bits.
refusal-loaded-number = The loaded outcome { $outcome } is not a number from { $least } to { $most }.
refusal-chance-state = The state of the chance source is out of range.
refusal-seed-bytes = The seed of a live table must be 32 bytes long.
refusal-loaded-order = The loaded outcome { $order } is no order of { $items }.
refusal-no-edition = The { $what } should say of which edition of the game it is.
refusal-unknown-edition = The { $what } is of no edition that could be read.
refusal-secret-digits = The secret should be 64 hexadecimal digits.
refusal-secret-other = The secret is not the one whose hash was published.
refusal-seed-does-not-follow = The seed does not follow from the secret and the words.
refusal-word-not-fixed = The word of seat { $n } was not fixed by the secret.
refusal-names-by-row = { $where } should say for each { $what } by its key what it has.
refusal-lists =
    { $n ->
        [one] { $where } should be 1 list.
       *[other] { $where } should be { $n } lists.
    }
refusal-names-number = { $where } holds { $name } and should name a { $what } by its key.
refusal-names-choice-number = { $where } holds { $name } and should name a choice by its text.
refusal-names-nothing = { $where } names the { $what } “{ $name }”, which is not there.
refusal-names-list = { $where } should be a list that names each { $what } by its key.
refusal-names-each = { $where } should name each { $what } by its key.
refusal-names-no-choice = { $where } names the choice “{ $name }”, which is not there.
refusal-first-release = { $game } cannot read states of its first release.
refusal-release-shape = The saved state does not have the shape of its release.
refusal-word-not-there = { $where } names “{ $name }”, which is not there.
refusal-word-by-key = { $where } should name the { $kind } { $name } by its key.
refusal-no-object = { $where } should be an object with named fields.
refusal-no-field = { $where } has no field “{ $name }”.
refusal-lacks-field = { $where } lacks the field “{ $name }”.
refusal-no-list = { $where } should be a list of sensible length.
refusal-no-numbers = { $where } should hold whole numbers.
refusal-number-range = { $where } holds { $held }; from { $least } to { $most } is allowed.
refusal-no-mark = The replay lacks the fingerprint after choice { $n }.
refusal-late-marks = The replay ends after choice { $n }, its fingerprints later.
refusal-other-draws = The rules did not ask for the draws that the replay records.
refusal-other-position = After choice { $n } the position is not the recorded one.
refusal-other-luck = By choice { $n } other luck was asked for than is recorded.
refusal-replay-fairness = The replay's fairness should have commitment, entropy and words.
refusal-replay-seats = The replay's number of seats should be a whole number.
refusal-replay-game = The replay's game should be a text.
refusal-replay-settings = The replay's settings should be names with values.
refusal-replay-pieces = The replay's earlier pieces should be a list of sensible length.
refusal-replay-piece = A piece of the replay should be an object.
refusal-replay-seed = The replay's seed should be a number or hexadecimal digits.
refusal-replay-start = The position from which a piece goes on should be a text.
refusal-replay-choices = The replay's choices should be a list of sensible length.
refusal-replay-marks = The replay's fingerprints should be numbers with texts.
refusal-replay-draws = The replay's draws should be a text.
refusal-replay-lacks = The replay lacks its field “{ $name }”.
refusal-replay-choice = Choice { $n } of the replay should read “seat choice”.
refusal-replay-mark = The replay has no sensible fingerprint “{ $name }”.
refusal-replay-draw = Draw { $n } of the replay should read “bound:outcome”.
refusal-options = Game options should be names with values.
refusal-other-game = This { $what } is of the game “{ $other }”, not of “{ $game }”.
refusal-too-long =
    { $most ->
        [one] This { $what } is longer than 1 character.
       *[other] This { $what } is longer than { $most } characters.
    }
refusal-no-format = This is not { A($what) }: its format should be “{ $format }”.
refusal-state-lacks-state = The saved state lacks its object “state”.
refusal-state-seats = The state, field “seats”, should be a whole number.
refusal-state-lacks-settings = The saved state lacks its object “settings”.
refusal-state-list = The state, field “{ $name }”, should be a list of sensible length.
refusal-agenda-entry = An entry of the agenda should be an object.
refusal-agenda-name = The agenda names “{ $name }”, which is no procedure here.
refusal-agenda-step = The procedure { $name } has no step “{ $step }”.
refusal-open-question = An open question should be an object with “question”.
refusal-question-seat = An open question is for seat { $n }, which is not there.
refusal-question-arguments = An open question has the wrong number of arguments.
refusal-state-chance = The state, field “chance”, should have stream, draws and loaded.
refusal-state-stream = The state has no known chance stream.
refusal-state-draws = The number of chance outcomes is out of range.
refusal-state-loaded = The loaded chance outcomes should be numbers or orders of numbers.
refusal-no-json = This is not { A($what) }: line { $line } can't be read as JSON.
refusal-question-names = An open question names { $kind } { $number }, which is not there.
refusal-story = The story that was kept cannot be read.
refusal-no-figures = { $game } has no tables of figures.
refusal-needs-knowledge = The bot “{ $bot }” thinks ahead: ask with knowledge.
refusal-run-is-file = “{ $folder }” is a file, not a folder.
refusal-figure-tables = { $game } has the tables { $tables }, not “{ $table }”.
refusal-figure-twice = { $path } is set twice.
refusal-no-games = A run has at least one game, not { $n }.
refusal-bot-count =
    { $n ->
        [one] There is 1 seat: name 1 bot, not { $named }.
       *[other] There are { $n } seats: name 1 to { $n } bots, not { $named }.
    }
refusal-endings = “{ $file }” should end in one of { $endings }.

## The rules reference, and what tests prove of it

refusal-no-rules = There are no rules of a game “{ $game }”. There are rules of { $games }.
refusal-no-rules-near = There are no rules of a game “{ $game }”. Did you mean { $near }?
refusal-no-clause = There is no clause “{ $clause }” in the rules of { $game }, which go from { $first } to { $last }.
refusal-no-clause-near = There is no clause “{ $clause }” in the rules of { $game }. Did you mean { $near }?
coverage-proved = { $game }: { $n } of { $all } clauses are proved by tests.
coverage-unproved = Not proved: { $clauses }.
coverage-excused = Not for programs: { $clause }: { $why }
coverage-error = Error: { $sentence }
coverage-warning = Warning: { $sentence }
refusal-no-clauses = The rules text of { $game } has no clauses.
refusal-clause-twice =
    { $n ->
        [one] The rules text of { $game } has { $clause } once.
       *[other] The rules text of { $game } has { $clause } { $n } times.
    }
refusal-reason-form = “{ $text }” should read “- CLAUSE: reason”.
refusal-is-section = { $section } is a section, with { $first } to { $last }.
refusal-no-test-folder = There is no folder of tests at { $folder }.
refusal-no-tests = What the tests prove can only be said from a source checkout: an installed Spellwright has no tests.

## Drawings

picture-face-down = A card, face down
picture-a-card = a card face down
picture-blank-side = a blank side
picture-nothing-yet = nothing yet
picture-side = { $name }: { $shows }.
picture-side-total = { $name }: { $shows } = { $total }.
# The sum of a side while more may come to it.
picture-so-far = { $total } so far
picture-to-choose = To choose

## Runs on disk

refusal-other-run = “{ $folder }” holds another run: name another folder, or remove it.
