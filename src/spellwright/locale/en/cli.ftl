### What the command line and the terminal say.

## Every command

heading-examples = Examples:
heading-usage = Usage:
heading-options = Options
heading-commands = Commands
group-play = Play
group-look-up = Look up
group-study = Study
group-make = Make your own
group-keep = Look after
option-spellwright-lang = The language to speak: { $codes }. [default: that of your system]
option-help = Show this help and exit.
option-default = default: { $value }
option-required = required
option-range = { $least } to { $most }
option-least = at least { $least }
option-between = between { $least } and { $most }
complaint = spellwright: { $sentence }
refusal-no-command = There is no command “{ $name }”. The commands are { $commands }.
refusal-no-command-near = There is no command “{ $name }”. Did you mean “{ $near }”?
refusal-no-option = There is no option { $option }. See { $command } --help.
refusal-no-option-near = There is no option { $option }. Did you mean { $near }?
refusal-usage = { $message }. See { $command } --help.
refusal-plain = { $message }.
refusal-no-command-here = There is no command “{ $name }”. The commands are { $commands }
refusal-takes-no-value = Put no value behind { $name }
refusal-missing = { $name } is missing
refusal-needs-value = Put a value behind { $name }
refusal-extra = “{ $text }” is more than this command takes
refusal-choice = { $name } should be one of { $values }, not “{ $text }”
refusal-range =
    { $how ->
        [least] { $name } should be a number of at least { $least }, not “{ $text }”
        [most] { $name } should be a number of at most { $most }, not “{ $text }”
       *[between] { $name } should be a number from { $least } to { $most }, not “{ $text }”
    }
refusal-number =
    { $how ->
        [whole] { $name } should be a whole number, not “{ $text }”
       *[any] { $name } should be a number, not “{ $text }”
    }
refusal-with-clause = { $sentence } ({ $clause })
refusal-no-language = There is no language “{ $code }”. The languages are { $codes }.
text-outdated = The compiled files are out of date: { $file } has changed since. Run ./build-fast, or ./build-fast --clean.
text-version = Spellwright { $version }, { $build }
build-interpreted = interpreted
build-compiled = compiled
build-outdated = compiled before { $file } was changed

## Files

refusal-no-games-yet = There are no games yet: “{ $file }” does not exist. Name another file with --db.
refusal-no-file = There is no file “{ $file }”.
refusal-is-folder = “{ $file }” is a folder, not a file.
refusal-no-text = “{ $file }” is not a text file.
refusal-unreadable = “{ $file }” can't be read: { $reason }.
refusal-no-folder = “{ $file }” can't be written: there is no folder “{ $folder }”.
refusal-may-not-write = You have no permission to write “{ $file }”.
refusal-cannot-make = The folder “{ $folder }” can't be made: { $reason }.
refusal-nothing-in = You have no permission to write in “{ $folder }”.
refusal-cannot-write = “{ $file }” can't be written: { $reason }.
refusal-file-there = “{ $file }” already exists. Choose another name.
refusal-save-there = “{ $file }” already exists. Choose another name, or go on with that game: --resume { $file }
refusal-backup-there = “{ $file }” already exists. Add --force to replace it.

## What is typed behind a command

refusal-seed = “{ $seed }” is not a seed: give a whole number of up to 18 digits, or the 64 hexadecimal digits of a live table.
refusal-names = “{ $text }” is not a list of names: put one comma between each two.
refusal-pair = “{ $text }” is not a pair: give two names with a colon between them.
refusal-setting = “{ $text }” is not a setting: write ID=VALUE.

## Playing

refusal-campaign-keeps = A campaign saves its own games. Leave out --resume and --save.
refusal-mode-alone = --mode needs a new campaign. Add --campaign FILE.
refusal-which-game = Name a game: { $games }.
refusal-resumed-keeps = A saved game keeps its seats, seed and options. Leave them out.
refusal-rules-failed = The rules have failed. Please report it and attach { $file }. The error: { $error }
refusal-campaign-of = “{ $file }” is a campaign of { $game }.
refusal-campaign-settled = This campaign keeps its mode, seats and options. Leave them out.
refusal-no-campaign-yet = “{ $file }” does not exist yet. To begin a campaign, name its game.
refusal-no-mode = There is no mode “{ $mode }”. The modes are { $modes }.
refusal-game-over = That game is over. To see it again: spellwright replay { $file }
text-mode = { $mode }. { $about }
text-mode-other = --mode { $id }: { $mode }. { $about }
text-go-on = To go on: { $command }
refusal-no-such-option = There is no option { $n }: choose 1 to { $last }.
refusal-type-something = Type the number or the words of an option, or “help”.
refusal-no-beginning = No option begins with “{ $text }”. Type its number, or “help”.
refusal-several = “{ $text }” fits several options: { $options }.
refusal-several-more =
    { $n ->
        [one] “{ $text }” fits several options: { $options } and 1 more.
       *[other] “{ $text }” fits several options: { $options } and { $n } more.
    }
refusal-campaign-over = This campaign is over: all its games are played.
refusal-no-campaign-file = “{ $file }” is not a campaign: its format should be “{ $format }”.
refusal-campaign-players = This campaign file names no players.
refusal-no-seat = There is no seat { $n }: choose 1 to { $last }.
refusal-own-seat = “{ $text }” needs a seat of its own, counted from 1.
refusal-name =
    { $most ->
        [one] “{ $text }” can't be a name: give 1 letter, but not “=”.
       *[other] “{ $text }” can't be a name: give at most { $most } letters, without “=”.
    }
refusal-bot-seats =
    { $free ->
        [0] You named { $named ->
            [one] 1 bot
           *[other] { $named } bots
        }, but no seat is free for bots.
        [one] You named { $named ->
            [one] 1 bot
           *[other] { $named } bots
        }, but 1 seat is free for bots.
       *[other] You named { $named ->
            [one] 1 bot
           *[other] { $named } bots
        }, but { $free } seats are free for bots.
    }
refusal-saved-players =
    { $n ->
        [one] The saved game does not name its 1 player.
       *[other] The saved game does not name its { $n } players.
    }
refusal-saved-player = The saved game has a player who is neither a person nor a bot.
refusal-no-rules-text = There is no rules text for { $game }.
refusal-no-clause = No single clause is behind this question. Type “?” and a word to search the rules.
refusal-no-unfinished = You have no unfinished game in { $folder }.
refusal-no-unfinished-of = You have no unfinished game of { $game } in { $folder }.
refusal-which-file = Type “load” and the name of a file.
refusal-nothing-prepared = You have prepared nothing to export.

column-game = game
column-result = result
column-facts = how it went
mark-won = won
mark-lost = lost
mark-to-come = still to play
text-next-game = Next: { $chapter }.
text-campaign-won = You have won the campaign.
fact = { $label }: { $value }

# The words that are typed as commands; the English ones work in every language.
word-hint = hint
word-undo = undo
word-board = board
word-options = options
word-log = log
word-save = save
word-load = load
word-export = export
word-quit = quit
word-help = help
word-all = all
help-of-3 = choose option 3; its words work too, or enough of them to tell it apart
help-of-rule = the rule behind this question; “? { $clause }” shows a clause, “? card” searches
help-of-rules = the rule behind this question; “? card” searches the rules
help-of-hint = what the best bot would do, and why
help-of-undo = take back your last choice, until dice or cards have been revealed
help-of-board = draw the table again
help-of-options = the question and all its options
help-of-log = what has happened lately; “log all” starts at the beginning
help-of-save = where the game is saved; “save FILE” makes a copy
help-of-load = “load FILE” makes the choices you have prepared in a file
help-of-export = what you have prepared, as text; “export FILE” writes it to a file
help-of-quit = stop now and go on another time
help-of-help = this list
text-tip = Type a number or the words beside it. “?” shows the rule, “hint” gives advice, “help” lists more.
text-nothing-yet = Nothing has happened yet.
text-copy-saved = A copy is saved in { $file }.
text-saved-at-once = The game is saved after every choice, in { $file }.
text-nothing-to-save = There is nothing to save yet: nobody has made a choice.
text-written-to = { $what } is written to { $file }.
text-more-found = … and { $n } more, shown by { $command }
text-more-options = … type “options” to see them all
text-more-lines =
    { $n ->
        [one] … 1 earlier line: type “log”
       *[other] … { $n } earlier lines: type “log”
    }
text-saved-in = The game is saved in { $file }.
text-nothing-saved = No choice was made, so no game is saved.
text-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter.
text-entered =
    { $n ->
        [one] 1 choice is made from the file.
       *[other] { $n } choices are made from the file.
    }
text-undone = Your last choice is taken back.
text-watch-again = To see it again: { $command }
text-other-edition = This game was saved under edition { $edition } of { $game }.
text-todays-rules = { $other } From here on, today's rules apply.
text-played-again = { $other } It was played again by today's rules, up to choice { $n }. It may have gone another way then.
text-played-again-unread = { $other } The saved position can't be read: { $reason } So it was played again by today's rules, up to choice { $n }. It may have gone another way then.
text-played-until = { $other } It was played again by today's rules, up to choice { $n }. Choice { $next } is no longer legal. { $why }
text-played-until-unread = { $other } The saved position can't be read: { $reason } So it was played again by today's rules, up to choice { $n }. Choice { $next } is no longer legal. { $why }
player-you = You
player-number = Player { $n }
player-you-numbered = Player { $n } (you)
player-bot = Bot { $bot }
player-bot-numbered = Bot { $bot } { $n }
text-nobody-wins = Nobody wins.
text-you-win = You win.
text-wins = { $name } wins.
text-share = { LIST($names) } share the win.

## Replays

refusal-no-step =
    { $last ->
        [one] There is no step { $n }: this replay has 1 choice.
       *[other] There is no step { $n }: this replay has { $last } choices.
    }
text-replay-edition = This replay was recorded under edition { $edition } of { $game }; today's is { $today }.
text-earlier-pieces =
    { $n ->
        [one] 1 earlier part was played under another edition: only its dice and draws were checked.
       *[other] { $n } earlier parts were played under other editions: only their dice and draws were checked.
    }
text-comes-out-same =
    { $n ->
        [one] Played again, it comes out exactly the same: 1 choice of { $game }, and the fingerprint matches.
       *[other] Played again, it comes out exactly the same: { $n } choices of { $game }, and every fingerprint matches.
    }
text-all-well =
    { $n ->
        [one] The replay is sound: 1 choice of { $game }, and the fingerprint matches.
       *[other] The replay is sound: { $n } choices of { $game }, and every fingerprint matches.
    }
text-can-be-made =
    { $n ->
        [one] The only choice of { $game } is legal. Its position was recorded in another form, so it can't be compared.
       *[other] All { $n } choices of { $game } are legal. Their positions were recorded in another form, so they can't be compared.
    }
text-can-be-made-luck =
    { $n ->
        [one] The only choice of { $game } is legal, and the dice and draws fit. Its position was recorded in another form, so it can't be compared.
       *[other] All { $n } choices of { $game } are legal, and the dice and draws fit. Their positions were recorded in another form, so they can't be compared.
    }
text-after-choice = After choice { $n } of { $all }.

## Games and rules

seats-range =
    { $most ->
        [one] { $least } to 1 seat
       *[other] { $least } to { $most } seats
    }
seats-exactly =
    { $n ->
        [one] 1 seat
       *[other] { $n } seats
    }
# $seats is one of these.
text-seats-and-bots =
    { $clauses ->
        [one] { $seats }, 1 clause
       *[other] { $seats }, { $clauses } clauses
    }; bots: { $bots }
column-option = option
column-values = values (the first is the default)
column-changes = what it does
value-named = { $value } ({ $name })
column-clause = clause
refusal-one-of-rules = Name a clause, or use one of --search, --all and --coverage.
refusal-nothing-found = No clause mentions “{ $text }”.
text-read-on = To read on: spellwright rules { $game } { $section }
refusal-whose-tests = { $game } comes from another package. Say where its tests are with --tests DIR.

## Problem reports

refusal-no-report = There is no report “{ $id }”.
question-of-seat = Seat { $n } is asked: { $prompt }
text-nothing-reported = There are no problem reports.
line-report = { $id } · { $when } · { $name }: { $note }
name-somebody = a player
name-player = A player
name-player-in-seat = { $name } (seat { $n })
name-spectator = A spectator
heading-report = Report { $id }
text-report-by = { $who } at table { $table }, { $at }:
text-no-words = (no message)
text-position-of =
    { $n ->
        [one] The position of { $game } { $edition } after 1 choice:
       *[other] The position of { $game } { $edition } after { $n } choices:
    }
text-none-chosen = none
text-older-program = an older version of Spellwright
text-program-options = { $program }; options: { $options }
text-replay-in = The replay is in { $file }.

## Serving

refusal-port = Spellwright can't listen on { $host }, port { $port } ({ $why }). Try another --port, or another --host.
text-no-host = there is no such host
refusal-secret = “{ $file }”, the key that signs cookies, can't be read.
text-server-at = Spellwright runs at { $address }. Press Ctrl-C to stop it.
text-others-open = Others can open { $address }

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
text-before-in = The games from before are in { $file }.
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
text-not-deleted = Nothing is deleted. Add --delete to delete it.
text-validated =
    Of { $tables ->
        [one] 1 running table
       *[other] { NUMBER($tables) } running tables
    }: { $exact } exact, { $older } under older rules, { $unverified } not checked, { $differs } different, { $unreadable } unreadable.
text-how =
    { $how ->
        [older] under older rules
        [unverified] not checked
        [differs] different
       *[unreadable] unreadable
    }

## spellwright

help-spellwright =
    Five wizard tabletop games by their full rules: to play, to tune and to study.

    Each command explains itself: type it with --help. From the project's folder type ./play where it says spellwright, as in ./play sim wizardry. The exit code is 0 when all went well, 1 when the result is bad (a game failed, a clause has no test), 2 when the input is wrong, and 130 after Ctrl-C.
example-spellwright-1 = play on the web page, with friends or against bots
example-spellwright-2 = a duel against the best bot
example-spellwright-3 = two people at one keyboard
example-spellwright-4 = read a clause of the rules
example-spellwright-5 = find out which bot is stronger
option-spellwright-version = Show the version, and whether it is compiled; then exit.

## parameters

option-seats = How many seats the game has. [default: as few as it can have]
option-seed = The same seed gives the same games.
option-option = Set an option of the game, as in hits=3 (spellwright games lists them). Give it as often as you like.
option-set = Change a figure of the game's tables, as in abilities.fiendfyre.cost=2 (spellwright lab figures lists them). Give it as often as you like.
option-jobs = How many processes play at once. [default: one for each core]
option-ray = Play on a Ray cluster instead of with --jobs; “local” starts one (see docs/cluster.md).
option-db = Where games are kept: a file, or postgresql://…. [default: { $file }]
option-json = Print JSON, for programs.

## pack

help-pack = Make packs (cards of your own for a game), and check them.
help-pack-new =
    Begin a pack: a folder with the files that it needs.

    Then add cards with “spellwright pack add”. They join a game with --pack DIR.
help-pack-add =
    Add a row to a pack: a card, a spell, a character.

    KIND is what the row is, such as card; a wrong KIND is answered with all that there are. Give the row as options, or leave out --key and answer the questions.
help-pack-check =
    Check a pack, and say whether it is sound.

    That is its words, laws and pictures, and whether every row comes up. Bots of all levels play with it, and a table says how often each row was offered and chosen. The exit code is 1 if something is wrong.
option-pack-namespace = What the keys of its rows begin with. [default: the name of the folder]
option-pack-author = Who wrote the pack.
option-pack-key = The key of the row: small letters, digits and hyphens.
option-pack-name = What the row is called. [default: its key in words]
option-pack-row-text = What the row does, in a sentence for players.
option-pack-set = A figure of the row, as in cost=4; the others are as in most rows of the game. Give it as often as you like.
option-pack-games = How many games to play at least, to see how often each row comes up.
option-pack-laws = How many random games to check the laws on.
option-pack-pictures = The file for a page with all pictures. [default: one in the folder for temporary files]
example-pack-new = an empty pack in the folder frost
example-pack-add = one card, with its text, a clause and a test
example-pack-check = look it over
example-pack-play = play with it
example-pack-new-1 = a pack whose keys begin with “frost.”
example-pack-add-1 = answer the questions for a new card
example-pack-add-2 = one card in one line
example-pack-check-1 = look it over
example-pack-check-2 = more games, and a page with its pictures
ask-pack-key = Key
ask-pack-name = Name
ask-pack-text = Text
text-pack-to-do = Say here what it does.
text-pack-new = A new pack lies in { $folder }. Its keys begin with “{ $namespace }.”; add a row with: spellwright pack add KIND { $folder }
text-pack-wrote = Wrote { $file }.
text-pack-not-yet = The pack can't be loaded yet: { $fault }
text-pack-never =
    { $n ->
        [one] { $row } never came up in 1 game.
       *[other] { $row } never came up in { $n } games.
    }
text-pack-pictures = Pictures: { $file }
text-pack-sound =
    { $n ->
        [one] The pack “{ $pack }” is sound: 1 row.
       *[other] The pack “{ $pack }” is sound: { $n } rows.
    }
text-pack-unsound =
    { $faults ->
        [0] The pack “{ $pack }” is not sound yet: rows of it never come up.
        [one] The pack “{ $pack }” is not sound yet: 1 fault.
       *[other] The pack “{ $pack }” is not sound yet: { $faults } faults.
    }
refusal-pack-column = A row has no column “{ $column }”. It has: { $columns }.
column-pack-row = row
column-pack-games = games
column-pack-offered = offered
column-pack-chosen = chosen
column-pack-won = won with
option-pack = A folder with a pack: its cards join the game. Give it as often as you like.

## play

help-play =
    Play a game in the terminal.

    Bots take the other seats, or people at the same keyboard. “spellwright games” lists the games. Each is saved after every choice, so Ctrl-C, “quit” and even a crash lose nothing. While you play, “help” lists what you can type.
example-play-1 = you against the best bot
example-play-2 = you against three bots
example-play-3 = two people at one keyboard
example-play-4 = two people with a bot between them
example-play-5 = watch the bots play
example-play-6 = go on with your last unfinished game
example-play-7 = play the next game of a campaign
option-play-people = Who sits at the keyboard: names (Anna,Ben), seats (1,3), both (2=Anna), or none. [default: you, on seat 1]
option-play-bots = Who takes the other seats. From the weakest: random, novice, apprentice, greedy, adept, master; FILE.py:CLASS and FILE.zip are bots of your own. [default: the best bot]
option-play-seed = A whole number: the same one gives the same luck. [default: a secret one]
option-play-resume = Go on with the game in this file, or with your last one.
option-play-save = Save the game in this file. [default: one in { $folder }]
option-play-campaign = Play the next game of the campaign in this file, or begin a campaign there.
option-play-mode = The mode of a new campaign. [default: the first; --campaign names the others]

## replay

help-replay =
    Tell a recorded game as a story, or check it.

    FILE is a replay from the web page, a game saved by “spellwright play”, or the replay of a problem report.
example-replay-1 = the whole story, and the board at the end
example-replay-2 = what seat 2 knew after 40 choices
example-replay-3 = play it again and compare every fingerprint
option-replay-verify = Only check the replay; the exit code is 2 if it is wrong.
option-replay-step = Stop after N choices. [default: at the end]
option-replay-seat = Tell it as seat S saw it, counted from 1. [default: as everyone saw it]

## games

help-games = List the games with their seats, bots and options.
example-games-1 = every game with its seats, bots and options
example-games-2 = one game, with all its options
example-games-3 = as JSON

## rules

help-rules =
    Read and search the rules.

    Every rule is a clause with an id, such as FW-5.10. Without a clause you see the sections; --coverage says which clauses the tests prove.
example-rules-1 = the sections
example-rules-2 = a whole section
example-rules-3 = one clause, with the rulings behind it
example-rules-4 = every clause that mentions the demon
example-rules-5 = the whole rules
example-rules-6 = the clauses that no test proves; exit code 1 if there are any
option-rules-search = Find the clauses that mention these words.
option-rules-all = Print the whole rules of the game.
option-rules-coverage = Show which clauses the tests prove.
option-rules-tests = With --coverage: the folder of the tests, for a game of another package.

## problems

help-problems =
    Read the problems that players have reported.

    Without an id, all reports are listed. With one you see what was reported and the position in words, and its replay is written to a file.
example-problems-1 = all reports, the latest first
example-problems-2 = one report; its replay is written to a file
example-problems-3 = how the game came to that position
option-problems-out = The file for the replay. [default: ID.replay.json]

## serve

help-serve =
    Serve the web page, to play in the browser.

    Friends join by invitation, bots take other seats. Every choice is on disk before anyone sees it, so Ctrl-C loses nothing.

    Set SPELLWRIGHT_METRICS_TOKEN, and programs that send it as a bearer token can read /metrics.
example-serve-1 = the page on this computer
example-serve-2 = for everyone in your home network; it says which address they open
example-serve-3 = behind your proxy; invitations name its address
example-serve-4 = games are saved in a file you name
example-serve-5 = games are saved in PostgreSQL
example-serve-6 = add a bot of your own to the tables of its game
option-serve-bots = Files with bots of your own, to offer beside the usual ones: FILE.py:CLASS or FILE.zip.
refusal-serve-bots = --bots names files with bots of your own. The usual bots are always offered.
option-serve-port = The port to listen on.
option-serve-bot-workers = How many processes think for the bots at once.
option-serve-log-level = Log messages of this weight and above.
option-serve-host = The address to listen on; 0.0.0.0 lets other computers in.
option-serve-proxies = How many proxies of yours stand in front; with 0, X-Forwarded-For is ignored.
option-serve-public-address = The address in invitations. [default: the one you open the page at]
option-serve-open = Open the page in your browser too.

## backup

help-backup =
    Copy all games into a file, as they are at one moment.

    The server may keep running. The key that signs cookies is not in the copy: keep the file “secret” of { $folder } too, or everyone needs their private link to return to their seat. For PostgreSQL, use pg_dump.
example-backup-1 = your games, while the server keeps running
example-backup-2 = replace the last backup
example-backup-3 = the same for PostgreSQL
option-backup-force = Replace the file if it exists.

## restore

help-restore =
    Replace all games with those of a backup.

    Stop the server first. The games from before are kept in a file beside them. A backup of an older version is brought up to date when the server starts.
example-restore-1 = your games, as they were on Monday
example-restore-2 = into a file you name
example-restore-3 = the same for PostgreSQL

## new-game

help-new-game =
    Make a game of your own, in a new folder.

    It is a package that you can install, play and change. NAME is the game's id: small letters, digits and hyphens. Before your first edit it can be played with bots, obeys the laws of every game and passes its tests.
example-new-game-1 = cards in an open row, for 2 to 4 players
example-new-game-2 = with hands that nobody else sees, and a board
option-new-game-seats = How many can play, from 2 to 6.
option-new-game-hidden = Players hold cards that the others do not see.
option-new-game-board = Give it a board of this kind. [default: none]
text-new-game =
    { $files ->
        [one] { $game } is in { $folder }, 1 file. To play it:
       *[other] { $game } is in { $folder }, { $files } files. To play it:
    }
      cd { $folder }
      { $pip } install --editable .
      { $program } play { $game }

## tables

help-tables = Delete old tables, and check running ones before an update.
example-tables-1 = count what nobody has touched for a year
example-tables-2 = can this version go on with every table?
help-tables-prune =
    Count what is old, and delete it with --delete.

    That is tables, chat and problem reports; the server may keep running. The games of a campaign are deleted together, once all of them are old. A table with a problem report stays as long as its report.
example-tables-prune-1 = count what nobody has touched for a year; nothing is deleted
example-tables-prune-2 = other ages
example-tables-prune-3 = delete it
option-tables-prune-tables = A table is old after this many days without a choice.
option-tables-prune-chat = Chat is old after this many days.
option-tables-prune-reports = Problem reports are old after this many days. [default: they stay, and so do their tables]
option-tables-prune-delete = Delete what is old. Without it, nothing changes.
help-tables-validate =
    Try all running tables with this version.

    It says of each whether this version can go on with it; do it before you update a server. The tables are copied first, so nothing changes. DB is a file, or postgresql://…. The exit code is 2 if a table can't be read at all.
example-tables-validate-1 = the games of “spellwright serve”
example-tables-validate-2 = the games in a file, or at a PostgreSQL address
example-tables-validate-3 = only the numbers, as JSON

## bench

help-bench =
    Measure how fast everything is.

    “bench” counts random decisions, games and copies a second, and the bytes of a state, for each game. All take turns in short slices; the middle slice counts, in processor time of this process alone.

    “bench serve” starts a server on this computer and plays on it over real sockets: choices a second, and how long until the other player sees a choice that is safely on disk. With --pages: the bytes of an update, what a page weighs and costs, and how long until both players' pages show a choice.

    “bench search” lets our search play OpenSpiel's, with the same time to think.

    “bench env” counts the steps a second of our environments (one game, 256 games at once, and through PettingZoo), beside those of other projects.
example-bench-1 = all games, and the reference game beside OpenSpiel and PettingZoo
example-bench-2 = longer, and as JSON
example-bench-3 = with a chart
example-bench-4 = a server with 200 tables, one choice a second at each
example-bench-5 = as many choices as the server can take
example-bench-6 = while 30 sockets send junk
example-bench-7 = pages of all games at 200 tables
example-bench-8 = our search against OpenSpiel's
example-bench-9 = environments for training players
column-steps = steps/s
column-steps-vector = steps/s, 256 games
column-steps-wrapped = steps/s, PettingZoo
column-observation = numbers
column-actions = actions
column-environment = environment
option-bench-seconds = How many seconds to measure; for search, to think about each choice. [default: 2 for each engine, 15 for serve, 30 with --pages, 1 for search]
option-bench-tables = serve: how many tables of two people to play at.
option-bench-rate = serve: choices a second at each table; 0 is as fast as possible. [default: 1; with --pages, one in three seconds]
option-bench-pages = serve: measure the pages of all games instead of the stream for programs.
option-bench-db = serve: the PostgreSQL address to measure with. [default: SQLite in a new folder]
option-bench-game = search: which game to play.
option-bench-games = search: how many games to play.
option-bench-picture = games: draw a chart of the decisions a second into this SVG file (needs the extra lab).

## sim

help-sim =
    Play many games with bots, and sum them up.

    You see who wins, how games end and how long they take. The results do not depend on --jobs. Ctrl-C ends the run and keeps the games played so far.
example-sim-1 = find out which bot is stronger
example-sim-2 = more seats, and another option
example-sim-3 = one row for each game, to study
example-sim-4 = a folder of Parquet files
example-sim-5 = change a figure of the tables
example-sim-6 = play game 17 of a run again
example-sim-7 = all kinds of seats and options: does every game end well?
example-sim-8 = check the laws of all games as well
option-sim-games = How many games to play.
option-sim-bots = Which bots play, with commas between them: random, novice, apprentice, greedy, adept, master, or FILE.py:CLASS and FILE.zip of your own. They swap seats from game to game.
option-sim-only = Play only game K of the run; the first is 0.
option-sim-any = Draw the seats and options of each game at random, except those you give; check every position.
option-sim-laws = Check the laws of all games on each seed as well.
option-sim-out = Write one row for each game (.parquet, .csv or .jsonl), or a folder with everything to study.
option-sim-setup = Who chooses characters, Groups and spells for a folder: the bots, or the lab in turn.


## Measuring

option-bench-attack = serve: an attack to withstand meanwhile, with the server's usual limits: { $attacks }.
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
column-choice-time = a choice costs
column-players-time = its players cost
column-build = build
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
column-by-fifth = by fifths of a game
column-by-seats = by seats
text-python = Python { $python }, { $build }
text-measured-with = Python { $python }, { $build }, processor time of one process
text-interval = { $low } to { $high }
text-times-as-fast = { DECIMAL($times) } times as fast
text-not-installed = not installed
text-decisions-short = { DECIMAL($n) } dec.
text-errors = { $n } × { $reason }

## Simulating

refusal-folder-plain = --out can't write a folder with --any, --laws or --only. Leave them out.
refusal-setup-folder = --setup balanced needs a folder. Name one with --out.
refusal-laws-figures = The laws are checked with the usual figures. Leave out --set.
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
        [one] 1 game of { $seats } seats with random options, seed { $seed }
       *[other] { $n } games of { $seats } seats with random options, seed { $seed }
    }
text-played-any =
    { $n ->
        [one] 1 game with random seats and options, seed { $seed }
       *[other] { $n } games with random seats and options, seed { $seed }
    }
text-lengths =
    Choices in a game: { NUMBER($shortest) } to { NUMBER($longest) }, median { NUMBER($median) }. { $decisions ->
        [one] 1 decision
       *[other] { NUMBER($decisions) } decisions
    } in { DECIMAL($seconds) } s: { NUMBER($rate) } a second.
text-all-answered = Every question could be answered, and every position passed its checks.
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
text-failure = Game { $n } (seed { $seed }): { $error }
text-again = To play it again:
column-bot = bot
column-wins = wins
column-draws = draws
column-seat = seat
column-ending = ending
text-ending = { $how }: { $told }
