"""When a Spell may be cast, and on whom or what (TA-17.10, TA-17.17)."""

from __future__ import annotations

from typing import Final

from spellwright.games.talisman import words
from spellwright.games.talisman.board import CASTLE, CENTAUR_CLEARING, GROUNDS, REGION, ring_of
from spellwright.games.talisman.content.columns import (
    DE,
    ENEMY,
    IS_OBJECT,
    KIND,
    MAGIC,
    OBSERVER,
    OP,
    PLACE,
    SPELL_WHEN,
    VALUE,
)
from spellwright.games.talisman.content.names import (
    ACCIO,
    AVADA_KEDAVRA,
    BELLATRIX_B,
    CONFUNDO,
    CRUCIO,
    DECREE,
    EPISKEY,
    EXPECTO_PATRONUM,
    EXPELLIARMUS,
    FINITE_INCANTATEM,
    IMMOBULUS,
    IMPEDIMENTA,
    IMPERIO,
    LEGILIMENS,
    LUMOS,
    OBLIVIATE,
    PROTEGO,
    REDUCTO,
    RIDDIKULUS,
    TRANSFIGURO,
    UMBRIDGE,
    WINGARDIUM_LEVIOSA,
)
from spellwright.games.talisman.queries import faction, is_side, may_hold
from spellwright.games.talisman.rules.gaining import wounds
from spellwright.games.talisman.state import (
    NO_FIGHT,
    NOBODY,
    WITH_CARDS,
    WITH_CHARACTER,
    WITH_FOLLOWER,
    WITH_SPACE_ENEMY,
    TalismanState,
)
from spellwright.kernel.option import FIRST, SECOND

# The moments at which Spells are offered (TA-17.13, TA-17.16), numbered as in lexicons.MOMENT.
START: Final = 0
ROLLED: Final = 1
MOVED: Final = 2
DRAWN: Final = 3
TEST: Final = 4
FIGHT: Final = 5
SCORES: Final = 6
DANGER: Final = 7
WON: Final = 8
END: Final = 9
CANCEL: Final = 10
SETTING_OUT: Final = 11
"""When the way to move is chosen (Apparate)."""
SENT_ON: Final = 12
"""A blocked Spell is cast anew, without limits of Region and time (TA-MM3)."""

NO_AIM: Final = -1
UNAIMED: Final = [NO_AIM]

REDUCTO_VALUE: Final = 5
ENEMY_FIGHTS: Final = (WITH_CARDS, WITH_SPACE_ENEMY, WITH_FOLLOWER)


def may_cast(s: TalismanState, seat: int) -> bool:
    """Whether a Character may cast at all (TA-17.9, TA-17.19 and what silences it)."""
    if seat == s.active:
        if s.frozen:
            return False
    elif s.casts[seat] >= (2 if is_side(s, seat, BELLATRIX_B) else 1):
        return False
    return not is_silenced(s, seat)


def is_silenced(s: TalismanState, seat: int) -> bool:
    """Whether a Character can cast no Spell where and as it is (TA-18.7, TA-MID13, TA-M01, M14)."""
    if not s.life[seat] or s.ferret[seat] or s.at[seat] == CENTAUR_CLEARING:
        return True
    if s.beside and DECREE in s.beside and REGION[s.at[seat]] == GROUNDS:
        return True
    return faction(s, seat) != DE and _watched(s, seat)


def _watched(s: TalismanState, seat: int) -> bool:
    """TA-M14: Umbridge silences the Order on the space of her owner."""
    for other, followers in enumerate(s.followers):
        if UMBRIDGE in followers and s.at[other] == s.at[seat] and s.life[other]:
            return True
    return False


def castable(s: TalismanState, seat: int, moment: int) -> list[int]:
    """The Spells in a hand that can be cast now."""
    hand = s.hand[seat]
    if not hand or not may_cast(s, seat):
        return []
    return [spell for spell in hand if fits(s, seat, spell, moment)]


def fits(s: TalismanState, seat: int, spell: int, moment: int) -> bool:
    """Whether a Spell could be cast now by a Character that may cast at all (TA-O37, TA-M23)."""
    if s.spell_free and spell != EXPECTO_PATRONUM:
        return False
    return bool(aims(s, seat, spell, moment))


def reachable(s: TalismanState, seat: int) -> bool:
    """TA-20.10: whether a Spell can be cast at a Character."""
    return s.life[seat] > 0


def aims(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """What a Spell can be aimed at, as options; UNAIMED if it needs no aim; none if it is not its
    time or there is no legal target."""
    when = SPELL_WHEN[spell]
    if when == "any":
        return _any_time(s, caster, spell, moment)
    if moment == SENT_ON:
        return _sent_on(s, caster, spell)
    if when == "own-start":
        return _own_start(s, caster, spell) if moment == START and caster == s.active else []
    if when == "start":
        fits = moment == START and reachable(s, s.active)
        own = caster == s.active and spell != IMMOBULUS
        return [_who(s, s.active)] if fits and not own else []
    if when == "rolled":
        fits = moment == ROLLED and caster != s.active and reachable(s, s.active)
        return [_who(s, s.active)] if fits else []
    if when == "test":
        return UNAIMED if moment == TEST and caster == s.active else []
    if when == "move":
        fits = moment == SETTING_OUT and REGION[s.at[caster]] != CASTLE
        return UNAIMED if fits else []
    if when == "danger":
        return _danger(s, moment)
    if when == "won":
        return UNAIMED if moment == WON and s.winner == caster else []
    if when == "cancel":
        return UNAIMED if moment == CANCEL and s.air_by[-1] != caster else []
    return _fight(s, caster, spell, moment)


def _who(s: TalismanState, seat: int) -> int:
    return words.TARGET | s.character[seat] << FIRST


def _others(s: TalismanState, caster: int, near: bool) -> list[int]:
    """Other Characters that can be reached, in the caster's Region or anywhere."""
    region = REGION[s.at[caster]]
    return [
        seat
        for seat in range(s.seats)
        if seat != caster and reachable(s, seat) and (not near or REGION[s.at[seat]] == region)
    ]


def _any_time(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    if moment in (CANCEL, SETTING_OUT):
        return []
    far = moment == SENT_ON
    if spell in (CRUCIO, TRANSFIGURO):
        return [_who(s, seat) for seat in _others(s, caster, near=not far)]
    if spell == OBLIVIATE:
        return [_who(s, seat) for seat in _with_spells(s, caster, spell)]
    if spell == LEGILIMENS:
        return [_who(s, seat) for seat in _with_spells(s, caster, spell) if seat != caster]
    if spell == EPISKEY:
        hurt = [seat for seat in range(s.seats) if reachable(s, seat) and wounds(s, seat)]
        return [_who(s, seat) for seat in hurt]
    if spell == IMPEDIMENTA:
        return [] if s.evading[caster] else UNAIMED
    if spell == REDUCTO:
        return [words.AT_CARD | card << FIRST for card in _breakable(s, caster)]
    if spell == FINITE_INCANTATEM:
        return _endable(s)
    return UNAIMED


def _with_spells(s: TalismanState, caster: int, spell: int) -> list[int]:
    """Characters with Spells, not counting the one being cast."""
    return [
        seat
        for seat in range(s.seats)
        if reachable(s, seat)
        and len(s.hand[seat]) > (1 if seat == caster and spell not in s.air else 0)
    ]


def _breakable(s: TalismanState, caster: int) -> list[int]:
    """TA-S20: not after the first roll of a fight with that card."""
    fighting = s.foe_cards if s.fight == WITH_CARDS and s.own_dice else []
    return [
        card
        for card in s.lying[s.at[caster]]
        if card not in fighting
        and (
            KIND[card] in (PLACE, OBSERVER)
            or (KIND[card] == ENEMY and VALUE[card] <= REDUCTO_VALUE)
        )
    ]


def _endable(s: TalismanState) -> list[int]:
    """TA-S17: lasting Spells, Events beside the board, Ferrets."""
    codes = []
    for seat in range(s.seats):
        who = s.character[seat]
        if s.evading[seat]:
            codes.append(words.END_SPELL | IMPEDIMENTA << FIRST | who << SECOND)
        if s.ferret[seat] and reachable(s, seat):
            codes.append(words.END_FERRET | who << FIRST)
        codes += [words.END_SPELL | spell << FIRST | who << SECOND for spell in waiting_on(s, seat)]
    active = s.character[s.active]
    if s.frozen:
        codes.append(words.END_SPELL | IMMOBULUS << FIRST | active << SECOND)
    if s.ruled_by != NOBODY:
        codes.append(words.END_SPELL | IMPERIO << FIRST | active << SECOND)
    return codes + [words.END_EVENT | card << FIRST for card in s.beside]


def waiting_on(s: TalismanState, seat: int) -> list[int]:
    """Spells that were sent on to a Character and wait for its next turn (TA-17.22)."""
    waiting = []
    if s.frozen_next[seat]:
        waiting.append(IMMOBULUS)
    if s.ruled_next[seat] != NOBODY:
        waiting.append(IMPERIO)
    if s.steered_next[seat] != NOBODY:
        waiting.append(CONFUNDO)
    return waiting


def _own_start(s: TalismanState, caster: int, spell: int) -> list[int]:
    if spell == LUMOS:
        return UNAIMED
    if spell == ACCIO:
        mine = faction(s, caster)
        return [
            _who(s, seat)
            for seat in _others(s, caster, near=False)
            if faction(s, seat) != mine and can_be_robbed(s, caster, seat)
        ]
    return [words.AT_CARD | card << FIRST for card in fetchable(s, caster, anywhere=False)]


def can_be_robbed(s: TalismanState, taker: int, owner: int) -> bool:
    if s.gold[owner] or s.fate[owner]:
        return True
    return any(may_hold(s, taker, card) for card in s.objects[owner])


def fetchable(s: TalismanState, seat: int, anywhere: bool) -> list[int]:
    """Objects that lie in the Region and may be held (TA-S24)."""
    region = REGION[s.at[seat]]
    spaces = range(len(s.lying)) if anywhere else ring_of(region)
    found: list[int] = []
    for space in spaces:
        for card in s.lying[space]:
            if IS_OBJECT[card] and card not in found and may_hold(s, seat, card):
                found.append(card)
    return found


def space_of_object(s: TalismanState, seat: int, card: int) -> int:
    """The space from which an Object is fetched: the caster's Region first."""
    near = [space for space in ring_of(REGION[s.at[seat]]) if card in s.lying[space]]
    return near[0] if near else next(n for n, lying in enumerate(s.lying) if card in lying)


def _danger(s: TalismanState, moment: int) -> list[int]:
    """TA-17.20: Protego for a Character in danger, or for the Enemy or Follower of a fight."""
    if moment == DANGER:
        seat = s.danger[-1]
        return [_who(s, seat)] if reachable(s, seat) else []
    fits = moment == SCORES and s.fight in ENEMY_FIGHTS and not s.shielded
    return UNAIMED if fits else []


def _fight(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """Spells before the rolls of a fight."""
    if spell == AVADA_KEDAVRA and faction(s, caster) == OP:
        return UNAIMED if caster == s.active and moment < CANCEL else []
    if moment != FIGHT or not fights(s, caster):
        return []
    if spell == EXPECTO_PATRONUM:
        return UNAIMED if s.ability == MAGIC and not s.patronus >> caster & 1 else []
    if spell == EXPELLIARMUS:
        other = s.foe if caster == s.fighter else s.fighter
        fits = s.fight == WITH_CHARACTER and reachable(s, other)
        return [_who(s, other)] if fits else []
    if caster != s.fighter:
        return []
    if spell == AVADA_KEDAVRA:
        fits = s.fight == WITH_CARDS and REGION[s.at[caster]] != CASTLE
        return [words.AT_CARD | card << FIRST for card in s.foe_cards] if fits else []
    if spell == RIDDIKULUS and s.fight in (WITH_CARDS, WITH_FOLLOWER):
        return [words.AT_CARD | card << FIRST for card in s.foe_cards]
    return UNAIMED if spell == RIDDIKULUS and s.fight == WITH_SPACE_ENEMY else []


def fights(s: TalismanState, seat: int) -> bool:
    """Whether a Character fights now; the owner of an attacked Follower does not."""
    if s.fight == NO_FIGHT:
        return False
    return seat == s.fighter or (s.fight == WITH_CHARACTER and seat == s.foe)


def _sent_on(s: TalismanState, caster: int, spell: int) -> list[int]:
    """TA-MM3: new targets for a blocked Spell that is usually cast only at a certain time."""
    if spell == ACCIO:
        return [
            _who(s, seat)
            for seat in _others(s, caster, near=False)
            if faction(s, seat) != faction(s, caster) and can_be_robbed(s, caster, seat)
        ]
    if spell in (IMMOBULUS, IMPERIO, CONFUNDO):
        return [_who(s, seat) for seat in _others(s, caster, near=False)]
    if spell == WINGARDIUM_LEVIOSA:
        return [words.AT_CARD | card << FIRST for card in fetchable(s, caster, anywhere=True)]
    if spell == EXPELLIARMUS:
        return _fight(s, caster, spell, FIGHT)
    if spell == RIDDIKULUS:
        return [words.AT_CARD | card << FIRST for card in s.foe_cards]
    if spell == PROTEGO:
        return [_who(s, seat) for seat in range(s.seats) if seat in s.danger and s.life[seat]]
    return []
