"""The form for a new table: seats, every option with its clause, who may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.bots import bot_names, bot_noun, bot_sayings
from spellwright.campaign import CampaignMode
from spellwright.kernel.game_option import GameOption, NumberOption
from spellwright.kernel.saying import Saying
from spellwright.registry import Game
from spellwright.server.pages.html import NOTHING, Html, Text, tag, together, words
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
from spellwright.server.speaking import say, spoken
from spellwright.speech.speaker import has_words

SEAT_CHOICES: Final[tuple[tuple[str, Text], ...]] = (
    ("me", say("seat-choice-me")),
    ("person", say("seat-choice-person")),
    ("none", say("seat-choice-nobody")),
)


def new_table_page(session: Session, game: Game) -> str:
    form = tag(
        "form",
        hidden("game", game.id),
        section(
            say("title-seats"), *[_seat(game, seat) for seat in range(game.seats[1])], _bots(game)
        ),
        NOTHING if game.campaign is None else _campaign(game, game.campaign.MODES),
        section(
            say("title-options"),
            *[_option(game, option) for option in game.options if option.offered],
        ),
        section(
            say("title-who-may-see"),
            check("public", say("label-public")),
            check("spectators", say("label-spectators"), checked=True),
        ),
        own_word(),
        tag("button", words(say("button-open-table")), class_="primary"),
        method="post",
        action="/tables/new",
        class_="new-table",
    )
    return page(
        say("title-new-table", game=game.noun),
        tag("h1", words(say("heading-new-table", game=game.noun))),
        form,
        session=session,
        game=game,
        body_class="reading",
    )


def _seat(game: Game, seat: int) -> Html:
    bots = [(f"bot:{name}", say("player-bot", bot=bot_noun(name))) for name in bot_names(game)]
    least = game.seats[0]
    chosen = "me" if seat == 0 else ("person" if seat < game.rules.usual_seats else "none")
    choices = [c for c in SEAT_CHOICES if c[0] != "none" or seat >= least]
    return field(say("label-seat", n=seat + 1), choice(f"seat-{seat}", [*choices, *bots], chosen))


def _bots(game: Game) -> Html:
    """The bots in words, from the weakest to the strongest."""
    rows = [
        together(tag("dt", words(bot_noun(name))), tag("dd", words(about)))
        for name, about in bot_sayings(game).items()
        if spoken(about)
    ]
    return tag("dl", *rows, class_="bots quiet")


def _campaign(game: Game, modes: Sequence[CampaignMode]) -> Html:
    """The choice of a campaign in place of a single game; it fixes what each of its games begins
    with.
    """
    values = [("", say("campaign-none")), *[(mode.id, mode.name) for mode in modes]]
    rows = [
        together(
            tag("dt", words(mode.name)),
            tag("dd", words(mode.sentence), words(" "), clause_link(game.id, mode.clause)),
        )
        for mode in modes
    ]
    return section(
        say("title-campaign"),
        field(say("label-campaign"), choice("campaign", values, "")),
        tag("dl", *rows, class_="bots quiet"),
    )


def _option(game: Game, option: GameOption) -> Html:
    name, label = f"option-{option.id}", option.says
    if isinstance(option, NumberOption):
        control = number(name, int(option.default), option.least, option.most)
        label = say("label-number", label=label, least=option.least, most=option.most)
    else:
        values = [(str(value), _said(game, option, value)) for value in option.values]
        control = choice(name, values, str(option.default))
    return field(label, control, clause_link(game.id, option.clause))


def _said(game: Game, option: GameOption, value: object) -> Text:
    """A value of an option; those that are names have words in the catalog of the game."""
    if isinstance(value, bool):
        return say("value-yes") if value else say("value-no")
    named = Saying(game.id, f"value-{option.id}-{value}")
    return named if has_words(named) else str(value)
