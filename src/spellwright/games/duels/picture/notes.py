"""A few words beside an option: what a card is, what it costs, how likely an action succeeds."""

from __future__ import annotations

from typing import Final

from spellwright.face.once import once_a_scene
from spellwright.face.parts import notes_on
from spellwright.face.scene import Scene
from spellwright.games.duels import words
from spellwright.games.duels.content import actions
from spellwright.games.duels.content.columns import (
    BASIC,
    CARD_AMOUNT,
    CARD_LOWER,
    DEFENSE,
    GALLEONS,
    IS_COMBAT,
    LOWER_PAY,
    MASTERY,
    QUEST_POINTS,
)
from spellwright.games.duels.content.rows import SPELL_CARD
from spellwright.games.duels.lexicons import (
    ATTACK_NAMES,
    ATTACK_TEXTS,
    GROUP_TEXTS,
    MAP_TEXTS,
    POTION_TEXTS,
    QUEST_TEXTS,
    SPELL_NAMES,
    SPELL_TEXTS,
    say,
)
from spellwright.games.duels.odds import (
    cast_chance,
    chance_in_clash,
    hit_chance,
    percent,
    unseen,
)
from spellwright.games.duels.picture.card_words import (
    artifact_figures,
    artifact_text,
    attack_figures,
    potion_figures,
    spell_figures,
)
from spellwright.games.duels.picture.seen import Seen, acting, noun_of
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
from spellwright.kernel.saying import Saying
from spellwright.speech.speaker import Speaker

_ATTACKS: Final = (actions.DO_ATTACK, actions.DO_ATTACK_ELITE)
_CASTS: Final = (actions.DO_CAST, actions.DO_CAST_EXPERT, actions.DO_CAST_MASTER)
_AIMED: Final = {
    words.ASK_ATTACK_TARGET: BY_ATTACK,
    words.ASK_SPELL_TARGET: BY_SPELL,
    words.ASK_POTION_TARGET: BY_POTION,
}
"""Questions for a target, and what a Clash with it is made for."""
_IN_CLASH: Final = (words.ASK_CARD, words.ASK_SWAP, words.ASK_EARLY)


@once_a_scene
def notes(scene: Scene[DuelsState]) -> dict[str, str]:
    """Notes by the option's text, made only from what the seat may know."""
    return notes_on(
        scene.decisions, lambda option: _of_card(scene, option) or _of_action(scene, option)
    )


# -- cards to choose from --------------------------------------------------------------------------


def _of_card(view: Seen, option: Option) -> str:
    speaker = view.speaker
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.RECRUIT:
        price, mastery, defense = GALLEONS[first], MASTERY[first], DEFENSE[first]
        return view.say(say("note-recruit", price=price, mastery=mastery, defense=defense))
    if verb == words.EQUIP:
        return _noted(artifact_figures(speaker, first), artifact_text(speaker, first))
    if verb in (words.LEARN, words.BOOK_SPELL, words.REACT):
        return _spell_note(speaker, first)
    if verb == words.PURSUE:
        points = view.say(say("note-points", n=QUEST_POINTS[first]))
        return _noted(points, view.name(QUEST_TEXTS.noun(first)))
    if verb == words.BREW:
        return _noted(potion_figures(speaker, first), view.name(POTION_TEXTS.noun(first)))
    if verb == words.MAP:
        return view.name(MAP_TEXTS.noun(first))
    return view.name(GROUP_TEXTS.noun(first)) if verb == words.GROUP else ""


def _noted(*parts: str) -> str:
    return " · ".join(parts)


def _spell_note(speaker: Speaker, word: int) -> str:
    """Everything that is printed on a Spell Card."""
    spell = SPELL_CARD[word]
    return _noted(spell_figures(speaker, spell), speaker.word(SPELL_TEXTS.noun(spell)))


# -- chances ---------------------------------------------------------------------------------------


def _of_action(view: Seen, option: Option) -> str:
    s, actor, speaker = view.shown, acting(view), view.speaker
    verb, first = verb_of(option.code), first_of(option.code)
    if verb == words.EMPOWER:
        return _empowered(view)
    if view.asked is not None and view.asked.question in _IN_CLASH:
        return _in_clash(view, view.asked.question, verb, first)
    if actor == NOBODY or seat_of(actor) != view.seat:
        return ""
    if verb == words.DO and first in _ATTACKS:
        attacks = usable_attacks(s, actor)
        return _best(view, [(BY_ATTACK, a, foe) for a in attacks for foe in foes_for(s, actor, a)])
    if verb == words.DO and first in _CASTS:
        return _best(view, _castings(s, actor))
    if verb == words.ATTACK:
        chance = _best(view, [(BY_ATTACK, first, foe) for foe in foes_for(s, actor, first)])
        text = view.name(ATTACK_TEXTS.noun(first))
        return _noted(chance, attack_figures(speaker, first), text)
    if verb == words.POTION:
        note = _noted(potion_figures(speaker, first), view.name(POTION_TEXTS.noun(first)))
        return _warned(view, potion_warning(s, actor, first), note)
    if verb == words.USE:
        return _noted(artifact_figures(speaker, first), artifact_text(speaker, first))
    if verb == words.CAST:
        spell = SPELL_CARD[first]
        chance = _of_spell(view, actor, spell)
        note = _noted(chance, _spell_note(speaker, first))
        return _warned(view, spell_warning(s, actor, spell), note)
    return _of_target(view, first) if verb == words.MODEL else ""


def _warned(view: Seen, why: Saying | None, note: str) -> str:
    """A note, after a word on what would change nothing now."""
    return note if why is None else view.say(say("note-beware", why=why, note=note))


def _castings(s: DuelsState, caster: int) -> list[tuple[int, int, int]]:
    """The Combat Spells that could be cast, with everybody whom they could hit."""
    spells = [BASIC if card == NOTHING else s.spell[card] for card in castable(s, caster)]
    combat = [spell for spell in spells if IS_COMBAT[spell]]
    return [(BY_SPELL, one, foe) for one in combat for foe in foes_in_reach(s, caster, one)]


def _of_spell(view: Seen, caster: int, spell: int) -> str:
    if not IS_COMBAT[spell]:
        odds = percent(cast_chance(view.shown, caster, spell))
        return view.say(say("note-succeeds", odds=odds))
    return _best(view, [(BY_SPELL, spell, foe) for foe in foes_in_reach(view.shown, caster, spell)])


def _of_target(view: Seen, piece: int) -> str:
    s, asked = view.shown, view.asked
    if asked is None or asked.question not in _AIMED or piece not in s.piece:
        return ""
    target, kind = s.piece.index(piece), _AIMED[asked.question]
    item = SPELL_CARD[asked.args[0]] if kind == BY_SPELL else asked.args[0]
    if seat_of(target) == view.seat:
        return ""
    return view.say(say("note-hits", odds=percent(_chance(view, kind, item, target))))


def _best(view: Seen, strikes: list[tuple[int, int, int]]) -> str:
    """The likeliest of some strikes: what, against whom."""
    found = [(_chance(view, *strike), strike) for strike in strikes]
    if not found:
        return ""
    chance, (kind, item, foe) = max(found)
    what = (ATTACK_NAMES if kind == BY_ATTACK else SPELL_NAMES).noun(item)
    return view.say(say("note-hits-best", odds=percent(chance), who=noun_of(view, foe), what=what))


def _chance(view: Seen, kind: int, item: int, target: int) -> float:
    s, seat = view.shown, view.seat
    decks = (unseen(s, seat, seat), unseen(s, 1 - seat, seat))
    return hit_chance(s, decks, kind, item, acting(view), target)


def _in_clash(view: Seen, question: int, verb: int, card: int) -> str:
    """How likely the action succeeds with a card kept, swapped or chosen, or a lower part used."""
    s, seat = view.shown, view.seat
    if question == words.ASK_EARLY:
        used = CARD_LOWER[s.counting[seat]]
        if used != LOWER_PAY:
            return ""
        bonus = CARD_AMOUNT[s.counting[seat]] if verb == words.LOWER else 0
        chance = chance_in_clash(s, seat, bonus=bonus)
    elif verb == words.KEEP:
        chance = chance_in_clash(s, seat)
    else:
        chance = chance_in_clash(s, seat, card)
    odds = percent(chance)
    if s.defender == NOBODY:
        return view.say(say("note-succeeds", odds=odds))
    return view.say(say("note-hits" if seat == s.attacking_seat else "note-be-hit", odds=odds))


def _empowered(view: Seen) -> str:
    """What one more card changes, for the side that is asked (WD-29.9)."""
    s, seat = view.shown, view.seat
    acts = s.attacking_seat
    placed = (len(s.empower[acts]), len(s.empower[1 - acts]))
    more = (placed[0] + 1, placed[1]) if seat == acts else (placed[0], placed[1] + 1)
    if s.defender == NOBODY:
        before = cast_chance(s, s.attacker, s.clash_item, placed[0])
        after = cast_chance(s, s.attacker, s.clash_item, more[0])
        return view.say(_empowering("succeeds", before, after))
    decks = (unseen(s, acts, seat), unseen(s, 1 - acts, seat))
    clash = (s.clash_kind, s.clash_item, s.attacker, s.defender)
    # Counter-Spells count already.
    bonus = s.clash_bonus[acts] - s.clash_bonus[1 - acts]
    before = hit_chance(s, decks, *clash, placed, bonus)
    after = hit_chance(s, decks, *clash, more, bonus)
    return view.say(_empowering("hits" if seat == acts else "hit", before, after))


def _empowering(what: str, before: float, after: float) -> Saying:
    odds, then = percent(before), percent(after)
    if odds == then:
        return say("note-chance-stays", odds=odds)
    return say(f"note-empowered-{what}", before=odds, after=then)
