"""What a question tells beside its arguments, and the options that it names in its own words.

All of it is read from the state, or from what a view shows of it, when the question is put into
words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from spellwright.games.duels import words
from spellwright.games.duels.content.columns import (
    CARD_LOWER,
    CARD_VALUE,
    COUNTER_SPELL_BONUS,
    IS_COMBAT,
    LOWER_MOVE,
    ROUNDS,
)
from spellwright.games.duels.content.rows import SPELL_CARD
from spellwright.games.duels.lexicons import (
    ATTACK_NAMES,
    CLASH_NAMES,
    PIECES,
    POTION_NAMES,
    SPELL_NAMES,
    character_of,
    say,
)
from spellwright.games.duels.queries import model_noun
from spellwright.games.duels.rules.clash_cards import card_total
from spellwright.games.duels.rules.modifiers import acting_bonus, defending_bonus
from spellwright.games.duels.state import (
    BY_ATTACK,
    BY_POTION,
    BY_SPELL,
    FACE_DOWN,
    NOBODY,
    NOTHING,
    DuelsState,
)
from spellwright.kernel.decision import Ask
from spellwright.kernel.option import first_of, second_of, verb_of
from spellwright.kernel.phrases import Phrase
from spellwright.kernel.saying import Argument

FACT_NAMES: Final = (
    "round",
    "rounds",
    "actor",
    "clash",
    "acts",
    "own",
    "other",
    "standing",
    "markers",
    "white",
    "black",
    "spent_white",
    "spent_black",
    "held",
    "bonus",
    "aimed",
    "left",
    "by",
    "rest",
)


def question_facts(s: DuelsState, ask: Ask) -> dict[str, Argument]:
    seat = ask.seat
    own, other, standing = _sums(s, seat)
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "actor": _model(s, s.active, seat),
        "clash": _cause(s),
        "acts": "yes" if s.attacking_seat == seat else "no",
        "own": own,
        "other": other,
        "standing": standing,
        "markers": s.light[seat] + s.dark[seat],
        "white": s.light[seat],
        "black": s.dark[seat],
        "spent_white": s.spent_light[seat],
        "spent_black": s.spent_dark[seat],
        "held": len(s.hand[seat]),
        "bonus": COUNTER_SPELL_BONUS,
        "aimed": _aimed(ask),
        "left": _left(s),
        "by": _lower_part(s, seat) if ask.question == words.ASK_MOVE else "none",
        **_owners(s, seat, words.QUESTIONS[ask.question], ask.args),
    }


def option_facts(s: DuelsState, ask: Ask, code: int) -> dict[str, Argument]:
    verb, first = verb_of(code), first_of(code)
    owners = _owners(s, ask.seat, words.VERBS.book[verb], (first, second_of(code)))
    return {"rest": ask.args[0] - first, **owners} if verb == words.WHITE else owners


def _lower_part(s: DuelsState, seat: int) -> Argument:
    """The Clash Card that lets a Model move, after a Clash (WD-22.22)."""
    card = s.counting[seat]
    moves = card != NOTHING and CARD_LOWER[card] == LOWER_MOVE and bool(s.lower_used[seat])
    return CLASH_NAMES.noun(card) if moves else "none"


def _owners(s: DuelsState, seat: int, phrase: Phrase, args: Sequence[int]) -> dict[str, Argument]:
    """The Models in a sentence for a player, where both Groups have them: those of the opponent are
    called the opponent's.
    """
    shared = s.in_both_groups()
    if not shared:
        return {}
    named = zip(phrase.places, phrase.lexicons, args, strict=False)
    pieces = [(place, piece) for place, lexicon, piece in named if lexicon is PIECES]
    return {
        place: model_noun(s, s.piece.index(piece), seat)
        for place, piece in pieces
        if piece in s.piece and character_of(piece) in shared
    }


def _model(s: DuelsState, model: int, seat: int) -> Argument:
    known = model != NOBODY and s.piece[model] != NOTHING
    return model_noun(s, model, seat) if known else ""


def _cause(s: DuelsState) -> Argument:
    """What the Clash in progress is made for."""
    names = {BY_ATTACK: ATTACK_NAMES, BY_SPELL: SPELL_NAMES, BY_POTION: POTION_NAMES}
    known = s.attacker != NOBODY and s.clash_kind in names
    return names[s.clash_kind].noun(s.clash_item) if known else say("clash-brave")


def _sums(s: DuelsState, seat: int) -> tuple[int, int, str]:
    """The totals of the Clash in progress as they stand, those of the asked player first, and what
    would come of it: "ahead" is good for whoever acts.
    """
    if s.attacker == NOBODY:
        return 0, 0, "none"
    acts = s.attacking_seat
    acting = _shown_total(s, acts, seat) + acting_bonus(s, s.clash_kind, s.clash_item, s.attacker)
    if s.defender == NOBODY:
        standing = "alone" if acting >= 1 else "short"
        return acting, 1, "open" if s.empower[acts] else standing
    bonus = defending_bonus(s, s.clash_kind, s.clash_item, s.attacker, s.defender)
    defending = max(0, _shown_total(s, 1 - acts, seat) + bonus)
    own, other = (acting, defending) if seat == acts else (defending, acting)
    if s.face[1 - seat] == FACE_DOWN or any(s.empower):
        return own, other, "unknown"
    return own, other, "ahead" if acting > defending else "behind"


def _shown_total(s: DuelsState, owner: int, seat: int) -> int:
    """The cards of a player as the asked one sees them: one face down adds nothing yet."""
    total = card_total(s, owner)
    if owner == seat or s.face[owner] != FACE_DOWN or s.counting[owner] == NOTHING:
        return total
    return total - CARD_VALUE[s.counting[owner]]


def _aimed(ask: Ask) -> str:
    """Whether whoever is the target of a Spell defends itself."""
    if ask.question != words.ASK_SPELL_TARGET:
        return "no"
    return "yes" if IS_COMBAT[SPELL_CARD[ask.args[0]]] else "no"


def _left(s: DuelsState) -> tuple[Argument, ...]:
    """The kinds of action that the active Model has left (WD-15.10)."""
    kinds = ((s.movement, "move"), (s.advanced, "advanced"), (s.quick, "quick"))
    return tuple(say(f"fact-action-{kind}") for is_there, kind in kinds if is_there)


_OWN: Final[Mapping[int, tuple[int, ...]]] = {
    words.ASK_RECRUIT: (words.DONE,),
    words.ASK_EQUIP: (words.DONE,),
    words.ASK_LEARN: (words.DONE,),
    words.ASK_CHALLENGE: (words.TO,),
    words.ASK_TERRAIN_SPACE: (words.TO,),
    words.ASK_ARRIVAL: (words.TO,),
    words.ASK_MOVE: (words.TO,),
    words.ASK_PUSH: (words.TO,),
    words.ASK_SPELL_SPACE: (words.TO,),
    words.ASK_CLOCK: (words.SPELL,),
    words.ASK_OLD_SPELL: (words.BOOK_SPELL,),
    words.ASK_NEW_SPELL: (words.BOOK_SPELL,),
    words.ASK_OLD_POTION: (words.POTION,),
    words.ASK_NEW_POTION: (words.POTION,),
    words.ASK_HORCRUX_BEARER: (words.MODEL, words.DONE),
    words.ASK_MULLIGAN: (words.KEEP,),
    words.ASK_PLACE: (words.MODEL,),
    words.ASK_COLOURS: (words.WHITE,),
    words.ASK_REGAIN: (words.WHITE,),
    words.ASK_NEUTRAL: (words.WHITE,),
    words.ASK_FIENDFYRE: (words.TO, words.STOP),
    words.ASK_INSTINCT: (words.SPELL, words.PASS),
    words.ASK_ACTIVATE: (words.MODEL,),
    words.ASK_ANIMAL: (words.PASS,),
    words.ASK_ATTACK_TARGET: (words.MODEL,),
    words.ASK_SPELL_TARGET: (words.MODEL, words.SPELL, words.TO, words.TRAP, words.OVERLAY),
    words.ASK_POTION_TARGET: (words.MODEL,),
    words.ASK_OVERLAY: (words.OVERLAY,),
    words.ASK_TURN: (words.OVERLAY, words.STOP),
    words.ASK_CUP: (words.MODEL,),
    words.ASK_REACTION: (words.PASS,),
    words.ASK_BEFORE: (words.PASS,),
    words.ASK_EMPOWER: (words.EMPOWER, words.PASS),
    words.ASK_CARD: (words.CARD,),
    words.ASK_SWAP: (words.KEEP,),
    words.ASK_EARLY: (words.LOWER, words.PASS),
    words.ASK_LATE: (words.LOWER, words.PASS),
    words.ASK_RESIST: (words.STOP,),
    words.ASK_SAVE: (words.PASS,),
    words.ASK_MOURN: (words.MODEL, words.PASS),
    words.ASK_LOCK: (words.ARTIFACT,),
    words.ASK_UNLOCK: (words.ARTIFACT, words.STOP),
    words.ASK_DESTROY: (words.ARTIFACT,),
    words.ASK_VICTIM: (words.MODEL,),
    words.ASK_WHO_MOVES: (words.MODEL, words.STOP),
    words.ASK_IMPERIO: (words.PASS,),
    words.ASK_END_EFFECT: (words.MODEL,),
}

OWN_LABELS: Final = frozenset((question, verb) for question in _OWN for verb in _OWN[question])
"""Where one verb means different things to different questions, each says what it means."""
