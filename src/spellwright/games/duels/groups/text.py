"""Groups as text, to keep, send and read back.

    hogwarts
    models: harry-potter hermione-granger
    artifacts: crookshanks@hermione-granger
    spells: stupefy protego
    quests: open-book two-at-once ...
    potions: pepperup ...

The first Model is the Leader. A second Model of a Horde is `dementor.2` where it bears something.
"""

from __future__ import annotations

from typing import Final

from spellwright.games.duels.content.columns import AFFILIATION_KEYS
from spellwright.games.duels.content.rows import (
    ARTIFACTS,
    CHARACTERS,
    POTIONS,
    QUESTS,
    SPELLS,
    keys,
)
from spellwright.games.duels.groups.group import Group
from spellwright.games.duels.lexicons import say
from spellwright.kernel.refusal import Refused

PARTS: Final = ("models", "artifacts", "spells", "quests", "potions")
LONGEST: Final = 4000


def group_text(group: Group) -> str:
    """A Group as text that `read_group` understands."""
    artifacts = [
        f"{keys(ARTIFACTS)[number]}@{_bearer(group.models, place)}"
        for number, place in group.artifacts
    ]
    parts = {
        "models": [keys(CHARACTERS)[number] for number in group.models],
        "artifacts": artifacts,
        "spells": [keys(SPELLS)[number] for number in group.spells],
        "quests": [keys(QUESTS)[number] for number in group.quests],
        "potions": [keys(POTIONS)[number] for number in group.potions],
    }
    lines = [f"{name}: {' '.join(entries)}".rstrip() for name, entries in parts.items()]
    return "\n".join([AFFILIATION_KEYS[group.affiliation], *lines]) + "\n"


def _bearer(models: list[int], place: int) -> str:
    """The key of a Model among its likes: `dementor`, `dementor.2`."""
    key = keys(CHARACTERS)[models[place]]
    before = models[:place].count(models[place])
    return f"{key}.{before + 1}" if before else key


def read_group(text: str) -> Group:
    """The Group that a text describes; refused with a sentence if it describes none."""
    group = read_draft(text)
    if not group.models:
        raise Refused("group", say("refusal-group-no-model"), "WD-G49")
    return group


def read_draft(text: str) -> Group:
    """A Group that may still be without anybody."""
    lines = [line.strip() for line in text[:LONGEST].splitlines() if line.strip()]
    if not lines or lines[0] not in AFFILIATION_KEYS:
        said = say("refusal-group-first-line", words=tuple(AFFILIATION_KEYS))
        raise Refused("group", said, "WD-8.5")
    parts: dict[str, list[str]] = {}
    for line in lines[1:]:
        name, colon, rest = line.partition(":")
        if not colon or name not in PARTS or name in parts:
            raise Refused("group", say("refusal-group-line", text=line[:40], words=PARTS))
        parts[name] = rest.split()
    models = _numbers(parts.get("models", []), keys(CHARACTERS), "character")
    bearers = [_bearer(models, place) for place in range(len(models))]
    artifacts = []
    for entry in parts.get("artifacts", []):
        what, _, whom = entry.partition("@")
        if whom not in bearers:
            said = say("refusal-group-nobody", text=entry[:60])
            raise Refused("group", said, "WD-8.10")
        artifacts.append((_numbers([what], keys(ARTIFACTS), "artifact")[0], bearers.index(whom)))
    return Group(
        AFFILIATION_KEYS.index(lines[0]),
        models,
        artifacts,
        _numbers(parts.get("spells", []), keys(SPELLS), "spell"),
        _numbers(parts.get("quests", []), keys(QUESTS), "quest"),
        _numbers(parts.get("potions", []), keys(POTIONS), "potion"),
    )


def _numbers(written: list[str], known: list[str], kind: str) -> list[int]:
    for key in written:
        if key not in known:
            raise Refused("group", say(f"refusal-group-no-{kind}", text=key[:40]))
    return [known.index(key) for key in written]
