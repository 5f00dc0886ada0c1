### What the library itself says, about any game.

## People at a table

seat-without-name = P{ $number }
# $whom is whom a question is for, $question the question itself.
asked-of = { $whom } · { $question }

## Hints: why a choice is advised

hint-only-choice = There is nothing else to choose.
hint-random = A random choice.
hint-felt-right = It just felt right.
hint-little-time = There was little time to think it through.
hint-and-chances = { $hint } { $chances }
hint-then = { $first } { $then }
# $other is the label of the next best option, $comes_to its chance in percent.
hint-chances =
    { $how ->
        [better] About { $chance }% to win, thought through { $times } times; the next best, «{ $other }», comes to { $comes_to }%.
        [unsure] About { $chance }% to win, thought through { $times } times; «{ $other }» looks like { $comes_to }%, but that is not sure yet.
       *[alone] About { $chance }% to win, thought through { $times } times.
    }
hint-points = As far as was thought, it brings { DECIMAL($own) } points and the rival { DECIMAL($rival) }.
hint-expected = Expected then: «{ $option }».
hint-feared = To be feared: «{ $option }», which leaves { $leaves }%.

## Refusals: what cannot be done now

refusal-game-over = The game is over: nothing is left to choose.
refusal-not-your-turn = Seat { $n } has nothing to choose now: it waits for { LIST($seats) }.
refusal-nothing-to-choose = Seat { $n } has nothing to choose now.
seat-number = seat { $n }
refusal-no-choice = A choice should be an option, its text or its code.
refusal-no-seat = There is no seat { $n }; the seats are 0 to { $last }.
refusal-not-an-option = That is not one of the { $n } options now.
refusal-option-not-open = «{ $option }» is not one of the { $n } options now.
refusal-unknown-word = «{ $text }» starts with no word that this game knows.
refusal-form = «{ $text }» should read «{ $form }».
refusal-no-such = «{ $word }» is no { $kind } in «{ $text }».
refusal-undo-dice = The dice have fallen since then: that choice stands.
refusal-undo-secret = A secret has come out since then: that choice stands.
refusal-undo-long-ago = Too much has happened since then: that choice stands.
refusal-undo-older = The game has gone on under another edition since then: that choice stands.
refusal-undo-others = Another player has chosen since then: that choice stands.
refusal-undo-nothing = There is no choice of yours to take back.
