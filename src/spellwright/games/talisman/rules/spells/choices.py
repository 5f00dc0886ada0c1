"""Spells that ask for a choice or a die when they work."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import lexicons, story, words
from spellwright.games.talisman.board import REGION
from spellwright.games.talisman.content.columns import DE, OP
from spellwright.games.talisman.lexicons import means
from spellwright.games.talisman.queries import may_hold, spell_limit
from spellwright.games.talisman.rules.advantage import set_token
from spellwright.games.talisman.rules.decks import look_at_hand
from spellwright.games.talisman.rules.dice import CARD_ROLL, ordered_roll
from spellwright.games.talisman.rules.gaining import gain_object, take_fate, take_galleon
from spellwright.games.talisman.rules.life import lose_life
from spellwright.games.talisman.rules.losing import lose_fate, lose_object
from spellwright.games.talisman.rules.placement import appear_on, elsewhere
from spellwright.games.talisman.rules.spell_effects import SpellEffect, effect
from spellwright.games.talisman.rules.spells_in_hand import last_spell_left, take_from_hand
from spellwright.games.talisman.rules.transfiguration import become_ferret
from spellwright.games.talisman.state import TalismanState
from spellwright.kernel.option import FIRST, first_of, verb_of

CRUCIO_FATE: Final = 2
TRANSFIGURES_FROM: Final = 4


@effect("expulso")
class TurnToken(SpellEffect):
    """TA-S08 Expulso: the token shows the side that the caster chooses."""

    __slots__ = ()

    STEPS = ("choose", "turn")

    def choose(self, s: TalismanState) -> None:
        s.ask(self.caster, words.ASK_TOKEN)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.FACTION_SIDE | side << FIRST for side in (OP, DE)]

    def turn(self, s: TalismanState) -> None:
        set_token(s, first_of(s.answer))


@effect("lumos")
class Lumos(SpellEffect):
    """TA-S02: the token, and an extra turn."""

    __slots__ = ()

    STEPS = ("token", "offer_turn", "take_turn")

    def token(self, s: TalismanState) -> None:
        s.push(TurnToken(self.caster, self.aim))

    def offer_turn(self, s: TalismanState) -> None:
        s.ask(self.caster, words.ASK_EXTRA)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.YES, words.NO]

    def take_turn(self, s: TalismanState) -> None:
        if s.answer == words.YES:
            s.extra[self.caster] += 1


@effect("accio")
class Accio(SpellEffect):
    """TA-S03: an Object, a Galleon or a Fate of another Character."""

    __slots__ = ()

    STEPS = ("choose", "take")

    def choose(self, s: TalismanState) -> None:
        if self.options(s, self.caster, words.ASK_STEAL):
            s.ask(self.caster, words.ASK_STEAL, first_of(self.aim))
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        owner = self.target(s)
        things = [card for card in s.objects[owner] if may_hold(s, seat, card)]
        codes = [words.TAKE | card << FIRST for card in things]
        if s.gold[owner]:
            codes.append(words.PAY | lexicons.PAY_GALLEON << FIRST)
        if s.fate[owner]:
            codes.append(words.PAY | lexicons.PAY_FATE << FIRST)
        return codes

    def take(self, s: TalismanState) -> None:
        owner, thing = self.target(s), first_of(s.answer)
        if verb_of(s.answer) == words.TAKE:
            s.tell(story.TOOK_FROM, s.character[self.caster], thing, s.character[owner])
            lose_object(s, owner, thing)
            gain_object(s, self.caster, thing)
        elif thing == lexicons.PAY_GALLEON:
            take_galleon(s, owner, self.caster)
        else:
            take_fate(s, owner, self.caster)


@effect("crucio")
class Crucio(SpellEffect):
    """TA-S15: 1 Life or 2 Fate, the target's choice."""

    __slots__ = ()

    STEPS = ("choose", "suffer")

    def choose(self, s: TalismanState) -> None:
        target = self.target(s)
        if s.fate[target] >= CRUCIO_FATE:
            s.ask(target, words.ASK_CRUCIO)
        else:
            s.answer = words.PAY | lexicons.PAY_LIFE << FIRST

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        return [words.PAY | price << FIRST for price in (lexicons.PAY_FATE, lexicons.PAY_LIFE)]

    def suffer(self, s: TalismanState) -> None:
        target = self.target(s)
        if first_of(s.answer) == lexicons.PAY_FATE:
            lose_fate(s, target, CRUCIO_FATE)
        else:
            lose_life(s, target, by=self.caster)


@effect("legilimens")
class Legilimens(SpellEffect):
    """TA-S19: look at the Spells of another Character, and take one."""

    __slots__ = ()

    STEPS = ("look", "choose", "take")

    def look(self, s: TalismanState) -> None:
        look_at_hand(s, self.caster, self.target(s))

    def choose(self, s: TalismanState) -> None:
        caster = self.caster
        room = not s.ferret[caster] and len(s.hand[caster]) < spell_limit(s, caster)
        if room and s.hand[self.target(s)]:
            s.ask(caster, words.ASK_READ, first_of(self.aim))
        else:
            self.stop()

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        spells = s.hand[self.target(s)]
        return [words.NO, *[words.PART_WITH | spell << FIRST for spell in spells]]

    def take(self, s: TalismanState) -> None:
        if s.answer == words.NO:
            return
        caster, owner, spell = self.caster, self.target(s), first_of(s.answer)
        seen = take_from_hand(s, owner, spell)
        s.hand[caster].append(spell)
        s.hand_seen[caster].append(seen | 1 << owner)
        s.tell(story.STOLE_SPELL, s.character[caster], s.character[owner])
        s.whisper(owner, story.LEARNED, spell)
        last_spell_left(s, owner)


@effect("transfiguro")
class Transfiguro(SpellEffect):
    """TA-S23."""

    __slots__ = ()

    STEPS = ("roll", "change")

    def roll(self, s: TalismanState) -> None:
        ordered_roll(s, self.caster, CARD_ROLL)

    def rolls_for(self, s: TalismanState) -> int:
        return lexicons.FOR_SPELL[s.air[-1]]

    def meaning(self, s: TalismanState, dice: list[int]) -> int:
        return means("target-ferret" if dice[0] >= TRANSFIGURES_FROM else "target-safe")

    def change(self, s: TalismanState) -> None:
        target = self.target(s)
        if s.dice[0] >= TRANSFIGURES_FROM and s.life[target]:
            become_ferret(s, target)


@effect("apparate")
class Apparate(SpellEffect):
    """TA-S12: any other space of the Region, as the move of this turn."""

    __slots__ = ()

    STEPS = ("choose", "go")

    def choose(self, s: TalismanState) -> None:
        s.ask(self.caster, words.ASK_SPACE)

    def options(self, s: TalismanState, seat: int, question: int) -> list[int]:
        region = REGION[s.at[seat]]
        return [words.TO | space << FIRST for space in elsewhere(s, seat, region)]

    def go(self, s: TalismanState) -> None:
        appear_on(s, self.caster, first_of(s.answer))
