### Funkoverse: what is asked, chosen, told and refused.

## What can be chosen

verb-colour = { $side }
verb-pick = { $who }
verb-item = { $item }
verb-give = { $who }
verb-share = Your partner leads { $who }
verb-keep = Lead the rest yourself
verb-leader = { $who }
verb-place = { $square }
verb-turn = { $who }
verb-move = Move to { $square }
verb-challenge = Challenge { $who }
verb-assist = Help { $who } up
verb-take = Take point marker { $marker }
verb-claim = Put a control marker into area { $area }
verb-flip = Flip the control marker of area { $area }
verb-use = { $ability }
verb-use-item = Use the { $item }
verb-rally = Get up
verb-end = End the turn
verb-decline = No further action
verb-target = { $who }
verb-to = { $square }
verb-stay = Stay
verb-shift = { $who } to { $square }
verb-done = Nobody else
verb-drink = Use Felix Felicis now
verb-save = Save it
verb-token = The { $token } token on { $n }
verb-decree = A { $token } token
verb-return = { $who }

## What is asked

question-colour = You start. Which side do you take?
question-pick = Which character joins your side?
question-secret-pick = Which character joins your side? Nobody sees it yet.
question-item = Which item does your side take?
question-holder = Who carries the item?
question-share = Whom does your partner lead?
question-leader = Who leads your side? Both leaders are shown together.
question-place = Where does { $who } start?
question-turn = Who takes the turn?
question-action = What does { $who } do? Actions left: { $n }.
question-granted = { $who } may do a basic action.
question-controlled = { $who } obeys you: which basic action?
question-extra = { $who } may do one more action that is no challenge.
question-target = { $ability }: on whom?
question-item-target = { $item }: on whom?
question-next-target = { $ability }: who is challenged next?
question-felix = Does { $who } use Felix Felicis against { $whom }?
question-shift = { $ability }: whom do you move, and where?
question-where = { $ability }: to which square?
question-ally = { $ability }: who moves?
question-token = { $ability }: which token of the rivals?
question-claim = Where in area { $area } do you put the control marker?
question-flag = Does { $who } come home from the rival flag, and where?
question-return-order = Who returns first?
question-return = Where does { $who } return?
question-dark-lord = Does { $who } move?
question-slip = Does { $who } slip away?

## What is told

event-starts = { $player } starts and chooses a side.
event-took-side = { $player } plays for { $side }.
event-marker-flipped = { $side } has the First Player marker.
event-joined = { $who } joins { $side }.
event-equipped = { $who } carries { $item }.
event-shared = { $who } is led by { $player }.
event-leader-shown = { $who } leads { $side }.
event-placed = { $who } stands on { $square }.
event-round-began = Round { $n }: { $side } begins.
event-turn-taken = { $who } takes the turn.
event-waited = { $who } is on the cooldown track and waits.
event-moved = { $who } moves from { $start } to { $square }.
event-appeared = { $who } is placed on { $square }.
event-helped = { $who } helps { $whom } up.
event-rallied = { $who } gets up.
event-marker-taken = { $who } takes point marker { $marker }.
event-marker-back = Point marker { $marker } is back on the map.
event-claimed = { $side } claims area { $area }.
event-control-placed = { $side } has a control marker on { $square }.
event-flipped = { $who } flips the control marker: area { $area } now shows { $side }.
event-used = { $who } uses { $ability }.
event-paid = { $side } puts a { $token } token on the { $n }.
event-used-item = { $who } uses { $item }.
event-item-rests = { $item } goes to the { $n } of the track of { $side }.
event-item-ready = { $item } is ready again for { $who }.
event-challenged = { $who } challenges { $whom }. Dice: { $n }.
event-attacked = { $who } rolls: { $hits } hit, { $shields } shield, { $criticals } critical. Successes: { $n }.
event-defended = { $who } defends: { $hits } hit, { $shields } shield, { $criticals } critical. Successes: { $n }.
event-withstood = { $who } withstands it.
event-knocked-down = { $who } is knocked down.
event-knocked-out = { $who } is knocked out.
event-protected = A loyal friend keeps { $who } from being knocked out.
event-shielded = { $who } has a Protego card.
event-shield-gone = Protego gives { $who } more dice: { $n }. It is used up.
event-confused = { $who } has a Confundo card.
event-clear-again = Confundo counted for what { $who } paid: it is used up.
event-token-up = A { $token } token of { $side } goes to the { $n }.
event-tokens-down = The ability tokens of { $side } go down by 1.
event-vanished = { $who } vanishes to the { $n } of the cooldown track.
event-obeys = { $who } obeys the rivals.
event-detained = { $who } is exhausted.
event-scored = Points for { $side }: { $n }, { $reason }.
event-came-home = { $who } comes home to { $square }.
event-returned = { $who } returns on { $square }.
event-round-ended = The round is over. Light has { $light }, dark { $dark }.
event-boy-who-lived = The Boy Who Lived turns one hit of { $who } into a shield.
event-no-target = { $ability } finds no target: nothing happens.
event-no-token = { $ability } finds no token of { $side } to shift.
event-no-card = All cards of { $ability } are given already: nobody gets one.
event-no-item = { $who } has no item card to lose.
event-idle = { $who } does nothing.
event-token-stays = A { $token } token of { $side } stays on the { $n }: there is no higher number.
event-decreed = A { $token } token of { $side } goes from the pool to the { $n }.
event-came-back = The Dark Lord: { $who } is back at once on { $square }, standing.
event-slipped = Slippery: { $who } slips from { $start } to { $square }.
event-notorious = Notorious Witch: { $who } returns on { $square }, beside an ally.
event-won = { $side } wins.
event-won-first-game = { $side } wins by the first knock-out.

## How it ends

ending-first-knock-out = The first knock-out wins.
ending-points = The points are reached: the side with more of them wins.
ending-round-cap = The last round is over: the side with more points wins.

## Why a choice is not open

refusal-exhausted = { $who } is exhausted.
refusal-not-among-characters-choose = { $who } is not among the characters to choose from.
refusal-not-starting-area-side = { $square } is not in the starting area of that side.
refusal-out-reach = { $square } is out of reach.
refusal-not-sight = { $who } is not in sight.
refusal-getting-up-takes-actions = Getting up takes { $needed } actions; { $n } is left.
refusal-no-target-reach = { $ability } has no target in reach.
refusal-needs-no-action-offered = { $item } needs no action: it is offered when it can be used.
refusal-rivals-already = The rivals have { $item } already.
refusal-only-named-character-own = Only a named character of your own side can hold an item.
refusal-control-marker-goes-square = The control marker goes on a square of that area.
refusal-not-adjacent = { $who } is not adjacent.
refusal-not-no-longer-one = { $who } is not, or no longer, one of its targets.
refusal-rivals-no-such-token = The rivals have no such token there.
refusal-not-game = { $who } is not in this game.
refusal-not-side = { $who } is not on your side.
refusal-basic-character-comes-colour = A basic character comes with its colour and is not chosen.
refusal-chosen-already = { $who } is chosen already.
refusal-nobody-can-enter-square = Nobody can enter that square.
refusal-occupied = { $square } is occupied.
refusal-not-map = { $who } is not on the map.
refusal-cannot-choose-itself-character = { $who } cannot choose itself: a character is not its own ally.
refusal-ally-rivals = { $who } is an ally: { $ability } is for rivals.
refusal-rival-allies = { $who } is a rival: { $ability } is for allies.
refusal-squares-away-reaches = { $who } is { $away } squares away; it reaches { $reach }.
refusal-knocked-down-can-no = { $who } is knocked down and can do no basic action.
refusal-turn-end-first = It is the turn of { $who }: end it first.
refusal-knocked-down-can-only = { $who } is knocked down and can only get up.
refusal-may-basic-action-now = { $who } may do a basic action now, and no other.
refusal-extra-action-cannot-challenge = The extra action cannot be a challenge.
refusal-basic-challenge-needs-adjacent = A basic challenge needs an adjacent rival.
refusal-only-adjacent-ally-knocked = Only an adjacent ally that is knocked down can be helped up.
refusal-not-marker-area = { $who } is not at that marker or area.
refusal-stands-already = { $who } stands already.
refusal-getting-up-no-basic = Getting up is no basic action.
refusal-not = { $who } does not have { $ability }.
refusal-no-token-pool = There is no { $token } token in the pool for { $ability }.
refusal-not-hold = { $who } does not hold { $item }.
refusal-cooldown-track = { $item } is on the { $n } of the cooldown track.
refusal-needs-adjacent-rival = { $item } needs an adjacent rival.
refusal-next-high-inquisitor-nobody = Next to the High Inquisitor nobody of yours can interact.

## Hints: why a choice is advised

hint-use-flipendo = Every rival next to { $who } is attacked at once.
hint-use-expelliarmus = It strikes from afar and disarms.
hint-use-protego = An ally in danger needs the shield.
hint-use-impedimenta = It strikes from afar and delays a token.
hint-use-descendo = Several tokens come back sooner.
hint-use-accio = An ally is better off next to { $who }.
hint-use-confundo = It strikes from afar and makes the next ability dearer.
hint-use-imperio = A rival can be made to harm its own side.
hint-use-morsmordre = { $who } escapes and comes back where it matters.
hint-use-fiendfyre = Six dice hardly ever fail.
hint-use-confringo = The blast strikes whoever stands close together.
hint-use-oppugno = An ally can do more now than { $who }.
hint-use-rictusempra = It is the strongest attack at hand.
hint-use-dash = It is the quickest way.
hint-use-kings-gambit = Allies get where they are needed.
hint-use-serpensortia = It is the strongest attack at hand.
hint-use-sneak = It is the quickest way, past any rival.
hint-use-taunt = A rival is lured away from where it wants to be.
hint-use-black-quill = It is the strongest attack at hand.
hint-use-decree = The rivals miss that token in this round.
hint-use-detention = Who is detained does not act in this round.
hint-do-assist = An ally on its feet is worth an action.
hint-do-take = A point at once, and the rivals do not get it.
hint-do-claim = The area will score round after round.
hint-do-flip = It scores for the own side instead of the rivals.
hint-do-use-item = An attack and an extra action in one.
hint-do-rally = Lying down { $who } is an easy prey.
hint-do-end = { $who } stands well and has nothing better to do.
hint-do-decline = { $who } stands well and has nothing better to do.
hint-knocked-down = { $who } is knocked down with { $percent } %.
hint-knocked-out = { $who } is knocked out with { $percent } %.
hint-something-take = There is something to take.
hint-safer = It is safer there.
hint-from-every-way-short = From there every way is short.
hint-brings-rival-within-reach = It brings a rival within reach.
hint-where-counts-scoring-area = That is where it counts: the scoring area.
hint-towards-next-marker = Towards the next marker.
hint-where-least-wants = That is where { $who } least wants to be.
hint-where-counts-rival-flag = That is where it counts: the rival flag.
hint-towards-scoring-area = Towards the scoring area.
hint-towards-rival-flag = Towards the rival flag.
hint-coming-home-brings-points = Coming home with { $who } brings points.
hint-room-all = There is room for all.
hint-rivals-longest-way = There the rivals have the longest way to it.
hint-map-same-both-sides = The map is the same for both sides.
hint-strongest-those-left = { $who } is the strongest of those who are left.
hint-brings-more = { $item } brings more.
hint-will-most-use = { $who } will have the most use for it.
hint-hard-knock-out-fights = { $who } is hard to knock out and fights well.
hint-partner-shall-strongest-others = Your partner shall have the strongest, you have the others.
hint-one-leads-two-characters = One leads two characters and the other one.
hint-serves-best = { $who } it serves best.
hint-gains-most-move = { $who } gains most by a move.
hint-rivals-will-miss-token = The rivals will miss that token most.
hint-better-chance-will-come = A better chance for it will come.
hint-everybody-well-placed = Everybody is well placed.
hint-stands-well-already = { $who } stands well already.
hint-off-map-others-show = { $who } is off the map: the others have to show first what they do.
hint-least-lose-acting-now = { $who } has the least to lose by acting now.
hint-most-gain-acting-now = { $who } has the most to gain by acting now.

## Options of a game

option-scenario = What the sides fight for.
option-map = With «any-map»: M1 (Diagon Alley) or M2 (Room of Requirement).
option-any-map = Any scenario may be played on either map.
option-items = Each side has an item (not in the first game).
option-two = Two characters a side, no basic ones; 6 points win.
option-mix = Each side chooses from a box of its own, with Ron, Draco and Umbridge.
option-secret-pick = With «mix»: both sides choose in secret and reveal together.
option-first-game = No scenario: the first knock-out wins.
option-round-cap = The game ends after so many rounds (0: never).
option-teams = Choose characters in turn (usual in scenarios) or take the example teams (usual in the first game).

## How characters and sides stand

fact-standing-on = standing on { $square }
fact-knocked-down-on = knocked down on { $square }
fact-gone = gone, on the { $n } of the cooldown track
fact-not-yet-on-map = not yet on the map
fact-acting =
    { $n ->
        [one] acting, 1 action left
       *[other] acting, { $n } actions left
    }
fact-exhausted = exhausted
fact-with =
    { $n ->
        [1] with { $status }
       *[other] with { $status } ×{ $n }
    }
fact-holds = holds { $item }
fact-item-on-track = holds { $item } (on the track)
fact-leader = leader
fact-led-by = led by { $player }
fact-defense = defense { $n }
line-character = { $who }: { LIST($facts, style: "unit") }
fact-ability =
    { $can ->
        [not] { $ability } ({ $colour } { $n }, no token)
       *[pay] { $ability } ({ $colour } { $n })
    }
fact-tokens =
    { $n ->
        [1] { $token }
       *[other] { $n } { $token }
    }
fact-tokens-there =
    { $n ->
        [1] { $token } token
       *[other] { $n } { $token } token
    }
fact-point-marker = point marker { $marker }
fact-on-track = on { $n }: { LIST($things, style: "unit") }

## The moment

moment-over = The game is over
moment-round = Round { $n }
moment-set-up = Set-up
moment-won = { LIST($players) } won: { $ending }
moment-preparing = sides, characters and starting squares
moment-turn-of-character =
    { $n ->
        [one] turn of { $who }, 1 action left
       *[other] turn of { $who }, { $n } actions left
    }
moment-turn-of-side = turn of { $side }
moment-end-of-round = end of the round
moment-first-knock-out = the first knock-out wins
moment-score = { -side-light } { $light }, { -side-dark } { $dark }
moment-choosing =
    { LENGTH($players) ->
        [1] { LIST($players) } chooses
       *[other] { LIST($players) } choose
    }
moment-scenario = { $scenario }, { $moment }

moment-now = { $first }: { $phase }
moment-first-player = { $side } has the First Player marker
moment-all = { LIST($facts, style: "semicolons") }.
moment-ending-first-knock-out = The first knock-out wins
moment-ending-points = The points are reached: the side with more of them wins
moment-ending-round-cap = The last round is over: the side with more points wins

## The position in sentences

scenario-in-words = { $map }. { $aim }
scenario-with-goal =
    { $n ->
        [one] { $map }. { $aim } 1 point win at the end of a round.
       *[other] { $map }. { $aim } { $n } points win at the end of a round.
    }
player-other = { $player }
player-you = { $player } (you)
sentence = { $words }.
side-nobody = Nobody has taken { $side } yet.
side-in-words = { $side }, played by { LIST($players) }.
side-with-points =
    { $n ->
        [one] { $side }, played by { LIST($players) }, { $points } of 1 point.
       *[other] { $side }, played by { LIST($players) }, { $points } of { $n } points.
    }
side-pool = Pool: { LIST($tokens, style: "unit") }.
side-pool-empty = Pool: no tokens.
side-track = Cooldown track: { $things }.
side-track-empty = Cooldown track: nothing on it.
marker-on = { $marker } on { $square }
markers-in-words =
    { $n ->
        [one] Point markers (1 point each): { LIST($markers, style: "unit") }.
       *[other] Point markers ({ $n } points each): { LIST($markers, style: "unit") }.
    }
flag-on = { $side } on { $square }
flags-in-words = Flags: { LIST($flags, style: "unit") }.
scoring-area-in-words = In the scoring area: { LIST($characters) }.
scoring-area-empty = In the scoring area: nobody.
control-area-free = Control area { $area } ({ LIST($squares, style: "unit") }) has no marker.
control-area-held = Control area { $area } ({ LIST($squares, style: "unit") }) shows { $side } by a marker on { $square }.
abilities-in-words = Abilities of { $who }: { LIST($abilities, style: "unit") }.

## Notes beside options

note-idle = nobody and nothing in reach: it would do nothing, and its token is spent
note-percent = { $percent } %
note-percent-felix = { $percent } % ({ $lucky } % with Felix)
note-chance =
    { $does ->
        [down] { $chance } to knock down
        [protected] { $chance } to win, but a loyal friend protects
       *[out] { $chance } to knock out
    }
note-chance-named =
    { $does ->
        [down] { $chance } to knock down { $who }
        [protected] { $chance } to win, but a loyal friend protects { $who }
       *[out] { $chance } to knock out { $who }
    }
note-chances = { LIST($chances, style: "unit") }
note-of-option = { $option }: { $note }
note-of-option-sentence = { $option }: { $note }.

## In drawings

picture-chance = Chance against { $who }: { $chance } with { $n } dice
stage-challenge = Challenge
stage-successes =
    { $n ->
        [one] 1 success
       *[other] { $n } successes
    }
stage-die = { $symbol }: { $n }
stage-sum = { $n } × { $symbol }
stage-felix = { $item } set one die
stage-to-win =
    { $n ->
        [one] to win with 1 die
       *[other] to win with { $n } dice
    }
stage-more-dice = { $status }: { $n } more dice
stage-dice-to-defend = dice to defend

## In the terminal

terminal-key = capitals light · small letters dark · _ knocked down · (A) point marker · 1L control marker of light · o post · ### stone · a number is the option that leads there
terminal-players = { LIST($players) }
terminal-nobody = nobody yet
terminal-first-player = First Player
terminal-empty = empty
terminal-pool-and-track = pool: { $pool } · track: { $track }
line-abilities = { LIST($abilities, style: "unit") }
fact-points = { $points } of { $n } points

## Beside the board

strip-side = { $side } · { LIST($players) }
picture-title = { $game }: { $first }, { $phase }
picture-stone = { $square }, stone
picture-start = Starting area of { $side }
picture-area-free = Control area { $area }, nobody's
picture-area-held = Control area { $area }, held by { $side }
picture-area = Control area { $area }
picture-scoring-area = The scoring area
picture-flag = Flag of { $side } on { $square }
picture-marker = Point marker { $marker } on { $square }: { $n } point
picture-control = Control marker of area { $area } on { $square }: { $side }
track-nobody = { $side }: nobody yet
track-players = { $side }: { LIST($players, style: "unit") }
track-points =
    { $points ->
        [one] 1 point of { $n }
       *[other] { $points } points of { $n }
    }
track-of = of { $n }
track-pool = pool
track-number = Number { $n } of the cooldown track of { $side }
track-token = { CAP($token) } token
track-marker = Point marker { $marker }
track-first-player = Has the First Player marker

## On cards

card-character = character
card-basic-character = A basic character without abilities.
card-character-text = { $trait }: { $text } Abilities: { LIST($abilities) }. Tokens: { LIST($tokens, style: "unit") }.
card-defense = Defense
card-token-goes-to = Token goes to
card-goes-to = Goes to
card-dice = Dice
card-range = Range
card-ability = { $who }, { $type }
card-item = item

## In panels

panel-no-side = no side yet
panel-points = Points
panel-team = Team
panel-list = { LIST($things, style: "unit") }
panel-first-player = { $side }, First Player
panel-pool = Pool
panel-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }
panel-on-track = On the track
panel-off-the-map = off the map
panel-on-square = { $square }
panel-lying = lying
panel-character = { $who } { $where }
panel-character-state = { $who } { $where } ({ LIST($states, style: "unit") })
panel-scenario = { $scenario }: { $moment }
panel-my-abilities = { $first } · my abilities and items
panel-on-cooldown-track = on the cooldown track
panel-trait = { $who }, { $trait }: { $text }
panel-to-choose = To choose from
panel-to-choose-with = To choose from (you have { LIST($things, style: "unit") })

## On the shelf, and how to play in two minutes

about-line = Two small teams of wizards clash over a map: move, challenge, hold your ground.
about-mood = tactics, dice, a little bluff

tour-turn-title = One character, two actions
tour-turn = The sides take turns. You choose one of your characters that is not exhausted and do two actions with it: move up to 2 squares, challenge a rival beside you, help an ally up, interact with a marker, or use an ability. Then it is exhausted until the round ends.
tour-challenges-title = Challenges
tour-challenges = You roll your dice, the rival rolls its defense. For you each burst counts 1, for the defender each shield; a star counts 3 for either. With more successes you knock a standing rival down, and one that lies already out. The page shows your chance before you choose.
tour-walls-title = Walls and sight
tour-walls = Walls and posts stop moves and looks, corners too. A standing rival hides what lies behind it. Abilities with a range need a rival that you see; point at an ability to see how far it reaches.
tour-track-title = The cooldown track
tour-track = An ability is paid with a token of its colour: it goes to the number on the card. Knocked-out characters, used items and taken point markers lie on the track, too. At the end of a round everything moves down by one, and what leaves the 1 is back in play.
tour-points-title = Points
tour-points = A knock-out is worth a point, and so is a point marker that you take. The scenario gives more at the end of each round: in Control for the areas that show your colour. Who has 10 points at the end of a round, and more than the rivals, wins.
picture-tour-turn = A character with the squares that it can move to
picture-tour-challenges = Two dice against two dice: 4 successes against 1
picture-tour-walls = A wall hides one rival; the other one is in sight
picture-tour-track = A cooldown track with the numbers 1 to 4
picture-tour-points = A control area with a marker, and a point marker
