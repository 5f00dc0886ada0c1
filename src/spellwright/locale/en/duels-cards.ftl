### Wizarding Duels: what its cards say.

## Traits

trait-text-adoration = When you make the Power Pool, add one black marker for each other Model of your Group with Dark Cunning.
trait-text-animagus = When its activation starts, this Model may take Animal Form until the Round ends: it has +1 Defense and moves 5 Spaces, but can't use Spells, Potions or weapons.
trait-text-apprentice = You can't swap this Model's revealed Clash Card. While it is active, you Empower for 1 marker less.
trait-text-brave = When this Model would be removed, make a Defense Test instead: with 3 successes it stays with 4 Impacts.
trait-text-chosen-one = This Model has Advantage 1 in Defense Tests, and one more success against Lord Voldemort's Combat Spells.
trait-text-dark-arts = This Model can cast Unforgivable Curses.
trait-text-dark-lord = Once a game, you may exchange a Spell in your Spellbook. Once a game, you may count this Model's revealed Clash Card as 2+.
trait-text-duelling = When this Model attacks, you see the card that the defender swaps in. When it defends, you swap after the attacker.
trait-text-elf = This Model has one Spell at a time, never an Unforgivable Curse, and Empowers for free with two cards. In a Combat Spell only its cards and a positive modifier count.
trait-text-elite-fighter = Once a Round, this Model may attack as a Free Action.
trait-text-expert-wizard = Once a Round, this Model may cast a Spell as a Free Action.
trait-text-fast = Move this Model 1 Space further with a Movement Action.
trait-text-fly = This Model ignores Terrain and may pass over Impassable Spaces.
trait-text-gryffindor = When a friendly Model is removed, one Gryffindor of your Group may move 2 Spaces.
trait-text-herbology-expert = Once a game, you may exchange an unspent Potion for another of the same level.
trait-text-horcrux-maker = Before Models are placed, hide Horcruxes on other Models. Each of them saves this Model from removal once, and so does Nagini.
trait-text-horde = Your Group may have several Models of this name.
trait-text-hufflepuff = Your opponent can't give this Model Disadvantage. If it controls a Challenge when the Round starts, it has Advantage in its next test.
trait-text-instinctive-casting = When Spells cool down at the start of a Round, one Spell assigned to this Model cools down one more step.
trait-text-large = This Model can take this many Impacts; one more removes it.
trait-text-leadership = Once a Round, before a Clash of a friendly Model within 2 Spaces, look at your top 3 Clash Cards and put them in any order.
trait-text-lightning-fast = Move this Model 2 Spaces further with a Movement Action.
trait-text-magical-immunity = Opposing Combat Spells have this much Disadvantage against this Model.
trait-text-magical-mastery = This Model has Advantage 1 when it casts.
trait-text-master-of-death = This Model may bear several Deathly Hallows, whatever its slots and the limit of one Legendary Artifact.
trait-text-master-wizard = Once a Round, this Model may cast a Spell as a Free Action. It has one more success when it casts Combat Spells, and against them.
trait-text-beast = This Model never casts Spells.
trait-text-muggle = This Model never casts Spells.
trait-text-patriarch = Pay 3 Galleons less in total for this Model's Artifacts.
trait-text-physical-resistance = This Model has this many more successes against Physical damage.
trait-text-potion-mastery = Once a Round, this Model may use a Potion up to this level as a Free Action.
trait-text-potioneer = Your Group may stock one Potion up to this level. Add the level when this Model uses Potions.
trait-text-professor = Friendly Apprentices within 2 Spaces of this Model have Advantage 1 when they cast.
trait-text-ravenclaw = Once a Round, while this Model controls a Challenge, you may Draw a Quest Card as a Free Action.
trait-text-resistance = When this Model suffers Impacts, you may discard up to this many Clash Cards from your hand: each prevents 1 Impact.
trait-text-scout = Treat Difficult Terrain as Open for this Model.
trait-text-slytherin = While it controls an overlay, this Model may use a Quick Action for Advantage 1 in its next test this activation.
trait-text-small = This Model can take only this many Impacts; one more removes it.
trait-text-supreme-mugwump = Empower this Model's Spells for 1 marker less.
trait-text-tactician = Once a Round, you may Draw a Quest Card as a Free Action.

## Attacks

attack-text-talons = Deal 1 Impact.
attack-text-bite = Deal 1 Impact. Then give Poison 2.
attack-text-padfoots-bite = Deal 2 Impacts. Use it only once a Round.
attack-text-great-crossbow = Deal 2 Impacts. Use it only once a Round.
attack-text-snap-of-fingers = Deal 1 Impact.
attack-text-hounds-bite = Deal 1 Impact.
attack-text-hippogriff-claws = Deal 2 Impacts.
attack-text-peck = Deal 3 Impacts. Use it only once a Round.
attack-text-bow = Deal 1 Impact.
attack-text-stop-right-there = Give the target Slow 2.
attack-text-werewolfs-claws = Deal 2 Impacts.
attack-text-dementors-kiss = Deal 2 Impacts. Use it only once a Round.
attack-text-spiders-bite = Deal 1 Impact. Then give Poison 1.
attack-text-club = Deal 3 Impacts. Use it only once a Round.
attack-text-throwing-knife = Deal 1 Impact. Use it only once a Round.
attack-text-sword-of-gryffindor = Deal 3 Impacts. Use it only once a Round.
attack-text-basilisk-fang = Deal 2 Impacts. Then give Poison 1 and remove a Horcrux that the target bears. Use it only once a Round.
attack-text-crossbow = Deal 1 Impact.

## Spells

spell-text-basic-combat-spell = Deal 1 Impact. Every caster knows this Spell and may cast it once in each activation.
spell-text-disarming-charm = Deal 1 Impact, then Push 1.
spell-text-stupefy = Deal 1 Impact. Then give the target Disadvantage 1 in its next Clash.
spell-text-expelliarmus = Put a Lock Marker on one of the target's Artifacts. If it has none to lock, deal 1 Impact.
spell-text-rictusempra = Deal 1 Impact. Then give the target Slow 1.
spell-text-flipendo = Deal 1 Impact, then Push 2.
spell-text-depulso = Push 3.
spell-text-petrificus-totalus = The target's next activation has only one action.
spell-text-impedimenta = Give the target Slow 2.
spell-text-locomotor-wibbly = Give the target Slow 3.
spell-text-silencio = The target casts nothing, Reactions included, until its next activation ends.
spell-text-confundo = The target's player loses a random Clash Card. If they have none, give the target Disadvantage 1 in its next Clash.
spell-text-tarantallegra = Move the target up to 2 Spaces.
spell-text-incendio = Deal 1 Impact. Then give the target Burning.
spell-text-confringo = Deal 2 Impacts. Then give the target Burning.
spell-text-bombarda = Deal 2 Impacts.
spell-text-bombarda-maxima = Deal 2 Impacts. Then deal 1 Impact to every other Model next to the target, friend or foe.
spell-text-diffindo = Deal 1 Impact.
spell-text-oppugno = Deal 1 Impact. Then deal 1 Impact to another opposing Model within 2 Spaces of the target.
spell-text-sectumsempra = Deal 2 Impacts. Then give the target Poison 1.
spell-text-aguamenti = Push 1. Then give the target Slow 1. This also puts out Burning.
spell-text-alarte-ascendare = Deal 2 Impacts, but none to a Model that can Fly.
spell-text-immobulus = Give the target Slow 2. Give every other opposing Model next to it Slow 1.
spell-text-everte-statum = Deal 1 Impact, then Push 2. If the target is stopped early, deal 1 Impact more.
spell-text-obscuro = The target reaches no further than 2 Spaces with Spells, Attacks and Potions until its next activation ends.
spell-text-levicorpus = This Round, the target controls nothing and can't take a Movement Action.
spell-text-obliviate = Put a Clock of 1 on a Spell in your opponent's Spellbook.
spell-text-legilimens = Look at your opponent's Clash Cards and discard one of them.
spell-text-lumos-solem = Give the target and opposing Models within 2 Spaces of it Disadvantage 1 in their next Clash.
spell-text-crucio = Deal 2 Impacts. Then the target's next activation has only one action.
spell-text-imperio = Move the target up to 3 Spaces. Then make it attack one of its own Group, or cast the Basic Combat Spell at one.
spell-text-avada-kedavra = Deal 5 Impacts.
spell-text-protego = While it is kept up, this Spell gives the target +1 in Defense Tests.
spell-text-protego-maxima = While it is kept up, this Spell gives the target and friends next to it +2 in Defense Tests.
spell-text-fianto-duri = While it is kept up, this Spell gives friends within 2 Spaces of the caster Advantage 1 in Defense Tests.
spell-text-counter-spell = Reaction: when a Combat Spell targets the caster, add 3 in the Defense Test against it.
spell-text-episkey = Remove up to 2 Impacts from a friend.
spell-text-vulnera-sanentur = Remove up to 3 Impacts and all Poison and Burning from a friend.
spell-text-finite-incantatem = End a Spell that is kept up and whose caster or Marker is in range, or free a friend of Burning, Poison and Slow.
spell-text-expecto-patronum = Place a Patronus. While it is kept up, friends within 1 Space of it have Advantage 1 in Defense Tests.
spell-text-fiendfyre = Place a Fiendfyre. While it is kept up, a Model that comes next to it or ends an activation there suffers 1 Impact, then Burning. Each time its Upkeep is met, you may move it up to 2 Spaces.
spell-text-apparition = Place the caster on an empty Space within 5 Spaces.
spell-text-wingardium-leviosa = Move an overlay without a Model on it up to 2 Spaces.
spell-text-accio = Bring another friend in range up to 3 Spaces closer to the caster.
spell-text-nebulus = While it is kept up, this Spell gives the caster and friends next to it Concealment 1.
spell-text-reparo = Remove Lock Markers from up to 2 Artifacts of friends in range.
spell-text-reducto = Remove a Terrain Overlay or a Trap in range.
spell-text-evanesco = Turn up to 2 overlays without Models on them to their Mystery side.
spell-text-revelio = Turn over up to 2 Mystery Pieces. Opposing Models within 2 Spaces of these lose Concealment.
spell-text-serpensortia = Place a snake. The first opposing Model that comes next to it suffers Poison 1.
spell-text-cave-inimicum = Place a ward. The first Model that enters its Space suffers 1 Impact, then Slow 2.
spell-text-morsmordre = Give friends within 3 Spaces Advantage 1 on their next Combat Spell this Round.
spell-text-piertotum-locomotor = Up to 3 friends in range may move 2 Spaces each.

## Clash Cards

clash-card-text-move-2 = Your Model may move 2 Spaces.
clash-card-text-push-2 = Push the other Model 2 Spaces.
clash-card-text-regain-two = Regain 2 Power Markers.
clash-card-text-pay-for-two = Before the result, you may pay 1 Power Marker for 2 successes.
clash-card-text-sting = Before the result, your Combat Spell gains 1 Impact.
clash-card-text-move-1 = Your Model may move 1 Space.
clash-card-text-push-1 = Push the other Model 1 Space.
clash-card-text-pay-for-one = Before the result, you may pay 1 Power Marker for 1 success.
clash-card-text-luck = Shuffle a Lucky Card into your Clash Deck.
clash-card-text-strong-regain-two = Regain 2 Power Markers.
clash-card-text-strong-regain = Regain 1 Power Marker.
clash-card-text-strong = This card has no lower effect.
clash-card-text-blank = Shuffle a Jinxed Card into your opponent's Clash Deck.
clash-card-text-two-plus = Reveal one more card and add it.
clash-card-text-lucky = Use it as 2+. Then return it to the supply.
clash-card-text-jinxed = Count it as nothing. Then return it to the supply.

## Quests

quest-text-blade-in-hand = Control the Sword.
quest-text-ring-bearer = Control the Ring.
quest-text-open-book = Control the Book.
quest-text-egg-hunt = Control the Egg.
quest-text-crystal-gazer = Control the Orb.
quest-text-raise-the-cup = Control the Cup.
quest-text-two-at-once = Control 2 Challenges.
quest-text-deep-strike = Control a Challenge in your opponent's Zone with a Model other than your Leader.
quest-text-behind-the-lines = Control 2 Challenges in your opponent's Zone.
quest-text-triple-crown = Control 3 Challenges.
quest-text-firm-grip = Control a Challenge with the Model that controlled it when the Round began.
quest-text-majority = Control a Challenge, and more Challenges than your opponent.
quest-text-steel-and-stone = Control the Sword and the Ring.
quest-text-lore-and-sight = Control the Book and the Orb.
quest-text-feast-day = Control the Egg and the Cup.
quest-text-founders-trove = Control two of the Sword, the Cup and the Book.
quest-text-both-banks = Control a Challenge in each Zone.
quest-text-grand-tour = End activations, over the whole game, in control of 4 different Challenges.
quest-text-from-the-front = Have your Leader in your opponent's Zone.
quest-text-unscathed = Have your Leader in play without Impacts.
quest-text-leaders-prize = Control a Challenge with your Leader.
quest-text-duel-of-leaders = Deal an Impact to your opponent's Leader with an Attack, Spell or Potion of your Leader.
quest-text-surrounded = Have your Leader next to 2 opposing Models.
quest-text-break-the-head = Have your opponent's Leader removed from the game.
quest-text-foothold = Have 1 of your Models on an Arrival Space of your opponent's Zone.
quest-text-invasion = Have 2 of your Models on Arrival Spaces of your opponent's Zone.
quest-text-occupation = Have 3 of your Models on Arrival Spaces of your opponent's Zone.
quest-text-home-guard = Hold an Arrival Space of your Zone while no opposing Model is in your Zone.
quest-text-two-gates = Have a Model on an Arrival Space of each Zone.
quest-text-breakthrough = Bring a Model from your Zone to an Arrival Space of your opponent's Zone in one activation.
quest-text-first-hex = Deal an Impact with a Combat Spell.
quest-text-heavy-blow = Deal 3 Impacts to one opposing Model with one action.
quest-text-spread-thin = Have Impacts on 3 opposing Models.
quest-text-on-the-brink = Have as many Impacts on an opposing Model as it can take.
quest-text-out-of-the-duel = Remove an opposing Model with an action.
quest-text-tooth-and-steel = Deal an Impact with an Attack.
quest-text-close-ranks = Have your Leader and at least 2 other Models in play, and all your Models within 3 Spaces of the Leader.
quest-text-nobody-left-behind = Have Impacts on an opposing Model while none of your Models has been removed.
quest-text-pincer = Have 2 of your Models next to the same opposing Model.
quest-text-march-on = Have 3 of your Models in your opponent's Zone.
quest-text-ring-of-watchers = Have Models on or next to 3 Challenges.
quest-text-woven-magic = Keep up 2 Spells.
quest-text-ground-taken = Control a Terrain Overlay.
quest-text-in-the-shadows = Have a Model on Obscuring Terrain in your opponent's Zone.
quest-text-through-the-fire = Have a Model in play at the end of an activation in which it entered Dangerous Terrain.
quest-text-many-paths = Have Models in 2 different kinds of Terrain among Difficult, Obscuring and Dangerous.
quest-text-veil-of-mystery = Have 3 overlays on their Mystery side.
quest-text-lords-of-the-land = Control 2 Terrain Overlays.
quest-text-full-hand = Hold 3 Clash Cards.
quest-text-deep-reserve = Have 6 Power Markers in your Power Pool.
quest-text-apothecary = Use your Group's third Potion of the game, or a later one.
quest-text-tireless = Have Cooldown Clocks on 3 of your Spells.
quest-text-masterpiece = Cast a Spell with a printed modifier of −4 or lower.
quest-text-greater-numbers = Have more Models in play than your opponent.

## Potions

potion-text-blood-replenishing-draught = Remove 1 Impact.
potion-text-antidote-to-common-poisons = Remove up to 1 + X Poison Markers.
potion-text-pepperup = Remove Slow and Burning. Then the Model may move 1 Space.
potion-text-swelling-solution = Give the target Slow 1 + X, at most 3.
potion-text-noxious-vial = Give the target Poison 1.
potion-text-garrotting-gas = Give the target Disadvantage 1 in its next Clash.
potion-text-wit-sharpener = If you have fewer than 3 Clash Cards in hand, draw one.
potion-text-strengthening-solution = Give the Model one more success in its next Attack or Basic Combat Spell this activation.
potion-text-smoke-draught = Give the Model Concealment 1 until its next activation begins.
potion-text-invigoration-drops = Regain 1 Power Marker.
potion-text-lucky-drop = Shuffle a Lucky Card into your Clash Deck.
potion-text-jinxing-draught = Shuffle a Jinxed Card into your opponent's Clash Deck.
potion-text-invisibility-potion = Give the Model Concealment 2 this Round.
potion-text-polyjuice = Opposing Models more than 2 Spaces away can't target the Model this Round, until it attacks or casts a Combat Spell.
potion-text-fire-protection = Remove Burning. This Round the Model gets no Burning, and no Impacts from Dangerous Terrain.
potion-text-befuddlement-draught = The target's player loses a random Clash Card.
potion-text-grand-pepperup = Remove up to 1 + X Impacts.
potion-text-exploding-potion = Deal 1 + X Impacts of Physical damage.
potion-text-sleeping-draught = The target's next activation has only one action.
potion-text-draught-of-peace = You may Empower the next Spell the Model casts this Round for free.
potion-text-essence-of-dittany = Remove all Burning, Poison and Slow, and 1 Impact.
potion-text-felix-felicis = Give the Model Advantage 1 in each of its Clashes this Round.
potion-text-elixir-of-life = Reaction: when an action of your opponent would remove a friend, that Model stays with 3 Impacts.
potion-text-liquid-fortune = Shuffle 2 Lucky Cards into your Clash Deck. Then, if you have fewer than 3 Clash Cards in hand, draw one.

## Artifacts

artifact-text-standard-book-of-spells = Your Spellbook may hold one more Spell.
artifact-text-nimbus-2000 = The bearer has Fast.
artifact-text-dragon-hide-gloves = The bearer has Physical Resistance 1.
artifact-text-foe-glass = Concealment and Obscuring Terrain do not help against the bearer's Attacks, Spells and Potions.
artifact-text-sneakoscope = Lock it before a Clash in defence: the bearer has no Disadvantage in it.
artifact-text-remembrall = Lock it: if you have fewer than 3 Clash Cards in hand, draw one.
artifact-text-darkness-powder = Remove this card: friends within 1 Space have Concealment 1 this Round.
artifact-text-crookshanks = Lock it: Hide or Unveil an overlay within 3 Spaces.
artifact-text-death-eater-mask = The first time the bearer suffers Impacts in the game, prevent 1 of them.
artifact-text-throwing-knife = This is a weapon: the bearer has an Attack with it.
artifact-text-beaded-bag = Your Stock may hold a seventh Potion, of level 0.
artifact-text-time-turner = Lock it: a Spell assigned to the bearer cools down one step. Then the bearer may move 2 Spaces.
artifact-text-sword-of-gryffindor = This is a weapon: the bearer has an Attack with it.
artifact-text-deluminator = Lock it: Hide or Unveil an overlay within 4 Spaces.
artifact-text-basilisk-fang = This is a weapon that destroys Horcruxes.
artifact-text-elder-wand = The bearer has one more success when casting, and Cunning +1 Neutral.
artifact-text-invisibility-cloak = Lock it: the bearer has Concealment 3 until its next activation begins, or until it attacks or casts a Combat Spell.
artifact-text-resurrection-stone = Remove this card: another friend within 3 Spaces who would be removed stays with 4 Impacts.
artifact-text-harry-potter-horcrux = This card has no ability of its own.
artifact-text-tom-riddles-diary = The bearer has Dark Arts. If it already has Dark Arts, it has one more success when it casts Unforgivable Curses.
artifact-text-gaunts-ring = When the bearer suffers 2 or more Impacts at once, prevent 1. If it ends its activation without Impacts, it suffers 1.
artifact-text-slytherins-locket = The bearer has Cunning +1 Dark, and Disadvantage 1 in its first Clash of each Round.
artifact-text-hufflepuffs-cup = Lock it: move an Impact to another friend within 2 Spaces who is below their limit.
artifact-text-ravenclaws-diadem = Lock it: look at your top 3 Clash Cards and put them back in any order.
artifact-text-crossbow = This is a weapon: the bearer has an Attack with it.

## Ready-made Groups

group-text-schools-honour = The famous three and their headmaster: strong defence, healing and a heavy sword.
group-text-dark-company = The Dark Lord, his snake and two masks: curses that remove Models.
group-text-golden-trio = Three friends, an owl and a bag full of things: quick feet, many small advantages.
group-text-headmasters-watch = Power in few hands: great Spells, kept up by a deep pool.
group-text-night-raid = Out of the dark and at them: reach, poison and traps.

## Maps

map-text-moonlit-courtyard = Walls and flower beds under the moon. This Map has no special rule.
map-text-sunken-crypt = Dark vaults below the ground. A Model on a Mystery Piece counts as being in Obscuring Terrain.
