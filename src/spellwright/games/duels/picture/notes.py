"""A few words beside an option: what a card is, what it costs, how likely an action succeeds."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.wording import many
from spellwright.face.parts import notes_on
from spellwright.face.scene import Scene
from spellwright.games.duels import words
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import (
    BASIC,
    DEFENSE,
    GALLEONS,
    IS_COMBAT,
    MASTERY,
    QUEST_POINTS,
    SPELL_COUNT,
)
from spellwright.games.duels.content.tables import (
    ATTACKS,
    GROUPS,
    MAPS,
    POTIONS,
    QUESTS,
    SPELLS,
)
from spellwright.games.duels.odds import cast_chance, hit_chance, percent, unseen
from spellwright.games.duels.picture.card_words import (
    artifact_figures,
    artifact_text,
    attack_figures,
    potion_figures,
    spell_figures,
)
from spellwright.games.duels.picture.seen import Seen, model_name
from spellwright.games.duels.picture.sight_lines import acting
from spellwright.games.duels.picture.warnings import potion_warning, spell_warning
from spellwright.games.duels.rules.attacking import foes_for, usable_attacks
from spellwright.games.duels.rules.spell_targets import castable, foes_in_reach
from spellwright.games.duels.state import (
    BY_ATTACK,
    BY_POTION,
    BY_SPELL,
    NOBODY,
    NOTHING,
    DuelsState,
    seat_of,
)
from spellwright.kernel.option import Option, first_of, verb_of

_ATTACKS: Final = (actions.DO_ATTACK, actions.DO_ATTACK_ELITE)
_CASTS: Final = (actions.DO_CAST, actions.DO_CAST_EXPERT, actions.DO_CAST_MASTER)
_AIMED: Final = {
    words.ASK_ATTACK_TARGET: BY_ATTACK,
    words.ASK_SPELL_TARGET: BY_SPELL,
    words.ASK_POTION_TARGET: BY_POTION,
}
"""Questions for a target, and what a Clash with it is made for."""


def notes(scene: Scene[DuelsState]) -> dict[str, str]:
    """Notes by the option's text, made only from what the seat may know."""
    view = scene.view
    return notes_on(view.decisions, lambda option: _of_card(option) or _of_action(view, option))


# -- cards to choose from --------------------------------------------------------------------------


def _of_card(option: Option) -> str:
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.RECRUIT:
        price = many(GALLEONS[first], "Galleon")
        return f"{price} · Mastery {MASTERY[first]} · Defense {DEFENSE[first]}"
    if verb == words.EQUIP:
        return f"{artifact_figures(first)} · {artifact_text(first)}"
    if verb in (words.LEARN, words.BOOK_SPELL, words.REACT):
        return _spell_note(first)
    if verb == words.PURSUE:
        return f"{many(QUEST_POINTS[first], 'point')} · {QUESTS[first]['text']}"
    if verb == words.BREW:
        return f"{potion_figures(first)} · {POTIONS[first]['text']}"
    if verb == words.MAP:
        return str(MAPS[first]["text"])
    return str(GROUPS[first]["text"]) if verb == words.GROUP else ""


def _spell_note(word: int) -> str:
    """Everything that is printed on a Spell Card."""
    spell = word % SPELL_COUNT
    return f"{spell_figures(spell)} · {SPELLS[spell]['text']}"


# -- chances ---------------------------------------------------------------------------------------


def _of_action(view: Seen, option: Option) -> str:
    s, actor = view.shown, acting(view)
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.EMPOWER:
        return _empowered(view)
    if actor == NOBODY or seat_of(actor) != view.seat:
        return ""
    if verb == words.DO and first in _ATTACKS:
        attacks = usable_attacks(s, actor)
        return _best(view, [(BY_ATTACK, a, foe) for a in attacks for foe in foes_for(s, actor, a)])
    if verb == words.DO and first in _CASTS:
        return _best(view, _castings(s, actor))
    if verb == words.ATTACK:
        chance = _best(view, [(BY_ATTACK, first, foe) for foe in foes_for(s, actor, first)])
        return f"{chance} · {attack_figures(first)} · {ATTACKS[first]['text']}"
    if verb == words.POTION:
        warning = _warned(potion_warning(s, actor, first))
        return f"{warning}{potion_figures(first)} · {POTIONS[first]['text']}"
    if verb == words.USE:
        return f"{artifact_figures(first)} · {artifact_text(first)}"
    if verb == words.CAST:
        spell = first % SPELL_COUNT
        chance = _of_spell(view, actor, spell)
        return f"{_warned(spell_warning(s, actor, spell))}{chance} · {_spell_note(first)}"
    return _of_target(view, first) if verb == words.MODEL else ""


def _warned(why: str) -> str:
    """The beginning of a note on what would change nothing now."""
    return f"Beware: {why} · " if why else ""


def _castings(s: DuelsState, caster: int) -> list[tuple[int, int, int]]:
    """The Combat Spells that could be cast, with everybody whom they could hit."""
    spells = [BASIC if card == NOTHING else s.spell[card] for card in castable(s, caster)]
    combat = [spell for spell in spells if IS_COMBAT[spell]]
    return [(BY_SPELL, one, foe) for one in combat for foe in foes_in_reach(s, caster, one)]


def _of_spell(view: Seen, caster: int, spell: int) -> str:
    if not IS_COMBAT[spell]:
        return f"{percent(cast_chance(view.shown, caster, spell))} to succeed"
    return _best(view, [(BY_SPELL, spell, foe) for foe in foes_in_reach(view.shown, caster, spell)])


def _of_target(view: Seen, piece: int) -> str:
    s, asked = view.shown, view.asked
    if asked is None or asked.question not in _AIMED or piece not in s.piece:
        return ""
    target, kind = s.piece.index(piece), _AIMED[asked.question]
    item = asked.args[0] % SPELL_COUNT if kind == BY_SPELL else asked.args[0]
    if seat_of(target) == view.seat:
        return ""
    return f"{percent(_chance(view, kind, item, target))} to hit"


def _best(view: Seen, strikes: list[tuple[int, int, int]]) -> str:
    """The likeliest of some strikes: what, against whom."""
    found = [(_chance(view, *strike), strike) for strike in strikes]
    if not found:
        return ""
    chance, (kind, item, foe) = max(found)
    name = (ATTACKS if kind == BY_ATTACK else SPELLS)[item]["name"]
    return f"{percent(chance)} to hit {model_name(view, foe)} ({name})"


def _chance(view: Seen, kind: int, item: int, target: int) -> float:
    s, seat = view.shown, view.seat
    decks = (unseen(s, seat, seat), unseen(s, 1 - seat, seat))
    return hit_chance(s, decks, kind, item, acting(view), target)


def _empowered(view: Seen) -> str:
    """What one more card changes, for the side that is asked (WD-29.9)."""
    s, seat = view.shown, view.seat
    acts = s.attacking_seat
    placed = (len(s.empower[acts]), len(s.empower[1 - acts]))
    more = (placed[0] + 1, placed[1]) if seat == acts else (placed[0], placed[1] + 1)
    if s.defender == NOBODY:
        before = cast_chance(s, s.attacker, s.clash_item, placed[0])
        after = cast_chance(s, s.attacker, s.clash_item, more[0])
        return f"{percent(before)} to succeed becomes {percent(after)}"
    decks = (unseen(s, acts, seat), unseen(s, 1 - acts, seat))
    clash = (s.clash_kind, s.clash_item, s.attacker, s.defender)
    # Counter-Spells count already.
    bonus = s.clash_bonus[acts] - s.clash_bonus[1 - acts]
    before = hit_chance(s, decks, *clash, placed, bonus)
    after = hit_chance(s, decks, *clash, more, bonus)
    what = "to hit" if seat == acts else "to be hit"
    return f"{percent(before)} {what} becomes {percent(after)}"
