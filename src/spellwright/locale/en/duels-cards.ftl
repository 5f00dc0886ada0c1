### Wizarding Duels: what its cards say.

## Traits

trait-text-adoration = When the Power Pool is made, one more black marker for each other Model of the Group with Dark Cunning.
trait-text-animagus = As its activation starts it may take Animal Form until the Round ends: +1 Defense, moves of 5; no Spells, Potions or weapons of Artifacts.
trait-text-apprentice = Its revealed Clash Card cannot be swapped; while it is active its player Empowers for 1 marker less.
trait-text-brave = Instead of being removed it makes a Defense Test: with 3 successes it stays with 4 Impacts.
trait-text-chosen-one = Advantage 1 in Defense Tests, and one success more against Combat Spells of Lord Voldemort.
trait-text-dark-arts = It can cast Unforgivable Curses.
trait-text-dark-lord = Once a game it exchanges a Spell of the Spellbook; once a game its revealed Clash Card counts as 2+.
trait-text-duelling = Attacking, it sees the card the defender swaps in; defending, it swaps after the attacker.
trait-text-elf = One Spell at a time; Empowers for nothing and with two cards; no minus of a Spell counts, and little else does.
trait-text-elite-fighter = Once a Round one Attack is a Free Action.
trait-text-expert-wizard = Once a Round one casting is a Free Action.
trait-text-fast = A Movement Action goes 1 Space further.
trait-text-fly = Terrain does not hinder it, and it passes over Impassable Spaces.
trait-text-gryffindor = When a friendly Model is removed, one Gryffindor of the Group may move 2.
trait-text-herbology-expert = Once a game it exchanges an unspent Potion for another one of the same level.
trait-text-horcrux-maker = Before Models are placed it hides Horcruxes on others; each of them saves it once from removal.
trait-text-horde = A Group may have several Models of this name.
trait-text-hufflepuff = No Disadvantage from your opponent; Advantage on its next test if it holds a Challenge as the Round starts.
trait-text-instinctive-casting = In 1d one Spell assigned to it cools down one step more.
trait-text-large = It can carry this many Impacts.
trait-text-leadership = Once a Round, before a Clash of a friendly Model within 2: look at the top 3 Clash Cards and order them.
trait-text-lightning-fast = A Movement Action goes 2 Spaces further.
trait-text-magical-immunity = Opposing Combat Spells on it are cast with this much Disadvantage.
trait-text-magical-mastery = Advantage 1 when casting.
trait-text-master-of-death = It may carry several Deathly Hallows, beyond its slots and the limit of one Legendary Artifact.
trait-text-master-wizard = Once a Round one casting is a Free Action; one success more when casting Combat Spells and against them.
trait-text-beast = It never casts Spells.
trait-text-muggle = It never casts Spells.
trait-text-patriarch = Its Artifacts cost 3 Galleons less in total.
trait-text-physical-resistance = This many successes more against Physical damage.
trait-text-potion-mastery = Once a Round it uses a Potion up to this level as a Free Action.
trait-text-potioneer = The Group may take one Potion up to this level; the level counts when this Model uses Potions.
trait-text-professor = Friendly Apprentices within 2 have Advantage 1 when casting.
trait-text-ravenclaw = Once a Round, while it controls a Challenge, Draw Quest Card is a Free Action.
trait-text-resistance = Up to this many Clash Cards of the hand may be discarded, each for 1 Impact less.
trait-text-scout = Difficult Terrain is Open for it.
trait-text-slytherin = On an overlay, a Quick Action gives Advantage 1 on its next test of the activation.
trait-text-small = It can carry only this many Impacts.
trait-text-supreme-mugwump = It Empowers its Spells for 1 marker less.
trait-text-tactician = Once a Round Draw Quest Card is a Free Action.

## Attacks

attack-text-talons = Deal 1 Impact.
attack-text-bite = Deal 1 Impact, then Poison 2.
attack-text-padfoots-bite = Deal 2 Impacts; once a Round.
attack-text-great-crossbow = Deal 2 Impacts; once a Round.
attack-text-snap-of-fingers = Deal 1 Impact.
attack-text-hounds-bite = Deal 1 Impact.
attack-text-hippogriff-claws = Deal 2 Impacts.
attack-text-peck = Deal 3 Impacts; once a Round.
attack-text-bow = Deal 1 Impact.
attack-text-stop-right-there = Give the target Slow 2.
attack-text-werewolfs-claws = Deal 2 Impacts.
attack-text-dementors-kiss = Deal 2 Impacts; once a Round.
attack-text-spiders-bite = Deal 1 Impact, then Poison 1.
attack-text-club = Deal 3 Impacts; once a Round.
attack-text-throwing-knife = Deal 1 Impact; once a Round.
attack-text-sword-of-gryffindor = Deal 3 Impacts; once a Round.
attack-text-basilisk-fang = Deal 2 Impacts, then Poison 1; a hit also removes a Horcrux that the target carries; once a Round.
attack-text-crossbow = Deal 1 Impact.

## Spells

spell-text-basic-combat-spell = Deal 1 Impact. Every caster knows it; once in each activation.
spell-text-disarming-charm = Deal 1 Impact, then Push 1.
spell-text-stupefy = Deal 1 Impact, then Disadvantage 1 on the target's next Clash.
spell-text-expelliarmus = Put a Lock Marker on an Artifact of the target; if it has none to lock, 1 Impact.
spell-text-rictusempra = Deal 1 Impact, then Slow 1.
spell-text-flipendo = Deal 1 Impact, then Push 2.
spell-text-depulso = Push 3.
spell-text-petrificus-totalus = The target's next activation has only one action.
spell-text-impedimenta = Give the target Slow 2.
spell-text-locomotor-wibbly = Give the target Slow 3.
spell-text-silencio = The target casts nothing, Reactions included, until its next activation ends.
spell-text-confundo = The target's player loses a random Clash Card of the hand; without one, Disadvantage 1 on the target's next Clash.
spell-text-tarantallegra = Move the target up to 2 Spaces.
spell-text-incendio = Deal 1 Impact, then Burning.
spell-text-confringo = Deal 2 Impacts, then Burning.
spell-text-bombarda = Deal 2 Impacts.
spell-text-bombarda-maxima = Deal 2 Impacts, and 1 for every other Model next to the target, friend or foe.
spell-text-diffindo = Deal 1 Impact.
spell-text-oppugno = Deal 1 Impact, and 1 for another opposing Model within 2 of the target.
spell-text-sectumsempra = Deal 2 Impacts, then Poison 1.
spell-text-aguamenti = Push 1, then Slow 1; puts out Burning.
spell-text-alarte-ascendare = Deal 2 Impacts; nothing to a Model that can Fly.
spell-text-immobulus = Give the target Slow 2, and Slow 1 for other opposing Models next to the target.
spell-text-everte-statum = Deal 1 Impact, then Push 2; stopped early, the target suffers 1 more.
spell-text-obscuro = Until its next activation ends the target reaches no further than 2.
spell-text-levicorpus = This Round the target controls nothing and cannot take a Movement Action.
spell-text-obliviate = Put a Clock of 1 on a Spell in the opponent's Spellbook.
spell-text-legilimens = Look at the opponent's Clash hand and discard a card of it.
spell-text-lumos-solem = The target and opposing Models within 2 of it have Disadvantage 1 on their next Clash.
spell-text-crucio = Deal 2 Impacts, then the target's next activation has only one action.
spell-text-imperio = Move the target up to 3 Spaces and make it attack, or cast the Basic Combat Spell at, one of its own Group.
spell-text-avada-kedavra = Deal 5 Impacts.
spell-text-protego = While upkept the target has +1 in Defense Tests.
spell-text-protego-maxima = While upkept the target and friends next to it have +2 in Defense Tests.
spell-text-fianto-duri = While upkept friends within 2 of the caster have Advantage 1 in Defense Tests.
spell-text-counter-spell = Reaction of a targeted caster: +3 in the Defense Test against this Combat Spell.
spell-text-episkey = Remove up to 2 Impacts from a friend.
spell-text-vulnera-sanentur = Remove up to 3 Impacts and all Poison and Burning from a friend.
spell-text-finite-incantatem = End an upkept Spell whose caster or Marker is in range, or free a friend of Burning, Poison and Slow.
spell-text-expecto-patronum = Place a Patronus: while upkept friends within 1 of it have Advantage 1 in Defense Tests.
spell-text-fiendfyre = Place a Fiendfyre. While upkept, a Model that comes next to it, or ends an activation there, suffers 1 Impact, then Burning.
spell-text-apparition = Place the caster on an empty Space within 5.
spell-text-wingardium-leviosa = Move an overlay without a Model on it by up to 2 Spaces.
spell-text-accio = Another friend comes up to 3 Spaces nearer.
spell-text-nebulus = While upkept the caster and friends next to it have Concealment 1.
spell-text-reparo = Remove Lock Markers from up to 2 Artifacts of friends in range.
spell-text-reducto = Remove a Terrain Overlay or a Trap in range.
spell-text-evanesco = Turn up to 2 overlays without Models on them to their Mystery side.
spell-text-revelio = Turn up to 2 Mystery Pieces over; opposing Models within 2 of them lose Concealment.
spell-text-serpensortia = Place a snake: the first opposing Model that comes next to it suffers Poison 1.
spell-text-cave-inimicum = Place a ward: the first Model that enters its Space suffers 1 Impact, then Slow 2.
spell-text-morsmordre = Friends within 3 have Advantage 1 on their next Combat Spell this Round.
spell-text-piertotum-locomotor = Up to 3 friends in range may each move 2.

## Clash Cards

clash-card-text-move-2 = Your Model may move 2.
clash-card-text-push-2 = Push 2 on the other Model.
clash-card-text-regain-two = Regain 2 Power Markers.
clash-card-text-pay-for-two = Before the result: pay 1 Power Marker for 2 successes.
clash-card-text-sting = Before the result: your Combat Spell deals 1 Impact more.
clash-card-text-move-1 = Your Model may move 1.
clash-card-text-push-1 = Push 1 on the other Model.
clash-card-text-pay-for-one = Before the result: pay 1 Power Marker for 1 success.
clash-card-text-luck = Shuffle a Lucky Card into your Clash Deck.
clash-card-text-strong-regain-two = Regain 2 Power Markers.
clash-card-text-strong-regain = Regain 1 Power Marker.
clash-card-text-strong = No lower part.
clash-card-text-blank = Shuffle a Jinxed Card into the opponent's Clash Deck.
clash-card-text-two-plus = Reveal one more card and add it.
clash-card-text-lucky = As 2+; goes back to the supply after use.
clash-card-text-jinxed = Counts nothing; goes back to the supply after use.

## Quests

quest-text-blade-in-hand = Control the Sword.
quest-text-ring-bearer = Control the Ring.
quest-text-open-book = Control the Book.
quest-text-egg-hunt = Control the Egg.
quest-text-crystal-gazer = Control the Orb.
quest-text-raise-the-cup = Control the Cup.
quest-text-two-at-once = Control 2 Challenges.
quest-text-deep-strike = A Model other than your Leader controls a Challenge in the opponent's Zone.
quest-text-behind-the-lines = Control 2 Challenges in the opponent's Zone.
quest-text-triple-crown = Control 3 Challenges.
quest-text-firm-grip = A Model of yours controls the Challenge that it controlled when the Round began.
quest-text-majority = Control a Challenge, and more of them than your opponent.
quest-text-steel-and-stone = Control the Sword and the Ring.
quest-text-lore-and-sight = Control the Book and the Orb.
quest-text-feast-day = Control the Egg and the Cup.
quest-text-founders-trove = Control two of Sword, Cup and Book.
quest-text-both-banks = Control a Challenge in each Zone.
quest-text-grand-tour = In this game your Models have ended activations in control of 4 different Challenges.
quest-text-from-the-front = Your Leader is in the opponent's Zone.
quest-text-unscathed = Your Leader is in play without Impacts.
quest-text-leaders-prize = Your Leader controls a Challenge.
quest-text-duel-of-leaders = An Attack, Spell or Potion of your Leader causes an Impact to the opponent's Leader.
quest-text-surrounded = Your Leader is next to 2 opposing Models.
quest-text-break-the-head = The opponent's Leader is removed.
quest-text-foothold = 1 of your Models is on an Arrival Space of the opponent's Zone.
quest-text-invasion = 2 of your Models are on Arrival Spaces of the opponent's Zone.
quest-text-occupation = 3 of your Models are on Arrival Spaces of the opponent's Zone.
quest-text-home-guard = Hold an Arrival Space of your Zone while no opposing Model is in your Zone.
quest-text-two-gates = Have a Model on an Arrival Space of each Zone.
quest-text-breakthrough = A Model of yours goes in one activation from your Zone to an Arrival Space of the opponent's.
quest-text-first-hex = A Combat Spell of yours causes an Impact.
quest-text-heavy-blow = One action of yours causes 3 Impacts to one opposing Model.
quest-text-spread-thin = 3 opposing Models have Impacts.
quest-text-on-the-brink = An opposing Model has as many Impacts as it can have.
quest-text-out-of-the-duel = An action of yours removes an opposing Model.
quest-text-tooth-and-steel = An Attack of yours causes an Impact.
quest-text-close-ranks = Your Models in play, at least 3 with the Leader, are all within 3 of your Leader.
quest-text-nobody-left-behind = None of your Models was removed, and an opposing Model has Impacts.
quest-text-pincer = An opposing Model is next to 2 of your Models.
quest-text-march-on = 3 of your Models are in the opponent's Zone.
quest-text-ring-of-watchers = 3 Challenges each have a Model of yours on them or next to them.
quest-text-woven-magic = Have 2 upkept Spells.
quest-text-ground-taken = Control a Terrain Overlay.
quest-text-in-the-shadows = A Model of yours is on Obscuring Terrain in the opponent's Zone.
quest-text-through-the-fire = A Model of yours enters Dangerous Terrain and is in play when the activation ends.
quest-text-many-paths = Your Models are in two kinds of Difficult, Obscuring and Dangerous Terrain.
quest-text-veil-of-mystery = 3 overlays are on their Mystery side.
quest-text-lords-of-the-land = Control 2 Terrain Overlays.
quest-text-full-hand = Hold 3 Clash Cards.
quest-text-deep-reserve = Have 6 Power Markers in your Power Pool.
quest-text-apothecary = Your Group uses its third Potion of the game, or a later one.
quest-text-tireless = 3 of your Spells carry a Cooldown Clock.
quest-text-masterpiece = Cast a Spell with a printed modifier of -4 or lower.
quest-text-greater-numbers = Have more Models in play than your opponent.

## Potions

potion-text-blood-replenishing-draught = Remove 1 Impact.
potion-text-antidote-to-common-poisons = Remove up to 1 + X Poison Markers.
potion-text-pepperup = Remove Slow and Burning; then the Model may move 1.
potion-text-swelling-solution = Give the target Slow 1 + X, at most 3.
potion-text-noxious-vial = Give the target Poison 1.
potion-text-garrotting-gas = Give Disadvantage 1 on the target's next Clash.
potion-text-wit-sharpener = Draw a Clash Card with fewer than 3 in hand.
potion-text-strengthening-solution = One success more in its next Attack or Basic Combat Spell of this activation.
potion-text-smoke-draught = Concealment 1 until its next activation begins.
potion-text-invigoration-drops = Regain 1 Power Marker.
potion-text-lucky-drop = Shuffle a Lucky Card into your Clash Deck.
potion-text-jinxing-draught = Shuffle a Jinxed Card into the opponent's Clash Deck.
potion-text-invisibility-potion = Concealment 2 this Round.
potion-text-polyjuice = This Round, until it attacks or casts a Combat Spell, opposing Models more than 2 away cannot target it.
potion-text-fire-protection = Remove Burning; this Round no Burning and no Impacts from Dangerous Terrain.
potion-text-befuddlement-draught = The target's player loses a random Clash Card of the hand.
potion-text-grand-pepperup = Remove up to 1 + X Impacts.
potion-text-exploding-potion = Deal 1 + X Impacts of Physical damage.
potion-text-sleeping-draught = The target's next activation has only one action.
potion-text-draught-of-peace = The next Spell it casts this Round may be Empowered for nothing.
potion-text-essence-of-dittany = Remove all Burning, Poison and Slow, and 1 Impact.
potion-text-felix-felicis = Advantage 1 in every Clash of the Model this Round.
potion-text-elixir-of-life = Reaction: a friend that an action of your opponent would remove stays with 3 Impacts.
potion-text-liquid-fortune = Shuffle 2 Lucky Cards into your Clash Deck, then draw a Clash Card with fewer than 3 in hand.

## Artifacts

artifact-text-standard-book-of-spells = Your Spellbook may hold one Spell more.
artifact-text-nimbus-2000 = The bearer has Fast.
artifact-text-dragon-hide-gloves = The bearer has Physical Resistance 1.
artifact-text-foe-glass = Against this Model Concealment and Obscuring Terrain help nobody.
artifact-text-sneakoscope = Lock, before a Clash in defence: no Disadvantage in it.
artifact-text-remembrall = Lock: draw a Clash Card with fewer than 3 in hand.
artifact-text-darkness-powder = Remove the card: friends within 1 have Concealment 1 this Round.
artifact-text-crookshanks = Lock: Hide or Unveil an overlay within 3.
artifact-text-death-eater-mask = The first Impacts of the game are 1 fewer.
artifact-text-throwing-knife = A weapon.
artifact-text-beaded-bag = Your Stock holds a seventh Potion, of level 0.
artifact-text-time-turner = Lock: a Spell assigned to it cools down one step; then it may move 2.
artifact-text-sword-of-gryffindor = A weapon.
artifact-text-deluminator = Lock: Hide or Unveil an overlay within 4.
artifact-text-basilisk-fang = A weapon that destroys Horcruxes.
artifact-text-elder-wand = One success more when casting; Cunning +1 Neutral.
artifact-text-invisibility-cloak = Lock: Concealment 3 until its next activation begins or it attacks or casts a Combat Spell.
artifact-text-resurrection-stone = Remove the card: another friend within 3 that would be removed stays with 4 Impacts.
artifact-text-harry-potter-horcrux = No ability of its own.
artifact-text-tom-riddles-diary = Dark Arts; who has it anyway gets one success more when casting Unforgivable Curses.
artifact-text-gaunts-ring = 2 or more Impacts at once are 1 fewer; without Impacts it receives 1 at the end of its activation.
artifact-text-slytherins-locket = Cunning +1 Dark; Disadvantage 1 in its first Clash of each Round.
artifact-text-hufflepuffs-cup = Lock: move an Impact to another friend within 2 that is below its limit.
artifact-text-ravenclaws-diadem = Lock: look at the top 3 Clash Cards and put them back in any order.
artifact-text-crossbow = A weapon.

## Ready-made Groups

group-text-schools-honour = The famous three and their headmaster: strong defence, healing and a heavy sword.
group-text-dark-company = The Dark Lord, his snake and two masks: curses that remove Models.
group-text-golden-trio = Three friends, an owl and a bag full of things: quick feet, many small advantages.
group-text-headmasters-watch = Power in few hands: great Spells, kept up by a deep pool.
group-text-night-raid = Out of the dark and at them: reach, poison and traps.

## Maps

map-text-moonlit-courtyard = Walls and flower beds under the moon. No special rule.
map-text-sunken-crypt = Dark vaults below the ground. A Model on a Mystery Piece counts as being in Obscuring Terrain.
