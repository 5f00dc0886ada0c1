"""The workshop for Groups: all characters, Artifacts, Spells, Quests and Potions side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from spellwright.drawing.card_content import Card
from spellwright.face.workshop import Bench, DraftItem, Look, Ready, Shelf, Total
from spellwright.games.duels import words
from spellwright.games.duels.bot.player import Greedy
from spellwright.games.duels.collection import (
    artifacts,
    book_spells,
    characters,
    groups,
    potions,
    quests_of_type,
)
from spellwright.games.duels.content.columns import (
    AFFILIATION_KEYS,
    ARTIFACT_GALLEONS,
    GALLEONS,
    LEVEL,
    QUEST_DECK,
    QUEST_TYPE,
)
from spellwright.games.duels.content.rows import (
    ARTIFACTS,
    CHARACTERS,
    GROUPS,
    POTIONS,
    QUESTS,
    SPELLS,
    keys,
)
from spellwright.games.duels.groups.draft import (
    build,
    group_in_draft,
    next_in_draft,
    with_quests_in_order,
)
from spellwright.games.duels.groups.group import READY_MADE, Group, members
from spellwright.games.duels.groups.reasons import (
    why_not_brew,
    why_not_equip,
    why_not_learn,
    why_not_recruit,
)
from spellwright.games.duels.groups.sums import (
    book,
    book_size,
    cost_of,
    galleons_left,
    potions_in,
    stock_size,
)
from spellwright.games.duels.groups.text import group_text, read_draft
from spellwright.games.duels.lexicons import (
    AFFILIATION_WORDS,
    GROUP_NAMES,
    GROUP_TEXTS,
    QUEST_TYPE_NAMES,
    SHARED_NAMES,
    say,
)
from spellwright.games.duels.picture.cards import (
    artifact_card,
    character_card,
    potion_card,
    quest_card,
    spell_card,
)
from spellwright.games.duels.queries import bits_of
from spellwright.games.duels.refusal_reasons.reason import Reason
from spellwright.games.duels.state import NOTHING, DuelsState
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.option import first_of, verb_of
from spellwright.kernel.saying import Saying
from spellwright.speech.speaker import Speaker

SHELVES: Final = ("models", "artifacts", "spells", "quests", "potions")
KEYS: Final = {
    "models": keys(CHARACTERS),
    "artifacts": keys(ARTIFACTS),
    "spells": keys(SPELLS),
    "quests": keys(QUESTS),
    "potions": keys(POTIONS),
}
MOST_CHOICES: Final = 200


def bench(s: DuelsState, seat: int, text: str, speaker: Speaker) -> Bench:
    """A draft laid out on the bench."""
    trial, left_out = build(s, seat, read_draft(text))
    group = group_in_draft(trial, seat)
    return Bench(
        group_text(group),
        _sides(speaker, group),
        _totals(trial, seat, group, speaker),
        (
            _characters(trial, seat, group, speaker),
            _artifacts(trial, seat, group, speaker),
            _spells(trial, seat, group, speaker),
            _quests(trial, group, speaker),
            _potions(trial, seat, group, speaker),
        ),
        tuple([speaker.say(reason[0]) for reason in left_out]),
        tuple([speaker.say(said) for said in _missing(trial, seat, group)]),
    )


def ready(s: DuelsState, speaker: Speaker) -> Sequence[Ready]:
    return [
        Ready(
            keys(GROUPS)[n],
            speaker.word(GROUP_NAMES.noun(n)),
            speaker.word(GROUP_TEXTS.noun(n)),
            group_text(READY_MADE[n]),
        )
        for n in groups(s)
    ]


# -- changes ---------------------------------------------------------------------------------------


def changed(s: DuelsState, seat: int, text: str, change: str) -> str:
    """The draft after a change; what does not fit any more goes with it."""
    group = read_draft(text)
    verb, *rest = change.split() or [""]
    if verb == "side" and rest and rest[0] in AFFILIATION_KEYS:
        group.affiliation = AFFILIATION_KEYS.index(rest[0])
    elif verb == "clear":
        group = Group(group.affiliation, [], [], [], [], [])
    elif verb == "fill":
        group = _filled(s, seat, group)
    elif verb in ("add", "remove") and len(rest) == 2 and rest[0] in KEYS:
        shelf, key = rest
        if key in KEYS[shelf]:
            _move(group, shelf, KEYS[shelf].index(key), is_added=verb == "add", s=s, seat=seat)
    trial, _ = build(s, seat, group)
    return group_text(group_in_draft(trial, seat))


def _move(
    group: Group, shelf: str, number: int, *, is_added: bool, s: DuelsState, seat: int
) -> None:
    if shelf == "models":
        _move_model(group, number, is_added=is_added)
    elif shelf == "artifacts":
        borne = [entry for entry in group.artifacts if entry[0] != number]
        if is_added:
            borne += [(number, place) for place in _bearer(s, seat, group, number)]
        group.artifacts = borne
    elif shelf == "quests":
        others = [n for n in group.quests if QUEST_TYPE[n] != QUEST_TYPE[number]]
        group.quests = with_quests_in_order([*others, number] if is_added else others)
    else:
        pieces = group.spells if shelf == "spells" else group.potions
        if is_added and number not in pieces:
            pieces.append(number)
        elif not is_added and number in pieces:
            pieces.remove(number)


def _move_model(group: Group, number: int, *, is_added: bool) -> None:
    if is_added:
        group.models.append(number)
    elif number in group.models:
        place = len(group.models) - 1 - group.models[::-1].index(number)
        del group.models[place]
        kept = [entry for entry in group.artifacts if entry[1] != place]
        group.artifacts = [(n, p - (p > place)) for n, p in kept]


def _bearer(s: DuelsState, seat: int, group: Group, number: int) -> list[int]:
    """The first place in the Group whose Model may bear an Artifact."""
    for place in range(len(group.models)):
        tried = Group(
            group.affiliation, group.models, [*group.artifacts, (number, place)], [], [], []
        )
        trial, left_out = build(s, seat, tried)
        if not left_out and (number, place) in group_in_draft(trial, seat).artifacts:
            return [place]
    return []


def _filled(s: DuelsState, seat: int, group: Group) -> Group:
    """The draft with the rest chosen by rules of thumb: what is there stays."""
    trial = s.copy().quiet()
    bot, luck, stage = Greedy(), FastChance(1), s.stage
    for _ in range(MOST_CHOICES):
        ask = trial.ask_of(seat)
        if ask is None or trial.stage != stage:
            break
        code = next_in_draft(trial, seat, group, ask.question)
        if code == NOTHING:
            code = _affordable(trial, seat, group, advice_of(bot, trial, seat, luck).code)
        trial.choose(seat, code)
    found = group_in_draft(trial, seat)
    # Potions are brewed later, when both Groups lie open.
    strongest = sorted(potions(s), key=lambda number: -LEVEL[number])
    found.potions = [*group.potions, *[n for n in strongest if n not in group.potions]]
    return found


def _affordable(s: DuelsState, seat: int, group: Group, code: int) -> int:
    """The advice, unless a character would cost what is meant for Artifacts of the draft."""
    if verb_of(code) != words.RECRUIT or not members(s, seat):
        return code
    meant = sum([ARTIFACT_GALLEONS[number] for number, _ in group.artifacts])
    return code if GALLEONS[first_of(code)] + meant <= galleons_left(s, seat) else words.DONE


# -- what is laid out ------------------------------------------------------------------------------


def _look(card: Card) -> Look:
    figures = tuple([(figure.meaning, figure.number) for figure in card.figures])
    return Look(card.title, card.kind, card.text, card.icon, card.colour, figures)


def _said(speaker: Speaker, reason: Reason | None) -> str:
    return "" if reason is None else speaker.say(reason[0])


def _sides(speaker: Speaker, group: Group) -> tuple[tuple[str, str, bool], ...]:
    return tuple(
        [
            (key, speaker.word(AFFILIATION_WORDS.noun(n)), n == group.affiliation)
            for n, key in enumerate(AFFILIATION_KEYS)
        ]
    )


def _totals(s: DuelsState, seat: int, group: Group, speaker: Speaker) -> tuple[Total, ...]:
    budget = int(s.settings["budget"])
    rows = (
        ("workshop-galleons", cost_of(s, seat), budget),
        ("workshop-spells", len(book(s, seat)), book_size(s, seat)),
        ("workshop-quests", len(group.quests), QUEST_DECK),
        ("workshop-potions", len(group.potions), stock_size(s, seat)),
    )
    labels = {
        "workshop-galleons": say("workshop-galleons"),
        "workshop-spells": say("workshop-spells"),
        "workshop-quests": say("workshop-quests"),
        "workshop-potions": say("workshop-potions"),
    }
    return tuple(
        [
            Total(speaker.say(labels[key]), f"{used} / {most}", used >= most)
            for key, used, most in rows
        ]
    )


def _shelf(
    key: str,
    title: Saying,
    count: int,
    speaker: Speaker,
    numbers: Sequence[int],
    piece: Callable[[int], DraftItem],
) -> Shelf:
    return Shelf(key, speaker.say(title), str(count), tuple([piece(number) for number in numbers]))


def _characters(s: DuelsState, seat: int, group: Group, speaker: Speaker) -> Shelf:
    known = characters(s, group.affiliation)

    def piece(number: int) -> DraftItem:
        is_leader = bool(group.models) and group.models[0] == number
        why = _said(speaker, why_not_recruit(s, seat, number))
        note = speaker.say(say("workshop-leader")) if is_leader else ""
        card = _look(character_card(speaker, number))
        return DraftItem(KEYS["models"][number], card, group.models.count(number), why, (), note)

    return _shelf("models", say("workshop-characters"), len(group.models), speaker, known, piece)


def _artifacts(s: DuelsState, seat: int, group: Group, speaker: Speaker) -> Shelf:
    bearers = {number: group.models[place] for number, place in group.artifacts}

    def piece(number: int) -> DraftItem:
        borne = number in bearers
        reason = None
        if not group.models:
            reason = (say("workshop-first-characters"), "")
        elif not borne:
            reason = why_not_equip(s, seat, number)
        note = ""
        if borne:
            note = speaker.say(say("workshop-borne-by", who=SHARED_NAMES[bearers[number]]))
        card = _look(artifact_card(speaker, number))
        tags = (card.kind,)
        return DraftItem(
            KEYS["artifacts"][number], card, int(borne), _said(speaker, reason), tags, note
        )

    numbers = bits_of(artifacts(s))
    title = say("workshop-artifacts")
    return _shelf("artifacts", title, len(bearers), speaker, numbers, piece)


def _spells(s: DuelsState, seat: int, group: Group, speaker: Speaker) -> Shelf:
    def piece(number: int) -> DraftItem:
        known = number in group.spells
        reason = None
        if not group.models:
            reason = (say("workshop-first-characters"), "")
        elif not known:
            reason = why_not_learn(s, seat, number)
        card = _look(spell_card(speaker, number))
        tags = (card.kind,)
        return DraftItem(KEYS["spells"][number], card, int(known), _said(speaker, reason), tags)

    numbers = book_spells(s)
    return _shelf("spells", say("workshop-spells"), len(group.spells), speaker, numbers, piece)


def _quests(s: DuelsState, group: Group, speaker: Speaker) -> Shelf:
    """One of each type; another of the same type takes its place."""

    def piece(number: int) -> DraftItem:
        card = _look(quest_card(speaker, number))
        kind = speaker.word(QUEST_TYPE_NAMES.noun(QUEST_TYPE[number]))
        is_there = number in group.quests
        return DraftItem(KEYS["quests"][number], card, int(is_there), "", (kind,), kind)

    numbers = [number for kind in range(QUEST_DECK) for number in quests_of_type(s, kind)]
    return _shelf("quests", say("workshop-quests"), len(group.quests), speaker, numbers, piece)


def _potions(s: DuelsState, seat: int, group: Group, speaker: Speaker) -> Shelf:
    def piece(number: int) -> DraftItem:
        is_there = number in group.potions
        reason = None if is_there else why_not_brew(s, seat, number)
        if not is_there and reason is None and len(group.potions) >= stock_size(s, seat):
            reason = (say("refusal-stock-full"), "WD-11.2")
        card = _look(potion_card(speaker, number))
        return DraftItem(KEYS["potions"][number], card, int(is_there), _said(speaker, reason))

    numbers = potions(s)
    return _shelf("potions", say("workshop-potions"), len(group.potions), speaker, numbers, piece)


def _missing(s: DuelsState, seat: int, group: Group) -> list[Saying]:
    """What keeps a Group from being whole."""
    found = []
    if not members(s, seat):
        found.append(say("workshop-needs-character"))
    spells = book_size(s, seat) - len(book(s, seat))
    if members(s, seat) and spells > 0:
        found.append(say("workshop-needs-spells", n=spells))
    if len(group.quests) < QUEST_DECK:
        found.append(say("workshop-needs-quests", n=QUEST_DECK - len(group.quests)))
    potions = stock_size(s, seat) - len(potions_in(s.stock[seat]))
    if potions > 0:
        found.append(say("workshop-needs-potions", n=potions))
    return found
