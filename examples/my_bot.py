"""A player of your own: a class that sees what its seat sees, and chooses.

spellwright sim wizardry --games 100 --bots examples/my_bot.py:Mine,random
spellwright play wizardry --bots examples/my_bot.py:Mine        at a table in the terminal
spellwright serve --bots examples/my_bot.py:Mine                at every table of the web page
"""

from __future__ import annotations

from typing import Any

from spellwright.kernel.bot import Advice, Bot
from spellwright.kernel.chance import Chance
from spellwright.kernel.decision import Ask
from spellwright.kernel.view import View


class Mine(Bot):
    """Likes what hurts, then what moves, and chooses anything else by chance."""

    about = "Attacks if it can, moves if it cannot."
    likes = ("attack", "cast", "do", "challenge", "use", "play", "move", "to")

    def weigh(self, asked: Ask, view: View[Any], chance: Chance) -> Advice:
        # `view.shown` has every field of the position that this seat may see, and
        # `view.decisions[0].options` the options in words; `option.text` is "move e4".
        options = view.decisions[0].options
        for verb in self.likes:
            liked = [option for option in options if option.text.split()[0] == verb]
            if liked:
                option = liked[chance.below(len(liked))]
                return Advice(option.code, f"I like to {verb}.")
        option = options[chance.below(len(options))]
        return Advice(option.code, "Anything will do.")
