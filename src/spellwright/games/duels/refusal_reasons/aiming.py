"""Why something cannot be the target of a Spell, an Attack or a Potion (WD-4, WD-5, WD-28.7)."""

from __future__ import annotations

from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.board import IMPASSABLE
from spellwright.games.duels.conditions import ANIMAL, DISGUISED, is_now
from spellwright.games.duels.content.columns import (
    ATTACK_RANGE,
    INNATE_ATTACKS,
    LEVEL,
    POTION_RANGE,
    POTION_TARGET,
    SPELL_RANGE,
    SPELL_TARGET,
    WEAPON,
)
from spellwright.games.duels.content.rows import SPELL_CARD
from spellwright.games.duels.lexicons import ATTACK_NAMES, POTION_NAMES, SPACES, SPELL_NAMES, say
from spellwright.games.duels.queries import DISGUISE_REACH, bits_of, reach_of
from spellwright.games.duels.refusal_reasons.reason import Reason, name_of
from spellwright.games.duels.rules.attacking import attacks_of
from spellwright.games.duels.state import DuelsState, seat_of
from spellwright.kernel.saying import Argument

FRIENDS: Final = ("friend", "other", "finite")


def cannot_aim(s: DuelsState, actor: int, question: int, item: int, piece: int) -> Reason | None:
    """Why a Model, by its piece, is no target of what is used."""
    if piece not in s.piece:
        return say("refusal-not-in-game"), "WD-28.7"
    target = s.piece.index(piece)
    what, reach, wanted = _profile(s, actor, question, item)
    name = name_of(s, target)
    if s.at[target] < 0:
        return say("refusal-removed", who=name), "WD-26.4"
    friendly = seat_of(target) == seat_of(actor)
    if wanted == "enemy" and friendly:
        return say("refusal-for-opposing", what=what), "WD-G47"
    if wanted != "enemy" and not friendly:
        return say("refusal-for-own-group", what=what), "WD-G47"
    if wanted == "other" and target == actor:
        return say("refusal-for-another", what=what), "WD-28.7"
    return _out_of_reach(s, actor, s.at[target], reach, what, name) or _disguised(s, actor, target)


def _profile(s: DuelsState, actor: int, question: int, item: int) -> tuple[Argument, int, str]:
    """The name of what is used, how far it reaches, and whom it is for."""
    if question == words.ASK_ATTACK_TARGET:
        return ATTACK_NAMES.noun(item), reach_of(s, actor, ATTACK_RANGE[item]), "enemy"
    if question == words.ASK_POTION_TARGET:
        name = POTION_NAMES.noun(item)
        return name, reach_of(s, actor, POTION_RANGE[item]), POTION_TARGET[item]
    spell = SPELL_CARD[item]
    name = SPELL_NAMES.noun(spell)
    return name, reach_of(s, actor, SPELL_RANGE[spell]), SPELL_TARGET[spell]


def _out_of_reach(
    s: DuelsState, actor: int, space: int, reach: int, what: Argument, whither: Argument
) -> Reason | None:
    here = s.at[actor]
    away = s.board.distance[here][space]
    if away > reach:
        return say("refusal-too-far", whither=whither, n=away, what=what, reach=reach), "WD-4.11"
    if not s.board.sees[here][space]:
        return say("refusal-unseen", who=name_of(s, actor), whither=whither), "WD-5.1"
    return None


def _disguised(s: DuelsState, actor: int, target: int) -> Reason | None:
    away = s.board.distance[s.at[actor]][s.at[target]]
    if is_now(s, target, DISGUISED) and away > DISGUISE_REACH:
        name = name_of(s, target)
        return say("refusal-polyjuice", who=name), "WD-38.11"
    return None


def cannot_lay(s: DuelsState, caster: int, word: int, space: int) -> Reason | None:
    """Why a Spell's Marker cannot be placed on a Space."""
    spell = SPELL_CARD[word]
    where = SPACES.noun(space)
    if space not in s.board.spaces:
        return say("refusal-not-on-map", space=where), "WD-4.1"
    if s.terrain[space] == IMPASSABLE:
        return say("refusal-no-marker-there", space=where), "WD-6.8"
    if SPELL_TARGET[spell] == "trap" and space in s.at:
        return say("refusal-model-there", space=where), "WD-28.19"
    reach = reach_of(s, caster, SPELL_RANGE[spell])
    return _out_of_reach(s, caster, space, reach, SPELL_NAMES.noun(spell), where)


def cannot_attack_with(s: DuelsState, model: int, attack: int) -> Reason | None:
    """Why an Attack is not open to a Model."""
    name, what = name_of(s, model), ATTACK_NAMES.noun(attack)
    weapons = [WEAPON[artifact] for artifact in bits_of(s.gear[model])]
    if attack not in weapons and attack not in INNATE_ATTACKS[s.character[model]]:
        return say("refusal-no-such-attack", who=name, what=what), "WD-25.5"
    if attack not in attacks_of(s, model):
        if is_now(s, model, ANIMAL) and attack in weapons:
            return say("refusal-no-weapons-as-animal", who=name), "WD-37.2f"
        return say("refusal-attack-locked", what=what), "WD-25.12"
    reach = reach_of(s, model, ATTACK_RANGE[attack])
    return say("refusal-no-foe-in-reach", what=what, reach=reach), "WD-17.16"


def cannot_drink(s: DuelsState, user: int, number: int, level: int) -> Reason | None:
    """Why a Potion cannot be used now."""
    seat, what = seat_of(user), POTION_NAMES.noun(number)
    if not s.stock[seat] >> number & 1:
        return say("refusal-no-such-potion", what=what), "WD-34.3"
    if s.emptied[seat] >> number & 1:
        return say("refusal-potion-spent", what=what), "WD-34.3"
    if POTION_TARGET[number] == "saving":
        return say("refusal-potion-is-reaction", what=what), "WD-33.2"
    if LEVEL[number] > level:
        return say("refusal-potion-level", what=what, level=LEVEL[number], most=level), "WD-37.30"
    reach = reach_of(s, user, POTION_RANGE[number])
    return say("refusal-no-foe-in-reach", what=what, reach=reach), "WD-17.16"
