"""The options of a game as a choice of evening: what leads first, what matters next, the rest
folded.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from spellwright.drawing.emblem import emblem
from spellwright.drawing.look import BRASS
from spellwright.face.evening import Offer
from spellwright.kernel.game_option import GameOption, NumberOption, Value
from spellwright.kernel.pack import PackOption
from spellwright.kernel.saying import Noun, Saying
from spellwright.registry import Game
from spellwright.server.pages.book_cover import LEATHERS
from spellwright.server.pages.html import NOTHING, Html, Text, drawing, tag, together, words
from spellwright.server.pages.html import Value as Attribute
from spellwright.server.pages.layout import choice, clause_link, field, hidden, number, section
from spellwright.server.speaking import reader, say, spoken

PREFIX = "option-"


def evening_form(game: Game, settings: Mapping[str, Value]) -> Html:
    """All options that are offered, with these values."""
    evening = game.face.evening
    offered = {option.id: option for option in game.options if option.offered}
    leading = offered.pop(evening.leads, None)
    first = [offered.pop(id) for id in evening.first if id in offered]
    packs = [offered.pop(option.id) for option in pack_options(game) if option.id in offered]
    rest = list(offered.values())
    return together(
        NOTHING if leading is None else _leading(game, leading, settings),
        section(say("title-options"), *[_option(game, option, settings) for option in first])
        if first
        else NOTHING,
        _packs(game, packs, settings),
        _folded(game, rest, settings),
    )


def pack_options(game: Game) -> list[PackOption]:
    """The packs that this server has loaded for a game."""
    return [option for option in game.options if isinstance(option, PackOption)]


def _packs(game: Game, offered: list[GameOption], settings: Mapping[str, Value]) -> Html:
    """Which packs may join, and which are always there."""
    always = [option for option in pack_options(game) if option.pack.holds_always]
    if not offered and not always:
        return NOTHING
    return section(
        say("title-packs"),
        *[_option(game, option, settings) for option in offered],
        *[tag("p", words(say("pack-holds-always", pack=option.says))) for option in always],
    )


def _folded(game: Game, rest: list[GameOption], settings: Mapping[str, Value]) -> Html:
    if not rest:
        return NOTHING
    changed = sum(settings.get(option.id, option.default) != option.default for option in rest)
    return tag(
        "details",
        tag("summary", words(say("title-house-rules", n=len(rest), changed=changed))),
        *[_option(game, option, settings) for option in rest],
        class_="house-rules",
        open=changed > 0,
    )


def _leading(game: Game, option: GameOption, settings: Mapping[str, Value]) -> Html:
    """A card for each value: picture, name, sentence."""
    cards = [
        _card(game, option, place, settings.get(option.id, option.default) == value)
        for place, value in enumerate(option.values)
    ]
    legend = tag("legend", tag("h2", words(say("title-what-to-play"))))
    return tag("fieldset", legend, tag("div", *cards, class_="offers"), class_="leading")


def _card(game: Game, option: GameOption, place: int, is_chosen: bool) -> Html:
    value = option.values[place]
    offer = game.face.evening.offer(option.id, place) or Offer(str(value))
    box = tag("input", type="radio", name=PREFIX + option.id, value=_written(value))
    if is_chosen:
        box = tag(
            "input", type="radio", name=PREFIX + option.id, value=_written(value), checked=True
        )
    return tag(
        "label",
        box,
        offer_picture(game, offer.emblem),
        tag("strong", words(_text(offer.name))),
        tag("span", words(_text(offer.about)), class_="quiet"),
        class_="offer",
    )


def offer_picture(game: Game, sign: str) -> Html:
    """An emblem on the leather of the game's book; the words beside it say the same."""
    leather = LEATHERS.get(game.face.about(reader()).emblem, "#4a3a2a")
    return drawing(
        '<svg viewBox="0 0 96 64" aria-hidden="true" class="offer-picture">'
        f'<rect width="96" height="64" rx="6" fill="{leather}"/>'
        f'<rect x="4" y="4" width="88" height="56" rx="4" fill="none" stroke="{BRASS}" '
        'stroke-opacity=".7"/>'
        f'<g transform="translate(48 32)">{emblem(sign or "star", 40, fill=BRASS)}</g></svg>'
    )


def _option(game: Game, option: GameOption, settings: Mapping[str, Value]) -> Html:
    name, value = PREFIX + option.id, settings.get(option.id, option.default)
    rule = clause_link(game.id, option.clause)
    if isinstance(option, NumberOption):
        text = say("label-number", label=option.says, least=option.least, most=option.most)
        entered = int(value if isinstance(value, int) else option.default)
        entry = number(name, entered, option.least, option.most)
        shown = field(option.name, entry, _told(text, rule))
    elif isinstance(option.default, bool):
        box = tag("input", type="checkbox", name=name, value="yes", checked=bool(value))
        label_of = tag("label", box, tag("span", words(option.name)))
        shown = tag("p", hidden(name, "no"), label_of, _told(option.says, rule), class_="check")
    else:
        values = [(_written(v), value_said(game, option, v)) for v in option.values]
        entry = choice(name, values, _written(value))
        shown = field(option.name, entry, _told(option.says, rule))
    return tag("div", shown, **_only_with(game, option.id))


def _told(text: Saying, rule: Html) -> Html:
    """The clause behind an option, and what it does."""
    return together(rule, words(" "), tag("span", words(text), class_="quiet told"))


def _only_with(game: Game, id: str) -> dict[str, Attribute]:
    """For the script: with which other values the option makes a difference."""
    if id not in game.face.evening.only_with:
        return {}
    other, values = game.face.evening.only_with[id]
    offered = {option.id for option in game.options if option.offered}
    field_name = PREFIX + other if other in offered else other
    return {"data_with": field_name, "data_values": json.dumps([_written(v) for v in values])}


def _written(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _text(words: object) -> Text:
    return words if isinstance(words, str | Saying | Noun) else str(words)


def value_said(game: Game, option: GameOption, value: Value) -> Text:
    """A value of an option in words."""
    offer = game.face.evening.offer(option.id, option.values.index(value))
    if offer is not None:
        return _text(offer.name)
    if isinstance(value, bool):
        return say("value-yes") if value else say("value-no")
    return str(value)


def chosen_in_words(game: Game, settings: Mapping[str, Value]) -> list[Text]:
    """What was chosen for an evening: what leads, and whatever is not as usual."""
    evening = game.face.evening
    said: list[Text] = []
    for option in game.options:
        value = settings.get(option.id, option.default)
        if isinstance(option, PackOption) and value is True:
            said.append(say("pack-in-play", pack=option.pack.title))
            continue
        if not option.offered or not evening.matters(option.id, settings):
            continue
        if option.id == evening.leads:
            said.insert(0, _value_or_number(game, option, value))
        elif value != option.default:
            said.append(_in_words(game, option, value))
    return said


def _in_words(game: Game, option: GameOption, value: Value) -> Text:
    if value is True:
        return option.name
    return say("option-is", option=option.name, value=spoken(_value_or_number(game, option, value)))


def _value_or_number(game: Game, option: GameOption, value: Value) -> Text:
    return str(value) if value not in option.values else value_said(game, option, value)
