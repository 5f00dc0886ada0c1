"""Set-up: profiles, spells, orientations (FW-3, FW-15.2)."""

from __future__ import annotations

from typing import Final

from spellwright.games.wizardry import story, words
from spellwright.games.wizardry.content.columns import (
    ALL_SPELLS,
    BOX,
    IN_PLAY,
    NUMBER,
    PACK,
    PROFILE_PACK,
    PROFILE_SLOTS,
)
from spellwright.games.wizardry.content.start_area import QUARTERS
from spellwright.games.wizardry.state import Action, Seat, WizardryProcedure, WizardryState
from spellwright.kernel.option import first_of, pack

THIRD_JOININGS: Final = (4, 5)


def accessible(roll_x: int, roll_y: int, packs: int = BOX) -> list[int]:
    """The spells that a roll of two dice gives access to (FW-3.4, FW-3.5), with those of the packs
    in play.
    """
    there = [spell for spell in ALL_SPELLS if packs >> PACK[spell] & 1]
    if roll_x == roll_y:
        return [spell for spell in there if str(roll_x) in str(NUMBER[spell])]
    wanted = (roll_x, roll_y, 10 * roll_x + roll_y, 10 * roll_y + roll_x)
    return [spell for spell in there if NUMBER[spell] in wanted]


class SetUp(WizardryProcedure):
    """FW-3.2, FW-3.3, FW-3.9: profiles in secret, spells in turn, orientations in secret."""

    filled: int
    __slots__ = tuple(__annotations__)

    STEPS = (
        "choose_profiles",
        "note_profile",
        "reveal_profiles",
        "fill_spell_slots",
        "choose_orientations",
        "note_orientation",
        "reveal_orientations",
        "choose_joining",
        "join",
    )

    def __init__(self) -> None:
        self.filled = 0

    def choose_profiles(self, s: WizardryState) -> None:
        for seat in range(s.seats):
            s.ask(seat, words.ASK_PROFILE)

    def note_profile(self, s: WizardryState) -> None:
        s.chosen[s.answered_by] = first_of(s.answer)
        if s.asks:
            self.again()

    def reveal_profiles(self, s: WizardryState) -> None:
        s.profile = s.chosen
        s.chosen = [-1] * s.seats
        s.reveal()
        for seat, profile in enumerate(s.profile):
            s.tell(story.CHOSE_PROFILE, seat, profile)

    def fill_spell_slots(self, s: WizardryState) -> None:
        if self.filled < s.seats:
            s.push(FillSlots(self.filled))
            self.filled += 1
            self.again()

    def choose_orientations(self, s: WizardryState) -> None:
        for seat in range(s.seats):
            s.ask(seat, words.ASK_ORIENTATION)

    def note_orientation(self, s: WizardryState) -> None:
        s.chosen[s.answered_by] = first_of(s.answer)
        if s.asks:
            self.again()

    def reveal_orientations(self, s: WizardryState) -> None:
        s.orientation = s.chosen
        s.chosen = [-1] * s.seats
        s.derive()
        s.reveal()
        for seat, orientation in enumerate(s.orientation):
            s.tell(story.TURNED, seat, orientation)

    def choose_joining(self, s: WizardryState) -> None:
        if s.seats > 2:
            s.ask(2, words.ASK_JOINING)
        else:
            self.stop()

    def join(self, s: WizardryState) -> None:
        s.third = first_of(s.answer)
        s.derive()
        s.tell(story.JOINED, s.third, s.answered_by)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        if question == words.ASK_PROFILE:
            packs = IN_PLAY.packs(s.settings)
            return [
                pack(words.PROFILE, profile)
                for profile, brought_by in enumerate(PROFILE_PACK)
                if packs >> brought_by & 1
            ]
        if question == words.ASK_ORIENTATION:
            turnings = 2 * QUARTERS if s.settings["mirror"] else QUARTERS
            return [pack(words.TURN, turning) for turning in range(turnings)]
        return [pack(words.JOIN, third) for third in THIRD_JOININGS]


class FillSlots(WizardryProcedure):
    """FW-3.3: one player fills the slots of its profile, roll by roll."""

    seat: Seat
    roll_x: int
    roll_y: int
    __slots__ = tuple(__annotations__)

    STEPS = ("roll", "choose", "learn")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.roll_x = 0
        self.roll_y = 0

    def roll(self, s: WizardryState) -> None:
        """FW-3.7: a roll that gives nothing new is rolled again."""
        while True:
            self.roll_x, self.roll_y = s.chance.roll(6), s.chance.roll(6)
            if s.settings["secret-spells"]:
                s.whisper(self.seat, story.ROLLED_FOR_SPELL, self.seat, self.roll_x, self.roll_y)
            else:
                s.tell(story.ROLLED_FOR_SPELL, self.seat, self.roll_x, self.roll_y)
            if self._new_spells(s):
                return

    def _new_spells(self, s: WizardryState) -> list[Action]:
        """FW-3.6: no wizard has a spell twice."""
        known = s.known[self.seat]
        found = accessible(self.roll_x, self.roll_y, IN_PLAY.packs(s.settings))
        return [spell for spell in found if spell not in known]

    def choose(self, s: WizardryState) -> None:
        s.ask(self.seat, words.ASK_SPELL, self.roll_x, self.roll_y)

    def options(self, s: WizardryState, seat: int, question: int) -> list[int]:
        return [pack(words.LEARN, spell) for spell in self._new_spells(s)]

    def learn(self, s: WizardryState) -> None:
        spell = first_of(s.answer)
        s.known[self.seat].append(spell)
        if s.settings["secret-spells"]:
            s.whisper(self.seat, story.LEARNED, self.seat, spell)
        else:
            s.public_spells[self.seat].append(spell)
            s.tell(story.LEARNED, self.seat, spell)
        if len(s.known[self.seat]) < PROFILE_SLOTS[s.profile[self.seat]]:
            self.go_to("roll")
