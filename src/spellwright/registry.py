"""The games that are there, by their ids, and what each of them consists of.

A game is a package with `rulebook.py` (the rules, as `RULES`) and, as far as it has them,
`mind.py`, `face.py`, `study.py`, `campaign.py` and `observation.py`; each is loaded when it is
first wanted. A mind, face or study is the module itself, or an object in it: `MIND`, `FACE`,
`STUDY`. Packages outside bring games by entry points (`brought`).
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, final

from spellwright import content
from spellwright.brought import brought_files, brought_packages, folder_of
from spellwright.campaign import Campaigns
from spellwright.drawing.pack_emblems import add_emblems
from spellwright.face.face import Face, PlainFace
from spellwright.face.scene import Scene
from spellwright.kernel.bot import Bot
from spellwright.kernel.display import DISPLAY
from spellwright.kernel.game_option import GameOption
from spellwright.kernel.observation import Observation
from spellwright.kernel.refusal import Refused, RulesError, Unchecked
from spellwright.kernel.rules import Rules
from spellwright.kernel.saying import LIBRARY, SPEECH, Noun, say
from spellwright.kernel.view import View
from spellwright.rules_reference import games_with_rules, known_clauses
from spellwright.search.mind import Mind, PlainMind
from spellwright.speech.language import FOLDERS, ROWS, language, language_codes
from spellwright.speech.slips import Slip
from spellwright.speech.speaker import Speaker, has_words
from spellwright.study import PlainStudy, Study

GAME_IDS: Final = ("wizardry", "funkoverse", "duels", "battle", "talisman")
SAMPLE_IDS: Final = ("reference", "endless", "night-owls")


@final
class Game:
    """A game: its rules, the mind of its players, its face, and its campaigns if it has any."""

    def __init__(
        self,
        rules: Rules[Any],
        mind: Callable[[], Mind] = PlainMind,
        face: Callable[[], Face] = PlainFace,
        campaign: Callable[[], Campaigns] | None = None,
        tables: Path | None = None,
        observation: Callable[[], Observation] | None = None,
        study: Callable[[], Study] = PlainStudy,
    ) -> None:
        self.rules = rules
        self.tables = tables
        """The folder of its content tables; None for a game without tables."""
        self._mind = mind
        self._face = face
        self._campaign = campaign
        self._observation = observation
        self._study = study

    def __repr__(self) -> str:
        least, most = self.seats
        return f"<Game {self.id}: {self.name}, {least} to {most} seats>"

    @cached_property
    def mind(self) -> Mind:
        return self._mind()

    @cached_property
    def face(self) -> Face:
        return self._face()

    @cached_property
    def campaign(self) -> Campaigns | None:
        """None if games of it are not played as a campaign."""
        return None if self._campaign is None else self._campaign()

    @cached_property
    def observation(self) -> Observation | None:
        """How its states become numbers for those who learn; None if it does not say."""
        return None if self._observation is None else self._observation()

    @cached_property
    def study(self) -> Study:
        """What the lab asks of it."""
        return self._study()

    @property
    def campaigns(self) -> Campaigns:
        """As `campaign`; refused if there are none."""
        if self.campaign is None:
            raise Refused("campaign", say("refusal-no-campaign", game=self.noun))
        return self.campaign

    def __reduce__(self) -> tuple[Any, ...]:
        """Copied and pickled it stays the one game of its id."""
        return any_game, (self.id,)

    @property
    def id(self) -> str:
        return self.rules.id

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def noun(self) -> Noun | str:
        """The name of the game, for use in a saying; those from other packages have one only."""
        return game_noun(self.id, self.name)

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the most seats."""
        return self.rules.seats

    @property
    def options(self) -> tuple[GameOption, ...]:
        return self.rules.game_options

    def new(
        self,
        seats: Unchecked = None,
        seed: Unchecked = 0,
        options: Unchecked = None,
        *,
        events: bool = True,
    ) -> Any:
        """A new game, ready for its first decision (`Rules.new`)."""
        return self.rules.new(seats, seed, options, events=events)

    def from_json(self, text: str) -> Any:
        """The state that `to_json` wrote; refused with a sentence if it is anything else."""
        return self.rules.from_json(text)

    def bots(self) -> Mapping[str, Callable[[], Bot]]:
        """The computer players that this game brings beside the random one."""
        return self.mind.bots()


def game(id: str) -> Game:
    """The game with this id; refused with a suggestion if there is none.

    >>> game("wizardry").seats
    (2, 6)
    """
    package = _package(id)
    return _loaded(package) if id in GAME_IDS else _brought(id, package)


def _package(id: str) -> str:
    packages = _packages()
    if id not in packages:
        near = difflib.get_close_matches(id, packages, 1, cutoff=0.5)
        said = say("refusal-no-game", game=id[:40], games=tuple(packages))
        if near:
            said = say("refusal-no-game-near", game=id[:40], near=near[0])
        raise Refused("unknown-game", said)
    return packages[id]


def game_noun(id: str, name: str = "") -> Noun | str:
    """The noun for a game that may not be there any more; without a catalog, its name or id."""
    is_ours = id in (*GAME_IDS, *SAMPLE_IDS)
    return Noun(LIBRARY, f"game-{id}") if is_ours else name or id


def any_game(id: str) -> Game:
    """As `game`, but also knows the small games that are not offered (`samples`).

    >>> any_game("reference").name
    'Tic-tac-toe'
    """
    return _samples()[id] if id in SAMPLE_IDS else game(id)


def all_games() -> list[Game]:
    """All games, in the order in which they are offered."""
    return [game(id) for id in game_ids()]


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in the order in which they are offered: first those of the house."""
    return tuple(_packages())


def set_figures(id: str, figures: Mapping[str, content.Value]) -> None:
    """From now on a game has other figures than its tables, by their paths; refused once this
    process has loaded the game.
    """
    if id in SAMPLE_IDS:
        if figures:
            raise Refused("figures", say("refusal-no-figures", game=any_game(id).noun))
        return
    content.set_figures(_tables(_package(id)), figures)


def figures_in_force(id: str) -> Mapping[str, content.Value]:
    """The figures that were set for a game in this process."""
    return {} if id in SAMPLE_IDS else content.figures_set(_tables(_package(id)))


def load_pack(folder: Path) -> content.PackFile:
    """From now on a pack belongs to its game; refused once this process has loaded the game."""
    pack = content.load_pack(folder)
    _package(pack.game)
    return pack


def _tables(package: str) -> Path:
    return (folder_of(package) or Path(package)) / "content"


@cache
def _packages() -> Mapping[str, str]:
    """By the id of a game, its package."""
    house = {id: f"spellwright.games.{id}" for id in GAME_IDS}
    FOLDERS.update(brought_files("locale"))
    return {**house, **{id: at for id, at in brought_packages().items() if id not in house}}


@cache
def _samples() -> Mapping[str, Game]:
    from spellwright.samples import night_owls
    from spellwright.samples.endless import Endless
    from spellwright.samples.tic_tac_toe import TicTacToe, TicTacToeFace

    games = [Game(rules, face=TicTacToeFace) for rules in (TicTacToe(), Endless())]
    games.append(
        Game(
            night_owls.NightOwls(),
            night_owls.OwlsMind,
            night_owls.OwlsFace,
            observation=lambda: night_owls.OBSERVATION,
        )
    )
    return {sample.id: know(sample) for sample in games}


@cache
def _brought(id: str, package: str) -> Game:
    """A game from outside; refused in one sentence if its package does not work."""
    try:
        brought = _loaded(package)
    except _FAILURES as error:
        why = f"{error.__class__.__name__}: {error}"
        raise Refused("broken-game", say("refusal-broken-game", game=id, why=why)) from error
    if brought.id != id:
        said = say("refusal-other-id", game=id, package=package, other=brought.id)
        raise Refused("broken-game", said)
    return brought


_FAILURES: Final = (AttributeError, ImportError, NameError, SyntaxError, RulesError, Slip)
"""What the modules of a game that somebody is just writing fail with."""


@cache
def _loaded(package: str) -> Game:
    def made(name: str, plain: Callable[[], Any] | None) -> Any:
        """Makes a part: the object that its module names, or the module itself."""
        if importlib.util.find_spec(f"{package}.{name}") is None:
            return plain

        def load() -> Any:
            module = importlib.import_module(f"{package}.{name}")
            return getattr(module, name.upper(), module)

        return load

    def face() -> Face:
        # The drawings of a game look for their emblems when they are loaded.
        for pack in content.loaded_packs(rules.id):
            add_emblems(pack.namespace, pack.emblems())
        shown: Face = made("face", PlainFace)()
        return shown

    rules = importlib.import_module(f"{package}.rulebook").RULES
    _speak_for_packs(rules.id, _tables(package))
    _check_clauses(rules.id, _tables(package))
    loaded = Game(
        rules,
        made("mind", PlainMind),
        face,
        made("campaign", None),
        _tables(package),
        made("observation", None),
        made("study", PlainStudy),
    )
    know(loaded)
    return loaded


def _speak_for_packs(id: str, folder: Path) -> None:
    """The catalogs of a game's packs; refused where a row has no name or no text."""
    for pack in content.loaded_packs(id):
        pack.check_catalogs(language_codes())
        FOLDERS[pack.namespace] = pack.folder / "locale"
        ROWS[pack.namespace] = content.written_words(pack.namespace)
        try:
            for code in language_codes():
                language(code).catalog(pack.namespace)
        except Slip as slip:
            raise Refused("pack", say("pack-slip", pack=pack.title, why=str(slip))) from None
    for table in content.tables_in(folder):
        for row, namespace in zip(table, table.packs, strict=True):
            for column, said in table.words(row):
                if namespace and not has_words(said):
                    where = str(table.place(row, column))
                    entry = f"-{said.key}" if isinstance(said, Noun) else said.key
                    raise Refused(
                        "content",
                        say("refusal-row-wordless", where=where, column=column, entry=entry),
                    )


def _check_clauses(id: str, folder: Path) -> None:
    """Refuse clauses of packs that are there twice, and rows that name one that is not there."""
    if not content.loaded_packs(id) or id not in games_with_rules():
        return
    known = known_clauses(id)
    for table in content.tables_in(folder):
        for row, namespace in zip(table, table.packs, strict=True):
            clause = str(row.get("clause", ""))
            if namespace and clause and clause not in known:
                where = str(table.place(row, "clause"))
                raise Refused("content", say("pack-no-clause", where=where, clause=clause))


# -- states that are printed, or shown in a notebook -----------------------------------------------

_KNOWN: Final[dict[Rules[Any], Game]] = {}


def know(known: Game) -> Game:
    """From now on states of this game show themselves as its face draws them."""
    _KNOWN[known.rules] = known
    return known


def _face_of(view: View[Any]) -> Face:
    rules = view.rules
    if rules not in _KNOWN and rules.id in _packages():
        # Rules may be used without the registry; they belong to their game all the same.
        game(rules.id)
    return _KNOWN[rules].face if rules in _KNOWN else PlainFace()


def _text(view: View[Any]) -> str:
    return _face_of(view).text(Scene(view))


def _svg(view: View[Any]) -> str:
    return _face_of(view).svg(Scene(view))


DISPLAY.text = _text
DISPLAY.svg = _svg

# -- what is said where nobody has asked for a language -------------------------------------------

_ENGLISH: Final = Speaker()
SPEECH.say = _ENGLISH.say
SPEECH.name = _ENGLISH.name
