### What the web page and its server say: pages, refusals, the words of the script.

## Every page

# $title is the title of the page.
page-title = { $title } · Spellwright
link-skip = Skip to the content
link-rules = Rules
link-how-to-play = How to play
link-for-programs = For programs
region-main = Main
guest = Guest
text-fan-project = An unofficial fan project. Names belong to their owners; rules, cards and drawings here are in our own words and by our own hand.
button-save = Save
button-close = Close
button-back = Back
button-cancel = Never mind
button-send = Send
button-skip = Skip to now
label-find = Find
link-the-rule = The rule: { $clause }
link-why = Why? { $clause }
list-of = { LIST($items) }

## Settings

title-settings = Settings
label-your-name = Your name
setting-language = Language
language-of-browser = As in my browser
setting-theme = Light
setting-theme-night = Night
setting-theme-day = Day
setting-pace = Pace
setting-pace-relaxed = Relaxed
setting-pace-normal = Normal
setting-pace-brisk = Brisk
setting-pace-instant = Instant
setting-sound = A soft tick when it is my turn
setting-notify = A notice when it is my turn and this page is hidden
button-sign-out-others = Sign out all other devices
note-sign-out-others = You keep your seats here. Their private links change, too.

## Home

title-home = Tables
text-pull-a-book = Pull a book from the shelf
text-welcome = Wizards' games by their full rules, with friends or against the computer.
title-my-tables = My tables
title-my-campaigns = My campaigns
title-shelf = The shelf
title-open-tables = Open tables
title-finished = Finished games
text-nobody-plays = Nobody is playing in public just now: open a table and invite somebody.
fact-players =
    { $how ->
        [some] { $least }-{ $most } players
       *[sure] { $least } players
    }
fact-minutes = { $minutes } minutes
button-play-now = Play now
link-new-table = New table
link-how-to-play-briefly = How to play in two minutes
table-of = { $game }: { LIST($names) }
seat-is-free = a free seat
mark-your-turn = Your turn
mark-free = { $n } free
mark-won = { LIST($winners) } won
mark-seat-kept = A seat is kept for you
line-and-when = { $line } · { $when }
campaign-of = { $game }, { $mode }
ago-now = just now
ago-minutes = { $n } min ago
ago-hours = { $n } h ago
ago-days = { $n } days ago
ago-date = { DATETIME($at, dateStyle: "medium") }

## A new table

title-new-table = New table: { $game }
heading-new-table = A new table of { $game }
title-options = Options
label-seat = Seat { $n }
seat-choice-me = Me
seat-choice-person = Somebody by invitation
seat-choice-nobody = Nobody
player-bot = Bot { $bot }
player-bot-numbered = Bot { $bot } { $n }
title-campaign = Campaign
label-campaign = Play the first game of a campaign
campaign-none = no, a single game
# $label is a sentence.
label-number = { $label } From { $least } to { $most }.
label-public = List it among the open tables
label-spectators = Others may watch
label-own-word = Your word for the luck
link-own-word = What it is for
button-open-table = Open the table
value-yes = yes
value-no = no

## Campaigns

title-campaign-of = Campaign: { $game }
heading-campaign-of = { $game }: a campaign
text-mode = { $mode }. { $about }
title-chapters = Chapters of the campaign
title-games-played = Games played
campaign-line = { $n } of { $all } chapters won
campaign-line-won =
    { $n ->
        [one] won in 1 game
       *[other] won in { $n } games
    }
text-campaign-won =
    { $n ->
        [one] The campaign is won, in 1 game.
       *[other] The campaign is won, in { $n } games.
    }
text-chapter-played = { $chapter } is being played.
text-chapter-lost = { $chapter } was lost: it is played again.
text-chapter-next = { $chapter } is next.
button-to-table = To the table
button-chapter-again = Play it again
button-next-chapter = Next game of the campaign
link-watch = Watch it
column-game = Game
column-result = Result
column-facts = What it came to
mark-game-won = won
mark-game-lost = lost
mark-chapter =
    { $how ->
        [won] won
        [next] next
       *[ahead] to come
    }
mark-chapter-tried =
    { $how ->
        [won] { $n ->
            [one] won, lost once
           *[other] won, lost { $n } times
        }
        [next] { $n ->
            [one] next, lost once
           *[other] next, lost { $n } times
        }
       *[ahead] { $n ->
            [one] to come, lost once
           *[other] to come, lost { $n } times
        }
    }
link-campaign = The campaign

## Pages to read

title-rules = Rules
title-rules-of = Rules: { $game }
label-find-in-rules = Find in the rules
title-see-also = See also
link-all-rules = All rules
text-nothing-found = No clause speaks of «{ $text }».
text-found =
    { $n ->
        [one] 1 clause about «{ $text }»
       *[other] { $n } clauses about «{ $text }»
    }
text-found-many = { $n } clauses about «{ $text }», the first { $most } of them
title-how-to-play = How to play { $game }
heading-how-to-play = { $game } in two minutes
link-to-tables = To the tables
title-sorry = Sorry
link-back-to-tables = Back to the tables
title-luck = Luck that is proved
title-check-replay = Check a replay
label-replay-file = A replay from a file
title-seat-for-you = A seat for you
text-seat-for-you = This link leads to a seat at a table. Whoever accepts it plays there.
button-take-seat = Take the seat

## Waiting for players

title-waiting-for-players = Waiting for players
text-game-begins = The game begins when every seat is taken.
text-wait = There is nothing to choose until everybody is here.
text-wait-host = Send the invitation; there is nothing to choose before.
title-not-yet = Not yet
text-not-begun = The game has not begun.
seat-of-bot = Seat { $n }: the bot { $bot }
seat-of-person =
    { $how ->
        [you] Seat { $n }: { $name } (you)
       *[other] Seat { $n }: { $name }
    }
seat-open =
    { $how ->
        [mine] Seat { $n } is kept for you.
        [kept] Seat { $n } is kept for { $name }.
       *[free] Seat { $n } is free.
    }
note-word-awaited = (the word for the luck is on its way)
button-copy-invitation = Copy the invitation
button-remove = Remove
button-remove-whom = Remove { $name }
button-sit-down = Sit down here
title-fair-luck = Fair luck
text-fair-luck = The hash of this game's secret is { $hash }. Your browser keeps it. The secret comes out when the game is over.
link-what-it-proves = What that proves

## The table

title-table = { $game }: { $table }
title-things = A closer look at a player
label-log-of = Show
log-of-all = everybody
tab-prompt = Choice
tab-seats = Players
tab-log = Log
tab-talk = Chat
region-side = Log and chat
region-pinned = Always at hand
button-menu = Menu
button-fold = Fold or unfold the sheet
region-players = Players
region-prompt = Your choice
region-tray = My things
region-words = The position in words
region-board = Board
region-stage = The board
region-clash = Two sides meet
region-tabs = What to show
region-options = Options
title-wishes = What you are asked
region-pinned-options = Ways to go on
title-log = Log
region-log-lines = Events, latest last
title-chat = Chat
region-chat-lines = What was said
label-chat = Say something
text-no-chat = Nobody has said anything yet.
button-zoom = Zoom
seat-name =
    { $how ->
        [you] { $name } (you)
       *[other] { $name }
    }
seat-choosing = choosing
text-on-the-board = On the board: { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }
moment-decides =
    { $how ->
        [you] You decide
        [both] You and { LIST($names) } decide
       *[others]
            { LENGTH($names) ->
                [1] { LIST($names) } decides
               *[other] { LIST($names) } decide
            }
    }
title-wait = Please wait
text-thinking =
    { LENGTH($names) ->
        [1] { LIST($names) } is thinking
       *[other] { LIST($names) } are thinking
    }
text-watching = You are watching.
button-undo = Undo
button-hint = Hint
button-give-up = Give up
button-report = Report a problem
button-copy-my-link = Copy my seat's link
note-copy-my-link = It brings you back to this seat on another device; keep it to yourself
button-renew-link = Renew the link
note-renew-link = If somebody else has seen it: the old link opens nothing any more
button-people = People
note-people = Remove somebody, or invite somebody in their place
title-people = The people at your table
button-keep-them = Keep them

## Dialogs of the table

button-next = Next
button-start-playing = Start playing
title-give-up = Give this game up?
text-give-up = The others play on, or win if only one is left.
button-play-on = Play on
label-what-is-wrong = What is wrong?
text-report = The game up to here is kept with your words, for whoever mends it.
# $what is what is prepared: a Group.
title-prepared = My { OTHER($what) }
note-prepared = Keep, copy or enter { A($what) } as text
text-prepared = Kept by this browser; as text for everywhere else.
region-prepared = { OTHER($what) } to choose from
label-prepared = The { $what } as text
label-prepared-name = Name
button-keep-it = Keep it
button-enter-it = Enter it
button-copy = Copy

## Taking a choice back

button-allow = Allow it
button-refuse = Refuse
undo-you-ask = You ask { LIST($names) } to let you take it back.
undo-asked = { $name } would like to take back the last choice.
undo-asked-what = { $name } would like to take back the last choice: { $told }
undo-others-decide = { $name } would like to take a choice back; { LIST($names) } decides.
undo-done = { $name } took a choice back.
undo-done-by-you = You took a choice back.
undo-refused = { $name } would rather not: the choice stands.
undo-refused-by-you = You would rather not: the choice stands.

## The end of a game

headline-you = You won
headline-you-too = You won, too
headline-won = { LIST($names) } won
headline-nobody = Nobody won
headline-all-lost = All have lost
ending-others-gave-up = The others have given up.
region-standing = How it ended
button-play-again = Play again
button-join-seat = Join your seat
text-they-play-again = They play again.
text-rematch = The next game is open, and your seat is kept for you.
link-watch-again = Watch it again
link-home = Home

## The replay

title-replay = Replay: { $game }
heading-replay = { $game }, watched again
eyes-everybody = what everybody may know
eyes-seat = what { $name } knew (seat { $n })
button-start = Start
button-play = Play
button-on = On
button-end = End
region-replay = Playing the replay
region-game = The game
region-position = About this position
label-choice = Choice
label-show = Show
replay-where = { $n } of { $all }
title-what-happened-here = What happened here
text-secret-choice = A choice in secret.
text-from-album = This game, or a part of it, was played under an earlier edition and cannot be played again. Its story is told as it was then, with a picture a turn as far as there are pictures.
button-copy-link = Copy the link
link-download = Download
title-was-it-fair = Was the luck fair?
text-commitment = Published before any word was known, the hash of the secret:
text-secret = The secret, shown now that the game is over:
text-seats-words = The words of the seats: { $words }
button-check-luck = Check it here
link-what-it-proves-and-not = What that proves, and what not

## Editions

edition-older = This game was begun under an earlier edition ({ $edition }). It goes on from where it stood, by the rules of today.
edition-unverified = This game was begun under an earlier edition ({ $edition }). Nothing proves how it stood then: it was played again by the rules of today. If something looks wrong, please report it.
edition-differs = This game was begun under an earlier edition ({ $edition }). By the rules of today it comes out otherwise from entry { $entry } of its log on. It stands where all was still sure, after { $n } choices; what came later has to be chosen again.

## For programs

text-for-programs = Everything that a table offers, as JSON: write a client, or a bot.
api-rule-cookie = Who you are is in the cookie of your first answer: send it back, and you keep your seat.
api-rule-key = A choice has a key of your own making. Sent again with the same key it is carried out once.
api-rule-refusal = A refusal has a kind for programs, a sentence for people and the clause behind it.
api-rule-words = Beside every sentence “says” holds its key and arguments; the words are in the language that you ask for by Accept-Language.
api-rule-secrets = You are told what your seat may know, and nothing else.
title-api-games = Games
title-api-tables = Tables
title-api-shapes = Shapes
title-api-stream = The stream
text-openapi = The same for programs: { $link }.
text-stream = It sends the table and your view whenever what you may know has changed: { $news }. The key is that of your last choice or act which is on disk. It takes { $choose } or { $act }, where an act is undo, allow, refuse, concede, hint, or say, word, report and enter with a text, or remove with a seat. What cannot be done is answered by { $refusal }.
text-stream-of-pages = The pages use the same stream and say the same things; with { $form } it tells the parts of a page in place of data, as lists of elements with keys: what is gone, and what is put behind what.
api-takes = takes
api-answers = answers
api-nothing = nothing
api-or = { " " }or{ " " }
api-list-of = list of { $what }
api-names-with = names with { $what }
api-object = object
api-anything = anything
api-text-of = text, { $least } to { $most } letters
api-type-string = text
api-type-integer = whole number
api-type-number = number
api-type-boolean = true or false
api-type-null = null
api-optional = may be left out
api-fields-of = Fields of { $shape }

## Refusals: tables and seats

refusal-no-table = There is no table «{ $id }».
refusal-table-broken = This table cannot be read, by a fault of ours.
refusal-table-damaged = What was kept of this table is damaged.
refusal-cleared-away = This table has been cleared away: it was too old.
refusal-newer = This game has been carried on by a newer version of Spellwright. It can be played and watched there; here it stays as it is.
refusal-other-edition = This game goes on under another edition.
refusal-no-spectators = This table is played without spectators.
refusal-removed = The host has removed you from this table.
refusal-seat-elsewhere = Your seat is on another device now.
refusal-one-seat = You can have one seat only.
refusal-no-person = A table needs at least one person.
refusal-no-seat-here = The table has no seat { $n }.
refusal-invited-only = This table is for those who are invited.
refusal-seat-kept = This seat is kept for { $name }.
refusal-have-a-seat = You have a seat at this table: this one is for somebody else.
refusal-seat-taken = Somebody else sits there already.
refusal-seat-given-away = Another server gave that seat to somebody else.
refusal-other-seat = You have another seat at this table already.
refusal-no-seat-link = This seat link belongs to no table.
refusal-used-invitation = This link opens no seat: an invitation works once, and who has sat down comes back by the private link of that seat.
refusal-word-letters = A word for the luck is made of letters that can be shown.
refusal-word-fixed = Your word for the luck is fixed already.
refusal-not-host = Only the host of the table can remove somebody.
refusal-over-stay = The game is over: everybody may stay.
refusal-nobody-there = Nobody sits there.
refusal-remove-yourself = You cannot remove yourself: give up instead.
refusal-renew-link = You can renew the link of your own seat only.
refusal-rematch-watched = You watched this game; open a table of your own.
refusal-not-over = This game is not over yet.

## Refusals: playing

refusal-not-begun = The game has not begun: it waits for people or their words.
refusal-over = The game is over: nothing is left to choose.
refusal-watching = You watch this game; you have no seat in it.
refusal-given-up = You have given up: a bot plays on for you.
refusal-given-up-already = You have given up already: a bot plays on for you.
refusal-bot-plays-on = A bot plays on in this seat already.
refusal-our-mistake = The rules failed here, and that is our mistake. Nothing has changed: please report it and choose something else.
refusal-nothing-to-choose-now = There is nothing to choose for you now.
refusal-hint-coming = The hint is being thought of: please wait a moment.
refusal-hint-late = The game has gone on: the hint would come too late.
refusal-gone-on = The game has moved on.
refusal-undo-other-asks = Another player asks for that now.
refusal-undo-refused = The others would rather not: that choice stands.
refusal-undo-not-asked = Nobody asks you to allow anything now.
refusal-undo-asked-already = You have asked to take a choice back: wait for the answer, or withdraw.
refusal-nothing-to-report = The game has not begun: there is nothing to report yet.
refusal-reported-enough = This table has been reported often enough: thank you.

## Refusals: replays and campaigns

refusal-replay-secret = Until the game is over a replay shows what everybody may know.
refusal-replay-later = The replay holds the seed: it comes out when the game is over.
refusal-nothing-to-look-at = There is nothing of that name to look at.
refusal-no-step = The replay has steps 0 to { $last }.
refusal-no-album = This game cannot be played again, and no album of it was kept.
refusal-album-damaged = The album of this game is damaged.
refusal-nothing-to-watch = The game has not begun: there is nothing to watch yet.
refusal-no-such-campaign = There is no campaign “{ $id }”.
refusal-campaign-watched = You watch this campaign; you have no seat in it.
refusal-campaign-gone-on = The campaign has gone on: please look again.

## Refusals: requests

refusal-too-fast = That was too much at once: please wait a moment.
refusal-too-much-from-here = Too much comes from here: please wait.
refusal-too-many-open = You have too many tables open: please close one.
refusal-closed = That was too much at once: the connection is closed. Please wait a moment.
refusal-too-slow = The request did not arrive in time: please send it again.
refusal-request = The request does not fit: { $why }.
refusal-message = The message does not fit: { $why }.
refusal-form-of-stream = The stream has the forms { LIST($forms) }.
refusal-undecodable = The request cannot be read: it is nested too deeply, or not written in UTF-8.
refusal-http = The server answered { $status }: { $why }.
refusal-http-404 = Not Found.
refusal-http-405 = Method Not Allowed.
refusal-foreign = This request does not come from our own pages.
refusal-nowhere = There is nothing at this address.
refusal-no-host = The Host of this request is no address.
refusal-unexpected = Something went wrong on our side; your game is safe. Please try again.
refusal-not-saved = That could not be saved just now. Please send it again in a moment.
refusal-unreachable = The games cannot be reached just now. Please try again in a moment.

## For those who run the server

refusal-no-address = “{ $text }” is no address of a page: write it like https://games.example or http://192.168.1.5:8000.
refusal-long-address = “{ $text }” has more than a host and a port: leave the rest out.
refusal-no-file = There is no file “{ $file }”.
refusal-is-folder = “{ $file }” is a folder: name a file in it.
refusal-no-folder = There is no folder “{ $folder }” to keep games in.
refusal-not-a-database = “{ $file }” is not a database: nothing in it was changed.
refusal-damaged = “{ $file }” is damaged: { $why }.
refusal-restore-itself = “{ $file }” is where the games are kept already.
refusal-postgres-tool = PostgreSQL has a tool of its own for this: { $command }.
refusal-no-games-in = There are no games in “{ $file }”, or it is damaged.
refusal-newer-backup = The games in “{ $file }” were kept by a newer Spellwright.
refusal-newer-database = The games in { $database } were kept by a newer Spellwright: use that one, or restore an older backup.
refusal-other-version = The games in { $database } were kept by another version of Spellwright; a start of the server brings an older one up to date.
refusal-foreign-database = In { $database } another program keeps its data.
refusal-torn-database = The games in { $database } do not fit together: nothing was changed.
refusal-unreadable-database = In { $database } are no games that we could read.
refusal-other-server = Another server keeps its games in “{ $file }”: stop it first, or name another file.
refusal-other-server-of = Another server (process { $process }) keeps its games in “{ $file }”: stop it first, or name another file.
refusal-other-database = Games are kept in a file, sqlite or postgresql, not in { $backend }.
refusal-no-database-file = Games need a file: name one, such as sqlite:///games.db.
refusal-no-database-name = “{ $address }” is no name for a database.
refusal-no-database-address = The database has no address that can be read, and no file name.
refusal-database = The games in { $database } cannot be opened: { $why }.
refusal-database-no-database = The games in { $database } cannot be opened: it is not a database.
refusal-database-damaged = The games in { $database } cannot be opened: it is damaged; restore a backup.
refusal-database-not-opened = The games in { $database } cannot be opened: it may not be opened.
refusal-database-not-written = The games in { $database } cannot be opened: it may not be written.
refusal-database-full = The games in { $database } cannot be opened: the disk is full.
refusal-database-disk = The games in { $database } cannot be opened: the disk fails, or is full.
refusal-database-locked = The games in { $database } cannot be opened: another program keeps it locked.
health-no-reading = Nothing can be read from the database.
health-no-writing = Nothing can be written to the database.
health-too-slow = The database takes too long to answer.
health-disk-full = The disk is full.
health-older = The database is older than this server: start it again to bring it up to date.

## A choice of evening

title-what-to-play = What do you play?
title-who-plays = Who plays?
title-house-rules =
    { $changed ->
        [0] More options ({ $n })
        [one] More options ({ $n }, 1 changed)
       *[other] More options ({ $n }, { $changed } changed)
    }
title-table-manners = Luck, guests and absence
title-bots = How well the bots play
heading-change-table = Change the table
seat-choice-here = Somebody here, at this device
seat-choice-free-again = Free the seat
label-their-name = Their name
label-name-of-seat = The name in seat { $n }
label-away = If you wait for somebody, a bot may play for them
away-never = never
away-minutes =
    { $n ->
        [one] after 1 minute
       *[other] after { $n } minutes
    }
away-hours =
    { $n ->
        [one] after 1 hour
       *[other] after { $n } hours
    }
option-is = { $option }: { $value }
button-save-table = Save the changes
link-change-table = Change seats and options
button-call-off = Call the table off
refusal-host-arranges = Only the host of this table can change it.
refusal-begun-already = The game has begun, so nothing of this can be changed.
refusal-campaign-table = The games of a campaign can't be changed.
refusal-sat-down-meanwhile = Somebody has just sat down. Look at the seats once more.

## An invitation

heading-invited = You are invited to a game of { $game }
heading-invited-by = { $name } invites you to a game of { $game }
heading-your-seat = { $name }, your seat at { $game }
text-company =
    { $free ->
        [0] With { LIST($names) }.
        [one] With { LIST($names) }. 1 more seat is free.
       *[other] With { LIST($names) }. { $free } more seats are free.
    }
text-company-none =
    { $free ->
        [0] Nobody else sits there yet.
        [one] Nobody else sits there yet; 1 more seat is free.
       *[other] Nobody else sits there yet; { $free } more seats are free.
    }
button-my-seat = Back to my seat

## One device for several people

heading-pass-to = Pass the device to { $name }
text-pass-to = Nobody's secrets are on this page. When { $name } has the device, go on.
button-i-am = I am { $name }: show my side
button-pass-to = { $name } is next: cover the screen
link-look-as = Look as { $name }
refusal-not-your-seat = That seat isn't yours.

## A player who is away

refusal-nobody-waits = Nobody is waiting for this player.
refusal-away-later = They have not been away long enough yet.
refusal-not-away = This player is not away.
refusal-stand-in-yourself = A bot can play for others, not for you.
text-bot-plays-for = A bot plays for { $name } until they are back.
text-bot-plays-for-you = You were away, so a bot plays for you.
button-i-am-back = I am back: play on myself
button-let-bot-play = Let a bot play for { $name }

## My tables

my-table = { $game } with { LIST($names) }
just = { $what }
title-tidied = Tidied away
button-tidy = Tidy away
button-tidy-all = Tidy away all finished games
button-put-back = Put back
link-tidied = What you have tidied away
mark-you-won = You won
mark-nobody-won = Nobody won

## The end

headline-you-gave-up = You gave up
title-scenes = What decided it
link-review = Review the game

## Watching a game again

label-speed = Speed
speed-slow = Half
speed-usual = As in my settings
speed-fast = Twice
speed-faster = Four times
title-moves = All moves
replay-beginning = The beginning

## The review of a game

title-review = Review: { $game }
text-review-making = The bots look at the game once more. This takes up to a minute.
title-chances = The chance to win, over time
text-chances = As the bots judge each position, with everything on the table.
review-curve-title = The chance to win of each player, from the first move to the last
review-all-together = All together
review-as-table = The curve as a table
review-column-move = After move
title-turning-moments = The moments that turned it
review-move = Move { $n }: { $name } decides
review-asked = The question: “{ $question }”
review-chosen = { $name } chose “{ $option }”.
review-change = { POSSESSIVE($name) } chance went from { $before } to { $after }.
review-best = The master would have chosen “{ $option }”.
review-same = The master would have chosen the same.
review-no-advice = There was no time to ask the master here.
review-watch = Watch this moment
refusal-review-later = A game can be reviewed when it is over.
refusal-no-review = This game was played by other rules of the program, so it can't be reviewed any more.
refusal-nothing-to-review = Nothing was chosen in this game.
