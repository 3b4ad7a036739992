from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.core.stock import block, caption, crossed, side_by_side, study, talk, talks
from turingdesk.core.errors import CannotSchedule, Severity
from turingdesk.core.feasibility import TRIED, has_plenty, infeasibility
from turingdesk.core.places import misplaced
from turingdesk.core.pool import pool
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Controls


def verdict(of, stimuli):
    return infeasibility(of, pool(study(of), of, stimuli))


def can_be_drawn(of, stimuli, number):
    try:
        draw(study(of), {of.table: stimuli}, participant_seed(1, str(number), 1), {})
    except CannotSchedule:
        return False
    return True


@st.composite
def scarce(draw):
    """Few answers to few prompts, so that about every second block cannot be met."""
    cells = st.tuples(st.sampled_from(("", "a", "b", "c")), st.integers(0, 4))
    rows = draw(st.lists(cells, min_size=4, max_size=14))
    stimuli = [
        caption(f"s{n}", f"p{prompt}" if prompt else "", agent)
        for n, (agent, prompt) in enumerate(rows)
    ]
    extra = draw(st.integers(0, 1))
    stimuli += [caption(f"c{n}", f"p{n + 1}", control=True) for n in range(extra)]
    trials = draw(st.integers(1 + extra, 8))
    return block(trials=trials, controls=Controls(None, tuple(range(1, 1 + extra)))), stimuli


@given(scarce())
def test_what_is_found_feasible_can_be_drawn_and_the_rest_fails_for_somebody(asked):
    of, stimuli = asked
    if list(misplaced(of, pool(study(of), of, stimuli))):
        return
    drawn = [can_be_drawn(of, stimuli, number) for number in range(12)]
    if (problem := verdict(of, stimuli)) is None:
        assert all(drawn)
    else:
        assert problem.severity is Severity.ERROR
        assert not all(drawn) or any(
            not can_be_drawn(of, stimuli, number) for number in range(12, 300)
        )


def test_a_session_that_only_some_would_get_is_found():
    # 3 machine trials over 3 agents are fine; an odd fourth one may fall on c, which has one.
    stimuli = [*crossed(9, ("a", "b")), caption("c", "p8", "c")]
    assert verdict(block(trials=6), stimuli) is None
    problem = verdict(block(trials=8), stimuli)
    assert problem.message == (
        "Block b: 2 trials with answers by c are needed, but b.csv has only 1."
    )
    assert problem.column == "trials"
    named = verdict(block(trials=8, mix={"H": 4, "M": 4}), stimuli)
    assert named.column == "mix"


def test_control_and_practice_rows_that_share_prompts_are_found():
    twins = [caption(f"c{n}", "same", control=True) for n in range(2)]
    problem = verdict(block(trials=4, controls=Controls(None, (1, 2))), [*crossed(9), *twins])
    assert problem.column == "controls.trials"
    assert "2 trials with control rows need 2 different prompts" in problem.message
    twins = [caption(f"t{n}", "same", practice=True) for n in range(2)]
    problem = verdict(block(trials=4, practice=2), [*crossed(9), *twins])
    assert problem.column == "practice"


def test_many_alike_agents_are_decided_without_trying_every_draw():
    # C(30, 15) draws, all of them alike: 15 of 30 agents who answered the same 30 prompts.
    agents = [f"m{n}" for n in range(30)]
    stimuli = crossed(30, agents)
    assert verdict(block(trials=30), stimuli) is None
    assert verdict(block(trials=31), stimuli).severity is Severity.ERROR


def test_agents_with_prompts_of_their_own_never_stand_in_the_way():
    stimuli = [caption(f"h{n}", f"p{n}") for n in range(20)]
    stimuli += [caption(f"m{a}-{n}", f"own {a} {n}", f"m{a}") for a in range(40) for n in range(2)]
    stimuli += [caption("x", "p0", "x")]
    # With 20 humans on all 20 prompts, no matter who draws x finds its one prompt gone.
    assert verdict(block(trials=38), stimuli) is None
    assert (
        "21 trials with human answers or answers by x"
        in verdict(block(trials=40), stimuli).message
    )


def test_too_many_draws_to_try_are_said_so():
    # 19 humans and any 19 of 24 agents need 38 prompts; every agent answered other ones of 40.
    stimuli = [caption(f"h{n}", f"p{n}") for n in range(40)]
    for a in range(24):
        stimuli += [caption(f"m{a}-{n}", f"p{(a + n) % 40}", f"m{a}") for n in range(3 + a % 5)]
    problem = verdict(block(trials=38), stimuli)
    assert problem.severity is Severity.WARNING
    assert f"more than {TRIED} ways" in problem.message


def test_lengths_are_checked_where_they_fall_hardest():
    # 5 trials of lengths 3 and 9: three of 9 for some participants.
    stimuli = [talk(f"h{n}", "", "", 9 if n < 2 else 3) for n in range(9)]
    of = block(task="conversations", trials=5, mix={"HH": 5}, lengths=(3, 9))
    problem = verdict(of, stimuli)
    assert problem.column == "show.lengths"
    assert "3 trials have a length of 9 or more, but only 2" in problem.message
    assert verdict(of, [*stimuli, talk("more", "", "", 9)]) is None


def test_long_conversations_of_any_kind_can_serve():
    stimuli = [*talks(3, turns=6), talk("long1", "", "blender"), talk("long2", "", "blender")]
    of = block(task="conversations", trials=8, lengths=(3, 4, 5, 24))
    # 24 turns are shown twice, but a session has one conversation of that kind at least.
    problem = verdict(of, stimuli)
    assert problem.column == "show.lengths"
    assert "2 trials have a length of 24 or more, but only 1" in problem.message


def test_plenty_is_enough_for_all_blocks_of_the_table():
    of = study(block("x", table="t", trials=6), block("y", table="t", trials=4, practice=2))
    [x, _] = of.blocks
    stimuli = crossed(12, ("git",))
    assert has_plenty(of, x, pool(of, x, stimuli))
    assert not has_plenty(of, x, pool(of, x, stimuli[1:]))
    cut = block("x", task="conversations", lengths=(3, 30))
    assert not has_plenty(study(cut), cut, pool(study(cut), cut, talks(9)))


def test_plenty_counts_both_conversations_of_every_pair():
    spoken, pairs, show = side_by_side(12)
    alone = block("talks", task="conversations", trials=4, mix={"HM": 4})
    beside = block("pairs", task="pairs", trials=4, show=show)
    of = study(alone, beside)
    assert has_plenty(of, alone, pool(of, alone, spoken))  # 4 of its own, 8 in the pairs
    assert not has_plenty(of, alone, pool(of, alone, spoken[2:]))
    assert has_plenty(of, beside, pool(of, beside, pairs[:8]))
    assert not has_plenty(of, beside, pool(of, beside, pairs[:7]))
    again = replace(beside, repeat_prompts=True)
    assert not has_plenty(study(alone, again), again, pool(study(alone, again), again, pairs))
