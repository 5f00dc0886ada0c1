"""What is known of a Character, in words."""

from __future__ import annotations

from spellwright.face.known import drawn_from
from spellwright.games.talisman import lexicons
from spellwright.games.talisman.content.columns import MAGIC, MIGHT
from spellwright.games.talisman.lexicons import say
from spellwright.games.talisman.picture.reads import READS
from spellwright.games.talisman.picture.seen import (
    Seen,
    faction_of,
    marked_noun,
    side_title,
    space_noun,
    start_life,
)
from spellwright.games.talisman.queries import (
    follower_limit,
    object_limit,
    spell_limit,
    total_magic,
    total_might,
)
from spellwright.games.talisman.rules.attack_scores import voldemort_value
from spellwright.games.talisman.rules.trophies import points, points_needed
from spellwright.games.talisman.state import NOBODY, NOWHERE, STORED_FREE, STORED_HUT
from spellwright.kernel.saying import Argument, Saying


def ability_words(view: Seen, seat: int) -> list[Saying]:
    s = view.shown
    found = []
    for ability, own, total in (
        (MAGIC, s.magic[seat], total_magic(s, seat)),
        (MIGHT, s.might[seat], total_might(s, seat)),
    ):
        name = lexicons.ABILITY.noun(ability)
        if own == total:
            found.append(say("fact-ability", ability=name, n=total))
        else:
            found.append(say("fact-ability-own", ability=name, n=total, own=own))
    return found


def state_words(view: Seen, seat: int) -> list[Saying]:
    """What holds or drives a Character now."""
    s = view.shown
    says = []
    if s.round and not s.life[seat]:
        says.append(say("fact-in-hospital"))
    if s.ferret[seat]:
        says.append(say("fact-ferret", n=s.ferret[seat]))
    if s.lost[seat]:
        says.append(say("fact-misses-turns", n=s.lost[seat]))
    if s.extra[seat]:
        says.append(say("fact-extra-turns", n=s.extra[seat]))
    if s.quest[seat]:
        says.append(say("fact-quest", quest=lexicons.QUEST.noun(s.quest[seat])))
    if s.back[seat]:
        says.append(say("fact-turning-back"))
    if s.duty[seat] > 0:
        says.append(say("fact-held"))
    if s.stored[seat] == STORED_FREE:
        says.append(say("fact-goes-anywhere"))
    if s.stored[seat] == STORED_HUT:
        says.append(say("fact-goes-to-hut"))
    if s.evading[seat]:
        says.append(say("fact-evading"))
    return says


def goods_words(view: Seen, seat: int) -> list[Saying]:
    """Objects, Followers, Trophies, Spells: how many and which."""
    s = view.shown
    says = [say("fact-spells", n=len(s.hand[seat]), most=spell_limit(s, seat))]
    objects, followers = _names(s.objects[seat]), _names(s.followers[seat])
    says.append(
        say("fact-objects", n=len(objects), most=object_limit(s, seat), cards=objects)
        if objects
        else say("fact-no-objects")
    )
    says.append(
        say("fact-followers", n=len(followers), most=follower_limit(s, seat), cards=followers)
        if followers
        else say("fact-no-followers")
    )
    if s.trophies[seat]:
        says.append(say("fact-trophies", worth=trophy_words(view, seat)))
    return says


def _names(cards: list[int]) -> tuple[Argument, ...]:
    return tuple(lexicons.CARD.noun(card) for card in cards)


def trophy_words(view: Seen, seat: int) -> Saying:
    s = view.shown
    worth = [
        say(
            "fact-trophy-points",
            n=points(s.trophies[seat], ability),
            ability=lexicons.ABILITY.noun(ability),
        )
        for ability in (MAGIC, MIGHT)
        if points(s.trophies[seat], ability)
    ]
    return say("fact-trophies-worth", worth=tuple(worth), n=points_needed(s))


def figures_words(view: Seen, seat: int) -> list[Saying]:
    """The abilities, Life, Fate and Galleons, and what holds or drives a Character now."""
    s = view.shown
    return [
        *ability_words(view, seat),
        say("fact-life", n=s.life[seat], most=start_life(view, seat)),
        say("fact-fate", n=s.fate[seat]),
        say("fact-galleons", n=s.gold[seat]),
        *state_words(view, seat),
    ]


def character_words(view: Seen, seat: int) -> Saying:
    """Everything public about a Character in a sentence or two."""
    s = view.shown
    name, faction, title = marked_noun(view, seat), faction_of(view, seat), side_title(view, seat)
    if faction == NOBODY:
        return say("line-no-character", who=name)
    order = lexicons.FACTION.noun(faction)
    if title is None:
        return say("line-no-side", who=name, faction=order)
    if s.at[seat] == NOWHERE:
        return say("line-not-placed", who=name, title=title, faction=order)
    return say(
        "line-character",
        who=name,
        title=title,
        faction=order,
        facts=(say("fact-at", space=space_noun(s.at[seat])), *figures_words(view, seat)),
        goods=tuple(goods_words(view, seat)),
    )


@drawn_from(READS)
def character_line(view: Seen, seat: int) -> str:
    """`character_words`, said."""
    return view.say(character_words(view, seat))


def voldemort_words(view: Seen) -> Saying:
    s = view.shown
    value = voldemort_value(s, s.voldemort)
    return say("fact-voldemort", space=space_noun(s.voldemort), n=value)
