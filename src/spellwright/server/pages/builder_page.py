"""The builder: what a player prepares, put together piece by piece on one page.

Nothing of the draft is in the game until it is entered; then its choices are made one by one.
"""

from __future__ import annotations

from typing import Any, Final

from spellwright.drawing.emblem import emblem
from spellwright.face.scene import Scene
from spellwright.face.workshop import Bench, DraftItem, Shelf, Workshop
from spellwright.kernel.refusal import Refused
from spellwright.server.pages.hand_over import own_address
from spellwright.server.pages.html import NOTHING, Html, drawing, tag, together, words
from spellwright.server.pages.layout import page
from spellwright.server.pages.preparing import LONGEST_NAME, LONGEST_TEXT, what_is_prepared
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.sessions import Session
from spellwright.server.speaking import say
from spellwright.server.tables.live_table import LiveTable

SAME_LUCK: Final = 1
LONGEST_CHANGE: Final = 120


def builder_page(session: Session, table: LiveTable, seat: int, text: str = "") -> str:
    shop, state = workshop_at(table, seat)
    what = what_is_prepared(table.game)
    speaker = speaker_at(table)
    ready = [
        tag(
            "li",
            tag("button", words(one.name), type="button", data_text=one.text, class_="small"),
            _compare(one.text, one.name),
            tag("span", words(one.about), class_="quiet"),
        )
        for one in shop.ready(state, speaker)
    ]
    draft = text or _on_the_table(table, seat)
    return page(
        say("title-builder", what=what),
        tag("h1", words(say("title-builder", what=what))),
        tag(
            "div",
            tag("div", _bench(shop.bench(state, seat, draft, speaker)), id="bench"),
            tag(
                "section",
                tag("h2", words(say("title-builder-start")), id="to-start-from"),
                tag("ul", *ready, class_="kept"),
                tag(
                    "button",
                    words(say("button-as-last-time")),
                    type="button",
                    id="as-last-time",
                    class_="small",
                    hidden=True,
                ),
                tag("div", id="comparison", aria_live="polite"),
                class_="builder-side builder-start",
                aria_labelledby="to-start-from",
            ),
            tag(
                "aside",
                tag("h2", words(say("title-builder-kept"))),
                tag("ul", id="kept", class_="kept"),
                tag("p", words(say("text-builder-none-kept")), id="none-kept", class_="quiet"),
                tag("label", words(say("label-prepared-name")), for_="draft-name"),
                tag("input", id="draft-name", maxlength=LONGEST_NAME, autocomplete="off"),
                tag("button", words(say("button-keep-it")), type="button", id="keep"),
                tag("h2", words(say("title-builder-text"))),
                tag(
                    "textarea",
                    id="draft-text",
                    rows=8,
                    maxlength=LONGEST_TEXT,
                    spellcheck="false",
                    aria_label=say("title-builder-text"),
                ),
                tag(
                    "div",
                    tag("button", words(say("button-copy")), type="button", id="copy-draft"),
                    tag("button", words(say("button-read-text")), type="button", id="read-draft"),
                    class_="actions",
                ),
                tag("p", id="builder-said", role="status", class_="quiet"),
                class_="builder-side",
            ),
            class_="builder",
        ),
        session=session,
        game=table.game,
        script="builder.js",
        body_class="builder-page",
        data={
            "table": table.id,
            "game": table.game.id,
            "own": str(seat),
            "draft": draft,
            "back": own_address(table, seat),
        },
    )


def workshop_at(table: LiveTable, seat: int) -> tuple[Workshop, Any]:
    """The workshop of a seat that is to prepare something, with nothing that it may not know."""
    shop = table.game.face.workshop
    if shop is None or seat < 0:
        raise Refused("prepared", say("refusal-no-workshop"))
    if table.table is None or table.is_over or seat not in table.seats_asked():
        raise Refused("not-your-turn", say("refusal-workshop-closed"))
    return shop, table.table.state.resample(seat, SAME_LUCK)


def builder_change(table: LiveTable, seat: int, text: str, change: str) -> dict[str, str]:
    """The draft after a change, laid out."""
    shop, state = workshop_at(table, seat)
    draft = text[:LONGEST_TEXT]
    if change:
        draft = shop.changed(state, seat, draft, change[:LONGEST_CHANGE])
    bench = shop.bench(state, seat, draft, speaker_at(table))
    return {"text": bench.text, "bench": _bench(bench)}


def builder_comparison(table: LiveTable, seat: int, text: str, other: str) -> dict[str, str]:
    """Two drafts side by side: their totals, and what only one of them has."""
    shop, state = workshop_at(table, seat)
    speaker = speaker_at(table)
    mine = shop.bench(state, seat, text[:LONGEST_TEXT], speaker)
    theirs = shop.bench(state, seat, other[:LONGEST_TEXT], speaker)
    rows = [
        tag(
            "tr",
            tag("th", words(one.label), scope="row"),
            tag("td", words(one.value)),
            tag("td", words(another.value)),
        )
        for one, another in zip(mine.totals, theirs.totals, strict=True)
    ]
    for shelf, beside in zip(mine.shelves, theirs.shelves, strict=True):
        here, there = _taken(shelf), _taken(beside)
        only = [name for name in here if name not in there]
        other_only = [name for name in there if name not in here]
        if only or other_only:
            rows.append(
                tag(
                    "tr",
                    tag("th", words(shelf.title), scope="row"),
                    tag("td", words(", ".join(only))),
                    tag("td", words(", ".join(other_only))),
                )
            )
    head = tag(
        "tr",
        tag("td"),
        tag("th", words(say("column-this-draft")), scope="col"),
        tag("th", words(say("column-other-draft")), scope="col"),
    )
    table_of_both = tag("table", tag("thead", head), tag("tbody", *rows))
    return {"comparison": tag("div", table_of_both, class_="results")}


def _taken(shelf: Shelf) -> list[str]:
    return [piece.look.title for piece in shelf.pieces if piece.taken]


def _compare(text: str, name: str) -> Html:
    return tag(
        "button",
        words(say("button-compare")),
        type="button",
        class_="small",
        data_compare=text,
        aria_label=say("button-compare-with", name=name),
    )


def _on_the_table(table: LiveTable, seat: int) -> str:
    """What the seat has chosen already, else the first of the ready ones' sides."""
    assert table.table is not None
    speaker = speaker_at(table)
    scene = Scene(table.table.state.view(seat), names=speaker.seats, speaker=speaker)
    prepared = table.game.face.prepared(scene)
    if prepared is not None and prepared.text:
        return prepared.text
    shop = table.game.face.workshop
    assert shop is not None
    return shop.ready(table.table.state, speaker)[0].text.split("\n")[0] + "\n"


# -- the bench -------------------------------------------------------------------------------------


def _bench(bench: Bench) -> Html:
    sides = [
        tag(
            "button",
            words(name),
            type="button",
            data_change=f"side {key}",
            aria_pressed=str(is_it).lower(),
        )
        for key, name, is_it in bench.sides
    ]
    totals = [
        tag(
            "li",
            tag("span", words(total.label), class_="quiet"),
            tag("strong", words(total.value)),
            class_="full" if total.is_full else None,
        )
        for total in bench.totals
    ]
    notes = [tag("li", words(text), class_="left-out") for text in bench.left_out]
    notes += [tag("li", words(text)) for text in bench.missing]
    return together(
        tag(
            "div",
            tag("div", *sides, class_="sides", role="group", aria_label=say("label-side")),
            tag("ul", *totals, class_="totals"),
            tag(
                "div",
                tag("button", words(say("button-fill")), type="button", data_change="fill"),
                tag("button", words(say("button-clear")), type="button", data_change="clear"),
                tag(
                    "button",
                    words(say("button-enter-it")),
                    type="button",
                    class_="primary",
                    id="enter",
                ),
                class_="actions",
            ),
            tag("ul", *notes, class_="notes", aria_live="polite"),
            class_="bench-head",
        ),
        tag(
            "p",
            tag("label", words(say("label-find")), for_="find-piece"),
            tag("input", id="find-piece", type="search", autocomplete="off"),
            tag(
                "label",
                tag("input", type="checkbox", id="only-fitting"),
                words(" "),
                words(say("label-only-fitting")),
            ),
            class_="find",
        ),
        *[_shelf(shelf) for shelf in bench.shelves],
    )


def _shelf(shelf: Shelf) -> Html:
    taken = [piece for piece in shelf.pieces if piece.taken]
    others = [piece for piece in shelf.pieces if not piece.taken]
    return tag(
        "details",
        tag("summary", words(say("shelf-title", title=shelf.title, n=shelf.total))),
        tag("ul", *[_piece(shelf.key, piece) for piece in [*taken, *others]], class_="pieces"),
        class_="shelf-of-pieces",
        open=True,
        data_shelf=shelf.key,
    )


def _piece(shelf: str, piece: DraftItem) -> Html:
    card = piece.look
    figures = [
        tag("span", words(say("piece-figure", label=label, value=value)))
        for label, value in card.figures
    ]
    add = tag(
        "button",
        words(say("button-take-piece")),
        type="button",
        class_="small",
        data_change=f"add {shelf} {piece.key}",
        disabled=bool(piece.why_not),
        aria_label=say("button-take-what", name=card.title),
    )
    remove = tag(
        "button",
        words(say("button-put-away")),
        type="button",
        class_="small",
        data_change=f"remove {shelf} {piece.key}",
        aria_label=say("button-put-away-what", name=card.title),
    )
    inside = emblem(card.icon, 24, fill=card.colour)
    sign = f'<svg viewBox="-14 -14 28 28" aria-hidden="true">{inside}</svg>'
    classes = ["piece", "taken" if piece.taken else "", "unfit" if piece.why_not else ""]
    count = tag("span", words(f"×{piece.taken}")) if piece.taken > 1 else NOTHING
    return tag(
        "li",
        drawing(sign),
        tag(
            "div",
            tag("strong", words(card.title), words(" "), count),
            tag("span", words(card.kind), class_="quiet kind"),
            tag("span", *figures, class_="figures"),
            tag("p", words(card.text)),
            tag("p", words(piece.note), class_="note") if piece.note else NOTHING,
            tag("p", words(piece.why_not), class_="why-not")
            if piece.why_not and not piece.taken
            else NOTHING,
        ),
        tag(
            "div",
            remove if piece.taken else NOTHING,
            add if not piece.taken or not piece.why_not else NOTHING,
            class_="buttons",
        ),
        class_=" ".join(name for name in classes if name),
        data_words=" ".join([card.title, card.kind, card.text, *piece.tags]).lower(),
    )
