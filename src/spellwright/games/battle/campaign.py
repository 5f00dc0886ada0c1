"""A campaign (HB-25): a chain of games, kept as a record between them.

A record is plain data and JSON. It gives the settings of the next game, and takes in the end of
that game; so a campaign can be put away and taken up again between any two games.

    campaign = BattleCampaign("easy")
    state = GAME.new(2, seed, campaign.settings())
    ...                                  # play it to its end
    campaign.take_in(state)
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from spellwright.campaign import Campaign, CampaignMode, Chapter, PlayedGame
from spellwright.face.parts import Fact, Panel
from spellwright.face.scene import ENGLISH
from spellwright.games.battle.carry_over import Carried, banished_for_good, carried, carry_text
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.rulebook import RULES
from spellwright.games.battle.state import NOTHING, BattleState
from spellwright.games.battle.story import WON
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.speech.speaker import Speaker

FORMAT: Final = "spellwright battle campaign 1"
LEVELS: Final = (*columns.SCENARIOS[:7], "pack4")
"""HB-25.1, HB-25.19: Years 1 to 7, then Battle for Hogwarts."""
TITLES: Final = (
    *[say("campaign-year", n=number) for number in range(1, 8)],
    say("campaign-battle-for-hogwarts"),
)
MODES: Final = (
    CampaignMode("easy", say("campaign-easy"), say("campaign-easy-text"), "HB-25.3"),
    CampaignMode("normal", say("campaign-normal"), say("campaign-normal-text"), "HB-25.9"),
)
MOST_ATTEMPTS: Final = 1000
MOST_FACTS: Final = 20
LONGEST_FACT: Final = 400


class Attempt(NamedTuple):
    """One game of the campaign, with its statistics as pairs of a label and a value."""

    level: int
    won: bool
    turns: int
    locations_lost: int
    facts: tuple[tuple[str, str], ...] = ()


class BattleCampaign(Campaign[BattleState]):
    """How far the Heroes have come, and what they keep."""

    def __init__(self, mode: str, options: Mapping[str, Value] | None = None) -> None:
        if mode not in [known.id for known in MODES]:
            raise Refused("campaign", say("refusal-campaign-mode", mode=mode[:20]), "HB-25")
        self._mode = mode
        self.options: dict[str, Value] = dict(options or {})
        self.heroes: list[int] = []
        self.decks: list[list[int]] = []
        self.shops: list[list[int]] = []
        self.banished: list[int] = []
        self.returned: list[int] = []
        """How many Detention! cards come back to each Hero's deck (HB-25.6)."""
        self.attempts: list[Attempt] = []

    @property
    def mode(self) -> str:
        return self._mode

    @property
    def level(self) -> int:
        """The level to be played, from 1; one more than there are when the campaign is won."""
        return 1 + len([attempt for attempt in self.attempts if attempt.won])

    @property
    def is_over(self) -> bool:
        return self.level > len(LEVELS)

    def settings(self) -> dict[str, Value]:
        """The options of the next game (HB-25.2, HB-25.3, HB-25.11)."""
        if self.is_over:
            raise Refused("campaign", say("refusal-campaign-won"), "HB-25.1")
        chosen = {**self.options, "scenario": LEVELS[self.level - 1], "campaign": self.mode}
        if self.heroes:
            chosen["carried"] = carry_text(self._rows(), self.banished)
        return chosen

    def _rows(self) -> list[Carried]:
        rows = []
        for place, hero in enumerate(self.heroes):
            deck = self.decks[place] or columns.STARTING_DECKS[hero]
            kept = deck + [columns.DETENTION] * self.returned[place] if self.mode == "easy" else []
            rows.append(Carried(hero, tuple(kept), tuple(self.shops[place])))
        return rows

    def take_in(self, state: BattleState, facts: Sequence[Fact] = ()) -> None:
        """Note how a game ended; a lost level is attempted again as it was (HB-25.2)."""
        if not state.over or columns.SCENARIOS[state.scenario] != self.settings()["scenario"]:
            raise Refused("campaign", say("refusal-campaign-other-game"))
        if not self.heroes:
            self.heroes = state.hero[:]
            self.decks = [[] for _ in state.hero]
            self.shops = [[] for _ in state.hero]
            self.returned = [0 for _ in state.hero]
        won = state.ending == WON
        noted = tuple([(fact.label, fact.value) for fact in facts])
        self.attempts.append(Attempt(self.level, won, state.turn, state.locations_lost, noted))
        if won:
            self._keep(state)

    def _keep(self, state: BattleState) -> None:
        """HB-25.3, HB-25.6, HB-25.7, HB-25.9."""
        for place in range(state.heroes):
            if self.mode == "easy":
                played = state.play_area if place == state.active else []
                cards = [*state.deck[place], *state.hand[place], *state.pile[place], *played]
                self.decks[place] = sorted(cards)
            elif state.put_by[place] != NOTHING:
                self.shops[place].append(state.put_by[place])
        if self.mode == "easy":
            self.banished += [kind for kind in state.banished if kind != columns.DETENTION]
            if state.settings["easy-detention"] == "owner":
                self.returned = state.detentions_banished[:]

    # -- to show ---------------------------------------------------------------------------------

    def chapters(self, speaker: Speaker = ENGLISH) -> list[Chapter]:
        levels = [attempt.level for attempt in self.attempts]
        return [
            Chapter(speaker.say(title), levels.count(number), number < self.level)
            for number, title in enumerate(TITLES, 1)
        ]

    def played(self, speaker: Speaker = ENGLISH) -> list[PlayedGame]:
        return [
            PlayedGame(
                attempt.level - 1,
                attempt.won,
                (
                    Fact(speaker.say(say("campaign-locations-lost")), str(attempt.locations_lost)),
                    *[Fact(label, value) for label, value in attempt.facts],
                ),
            )
            for attempt in self.attempts
        ]

    def holdings(self, speaker: Speaker = ENGLISH) -> list[Panel]:
        from spellwright.games.battle.picture.holdings import holdings

        return holdings(speaker, self._rows(), self.banished)

    # -- JSON --------------------------------------------------------------------------------------

    def to_json(self) -> str:
        document = {
            "format": FORMAT,
            "mode": self.mode,
            "options": self.options,
            "kept": carry_text(self._kept_rows(), self.banished) if self.heroes else "",
            "returned": self.returned,
            "attempts": [list(attempt) for attempt in self.attempts],
        }
        return json.dumps(document, sort_keys=True, separators=(",", ":"))

    def _kept_rows(self) -> list[Carried]:
        together = zip(self.heroes, self.decks, self.shops, strict=True)
        return [Carried(hero, tuple(deck), tuple(shop)) for hero, deck, shop in together]

    @classmethod
    def from_json(cls, text: str) -> BattleCampaign:
        """The record that `to_json` wrote; refused with a sentence if it is anything else."""
        try:
            document = json.loads(text)
        except (ValueError, RecursionError):
            document = None
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise Refused("campaign", say("refusal-campaign-format", format=FORMAT))
        campaign = cls(str(document.get("mode")), _options(document.get("options")))
        kept = document.get("kept")
        if kept:
            rows = carried(str(kept))
            campaign.heroes = [row.hero for row in rows]
            campaign.decks = [list(row.deck) for row in rows]
            campaign.shops = [list(row.shop) for row in rows]
            campaign.banished = list(banished_for_good(str(kept)))
        campaign.returned = _numbers(document.get("returned"), len(campaign.heroes))
        campaign.attempts = _attempts(document.get("attempts"))
        if not campaign.is_over:
            campaign.settings()
        return campaign


def _options(data: Any) -> dict[str, Value]:
    if not isinstance(data, dict) or not all(
        isinstance(v, bool | int | str) for v in data.values()
    ):
        raise Refused("campaign", say("refusal-campaign-options"))
    return data


def _numbers(data: Any, length: int) -> list[int]:
    if not isinstance(data, list) or len(data) != length:
        raise Refused("campaign", say("refusal-campaign-detentions"))
    if not all(type(number) is int and 0 <= number <= columns.DETENTIONS for number in data):
        raise Refused("campaign", say("refusal-campaign-most-detentions"), "HB-1.29")
    return data


def _attempts(data: Any) -> list[Attempt]:
    if not isinstance(data, list) or len(data) > MOST_ATTEMPTS:
        raise Refused("campaign", say("refusal-campaign-attempts"))
    attempts: list[Attempt] = []
    for row in data:
        if not isinstance(row, list) or [type(item) for item in row] != [int, bool, int, int, list]:
            raise Refused("campaign", say("refusal-campaign-attempt"))
        attempt = Attempt(row[0], row[1], row[2], row[3], _facts(row[4]))
        if attempt.level != 1 + len([earlier for earlier in attempts if earlier.won]):
            raise Refused("campaign", say("refusal-campaign-order"), "HB-25.1")
        attempts.append(attempt)
    return attempts


def _facts(data: list[Any]) -> tuple[tuple[str, str], ...]:
    pairs = [tuple(pair) for pair in data if isinstance(pair, list) and len(pair) == 2]
    texts = [text for pair in pairs for text in pair]
    if len(pairs) != len(data) or len(data) > MOST_FACTS:
        raise Refused("campaign", say("refusal-campaign-statistics"))
    if not all(isinstance(text, str) and len(text) <= LONGEST_FACT for text in texts):
        raise Refused("campaign", say("refusal-campaign-facts"))
    return tuple([(label, value) for label, value in pairs])


def new_campaign(mode: str, options: Mapping[str, Value]) -> BattleCampaign:
    """A campaign before its first game; refused if no game has such options."""
    campaign = BattleCampaign(mode, options)
    RULES.check_settings(campaign.settings())
    return campaign


def campaign_from_json(text: str) -> BattleCampaign:
    return BattleCampaign.from_json(text)
