"""Refusals as they go out: words for people, keys and arguments for programs."""

from __future__ import annotations

import msgspec

from spellwright.kernel.refusal import Refused, one_line
from spellwright.kernel.saying import to_data
from spellwright.server.api.messages import RefusalMessage
from spellwright.server.speaking import spoken


def refusal_message(refused: Refused, key: str = "") -> RefusalMessage:
    """A refusal in the reader's language."""
    sentence = one_line(spoken(refused.says))
    return RefusalMessage(refused.kind, sentence, refused.clause, key, to_data(refused.says))


def refusal_bytes(refused: Refused) -> bytes:
    """A refusal to somebody of whom nothing is known yet."""
    return msgspec.json.encode(refusal_message(refused))
