"""All rows of a pack as pictures, at both sizes, on one page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from spellwright.content import PackFile, Row, Table
from spellwright.drawing.look import GROUND, PARCHMENT
from spellwright.kernel.pack import own_key
from spellwright.kernel.saying import Noun
from spellwright.registry import Game
from spellwright.speech.speaker import Speaker

_STYLE = (
    f"body {{ background: {GROUND}; color: {PARCHMENT}; font-family: serif; margin: 2rem }}"
    "figure { display: inline-block; margin: 1rem; vertical-align: top }"
    "svg.large-card { width: 260px } svg.small-card { width: 130px }"
)


def pictures_page(game: Game, pack: PackFile, rows: Sequence[tuple[Table, Row]]) -> str:
    """A page that stands alone; rows that are never drawn as cards are named."""
    speaker, looks = Speaker(), game.face.looks
    shown, left = [], []
    for table, row in rows:
        key = str(row[table.name])
        noun = Noun(pack.namespace, f"{table.noun}-{own_key(key)}")
        look = looks.key(noun)
        if look not in looks:
            left.append(escape(key))
            continue
        pictures = looks.drawn(speaker, look) + looks.drawn_small(speaker, look)
        shown.append(f"<figure>{pictures}<figcaption>{escape(key)}</figcaption></figure>")
    more = f"<p>{', '.join(left)}</p>" if left else ""
    title = escape(pack.title)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style><h1>{title}</h1>{''.join(shown)}{more}</html>\n"
    )
