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
text-fan-project = An unofficial fan project. Names belong to their owners; the texts of rules and cards and all drawings are our own.
button-save = Save
button-close = Close
button-back = Back
button-cancel = Cancel
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
language-of-browser = Same as my browser
setting-theme = Theme
setting-theme-system = Same as my system
setting-theme-night = Dark
setting-theme-day = Light
setting-pace = Speed
setting-pace-relaxed = Relaxed
setting-pace-normal = Normal
setting-pace-brisk = Brisk
setting-pace-instant = Instant
setting-sound = Play a soft tick when it is my turn
setting-notify = Notify me when it is my turn and this page is hidden
button-sign-out-others = Sign out all other devices
note-sign-out-others = You keep your seats here. Their private links change too.

## Home

title-home = Tables
text-pull-a-book = Pull a book from the shelf
text-welcome = Wizard tabletop games by their full rules, with friends or against bots.
title-my-tables = My tables
title-my-campaigns = My campaigns
title-shelf = The shelf
title-open-tables = Open tables
title-finished = Finished games
text-nobody-plays = Nobody is playing in public right now. Open a table and invite friends.
fact-players =
    { $how ->
        [some] { $least }–{ $most } players
       *[sure] { $least ->
            [one] 1 player
           *[other] { $least } players
        }
    }
fact-minutes = { $minutes } min
button-play-now = Play now
link-new-table = New table
link-how-to-play-briefly = Learn to play in two minutes
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
ago-days =
    { $n ->
        [one] yesterday
       *[other] { $n } days ago
    }
ago-date = { DATETIME($at, dateStyle: "medium") }

## A new table

title-new-table = New table: { $game }
heading-new-table = A new table of { $game }
title-options = Options
label-seat = Seat { $n }
seat-choice-me = Me
seat-choice-person = A guest by invitation
seat-choice-nobody = Nobody
player-bot = Bot { $bot }
player-bot-numbered = Bot { $bot } { $n }
title-campaign = Campaign
label-campaign = Play the first game of a campaign
campaign-none = No, a single game
# $label is a sentence.
label-number = { $label } From { $least } to { $most }.
label-public = List this table among the open tables
label-spectators = Let others watch
label-own-word = Your word for the dice
link-own-word = What is it for?
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
text-chapter-played = { $chapter } is being played now.
text-chapter-lost = { $chapter } was lost. Play it again.
text-chapter-next = { $chapter } is next.
button-to-table = Go to the table
button-chapter-again = Play it again
button-next-chapter = Next game of the campaign
link-watch = Watch
column-game = Game
column-result = Result
column-facts = Details
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
text-rules-in-english = These rules are not translated yet: they are in English.
title-see-also = See also
title-chapters-of-rules = Chapters of the rules
link-all-rules = All rules
text-nothing-found = No rule mentions “{ $text }”.
text-found =
    { $n ->
        [one] 1 rule about “{ $text }”
       *[other] { $n } rules about “{ $text }”
    }
text-found-many = The first { $most } of { $n ->
        [one] 1 rule
       *[other] { $n } rules
    } about “{ $text }”
title-how-to-play = How to play { $game }
heading-how-to-play = { $game } in two minutes
link-to-tables = To the tables
title-sorry = Sorry
link-back-to-tables = Back to the tables
title-luck = Provably fair luck
title-check-replay = Check a replay
label-replay-file = Open a replay file
title-seat-for-you = A seat for you
text-seat-for-you = This link is for one seat at a table. Accept it to play there.
title-own-word = A word for the dice
button-take-seat = Take the seat

## Waiting for players

title-waiting-for-players = Waiting for players
text-game-begins = The game starts when every seat is taken.
text-wait = You need to do nothing: the game starts by itself.
text-wait-host = Send each guest the link to a seat, or let a bot play there.
title-seats-free =
    { $n ->
        [0] Everybody is here
        [one] 1 seat is free
       *[other] { $n } seats are free
    }
text-not-begun = The game has not started.
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
note-word-awaited = (still sending the word for the dice)
button-copy-invitation = Copy invitation link
button-remove = Remove
button-remove-whom = Remove { $name }
button-seat-bot = Seat a bot
button-free-seat = Free the seat
# $act is another button; several seats have it.
button-of-seat = { $act } (seat { $n })
button-sit-down = Sit here
title-fair-luck = Fair luck
text-fair-luck = The hash of this game's secret is { $hash }. Your browser keeps it. The secret is published when the game is over.
link-what-it-proves = What does that prove?

## The table

title-table = { $game }: { $table }
title-shortcuts = Keyboard shortcuts
shortcut-options = Choose an option of the list
shortcut-pinned = End or pass
shortcut-arrows = Go through the options
shortcut-find = Find an option
shortcut-undo = Undo
shortcut-hint = Hint
shortcut-why = Why: the rule behind the question
shortcut-skip = Skip to now
shortcut-back = Look back, and on again
shortcut-zoom = Closer, further, the whole board
shortcut-escape = Close, or return to now
shortcut-help = This list
title-things = A closer look at a player
label-log-of = Show
log-of-all = everybody
tab-prompt = Choice
tab-seats = Players
tab-log = Log
tab-talk = Chat
region-since = Since your last turn
region-side = Log and chat
region-pinned = Always at hand
button-menu = Menu
button-fold = Fold or unfold the sheet
region-players = Players
region-prompt = Your choice
region-tray = My cards
region-words = The position in words
region-board = Board
region-stage = The board
region-clash = Showdown
region-tabs = Show
region-options = Options
title-wishes = What you are asked
text-more-below = More options below: scroll, or press ↓
region-pinned-options = Ways to go on
title-log = Log
region-log-lines = Events, latest last
title-chat = Chat
region-chat-lines = Messages
label-chat = Message
text-no-chat = No messages yet.
button-zoom = Zoom
seat-name =
    { $how ->
        [you] { $name } (you)
       *[other] { $name }
    }
seat-choosing = choosing
text-on-the-board = On the board, or in this list ({ $n })
moment-given-up = Game over
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
button-copy-my-link = Copy link to my seat
note-copy-my-link = Opens this seat on another device. Keep it to yourself
button-renew-link = Get a new link
note-renew-link = The old link stops working. Use this if others have seen it
button-people = People
note-people = Remove a player, or invite another in their place
title-people = People at your table
button-keep-them = Keep everybody

## Dialogs of the table

button-next = Next
button-start-playing = Start playing
title-give-up = Give up this game?
text-give-up = A bot takes over your seat. If only one player is left, they win.
button-play-on = Keep playing
label-what-is-wrong = What is wrong?
text-report = We save the game so far with your report, so it can be fixed.
# $what is what is prepared: a Group.
title-prepared = My { OTHER($what) }
note-prepared = Save, copy or paste { A($what) } as text
text-prepared = Saved in this browser. Copy the text to use it elsewhere.
region-prepared = Saved { OTHER($what) }
label-prepared = { CAP($what) } as text
label-prepared-name = Name
button-keep-it = Save it
button-enter-it = Use it
button-copy = Copy

## Taking a choice back

button-allow = Allow
button-refuse = Refuse
undo-you-ask = You ask { LIST($names) } to let you undo your choice.
undo-asked = { $name } asks to undo the last choice.
undo-asked-what = { $name } asks to undo the last choice: { $told }
undo-others-decide =
    { LENGTH($names) ->
        [one] { $name } asks to undo a choice; { LIST($names) } decides.
       *[other] { $name } asks to undo a choice; { LIST($names) } decide.
    }
text-meanwhile = Showing what happened…
banner-undone = Undone: { $told }
undo-done = { $name } undid a choice.
undo-done-by-you = You undid a choice.
undo-refused = { $name } refuses, so the choice stands.
undo-refused-by-you = You refuse, so the choice stands.

## The end of a game

headline-you = You won
headline-you-too = You won too
headline-won = { LIST($names) } won
headline-nobody = Nobody won
headline-all-lost = Everyone loses
ending-others-gave-up = { $name } wins: everyone else gave up.
region-standing = Final standing
button-play-again = Play again
button-join-seat = Join the rematch
text-they-play-again = The others play again.
text-rematch = The rematch is open, and your seat is kept for you.
link-watch-again = Watch the replay
link-home = Home

## The replay

title-replay = Replay: { $game }
heading-replay = { $game }: replay
eyes-everybody = what everybody could see
eyes-seat = what { $name } could see (seat { $n })
button-start = Start
button-play = Play
button-on = Next
button-end = End
region-replay = Replay controls
region-game = The game
region-position = This position
label-choice = Move
label-show = View
replay-where = { $n } of { $all }
title-what-happened-here = What happened here
text-secret-choice = A secret choice.
text-from-album = Part of this game was played under earlier rules and can't be played again. You read its story as it was told then, with a picture a turn where there is one.
button-copy-link = Copy link
link-download = Download
title-was-it-fair = Was the luck fair?
text-commitment = The hash of the secret, published before the game:
text-secret = The secret, published now that the game is over:
text-seats-words = The players' words: { $words }
button-check-luck = Check it here
link-what-it-proves-and-not = What that proves, and what it doesn't

## Editions

edition-older = This game was started under earlier rules ({ $edition }). It goes on from here by today's rules.
edition-unverified = This game was started under earlier rules ({ $edition }) and was replayed by today's. If something looks wrong, please report it.
edition-differs = This game was started under earlier rules ({ $edition }) and goes another way by today's from entry { $entry } of its log. { $n ->
        [0] It starts again from the beginning.
        [one] It stands after its first choice; please choose again from there.
       *[other] It stands after { $n } choices; please choose again from there.
    }

## For programs

text-for-programs = Everything a table offers, as JSON: write a client or a bot.
api-rule-cookie = Your first answer sets a cookie that says who you are. Send it back to keep your seat.
api-rule-key = Give each choice a key of your own. A choice sent again with the same key is carried out once.
api-rule-refusal = A refusal has a kind for programs, a sentence for people, and the clause behind it.
api-rule-words = Beside every sentence, “says” holds its key and arguments. The words are in the language of your Accept-Language.
api-rule-secrets = You get what your seat may know, and nothing else.
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
api-text-of =
    { $most ->
        [one] text of at most 1 letter
       *[other] text of { $least } to { $most } letters
    }
api-type-string = text
api-type-integer = whole number
api-type-number = number
api-type-boolean = true or false
api-type-null = null
api-optional = may be left out
api-fields-of = Fields of { $shape }

## Refusals: tables and seats

refusal-no-table = There is no table “{ $id }”. Check the address; its host may have called the table off.
refusal-table-broken = We can't read this table. That is our fault, not yours.
refusal-table-damaged = The saved data of this table is damaged.
refusal-cleared-away = This table was deleted because it was too old.
refusal-newer = This game was continued in a newer version of Spellwright. Play and watch it there.
refusal-other-edition = This game continues under other rules.
refusal-no-spectators = Nobody may watch this table. Ask its host for an invitation.
refusal-removed = The host removed you from this table.
refusal-seat-elsewhere = You moved your seat to another device.
refusal-one-seat = You can have only one seat.
refusal-no-person = A table needs at least one person.
refusal-no-seat-here = This table has no seat { $n }.
refusal-invited-only = This table is by invitation only. Ask its host for a link.
refusal-seat-kept = This seat is kept for { $name }.
refusal-have-a-seat = You already have a seat at this table. This link is for another player.
refusal-seat-taken = That seat is taken. Choose another, or ask the host for one.
refusal-seat-given-away = That seat was given to another player.
refusal-other-seat = You already have another seat at this table.
refusal-no-seat-link = This link leads to no seat any more: it was used or renewed. Ask the host for a new one.
refusal-used-invitation = This invitation has been used. To return to your seat, open your private link.
refusal-word-letters = Your word for the dice can have only letters and signs that can be shown.
refusal-word-fixed = You have already sent your word for the dice.
refusal-not-host = Only the host can remove players.
refusal-over-stay = The game is over, so nobody needs to leave.
refusal-nobody-there = Nobody sits there.
refusal-remove-yourself = You can't remove yourself. Give up instead.
refusal-renew-link = You can renew only the link to your own seat.
refusal-rematch-watched = You watched this game. Open a table of your own.
refusal-not-over = This game is not over yet.

## Refusals: playing

refusal-not-begun = The game has not started: it waits for players.
refusal-over = The game is over.
refusal-watching = You are watching this game and have no seat in it.
refusal-given-up = You gave up, so a bot plays for you.
refusal-given-up-already = You have already given up; a bot plays for you.
refusal-bot-plays-on = A bot already plays in this seat.
refusal-our-mistake = Our rules failed here. Nothing has changed: please report it and choose something else.
refusal-nothing-to-choose-now = It isn't your turn.
refusal-hint-coming = The hint is coming. Please wait a moment.
refusal-hint-late = The game has moved on, so the hint is too late.
refusal-gone-on = The game has moved on.
refusal-undo-other-asks = Another player is asking to undo.
refusal-undo-refused = The others refused, so the choice stands.
refusal-undo-not-asked = Nobody is asking you to allow an undo.
refusal-undo-asked-already = You have already asked to undo. Wait for the answer, or withdraw.
refusal-nothing-to-report = The game has not started, so there is nothing to report yet.
refusal-reported-enough = This table has been reported often enough. Thank you.

## Refusals: replays and campaigns

refusal-replay-secret = Until the game is over, a replay shows only what everybody may know.
refusal-replay-later = You can download the replay when the game is over, because it holds the seed.
refusal-nothing-to-look-at = There is nothing of that name to look at.
refusal-no-step = The replay has steps 0 to { $last }.
refusal-no-album = This game can't be replayed, and no pictures of it were saved.
refusal-album-damaged = The saved pictures of this game are damaged.
refusal-nothing-to-watch = The game has not started, so there is nothing to watch yet.
refusal-no-such-campaign = There is no campaign “{ $id }”. Check the address.
refusal-campaign-watched = You are watching this campaign and have no seat in it.
refusal-campaign-gone-on = The campaign has moved on. Please reload the page.

## Refusals: requests

refusal-too-fast = Too many requests. Please wait a moment.
refusal-too-much-from-here = Too many requests from your network. Please wait.
refusal-too-many-open = You have too many tables open. Close one first.
refusal-closed = Too many requests, so the connection was closed. Please wait a moment.
refusal-too-slow = The request did not arrive in time. Please send it again.
refusal-request = We can't use this request: { $why }.
refusal-message = We can't use this message: { $why }.
refusal-form-of-stream = The stream has the forms { LIST($forms) }.
refusal-undecodable = We can't read this request: it is nested too deeply, or not in UTF-8.
refusal-http = The server answered { $status }: { $why }.
refusal-http-404 = There is nothing at this address.
refusal-http-405 = This address does not take that kind of request.
refusal-foreign = This request does not come from one of our pages.
refusal-nowhere = There is no page at this address. All tables and games are on the first page.
refusal-no-host = The Host of this request is not an address.
refusal-unexpected = Something went wrong on our side. Your game is safe; please try again.
refusal-not-saved = We could not save that. Please send it again in a moment.
refusal-unreachable = We can't reach the games right now. Please try again in a moment.

## For those who run the server

refusal-no-address = “{ $text }” is not the address of a page. Write it like https://games.example or http://192.168.1.5:8000.
refusal-long-address = “{ $text }” has more than a host and a port. Leave out the rest.
refusal-no-file = There is no file “{ $file }”.
refusal-is-folder = “{ $file }” is a folder. Name a file in it.
refusal-no-folder = There is no folder “{ $folder }” for the games.
refusal-not-a-database = “{ $file }” is not a database. Nothing in it was changed.
refusal-damaged = “{ $file }” is damaged: { $why }.
refusal-restore-itself = The games are already in “{ $file }”.
refusal-postgres-tool = PostgreSQL has its own tool for this: { $command }.
refusal-no-games-in = There are no games in “{ $file }”, or it is damaged.
refusal-newer-backup = A newer Spellwright saved the games in “{ $file }”.
refusal-newer-database = A newer Spellwright saved the games in { $database }. Use that version, or restore an older backup.
refusal-other-version = Another version of Spellwright saved the games in { $database }. Start the server to update an older one.
refusal-foreign-database = Another program keeps its data in { $database }.
refusal-torn-database = The games in { $database } do not fit together. Nothing was changed.
refusal-unreadable-database = There are no games in { $database } that we can read.
refusal-other-server = Another server keeps its games in “{ $file }”. Stop it first, or name another file.
refusal-other-server-of = Another server (process { $process }) keeps its games in “{ $file }”. Stop it first, or name another file.
refusal-other-database = Games can be kept in a file, sqlite or postgresql, not in { $backend }.
refusal-no-database-file = Games need a file. Name one, such as sqlite:///games.db.
refusal-no-database-name = “{ $address }” is not the name of a database.
refusal-no-database-address = We can't read the address of the database, and it is not a file name.
refusal-database = We can't open the games in { $database }: { $why }.
refusal-database-no-database = We can't open the games in { $database }: it is not a database.
refusal-database-damaged = We can't open the games in { $database }: it is damaged. Restore a backup.
refusal-database-not-opened = We can't open the games in { $database }: we have no permission to read it.
refusal-database-not-written = We can't open the games in { $database }: we have no permission to write to it.
refusal-database-full = We can't open the games in { $database }: the disk is full.
refusal-database-disk = We can't open the games in { $database }: the disk fails or is full.
refusal-database-locked = We can't open the games in { $database }: another program has locked it.
health-no-reading = We can't read from the database.
health-no-writing = We can't write to the database.
health-too-slow = The database takes too long to answer.
health-disk-full = The disk is full.
health-older = The database is older than this server. Start the server again to update it.

## A choice of evening

title-what-to-play = What do you want to play?
title-who-plays = Who plays?
title-packs = Packs
pack-holds-always = This pack changes the game itself, so it is in play at every table here: { $pack }
pack-in-play = With the pack { $pack }
title-house-rules =
    { $changed ->
        [0] More options ({ $n })
        [one] More options ({ $n }, 1 changed)
       *[other] More options ({ $n }, { $changed } changed)
    }
title-table-manners = Dice, guests and absent players
title-bots = How strong the bots are
heading-change-table = Change the table
seat-choice-here = A second player at this device
seat-choice-free-again = Free the seat
label-their-name = Their name
label-name-of-seat = The name in seat { $n }
label-away = While a player is away, a bot may play for them
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
button-call-off = Cancel the table
refusal-host-arranges = Only the host can change this table.
refusal-begun-already = The game has started, so you can't change this.
refusal-campaign-table = You can't change the games of a campaign.
refusal-sat-down-meanwhile = A player has just sat down. Look at the seats again.

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
text-pass-to = This page shows no secrets. Continue when { $name } has the device.
button-i-am = I am { $name }: show my side
button-pass-to = { $name } is next: cover the screen
link-look-as = View as { $name }
refusal-not-your-seat = That seat isn't yours.

## A player who is away

refusal-nobody-waits = Nobody is waiting for this player.
refusal-away-later = They have not been away long enough yet.
refusal-not-away = This player is not away.
refusal-stand-in-yourself = A bot can play for others, not for you.
text-bot-plays-for = A bot plays for { $name } until they are back.
text-bot-plays-for-you = You were away, so a bot plays for you.
button-i-am-back = I'm back: let me play
button-let-bot-play = Let a bot play for { $name }

## My tables

my-table = { $game } with { LIST($names) }
just = { $what }
title-tidied = Tidied away
text-nothing-tidied = Nothing is tidied away. Finished games have a button for it.
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
review-axis-move = Move { $n }
review-column-move = After move
title-turning-moments = The moments that turned it
review-move = Move { $n }: { $name } decides
review-asked = The question: “{ $question }”
review-chosen = { $name } chose “{ $option }”.
review-change = { POSSESSIVE($name) } chance went from { $before } to { $after }.
review-no-change = { POSSESSIVE($name) } chance hardly changed: { $after }.
review-best = The master would have chosen “{ $option }”.
review-same = The master would have chosen the same.
review-no-advice = There was no time to ask the master here.
review-watch = Watch this moment
refusal-review-later = A game can be reviewed when it is over.
refusal-no-review = This game was played under earlier rules, so it can't be reviewed any more.
refusal-nothing-to-review = Nothing was chosen in this game.

## The builder

title-builder = Build your { $what }
link-builder = Build your { $what }
title-builder-start = Start from
title-builder-kept = Kept by this browser
text-builder-none-kept = Nothing is kept yet.
title-builder-text = As a text to share
button-read-text = Use this text
button-as-last-time = As last time
button-fill = Fill the rest for me
button-clear = Empty it
button-compare = Compare
button-compare-with = Compare with { $name }
column-this-draft = This one
column-other-draft = The other
label-side = Side
label-only-fitting = Only what fits
shelf-title = { $title } ({ $n })
piece-figure = { $label } { $value }
button-take-piece = Take
button-take-what = Take { $name }
button-put-away = Remove
button-put-away-what = Remove { $name }
refusal-no-workshop = There is nothing to build in this game.
refusal-workshop-closed = You have nothing to build now.
