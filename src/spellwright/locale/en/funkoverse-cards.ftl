### Funkoverse: what cards, traits and scenarios say.

## Abilities

ability-text-flipendo = Challenge every adjacent rival with 3 dice each. Then, won or lost, you may move each of them 1 square, unless they were knocked out.
ability-text-expelliarmus = Challenge a rival in sight within 3 squares with 2 dice. Then, won or lost, put their item card on the 2 of their cooldown track.
ability-text-protego = Give an ally in sight within 3 squares, but not Harry, a Protego card: they defend with 2 more dice the next time. There are only 2 cards.
ability-text-impedimenta = Challenge a rival in sight within 3 squares with 2 dice. Then, if you win, move one ability token of your choice on your rivals' cooldown track up by 1, at most to the 4.
ability-text-descendo = Move all ability tokens on your own cooldown track down by 1, including this one.
ability-text-accio = Place an ally in sight within 3 squares on a free square adjacent to Hermione.
ability-text-confundo = Challenge a rival in sight within 4 squares with 2 dice. Then, won or lost, give them a Confundo card: their next ability costs 1 more. There are only 2 cards.
ability-text-imperio = Choose a standing rival in sight within 3 squares. They take one basic action of your choice, for your side.
ability-text-morsmordre = Put Bellatrix on the 1 of your cooldown track. Her turn is over. She can use this while knocked down, too.
ability-text-fiendfyre = Challenge a rival in sight within 2 squares with 6 dice.
ability-text-confringo = Challenge a rival in sight within 4 squares with 2 dice. Then, won or lost, challenge every rival adjacent to them with 2 dice each, in sight or not.
ability-text-oppugno = Choose a standing ally in sight within 4 squares. They may take one basic action.
ability-text-rictusempra = Challenge an adjacent rival with 3 dice.
ability-text-dash = Move Ron up to 4 squares.
ability-text-kings-gambit = Up to 2 allies in sight within 3 squares may each move up to 2 squares.
ability-text-serpensortia = Challenge a rival in sight within 3 squares with 3 dice.
ability-text-sneak = Move Draco up to 3 squares. He may pass standing rivals.
ability-text-taunt = You may move a rival in sight within 3 squares up to 2 squares.
ability-text-black-quill = Challenge an adjacent rival with 4 dice.
ability-text-decree = Choose one ability token in your rivals' pool. Put it on the 1 of their cooldown track.
ability-text-detention = Challenge a rival in sight within 3 squares with 2 dice. Then, if you win, they are exhausted.

## Items

item-text-felix-felicis = No action is needed. Before its holder rolls for a challenge, you may set one die to crit. Then put this card on the 3 of your cooldown track.
item-text-dagger = Challenge an adjacent rival with 2 dice. Then, won or lost, its holder may take one more action at once, but not a challenge. Put this card on the 1 of your cooldown track.

## Traits

trait-text-boy-who-lived = When he defends while knocked down, turn one hit among his dice into a shield.
trait-text-loyal-friend = While she stands, an adjacent ally can't be knocked out. She does not protect herself.
trait-text-notorious-witch = When she leaves the cooldown track, you may place her adjacent to any ally instead of in the starting area.
trait-text-dark-lord = When he is knocked out, he returns to his starting area at once, standing, and may move up to 2 squares.
trait-text-stubborn = Getting up costs him only 1 action, not 2.
trait-text-slippery = When a challenge knocks him down, you may move him 1 square. He stays knocked down.
trait-text-high-inquisitor = While she stands, adjacent rivals can't take the interact action.

## Status cards

status-text-protego = The next time this character defends, roll 2 more dice. Then this card is discarded, whatever the result.
status-text-confundo = This character's next ability costs 1 more, at most 4. Then this card is discarded.

## Scenarios

scenario-text-control = Claim the control areas. When a round ends, score 1 point if any area shows your colour (only with three characters a side), and 1 more if the most do.
scenario-text-flags = When a round ends, each standing character on or adjacent to the rival flag may come home for 2 points.
scenario-text-leaders = Choose a leader in secret; both are revealed at the start. Score 1 more point for knocking out the rival leader, and 1 more for a knock-out by your own leader.
scenario-text-territory = When a round ends, score 1 point if any of your characters is in the scoring area (only with three characters a side), and 1 more if you have the most there. Knocked-down characters count.
scenario-text-first-game = The first knock-out wins at once. There are no points and no items.
