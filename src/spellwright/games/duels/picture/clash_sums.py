"""What each side adds to its cards in a Clash, as far as it can be told apart."""

from __future__ import annotations

from typing import Final, NamedTuple

from spellwright.face.scene import Scene
from spellwright.games.duels import story
from spellwright.games.duels.conditions import ANIMAL, BURNING, is_now
from spellwright.games.duels.content.columns import (
    ATTACK_BONUS,
    BASIC,
    CHOSEN_ONE,
    COUNTER_SPELL_BONUS,
    DARK_ARTS,
    DEFENSE,
    DIARY,
    ELDER_WAND,
    ELF,
    FOE_GLASS,
    IS_COMBAT,
    IS_UNFORGIVABLE,
    MASTER_WIZARD,
    MASTERY,
    MODIFIER,
    NAME_OF,
    PHYSICAL,
    PHYSICAL_RESISTANCE,
    POTIONEER,
    TRAIT_MASK,
    VOLDEMORT,
)
from spellwright.games.duels.content.rows import SPELL_CARD, TRAITS
from spellwright.games.duels.lexicons import (
    ATTACK_NAMES,
    POTION_NAMES,
    SPELL_NAMES,
    TRAIT_NAMES,
    piece_told,
    say,
)
from spellwright.games.duels.picture.seen import Seen
from spellwright.games.duels.queries import (
    bears,
    concealment,
    figure,
    has,
    is_obscured,
    shielding,
)
from spellwright.games.duels.rules.modifiers import damage_type
from spellwright.games.duels.rules.trait import rules_of
from spellwright.games.duels.state import (
    BRAVELY,
    BY_ATTACK,
    BY_POTION,
    BY_SPELL,
    NOBODY,
    NOWHERE,
    DuelsState,
    seat_of,
)
from spellwright.kernel.event import Event
from spellwright.kernel.saying import Argument, Saying

UNKNOWN: Final = -1


class ClashCause(NamedTuple):
    """What a Clash is made for; `kind` and `item` are UNKNOWN where nothing on the table tells."""

    actor: int
    target: int
    kind: int = UNKNOWN
    item: int = UNKNOWN


class Part(NamedTuple):
    """Something that is added: what it is called, how much, the clause behind it."""

    says: Saying
    amount: int
    clause: str


_POTIONS: Final = (story.USES_POTION, story.USES_OWN_POTION)
_STARTS: Final = (story.ATTACKS, story.CASTS_AT, story.CASTS, *_POTIONS)


def story_of(scene: Scene[DuelsState]) -> list[Event]:
    """What was told of the latest Clash, beginning with the action that led to it."""
    view = scene
    told = [*scene.before, *view.events]
    starts = [place for place, event in enumerate(told) if event.kind in _STARTS]
    sums = [place for place, event in enumerate(told) if event.kind in (story.FACED, story.ALONE)]
    if view.shown.attacker == NOBODY and sums:
        starts = [place for place in starts if place < sums[-1]]
    return told[starts[-1] :] if starts else list(view.events)


def act_of(view: Seen, told: list[Event]) -> ClashCause | None:
    """The cause of the Clash in progress, else that of the latest one as it was told."""
    s = view.shown
    if s.attacker != NOBODY:
        return ClashCause(s.attacker, s.defender, s.clash_kind, s.clash_item)
    first = _told(s, told[0]) if told else None
    return first or _latest(view)


def _told(s: DuelsState, event: Event) -> ClashCause | None:
    """What an event says that a Clash is made for."""
    if event.kind == story.ATTACKS:
        return _made(s, event.args[0], event.args[2], BY_ATTACK, event.args[1])
    if event.kind in _POTIONS:
        return _made(s, event.args[0], UNKNOWN, BY_POTION, event.args[1])
    if event.kind not in _STARTS:
        return None
    spell = SPELL_CARD[event.args[1]]
    aimed = event.kind == story.CASTS_AT and IS_COMBAT[spell]
    return _made(s, event.args[0], event.args[2] if aimed else UNKNOWN, BY_SPELL, spell)


def _made(s: DuelsState, actor: int, target: int, kind: int, item: int) -> ClashCause:
    """The cause that the pieces of an event name."""
    aimed = NOBODY if target == UNKNOWN else _model_told(s, target)
    return ClashCause(_model_told(s, actor), aimed, kind, item)


def _model_told(s: DuelsState, number: int) -> int:
    piece = piece_told(number)
    return s.piece.index(piece) if piece in s.piece else NOBODY


def _latest(view: Seen) -> ClashCause | None:
    """The cause of a Clash that has just ended: the active Model made it; a hurt foe was its
    target.
    """
    s = view.shown
    actor = s.active
    if actor == NOBODY:
        return None
    faced = any(event.kind == story.FACED for event in view.events)
    for event in view.events:
        if event.kind in (story.IMPACTS, story.NO_IMPACTS):
            hurt = _model_told(s, event.args[0])
            if faced and hurt != NOBODY and seat_of(hurt) != seat_of(actor):
                return ClashCause(actor, hurt)
    return None if faced else ClashCause(actor, NOBODY)


def act_words(act: ClashCause) -> Argument:
    """The name of the Attack, Spell or Potion."""
    if act.kind == BY_ATTACK:
        return ATTACK_NAMES.noun(act.item)
    if act.kind == BY_SPELL:
        return SPELL_NAMES.noun(act.item)
    if act.kind == BY_POTION:
        return POTION_NAMES.noun(act.item)
    if act.kind == BRAVELY:
        return say("clash-brave")
    return say("clash-faced" if act.target != NOBODY else "clash-individual")


def acting_parts(view: Seen, act: ClashCause) -> list[Part]:
    """WD-21.6, WD-22.17; nothing where it is not known what the Clash is made for."""
    s, actor = view.shown, act.actor
    if act.kind == BY_ATTACK:
        parts = [
            Part(say("clash-attack-bonus"), ATTACK_BONUS[act.item], "WD-22.18"),
            Part(say("clash-strengthened"), s.strengthened[actor], "WD-22.18"),
        ]
        return _without_zero([*parts, *_traits_acting(s, act)])
    if act.kind == BY_POTION:
        potioneer = Part(say("clash-potioneer"), figure(s, actor, POTIONEER), "WD-21.6")
        return _without_zero([potioneer, *_traits_acting(s, act)])
    if act.kind == BRAVELY:
        return [Part(say("clash-defense"), DEFENSE[s.character[actor]], "WD-37.4a")]
    if act.kind != BY_SPELL:
        return []
    spell = act.item
    name = say("clash-spell", spell=SPELL_NAMES.noun(spell))
    modifier = Part(name, MODIFIER[spell], "WD-22.17")
    if has(s, actor, ELF):
        modifier = Part(name, max(0, MODIFIER[spell]), "WD-37.9g")
        if IS_COMBAT[spell]:
            return _without_zero([modifier])
    parts = [Part(say("clash-mastery"), MASTERY[s.character[actor]], "WD-22.17"), modifier]
    if bears(s, actor, ELDER_WAND):
        parts.append(Part(say("clash-elder-wand"), 1, "WD-35.2"))
    if IS_UNFORGIVABLE[spell] and bears(s, actor, DIARY):
        learned = TRAIT_MASK[s.character[actor]] >> DARK_ARTS & 1
        parts.append(Part(say("clash-tom-riddles-diary"), learned, "WD-35.2"))
    if spell == BASIC:
        parts.append(Part(say("clash-strengthened"), s.strengthened[actor], "WD-22.17"))
    if (
        IS_COMBAT[spell]
        and has(s, actor, MASTER_WIZARD)
        and not s.settings["master_wizard_defence_only"]
    ):
        parts.append(Part(say("clash-master-wizard"), 1, "WD-G32"))
    return _without_zero([*parts, *_traits_acting(s, act)])


def _traits_acting(s: DuelsState, act: ClashCause) -> list[Part]:
    """What Traits of packs add to a Clash that their Model has begun."""
    return [
        _of_trait(rule.trait, rule.acting(s, act.actor, act.kind, act.item))
        for rule in rules_of(s, act.actor)
    ]


def _of_trait(trait: int, amount: int) -> Part:
    name = say("clash-trait", trait=TRAIT_NAMES.noun(trait))
    return Part(name, amount, TRAITS[trait]["clause"])


def defending_parts(view: Seen, act: ClashCause, told: list[Event]) -> list[Part]:
    """WD-22.19."""
    s, target, actor = view.shown, act.target, act.actor
    parts = [Part(say("clash-defense"), DEFENSE[s.character[target]], "WD-22.19")]
    counters = [event for event in told if event.kind == story.REACTED]
    parts.append(Part(say("clash-counter-spell"), COUNTER_SPELL_BONUS * len(counters), "WD-EX20"))
    if s.at[target] == NOWHERE or s.at[actor] == NOWHERE:
        return _without_zero(parts)
    sees_through = bears(s, actor, FOE_GLASS)
    parts.append(Part(say("clash-animal-form"), is_now(s, target, ANIMAL), "WD-37.2a"))
    parts.append(Part(say("clash-burning"), -is_now(s, target, BURNING), "WD-38.6a"))
    if not sees_through and is_obscured(s, target):
        parts.append(Part(say("clash-obscuring-terrain"), 1, "WD-6.10"))
    parts.append(Part(say("clash-shielded"), shielding(s, target), "WD-22.19"))
    if s.board.distance[s.at[actor]][s.at[target]] > 1 and not sees_through:
        parts.append(Part(say("clash-concealment"), concealment(s, target), "WD-38.7"))
    if act.kind == BY_SPELL:
        if has(s, target, MASTER_WIZARD):
            parts.append(Part(say("clash-master-wizard"), 1, "WD-G32"))
        if has(s, target, CHOSEN_ONE) and NAME_OF[s.character[actor]] == VOLDEMORT:
            parts.append(Part(say("clash-chosen-one"), 1, "WD-22.19"))
    if act.kind in (BY_ATTACK, BY_SPELL) and damage_type(act.kind, act.item) == PHYSICAL:
        resists = figure(s, target, PHYSICAL_RESISTANCE)
        parts.append(Part(say("clash-physical-resistance"), resists, "WD-22.19"))
    if act.kind in (BY_ATTACK, BY_SPELL, BY_POTION):
        parts += [
            _of_trait(rule.trait, rule.defending(s, target, act.kind, act.item))
            for rule in rules_of(s, target)
        ]
    return _without_zero(parts)


def _without_zero(parts: list[Part]) -> list[Part]:
    return [part for part in parts if part.amount]
