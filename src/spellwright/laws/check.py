"""Checking games against the laws."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from spellwright.face.face import Face
from spellwright.kernel.game_option import Value
from spellwright.kernel.rules import Rules
from spellwright.laws import (
    beats,
    copies,
    decisions,
    endings,
    refusals,
    replaying,
    resampling,
    saving,
    secrets,
    views,
)
from spellwright.laws.case import PLAIN, case_from
from spellwright.laws.played import EVERYWHERE, Found, PlayedGame, described
from spellwright.laws.processes import same_game_in_another_process
from spellwright.laws.report import LawReport, Violation

Law = Callable[[PlayedGame], Found]

ALL_LAWS: Final[tuple[Law, ...]] = (
    endings.a_game_ends_in_time,
    endings.an_outcome_ranks_every_seat,
    endings.components_are_conserved,
    endings.events_off_is_the_same_game,
    endings.every_event_can_be_told,
    decisions.every_decision_can_be_made,
    decisions.options_are_the_same_each_time,
    decisions.asking_changes_nothing,
    decisions.who_chooses_sees_that_it_counts,
    refusals.a_wrong_choice_is_refused,
    copies.earlier_copies_never_change,
    copies.earlier_views_never_change,
    copies.playing_a_copy_leaves_the_original_alone,
    saving.a_saved_state_is_the_same_state,
    replaying.a_replay_gives_the_same_game,
    replaying.undo_gives_back_the_position_before,
    views.a_view_shows_only_what_its_seat_may_know,
    views.pictures_show_only_what_their_view_shows,
    views.a_spectator_knows_no_more_than_a_seat,
    views.a_refusal_tells_no_secret,
    views.the_visibility_table_names_fields,
    views.what_is_hidden_is_dealt_anew,
    resampling.a_resampled_state_has_no_live_seed,
    resampling.a_resampled_state_plays_on,
    resampling.what_looks_the_same_is_resampled_the_same,
    beats.beats_end_where_their_choice_ends,
    beats.a_beat_shows_only_what_its_seat_may_know,
    beats.who_sees_the_same_end_saw_the_same_beats,
    secrets.events_and_prompts_tell_no_more_than_the_fields,
    secrets.secrets_come_out_only_by_luck_or_reveal,
)

THOROUGH_SAMPLES: Final = 120
SAMPLES: Final = 8
LONG_GAME: Final = 300
SHIFTS: Final = 3
BATCH: Final = 40


def check_game(
    rules: Rules[Any],
    seed: int,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    samples: int = EVERYWHERE,
    face: Face = PLAIN,
) -> list[Violation]:
    """Play one random game and check every law, at every position or at about `samples` of them.

    Seats and options that are not given follow from the seed, so a violation that names its seed
    can be seen again by the seed alone.
    """
    played = PlayedGame(case_from(rules, seed, seats, options, face=face), samples)
    return [*broken_laws(played), *same_game_in_another_process([played])]


def check_games(
    rules: Rules[Any],
    games: int,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, Value] | None = None,
    progress: Callable[[LawReport], None] | None = None,
    face: Face = PLAIN,
) -> LawReport:
    """Check the random games of the seeds from `seed` on.

    The first game is checked at many positions, the others at a few; long games share the laws
    among them. `progress` gets the growing report after each game, so that an interrupted run keeps
    what is done.
    """
    report = LawReport(rules.id)
    batch: list[PlayedGame] = []
    for number in range(games):
        samples = SAMPLES if number else THOROUGH_SAMPLES
        played = PlayedGame(case_from(rules, seed + number, seats, options, face=face), samples)
        shared = number > 0 and len(played.choices) > LONG_GAME
        laws = ALL_LAWS[number % SHIFTS :: SHIFTS] if shared else ALL_LAWS
        report.violations += broken_laws(played, laws)
        batch.append(played)
        if len(batch) == BATCH or number == games - 1:
            report.violations += same_game_in_another_process(batch)
            batch = []
        _count(report, played)
        if progress is not None:
            progress(report)
    return report


def broken_laws(played: PlayedGame, laws: Sequence[Law] = ALL_LAWS) -> list[Violation]:
    """The first violation of each law in a game."""
    found = [_first_violation(law, played) for law in laws]
    return [violation for violation in found if violation is not None]


def _first_violation(law: Law, played: PlayedGame) -> Violation | None:
    name = law.__name__.replace("_", " ")
    try:
        for place, sentence in law(played):
            return Violation(name, played.case, place, sentence)
    except Exception as error:  # noqa: BLE001 - whatever a game's rules do is reported
        return Violation(name, played.case, len(played.choices), described(error))
    return None


def _count(report: LawReport, played: PlayedGame) -> None:
    report.games += 1
    report.choices += len(played.choices)
    outcome = None if played.last is None else played.last.outcome
    if outcome is not None:
        report.endings[outcome.how] += 1
