"""Characters, Voldemort, cards and Galleons where they are on the board."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_arrow, lit_piece
from spellwright.drawing.coin import badge, spiked_coin
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title, together
from spellwright.drawing.lettering import label
from spellwright.drawing.look import BRASS, DANGER, GROUND, INK
from spellwright.drawing.medallion import medallion
from spellwright.face.known import drawn_from
from spellwright.games.talisman import words
from spellwright.games.talisman.board import BOARD_SIZE, SPACE_KEYS
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.cards import MINI_HEIGHT, MINI_WIDTH, mini_card
from spellwright.games.talisman.picture.choices import Choices
from spellwright.games.talisman.picture.condition import character_line, voldemort_words
from spellwright.games.talisman.picture.ground import tile_of
from spellwright.games.talisman.picture.reads import READS
from spellwright.games.talisman.picture.seen import Seen, character_medallion, is_on_board
from spellwright.kernel.option import Option, first_of, verb_of

RADIUS: Final = 20.0
VOLDEMORT: Final = -2
"""Voldemort's number among the seats that stand on a space."""


class Pieces:
    """Everything that stands or lies on the spaces."""

    def __init__(self, view: Seen, choices: Choices) -> None:
        self.view = view
        self.choices = choices
        self.standing: dict[int, list[int]] = {}
        for seat in range(view.shown.seats):
            if is_on_board(view, seat):
                self.standing.setdefault(view.shown.at[seat], []).append(seat)
        self.standing.setdefault(view.shown.voldemort, []).append(VOLDEMORT)

    def drawn(self) -> Svg:
        spaces = range(BOARD_SIZE)
        return group(
            *[self._lying(space) for space in spaces],
            *[self._ways(space) for space in self.choices.spaces],
            *[self._people(space) for space in spaces if space in self.standing],
            class_="pieces",
        )

    # -- cards and coins ---------------------------------------------------------------------------

    def _option(self, space: int, place: int) -> Option | None:
        """Of several copies of a card one is lit: on the viewer's own space, if it lies there."""
        if not self.choices.cards:
            return None
        lying, seat = self.view.shown.lying, self.view.seat
        card = lying[space][place]
        if lying[space].index(card) != place:
            return None
        spaces = [n for n in range(BOARD_SIZE) if card in lying[n]]
        here = self.view.shown.at[seat] if seat >= 0 else -1
        lit = here if here in spaces else spaces[0]
        return self.choices.cards.get(card) if space == lit else None

    def _lying(self, space: int) -> Svg:
        """Cards along the lower edge, one over the other where there are many."""
        s = self.view.shown
        cards = s.lying[space]
        if not cards and not s.gold_at[space]:
            return NOTHING
        options = [self._option(space, place) for place in range(len(cards))]
        texts = tuple([option.text if option else "" for option in options])
        return _lying(self.view, space, self._step(space), texts, self.choices.touch(space))

    def _step(self, space: int) -> float:
        """How far one card lies from the next."""
        room = tile_of(space).width * (0.42 if space in self.standing else 0.8)
        cards = len(self.view.shown.lying[space])
        return min(MINI_WIDTH + 3, (room - MINI_WIDTH) / max(1, cards - 1))

    def _heap(self, space: int) -> float:
        """How wide the cards and Galleons on a space are together."""
        cards = len(self.view.shown.lying[space])
        wide = 5 + self._step(space) * (cards - 1) + MINI_WIDTH if cards else 0
        return wide + (22 if self.view.shown.gold_at[space] else 0)

    def _ways(self, space: int) -> Svg:
        """An arrow for each option that leads to a space, except the first."""
        tile = tile_of(space)
        return together(
            *[
                group(
                    title(self.view.label(option)),
                    lit_arrow(26, 270 if verb_of(option.code) == words.WALK else 90),
                    class_="choice",
                    data_option=option.text,
                    data_way=str(first_of(option.code)),
                    transform=moved(tile.x + 18 + 28 * place, tile.y + tile.height - 18),
                )
                for place, option in enumerate(self.choices.spaces[space][1:])
            ]
        )

    # -- people ------------------------------------------------------------------------------------

    def _people(self, space: int) -> Svg:
        """The figures side by side, closer where there are many or where cards lie."""
        there, tile = self.standing[space], tile_of(space)
        left = tile.x + 4 + self._heap(space)
        room = tile.x + tile.width - 4 - left
        radius = RADIUS if len(there) * RADIUS * 1.5 <= room else RADIUS * 0.8
        step = min(radius * 2.25, (room - 2 * radius) / max(1, len(there) - 1))
        start = left + room / 2 - step * (len(there) - 1) / 2
        y = tile.y + tile.height - radius - 5
        return together(
            *[
                self._person(who, space, start + place * step, y, radius)
                for place, who in enumerate(there)
            ]
        )

    def _person(self, who: int, space: int, x: float, y: float, radius: float) -> Svg:
        touch = self.choices.touch(space)
        if who == VOLDEMORT:
            return _voldemort(self.view, x, y, radius, touch)
        option = self.choices.characters.get(who)
        return _person(self.view, who, x, y, radius, option.text if option else "", touch)


@drawn_from(READS)
def _lying(view: Seen, space: int, step: float, options: tuple[str, ...], touch: str | None) -> Svg:
    """The cards on a space, each so far from the last; behind them the Galleons."""
    tile, cards, gold = tile_of(space), view.shown.lying[space], view.shown.gold_at[space]
    y = tile.y + tile.height - MINI_HEIGHT - 4
    drawn = []
    for place, card in enumerate(cards):
        key = f"lying-{SPACE_KEYS[space]}-{place}"
        shown = mini_card(view.speaker, card, key, options[place], touch)
        drawn.append(group(shown, transform=moved(tile.x + 5 + place * step, y)))
    if gold:
        x = tile.x + 14 + (len(cards) * step if cards else 0)
        drawn.append(
            group(
                title(view.say(say("picture-galleons", n=gold))),
                element("circle", r=11, fill=BRASS, stroke=INK, stroke_width=1.2),
                label(
                    str(gold),
                    0,
                    6.4,
                    size=18,
                    fill=INK,
                    font_weight="700",
                    text_anchor="middle",
                ),
                class_="gold",
                transform=moved(x, tile.y + tile.height - 13),
            )
        )
    return group(*drawn, class_="lying", data_at=SPACE_KEYS[space])


@drawn_from(READS)
def _person(
    view: Seen, who: int, x: float, y: float, radius: float, option: str, touch: str | None
) -> Svg:
    return group(
        title(character_line(view, who)),
        lit_piece(radius) if option else NOTHING,
        medallion(character_medallion(view, who), radius),
        _lives(view, who, radius),
        class_="piece choice" if option else "piece",
        data_piece=f"seat-{who}",
        data_on=SPACE_KEYS[view.shown.at[who]],
        data_option=option or None,
        pointer_events=None if option else touch,
        transform=moved(x, y),
    )


def _lives(view: Seen, seat: int, radius: float) -> Svg:
    """The Life that is left, as a drop with a number above the medallion."""
    life = view.shown.life[seat]
    return group(
        badge("drop", DANGER, 1, radius * 0.5),
        label(
            str(life),
            0,
            6,
            size=18,
            fill="#fff",
            font_weight="700",
            text_anchor="middle",
            stroke=GROUND,
            stroke_width=2,
            paint_order="stroke",
        ),
        transform=moved(radius * 0.82, -radius * 0.72),
        class_="life",
    )


@drawn_from(READS)
def _voldemort(view: Seen, x: float, y: float, radius: float, touch: str | None) -> Svg:
    return group(
        title(view.say(voldemort_words(view))),
        spiked_coin("#7fc08a", "demon", radius),
        class_="piece voldemort",
        data_piece="voldemort",
        data_on=SPACE_KEYS[view.shown.voldemort],
        pointer_events=touch,
        transform=moved(x, y),
    )
