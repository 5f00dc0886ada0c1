"""A speaker: one language, and the names of those who sit at a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from spellwright.kernel.saying import LIBRARY, VERBATIM, Argument, Noun, Saying
from spellwright.speech.functions import word
from spellwright.speech.grammar import ENGLISH as ENGLISH_NAMES
from spellwright.speech.language import ENGLISH, Language, language
from spellwright.speech.slips import Slip

_SEAT = "seat-"


def has_words(said: Saying | Noun) -> bool:
    """Whether the catalogs know it: then English does."""
    key = f"-{said.key}" if isinstance(said, Noun) else said.key
    return key in language(ENGLISH).catalog(said.domain).entries


class Speaker:
    """Says what is to be said. What a language lacks is said in English, sentence by sentence."""

    def __init__(
        self,
        tongue: Language | str = ENGLISH,
        seats: Sequence[str] = (),
        fallback: Language | str = ENGLISH,
    ) -> None:
        self.language = language(tongue) if isinstance(tongue, str) else tongue
        self.seats = tuple(seats)
        self._fallback = fallback

    @cached_property
    def english(self) -> Speaker | None:
        """The speaker for words that this language lacks; None if this is English itself."""
        return None if self.language.code == ENGLISH else Speaker(self._fallback, self.seats)

    def say(self, said: Saying) -> str:
        domain, key, args = said
        if domain == VERBATIM:
            return str(args["text"])
        words = self.language.catalog(domain).words(key)
        if words is None:
            if self.english is None:
                raise Slip(f"{domain} {key}", "no catalog has such a sentence")
            return self.english.say(said)
        try:
            return words(self, args)
        except KeyError as missing:
            raise Slip(f"{domain} {key}", f"nothing was given for {missing}") from missing

    def word(self, value: Argument, form: str = "") -> str:
        """A value as it is read: a name, a number, a text as it stands."""
        return word(self, value, form)

    def name(self, noun: Noun, form: str = "") -> str:
        """A name in one of its forms ("": as it stands in a list)."""
        domain, key, args = noun
        if domain == LIBRARY and key.startswith(_SEAT):
            return self._seat(int(key[len(_SEAT) :]), form)
        catalog = self.language.catalog(domain)
        if not args:
            known = catalog.forms.get((key, form))
            if known is None:
                known = catalog.forms[key, form] = self._name(noun, form)
            return known
        return self._name(noun, form)

    def _name(self, noun: Noun, form: str) -> str:
        domain, key, args = noun
        catalog = self.language.catalog(domain)
        term = f"-{key}"
        if term not in catalog.entries:
            if self.english is None:
                raise Slip(f"{domain} {term}", "no catalog has such a name")
            return self.english.name(noun, form if form in ENGLISH_NAMES.declined else "")
        words = catalog.words(term)
        assert words is not None
        if not form:
            return words(self, args)
        written = catalog.attribute(term, form)
        if written is not None:
            return written(self, args)
        derive = catalog.grammar.forms[form]
        base = catalog.grammar.bases.get(form)
        plain = words(self, args) if base is None else self.name(noun, base)
        if derive is None:
            return plain
        traits = {
            trait: said(self, args)
            for trait in catalog.grammar.traits
            if (said := catalog.attribute(term, trait)) is not None
        }
        return derive(plain, traits)

    def trait(self, value: Argument, trait: str, usual: str) -> str:
        """What a message selects by: the gender of a name, or whether it names several."""
        if type(value) is not Noun:
            return usual
        if value.domain == LIBRARY:
            return "they" if trait == "gender" else usual
        catalog = self.language.catalog(value.domain)
        if f"-{value.key}" not in catalog.entries:
            return usual
        said = catalog.attribute(f"-{value.key}", trait)
        return usual if said is None else said(self, value.args)

    def _seat(self, seat: int, form: str) -> str:
        """The name of the person in a seat. People's names are not declined."""
        named = seat < len(self.seats) and self.seats[seat]
        name = named or self.say(Saying(LIBRARY, "seat-without-name", {"number": seat + 1}))
        derive = self.language.grammar.forms.get(form)
        return name if derive is None else derive(name, {})
