### Wizarding Duels: names with their grammar.

## Characters

-character-harry-potter = Harry Potter
-character-hermione-granger = Hermione Granger
-character-ron-weasley = Ron Weasley
-character-albus-dumbledore = Albus Dumbledore
-character-hedwig = Hedwig
-character-lord-voldemort = Lord Voldemort
-character-nagini = Nagini
-character-death-eater-i = Death Eater I
-character-death-eater-ii = Death Eater II
-character-harry-potter-hallows = Harry Potter, Master of Death
-character-neville-longbottom = Neville Longbottom
-character-ginny-weasley = Ginny Weasley
-character-luna-lovegood = Luna Lovegood
-character-cedric-diggory = Cedric Diggory
-character-minerva-mcgonagall = Minerva McGonagall
-character-severus-snape = Severus Snape
-character-sirius-black = Sirius Black
-character-rubeus-hagrid = Rubeus Hagrid
-character-dobby = Dobby
-character-filius-flitwick = Filius Flitwick
-character-fang = Fang
-character-hippogriff = Hippogriff
    .article = the
-character-fawkes = Fawkes
-character-centaur = Centaur
    .article = the
-character-argus-filch = Argus Filch
-character-bellatrix-lestrange = Bellatrix Lestrange
-character-lucius-malfoy = Lucius Malfoy
-character-draco-malfoy = Draco Malfoy
-character-peter-pettigrew = Peter Pettigrew
-character-fenrir-greyback = Fenrir Greyback
-character-barty-crouch-jr = Barty Crouch Jr
-character-dolores-umbridge = Dolores Umbridge
-character-dementor = Dementor
    .article = the
-character-acromantula = Acromantula
    .article = the
-character-troll = Troll
    .article = the

## Characters for short

-short-name-harry-potter = Harry
-short-name-hermione-granger = Hermione
-short-name-ron-weasley = Ron
-short-name-albus-dumbledore = Albus
-short-name-hedwig = Hedwig
-short-name-lord-voldemort = Voldemort
-short-name-nagini = Nagini
-short-name-death-eater-i = Death Eater I
-short-name-death-eater-ii = Death Eater II
-short-name-harry-potter-hallows = Harry
-short-name-neville-longbottom = Neville
-short-name-ginny-weasley = Ginny
-short-name-luna-lovegood = Luna
-short-name-cedric-diggory = Cedric
-short-name-minerva-mcgonagall = Minerva
-short-name-severus-snape = Severus
-short-name-sirius-black = Sirius
-short-name-rubeus-hagrid = Rubeus
-short-name-dobby = Dobby
-short-name-filius-flitwick = Filius
-short-name-fang = Fang
-short-name-hippogriff = Hippogriff
-short-name-fawkes = Fawkes
-short-name-centaur = Centaur
-short-name-argus-filch = Argus
-short-name-bellatrix-lestrange = Bellatrix
-short-name-lucius-malfoy = Lucius
-short-name-draco-malfoy = Draco
-short-name-peter-pettigrew = Peter
-short-name-fenrir-greyback = Fenrir
-short-name-barty-crouch-jr = Barty
-short-name-dolores-umbridge = Dolores
-short-name-dementor = Dementor
-short-name-acromantula = Acromantula
-short-name-troll = Troll

## Traits

-trait-adoration = Adoration
-trait-animagus = Animagus
-trait-apprentice = Apprentice
-trait-brave = Brave
-trait-chosen-one = Chosen One
-trait-dark-arts = Dark Arts
-trait-dark-lord = Dark Lord
-trait-duelling = Duelling
-trait-elf = Elf
-trait-elite-fighter = Elite Fighter
-trait-expert-wizard = Expert Wizard
-trait-fast = Fast
-trait-fly = Fly
-trait-gryffindor = Gryffindor
-trait-herbology-expert = Herbology Expert
-trait-horcrux-maker = Horcrux Maker
-trait-horde = Horde
-trait-hufflepuff = Hufflepuff
-trait-instinctive-casting = Instinctive Casting
-trait-large = Large
-trait-leadership = Leadership
-trait-lightning-fast = Lightning Fast
-trait-magical-immunity = Magical Immunity
-trait-magical-mastery = Magical Mastery
-trait-master-of-death = Master of Death
-trait-master-wizard = Master Wizard
-trait-beast = Beast
-trait-muggle = Muggle
-trait-patriarch = Patriarch of the Malfoy Family
-trait-physical-resistance = Physical Resistance
-trait-potion-mastery = Potion Mastery
-trait-potioneer = Potioneer
-trait-professor = Professor
-trait-ravenclaw = Ravenclaw
-trait-resistance = Resistance
-trait-scout = Scout
-trait-slytherin = Slytherin
-trait-small = Small
-trait-supreme-mugwump = Supreme Mugwump
-trait-tactician = Tactician

## Attacks

-attack-talons = Talons
-attack-bite = Bite
-attack-padfoots-bite = Padfoot's Bite
-attack-great-crossbow = Great Crossbow
    .article = a
-attack-snap-of-fingers = Snap of Fingers
-attack-hounds-bite = Hound's Bite
-attack-hippogriff-claws = Hippogriff Claws
-attack-peck = Peck
-attack-bow = Bow
    .article = a
-attack-stop-right-there = Stop Right There
-attack-werewolfs-claws = Werewolf's Claws
-attack-dementors-kiss = Dementor's Kiss
-attack-spiders-bite = Spider's Bite
-attack-club = Club
    .article = a
-attack-throwing-knife = Throwing Knife
    .article = a
-attack-sword-of-gryffindor = Sword of Gryffindor
    .article = the
-attack-basilisk-fang = Basilisk Fang
    .article = a
-attack-crossbow = Crossbow
    .article = a

## Spells

-spell-basic-combat-spell = Basic Combat Spell
    .article = a
-spell-disarming-charm = Disarming Charm
-spell-stupefy = Stupefy
-spell-expelliarmus = Expelliarmus
-spell-rictusempra = Rictusempra
-spell-flipendo = Flipendo
-spell-depulso = Depulso
-spell-petrificus-totalus = Petrificus Totalus
-spell-impedimenta = Impedimenta
-spell-locomotor-wibbly = Locomotor Wibbly
-spell-silencio = Silencio
-spell-confundo = Confundo
-spell-tarantallegra = Tarantallegra
-spell-incendio = Incendio
-spell-confringo = Confringo
-spell-bombarda = Bombarda
-spell-bombarda-maxima = Bombarda Maxima
-spell-diffindo = Diffindo
-spell-oppugno = Oppugno
-spell-sectumsempra = Sectumsempra
-spell-aguamenti = Aguamenti
-spell-alarte-ascendare = Alarte Ascendare
-spell-immobulus = Immobulus
-spell-everte-statum = Everte Statum
-spell-obscuro = Obscuro
-spell-levicorpus = Levicorpus
-spell-obliviate = Obliviate
-spell-legilimens = Legilimens
-spell-lumos-solem = Lumos Solem
-spell-crucio = Crucio
-spell-imperio = Imperio
-spell-avada-kedavra = Avada Kedavra
-spell-protego = Protego
-spell-protego-maxima = Protego Maxima
-spell-fianto-duri = Fianto Duri
-spell-counter-spell = Counter-Spell
    .article = a
-spell-episkey = Episkey
-spell-vulnera-sanentur = Vulnera Sanentur
-spell-finite-incantatem = Finite Incantatem
-spell-expecto-patronum = Expecto Patronum
-spell-fiendfyre = Fiendfyre
-spell-apparition = Apparition
-spell-wingardium-leviosa = Wingardium Leviosa
-spell-accio = Accio
-spell-nebulus = Nebulus
-spell-reparo = Reparo
-spell-reducto = Reducto
-spell-evanesco = Evanesco
-spell-revelio = Revelio
-spell-serpensortia = Serpensortia
-spell-cave-inimicum = Cave Inimicum
-spell-morsmordre = Morsmordre
-spell-piertotum-locomotor = Piertotum Locomotor

## Clash Cards

-clash-card-move-2 = +1 (move 2)
-clash-card-push-2 = +1 (push 2)
-clash-card-regain-two = +1 (regain 2)
-clash-card-pay-for-two = +1 (pay for +2)
-clash-card-sting = +1 (1 more Impact)
-clash-card-move-1 = +2 (move 1)
-clash-card-push-1 = +2 (push 1)
-clash-card-pay-for-one = +2 (pay for +1)
-clash-card-luck = +2 (Lucky Card)
-clash-card-strong-regain-two = +3 (regain 2)
-clash-card-strong-regain = +3 (regain 1)
-clash-card-strong = +3
-clash-card-blank = 0 (Jinxed Card)
-clash-card-two-plus = 2+
-clash-card-lucky = Lucky Card
    .article = a
-clash-card-jinxed = Jinxed Card
    .article = a

## Quests

-quest-blade-in-hand = Blade in Hand
-quest-ring-bearer = Ring Bearer
-quest-open-book = Open Book
-quest-egg-hunt = Egg Hunt
-quest-crystal-gazer = Crystal Gazer
-quest-raise-the-cup = Raise the Cup
-quest-two-at-once = Two at Once
-quest-deep-strike = Deep Strike
-quest-behind-the-lines = Behind the Lines
-quest-triple-crown = Triple Crown
-quest-firm-grip = Firm Grip
-quest-majority = Majority
-quest-steel-and-stone = Steel and Stone
-quest-lore-and-sight = Lore and Sight
-quest-feast-day = Feast Day
-quest-founders-trove = Founders' Trove
-quest-both-banks = Both Banks
-quest-grand-tour = Grand Tour
-quest-from-the-front = From the Front
-quest-unscathed = Unscathed
-quest-leaders-prize = Leader's Prize
-quest-duel-of-leaders = Duel of Leaders
-quest-surrounded = Surrounded
-quest-break-the-head = Break the Head
-quest-foothold = Foothold
-quest-invasion = Invasion
-quest-occupation = Occupation
-quest-home-guard = Home Guard
-quest-two-gates = Two Gates
-quest-breakthrough = Breakthrough
-quest-first-hex = First Hex
-quest-heavy-blow = Heavy Blow
-quest-spread-thin = Spread Thin
-quest-on-the-brink = On the Brink
-quest-out-of-the-duel = Out of the Duel
-quest-tooth-and-steel = Tooth and Steel
-quest-close-ranks = Close Ranks
-quest-nobody-left-behind = Nobody Left Behind
-quest-pincer = Pincer
-quest-march-on = March On
-quest-ring-of-watchers = Ring of Watchers
-quest-woven-magic = Woven Magic
-quest-ground-taken = Ground Taken
-quest-in-the-shadows = In the Shadows
-quest-through-the-fire = Through the Fire
-quest-many-paths = Many Paths
-quest-veil-of-mystery = Veil of Mystery
-quest-lords-of-the-land = Lords of the Land
-quest-full-hand = Full Hand
-quest-deep-reserve = Deep Reserve
-quest-apothecary = Apothecary
-quest-tireless = Tireless
-quest-masterpiece = Masterpiece
-quest-greater-numbers = Greater Numbers

## Types of Quests

-quest-type-type-1 = Minor Challenge Control
-quest-type-type-2 = Major Challenge Control
-quest-type-type-3 = Challenge Collection
-quest-type-type-4 = Leader's Missions
-quest-type-type-5 = Control of Arrival Spaces
-quest-type-type-6 = Making Impacts
-quest-type-type-7 = Missions for the Group
-quest-type-type-8 = Control the Terrain
-quest-type-type-9 = Various

## Potions

-potion-blood-replenishing-draught = Blood-Replenishing Draught
-potion-antidote-to-common-poisons = Antidote to Common Poisons
-potion-pepperup = Pepperup
-potion-swelling-solution = Swelling Solution
-potion-noxious-vial = Noxious Vial
-potion-garrotting-gas = Garrotting Gas
-potion-wit-sharpener = Wit-Sharpener
-potion-strengthening-solution = Strengthening Solution
-potion-smoke-draught = Smoke Draught
-potion-invigoration-drops = Invigoration Drops
-potion-lucky-drop = Lucky Drop
-potion-jinxing-draught = Jinxing Draught
-potion-invisibility-potion = Invisibility Potion
-potion-polyjuice = Polyjuice
-potion-fire-protection = Fire Protection
-potion-befuddlement-draught = Befuddlement Draught
-potion-grand-pepperup = Grand Pepperup
-potion-exploding-potion = Exploding Potion
-potion-sleeping-draught = Sleeping Draught
-potion-draught-of-peace = Draught of Peace
-potion-essence-of-dittany = Essence of Dittany
-potion-felix-felicis = Felix Felicis
-potion-elixir-of-life = Elixir of Life
-potion-liquid-fortune = Liquid Fortune

## Artifacts

-artifact-standard-book-of-spells = Standard Book of Spells
    .article = a
-artifact-nimbus-2000 = Nimbus 2000
    .article = a
-artifact-dragon-hide-gloves = Dragon-hide Gloves
    .article = the
-artifact-foe-glass = Foe-Glass
    .article = a
-artifact-sneakoscope = Sneakoscope
    .article = a
-artifact-remembrall = Remembrall
    .article = a
-artifact-darkness-powder = Darkness Powder
    .article = the
-artifact-crookshanks = Crookshanks
-artifact-death-eater-mask = Death Eater Mask
    .article = a
-artifact-throwing-knife = Throwing Knife
    .article = a
-artifact-beaded-bag = Beaded Bag
    .article = a
-artifact-time-turner = Time-Turner
    .article = the
-artifact-sword-of-gryffindor = Sword of Gryffindor
    .article = the
-artifact-deluminator = Deluminator
    .article = the
-artifact-basilisk-fang = Basilisk Fang
    .article = a
-artifact-elder-wand = Elder Wand
    .article = the
-artifact-invisibility-cloak = Invisibility Cloak
    .article = the
-artifact-resurrection-stone = Resurrection Stone
    .article = the
-artifact-harry-potter-horcrux = Harry Potter Horcrux
-artifact-tom-riddles-diary = Tom Riddle's Diary
-artifact-gaunts-ring = Gaunt's Ring
-artifact-slytherins-locket = Slytherin's Locket
-artifact-hufflepuffs-cup = Hufflepuff's Cup
-artifact-ravenclaws-diadem = Ravenclaw's Diadem
-artifact-crossbow = Crossbow
    .article = a

## Ready-made Groups

-prepares = Group
    .article = a

-group-schools-honour = School's Honour
-group-dark-company = Dark Company
-group-golden-trio = The Golden Trio
-group-headmasters-watch = The Headmaster's Watch
-group-night-raid = Night Raid

## Maps

-map-moonlit-courtyard = Moonlit Courtyard
-map-sunken-crypt = Sunken Crypt

## Sides

-affiliation-hogwarts = Hogwarts
-affiliation-death-eaters = Death Eaters
    .article = the

## Models

# A second Model of a Horde has its number.
-model = { $character } { $copy }
# A Model that both Groups have.
-model-of = { POSSESSIVE($player) } { $who }

## Spells that a Model knows by itself

-innate-spell = { $spell } (innate)

## What a Model can do in its activation

-action-move = Move
-action-attack = Attack
-action-attack-elite = Attack for free (Elite Fighter)
-action-cast = Cast a Spell
-action-cast-expert = Cast a Spell for free (Expert Wizard)
-action-cast-master = Cast a Spell for free (Master Wizard)
-action-draw-quest = Draw a Quest Card
-action-draw-quest-ravenclaw = Draw a Quest Card for free (Ravenclaw)
-action-draw-quest-tactician = Draw a Quest Card for free (Tactician)
-action-draw-clash = Draw a Clash Card
-action-potion = Use a Potion
-action-potion-mastery = Use a Potion for free (Potion Mastery)
-action-overlay = Hide or Unveil an overlay
-action-slytherin = Advantage on the next test (Slytherin)
-action-dark-lord = Exchange a Spell (Dark Lord)
-action-herbology = Exchange a Potion (Herbology Expert)

## What can hurt a Model at the end of its activation

-effect-burning = Burning
-effect-gaunts-ring = Gaunt's Ring
-effect-fiendfyre = the Fiendfyre near by

## The board

-colour-gold = gold
-colour-silver = silver
-colour-violet = violet
-colour-copper = copper
-half-first = the first half
-half-second = the second half
-terrain-open = Open
-terrain-difficult = Difficult
-terrain-impassable = Impassable
-terrain-obscuring = Obscuring
-terrain-dangerous = Dangerous

## Overlays

-overlay-sword = Sword
    .article = the
-overlay-ring = Ring
    .article = the
-overlay-book = Book
    .article = the
-overlay-egg = Egg
    .article = the
-overlay-orb = Orb
    .article = the
-overlay-cup = Cup
    .article = the
-overlay-terrain = { POSSESSIVE($player) } Terrain Overlay

## What hurts besides actions of others

-harm-burning = Burning
-harm-poison = Poison
-harm-dangerous-terrain = Dangerous Terrain
-harm-fiendfyre = Fiendfyre
-harm-gaunts-ring = Gaunt's Ring

## What gives Advantage or Disadvantage

-edge-felix-felicis = Felix Felicis
-edge-hufflepuff = Hufflepuff
-edge-slytherin = Slytherin
-edge-ward = A Spell that is kept up
-edge-chosen-one = The Chosen One
-edge-morsmordre = Morsmordre
-edge-magical-mastery = Magical Mastery
-edge-professor = A Professor
-edge-dazed = An earlier effect
-edge-magical-immunity = Magical Immunity
-edge-locket = Slytherin's Locket

## Statuses

-status-burning = Burning
-status-poison = Poison
-status-slow = Slow

## Keywords, as the glossary finds them

-keyword-impact = Impact
-keyword-clash = Clash
-keyword-faced-clash = Faced Clash
-keyword-individual-clash = Individual Clash
-keyword-clash-card = Clash Card
-keyword-advantage = Advantage
-keyword-disadvantage = Disadvantage
-keyword-empower = Empower
-keyword-power-marker = Power Marker
-keyword-mastery = Mastery
-keyword-defense = Defense
-keyword-cunning = Cunning
-keyword-upkeep = Upkeep
-keyword-cooldown = Cooldown
-keyword-innate-spell = Innate Spell
-keyword-combat-spell = Combat Spell
-keyword-reaction = Reaction
-keyword-burning = Burning
-keyword-poison = Poison
-keyword-slow = Slow
-keyword-push = Push
-keyword-concealment = Concealment
-keyword-challenge = Challenge
-keyword-mystery = Mystery Piece
-keyword-nexus = Nexus
-keyword-arrival-space = Arrival Space
-keyword-lock = Lock Marker
-keyword-quest-point = Quest Point
-keyword-difficult = Difficult Terrain
-keyword-impassable = Impassable Terrain
-keyword-obscuring = Obscuring Terrain
-keyword-dangerous = Dangerous Terrain
