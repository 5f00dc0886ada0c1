"""The form for a new table, or for one that waits: who plays, what, and who may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from spellwright.bots import bot_names, bot_noun, bot_sayings
from spellwright.campaign import CampaignMode
from spellwright.kernel.game_option import Value
from spellwright.registry import Game
from spellwright.server.pages.book_cover import book_cover, language_note
from spellwright.server.pages.evening_form import evening_form
from spellwright.server.pages.html import NOTHING, Html, Text, tag, together, words
from spellwright.server.pages.layout import (
    check,
    choice,
    clause_link,
    field,
    hidden,
    own_word,
    page,
    section,
    your_name,
)
from spellwright.server.sessions import LONGEST_NAME, Session
from spellwright.server.speaking import reader, say, spoken
from spellwright.server.tables.live_table import LiveTable

ME: Final = "me"
HERE: Final = "here"
INVITED: Final = "person"
NOBODY: Final = "none"
KEPT: Final = "kept"
SEAT_CHOICES: Final[tuple[tuple[str, Text], ...]] = (
    (ME, say("seat-choice-me")),
    (HERE, say("seat-choice-here")),
    (INVITED, say("seat-choice-person")),
    (NOBODY, say("seat-choice-nobody")),
)
AWAY: Final[tuple[tuple[str, Text], ...]] = (
    ("0", say("away-never")),
    ("120", say("away-minutes", n=2)),
    ("300", say("away-minutes", n=5)),
    ("900", say("away-minutes", n=15)),
    ("3600", say("away-hours", n=1)),
    ("86400", say("away-hours", n=24)),
)
USUAL_AWAY: Final = 900


class SeatFilled(NamedTuple):
    """What the form says of a seat: who is to sit there, and the name of somebody at this device;
    a person who sits there already keeps the seat.
    """

    wish: str
    name: str = ""
    is_kept: bool = False


class Filled(NamedTuple):
    """What stands in the form: as usual, as it was sent, or as the table is."""

    settings: Mapping[str, Value]
    seats: Sequence[SeatFilled]
    campaign: str = ""
    public: bool = False
    spectators: bool = True
    away_after: int = USUAL_AWAY


def usual(game: Game) -> Filled:
    settings = {**game.rules.check_settings({}), **game.rules.quick_settings}
    wishes = [
        ME if seat == 0 else INVITED if seat < game.rules.usual_seats else NOBODY
        for seat in range(game.seats[1])
    ]
    return Filled(settings, [SeatFilled(wish) for wish in wishes])


def filled_as(table: LiveTable) -> Filled:
    """The form for a table that waits for players."""
    seats = []
    for place in table.places:
        if place.is_bot:
            seats.append(SeatFilled(f"bot:{place.bot}"))
        elif place.is_free:
            seats.append(SeatFilled(INVITED))
        else:
            seats.append(SeatFilled(KEPT, place.name, is_kept=True))
    seats += [SeatFilled(NOBODY)] * (table.game.seats[1] - len(seats))
    return Filled(
        dict(table.settings),
        seats,
        public=table.public,
        spectators=table.spectators,
        away_after=table.away_after,
    )


def new_table_page(
    session: Session,
    game: Game,
    filled: Filled | None = None,
    refused: Text = "",
    table: LiveTable | None = None,
) -> str:
    """The form, with what was entered if that was refused; for a table that waits, as it is."""
    shown = usual(game) if filled is None else filled
    is_new = table is None
    title = say("title-new-table", game=game.noun)
    heading = say("heading-new-table", game=game.noun)
    form = tag(
        "form",
        hidden("game", game.id),
        tag("p", words(refused), class_="refused", role="alert") if refused else NOTHING,
        evening_form(game, shown.settings),
        _campaign(game, game.campaign.MODES, shown.campaign)
        if is_new and game.campaign is not None
        else NOTHING,
        section(
            say("title-who-plays"),
            your_name(session) if is_new else NOTHING,
            *[_seat(game, seat, shown.seats[seat]) for seat in range(len(shown.seats))],
            _bots(game),
        ),
        tag(
            "details",
            tag("summary", words(say("title-table-manners"))),
            field(say("label-away"), choice("away", _aways(shown), str(shown.away_after))),
            check("public", say("label-public"), checked=shown.public),
            check("spectators", say("label-spectators"), checked=shown.spectators),
            own_word() if is_new else NOTHING,
            class_="house-rules",
        ),
        tag(
            "div",
            tag(
                "button",
                words(say("button-open-table") if is_new else say("button-save-table")),
                class_="primary",
            ),
            NOTHING
            if table is None
            else tag("a", words(say("button-cancel")), href=f"/tables/{table.id}", class_="button"),
            class_="actions",
        ),
        method="post",
        action=f"/tables/new?game={game.id}"
        if table is None
        else f"/tables/{table.id}/arrangement",
        class_="new-table",
    )
    return page(
        title,
        tag(
            "div",
            book_cover(game),
            tag(
                "div",
                tag("h1", words(heading if is_new else say("heading-change-table"))),
                tag("p", words(game.face.about(reader()).line)),
                language_note(game),
                _facts(game),
            ),
            class_="book evening",
        ),
        form,
        session=session,
        game=game,
        script="new_table.js",
        body_class="reading wide",
    )


def _facts(game: Game) -> Html:
    about = game.face.about(reader())
    least, most = game.seats
    seats = say("fact-players", least=least, most=most, how="some" if least < most else "sure")
    facts: list[Text] = [seats, say("fact-minutes", minutes=about.minutes), about.mood]
    return tag("ul", *[tag("li", words(fact)) for fact in facts if fact], class_="facts")


def _aways(filled: Filled) -> list[tuple[str, Text]]:
    known = [value for value, _ in AWAY]
    own = str(filled.away_after)
    more = [] if own in known else [(own, say("away-minutes", n=filled.away_after // 60))]
    return [*AWAY, *more]


def _seat(game: Game, seat: int, filled: SeatFilled) -> Html:
    label = say("label-seat", n=seat + 1)
    name = f"seat-{seat}"
    if filled.is_kept:
        kept = choice(name, [(KEPT, filled.name), (INVITED, say("seat-choice-free-again"))], KEPT)
        return tag("div", field(label, kept), class_="seat-wish")
    bots = [(f"bot:{bot}", say("player-bot", bot=bot_noun(bot))) for bot in bot_names(game)]
    choices = [c for c in SEAT_CHOICES if c[0] != NOBODY or seat >= game.seats[0]]
    here = tag(
        "input",
        name=f"name-{seat}",
        value=filled.name,
        maxlength=LONGEST_NAME,
        autocomplete="off",
        placeholder=say("label-their-name"),
        aria_label=say("label-name-of-seat", n=seat + 1),
        class_="their-name",
    )
    control = together(choice(name, [*choices, *bots], filled.wish))
    return tag("div", field(label, control), here, class_="seat-wish")


def _bots(game: Game) -> Html:
    """The bots in words, from the weakest to the strongest."""
    rows = [
        together(tag("dt", words(bot_noun(name))), tag("dd", words(about)))
        for name, about in bot_sayings(game).items()
        if spoken(about)
    ]
    return tag(
        "details",
        tag("summary", words(say("title-bots"))),
        tag("dl", *rows, class_="bots"),
        class_="quiet",
    )


def _campaign(game: Game, modes: Sequence[CampaignMode], chosen: str) -> Html:
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
        field(say("label-campaign"), choice("campaign", values, chosen)),
        tag("dl", *rows, class_="bots quiet"),
    )
