"""Why an action is chosen, in a sentence for people."""

from __future__ import annotations

from typing import Final

from spellwright.games.funkoverse import words
from spellwright.games.funkoverse.bot.basic_actions import interaction
from spellwright.games.funkoverse.bot.challenges import chance
from spellwright.games.funkoverse.bot.outlook import Outlook
from spellwright.games.funkoverse.bot.prizes import TO_ATTACK, TO_STAND_ON
from spellwright.games.funkoverse.content.columns import BASIC_DICE, FLAGS, ability
from spellwright.games.funkoverse.rules.interact import interactions
from spellwright.games.funkoverse.state import NOWHERE, SIDE_OF
from spellwright.kernel.option import first_of, verb_of

_ABILITIES: Final = {
    ability("flipendo"): "Every rival next to {name} is attacked at once.",
    ability("confringo"): "The blast strikes whoever stands close together.",
    ability("fiendfyre"): "Six dice hardly ever fail.",
    ability("expelliarmus"): "It strikes from afar and disarms.",
    ability("impedimenta"): "It strikes from afar and delays a token.",
    ability("confundo"): "It strikes from afar and makes the next ability dearer.",
    ability("detention"): "Who is detained does not act in this round.",
    ability("protego"): "An ally in danger needs the shield.",
    ability("descendo"): "Several tokens come back sooner.",
    ability("accio"): "An ally is better off next to {name}.",
    ability("imperio"): "A rival can be made to harm its own side.",
    ability("morsmordre"): "{name} escapes and comes back where it matters.",
    ability("oppugno"): "An ally can do more now than {name}.",
    ability("dash"): "It is the quickest way.",
    ability("sneak"): "It is the quickest way, past any rival.",
    ability("kings-gambit"): "Allies get where they are needed.",
    ability("taunt"): "A rival is lured away from where it wants to be.",
    ability("decree"): "The rivals miss that token in this round.",
}


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def why(look: Outlook, figure: int, code: int) -> str:
    """Why a figure of the own side does something."""
    verb, what = verb_of(code), first_of(code)
    name = look.name(figure)
    if verb == words.MOVE:
        return why_there(look, figure, what)
    if verb == words.CHALLENGE:
        return why_attacked(look, look.figure_of(code), BASIC_DICE)
    if verb == words.USE:
        known = _ABILITIES.get(what)
        return known.format(name=name) if known else "It is the strongest attack at hand."
    return _PLAIN[verb].format(name=name)


_PLAIN: Final = {
    words.ASSIST: "An ally on its feet is worth an action.",
    words.TAKE: "A point at once, and the rivals do not get it.",
    words.CLAIM: "The area will score round after round.",
    words.FLIP: "It scores for the own side instead of the rivals.",
    words.USE_ITEM: "An attack and an extra action in one.",
    words.RALLY: "Lying down {name} is an easy prey.",
    words.END: "{name} stands well and has nothing better to do.",
    words.DECLINE: "{name} stands well and has nothing better to do.",
}


def why_attacked(look: Outlook, target: int, dice: int, lucky: int = 0) -> str:
    odds = percent(chance(look.s, target, dice, lucky))
    end = "out" if look.s.down[target] else "down"
    return f"{look.name(target)} is knocked {end} with {odds}."


def why_there(look: Outlook, figure: int, square: int) -> str:
    """What is at hand there, the prize that pulls most from there, or safety."""
    s, footing = look.s, look.footing
    here = s.at[figure]
    if _is_useful(look, figure, square) and not _is_useful(look, figure, here):
        return "There is something to take."
    if here >= 0 and footing.attraction(figure, square) <= footing.attraction(figure, here):
        return "It is safer there."
    prizes = footing.prizes(figure)
    if not prizes:
        return "From there every way is short."
    _, steps, fade, _, _ = max(prizes, key=lambda prize: prize[0] * prize[2][prize[1][square]])
    if fade in TO_ATTACK:
        return "It brings a rival within reach."
    if fade is TO_STAND_ON:
        goal = "the rival flag" if s.scenario == FLAGS else "the scoring area"
        return f"That is where it counts: {goal}." if not steps[square] else f"Towards {goal}."
    return "There is something to take." if not steps[square] else "Towards the next marker."


def _is_useful(look: Outlook, figure: int, square: int) -> bool:
    """Whether there is something for an interact action."""
    s, side = look.s, SIDE_OF[figure]
    here = s.at[figure]
    if square == NOWHERE:
        return False
    s.at[figure] = square
    found = [code for code in interactions(s, figure, side) if interaction(s, side, code) > 0]
    s.at[figure] = here
    return bool(found)


def why_controlled(look: Outlook, rival: int, code: int) -> str:
    verb = verb_of(code)
    if verb == words.MOVE:
        return f"That is where {look.name(rival)} least wants to be."
    if verb == words.CHALLENGE:
        return why_attacked(look, look.figure_of(code), BASIC_DICE)
    return _PLAIN[verb].format(name=look.name(rival))
