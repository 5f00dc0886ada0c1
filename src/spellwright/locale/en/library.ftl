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
refusal-no-shortcut = That shortcut is gone: the position has changed.
refusal-unknown-word = This game has no choice “{ $text }”.
refusal-form = Write “{ $form }” instead of “{ $text }”.
refusal-no-such = There is no { $kind } “{ $word }”.
refusal-undo-dice = Dice have been rolled since then, so you can't undo it.
refusal-undo-secret = A secret has been revealed since then, so you can't undo it.
refusal-undo-long-ago = Too much has happened since then, so you can't undo it.
refusal-undo-older = The game has been updated since then, so you can't undo it.
refusal-undo-others = Another player has chosen since then, so you can't undo it.
refusal-undo-nothing = You have nothing to undo.
refusal-no-game = There is no game “{ $game }”; there is { LIST($games) }.
refusal-no-game-near = There is no game “{ $game }”; do you mean “{ $near }”?
refusal-no-bot = { $game } has no bot “{ $bot }”; there is { LIST($bots) }.
refusal-no-bot-near = { $game } has no bot “{ $bot }”; do you mean “{ $near }”?
refusal-no-campaign = { $game } has no campaign.
refusal-nothing-to-prepare = There is nothing to prepare in { $game }.
refusal-not-installed = To use { $what }, install an extra: pip install "spellwright[{ $extra }]".
refusal-not-set-up = To use { $what }, the extra “{ $extra }” is needed, but it could not be installed.

## Many games at once

extra-cluster = a cluster
refusal-workers-died = Worker processes have died again and again, perhaps for lack of memory. Try fewer --jobs.
refusal-figures-not-loaded = With these figures the game cannot be loaded: { $told }.
refusal-cluster = The cluster “{ $address }” does not answer: { $told }
refusal-cluster-version = The cluster has another Spellwright ({ $there }) than this computer ({ $here }). Install the same on all nodes.
refusal-jobs-and-ray = Name either --jobs or --ray: a cluster has its own number of processes.
