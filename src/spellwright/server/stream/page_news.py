"""News for pages: what a viewer is shown of a table, beat by beat, as changes of its parts."""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any, Final, NamedTuple

from msgspec import Raw

from spellwright.face.scene import Scene
from spellwright.kernel.event import Event
from spellwright.kernel.state import State
from spellwright.kernel.table import Choice
from spellwright.kernel.view import View
from spellwright.server.pages.keyed_list import list_change
from spellwright.server.pages.known_markup import KnownMarkup
from spellwright.server.pages.page_parts import Parts, Viewer, beat_parts, page_parts
from spellwright.server.pages.seat_cards import speaker_at
from spellwright.server.speaking import say
from spellwright.server.store.table_store import ChatLine
from spellwright.server.stream.protocol import PageNews, PageStep, PartChanges, raw, written
from spellwright.server.tables.live_table import LiveTable
from spellwright.server.tables.one_device import has_secrets, pass_to
from spellwright.server.tables.recent_beats import RecentBeat, RecentBeats
from spellwright.server.tables.seat_story import FollowedStory, SeatStory

STEPS_KEPT: Final = 60
"""How many steps a page may be behind, also after a broken connection, and still be told only what
it missed, where that is less than the whole page.
"""
SMALL: Final = 64 * 1024
"""How many bytes of steps are kept in any case."""


class _Head(NamedTuple):
    """What a page is told beside its parts."""

    receipt: int
    key: str
    asked: bool
    over: bool
    pass_to: int
    covered: bool


class _Step(NamedTuple):
    since: str
    change: bytes


class NewsForPages:
    """The parts of a page as lists of elements, and the last steps in which they have changed: one
    for each beat in which its viewer sees a change, and for whatever else has changed.
    """

    def __init__(self, viewer: Viewer, beats: int, known: KnownMarkup) -> None:
        self.viewer = viewer
        self._known = known
        self.beats = beats
        """How many beats of the table it has taken in."""
        self.version = 0
        self.parts: Parts = {}
        self._id = secrets.token_hex(4)
        self._count = 0
        self._followed = FollowedStory(viewer.seat)
        self._story = SeatStory(viewer.seat, ())
        self._shown: State | None = None
        self._looked_at = 0
        self._head: _Head | None = None
        self._steps: deque[_Step] = deque()
        self._size_of_steps = 0
        self._messages: dict[str, str] = {}

    @property
    def seen(self) -> str:
        """The name of what is shown now: the steps are counted for each viewer. A name that another
        viewer or another server was given is not ours.
        """
        return f"{self._id}.{self._count}"

    # -- looking ---------------------------------------------------------------------------------

    def look(self, table: LiveTable, chat: list[ChatLine], beats: RecentBeats) -> None:
        if self._looked_at == table.version:
            return
        self._looked_at = table.version
        self._let_old_steps_go()
        seat = self.viewer.seat
        passed = pass_to(table, seat)
        covered = passed >= 0 and (has_secrets(table, seat) or has_secrets(table, passed))
        head = _Head(*table.last_act(seat), table.awaits(seat), table.is_over, passed, covered)
        last = self._look_at_beats(table, beats)
        if table.table is not None:
            self._story = self._followed.now(table.table.whole_story)
            self._shown = table.table.state.view(seat).shown
        parts = page_parts(table, self.viewer, chat, self._story, self._known)
        is_changed = self._take(parts, *last)
        # Nothing changes by another seat's secret choice: that there was one is its own business.
        if is_changed or head != self._head:
            if not is_changed:
                self._keep(PageStep({}))
            self._head = head
            self.version = table.version

    def _look_at_beats(self, table: LiveTable, recent: RecentBeats) -> tuple[str, bool]:
        """Take in all beats but the one in which the table stands now; the banner of that one, and
        whether it is a step back.
        """
        now = None if table.table is None else table.table.state
        happened = recent.since(self.beats)
        for place, seen in enumerate(happened, 1):
            is_heard, is_back = self._hear(seen), seen.story is not None
            beat, view = seen.beat, seen.beat.position.view(self.viewer.seat)
            banner = _banner(table, view, seen) if is_heard else ""
            # Who goes back stands again where they stood before.
            if beat.position is now and place == len(happened):
                return banner, is_back
            if is_heard or view.shown != self._shown:
                self._shown = view.shown
                parts = beat_parts(table, view, self._story, self._known)
                self._take({**self.parts, **parts}, banner, is_back)
        return "", False

    def _hear(self, seen: RecentBeat) -> bool:
        """Whether the story of the viewer is another one by a beat."""
        if seen.story is not None:
            self._story = SeatStory(self.viewer.seat, seen.story)
            is_own = seen.choice is not None and seen.choice.seat == self.viewer.seat
            return is_own or any(event.visible_to(self.viewer.seat) for event in seen.beat.told)
        if seen.is_first:
            self._story.begin()
        return self._story.tell(seen.beat.told)

    def _take(self, parts: Parts, banner: str, is_back: bool) -> bool:
        """Whether something has changed."""
        if not self.parts:
            # Nobody has seen anything before: whoever comes is told the whole.
            self.parts = parts
            self._count += 1
            return True
        changes = _changes(self.parts, parts)
        self.parts = parts
        if changes:
            self._keep(PageStep(changes, banner, is_back))
        return bool(changes)

    def _keep(self, step: PageStep) -> None:
        kept = _Step(self.seen, bytes(raw(step)))
        self._count += 1
        self._messages.clear()
        self._steps.append(kept)
        self._size_of_steps += len(kept.change)

    def _let_old_steps_go(self) -> None:
        """Before new steps come: those of one look are kept together, whatever their size, so that
        a page which was shown all until now misses no beat.
        """
        if len(self._steps) <= STEPS_KEPT and self._size_of_steps <= SMALL:
            return
        whole = sum(len(element.html) for part in self.parts.values() for element in part)
        most = max(whole, SMALL)
        while len(self._steps) > STEPS_KEPT or self._size_of_steps > most:
            self._size_of_steps -= len(self._steps.popleft().change)

    # -- telling ---------------------------------------------------------------------------------

    def message(self, seen: str) -> str:
        """The message for a page that shows this; written once for all who have seen the same."""
        # Strangers may say that they have seen anything.
        known = seen if seen == self.seen or any(s.since == seen for s in self._steps) else ""
        found = self._messages.get(known)
        if found is None:
            found = self._messages[known] = self._message(known)
        return found

    def _message(self, since: str) -> str:
        assert self._head is not None
        whole = PageStep(_changes({}, self.parts))
        steps = self._since(since) if since else [raw(whole)]
        news = PageNews(
            version=self.version, since=since, seen=self.seen, steps=steps, **self._head._asdict()
        )
        return written(news)

    def _since(self, seen: str) -> list[Raw]:
        """The steps since then."""
        if seen == self.seen:
            return []
        starts = [step.since for step in self._steps]
        return [Raw(step.change) for step in list(self._steps)[starts.index(seen) :]]


def banner_of(table: LiveTable, view: View[Any], told: list[Event]) -> str:
    """What matters in a beat to who looks, in words, or ""."""
    events, matters = table.game.rules.events, table.game.face.matters
    heard = [event for event in told if event.visible_to(view.seat)]
    weighty = [event for event in heard if events[event.kind].key in matters]
    return Scene(view, speaker=speaker_at(table)).told(weighty[-1]) if weighty else ""


def banner_of_undo(
    table: LiveTable, view: View[Any], taken_back: list[Event], choice: Choice | None
) -> str:
    """Which deed is undone, for who had heard of it; what nobody was told, such as an entry of a
    plan, for who had chosen it.
    """
    speaker = speaker_at(table)
    scene = Scene(view, speaker=speaker)
    told = [scene.told(event) for event in taken_back if event.visible_to(view.seat)]
    if choice is not None and choice.seat == view.seat:
        asked = [option for decision in view.decisions for option in decision.options]
        told += [scene.label(option) for option in asked if option.text == choice.text]
    return speaker.say(say("banner-undone", told=told[0])) if told else ""


def _banner(table: LiveTable, view: View[Any], seen: RecentBeat) -> str:
    if seen.story is None:
        return banner_of(table, view, seen.beat.told)
    return banner_of_undo(table, view, seen.beat.told, seen.choice)


def _changes(before: Parts, after: Parts) -> PartChanges:
    changes = {name: list_change(before.get(name, ()), part) for name, part in after.items()}
    return {name: change for name, change in changes.items() if change is not None}
