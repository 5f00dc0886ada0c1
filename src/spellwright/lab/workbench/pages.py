"""The pages of the workbench."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import groupby

from spellwright.content import Figure
from spellwright.lab.figures import meaning_of
from spellwright.lab.words import say
from spellwright.lab.workbench.past import Past
from spellwright.registry import Game


def page(title: str, *content: str, script: bool = False) -> str:
    """A whole page."""
    home = escape(str(say("title-workbench")))
    module = '<script type="module" src="/static/workbench.js"></script>' if script else ""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="icon" href="data:,">'
        '<link rel="stylesheet" href="/static/workbench.css">'
        f'{module}</head><body><header><a class="brand" href="/">{home}</a></header>'
        f"<main>{''.join(content)}</main></body></html>"
    )


def home_page(games: Iterable[Game], past: Sequence[Past]) -> str:
    shelf = "".join(
        f'<li><a class="book" href="/game/{game.id}">{escape(game.name)}</a></li>' for game in games
    )
    rows = "".join(
        f"<li>{_link(one)} <span class=quiet>{escape(one.name)}</span></li>" for one in past
    )
    nothing = f"<p class=quiet>{escape(str(say('text-no-past')))}</p>"
    title = str(say("title-workbench"))
    return page(
        title,
        f"<h1>{escape(title)}</h1><p>{escape(str(say('text-workbench')))}</p>",
        f"<h2>{escape(str(say('title-figures')))}</h2><ul class=shelf>{shelf}</ul>",
        f"<h2>{escape(str(say('title-past')))}</h2>",
        f"<ul class=past>{rows}</ul>" if rows else nothing,
    )


def _link(one: Past) -> str:
    told = escape(str(one.told))
    if one.kind == "run":
        return told
    kind = "report" if one.kind == "report" else "experiment"
    return f'<a href="/{kind}/{escape(one.name, quote=True)}">{told}</a>'


def game_page(game: Game, figures: Sequence[Figure], bots: Iterable[str]) -> str:
    """The tables to edit in place, and beside them what is tried."""
    tables = []
    rules_first = sorted(figures, key=lambda figure: figure.file != "rules")
    for file, of_file in groupby(rules_first, lambda figure: figure.file):
        tables.append(_table(game, file, list(of_file)))
    chosen = "".join(
        f"<option{' selected' if bot == 'greedy' else ''}>{escape(bot)}</option>" for bot in bots
    )
    words = {key: escape(str(said)) for key, said in _words().items()}
    bench = (
        f'<aside id=bench data-game="{game.id}" aria-label="{words["try"]}">'
        f"<h2>{words['changes']}</h2><p class=quiet id=nothing>{words['nothing']}</p>"
        f"<ul id=changes></ul><p><button id=add disabled>{words['add']}</button></p>"
        f"<h2>{words['variants']}</h2><ol id=variants></ol>"
        f"<p class=row><label>{words['bots']} <select id=bots>{chosen}</select></label>"
        f"<label>{words['pairs']} <input id=pairs type=number min=1 max=20000 value=500>"
        "</label></p>"
        f"<p class=row><button id=try class=primary disabled>{words['try']}</button>"
        f"<button id=stop hidden>{words['stop']}</button></p>"
        f"<p id=said role=status></p><progress id=progress hidden></progress>"
        f"<div id=found data-before='{words['before']}' data-after='{words['after']}'"
        f" data-difference='{words['difference']}' data-interval='{words['interval']}'"
        f" data-measure='{words['measure']}' data-funnel='{words['funnel']}'></div>"
        f"<details><summary>{words['export']}</summary>"
        f"<h3>{words['line']}</h3><pre id=line tabindex=0></pre>"
        f"<h3>{words['patch']}</h3><pre id=patch tabindex=0></pre></details></aside>"
    )
    find = (
        f"<p><label>{escape(str(say('label-find-figure')))} "
        "<input id=find type=search autocomplete=off></label></p>"
    )
    return page(
        game.name,
        f"<h1>{escape(game.name)}</h1>",
        f"<div class=columns><section id=tables>{find}{''.join(tables)}</section>{bench}</div>",
        script=True,
    )


def _words() -> dict[str, object]:
    return {
        "changes": say("title-changes"),
        "nothing": say("text-no-changes"),
        "add": say("button-add-variant"),
        "variants": say("title-variants"),
        "bots": say("label-bots"),
        "pairs": say("label-pairs"),
        "try": say("button-try"),
        "stop": say("button-stop"),
        "export": say("title-export"),
        "line": say("title-line"),
        "patch": say("title-patch"),
        "before": say("column-before"),
        "after": say("column-after"),
        "difference": say("column-difference"),
        "interval": say("column-interval"),
        "measure": say("column-measure"),
        "funnel": say("text-funnel"),
    }


def _table(game: Game, file: str, figures: Sequence[Figure]) -> str:
    columns = list(dict.fromkeys(figure.column for figure in figures))
    first = {figure.column: figure for figure in figures}
    heads = "".join(
        f'<th scope=col title="{escape(meaning_of(game, first[column]), quote=True)}">'
        f"{escape(column)}</th>"
        for column in columns
    )
    rows = []
    for key, row in groupby(figures, lambda figure: figure.key):
        cells = {figure.column: _cell(figure) for figure in row}
        told = "".join(cells.get(column, "<td></td>") for column in columns)
        rows.append(
            f'<tr data-key="{escape(key, quote=True)}"><th scope=row>{escape(key)}</th>{told}</tr>'
        )
    return (
        f"<details{' open' if file == 'rules' else ''}><summary>{escape(file)}</summary>"
        f'<div class=scroll tabindex=0 role=region aria-label="{escape(file, quote=True)}">'
        f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
        "</div></details>"
    )


def _cell(figure: Figure) -> str:
    path, value = escape(figure.path, quote=True), escape(str(figure.value), quote=True)
    named = f'data-path="{path}" data-today="{value}" aria-label="{path}"'
    if figure.kind == "number":
        bounds = f"min={figure.rule.least} max={figure.rule.most}"
        return f'<td><input type=number {named} {bounds} value="{value}"></td>'
    if figure.kind == "word":
        options = "".join(_option(word, word == figure.value) for word in figure.rule.allowed)
        return f"<td><select {named}>{options}</select></td>"
    return f'<td><input type=text size=24 {named} value="{value}"></td>'


def _option(word: str, chosen: bool) -> str:
    mark = " selected" if chosen else ""
    return f'<option value="{escape(word, quote=True)}"{mark}>{escape(word or "–")}</option>'
