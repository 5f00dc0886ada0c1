"""When a Spell may be cast, and on whom or what (TA-17.10, TA-17.17); aims have one signature."""
# ruff: noqa: ARG001

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
    SPELL_RULE,
    SPELL_WHEN,
    VALUE,
)
from spellwright.games.talisman.content.names import (
    BELLATRIX_B,
    CONFUNDO,
    DECREE,
    EXPECTO_PATRONUM,
    IMMOBULUS,
    IMPEDIMENTA,
    IMPERIO,
    UMBRIDGE,
)
from spellwright.games.talisman.queries import faction, have_rule, is_side, may_hold
from spellwright.games.talisman.rules.gaining import wounds
from spellwright.games.talisman.rules.spell_effects import AIMS, SENT_ON_AIMS, aim, sent_on
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
    if s.beside and have_rule(s.beside, DECREE) and REGION[s.at[seat]] == GROUNDS:
        return True
    return faction(s, seat) != DE and _watched(s, seat)


def _watched(s: TalismanState, seat: int) -> bool:
    """TA-M14: Umbridge silences the Order on the space of her owner."""
    for other, followers in enumerate(s.followers):
        if have_rule(followers, UMBRIDGE) and s.at[other] == s.at[seat] and s.life[other]:
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
    if s.spell_free and SPELL_RULE[spell] != EXPECTO_PATRONUM:
        return False
    return bool(aims(s, seat, spell, moment))


def reachable(s: TalismanState, seat: int) -> bool:
    """TA-20.10: whether a Spell can be cast at a Character."""
    return s.life[seat] > 0


def aims(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """What a Spell can be aimed at, as options; UNAIMED if it needs no aim; none if it is not its
    time or there is no legal target."""
    when = SPELL_WHEN[spell]
    if moment == SENT_ON and when != "any":
        further = SENT_ON_AIMS[spell]
        return [] if further is None else further(s, caster, spell, moment)
    if not _is_time(s, when, caster, moment):
        return []
    aims = AIMS[spell]
    if aims is not None:
        return aims(s, caster, spell, moment)
    return [_who(s, s.active)] if when == "rolled" else UNAIMED


def _is_time(s: TalismanState, when: str, caster: int, moment: int) -> bool:
    """Whether the moment of a Spell has come; what is aimed at may say more about it."""
    if when == "any":
        return moment not in (CANCEL, SETTING_OUT)
    if when == "own-start":
        return moment == START and caster == s.active
    if when == "start":
        return moment == START and reachable(s, s.active)
    if when == "rolled":
        return moment == ROLLED and caster != s.active and reachable(s, s.active)
    if when == "test":
        return moment == TEST and caster == s.active
    if when == "move":
        return moment == SETTING_OUT and REGION[s.at[caster]] != CASTLE
    if when == "won":
        return moment == WON and s.winner == caster
    if when == "cancel":
        return moment == CANCEL and s.air_by[-1] != caster
    return True


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


@aim("none")
def nothing(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """The Spell needs no aim."""
    return UNAIMED


@aim("anybody")
def anybody(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """Every Character, the caster too."""
    return [_who(s, seat) for seat in range(s.seats) if reachable(s, seat)]


@aim("others")
def others(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [_who(s, seat) for seat in _others(s, caster, near=False)]


@aim("crucio", "transfiguro", "nearby")
def nearby(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """Another Character in the Region; sent on, one anywhere."""
    return [_who(s, seat) for seat in _others(s, caster, near=moment != SENT_ON)]


@aim("obliviate")
def holders(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [_who(s, seat) for seat in _with_spells(s, caster, spell)]


@aim("legilimens")
def other_holders(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [_who(s, seat) for seat in _with_spells(s, caster, spell) if seat != caster]


@aim("episkey", "wounded")
def wounded(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    hurt = [seat for seat in range(s.seats) if reachable(s, seat) and wounds(s, seat)]
    return [_who(s, seat) for seat in hurt]


@aim("impedimenta")
def not_twice(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [] if s.evading[caster] else UNAIMED


@aim("reducto", "lying")
def breakable(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [words.AT_CARD | card << FIRST for card in _breakable(s, caster)]


@aim("finite-incantatem")
def endable(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return _endable(s)


aim("expulso", "lumos")(nothing)


@aim("imperio", "whose-turn")
def whose_turn_it_is(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """At the start of another Character's turn."""
    return [] if caster == s.active else [_who(s, s.active)]


@aim("immobulus")
def who_is_active(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """At the start of any turn, even the caster's own."""
    return [_who(s, s.active)]


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


@sent_on("accio", "rivals")
@aim("accio", "rivals")
def rivals(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """Characters of the other side that have something to be taken."""
    mine = faction(s, caster)
    return [
        _who(s, seat)
        for seat in _others(s, caster, near=False)
        if faction(s, seat) != mine and can_be_robbed(s, caster, seat)
    ]


@aim("wingardium-leviosa", "object")
def object_in_region(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [words.AT_CARD | card << FIRST for card in fetchable(s, caster, anywhere=False)]


@sent_on("wingardium-leviosa", "object")
def object_anywhere(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [words.AT_CARD | card << FIRST for card in fetchable(s, caster, anywhere=True)]


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


@aim("protego", "danger")
def in_danger(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """TA-17.20: Protego for a Character in danger, or for the Enemy or Follower of a fight."""
    if moment == DANGER:
        seat = s.danger[-1]
        return [_who(s, seat)] if reachable(s, seat) else []
    fits = moment == SCORES and s.fight in ENEMY_FIGHTS and not s.shielded
    return UNAIMED if fits else []


@aim("fighter")
def fighter(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """No aim, before the rolls of a fight of the caster."""
    return UNAIMED if _is_before_rolls(s, caster, moment) else []


@aim("expecto-patronum")
def magic_fighter(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    if not _is_before_rolls(s, caster, moment):
        return []
    return UNAIMED if s.ability == MAGIC and not s.patronus >> caster & 1 else []


@aim("expelliarmus", "opponent")
def opponent(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """The other Character in a fight."""
    if not _is_before_rolls(s, caster, moment):
        return []
    other = s.foe if caster == s.fighter else s.fighter
    fits = s.fight == WITH_CHARACTER and reachable(s, other)
    return [_who(s, other)] if fits else []


@sent_on("expelliarmus", "opponent")
def opponent_anew(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return opponent(s, caster, spell, FIGHT)


@aim("avada-kedavra")
def enemy_card(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """An Enemy card outside the castle; the Order has no aim, it only discards the Spell."""
    if faction(s, caster) == OP:
        return UNAIMED if caster == s.active and moment < CANCEL else []
    if not _is_before_rolls(s, caster, moment) or caster != s.fighter:
        return []
    fits = s.fight == WITH_CARDS and REGION[s.at[caster]] != CASTLE
    return [words.AT_CARD | card << FIRST for card in s.foe_cards] if fits else []


@aim("riddikulus", "enemy")
def enemy(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    """An Enemy or Follower that the caster fights."""
    if not _is_before_rolls(s, caster, moment) or caster != s.fighter:
        return []
    if s.fight in (WITH_CARDS, WITH_FOLLOWER):
        return [words.AT_CARD | card << FIRST for card in s.foe_cards]
    return UNAIMED if s.fight == WITH_SPACE_ENEMY else []


@sent_on("riddikulus", "enemy")
def enemy_anew(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [words.AT_CARD | card << FIRST for card in s.foe_cards]


@sent_on("protego", "danger")
def in_danger_anew(s: TalismanState, caster: int, spell: int, moment: int) -> list[int]:
    return [_who(s, seat) for seat in range(s.seats) if seat in s.danger and s.life[seat]]


sent_on("immobulus", "imperio", "confundo", "others", "nearby", "anybody")(others)


def _is_before_rolls(s: TalismanState, caster: int, moment: int) -> bool:
    return moment == FIGHT and fights(s, caster)


def fights(s: TalismanState, seat: int) -> bool:
    """Whether a Character fights now; the owner of an attacked Follower does not."""
    if s.fight == NO_FIGHT:
        return False
    return seat == s.fighter or (s.fight == WITH_CHARACTER and seat == s.foe)
