"""What a language can do with names and numbers.

A name in a catalog is a term with attributes. Some attributes are forms (`.gen = …`), which a
message asks for by a function of the same name (`{ GEN($who) }`); some are traits (`.gender = …`),
by which a message selects. A grammar says which there are, and works out the forms that follow from
a rule, so that a catalog holds exceptions only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

Traits = Mapping[str, str]
Derive = Callable[[str, Traits], str]


class Grammar(NamedTuple):
    forms: Mapping[str, Derive | None]
    """How each form follows from a name and its traits; None: it has to stand in the catalog."""
    traits: Mapping[str, tuple[str, ...]]
    """The values that a trait may have; the first counts where nothing is said."""
    bases: Mapping[str, str] = MappingProxyType({})
    """The forms that follow from another form instead of the name itself, and from which."""

    declined: tuple[str, ...] = ()
    """The forms that are the name itself, as it is met in a text, without a word beside it."""

    def written(self, form: str) -> str:
        """The form that the catalog has to hold so that this one can be said; "" if none."""
        base = self.bases.get(form, form)
        return base if self.forms[base] is None else ""


def _as_it_is(name: str, _: Traits) -> str:
    return name


# -- English -------------------------------------------------------------------------------------


def _the(name: str, traits: Traits) -> str:
    """
    >>> _the("Auror", {"article": "a"}), _the("Dobby", {})
    ('the Auror', 'Dobby')
    """
    return f"the {name}" if traits.get("article", "none") != "none" else name


def _a(name: str, traits: Traits) -> str:
    """
    >>> _a("Owl", {"article": "a"}), _a("Wand", {"article": "a"}), _a("Order", {"article": "the"})
    ('an Owl', 'a Wand', 'the Order')
    """
    article = traits.get("article", "none")
    if article == "a" and name[:1].lower() in "aeiou":
        article = "an"
    return name if article == "none" else f"{article} {name}"


def _possessive(name: str, traits: Traits) -> str:
    """
    >>> _possessive("Auror", {"article": "a"}), _possessive("Aurors", {"count": "many"})
    ("the Auror's", "Aurors'")
    """
    ending = "'" if traits.get("count") == "many" and name.endswith("s") else "'s"
    return f"{_the(name, traits)}{ending}"


def _place(name: str, traits: Traits) -> str:
    """
    >>> _place("Ministry", {"article": "the", "place": "at"}), _place("Diagon Alley", {})
    ('at the Ministry', 'in Diagon Alley')
    """
    return f"{traits.get('place', 'in')} {_the(name, traits)}"


def _plural(name: str, _: Traits) -> str:
    """
    >>> _plural("Impact", {}), _plural("Wish", {})
    ('Impacts', 'Wishes')
    """
    return f"{name}es" if name.endswith(("s", "x", "sh", "ch")) else f"{name}s"


ENGLISH: Final = Grammar(
    forms={
        "the": _the,
        "a": _a,
        "possessive": _possessive,
        "at": _place,
        "one": _as_it_is,
        "other": _plural,
    },
    traits={
        "article": ("none", "a", "an", "the"),
        "count": ("one", "many"),
        "gender": ("it", "he", "she", "they"),
        "place": ("in", "at", "on"),
    },
    declined=("other",),
)

# -- Polish --------------------------------------------------------------------------------------

_ZE: Final = re.compile(r"(?:sz|[sśzźż])(?![zaąeęioóuy])|wsz", re.IGNORECASE)
"""What *ze* is said before: a hiss, and another consonant behind it."""


def _with(instrumental: str, _: Traits) -> str:
    """
    >>> _with("Hagridem", {}), _with("Zgredkiem", {}), _with("Severusem Snape'em", {})
    ('z Hagridem', 'ze Zgredkiem', "z Severusem Snape'em")
    >>> _with("Szmalcownikami", {}), _with("Szukającym", {}), _with("Sklątką", {})
    ('ze Szmalcownikami', 'z Szukającym', 'ze Sklątką')
    """
    return f"ze {instrumental}" if _ZE.match(instrumental) else f"z {instrumental}"


POLISH: Final = Grammar(
    forms={
        "gen": None,
        "dat": None,
        "acc": None,
        "ins": None,
        "loc": None,
        "with": _with,
        "place": None,
        "to": None,
        "one": _as_it_is,
        "few": None,
        "many": None,
        "other": None,
    },
    traits={
        "count": ("one", "many"),
        "gender": ("masculine", "personal", "animate", "feminine", "neuter"),
    },
    bases={"with": "ins"},
    declined=("gen", "dat", "acc", "ins", "loc", "few", "many", "other"),
)

_GRAMMARS: Final = {"en": ENGLISH, "pl": POLISH}


def grammar_of(language: str) -> Grammar:
    """Where none is written down, that of English names in their plain form."""
    return _GRAMMARS.get(language.partition("-")[0], ENGLISH)
