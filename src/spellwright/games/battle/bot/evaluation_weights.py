"""Figures of the evaluation: what adds to the logarithm of the odds to win.

They fit how 58,000 games of greedy Heroes ended, seen from 690,000 beginnings of a turn (logistic
regression): all scenarios, two to four Heroes, all ways to count events. In two games of three some
choices were left to chance: one in twelve to thirty, of purchases up to one in five. A fit to four
fifths of the games had a logarithmic loss of 0.31 a turn on the others. SCENARIO, HERO and SURENESS
were then fitted to 1,500 games of two greedy Heroes who left nothing to chance.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import columns

CONTROL: Final = 1.12
"""The logarithm of the control tokens that the Locations can still take."""
CONTROL_SHARE: Final = 5.162
"""The Locations' spaces for control tokens, all of them free."""
WORK: Final = -3.26
"""The logarithm of the Attack that is still needed."""
WORK_SHARE: Final = -3.035
"""All the Attack that is needed at the beginning."""
POWER: Final = 4.42
"""A point of the average worth of the cards in a deck."""
HEALTH: Final = 1.13
"""Full Health of all Heroes."""
HAND: Final = 0.089
"""A point of worth in the hand of the active Hero."""
CARD: Final = 0.051
"""A card more in every deck."""
HIDDEN_FOE: Final = 0.515
"""A foe of the stack, for the same Attack needed: it does no harm yet."""
FOE: Final = 0.963
"""A foe that lies open, likewise: the fit knows it by its Attack and by its name."""
CHALLENGE: Final = -0.488
"""A Horcrux or an Encounter that is not done."""
HEROES: Final = (0.0, 0.0, 0.0, -0.836, -1.105, -1.105)
"""The number of Heroes: more of them wait longer, while every turn harms everybody."""
EVENTS: Final = {"location": 0.0, "escalation": -2.65, "level": -0.929}
"""The way in which the number of events is set (HB-4.1)."""

SURENESS: Final = 0.81
"""The factor of all that follows from the position: those who leave nothing to chance lose a lead
more often than the fit to the others says."""
_HERO: Final = {
    "harry": 0.8,
    "ron": 0.71,
    "hermione": -0.78,
    "neville": 0.73,
    "ginny": -1.23,
    "luna": -0.22,
}
HERO: Final = [_HERO.get(key, 0.0) for key in columns.HERO_KEYS]
"""What a Hero is worth who is everybody; of several Heroes the average counts."""

_SCENARIO: Final = {
    "game1": 3.37,
    "game2": 1.3,
    "game3": -1.85,
    "game4": -3.35,
    "game5": -4.54,
    "game6": -5.93,
    "game7": -4.02,
    "box1": -6.22,
    "box2": -5.32,
    "box3": -6.33,
    "box4": -8.64,
    "pack1": -1.87,
    "pack2": -2.86,
    "pack3": -2.8,
    "pack4": -3.74,
}
SCENARIO: Final = [_SCENARIO[key] for key in columns.SCENARIOS]

_IN_DECK: Final = {
    "alohomora": 3.8,
    "firebolt": -10.9,
    "invisibility-cloak": 7.7,
    "hedwig": -9.9,
    "cleansweep-11": -6.3,
    "every-flavour-beans": -8.1,
    "pigwidgeon": -5.9,
    "time-turner": -4.6,
    "beedle-the-bard": -7.5,
    "crookshanks": -5.0,
    "remembrall": 9.8,
    "mandrake": -7.6,
    "trevor": -3.5,
    "lion-hat": -5.2,
    "spectrespecs": -4.2,
    "snorkack": -5.2,
    "nimbus-2000": -2.2,
    "bat-bogey-hex": -2.7,
    "arnold": -5.9,
    "detention": 0.7,
    "wingardium-leviosa": -3.2,
    "reparo": -0.1,
    "lumos": 0.6,
    "incendio": 3.0,
    "descendo": 7.1,
    "essence-of-dittany": 0.9,
    "quidditch-gear": 3.9,
    "sorting-hat": -0.2,
    "golden-snitch": -1.3,
    "oliver-wood": 3.1,
    "rubeus-hagrid": 8.0,
    "albus-dumbledore": 11.6,
    "finite": 19.5,
    "expelliarmus": 8.4,
    "polyjuice-potion": -1.6,
    "nimbus-2001": 6.7,
    "gilderoy-lockhart": 1.8,
    "dobby": 20.4,
    "ginny-weasley": 2.3,
    "fawkes": 7.0,
    "arthur-weasley": -3.1,
    "molly-weasley": 3.4,
    "expecto-patronum": 26.0,
    "petrificus-totalus": -1.0,
    "chocolate-frog": 2.0,
    "butterbeer": 3.0,
    "crystal-ball": 0.4,
    "marauders-map": 3.7,
    "remus-lupin": 11.6,
    "sybill-trelawney": 2.7,
    "sirius-black": 6.8,
    "accio": 0.7,
    "protego": -1.9,
    "hogwarts-a-history": -0.5,
    "pensieve": 0.8,
    "triwizard-cup": -5.0,
    "cedric-diggory": 2.1,
    "fleur-delacour": 2.3,
    "viktor-krum": 1.7,
    "mad-eye-moody": 10.5,
    "filius-flitwick": 6.9,
    "minerva-mcgonagall": 4.2,
    "pomona-sprout": 3.6,
    "severus-snape": 6.8,
    "stupefy": 9.5,
    "owls": -1.4,
    "cho-chang": 9.0,
    "fred-weasley": -1.6,
    "george-weasley": -1.0,
    "luna-lovegood": 3.5,
    "nymphadora-tonks": 12.5,
    "kingsley-shacklebolt": 5.9,
    "confundus": -10.9,
    "bezoar": -0.5,
    "advanced-potion-making": -7.7,
    "deluminator": 6.3,
    "elder-wand": -2.8,
    "felix-felicis": -0.6,
    "horace-slughorn": -3.2,
    "sword-of-gryffindor": -3.6,
    "tergeo": -10.9,
    "finite-incantatem": 6.1,
    "old-sock": -7.1,
    "harp": -4.0,
    "fang": -6.4,
    "filch-and-mrs-norris": -7.5,
    "depulso": -2.2,
    "immobulus": -15.7,
    "monster-book": -10.3,
    "buckbeak": -3.0,
    "nox": -3.3,
    "lacewing-flies": -3.4,
    "erumpent-horn": -9.6,
    "thestral": -4.1,
    "kreacher": 0.7,
    "griphook": 0.3,
    "priori-incantatem": -9.5,
    "gillyweed": -1.4,
    "dragons-blood": -2.2,
    "golden-egg": -3.1,
    "igor-karkaroff": -8.8,
    "madame-maxime": -4.3,
    "scourgify": -9.0,
    "locomotor": -7.7,
    "arresto-momentum": -0.5,
    "ascendio": 5.8,
    "self-correcting-ink": -5.8,
    "auto-answer-quill": -9.0,
    "dean-thomas": -4.4,
    "errol": -3.5,
    "barn-owl": -15.1,
    "screech-owl": 1.1,
    "hermione-granger": -5.5,
    "lavender-brown": -5.7,
    "neville-longbottom": -1.0,
    "ron-weasley": -8.5,
    "harry-potter": -0.0,
    "patil-twins": -7.8,
    "confringo": -12.7,
    "evanesco": -8.7,
    "arabella-figg": -4.5,
    "percy-weasley": -3.1,
    "school-owl": -2.5,
    "eagle-owl": 4.7,
    "flagrante": -0.4,
    "densaugeo": -4.5,
    "cauldron": 3.5,
    "potions-kit": -2.7,
    "shrunken-head": -0.5,
    "romilda-vane": -2.0,
    "great-horned-owl": 0.7,
    "mundungus-fletcher": -2.7,
    "revelio": -1.0,
    "cave-inimicum": -2.7,
    "engorgio": -1.7,
    "bill-weasley": 1.6,
    "aberforth-dumbledore": -1.9,
    "tawny-owl": 1.7,
    "ageing-potion": -1.7,
    "amortentia": -0.6,
    "calming-draught": -1.1,
    "mandrake-restorative-draught": -0.8,
    "pepperup-potion": -26.0,
    "beguiling-bubbles": -0.4,
    "elixir-of-life": -4.9,
    "hair-raising-potion": -2.4,
    "skele-gro": -1.8,
    "murtlap-essence": -1.2,
}
IN_DECK: Final = [_IN_DECK.get(key, 0.0) for key in columns.KEYS]
"""What a deck of nothing but this card adds to the average worth of its cards."""

_IN_ROW: Final = {
    "crabbe-and-goyle": -0.29,
    "draco-malfoy": -0.13,
    "quirinus-quirrell": -0.24,
    "basilisk": 0.06,
    "lucius-malfoy": -0.28,
    "tom-riddle": -0.28,
    "dementor": 0.0,
    "peter-pettigrew": -0.02,
    "barty-crouch-jr": -0.06,
    "death-eater-1": 0.06,
    "death-eater-2": 0.0,
    "dolores-umbridge": 0.15,
    "bellatrix-lestrange": -0.53,
    "fenrir-greyback": 0.16,
    "basilisk-box": -0.25,
    "dementor-box": -0.11,
    "cornish-pixies": -0.03,
    "fluffy": 0.03,
    "norbert": 0.09,
    "troll": -0.19,
    "boggart": -0.16,
    "scabbers": 0.22,
    "werewolf": 0.07,
    "aragog": -0.01,
    "centaur": 0.01,
    "grawp": 0.22,
    "ukrainian-ironbelly": 0.02,
    "chinese-fireball": -0.2,
    "common-welsh-green": -0.01,
    "grindylow": -0.13,
    "hungarian-horntail": -0.0,
    "mermaid": 0.04,
    "swedish-short-snout": 0.1,
    "cornelius-fudge": 0.5,
    "marcus-flint": -0.12,
    "pansy-parkinson": 0.21,
    "pius-thicknesse": 0.04,
    "rita-skeeter": -0.09,
    "rufus-scrimgeour": 0.21,
    "corban-yaxley": 0.06,
    "inferi": -0.29,
    "narcissa-malfoy": -0.21,
    "alecto-carrow": -0.08,
    "amycus-carrow": -0.05,
    "nagini": -0.27,
    "voldemort-g5": -0.09,
    "voldemort-g6": 0.18,
    "voldemort-g7": -0.05,
    "voldemort-b4": 0.48,
    "voldemort-p4": 1.29,
}
IN_ROW: Final = [_IN_ROW.get(key, 0.0) for key in columns.KEYS]
"""A foe that lies open, beyond the Attack that it needs."""
