### What the script of a page says. It fills the places itself: these messages have texts, places and variants, and no functions.

## Every page

text-unreached = The server can't be reached. What you wrote is still here: try again when the connection is back.
text-link-copied = Link copied.
text-copy-this-link = Copy this link: { $link }
note-needs-https = (needs a secure page: https)
# Which step of several is shown.
step-of = { $n } of { $all }

## The table

title-your-turn = ● Your turn · { $title }
notice-your-turn = It's your turn.
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
text-connecting = Reconnecting …
text-connecting-kept = Reconnecting … What you chose and wrote is sent then.
text-words-kept = No connection. Your words are kept, and sent when it is back.
text-reported = Thank you. Your report is saved as { $report }.
text-refused-by = { $sentence } ({ $clause })
text-thinking = Thinking it through …
text-hint-why = Why?
# How long a player has been thinking. It stands behind “Ben is thinking”.
text-thinking-for = , { $seconds } s
# Read out before the last line of the log, when many came at once.
text-more-before =
    { $n ->
        [one] 1 more line before this.
       *[other] { $n } more lines before this.
    }
button-mute = Mute
button-mute-whom = Mute { $name }
button-unmute = Unmute
button-unmute-whom = Unmute { $name }
text-is-muted = { $name } is muted.

## People at the table, for the host

button-remove = Remove
button-copy-invitation = Copy an invitation
text-seat-vacant = Seat { $n }: a bot plays on.
text-remove = Remove { $name }? They can't come back to this table. Their seat becomes free.
text-remove-for-bot = Remove { $name }? They can't come back to this table. A bot plays on in their seat; you can invite another player.

## What a player prepares

label-on-the-table = On the table
button-forget = Forget
button-forget-which = Forget { $name }
text-forgotten = { $name } is forgotten.
text-kept = { $name } is kept.
text-needs-name = It needs a text and a name.
text-copied = Text copied.
text-copy-selected = Copy the selected text.

## The replay

button-play = Play
button-pause = Pause

## Luck

luck-no-secret = This game had no secret, so there is nothing to check.
luck-secret = The secret matches the hash that was published.
luck-seed = The seed follows from the secret and the words.
luck-seed-of-piece = The seed follows from the secret and the words (piece { $n }).
luck-rules = Whether the rules asked for these draws: download the replay and run “spellwright replay FILE --verify”.
luck-no-promise = This browser kept no hash from before the game, so it can't say when the hash was published.
luck-promise = The published hash is the one that this browser was shown before the game.
luck-no-word = This browser gave no word. Only those who gave words can say whether they are right.
luck-word = Your word “{ $word }” is mixed in.
luck-older-words = In this older game the secret did not fix the bots' words: they could have been chosen later.
luck-made-words = The secret fixed the words of bots, and of players who gave none.
luck-no-draws = This older replay records no draws, so they can't be checked here.
luck-draws =
    { $n ->
        [one] The only draw follows from the seed.
       *[other] All { $n } draws follow from the seed.
    }
luck-wrong-draw =
    { $n ->
        [one] Draw { $wrong } of 1 does not follow from the seed.
       *[other] Draw { $wrong } of { $n } does not follow from the seed.
    }
luck-no-replay = This file holds no replay.
mark-not-checked = not checked here
mark-proved = proved
mark-wrong = wrong
luck-is-wrong = No: this luck is not what was promised.
luck-is-proved = Yes: everything that was checked is as promised.
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

## Rules

text-rules-found =
    { $n ->
        [0] No clause says “{ $text }”.
        [one] 1 clause says “{ $text }”.
       *[other] { $n } clauses say “{ $text }”.
    }
