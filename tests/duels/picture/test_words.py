"""The position in words and in a terminal, the panels, the progress of Quests, the tour."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from rich.text import Text

from spellwright.drawing.emblem import EMBLEMS
from spellwright.face.scene import ENGLISH, Scene
from spellwright.games.duels import face
from spellwright.games.duels.board import IMPASSABLE
from spellwright.games.duels.content.columns import quest
from spellwright.games.duels.content.tables import QUESTS
from spellwright.games.duels.lexicons import (
    AFFILIATION_WORDS,
    CLASH_NAMES,
    OVERLAY_NAMES,
    PLAYERS,
    POTION_NAMES,
    QUEST_NAMES,
    QUEST_TEXTS,
    SPACES,
    SPELL_NAMES,
    TERRAIN_NAMES,
    say,
)
from spellwright.games.duels.picture.progress import progress
from spellwright.kernel.saying import Argument
from spellwright.testing.duels import Duel, space
from tests.duels.picture.positions import SET_UPS, random_positions
from tests.duels.scenes import who


def card(key: str) -> Argument:
    return CLASH_NAMES.noun(CLASH_NAMES.parse(key))


def duel_for(*quests: str) -> Duel:
    duel = Duel(
        {"harry-potter": "e7", "ron-weasley": "e6"},
        {"nagini": "e9"},
        spells=[["stupefy", "protego"], []],
        potions=[["pepperup"], []],
        quests=[quests, []],
        hands=(["strong"], ["strong"]),
        power=((4, 1), (0, 2)),
    )
    duel.s.overlay_at[0], duel.s.overlay_up[0] = space("e7"), 1
    return duel


def test_the_text_tells_everything_that_a_player_may_know() -> None:
    duel = duel_for("blade-in-hand", "two-at-once")
    duel.s.clock[0] = 2
    text = " ".join(face.text(Scene(duel.s.view(0))).split())
    sword = OVERLAY_NAMES.noun(0)
    facts = (
        say("fact-on-space", space="e7"),
        say("fact-leader"),
        say("fact-impacts", n=0, most=4),
        say("fact-controls", overlay=sword),
        say("fact-mastery", n=3),
        say("fact-defense", n=2),
    )
    stupefy = SPELL_NAMES.noun(SPELL_NAMES.parse("stupefy"))
    blade = quest("blade-in-hand")
    for said in (
        say("moment-round", n=1, most=3),
        say("text-you", player=PLAYERS.noun(0)),
        say("note-points", n=0),
        say("text-pool", white=4, black=1),
        say("text-hand-known", hand=say("text-hand", n=1), cards=(card("strong"),)),
        say("text-model", who=who("harry-potter"), facts=facts),
        say(
            "text-quest",
            quest=QUEST_NAMES.noun(blade),
            score=say("note-points", n=1),
            instant="no",
            text=QUEST_TEXTS.noun(blade),
            now=say("quest-controlled", overlays=(sword,)),
        ),
        say("quest-counts-two-at-once", n=1, most=2),
        say("text-spell-facts", spell=stupefy, facts=(say("text-clock", n=2),)),
        POTION_NAMES.noun(POTION_NAMES.parse("pepperup")),
        say("text-nexus", space=SPACES.noun(duel.s.board.nexus)),
    ):
        assert str(said) in text
    for prefix in (
        say("text-terrain", terrain=TERRAIN_NAMES.noun(IMPASSABLE), spaces=("",)),
        say("text-arrivals", player=PLAYERS.noun(1), spaces=("",)),
    ):
        assert str(prefix).rstrip(". ") in text
    assert str(card("strong")) not in face.text(Scene(duel.s.view(-1)))


def test_progress_counts_what_is_there() -> None:
    duel = duel_for()
    duel.s.overlay_at[1], duel.s.overlay_up[1] = space("e6"), 1
    view = Scene(duel.s.view(0))
    assert progress(view, 0, quest("two-at-once"))[:2] == (2, 2)
    assert progress(view, 0, quest("triple-crown"))[:2] == (2, 3)
    assert progress(view, 0, quest("steel-and-stone")).met
    behind = progress(view, 0, quest("behind-the-lines"))
    assert behind.says == say("quest-counts-behind-the-lines", n=0, most=2)
    assert not behind.met
    for number in range(len(QUESTS)):
        now = progress(view, 0, number)
        assert 0 <= now.have <= now.need
        assert str(now.says)


def test_panels_show_own_cards_and_let_choose_them() -> None:
    duel = duel_for("blade-in-hand")
    duel.s.clock[1] = 1
    own = {panel.title: panel for panel in face.panels(Scene(duel.s.view(0)))}
    assert OVERLAY_NAMES.label(0) in own[str(say("panel-my-quests"))].picture
    heading = str(say("panel-my-spells"))
    spells = next(panel for title, panel in own.items() if title.startswith(heading))
    assert 'class="clock"' in spells.picture
    assert 'class="pool"' in spells.picture
    assert str(say("panel-my-potions")) in own
    theirs = [panel.title for panel in face.belongings(Scene(duel.s.view(0)), 1)]
    assert str(say("panel-their-group", player=PLAYERS.noun(1))) in theirs
    duel.answer("model 1:harry-potter", "do cast")
    first = face.panels(Scene(duel.s.view(0)))[0]
    assert 'data-option="cast stupefy"' in first.picture


def test_seats_show_public_facts() -> None:
    duel = duel_for("blade-in-hand")
    second_side = duel.s.affiliation[1]
    first, second = face.seat_panels(Scene(duel.s.view(1)))
    facts = {fact.label: fact for fact in first.facts}
    assert facts[str(say("panel-quests"))].value == str(say("panel-met", n=1, most=1))
    pool = str(say("text-pool", white=4, black=1))
    assert facts[str(say("panel-power"))].note.startswith(pool)
    assert facts[str(say("panel-clash-cards"))].value == str(say("panel-in-hand", n=1))
    side = AFFILIATION_WORDS.noun(second_side)
    assert second.subtitle == str(say("panel-side", side=side, first="no"))


@pytest.mark.parametrize(("seed", "options"), SET_UPS[:2])
def test_all_words_and_pictures_are_sound(seed: int, options: dict[str, str]) -> None:
    for state in random_positions(seed, options, 8):
        for seat in (-1, 0, 1):
            view = state.view(seat)
            plain = Text.from_markup(face.terminal(Scene(view))).plain
            assert plain.strip()
            assert max(len(line) for line in face.text(Scene(view)).splitlines()) <= 80
            for panel in face.panels(Scene(view)):
                assert panel.rows
                if panel.picture:
                    ElementTree.fromstring(panel.picture)


def test_the_tour_has_five_steps_with_pictures() -> None:
    tour = face.tour(ENGLISH)
    assert len(tour) == 5
    for step in tour:
        ElementTree.fromstring(step.picture)
        assert step.clause.startswith("WD-")
    assert face.about(ENGLISH).emblem in EMBLEMS
