### Names, with their grammar.

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
-character-lucius = Lucius
    .gender = he
-character-bellatrix = Bellatrix
    .gender = she
-character-pettigrew = Pettigrew
    .gender = he

## Followers, enemies

-card-dobby = Dobby
    .gender = he
-card-aurors = Aurors
    .article = the
    .count = many
    .gender = they
-card-fang = Fang
    .gender = he
-card-grawp = Grawp
    .gender = he
-card-tonks = Nymphadora Tonks
    .gender = she
-card-narcissa = Narcissa Malfoy
    .gender = she
-card-red-cap = Red Cap
    .article = a
-card-spider = Acromantula
    .article = a

## Things

-thing-key = Key
    .article = a
-thing-galleon = Galleon
    .article = a
-thing-wand = Wand
    .article = a
-thing-lantern = Lantern
    .article = a
-thing-portkey = Portkey
    .article = a
-thing-map = Marauder's Map
    .article = the
-thing-hallow = Deathly Hallow
    .article = a

## Places

-space-diagon-alley = Diagon Alley
-space-leaky-cauldron = Leaky Cauldron
    .article = the
    .place = at
-space-burrow = Burrow
    .article = the
    .place = at
-space-ministry = Ministry of Magic
    .article = the
    .place = at
-space-forbidden-forest = Forbidden Forest
    .article = the
-space-great-hall = Great Hall
    .article = the
-space-quidditch-pitch = Quidditch Pitch
    .article = the
    .place = on
