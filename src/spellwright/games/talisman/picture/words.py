"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.face.known import drawn_from
from spellwright.face.once import once_a_scene
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.board import BOARD_SIZE
from spellwright.games.talisman.content.columns import CARD_PACK, STACK_CARDS
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture import moment
from spellwright.games.talisman.picture.condition import character_line
from spellwright.games.talisman.picture.reads import READS
from spellwright.games.talisman.picture.seen import Seen, noun_of, space_noun
from spellwright.games.talisman.rules.attack_scores import voldemort_value
from spellwright.kernel.saying import Argument, Saying
from spellwright.kernel.visibility import HIDDEN


def moment_words(view: Seen) -> str:
    """Round, turn, advantage, who is to choose."""
    phase = moment.phase(view)
    if view.outcome is not None:
        phase = phase._replace(
            args={**phase.args, "ending": say(f"moment-ending-{view.outcome.how}")}
        )
    says: list[Argument] = [say("moment-now", heading=moment.heading(view), phase=phase)]
    more = (moment.advantage(view), moment.limit(view), moment.choosing(view))
    says += [each for each in more if each is not None]
    return view.say(say("moment-all", facts=tuple(says)))


def lying_words(view: Seen, space: int) -> Saying | None:
    """What lies on a space, or None."""
    s = view.shown
    there: list[Argument] = [lexicons.CARD.noun(card) for card in s.lying[space]]
    if s.gold_at[space]:
        there.append(say("fact-galleons", n=s.gold_at[space]))
    if not there:
        return None
    return say("table-lying", space=space_noun(space), things=tuple(there))


@drawn_from(READS)
def table_words(view: Seen) -> list[str]:
    """Voldemort, lasting Events, what lies on the board, decks and stocks."""
    s = view.shown
    value = voldemort_value(s, s.voldemort)
    says = [say("line-voldemort", space=space_noun(s.voldemort), n=value)]
    beside = moment.events_beside(view)
    if beside:
        says.append(say("table-events", events=tuple(beside)))
    lying = [lying_words(view, space) for space in range(BOARD_SIZE)]
    there = [each for each in lying if each is not None]
    if there:
        says.append(say("table-board", things=" ".join([view.say(each) for each in there])))
    stocks = [
        say("table-stack", card=lexicons.CARD.noun(card), n=count)
        for card, count in zip(STACK_CARDS, s.stock, strict=False)
        if count or not CARD_PACK[card]
    ]
    says.append(say("table-stocks", stocks=tuple(stocks)))
    outer, middle, spells = (len(deck) for deck in s.deck)
    says.append(say("table-decks", outer=outer, middle=middle, count=spells))
    return [view.say(each) for each in says]


@once_a_scene
def hand_words(view: Seen) -> list[str]:
    """The viewer's own Spells, and those of others that the viewer has seen."""
    s = view.shown
    says = []
    for seat, hand in enumerate(s.hand):
        known = [spell for spell in hand if spell != HIDDEN]
        if not known:
            continue
        if seat == view.seat:
            says += [
                say(
                    "hand-own",
                    spell=lexicons.SPELL.noun(spell),
                    text=lexicons.SPELL_TEXTS.noun(spell),
                )
                for spell in known
            ]
        else:
            seen = tuple(lexicons.SPELL.noun(spell) for spell in known)
            says.append(say("hand-known", who=noun_of(view, seat), spells=seen))
    return [view.say(each) for each in says]


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    people = [character_line(view, seat) for seat in range(view.shown.seats)]
    return [moment_words(view), *people, *table_words(view), *hand_words(view)]
