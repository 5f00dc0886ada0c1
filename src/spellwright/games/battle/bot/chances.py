"""Figures of the evaluation: what adds to the logarithm of the odds to win.

They fit how 38,000 games of greedy Heroes ended, seen from 456,000 beginnings of a turn (logistic
regression): all scenarios, two to four Heroes, all ways to count events. In two games of three one
choice in twelve or twenty-five was left to chance. A fit to four fifths of the games had a
logarithmic loss of 0.30 a turn on the others.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.battle.content import figures as f

CONTROL: Final = 0.958
"""The logarithm of the control tokens that the Locations can still take."""
CONTROL_SHARE: Final = 5.371
"""All that the Locations can take, none of it taken."""
WORK: Final = -3.418
"""The logarithm of the Attack that is still needed."""
WORK_SHARE: Final = -2.667
"""All the Attack that is needed at the beginning."""
POWER: Final = 4.599
"""A point of the average worth of the cards in a deck."""
HEALTH: Final = 1.112
"""Full Health of all Heroes."""
HAND: Final = 0.088
"""A point of worth in the hand of the active Hero."""
CARD: Final = 0.039
"""A card more in every deck."""
HIDDEN_FOE: Final = 0.508
"""A foe of the stack, for the same Attack needed: it does no harm yet."""
FOE: Final = 0.958
"""A foe that lies open, likewise: the fit knows it by its Attack and by its name."""
CHALLENGE: Final = -0.508
"""A Horcrux or an Encounter that is not done."""
HEROES: Final = (0.0, 0.0, 0.0, -0.806, -1.086, -1.086)
"""More Heroes wait longer for their next turn, while everybody is harmed in each."""
EVENTS: Final = {"location": 0.0, "escalation": -2.574, "level": -0.887}
"""By what sets the number of events (HB-4.1)."""

_SCENARIO: Final = {
    "game1": 0.3,
    "game2": -1.52,
    "game3": -2.23,
    "game4": -3.5,
    "game5": -4.79,
    "game6": -4.52,
    "game7": -2.77,
    "box1": -4.42,
    "box2": -4.14,
    "box3": -4.77,
    "box4": -5.68,
    "pack1": -0.33,
    "pack2": -0.98,
    "pack3": -1.43,
    "pack4": -2.31,
}
SCENARIO: Final = [_SCENARIO[key] for key in f.SCENARIOS]

_IN_DECK: Final = {
    "alohomora": 3.6,
    "firebolt": -8.4,
    "invisibility-cloak": 5.7,
    "hedwig": -8.3,
    "cleansweep-11": -6.0,
    "every-flavour-beans": -7.3,
    "pigwidgeon": -4.8,
    "time-turner": -4.8,
    "beedle-the-bard": -6.2,
    "crookshanks": -5.2,
    "remembrall": 7.9,
    "mandrake": -6.6,
    "trevor": -2.0,
    "lion-hat": -4.3,
    "spectrespecs": -3.3,
    "snorkack": -4.3,
    "nimbus-2000": -2.4,
    "bat-bogey-hex": -2.8,
    "arnold": -5.9,
    "detention": 1.9,
    "wingardium-leviosa": -2.9,
    "reparo": 0.4,
    "lumos": 0.4,
    "incendio": 2.9,
    "descendo": 7.1,
    "essence-of-dittany": 2.0,
    "quidditch-gear": 3.9,
    "sorting-hat": -0.0,
    "golden-snitch": -0.8,
    "oliver-wood": 2.6,
    "rubeus-hagrid": 5.9,
    "albus-dumbledore": 10.8,
    "finite": 17.2,
    "expelliarmus": 8.8,
    "polyjuice-potion": -0.7,
    "nimbus-2001": 6.0,
    "gilderoy-lockhart": 1.4,
    "dobby": 18.5,
    "ginny-weasley": 3.0,
    "fawkes": 6.3,
    "arthur-weasley": -0.5,
    "molly-weasley": 3.5,
    "expecto-patronum": 22.5,
    "petrificus-totalus": -2.3,
    "chocolate-frog": 2.0,
    "butterbeer": 3.1,
    "crystal-ball": 1.1,
    "marauders-map": 3.6,
    "remus-lupin": 9.2,
    "sybill-trelawney": 3.5,
    "sirius-black": 5.8,
    "accio": 1.0,
    "protego": -3.0,
    "hogwarts-a-history": 0.6,
    "pensieve": -1.1,
    "triwizard-cup": -4.4,
    "cedric-diggory": 2.3,
    "fleur-delacour": 3.1,
    "viktor-krum": 2.4,
    "mad-eye-moody": 9.4,
    "filius-flitwick": 6.7,
    "minerva-mcgonagall": 5.8,
    "pomona-sprout": 2.0,
    "severus-snape": 4.4,
    "stupefy": 9.8,
    "owls": -0.3,
    "cho-chang": 9.0,
    "fred-weasley": -0.3,
    "george-weasley": -2.9,
    "luna-lovegood": 2.9,
    "nymphadora-tonks": 10.6,
    "kingsley-shacklebolt": 3.2,
    "confundus": -10.9,
    "bezoar": 0.3,
    "advanced-potion-making": -7.5,
    "deluminator": 5.4,
    "elder-wand": -2.0,
    "felix-felicis": -1.9,
    "horace-slughorn": -2.6,
    "sword-of-gryffindor": -2.0,
    "tergeo": -12.8,
    "finite-incantatem": 5.3,
    "old-sock": -7.1,
    "harp": -4.0,
    "fang": -3.8,
    "filch-and-mrs-norris": -8.4,
    "depulso": -1.3,
    "immobulus": -15.0,
    "monster-book": -10.1,
    "buckbeak": -1.0,
    "nox": -3.3,
    "lacewing-flies": -4.7,
    "erumpent-horn": -6.8,
    "thestral": -3.3,
    "kreacher": 0.3,
    "griphook": -1.1,
    "priori-incantatem": -9.0,
    "gillyweed": 1.0,
    "dragons-blood": -1.8,
    "golden-egg": -1.2,
    "igor-karkaroff": -5.7,
    "madame-maxime": -6.2,
    "scourgify": -9.5,
    "locomotor": -5.9,
    "arresto-momentum": -1.3,
    "ascendio": 4.1,
    "self-correcting-ink": -5.5,
    "auto-answer-quill": -9.4,
    "dean-thomas": -4.1,
    "errol": -2.9,
    "barn-owl": -10.6,
    "screech-owl": 2.9,
    "hermione-granger": -3.9,
    "lavender-brown": -6.1,
    "neville-longbottom": -0.9,
    "ron-weasley": -6.4,
    "harry-potter": -0.0,
    "patil-twins": -7.8,
    "confringo": -10.3,
    "evanesco": -6.0,
    "arabella-figg": -3.6,
    "percy-weasley": -1.4,
    "school-owl": -1.8,
    "eagle-owl": 4.8,
    "flagrante": -1.1,
    "densaugeo": -3.4,
    "cauldron": 2.1,
    "potions-kit": -0.5,
    "shrunken-head": -2.0,
    "romilda-vane": -2.4,
    "great-horned-owl": 0.4,
    "mundungus-fletcher": -0.8,
    "revelio": -1.9,
    "cave-inimicum": -2.0,
    "engorgio": -1.4,
    "bill-weasley": 1.4,
    "aberforth-dumbledore": -2.8,
    "tawny-owl": 1.3,
    "ageing-potion": -1.5,
    "amortentia": -0.6,
    "calming-draught": -0.7,
    "mandrake-restorative-draught": -0.5,
    "pepperup-potion": -23.5,
    "beguiling-bubbles": -0.5,
    "elixir-of-life": -4.4,
    "hair-raising-potion": -0.3,
    "skele-gro": -1.2,
    "murtlap-essence": -1.1,
}
IN_DECK: Final = [_IN_DECK.get(key, 0.0) for key in f.KEYS[: f.KINDS]]
"""A deck of such cards only, beyond their average worth."""

_IN_ROW: Final = {
    "crabbe-and-goyle": -0.25,
    "draco-malfoy": -0.12,
    "quirinus-quirrell": -0.22,
    "basilisk": 0.06,
    "lucius-malfoy": -0.25,
    "tom-riddle": -0.27,
    "dementor": 0.01,
    "peter-pettigrew": -0.03,
    "barty-crouch-jr": -0.05,
    "death-eater-1": 0.06,
    "death-eater-2": 0.04,
    "dolores-umbridge": 0.17,
    "bellatrix-lestrange": -0.48,
    "fenrir-greyback": 0.16,
    "basilisk-box": -0.18,
    "dementor-box": -0.16,
    "cornish-pixies": 0.01,
    "fluffy": 0.01,
    "norbert": 0.03,
    "troll": -0.24,
    "boggart": -0.16,
    "scabbers": 0.26,
    "werewolf": 0.06,
    "aragog": -0.04,
    "centaur": 0.01,
    "grawp": 0.22,
    "ukrainian-ironbelly": -0.03,
    "chinese-fireball": -0.13,
    "common-welsh-green": -0.04,
    "grindylow": -0.08,
    "hungarian-horntail": 0.05,
    "mermaid": -0.01,
    "swedish-short-snout": 0.16,
    "cornelius-fudge": 0.56,
    "marcus-flint": -0.09,
    "pansy-parkinson": 0.2,
    "pius-thicknesse": 0.05,
    "rita-skeeter": -0.02,
    "rufus-scrimgeour": 0.14,
    "corban-yaxley": 0.08,
    "inferi": -0.25,
    "narcissa-malfoy": -0.16,
    "alecto-carrow": -0.12,
    "amycus-carrow": -0.08,
    "nagini": -0.23,
    "voldemort-g5": -0.16,
    "voldemort-g6": 0.16,
    "voldemort-g7": -0.12,
    "voldemort-b4": 0.39,
    "voldemort-p4": 1.11,
}
IN_ROW: Final = [_IN_ROW.get(key, 0.0) for key in f.KEYS]
"""A foe that lies open, beyond the Attack that it needs."""
