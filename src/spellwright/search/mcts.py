"""Monte Carlo tree search over information sets.

Each iteration imagines a world that the seat cannot tell from the real one and plays it on. Every
seat has a tree of its own, whose nodes are what that seat sees, and chooses in it by upper
confidence bounds on what it gets out of the game itself. So seats that choose at once do not react
to each other, nobody reacts to what it cannot see, and with more than two seats each plays for its
own place. Luck needs no nodes: every world brings its own.

A seat that comes to a node for the first time leaves its tree there; from then on the guide plays
for it. When the thinking seat has left its tree and the position has settled, the game's own
`evaluate` says what it is worth.

Where luck outweighs most choices (`Mind.evaluation_error`), trees would learn nothing but luck.
There the options run a race over the same worlds instead.
"""

from __future__ import annotations

import gc
import math
from typing import Any, Final

from spellwright.kernel.chance import FastChance
from spellwright.kernel.knowledge import Knowledge
from spellwright.kernel.observation_key import ObservationKey, observation_key
from spellwright.kernel.state import State
from spellwright.search.budget import Budget
from spellwright.search.findings import Findings
from spellwright.search.guide import Guide
from spellwright.search.mind import Mind
from spellwright.search.node import GUIDED, UNGUIDED, Node
from spellwright.search.race import ROUND, Race

MOST_CHOICES: Final = 600
"""The most choices that one iteration plays, whether the position has settled or not."""
MOST_NODES: Final = 10_000
"""A seat with more nodes forgets those that the last search did not visit."""
FRESH_PART: Final = 4
"""At least one in this many of the allowed iterations is new, however much is known from before."""
LOOK_UP: Final = 8
"""How often a search checks whether the choice is clear: after every so many iterations."""
LEAST_DEVIATION: Final = 0.05
"""The least deviation: even where all values seem equal, other options are tried now and then."""

Step = tuple[int, Node, int]
"""A seat, the node at which it chose, and the place of its option."""


class Search:
    """The thoughts of one seat in one game. Earlier thoughts count if their position comes up."""

    __slots__ = (
        "_chance",
        "_deviation",
        "_guide",
        "_mind",
        "_searches",
        "_seed",
        "_trees",
        "_widening",
    )

    def __init__(self, mind: Mind, seats: int) -> None:
        self._mind = mind
        self._trees: list[dict[ObservationKey, Node]] = [{} for _ in range(seats)]
        self._chance = FastChance(0)
        self._guide = Guide(mind, self._chance, seats, is_steady=bool(mind.evaluation_error))
        self._deviation = Deviation()
        self._widening = UNGUIDED if self._guide.is_random else GUIDED
        self._searches = 0
        self._seed = 0

    def think(self, knowledge: Knowledge[Any], budget: Budget, seed: int) -> Findings:
        """Think about the decision of the seat whose knowledge this is."""
        collects = gc.isenabled()
        # Nothing in a thought refers to itself in a circle, and looking for circles takes long.
        gc.disable()
        try:
            return self._think(knowledge, budget, seed)
        finally:
            if collects:
                gc.enable()

    def _think(self, knowledge: Knowledge[Any], budget: Budget, seed: int) -> Findings:
        budget.start()
        self._begin(seed)
        if self._mind.evaluation_error:
            return self._race(knowledge, budget)
        root = self._root(knowledge)
        findings = self._findings(knowledge, root)
        known = min(root.visits, budget.iterations - budget.iterations // FRESH_PART)
        done = known
        least = known + budget.iterations // FRESH_PART
        while budget.allows(done):
            self._iterate(knowledge, findings)
            done += 1
            if done >= least and done % LOOK_UP == 0 and root.is_clear(self._deviation.value):
                break
        findings.iterations = done - known
        if self._guide.is_random:
            findings.best = root.most_tried()
        else:
            findings.best = root.best(self._deviation.value)
        return findings

    # -- where luck outweighs most choices ---------------------------------------------------------

    def _race(self, knowledge: Knowledge[Any], budget: Budget) -> Findings:
        """A race of the options over the same worlds, each played on by the guide."""
        seat, root = knowledge.seat, Node()
        world = self._imagined(knowledge, self._chance.word())
        root.open_all(self._guide.ranked(world, seat, knowledge.options))
        findings, race, worlds = self._findings(knowledge, root), Race(len(root.tried)), 0
        while race.running and not race.is_won and budget.allows(root.visits + len(race.running)):
            usual = self._play_by_guide(knowledge, findings, 0, worlds)
            for place in race.running:
                race.add(place, self._play_by_guide(knowledge, findings, place, worlds) - usual)
            worlds += 1
            if worlds % ROUND == 0:
                race.look()
        findings.iterations = root.visits
        findings.best = race.winner(self._mind.evaluation_error)
        return findings

    def _play_by_guide(
        self, knowledge: Knowledge[Any], findings: Findings, place: int, number: int
    ) -> float:
        """The value of an option in one world. The luck of every turn is given anew, so that worlds
        in which different things were chosen stay alike for long.
        """
        mind, thinker, root = self._mind, knowledge.seat, findings.root
        world = self._imagined(knowledge, self._luck(number))
        luck, ahead, was_settled = self._chance.word(), mind.foresight, mind.is_settled(world)
        reply: tuple[int, int] | None = None
        world.take(thinker, root.tried[place])
        for _ in range(MOST_CHOICES):
            if not world.asks:
                break
            is_settled = mind.is_settled(world)
            if is_settled and not was_settled:
                if not ahead:
                    break
                ahead -= 1
                world.chance = FastChance(luck + ahead)
            was_settled = is_settled
            ask = world.asks[0]
            options = world.options(ask)
            code = self._guide.play(world, ask.seat, options)
            if reply is None and ask.seat != thinker and len(options) > 1:
                reply = (ask.seat, code)
                findings.hear(place, world, ask, code)
            world.take(ask.seat, code)
        value = mind.evaluate(world, thinker)
        root.add(place, value)
        findings.note_points(place, mind.points(world, thinker))
        if reply is not None:
            findings.note(place, reply[0], reply[1], value)
        return value

    # -- where choices decide ----------------------------------------------------------------------

    def _begin(self, seed: int) -> None:
        self._seed = seed
        self._luck(0)
        self._deviation = Deviation()
        for seat, tree in enumerate(self._trees):
            if len(tree) > MOST_NODES:
                fresh = {s: node for s, node in tree.items() if node.last_search == self._searches}
                self._trees[seat] = fresh
        self._searches += 1

    def _imagined(self, knowledge: Knowledge[Any], seed: int) -> State:
        """A world that looks the same to the thinking seat, and in which the others play well."""
        world: State = knowledge.imagine(seed)
        self._mind.assume_good_play(world, knowledge.seat)
        return world

    def _findings(self, knowledge: Knowledge[Any], root: Node) -> Findings:
        points = self._mind.points(knowledge.shown, knowledge.seat)
        return Findings(knowledge.seat, root, points)

    def _luck(self, number: int) -> int:
        """The luck of one iteration. Every option meets the same worlds in the same order, so that
        they are compared by what they do and less by the luck they had.
        """
        self._chance = FastChance(self._seed + number)
        self._guide.begin(self._chance, len(self._trees))
        return self._chance.word()

    def _root(self, knowledge: Knowledge[Any]) -> Node:
        seat, world = knowledge.seat, self._imagined(knowledge, self._chance.word())
        key, tree = observation_key(world, seat), self._trees[seat]
        node = tree.get(key)
        if node is None:
            node = tree[key] = Node()
        self._visit(node, world, seat, knowledge.options)
        return node

    def _visit(self, node: Node, world: State, seat: int, options: list[int]) -> None:
        """Visit a node; where nobody has chosen yet, the guide says what to try first."""
        node.last_search = self._searches
        if not node.tried:
            node.open(self._guide.ranked(world, seat, options))

    def _iterate(self, knowledge: Knowledge[Any], findings: Findings) -> None:
        """Play one world on to where it can be judged."""
        root = findings.root
        place = root.select(self._deviation.value, self._widening, self._chance)
        world = self._imagined(knowledge, self._luck(root.visits_of[place]))
        path: list[Step] = [(knowledge.seat, root, place)]
        world.take(knowledge.seat, root.tried[place])
        self._play_on(world, findings, path)
        values = self._judge(world)
        for seat, node, tried in path:
            node.add(tried, values[seat])
        self._deviation.add(values[knowledge.seat])
        findings.note_points(place, self._mind.points(world, knowledge.seat))
        for seat, node, tried in path[1:]:
            if seat != knowledge.seat:
                findings.note(place, seat, node.tried[tried], values[knowledge.seat])
                break

    def _play_on(self, world: State, findings: Findings, path: list[Step]) -> None:
        """Play down the trees, then by the guide, until the position can be judged."""
        mind, ahead, thinker = self._mind, self._mind.foresight, findings.seat
        is_answered = False
        in_tree = [True] * world.seats
        is_beyond = False
        for _ in range(MOST_CHOICES):
            if not world.asks:
                return
            ask = world.asks[0]
            seat, options = ask.seat, world.options(ask)
            node: Node | None = None
            is_new = False
            if in_tree[seat] and len(options) > 1:
                key, tree = observation_key(world, seat), self._trees[seat]
                node = tree.get(key)
                if node is None:
                    node = tree[key] = Node()
                    node.last_search = self._searches
                    in_tree[seat] = False
                    is_new = True
            if (is_beyond or is_new) and mind.is_settled(world):
                if not ahead:
                    return
                ahead -= 1
                is_beyond = True
            is_beyond = is_beyond or (is_new and seat == thinker)
            if node is None:
                code = self._guide.play(world, seat, options)
            else:
                self._visit(node, world, seat, options)
                place = node.select(self._deviation.value, self._widening, self._chance)
                path.append((seat, node, place))
                code = node.tried[place]
                if seat != thinker and not is_answered:
                    is_answered = True
                    findings.hear(path[0][2], world, ask, code)
            world.take(seat, code)

    def _judge(self, world: State) -> list[float]:
        """What the position is worth to each seat."""
        mind = self._mind
        if world.seats == 2 and not world.rules.cooperative:
            value = mind.evaluate(world, 0)
            return [value, 1 - value]
        return [mind.evaluate(world, seat) for seat in range(world.seats)]


class Deviation:
    """The deviation of the values of games, so that bounds fit coarse and fine values."""

    __slots__ = ("_count", "_squares", "_sum", "value")

    def __init__(self) -> None:
        # As if a won and a lost game had been seen: with little seen, everything may still happen.
        self._count = 2
        self._sum = 1.0
        self._squares = 1.0
        self.value = 0.5

    def add(self, worth: float) -> None:
        self._count += 1
        self._sum += worth
        self._squares += worth * worth
        mean = self._sum / self._count
        variance = max(0.0, self._squares / self._count - mean * mean)
        self.value = max(LEAST_DEVIATION, math.sqrt(variance))
