"""Spells: when each of them is worth casting, and on whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellwright.games.talisman import lexicons, words
from spellwright.games.talisman.board import CASTLE, HALL, REGION
from spellwright.games.talisman.bot import weights
from spellwright.games.talisman.bot.fights import present_odds
from spellwright.games.talisman.bot.outlook import Outlook
from spellwright.games.talisman.bot.worth import (
    card_worth,
    enemies_worth,
    gain_worth,
    held_worth,
    wounds,
)
from spellwright.games.talisman.content.columns import (
    NEUTRAL,
    OP,
    SPELL_PACK,
    SPELL_RULE,
    SPELL_WHEN,
)
from spellwright.games.talisman.content.names import (
    ACCIO,
    ALOHOMORA,
    AVADA_KEDAVRA,
    CRUCIO,
    EPISKEY,
    EXPECTO_PATRONUM,
    EXPELLIARMUS,
    EXPULSO,
    IMMOBULUS,
    IMPEDIMENTA,
    IMPERIO,
    LEGILIMENS,
    LUMOS,
    OBLIVIATE,
    PROTEGO,
    REDUCTO,
    RIDDIKULUS,
    SECTUMSEMPRA,
    TRANSFIGURO,
    WINGARDIUM_LEVIOSA,
)
from spellwright.games.talisman.lexicons import SPELL, say
from spellwright.games.talisman.odds import final_strength
from spellwright.games.talisman.queries import faction, hallow_of, spell_limit
from spellwright.games.talisman.rules.spell_effects import AIMS
from spellwright.games.talisman.rules.spell_targets import (
    DRAWN,
    FIGHT,
    START,
    breakable,
    nearby,
    object_in_region,
    opponent,
    other_holders,
    others,
    rivals,
    whose_turn_it_is,
    wounded,
)
from spellwright.games.talisman.state import NO_FIGHT, TalismanState
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of, verb_of

_HARMFUL: Final = (CRUCIO, TRANSFIGURO, IMMOBULUS, IMPERIO, OBLIVIATE, LEGILIMENS, ACCIO)
_AT_OTHERS: Final = (others, nearby, rivals, opponent, other_holders, whose_turn_it_is)
"""A Spell of a pack that is aimed in one of these ways does harm."""


def is_harmful(spell: int) -> bool:
    """Whether a Spell harms whom it is cast at; one that nobody knows, by its aim."""
    rule = SPELL_RULE[spell]
    if not SPELL_PACK[spell] or (rule >= 0 and not SPELL_PACK[rule]):
        return rule in _HARMFUL
    return SPELL_WHEN[spell] == "rolled" or AIMS[spell] in _AT_OTHERS


def lead(s: TalismanState, seat: int) -> float:
    """How dangerous a rival is."""
    here = s.at[seat]
    lead = float(final_strength(s, seat)) + (2 if hallow_of(s, seat) >= 0 else 0)
    return lead + (6 if here >= 0 and REGION[here] == CASTLE else 0)


def threatens(s: TalismanState, seat: int) -> bool:
    """Whether a rival is on its way to the Great Hall."""
    return REGION[s.at[seat]] == CASTLE


# -- when ------------------------------------------------------------------------------------------


def _own_start(look: Outlook) -> bool:
    return look.s.active == look.seat and look.args[0] == START


def _in_need(look: Outlook) -> bool:
    """Whether the Character is in a fight with uncertain odds."""
    s, seat = look.s, look.seat
    if look.args[0] != FIGHT or s.fight == NO_FIGHT or seat not in (s.fighter, s.foe):
        return False
    return present_odds(s, seat)[0] < weights.SAFE


def _last_fight(look: Outlook) -> bool:
    s, seat = look.s, look.seat
    return s.at[seat] == HALL or (_in_need(look) and s.life[seat] == 1)


def _wounded(look: Outlook) -> bool:
    s, seat = look.s, look.seat
    return wounds(s, seat) >= weights.WOUNDED or (wounds(s, seat) > 0 and s.life[seat] == 1)


def _bad_company(look: Outlook) -> bool:
    """Enemies on the space that are better avoided."""
    s, seat = look.s, look.seat
    if s.active != seat or look.args[0] != DRAWN:
        return False
    return enemies_worth(s, seat, [*s.lying[s.at[seat]]]) < -weights.FATE


def _token(look: Outlook) -> bool:
    s, seat = look.s, look.seat
    factions = s.fight != NO_FIGHT and (s.foe >= 0 or bool(s.foe_cards))
    return s.token not in (faction(s, seat), NEUTRAL) and factions and _in_need(look)


def _in_danger(look: Outlook) -> bool:
    s, seat = look.s, look.seat
    return bool(s.danger) and s.danger[-1] == seat


def _rival_turn(look: Outlook) -> bool:
    """The turn of a rival who is on the way to the Great Hall, or a hand that is full."""
    s, seat = look.s, look.seat
    full = len(s.hand[seat]) >= spell_limit(s, seat)
    return s.active != seat and (threatens(s, s.active) or full)


def _rich_hands(look: Outlook) -> bool:
    return _own_start(look) and any(len(look.s.hand[other]) > 1 for other in look.rivals)


def _avada(look: Outlook) -> bool:
    s, seat = look.s, look.seat
    return s.fate[seat] < 3 if faction(s, seat) == OP else _in_need(look)


AT_ONCE: Final = (LUMOS, ACCIO, WINGARDIUM_LEVIOSA, ALOHOMORA, SECTUMSEMPRA)
WHEN: Final[dict[int, Callable[[Outlook], bool]]] = {
    OBLIVIATE: _rich_hands,
    LEGILIMENS: _rich_hands,
    EPISKEY: _wounded,
    IMPEDIMENTA: _bad_company,
    REDUCTO: _bad_company,
    EXPECTO_PATRONUM: _last_fight,
    EXPELLIARMUS: _in_need,
    RIDDIKULUS: _in_need,
    AVADA_KEDAVRA: _avada,
    EXPULSO: _token,
    PROTEGO: _in_danger,
    IMMOBULUS: _rival_turn,
    IMPERIO: _rival_turn,
    CRUCIO: _own_start,
    TRANSFIGURO: _own_start,
}


BY_TIME: Final[dict[str, Callable[[Outlook], bool]]] = {
    "danger": _in_danger,
    "fight": _in_need,
    "start": _rival_turn,
    "rolled": _rival_turn,
}
"""When to cast a Spell that nobody knows; all others as soon as the own turn begins."""


def _is_time(look: Outlook, spell: int) -> bool:
    rule = SPELL_RULE[spell]
    if not SPELL_PACK[spell] or (rule >= 0 and not SPELL_PACK[rule]):
        return rule in AT_ONCE or (rule in WHEN and WHEN[rule](look))
    when = SPELL_WHEN[spell]
    if when in BY_TIME:
        return BY_TIME[when](look)
    if when != "any":
        return True
    return _wounded(look) if AIMS[spell] is wounded else _own_start(look)


def cast(look: Outlook) -> Advice:
    """The first Spell whose moment has come."""
    for code in look.with_verb(words.CAST):
        spell = first_of(code)
        if _is_time(look, spell):
            return Advice(code, say("hint-cast-now", spell=SPELL.noun(spell)))
    if look.s.active != look.seat and words.WAIT_MINE in look.options:
        return Advice(words.WAIT_MINE, say("hint-keep-spells-others-turn"))
    return Advice(words.PASS, say("hint-keep-spells"))


# -- on whom ---------------------------------------------------------------------------------------


def aim(look: Outlook) -> Advice:
    """Aim help at the bot's own Character and harm at the most dangerous rival."""
    s = look.s
    if is_harmful(look.args[0]):

        def danger(code: int) -> float:
            seat = look.seat_of(code)
            return -weights.WIN if seat == look.seat else lead(s, seat) + len(s.hand[seat])

        return look.best(danger, say("hint-leading-rival"))
    return look.best(
        lambda code: float(look.seat_of(code) == look.seat), say("hint-aim-at-yourself")
    )


def aim_card(look: Outlook) -> Advice:
    """Aim at the worst Enemy, the best Object or the Character's own trouble."""
    s, seat = look.s, look.seat
    spell = look.args[0]

    def worth(code: int) -> float:
        verb, thing = verb_of(code), first_of(code)
        if verb == words.AT_CARD and AIMS[spell] is object_in_region:
            return gain_worth(s, seat, thing)
        if verb == words.AT_CARD and AIMS[spell] is breakable:
            return -card_worth(s, seat, thing)
        if verb == words.AT_CARD and thing in s.foe_cards:
            return float(s.foe_values[s.foe_cards.index(thing)])
        if verb == words.END_FERRET:
            return 1.0 if look.seat_of(code) == seat else -1.0
        return 0.5 if verb == words.END_EVENT else 0.0

    return look.best(worth, say("hint-aim-card"))


def cancel(look: Outlook) -> Advice:
    """Cast Stupefy at a Spell that hurts the bot's own Character, or that helps a rival on."""
    s = look.s
    hurts = s.air_on[-1] == look.seat and is_harmful(s.air[-1])
    saved = SPELL_RULE[look.args[1]] in (EXPECTO_PATRONUM, ALOHOMORA)
    if hurts or saved:
        return Advice(look.with_verb(words.CAST)[0], say("hint-stop-spell"))
    return Advice(words.PASS, say("hint-let-spell-be"))


def resist(look: Outlook) -> Advice:
    spell = look.args[1]
    harmful = is_harmful(spell) if SPELL_PACK[spell] else spell != EPISKEY
    code = words.RESIST if harmful else words.BEAR
    chosen = code if code in look.options else look.options[0]
    return Advice(chosen, say("hint-resist"))


def answer(look: Outlook) -> Advice:
    """McGonagall: a Fate for a Spell, unless the Spell is worse."""
    block = words.BLOCK in look.options and SPELL_RULE[look.args[1]] in (TRANSFIGURO, IMMOBULUS)
    wanted = words.BLOCK if block else words.GAIN_FATE
    chosen = wanted if wanted in look.options else look.options[0]
    return Advice(chosen, say("hint-block-spell") if block else say("hint-take-fate"))


def recast(look: Outlook) -> Advice:
    """Send the Spell on to the most dangerous rival, never to the bot's own Character."""

    def worth(code: int) -> float:
        if verb_of(code) == words.TARGET:
            rival = look.seat_of(code)
            return lead(look.s, rival) if rival != look.seat else -1.0
        return 0.0

    return look.best(worth, say("hint-send-spell-on"))


def keep_spell(look: Outlook) -> Advice:
    dear = weights.SPELL_WORTH[look.args[0]] >= 6 and look.s.fate[look.seat] > 3
    return look.yes_if(dear, say("hint-spell-worth-fate"), say("hint-fate-over-spell"))


def part_with(look: Outlook) -> Advice:
    return look.best(lambda code: -weights.SPELL_WORTH[first_of(code)], say("hint-least-spell"))


def token(look: Outlook) -> Advice:
    own = faction(look.s, look.seat)
    return Advice(words.FACTION_SIDE | own << FIRST, say("hint-advantage"))


def steal(look: Outlook) -> Advice:
    def worth(code: int) -> float:
        if verb_of(code) == words.TAKE:
            return held_worth(first_of(code))
        return weights.FATE if first_of(code) == lexicons.PAY_FATE else weights.GALLEON

    return look.best(worth, say("hint-best-to-steal"))


def read(look: Outlook) -> Advice:
    def worth(code: int) -> float:
        spell = first_of(code)
        return weights.SPELL_WORTH[spell] if verb_of(code) == words.PART_WITH else 0

    return look.best(worth, say("hint-best-spell"))


def crucio(look: Outlook) -> Advice:
    s, seat = look.s, look.seat
    spare = s.life[seat] > 3 and s.fate[seat] < 4
    wanted = lexicons.PAY_LIFE if spare else lexicons.PAY_FATE
    return Advice(words.PAY | wanted << FIRST, say("hint-hurts-less"))
