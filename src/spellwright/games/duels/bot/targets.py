"""Which Attack, Spell or Potion, and against whom or for whom."""

from __future__ import annotations

from spellwright.games.duels import words
from spellwright.games.duels.bot import potions, spells
from spellwright.games.duels.bot.attacks import Arena, Strike, best_from, spell_gain, strikes_of
from spellwright.games.duels.bot.outlook import Outlook
from spellwright.games.duels.bot.reasons import why_strike
from spellwright.games.duels.content.columns import ATTACK_DAMAGE, BASIC, IS_COMBAT
from spellwright.games.duels.content.rows import SPELL_CARD
from spellwright.games.duels.lexicons import POTION_NAMES, SPELL_NAMES, say
from spellwright.games.duels.odds import cast_chance
from spellwright.games.duels.queries import card_word
from spellwright.games.duels.rules.attacking import attacks_of
from spellwright.games.duels.rules.spell_targets import castable
from spellwright.games.duels.state import BY_ATTACK, BY_SPELL, NOTHING, DuelsState, seat_of
from spellwright.kernel.bot import Advice
from spellwright.kernel.option import FIRST, first_of


def _in_reach(s: DuelsState, model: int, kind: int) -> list[Strike]:
    found = [hit for hit in strikes_of(s, model) if hit.kind == kind]
    return [hit for hit in found if best_from(s, [hit], s.at[model]) is not None]


def attack(look: Outlook) -> Advice:
    s = look.s
    offered = [first_of(option) for option in look.options]
    for hit in _in_reach(s, s.active, BY_ATTACK):
        if hit.item in offered:
            return Advice(words.ATTACK | hit.item << FIRST, why_strike(look, hit))
    return Advice(look.options[0], say("hint-any-attack"))


def attack_target(look: Outlook) -> Advice:
    s = look.s
    for hit in _in_reach(s, s.active, BY_ATTACK):
        code = words.MODEL | s.piece[hit.foe] << FIRST
        if hit.item == look.args[0] and code in look.options:
            return Advice(code, why_strike(look, hit))
    return Advice(look.options[0], say("hint-any-target"))


def spell(look: Outlook) -> Advice:
    """The Combat Spell with the best strike, or a plain Spell that promises more."""
    s, caster = look.s, look.s.active
    best, code, reason = -1.0, look.options[0], say("hint-any-spell")
    hits = _in_reach(s, caster, BY_SPELL)
    for card in castable(s, caster):
        word = BASIC if card == NOTHING else card_word(s, card)
        option = words.CAST | word << FIRST
        if option not in look.options:
            continue
        number = SPELL_CARD[word]
        if IS_COMBAT[number]:
            mine = [hit for hit in hits if hit.card == card]
            if mine and mine[0].worth > best:
                best, code, reason = mine[0].worth, option, why_strike(look, mine[0])
        else:
            worth = spells.plain_worth(look, caster, number)
            if worth > best:
                best, code = worth, option
                odds = round(100 * cast_chance(s, caster, number))
                reason = say("hint-spell-helps", spell=SPELL_NAMES.noun(number), odds=odds)
    return Advice(code, reason)


def spell_target(look: Outlook) -> Advice:
    s, caster = look.s, look.s.active
    number = SPELL_CARD[look.args[0]]
    title = SPELL_NAMES.noun(number)
    if IS_COMBAT[number]:
        arena = Arena(s, caster, look.seat)

        def promise(option: int) -> float:
            foe = look.model_of(option)
            return arena.hit_chance(BY_SPELL, number, foe) * spell_gain(arena, number, foe)

        code = max(look.options, key=promise)
        odds = round(100 * arena.hit_chance(BY_SPELL, number, look.model_of(code)))
        return Advice(
            code, say("hint-spell-hits", spell=title, who=look.name(look.model_of(code)), odds=odds)
        )
    return look.best(
        lambda option: spells.target_worth(look, caster, number, option),
        say("hint-spell-best-there", spell=title),
    )


def potion(look: Outlook) -> Advice:
    user = look.s.active
    worths = [potions.potion_worth(look, user, first_of(option)) for option in look.options]
    code = look.options[worths.index(max(worths))]
    return Advice(code, say("hint-potion-now", potion=POTION_NAMES.noun(first_of(code))))


def potion_target(look: Outlook) -> Advice:
    user, number = look.s.active, look.args[0]
    code = max(
        look.options,
        key=lambda option: potions.target_worth(look, user, number, look.model_of(option)),
    )
    name = look.name(look.model_of(code))
    return Advice(code, say("hint-potion-best-with", potion=POTION_NAMES.noun(number), who=name))


def imperio(look: Outlook) -> Advice:
    """The strongest weapon of a Model under our will."""
    slave = look.asked_model()
    hits = strikes_against_own(look, slave)
    for hit in hits:
        verb = words.ATTACK if hit[1] == BY_ATTACK else words.CAST
        code = verb | hit[2] << FIRST
        if code in look.options:
            return Advice(code, say("hint-imperio", who=look.name(slave)))
    return Advice(look.options[0], say("hint-imperio", who=look.name(slave)))


def strikes_against_own(look: Outlook, slave: int) -> list[tuple[int, int, int]]:
    """The means of a Model under Imperio, the hardest first: (damage, kind, number)."""
    found = [(ATTACK_DAMAGE[a], BY_ATTACK, a) for a in attacks_of(look.s, slave)]
    return sorted([*found, (1, BY_SPELL, BASIC)], reverse=True)


def victim(look: Outlook) -> Advice:
    """Choose the Opponent's Model that suffers most."""
    s = look.s

    def worth(option: int) -> float:
        model = look.model_of(option)
        arena = Arena(s, model, look.seat)
        harm = arena.harm_worth(model, 1)
        return harm if seat_of(model) != look.seat else -harm

    return look.best(worth, say("hint-impact-hurts-most"))
