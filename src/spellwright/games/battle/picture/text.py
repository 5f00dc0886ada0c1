"""The position in words: for logs, screen readers, plain terminals."""

from __future__ import annotations

from spellwright.drawing.plain_text import wrapped
from spellwright.face.scene import Scene
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.picture.notes import notes
from spellwright.games.battle.picture.seen import options, own_places
from spellwright.games.battle.picture.words import pile_words, position_sentences
from spellwright.games.battle.state import BattleState


def text(scene: Scene[BattleState]) -> str:
    """Everything on the table, the viewer's own discard pile, then what each option would do."""
    view = scene
    first, *more = position_sentences(view)
    says = [view.say(say("text-title", game=view.game, moment=first)), *more]
    says += [pile_words(view, place) for place in own_places(view)]
    explained = notes(scene)
    says += [
        view.say(say("text-option", option=option.says, note=explained[option.text]))
        for option in options(view)
        if option.text in explained
    ]
    lines: list[str] = []
    for sentence in says:
        lines += wrapped(sentence)
    return "\n".join(lines)
