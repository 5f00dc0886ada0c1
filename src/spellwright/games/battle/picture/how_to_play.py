"""The game in two minutes, and on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellwright.face.parts import About, TourStep
from spellwright.games.battle.picture.tour_drawings import (
    cards_drawing,
    control_drawing,
    events_drawing,
    foe_drawing,
    shop_drawing,
)
from spellwright.speech.speaker import Speaker

ABOUT: Final = About(
    line="All together: build your decks, beat every foe, and hold the castle's last place.",
    mood="cooperative, cards, seven years and more",
    minutes="30-60",
    emblem="tower",
)

TOUR: Final = (
    TourStep(
        "First the dark side",
        "Your turn begins with the Dark Arts: the Location says how many events are revealed. "
        "Then each foe does what its card says. The parchment on the board always lists what "
        "will come at the start of your turn.",
        "HB-3.1",
        events_drawing(),
    ),
    TourStep(
        "Then your cards",
        "Play the cards of your hand in any order. They bring Attack and Influence, Health, or "
        "more cards. Some help other Heroes: talk about what everybody needs.",
        "HB-6.3",
        cards_drawing(),
    ),
    TourStep(
        "Strike the foes",
        "Put Attack on a foe that lies open. It stays there, so you can defeat a foe over several "
        "turns, together. A defeated foe pays a reward, and the next one comes at the end of the "
        "turn.",
        "HB-6.7",
        foe_drawing(),
    ),
    TourStep(
        "Grow your deck",
        "Influence buys cards from the shop. A new card goes on your discard pile and comes back "
        "when your deck is shuffled. What you do not use is lost at the end of your turn; then "
        "you draw five cards.",
        "HB-6.8",
        shop_drawing(),
    ),
    TourStep(
        "Hold the Locations",
        "Some events and foes add control tokens. A full Location falls; when the last one falls, "
        "all have lost. A Hero without Health is stunned: that costs a control token and half of "
        "the hand, and the Hero is well again when the turn ends. When the last foe is defeated, "
        "all have won.",
        "HB-11.6",
        control_drawing(),
    ),
)


def about(_: Speaker) -> About:
    return ABOUT


def tour(_: Speaker) -> Sequence[TourStep]:
    return TOUR
