"""Who plays: a person or a bot on each seat."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from spellwright.bots import bot_named, usual_bot
from spellwright.cli.words import reader, say, told
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.registry import Game
from spellwright.speech.language import language, language_codes
from spellwright.speech.speaker import Speaker

NOBODY: Final = "none"
LONGEST_NAME: Final = 24

Names = Sequence[str]


class Player(NamedTuple):
    """A person, or a bot if `bot` names one."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot

    def to_data(self) -> dict[str, str]:
        if self.is_person:
            return {"kind": "person", "name": self.name}
        return {"kind": "bot", "name": self.bot}


def seated(
    game: Game,
    seats: int | None,
    people: Names | None,
    bots: Names | None,
    settings: Mapping[str, Value] | None = None,
) -> list[Player]:
    """The players in the order of their seats.

    `people` are seats (`1`), names that take the first free seat (`Anna`) or both (`2=Anna`); if it
    is None, one person plays on the first seat. Bots take the other seats in turn.
    """
    places = _places(("1",) if people is None else people)
    least = game.seats[0] if settings is None else game.rules.seats_for(settings)[0]
    count = max(least, *places, 0) if seats is None else seats
    game.rules.check_seats(count, settings)
    if places and max(places) > count:
        raise Refused("seats", say("refusal-no-seat", n=max(places), last=count))
    free = [seat for seat in range(1, count + 1) if seat not in places]
    names = _bot_names(game, bots, len(free))
    takers = {seat: names[place % len(names)] for place, seat in enumerate(free)}
    return [
        Player(takers[seat], takers[seat]) if seat in takers else Player(_called(places, seat))
        for seat in range(1, count + 1)
    ]


def _places(people: Names) -> dict[int, str]:
    """The people's names by seat, counted from 1; "" for those who gave none."""
    if tuple(people) == (NOBODY,):
        return {}
    places: dict[int, str] = {}
    nameless: list[str] = []
    for text in people:
        match = re.fullmatch(r"([0-9]{1,2})(?:=(.+))?", text)
        if match is None:
            nameless.append(text)
        elif int(match[1]) in places or int(match[1]) == 0:
            raise Refused("people", say("refusal-own-seat", text=text))
        else:
            places[int(match[1])] = _good_name(match[2] or "")
    for name in nameless:
        seat = next(seat for seat in range(1, len(people) + 100) if seat not in places)
        places[seat] = _good_name(name)
    return places


def _good_name(name: str) -> str:
    if len(name) > LONGEST_NAME or not name.isprintable() or "=" in name:
        raise Refused("people", say("refusal-name", text=name[:40], most=LONGEST_NAME))
    return name.strip()


def _called(places: Mapping[int, str], seat: int) -> str:
    if places[seat]:
        return places[seat]
    return told("player-you") if len(places) == 1 else told("player-number", n=seat)


def _bot_names(game: Game, bots: Names | None, free: int) -> Names:
    if bots is None:
        return [usual_bot(game)]
    for name in bots:
        bot_named(game, name)
    if len(bots) > free:
        raise Refused("bots", say("refusal-bot-seats", free=free, named=len(bots)))
    return bots


def read_players(game: Game, data: Any, seats: int) -> list[Player]:
    """The players that a saved game names; it may come from a stranger."""
    if not isinstance(data, list) or len(data) != seats:
        raise Refused("players", say("refusal-saved-players", n=seats))
    players: list[Player] = []
    for item in data:
        match item:
            case {"kind": "person", "name": str(name)} if name:
                players.append(Player(_name_today(_good_name(name), len(players) + 1)))
            case {"kind": "bot", "name": str(name)}:
                bot_named(game, name)
                players.append(Player(name, name))
            case _:
                raise Refused("players", say("refusal-saved-player"))
    return players


def _name_today(name: str, seat: int) -> str:
    """Who gave no name was saved under a word like “You”: here it is in the reader's language."""
    nameless = (say("player-you"), say("player-number", n=seat))
    for speaker in map(Speaker, map(language, language_codes())):
        for saying in nameless:
            if name == speaker.say(saying):
                return reader().say(saying)
    return name
