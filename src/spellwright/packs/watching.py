"""Playing games while looking out for the rows of a pack: what is offered, chosen, told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from spellwright.bots import bot_named
from spellwright.kernel.bot import advice_of
from spellwright.kernel.chance import FastChance
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import Value
from spellwright.kernel.outcome import standing
from spellwright.kernel.state import State
from spellwright.packs.report import RowNote
from spellwright.registry import Game


class Watch:
    """What has come up of some rows, by their keys."""

    def __init__(
        self, game: Game, keys: Collection[str], worn: Mapping[str, Collection[str]] | None = None
    ) -> None:
        self._game = game
        self._keys = frozenset(keys)
        self._worn = worn or {}
        """By the keys of rows those of others that come up with them."""
        self._games: Counter[str] = Counter()
        self._offered: Counter[str] = Counter()
        self._chosen: Counter[str] = Counter()
        self._won: Counter[str] = Counter()
        self._lost: Counter[str] = Counter()
        self.games = 0

    @property
    def missing(self) -> list[str]:
        """The rows that have not come up in any game."""
        return sorted(self._keys - set(self._games))

    def notes(self) -> list[RowNote]:
        return [
            RowNote(
                key,
                self._games[key],
                self._offered[key],
                self._chosen[key],
                self._won[key],
                self._lost[key],
            )
            for key in sorted(self._keys)
        ]

    def play(
        self,
        seats: int,
        seed: int,
        settings: Mapping[str, Value],
        bots: Sequence[str],
        most_choices: int = 1 << 30,
        *,
        curious: bool = False,
    ) -> None:
        """Play a game, or the beginning of one, and note what comes up. Curious players take every
        second time what names a row, if they can; how such a game ends says nothing of a row.
        """
        game, rules = self._game, self._game.rules
        state: State = game.new(seats, seed, settings)
        players = [bot_named(game, bots[seat % len(bots)]) for seat in range(seats)]
        luck = [FastChance(seed * 31 + seat) for seat in range(seats)]
        came, chose = set(self._told(state)), set[tuple[int, str]]()
        came |= set(game.study.setting(state).values()) & self._keys
        while state.asks and state.choices < most_choices:
            ask = state.asks[0]
            on_offer = self._named(state, ask)
            came |= on_offer
            chance = luck[ask.seat]
            wanted = self._codes_named(state, ask) if curious and chance.below(2) else []
            if wanted:
                code = wanted[chance.below(len(wanted))]
            else:
                code = advice_of(players[ask.seat], state, ask.seat, chance).code
            if not curious:
                chosen = self._in_text(rules.verbs.text(code))
                self._offered.update(on_offer)
                self._chosen.update(chosen)
                chose |= {(ask.seat, key) for key in chosen}
            state.choose(ask.seat, code)
            came |= set(self._told(state))
        self._games.update(came.union(*[self._worn.get(key, ()) for key in came]))
        self.games += 1
        if state.over:
            for seat, key in chose:
                is_won = standing(state.ranks, seat, rules.cooperative) > 0.5
                (self._won if is_won else self._lost)[key] += 1

    def _named(self, state: State, ask: Ask) -> set[str]:
        verbs, found = state.rules.verbs, set[str]()
        for code in state.options(ask):
            found |= self._in_text(verbs.text(code))
        return found

    def _codes_named(self, state: State, ask: Ask) -> list[int]:
        """The options that name a row."""
        verbs = state.rules.verbs
        return [code for code in state.options(ask) if self._in_text(verbs.text(code))]

    def _in_text(self, text: str) -> set[str]:
        return set(text.split()) & self._keys

    def _told(self, state: State) -> list[str]:
        rules: Any = state.rules
        found = []
        for event in state.events:
            lexicons = rules.events[event.kind].lexicons
            found += [words.key(arg) for words, arg in zip(lexicons, event.args, strict=False)]
        return [key for key in found if key in self._keys]
