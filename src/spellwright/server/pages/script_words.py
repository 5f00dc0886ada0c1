"""The words of the script, as a page brings them in the language of its reader."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from spellwright.server.pages.html import Html, tag
from spellwright.speech.handing import handed
from spellwright.speech.language import Language
from spellwright.speech.speaker import Speaker

SCRIPT: Final = "script"
"""The domain of the catalog: `script.ftl`."""


@cache
def script_words(language: Language) -> Html:
    """An element that `words.js` reads; a browser takes it for data, not for a script."""
    told = json.dumps(handed(Speaker(language), SCRIPT), ensure_ascii=False, separators=(",", ":"))
    # No text may end the element.
    safe = Html(told.replace("<", "\\u003c"))
    return tag("script", safe, type="application/json", id="words")
