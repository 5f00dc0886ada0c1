"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.face.known import drawn_from
from spellwright.face.once import once_a_scene
from spellwright.games.wizardry.lexicons import PROFILE_NAMES, TURNINGS, say
from spellwright.games.wizardry.picture import moment
from spellwright.games.wizardry.picture.condition import (
    effects,
    foreseen_words,
    on_everybody,
    plan_words,
    points_planned,
    spell_names,
)
from spellwright.games.wizardry.picture.reads import READS
from spellwright.games.wizardry.picture.seen import (
    Seen,
    animals,
    balls,
    is_out,
    noun,
    square_noun,
)
from spellwright.games.wizardry.state import NOWHERE
from spellwright.kernel.saying import Saying


def moment_words(view: Seen) -> str:
    """The turn and the phase, the order, who is to choose, what lies over the board."""
    facts = [say("moment-now", heading=moment.heading(view), phase=moment.phase(view))]
    facts += [
        fact for fact in (moment.order_words(view), moment.choosing(view)) if fact is not None
    ]
    facts += [effect.says for effect in on_everybody(view)]
    # The sentence of an ending has its own full stop.
    if view.outcome is not None and len(facts) == 1:
        return view.say(say("moment-all-over", facts=tuple(facts)))
    return view.say(say("moment-all", facts=tuple(facts)))


@drawn_from(READS)
def wizard_words(view: Seen, wizard: int) -> str:
    """One wizard: who, where, hits, points, effects."""
    s = view.shown
    who = player_words(view, wizard)
    if s.profile[wizard] < 0:
        return view.say(say("wizard-without-profile", player=who))
    profile = PROFILE_NAMES.noun(s.profile[wizard])
    if not s.turn:
        turning = TURNINGS.noun(s.orientation[wizard])
        return view.say(say("wizard-start-area", player=who, profile=profile, turning=turning))
    if is_out(view, wizard):
        return view.say(say("wizard-out", player=who, profile=profile, n=s.hits[wizard]))
    facts = (
        say("wizard-where", player=who, profile=profile, place=place_words(view, wizard)),
        say("fact-hits", n=s.hits[wizard], most=s.hits_to_defeat),
        say("fact-defence-points", n=s.pool[wizard]),
        say("fact-action-points", n=s.ap[wizard]),
        *[effect.says for effect in effects(view, wizard)],
    )
    return view.say(say("moment-all", facts=facts))


def player_words(view: Seen, wizard: int) -> Saying:
    """A wizard's name; the viewer's own is marked as theirs."""
    return say("player-you" if wizard == view.seat else "player-other", who=noun(wizard))


def place_words(view: Seen, wizard: int) -> Saying:
    """Where a wizard stands, as far as the view tells."""
    s = view.shown
    if s.left[wizard] != NOWHERE:
        return say("place-hidden", square=square_noun(s.left[wizard]))
    model, double = s.at[wizard], s.double[wizard]
    if model == NOWHERE:
        return say("place-nowhere")
    if double == NOWHERE:
        return say("place-on", square=square_noun(model))
    one, other = square_noun(model), square_noun(double)
    if wizard != view.seat:
        return say("place-double", square=one, double=other)
    real = other if s.double_is_real[wizard] else one
    return say("place-own-double", square=one, double=other, real=real)


@drawn_from(READS)
def spell_words(view: Seen, wizard: int) -> str:
    """The spells of a wizard, or nothing."""
    known = tuple(spell_names(view, wizard))
    return view.say(say("wizard-spells", who=noun(wizard), spells=known)) if known else ""


@once_a_scene
def plans_words(view: Seen) -> list[str]:
    """The viewer's own plan, and what the viewer knows of others'."""
    says = []
    for wizard in range(view.shown.seats):
        planned = tuple(plan_words(view, wizard))
        if planned and wizard == view.seat:
            spent, most = points_planned(view, wizard), view.shown.ap[wizard]
            says.append(say("plan-own", n=spent, most=most, entries=planned))
        elif planned:
            says.append(say("plan-left", who=noun(wizard), entries=planned))
        known = foreseen_words(view, wizard)
        says += [say("plan-known", who=noun(wizard), plan=part) for part in known]
    return [view.say(each) for each in says]


@once_a_scene
def things_words(view: Seen) -> list[str]:
    """Creatures, balls, smashed squares."""
    s = view.shown
    says = [
        say("thing-animal", who=noun(owner), square=square_noun(at)) for owner, at in animals(view)
    ]
    if s.demon != NOWHERE:
        says.append(say("thing-demon", who=noun(s.demon_summoner), square=square_noun(s.demon)))
    says += [
        say("thing-ball", who=noun(ball.owner), square=square_noun(ball.square))
        for ball in balls(view)
    ]
    if s.smashed:
        squares = tuple(square_noun(square) for square in s.smashed)
        says.append(say("thing-smashed", squares=squares))
    return [view.say(each) for each in says]


def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    says = [moment_words(view)]
    for wizard in range(view.shown.seats):
        says += [wizard_words(view, wizard), spell_words(view, wizard)]
    says += things_words(view) + plans_words(view)
    return [sentence for sentence in says if sentence]
