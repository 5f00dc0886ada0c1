"""Whether a language has all the words of a game: else a reader is told that some are English."""

from __future__ import annotations

from functools import cache

from spellwright.kernel.saying import Saying, say
from spellwright.speech.catalog import missing_in
from spellwright.speech.language import ENGLISH, Language, language
from spellwright.speech.speaker import Speaker


def translation_note(speaker: Speaker, game_id: str) -> Saying | None:
    """What the book of a game says about its language; None where all of it can be said."""
    how = _how_far(speaker.language, game_id)
    return say("about-translation", how=how) if how else None


@cache
def _how_far(tongue: Language, domain: str) -> str:
    """`part` or `none` of a game; nothing if a language has all of it."""
    english, own = language(ENGLISH).catalog(domain), tongue.catalog(domain)
    if not missing_in(english, own):
        return ""
    return "part" if own.entries else "none"
