"""The review of a finished game: its curve, the moments that turned it, and what was better."""

from __future__ import annotations

import json
from typing import Any

from spellwright.bots.headline import option_called
from spellwright.face.scene import Scene
from spellwright.kernel.saying import Noun, Saying, seat_noun
from spellwright.kernel.state import State
from spellwright.server.pages.html import NOTHING, Html, Text, drawing, tag, words
from spellwright.server.pages.layout import page
from spellwright.server.pages.review_curve import percent, review_curve
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.pages.the_end import why_it_ended
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.review import Moment, Review
from spellwright.speech.speaker import Speaker


def review_page(session: Session, table: LiveTable, review: Review | None) -> str:
    """The page; without a review it says that one is being made, and the script waits for it."""
    return page(
        say("title-review", game=table.game.noun),
        tag("h1", words(say("title-review", game=table.game.noun))),
        tag("p", words(why_it_ended(table))),
        _in_the_making() if review is None else _reviewed(table, review),
        tag(
            "div",
            tag(
                "a",
                words(say("link-watch-again")),
                href=f"/tables/{table.id}/replay",
                class_="button",
            ),
            tag("a", words(say("button-to-table")), href=f"/tables/{table.id}", class_="button"),
            tag(
                "button",
                words(say("button-copy-link")),
                type="button",
                data_copy=f"/tables/{table.id}/review",
            ),
            class_="actions",
        ),
        session=session,
        game=table.game,
        script="review.js",
        body_class="reading wide review-page",
        data={"table": table.id, "review": "wanted" if review is None else "there"},
    )


def _in_the_making() -> Html:
    return tag(
        "div",
        tag("p", words(say("text-review-making")), id="making", role="status"),
        tag("progress", aria_labelledby="making"),
        class_="making",
    )


def _reviewed(table: LiveTable, review: Review) -> Html:
    speaker = speaker_at(table)
    together = table.game.rules.cooperative
    seats = [0] if together else list(range(len(table.places)))
    moments = [_moment(table, speaker, n, one) for n, one in enumerate(review.moments, 1)]
    return tag(
        "div",
        tag("h2", words(say("title-chances"))),
        tag("p", words(say("text-chances")), class_="quiet"),
        review_curve(review, speaker.seats, seats),
        tag("h2", words(say("title-turning-moments"))) if moments else NOTHING,
        *moments,
    )


def _moment(table: LiveTable, speaker: Speaker, number: int, moment: Moment) -> Html:
    assert table.table is not None
    state = table.table.position(moment.place)
    scene = Scene(state.view(moment.seat), names=speaker.seats, speaker=speaker)
    name = speaker.seats[moment.seat]
    chosen = _option_said(state, speaker, moment.seat, moment.chosen)
    watch = f"/tables/{table.id}/replay?step={moment.place}&eyes={moment.seat}"
    board = table.game.face.board(
        Scene(scene.view.without_choices(), names=speaker.seats, speaker=speaker), f"m{number}-"
    )
    return tag(
        "article",
        tag("div", drawing(board), class_="moment-board"),
        tag(
            "div",
            tag(
                "h3",
                tag("span", words(str(number)), class_="moment-number"),
                words(" "),
                words(say("review-move", n=moment.place + 1, name=name)),
            ),
            tag("p", words(say("review-asked", question=_question(scene)))),
            tag("p", words(say("review-chosen", name=name, option=chosen))),
            _change(speaker, moment),
            _advice(state, speaker, moment),
            tag("p", tag("a", words(say("review-watch")), href=watch)),
        ),
        id=f"moment-{number}",
        class_="turning-moment",
    )


def _change(speaker: Speaker, moment: Moment) -> Html:
    """What the choice brought; two figures that look alike are no change."""
    before, after = percent(moment.before), percent(moment.after)
    who = seat_noun(moment.seat)
    if before == after:
        return tag("p", words(speaker.say(say("review-no-change", name=who, after=after))))
    better = "better" if moment.after > moment.before else "worse"
    said = say("review-change", name=who, before=before, after=after)
    return tag("p", words(speaker.say(said)), class_=better)


def _advice(state: State, speaker: Speaker, moment: Moment) -> Html:
    if not moment.best:
        return tag("p", words(say("review-no-advice")), class_="quiet")
    reason = tag("span", words(speaker.say(reason_from(moment.reason))), class_="quiet")
    if moment.best == moment.chosen:
        return tag("p", words(say("review-same")), words(" "), reason)
    best = _option_said(state, speaker, moment.seat, moment.best)
    return tag("p", words(say("review-best", option=best)), words(" "), reason, class_="best")


def _question(scene: Scene[Any]) -> str:
    decisions = scene.view.decisions
    return scene.say(decisions[0].says) if decisions else ""


def _option_said(state: State, speaker: Speaker, seat: int, text: str) -> Text:
    return speaker.say(option_called(state, seat, text))


def reason_from(kept: str) -> Saying:
    """The reason that `in_words` kept."""
    data: Any = json.loads(kept) if kept else ""
    if isinstance(data, str):
        return Saying("", "", {"text": data})
    return Saying(data["domain"], data["key"], _whole(data["args"]))


def _whole(data: Any) -> Any:
    match data:
        case {"says": [domain, key, args]}:
            return Saying(domain, key, _whole(args))
        case {"names": [domain, key, args]}:
            return Noun(domain, key, _whole(args))
        case {"several": parts}:
            return tuple(_whole(part) for part in parts)
        case dict():
            return {name: _whole(one) for name, one in data.items()}
    return data
