### What the command line and the terminal say.

## Every command

heading-examples = Examples:
group-play = Play
group-look-up = Look up
group-study = Study
group-keep = Keep
option-spellwright-lang = The language to read in.{ "  " }[default: that of the environment]
complaint = spellwright: { $sentence }
refusal-no-command = There is no command “{ $name }”; there is { $commands }.
refusal-no-command-near = There is no command “{ $name }”; do you mean “{ $near }”?
refusal-no-option = There is no option { $option } (see { $command } --help).
refusal-no-option-near = There is no option { $option }; do you mean { $near }?
refusal-usage = { $message } (see { $command } --help).
refusal-with-clause = { $sentence } ({ $clause })
refusal-no-language = There is no language “{ $code }”; there is { $codes }.
text-outdated = Spellwright is { $build }, or ./build-fast --clean.
text-version = Spellwright { $version }, { $build }

## Files

refusal-no-games-yet = There are no games yet: “{ $file }” is missing; name one with --db.
refusal-no-file = There is no file “{ $file }”.
refusal-is-folder = “{ $file }” is a folder, not a file.
refusal-no-text = “{ $file }” is not a text file.
refusal-unreadable = “{ $file }” cannot be read: { $reason }.
refusal-no-folder = There is no folder “{ $folder }” to write “{ $file }” in.
refusal-may-not-write = “{ $file }” may not be written.
refusal-cannot-make = “{ $folder }” cannot be made: { $reason }.
refusal-nothing-in = Nothing may be written in “{ $folder }”.
refusal-cannot-write = “{ $file }” cannot be written: { $reason }.
refusal-file-there = “{ $file }” is there already: choose another name.
refusal-save-there = “{ $file }” is there already: choose another name, or --resume it.
refusal-backup-there = “{ $file }” is there already: add --force to replace it.

## What is typed behind a command

refusal-seed = The seed “{ $seed }” should be a whole number of at most 64 bits, or the 64 hexadecimal digits of a live table.
refusal-names = “{ $text }” should be names with one comma between them.
refusal-pair = “{ $text }” should be two names with a colon between them.
refusal-setting = “{ $text }” should read ID=VALUE.

## Playing

refusal-campaign-keeps = A campaign keeps its games itself: no --resume, no --save.
refusal-mode-alone = --mode is for a new --campaign.
refusal-which-game = Name a game: { $games }.
refusal-resumed-keeps = A resumed game keeps its seats, its seed and its options.
refusal-rules-failed = The rules have failed, please report it with { $file }: { $error }.
refusal-campaign-of = “{ $file }” is a campaign of { $game }.
refusal-campaign-settled = A campaign keeps its mode, its seats and its options.
refusal-no-campaign-yet = There is no “{ $file }” yet: a campaign of which game?
refusal-no-mode = There is no mode “{ $mode }”: { $modes }.
refusal-game-over = That game is over; see spellwright replay { $file }.
text-mode = { $mode }. { $about }
text-mode-other = --mode { $id }: { $mode }. { $about }
text-go-on = Go on with: { $command }
refusal-no-such-option = There is no option { $n }; there are 1 to { $last }.
refusal-type-something = Type the number or the words of an option, or help.
refusal-no-beginning = No option begins with “{ $text }”. Type help for help.
refusal-several = “{ $text }” may be { $options }.
refusal-several-more = “{ $text }” may be { $options } and { $n } more.
refusal-campaign-over = This campaign is over: no game of it is left.
refusal-no-campaign-file = “{ $file }” is no campaign: its format should be “{ $format }”.
refusal-campaign-players = The campaign should name its players.
refusal-no-seat = There is no seat { $n }; the seats are 1 to { $last }.
refusal-own-seat = “{ $text }” should name a seat of its own, counted from 1.
refusal-name =
    { $most ->
        [one] “{ $text }” should be a name of 1 letter.
       *[other] “{ $text }” should be a name of at most { $most } letters.
    }
refusal-bot-seats =
    { $free ->
        [one] There is 1 seat for bots, but { $named } bots are named.
       *[other] There are { $free } seats for bots, but { $named } bots are named.
    }
refusal-saved-players =
    { $n ->
        [one] The saved game should name 1 player.
       *[other] The saved game should name { $n } players.
    }
refusal-saved-player = A player of the saved game is neither person nor bot.
refusal-no-rules-text = There is no rules text for { $game }.
refusal-no-clause = No single clause is behind this question; try ? and a word.
refusal-no-unfinished = There is no unfinished game in { $folder }.
refusal-no-unfinished-of = There is no unfinished game of { $game } in { $folder }.
refusal-which-file = Which file? Type load and its name.
refusal-nothing-prepared = There is nothing prepared to export.

column-game = game
column-result = result
column-facts = what it came to
mark-won = won
mark-lost = lost
mark-to-come = to come
text-next-game = The next game is { $chapter }.
text-campaign-won = The campaign is won.
fact = { $label }: { $value }

help-of-3 = choose option 3; its words, or an unambiguous beginning of them, do as well
help-of-rule = the rule behind the question; ? FW-9.4 for any clause, ? demon to search
help-of-hint = what the best bot would do, and why
help-of-undo = take back your last choice, until luck or a secret has come out
help-of-board = draw everything again
help-of-options = the question with all its options
help-of-log = what happened lately; log all from the beginning
help-of-save = where the game is saved; save FILE makes a copy
help-of-load = load FILE enters what you have prepared as text
help-of-export = what you have prepared, as text; export FILE writes it down
help-of-quit = stop now and resume another time
help-of-help = this list
text-tip = Type a number or the words beside it; ? shows the rule, hint helps, help lists more.
text-nothing-yet = Nothing has happened yet.
text-copy-saved = A copy is saved in { $file }.
text-saved-at-once = Every choice is saved at once, in { $file }.
text-nothing-to-save = Nothing has been chosen yet, so there is nothing to save.
text-written-to = { $what } is written to { $file }.
text-more-found = … and { $n } more: spellwright rules { $game } --search
text-more-options = { "  " }… type options for all of them
text-more-lines =
    { $n ->
        [one] … 1 line before this: type log
       *[other] … { $n } lines before this: type log
    }
text-saved-in = The game is saved in { $file }.
text-nothing-saved = Nothing was chosen, so nothing is saved.
text-pass-keyboard = Pass the keyboard to { $name }; { $name }, press Enter.
text-entered =
    { $n ->
        [one] 1 choice made from the file.
       *[other] { $n } choices made from the file.
    }
text-undone = You took back your last choice.
text-watch-again = Watch it again: spellwright replay { $file }
text-other-edition = This game was saved under edition { $edition } of { $game }.
text-todays-rules = { $other } From here on it goes by the rules of today.
text-played-again = { $other } It was played again by the rules of today, up to choice { $n }. Nothing tells whether it went the same way then.
text-played-again-unread = { $other } It was played again by the rules of today, up to choice { $n }. Nothing tells whether it went the same way then. The position that was saved cannot be read: { $reason }
text-played-until = { $other } It was played again by the rules of today, up to choice { $n }. Choice { $next } cannot be made any more: { $why }
text-played-until-unread = { $other } It was played again by the rules of today, up to choice { $n }. Choice { $next } cannot be made any more: { $why } The position that was saved cannot be read: { $reason }
player-you = You
player-number = Player { $n }
player-bot = Bot { $bot }
player-bot-numbered = Bot { $bot } { $n }
text-nobody-wins = Nobody wins.
text-you-win = You win.
text-wins = { $name } wins.
text-share = { LIST($names) } share first place.

## Replays

refusal-no-step =
    { $last ->
        [one] There is no step { $n }; the replay has 1 choice.
       *[other] There is no step { $n }; the replay has { $last } choices.
    }
text-replay-edition = This replay is of edition { $edition } of { $game }, and this is edition { $today }.
text-earlier-pieces = { $n } earlier pieces were played under other editions: of them only the luck was checked.
text-comes-out-same =
    { $n ->
        [one] It comes out exactly the same: 1 choice of { $game }, each fingerprint met.
       *[other] It comes out exactly the same: { $n } choices of { $game }, each fingerprint met.
    }
text-all-well =
    { $n ->
        [one] All is well: 1 choice of { $game }, each fingerprint met.
       *[other] All is well: { $n } choices of { $game }, each fingerprint met.
    }
text-can-be-made =
    { $n ->
        [one] The only choice of { $game } can be made. Whether every position was the same cannot be told: it was written down in another form.
       *[other] All { $n } choices of { $game } can be made. Whether every position was the same cannot be told: it was written down in another form.
    }
text-can-be-made-luck =
    { $n ->
        [one] The only choice of { $game } can be made, and no other luck is asked for. Whether every position was the same cannot be told: it was written down in another form.
       *[other] All { $n } choices of { $game } can be made, and no other luck is asked for. Whether every position was the same cannot be told: it was written down in another form.
    }
text-after-choice = After choice { $n } of { $all }.

## Games and rules

text-seats-and-bots = { $least } to { $most } seats, { $clauses } clauses, bots: { $bots }
column-option = option
column-values = values (first: default)
column-changes = what it changes
column-clause = clause
refusal-one-of-rules = Name a clause, or one of --search, --all and --coverage.
refusal-nothing-found = No clause speaks of “{ $text }”.
text-read-on = Read on with: spellwright rules { $game } { $section }

## Problem reports

refusal-no-report = There is no report “{ $id }”.
question-of-seat = seat { $n }: { $prompt }
text-nothing-reported = Nothing has been reported.
line-report = { $id }  { $when }  { $name }: { $note }
name-somebody = a player
name-player = A player
name-player-in-seat = { $name } (seat { $n })
name-spectator = A spectator
heading-report = Report { $id }
text-report-by = { $who } at table { $table }, { $at }:
text-no-words = (no words)
text-position-of =
    { $n ->
        [one] The position of { $game } { $edition } after 1 choice:
       *[other] The position of { $game } { $edition } after { $n } choices:
    }
text-none-chosen = none chosen
text-older-program = an older Spellwright
text-program-options = { $program }; options: { $options }
text-replay-in = The replay is in { $file }.

## Serving

refusal-port = Nothing can listen on { $host }, port { $port } ({ $why }): try another --port.
text-no-host = no such host
refusal-secret = “{ $file }”, which signs cookies, cannot be read.
text-server-at = Spellwright is at { $address }; Ctrl-C stops it.
text-others-open = Others open { $address }

## Backups, restores, old tables

text-backed-up =
    { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables) } tables
    } with { $choices ->
        [one] 1 choice
       *[other] { NUMBER($choices) } choices
    } saved in { $file }.
text-restored =
    { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables) } tables
    } with { $choices ->
        [one] 1 choice
       *[other] { NUMBER($choices) } choices
    } restored.
text-before-in = What was there before is in { $file }.
text-old =
    Old: { $tables ->
        [one] 1 table
       *[other] { NUMBER($tables) } tables
    } with { $choices ->
        [one] 1 choice
       *[other] { NUMBER($choices) } choices
    }, { $campaigns ->
        [one] 1 campaign
       *[other] { NUMBER($campaigns) } campaigns
    }, { $chat ->
        [one] 1 line
       *[other] { NUMBER($chat) } lines
    } of chat, { $reports ->
        [one] 1 report
       *[other] { NUMBER($reports) } reports
    }.
text-old-reported =
    { $n ->
        [one] 1 old table stays because of its report.
       *[other] { NUMBER($n) } old tables stay because of reports.
    }
text-deleted = All of it is deleted.
text-not-deleted = Nothing is deleted: add --delete to do it.
text-validated =
    Of { $tables ->
        [one] 1 running table
       *[other] { NUMBER($tables) } running tables
    }: { $exact } exact, { $older } by older rules, { $unverified } unverified, { $differs } different, { $unreadable } unreadable.

## spellwright

help-spellwright =
    Wizard tabletop games by their full rules: to play, to tune and to study.

    Every command has its own --help with examples. Exit codes: 0 done, 1 done with a bad result (a game failed, a clause is not proved), 2 bad input, 130 ended by Ctrl-C.
example-spellwright-1 = the web page, for friends and against bots
example-spellwright-2 = a duel against the computer
example-spellwright-3 = two people at one keyboard
example-spellwright-4 = what a clause says
example-spellwright-5 = who is stronger?
option-spellwright-version = Show the version and the build, interpreted or compiled, and exit.

## parameters

option-seats = How many seats the game has.
option-seed = The same seed, the same games.
option-option = An option of the game (see spellwright games); may be given several times.
option-set = Another figure than the table's, as in abilities.fiendfyre.cost=2 (see lab figures); may be given several times.
option-jobs = How many processes.{ "  " }[default: all cores]
option-ray = Play on a Ray cluster, in place of --jobs; “local” starts one (see docs/cluster.md).
option-db = Where games are kept: a file, or postgresql://….{ "  " }[default: a file of your own]
option-json = Print data for programs.

## play

help-play =
    Play a game in the terminal, with people at one keyboard and bots.

    Every choice is saved at once: Ctrl-C, quit or a crash lose nothing.
example-play-1 = you against the best bot
example-play-2 = you against three bots
example-play-3 = two people at one keyboard
example-play-4 = and a bot between them
example-play-5 = watch the bots play
example-play-6 = go on with the last unfinished game
example-play-7 = the next game of a campaign
option-play-people = Who sits at the keyboard: seats (1,3), names (Anna,Ben), both (2=Anna) or none.{ "  " }[default: 1]
option-play-bots = Who takes the other seats; FILE.py:CLASS and FILE.zip are players of your own.{ "  " }[default: the best bot]
option-play-seed = Makes the game repeatable.{ "  " }[default: a secret one]
option-play-resume = Go on with a saved game, or with the last one.
option-play-save = Keep the game in this file.
option-play-campaign = Play the next game of the campaign in this file, or begin one there.
option-play-mode = How a new campaign is played.{ "  " }[default: the first]

## replay

help-replay = Show a recorded game as a story, or check it.
example-replay-1 = the whole story, and the board at its end
example-replay-2 = what seat 2 knew after 40 choices
example-replay-3 = plays it again and compares every fingerprint
option-replay-verify = Only check it; exit code 2 if it is wrong.
option-replay-step = Stop after N choices.
option-replay-seat = As seat S saw it.{ "  " }[default: as all did]

## games

help-games = List the games, their seats, bots and options.
example-games-1 = the games with their seats, bots and options
example-games-2 = the same for programs

## rules

help-rules = Read and search the rules; say what the tests prove of them.
example-rules-1 = the sections
example-rules-2 = a whole section
example-rules-3 = one clause, with the rulings behind it
example-rules-4 = where the rules speak of the demon
example-rules-5 = everything
example-rules-6 = which clauses no test proves; exit code 1 if any
option-rules-search = Clauses that speak of these words.
option-rules-all = The whole rules of the game.
option-rules-coverage = What the tests prove of the rules.

## problems

help-problems =
    Open a problem report: the position in words, who reported what, and the replay.

    Without an id it lists the reports.
example-problems-1 = the reports that are there, the latest first
example-problems-2 = what was reported; the replay goes into a file
example-problems-3 = how the game came to that position
option-problems-out = The file for the replay.{ "  " }[default: ID.replay.json]

## serve

help-serve =
    Serve the web page: play in the browser with friends and against bots.

    SPELLWRIGHT_METRICS_TOKEN lets whoever sends it as a bearer token read /metrics.

    Games are on disk before anybody is told of a choice; Ctrl-C stops without losing any.
example-serve-1 = the page on this computer, games kept in your data folder
example-serve-2 = for everybody who can reach this computer
example-serve-3 = invitations lead to your proxy
example-serve-4 = games kept in a file that you name
example-serve-5 = games kept in PostgreSQL
example-serve-6 = a player of your own can be chosen at every table of its game
option-serve-bots = Players in files who can be chosen beside the usual bots: FILE.py:CLASS or FILE.zip.
refusal-serve-bots = The usual bots are always there: --bots names files with other players.
option-serve-host = The address to listen on.
option-serve-proxies = How many proxies of yours stand before it; else X-Forwarded-For is not believed.
option-serve-public-address = Where others find the page; it stands in invitations. [as the page was opened]
option-serve-open = Open the page in a browser.

## backup

help-backup =
    Copy all games into a file, whole and at one moment, also while a server writes to them.

    The key that signs cookies is not in it: keep the file "secret" of the data folder too, or everybody needs their private link to come back to a seat. For PostgreSQL use pg_dump.
example-backup-1 = your games, while the server runs on
example-backup-2 = in place of the last one
example-backup-3 = the same for PostgreSQL
option-backup-force = Replace the file if it is there.

## restore

help-restore =
    Put a backup in the place of the games. Stop the server first.

    The games that were there are kept in a file beside them. A backup of an older version is brought up to date when the server starts.
example-restore-1 = your games, as they were on Monday
example-restore-2 = into a file that you name
example-restore-3 = the same for PostgreSQL

## tables

help-tables = Look after the tables that are kept.
example-tables-1 = what has not been touched for a year
example-tables-2 = whether this version could go on with all of them
help-tables-prune =
    Say how much is old, and delete it with --delete; the server may run meanwhile.

    The games of a campaign go together, when none of them is young. A table with a problem report stays as long as its report.
example-tables-prune-1 = what has not been touched for a year; nothing is deleted
example-tables-prune-2 = other ages, in days
example-tables-prune-3 = delete it
option-tables-prune-tables = Tables are old when nobody has played at them for so long.
option-tables-prune-chat = So old is old chat.
option-tables-prune-reports = Problem reports that are so old; else they stay, and so do their tables.
option-tables-prune-delete = Delete what is old. Without it nothing is changed.
help-tables-validate =
    Try all running tables with this version, before a server is brought to it.

    Nothing is changed: the tables are copied first. Exit code 2 if one could not be read at all.
example-tables-validate-1 = the games of `spellwright serve`
example-tables-validate-2 = those of a file, or of a PostgreSQL address
example-tables-validate-3 = the numbers alone, for a program

## bench

help-bench =
    Measure decisions, games and copies a second, and bytes a state.

    All engines take turns in one process, in short slices of random games. The median slice counts, and only the processor time of this process.

    `bench serve` starts a server process on this computer and plays at it over real sockets: choices a second, and how long until the other player sees a choice, safely on disk by then.

    `bench serve --pages` measures real pages of all games: the bytes of their updates, the weight and cost of a page, and how long until both players' pages show a choice.

    `bench search` lets our search and OpenSpiel's play each other, with the same time to think.

    `bench env` steps our environments, each on its own, 256 games at once and through PettingZoo, beside environments of others.
example-bench-1 = all games, and the reference game beside OpenSpiel and PettingZoo
example-bench-2 = longer, and for programs
example-bench-3 = and drawn
example-bench-4 = a server with 200 tables, one choice a second
example-bench-5 = as many choices as it can take
example-bench-6 = while 30 sockets send junk
example-bench-7 = pages of all games at 200 tables
example-bench-8 = our search against OpenSpiel's
example-bench-9 = environments for people who train players
column-steps = steps/s
column-steps-vector = steps/s, 256 games
column-steps-wrapped = steps/s, PettingZoo
column-observation = numbers
column-actions = actions
column-environment = environment
option-bench-seconds = How long each engine, or the server, is measured. [2, or 15 for serve, 30 with --pages]{ "  " }search: how long each may think about a choice. [1]
option-bench-tables = serve: how many tables of two are played at once.
option-bench-rate = serve: choices a second at each table; 0 is as fast as it goes. [1, or one in three seconds with --pages]
option-bench-pages = serve: measure the pages of all games in place of the stream for programs.
option-bench-db = serve: a PostgreSQL to measure with. [SQLite in a folder of its own]
option-bench-game = search: which game is played.
option-bench-games = search: how many games are played.
option-bench-picture = games: draw the decisions a second into this SVG file (needs the extra lab).

## sim

help-sim =
    Play many games and say who won, how they ended and how long they took.

    What comes out does not depend on --jobs. Ctrl-C ends the run and keeps what is done.
example-sim-1 = who is stronger?
example-sim-2 = more seats, another rule
example-sim-3 = one row a game, for study
example-sim-4 = a folder of Parquet
example-sim-5 = another figure than the table's
example-sim-6 = game 17 of a run once more
example-sim-7 = any seats and options: do all end well?
example-sim-8 = checks the laws of all games as well
option-sim-games = How many games are played.
option-sim-bots = Who plays, with commas; they swap seats game by game. FILE.py:CLASS and FILE.zip are players of your own.
option-sim-only = Play only game K of the run.
option-sim-any = Seats and options are drawn for each game, but those given; every position is checked.
option-sim-laws = Check each seed against the laws of all games.
option-sim-out = Write one row a game (.parquet, .csv or .jsonl), or a folder with all there is to study.
option-sim-setup = Who chooses characters, Groups and spells for a folder: the bots, or the lab in turn.


## Measuring

option-bench-attack = serve: who gets in the way meanwhile, with the server's usual limits: { $attacks }.
status-playing = playing at a server
status-games = games
status-measuring = measuring
column-tables = tables
column-choices = choices
column-choices-a-second = choices/s
column-memory = memory
column-load = load
column-errors = errors
column-p50 = p50
column-p99 = p99
column-p99-in-peace = p99 in peace
column-updates = updates
column-update-median = half below
column-update-p95 = 95 of 100 below
column-update-time = an update costs
column-page = page
column-page-packed = packed
column-page-weight = with scripts
column-page-time = a page costs
column-packing-time = packing
error-bench-pages = --pages belongs to “bench serve” without --attack.
error-bench-pages-rate = Pages are measured at a steady rate: give --rate more than 0.
column-seconds-a-choice = seconds a choice
column-games = games
column-our-points = our points
column-share = share
column-interval = 95 % interval
column-decisions-a-second = decisions/s
column-interpreted = interpreted
column-games-a-second = games/s
column-copies-a-second = copies/s
column-copy-is = a copy is
column-bytes = bytes
column-reference-by = reference game by
column-we-are = we are
column-microseconds = µs a decision
column-by-fifth = in each fifth of a game
column-by-seats = by seats
text-measured-with = Python { $python }, { $build }, processor time of one process
text-interval = { $low } to { $high }
text-times-as-fast = { DECIMAL($times) } times as fast
text-not-installed = not installed
text-decisions-short = { DECIMAL($n) } dec.
text-errors = { $n } × { $reason }

## Simulating

refusal-folder-plain = A folder of data is for a plain run: leave out --any, --laws and --only.
refusal-setup-folder = A balanced set-up is for a folder of data: name one with --out.
refusal-laws-figures = The laws are checked with the figures of the tables: leave out --set.
text-games-written =
    { $n ->
        [one] 1 game is written to { $file }.
       *[other] { $n } games are written to { $file }.
    }
text-stopped-after = Stopped after { $n } of { $all } games.
status-left = left
text-played =
    { $n ->
        [one] 1 game of { $seats } seats, seed { $seed }
       *[other] { $n } games of { $seats } seats, seed { $seed }
    }
text-played-drawn =
    { $n ->
        [one] 1 game of { $seats } seats with any options, seed { $seed }
       *[other] { $n } games of { $seats } seats with any options, seed { $seed }
    }
text-played-any =
    { $n ->
        [one] 1 game of any seats with any options, seed { $seed }
       *[other] { $n } games of any seats with any options, seed { $seed }
    }
text-lengths = Choices a game: { $shortest } to { $longest }, median { $median }. { $decisions } decisions in { DECIMAL($seconds) } s: { NUMBER($rate) } a second.
text-all-answered = Every question could be answered, and nothing was lost on the way.
text-laws-checked =
    { $n ->
        [one] The laws were checked on 1 seed.
       *[other] The laws were checked on { $n } seeds.
    }
text-failed =
    { $n ->
        [one] 1 game failed:
       *[other] { $n } games failed:
    }
text-failure = game { $n } (seed { $seed }): { $error }
text-again = Again:
column-bot = bot
column-wins = wins
column-draws = draws
column-seat = seat
column-ending = ending
text-ending = { $how }: { $told }
