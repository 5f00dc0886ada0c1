### Funkoverse: names with their grammar.

## Characters

-character-harry = Harry Potter
    .gender = he
-character-hermione = Hermione Granger
    .gender = she
-character-bellatrix = Bellatrix Lestrange
    .gender = she
-character-voldemort = Lord Voldemort
    .gender = he
-character-ron = Ron Weasley
    .gender = he
-character-draco = Draco Malfoy
    .gender = he
-character-umbridge = Dolores Umbridge
    .gender = she
-character-auror = Auror
    .article = a
-character-death-eater = Death Eater
    .article = a

# Where both sides have the same character.
-character-of-light = Light's { $who }
-character-of-dark = Dark's { $who }

## Traits

-trait-boy-who-lived = The Boy Who Lived
-trait-loyal-friend = Loyal Friend
-trait-notorious-witch = Notorious Witch
-trait-dark-lord = The Dark Lord
-trait-stubborn = Stubborn
-trait-slippery = Slippery
-trait-high-inquisitor = High Inquisitor

## Abilities

-ability-flipendo = Flipendo
-ability-expelliarmus = Expelliarmus
-ability-protego = Protego
-ability-impedimenta = Impedimenta
-ability-descendo = Descendo
-ability-accio = Accio
-ability-confundo = Confundo
-ability-imperio = Imperio
-ability-morsmordre = Morsmordre
-ability-fiendfyre = Fiendfyre
-ability-confringo = Confringo
-ability-oppugno = Oppugno
-ability-rictusempra = Rictusempra
-ability-dash = Dash
-ability-kings-gambit = King's Gambit
-ability-serpensortia = Serpensortia
-ability-sneak = Sneak
-ability-taunt = Taunt
-ability-black-quill = Black Quill
-ability-decree = Decree
-ability-detention = Detention

## Items

-item-felix-felicis = Felix Felicis
-item-dagger = Dagger
    .article = the

## Status cards

-status-protego = Protego
-status-confundo = Confundo

## Scenarios

-scenario-control = Control
-scenario-flags = Flags
-scenario-leaders = Leaders
-scenario-territory = Territory
-scenario-first-game = First game

## Maps

-map-M1 = Diagon Alley
-map-M2 = Room of Requirement

## Symbols on dice

-symbol-hit = hit
-symbol-shield = shield
-symbol-crit = critical

## Sides

-side-light = Light
-side-dark = Dark

## Ability tokens

-token-blue = finesse
-token-name-blue = blue finesse
-token-type-blue = finesse
-token-colour-blue = blue
-token-red = force
-token-name-red = red force
-token-type-red = force
-token-colour-red = red
-token-silver = cunning
-token-name-silver = silver cunning
-token-type-silver = cunning
-token-colour-silver = silver
-token-gold = leadership
-token-name-gold = gold leadership
-token-type-gold = leadership
-token-colour-gold = gold

## What points are for

-reason-knock-out = for a knock-out
-reason-rival-leader = for knocking out the rival leader
-reason-own-leader = for a knock-out by its leader
-reason-marker = for a point marker
-reason-home = for coming home from the rival flag
-reason-any-area = for holding a control area
-reason-most-areas = for holding the most control areas
-reason-anybody = for being in the scoring area
-reason-most = for having the most characters in the scoring area

## Characters where there is little room

-first-name-harry = Harry
-first-name-hermione = Hermione
-first-name-bellatrix = Bellatrix
-first-name-voldemort = Voldemort
-first-name-ron = Ron
-first-name-draco = Draco
-first-name-umbridge = Dolores
-first-name-auror = Auror
-first-name-death-eater = Death Eater
-short-name-harry = Harry
-short-name-hermione = Hermione
-short-name-bellatrix = Bellatrix
-short-name-voldemort = Voldemort
-short-name-ron = Ron
-short-name-draco = Draco
-short-name-umbridge = Dolores
-short-name-auror = Auror
-short-name-death-eater = Death Eater

## Keywords, as the glossary finds them

-keyword-challenge = challenge
-keyword-success = success
-keyword-critical = critical
-keyword-defense = defense
-keyword-knocked-down = knocked down
-keyword-knocked-out = knocked out
-keyword-exhausted = exhausted
-keyword-cooldown = cooldown
-keyword-ability-token = ability token
-keyword-finesse = finesse
-keyword-force = force
-keyword-cunning = cunning
-keyword-leadership = leadership
-keyword-rally = rally
-keyword-assist = assist
-keyword-interact = interact
-keyword-point-marker = point marker
-keyword-control-marker = control marker
-keyword-leader = leader
-keyword-flag = flag
-keyword-scoring-area = scoring area
-keyword-basic-character = basic character
-keyword-range = range
