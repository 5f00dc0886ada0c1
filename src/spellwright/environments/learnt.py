"""A player that was learnt: a small network that is saved in a file and plays like every bot.

The file is a zip with `player.json` (for which game it is, what it expects) and `weights.npz`
(plain arrays, no program). It sees what a view shows, as the row of numbers that it was trained on,
and takes the legal action that the network likes best. It is played with NumPy alone.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spellwright.environments.choosing import NOT_YET, ById
from spellwright.environments.features import Features, Floats
from spellwright.environments.filling import Sight
from spellwright.environments.making import VERSION
from spellwright.environments.observer import Observer, observer_for
from spellwright.environments.play import BEGUN
from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.game_option import Value
from spellwright.kernel.refusal import Refused
from spellwright.kernel.saying import say
from spellwright.kernel.view import View
from spellwright.registry import Game

KIND: Final = "network"
ABOUT: Final = "player.json"
WEIGHTS: Final = "weights.npz"
LARGEST: Final = 1 << 30
"""What a file may hold in all, unpacked."""

Layer = tuple[NDArray[np.float32], NDArray[np.float32]]
"""Weights (from, to) and what is added; between layers stands tanh."""


def forward(layers: Sequence[Layer], features: Floats) -> Floats:
    """What the network says of each action."""
    found = features
    for number, (weights, added) in enumerate(layers):
        found = found @ weights + added
        if number < len(layers) - 1:
            found = np.tanh(found)
    return found


def save_player(
    file: Path,
    game: Game,
    seats: int,
    options: Mapping[str, Value],
    layers: Sequence[Layer],
    about: str,
) -> None:
    """Write a player into a file."""
    described = {
        "player": KIND,
        "game": game.id,
        "edition": str(game.rules.edition_for(options)),
        "environment": VERSION,
        "seats": seats,
        "options": dict(game.rules.check_settings(options)),
        "layers": len(layers),
        "about": about,
    }
    arrays: dict[str, Any] = {}
    for number, (weights, added) in enumerate(layers):
        arrays[f"weights_{number}"] = np.asarray(weights, np.float32)
        arrays[f"added_{number}"] = np.asarray(added, np.float32)
    packed = io.BytesIO()
    np.savez(packed, **arrays)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr(ABOUT, json.dumps(described, indent=1))
        out.writestr(WEIGHTS, packed.getvalue())


class LearntPlayer(Bot):
    """Chooses what its network likes best."""

    name = "learnt"

    def __init__(self, game: Game, described: Mapping[str, Any], layers: Sequence[Layer]) -> None:
        self.described = described
        self._game = game
        self._layers = layers
        self._chooser = ById(game.rules)
        self._sight: Sight | None = None
        self._features: Features | None = None
        self._row: Floats = np.zeros((1, 0), np.float32)
        self._observer: Observer | None = None

    def weigh(self, asked: Ask, view: View[Any], chance: Chance) -> Advice:
        self._get_ready(view)
        chooser = self._chooser
        chooser.begin(view.options)
        code = NOT_YET
        while code == NOT_YET:
            liked = self._likes(view)
            code = chooser.choose(max(chooser.legal(), key=lambda action: float(liked[action])))
        return Advice(code, say("hint-learnt"))

    def _get_ready(self, view: View[Any]) -> None:
        """Make the sight for this table, or refuse one that the network does not know."""
        shown = view.shown
        observer = observer_for(self._game, shown.seats, dict(shown.settings)).of_views
        if observer is self._observer:
            return
        features = Features(observer, len(BEGUN))
        expected = self._layers[0][0].shape[0]
        if features.size != expected or self._layers[-1][0].shape[1] != self._chooser.size:
            raise Refused("guest", say("refusal-learnt-for-others", n=int(self.described["seats"])))
        self._observer = observer
        self._sight = observer.sight(len(BEGUN))
        self._features = features
        self._row = np.zeros((1, features.size), np.float32)

    def _likes(self, view: View[Any]) -> NDArray[np.float32]:
        assert self._sight is not None
        assert self._features is not None
        row = self._sight.look_at(view, self._chooser.begun())
        self._features.fill_many(row[None], self._row)
        liked: NDArray[np.float32] = forward(self._layers, self._row)[0]
        return liked


def read_player(file: Path, game: Game) -> LearntPlayer:
    """The player in a file, or a refusal."""
    try:
        with zipfile.ZipFile(file) as packed:
            if sum(entry.file_size for entry in packed.infolist()) > LARGEST:
                raise ValueError("too large")
            described = json.loads(packed.read(ABOUT))
            with np.load(io.BytesIO(packed.read(WEIGHTS)), allow_pickle=False) as arrays:
                count = int(described["layers"])
                layers = [(arrays[f"weights_{n}"], arrays[f"added_{n}"]) for n in range(count)]
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile):
        raise Refused("guest", say("refusal-guest-zip", file=file.name)) from None
    if described.get("environment") != VERSION or described.get("game") != game.id or not layers:
        raise Refused("guest", say("refusal-guest-zip", file=file.name))
    return LearntPlayer(game, described, layers)
