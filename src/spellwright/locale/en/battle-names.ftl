### Hogwarts Battle: names with their grammar.

## Heroes

-hero-harry = Harry Potter
    .gender = he
-hero-ron = Ron Weasley
    .gender = he
-hero-hermione = Hermione Granger
    .gender = she
-hero-neville = Neville Longbottom
    .gender = he
-hero-luna = Luna Lovegood
    .gender = she
-hero-ginny = Ginny Weasley
    .gender = she

## Heroes where there is little room

-hero-first-name-harry = Harry
-hero-first-name-ron = Ron
-hero-first-name-hermione = Hermione
-hero-first-name-neville = Neville
-hero-first-name-luna = Luna
-hero-first-name-ginny = Ginny

## Hogwarts cards

-card-alohomora = Alohomora!
-card-firebolt = Firebolt
-card-invisibility-cloak = Invisibility Cloak
-card-hedwig = Hedwig
-card-cleansweep-11 = Cleansweep 11
-card-every-flavour-beans = Every-Flavour Beans
    .count = many
-card-pigwidgeon = Pigwidgeon
-card-time-turner = Time-Turner
-card-beedle-the-bard = Tales of Beedle the Bard
-card-crookshanks = Crookshanks
-card-remembrall = Remembrall
-card-mandrake = Mandrake
-card-trevor = Trevor
-card-lion-hat = Lion Hat
-card-spectrespecs = Spectrespecs
-card-snorkack = Crumple-Horned Snorkack
-card-nimbus-2000 = Nimbus 2000
-card-bat-bogey-hex = Bat Bogey Hex
-card-arnold = Arnold
-card-detention = Detention!
-card-wingardium-leviosa = Wingardium Leviosa!
-card-reparo = Reparo!
-card-lumos = Lumos!
-card-incendio = Incendio!
-card-descendo = Descendo!
-card-essence-of-dittany = Essence of Dittany
-card-quidditch-gear = Quidditch Gear
-card-sorting-hat = Sorting Hat
-card-golden-snitch = Golden Snitch
-card-oliver-wood = Oliver Wood
-card-rubeus-hagrid = Rubeus Hagrid
-card-albus-dumbledore = Albus Dumbledore
-card-finite = Finite!
-card-expelliarmus = Expelliarmus!
-card-polyjuice-potion = Polyjuice Potion
-card-nimbus-2001 = Nimbus Two Thousand and One
-card-gilderoy-lockhart = Gilderoy Lockhart
-card-dobby = Dobby the House-Elf
-card-ginny-weasley = Ginny Weasley
-card-fawkes = Fawkes the Phoenix
-card-arthur-weasley = Arthur Weasley
-card-molly-weasley = Molly Weasley
-card-expecto-patronum = Expecto Patronum!
-card-petrificus-totalus = Petrificus Totalus!
-card-chocolate-frog = Chocolate Frog
-card-butterbeer = Butterbeer
-card-crystal-ball = Crystal Ball
-card-marauders-map = Marauder's Map
-card-remus-lupin = Remus Lupin
-card-sybill-trelawney = Sybill Trelawney
-card-sirius-black = Sirius Black
-card-accio = Accio!
-card-protego = Protego!
-card-hogwarts-a-history = Hogwarts: A History
-card-pensieve = Pensieve
-card-triwizard-cup = Triwizard Cup
-card-cedric-diggory = Cedric Diggory
-card-fleur-delacour = Fleur Delacour
-card-viktor-krum = Viktor Krum
-card-mad-eye-moody = Alastor “Mad-Eye” Moody
-card-filius-flitwick = Filius Flitwick
-card-minerva-mcgonagall = Minerva McGonagall
-card-pomona-sprout = Pomona Sprout
-card-severus-snape = Severus Snape
-card-stupefy = Stupefy!
-card-owls = O.W.L.s
    .count = many
-card-cho-chang = Cho Chang
-card-fred-weasley = Fred Weasley
-card-george-weasley = George Weasley
-card-luna-lovegood = Luna Lovegood
-card-nymphadora-tonks = Nymphadora Tonks
-card-kingsley-shacklebolt = Kingsley Shacklebolt
-card-confundus = Confundus!
-card-bezoar = Bezoar
-card-advanced-potion-making = Advanced Potion-Making
-card-deluminator = Deluminator
-card-elder-wand = Elder Wand
-card-felix-felicis = Felix Felicis
-card-horace-slughorn = Horace Slughorn
-card-sword-of-gryffindor = Sword of Gryffindor
-card-tergeo = Tergeo!
-card-finite-incantatem = Finite Incantatem!
-card-old-sock = Old Sock
-card-harp = Harp
-card-fang = Fang
-card-filch-and-mrs-norris = Argus Filch & Mrs. Norris
    .count = many
-card-depulso = Depulso!
-card-immobulus = Immobulus!
-card-monster-book = Monster Book of Monsters
-card-buckbeak = Buckbeak
-card-nox = Nox!
-card-lacewing-flies = Lacewing Flies
    .count = many
-card-erumpent-horn = Erumpent Horn
-card-thestral = Thestral
-card-kreacher = Kreacher the House-Elf
-card-griphook = Griphook
-card-priori-incantatem = Priori Incantatem!
-card-gillyweed = Gillyweed
-card-dragons-blood = Dragon's Blood
-card-golden-egg = Golden Egg
-card-igor-karkaroff = Igor Karkaroff
-card-madame-maxime = Madame Maxime
-card-scourgify = Scourgify!
-card-locomotor = Locomotor!
-card-arresto-momentum = Arresto Momentum!
-card-ascendio = Ascendio!
-card-self-correcting-ink = Self-Correcting Ink
-card-auto-answer-quill = Auto-Answer Quill
-card-dean-thomas = Dean Thomas
-card-errol = Errol
-card-barn-owl = Barn Owl
-card-screech-owl = Screech Owl
-card-hermione-granger = Hermione Granger
-card-lavender-brown = Lavender Brown
-card-neville-longbottom = Neville Longbottom
-card-ron-weasley = Ron Weasley
-card-harry-potter = Harry Potter
-card-patil-twins = Padma & Parvati Patil
    .count = many
-card-confringo = Confringo!
-card-evanesco = Evanesco!
-card-arabella-figg = Arabella Figg
-card-percy-weasley = Percy Weasley
-card-school-owl = School Owl
-card-eagle-owl = Eagle Owl
-card-flagrante = Flagrante!
-card-densaugeo = Densaugeo!
-card-cauldron = Cauldron
-card-potions-kit = Potions Kit
-card-shrunken-head = Shrunken Head
-card-romilda-vane = Romilda Vane
-card-great-horned-owl = Great Horned Owl
-card-mundungus-fletcher = Mundungus Fletcher
-card-revelio = Revelio!
-card-cave-inimicum = Cave Inimicum!
-card-engorgio = Engorgio!
-card-bill-weasley = Bill Weasley
-card-aberforth-dumbledore = Aberforth Dumbledore
-card-tawny-owl = Tawny Owl

## Potions

-card-ageing-potion = Ageing Potion
-card-amortentia = Amortentia
-card-calming-draught = Calming Draught
-card-mandrake-restorative-draught = Mandrake Restorative Draught
-card-pepperup-potion = Pepperup Potion
-card-beguiling-bubbles = Beguiling Bubbles
-card-elixir-of-life = Elixir of Life
-card-hair-raising-potion = Hair-Raising Potion
-card-skele-gro = Skele-Gro
-card-murtlap-essence = Murtlap Essence

## Events and dark potions

-card-expulso = Expulso!
-card-flipendo = Flipendo!
-card-he-who-must-not-be-named = He-Who-Must-Not-Be-Named
-card-petrification = Petrification
-card-hand-of-glory = Hand of Glory
-card-obliviate = Obliviate!
-card-poison = Poison
-card-relashio = Relashio!
-card-dementors-kiss = Dementor's Kiss
-card-oppugno = Oppugno!
-card-tarantallegra = Tarantallegra!
-card-avada-kedavra = Avada Kedavra!
-card-crucio = Crucio!
-card-imperio = Imperio!
-card-morsmordre = Morsmordre!
-card-heir-of-slytherin = Heir of Slytherin
-card-regeneration = Regeneration
-card-educational-decree = Educational Decree
-card-legilimency = Legilimency
-card-sectumsempra = Sectumsempra!
-card-fiendfyre = Fiendfyre
-card-blast-ended = Blast-Ended
-card-inquisitorial-squad = Inquisitorial Squad
-card-menacing-growl = Menacing Growl
-card-raging-troll = Raging Troll
-card-slugulus-eructo = Slugulus Eructo!
-card-bombarda = Bombarda!
-card-the-grim = The Grim
-card-transformed = Transformed
-card-vicious-bite = Vicious Bite
-card-acromantula-attack = Acromantula Attack
-card-centaur-attack = Centaur Attack
-card-fight-and-flight = Fight and Flight
-card-seriously-misunderstood-creatures = Seriously Misunderstood Creatures
-card-dragons-breath = Dragon's Breath
-card-leprechaun-gold = Leprechaun Gold
-card-caught-at-a-da-meeting = Caught at a D.A. Meeting
-card-howlers = Howlers
-card-weasley-is-our-king = Weasley Is Our King
-card-beyond-the-veil = Beyond the Veil
-card-devils-snare = Devil's Snare
-card-in-the-hall-of-prophecy = In the Hall of Prophecy
-card-quick-quotes-quill = Quick Quotes Quill
-card-draught-of-living-death = Draught of Living Death
-card-flesh-eating-slug-repellent = Flesh-Eating Slug Repellent
-card-garroting-gas = Garroting Gas
-card-memory-potion = Memory Potion
-card-truth-potion = Truth Potion
-card-babbling-beverage = Babbling Beverage
-card-confusing-concoction = Confusing Concoction
-card-forgetfulness-potion = Forgetfulness Potion
-card-sleeping-draught = Sleeping Draught

## Foes

-card-crabbe-and-goyle = Crabbe & Goyle
    .count = many
-card-draco-malfoy = Draco Malfoy
-card-quirinus-quirrell = Quirinus Quirrell
-card-basilisk = Basilisk
    .article = a
-card-lucius-malfoy = Lucius Malfoy
-card-tom-riddle = Tom Riddle
-card-dementor = Dementor
    .article = a
-card-peter-pettigrew = Peter Pettigrew
-card-barty-crouch-jr = Barty Crouch Jr
-card-death-eater-1 = Death Eater
    .article = a
-card-death-eater-2 = Death Eater
    .article = a
-card-dolores-umbridge = Dolores Umbridge
-card-bellatrix-lestrange = Bellatrix Lestrange
-card-fenrir-greyback = Fenrir Greyback
-card-basilisk-box = Basilisk
    .article = a
-card-dementor-box = Dementor
    .article = a
-card-cornish-pixies = Cornish Pixies
    .article = the
    .count = many
-card-fluffy = Fluffy
-card-norbert = Norbert
-card-troll = Troll
    .article = a
-card-boggart = Boggart
    .article = a
-card-scabbers = Scabbers
-card-werewolf = Werewolf
    .article = a
-card-aragog = Aragog
-card-centaur = Centaur
    .article = a
-card-grawp = Grawp
-card-ukrainian-ironbelly = Ukrainian Ironbelly
    .article = a
-card-chinese-fireball = Chinese Fireball
    .article = a
-card-common-welsh-green = Common Welsh Green
    .article = a
-card-grindylow = Grindylow
    .article = a
-card-hungarian-horntail = Hungarian Horntail
    .article = a
-card-mermaid = Mermaid
    .article = a
-card-swedish-short-snout = Swedish Short-Snout
    .article = a
-card-cornelius-fudge = Cornelius Fudge
-card-marcus-flint = Marcus Flint
-card-pansy-parkinson = Pansy Parkinson
-card-pius-thicknesse = Pius Thicknesse
-card-rita-skeeter = Rita Skeeter
-card-rufus-scrimgeour = Rufus Scrimgeour
-card-corban-yaxley = Corban Yaxley
-card-inferi = Inferi
    .article = the
    .count = many
-card-narcissa-malfoy = Narcissa Malfoy
-card-alecto-carrow = Alecto Carrow
-card-amycus-carrow = Amycus Carrow
-card-nagini = Nagini
-card-voldemort-g5 = Lord Voldemort
-card-voldemort-g6 = Lord Voldemort
-card-voldemort-g7 = Lord Voldemort
-card-voldemort-b4 = Lord Voldemort
-card-voldemort-p4 = Lord Voldemort

## Locations

-card-diagon-alley = Diagon Alley
-card-mirror-of-erised = Mirror of Erised
    .article = the
-card-forbidden-forest = Forbidden Forest
    .article = the
-card-quidditch-pitch = Quidditch Pitch
    .article = the
-card-chamber-of-secrets = Chamber of Secrets
    .article = the
-card-hogwarts-express = Hogwarts Express
    .article = the
-card-hogsmeade-village = Hogsmeade Village
-card-shrieking-shack = Shrieking Shack
    .article = the
-card-quidditch-world-cup = Quidditch World Cup
    .article = the
-card-triwizard-tournament = Triwizard Tournament
    .article = the
-card-graveyard = Graveyard
    .article = the
-card-azkaban = Azkaban
-card-hall-of-prophecy = Hall of Prophecy
    .article = the
-card-ministry-of-magic = Ministry of Magic
    .article = the
-card-knockturn-alley = Knockturn Alley
-card-the-burrow = The Burrow
-card-astronomy-tower = Astronomy Tower
    .article = the
-card-godrics-hollow = Godric's Hollow
-card-gringotts = Gringotts
-card-room-of-requirement = Room of Requirement
    .article = the
-card-hogwarts-castle = Hogwarts Castle
-card-castle-gates = Castle Gates
    .article = the
    .count = many
-card-hagrids-hut = Hagrid's Hut
-card-great-hall = Great Hall
    .article = the
-card-dada-classroom = D.A.D.A. Classroom
    .article = the
-card-castle-hallways = Castle Hallways
    .article = the
    .count = many
-card-whomping-willow = Whomping Willow
    .article = the
-card-unicorn-hollow = Unicorn Hollow
-card-aragogs-lair = Aragog's Lair
-card-giant-clearing = Giant Clearing
    .article = the
-card-selection-of-champions = Selection of Champions
    .article = the
-card-dragon-arena = Dragon Arena
    .article = the
-card-mermaid-village = Mermaid Village
-card-triwizard-maze = Triwizard Maze
    .article = the
-card-the-black-lake = The Black Lake
-card-the-hospital-wing = The Hospital Wing
-card-the-hogwarts-library = The Hogwarts Library
-card-ministry-of-magic-atrium = Ministry of Magic Atrium
    .article = the
-card-ministry-courtroom = Ministry Courtroom
    .article = the
-card-ministry-lift = Ministry Lift
    .article = the
-card-malfoy-manor = Malfoy Manor
-card-cave = Cave
    .article = the
-card-atop-the-tower = Atop the Tower
-card-great-hall-besieged = Great Hall
    .article = the
-card-forest-clearing = Forest Clearing
    .article = the
-card-castle-courtyard = Castle Courtyard
    .article = the

## Horcruxes

-card-diary = Diary
    .article = the
-card-ring = Ring
    .article = the
-card-locket = Locket
    .article = the
-card-cup = Cup
    .article = the
-card-diadem = Diadem
    .article = the
-card-nagini-horcrux = Nagini (Horcrux)

## Encounters

-card-peskipiksi-pesternomi = Peskipiksi Pesternomi!
-card-students-out-of-bed = Students Out of Bed
-card-third-floor-corridor = Third Floor Corridor
-card-unregistered-animagus = Unregistered Animagus
-card-full-moon-rises = Full Moon Rises
-card-defensive-training = Defensive Training
-card-forbidden-forest-at-night = Forbidden Forest
-card-filthy-half-breed = Filthy Half-Breed
-card-escape = Escape!
-card-the-first-task = The First Task
-card-the-second-task = The Second Task
-card-the-third-task = The Third Task
-card-sneaking-in-the-halls = Sneaking in the Halls!
-card-the-ministry-is-meddling = The Ministry Is Meddling
-card-detention-with-dolores = Detention with Dolores
-card-before-the-wizengamot = Before the Wizengamot
-card-ministers-of-magic = Ministers of Magic
-card-magic-is-might = Magic Is Might!
-card-a-family-disgraced = A Family Disgraced
-card-view-slughorns-memory = View Slughorn's Memory
-card-dumbledores-request = Dumbledore's Request
-card-staffing-changes = Staffing Changes
-card-the-seventh-horcrux = The Seventh Horcrux
-card-battle-of-hogwarts = Battle of Hogwarts

## Hero cards

-card-harry-3 = Harry Potter (Game 3)
-card-harry-7 = Harry Potter (Game 7)
-card-harry-box = Harry Potter (Monster Box)
-card-ron-3 = Ron Weasley (Game 3)
-card-ron-7 = Ron Weasley (Game 7)
-card-ron-box = Ron Weasley (Monster Box)
-card-hermione-3 = Hermione Granger (Game 3)
-card-hermione-7 = Hermione Granger (Game 7)
-card-hermione-box = Hermione Granger (Monster Box)
-card-neville-3 = Neville Longbottom (Game 3)
-card-neville-7 = Neville Longbottom (Game 7)
-card-neville-box = Neville Longbottom (Monster Box)
-card-luna-box = Luna Lovegood
-card-ginny-pack = Ginny Weasley

## Expert cards

-card-arithmancy = Arithmancy
-card-charms = Charms
-card-defense-against-the-dark-arts = Defense Against the Dark Arts
-card-divination = Divination
-card-flying-lessons = Flying Lessons
-card-herbology = Herbology
-card-history-of-magic = History of Magic
-card-potions = Potions
-card-transfiguration = Transfiguration
-card-care-of-magical-creatures = Care of Magical Creatures
-card-stag = Stag
-card-terrier = Terrier
-card-otter = Otter
-card-non-corporeal = Non-corporeal
-card-rabbit = Rabbit
-card-horse = Horse

## Charms

-card-apparition = Apparition
-card-cheering = Cheering
-card-defensive = Defensive
-card-healing = Healing
-card-hover = Hover
-card-memory = Memory
-card-permanent-sticking = Permanent Sticking
-card-protean = Protean
-card-summoning = Summoning
-card-undetectable-extension = Undetectable Extension

## Scenarios

-scenario-game1 = Game 1
-scenario-game2 = Game 2
-scenario-game3 = Game 3
-scenario-game4 = Game 4
-scenario-game5 = Game 5
-scenario-game6 = Game 6
-scenario-game7 = Game 7
-scenario-box1 = Monster Box 1
-scenario-box2 = Monster Box 2
-scenario-box3 = Monster Box 3
-scenario-box4 = Monster Box 4
-scenario-pack1 = Charms and Potions 1
-scenario-pack2 = Charms and Potions 2
-scenario-pack3 = Charms and Potions 3
-scenario-pack4 = Charms and Potions 4

## Kinds of cards

-type-spell = Spell
    .article = a
-type-item = Item
    .article = a
-type-ally = Ally
    .article = a
-type-potion = Potion
    .article = a

## Dice

-die-gryffindor = Gryffindor die
    .article = a
-die-slytherin = Slytherin die
    .article = a
-die-hufflepuff = Hufflepuff die
    .article = a
-die-ravenclaw = Ravenclaw die
    .article = a
-die-creature = Creature die
    .article = a

## What a die shows

-symbol-influence = Influence
-symbol-attack = Attack
-symbol-heart = a heart
-symbol-card = a card
-symbol-hearts = two hearts
-symbol-cards = two cards
-symbol-control = control

## Symbols that a Horcrux or an Encounter needs

-symbol-name-influence = influence
-symbol-name-attack = attack
-symbol-name-heart = heart
-symbol-name-card = card
-symbol-name-hearts = hearts
-symbol-name-cards = cards
-symbol-name-control = control

## Ingredients

-ingredient-bicorn = bicorn horn
    .article = a
-ingredient-mandrake = mandrake leaf
    .article = a
-ingredient-flobber = flobber worm
    .article = a
-ingredient-hellebore = hellebore
    .article = a
-ingredient-lacewing = lacewing fly
    .article = a
-ingredient-wild = wild crystal
    .article = a

## Shelves and brews

-space-left = shelf { $n }, left
-space-right = shelf { $n }, right
-brew-left = left Potion
    .article = the
-brew-right = right Potion
    .article = the
-brew-dark = dark potion { $n }

## Keywords, as the glossary finds them

-keyword-attack = Attack
-keyword-influence = Influence
-keyword-health = Health
-keyword-stunned = stunned
-keyword-control = control
-keyword-dark-arts = Dark Arts
-keyword-villain = Villain
-keyword-creature = Creature
-keyword-horcrux = Horcrux
-keyword-encounter = Encounter
-keyword-ally = Ally
    .other = Allies
-keyword-item = Item
-keyword-detention = Detention!
-keyword-banish = banish
-keyword-reward = reward
-keyword-proficiency = Proficiency
    .other = Proficiencies
-keyword-patronus = Patronus
-keyword-charm = charm
-keyword-house-die = House die
-keyword-ingredient = ingredient
