### Funkoverse: what cards, traits and scenarios say.

## Abilities

ability-text-flipendo = Challenge every adjacent rival with 3 dice each. Then, won or lost, you may move each of them 1 square, unless they were knocked out.
ability-text-expelliarmus = Challenge a rival in sight within 3 squares with 2 dice; then, won or lost, their item card goes to the 2 of their cooldown track.
ability-text-protego = Give an ally in sight within 3 squares, not Harry himself, a Protego card: 2 more dice the next time they defend. There are only 2 cards.
ability-text-impedimenta = Challenge a rival in sight within 3 squares with 2 dice; if you win, one ability token of your choice on the rivals' cooldown track goes up by 1, at most to the 4.
ability-text-descendo = Move all ability tokens on your own cooldown track down by 1, this one too.
ability-text-accio = Place an ally in sight within 3 squares on a free square adjacent to Hermione.
ability-text-confundo = Challenge a rival in sight within 4 squares with 2 dice; then, won or lost, they get a Confundo card: their next ability costs 1 more. There are only 2 cards.
ability-text-imperio = Choose a standing rival in sight within 3 squares. They take one basic action of your choice, for your side.
ability-text-morsmordre = Bellatrix vanishes to the 1 of your cooldown track; her turn is over. She can use it while knocked down, too.
ability-text-fiendfyre = Challenge a rival in sight within 2 squares with 6 dice.
ability-text-confringo = Challenge a rival in sight within 4 squares with 2 dice; then, won or lost, every rival adjacent to it with 2 dice each, in sight or not.
ability-text-oppugno = Choose a standing ally in sight within 4 squares. They may take one basic action.
ability-text-rictusempra = Challenge an adjacent rival with 3 dice.
ability-text-dash = Ron moves up to 4 squares.
ability-text-kings-gambit = Up to 2 allies in sight within 3 squares may each move up to 2 squares.
ability-text-serpensortia = Challenge a rival in sight within 3 squares with 3 dice.
ability-text-sneak = Draco moves up to 3 squares, past standing rivals too.
ability-text-taunt = You may move a rival in sight within 3 squares up to 2 squares.
ability-text-black-quill = Challenge an adjacent rival with 4 dice.
ability-text-decree = Choose one ability token from your rivals' pool. It goes to the 1 of their cooldown track.
ability-text-detention = Challenge a rival in sight within 3 squares with 2 dice; if you win, they are exhausted.

## Items

item-text-felix-felicis = No action: before its holder rolls for a challenge, you may set one die to crit. The card then goes to the 3 of your cooldown track.
item-text-dagger = Challenge an adjacent rival with 2 dice; then, won or lost, its holder may at once take one more action, but not a challenge. The card goes to the 1 of your cooldown track.

## Traits

trait-text-boy-who-lived = When he defends while knocked down, one hit among his dice turns into a shield.
trait-text-loyal-friend = While she stands, an adjacent ally cannot be knocked out; she does not protect herself.
trait-text-notorious-witch = When she leaves the cooldown track, you may place her adjacent to any ally instead of in the starting area.
trait-text-dark-lord = Knocked out, he is back in his starting area at once, standing, and may move up to 2 squares.
trait-text-stubborn = Getting up costs him 1 action only, not 2.
trait-text-slippery = When a challenge knocks him down, his side may move him 1 square; he stays knocked down.
trait-text-high-inquisitor = While she stands, adjacent rivals cannot do the interact action.

## Status cards

status-text-protego = 2 more dice the next time this character defends; then it is discarded, whatever the result.
status-text-confundo = The next ability of this character costs 1 more, at most 4; then it is discarded.

## Scenarios

scenario-text-control = Claim the control areas. When a round ends: 1 point for any area that shows your colour (only with three characters a side), 1 more for the most.
scenario-text-flags = When a round ends, each standing character on or adjacent to the rival flag may come home for 2 points.
scenario-text-leaders = Each side chooses a leader in secret; both are shown at the start. A knock-out of the rival leader brings 1 point more, one by your leader 1 point more.
scenario-text-territory = When a round ends: 1 point for any character in the scoring area (only with three characters a side), 1 more for the most; knocked-down ones count.
scenario-text-first-game = The first knock-out wins at once; there are no points and no items.
