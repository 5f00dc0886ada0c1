"""The position in sentences: for the text, the description of the picture, screen readers."""

from __future__ import annotations

from spellwright.face.known import drawn_from
from spellwright.games.battle.content import columns
from spellwright.games.battle.content.saying import say
from spellwright.games.battle.lexicons import (
    INGREDIENTS,
    SCENARIO_NAMES,
    STEP_NAMES,
    SYMBOL_NAMES,
    THING_TEXTS,
    THINGS,
)
from spellwright.games.battle.picture.foes import latest_event, slots
from spellwright.games.battle.picture.heroes import display_of
from spellwright.games.battle.picture.location import location_words
from spellwright.games.battle.picture.next_turn import note_title
from spellwright.games.battle.picture.potions import requirement
from spellwright.games.battle.picture.reads import READS
from spellwright.games.battle.picture.rewards import reward_of
from spellwright.games.battle.picture.seen import (
    Seen,
    choosing,
    hero_noun,
    own_places,
    tallied,
)
from spellwright.games.battle.picture.upcoming import lasting, upcoming
from spellwright.games.battle.queries import price
from spellwright.games.battle.state import BREW_EVENT, BREW_OWNER, BREW_PLACES
from spellwright.kernel.saying import Argument, Saying


def moment_words(view: Seen) -> str:
    """Scenario, turn, whose it is, who is to choose."""
    s = view.shown
    scenario = SCENARIO_NAMES.noun(s.scenario)
    if view.outcome is not None:
        return view.say(say("moment-over", scenario=scenario, ending=view.outcome.says))
    now = say("moment-set-up")
    if s.turn:
        now = say(
            "moment-turn", n=s.turn, who=hero_noun(view, s.active), step=STEP_NAMES.noun(s.step)
        )
    chooses = choosing(view)
    facts = (scenario, now) if chooses is None else (scenario, now, chooses)
    return view.say(say("moment", facts=facts))


def hero_words(view: Seen, place: int) -> str:
    s = view.shown
    if s.hero[place] < 0:
        return view.say(say("words-no-hero", n=place + 1))
    hand = [kind for kind in s.hand[place] if kind >= 0]
    count = len(s.hand[place])
    held = say("words-hand", n=count)
    if hand:
        held = say("words-hand-of", n=count, cards=tallied(hand))
    who = hero_noun(view, place)
    about = (
        say("words-hero-you" if place in own_places(view) else "words-hero", who=who),
        say("fact-health-of", n=s.health[place], most=columns.FULL_HEALTH),
        say("fact-attack", n=s.attack[place]),
        say("fact-influence", n=s.influence[place]),
        held,
        say("words-deck", n=len(s.deck[place])),
        say("words-discarded", n=len(s.pile[place])),
    )
    name, *facts = about
    own = tuple(THINGS.noun(thing) for thing in display_of(view, place))
    if not own:
        return view.say(say("words-hero-facts", name=name, facts=tuple(facts)))
    return view.say(say("words-hero-facts-and-things", name=name, facts=tuple(facts), things=own))


def pile_words(view: Seen, place: int) -> str:
    """What lies on a discard pile."""
    pile = tallied(view.shown.pile[place])
    return view.say(say("words-pile", who=hero_noun(view, place), cards=pile)) if pile else ""


def foe_words(view: Seen) -> list[str]:
    s = view.shown
    says = []
    for slot in slots(view):
        foe = s.row[slot]
        if foe < 0:
            continue
        needs: list[Saying] = []
        attack, influence = columns.NEED_ATTACK[foe], columns.NEED_INFLUENCE[foe]
        if attack:
            needs.append(say("fact-attack-of", n=s.row_attack[slot], most=attack))
        if influence:
            needs.append(say("fact-influence-of", n=s.row_influence[slot], most=influence))
        text, reward = THING_TEXTS.noun(foe), reward_of(foe)
        if s.row_off[slot]:
            text = say("text-off", text=text)
        if reward is not None:
            text = say("text-and-reward", text=text, reward=reward)
        says.append(say("words-foe", foe=THINGS.noun(foe), facts=tuple(needs), text=text))
    says.append(say("words-foes-left", n=len(s.villain_stack), defeated=len(s.foe_pile)))
    return [view.say(each) for each in says]


def challenge_words(view: Seen) -> list[str]:
    s = view.shown
    says = []
    if s.horcrux >= 0:
        says.append(say("words-horcrux", what=_challenge(s.horcrux, s.horcrux_symbols)))
    if s.encounter >= 0:
        says.append(say("words-encounter", what=_challenge(s.encounter, s.encounter_symbols)))
    return [view.say(each) for each in says]


def _challenge(thing: int, got: list[int]) -> Saying:
    needs = []
    for n, symbol in enumerate(columns.SYMBOLS[thing]):
        name = SYMBOL_NAMES.noun(symbol)
        needs.append(say("words-symbol-there", symbol=name) if n < len(got) and got[n] else name)
    name, text = THINGS.noun(thing), THING_TEXTS.noun(thing)
    if not needs:
        return say("words-challenge", challenge=name, text=text)
    return say("words-challenge-needs", challenge=name, text=text, symbols=tuple(needs))


def shop_words(view: Seen) -> str:
    s = view.shown
    offers = tuple(_offer(view, stack) for stack in s.shop if stack)
    return view.say(say("words-shop", offers=offers) if offers else say("words-shop-empty"))


def _offer(view: Seen, stack: list[int]) -> Saying:
    s, kind = view.shown, stack[-1]
    card, cost = THINGS.noun(kind), price(s, s.active, kind)
    if len(stack) > 1:
        return say("words-offer-of-several", card=card, cost=cost, n=len(stack))
    return say("words-offer", card=card, cost=cost)


def potion_words(view: Seen) -> list[str]:
    """The Potions board and the dark potions."""
    s = view.shown
    says: list[Saying] = []
    if s.tile >= 0:
        says += [_shelf(view, shelf) for shelf in range(columns.SHELVES)]
        for number, kind in enumerate(s.potions):
            if kind >= 0:
                says.append(_recipe(THINGS.noun(kind), kind, s.potion_places[number]))
    for brew in s.brews:
        owner, event = hero_noun(view, brew[BREW_OWNER]), brew[BREW_EVENT]
        name = say("words-dark-potion", event=THINGS.noun(event), who=owner)
        says.append(_recipe(name, event, brew[BREW_PLACES:]))
    return [view.say(each) for each in says]


def _shelf(view: Seen, shelf: int) -> Saying:
    s = view.shown
    lie = tuple(
        INGREDIENTS.noun(s.shelf[space])
        for space in (shelf, columns.SHELVES + shelf)
        if space < len(s.shelf) and s.shelf[space] >= 0
    )
    wants = requirement(view, shelf)
    if not lie:
        return say("words-shelf-empty", n=shelf + 1, requirement=wants)
    return say("words-shelf", n=shelf + 1, requirement=wants, ingredients=lie)


def _recipe(name: Argument, thing: int, places: list[int]) -> Saying:
    wanted = zip(columns.RECIPE[thing], places, strict=True)
    missing = tuple(INGREDIENTS.noun(want) for want, lies in wanted if lies < 0)
    text = THING_TEXTS.noun(thing)
    if not missing:
        return say("words-brew-full", name=name, text=text)
    return say("words-brew", name=name, text=text, ingredients=missing)


def event_words(view: Seen) -> str:
    event, left = latest_event(view), len(view.shown.event_stack)
    if event < 0:
        return view.say(say("words-events", n=left))
    name, text = THINGS.noun(event), THING_TEXTS.noun(event)
    return view.say(say("words-events-and-latest", event=name, text=text, n=left))


def coming_words(view: Seen) -> list[str]:
    said = " ".join(row.text for row in upcoming(view))
    first = view.say(say("panel-comes", when=note_title(view), what=said))
    return [first, *[row.text for row in lasting(view)]]


@drawn_from(READS)
def position_sentences(view: Seen) -> list[str]:
    """Everything, one sentence after the other."""
    s = view.shown
    played = tallied(s.play_area)
    return [
        moment_words(view),
        location_words(view),
        *foe_words(view),
        *challenge_words(view),
        event_words(view),
        *coming_words(view),
        shop_words(view),
        *potion_words(view),
        *[hero_words(view, place) for place in range(s.heroes)],
        *([view.say(say("words-played", cards=played))] if played else []),
    ]
