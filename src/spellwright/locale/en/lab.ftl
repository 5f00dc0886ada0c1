### What the lab says: reports, what-ifs, tuning, the workbench.

## What needs an extra

extra-ratings = ratings
extra-statistics = statistics
extra-charts = charts
extra-intervals = intervals


## Tournaments

axis-rating = rating, with the interval that holds the truth 95 times in 100

## What-if

refusal-no-variant = Name the figures to change with --set, as in --set abilities.fiendfyre.cost=3.
refusal-many-variants = One run compares at most { $most } variants.
refusal-until = --until should be between 0 and 1: 0.02 stands for 2 points in 100.
refusal-until-measure = --until works for shares such as win rates, not for “{ $measure }”.
refusal-no-folder = “{ $path }” is a file, not a folder.
refusal-other-folder = “{ $path }” already holds other files. Name an empty or a new folder.
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
       *[other] About { $pairs } pairs
    } would tell the difference in who wins to ±{ $half }.
note-intervals = Intervals hold the truth 95 times in 100. “Clear” allows for all the measures that were looked at.
note-games-are-in = The games are in { $path }.
note-stopped = Stopped after { $pairs } of { $wanted } pairs.
note-pairs-failed =
    { $pairs ->
        [one] 1 pair was left out, because a game failed.
       *[other] { $pairs } pairs were left out, because a game failed.
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

refusal-no-game-line = “{ $file }” has a line that is no game: { $line }
refusal-other-tournament = “{ $file }” holds another tournament: name another file, or remove it.
refusal-no-text-file = “{ $file }” is not a text file.
refusal-unreadable = “{ $file }” cannot be read: { $reason }.
refusal-no-tournament = “{ $file }” holds no tournament.
refusal-no-pairs = In this game all play together: name bots, not pairs.
refusal-bot-twice = In a tournament every bot is named once.
refusal-two-bots = A tournament needs at least two bots.
