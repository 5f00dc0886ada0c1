### Funkoverse: what is asked, chosen, told and refused.

## What can be chosen

verb-colour = Play { $side }
verb-pick = Choose { THE($who) }
verb-item = Take { THE($item) }
verb-give = Give it to { THE($who) }
verb-share = Give { THE($who) } to your partner
verb-keep = Control the rest yourself
verb-leader = Make { THE($who) } your leader
verb-place = Start on { $square }
verb-turn = Act with { THE($who) }
verb-move = Move to { $square }
verb-challenge = Challenge { THE($who) }
verb-assist = Help { THE($who) } up
verb-take = Take point marker { $marker }
verb-claim = Claim control area { $area }: place your marker
verb-flip = Flip the control marker of area { $area }
verb-use = Use { $ability }
verb-use-item = Use { THE($item) }
verb-rally = Get up
verb-end = End turn
verb-decline = Skip this action
verb-target = Target { THE($who) }
verb-to = Move to { $square }
verb-stay = Stay here
verb-shift = Move { THE($who) } to { $square }
verb-done = Move nobody else
verb-drink = Use Felix Felicis: set one die to critical
verb-save = Save Felix Felicis
verb-token = Delay the { $token } token on { $n }
verb-decree = Block a { $token } token
verb-return = Return { THE($who) } first

## What is asked

question-colour = You go first, so you choose your side and with it where you start.
question-pick =
    { $how ->
        [mixed] Choose a character for your side ({ $picks } to choose). Your rival may choose the same one.
       *[open] Choose a character for your side ({ $picks } to choose). Your rival chooses from the rest.
    }
question-secret-pick = Choose a character in secret ({ $picks } to choose). Both sides are revealed together.
question-item =
    { $how ->
        [secret] Choose an item in secret. One of your characters carries it for the whole game.
       *[open] Choose an item for your side. One of your characters carries it for the whole game.
    }
question-holder = Choose who carries { THE($carried) } for the whole game.
question-share = Which characters does your partner control? The others are yours.
question-leader = Choose your leader in secret: 1 more point for who knocks it out, and for what it knocks out.
question-place = Place { THE($who) } on which square of your starting area?
question-turn = Round { $round }: choose a character to act ({ $waiting } left on your side).
question-action =
    { $lies ->
        [yes] { THE($who) } is knocked down. Choose what to do ({ $n ->
            [one] 1 action left
           *[other] { $n } actions left
        }).
       *[no] { THE($who) } has { $n ->
            [one] 1 action left. Spend it
           *[other] { $n } actions left. Spend one
        } to move, challenge, interact or use an ability.
    }
question-granted = { $used } gives { THE($who) } a basic action. Which one?
question-controlled = { $used } lets you control { THE($who) }. Choose a basic action for your side.
question-extra = { THE($carried) } gives { THE($who) } one more action, but no challenge. Which one?
question-target =
    { $ability ->
        [ability-protego] { $ability } gives an ally more dice for their next defence. Which one?
        [ability-accio] { $ability } brings an ally next to { THE($actor) }. Which one?
        [ability-imperio] { $ability } makes a rival take a basic action for you. Which one?
        [ability-oppugno] { $ability } lets an ally take a basic action. Which one?
        [ability-taunt] { $ability } moves a rival { $steps ->
            [one] 1 square
           *[other] up to { $steps } squares
        }. Which one?
       *[other] { $dice ->
            [0] Use { $ability } on whom?
           *[other] { $ability }: challenge whom, with { $dice } dice?
        }
    }
question-item-target =
    { $dice ->
        [0] Use { THE($item) } on whom?
       *[other] Use { THE($item) }: challenge whom, with { $dice } dice?
    }
question-next-target =
    { $dice ->
        [0] { $ability } challenges several rivals in turn. Whom next?
       *[other] { $ability } challenges several rivals in turn. Whom next, with { $dice } dice?
    }
question-felix = { THE($who) } challenges { THE($whom) } (defense { $defense }). Use { THE($ready) }?
question-shift =
    { $steps ->
        [one] { $ability } lets you move each of these characters 1 square, won or lost. Whom, and where?
       *[other] { $ability } lets you move each of these characters up to { $steps } squares. Whom, and where?
    }
question-where =
    { $ability ->
        [ability-accio] { $ability } brings your ally next to { THE($actor) }. To which square?
       *[other] { $steps ->
            [0] { $ability } moves { THE($moved) }. To which square?
            [one] { $ability } moves { THE($moved) } up to 1 square. To which square?
           *[other] { $ability } moves { THE($moved) } up to { $steps } squares. To which square?
        }
    }
question-ally =
    { $most ->
        [0] { $ability } lets allies move. Which one is next?
        [one] { $ability } lets 1 ally move { $steps ->
            [one] 1 square
           *[other] up to { $steps } squares
        }. Which one?
       *[other] { $ability } lets up to { $most } allies move { $steps ->
            [one] 1 square
           *[other] up to { $steps } squares
        }. Which one is next?
    }
question-token =
    { $ability ->
        [ability-decree] { $ability } puts a token from your rivals' pool on cooldown. Which one?
       *[other] { $ability } moves a token of your rivals up by 1. Which one?
    }
question-claim = Place your control marker on which square of area { $area }? It scores every round.
question-flag =
    { $home ->
        [one] { THE($who) } is at the rival flag. Come home for 1 point, to which square?
       *[other] { THE($who) } is at the rival flag. Come home for { $home } points, to which square?
    }
question-return-order = Several of your characters return from the cooldown track. Place which one first?
question-return =
    { $back ->
        [at-once] { THE($who) } is knocked out, but comes back at once. To which square of your starting area?
       *[later] { THE($who) } returns from the cooldown track. To which square of your starting area?
    }
question-dark-lord =
    { $steps ->
        [one] { THE($who) } is back and may move 1 square. To which square?
       *[other] { THE($who) } is back and may move up to { $steps } squares. To which square?
    }
question-slip =
    { $steps ->
        [one] { THE($who) } is knocked down and may slip away 1 square. To which square?
       *[other] { THE($who) } is knocked down and may slip away up to { $steps } squares. To which square?
    }

## What questions call their own options

button-item-item =
    { $item ->
        [item-felix-felicis] Take Felix Felicis: one die is a sure critical
        [item-dagger] Take the Dagger: a challenge and one more action
       *[other] Take { THE($item) }
    }
button-action-use =
    { $cost ->
        [0] Use { $ability }: no token
       *[other] Use { $ability }: { $token } token, cooldown { $cost }
    }
button-action-use-item = Use { THE($item) }: cooldown { $cost }
button-action-flip = Flip the control marker of area { $area } to { $side }
button-action-rally =
    { $rally ->
        [one] Get up: 1 action
       *[other] Get up: { $rally } actions
    }
button-extra-use =
    { $cost ->
        [0] Use { $ability }: no token
       *[other] Use { $ability }: { $token } token, cooldown { $cost }
    }
button-extra-use-item = Use { THE($item) }: cooldown { $cost }
button-action-end =
    { $n ->
        [one] End turn: 1 action unused
       *[other] End turn: { $n } actions unused
    }
button-granted-flip = Flip the control marker of area { $area } to { $side }
button-controlled-flip = Flip the control marker of area { $area } to { $side }
button-extra-flip = Flip the control marker of area { $area } to { $side }
button-granted-decline = Take no action with { THE($who) }
button-extra-decline = Take no more action
button-target-target =
    { $ability ->
        [ability-protego] Protect { THE($who) }
        [ability-accio] Bring { THE($who) }
        [ability-imperio] Control { THE($who) }
        [ability-oppugno] Give the action to { THE($who) }
        [ability-taunt] Move { THE($who) }
       *[other] { $dice ->
            [0] Choose { THE($who) }
           *[other] Challenge { THE($who) }
        }
    }
button-next-target-target = Challenge { THE($who) }
button-item-target-target =
    { $dice ->
        [0] Choose { THE($who) }
       *[other] Challenge { THE($who) }
    }
button-shift-done = Leave them where they are
button-ally-target = Move { THE($who) }
button-ally-done = Move no more allies
button-felix-drink = Use { THE($ready) }: 1 sure { $symbol }, cooldown { $rest }
button-felix-save = Save { THE($ready) }
button-where-place = Place your ally on { $square }
button-claim-place = Place it on { $square }
button-flag-place =
    { $home ->
        [one] Come home to { $square }: 1 point
       *[other] Come home to { $square }: { $home } points
    }
button-flag-stay = Stay here, no points
button-return-place = Return to { $square }

## What is told

event-starts = { $player } goes first and chooses a side.
event-took-side = { $player } plays { $side }.
event-marker-flipped = { $side } takes the First Player marker.
event-joined = { THE($who) } joins { $side }.
event-equipped = { THE($who) } carries { THE($item) }.
event-shared = { $player } controls { THE($who) }.
event-leader-shown = { THE($who) } leads { $side }.
event-placed = { THE($who) } starts on { $square }.
event-round-began = Round { $n }: { $side } goes first.
event-turn-taken = { THE($who) } acts.
event-waited = { THE($who) } waits on the cooldown track.
event-moved = { THE($who) } moves from { $start } to { $square }.
event-appeared = { THE($who) } appears on { $square }.
event-helped = { THE($who) } helps { THE($whom) } up.
event-rallied = { THE($who) } gets up.
event-marker-taken = { THE($who) } takes point marker { $marker }.
event-marker-back = Point marker { $marker } is back on the map.
event-claimed = { $side } claims area { $area }.
event-control-placed = { $side } places a control marker on { $square }.
event-flipped = { THE($who) } flips the control marker of area { $area } to { $side }.
event-used = { THE($who) } uses { $ability }.
event-paid = { $side } pays a { $token } token (cooldown { $n }).
event-used-item = { THE($who) } uses { THE($item) }.
event-item-rests = { POSSESSIVE($side) } { $item } goes on cooldown ({ $n }).
event-item-ready = { THE($who) } can use { THE($item) } again.
event-challenged =
    { $n ->
        [one] { THE($who) } challenges { THE($whom) } with 1 die.
       *[other] { THE($who) } challenges { THE($whom) } with { $n } dice.
    }
event-attacked =
    { $hits ->
        [0] { $shields ->
            [0] { $criticals ->
                [0] { THE($who) } rolls nothing that counts.
                *[other] { THE($who) } rolls { $criticals ->
                    [one] 1 critical
                    *[other] { $criticals } criticals
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
            }
            *[other] { $criticals ->
                [0] { THE($who) } rolls { $shields ->
                    [one] 1 shield
                    *[other] { $shields } shields
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
                *[other] { THE($who) } rolls { $shields ->
                    [one] 1 shield
                    *[other] { $shields } shields
                } and { $criticals ->
                    [one] 1 critical
                    *[other] { $criticals } criticals
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
            }
        }
        *[other] { $shields ->
            [0] { $criticals ->
                [0] { THE($who) } rolls { $hits ->
                    [one] 1 hit
                    *[other] { $hits } hits
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
                *[other] { THE($who) } rolls { $hits ->
                    [one] 1 hit
                    *[other] { $hits } hits
                } and { $criticals ->
                    [one] 1 critical
                    *[other] { $criticals } criticals
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
            }
            *[other] { $criticals ->
                [0] { THE($who) } rolls { $hits ->
                    [one] 1 hit
                    *[other] { $hits } hits
                } and { $shields ->
                    [one] 1 shield
                    *[other] { $shields } shields
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
                *[other] { THE($who) } rolls { $hits ->
                    [one] 1 hit
                    *[other] { $hits } hits
                }, { $shields ->
                    [one] 1 shield
                    *[other] { $shields } shields
                } and { $criticals ->
                    [one] 1 critical
                    *[other] { $criticals } criticals
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
            }
        }
    }
event-defended =
    { $hits ->
        [0] { $shields ->
            [0] { $criticals ->
                [0] { THE($who) } defends with nothing that counts.
                *[other] { THE($who) } defends with { $criticals ->
                    [one] 1 critical
                    *[other] { $criticals } criticals
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
            }
            *[other] { $criticals ->
                [0] { THE($who) } defends with { $shields ->
                    [one] 1 shield
                    *[other] { $shields } shields
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
                *[other] { THE($who) } defends with { $shields ->
                    [one] 1 shield
                    *[other] { $shields } shields
                } and { $criticals ->
                    [one] 1 critical
                    *[other] { $criticals } criticals
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
            }
        }
        *[other] { $shields ->
            [0] { $criticals ->
                [0] { THE($who) } defends with { $hits ->
                    [one] 1 hit
                    *[other] { $hits } hits
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
                *[other] { THE($who) } defends with { $hits ->
                    [one] 1 hit
                    *[other] { $hits } hits
                } and { $criticals ->
                    [one] 1 critical
                    *[other] { $criticals } criticals
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
            }
            *[other] { $criticals ->
                [0] { THE($who) } defends with { $hits ->
                    [one] 1 hit
                    *[other] { $hits } hits
                } and { $shields ->
                    [one] 1 shield
                    *[other] { $shields } shields
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
                *[other] { THE($who) } defends with { $hits ->
                    [one] 1 hit
                    *[other] { $hits } hits
                }, { $shields ->
                    [one] 1 shield
                    *[other] { $shields } shields
                } and { $criticals ->
                    [one] 1 critical
                    *[other] { $criticals } criticals
                }: { $n ->
                    [one] 1 success
                    *[other] { $n } successes
                }.
            }
        }
    }
event-withstood = { THE($who) } holds firm.
event-knocked-down = { THE($who) } is knocked down.
event-knocked-out = { THE($who) } is knocked out.
event-protected = A loyal friend saves { THE($who) } from a knock-out.
event-shielded = { THE($who) } gets a Protego card.
event-shield-gone =
    { $n ->
        [one] Protego gives { THE($who) } 1 more die and is discarded.
       *[other] Protego gives { THE($who) } { $n } more dice and is discarded.
    }
event-confused = { THE($who) } gets a Confundo card.
event-clear-again = Confundo makes the ability of { THE($who) } cost 1 more and is discarded.
event-token-up = { POSSESSIVE($side) } { $token } token goes up to cooldown { $n }.
event-tokens-down = All ability tokens on { POSSESSIVE($side) } cooldown track go down by 1.
event-vanished = { THE($who) } vanishes (cooldown { $n }).
event-obeys = { THE($who) } takes a basic action for the rivals.
event-detained = { THE($who) } is exhausted.
event-scored =
    { $n ->
        [one] { $side } scores 1 point { $reason }.
       *[other] { $side } scores { $n } points { $reason }.
    }
event-came-home = { THE($who) } comes home to { $square }.
event-returned = { THE($who) } returns to the map on { $square }.
event-round-ended = The round ends: Light { $light }, Dark { $dark }.
event-boy-who-lived = The Boy Who Lived: { THE($who) } turns 1 hit into a shield.
event-no-target = { $ability } finds no target and has no effect.
event-no-token = { $ability } finds no token of { $side } and has no effect.
event-no-card = All { $ability } cards are in play, so nobody gets one.
event-no-item = { THE($who) } has no item to lose now.
event-idle = { THE($who) } does nothing.
event-token-stays = { POSSESSIVE($side) } { $token } token stays at cooldown { $n }, the highest number.
event-decreed = { POSSESSIVE($side) } { $token } token goes from the pool to cooldown { $n }.
event-came-back = The Dark Lord: { THE($who) } is back at once on { $square }.
event-trait-changed = { $trait }: { THE($who) } turns 1 die from { $symbol } to { $into }.
event-got-card = { THE($who) } gets a { $status } card.
event-card-gone = The { $status } card of { THE($who) } is discarded.
event-slipped = Slippery: { THE($who) } slips from { $start } to { $square }.
event-notorious = Notorious Witch: { THE($who) } returns to the map on { $square }, next to an ally.
event-ended-turn = { THE($who) } ends the turn without an action.
event-won =
    { $n ->
        [one] { $side } wins, 1 point to { $other }.
       *[other] { $side } wins, { $n } points to { $other }.
    }
event-won-first-game = { $side } wins with the first knock-out.

## How it ends

ending-first-knock-out =
    { LENGTH($winners) ->
        [one] { LIST($winners) } wins with the first knock-out.
       *[other] { LIST($winners) } win with the first knock-out.
    }
ending-points =
    { LENGTH($winners) ->
        [one] { LIST($winners) } wins, { $score ->
            [one] 1 point
           *[other] { $score } points
        } to { $next }.
       *[other] { LIST($winners) } win, { $score ->
            [one] 1 point
           *[other] { $score } points
        } to { $next }.
    }
ending-round-cap =
    { LENGTH($winners) ->
        [one] The last round is over: { LIST($winners) } wins, { $score ->
            [one] 1 point
           *[other] { $score } points
        } to { $next }.
       *[other] The last round is over: { LIST($winners) } win, { $score ->
            [one] 1 point
           *[other] { $score } points
        } to { $next }.
    }

## Why a choice is not open

refusal-exhausted = { THE($who) } is exhausted this round. Choose another character.
refusal-not-offered = { THE($who) } is not among the characters you can choose from. Choose one who is.
refusal-not-start = { $square } is not in your starting area. Choose a square that is.
refusal-out-of-reach = { $square } is out of reach. Choose a square that is offered.
refusal-unseen = { THE($who) } is not in sight: a wall or a standing rival is in the way. Choose another, or move first.
refusal-rally-actions =
    { $needed ->
        [one] Getting up takes 1 action, and you have { $n } left.
       *[other] Getting up takes { $needed } actions, and you have { $n } left.
    }
refusal-no-target = { $ability } has no rival in reach. Move closer first.
refusal-item-offered = You don't spend an action on { THE($item) }: you are asked when you can use it.
refusal-item-taken = Your rivals already have { THE($item) }. Choose another item.
refusal-item-holder = A basic character can't carry an item. Choose a character of your side with a name.
refusal-control-square = Place the control marker on a square of that area.
refusal-not-adjacent = { THE($who) } is not adjacent. Choose an adjacent rival.
refusal-not-a-target = You can't target { THE($who) } with this. Choose a character who is offered.
refusal-no-such-token = Your rivals have no such token there. Choose one that they have.
refusal-not-in-game = { THE($who) } is not in this game. Choose a character who is.
refusal-not-yours = { THE($who) } is not on your side. Choose a character of yours.
refusal-basic-character = You can't choose a basic character: it comes with your side. Choose one with a name.
refusal-chosen = { THE($who) } is already chosen. Choose another character.
refusal-blocked-square = Nobody can enter that square: it is stone, or off the map. Choose another.
refusal-occupied = { $square } is occupied. Choose a free square.
refusal-off-map = { THE($who) } is not on the map. Choose a character who is.
refusal-itself = You can't choose { THE($who) }: a character is not their own ally. Choose another.
refusal-for-rivals = You can't use { $ability } on an ally: it is for rivals. Choose a rival.
refusal-for-allies = You can't use { $ability } on a rival: it is for allies. Choose an ally.
refusal-too-far = { THE($who) } is too far away: distance { $away }, range { $reach }. Choose another, or move closer first.
refusal-down-no-action = { THE($who) } is knocked down and can't take a basic action. Get up first.
refusal-end-first = { THE($who) } is acting. End that turn first.
refusal-down-get-up = { THE($who) } is knocked down. Get up first.
refusal-basic-only = { THE($who) } can only take a basic action now. Choose one, or end the turn.
refusal-extra-challenge = The extra action can't be a challenge. Choose another action.
refusal-challenge-adjacent = A basic challenge needs an adjacent rival. Move next to one first.
refusal-assist-adjacent = You can only help up an adjacent ally who is knocked down. Move next to one first.
refusal-not-at-marker = { THE($who) } is not next to point marker { $marker }. Move there first.
refusal-marker-away =
    { $n ->
        [one] Point marker { $marker } is on a cooldown track and comes back after 1 round.
       *[other] Point marker { $marker } is on a cooldown track and comes back after { $n } rounds.
    }
refusal-no-markers = The first game has no point markers.
refusal-no-areas = This scenario has no control areas.
refusal-area-claimed = Control area { $area } has a marker already: flip it instead.
refusal-area-free = Control area { $area } has no marker yet: claim it instead.
refusal-not-in-area = { THE($who) } is not in control area { $area }. Move there first.
refusal-not-at-control = { THE($who) } is not next to the control marker of area { $area }. Move there first.
refusal-standing = { THE($who) } is already standing. Choose another action.
refusal-rally-not-basic = Getting up is not a basic action. Choose one that is.
refusal-no-ability = { THE($who) } does not have { $ability }. Choose an ability of this character.
refusal-no-token = You have no { $token } token in your pool to pay for { $ability }. Choose another action.
refusal-no-item = { THE($who) } does not carry { THE($item) }. Choose an item of this character.
refusal-item-cooldown =
    { $n ->
        [one] { THE($item) } is on cooldown and comes back when this round ends.
       *[other] { THE($item) } is on cooldown and comes back after { $n } rounds.
    }
refusal-item-adjacent = { THE($item) } needs an adjacent rival. Move next to one first.
refusal-inquisitor = Your characters can't interact next to the High Inquisitor while she stands. Knock her down first.

## Hints: why a choice is advised

hint-use-best = { THE($who) } gains most by it now.
hint-use-flipendo = It challenges every rival next to { THE($who) }.
hint-use-expelliarmus = It strikes from afar, and puts their item on cooldown.
hint-use-protego = Your ally in danger needs the shield.
hint-use-impedimenta = It strikes from afar and delays a token.
hint-use-descendo = Several of your tokens come back sooner.
hint-use-accio = Your ally is better off next to { THE($who) }.
hint-use-confundo = It strikes from afar and makes the next ability cost more.
hint-use-imperio = You can make a rival harm their own side.
hint-use-morsmordre = { THE($who) } escapes and comes back where it matters.
hint-use-fiendfyre = It is your strongest attack.
hint-use-confringo = The blast hits rivals who stand close together.
hint-use-oppugno = An ally can do more now than { THE($who) }.
hint-use-rictusempra = It is your strongest attack.
hint-use-dash = It is the fastest way there.
hint-use-kings-gambit = Your allies get where you need them.
hint-use-serpensortia = It is your strongest attack.
hint-use-sneak = It is the fastest way there, past any rival.
hint-use-taunt = It lures a rival away from where they want to be.
hint-use-black-quill = It is your strongest attack.
hint-use-decree = Your rivals miss that token this round.
hint-use-detention = A detained rival can't act this round.
hint-do-assist = Having your ally on their feet is worth an action.
hint-do-take = You score a point at once, and your rivals don't get it.
hint-do-claim = The area scores for you round after round.
hint-do-flip = It scores for you, not for your rival.
hint-do-use-item = It is a challenge and one more action in one.
hint-do-rally = { THE($who) } is easy prey while knocked down.
hint-do-end = { THE($who) } is well placed and has nothing better to do.
hint-do-decline = { THE($who) } is well placed and has nothing better to do.
hint-knocked-down = You knock down { THE($who) } { $percent } % of the time.
hint-knocked-out = You knock out { THE($who) } { $percent } % of the time.
hint-marker-there = You reach the next marker there.
hint-take-there = You can take point marker { $marker } from there.
hint-claim-there = You can claim control area { $area } from there.
hint-flip-there = You can flip the control marker of area { $area } from there.
hint-safer = It is safer there.
hint-central = Every square is close from there.
hint-rival-in-reach = You can challenge a rival from there.
hint-to-rivals = It leads towards your rivals.
hint-in-scoring-area = You score there: it is the scoring area.
hint-to-marker = It leads towards the next marker.
hint-unwanted-place = That is where { THE($who) } least wants to be.
hint-at-flag = You score there: it is the rival flag.
hint-to-scoring-area = It leads towards the scoring area.
hint-to-flag = It leads towards the rival flag.
hint-come-home =
    { $home ->
        [one] It scores 1 point at once, and { THE($who) } is safe at home.
       *[other] It scores { $home } points at once, and { THE($who) } is safe at home.
    }
hint-room-for-all = There is room for all, so the order hardly matters.
hint-far-from-rivals = It is furthest from your rivals there.
hint-any-side = The map is the same for both sides.
hint-strongest = { THE($who) } is the strongest of those left.
hint-better-item = { THE($item) } helps you more.
hint-best-holder = { THE($who) } has the most use for it.
hint-best-leader = { THE($who) } is hard to knock out and fights well.
hint-share-strongest = Your partner gets the strongest, you get the others.
hint-share-even = One of you then controls 2 characters, and the other 1.
hint-serves-best = It helps { THE($who) } most.
hint-best-move = { THE($who) } gains the most by moving.
hint-best-token = Your rivals will miss that token most.
hint-save-for-later = It changes little here: keep it for a better moment.
hint-all-well-placed = Everyone is well placed.
hint-stay = { THE($who) } is in a good place already.
hint-act-from-track = { THE($who) } is off the map, so your rivals must act before you decide.
hint-least-to-lose = { THE($who) } has the least to lose by acting now.
hint-most-to-gain = { THE($who) } has the most to gain by acting now.

## Options of a game

option-name-scenario = Scenario
option-scenario = Choose what the two sides fight for.
option-name-map = Map
option-map = Choose the map. One of another scenario needs “Any map”.
option-name-any-map = Any map
option-any-map = You may play any scenario on either map.
option-name-items = Items
option-items = Each side has an item, but not in the first game.
option-name-two = Two a side
option-two = Each side has two characters and no basic ones; 6 points win.
option-name-mix = A box for each side
option-mix = Each side chooses from a box of its own, with Ron, Draco and Umbridge.
option-name-secret-pick = Secret choice
option-secret-pick = With a box for each side, both choose in secret and reveal together.
option-name-first-game = First game
option-first-game = There is no scenario: the first knock-out wins.
option-name-round-cap = Round limit
option-round-cap = The game ends after this many rounds.
option-name-teams = Teams
option-teams = Choose characters in turn, as usual in scenarios, or take the example teams, as usual in the first game.

## How characters and sides stand

fact-standing-on = standing on { $square }
fact-knocked-down-on = knocked down on { $square }
fact-gone = off the map, cooldown { $n }
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
fact-holds = holds { THE($item) }
fact-item-on-track = holds { THE($item) } (on the track)
fact-leader = leader
fact-led-by = controlled by { $player }
fact-defense = defense { $n }
words-piece = { $line }. Trait: { $trait }. Abilities: { LIST($abilities, style: "unit") }.
words-basic-piece = { $line }. A basic character: no abilities, no trait.
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
       *[other] { $n } { $token } tokens
    }
fact-point-marker = point marker { $marker }
fact-on-track = on { $n }: { LIST($things, style: "unit") }

## The moment

moment-over = The game is over
moment-round = Round { $n }
moment-set-up = Set-up
moment-ended = { $first }: { $ending }
moment-preparing = sides, characters and starting squares
moment-turn-of-character =
    { $n ->
        [one] { THE($who) } is acting, 1 action left
       *[other] { THE($who) } is acting, { $n } actions left
    }
moment-turn-of-side = { POSSESSIVE($side) } turn
moment-end-of-round = end of the round
moment-first-knock-out = the first knock-out wins
moment-score = { -side-light } { $light }, { -side-dark } { $dark }
moment-choosing =
    { LENGTH($players) ->
        [1] { LIST($players) } chooses
       *[other] { LIST($players) } choose
    }
moment-scenario = { $scenario } · { $moment }

moment-now = { $first }: { $phase }
moment-first-player = { $side } has the First Player marker
moment-all = { LIST($facts, style: "semicolons") }.

## The position in sentences

scenario-in-words = { $map }. { $aim }
scenario-with-goal =
    { $n ->
        [one] { $map }. { $aim } 1 point wins at the end of a round.
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
abilities-in-words = { POSSESSIVE($who) } abilities: { LIST($abilities, style: "unit") }.

## Notes beside options

note-idle = nothing in reach: it would have no effect, and the token is spent
note-percent = { $percent } %
note-percent-item = { $percent } % ({ $lucky } % with { THE($item) })
note-percent-felix = { $percent } % ({ $lucky } % with Felix)
note-chance =
    { $does ->
        [down] { $chance } to knock down
        [protected] { $chance } to win, but a loyal friend protects
       *[out] { $chance } to knock out
    }
note-chance-named =
    { $does ->
        [down] { $chance } to knock down { THE($who) }
        [protected] { $chance } to win, but a loyal friend protects { THE($who) }
       *[out] { $chance } to knock out { THE($who) }
    }
note-chances = { LIST($chances, style: "unit") }
note-of-option = { $option }: { $note }
note-of-option-sentence = { $option }: { $note }.

## In drawings

picture-chance = Chance against { THE($who) }: { $chance } with { $n } dice
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
stage-needs-more = { THE($who) } wins with more successes than { THE($whom) }.
stage-needs-to-hold =
    { $n ->
        [0] { THE($whom) } holds firm, whatever the defence rolls.
        [one] { THE($whom) } needs 1 success to hold firm.
       *[other] { THE($whom) } needs { $n } successes to hold firm.
    }
stage-wins = { $n } against { $m }: { THE($who) } wins.
stage-holds = { $n } against { $m }: { THE($whom) } holds firm.

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
picture-flag = { POSSESSIVE($side) } flag on { $square }
picture-marker =
    { $n ->
        [one] Point marker { $marker } on { $square }: 1 point
       *[other] Point marker { $marker } on { $square }: { $n } points
    }
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
card-status = status
card-cooldown = Cooldown
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
tour-turn = The sides take turns. You choose one of your characters who is not exhausted and take two actions: move up to 2 squares, challenge a rival beside you, help an ally up, interact with a marker, or use an ability. Then they are exhausted until the round ends.
tour-challenges-title = Challenges
tour-challenges = You roll your dice, the rival rolls their defense. For you each burst counts 1, for the defender each shield; a star counts 3 for either. With more successes you knock a standing rival down, and a rival who is already down out. The page shows your chance before you choose.
tour-walls-title = Walls and sight
tour-walls = Walls and posts stop moves and looks, corners too. A standing rival hides what lies behind it. Abilities with a range need a rival that you see; point at an ability to see how far it reaches.
tour-track-title = The cooldown track
tour-track = An ability is paid with a token of its colour: it goes to the number on the card. Knocked-out characters, used items and taken point markers lie on the track, too. At the end of a round everything moves down by one, and what leaves the 1 is back in play.
tour-points-title = Points
tour-points = A knock-out is worth a point, and so is a point marker that you take. The scenario gives more at the end of each round: in Control for the areas that show your colour. You win with 10 points at the end of a round, if your rivals have fewer.
picture-tour-turn = A character with the squares that it can move to
picture-tour-challenges = Two dice against two dice: 4 successes against 1
picture-tour-walls = A wall hides one rival; the other one is in sight
picture-tour-track = A cooldown track with the numbers 1 to 4
picture-tour-points = A control area with a marker, and a point marker

## A choice of evening

offer-no-limit = No limit
offer-map-usual = The usual map of the scenario
offer-teams-usual = As usual
offer-teams-draft = Choose characters in turn
offer-teams-example = The example teams

## Groups of options

group-challenges = Challenges
group-abilities = Abilities and items
group-others = Other actions

## The glossary: what keywords mean

glossary-challenge = The challenger rolls the dice of the action, the target as many as their defense. More successes win; equal is not enough.
glossary-success = A hit is 1 success for the challenger, a shield 1 for the defender, a critical 3 for either.
glossary-critical = The rarest face of a die: 3 successes in any roll.
glossary-defense = How many dice a character rolls when challenged.
glossary-knocked-down = The character lies on their square and can only get up in their turn. Beaten once more, they are knocked out.
glossary-knocked-out = The character leaves the map for the 1 of their cooldown track and comes back when the round ends. The rival side scores 1 point.
glossary-exhausted = The character takes no more turn this round.
glossary-cooldown = What lies on the cooldown track goes down by 1 at the end of each round; from the 1 it returns to play.
glossary-ability-token = An ability costs one token of its type. It goes to the number of the cooldown track that the ability shows.
glossary-finesse = One of the four types of ability tokens, the blue one.
glossary-force = One of the four types of ability tokens, the red one.
glossary-cunning = One of the four types of ability tokens, the silver one.
glossary-leadership = One of the four types of ability tokens, the gold one.
glossary-rally = Get up from the ground. It usually takes both actions of the turn.
glossary-assist = Help an adjacent ally up who is knocked down.
glossary-interact = Take a point marker on or next to your square, claim the control area you stand in, or flip a control marker on or next to your square.
glossary-point-marker = Taken by an interact action for 1 point. It comes back after 4 rounds.
glossary-control-marker = When a round ends, a side with any scores 1 point (only with three characters a side), and the side with the most 1 more.
glossary-leader = To knock out the rival leader, or a rival with your own leader, brings 1 more point.
glossary-flag = When a round ends, standing characters on or next to the rival flag may come home for 2 points each.
glossary-scoring-area = When a round ends, a side with characters in it scores 1 point (only with three characters a side), and the side with the most 1 more.
glossary-basic-character = It has no abilities, trait or item, and follows all other rules.
glossary-range = How many squares away the target may be. The challenger has to see them.

## What is wrong with a saved state, or with one that was edited by hand

fault-pack = Something comes from a pack that is not in play at this table.
fault-scenario = The scenario or the map is not the one that was chosen.
fault-columns = One of the lists has the wrong number of entries.
fault-same-name = Two characters have the same name.
fault-one-square = Two characters stand on the same square.
fault-no-square = A character stands where no character can be.
fault-two-places = Character { $n } of { $all } is on the map and on cooldown at once.
fault-no-part = Character { $n } of { $all } has no part in the game, but is there.
fault-name = Character { $n } of { $all } has no name, or a name and no part in the game.
fault-protego = There are too many Protego cards.
fault-confundo = There are too many Confundo cards.
fault-status = There are too many cards of a status.
fault-too-many-tokens = There are fewer than 0 tokens, or more than all characters have.
fault-marker = Point marker { $marker } is in two places or in none.
fault-item-track = An item that nobody has is on cooldown.
fault-item-side = A side's item is held by a character of the other side.
fault-tokens = Side { $n } has lost or gained tokens.
