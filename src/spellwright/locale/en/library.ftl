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
