### What the script of a page says. It fills the places itself: these messages have texts, places and variants, and no functions.

## Every page

text-unreached = The server cannot be reached. What you wrote is still here: try again when the connection is back.
text-link-copied = The link is copied.
text-copy-this-link = Copy this link: { $link }
note-needs-https = (needs an https page)
# Which step of several is shown.
step-of = { $n } of { $all }

## The table

title-your-turn = ● Your turn · { $title }
notice-your-turn = It is your turn.
button-since =
    { $n ->
        [one] Since your turn: 1 event
       *[other] Since your turn: { $n } events
    }
text-looking-back =
    { $n ->
        [one] Looking back: 1 step ago. “.” goes on, Escape returns to now.
       *[other] Looking back: { $n } steps ago. “.” goes on, Escape returns to now.
    }
text-connecting = Connecting again …
text-connecting-kept = Connecting again … What you chose and wrote is kept, and sent then.
text-words-kept = There is no connection now. Your words are kept, and sent when it is back.
text-reported = Thank you. The report is kept as { $report }.
text-refused-by = { $sentence } ({ $clause })
text-thinking = Thinking it through …
text-hint-why = Why?
# How long a player has been thinking. It stands behind “Ben is thinking”.
text-thinking-for = , { $seconds } s
# Read out before the last line of the log, when many came at once.
text-more-before = { $n } more before.
button-mute = Mute
button-mute-whom = Mute { $name }
button-unmute = Unmute
button-unmute-whom = Unmute { $name }
text-is-muted = { $name } is muted.

## People at the table, for the host

button-remove = Remove
button-copy-invitation = Copy an invitation
text-seat-vacant = Seat { $n }: a bot plays on.
text-remove = Remove { $name }? They cannot come back to this table. The seat is free again.
text-remove-for-bot = Remove { $name }? They cannot come back to this table. A bot plays on in that seat; you can invite somebody else.

## What a player prepares

label-on-the-table = On the table
button-forget = Forget
button-forget-which = Forget { $name }
text-forgotten = { $name } is forgotten.
text-kept = { $name } is kept.
text-needs-name = It needs a text and a name.
text-copied = The text is copied.
text-copy-selected = Copy the selected text.

## The replay

button-play = Play
button-pause = Pause

## Luck

luck-no-secret = This game was not played at a table with a secret: there is nothing to check.
luck-secret = The secret is the one whose hash was published.
luck-seed = The seed follows from the secret and the words.
luck-seed-of-piece = The seed of piece { $n } follows from the secret and the words.
luck-rules = Whether the rules asked for these draws: download the replay, then run spellwright replay FILE --verify.
luck-no-promise = This browser kept no promise from before the game: it cannot say when the hash was published.
luck-promise = The published hash is the one that this browser was shown before the game.
luck-no-word = This browser gave no word: whether the words are those that people gave, they can say.
luck-word = Your word “{ $word }” is mixed in.
luck-older-words = The words of this older game were not fixed by the secret: bots' words could have been chosen later.
luck-made-words = The words of bots, and of those who gave none, were fixed with the secret.
luck-no-draws = This older replay records no draws: they cannot be checked here.
luck-draws =
    { $n ->
        [one] All 1 draws follow from the seed.
       *[other] All { $n } draws follow from the seed.
    }
luck-wrong-draw =
    { $n ->
        [one] All 1 draws follow from the seed: draw { $wrong } does not.
       *[other] All { $n } draws follow from the seed: draw { $wrong } does not.
    }
luck-no-replay = This file holds no replay.
mark-not-checked = not checked here
mark-proved = proved
mark-wrong = wrong
luck-is-wrong = No: something is wrong with this luck.
luck-is-proved = Yes: all that was checked is as promised.
luck-nothing = Nothing could be checked.

## Reviews

text-review-failed = The review could not be made now. Try again in a while.

## The builder

text-draft-kept = { $name } is kept.
text-draft-needs-name = Give it a name first.
text-draft-copied = The text is copied.
text-draft-not-copied = The text could not be copied.
button-compare-draft = Compare
button-compare-with = Compare with { $name }
