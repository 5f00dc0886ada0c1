"""Each law finds the games that break it, and lets honest games pass."""

from __future__ import annotations

import pytest

from spellwright.face.face import Face
from spellwright.laws import ALL_LAWS, case_from, check_game
from spellwright.laws.beats import (
    a_beat_shows_only_what_its_seat_may_know,
    beats_end_where_their_choice_ends,
    who_sees_the_same_end_saw_the_same_beats,
)
from spellwright.laws.check import Law, broken_laws
from spellwright.laws.copies import (
    earlier_copies_never_change,
    earlier_views_never_change,
    playing_a_copy_leaves_the_original_alone,
)
from spellwright.laws.decisions import (
    asking_changes_nothing,
    every_decision_can_be_made,
    options_are_the_same_each_time,
    who_chooses_sees_that_it_counts,
)
from spellwright.laws.endings import (
    a_game_ends_in_time,
    an_outcome_ranks_every_seat,
    components_are_conserved,
    events_off_is_the_same_game,
    every_event_can_be_told,
)
from spellwright.laws.played import PlayedGame
from spellwright.laws.processes import same_game_in_another_process
from spellwright.laws.refusals import a_wrong_choice_is_refused
from spellwright.laws.replaying import (
    a_replay_gives_the_same_game,
    undo_gives_back_the_position_before,
)
from spellwright.laws.resampling import (
    a_resampled_state_has_no_live_seed,
    a_resampled_state_plays_on,
    what_looks_the_same_is_resampled_the_same,
)
from spellwright.laws.saving import a_saved_state_is_the_same_state
from spellwright.laws.secrets import (
    events_and_prompts_tell_no_more_than_the_fields,
    secrets_come_out_only_by_luck_or_reveal,
)
from spellwright.laws.views import (
    a_refusal_tells_no_secret,
    a_spectator_knows_no_more_than_a_seat,
    a_view_shows_only_what_its_seat_may_know,
    pictures_show_only_what_their_view_shows,
    the_visibility_table_names_fields,
    what_is_hidden_is_dealt_anew,
)
from spellwright.samples.tic_tac_toe import TicTacToe
from tests.kernel.toy_game import MagpieFace, Magpies
from tests.laws import broken_decisions as decisions
from tests.laws import broken_records as records
from tests.laws import broken_secrets as secrets

CAUGHT: list[tuple[Law, type[Magpies], str]] = [
    (a_game_ends_in_time, records.Endless, "goes on after 60 choices"),
    (a_game_ends_in_time, records.Crashing, "IndexError in CrashingRound.award"),
    (a_game_ends_in_time, decisions.NoOption, "seat 0 has no option to choose from"),
    (a_game_ends_in_time, decisions.NoOptionLater, "has no option to choose from"),
    (an_outcome_ranks_every_seat, records.RankMissing, "the ranks are [1]"),
    (an_outcome_ranks_every_seat, records.EndingUnknown, "no ending number 7"),
    (an_outcome_ranks_every_seat, records.RanksFromZero, "are no places"),
    (components_are_conserved, records.LostComponent, "The cards are not all there once."),
    (events_off_is_the_same_game, records.EventsMatter, "without events"),
    (every_event_can_be_told, records.WordMissing, "IndexError"),
    (every_decision_can_be_made, decisions.NoOption, "a decision has no option"),
    (every_decision_can_be_made, decisions.NoOptionLater, "a decision has no option"),
    (every_decision_can_be_made, decisions.OptionTwice, "an option twice"),
    (every_decision_can_be_made, decisions.OptionWithoutName, "«lay ?» does not parse back"),
    (options_are_the_same_each_time, decisions.MoodyOptions, "other options"),
    (asking_changes_nothing, decisions.OptionsMutate, "changed it"),
    (asking_changes_nothing, decisions.ViewMutates, "changed it"),
    (asking_changes_nothing, decisions.PictureFails, "IndexError in WordlessFace.text"),
    (who_chooses_sees_that_it_counts, decisions.AsksAgain, "is asked again"),
    (a_wrong_choice_is_refused, decisions.Gullible, "was not refused"),
    (a_wrong_choice_is_refused, decisions.Curt, "without a reason"),
    (a_wrong_choice_is_refused, decisions.Vengeful, "changed the position"),
    (a_wrong_choice_is_refused, decisions.Rude, "KeyError in Rude.why_not"),
    (earlier_copies_never_change, records.SharedList, "changed while the game went on"),
    (earlier_views_never_change, records.LiveView, "changed while the game went on"),
    (playing_a_copy_leaves_the_original_alone, records.SharedList, "playing on from a copy"),
    (a_saved_state_is_the_same_state, records.NotSaved, "went another way"),
    (a_saved_state_is_the_same_state, records.TightLimits, "from -1 to 20 is allowed"),
    (a_replay_gives_the_same_game, records.Unseeded, "not the recorded one"),
    (a_replay_gives_the_same_game, decisions.RefusesRightChoices, "Not now."),
    (undo_gives_back_the_position_before, records.SharedList, "did not give back"),
    (a_view_shows_only_what_its_seat_may_know, secrets.OpenHands, "the field «hands»"),
    (pictures_show_only_what_their_view_shows, secrets.Painter, "the picture of seat"),
    (a_spectator_knows_no_more_than_a_seat, secrets.SpectatorLooks, "sees «deck» better"),
    (a_refusal_tells_no_secret, decisions.Chatty, "a secret"),
    (the_visibility_table_names_fields, secrets.SlipInTable, "«hexs»"),
    (what_is_hidden_is_dealt_anew, secrets.DealsNothing, "never dealt anew"),
    (what_is_hidden_is_dealt_anew, secrets.DealsAllButBids, "the field «bids»"),
    (a_resampled_state_has_no_live_seed, secrets.LiveSeed, "the live seed"),
    (a_resampled_state_plays_on, secrets.DealsTooMuch, "not all there once"),
    (a_resampled_state_plays_on, secrets.DealsUnplayable, "no option"),
    (what_looks_the_same_is_resampled_the_same, secrets.DealsNothing, "dealt at the start"),
    (what_looks_the_same_is_resampled_the_same, secrets.DealsAllButBids, "chose"),
    (what_looks_the_same_is_resampled_the_same, secrets.DealsWithoutSorting, "dealt at the start"),
    (beats_end_where_their_choice_ends, records.TouchyWhenCopied, "leads elsewhere"),
    (a_beat_shows_only_what_its_seat_may_know, secrets.OpenHands, "the field «hands» of seat"),
    (who_sees_the_same_end_saw_the_same_beats, secrets.SecretOnTheWay, "the number of beats"),
    (events_and_prompts_tell_no_more_than_the_fields, secrets.SecretInEvent, "«events»"),
    (events_and_prompts_tell_no_more_than_the_fields, secrets.SecretInPrompt, "«decisions»"),
    (secrets_come_out_only_by_luck_or_reveal, secrets.NotNoted, "it could undo"),
    (secrets_come_out_only_by_luck_or_reveal, secrets.SecretInTurn, "it could undo"),
]

SEEDS = range(20)


@pytest.mark.parametrize(
    ("law", "broken", "said"), CAUGHT, ids=[f"{law.__name__}-{b.__name__}" for law, b, _ in CAUGHT]
)
def test_a_law_catches_its_violation(law: Law, broken: type[Magpies], said: str) -> None:
    face: Face = getattr(broken, "face", MagpieFace())
    cases = [case_from(broken(), seed, face=face) for seed in SEEDS]
    found = [violation for case in cases for violation in broken_laws(PlayedGame(case), [law])]
    assert found
    assert any(said in violation.sentence for violation in found), found[0]
    assert {violation.law for violation in found} == {law.__name__.replace("_", " ")}


def test_every_law_is_proved_to_catch_something() -> None:
    assert {law for law, _, _ in CAUGHT} == set(ALL_LAWS)


def test_another_process_finds_hash_order() -> None:
    game = records.HashOrder()
    found = same_game_in_another_process([PlayedGame(case_from(game, seed)) for seed in range(3)])
    assert found
    assert "takes another course" in found[0].sentence


@pytest.mark.parametrize("game", [Magpies(), TicTacToe()], ids=lambda game: game.id)
def test_honest_games_pass(game: Magpies | TicTacToe) -> None:
    for seed in range(12):
        assert broken_laws(PlayedGame(case_from(game, seed))) == []
    assert check_game(game, seed=99) == []
