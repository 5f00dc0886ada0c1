### What the lab says: reports, what-ifs, tuning, the workbench.

## What needs an extra

extra-ratings = ratings
extra-statistics = statistics
extra-charts = charts
extra-intervals = intervals
extra-frames = data frames


## Tournaments

axis-rating = rating, with the interval that holds the true value 95 times in 100

## What-if

refusal-no-variant = Name the figures to change with --set, as in --set abilities.fiendfyre.cost=3.
refusal-many-variants =
    { $most ->
        [one] One run compares at most 1 variant.
       *[other] One run compares at most { $most } variants.
    }
refusal-until = --until is a number between 0 and 1: 0.02 means 2 points in 100.
refusal-until-measure = --until works for shares such as win rates, not for “{ $measure }”.
refusal-no-folder = “{ $path }” is a file, not a folder.
refusal-other-folder = “{ $path }” already holds other files. Name an empty or new folder.
refusal-other-experiment = “{ $path }” holds another experiment. Name another folder, or remove it.

title-what-if = { $game }: what if { $figures }?
title-no-change = { $game }: what if nothing changed?
fact-pairs =
    { $pairs ->
        [one] 1 pair of games
       *[other] { $pairs } pairs of games
    } with the same deals and luck, { $identical } of them identical to the last choice.
fact-reached = The difference is known to ±{ $half }.
fact-not-reached = The difference is not known to ±{ $half } yet. Allow more with --pairs.
fact-needed =
    { $pairs ->
        [one] 1 pair
       *[other] About { NUMBER($pairs) } pairs
    } would tell the difference in who wins to ±{ $half }.
note-intervals = Each interval holds the true value 95 times in 100. “Clear” allows for all measures compared.
note-games-are-in = The games are in { $path }.
note-stopped = Stopped after { $pairs } of { $wanted } pairs.
note-pairs-failed =
    { $pairs ->
        [one] 1 pair was left out because a game failed.
       *[other] { $pairs } pairs were left out because a game failed.
    }
column-measure = measure
column-before = before
column-after = after
column-difference = difference
column-interval = 95 % interval
interval = { $low } to { $high }
mark-clear = clear
verdict-nothing = No clear difference.
verdict-clear =
    { $others ->
        [0] Clear: { $measure } { $difference } ({ $low } to { $high }).
        [one] Clear: { $measure } { $difference } ({ $low } to { $high }), and 1 other measure.
       *[other] Clear: { $measure } { $difference } ({ $low } to { $high }), and { $others } other measures.
    }
measure-won = Wins of the team
count-seat = Wins of seat { $what }
measure-first = Wins of the first player
count-with = Wins with { $what }
measure-choices = Choices in a game
measure-rounds = Rounds
measure-minutes = Minutes at a table
count-end = Ends by “{ $what }”
count-chosen = { $what } chosen


## Tournaments

refusal-no-game-line = “{ $file }” has a line that is not a game: { $line }
refusal-other-tournament = “{ $file }” holds another tournament. Name another file, or remove it.
refusal-no-text-file = “{ $file }” is not a text file.
refusal-unreadable = “{ $file }” can't be read: { $reason }.
refusal-no-tournament = “{ $file }” does not hold a tournament.
refusal-no-pairs = In this game everyone plays together: name bots, not pairs.
refusal-bot-twice = Name each bot of a tournament only once.
refusal-two-bots = A tournament needs at least two bots.

## The report: what things are called

kind-affiliation = Affiliation
kind-character = Character
kind-charm = Charm
kind-expert = Proficiency
kind-faction = Faction
kind-group = Group
kind-hero = Hero
kind-item = Item
kind-map = Map
kind-profile = Wizard
kind-scenario = Scenario
kind-side = Side
kind-spell = Spell
start-affiliation-death-eaters = Death Eaters
start-faction-de = Death Eaters
start-faction-op = Order of the Phoenix
table-abilities = Abilities
table-action = Actions
table-actions = Basic actions
table-artifacts = Artifacts
table-attacks = Attacks
table-cards = Cards
table-challenges = Challenges
table-characters = Characters
table-charms = Charms
table-clash = Clash Cards
table-encounters = Encounters
table-events = Dark Arts events
table-experts = Proficiencies
table-foes = Foes
table-groups = Groups
table-heroes = Heroes
table-house = House places
table-items = Items
table-locations = Locations
table-maps = Maps
table-overlay = Overlays
table-potions = Potions
table-profiles = Wizards
table-quest = Quests
table-quests = Quests
table-sides = Sides
table-spaces = Spaces
table-spells = Spells
table-stacks = Stacks
table-terrain = Terrain
table-traits = Traits
table-type = Token colours

## The report: the page

report-title = { $game }: what the games say
report-kicker = Balance report
report-contents = On this page
report-played =
    { $setup ->
        [balanced] Games: { NUMBER($games) }, with { $seats ->
            [one] 1 seat
           *[other] { $seats } seats
        } each, played by “{ $bots }”. The lab dealt out characters and other starting choices in turn.
       *[bots] Games: { NUMBER($games) }, with { $seats ->
            [one] 1 seat
           *[other] { $seats } seats
        } each, played by “{ $bots }”, who also made the starting choices.
    }
report-by-default =
    { $n ->
        [one] Nobody has told the bots what 1 row is worth, so they judge it by its figures: { $names }.
       *[other] Nobody has told the bots what { $n } rows are worth, so they judge them by their figures: { $names }.
    }
report-title-short = In short
report-title-wins = Who wins
report-title-starts = What players begin with
report-title-scenarios = Scenarios and maps
report-title-cells = Every scenario by Hero
report-title-length = How long, and how it ends
report-title-content = Cards, spells, spaces, actions
report-title-out = What goes with winning and losing
report-title-unwanted = Offered often, hardly ever chosen
report-title-always = Nearly always chosen
report-title-never = Never came up
report-title-board = Where it happens
report-title-drama = Drama
report-title-agency = Decisions that matter
report-title-better = With better players
report-title-choices = What they choose differently
report-title-trust = Can the estimates be trusted?
report-title-method = How this page was made
report-the-table = The table behind it
report-more-rows =
    { $count ->
        [one] 1 more row is in the data.
       *[other] { NUMBER($count) } more rows are in the data.
    }
report-estimate = { $share } % ({ $low } to { $high } %)
report-interval = { $low } to { $high }
report-yes = yes
report-no = no
report-others = Others
report-footer = Made by Spellwright.

## The report: who wins

report-together = The players win { $estimate } of the games.
report-seats-even = No seat is ahead: all win between { $low } and { $high } % of the games, where { $share } % is even. Luck explains the rest.
report-seats-ahead = { $who } wins { $estimate } of the games, where { $fair } % is even. That is more than luck explains.
report-first =
    { $verdict ->
        [ahead] Going first helps: the first player wins { $estimate } of the games, where { $fair } % is even.
        [behind] Going first hurts: the first player wins { $estimate } of the games, where { $fair } % is even.
       *[even] These games show no effect of going first: the first player wins { $estimate } of them, where { $fair } % is even.
    }
report-starts-what = How often a seat wins that begins with something. Between equal opponents all would lie on the dashed line.
report-starts-together = Scenarios differ in difficulty, so each game is compared with the others of its scenario. The same holds for cards and actions below.
report-starts-even = Nothing wins more or less often than luck explains.
report-starts-best = { $name } wins most often: { $estimate }.
report-starts-worst = { $name } wins least often: { $estimate }.
report-starts-out =
    { $count ->
        [one] 1 of { $all } is farther from even than luck explains.
       *[other] { $count } of { $all } are farther from even than luck explains.
    }
report-caption-seats = How often each player wins. The line of each dot holds the true value 95 times in 100; the dashed line is even.
report-caption-starts = How often a seat wins, by { $kind }. The dashed line is even.
report-caption-together = How often the players win, and how long the games are.
report-caption-ahead-first = How often the player who goes first wins. The dashed line is even.
report-caption-ahead-seat = How often the first seat wins. The dashed line is even.
report-caption-cells = How often the players win each scenario when a Hero is among them, in percent, with the interval.

## The report: length, drama, decisions, trust

report-choices = Choices in a game: { $median } at the median ({ $low } to { $high }). One game in ten has fewer than { $few }, one in ten more than { $many }.
report-rounds = Rounds: { $median } at the median ({ $low } to { $high }); eight games in ten last { $few } to { $many }.
report-minutes = Minutes at a table: about { $median }, and { $few } to { $many } in eight games of ten, at { $seconds } s a choice. That pace is an assumption, not a measurement. Forced choices and those of the set-up are not counted.
report-caption-length = How the games are spread by { $what }. The dashed line is the median; the longest 1 in 200 are not drawn.
report-caption-endings = How the games end.
report-drama-changes = Changes of the lead in a game: { $times } on average ({ $low } to { $high }).
report-drama-last = In half of the games the winner takes the lead for good by { $estimate } of the game; in the other half it takes longer.
report-drama-sure = In half of the games the winner's chance stays above 80 % only after { $estimate } of the game, or later.
report-drama-worst = At the worst moment, the later winner's chance was { $estimate } (median).
report-drama-comebacks = In { $estimate } of the games the winner's chance was once below half of an equal share.
report-drama-trust = All of this rests on the game's own estimate of the chances. The section on trust says how good it is.
report-caption-leads = The first player's lead in 100 games (in a game won together: winning over losing), from start to end. Every line is a game.
report-caption-unsure = How open the end is over a game: 100 % is anybody's game, 0 % is decided.
report-agency-matter = Decisions that matter: { $estimate } of the { NUMBER($decisions) } weighed. There the best option gains more than luck explains, and more than 1 chance in 100.
report-agency-lead = On average the best option beats the second by { $points } % of all chances to win ({ $low } to { $high } %); where it matters, by { $more } %.
report-agency-game = Decisions that matter in a game, for all players together: about { $times }.
report-agency-how = A decision is weighed by trying its options in the same imagined worlds, with the greedy bot playing on until the position is settled.
report-caption-questions = Decisions by what is asked.
report-trust-good = The estimates come true: no well-filled step is off by more than 5 points.
report-trust-off =
    { $count ->
        [one] The estimates are off by more than 5 points in 1 well-filled step: read the section on drama with care.
       *[other] The estimates are off by more than 5 points in { $count } well-filled steps: read the section on drama with care.
    }
report-trust-brier = The Brier score is { $brier }: 0 is perfect, and always saying the average scores { $base }.
report-caption-trust = What the estimate said, and how often it came true. On the dashed line both are the same.

## The report: content

report-content-what = How often each thing was in play, was offered and was chosen, and how often the players won who chose it at least once.
report-content-association = What goes with winning need not cause it: players who are ahead may choose other things. A what-if tests the cause, with the same deals and luck.
report-content-none = Nothing goes with winning or losing more than luck explains.
report-content-found =
    { $count ->
        [one] 1 thing goes with winning or losing more than luck explains:
       *[other] { $count } things go with winning or losing more than luck explains. The farthest:
    }
report-content-out =
    { $verdict ->
        [more] { $name }: players who choose it win more often, by { $points } % of all games, than those who could and never do ({ $low } to { $high } %).
       *[less] { $name }: players who choose it win less often, by { $points } % of all games, than those who could and never do ({ $low } to { $high } %).
    }
report-content-test = These commands would test the cause:
report-unwanted =
    { $count ->
        [one] 1 thing was offered at least 100 times and chosen less than 2 times in 100. Either it is weak, or this bot does not see what it is for:
       *[other] { $count } things were offered at least 100 times and chosen less than 2 times in 100. Either they are weak, or this bot does not see what they are for:
    }
report-unwanted-none = Everything that was offered often was chosen now and then.
report-unwanted-one = { $name }: offered { NUMBER($offered) }×, chosen { NUMBER($chosen) }×
report-always =
    { $count ->
        [one] 1 thing is chosen 9 times in 10 or more when it is offered: { LIST($names) }.
       *[other] { $count } things are chosen 9 times in 10 or more when they are offered: { LIST($names) }.
    }
report-always-none = Nothing is chosen so often that there is no choice left.
report-never = No game has shown these: nobody was offered them, saw them or began with them. The settings, the starting choices or luck left them out, so nothing follows about their worth.
report-never-none = Everything came up in some game.
report-never-table = { $table } ({ $count }): { LIST($names) }
report-short-content =
    { $unwanted ->
        [0] Everything that is offered often is chosen now and then; { $unseen ->
            [0] everything came up
            [one] 1 thing never came up
           *[other] { $unseen } things never came up
        }.
        [one] 1 thing is offered often and hardly ever chosen by this bot; { $unseen ->
            [0] everything came up
            [one] 1 thing never came up
           *[other] { $unseen } things never came up
        }.
       *[other] { $unwanted } things are offered often and hardly ever chosen by this bot; { $unseen ->
            [0] everything came up
            [one] 1 thing never came up
           *[other] { $unseen } things never came up
        }.
    }
report-caption-content = How often a thing is chosen when it is offered, and how often those win who choose it. The farthest from even have their names.
report-boards-what = Where pieces stand when the turn passes, and how often a piece there comes to harm. Spaces that nobody entered are not drawn.
report-caption-presence = Presence: the fuller the colour, the more often a piece stood there.
report-caption-danger = Danger: the fuller the colour, the more often a piece that stood there came to harm.
report-caption-spaces = Spaces, by how often a piece stood there.

## The report: better players and method

report-better-what = Games of “{ $bots }”: { NUMBER($games) }; of “{ $better }”, who plays better: { NUMBER($few) }. Where the intervals do not meet, better play changes the picture.
report-caption-better = How often a seat wins, by { $kind }, for both players.
report-better-choices = How often something is chosen when it is offered, where the two are sure to differ.
report-measure-together = The players win
report-measure-seat = { $who } wins
report-measure-first = The first player wins
report-measure-choices = Choices in a game (median)
report-measure-changes = Lead changes
report-measure-last = Ahead for good by (part of the game)
report-measure-worst = The winner's worst chance
report-measure-comebacks = The winner was once far behind
report-measure-matter = Decisions that matter
report-intervals = Every interval holds the true value 95 times in 100, for these players. Players of the same game depend on each other, and the intervals allow for that.
report-corrected =
    { $count ->
        [one] 1 comparison on this page is corrected
       *[other] { NUMBER($count) } comparisons on this page are corrected together
    } by the method of Benjamini and Hochberg: of all that is called more than luck explains, at most 1 in 20 is luck on average.
report-setup-balanced = With a balanced set-up the lab makes the starting choices in turn, so that all of them come up. People would choose differently.
report-figures = Figures that differ from the tables: { $figures }.
report-errors =
    { $count ->
        [one] 1 game failed and is left out.
       *[other] { $count } games failed and are left out.
    }
report-edition = Edition { $edition }, seed { $seed }.
report-again = The same command makes the same page:

## The report: axes and columns

report-axis-wins = share of wins
report-axis-choices = choices
report-axis-rounds = rounds
report-axis-games = share of games
report-axis-part = part of the game that is over
report-axis-lead = lead
report-axis-unsure = how open the end is
report-axis-said = the estimate said
report-axis-came = came true
report-axis-taken = chosen when offered
report-axis-users = wins of those who choose it
report-head-name = name
report-head-games = games
report-head-seats = seats
report-head-wins = wins, %
report-head-interval = 95 % interval
report-head-luck = luck explains it
report-head-choices = choices, median
report-head-from = from
report-head-to = to
report-head-share = share, %
report-head-part = part, %
report-head-lowest = lead, lower quarter
report-head-highest = lead, upper quarter
report-head-unsure = open, %
report-head-question = question
report-head-weighed = weighed
report-head-matter = matter, %
report-head-lead = best over second, %
report-head-said = said, %
report-head-came = came true, %
report-head-positions = positions
report-head-table = kind
report-head-in-play = in play, % of games
report-head-offered = offered
report-head-chosen = chosen
report-head-taken = chosen when offered, %
report-head-users = wins of choosers, %
report-head-space = space
report-head-present = stood there
report-head-harmed = came to harm
report-head-danger = harm, %
report-head-measure = measure

## The report: the command

help-report =
    Play thousands of games, and write a page about the game.

    The page tells who wins, how long games take, what is chosen and what is not, how dramatic they are, and whether decisions matter. Every figure has its interval, and the data lie beside the page. Scenarios take turns unless you choose one with --option. Ctrl-C keeps the games played so far and reports on them; the same command goes on from there.
example-report-1 = 5,000 games of greedy bots
example-report-2 = the lab deals out Groups, so that all of them come up
example-report-3 = with 200 games of a bot that thinks ahead beside them
example-report-4 = change a figure of the tables
option-report-games = How many games to play.
option-report-bots = Which bots play, with commas between them; they swap seats from game to game.
option-report-better = A stronger bot, whose games are shown beside the others. [default: none]
option-report-better-games = How many games the stronger bot plays.
option-report-setup = Who chooses characters, Groups and spells: the bots, or the lab in turn.
option-report-out = The folder for the page (index.html), its figures (report.json) and the data.
refusal-report-nothing = No game is finished yet, so there is nothing to report.
report-written = The page is { $page }.
report-stopped = Stopped early: the page covers the games played so far. The same command goes on from there.
## Tuning

extra-tuning = tuning
refusal-no-range = Name what may change with --range, as in --range abilities.fiendfyre.cost=1..5.
refusal-range = “{ $text }” is not a range: write file.key.column=1..5, or file.key.column=1|3|5, with at least two values.
refusal-range-twice = Give each figure only one --range.
refusal-target = “{ $text }” is not a goal: write seat-balance, length=120, win-rate=0.5 or usage=2 (see lab tune --help).
refusal-length = A length is in { LIST($lengths, style: "or") }, as in length:minutes=45.
refusal-win-rate = A win rate is between 0 and 1.
refusal-whose-win-rate = Say whose win rate you mean, as in win-rate:seat-1=0.5 or win-rate:hermione=0.5.
refusal-balance-together = In this game everyone wins or loses together, so seats have no balance. Aim at win-rate=0.5 instead.
refusal-budget =
    { $budget ->
        [one] 1 game is not enough for a single trial of { $each }. Allow more with --games.
       *[other] { $budget } games are not enough for a single trial of { $each }. Allow more with --games.
    }
refusal-other-search = “{ $path }” holds another search. Name another file, or remove it.
goal-balance = Advantage of the luckiest seat
fact-game-failed = A game failed with these figures.
axis-trial = trial
mark-best = best
state-complete = played to the end
state-given-up = given up early
state-failed = failed
title-tune = { $game }: { $goal }, aiming at { $wanted }
title-tune-least = { $game }: { $goal }, as small as possible
column-figures = figures
column-measured = measured
column-off = off by
column-games = games
fact-best = Best: { $figures }.
fact-best-is-today = Best: today's figures.
fact-no-best = No trial was played to its end. Allow more with --games.
fact-confirm = The best of many trials looks better than it is. To confirm it with fresh luck:
note-trials-are-in = The trials are in { $path }, the picture is { $picture }.
note-tune-stopped = Stopped after { $games } of { $wanted } games.

## Help of the commands

option-lab-bots = Which bots play, with commas between them; they swap seats from game to game.
option-lab-setup = Who chooses characters, Groups and spells: the bots, or the lab in turn.
help-what-if =
    Compare games before and after a change.

    Both have the same deals and the same luck. All --set together make one variant; --or begins another. Each is compared with today's figures. { $pairs ->
        [one] 1 pair is played
       *[other] { $pairs } pairs are played
    }, or at most { NUMBER($most) } with --until. Ctrl-C keeps what is done, and the same --out goes on from there. The results do not depend on --jobs or --ray.
example-what-if-1 = 500 pairs of games, before and after
example-what-if-2 = two variants, each against today's figures
example-what-if-3 = until the win rate is known to 2 points in 100
example-what-if-4 = keep all games, and go on from them next time
option-or = Begin another variant, which is compared with today's figures as well.
option-pairs = How many pairs of games to play; with --until, the most to play.
option-until = Stop when the interval is plus or minus this, as in 0.02. You may look at any time.
option-measure = What --until measures, such as seat-1 or end-points. [default: who wins]
option-with = Also measure how often those win who begin with this: a character, a Group, a spell.
option-precision = Say how many pairs it takes to know the difference to plus or minus this.
option-what-if-out = Keep all games in this folder, and go on from there.
help-tune =
    Find figures that reach a goal.

    All trials have the same deals and luck, so they can be compared; those that lag behind are given up early. The goal is one of these: seat-balance; length=120 (choices; or length:rounds=8, length:minutes=45); win-rate=0.6 in a game won together, otherwise win-rate:seat-1=0.5, or win-rate:KEY=0.5 for those who begin with KEY; usage=2, how often a game the row is chosen (usage:TABLE.KEY=2 for another row).

    Ctrl-C keeps what is done, and the same --out goes on from there. The results do not depend on --jobs or --ray.
example-tune-1 = a duel of twenty minutes
example-tune-2 = what makes it worth using twice a game?
example-tune-3 = how large a hand wins three games in five?
example-tune-4 = keep the trials, and draw rounds.svg
option-range = What to try, as in abilities.fiendfyre.cost=1..5 or =1|3|5. Give it as often as you like.
option-target = The goal: seat-balance, length=…, win-rate=… or usage=….
option-budget = How many games to play in all.
option-each = How many games one trial has.
option-trials = Keep the trials in this file, with the chart beside it.

## The lab and its tournaments

help-lab = Study a game, try changes, and measure bots.
example-lab-1 = what the game is like
example-lab-2 = what you can change
example-lab-3 = what a change would do
example-lab-4 = how strong the bots are
help-tournament =
    Let bots play each other, and rate them.

    Everyone plays everyone, or only the pairs you name. Seats are swapped on the same deals, and all pairings get the same deals. Ctrl-C keeps the games played; the same --out goes on from there, with more games or bots too.
example-tournament-1 = 20 games for each pairing
example-tournament-2 = go on where the file ends, and draw strength.svg
example-tournament-3 = only these two pairs
option-tournament-bots = Which bots play, with commas between them, such as novice,greedy,adept.
option-tournament-pairs = Only these pairs play, such as master:greedy. Use it instead of --bots.
option-tournament-games = How many games each pairing plays.
option-tournament-jobs = How many processes play at once.
option-tournament-out = Keep every game in this file, with the chart beside it.
refusal-bots-or-pairs = A tournament needs either --bots or --pairs.
title-tournament =
    { $n ->
        [one] { $game }: 1 game
       *[other] { $game }: { NUMBER($n) } games
    }
note-tournament-is-in = The games are in { $path }, the chart is { $picture }.
note-no-picture = The games are in { $path }. There is no chart: { $why }
note-tournament-stopped = Stopped. The same --out goes on from here.
column-pair = pair
tournament-pair = { $first } against { $second }
tournament-points = { $points } of { $games }

## The list of figures

help-figures =
    List the figures that --set can change, with today's values.

    A path is file.key.column: abilities.fiendfyre.cost is the column cost of the row fiendfyre in the table abilities.
example-figures-1 = the tables, and what their columns mean
example-figures-2 = every figure of one table
example-figures-3 = all of them as JSON
figures-column = column
figures-may-be = may be
figures-meaning = meaning
figures-text = a text

## Players that learn


example-gauntlet-1 = a saved player, which knows its game
example-gauntlet-2 = a bot, with 50 games against each level
example-gauntlet-3 = a class of your own, against two levels
example-dataset-1 = 200 games of two greedy bots
example-dataset-2 = two bots that swap seats
help-lab-gauntlet =
    Measure how strong a player is, against the levels of a game.

    PLAYER is a bot by its name, FILE.py:CLASS or FILE.zip. The levels have fixed ratings on the scale of chess: 400 points ahead wins ten games of eleven. Seats are swapped on the same deals.
option-lab-gauntlet-game = The game to play. [default: that of the saved player]
option-lab-gauntlet-bots = Play only these levels. [default: all]
option-lab-gauntlet-games = How many games to play against each level.
refusal-one-player = A gauntlet takes one player only.
refusal-gauntlet-game = Which game does { $player } play? Name it with --game.
refusal-not-on-ladder = “{ $bot }” has no rating here. Those with one are { LIST($bots) }.
column-rating = rating
column-points = points
note-rated = Rating { $rating }, probably between { $low } and { $high }.
note-games-failed = { $n ->
    [one] 1 game failed: { $why }
   *[other] { $n } games failed: { $why }
    }
help-lab-dataset =
    Write games of good bots into a file, to train players with.

    The file is Parquet. One row is one action: what the seat saw (observation), the legal actions (mask), what it did (action) and how the game ended for it (outcome, from -1 to 1).
option-lab-dataset-bots = Which bots play, with commas between them; they swap seats from game to game.
option-lab-dataset-out = The file to write.
note-dataset = { $rows ->
    [one] 1 action
   *[other] { $rows } actions
    } of { $games ->
    [one] 1 game
   *[other] { $games } games
    } are in { $file }.
column-bot = bot
column-share = share
refusal-no-ladder = The levels of { $game } have no ratings yet.

## The workbench

title-workbench = Workbench
text-workbench = Change figures, try them with the same deals and luck, and keep what works. Only this computer can open this page.
title-figures = Figures
title-past = Reports and runs
text-no-past = There is nothing here yet. Try a change, or make a report with “lab report”.
past-what-if = { $game }: what if { $figures }?
past-report =
    { $games ->
        [one] { $game }: a report of 1 game
       *[other] { $game }: a report of { $games } games
    }
past-run =
    { $games ->
        [one] { $game }: a run of 1 game
       *[other] { $game }: a run of { $games } games
    }
title-changes = Your changes
text-no-changes = Change a figure in a table to see it listed here.
button-add-variant = Keep as a variant
title-variants = Variants to compare
label-bots = Bots
label-pairs = Pairs
button-try = Try it
button-stop = Stop
title-export = Export
title-line = As a command
title-patch = As a patch of the tables
text-funnel = The difference in who wins, and how its interval closes
label-find-figure = Find a row
refusal-foreign = Only this computer can open this page.
refusal-pairs =
    { $most ->
        [one] An experiment has 1 pair at most.
       *[other] An experiment has at least 1 and at most { $most } pairs.
    }
refusal-busy = Another experiment is running. Stop it, or wait until it ends.
refusal-no-trial = There is no experiment of that name.
refusal-no-report = There is no report of that name.
help-open =
    Open the workbench: a page to change figures and try them.

    It lists the reports and runs in the folder, and keeps there what you try. Only this computer can open it.
example-open-1 = for the folder you are in
example-open-2 = another folder, another port
option-open-folder = Where reports and runs are kept. [default: the folder you are in]
option-open-port = The port on this computer.
option-open-page = Don't open a browser.
note-workbench = The workbench runs at { $address }. Press Ctrl-C to stop it.
