### Talisman: names with their grammar.

## Characters

-character-harry = Harry
    .gender = he
-character-dumbledore = Dumbledore
    .gender = he
-character-mcgonagall = McGonagall
    .gender = she
-character-hagrid = Hagrid
    .gender = he
-character-draco = Draco
    .gender = he
-character-bellatrix = Bellatrix
    .gender = she
-character-lucius = Lucius
    .gender = he
-character-pettigrew = Pettigrew
    .gender = he

-full-name-harry = Harry Potter
-full-name-dumbledore = Albus Dumbledore
# In the Polish edition: Minerwa McGonagall
-full-name-mcgonagall = Minerva McGonagall
-full-name-hagrid = Rubeus Hagrid
-full-name-draco = Draco Malfoy
-full-name-bellatrix = Bellatrix Lestrange
# In the Polish edition: Lucjusz Malfoy
-full-name-lucius = Lucius Malfoy
-full-name-pettigrew = Peter Pettigrew

## The sides of their cards

-title-harry-a = The Boy Who Lived
-title-harry-b = Seeker
-title-dumbledore-a = Leader of the Order
-title-dumbledore-b = Headmaster
-title-mcgonagall-a = Deputy Headmistress
-title-mcgonagall-b = Animagus
-title-hagrid-a = Keeper of Keys
-title-hagrid-b = Gamekeeper
-title-draco-a = Heir of the Malfoys
-title-draco-b = Inquisitor
-title-bellatrix-a = Most Faithful
-title-bellatrix-b = Fugitive
-title-lucius-a = Patriarch
-title-lucius-b = Governor
-title-pettigrew-a = Wormtail
-title-pettigrew-b = Servant

-side-harry-a = { -character-harry }, { -title-harry-a }
-side-harry-b = { -character-harry }, { -title-harry-b }
-side-dumbledore-a = { -character-dumbledore }, { -title-dumbledore-a }
-side-dumbledore-b = { -character-dumbledore }, { -title-dumbledore-b }
-side-mcgonagall-a = { -character-mcgonagall }, { -title-mcgonagall-a }
-side-mcgonagall-b = { -character-mcgonagall }, { -title-mcgonagall-b }
-side-hagrid-a = { -character-hagrid }, { -title-hagrid-a }
-side-hagrid-b = { -character-hagrid }, { -title-hagrid-b }
-side-draco-a = { -character-draco }, { -title-draco-a }
-side-draco-b = { -character-draco }, { -title-draco-b }
-side-bellatrix-a = { -character-bellatrix }, { -title-bellatrix-a }
-side-bellatrix-b = { -character-bellatrix }, { -title-bellatrix-b }
-side-lucius-a = { -character-lucius }, { -title-lucius-a }
-side-lucius-b = { -character-lucius }, { -title-lucius-b }
-side-pettigrew-a = { -character-pettigrew }, { -title-pettigrew-a }
-side-pettigrew-b = { -character-pettigrew }, { -title-pettigrew-b }

## Spaces

-space-hogsmeade = Hogsmeade
# In the Polish edition: Ulice Londynu
-space-london-streets = London Streets
    .article = the
    .place = on
    .count = many
# In the Polish edition: Ministerstwo Magii
-space-ministry-of-magic = Ministry of Magic
    .article = the
    .place = at
-space-godrics-hollow = Godric's Hollow
# In the Polish edition: Privet Drive 4
-space-4-privet-drive = 4 Privet Drive
    .place = at
# In the Polish edition: Ulica Śmiertelnego Nokturnu
-space-knockturn-alley = Knockturn Alley
# In the Polish edition: Szpital Świętego Munga
-space-st-mungos = St. Mungo's
    .place = at
-space-gringotts-bank = Gringotts Bank
    .place = at
# In the Polish edition: Ulica Pokątna
-space-diagon-alley = Diagon Alley
# In the Polish edition: Dziurawy Kocioł
-space-leaky-cauldron = Leaky Cauldron
    .article = the
    .place = at
# In the Polish edition: Dwór Malfoya
-space-malfoy-manor = Malfoy Manor
    .place = at
# In the Polish edition: Stacja King's Cross
-space-kings-cross-station = King's Cross Station
    .place = at
-space-azkaban = Azkaban
-space-ottery-fields = Ottery Fields
    .count = many
# In the Polish edition: Nora
-space-the-burrow = The Burrow
    .place = at
-space-little-hangleton = Little Hangleton
-space-grimmauld-place = Grimmauld Place
    .place = at
-space-shrieking-shack = Shrieking Shack
    .article = the
    .place = at
# In the Polish edition: Boisko do Quidditcha
-space-quidditch-pitch = Quidditch Pitch
    .article = the
    .place = on
# In the Polish edition: Zakazany Las
-space-forbidden-forest = Forbidden Forest
    .article = the
# In the Polish edition: Leże Aragoga
-space-aragogs-lair = Aragog's Lair
# In the Polish edition: Chata Hagrida
-space-hagrids-hut = Hagrid's Hut
    .place = at
# In the Polish edition: Ogrody zamkowe
-space-castle-lawn = Castle Lawn
    .article = the
    .place = on
-space-black-lake = Black Lake
    .article = the
    .place = at
# In the Polish edition: Dziedziniec
-space-courtyard = Courtyard
    .article = the
# In the Polish edition: Wrota Hogwartu
-space-hogwarts-gates = Hogwarts Gates
    .article = the
    .place = at
# In the Polish edition: Wierzba bijąca
-space-whomping-willow = Whomping Willow
    .article = the
    .place = at
# In the Polish edition: Jama Graupa
-space-grawps-den = Grawp's Den
# In the Polish edition: Stacja Hogsmeade
-space-hogsmeade-station = Hogsmeade Station
    .place = at
# In the Polish edition: Polana centaurów
-space-centaur-clearing = Centaur Clearing
    .article = the
-space-covered-bridge = Covered Bridge
    .article = the
    .place = on
-space-owlery = Owlery
    .article = the
# In the Polish edition: Ruchome schody
-space-moving-staircases = Moving Staircases
    .article = the
    .count = many
    .place = on
# In the Polish edition: Klasa eliksirów
-space-potions-classroom = Potions Classroom
    .article = the
-space-greenhouses = Greenhouses
    .article = the
    .count = many
# In the Polish edition: Klasa zaklęć i uroków
-space-charms-classroom = Charms Classroom
    .article = the
# In the Polish edition: Pokój Życzeń
-space-room-of-requirement = Room of Requirement
    .article = the
# In the Polish edition: Klasa obrony przed czarną magią
-space-defense-against-the-dark-arts-classroom = Defense Against the Dark Arts Classroom
    .article = the
# In the Polish edition: Wieża Astronomiczna
-space-astronomy-tower = Astronomy Tower
    .article = the
    .place = on
# In the Polish edition: Klasa transmutacji
-space-transfiguration-classroom = Transfiguration Classroom
    .article = the
# In the Polish edition: Wielka Sala
-space-great-hall = Great Hall
    .article = the

# Shorter names, for buttons and the board.
-way-name-defense-against-the-dark-arts-classroom = Defence Classroom
    .article = the
-board-name-potions-classroom = Potions
-board-name-charms-classroom = Charms
-board-name-defense-against-the-dark-arts-classroom = Defence
-board-name-transfiguration-classroom = Transfiguration
-board-name-kings-cross-station = King's Cross
-board-name-hogwarts-gates = The Gates
-board-name-knockturn-alley = Knockturn Alley
-board-name-st-mungos = St. Mungo's

## Regions

-region-london = London
-region-grounds = Hogwarts Grounds
-region-castle = Hogwarts Castle
-region-hall = Great Hall

## Encounter cards, Equipment and Hallows

# In the Polish edition: Skąpani w odorosoku
-card-doused-in-stinksap = Doused in Stinksap
-card-dementors-over-london = Dementors over London
-card-world-cup-win = World Cup Win
-card-ministry-raid = Ministry Raid
-card-dark-mark-in-the-sky = Dark Mark in the Sky
-card-floo-network-closed = Floo Network Closed
-card-owl-post = Owl Post
-card-knight-bus = Knight Bus
    .article = the
-card-london-fog = London Fog
-card-portkey-office-opens = Portkey Office Opens
-card-fred-and-george-weasley = Fred and George Weasley
    .count = many
-card-luna-lovegood = Luna Lovegood
-card-neville-longbottom = Neville Longbottom
-card-ginny-weasley = Ginny Weasley
# In the Polish edition: Nimfadora Tonks
-card-nymphadora-tonks = Nymphadora Tonks
-card-hermione-granger = Hermione Granger
-card-ron-weasley = Ron Weasley
-card-arthur-weasley = Arthur Weasley
-card-molly-weasley = Molly Weasley
-card-kingsley-shacklebolt = Kingsley Shacklebolt
-card-mundungus-fletcher = Mundungus Fletcher
# In the Polish edition: Narcyza Malfoy
-card-narcissa-malfoy = Narcissa Malfoy
# In the Polish edition: Antonin Dołohow
-card-antonin-dolohov = Antonin Dolohov
-card-fenrir-greyback = Fenrir Greyback
-card-scabior = Scabior
-card-igor-karkaroff = Igor Karkaroff
-card-barty-crouch-jr = Barty Crouch Jr
-card-corban-yaxley = Corban Yaxley
-card-crabbe-and-goyle = Crabbe and Goyle
    .count = many
-card-thorfinn-rowle = Thorfinn Rowle
-card-rodolphus-lestrange = Rodolphus Lestrange
-card-walden-macnair = Walden Macnair
# In the Polish edition: Aurorzy
-card-aurors = Aurors
    .article = the
    .count = many
-card-cornish-pixies = Cornish Pixies
    .article = the
    .count = many
-card-wardrobe-boggart = Wardrobe Boggart
    .article = the
-card-knockturn-hag = Knockturn Hag
    .article = the
-card-stray-dementor = Stray Dementor
    .article = the
-card-doxy-swarm = Doxy Swarm
    .article = the
-card-red-cap = Red Cap
    .article = the
-card-inferius = Inferius
    .article = the
# In the Polish edition: Zgredek
-card-dobby = Dobby
# In the Polish edition: Kieł
-card-fang = Fang
-card-security-troll = Security Troll
    .article = the
-card-garrick-ollivander = Garrick Ollivander
-card-rita-skeeter = Rita Skeeter
-card-cornelius-fudge = Cornelius Fudge
-card-stan-shunpike = Stan Shunpike
-card-griphook = Griphook
-card-mr-borgin = Mr. Borgin
# In the Polish edition: Zdobiona koralikami torebka
-card-beaded-bag = Beaded Bag
    .article = the
-card-remembrall = Remembrall
    .article = the
-card-sneakoscope = Sneakoscope
    .article = the
-card-nimbus-2000 = Nimbus 2000
    .article = the
-card-dragon-hide-gloves = Dragon-hide Gloves
    .article = the
    .count = many
-card-purse-of-galleons = Purse of Galleons
    .article = the
-card-half-blood-princes-book = Half-Blood Prince's Book
    .article = the
# In the Polish edition: Nadmorska jaskinia
-card-seaside-cave = Seaside Cave
    .article = the
-card-shell-cottage = Shell Cottage
-card-riddle-house = Riddle House
    .article = the
-card-ottery-lamp-shop = Ottery Lamp Shop
    .article = the
-card-educational-decree = Educational Decree
-card-full-moon = Full Moon
-card-triwizard-champion = Triwizard Champion
-card-peeves-strikes = Peeves Strikes
-card-phoenix-song = Phoenix Song
-card-the-dark-lord-calls = The Dark Lord Calls
-card-sirius-black = Sirius Black
-card-remus-lupin = Remus Lupin
-card-alastor-moody = Alastor Moody
-card-filius-flitwick = Filius Flitwick
-card-pomona-sprout = Pomona Sprout
-card-dumbledores-army = Dumbledore's Army
-card-severus-snape = Severus Snape
-card-dolores-umbridge = Dolores Umbridge
-card-amycus-carrow = Amycus Carrow
-card-alecto-carrow = Alecto Carrow
-card-augustus-rookwood = Augustus Rookwood
-card-snatchers = Snatchers
    .article = the
    .count = many
-card-acromantula = Acromantula
    .article = the
-card-blast-ended-skrewt = Blast-Ended Skrewt
    .article = the
-card-angry-centaurs = Angry Centaurs
    .article = the
    .count = many
-card-werewolf = Werewolf
    .article = the
-card-dementor-swarm = Dementor Swarm
    .article = the
-card-hungarian-horntail = Hungarian Horntail
    .article = the
-card-basilisk = Basilisk
    .article = the
# In the Polish edition: Graup
-card-grawp = Grawp
-card-buckbeak = Buckbeak
-card-nearly-headless-nick = Nearly Headless Nick
-card-moaning-myrtle = Moaning Myrtle
-card-madam-pomfrey = Madam Pomfrey
-card-sybill-trelawney = Sybill Trelawney
# In the Polish edition: Mapa Huncwotów
-card-marauders-map = Marauder's Map
    .article = the
-card-sword-of-gryffindor = Sword of Gryffindor
    .article = the
-card-time-turner = Time-Turner
    .article = the
-card-firebolt = Firebolt
    .article = the
-card-felix-felicis = Felix Felicis
-card-mirror-of-erised = Mirror of Erised
    .article = the
-card-chamber-of-secrets = Chamber of Secrets
    .article = the
# In the Polish edition: Eksplodujące cukierki
-card-bonbons = Exploding Bonbons
    .count = many
# In the Polish edition: Różdżka
-card-wand = Wand
    .article = a
# In the Polish edition: Proszek Fiuu
-card-floo-powder = Floo Powder
# In the Polish edition: Fasolki wszystkich smaków Bertiego Botta
-card-beans = Bertie Bott's Every Flavour Beans
    .count = many
# In the Polish edition: Czekoladowe żaby
-card-chocolate-frogs = Chocolate Frogs
    .count = many
# In the Polish edition: Latarnia
-card-lantern = Lantern
    .article = a
# In the Polish edition: Świstoklik
-card-portkey = Portkey
    .article = a
# In the Polish edition: Insygnium Śmierci
-card-hallow = Deathly Hallow
    .article = a

## Spells

-spell-obliviate = Obliviate
-spell-lumos = Lumos
-spell-accio = Accio
-spell-impedimenta = Impedimenta
-spell-episkey = Episkey
-spell-immobulus = Immobulus
-spell-expecto-patronum = Expecto Patronum
-spell-expulso = Expulso
-spell-protego = Protego
# In the Polish edition: Drętwota
-spell-stupefy = Stupefy
-spell-alohomora = Alohomora
-spell-apparate = Apparate
-spell-avada-kedavra = Avada Kedavra
-spell-confundo = Confundo
-spell-crucio = Crucio
-spell-expelliarmus = Expelliarmus
-spell-finite-incantatem = Finite Incantatem
-spell-imperio = Imperio
-spell-legilimens = Legilimens
-spell-reducto = Reducto
-spell-riddikulus = Riddikulus
-spell-sectumsempra = Sectumsempra
-spell-transfiguro = Transfiguro
-spell-wingardium-leviosa = Wingardium Leviosa

## Abilities

-ability-magic = Magic
-ability-might = Might

## Factions

-faction-op = Order of the Phoenix
    .article = the
-faction-de = Death Eaters
    .article = the
    .count = many

## Directions

-direction-cw = clockwise
-direction-ccw = counter-clockwise

## Decks

-deck-outer = London deck
    .article = the
-deck-middle = Hogwarts deck
    .article = the

## Dice

-die-first = first
-die-second = second
-die-third = third

## Foes of spaces

-foe-dementor = Dementor
    .article = a
-foe-goblin = Goblin
    .article = a
-foe-flying-key = Flying Key
    .article = a
-foe-boggart = Boggart
    .article = a
-foe-basilisk = Basilisk of the Chamber
    .article = the

## Others in a fight

-opponent-enemies = Enemies
    .article = the
    .count = many
-opponent-voldemort = Voldemort

## What a roll is made for, where it is neither a space nor a card

-source-none = roll
    .article = the
-source-cling = last Life
    .article = the
-source-scurry = escape
    .article = the
-source-voldemort = victory over Voldemort
    .article = the

## Quests

-quest-none = no quest
-quest-take-life = take a Life from another Character
-quest-defeat-enemy = defeat an Enemy
-quest-follower = discard a Follower
-quest-magic-object = discard a Magic Object
-quest-three-galleons = discard 3 Galleons
-quest-two-galleons = discard 2 Galleons

## Keywords, as the glossary finds them

-keyword-magic = Magic
-keyword-might = Might
-keyword-life = Life
    .other = Lives
-keyword-fate = Fate
-keyword-galleon = Galleon
-keyword-trophy = Trophy
    .other = Trophies
-keyword-enemy = Enemy
    .other = Enemies
-keyword-follower = Follower
-keyword-object = Object
-keyword-spell = Spell
-keyword-observer = Observer
-keyword-event = Event
-keyword-hallow = Hallow
-keyword-ferret = Ferret
-keyword-advantage = advantage
-keyword-evade = evade
-keyword-quest = quest
-keyword-barrier = barrier
-keyword-gates = Gates
-keyword-order = Order
-keyword-death-eater = Death Eater
