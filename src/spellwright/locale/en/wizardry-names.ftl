### A Spot of Friendly Wizardry: names with their grammar.

## Basic actions and spells

-action-move = Move
-action-run = Run
-action-magic-touch = Magic Touch
-action-puff-of-wind = Puff of wind
-action-defend = Defend
-action-initiative = Initiative
-action-curse = Curse
-action-fog = Fog
-action-poison-dart = Poison Dart
-action-dispel = Dispel
-action-magic-missile = Magic Missile
-action-clairvoyance = Clairvoyance
-action-foresight = Foresight
-action-awareness = Awareness
-action-spot-weakness = Spot weakness
-action-one-step-ahead = One step ahead
-action-spectral-sword = Summon spectral sword
-action-leap = Leap
-action-summon-animal = Summon animal
-action-plague-of-insects = Plague of insects
-action-summon-demon = Summon Demon
-action-entangle = Entangle
-action-tidal-wave = Tidal Wave
-action-sleet-storm = Sleet storm
-action-push = Push
-action-teleport = Teleport
-action-hide = Hide
-action-beauty = Beauty
-action-blinding-light = Blinding Light
-action-transpose = Transpose
-action-illusory-body = Illusory body
-action-absorb-damage = Absorb damage
-action-stoneskin = Stoneskin
-action-banish = Banish
-action-circle-of-protection = Circle of protection
-action-antimagic-field = Antimagic field
-action-lightning-bolt = Lightning bolt
-action-storm = Storm
-action-smash = Smash
-action-flame-tongue = Flame tongue
-action-tracking-ball = Tracking ball

## Wizards to choose

-profile-young = Young Wizard
    .article = a
-profile-aged = Aged Wizard
    .article = a
-profile-greybeard = Greybeard
    .article = a

## Directions

-direction-n = north
-direction-ne = north-east
-direction-e = east
-direction-se = south-east
-direction-s = south
-direction-sw = south-west
-direction-w = west
-direction-nw = north-west

## How a start area is turned

-orientation-by-0 = 0°
-orientation-by-90 = 90°
-orientation-by-180 = 180°
-orientation-by-270 = 270°
-orientation-by-0-mirrored = 0°, mirrored
-orientation-by-90-mirrored = 90°, mirrored
-orientation-by-180-mirrored = 180°, mirrored
-orientation-by-270-mirrored = 270°, mirrored

## Why a spell has no effect

-obstacle-nobody = no other wizard is on the board
-obstacle-unseen = no target is in sight
-obstacle-fogged = in the Fog no target is near enough
-obstacle-too-far = no target in sight is near enough
-obstacle-square-unseen = the chosen square is out of sight
-obstacle-square-fogged = in the Fog the chosen square is too far away
-obstacle-square-taken = the square is occupied
-obstacle-square-smashed = the square is already destroyed
-obstacle-no-room = there is no free square for it
-obstacle-demon-there = a demon is already in play
-obstacle-balls-there = 2 balls are already in play
-obstacle-no-creature = no creature is in sight
-obstacle-creature-fogged = in the Fog no creature is near enough

## Why a wizard takes no damage

-cause-beauty = Beauty
-cause-circle = Circle of protection
-cause-stoneskin = Stoneskin
-cause-defend = Defend
-cause-false-body = illusion

## Bodies and creatures

-square = { POSSESSIVE($who) } { $place }
-double = { POSSESSIVE($who) } double
-animal-of = { POSSESSIVE($who) } animal
-demon = demon
    .article = the

## An opponent, whoever that is

-anybody-opponent = an opponent

## Keywords, as the glossary finds them

-keyword-hit = hit
-keyword-action-point = action point
-keyword-defence-point = defence point
-keyword-initiative = initiative
-keyword-entry = entry
    .other = entries
-keyword-plan = plan
-keyword-poison = poison
-keyword-entangled = entangled
-keyword-fizzle = fizzle
-keyword-out-of-bounds = out of bounds
-keyword-illusion = illusion
-keyword-fog = fog
-keyword-animal = animal
-keyword-demon = demon
-keyword-tracking-ball = tracking ball
-keyword-line-of-sight = line of sight
