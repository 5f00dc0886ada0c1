"""Laws about wrong choices: they are refused with a reason, and nothing has happened."""

from __future__ import annotations

from spellwright.kernel.chance import FastChance
from spellwright.kernel.option import pack
from spellwright.kernel.refusal import Refused
from spellwright.kernel.state import State
from spellwright.laws.played import Found, PlayedGame

WrongChoice = tuple[int, str | int]


def a_wrong_choice_is_refused(played: PlayedGame) -> Found:
    """Nonsense, options that are not offered, wrong seats and choices after the end."""
    for place, state in played.sampled():
        for seat, option in wrong_choices(state, played.luck(place)):
            try:
                state.choose(seat, option)
            except Refused as refused:
                if not (refused.kind and refused.sentence.strip()):
                    yield place, f"{option!r} of seat {seat} was refused without a reason."
            else:
                yield place, f"{option!r} of seat {seat} was not refused."
                return
        if state.fingerprint() != played.fingerprints[place]:
            yield place, "a refused choice changed the position."


def wrong_choices(state: State, luck: FastChance) -> list[WrongChoice]:
    """Choices that must be refused here: of seats that are asked, of others, and of nobody."""
    seats = [ask.seat for ask in state.asks] or [0]
    wrong: list[WrongChoice] = []
    for seat in seats:
        wrong += [
            (seat, ""),
            (seat, "\n abracadabra"),
            (seat, "?" * 300),
            (seat, -1),
            (seat, 1 << 80),
        ]
        wrong += [(seat, code) for code in _not_offered(state, seat, luck)]
    idle = [seat for seat in range(-1, state.seats + 1) if seat not in seats]
    offered = state.options(state.asks[0])[0] if state.asks else 0
    return wrong + [(seat, offered) for seat in idle]


def _not_offered(state: State, seat: int, luck: FastChance) -> list[int]:
    """Options that the game knows, but that this seat may not choose now."""
    ask = state.ask_of(seat)
    offered = state.options(ask) if ask is not None else []
    codes = []
    book = state.rules.verbs.book
    for _ in range(4):
        verb = luck.below(len(book))
        arguments = [luck.below(len(lexicon)) for lexicon in book[verb].lexicons]
        codes.append(pack(verb, *arguments))
    return [code for code in codes if code not in offered]
