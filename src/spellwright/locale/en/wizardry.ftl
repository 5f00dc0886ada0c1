### A Spot of Friendly Wizardry: what is asked, chosen, told and refused.

## What can be chosen

verb-profile = Play the { $profile }
verb-learn = Learn { $action }
verb-turn =
    { $turning ->
        [orientation-by-0] Leave your start area as it is
        [orientation-by-0-mirrored] Mirror your start area
        [orientation-by-90-mirrored] Mirror your start area and turn it by 90°
        [orientation-by-180-mirrored] Mirror your start area and turn it by 180°
        [orientation-by-270-mirrored] Mirror your start area and turn it by 270°
       *[other] Turn your start area by { $turning }
    }
verb-join = Join with your left edge at column { $n }
verb-plan = Plan { $action }
verb-write = Aim at { $square }
verb-write-target = Aim at { $who }
verb-plan-animal = Plan { $action } for the animal on { $square }
verb-lock = Lock in the plan
verb-announce = Announce { $initiative } Initiative and { $defend } Defend
verb-do =
    { $action ->
        [action-move] Move
        [action-run] Run
        [action-magic-touch] Use { $action }
        [action-puff-of-wind] Use { $action }
       *[other] Cast { $action }
    }
verb-abandon = Abandon { $action }
verb-animal =
    { $action ->
        [action-move] Move the animal on { $square }
        [action-run] Run with the animal on { $square }
       *[other] Use { $action } with the animal on { $square }
    }
verb-animal-abandon = Abandon { $action } of the animal on { $square }
verb-to = To { $square }
verb-stay = Stay here
verb-target = Target { $body }
verb-wizard = Watch { $who }
verb-creature = Banish { THE($creature) } on { $square }
verb-direction = Aim { $direction }
verb-spend =
    { $n ->
        [0] Spend nothing
        [one] Spend 1 defence point
       *[other] Spend { $n } defence points
    }
verb-suffer =
    { $n ->
        [0] Take the damage
        [one] Spend 1 defence point, take the rest
       *[other] Spend { $n } defence points, take the rest
    }
verb-flee =
    { $n ->
        [0] Move away
        [one] Spend 1 defence point, move the rest
       *[other] Spend { $n } defence points, move the rest
    }
verb-reveal = Reveal which body is real
verb-keep = Keep the illusion
verb-declare = Use One step ahead: go first
verb-decline = Leave the order as it is
verb-real = Make { $body } the real one
verb-ball = Roll the ball on { $square } first
verb-cast = Cast { $action }

## What is asked

question-profile = Choose your wizard. All choices are revealed together.
question-spell = You rolled { $first } and { $second }, which open these spells. Learn which one?
question-orientation = Choose how your start area lies when it joins the others. All choices are revealed together.
question-joining = Your start area touches both others. Join it at which column?
question-reveal = You can't cast spells while your illusion is in play. Reveal which body is real?
question-announce = You are under Foresight: announce your Initiative and Defend. Your plan has to match.
question-shown-entry = You are under Clairvoyance: plan the next entry. Its caster sees it.
question-entry =
    { $n ->
        [0] { $spare ->
            [0] Your action points are used up. Lock in the plan?
            [one] Your own points are used up, but 1 is left for animals. Plan for them, or lock in?
           *[other] Your own points are used up, but { $spare } are left for animals. Plan for them, or lock in?
        }
        [one] You have 1 action point left. Add to your plan, or lock it in?
       *[other] You have { $n } action points left. Add to your plan, or lock it in?
    }
question-written = { $action } strikes a square that you choose now and can't change later. Which one?
question-written-target = You choose the target of { $action } now and can't change it later. Which wizard?
question-declare = One step ahead lets you go first this turn (now number { $place }). Use it?
question-opportunity =
    { $left ->
        [one] Carry out the last action of your plan, or abandon it.
       *[other] Choose the next action of your plan ({ $left } left).
    }
question-square =
    { $action ->
        [action-move] Your plan says Move: go 1 square. To which one?
        [action-run] Run exactly 3 squares in a straight line. To which square?
        [action-leap] Leap exactly 5 squares, over anything in between. To which square?
        [action-teleport] Teleport anywhere, once in a game. To which square?
        [action-summon-animal] Your animal appears next to you and acts from next turn on. On which square?
        [action-summon-demon] The demon appears on any free square and stays there. On which one?
        [action-illusory-body] Your double appears next to you. On which square?
        [action-tracking-ball] The ball appears next to its maker and rolls when the turn ends. On which square?
       *[other] The demon casts { $action }. Which square does it strike?
    }
question-animal-square =
    { $action ->
        [action-run] Run exactly 3 squares with your animal on { $square }. To which square?
       *[other] Move your animal on { $square } 1 square. To which one?
    }
question-body-square = Both your bodies may move, or one of them. Move { $body } to which square?
question-target =
    { $action ->
        [action-magic-touch] { $claws ->
            [0] Magic Touch deals { $damage } damage. Touch which wizard?
           *[other] Your own touch deals { $damage } damage, that of an animal { $claws }. Touch which wizard?
        }
        [action-puff-of-wind] Blow which wizard 1 square? No defence point helps against it.
        [action-curse] Curse which wizard? A d4 says how many action points they lose next turn.
        [action-poison-dart] Poison which wizard? Each marker deals 1 damage a turn.
        [action-magic-missile] { $action } deals 1 damage to a wizard without a planned Defend. Which one?
        [action-spot-weakness] Take all defence points from which wizard?
        [action-entangle] Entangle which wizard? They can't Move or Run this turn.
        [action-plague-of-insects] Send the insects to which wizard? They take damage or flee.
        [action-push] Push which wizard up to 4 squares away from you?
        [action-blinding-light] Blind which wizard? If their roll fails, the rest of their plan becomes Moves.
        [action-transpose] Change places with which wizard?
       *[other] Cast { $action } on which wizard?
    }
question-wind-square = Blow { $body } to which square? On a destroyed square they are defeated.
question-creature = Banish which creature? Its summoner may spend 1 defence point to keep it.
question-direction = Flame tongue burns 4 squares in a straight line. In which direction?
question-real = Your double appears on { $square }. Which body is really you? Only you will know.
question-points =
    { $action ->
        [action-lightning-bolt] { $action } deals { $n } damage to you. Every 2 defence points (you have { $pool }) prevent 1.
        [action-tidal-wave] { $action } deals you { $n } damage and pushes you. Each defence point (you have { $pool }) takes 1 off both.
       *[other] { $action } deals { $n } damage to you. Each defence point (you have { $pool }) prevents 1.
    }
question-curse =
    { $n ->
        [one] The Curse costs you 1 action point next turn. Each defence point (you have { $pool }) saves 2.
       *[other] The Curse costs you { $n } action points next turn. Each defence point (you have { $pool }) saves 2.
    }
question-dart = A Poison Dart hits you: 1 damage each turn. Spend 1 defence point (you have { $pool }) to be rid of it?
question-entangle = Vines entangle you: no Move or Run this turn. Spend 1 defence point (you have { $pool }) to stay free?
question-push =
    { $n ->
        [one] You are about to be pushed 1 square. Each defence point (you have { $pool }) saves 2.
       *[other] You are about to be pushed { $n } squares. Each defence point (you have { $pool }) saves 2.
    }
question-plague = Insects: take 2 damage or move 2 squares away. Each defence point (you have { $pool }) takes 1 off.
question-flight =
    { $n ->
        [one] Flee from the insects (1 square to go). To which square?
       *[other] Flee from the insects ({ $n } squares to go). To which square?
    }
question-reroll = You rolled { $n }, so Blinding Light blinds you. Roll again for 1 defence point (you have { $pool })?
question-counter =
    { $creature ->
        [demon] Your demon on { $square } is being banished. Spend 1 defence point (you have { $pool }) to keep it?
       *[other] Your animal on { $square } is being banished. Spend 1 defence point (you have { $pool }) to keep it?
    }
question-demon-spell = You rolled 6 for the demon, so you choose. Which spell does it cast?
question-poison =
    { $n ->
        [one] You carry 1 poison marker, worth 1 damage. Spend 1 defence point (you have { $pool }) to remove it?
       *[other] You carry { $n } poison markers: 1 damage each. Each defence point (you have { $pool }) removes 1.
    }
question-ball = The turn ends and your balls roll. Roll which one first?
question-ball-step =
    { $n ->
        [one] Your ball on { $square } can roll 1 more square. Where to?
       *[other] Your ball on { $square } can roll { $n } more squares. Where to?
    }
question-return = You come back from hiding, near where you left. Appear on which square?

## What questions call their own options

button-square-to =
    { $action ->
        [action-run] Run to { $square }
        [action-leap] Leap to { $square }
        [action-teleport] Teleport to { $square }
        [action-move] Move to { $square }
        [action-lightning-bolt] Strike { $square }
        [action-storm] Strike around { $square }
        [action-smash] Destroy { $square }
       *[other] Place it on { $square }
    }
button-animal-square-to =
    { $action ->
        [action-run] Run to { $square }
       *[other] Move to { $square }
    }
button-body-square-to = Move to { $square }
button-wind-square-to = Blow them to { $square }
button-flight-to = Flee to { $square }
button-ball-step-to = Roll to { $square }
button-ball-step-stay = Stop here
button-return-to = Appear on { $square }
button-target-target =
    { $action ->
        [action-magic-touch] Touch { $body }
        [action-puff-of-wind] Blow { $body } 1 square
        [action-curse] Curse { $body }
        [action-poison-dart] Poison { $body }
        [action-entangle] Entangle { $body }
        [action-push] Push { $body }
        [action-blinding-light] Blind { $body }
        [action-transpose] Change places with { $body }
       *[other] Aim at { $body }
    }
button-dart-spend =
    { $n ->
        [0] Keep the poison
       *[other] Spend 1 defence point: no poison
    }
button-entangle-spend =
    { $n ->
        [0] Be entangled
       *[other] Spend 1 defence point: stay free
    }
button-reroll-spend =
    { $n ->
        [0] Be blinded
       *[other] Spend 1 defence point: roll again
    }
button-counter-spend =
    { $n ->
        [0] Let it be banished
       *[other] Spend 1 defence point: keep it
    }
button-points-spend =
    { $n ->
        [0] Spend nothing: take { $rest } damage
        [one] Spend 1 defence point: take { $rest ->
            [0] no
           *[other] { $rest }
        } damage
       *[other] Spend { $n } defence points: take { $rest ->
            [0] no
           *[other] { $rest }
        } damage
    }
button-curse-spend =
    { $n ->
        [0] Spend nothing: lose { $rest ->
            [one] 1 action point
           *[other] { $rest } action points
        }
        [one] Spend 1 defence point: lose { $rest ->
            [0] no action point
            [one] 1 action point
           *[other] { $rest } action points
        }
       *[other] Spend { $n } defence points: lose { $rest ->
            [0] no action point
            [one] 1 action point
           *[other] { $rest } action points
        }
    }
button-push-spend =
    { $n ->
        [0] Spend nothing: be pushed { $rest ->
            [one] 1 square
           *[other] { $rest } squares
        }
        [one] Spend 1 defence point: { $rest ->
            [0] stay where you are
            [one] be pushed 1 square
           *[other] be pushed { $rest } squares
        }
       *[other] Spend { $n } defence points: { $rest ->
            [0] stay where you are
            [one] be pushed 1 square
           *[other] be pushed { $rest } squares
        }
    }
button-poison-spend =
    { $n ->
        [0] Spend nothing: take { $rest } damage
        [one] Spend 1 defence point: take { $rest ->
            [0] no
           *[other] { $rest }
        } damage
       *[other] Spend { $n } defence points: take { $rest ->
            [0] no
           *[other] { $rest }
        } damage
    }

## What is told

event-chose-profile = { $who } plays the { $profile }.
event-rolled-for-spell = { $who } rolls { $first } and { $second } for a spell.
event-learned = { $who } learns { $action }.
event-turned =
    { $turning ->
        [orientation-by-0] { $who } leaves their start area as it is.
        [orientation-by-0-mirrored] { $who } mirrors their start area.
        [orientation-by-90-mirrored] { $who } mirrors their start area and turns it by 90°.
        [orientation-by-180-mirrored] { $who } mirrors their start area and turns it by 180°.
        [orientation-by-270-mirrored] { $who } mirrors their start area and turns it by 270°.
       *[other] { $who } turns their start area by { $turning }.
    }
event-joined = { POSSESSIVE($who) } start area joins the others, with its left edge at column { $n }.
event-game-began =
    { $n ->
        [one] The duel begins. 1 hit defeats a wizard.
       *[other] The duel begins. { $n } hits defeat a wizard.
    }
event-turn-began = Turn { $n }.
event-foretold = { $who } announces { $initiative } Initiative and { $defend } Defend.
event-seen = { $who } plans { $action }.
event-seen-square = It is aimed at { $square }.
event-locked = { $who } has locked in a plan.
event-committed =
    { $initiative ->
        [0] { $defend ->
            [0] { $who } puts nothing into Initiative or Defend.
            [one] { $who } puts 1 point into Defend.
           *[other] { $who } puts { $defend } points into Defend.
        }
       *[other] { $who } puts { $initiative ->
            [one] 1 point
           *[other] { $initiative } points
        } into Initiative{ $defend ->
            [0] {""}
           *[other] {" "}and { $defend } into Defend
        }.
    }
event-tie-rolled = { $who } rolls { $n } to break the tie for initiative.
event-declared = { $who } uses One step ahead to go first.
event-goes-first = { $who } goes first.
event-carried-out =
    { $action ->
        [action-move] { $who } uses { $action }.
        [action-run] { $who } uses { $action }.
        [action-magic-touch] { $who } uses { $action }.
        [action-puff-of-wind] { $who } uses { $action }.
       *[other] { $who } casts { $action }.
    }
event-abandoned = { $who } abandons { $action }.
event-animal-acted = { POSSESSIVE($who) } animal on { $square } uses { $action }.
event-animal-abandoned = { POSSESSIVE($who) } animal on { $square } abandons { $action }.
event-prevented = The waiting Dispel stops { $action }.
event-fizzled = { $action } fizzles: { $obstacle }.
event-aimed = { $action } targets { $body }.
event-aimed-square = { $action } targets { $square }.
event-moved = { $body } moves from { $start } to { $square }.
event-moved-across = { $body } moves from { $start } to { $square }.
event-appeared = { $body } appears on { $square }.
event-forced = { $body } is moved from { $start } to { $square }.
event-forced-across = { $body } is moved from { $start } to { $square }.
event-animal-moved = { POSSESSIVE($who) } animal moves from { $start } to { $square }.
event-animal-moved-across = { POSSESSIVE($who) } animal moves from { $start } to { $square }.
event-spent =
    { $n ->
        [one] { $who } spends 1 defence point against { $action }.
       *[other] { $who } spends { $n } defence points against { $action }.
    }
event-spared = { $who } prevents { $n } damage.
event-shortened =
    { $n ->
        [one] { $who } is moved 1 square less.
       *[other] { $who } is moved { $n } squares less.
    }
event-undone = { $action } has no effect on { $who }.
event-hurt =
    { $action ->
        [action-tracking-ball] { $who } takes { $n } damage from the ball.
        [action-poison-dart] { $who } takes { $n } damage from poison.
       *[other] { $who } takes { $n } damage from { $action }.
    }
event-unhurt =
    { $cause ->
        [cause-beauty] The spell has no effect on { $who }.
        [cause-circle] The Circle of protection keeps all damage from { $who }.
        [cause-stoneskin] Stoneskin keeps all damage from { $who }.
        [cause-defend] { $who } planned a Defend and takes no damage.
       *[other] Only { POSSESSIVE($who) } illusion is hit.
    }
event-falsely-aimed = { $action } targeted an illusion and has no effect.
event-beauty-rolled =
    { $works ->
        [yes] { $who } rolls { $n } against { POSSESSIVE($whom) } beauty: the spell works.
       *[no] { $who } rolls { $n } against { POSSESSIVE($whom) } beauty: the spell fails.
    }
event-revealed = The real { $who } stands on { $square }.
event-stopped = { $body } stops on { $square }: the path is blocked.
event-out-of-bounds = { $who } is forced off the board from { $start }.
event-fell = { $who } is forced from { $start } onto { $square }, a destroyed square.
event-defeated = { $who } is defeated.
event-wins = { $who } wins.
event-cursed =
    { $n ->
        [one] { $who } loses 1 action point next turn.
       *[other] { $who } loses { $n } action points next turn.
    }
event-has-points =
    { $n ->
        [one] { $who } has 1 action point this turn instead of { $usual }.
       *[other] { $who } has { $n } action points this turn instead of { $usual }.
    }
event-rolled =
    { $action ->
        [action-blinding-light] { $who } rolls { $n } on a d{ $die } against { $action }.
       *[other] { $who } rolls { $n } on a d{ $die } for { $action }.
    }
event-demon-rolled = { $who } rolls { $n } for the demon.
event-poisoned = { $who } gets a poison marker.
event-cleansed =
    { $n ->
        [one] { $who } removes 1 poison marker.
       *[other] { $who } removes { $n } poison markers.
    }
event-weakened = { $who } loses all defence points.
event-watched =
    { $action ->
        [action-clairvoyance] { $who } must show the first 2 entries of their next plan.
       *[other] { $who } must announce Initiative and Defend next turn.
    }
event-entangled = { $who } is entangled and can't Move or Run this turn.
event-blinded =
    { $n ->
        [0] { $who } is blinded.
        [one] { $who } is blinded: the 1 entry left in their plan becomes a Move.
       *[other] { $who } is blinded: the { $n } entries left in their plan become Moves.
    }
event-not-blinded = { $who } is not blinded.
event-hid = { $who } hides and leaves the board.
event-doubled = { POSSESSIVE($who) } double appears on { $square }.
event-animal-came = { $who } summons an animal on { $square }.
event-demon-came = A demon appears on { $square }.
event-demon-casts = The demon casts { $action }.
event-banished = { THE($creature) } on { $square } is banished.
event-countered = { THE($creature) } on { $square } resists Banish and stays.
event-ground-restored =
    { $n ->
        [one] 1 destroyed square is whole again.
       *[other] { $n } destroyed squares are whole again.
    }
event-magic-ended = The Antimagic field ends all lasting magic on the board.
event-vanished = { THE($creature) } on { $square } vanishes.
event-ball-gone = { POSSESSIVE($who) } ball on { $square } vanishes.
event-poison-gone =
    { $n ->
        [one] { $who } loses 1 poison marker.
       *[other] { $who } loses { $n } poison markers.
    }
event-stilled = The Antimagic field stops poison, storms and balls at the end of this turn.
event-absorbed =
    { $n ->
        [one] Absorb damage gives { $who } 1 more action point next turn.
       *[other] Absorb damage gives { $who } { $n } more action points next turn.
    }
event-smashed = { $square } is destroyed.
event-flamed = The flame burns { $direction }.
event-ball-came = { POSSESSIVE($who) } ball appears on { $square }.
event-ball-rolled = { POSSESSIVE($who) } ball rolls to { $square }.
event-ball-rested = { POSSESSIVE($who) } ball stays on { $square }.
event-ball-burst = A ball bursts on { $who }.
event-reached-nobody = { POSSESSIVE($who) } { $action } reaches nobody.
event-turn-ended = The turn ends.
event-drawn =
    { $n ->
        [one] It is a draw. Rematch: 1 hit defeats a wizard.
       *[other] It is a draw. Rematch: { $n } hits defeat a wizard.
    }
event-cap-reached = The turn limit is reached.
event-cap-rolled = { $who } rolls { $n } to break the tie.

## How it ends

ending-last-standing = { LIST($winners) } wins as the last wizard standing.
ending-fewest-hits = { LIST($winners) } wins with the fewest hits after the last turn.
ending-lucky-roll = { LIST($winners) } wins the tie with the highest roll.

## Why a choice is not open

refusal-no-such-ball = You have no ball on that square that can still roll. Choose one that is offered.
refusal-stone = Nothing can stand on a black square. Choose another square.
refusal-ball-too-far = Your ball can only roll to an adjacent square.
refusal-wind-too-far = The wind can only blow a wizard to an adjacent square.
refusal-demon-unseen = The demon can't see that square. Choose one in its sight.
refusal-ball-blocked = A creature or your own wizard blocks your ball. Choose another square.
refusal-wind-no-target = You can't use Puff of wind: no wizard in sight has a free square to be blown to.
refusal-cast-after-moving = You can't cast { $action }: you have moved this turn. Choose another action, or abandon it.
refusal-move-no-room = You can't Move: no square next to you is free. Choose another action, or abandon it.
refusal-animal-no-room = Your animal can't { $action }: its path is blocked.
refusal-out-of-reach = That square is out of reach. Choose a square that is offered.
refusal-points-no-use =
    { $n ->
        [one] Spending 1 defence point here would have no effect.
       *[other] Spending { $n } defence points here would have no effect.
    }
refusal-lock-unlike-announced = You can't lock in this plan: it must match the numbers you announced.
refusal-announce-too-much = You can announce 0, 1 or 2 of each, and no more than your action points.
refusal-spell-not-rolled = Choose a new spell that your roll gives access to.
refusal-no-such-opponent = Choose an opponent who is still in play.
refusal-not-planned = You have no { $action } left in your plan. Choose an action that is in it.
refusal-touch-nobody-near = You can't use Magic Touch: no other wizard is next to you. Move next to one first.
refusal-cast-with-double = You can't cast spells while your illusion is in play. You may reveal it when a turn begins.
refusal-not-first = You can't cast { $action } any more: it must come before your other entries.
refusal-not-last = { $action } must be your last action: carry out or abandon the others first.
refusal-entangled = You can't { $action }: you are entangled this turn.
refusal-after-flame = You can't { $action } after Flame tongue.
refusal-run-in-storm = You can't Run within 8 squares of a Sleet storm. Move away from it first.
refusal-run-no-room = You can't Run: no direction has 3 free squares. Choose another action, or abandon it.
refusal-no-animal = You have no animal on that square. Choose one that is offered.
refusal-animal-other-action = An animal can only Move, Run and use Magic Touch.
refusal-animal-not-planned = Your animal has no { $action } left in its plan. Choose an action that is in it.
refusal-animal-nobody-near = Your animal can't use Magic Touch: no other wizard is next to it. Move it next to one first.
refusal-animal-new = Your animal can't act before the next turn.
refusal-animal-twice = Your animal can do the same thing at most twice a turn.
refusal-animal-points = Not enough action points: { $action } costs { $n }, your animal has { $left }.
refusal-write-stone = You can't aim at a black square. Choose another square.
refusal-smash-occupied = Smash needs an empty square, and that one is occupied. Choose another.
refusal-smashed-already = That square is already destroyed. Choose another.
refusal-occupied = That square is occupied. Choose a free one.
refusal-smashed = You can't go there: that square is destroyed. Choose another.
refusal-own-wizard = You can't choose your own wizard. Choose an opponent's.
refusal-no-such-body = That body is not on the board. Choose one that is.
refusal-touch-too-far = Magic Touch only reaches wizards on adjacent squares. Move next to one first.
refusal-wizard-unseen = You can't see that wizard from here. Choose one in sight, or move first.
refusal-fog =
    { $n ->
        [one] In the Fog you can't aim farther than 1 square.
       *[other] In the Fog you can't aim farther than { $n } squares.
    }
refusal-too-far =
    { $n ->
        [one] { $action } reaches only 1 square.
       *[other] { $action } reaches only { $n } squares.
    }
refusal-no-creature = There is no creature on that square. Choose a square with one.
refusal-creature-unseen = You can't see that creature from here. Choose one in sight, or move first.
refusal-defence-points = Not enough defence points: you have { $n }.
refusal-no-such-entry = That entry is not in your plan any more. Choose one that is.
refusal-spell-unknown = You don't know that spell. Choose one that you know.
refusal-spell-resting = You used this spell last turn, so you can't plan it now. You can plan it again next turn.
refusal-spell-spent = You can use this spell only once in a game.
refusal-plan-with-double = You can plan only basic actions while your illusion is in play. You may reveal it when a turn begins.
refusal-two-spells = You can plan at most 2 spells.
refusal-spell-twice = You can plan each spell only once.
refusal-action-too-often = You can plan each basic action at most twice.
refusal-action-points = You don't have enough action points left. Choose something cheaper, or lock in the plan.
refusal-hide-alone = Hide must be the only entry of your plan.
refusal-one-final = You can plan only one spell that must be your last action.
refusal-flame-stands = You can't plan Flame tongue and a move in the same turn.
refusal-plan-closed = You showed fewer than 2 entries, so you can't add any more.
refusal-unlike-announced = Your plan must match the numbers you announced.

## Hints: why something is planned

hint-plan-move = A moving wizard is hard to hit.
hint-plan-run = Run is the fastest way to { $who }, or away.
hint-plan-magic-touch = You can reach and touch { $who } this turn.
hint-plan-puff-of-wind = The wind can blow { $who } out of bounds.
hint-plan-defend = You will be attacked: each point prevents 1 damage.
hint-plan-initiative = Your attack works better if you act before { $who }.
hint-plan-curse = { $who } will have fewer action points next turn.
hint-plan-fog = In the Fog { $who } can't aim from so far away.
hint-plan-poison-dart = Poison hurts { $who } every turn until a defence point removes it.
hint-plan-dispel = It stops { POSSESSIVE($who) } next spell.
hint-plan-magic-missile = It hits { $who }, unless they planned a Defend.
hint-plan-clairvoyance = You see what { $who } plans next turn.
hint-plan-foresight = You learn how { $who } will defend next turn.
hint-plan-awareness = You will need 2 more defence points next turn.
hint-plan-spot-weakness = Without defence points { $who } takes your attack in full.
hint-plan-one-step-ahead = Going first for the rest of the game is worth a spell now.
hint-plan-spectral-sword = With the sword, your touch deals { $who } 4 damage.
hint-plan-leap = A leap brings you within reach of { $who }.
hint-plan-summon-animal = An animal fights for you in every turn to come.
hint-plan-plague-of-insects = { $who } must take 2 damage or give way.
hint-plan-summon-demon = The demon serves you while you go first.
hint-plan-entangle = Entangled, { $who } can't get away.
hint-plan-tidal-wave = The wave covers 9 squares and drives { $who } back.
hint-plan-sleet-storm = { $who } can hardly leave the storm in one turn.
hint-plan-push = The push can take { $who } out of bounds.
hint-plan-teleport = A teleport brings you within reach of { $who }.
hint-plan-hide = Too much is coming your way: better not to be there.
hint-plan-beauty = Half of { POSSESSIVE($who) } spells will fail.
hint-plan-blinding-light = Blinded, { $who } can only Move.
hint-plan-transpose = { $action } fits your plan.
hint-plan-illusory-body = { $action } fits your plan.
hint-plan-absorb-damage = Damage that you prevent becomes action points.
hint-plan-stoneskin = { POSSESSIVE($who) } touch is your main danger.
hint-plan-banish = { POSSESSIVE($who) } creature has to go.
hint-plan-circle-of-protection = { $who } is far away and can't hurt you through the circle.
hint-plan-antimagic-field = Your opponents lose more by it than you do.
hint-plan-lightning-bolt = It deals { $who } 2 damage, if they stay on { $square }.
hint-plan-storm = It deals { $who } 3 damage, if they stay near { $square }.
hint-plan-smash = Next to a destroyed square, a puff of wind defeats { $who }.
hint-plan-flame-tongue = { $who } is close enough to be burnt for 3 damage.
hint-plan-tracking-ball = Nothing prevents the 2 damage of a ball that reaches { $who }.

## Hints: why a choice is advised

hint-unwanted-place = That is where { $body } least wants to be.
hint-safer = You are safer there.
hint-demon-strikes = { $action } hurts { $who } most from the demon's square.
hint-animal-closer = It brings your animal closer to { $who }.
hint-stay = It is well placed already.
hint-safest-square = It is your safest square.
hint-within-touch = You can touch { $who } from there.
hint-closer = It brings you closer to { $who }.
hint-most-harm = It does the most harm.
hint-in-line = { THE($who) } is in that line.
hint-hurts-nobody = It hurts nobody.
hint-nearest = It is closest to { $who }.
hint-ball-rolls = Your ball rolls towards { $who }.
hint-hurts-most = It hurts { $who } most there.
hint-threatens = It threatens { $who } from there.
hint-bodies-alike = Both bodies should look real.
hint-ball-no-target = There is nobody to roll to.
hint-points-expire = Unspent points are lost at the end of the turn.
hint-action-points-matter = Action points win duels.
hint-poison-lasts = The poison would hurt you every turn.
hint-need-not-move = You don't need to move this turn.
hint-push-out = Pushed any farther, you would be out of bounds.
hint-need-to-stay = Your plan needs you where you are.
hint-only-moves-left = You have only moves left anyway.
hint-demon-shared = The demon serves your opponents as well.
hint-poison-next-turn = Poison that stays hurts you again next turn.
hint-points-too-few = It won't be enough, but keeping the points gains nothing.
hint-points-survive = Without it you are defeated.
hint-keep-points = A defence point may save you more later this turn.
hint-small-loss = A single action point is no great loss.
hint-need-to-move = Your plan is to get within touch.
hint-push-no-harm = The push does you no harm.
hint-flee-free = Moving away saves you the damage.
hint-plan-worth-reroll = The rest of your plan is worth another roll.
hint-animal-worth-point = Your animal is worth more than a defence point.
hint-no-opponent = No opponent is on the board.
hint-animal-touches = Your animal is next to an opponent.
hint-not-possible = { $action } is not possible now.
hint-touch-now = { $who } is within touch and may move away.
hint-wind-helps = The wind can put an opponent in a worse place.
hint-feed-dispel = A Dispel waits: { $action } is the spell you will miss least.
hint-animal-strays = Your animal would only stray.
hint-better-square = You have a better square to stand on.
hint-animal-stays = Your animal is where it should be.
hint-animal-approaches = Your animal gets closer to { $who }.
hint-only-double-moves = Only your double can go anywhere.
hint-every-square-worse = Every square within reach is worse.
hint-safer-square = You have a safer square to stand on.
hint-approach = { $who } is not within touch yet.
hint-get-sight = Your spell needs { $who } in sight.
hint-touch-defeats = The touch defeats { $who }.
hint-wind-out = The wind blows { $body } out of bounds.
hint-easiest = { $who } is the easiest to beat.
hint-drop-double = You can't cast spells while your double is in play.
hint-best-plan = It is what your best plan takes.
hint-plan-complete = Nothing you could add would help.
hint-go-first = You are better off acting before { $who }.
hint-keep-double = Your double may take the hit that would defeat you.
hint-animal-hunts = Your animal goes for { $who }.
hint-any-profile = All three can win, and a surprise helps too.
hint-best-spell = { $action } has won more duels than the others.
hint-any-orientation = Every side has its advantages.
hint-any-joining = Both places are alike.
hint-at-random = Nobody can guess what is left to chance.
hint-best-target = { $who } is the one to strike now.
hint-first-or-never = { $action } must come before everything else.
hint-no-points-there = { $who } has no defence points to lose.
hint-sword-useless = You have no Magic Touch left for the sword.
hint-shield-now = { $action } helps you from now on.
hint-push-away = The push drives { $who } away.
hint-flame-misses = Nobody is in the line of the flame.
hint-square-empty = It hits nobody: nobody is near { $square } any more.
hint-smash = { $square } will be gone for good.
hint-leads-on = { $action } leads you to a better square.
hint-ball-too-far = The ball should start closer to { $who }.
hint-dispel-waits = Dispel waits for { POSSESSIVE($who) } next spell.
hint-any-time = { $action } is useful at any time.
hint-little-use = { $action } is of little use now.
hint-needs-sight = { $action } needs { $who } in sight.
hint-would-fizzle = { $action } would fizzle: { $obstacle }.
hint-weaken-first = { $who } has defence points that would weaken your attack.
hint-sword-first = You need the sword before the touch.
hint-blind-early = The earlier { $action } comes, the more of the plan { $who } loses.
hint-in-sight = { $who } is in sight now.
hint-missile-defeats = { $who } planned no Defend, so the missile defeats them.
hint-push-defeats = The push takes { $who } out of bounds.
hint-square-unseen = You can't see { $square }.
hint-strikes-self = { $action } would hit you too.
hint-in-reach = { $action } hits { $who }.
hint-hole-near-self = The hole would endanger only you.
hint-last-ball = There is room for 1 more ball, and { $who } may want it.
hint-ball-ready = Your ball can roll towards { $who } from here.
hint-dispel-self = Dispel would stop your own spell.
hint-animal-already = You already have an animal.
hint-defeats = { $action } defeats { $who }.

## Options of a game

option-name-secret-spells = Secret spells
option-secret-spells = Spells stay secret until they are first cast.
option-name-last-breath = Last breath
option-last-breath = Defeated wizards still act until the end of the turn.
option-name-written-targets = Written targets
option-written-targets = You choose targets when you plan, not when you cast.
option-name-one-animal = One animal
option-one-animal = A new animal replaces your old one.
option-name-smash-stays = Lasting destruction
option-smash-stays = The Antimagic field leaves destroyed squares destroyed.
option-name-mirror = Mirrored areas
option-mirror = You may also mirror your start area.
option-name-turn-cap = Turn limit
option-turn-cap = The game ends after this many turns.
option-name-hits = Hits
option-hits = This many hits defeat a wizard.

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
effect-flamed = standing still for the flame
effect-absorbing = absorbing damage
effect-aware =
    { $n ->
        [one] aware: 1 more defence point
       *[other] aware: { $n } more defence points
    }
effect-seen = plan seen by { LIST($players) } (Clairvoyance)
effect-foreseen = points announced to { LIST($players) } (Foresight)
effect-ahead = may go first (One step ahead)
effect-aware-next =
    { $n ->
        [one] 1 more defence point next turn
       *[other] { $n } more defence points next turn
    }
effect-points-less =
    { $n ->
        [one] 1 action point fewer next turn
       *[other] { $n } action points fewer next turn
    }
effect-points-more =
    { $n ->
        [one] 1 action point more next turn
       *[other] { $n } action points more next turn
    }
effect-seen-next = plan seen by { LIST($players) } next turn (Clairvoyance)
effect-foreseen-next = points announced to { LIST($players) } next turn (Foresight)
effect-fog = Fog
effect-dispel = Dispel waits for the next spell
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
plan-announced = { $initiative } Initiative and { $defend } Defend
picture-written = { $who } aims { $action } at { $square }

## The moment

look-cost = action points
look-action = Basic action
look-spell = Spell
moment-over = The game is over
moment-set-up = Set-up
moment-turn = Turn { $n }
moment-turn-of-rematch = Turn { $n }, rematch
moment-preparing = wizards, spells and start areas
moment-planning = planning
moment-initiative = initiative
moment-end-of-turn = end of the turn
moment-carrying-out = carrying out the plans
moment-order = order: { LIST($players, style: "unit") }
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
wizard-without-profile = { $player } has not chosen a wizard yet.
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
place-hidden = hidden since leaving { $square }
place-nowhere = not on the board
place-on = on { $square }
place-double = on { $square } with a double on { $double }: nobody else knows which is real
place-own-double = on { $square } with a double on { $double }: your real body is on { $real }
wizard-spells = { POSSESSIVE($who) } spells: { LIST($spells, style: "unit") }.
plan-own = Your plan ({ $n } of { $most } points): { LIST($entries, style: "unit") }.
plan-left = { $who } has these entries left: { LIST($entries, style: "unit") }.
plan-known = You know of { POSSESSIVE($who) } plan: { $plan }.
thing-animal = { POSSESSIVE($who) } animal is on { $square }.
thing-demon = The demon, summoned by { $who }, is on { $square }.
thing-ball = { POSSESSIVE($who) } ball is on { $square }.
thing-smashed = Destroyed squares: { LIST($squares, style: "unit") }.

## Notes beside options

tile-cost =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
note-cost =
    { $n ->
        [one] 1 point. { $text }
       *[other] { $n } points. { $text }
    }
note-unused =
    { $n ->
        [one] 1 point unused
       *[other] { $n } points unused
    }
note-with-odds = { $odds } · { $text }
note-works = { $n } % to work
note-curse-roll =
    { $n ->
        [100] any loss from 1 to { $most }, each as likely
       *[other] { $n } % to work, then any loss from 1 to { $most }
    }
note-sees-again = { $n } % to see again
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
strip-is-to-choose = { $who } is choosing
sign-animal = animal
sign-demon = demon
sign-ball = tracking ball
sign-smashed = destroyed square
sign-storm = sleet storm
sign-fog = fog

## In the terminal

terminal-animal = A1 animal
terminal-demon = DD demon
terminal-ball = o ball
terminal-smashed = xx destroyed
terminal-footprint = ? vanished here
terminal-illusion = small p illusion
terminal-type-its-name = + can be chosen: type its name, such as { $option }
terminal-no-profile = not shown
terminal-figures = defence { $defence } · AP { $points }
terminal-hidden = hidden near { $square }
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
stage-higher-roll = Both have the same initiative, so the higher roll goes first.
picture-title = { $game }: { $heading }, { $phase }
picture-stone = { $square }, stone
picture-smashed = { $square }, destroyed: out of bounds
picture-start = { $square }, start of { $area }
piece-and-facts = { $line }. { $facts }
piece-facts =
    { $m ->
        [one] { $profile }, { $n } of { $most } hits, 1 defence point.
       *[other] { $profile }, { $n } of { $most } hits, { $m } defence points.
    }
piece-effects = Now: { LIST($effects, style: "unit") }.
piece-spells = Spells: { LIST($spells, style: "unit") }.
picture-body = { $body } on { $square }
picture-one-of-two = { $body } on { $square }: one of two bodies
picture-real-body = { $body } on { $square }: your real body
picture-illusion = { $body } on { $square }: the illusion
picture-hidden = { $who } is hidden and comes back near { $square }
picture-vanished = { $who } vanished from { $square }
picture-animal = { POSSESSIVE($who) } animal on { $square }
picture-demon = The demon on { $square }, summoned by { $who }
picture-ball = { POSSESSIVE($who) } ball on { $square }

## On the shelf, and how to play in two minutes

about-line = A duel of wizards: plan in secret, then carry out one entry at a time.
about-mood = bluff, tactics, a little luck

tour-plan-title = Plan in secret
tour-plan = Every turn all wizards write a plan at the same time: basic actions such as Move, Run and Magic Touch, and at most two spells. Action points pay for them. Some spells need a square that you choose now and strike later.
tour-first-title = Who goes first
tour-first = Initiative and Defend are shown before anything happens. The wizard with more Initiative acts first; every Defend is a defence point for this turn.
tour-entry-title = One entry at a time
tour-entry = Then the wizards take turns. Each carries out one entry of their plan, in any order they like, and chooses its target or direction only now. You can abandon an entry that no longer helps you.
tour-defend-title = Defend yourself
tour-defend = When something strikes you, spend defence points to weaken it: most spells lose one damage or square for each point. A spent point is gone until the next turn.
tour-win-title = Win
tour-win = Five hits defeat a wizard, and so does being forced off the board or onto a destroyed square. The last wizard in play wins; if all fall in one turn, a rematch decides.

## A choice of evening

offer-no-limit = No limit
offer-open-spells = Open spells
offer-open-spells-about = Everyone knows what each wizard can cast: the bluff is in the plan.
offer-secret-spells = Secret spells
offer-secret-spells-about = Nobody knows your spells until you first cast them.

## What a player can set about what is asked

wish-lock = Lock in my plan when I have no points left

## Several choices by one click

shortcut-go = { $action } to { $square }

## Groups of options

group-plan = Add to your plan
group-plan-animal = Plan for your animals
group-carry-out = Carry out
group-carry-out-animal = Your animals
group-abandon = Give up an entry

## The glossary: what keywords mean

glossary-hit = Damage is counted in hits, which never heal. Five of them defeat a wizard, or as many as the table has set.
glossary-action-point = Action points pay for the entries of a plan. What is left over is lost.
glossary-defence-point = Spent against what hits you, each for one effect. They come from your profile and from Defend, and are new every turn.
glossary-initiative = Innate initiative and every Initiative in your plan, added up. The higher sum acts first; equal ones roll a die.
glossary-entry = One action or spell of a plan. You carry out one whenever it is your turn to act.
glossary-plan = What you will do this turn, written in secret: each action at most twice, at most two spells.
glossary-poison = Each poison marker deals 1 damage at the end of the turn, unless you spend 1 defence point to remove it.
glossary-entangled = An entangled wizard can't Move or Run this turn; spells can still move them.
glossary-fizzle = A spell whose target is out of sight, out of range or gone has no effect, and is used up all the same.
glossary-out-of-bounds = Off the board, or on a destroyed square. A wizard that is forced there is defeated.
glossary-illusion = A second body. Only its owner knows which one is real.
glossary-fog = This turn nobody can aim a spell at anything more than 4 squares away.
glossary-animal = It belongs to its summoner, who plans 3 action points a turn for it, and it cannot be hurt.
glossary-demon = At the start of every action phase the player with the initiative rolls for its Evocation spell. It spares nobody.
glossary-tracking-ball = It rolls up to 2 squares at the end of each turn. Another wizard whom it meets takes 2 damage, which nothing prevents.
glossary-line-of-sight = A straight line from square to square, blocked by stone, animals and the demon, never by wizards.

## What is wrong with a saved state, or with one that was edited by hand

fault-animal-columns = The lists about the animals have different lengths.
fault-hits = Another number of hits defeats a wizard than was chosen (FW-16.6).
fault-profile = A wizard has an unknown profile.
fault-joined = The start areas are joined in an unknown way.
fault-unknown-spell = A wizard knows an unknown spell.
fault-animal = An animal stands nowhere, or its owner is not in play.
fault-one-square = Two bodies stand on the same square.
fault-black-square = Something stands on a black square.
fault-smashed-square = Something stands on a destroyed square.
fault-balls = There are too many balls, or a ball has no owner.
fault-nowhere = { POSSESSIVE($who) } wizard is neither on the board nor hidden nor defeated.
fault-double = { POSSESSIVE($who) } wizard has a double but no body.
fault-plan-left = { POSSESSIVE($who) } wizard is defeated, but still has a plan.
fault-plan-entry = { POSSESSIVE($who) } plan has an unknown entry.
fault-spell-twice = { POSSESSIVE($who) } wizard knows a spell twice.
fault-animal-entry = An animal's plan has an entry that is not for animals.
