### A Spot of Friendly Wizardry: what actions, spells and wizards do.

## Basic actions

action-text-move = Go 1 square in any direction. At most 2 times a turn.
action-text-run = Go exactly 3 squares in a straight line. At most 2 times a turn.
action-text-magic-touch = Deal 1 damage to another wizard next to you. At most 2 times a turn.
action-text-puff-of-wind = Move another wizard in sight 1 square. Defence points don't help. At most 2 times a turn.
action-text-defend = Gain 1 defence point this turn. At most 2 times a turn.
action-text-initiative = Add 1 to your initiative this turn. At most 2 times a turn.

## What animals do

animal-text-move = The animal goes 1 square in any direction. At most 2 times a turn.
animal-text-run = The animal goes exactly 3 squares in a straight line. At most 2 times a turn.
animal-text-magic-touch = The animal deals 1 damage to another wizard next to it. At most 2 times a turn.

## Spells

action-text-curse = Choose a wizard in sight and roll a d4. They lose that many action points next turn; each defence point they spend saves 2.
action-text-fog = Until the end of the turn, nobody can aim a spell at anything more than 4 squares away.
action-text-poison-dart = Give a wizard in sight a poison marker. It deals 1 damage at the end of every action phase, until 1 defence point removes it.
action-text-dispel = Stop the next spell that anyone casts this turn.
action-text-magic-missile = Deal 1 damage to a wizard in sight, unless they planned a Defend. Defence points don't help.
action-text-clairvoyance = Choose a wizard. Next turn they must show you the first 2 entries of their plan. You can't use it two turns in a row.
action-text-foresight = Choose a wizard. Next turn they must tell you how much they put into Initiative and Defend.
action-text-awareness = Begin the next turn with 2 more defence points.
action-text-spot-weakness = Choose a wizard in sight. They lose their defence points for this turn and count as having planned no Defend.
action-text-one-step-ahead = From the next turn to the end of the game, you may go first.
action-text-spectral-sword = Until the end of the turn, your Magic Touch deals 3 more damage.
action-text-leap = Land on a free square exactly 5 squares away, whatever is in between.
action-text-summon-animal = Place an animal next to you. From the next turn on, plan Move, Run and Magic Touch for it with 3 action points of its own.
action-text-plague-of-insects = Choose a wizard in sight. They take 2 damage or move 2 squares away from you; each defence point they spend takes 1 off. You can't use it two turns in a row.
action-text-summon-demon = Place the demon on any free square. From the next turn on, the player who goes first lets it cast an Evocation spell by a die roll, before anyone acts. There can be only 1 demon.
action-text-entangle = Choose a wizard in sight. They can't Move or Run for the rest of the turn, unless they spend 1 defence point.
action-text-tidal-wave = Choose a square in planning; it must be in sight when you cast. Every wizard on or next to it takes 2 damage, you too; the others are pushed 2 squares away from you. Each defence point takes 1 off both. It must be your last action of the turn.
action-text-sleet-storm = Until the end of the turn, no other wizard within 8 squares of you may Run. When the action phase ends, every other wizard within 8 squares takes 2 damage; each defence point takes 1 off. It must be your first action of the turn.
action-text-push = Push a wizard in sight 4 squares away from you; each defence point they spend takes 2 off. You can't use it two turns in a row.
action-text-teleport = Appear on any free square of the board. You can use it only once in a game.
action-text-hide = Leave the board: only poison can hurt you. Come back at the end of the turn within 8 squares. It must be your only action of the turn. You can't use it two turns in a row.
action-text-beauty = Until the end of the turn, an opponent's damaging spell works on you only if they roll 4 or more on a d6. Sleet storm and Tracking ball need no roll.
action-text-blinding-light = Choose a wizard in sight, who rolls a d6. Below 4, all their remaining entries become Moves. They may spend a defence point to roll again. You can't use it two turns in a row.
action-text-transpose = Change places with a wizard in sight within 8 squares. You can't use it two turns in a row.
action-text-illusory-body = Place a second body next to you; only you know which of the two is real. While it is there, you can use only basic actions.
action-text-absorb-damage = For each damage that your defence points prevent this turn, gain 1 action point next turn.
action-text-stoneskin = Take no damage from Magic Touch this turn and the next.
action-text-banish = Remove an animal or the demon in sight, unless its summoner spends 1 defence point.
action-text-circle-of-protection = Until the end of the turn, take no damage from opponents more than 4 squares away, except from a tracking ball. You can't use it two turns in a row.
action-text-antimagic-field = Remove all animals, the demon, illusions, balls, poison and destroyed squares. Hidden wizards come back. Poison, storms and balls do nothing at the end of this turn.
action-text-lightning-bolt = Choose a square in planning; it must be in sight when you cast. Deal 2 damage to a wizard on it, to you too; 2 defence points prevent 1.
action-text-storm = Choose a square in planning; it must be in sight when you cast. Deal 3 damage to every wizard next to it, but not on it, you too; each defence point takes 1 off. It must be your last action of the turn.
action-text-smash = Choose an empty square in planning; it must be in sight and still empty when you cast. Destroy it: nobody can enter it, and a wizard who is forced onto it is defeated. It must be your last action of the turn.
action-text-flame-tongue = Deal 3 damage to every other wizard in sight on the next 4 squares in one direction; each defence point takes 1 off. You may not move yourself this turn.
action-text-tracking-ball = Place a ball next to you. At the end of every action phase it rolls up to 2 squares. It deals 2 damage to the first other wizard it meets, and nothing prevents them. There can be only 2 balls.

## Wizards to choose

profile-text-young = Quick and busy: five action points and the first word, but no defence.
profile-text-aged = A little of everything: four action points, four spells, one defence point each turn.
profile-text-greybeard = Slow and learned: three action points, five spells, two defence points each turn.
