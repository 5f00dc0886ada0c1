### A Spot of Friendly Wizardry: what actions, spells and wizards do.

## Basic actions

action-text-move = Go 1 square, diagonally too. At most 2 times a turn.
action-text-run = Go exactly 3 squares straight. At most 2 times a turn.
action-text-magic-touch = 1 damage to a wizard next to you. At most 2 times a turn.
action-text-puff-of-wind = Blow a wizard in sight 1 square; no defence point stops it. At most 2 times a turn.
action-text-defend = 1 defence point more this turn. At most 2 times a turn.
action-text-initiative = 1 more towards acting first. At most 2 times a turn.

## Spells

action-text-curse = Aim at a wizard in sight and roll a d4: it has that many action points less next turn; each defence point it spends takes 2 off the loss.
action-text-fog = Until the end of the turn nobody can aim a spell at anything more than 4 squares away.
action-text-poison-dart = A wizard in sight gets a poison marker, which deals 1 damage at the end of every action phase; 1 defence point removes it.
action-text-dispel = The next spell that anybody casts this turn has no effect.
action-text-magic-missile = 1 damage to a wizard in sight that no defence point stops, unless it has planned a Defend.
action-text-clairvoyance = Next turn the chosen wizard must show you the first 2 entries of its plan. Not in the turn after you used it.
action-text-foresight = Next turn the chosen wizard must tell you how much it puts into Initiative and Defend.
action-text-awareness = You begin the next turn with 2 more defence points.
action-text-spot-weakness = A wizard in sight loses its defence points for this turn, and it counts as having planned no Defend.
action-text-one-step-ahead = From the next turn to the end of the game you may claim the initiative.
action-text-spectral-sword = Until the end of the turn your Magic Touch deals 3 more damage.
action-text-leap = Land on a free square exactly 5 squares away, whatever lies between.
action-text-summon-animal = One more animal appears next to you; from the next turn on it has 3 action points of its own.
action-text-plague-of-insects = A wizard in sight takes 2 damage or moves 2 squares away from you; each defence point takes 1 off. Not in the turn after you used it.
action-text-summon-demon = A demon appears on any free square. From the next turn on it casts an Evocation spell at the start of every action phase. There can be 1 demon only.
action-text-entangle = A wizard in sight can neither Move nor Run for the rest of the turn; 1 defence point prevents it.
action-text-tidal-wave = Write a square in planning; it must be in sight when you cast. Everybody on or next to it takes 2 hits and is pushed 2 squares away from you; each defence point takes 1 off both. It must be your last action of the turn.
action-text-sleet-storm = Nobody else within 8 squares of you may Run this turn, and at its end each of them takes 2 hits; each defence point takes 1 off. It must be your first action of the turn.
action-text-push = A wizard in sight is pushed 4 squares away from you; each defence point takes 2 off. Not in the turn after you used it.
action-text-teleport = Appear on any free square of the board. Once in a game.
action-text-hide = Leave the board; come back at the end of the turn within 8 squares. It must be your only action of the turn. Not in the turn after you used it.
action-text-beauty = Until the end of the turn an opponent's harmful spell works on you only if the opponent rolls 4 or more on a d6.
action-text-blinding-light = A wizard in sight rolls a d6; below 4 all its remaining entries become Moves. A defence point buys another roll. Not in the turn after you used it.
action-text-transpose = Change places with a wizard in sight within 8 squares. Not in the turn after you used it.
action-text-illusory-body = A second body appears next to you; only you know which of the two is real. While it is there you can use basic actions only.
action-text-absorb-damage = Each damage that your defence points prevent this turn is one action point more next turn.
action-text-stoneskin = Magic Touch does not hurt you this turn and the next.
action-text-banish = An animal or the demon in sight is gone, unless whoever summoned it spends 1 defence point.
action-text-circle-of-protection = Until the end of the turn opponents more than 4 squares away deal you no damage. Not in the turn after you used it.
action-text-antimagic-field = Animals, demon, illusions, balls, poison and smash markers are gone, and nothing happens at the end of this turn's action phase.
action-text-lightning-bolt = Write a square in planning; it must be in sight when you cast. 2 damage to whoever stands there; 2 defence points prevent 1.
action-text-storm = Write a square in planning; it must be in sight when you cast. 3 hits to everybody next to it, but not on it; each defence point takes 1 off. It must be your last action of the turn.
action-text-smash = Write an unoccupied square in planning; it must be in sight when you cast. It is destroyed: whoever is forced onto it is defeated. It must be your last action of the turn.
action-text-flame-tongue = 3 damage to every other wizard in sight on the next 4 squares of one direction; each defence point takes 1 off. You may not move yourself this turn.
action-text-tracking-ball = A ball appears next to you, rolls up to 2 squares at the end of every action phase and deals 2 damage that nothing prevents. There can be 2 balls only.

## Wizards to choose

profile-text-young = Quick and busy: five action points and the first word, but no defence of its own.
profile-text-aged = A little of everything: four action points, four spells, one defence point each turn.
profile-text-greybeard = Slow and learned: three action points, five spells, two defence points each turn.
