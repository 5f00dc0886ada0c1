"""Basic actions outside the own turn: of an ally, or of a rival that obeys."""

from __future__ import annotations

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot import figures
from spellwright.games.funkoverse.bot.blows import blow
from spellwright.games.funkoverse.bot.footing import Footing
from spellwright.games.funkoverse.content.figures import BASIC_DICE
from spellwright.games.funkoverse.queries import figure_called
from spellwright.kernel.option import first_of, verb_of
