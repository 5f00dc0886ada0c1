### A Spot of Friendly Wizardry: what is asked, chosen, told and refused.

## What can be chosen

verb-profile = { $profile }
verb-learn = { $action }
verb-turn = Turn your start area by { $turning }
verb-join = Join your start area with its left edge at column { $n }
verb-plan = { $action }
verb-write = { $square }
verb-write-target = { $who }
verb-plan-animal = Animal on { $square }: { $action }
verb-lock = The plan is complete
verb-announce = { $initiative } into Initiative, { $defend } into Defend
verb-do = { $action }
verb-abandon = Abandon { $action }
verb-animal = Animal on { $square }: { $action }
verb-animal-abandon = Animal on { $square }: abandon { $action }
verb-to = { $square }
verb-stay = Stay
verb-target = { $body }
verb-wizard = { $who }
verb-creature = { $creature } on { $square }
verb-direction = To the { $direction }
verb-spend = Spend { $n }
verb-suffer = Take the damage, points spent: { $n }
verb-flee = Move away, points spent: { $n }
verb-reveal = Reveal which body is real
verb-keep = Keep the illusion
verb-declare = Take the initiative
verb-decline = Leave the order as it is
verb-real = The real one is { $body }
verb-ball = The ball on { $square }
verb-cast = { $action }

## What is asked

question-profile = Which wizard are you? All choices are shown together.
question-spell = You rolled { $first } and { $second }. Which spell do you learn?
question-orientation = How do you turn your start area?
question-joining = Where do you join your start area?
question-reveal = Do you show which body is real?
question-announce = You were foreseen: how many points go into Initiative and Defend this turn?
question-shown-entry = You were seen through: write the next entry that must be shown.
question-entry = What else do you plan? Points left: { $n }.
question-written = Which square do you write for { $action }?
question-written-target = Which wizard do you write for { $action }?
question-declare = Do you take the initiative?
question-opportunity = Which entry do you carry out?
question-square = { $action }: to which square?
question-animal-square = Your animal on { $square }: { $action } to which square?
question-body-square = Where does { $body } go?
question-target = { $action }: on whom?
question-wind-square = Where does the wind blow { $body }?
question-creature = Which creature do you banish?
question-direction = Which way does the flame go?
question-real = Your double appears on { $square }. Which one is you? Nobody will know.
question-points = { $action } strikes you for { $n }. How many defence points do you spend?
question-curse = The curse would cost you action points: { $n }. How many defence points do you spend?
question-dart = A poison dart: spend a defence point to remove it?
question-entangle = Vines grow: spend a defence point to prevent it?
question-push = You would be pushed, squares: { $n }. How many defence points do you spend?
question-plague = Insects: take the damage or move away?
question-flight = Where do you flee? Steps to go: { $n }.
question-reroll = You rolled { $n } and are blinded: spend a defence point to roll again?
question-counter = { $creature } on { $square } is to be banished: spend a defence point to keep it?
question-demon-spell = Which spell does the demon cast?
question-poison = You carry { $n } poison. How many markers do you remove, a point each?
question-ball = Which ball rolls first?
question-ball-step = Where does your ball on { $square } roll? Steps to go: { $n }.
question-return = Where do you come back?

## What is told

event-chose-profile = { $who } plays the { $profile }.
event-rolled-for-spell = { $who } rolls { $first } and { $second } for a spell.
event-learned = { $who } learns { $action }.
event-turned = { $who } turns the start area by { $turning }.
event-joined = P3 joins with its left edge at column { $n }.
event-game-began = The wizards take their places: { $n } hits defeat.
event-turn-began = Turn { $n }.
event-foretold = { $who } will put { $initiative } into Initiative and { $defend } into Defend.
event-seen = { $who } has planned { $action }.
event-seen-square = It is written for { $square }.
event-locked = { $who } has a plan.
event-committed = { $who } has { $initiative } Initiative and { $defend } Defend.
event-tie-rolled = { $who } rolls a d6 for the initiative: { $n }.
event-declared = { $who } is one step ahead.
event-goes-first = { $who } has the initiative.
event-carried-out = { $who }: { $action }.
event-abandoned = { $who } abandons { $action }.
event-animal-acted = The animal of { $who } on { $square }: { $action }.
event-animal-abandoned = The animal of { $who } on { $square } abandons { $action }.
event-prevented = The waiting Dispel prevents { $action }.
event-fizzled = { $action } fizzles: { $obstacle }.
event-aimed = { $action } is aimed at { $body }.
event-aimed-square = { $action } is aimed at { $square }.
event-moved = { $body } goes from { $start } to { $square }.
event-appeared = { $body } appears on { $square }.
event-forced = { $body } is forced from { $start } to { $square }.
event-animal-moved = The animal of { $who } goes from { $start } to { $square }.
event-spent = { $who } spends { $n } of its defence points against { $action }.
event-spared = That saves { $who } from { $n } damage.
event-shortened = That saves { $who } from being moved { $n } squares.
event-undone = That undoes { $action } for { $who }.
event-hurt = { $who } takes { $n } damage from { $action }.
event-unhurt = { $who } takes no damage: { $cause }.
event-falsely-aimed = { $action } was aimed at a false body and has no effect.
event-beauty-rolled = { $who } rolls a d6 against the beauty of { $whom }: { $n }.
event-revealed = The real { $who } stands on { $square }.
event-stopped = { $body } is stopped on { $square }: the way is blocked.
event-out-of-bounds = { $who } is forced from { $start } off the board: out of bounds.
event-fell = { $who } is forced from { $start } onto { $square }, which is destroyed: out of bounds.
event-defeated = { $who } is defeated.
event-wins = { $who } wins.
event-cursed = { $who } will have fewer action points: -{ $n }.
event-has-points = { $who } has { $n } action points this turn instead of { $usual }.
event-rolled = { $who } rolls a d{ $die } for { $action }: { $n }.
event-demon-rolled = { $who } rolls a d6 for the demon: { $n }.
event-poisoned = { $who } gets a poison marker.
event-cleansed = { $who } removes { $n } poison.
event-weakened = { $who } has no defence points left.
event-watched = { $who } will be watched.
event-entangled = { $who } is entangled.
event-blinded = { $who } is blinded. Moves left: { $n }.
event-not-blinded = { $who } is not blinded.
event-hid = { $who } is gone.
event-doubled = { $who } has a double on { $square }.
event-animal-came = An animal of { $who } stands on { $square }.
event-demon-came = A demon stands on { $square }.
event-demon-casts = The demon casts { $action }.
event-banished = Gone: { $creature } on { $square }.
event-countered = Banish is countered: { $creature } on { $square } stays.
event-ground-restored = Destroyed squares that are whole again: { $n }.
event-magic-ended = All markers of magic leave the board.
event-vanished = Gone: { $creature } on { $square }.
event-ball-gone = The ball of { $who } on { $square } is gone.
event-poison-gone = { $who } is free of { $n } poison.
event-stilled = The Antimagic field stills poison, storms and balls at the end of this turn.
event-absorbed = Absorb damage gives { $who } { $n } action points more next turn.
event-smashed = { $square } is destroyed.
event-flamed = The flame goes to the { $direction }.
event-ball-came = A ball of { $who } lies on { $square }.
event-ball-rolled = The ball of { $who } rolls to { $square }.
event-ball-rested = The ball of { $who } stays on { $square }.
event-ball-burst = A ball bursts on { $who }.
event-reached-nobody = The { $action } of { $who } reaches nobody.
event-turn-ended = The turn is over.
event-drawn = Nobody is left: a rematch with { $n } hits.
event-cap-reached = The last turn is over.
event-cap-rolled = { $who } rolls { $n } for the victory.

## How it ends

ending-last-standing = The last wizard in play wins.
ending-fewest-hits = The turns are over: the fewest hits win.
ending-lucky-roll = Still tied: the highest roll wins.

## Why a choice is not open

refusal-no-ball-yours-still = No ball of yours that is still to roll lies there.
refusal-nothing-can-black-square = Nothing can be on a black square.
refusal-ball-rolls-adjacent-square = A ball rolls to an adjacent square.
refusal-puff-wind-moves-wizard = A puff of wind moves a wizard to an adjacent square.
refusal-demon-cant-see-square = The demon can't see that square.
refusal-creature-own-wizard-way = A creature or your own wizard is in the way of the ball.
refusal-no-wizard-sight-free = No wizard in sight has a free square to be blown to.
refusal-cant-cast-moved-turn = You can't cast { $action }: you have moved this turn.
refusal-cant-move-no-square = You can't Move: no square next to you is free.
refusal-animal-no-free-way = This animal has no free way to { $action }.
refusal-square-out-reach = That square is out of reach.
refusal-cant-spend-here-would = You can't spend { $n } here: it would have no use.
refusal-plan-must-match-numbers = Your plan must match the numbers you announced.
refusal-can-announce-each-no = You can announce 0, 1 or 2 of each, and no more than your points.
refusal-choose-new-spell-roll = Choose a new spell that your roll gives access to.
refusal-choose-another-wizard-play = Choose another wizard who is in play.
refusal-plan-no-left = Your plan has no { $action } left.
refusal-cant-use-magic-touch = You can't use Magic Touch: no other wizard is next to you.
refusal-cant-cast-spells-while = You can't cast spells while your illusion is in play.
refusal-must-come-before-all = { $action } must come before all your other entries.
refusal-must-last-action-carry = { $action } must be your last action: carry out or abandon the others first.
refusal-cant-entangled-turn = You can't { $action }: you are entangled this turn.
refusal-cant-after-flame-tongue = You can't { $action } after Flame tongue.
refusal-cant-run-within-squares = You can't Run within 8 squares of a Sleet storm.
refusal-cant-run-no-direction = You can't Run: no direction has 3 free squares.
refusal-no-animal-square = You have no animal on that square.
refusal-animal-can-only-move = An animal can only Move, Run and use Magic Touch.
refusal-animal-no-left = This animal has no { $action } left.
refusal-no-other-wizard-next = No other wizard is next to this animal.
refusal-animal-acts-from-next = This animal acts from the next turn on.
refusal-animal-can-same-thing = An animal can do the same thing at most twice a turn.
refusal-costs-animal-left = { $action } costs { $n }, this animal has { $left } left.
refusal-cant-write-black-square = You can't write a black square.
refusal-smash-needs-unoccupied-square = Smash needs an unoccupied square, and somebody stands there.
refusal-square-destroyed-already = That square is destroyed already.
refusal-square-occupied = That square is occupied.
refusal-square-destroyed-nobody-goes = That square is destroyed: nobody goes there freely.
refusal-choose-another-wizard-not = Choose another wizard, not your own.
refusal-no-such-body-board = There is no such body on the board.
refusal-magic-touch-reaches-only = Magic Touch reaches only wizards in adjacent squares.
refusal-cant-see-wizard-from = You can't see that wizard from here.
refusal-fog-cant-aim-farther = In the Fog you can't aim farther than { $n } squares.
refusal-reaches-squares = { $action } reaches { $n } squares.
refusal-no-creature-stands-square = No creature stands on that square.
refusal-cant-see-creature-from = You can't see that creature from here.
refusal-not-enough-defence-points = Not enough defence points: you have { $n }.
refusal-plan-no-such-entry = Your plan has no such entry left.
refusal-wizard-not-know-spell = The wizard does not know this spell.
refusal-spell-used-last-turn = This spell was used last turn and is not available in this one.
refusal-spell-can-used-once = This spell can be used once in a game.
refusal-illusion-play-only-basic = With an illusion in play only basic actions can be planned.
refusal-plan-most-two-spells = A plan has at most two spells.
refusal-spell-may-stand-plan = A spell may stand in a plan only once.
refusal-basic-action-may-stand = A basic action may stand in a plan at most twice.
refusal-not-enough-action-points = There are not enough action points left.
refusal-hide-must-only-entry = Hide must be the only entry of a plan.
refusal-only-one-these-spells = Only one of these spells can be the final action.
refusal-plans-flame-tongue-may = Who plans Flame tongue may not plan to move.
refusal-plan-shown-fewer-two = A plan shown with fewer than two entries gets no more of them.
refusal-plan-must-match-announced = The plan must match the announced numbers.

## Hints: why something is planned

hint-plan-move = Whoever keeps moving is hard to hit.
hint-plan-run = A Run is the quickest way to { $who }, or away from it.
hint-plan-magic-touch = { $who } can be reached and touched this turn.
hint-plan-puff-of-wind = The wind can blow { $who } out of bounds.
hint-plan-defend = Hits are to be expected: every point takes one away.
hint-plan-initiative = Acting before { $who } makes the attack surer.
hint-plan-curse = { $who } will have fewer action points next turn.
hint-plan-fog = In the fog { $who } cannot aim from so far away.
hint-plan-poison-dart = Poison hurts { $who } every turn until a point removes it.
hint-plan-dispel = The next spell of { $who } will come to nothing.
hint-plan-magic-missile = It hits { $who } unless { $who } has planned a Defend.
hint-plan-clairvoyance = It is good to know what { $who } will do next.
hint-plan-foresight = It is good to know how { $who } will defend.
hint-plan-awareness = Two more defence points will be needed next turn.
hint-plan-spot-weakness = Without its points { $who } takes the attack in full.
hint-plan-one-step-ahead = The initiative for the rest of the game is worth a turn's spell.
hint-plan-spectral-sword = With the sword a touch costs { $who } four hits.
hint-plan-leap = A leap brings { $who } within reach.
hint-plan-summon-animal = An animal fights along in every turn to come.
hint-plan-plague-of-insects = { $who } must take two hits or give way.
hint-plan-summon-demon = The demon serves whoever has the initiative.
hint-plan-entangle = Entangled, { $who } cannot get away.
hint-plan-tidal-wave = The wave finds { $who } on nine squares and drives it back.
hint-plan-sleet-storm = { $who } can hardly get out of the storm in one turn.
hint-plan-push = The push can take { $who } out of bounds.
hint-plan-teleport = A teleport brings { $who } within reach.
hint-plan-hide = Too much is coming: better not to be there.
hint-plan-beauty = Half of the spells of { $who } will fail.
hint-plan-blinding-light = Blinded, { $who } can only move.
hint-plan-transpose = { $action } fits into the plan.
hint-plan-illusory-body = { $action } fits into the plan.
hint-plan-absorb-damage = Hits that are prevented become action points.
hint-plan-stoneskin = The touch of { $who } is what is to be feared.
hint-plan-banish = The creature of { $who } has to go.
hint-plan-circle-of-protection = { $who } is far away and cannot hurt through the circle.
hint-plan-antimagic-field = The others lose more by it.
hint-plan-lightning-bolt = Two hits are certain if { $who } stays on { $square }.
hint-plan-storm = Three hits threaten { $who } if it stays near { $square }.
hint-plan-smash = Next to a destroyed square a puff of wind is enough to defeat { $who }.
hint-plan-flame-tongue = { $who } is near enough for three hits in a line.
hint-plan-tracking-ball = Nothing can prevent the two hits of a ball that reaches { $who }.

## Hints: why a choice is advised

hint-where-least-wants = That is where { $body } least wants to be.
hint-safer = It is safer there.
hint-from-demons-square-hurts = From the demon's square { $action } hurts { $who } most.
hint-nearer = Nearer to { $who }.
hint-well-placed-where = It is well placed where it is.
hint-safest-square = It is the safest square.
hint-from-can-touched = From there { $who } can be touched.
hint-nearer-5 = It is nearer to { $who }.
hint-most-harm = It does the most harm.
hint-line = { $who } is in that line.
hint-hurts-nobody = It hurts nobody.
hint-nearest = It is the nearest to { $who }.
hint-ball-rolls-towards = The ball rolls towards { $who }.
hint-hurts-most = There it hurts { $who } most.
hint-from-threatens = From there it threatens { $who }.
hint-both-bodies-should-look = Both bodies should look as if they were the real one.
hint-nobody-roll = There is nobody to roll to.
hint-unspent-points-lost-end = Unspent points are lost at the end of the turn.
hint-action-points-win-duels = Action points win duels.
hint-poison-would-hurt-every = The poison would hurt in every turn to come.
hint-plan-not-depend-moving = The plan does not depend on moving.
hint-pushed-any-farther-wizard = Pushed any farther the wizard would be out of bounds.
hint-plan-needs-wizard-where = The plan needs the wizard where it is.
hint-nothing-but-moving-left = Nothing but moving is left of the plan anyway.
hint-demon-serves-others-as = The demon serves others as well.
hint-poison-stays-would-hurt = Poison that stays would hurt again next turn.
hint-will-not-enough-but = It will not be enough, but nothing is gained by keeping points.
hint-without-wizard-defeated = Without it the wizard is defeated.
hint-point-may-save-more = A point may save more than this hit later in the turn.
hint-single-action-point-no = A single action point is no great loss.
hint-plan-come-within-touch = The plan is to come within touch.
hint-push-no-harm = The push does no harm.
hint-moving-away-costs-no = Moving away costs no hits.
hint-what-left-plan-worth = What is left of the plan is worth another roll.
hint-animal-worth-more-point = The animal is worth more than a point.
hint-no-foe-board = No foe is on the board.
hint-animal-next-foe = The animal is next to a foe.
hint-not-possible-now = { $action } is not possible now.
hint-within-touch-may-not = { $who } is within touch and may not stay there.
hint-wind-may-bring-foe = The wind may bring a foe where it does not want to be.
hint-dispel-waits-will-missed = A Dispel waits: { $action } will be missed least.
hint-animal-would-only-lose = The animal would only lose its way.
hint-better-square-stand = There is a better square to stand on.
hint-animal-where-should = The animal is where it should be.
hint-animal-gets-nearer = The animal gets nearer to { $who }.
hint-only-double-can-go = Only the double can go anywhere.
hint-every-square-within-reach = Every square within reach is worse.
hint-safer-square-stand = There is a safer square to stand on.
hint-not-within-touch-yet = { $who } is not within touch yet.
hint-spell-needs-sight = A spell needs { $who } in sight.
hint-touch-defeats = The touch defeats { $who }.
hint-wind-blows-out-bounds = The wind blows { $body } out of bounds.
hint-easiest-beat = { $who } is the easiest to beat.
hint-double-play-no-spells = With a double in play there are no spells.
hint-what-best-plan-takes = This is what the best plan takes.
hint-nothing-could-added-would = Nothing that could be added would help.
hint-better-act-before = It is better to act before { $who }.
hint-double-may-take-hit = The double may take the hit that would be the last.
hint-animal-goes = The animal goes for { $who }.
hint-all-three-can-win = All three can win; a surprise is worth something too.
hint-won-more-duels-others = { $action } has won more duels than the others.
hint-every-side-advantages = Every side has its advantages.
hint-both-places-alike = Both places are alike.
hint-nobody-can-guess-what = Nobody can guess what is left to chance.
hint-one-strike-now = { $who } is the one to strike now.
hint-must-come-before-everything = { $action } must come before everything else.
hint-no-points-lose = { $who } has no points to lose.
hint-no-touch-left-sword = There is no touch left for the sword.
hint-helps-from-now = { $action } helps from now on.
hint-push-drives-away = The push drives { $who } away.
hint-nobody-line-flame = Nobody is in the line of the flame.
hint-nobody-left-near = Nobody is left near { $square }.
hint-gone-good = { $square } is gone for good.
hint-leads-better-square = { $action } leads to a better square.
hint-ball-should-start-nearer = The ball should start nearer to { $who }.
hint-dispel-waits-spell = Dispel waits for a spell of { $who }.
hint-use-any-time = { $action } is of use at any time.
hint-little-use-now = { $action } is of little use now.
hint-needs-sight = { $action } needs { $who } in sight.
hint-would-fizzle = { $action } would fizzle: { $obstacle }.
hint-points-would-weaken-attack = { $who } has points that would weaken the attack.
hint-sword-before-touch = The sword has to be there before the touch.
hint-earlier-comes-more-plan = The earlier { $action } comes, the more of its plan { $who } loses.
hint-sight-now = { $who } is in sight now.
hint-no-defend-missile-defeats = { $who } has no Defend: the missile defeats it.
hint-push-takes-out-bounds = The push takes { $who } out of bounds.
hint-not-sight = { $square } is not in sight.
hint-would-strike-own-caster = { $action } would strike its own caster.
hint-where-strikes = { $who } is where { $action } strikes.
hint-hole-would-danger-maker = The hole would be a danger to its maker only.
hint-room-one-ball-more = There is room for one ball more, and { $who } may want it.
hint-from-here-ball-can = From here the ball can roll towards { $who }.
hint-dispel-would-prevent-own = Dispel would prevent an own spell.
hint-animal-already = There is an animal already.
hint-defeats = { $action } defeats { $who }.

## Options of a game

option-secret-spells = Spells are secret until first carried out.
option-last-breath = Beaten wizards act until the end of the turn.
option-written-targets = Targets are written down in planning.
option-one-animal = A new animal takes the place of the old one.
option-smash-stays = Antimagic field removes no smash markers.
option-mirror = Start areas may be mirrored too.
option-turn-cap = The game ends after so many turns (0: never).
option-hits = So many hits defeat a wizard.
hint-a-foe = a foe

## Lasting effects

effect-poisoned =
    { $n ->
        [1] poisoned
       *[other] poisoned ×{ $n }
    }
effect-entangled = entangled
effect-blinded = blinded
effect-stoneskin = stoneskin
effect-circle = in a circle of protection
effect-beautiful = beautiful
effect-sword = with a spectral sword
effect-storm = at the heart of a sleet storm
effect-flamed = standing still for its flame
effect-absorbing = absorbing damage
effect-aware = aware: { $n } more defence points
effect-seen = seen through by { LIST($players) }
effect-foreseen = foreseen by { LIST($players) }
effect-ahead = one step ahead
effect-aware-next = next turn { $n } more defence points
effect-points-less =
    { $n ->
        [one] next turn 1 action point less
       *[other] next turn { $n } action points less
    }
effect-points-more =
    { $n ->
        [one] next turn 1 action point more
       *[other] next turn { $n } action points more
    }
effect-seen-next = next turn seen through by { LIST($players) }
effect-foreseen-next = next turn foreseen by { LIST($players) }
effect-fog = Fog
effect-dispel = a Dispel waits for the next spell
effect-antimagic = Antimagic field

## Spells and plans

spell-secret = secret
spell-resting = resting
spell-spent = spent
spell-with-notes = { $action } ({ LIST($notes, style: "unit") })
plan-on-square = { $action } on { $square }
plan-on-wizard = { $action } on { $who }
plan-animal = animal { $entry }
plan-of-animal = on { $square }: { $entry }
plan-announced = { $initiative } into Initiative and { $defend } into Defend
picture-written = { $who }: { $action } is written for { $square }

## The moment

moment-over = The game is over
moment-set-up = Set-up
moment-turn = Turn { $n }
moment-turn-of-rematch = Turn { $n }, rematch
moment-won = { LIST($players) } won: { $ending }
moment-preparing = profiles, spells and start areas
moment-planning = planning
moment-initiative = initiative
moment-end-of-turn = end of the turn
moment-carrying-out = carrying out the plans
moment-order = order { LIST($players, style: "unit") }
moment-choosing =
    { LENGTH($players) ->
        [1] { LIST($players) } chooses
       *[other] { LIST($players) } choose
    }
moment-now = { $heading }: { $phase }
moment-all = { LIST($facts, style: "semicolons") }.
moment-all-over = { LIST($facts, style: "semicolons") }

## The position in sentences

player-other = { $who }
player-you = { $who } (you)
wizard-without-profile = { $player } has not shown a profile.
wizard-start-area = { $player }, { $profile }, start area turned by { $turning }.
wizard-out =
    { $n ->
        [one] { $player }, { $profile }, is out with 1 hit.
       *[other] { $player }, { $profile }, is out with { $n } hits.
    }
wizard-where = { $player }, { $profile }, { $place }
fact-hits = { $n } of { $most } hits
fact-defence-points =
    { $n ->
        [one] 1 defence point
       *[other] { $n } defence points
    }
fact-action-points =
    { $n ->
        [one] 1 action point
       *[other] { $n } action points
    }
place-hidden = hidden since it left { $square }
place-nowhere = not on the board
place-on = on { $square }
place-double = on { $square } with a double on { $double }: nobody else knows which is real
place-own-double = on { $square } with a double on { $double }: your real body is on { $real }
wizard-spells = Spells of { $who }: { LIST($spells, style: "unit") }.
plan-own = Your plan ({ $n } of { $most } points): { LIST($entries, style: "unit") }.
plan-left = { $who } has left: { LIST($entries, style: "unit") }.
plan-known = You know of { POSSESSIVE($who) } plan: { $plan }.
thing-animal = An animal of { $who } is on { $square }.
thing-demon = The demon, summoned by { $who }, is on { $square }.
thing-ball = A ball of { $who } is on { $square }.
thing-smashed = Smashed: { LIST($squares, style: "unit") }.

## Notes beside options

note-cost =
    { $n ->
        [one] 1 point. { $text }
       *[other] { $n } points. { $text }
    }
note-unused =
    { $n ->
        [one] unused: 1 point
       *[other] unused: { $n } points
    }
note-would-fizzle = { $text } It would fizzle now: { $obstacle }.

## In panels

panel-hits = Hits
panel-hits-of = { $n } of { $most }
panel-defence = Defence
panel-defence-note = Defence points left this turn
panel-points = Action points
panel-points-note = Action points of this turn
panel-spells = Spells
panel-now = Now
panel-you-know = You know
panel-you-know-note = What Clairvoyance or Foresight told you
panel-in-force = In force
panel-plan-animal = Animal { $entry }
panel-my-plan = My plan ({ $n } of { $most } points)
panel-my-spells = My spells

## Beside the board

strip-no-profile = not chosen
strip-profile = { $profile }
strip-profile-you = { $profile } (you)
strip-action-points =
    { $n ->
        [one] 1 action point this turn
       *[other] { $n } action points this turn
    }
strip-your-plan = Your plan: { $entry }
strip-left = Left: { $entry }
strip-you-know = You know: { $plan }
strip-on-the-board = On the board
strip-winner = winner
strip-out = out
strip-hidden = hidden
strip-is-to-choose = { $who } is to choose
sign-animal = animal
sign-demon = demon
sign-ball = tracking ball
sign-smashed = smashed ground
sign-storm = sleet storm
sign-fog = fog

## In the terminal

terminal-animal = A animal
terminal-demon = DD demon
terminal-ball = o ball
terminal-smashed = xx smashed
terminal-footprint = ? vanished here
terminal-illusion = small p illusion
terminal-type-its-name = + can be chosen: type its name, such as { $option }
terminal-no-profile = not shown
terminal-figures = defence { $defence }{ "  " }AP { $points }
terminal-hidden = hidden, left { $square }
terminal-body =
    { $what ->
        [double] { $real ->
            [real] double { $square } (real)
           *[unknown] double { $square }
        }
       *[model] { $real ->
            [real] { $square } (real)
           *[unknown] { $square }
        }
    }

## In drawings

stage-initiative = Initiative
stage-rolls = { $who } rolls { $n }
stage-innate = innate initiative
stage-planned = planned initiative
picture-title = { $game }: { $heading }, { $phase }
picture-stone = { $square }, stone
picture-smashed = { $square }, smashed: out of bounds
picture-start = { $square }, START of { $area }
picture-body = { $body } on { $square }
picture-one-of-two = { $body } on { $square }: one of two bodies
picture-real-body = { $body } on { $square }: your real body
picture-illusion = { $body } on { $square }: the illusion
picture-hidden = { $who } is hidden; it comes back near { $square }
picture-vanished = { $who } vanished from { $square }
picture-animal = An animal of { $who } on { $square }
picture-demon = The demon on { $square }, summoned by { $who }
picture-ball = A ball of { $who } on { $square }

## On the shelf, and how to play in two minutes

about-line = A duel of wizards: plan in secret, then carry out one entry at a time.
about-mood = bluff, tactics, a little luck

tour-plan-title = Plan in secret
tour-plan = Every turn all wizards write a plan at the same time: basic actions such as Move, Run and Magic Touch, and at most two spells, paid with action points. Some spells need a square, written down now and struck later.
tour-first-title = Who goes first
tour-first = Initiative and Defend entries are shown before anything happens. The higher initiative acts first; every Defend is a defence point for this turn.
tour-entry-title = One entry at a time
tour-entry = Then the wizards take turns: each carries out one entry of its plan, in any order it likes, and chooses targets and directions only now. An entry that is of no use any more can be abandoned.
tour-defend-title = Defend yourself
tour-defend = When something strikes you, spend defence points to weaken it: most spells lose one damage or square for each point. A point that is spent is gone until the next turn.
tour-win-title = Win
tour-win = Five hits defeat a wizard, and so does being forced off the board or into a smashed square. The last wizard in play wins; if all fall in one turn, a rematch decides.
