"""The rules of a game: its facts, its words and its door to new states.

They are all that states, tables, replays and laws need. How a game is played well, and how it
looks, stands elsewhere (`search.mind`, `face`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from spellwright.kernel.cards import deal_cards_anew
from spellwright.kernel.chance import Chance, FastChance, chance_from
from spellwright.kernel.decision import Ask, Decision
from spellwright.kernel.edition import Edition, edition_of, with_packs
from spellwright.kernel.event import Event
from spellwright.kernel.game_option import GameOption, Value
from spellwright.kernel.naming import Namings, usual_limits
from spellwright.kernel.older import Change, FirstRelease
from spellwright.kernel.option import Option, Verbs, first_of, second_of, verb_of
from spellwright.kernel.outcome import ending_facts
from spellwright.kernel.pack import Pack, packs_in, procedure_name
from spellwright.kernel.phrases import Phrasebook
from spellwright.kernel.postponed_question import PostponedQuestion
from spellwright.kernel.procedure import Procedure, kinds_below
from spellwright.kernel.record import Limits
from spellwright.kernel.refusal import Refused, Unchecked
from spellwright.kernel.saved import from_json
from spellwright.kernel.saying import Argument, Noun, Saying, say
from spellwright.kernel.settings import check_packs, checked_settings
from spellwright.kernel.state import State
from spellwright.kernel.visibility import Visibility

S = TypeVar("S", bound=State)


class Rules(Generic[S]):
    """What a game's `rulebook.py` provides: it fills the attributes and overrides the methods.

    A method that needs nothing of the rules can be a plain function of another module:
    `deal_anew = staticmethod(deal_anew)`.
    """

    id: ClassVar[str]
    name: ClassVar[str]
    number: ClassVar[int]
    """The number of the rules in their edition: raised when an old log would go another way."""
    seats: ClassVar[tuple[int, int]]
    longest: ClassVar[int]
    """The most choices that a game may have."""
    cooperative: ClassVar[bool] = False
    """Whether all seats win or lose together."""
    game_options: ClassVar[tuple[GameOption, ...]] = ()
    quick_settings: ClassVar[Mapping[str, Value]] = MappingProxyType({})
    """Game options, other than the defaults, of a game that is begun without further questions."""
    verbs: ClassVar[Verbs]
    questions: ClassVar[Phrasebook]
    events: ClassVar[Phrasebook]
    endings: ClassVar[Phrasebook]
    visibility: ClassVar[Visibility]
    state: ClassVar[type[Any]]
    """The class of the game's states."""
    procedure: ClassVar[type[Procedure[Any]]]
    """The base class of the game's procedures."""
    begins_with: ClassVar[type[Procedure[Any]]]
    """The procedure that sets the game up and plays it."""
    own_labels: ClassVar[frozenset[tuple[int, int]]] = frozenset()
    """Questions and verbs whose options are named for that question: `button-QUESTION-VERB`."""
    fact_names: ClassVar[tuple[str, ...]] = ()
    """What `question_facts` and `option_facts` tell, for those who check the catalogs."""
    packs: ClassVar[tuple[Pack, ...]] = ()
    """What this process has loaded beside the box; each is a game option too (`PackOption`)."""
    namings: ClassVar[Namings] = MappingProxyType({})
    """How saved states name the kinds of numbers that are rows of tables."""
    changes: ClassVar[tuple[Change, ...]] = ()
    """What has changed in the saved fields from edition to edition, oldest first."""

    def __init__(self) -> None:
        kinds: list[type[Procedure[Any]]] = [PostponedQuestion, *kinds_below(self.procedure)]
        self.procedures = {procedure_name(cls): cls for cls in kinds}
        self._defaults = checked_settings(self.name, self.game_options, {})
        self._editions: dict[tuple[str, ...], Edition] = {}

    # -- what a game overrides -------------------------------------------------------------------

    def blank(self, seats: int, settings: Mapping[str, Value], chance: Chance) -> S:
        """A state with all fields at their start values and nothing on the agenda."""
        state: S = self.state(self, seats, settings, chance)
        return state

    def begin(self, state: S) -> None:
        state.push(self.begins_with())

    def seats_for(self, settings: Mapping[str, Value]) -> tuple[int, int]:
        """How many seats, least and most, a game with these options has."""
        return self.seats

    @property
    def usual_seats(self) -> int:
        """The least seats of a game with the usual options."""
        return self.seats_for(self._defaults)[0]

    def deal_anew(self, state: S, seat: int, /) -> None:
        """Replace all that a seat cannot know, by the state's own chance.

        Cards face down (`hidden_cards`) are dealt here; a game with other secrets extends this.
        What is dealt must not depend on what was there: gather the unknown in a fixed order first.
        """
        deal_cards_anew(state, seat)

    def limits(self, seats: int) -> Limits:
        """Which values the named kinds of numbers may have in a saved state."""
        return {"Seat": (-1, seats - 1), **usual_limits(self.namings)}

    def content(self) -> Any:
        """The content tables that the rules go by, without prose, as JSON-ready data."""
        return {}

    def first_release(self) -> FirstRelease | None:
        """What numbers in saved states of the first release mean; None if there are no such."""
        return None

    def faults(self, state: S, /) -> Sequence[str | Saying]:
        """What is wrong with the components, one sentence for each fault; none in a sound state."""
        return []

    def ending_facts(self, state: State) -> dict[str, Argument]:
        """What the sentence about the end may tell: who won, with how much, and against how much.

        A game in which people are called otherwise than by their names at the table extends this.
        """
        return ending_facts(state.ranks, state.scores)

    def question_facts(self, state: State, ask: Ask) -> dict[str, Argument]:
        """What a question and its options may tell beside their arguments: what is left, what it
        costs, whose turn it is. The state may be that of a view, so only what the asked seat may
        know is filled.
        """
        return {}

    def option_facts(self, state: State, ask: Ask, code: int) -> dict[str, Argument]:
        """What one option may tell where its question names it: its price, for example."""
        return {}

    def why_not(self, state: State, ask: Ask, code: int) -> tuple[str | Saying, str]:
        """Why an option is not open now, and the clause, if a particular clause forbids it."""
        return say("refusal-not-open"), ""

    def refusal(self, state: State, ask: Ask, code: int) -> Refused:
        """The refusal of an option that is not open now."""
        why, clause = self.why_not(state, ask, code)
        usual = self.questions[ask.question].clause_for(ask.args)
        return Refused("not-an-option", why, clause or usual)

    # -- what everybody calls --------------------------------------------------------------------

    @property
    def edition(self) -> Edition:
        """What this game is: number of the rules, digests of content and of declared fields."""
        return self.edition_for(self._defaults)

    def edition_for(self, settings: Mapping[str, Value]) -> Edition:
        """The edition of a game with these settings: the box, and the packs that they name."""
        packs = packs_in(self.packs, settings)
        wanted = tuple([pack.namespace for pack in packs])
        known = self._editions.get(wanted)
        if known is None:
            box = self.edition_for({}) if packs else edition_of(self)
            known = with_packs(box, {pack.namespace: pack.digest for pack in packs})
            self._editions[wanted] = known
        return known

    def new(
        self,
        seats: Unchecked = None,
        seed: Unchecked = 0,
        options: Unchecked = None,
        *,
        events: bool = True,
        record: bool = False,
    ) -> S:
        """A new game, ready for its first decision.

        Without `seats` the game has as few as it can; `seed` and `record` are as in `chance_from`;
        options are given by their names.
        """
        settings = self.check_settings(options)
        count = self.seats_for(settings)[0] if seats is None else seats
        self.check_seats(count, settings)
        state = self.blank(count, settings, chance_from(seed, record=record))
        if not events:
            state.quiet()
        self.begin(state)
        state.run()
        return state

    def from_json(self, text: str, *, is_own: bool = False) -> S:
        """The state that `to_json` wrote; refused with a sentence if it is anything else. A state
        that we kept ourselves may have components of an older edition.
        """
        state: S = from_json(self, text, is_own=is_own)
        return state

    def resample(self, state: S, seat: int, seed: int) -> S:
        """See `State.resample`. The result follows from the seat's view and the seed alone."""
        state.check_viewer(seat)
        other = state.copy()
        other.chance = FastChance(seed)
        other.events = [event for event in state.events if event.visible_to(seat)]
        self.deal_anew(other, seat)
        other.chance.draws = other.secrets_revealed = other.choices = other.answer = (
            other.answered_by
        ) = 0
        for ask in other.asks:
            ask.cache = None
        return other

    def decision(self, state: State, ask: Ask, options: Sequence[int]) -> Decision:
        """An open question with its options, in words; the state is the game's or a view's."""
        phrase = self.questions[ask.question]
        facts = self.question_facts(state, ask)
        return Decision(
            ask.seat,
            phrase.key,
            phrase.saying(ask.args, facts),
            phrase.clause_for(ask.args),
            tuple([self._offered(state, ask, code, facts) for code in options]),
        )

    def label(self, state: State, ask: Ask, code: int) -> Saying:
        """What an option is called where this question offers it."""
        return self._offered(state, ask, code, self.question_facts(state, ask)).says

    def _offered(self, state: State, ask: Ask, code: int, facts: Mapping[str, Argument]) -> Option:
        """An option as this question offers it."""
        if (ask.question, verb_of(code)) not in self.own_labels:
            return self.verbs.option(code)
        question, verb = self.questions[ask.question], self.verbs.book[verb_of(code)]
        said = Saying(
            question.domain,
            f"button-{question.key}-{verb.key}",
            {
                **question.filled(ask.args),
                **facts,
                **verb.filled([first_of(code), second_of(code)]),
                **self.option_facts(state, ask, code),
            },
        )
        return Option(code, self.verbs.text(code), said)

    def told(self, event: Event) -> tuple[Saying, str]:
        """An event as a saying, to be put into words, and the clause behind it."""
        phrase = self.events[event.kind]
        return phrase.saying(event.args), phrase.clause_for(event.args)

    def sentence(self, event: Event) -> tuple[str, str]:
        """An event in words, and the clause behind it."""
        says, clause = self.told(event)
        return str(says), clause

    def check_seats(self, seats: Unchecked, settings: Mapping[str, Value] | None = None) -> None:
        least, most = self.seats if settings is None else self.seats_for(settings)
        if type(seats) is not int or not least <= seats <= most:
            said = say(
                "refusal-seats" if (least, most) == self.seats else "refusal-seats-like-this",
                game=self.name,
                how="range" if least < most else "sure",
                least=least,
                most=most,
                seats=repr(seats),
            )
            raise Refused("seats", said)

    def check_settings(self, options: Unchecked) -> dict[str, Value]:
        """All game options with their values; unknown names and values are refused."""
        if options is None:
            return self._defaults
        return checked_settings(self.name, self.game_options, options)

    def check_packs(self, settings: Mapping[str, Any]) -> None:
        """Refuse settings that name a pack which is not loaded here, and nothing else."""
        check_packs(self.game_options, settings)

    def check_game(self, document: Mapping[str, Any], what: Noun) -> None:
        if document.get("game") != self.id:
            other = str(document.get("game"))[:40]
            raise Refused("game", say("refusal-other-game", what=what, other=other, game=self.id))


class HasRules(Protocol):
    """A whole game: its rules are all that the kernel wants of it."""

    @property
    def rules(self) -> Rules[Any]: ...


def rules_of(game: Rules[S] | HasRules) -> Rules[S]:
    return game if isinstance(game, Rules) else game.rules
