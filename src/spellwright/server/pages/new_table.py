"""The form for a new table: seats, every option with its clause, who may see it."""

from __future__ import annotations

from collections.abc import Sequence

from spellwright.bots import bot_sentences
from spellwright.campaign import CampaignMode
from spellwright.kernel.game_option import GameOption, NumberOption
from spellwright.registry import Game
from spellwright.server.pages.html import NOTHING, Html, tag, together, words
from spellwright.server.pages.layout import (
    check,
    choice,
    clause_link,
    field,
    hidden,
    number,
    own_word,
    page,
    section,
)
from spellwright.server.sessions import Session

SEAT_CHOICES = (("me", "Me"), ("person", "Somebody by invitation"), ("none", "Nobody"))


def new_table_page(session: Session, game: Game) -> str:
    form = tag(
        "form",
        hidden("game", game.id),
        section("Seats", *[_seat(game, seat) for seat in range(game.seats[1])], _bots(game)),
        NOTHING if game.campaign is None else _campaign(game, game.campaign.MODES),
        section("Options", *[_option(game, option) for option in game.options if option.offered]),
        section(
            "Who may see it",
            check("public", "List it among the open tables"),
            check("spectators", "Others may watch", checked=True),
        ),
        own_word(),
        tag("button", words("Open the table"), class_="primary"),
        method="post",
        action="/tables/new",
        class_="new-table",
    )
    return page(
        f"New table: {game.name}",
        tag("h1", words(f"A new table of {game.name}")),
        form,
        session=session,
        game=game,
        body_class="reading",
    )


def _seat(game: Game, seat: int) -> Html:
    bots = [(f"bot:{name}", f"Bot: {name}") for name in bot_sentences(game)]
    least = game.seats[0]
    chosen = "me" if seat == 0 else ("person" if seat < game.rules.usual_seats else "none")
    choices = [c for c in SEAT_CHOICES if c[0] != "none" or seat >= least]
    return field(f"Seat {seat + 1}", choice(f"seat-{seat}", [*choices, *bots], chosen))


def _bots(game: Game) -> Html:
    """The bots in words, from the weakest to the strongest."""
    rows = [
        together(tag("dt", words(name)), tag("dd", words(sentence)))
        for name, sentence in bot_sentences(game).items()
        if sentence
    ]
    return tag("dl", *rows, class_="bots quiet")


def _campaign(game: Game, modes: Sequence[CampaignMode]) -> Html:
    """The choice of a campaign in place of a single game; it fixes what each of its games begins
    with.
    """
    values = [("", "no, a single game"), *[(mode.id, mode.name.lower()) for mode in modes]]
    rows = [
        together(
            tag("dt", words(mode.name)),
            tag("dd", words(mode.sentence + " "), clause_link(game.id, mode.clause)),
        )
        for mode in modes
    ]
    return section(
        "Campaign",
        field("Play the first game of a campaign", choice("campaign", values, "")),
        tag("dl", *rows, class_="bots quiet"),
    )


def _option(game: Game, option: GameOption) -> Html:
    name, label = f"option-{option.id}", option.label
    if isinstance(option, NumberOption):
        control = number(name, int(option.default), option.least, option.most)
        label = f"{label} From {option.least} to {option.most}."
    else:
        values = [(str(value), _said(value)) for value in option.values]
        control = choice(name, values, str(option.default))
    return field(label, control, clause_link(game.id, option.clause))


def _said(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
