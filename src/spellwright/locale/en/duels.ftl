### Wizarding Duels: what is asked, chosen, told and refused.

## What can be chosen

verb-group = Lead { $group }
verb-affiliation = Join { THE($side) }
verb-recruit = Recruit { $character }
verb-leader = Make { $who } the Leader
verb-equip = Buy { $artifact }
verb-bearer = Give it to { $who }
verb-learn = Learn { $spell }
verb-pursue = Take { $quest }
verb-brew = Stock { $potion }
verb-done = Take no more
verb-map = Play on the { $map }
verb-join = Join the halves at the { $colour } Nexus
verb-zone = Take { $half } as your Zone
verb-terrain = Take { $terrain } Terrain
verb-effect = Resolve { $effect } first
verb-to = { $space }
verb-model = { $who }
verb-stop = Stop here
verb-pass = Do nothing
verb-white = Use { $n } white
verb-discard-quest = Discard { $quest }
verb-keep = Keep what you have
verb-overlay = { THE($overlay) }
verb-trap = The Trap on { $space }
verb-do = { $action }
verb-use = Use { $artifact }
verb-end = End this activation
verb-animal = Take Animal Form
verb-attack = Attack with { $attack }
verb-cast = Cast { $spell }
verb-potion = Use { $potion }
verb-spell = { POSSESSIVE($who) } { $spell }
verb-book-spell = Choose { $spell }
verb-artifact = { POSSESSIVE($who) } { $artifact }
verb-react = React with { $spell }
verb-lead = Use { POSSESSIVE($who) } Leadership
verb-declare = Count the revealed card as 2+
verb-top = Put { THE($card) } next
verb-empower = Empower: add a card
verb-card = Use { THE($card) }
verb-play = Swap it for { A($card) }
verb-lower = Use the card's lower effect
verb-discard = Discard { A($card) }
verb-be-brave = Be Brave: make a Defense Test
verb-horcrux = Destroy { $artifact }
verb-sacrifice = Let { $who } die instead
verb-stone = Use { POSSESSIVE($who) } Resurrection Stone
verb-elixir = Let { $who } use the Elixir of Life
verb-pay =
    { $spell ->
        [innate-spell] Pay for { $spell }
       *[other] Pay for { POSSESSIVE($who) } { $spell }
    }
verb-leave = Leave the markers on { $spell }
verb-lapse =
    { $spell ->
        [innate-spell] Let { $spell } end
       *[other] Let { POSSESSIVE($who) } { $spell } end
    }

## What is asked

question-group = Choose the Group that you lead. Both choices are revealed together.
question-affiliation = Choose the side of your Group. It decides who may join you.
question-recruit =
    { $n ->
        [one] Recruit a character. You have 1 Galleon left for characters and Artifacts.
       *[other] Recruit a character. You have { $n } Galleons left for characters and Artifacts.
    }
question-leader = Choose the Leader of your Group, whom some Quests are about.
question-equip =
    { $n ->
        [one] Buy an Artifact. You have 1 Galleon left.
       *[other] Buy an Artifact. You have { $n } Galleons left.
    }
question-bearer = You bought { THE($artifact) }. Who bears it for the whole game?
question-learn =
    { $n ->
        [one] Add a Spell to your Spellbook (room for 1 more). Your Models cast from it.
       *[other] Add a Spell to your Spellbook (room for { $n } more). Your Models cast from it.
    }
question-pursue = Choose a Quest for your Quest Deck: { $type }. Only Quests bring points.
question-brew =
    { $n ->
        [one] Add a Potion to your Stock (room for 1 more). Each is used once.
       *[other] Add a Potion to your Stock (room for { $n } more). Each is used once.
    }
question-map = You won the coin toss, so you choose the Map.
question-join = Choose the Nexus where the two halves of the Map are joined.
question-zone = Choose the half that is your Zone. Your Models arrive there.
question-challenge = Place a Challenge, face down. Quests ask who controls it.
question-terrain = Choose a Terrain Overlay to place. It stays secret until it is turned over.
question-terrain-space = Place your Terrain Overlay, face down. It works once it is turned over.
question-mulligan = Discard Quest Cards that you do not want. You draw as many new ones.
question-horcrux-bearer = Choose who hides a Horcrux. The card is dealt to that Model at random.
question-place = Choose a Model to place. You and your opponent take turns at it.
question-arrival = Place { THE($who) } on one of your Arrival Spaces.
question-neutral =
    { $n ->
        [one] You have 1 Neutral Power Marker. Make it white or black for the whole game?
       *[other] You have { $n } Neutral Power Markers. How many do you make white for the game? The rest are black.
    }
question-upkeep =
    { $markers ->
        [one] Upkeep is due (1 Power Marker left). Pay for a Spell, leave its markers, or let it end.
       *[other] Upkeep is due ({ $markers } Power Markers left). Pay for a Spell, leave its markers, or let it end.
    }
question-colours =
    { $n ->
        [one] You pay 1 Power Marker. White or black? You have { $white } white and { $black } black.
       *[other] You pay { $n } Power Markers. How many white? You have { $white } white and { $black } black.
    }
question-regain =
    { $n ->
        [one] You regain 1 Power Marker. White or black? { $spent_white } white and { $spent_black } black are spent.
       *[other] You regain { $n } Power Markers. How many white? { $spent_white } white and { $spent_black } black are spent.
    }
question-fiendfyre =
    { $n ->
        [one] Your Fiendfyre creeps 1 more Space and burns what it meets. Where to?
       *[other] Your Fiendfyre creeps { $n } more Spaces and burns what it meets. Where to?
    }
question-instinct = { THE($who) } casts by instinct. Choose a Spell whose Clock goes down one step more.
question-activate = Round { $round } of { $rounds }: choose a Model to activate. It acts at once.
question-animal = Take Animal Form with { THE($who) } for this Round? 1 more in defence, no Spells or Potions.
question-action =
    { LENGTH($left) ->
        [0] { THE($who) } has used every action. Choose what else happens before the activation ends.
        [1] Choose what { THE($who) } does. The { LIST($left) } Action is left.
       *[other] Choose what { THE($who) } does. The { LIST($left) } Actions are left.
    }
question-end-of-activation = The activation of { THE($who) } ends. Choose what hurts first.
question-move =
    { $by ->
        [none] Move { THE($who) } one Space at a time.
       *[other] { THE($by) } lets you move { THE($who) }.
    } { $n ->
        [one] 1 Space is left.
       *[other] { $n } Spaces are left.
    }
question-push = You push { THE($who) }, each step farther from where the Push came. To which Space?
question-attack = Choose an Attack for { THE($actor) }. The target defends itself in a Clash.
question-spell =
    { $markers ->
        [0] Choose a Spell for { THE($actor) }. You have no Power Marker to Empower it.
        [one] Choose a Spell for { THE($actor) }. You have 1 Power Marker to Empower it.
       *[other] Choose a Spell for { THE($actor) }. You have { $markers } Power Markers to Empower it.
    }
question-potion = Choose a Potion for { THE($actor) } to use. It is spent after that.
question-attack-target = Choose a target for { THE($attack) }. The target defends itself in a Clash.
question-spell-target =
    { $aimed ->
        [yes] Choose a target for { THE($spell) }. The target defends itself in a Clash.
       *[no] Choose where { THE($spell) } works. You need a total of 1 in a Clash.
    }
question-potion-target = Choose who gets { $potion }. Opponents defend themselves in a Clash.
question-overlay = Turn over which overlay? Face down it has no effect.
question-drop-quest = You draw a new Quest. Discard one of yours for it; you score nothing for that.
question-old-spell = You may exchange a Spell of your Spellbook for another. Which one do you give up?
question-new-spell = You gave up a Spell. Choose the one that takes its place in your Spellbook.
question-old-potion = You may exchange a Potion of your Stock for another. Which one do you give up?
question-new-potion = You gave up a Potion. Choose the one that takes its place in your Stock.
question-cup = Hufflepuff's Cup passes on 1 Impact. Who takes it?
question-clock = The Time-Turner takes one step off the Clock of a Spell. Which one?
question-reaction = { THE($spell) } targets { THE($who) }. Cast a Counter-Spell: { $bonus } more in defence?
question-before = A Clash of { THE($who) } begins. Use an ability before cards are revealed?
question-order = You arrange your top Clash Cards. Choose the one that is drawn { $n ->
        [1] first
        [2] second
        [3] third
       *[other] as number { $n }
    }.
question-empower =
    { $acts ->
        [yes] { $n ->
            [0] Empower { THE($clash) } with 1 more card? It costs nothing.
           *[other] { $markers ->
                [one] Empower { THE($clash) } with 1 more card? It costs your last Power Marker.
               *[other] Empower { THE($clash) } with 1 more card? It costs { $n } of your { $markers } Power Markers.
            }
        }
       *[no] { $n ->
            [0] Empower your defence against { THE($clash) } with 1 more card? It costs nothing.
           *[other] { $markers ->
                [one] Empower your defence against { THE($clash) } with 1 more card? It costs your last Power Marker.
               *[other] Empower your defence against { THE($clash) }? 1 card for { $n } of your { $markers } Power Markers.
            }
        }
    }
question-card = You revealed several Clash Cards. Choose the one that counts.
question-swap =
    { $standing ->
        [alone] You revealed { A($card) }: { $own } in all, enough to succeed. Keep it or swap it?
        [short] You revealed { A($card) }: { $own } in all, and you need 1. Keep it or swap it?
        [open] You revealed { A($card) }: { $own } so far, with a card face down. Keep it or swap it?
        [unknown] You revealed { A($card) }: { $own } to { $other }, but cards are face down. Keep it or swap it?
        [ahead] { $acts ->
            [yes] You revealed { A($card) }: { $own } to { $other }, a hit. Keep it or swap it?
           *[no] You revealed { A($card) }: { $own } to { $other }, so you are hit. Keep it or swap it?
        }
       *[behind] { $acts ->
            [yes] You revealed { A($card) }: { $own } to { $other }, a miss. Keep it or swap it?
           *[no] You revealed { A($card) }: { $own } to { $other }, so you hold. Keep it or swap it?
        }
    }
question-early = Use the lower effect of { THE($card) } before the result? You have { $own } against { $other }.
question-late = The Clash is over. Use the lower effect of { THE($card) } now?
question-resist =
    { $n ->
        [one] { THE($who) } is about to suffer 1 Impact. Discard 1 Clash Card of { $held } to prevent 1?
       *[other] { THE($who) } is about to suffer { $n } Impacts. Discard 1 Clash Card of { $held } to prevent 1?
    }
question-save = { THE($who) } has suffered too many Impacts and is about to be removed. Prevent that?
question-mourn = A friend was removed, so one Gryffindor of yours may move 2 Spaces. Which one?
question-lock = You hit. Lock an Artifact of the target, so that it has no effect until the next Round.
question-unlock = { THE($actor) } casts Reparo. Unlock which Artifact, so that it works again?
question-destroy = You hit. Destroy a Horcrux of the target: it leaves the game.
question-victim = Others are hit too. Choose who suffers next.
question-forget = Obliviate hits. Choose a Spell of your opponent's that can't be cast for a Round.
question-mind = You see your opponent's hand. Choose a card that they discard.
question-turn = { THE($actor) } turns over an overlay by magic. Which one?
question-spell-space = { THE($spell) } works. Choose the Space where it takes effect.
question-who-moves = Your Spell lets several of your Models move. Which one is next?
question-imperio = You control { THE($who) }. Choose an action against the opposing Group.
question-end-effect = The Round ends. Choose the Model whose effects come next.

# The kinds of action that a Model has left.
fact-action-move = Movement
fact-action-advanced = Advanced
fact-action-quick = Quick

## What questions call their own options

button-challenge-to = Place it on { $space }
button-terrain-space-to = Place it on { $space }
button-arrival-to = Place { THE($who) } on { $space }
button-move-to = Move to { $space }
button-push-to = Push to { $space }
button-fiendfyre-to = Creep to { $space }
button-spell-target-to = Cast it on { $space }
button-spell-target-trap = Remove the Trap on { $space }
button-spell-target-overlay = Choose { THE($overlay) }
button-spell-space-to = Choose { $space }
button-instinct-spell = Cool down { $spell }
button-clock-spell = Cool down { $spell }
button-old-spell-book-spell = Give up { $spell }
button-new-spell-book-spell = Take { $spell }
button-old-potion-potion = Give up { $potion }
button-new-potion-potion = Take { $potion }
button-unlock-artifact = Unlock { $artifact }
button-recruit-done = Recruit no more, go on to Artifacts
button-equip-done = Buy no more Artifacts
button-learn-done = Add no more Spells
button-horcrux-bearer-model = Hide a Horcrux with { THE($who) }
button-horcrux-bearer-done = Hide no more Horcruxes
button-mulligan-keep = Keep the Quest Cards you have
button-place-model = Place { THE($who) }
button-colours-white =
    { $n ->
        [0] Pay { $rest } black
       *[other] { $rest ->
            [0] Pay { $n } white
           *[other] Pay { $n } white and { $rest } black
        }
    }
button-regain-white =
    { $n ->
        [0] Regain { $rest } black
       *[other] { $rest ->
            [0] Regain { $n } white
           *[other] Regain { $n } white and { $rest } black
        }
    }
button-neutral-white =
    { $n ->
        [0] Make { $rest } black
       *[other] { $rest ->
            [0] Make { $n } white
           *[other] Make { $n } white and { $rest } black
        }
    }
button-fiendfyre-stop = Let Fiendfyre rest here
button-instinct-pass = Speed up no Spell
button-activate-model = Activate { THE($who) }
button-animal-pass = Stay in human form
button-attack-target-model = Attack { THE($who) }
button-spell-target-model = Aim at { THE($who) }
button-spell-target-spell = End { $spell }: { THE($who) }
button-potion-target-model = Use it on { THE($who) }
button-overlay-overlay = Turn over { THE($overlay) }
button-turn-overlay = Turn over { THE($overlay) }
button-turn-stop = Turn over no more
button-cup-model = Give the Impact to { THE($who) }
button-reaction-pass = No Reaction
button-before-pass = Use no ability
button-empower-empower =
    { $n ->
        [0] Empower: add a card, for free
        [one] Empower: pay 1 Power Marker, add a card
       *[other] Empower: pay { $n } Power Markers, add a card
    }
button-empower-pass = Keep your Power Markers
button-card-card = Let { THE($card) } count
button-swap-keep = Keep { THE($card) }
button-early-lower = Use it: { $card }
button-early-pass = Leave it unused
button-late-lower = Use it: { $card }
button-late-pass = Leave it unused
button-resist-stop =
    { $n ->
        [one] Suffer 1 Impact
       *[other] Suffer { $n } Impacts
    }
button-save-pass = Let { THE($who) } be removed
button-mourn-model = Move { THE($who) }
button-mourn-pass = Move nobody
button-lock-artifact = Lock { $artifact }
button-unlock-stop = Unlock no more
button-destroy-artifact = Destroy { $artifact }
button-victim-model = Hit { THE($who) } next
button-who-moves-model = Move { THE($who) }
button-who-moves-stop = Move nobody else
button-imperio-pass = Let { THE($who) } do nothing
button-end-effect-model = { THE($who) } next

## What is told

event-chose-group = { $player } leads { $group }.
event-laid-out = Both Groups are revealed.
event-joined-group = { THE($who) } joins { POSSESSIVE($player) } Group.
event-stocked = Both Stocks of Potions are revealed.
event-coin = { $player } wins the coin toss.
event-chose-map = { $player } chooses the { $map }.
event-chose-join = { $player } joins the halves at the { $colour } Nexus.
event-chose-zone = { $player } takes { $half } of the Map as their Zone.
event-laid-mystery = { $player } places a Challenge face down on { $space }.
event-laid-terrain = { $player } places a Terrain Overlay face down on { $space }.
event-unveiled-at = { THE($overlay) } is revealed on { $space }.
event-unveiled-terrain = { $terrain } Terrain is revealed on { $space }.
event-mulligan =
    { $n ->
        [one] { $player } exchanges 1 Quest Card.
       *[other] { $player } exchanges { $n } Quest Cards.
    }
event-kept-quests = { $player } keeps all 3 Quest Cards.
event-quest-came = { $player } takes the Quest { $quest }.
event-horcrux-hidden =
    { $artifact ->
        [artifact-harry-potter-horcrux] A Horcrux hides within { THE($who) }.
       *[other] { THE($who) } hides a Horcrux: { $artifact }.
    }
event-placed = { $player } places { THE($who) } on { $space }.
event-pool-made = { $player } begins with { $black ->
        [0] { $white } white Power Markers.
       *[other] { $white ->
            [0] { $black } black Power Markers.
           *[other] { $white } white and { $black } black Power Markers.
        }
    }
event-round-began = { $player } goes first in Round { $n }.
event-drew-clash =
    { $n ->
        [one] { $player } draws 1 Clash Card.
       *[other] { $player } draws { $n } Clash Cards.
    }
event-drew-card = { POSSESSIVE($player) } new Clash Card: { $card }.
event-deck-refilled = { $player } shuffles the discard pile into a new Clash Deck.
event-pool-refilled = { $player } refills the Power Pool.
event-paid-upkeep = { $player } pays the Upkeep of { THE($spell) }.
event-left-upkeep = { $player } keeps up { THE($spell) } with the markers that are on it.
event-lapsed = { $player } does not pay the Upkeep of { THE($spell) }.
event-spell-ended = { THE($spell) } ends.
event-fire-crept = { POSSESSIVE($player) } Fiendfyre creeps to { $space }.
event-cooled = { POSSESSIVE($player) } { $spell } is ready to cast again.
event-cooled-more = { POSSESSIVE($player) } { $spell } cools down 1 more step.
event-activated = { $player } activates { THE($who) }.
event-changed = { THE($who) } takes Animal Form.
event-ended = The activation of { THE($who) } ends.
event-moved = { THE($who) } moves from { $start } to { $space }.
event-pushed = { THE($who) } is pushed from { $start } to { $space }.
event-went-back = { THE($who) } moves back to { $space }.
event-appeared = { THE($who) } appears on { $space }.
event-attacks = { THE($who) } attacks { THE($whom) } with { THE($attack) }.
event-casts = { THE($who) } casts { THE($spell) }.
event-casts-at = { THE($who) } casts { THE($spell) } at { THE($whom) }.
event-uses-potion = { THE($who) } uses { $potion } on { THE($whom) }.
event-uses-own-potion = { THE($who) } uses { $potion }.
event-uses-artifact = { THE($who) } uses { THE($artifact) }.
event-turned-up = { THE($who) } turns { THE($overlay) } face up.
event-turned-down = { THE($who) } turns { THE($overlay) } face down.
event-overlay-moved = { THE($overlay) } moves to { $space }.
event-overlay-gone = { THE($overlay) } is destroyed.
event-dropped-quest = { $player } discards { $quest }.
event-quests-shuffled = { $player } shuffles the discarded Quests into a new deck.
event-exchanged-spell = { $player } exchanges { THE($spell) } for { THE($other) }.
event-exchanged-potion = { $player } exchanges { $potion } for { $other }.
event-uses-trait = { THE($who) } uses { $trait }.
event-gained-edge = { THE($who) } has Advantage in the next test.
event-lucky-round = { THE($who) } has Advantage { $n } this Round.
event-helps = { $edge } helps { $player }.
event-hinders = { $edge } hinders { $player }.
event-advantage = { $player } has Advantage { $n } in this Clash.
event-disadvantage = { $player } has Disadvantage { $n } in this Clash.
event-reacted = { THE($who) } reacts with { A($spell) }.
event-led = { THE($who) } uses Leadership and arranges the top cards.
event-saw-card = { $player } sees { A($card) }.
event-declared = { POSSESSIVE($who) } revealed card counts as 2+.
event-empowered = { $player } plays an Empowerment Card face down.
event-empower-paid =
    { $n ->
        [one] { $player } pays 1 Power Marker to Empower.
       *[other] { $player } pays { $n } Power Markers to Empower.
    }
event-empower-free = { $player } Empowers for free.
event-revealed = { $player } reveals { A($card) }.
event-counts = { $player } uses { A($card) }.
event-added-card = { $player } adds { A($card) }.
event-swapped = { $player } swaps their card for one from the hand, face down.
event-swapped-for = { $player } swaps it for { A($card) }.
event-turned-card = { $player } turns over { A($card) }.
event-paid-for-more =
    { $n ->
        [one] { $player } buys 1 more success.
       *[other] { $player } buys { $n } more successes.
    }
event-will-hurt-more = The Spell deals 1 more Impact if it hits.
event-used-lower = { $player } uses the lower effect of { THE($card) }.
event-faced = { THE($who) } reaches { $total }, { THE($whom) } { $against }.
event-alone = The test reaches { $total }.
event-hit = { THE($who) } hits { THE($whom) }.
event-missed = { THE($who) } misses { THE($whom) }.
event-succeeded = { THE($spell) } works.
event-failed = { THE($spell) } fails.
event-no-effect = That has no effect.
event-suffers = { $harm } harms { THE($who) }.
event-spared-by = { THE($artifact) } spares { THE($who) } 1 Impact.
event-resisted =
    { $n ->
        [one] { THE($who) } resists 1 Impact.
       *[other] { THE($who) } resists { $n } Impacts.
    }
event-protected = { $potion } protects { THE($who) }.
event-impacts =
    { $n ->
        [one] { THE($who) } suffers 1 Impact.
       *[other] { THE($who) } suffers { $n } Impacts.
    }
event-no-impacts = { THE($who) } suffers no Impact.
event-healed =
    { $n ->
        [one] { THE($who) } heals 1 Impact.
       *[other] { THE($who) } heals { $n } Impacts.
    }
event-freed = { THE($who) } is free of { $status }.
event-burns = { THE($who) } starts Burning.
event-poisoned = { THE($who) } now has Poison { $n }.
event-slowed = { THE($who) } gets Slow { $n }.
event-concealed = { THE($who) } gets Concealment { $n }.
event-shown = { THE($who) } is no longer concealed.
event-dazed = { THE($who) } will have Disadvantage { $n } in the next Clash.
event-disguised = { THE($who) } can't be targeted from more than 2 Spaces away this Round.
event-seen-through = { THE($who) } drops the disguise.
event-limited = { THE($who) } will have only 1 action in the next activation.
event-silenced = { THE($who) } can't cast until the next activation ends.
event-blinded = { THE($who) } reaches no further than 2 Spaces until the next activation ends.
event-hanging = { THE($who) } hangs in the air: no control, no Movement Action this Round.
event-locked = { POSSESSIVE($who) } { $artifact } is locked.
event-unlocked = { POSSESSIVE($who) } { $artifact } is unlocked.
event-destroyed =
    { $artifact ->
        [artifact-harry-potter-horcrux] The Horcrux within { THE($who) } is destroyed.
       *[other] { POSSESSIVE($who) } { $artifact } is destroyed.
    }
event-forgotten = { THE($spell) } is forgotten and can't be cast for now.
event-discarded = { $player } discards { A($card) }.
event-lucky-came = { $player } shuffles a Lucky Card into the Clash Deck.
event-jinxed-came = A Jinxed Card is shuffled into { POSSESSIVE($player) } Clash Deck.
event-regained =
    { $n ->
        [one] { $player } regains 1 Power Marker.
       *[other] { $player } regains { $n } Power Markers.
    }
event-marker-placed = { THE($spell) } is placed on { $space }.
event-trap-sprung = { THE($who) } springs a Trap: { $spell }.
event-trap-gone = The Trap on { $space } is removed.
event-stays =
    { $n ->
        [one] { THE($who) } stays in play with 1 Impact.
       *[other] { THE($who) } stays in play with { $n } Impacts.
    }
event-brave-test = { THE($who) } is Brave and makes a Defense Test: it needs 3 successes.
event-bravely = The Defense Test of { THE($who) } reaches { $total }.
event-removed = { THE($who) } is removed from the game.
event-scored =
    { $n ->
        [one] { $player } scores { $quest } for 1 point.
       *[other] { $player } scores { $quest } for { $n } points.
    }
event-round-ended = Round { $n } ends.
event-last-model = { $player } has no Model left, so the game ends.
event-wins =
    { $n ->
        [one] { $player } wins, 1 Quest Point to { $less }.
       *[other] { $player } wins, { $n } Quest Points to { $less }.
    }
event-nobody-wins =
    { $n ->
        [one] The game is a draw with 1 Quest Point each.
       *[other] The game is a draw with { $n } Quest Points each.
    }

## How it ends

ending-more-points =
    { $score ->
        [one] { LIST($winners) } wins, 1 Quest Point to { $next }.
       *[other] { LIST($winners) } wins, { $score } Quest Points to { $next }.
    }
ending-more-cards = Both have the same Quest Points. { LIST($winners) } wins with more scored Quest Cards.
ending-more-models = Both have the same points and Quest Cards. { LIST($winners) } wins with more Models left.
ending-draw = The game is a draw: points, Quest Cards and Models are all equal.

## Why a choice is not open

refusal-terrain-overlays = The Terrain Overlays are Difficult, Obscuring and Dangerous.
refusal-no-such-nexus = This Map has no Magic Nexus of that colour. Choose a colour that is offered.
refusal-not-drawn = You didn't draw that Quest Card. Choose one of those you drew.
refusal-horcrux-bearer = That Model can't take the Horcrux. Choose another Model of your Group with a free item slot.
refusal-too-many-neutral = You don't have that many Neutral markers. Choose a smaller number.
refusal-not-to-order = You have already placed that card, or it is not one of these. Choose one that is left.
refusal-leadership = Leadership works once a Round, for a Clash within 2 Spaces of the leading Model.
refusal-spell-space = The Spell can't bring anything to that Space. Choose a Space that is offered.
refusal-fiendfyre = Fiendfyre can't creep there. Choose a Space next to it that is not Impassable.
refusal-leader = Your Leader must be a Model of your Group: choose one that you recruited.
refusal-bearer = That Model is not in your Group. Choose a bearer who is.
refusal-not-upkept = You are not paying Upkeep for that Spell. Choose one that is kept up.
refusal-not-in-spellbook = That Spell is not in your Spellbook now. Choose one that is.
refusal-spell-there-already = Your Group already has that Spell, or it is not for a Spellbook. Choose another.
refusal-instinct = That Spell can't cool down faster. Choose one that is cooling down on this Model.
refusal-overlay-far = That overlay is out of reach or out of sight. Choose one that is offered.
refusal-no-reaction = That is not a Reaction you can use now. Choose one that is offered, or none.
refusal-not-moving = That Model is out of the Spell's reach, or has moved. Choose another.
refusal-not-turnable = This Spell can't turn that overlay over. Choose another.
refusal-not-in-that-hand = That card is not in the hand you see. Choose one that is.
refusal-no-artifact-to-lock = The target has no Artifact of that name to lock. Choose one that they bear.
refusal-choose-first = Choose “{ $action }” first.
refusal-overlay-out-of-reach = { THE($overlay) } is out of { POSSESSIVE($who) } reach. Choose one that is offered.
refusal-not-in-game = That Model is not in this game. Choose one on the Map.
refusal-opponents-model = { THE($who) } belongs to your opponent. Choose a Model of your own.
refusal-already-on-map = { THE($who) } is already on the Map. Choose a Model that is not.
refusal-removed = { THE($who) } has been removed from the game. Choose another Model.
refusal-not-in-hand = { $card } is not in your hand. Choose a card that is.
refusal-lowest-counts = You can't choose that card: under Disadvantage the lowest one counts.
refusal-not-revealed = { $card } is not among the revealed cards. Choose one that is.
refusal-no-active-quest = { $quest } is not one of your Active Quest Cards. Choose one that is.
refusal-white-from-to = Choose from { $least } to { $most } white markers.
refusal-no-markers-on = There are no markers on { THE($spell) }: pay its Upkeep of { $cost }.
refusal-has-its-markers = { THE($spell) } still has its markers: leave them there.
refusal-cannot-pay-upkeep = Not enough Power Markers: the Upkeep of { THE($spell) } is { $cost }. Let the Spell lapse.

## Why an action is not open

refusal-no-trait = { THE($who) } can't do that without { $trait }. Choose another action.
refusal-trait-used = { THE($who) } has used { $trait } this Round and can use it again in the next.
refusal-one-action-used = { THE($who) } has only 1 action in this activation, and it is used. End the activation.
refusal-action-used =
    { THE($who) } has used the { $kind ->
        [movement] Movement
        [advanced] Advanced
       *[quick] Quick
    } Action of this activation.
refusal-no-quest-to-give-up = You have no Active Quest Card to give up. Choose another action.
refusal-no-challenge = { THE($who) } does not control a Challenge. Choose another action.
refusal-no-overlay-near = There is no overlay in { POSSESSIVE($who) } Space or next to it. Move closer to one first.
refusal-advantage-bought = { THE($who) } can buy the Advantage only once each activation.
refusal-no-overlay-held = { THE($who) } does not control an overlay. Choose another action.
refusal-potion-exchanged = { THE($who) } has exchanged a Potion already, and can do so only once a game.
refusal-no-potion-to-exchange = No Potion can be exchanged now.
refusal-levicorpus = Levicorpus holds { THE($who) }: no Movement Action this Round. Choose another action.
refusal-too-slow = { THE($who) } can't move with Slow { $n }. Choose another action.
refusal-nowhere-to-go = { THE($who) } can't enter any Space next to it. Choose another action.
refusal-no-attack = { THE($who) } has no weapon and no Attack. Choose another action.
refusal-no-weapons-as-animal = { THE($who) } can't use weapons in Animal Form. Choose another action.
refusal-attacks-locked = { POSSESSIVE($who) } Attacks are locked until the next Start Phase.
refusal-nobody-in-reach = No opposing Model is in { POSSESSIVE($who) } reach and sight. Move closer first.
refusal-hand-over-full = You draw only with fewer than 3 Clash Cards in hand, and you have { $n }. Choose another action.
refusal-hand-full = Your hand of Clash Cards is full ({ $n }). Choose another action.
refusal-no-clash-card = You have no Clash Card left to draw. Choose another action.
refusal-no-potions-as-animal = { THE($who) } can't use Potions in Animal Form. Choose another action.
refusal-potions-spent = All your Potions are spent. Choose another action.
refusal-no-potion-of-level = No Potion up to level { $level } can be used now. A higher one takes a Quick Action.
refusal-no-potion-target = None of your Potions has a target in { POSSESSIVE($who) } reach and sight. Move closer first.
refusal-spell-exchanged = { THE($who) } has exchanged a Spell already, and can do so only once a game.
refusal-spellbook-empty = You have no Spell in your Spellbook to exchange.
refusal-no-such-artifact = { THE($who) } does not bear { THE($what) }. Choose an Artifact of this Model.
refusal-artifact-no-action = { THE($what) } works by itself: it has no ability to use as an action.
refusal-artifact-locked = { THE($what) } is locked until the next Start Phase.
refusal-no-overlay-within = No overlay lies within { $reach ->
        [one] 1 Space
       *[other] { $reach } Spaces
    } of { THE($who) }. Move closer to one first.
refusal-deck-empty = No card is left in your Clash Deck.
refusal-no-impact-to-pass = { THE($who) } has no Impact to pass on. Choose another action.
refusal-nobody-takes-impact = No friend within 2 Spaces can take another Impact. Move closer to one who can.
refusal-for-opposing = { THE($what) } is for an opposing Model. Choose one of your opponent's.
refusal-for-own-group = { THE($what) } is for a Model of your own Group. Choose one of yours.
refusal-for-another = { THE($what) } can't target its own caster. Choose another Model.
refusal-too-far =
    { $n ->
        [one] { THE($whither) } is 1 Space away; { THE($what) } reaches { $reach }.
       *[other] { THE($whither) } is { $n } Spaces away; { THE($what) } reaches { $reach }.
    }
refusal-unseen = { THE($who) } does not see { THE($whither) }. Choose a target in sight.
refusal-polyjuice = Polyjuice hides { THE($who) } from Models more than 2 Spaces away. Choose another target.
refusal-not-on-map = { $space } is not on the Map. Choose a Space that is.
refusal-no-marker-there = { $space } is Impassable, so no Marker can be placed there. Choose another Space.
refusal-model-there = A Model stands on { $space }. Choose a Space without one.
refusal-no-such-attack = { THE($who) } does not have { THE($what) }. Choose an Attack that is offered.
refusal-attack-locked = { THE($what) } is locked until the next Start Phase.
refusal-no-foe-in-reach = { THE($what) } needs an opposing Model within { $reach ->
        [one] 1 Space
       *[other] { $reach } Spaces
    } and in sight. Choose another.
refusal-no-such-potion = { THE($what) } is not in your Stock. Choose a Potion that is.
refusal-potion-spent = { THE($what) } is spent. Choose another Potion.
refusal-potion-is-reaction = { THE($what) } is a Reaction: use it when a friend would be removed.
refusal-potion-level = { THE($what) } is of level { $level }, and you can use at most level { $most } here. Choose a lower one.
refusal-no-spell-target = No Spell that { THE($who) } can cast has a target here. Move first, or choose another action.
refusal-never-casts = { THE($who) } never casts Spells. Choose another action.
refusal-no-spell-as-animal = { THE($who) } can't cast in Animal Form. Choose another action.
refusal-silencio = Silencio holds { THE($who) }: no Spell until the next activation ends.
refusal-no-mastery = { THE($who) } has no Mastery and no Innate Spell. Choose another action.
refusal-no-such-spell = Your Group does not have { THE($spell) }. Choose a Spell that it has.
refusal-innate-to-another = Only the Model that knows it can cast { THE($spell) }.
refusal-elf-basic = { THE($who) } is an Elf and can't cast the Basic Combat Spell. Choose another Spell.
refusal-basic-cast = { THE($who) } has cast the Basic Combat Spell in this activation. Choose another Spell.
refusal-cooling-down =
    { $n ->
        [one] { THE($spell) } is cooling down for 1 more Round.
       *[other] { THE($spell) } is cooling down for { $n } more Rounds.
    }
refusal-upkept-by = { THE($who) } is keeping up { THE($spell) }. Choose another Spell, or let it lapse at its next Upkeep.
refusal-assigned-to = { THE($spell) } is assigned to { THE($who) }. Choose another Spell.
refusal-spell-is-reaction = { THE($spell) } is a Reaction: cast it when a Combat Spell targets you.
refusal-elf-unforgivable = { THE($who) } is an Elf and can't cast an Unforgivable Curse. Choose another Spell.
refusal-unforgivable = { THE($spell) } is an Unforgivable Curse, and { THE($who) } lacks Dark Arts. Choose another Spell.
refusal-elf-innate = { THE($who) } is an Elf and can't cast an Innate Spell. Choose another Spell.
refusal-elf-has-spell = { THE($who) } is an Elf and already has a Spell assigned. Choose another action.
refusal-no-room-for-spells = { THE($who) } can't have more Spells assigned with Mastery { $mastery }. Choose one already assigned.
refusal-no-foe-for-spell = { THE($spell) } needs an opposing Model within { $reach ->
        [one] 1 Space
       *[other] { $reach } Spaces
    } and in sight of { THE($who) }. Choose another Spell.
refusal-no-marker-left = You have no Marker left for { THE($spell) }. Choose another Spell.
refusal-nothing-to-work-on = { THE($spell) } has nothing to work on within { $reach ->
        [one] 1 Space
       *[other] { $reach } Spaces
    }. Choose another Spell.

## Why a Space is not open

refusal-not-next-to = { $space } is not next to { THE($who) }. Choose a Space that is.
refusal-impassable = Nobody can enter { $space }: it is Impassable. Choose another Space.
refusal-difficult = { $space } is Difficult: it counts as 2 Spaces, and you have 1 left. Choose another Space.
refusal-no-way-through = { $space } is occupied, and { THE($who) } couldn't stop beyond it. Choose another Space.
refusal-cannot-end-here = { THE($who) } can't stop on { $space }. Move on to a Space where stopping is offered.
refusal-move-first = A Movement Action enters at least 1 Space: move { THE($who) } first.
refusal-not-away = A Push moves away from its source, and { $space } is no further away. Choose another Space.
refusal-occupied = { $space } is occupied. Choose a free Space.
refusal-outer-edge = { $space } lies on the outer edge of the Map. Choose a Space further in.
refusal-too-close = { $space } is too close to another Challenge: keep { $n ->
        [one] 1 Space
       *[other] { $n } Spaces
    } away.
refusal-arrival-space = { $space } is an Arrival Space. Choose another Space.
refusal-no-open-space = { $space } is not an Open Space. Choose one that is.
refusal-overlay-there = There is already an overlay on { $space }. Choose a Space without one.
refusal-not-your-arrival = { $space } is not an Arrival Space of your Zone. Choose one that is.
refusal-another-model-there = Another Model stands on { $space }. Choose a free Arrival Space.

## Why something can't join a Group

refusal-not-in-pack = { THE($who) } is in the original pack, which is not part of this game.
refusal-pack-not-in-play = Not in play at this table: the pack of { $thing }.
refusal-map-rows = { $where }: write { $column } as 5 rows with 11, 10, 11, 10 and 11 signs.
refusal-map-room = { $where }: { $column } has too few Arrival Spaces or open Spaces.
refusal-map-nexus = { $where }: both halves need a Magic Nexus of the same colours, near the middle of their seams.
refusal-innate-spells = { $where }: spells names more Innate Spells than a character may have.
refusal-other-side = { THE($who) } does not belong to { THE($side) }. Choose a character of that side.
refusal-group-full =
    { $n ->
        [one] A Group has at most 1 Model.
       *[other] A Group has at most { $n } Models.
    }
refusal-name-taken = Your Group already has a Model named { THE($who) }. Choose another character.
refusal-cost-of-character = Not enough Galleons: { THE($who) } costs { $price }, you have { $left }.
refusal-makes-horcruxes = { THE($who) } makes Horcruxes and can't bear one. Choose another Model.
refusal-no-slot = { THE($who) } has no item slot left for { THE($artifact) }. Choose another Model.
refusal-one-hallow = { THE($who) } already has a Deathly Hallow. Choose another Model.
refusal-one-legendary = { THE($who) } already has a Legendary Artifact. Choose another Model.
refusal-has-artifact = { THE($who) } already has { THE($artifact) }. Choose another Model.
refusal-needs-mastery = { THE($who) } can't have { THE($artifact) }: it needs Mastery { $n }.
refusal-needs-trait = { THE($who) } can't have { THE($artifact) }: it needs the Trait { $needed }.
refusal-only-for-character = { THE($who) } can't have { THE($artifact) }: it is only for { THE($whom) }.
refusal-only-for-side = { THE($who) } can't have { THE($artifact) }: it is only for { THE($side) }.
refusal-only-made = { THE($who) } can't have { THE($artifact) }: only Horcrux Maker brings it into play.
refusal-cost-of-artifact = Not enough Galleons: { THE($artifact) } costs { $price }, you have { $left }.
refusal-artifact-in-group = Your Group already has { THE($artifact) }. Choose another Artifact.
refusal-nobody-can-bear = Nobody in your Group can bear { THE($artifact) }. Choose another Artifact.
refusal-no-book-spell = That Spell is not for a Spellbook. Choose another.
refusal-spell-learned = That Spell is already in your Spellbook. Choose another.
refusal-book-full = The Spellbook is full: your Group has Mastery { $mastery }.
refusal-book-full-with = The Spellbook is full: your Group has Mastery { $mastery }, and { THE($artifact) } adds { $more }.
refusal-one-of-each-type = Your Quest Deck has one card of each type, chosen type by type.
refusal-too-many-instant = Your Quest Deck already has { $n } instant cards, the most allowed.
refusal-potion-stocked = That Potion is already in your Stock. Choose another.
refusal-no-potioneer = You have no Potioneer left for a Potion of level { $level }. Choose one of a lower level.
refusal-groups-complete = The Groups are complete, so nothing can join them any more. Undo to change one.
refusal-nothing-to-enter = Nothing of this Group can be entered now.
refusal-quest-type-missing = The Quest Deck has no card of one of the types.
refusal-side-chosen = You have already chosen { $side }. Undo that first.
refusal-not-in-that-group = This Group does not have { $thing }. Undo that choice first.
refusal-another-bearer = Another Model already bears { THE($artifact) }. Choose another Artifact.
refusal-too-late = It is too late for { $thing }. Undo your last choices first.
refusal-stock-full = The Stock has no room for all Potions of this Group.

refusal-group-first-line = The first line of a Group should be { LIST($words, style: "or") }.
refusal-group-line = “{ $text }” should start with one of: { LIST($words, style: "unit") }.
refusal-group-no-model = A Group has at least one Model.
refusal-group-nobody = “{ $text }” does not fit any Model in the Group.
refusal-group-no-character = There is no character “{ $text }”.
refusal-group-no-artifact = There is no Artifact “{ $text }”.
refusal-group-no-spell = There is no Spell “{ $text }”.
refusal-group-no-quest = There is no Quest “{ $text }”.
refusal-group-no-potion = There is no Potion “{ $text }”.

## A Group that is kept

text-group-name =
    { $n ->
        [0] { $side }: { $who }
        [one] { $side }: { $who } and 1 more
       *[other] { $side }: { $who } and { $n } more
    }

## Hints: why a bot would choose something

hint-upkeep-paid = Its Upkeep is already paid.
hint-upkeep-worth = Its effect is worth the Power Markers.
hint-upkeep-too-dear = You need the Power Markers for other things.
hint-nothing-cools = None of your Spells is cooling down.
hint-wanted-back = You will want { THE($spell) } back first.
hint-suffers-least = That way the Model suffers least.
hint-spell-least-use = { THE($spell) } helps your Group least.
hint-spell-most-use = { THE($spell) } helps your Group most.
hint-potion-least-use = { $potion } helps you least.
hint-potion-most-use = { $potion } helps you most.
hint-bears-best = { THE($who) } can best take the Impact.
hint-cheapest-rescue = It is the cheapest way to keep { THE($who) }.
hint-nothing-to-gain = You have nothing to gain here.
hint-artifact-matters = { THE($artifact) } matters most.
hint-spell-they-need = Your opponent needs { THE($spell) } most.
hint-least-precious = Start with your least valuable Model.
hint-keep-cards = No card in your hand is worth playing here.
hint-card-turns = With { $card } you turn the Clash.
hint-empower-free = It costs nothing.
hint-empower-close = The Clash is close: one more card can decide it.
hint-empower-not = You will need the Power Markers more elsewhere.
hint-highest-counts = The highest card counts.
hint-hurts-more = It makes the hit hurt more.
hint-turns-clash = It turns the Clash.
hint-changes-nothing = It would change nothing.
hint-costs-nothing = It costs nothing.
hint-react = This Spell would hurt { THE($who) } too much.
hint-react-not = Keep the Counter-Spell for something worse.
hint-helps-in-clash = It costs nothing and helps in this Clash.
hint-great-stake = Much is at stake in this Clash.
hint-nothing-helps = Nothing helps here.
hint-best-first = The best card should come first.
hint-can-bear = The Model can take it.
hint-no-card = You have no card to give.
hint-lowest-card = Your lowest card is worth less than an Impact.
hint-their-best = It is the best card in your opponent's hand.
hint-group = It has strong casters and Quests within reach.
hint-side = Hogwarts has sturdy casters for their price.
hint-nobody-else = Nobody else can join.
hint-recruit = { THE($who) } is worth the Galleons.
hint-leader = { THE($who) } is hard to bring down.
hint-no-more-artifacts = The other Artifacts are not worth their price.
hint-artifact = { THE($artifact) } is worth the Galleons.
hint-bearer = { THE($who) } makes the most of it.
hint-no-more-spells = The other Spells are no use to this Group.
hint-learn = { THE($spell) } serves this Group well.
hint-quest-in-reach = { $quest } is within reach.
hint-brew = { $potion } will come in useful.
hint-stands-well = { THE($who) } is well placed there.
hint-only-way = There is no other way.
hint-least-use-to-foe = On { $space }, { THE($who) } helps your opponent least.
hint-quests-want = Your Quests need one of your Models on { $space }.
hint-from-here-strike = { THE($who) } is in reach from { $space }.
hint-near-quests = You are on the way to { $space }, closest to what your Quests need.
hint-worst-off = { THE($who) } is worst off there.
hint-quests-nearest = Your Quests are closest from there.
hint-near-own = It is near your own Models there.
hint-shortest-ways = { THE($who) } has the shortest paths from there.
hint-place-late = Place slower Models first: quick ones can wait and see where others arrive.
hint-everybody-well = Everyone is well placed.
hint-gains-by-moving = { THE($who) } has the most to gain by moving.
hint-fire = The fire does most harm there.
hint-strike = { THE($what) } hits { THE($who) } { $odds } % of the time, going by the unseen cards.
hint-quest-too-far = { $quest } is too far from being met.
hint-map = On open ground, better planning wins.
hint-join = Joined like this, the halves face each other and the paths are short.
hint-zone = The paths to the middle are shorter from there.
hint-challenge = A Challenge near your Models is easier for you.
hint-terrain = Obscuring Terrain is good ground to hold.
hint-terrain-space = Your Models will pass there.
hint-quest-too-hard = { $quest } is too hard.
hint-keep-quests = These Quests are within reach.
hint-quest-least = { $quest } is your least promising Quest.
hint-spells-colour = Your Spells need this colour most.
hint-other-colour = You need the other colour for your Spells.
hint-overlays-well = The overlays are fine as they are.
hint-turn-overlay = An overlay helps your Quests more once it is turned over.
hint-out-of-the-way = It is out of the way there.
hint-any-attack = Any Attack will do.
hint-any-target = Any target will do.
hint-any-spell = Any Spell will do.
hint-spell-helps = { THE($spell) } helps your Group and works { $odds } % of the time.
hint-spell-hits = { THE($spell) } hits { THE($who) } { $odds } % of the time.
hint-spell-best-there = { THE($spell) } helps most there.
hint-potion-now = { $potion } helps most now.
hint-potion-best-with = { $potion } helps { THE($who) } most.
hint-imperio = { THE($who) } would strike their own Group.
hint-impact-hurts-most = An Impact hurts most there.
hint-activate = { THE($who) } can do the most for your Quests now.
hint-nothing-better = { THE($who) } has nothing better to do.
hint-cheap-help = It costs little and helps you.
hint-helps-group = It helps your Group.
hint-spell-helps-group = A Spell can help your Group now.
hint-spell-helps-group-free = A Spell can help your Group now, and it is free.
hint-full-hand = A full hand wins Clashes later.
hint-potion-useful = A Potion helps now.
hint-potion-useful-free = A Potion helps now, and it is free.
hint-advantage = Advantage helps the strike that comes next.
hint-animal = No opponent is in reach, and four legs run further.
hint-no-animal = An opponent is in reach of a Spell.

## What lasts on a Model

sign-poison = Poison
sign-burning = Burning
sign-slow = Slow
sign-disadvantage = Disadvantage
sign-one-action-only = one action only
sign-cannot-cast = can't cast
sign-cannot-see-far = can't see far
sign-hangs-in-the-air = hangs in the air
sign-concealment = Concealment
sign-shielded = shielded
sign-warded = warded
sign-felix-felicis = Felix Felicis
sign-dark-mark = Dark Mark
sign-advantage = Advantage
sign-strengthened = strengthened
sign-disguised = disguised
sign-fireproof = fireproof
sign-at-peace = at peace
sign-animal-form = Animal Form
sign-times = { $sign } { $n }

## What is known of a Model

fact-removed = removed from the game
fact-not-on-board = not on the board yet
fact-on-space = on { $space }
fact-impacts =
    { $most ->
        [one] { $n } of 1 Impact
       *[other] { $n } of { $most } Impacts
    }
fact-activated =
    { $n ->
        [1] activated once this Round
       *[other] activated { $n } times this Round
    }
fact-controls = controls { THE($overlay) }
fact-mastery = Mastery { $n }
fact-defense = Defense { $n }
fact-light-cunning = Light Cunning { $n }
fact-dark-cunning = Dark Cunning { $n }
fact-neutral-cunning = Neutral Cunning { $n }
fact-trait = { $trait } { $n }
fact-locked = { $artifact } (locked)
fact-leader = the Leader
text-model = { $who }: { LIST($facts, style: "unit") }
text-traits = Traits: { LIST($traits, style: "unit") }
text-artifacts = Artifacts: { LIST($artifacts, style: "unit") }

## Where the game is

moment-over = The game is over
moment-set-up = Set-up
moment-round = Round { $n } of { $most }
moment-building = building the Groups
moment-brewing = stocking Potions
moment-arriving = laying out the Map, placing Models
moment-clash = { POSSESSIVE($who) } Clash
moment-clash-against = { POSSESSIVE($who) } Clash against { $whom }
moment-activation = { POSSESSIVE($who) } activation
moment-between = between two activations
moment-activated = { $n } of { $most } activations done
moment-no-map = no Map yet
text-score =
    { $n ->
        [one] { $player } 1 point
       *[other] { $player } { $n } points
    }
text-scores = { LIST($scores, style: "unit") }
text-activations = { $n } of { $most } activations
text-choosing =
    { LENGTH($players) ->
        [1] { LIST($players) } chooses
       *[other] { LIST($players) } choose
    }
text-map-and-round = { $map }, { $round }
picture-title = { $game }: { $now }, { $phase }

## Drawings

picture-space = { $space }, { LIST($facts, style: "unit") }
picture-terrain = { $terrain } Terrain
picture-arrival = Arrival Space
picture-arrival-of = { POSSESSIVE($player) } Arrival Space
picture-zone = { POSSESSIVE($player) } Zone
picture-nexus = the { $colour } Magic Nexus
picture-challenge-hidden = A Challenge, face down, on { $space }
picture-challenge = { THE($overlay) }, on { $space }
picture-overlay-hidden = { THE($overlay) }, face down, on { $space }
picture-overlay-unknown = An overlay, face down, on { $space }
picture-terrain-overlay = { $overlay }: { $terrain } Terrain, on { $space }
picture-trap = { POSSESSIVE($player) } Trap on { $space }
picture-trap-known = { $spell }: { POSSESSIVE($player) } Trap on { $space }
picture-fiendfyre = { POSSESSIVE($player) } Fiendfyre on { $space }
picture-patronus = { POSSESSIVE($player) } Patronus on { $space }
picture-key = capitals are { $player } · small letters are { $second } · Mystery Piece (?) · Challenges (Sw Ri Bo Eg Or Cu) · Arrival Space (^) · Nexus (*) · Difficult (~) · Obscuring (%) · Dangerous (!) · Impassable (#) · a number is the option that leads there
picture-leader-at = { $place }, Leader
picture-card-down = a card face down
picture-clock = Cooldown Clock: { $n }
picture-markers = Power Markers on it: { $white } white, { $black } black
picture-quest-met = met
picture-quest-open = not met
picture-quest-share = { $n } of { $most }
picture-pool = Power Pool: { $white } white and { $black } black markers; spent: { $spent_white } white and { $spent_black } black
picture-power = Power

## How far a Quest is

quest-counts-two-at-once = Challenges controlled: { $n } of { $most }
quest-counts-triple-crown = Challenges controlled: { $n } of { $most }
quest-counts-behind-the-lines = Challenges controlled in the other Zone: { $n } of { $most }
quest-counts-founders-trove = Sword, Cup and Book controlled: { $n } of { $most }
quest-counts-both-banks = Zones with a Challenge controlled: { $n } of { $most }
quest-counts-grand-tour = Challenges visited: { $n } of { $most }
quest-counts-surrounded = opposing Models next to the Leader: { $n } of { $most }
quest-counts-foothold = Model on an Arrival Space there: { $n } of { $most }
quest-counts-invasion = Models on an Arrival Space there: { $n } of { $most }
quest-counts-occupation = Models on an Arrival Space there: { $n } of { $most }
quest-counts-two-gates = Zones with an Arrival Space held: { $n } of { $most }
quest-counts-spread-thin = opposing Models with Impacts: { $n } of { $most }
quest-counts-pincer = Models next to the same foe: { $n } of { $most }
quest-counts-march-on = Models in the other Zone: { $n } of { $most }
quest-counts-ring-of-watchers = Challenges watched: { $n } of { $most }
quest-counts-woven-magic = Spells kept up: { $n } of { $most }
quest-counts-ground-taken = Terrain Overlay controlled: { $n } of { $most }
quest-counts-lords-of-the-land = Terrain Overlays controlled: { $n } of { $most }
quest-counts-veil-of-mystery = overlays on its Mystery side: { $n } of { $most }
quest-counts-full-hand = Clash Cards in hand: { $n } of { $most }
quest-counts-deep-reserve = Power Markers in the pool: { $n } of { $most }
quest-counts-apothecary = Potions used: { $n } of { $most }
quest-counts-tireless = Spells with a Clock: { $n } of { $most }
quest-not-begun = the duel has not begun
quest-controlled = { LIST($overlays, form: "the") } controlled
quest-none-controlled = none of them controlled
quest-waits = not yet
quest-holds = met
quest-holds-not = not met

## Figures of cards

card-spell-kind =
    { $colour ->
        [light] Light
        [dark] Dark
       *[neutral] Neutral
    } { $kind ->
        [combat] Combat Spell
        [reaction] Reaction
       *[plain] Spell
    }
card-spell-unforgivable = { $kind }, Unforgivable: only with Dark Arts
card-unforgivable = Unforgivable: only with Dark Arts
card-markers =
    { $colour ->
        [light] white
        [dark] black
       *[neutral] of any colour
    }
card-empower = Empower { $n } { $markers }
card-no-empower = can't be Empowered
card-upkeep = Upkeep { $n } { $markers }
card-cooldown =
    { $n ->
        [0] no Cooldown
        [one] Cooldown 1 Round
       *[other] Cooldown { $n } Rounds
    }
card-range = Range { $n }
card-range-caster = Range 0 (the caster)
card-modifier = modifier { $signed }
card-physical = Physical damage
# $fact is one of these figures.
card-also = { CAP($fact) }.
card-attack-type =
    { $type ->
        [physical] Physical Attack
       *[magical] Magical Attack
    }
card-bonus = Bonus { $signed }
card-damage = Damage { $n }
card-once = once a Round
card-only-mastery =
    { $n ->
        [3] only with Mastery 3
        [one] only with Mastery 1 or more
       *[other] only with Mastery { $n } or more
    }
card-only-trait = only with { $trait }
card-only-character = only for { $who }
card-only-side = only for { $side }
card-not-for-sale = can't be bought
card-galleons =
    { $n ->
        [one] 1 Galleon
       *[other] { $n } Galleons
    }
card-rarity =
    { $rarity ->
        [common] Common
       *[legendary] Legendary
    }
card-keyword =
    { $keyword ->
        [horcrux] Horcrux
       *[deathly-hallow] Deathly Hallow
    }
card-action =
    { $action ->
        [free] Free Action
        [quick] Quick Action
        [advanced] Advanced Action
        [attack] Attack
       *[clash] before a Clash
    }
card-level = Level { $n }
card-target =
    { $target ->
        [self] on the user
        [friend] on a friend
        [enemy] on an opposing Model
       *[saving] Reaction
    }
card-potion = { $text } Use it { $whom }.

## Cards: their kinds, and their figures as a pointer shows them

card-kind =
    { $kind ->
        [clash] Clash Card
        [lucky] Lucky Card
        [jinxed] Jinxed Card
        [quest] Quest
        [instant-quest] instant Quest
        [potion] Potion
        [horcrux] horcrux
        [deathly-hallow] deathly hallow
        [common] common Artifact
        [legendary] legendary Artifact
        [physical] physical Attack
        [magical] magical Attack
        [character] character
        [group] Group
       *[map] Map
    }
card-affiliation = Affiliation
card-spell =
    { $colour ->
        [light] light
        [dark] dark
       *[neutral] neutral
    } { $kind ->
        [combat] combat
        [reaction] reaction
       *[plain] charm
    }
card-innate-spell = innate { $kind }
card-quest-now = { $text } Now: { $now }.
card-traits = { LIST($traits, style: "unit") }.
card-cunning-of =
    { $colour ->
        [light] { $n } light
        [dark] { $n } dark
       *[neutral] { $n } neutral
    }
card-cunning = Cunning { LIST($cunning, style: "unit") }.
figure-successes = Successes
figure-points = Points
figure-modifier = Modifier
figure-range = Range
figure-adds = Adds
figure-empower = Empower for
figure-empower-short = Empower
figure-level = Level
figure-galleons = Galleons
figure-bonus = Bonus
figure-damage = Damage
figure-defense = Defense
figure-mastery = Mastery

tour-turn-picture = A Model and the Spaces where it can go
tour-clash-picture = Two cards against each other: 7 against 5
tour-spells-picture = Two Spells, one with a Cooldown Clock, and a Power Pool
tour-quests-picture = Quest Cards and a Challenge that a Model controls
tour-end-picture = Three Rounds, then the points are counted
tour-turn-title = One Model at a time
tour-turn = You and your opponent activate Models in turn, three times each in a Round. An activated Model moves up to 3 Spaces and takes an action: attack, cast a Spell, use a Potion, draw a card, or turn over an overlay. Point at an option, and the board shows how far it reaches.
tour-clash-title = The Clash
tour-clash = Attacks and Combat Spells are a Clash. Each side reveals a card and adds its figures: the attacker adds Mastery or a bonus, the defender adds Defense. Each may swap the card for one in hand, face down. If the attacker has more, it succeeds. A strip above the board shows cards, modifiers and sums step by step.
tour-spells-title = Spells, Clocks and power
tour-spells = A Spell from the Spellbook stays with its caster and gets a Cooldown Clock; Mastery limits how many Spells a Model can have. White and black Power Markers pay for an Empowerment Card (one more card in the Clash) and for the Spells you keep up.
tour-quests-title = Quests and Challenges
tour-quests = Quests win the game: control a Challenge by standing on it, hold your opponent's Arrival Spaces, hurt or surround a Model. You have three Quests at a time, and each card shows how far you are. Overlays can be hidden and unveiled; a hidden one gives no control.
tour-end-title = Three Rounds
tour-end = A Model with more Impacts than it can take is out of the game; most can take four. After three Rounds, or when a Group has no Model left, the player with more Quest Points wins.

## On the shelf

about-line = Two groups of wizards duel for quests: spells, clashes of cards, three rounds.
about-mood = tactics, hand of cards, magic

## Game options

option-name-groups = Groups
option-groups = Play ready-made Groups, choose one of them each, or build your own.
option-name-budget = Budget
option-budget = The Galleons each player has to build a Group.
option-name-pack = Original pack
option-pack = The characters of the original pack can join a Group too.
option-name-hide-anywhere = Far-reaching Hide and Unveil
option-hide-anywhere = Hide and Unveil reach every overlay.
option-name-master-wizard-defence-only = Master Wizard in defence only
option-master-wizard-defence-only = Master Wizard helps only in defence.
option-name-tie-break = Tie-break
option-tie-break = Scored Quest Cards break a tie, then Models left.
option-name-marker-limits = Limited markers
option-marker-limits = There are only as many markers as in the box.
option-name-map-special-rules = Special rule of the Map
option-map-special-rules = The Map's special rule applies.

## Any other choice

refusal-asked = You can't do that now. You are asked: { $question }

## Beside an option: what it would not change

note-idle-nobody-hurt = nobody in reach has an Impact
note-idle-friends-near = every friend in reach is already next to the caster
note-idle-imperio = none of the target's Group would be in its reach, so it only moves
note-idle-no-spell-ready = your opponent has no Spell ready in the Spellbook
note-idle-no-card-in-hand = your opponent has no Clash Card in hand
note-idle-all-fly = every Model in reach can Fly
note-idle-no-marker-spent = you have no spent Power Marker
note-idle-no-lucky = no Lucky Card is left
note-idle-no-jinxed = no Jinxed Card is left
note-idle-no-poison = nobody in reach has Poison
note-idle-full-hand = your hand of Clash Cards is full ({ $n })
# $why is one of these.
note-beware = Beware: { $why } · { $note }

## Beside an option: what it is, what it costs, how likely it succeeds

note-recruit =
    { $price ->
        [one] 1 Galleon · Mastery { $mastery } · Defense { $defense }
       *[other] { $price } Galleons · Mastery { $mastery } · Defense { $defense }
    }
note-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
note-succeeds = { $odds } % to succeed
note-hits = { $odds } % to hit
note-be-hit = { $odds } % to be hit
note-hits-best = { $odds } % to hit { THE($who) } ({ $what })
note-chance-stays = the chance stays { $odds } %
note-empowered-succeeds = { $before } % to succeed becomes { $after } %
note-empowered-hits = { $before } % to hit becomes { $after } %
note-empowered-hit = { $before } % to be hit becomes { $after } %

## Several choices by one click

shortcut-go = Move to { $space }

## The position in sentences

text-moment = { $now }: { LIST($moments, style: "semicolons") }.
text-over = { $now }: { $phase } { $scores }.
text-map = { $map }. { $text }
text-terrain = { $terrain } Terrain: { LIST($spaces, style: "unit") }.
text-nexus = The Magic Nexus is on { $space }.
text-arrivals = { POSSESSIVE($player) } Arrival Spaces: { LIST($spaces, style: "unit") }.
text-overlay-up = { $overlay } on { $space }
text-terrain-up = { $overlay } ({ $terrain }) on { $space }
text-overlay-down = { $overlay } face down on { $space }
text-overlay-unknown = an overlay face down on { $space }
text-challenge-down = a Challenge face down on { $space }
text-lies = On the board: { LIST($things, style: "unit") }.
text-patronus = a Patronus on { $space }
text-fiendfyre = Fiendfyre on { $space }
text-trap = a Trap on { $space }
text-has = { $player } has { LIST($things) }.
text-innate = innate to { $who }
text-with = with { $who }
text-clock = Clock { $n }
text-kept-up = kept up
text-markers-on = { $white } white and { $black } black markers on it
text-spell-facts = { $spell } ({ LIST($facts, style: "unit") })
text-spell-in-full = { $name }: { $figures }. { $text }
text-quest =
    { $quest } ({ $score }{ $instant ->
        [yes] , instant
       *[no] {""}
    }): { $text } Now: { $now }.
text-used = { $potion } (used)
text-hand =
    { $n ->
        [one] 1 Clash Card
       *[other] { $n } Clash Cards
    }
text-hand-known = { $hand }: { LIST($cards, style: "semicolons") }
text-pool = { $white } white and { $black } black Power Markers
text-you = { $player } (you)
text-them = { $player }
text-seat =
    { $who }: { $score }, { $activations }{ $starts ->
        [yes] , starts this Round
       *[no] {""}
    }; { $pool }; Clash Deck { $deck }, { $hand }.
text-quests-in-hand = Quest Cards in hand: { LIST($quests, style: "unit") }.
text-quests = Quests ({ $n } of { $most }):
text-scored = Scored: { LIST($quests, style: "unit") }.
text-spell = Spell { $spell }
text-spells = Spells: { LIST($spells, style: "unit") }.
text-potions = Potions: { LIST($potions, style: "unit") }.
text-cards-down =
    { $n ->
        [one] 1 card face down
       *[other] { $n } cards face down
    }
text-shows = { $player } shows { LIST($cards) }.
text-clash = Clash: { $who } acts.

text-opening = { $game }: { $moment }
picture-strip-seat = { $who } · { $score }
picture-strip-quest = { $quest } ({ $n }): { $now }
text-quest-line = Quest { $quest }
text-spell-list = Spells: { LIST($spells, style: "unit") }
text-potion-list = Potions: { LIST($potions, style: "unit") }

## The stage: a Clash step by step

clash-brave = Brave
clash-faced = Faced Clash
clash-individual = Individual Clash
clash-spell = { $spell }
clash-attack-bonus = Attack Bonus
clash-strengthened = strengthened
clash-potioneer = Potioneer
clash-defense = Defense
clash-mastery = Mastery
clash-elder-wand = Elder Wand
clash-tom-riddles-diary = Tom Riddle's Diary
clash-master-wizard = Master Wizard
clash-counter-spell = Counter-Spell
clash-animal-form = Animal Form
clash-burning = Burning
clash-obscuring-terrain = Obscuring Terrain
clash-shielded = shielded
clash-concealment = Concealment
clash-chosen-one = Chosen One
clash-physical-resistance = Physical Resistance
clash-trait = { $trait }
clash-paid-for = paid for
clash-other-modifiers = other modifiers
clash-seen-before = cards and modifiers seen before
clash-title = Clash · { $what }
stage-needs =
    { COUNT($who) ->
        [many] { THE($who) } need a total of { $total }: { $n } more.
       *[one] { THE($who) } needs a total of { $total }: { $n } more.
    }
stage-has-enough =
    { COUNT($who) ->
        [many] { THE($who) } have the { $total } that they need.
       *[one] { THE($who) } has the { $total } that is needed.
    }
stage-needs-to-hit =
    { COUNT($who) ->
        [many] { THE($who) } hit with more than { $against }: { $n } more needed.
       *[one] { THE($who) } hits with more than { $against }: { $n } more needed.
    }
stage-would-hit =
    { COUNT($who) ->
        [many] As it stands, { THE($who) } hit { THE($whom) } by { $n }.
       *[one] As it stands, { THE($who) } hits { THE($whom) } by { $n }.
    }
clash-left = { $total } against { $against }: { $n } left.

## Beside the board

panel-no-group = no Group yet
panel-side =
    { $first ->
        [yes] { $side }, first
       *[no] { $side }
    }
panel-points = Points
panel-scored = Scored: { LIST($quests, style: "unit") }
panel-nothing-scored = Scored: nothing yet
panel-activations = Activations
panel-of = { $n } of { $most }
panel-power = Power
panel-pool = { $pool }; spent: { $white } white and { $black } black
panel-clash-cards = Clash Cards
panel-in-hand = { $n } in hand
panel-deck = deck { $deck }, discarded { $discard }
panel-models = Models
panel-met = { $n } of { $most } met
panel-quests = Quests
panel-offer = To choose from
panel-my-quests = My hand and Quests
panel-their-quests = { POSSESSIVE($player) } Quests
panel-my-spells = My Spells
panel-their-spells = { POSSESSIVE($player) } Spells
panel-my-potions = My Potions
panel-their-potions = { POSSESSIVE($player) } Potions
panel-my-group = My Group
panel-their-group = { POSSESSIVE($player) } Group
panel-with-pool = { $heading } · { $pool }
panel-phase = { CAP($phase) }

## A choice of evening

offer-groups-ready = Ready-made Groups
offer-groups-ready-about = School's Honour meets Dark Company. You are playing within a minute: the best start.
offer-groups-pick = Choose a Group
offer-groups-pick-about = Each player takes one of the ready-made Groups, in turn.
offer-groups-build = Build your Groups
offer-groups-build-about = You spend Galleons on characters, Spells, Artifacts, Potions and Quests.

## Its own bot

bot-about-greedy = Plays by rules of thumb: it goes for whatever brings its Quests closest at once.
## Groups of options

group-actions = Actions
group-artifacts = Artifacts
group-attacks = Attacks
group-spells = Spells
group-potions = Potions
## The workshop for Groups

workshop-characters = Characters
workshop-artifacts = Artifacts
workshop-spells = Spells
workshop-quests = Quests
workshop-potions = Potions
workshop-galleons = Galleons
workshop-leader = Leader
workshop-borne-by = Borne by { THE($who) }
workshop-first-characters = Take a character first.
workshop-needs-character = Take at least one character.
workshop-needs-spells =
    { $n ->
        [one] Learn 1 more Spell.
       *[other] Learn { $n } more Spells.
    }
workshop-needs-quests =
    { $n ->
        [one] Choose 1 more Quest.
       *[other] Choose { $n } more Quests.
    }
workshop-needs-potions =
    { $n ->
        [one] Brew 1 more Potion. You can do so when both Groups are laid open.
       *[other] Brew { $n } more Potions. You can do so when both Groups are laid open.
    }

## The glossary: what keywords mean

glossary-impact = An Impact is a wound. A Model bears 4 of them, Large ones more and Small ones fewer; one more removes it.
glossary-clash = A Clash is a test with the Clash Deck: reveal the top card and add it to your figures.
glossary-faced-clash = Both sides reveal a Clash Card and add up. The attacker succeeds with a higher total than the defender.
glossary-individual-clash = One player alone reveals a Clash Card and adds up. A total of 1 or more succeeds.
glossary-clash-card = The upper part adds to a Clash. The lower part is an extra effect after a Faced Clash.
glossary-advantage = Reveal 1 more Clash Card for each Advantage and choose the one that counts.
glossary-disadvantage = Reveal 1 more Clash Card for each Disadvantage; the lowest counts.
glossary-empower = Pay Power Markers to add the top card of your Clash Deck, face down, when a Spell is cast.
glossary-power-marker = Power Markers pay for Empower, Upkeep and some Clash Cards. White ones are Light, black ones Dark.
glossary-mastery = Mastery adds to the Clash when a Spell is cast. A Model holds as many Spells at a time as its Mastery.
glossary-defense = Defense adds to the Clash Card of a Model that is attacked.
glossary-cunning = Cunning gives a Group its Power Markers at the start: Light white ones, Dark black ones, Neutral your choice.
glossary-upkeep = A Spell with Upkeep works on until you do not pay for it, in each Round and before your Power Markers refill.
glossary-cooldown = The Clock on a Spell counts the Rounds until it can be cast again.
glossary-innate-spell = A Spell that only this Model casts; it takes no place in the Spellbook.
glossary-combat-spell = A Spell aimed at an opposing Model, which defends itself in a Faced Clash.
glossary-reaction = A Reaction is used at the moment when its condition is met, in the other player's action.
glossary-burning = A Burning Model has 1 less in defence. At the end of its activation it suffers 1 Impact, and the fire goes out.
glossary-poison = At the end of each Round a Model with Poison suffers 1 Impact and loses 1 Poison Marker.
glossary-slow = The Model moves that many Spaces less, until its activation ends.
glossary-push = The Model is moved straight away, each step farther; it stops at whatever is in the way.
glossary-concealment = It adds to the defence against Models that are not next to this one.
glossary-challenge = You control a Challenge while one of your Models stands in its Space. Quests ask for that.
glossary-mystery = An overlay face down. It does nothing until it is turned over.
glossary-nexus = The colours where the two halves of the Map are joined.
glossary-arrival-space = Where the Models of a player are placed at the start.
glossary-lock = An Artifact with a Lock Marker has no effect. Lock Markers come off in the next Start Phase.
glossary-quest-point = Quest Cards bring Quest Points. The player with more of them at the end wins.
glossary-difficult = Entering it costs 2 Spaces of movement.
glossary-impassable = Nobody moves into it or sees through it, except that Models with Fly may cross it.
glossary-obscuring = A Model in it has 1 more in defence.
glossary-dangerous = A Model that enters it suffers 1 Impact.

## What is wrong with a saved state, or with one that was edited by hand

fault-no-group = A Model is named that is in no Group.
fault-pack-not-in-play = Something lies here that no pack in play brings.
fault-markers = Somewhere lie fewer than 0 Power Markers, or more than there could ever be.
fault-one-space = Two Models stand in the same Space.
fault-impassable = A Model stands in an Impassable Space.
fault-nowhere = { THE($who) } is neither on the board nor removed.
fault-impacts = { THE($who) } has more Impacts than a Model can carry.
fault-quests = { POSSESSIVE($player) } Quest Cards are not one of each type.
fault-overlays = Two overlays lie in the same Space.
fault-clash-cards = { POSSESSIVE($player) } Clash Cards are not those of the deck.
fault-supply = Lucky or Jinxed Cards are lost.
