"""The pieces on the board: wizards and their doubles, animals, the demon, balls."""

from __future__ import annotations

from typing import Final

from spellwright.drawing.choice import lit_piece
from spellwright.drawing.coin import beast_coin, orb, spiked_coin
from spellwright.drawing.element import NOTHING, Svg, element, group, moved, title
from spellwright.drawing.emblem import EMBLEMS as KNOWN
from spellwright.drawing.emblem import emblem
from spellwright.drawing.floor import CELL
from spellwright.drawing.look import DANGER, MUTED, PARCHMENT, SEATS, mixed
from spellwright.drawing.medallion import Mark, Medallion, medallion, monogram
from spellwright.face.known import drawn_from
from spellwright.games.wizardry.content.columns import profile_emblems
from spellwright.games.wizardry.lexicons import BODIES, say
from spellwright.games.wizardry.picture.choices import Choices
from spellwright.games.wizardry.picture.condition import effects, facts_of
from spellwright.games.wizardry.picture.effect_icons import CIRCLE, MARKS
from spellwright.games.wizardry.picture.layout import Layout
from spellwright.games.wizardry.picture.reads import READS
from spellwright.games.wizardry.picture.seen import (
    Body,
    Seen,
    animals,
    balls,
    bodies,
    hidden_wizards,
    is_out,
    name,
    noun,
    square_name,
    square_noun,
)
from spellwright.games.wizardry.state import NOWHERE
from spellwright.kernel.option import Option

WIZARD_RADIUS: Final = CELL * 0.41
BEAST_RADIUS: Final = CELL * 0.4
BALL_RADIUS: Final = CELL * 0.25
SHARING_BALL_RADIUS: Final = CELL * 0.19

PROFILE_EMBLEMS: Final = profile_emblems(KNOWN, "hat")
"""By the numbers of profiles."""


def wizard_medallion(view: Seen, wizard: int, *, starred: bool = False) -> Medallion:
    """A wizard's medallion: the same wherever it is drawn, and for both bodies of an illusion."""
    s = view.shown
    profile = s.profile[wizard]
    lasting = effects(view, wizard)
    return Medallion(
        SEATS[wizard],
        PROFILE_EMBLEMS[profile] if profile >= 0 else "hat",
        monogram(view.names[wizard]) if view.names else name(wizard),
        min(s.hits[wizard], s.hits_to_defeat),
        s.hits_to_defeat,
        tuple(Mark(*MARKS[effect.key], effect.times) for effect in lasting if effect.key in MARKS),
        any(effect.key == CIRCLE for effect in lasting),
        starred,
        is_out(view, wizard),
    )


def body_words(view: Seen, body: Body) -> str:
    """Who stands on a square, how it fares and what it can do."""
    facts = " ".join(facts_of(view, body.wizard))
    line = _who_stands(view, body)
    return view.say(say("piece-and-facts", line=line, facts=facts)) if facts else line


def _who_stands(view: Seen, body: Body) -> str:
    who, square = BODIES.noun(body.number), square_noun(body.square)
    if view.shown.double[body.wizard] == NOWHERE:
        return view.say(say("picture-body", body=who, square=square))
    if body.is_real is None:
        return view.say(say("picture-one-of-two", body=who, square=square))
    return view.say(
        say("picture-real-body" if body.is_real else "picture-illusion", body=who, square=square)
    )


@drawn_from(READS)
def pieces(view: Seen, layout: Layout, choices: Choices) -> Svg:
    return Pieces(view, layout, choices).drawn()


class Pieces:
    """All pieces of a view, drawn over its board."""

    def __init__(self, view: Seen, layout: Layout, choices: Choices) -> None:
        self.view = view
        self.layout = layout
        self.choices = choices

    def drawn(self) -> Svg:
        """All pieces, the balls last, since they may share a square."""
        hidden = hidden_wizards(self.view)
        return group(
            *[self._footprint(wizard) for wizard in hidden],
            *[self._animal(n, *animal) for n, animal in enumerate(animals(self.view))],
            self._demon(self.view.shown.demon),
            *[self._body(body) for body in bodies(self.view)],
            *[self._hidden(wizard) for wizard in hidden],
            *self._balls(),
            class_="pieces",
        )

    # -- wizards -----------------------------------------------------------------------------------

    def _body(self, body: Body) -> Svg:
        shown = wizard_medallion(self.view, body.wizard, starred=body.is_real is True)
        key = f"wizard-{body.wizard}"
        return self._piece(
            f"{key}-double" if body.is_double else key,
            body.square,
            medallion(shown, WIZARD_RADIUS, self.layout.letters),
            WIZARD_RADIUS,
            body_words(self.view, body),
            self.choices.bodies.get(body.number),
        )

    def _hidden(self, wizard: int) -> Svg:
        """A hidden wizard beside the board, next to the name of its own area."""
        hidden = wizard_medallion(self.view, wizard)
        x, y = self.layout.beside(wizard, 34, 52)
        left = square_noun(self.view.shown.left[wizard])
        shadow = element(
            "circle",
            r=WIZARD_RADIUS + 4,
            fill="none",
            stroke=MUTED,
            stroke_dasharray="3 4",
            stroke_width=1.2,
        )
        return group(
            title(self.view.say(say("picture-hidden", who=noun(wizard), square=left))),
            shadow,
            group(medallion(hidden, WIZARD_RADIUS, self.layout.letters), opacity=0.6),
            class_="piece wizard hidden",
            data_piece=f"wizard-{wizard}",
            transform=moved(x, y),
        )

    def _footprint(self, wizard: int) -> Svg:
        """Where a hidden wizard was last seen."""
        square = self.view.shown.left[wizard]
        x, y = self.layout.centre(square)
        step = emblem("step", 16, fill=mixed(SEATS[wizard].colour, PARCHMENT, 0.5))
        return group(
            title(
                self.view.say(say("picture-vanished", who=noun(wizard), square=square_noun(square)))
            ),
            group(step, transform="translate(-6 4) rotate(-8)"),
            group(step, transform="translate(7 -5) rotate(8)"),
            class_="footprint",
            pointer_events=self.choices.touch(square),
            transform=moved(x, y),
        )

    # -- creatures and balls -----------------------------------------------------------------------

    def _animal(self, number: int, owner: int, square: int) -> Svg:
        return self._piece(
            f"animal-{number}",
            square,
            beast_coin(SEATS[owner], "beast", name(owner), BEAST_RADIUS),
            BEAST_RADIUS,
            self.view.say(say("picture-animal", who=noun(owner), square=square_noun(square))),
            self.choices.creatures.get(square),
        )

    def _demon(self, square: int) -> Svg:
        if square == NOWHERE:
            return NOTHING
        summoner = noun(self.view.shown.demon_summoner)
        return self._piece(
            "demon",
            square,
            spiked_coin(DANGER, "demon", BEAST_RADIUS * 1.08),
            BEAST_RADIUS,
            self.view.say(say("picture-demon", who=summoner, square=square_noun(square))),
            self.choices.creatures.get(square),
        )

    def _balls(self) -> list[Svg]:
        """Balls lie in the middle of an empty square, and in a corner of one that they share."""
        taken = {body.square for body in bodies(self.view)}
        taken |= {square for _, square in animals(self.view)} | {self.view.shown.demon}
        drawn: list[Svg] = []
        for number, (owner, square) in enumerate(balls(self.view)):
            shares = square in taken
            radius = SHARING_BALL_RADIUS if shares else BALL_RADIUS
            taken.add(square)
            drawn.append(
                self._piece(
                    f"ball-{number}",
                    square,
                    orb(SEATS[owner], name(owner), radius),
                    radius,
                    self.view.say(say("picture-ball", who=noun(owner), square=square_noun(square))),
                    self.choices.balls.get(square) if owner == self.view.seat else None,
                    aside=CELL * 0.4 if shares else 0,
                )
            )
        return drawn

    # -- any piece ---------------------------------------------------------------------------------

    def _piece(
        self,
        key: str,
        square: int,
        drawn: Svg,
        radius: float,
        says: str,
        option: Option | None,
        aside: float = 0,
    ) -> Svg:
        """A piece on its square. It lets a pointer through to a square that can be chosen."""
        x, y = self.layout.centre(square)
        kind = key.partition("-")[0]
        return group(
            title(says),
            lit_piece(radius) if option else NOTHING,
            drawn,
            class_=f"piece {kind} choice" if option else f"piece {kind}",
            data_piece=key,
            data_on=square_name(square),
            data_option=option.text if option else None,
            pointer_events=None if option else self.choices.touch(square),
            transform=moved(x + aside, y - aside),
        )
