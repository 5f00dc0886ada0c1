"""Saved states: JSON in the middle of anything, and fingerprints.

What a state holds is named by keys (`naming`), so that it outlives the tables. A saved state is
read as coming from a stranger: every field is checked, and what does not fit is refused with a
sentence that says where. A state of an older edition is first brought to the fields of today
(`older`).
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from spellwright.kernel.chance import Chance, FastChance, SecretChance
from spellwright.kernel.decision import Ask
from spellwright.kernel.edition import edition_in
from spellwright.kernel.event import SPECTATOR
from spellwright.kernel.faults import question_fault, rules_fault, shape_fault
from spellwright.kernel.naming import named, numbered
from spellwright.kernel.older import Older, kernel_changes, name_numbers
from spellwright.kernel.pack import procedure_name
from spellwright.kernel.phrases import named_words, numbered_words
from spellwright.kernel.postponed_question import PostponedQuestion
from spellwright.kernel.procedure import Procedure
from spellwright.kernel.record import LONGEST_LIST, Record, fields_of, from_data, to_data
from spellwright.kernel.refusal import RULES_FAILURES, Refused, RulesError
from spellwright.kernel.saying import SAVED_STATE, Noun, Saying, say

if TYPE_CHECKING:
    from spellwright.kernel.rules import Rules
    from spellwright.kernel.state import State

FORMAT: Final = "spellwright state 2"
WITH_NUMBERS: Final = "spellwright state 1"
"""The format of the first release, whose states hold rows by their numbers."""
LONGEST_TEXT: Final = 10_000_000
_END: Final = "(end)"
"""Stands for a step's name when all steps are done."""


def to_json(state: State) -> str:
    document = {
        "format": FORMAT,
        "game": state.rules.id,
        "edition": state.rules.edition_for(state.settings).to_data(),
        "settings": dict(state.settings),
        "state": _state_data(state),
    }
    return json.dumps(document, sort_keys=True, separators=(",", ":"))


def fingerprint(state: State) -> str:
    text = json.dumps(_state_data(state), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def mark(state: State) -> str:
    """A fingerprint for a log, in two parts: one of the position, and one of its course. The course
    does not depend on the names of fields: it is who is asked what, with which options, how much
    luck there was, and the end.
    """
    rules, asks = state.rules, []
    for ask in state.asks:
        options = sorted([rules.verbs.text(code) for code in state.options(ask)])
        asks.append([_ask_data(rules, ask.seat, ask.question, ask.args), options])
    seen = [asks, state.chance.draws, state.ending, state.ranks, state.scores]
    text = json.dumps(seen, separators=(",", ":"))
    course = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    return f"{fingerprint(state)}.{course}"


def is_marked(state: State, wanted: str, *, by_course: bool) -> bool:
    """Whether a state has the mark of a log: by its position, or by its course alone where fields
    have other names since then.
    """
    position, _, course = wanted.partition(".")
    if by_course:
        return mark(state).partition(".")[2] == course
    return fingerprint(state) == position


def _state_data(state: State) -> dict[str, Any]:
    rules = state.rules
    data = _plain_data(rules, state, 3)
    if 0 <= state.ending < len(rules.endings):
        data["ending"] = rules.endings[state.ending].key
    data["agenda"] = [_procedure_data(rules, frame) for frame in state.agenda]
    data["asks"] = [_ask_data(rules, ask.seat, ask.question, ask.args) for ask in state.asks]
    data["chance"] = {
        "stream": state.chance.state(),
        "draws": state.chance.draws,
        "loaded": state.chance.loaded,
    }
    return data


def _ask_data(rules: Rules[Any], seat: int, question: int, args: list[int]) -> dict[str, Any]:
    phrase = rules.questions[question]
    return {"seat": seat, "question": phrase.key, "args": named_words(phrase, args)}


def _procedure_data(rules: Rules[Any], frame: Procedure[Any]) -> dict[str, Any]:
    data = _plain_data(rules, frame, 0)
    step = data.pop("next_step")
    if isinstance(frame, PostponedQuestion):
        data = _ask_data(rules, frame.seat, frame.question, frame.args)
    return {
        "do": procedure_name(frame.__class__),
        "step": frame.STEPS[step] if step < len(frame.STEPS) else _END,
        **data,
    }


def _plain_data(rules: Rules[Any], record: Record, parts: int) -> dict[str, Any]:
    """The fields of a record that are no records, by keys; the caller adds the other `parts`
    fields.
    """
    data = to_data(record)
    if len(data) + parts != len(fields_of(record.__class__)):
        raise RulesError(f"{record.__class__.__name__} keeps records that would not be saved")
    written = named(record, data, rules.namings)
    for name in record.LATE:
        if not written[name]:
            del written[name]
    return written


def parse_document(text: str, wanted: str, what: Noun, older: str = "") -> dict[str, Any]:
    """The JSON object in a text of unknown origin, if it has the wanted or the older format."""
    if len(text) > LONGEST_TEXT:
        raise Refused("too-long", say("refusal-too-long", what=what, most=LONGEST_TEXT))
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise Refused("not-json", say("refusal-no-json", what=what, line=error.lineno)) from None
    except (ValueError, RecursionError):
        raise Refused("not-json", say("refusal-wild-json", what=what)) from None
    if not isinstance(document, dict) or document.get("format") not in (wanted, older or wanted):
        raise Refused("format", say("refusal-no-format", what=what, format=wanted))
    return document


def from_json(rules: Rules[Any], text: str, *, is_own: bool = False) -> Any:
    """The state in a text. In a state that we kept ourselves the components are not counted again:
    they belong to the edition under which the game began.
    """
    document = parse_document(text, FORMAT, SAVED_STATE, WITH_NUMBERS)
    rules.check_game(document, SAVED_STATE)
    data = document.get("state")
    if not isinstance(data, dict):
        raise Refused("state", say("refusal-state-lacks-state"))
    seats = data.get("seats")
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise Refused("state", say("refusal-state-seats"))
    if not isinstance(document.get("settings"), dict):
        raise Refused("state", say("refusal-state-lacks-settings"))
    settings = rules.check_settings(document["settings"])
    rules.check_seats(seats, settings)
    data = _data_of_today(rules, document)
    parts = {name: data.pop(name, None) for name in ("agenda", "asks", "chance")}
    state = rules.blank(seats, settings, _read_chance(parts["chance"]))
    data["ending"] = _read_ending(rules, data.get("ending"))
    data = numbered(state.__class__, data, rules.namings, say("place-state"))
    from_data(state, data, rules.limits(seats), say("place-state"))
    state.agenda = [
        _read_procedure(rules, seats, item) for item in _items(parts["agenda"], "agenda")
    ]
    state.asks = [_read_ask(rules, seats, item) for item in _items(parts["asks"], "asks")]
    _check_whole(state, is_own)
    return state


def _data_of_today(rules: Rules[Any], document: dict[str, Any]) -> dict[str, Any]:
    """The fields of a saved state under the names that they have today."""
    edition = edition_in(document, SAVED_STATE)
    older = Older(dict(document["state"]))
    changes = () if edition.is_written_like(rules.edition) else (kernel_changes, *rules.changes)
    for change in changes:
        change(older)
    if document["format"] == WITH_NUMBERS:
        name_numbers(rules, older)
        for change in changes:
            change(older)
    return older.data


def _read_ending(rules: Rules[Any], data: Any) -> Any:
    return rules.endings.number(data) if isinstance(data, str) else data


def _check_whole(state: State, is_own: bool) -> None:
    """Refuse a state whose fields do not fit together."""
    fault = shape_fault(state)
    if fault is None:
        try:
            state.derive()
            fault = _first_fault(state, is_own)
        except RULES_FAILURES as error:
            fault = say("refusal-state-misfit", why=str(error)[:80])
    if fault is not None:
        raise Refused("state", fault)


def _first_fault(state: State, is_own: bool) -> Saying | None:
    """What the rules find wrong with a state, if anything."""
    fault = question_fault(state) if is_own else rules_fault(state) or question_fault(state)
    if fault is not None:
        return fault
    for seat in range(SPECTATOR, state.seats):
        state.view(seat)
    return None


def _items(data: Any, where: str) -> list[Any]:
    if not isinstance(data, list) or len(data) > LONGEST_LIST:
        raise Refused("state", say("refusal-state-list", name=where))
    return data


def _read_procedure(rules: Rules[Any], seats: int, data: Any) -> Procedure[Any]:
    if not isinstance(data, dict):
        raise Refused("state", say("refusal-agenda-entry"))
    data = dict(data)
    name, step = data.pop("do", None), data.pop("step", None)
    cls = rules.procedures.get(name) if isinstance(name, str) else None
    if cls is None:
        raise Refused("state", say("refusal-agenda-name", name=str(name)[:40]))
    if step != _END and step not in cls.STEPS:
        raise Refused("state", say("refusal-agenda-step", name=name, step=str(step)[:40]))
    if cls is PostponedQuestion:
        ask = _read_ask(rules, seats, data)
        return PostponedQuestion(ask.seat, ask.question, ask.args)
    frame: Procedure[Any] = cls.__new__(cls)
    data["next_step"] = len(cls.STEPS) if step == _END else cls.STEPS.index(step)
    data = numbered(cls, data, rules.namings, say("place-procedure", name=str(name)))
    from_data(frame, data, rules.limits(seats), say("place-procedure", name=str(name)))
    return frame


def _read_ask(rules: Rules[Any], seats: int, data: Any) -> Ask:
    if not isinstance(data, dict) or not isinstance(data.get("question"), str):
        raise Refused("state", say("refusal-open-question"))
    ask = Ask(0, 0, [])
    question = rules.questions.number(data["question"])
    args = numbered_words(rules.questions[question], data.get("args"), say("place-question"))
    filled = {**data, "question": question, "args": args}
    from_data(ask, filled, rules.limits(seats), say("place-question"))
    if not 0 <= ask.seat < seats:
        raise Refused("state", say("refusal-question-seat", n=ask.seat))
    lexicons = rules.questions[question].lexicons_for(ask.args)
    if len(ask.args) != len(lexicons):
        raise Refused("state", say("refusal-question-arguments"))
    for lexicon, arg in zip(lexicons, ask.args, strict=True):
        if not 0 <= arg < len(lexicon):
            raise Refused("state", say("refusal-question-names", kind=lexicon.kind, number=arg))
    return ask


def _read_chance(data: Any) -> Chance:
    if not isinstance(data, dict) or set(data) != {"stream", "draws", "loaded"}:
        raise Refused("state", say("refusal-state-chance"))
    stream, draws, loaded = data["stream"], data["draws"], data["loaded"]
    chance: Chance | None = None
    if isinstance(stream, list) and not any(isinstance(item, bool) for item in stream):
        match stream:
            case ["fast", int(mwc)]:
                chance = FastChance.resume(mwc)
            case ["secret", str(seed), int(used)]:
                chance = SecretChance.resume(seed, used)
    if chance is None:
        raise Refused("state", say("refusal-state-stream"))
    if isinstance(draws, bool) or not isinstance(draws, int) or not 0 <= draws < 1 << 62:
        raise Refused("state", say("refusal-state-draws"))
    if not isinstance(loaded, list) or not all(_is_outcome(item) for item in loaded):
        raise Refused("state", say("refusal-state-loaded"))
    chance.draws = draws
    chance.loaded = loaded
    return chance


def _is_outcome(data: Any) -> bool:
    if isinstance(data, list):
        return all(_is_outcome(item) and not isinstance(item, list) for item in data)
    return isinstance(data, int) and not isinstance(data, bool) and abs(data) < 1 << 32
