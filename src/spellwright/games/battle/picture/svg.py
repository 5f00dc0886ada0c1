"""The whole picture: Location and foes, the shop, the Heroes; a strip of words beside."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.element import NOTHING, Svg, element, group, moved
from spellwright.drawing.look import GROUND
from spellwright.drawing.picture import finished
from spellwright.face.scene import Scene
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture import location as the_location
from spellwright.games.battle.picture import potions as the_potions
from spellwright.games.battle.picture import shop as the_shop
from spellwright.games.battle.picture.choices import choices_of
from spellwright.games.battle.picture.foes import foes, foes_width
from spellwright.games.battle.picture.heroes import heroes
from spellwright.games.battle.picture.next_turn import LEAST, MOST, note
from spellwright.games.battle.picture.plates import BELOW, CAPTION, CARD_HEIGHT
from spellwright.games.battle.picture.seen import Seen
from spellwright.games.battle.picture.strip import WIDTH as STRIP_WIDTH
from spellwright.games.battle.picture.strip import Strip
from spellwright.games.battle.picture.words import moment_words, position_sentences
from spellwright.games.battle.state import BattleState

MARGIN: Final = 14
GAP: Final = 16
FIRST_ROW: Final = CAPTION + CARD_HEIGHT + BELOW


def svg(scene: Scene[BattleState]) -> str:
    """The board, and beside it a strip with what is known."""
    return _picture(scene, with_strip=True)


def board(scene: Scene[BattleState], prefix: str = "") -> str:
    """The board alone, for a page that has rails of its own. `prefix` begins all ids."""
    return _picture(scene, with_strip=False, prefix=prefix)


def _picture(view: Seen, *, with_strip: bool, prefix: str = "") -> str:
    board, width, height = _board(view)
    strip = NOTHING
    if with_strip:
        beside = Strip(view)
        strip = group(beside.drawn(), transform=moved(width + MARGIN, MARGIN))
        width, height = width + STRIP_WIDTH + 2 * MARGIN, max(height, beside.height + 2 * MARGIN)
    return finished(
        width,
        height,
        element("rect", width=width, height=height, fill=GROUND, class_="ground"),
        board,
        strip,
        title=view.say(say("picture-title", game=view.game, moment=moment_words(view))),
        description=" ".join(position_sentences(view)),
        prefix=prefix,
        class_="spellwright battle",
    )


def _board(view: Seen) -> tuple[Svg, float, float]:
    """Everything in three rows, with the width and height that it takes."""
    choices = choices_of(view)
    has_potions = view.shown.tile >= 0
    above = the_location.WIDTH + GAP + foes_width(view) - 12
    below = the_shop.WIDTH - 12 + (GAP + the_potions.WIDTH if has_potions else 0)
    inner = max(above, below)
    is_above = above <= below
    room = inner - min(above, below) - GAP
    if room < LEAST:
        inner += LEAST - room
        room = LEAST
    x = (above if is_above else below) + GAP
    room = min(room, MOST)
    note_high = CARD_HEIGHT + (BELOW - 10 if is_above else 0)
    row_2 = MARGIN + FIRST_ROW
    row_3 = row_2 + CAPTION + CARD_HEIGHT + (BELOW if has_potions else 0) + GAP - 2
    boards, high = heroes(view, choices, inner)
    parts = [
        _at(the_location.location(view, choices), 0, MARGIN),
        _at(foes(view, choices), the_location.WIDTH + GAP, MARGIN),
        _at(the_shop.shop(view, choices), 0, row_2),
        _at(the_potions.potions(view, choices), the_shop.WIDTH + GAP - 12, row_2)
        if has_potions
        else NOTHING,
        _at(note(view, room, note_high), x, MARGIN if is_above else row_2),
        _at(boards, 0, row_3),
    ]
    return group(*parts, class_="board"), inner + 2 * MARGIN, row_3 + high + MARGIN


def _at(part: Svg, x: float, y: float) -> Svg:
    return group(part, transform=moved(MARGIN + x, y))
