import json
from collections import Counter, defaultdict
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.stock import block, caption, crossed, pair, side_by_side, study, talk, talks
from turingdesk.core.errors import CannotSchedule
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.schedule import draw, repeated
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Controls, Order

GOLDEN = Path(__file__).parent / "golden"
seeds = st.integers(0, 10_000).map(lambda n: participant_seed(n, "P-001", 1))


def schedule(of, stimuli, seed="0", judged=None):
    """Draw for a study whose blocks all take from these stimuli."""
    return draw(of, {b.table: stimuli for b in of.blocks}, seed, judged or {})


def final(slots, name="b"):
    return [slot for slot in slots if slot.block == name and not slot.practice]


def by_id(stimuli):
    return {stimulus.id: stimulus for stimulus in stimuli}


def agents(slots, stimuli):
    known = by_id(stimuli)
    return Counter(known[slot.stimulus].machines for slot in slots)


@given(seeds, st.integers(1, 20), st.integers(1, 5))
def test_half_are_human_and_machines_share_the_rest(seed, trials, machines):
    stimuli = crossed(20, [f"m{n}" for n in range(machines)])
    slots = schedule(study(block(trials=trials)), stimuli, seed)
    assert [slot.position for slot in slots] == list(range(1, trials + 1))
    found = agents(slots, stimuli)
    humans = found.pop((), 0)
    assert humans in {trials // 2, -(-trials // 2)}
    shares = [found.get((f"m{n}",), 0) for n in range(machines)]
    assert sum(shares) == trials - humans
    assert max(shares) - min(shares) <= 1


@pytest.mark.slow
def test_the_odd_one_and_what_is_left_over_go_to_all_alike():
    stimuli = crossed(12, ("a", "b", "c"))
    humans, over = 0, Counter()
    for number in range(600):
        slots = schedule(study(block(trials=11)), stimuli, participant_seed(5, str(number), 1))
        found = agents(slots, stimuli)
        humans += found.pop(())
        over.update({agent: count - 1 for agent, count in found.items()})
    assert abs(humans / 600 - 5.5) < 0.07
    assert max(over.values()) - min(over.values()) < 0.12 * sum(over.values())


@given(seeds, st.integers(4, 24))
def test_two_makers_come_in_all_four_compositions(seed, trials):
    stimuli = talks(8)
    slots = schedule(study(block(task="conversations", trials=trials)), stimuli, seed)
    known = by_id(stimuli)
    found = Counter(known[slot.stimulus].composition for slot in slots)
    assert set(found) == {"HH", "HM", "MH", "MM"}
    assert max(found.values()) - min(found.values()) <= 1
    for letters in ("HM", "MH", "MM"):
        own = [known[s.stimulus] for s in slots if known[s.stimulus].composition == letters]
        shares = Counter(stimulus.machines for stimulus in own)
        possible = 4 if letters == "MM" else 2
        assert max(shares.values()) - (min(shares.values()) if len(shares) == possible else 0) <= 1


@given(seeds)
def test_a_mix_is_kept_to_the_letter(seed):
    stimuli = crossed(30)
    slots = schedule(study(block(trials=12, mix={"H": 2, "M": 10})), stimuli, seed)
    found = agents(slots, stimuli)
    assert found[()] == 2
    assert sorted(found[(agent,)] for agent in ("git", "blip", "ofa")) == [3, 3, 4]


@given(seeds, st.booleans())
def test_no_prompt_comes_twice_unless_it_may(seed, repeat):
    stimuli = crossed(10)
    slots = schedule(study(block(trials=10, repeat_prompts=repeat)), stimuli, seed)
    assert len({slot.stimulus for slot in slots}) == 10
    prompts = [by_id(stimuli)[slot.stimulus].prompt for slot in slots]
    if not repeat:
        assert len(set(prompts)) == 10


def test_prompts_of_control_fixed_and_practice_trials_count_as_met():
    stimuli = [
        *crossed(6),
        caption("c", "p0", control=True),
        caption("t", "p1", practice=True),
    ]
    of = study(block(trials=5, practice=1, controls=Controls(None, (2,)), fixed={4: "p2-git"}))
    for number in range(40):
        slots = schedule(of, stimuli, participant_seed(1, str(number), 1))
        prompts = [by_id(stimuli)[slot.stimulus].prompt for slot in slots]
        assert sorted(prompts) == [f"p{n}" for n in range(6)]


def test_answers_without_a_prompt_never_clash():
    stimuli = [caption(f"{agent}{n}", "", agent) for n in range(3) for agent in ("", "git")]
    assert len(schedule(study(block(trials=6)), stimuli)) == 6


@st.composite
def places(draw):
    """Trials with control and fixed ones somewhere in the final list."""
    trials = draw(st.integers(1, 16))
    order = draw(st.permutations(range(1, trials + 1)))
    controls = draw(st.integers(0, min(3, trials)))
    fixed = draw(st.integers(0, min(2, trials - controls)))
    return trials, order[:controls], order[controls : controls + fixed]


@given(seeds, places(), st.sampled_from(Order))
def test_control_and_fixed_trials_stand_where_they_should_in_the_final_list(seed, asked, order):
    trials, controls, fixed = asked
    stimuli = [*crossed(16), *(caption(f"c{n}", "", control=True) for n in range(4))]
    stimuli += [caption(f"f{n}", "", "git") for n in range(len(fixed))]
    of = study(
        block(
            trials=trials,
            order=order,
            controls=Controls((1,), tuple(controls)),
            fixed={at: f"f{n}" for n, at in enumerate(fixed)},
        )
    )
    slots = schedule(of, stimuli, seed)
    assert len(slots) == trials
    assert [slot.position for slot in slots] == list(range(1, trials + 1))
    assert [slot.position for slot in slots if slot.control] == sorted(controls)
    assert {slot.position: slot.stimulus for slot in slots if slot.fixed} == of.blocks[0].fixed
    for slot in slots:
        assert slot.control == slot.stimulus.startswith("c")
        assert slot.fixed == slot.stimulus.startswith("f")
        assert slot.asks_control == (slot.position == 1)


@given(seeds)
def test_practice_comes_first_from_its_own_rows(seed):
    stimuli = [*crossed(10), *(caption(f"t{n}", "", practice=True) for n in range(4))]
    slots = schedule(study(block(trials=4, practice=3, feedback=2)), stimuli, seed)
    assert [slot.practice for slot in slots] == [True] * 3 + [False] * 4
    assert [slot.position for slot in slots] == [1, 2, 3, 1, 2, 3, 4]
    assert all(slot.stimulus.startswith("t") == slot.practice for slot in slots)
    assert [slot.feedback for slot in slots] == [True] * 3 + [True, True, False, False]


def test_feedback_can_be_given_in_practice_alone():
    stimuli = [*crossed(4), caption("t", "", practice=True)]
    slots = schedule(study(block(trials=4, practice=1, practice_feedback=True)), stimuli)
    assert [slot.feedback for slot in slots] == [True] + [False] * 4


def test_without_feedback_practice_gives_none():
    stimuli = [*crossed(4), caption("t", "", practice=True)]
    slots = schedule(study(block(trials=4, practice=1)), stimuli)
    assert not any(slot.feedback for slot in slots)


@pytest.mark.parametrize(
    ("questions", "practice", "asked"),
    [(None, True, [1, 2, 3, 4]), ((), False, []), ((2, 3), True, [2, 3])],
)
def test_control_questions_are_asked_where_the_block_says(questions, practice, asked):
    stimuli = [*crossed(4), caption("t", "", practice=True)]
    of = study(block(trials=4, practice=1, controls=Controls(questions)))
    first, *slots = schedule(of, stimuli)
    assert first.asks_control is practice
    assert [slot.position for slot in slots if slot.asks_control] == asked


def simulate(of, stimuli, participants):
    """Draw one participant after another; how often each stimulus was judged, by block."""
    judged = Counter()
    for number in range(participants):
        slots = schedule(of, stimuli, participant_seed(3, f"P-{number}", 1), judged)
        judged.update((slot.block, slot.stimulus) for slot in slots if not slot.practice)
    return judged


def test_every_stimulus_is_judged_about_equally_often():
    stimuli = crossed(24)
    judged = simulate(study(block(trials=8, mix={"H": 2, "M": 6})), stimuli, 60)
    by_agent = defaultdict(list)
    for stimulus in stimuli:
        by_agent[stimulus.machines].append(judged["b", stimulus.id])
    for counts in by_agent.values():
        assert sum(counts) == 120
        assert max(counts) - min(counts) <= 1


def test_exposure_stays_even_where_every_session_uses_every_prompt():
    stimuli = crossed(12, ("a", "b", "c"))
    judged = simulate(study(block(trials=12, mix={"H": 3, "M": 9})), stimuli, 80)
    counts = [judged["b", stimulus.id] for stimulus in stimuli]
    assert sum(counts) == 12 * 80
    assert max(counts) - min(counts) <= 2


def test_control_trials_take_the_least_used_rows():
    stimuli = [*crossed(4), *(caption(f"c{n}", "", control=True) for n in range(5))]
    judged = simulate(study(block(trials=4, controls=Controls(None, (1, 3)))), stimuli, 25)
    assert {judged["b", f"c{n}"] for n in range(5)} == {10}


def test_a_schedule_that_exists_is_found_though_prompts_conflict():
    # Only p0 has a machine's answer by "a" and only p1 one by "b", so humans must leave both.
    stimuli = [caption(f"h{n}", f"p{n}") for n in range(4)]
    stimuli += [caption("a", "p0", "a"), caption("b", "p1", "b")]
    judged = {("b", name): 9 for name in ("h2", "h3", "a", "b")}
    for number in range(20):
        slots = schedule(
            study(block(trials=4)), stimuli, participant_seed(1, str(number), 1), judged
        )
        assert {slot.stimulus for slot in slots} == {"h2", "h3", "a", "b"}


@given(seeds, st.integers(1, 30))
def test_lengths_are_balanced_and_never_longer_than_the_conversation(seed, trials):
    stimuli = [*talks(4, turns=24), *talks(4, ("blender",), turns=8)]
    stimuli = [replace(s, id=f"{s.id}-{n}") for n, s in enumerate(stimuli)]
    lengths = (3, 6, 9, 12)
    of = study(block(task="conversations", trials=trials, lengths=lengths))
    slots = schedule(of, stimuli, seed)
    found = Counter(slot.length for slot in slots)
    assert set(found) <= set(lengths)
    assert max(found.values()) - min(found.get(length, 0) for length in lengths) <= 1
    assert all(slot.length <= by_id(stimuli)[slot.stimulus].length for slot in slots)


def test_fixed_and_control_trials_share_in_the_balance_of_lengths():
    stimuli = [*talks(4), talk("short", "", "blender", 3), talk("c", "", "", 6, control=True)]
    of = study(
        block(
            task="conversations",
            trials=8,
            lengths=(3, 6, 9, 12),
            fixed={1: "short"},
            controls=Controls(None, (5,)),
        )
    )
    for number in range(30):
        slots = schedule(of, stimuli, participant_seed(2, str(number), 1))
        assert set(Counter(slot.length for slot in slots).values()) == {2}
        assert slots[0].length == 3
        assert slots[4].length in (3, 6)


def test_long_conversations_are_kept_for_the_trials_that_need_them():
    # Two of eight have 12 turns; both are needed, though they were judged most.
    stimuli = [
        talk(f"{c}{n}", *("m" if x == "M" else "" for x in c), 12 if n else 3)
        for c in ("HH", "HM", "MH", "MM")
        for n in range(2)
    ]
    stimuli += [
        talk(f"{c}{n}", *("m" if x == "M" else "" for x in c), 3)
        for c in ("HH", "HM", "MH", "MM")
        for n in range(2, 9)
    ]
    judged = {("b", s.id): 50 for s in stimuli if s.length == 12}
    of = study(block(task="conversations", trials=8, lengths=(3, 12)))
    for number in range(10):
        slots = schedule(of, stimuli, participant_seed(9, str(number), 1), judged)
        shown = {slot.stimulus for slot in slots if slot.length == 12}
        assert shown == {"HH1", "HM1", "MH1", "MM1"}


def test_a_block_that_counts_turns_needs_room_for_turns():
    """In these conversations, a turn is two messages."""
    short, long = talk("short", "", "", 12), talk("long", "", "", 20)
    of = block(task="conversations", trials=1, lengths=(8,), mix={"HH": 1})
    assert schedule(study(of), [short])[0].length == 8
    of = replace(of, counted=LengthUnit.LAST_TURNS)
    with pytest.raises(CannotSchedule, match="a length of 8 or more"):
        schedule(study(of), [short])
    for seed in range(5):
        [slot] = schedule(study(of), [short, long], str(seed))
        assert (slot.stimulus, slot.length) == ("long", 8)


def test_practice_is_cut_where_it_can_be():
    stimuli = [
        *talks(2),
        talk("tiny", "", "", 2, practice=True),
        talk("t", "", "", 7, practice=True),
    ]
    of = study(block(task="conversations", trials=4, practice=2, lengths=(3, 6)))
    practice = {s.stimulus: s.length for s in schedule(of, stimuli) if s.practice}
    assert practice["tiny"] == 0
    assert practice["t"] in (3, 6)


@given(seeds, st.integers(1, 15))
def test_half_of_the_pairs_are_swapped_and_half_have_the_machine_left(seed, trials):
    stimuli = [pair(f"a{n}", "H", "M") for n in range(12)]
    stimuli += [pair(f"b{n}", "M", "H") for n in range(12)]
    slots = schedule(study(block(task="pairs", trials=trials)), stimuli, seed)
    swapped = sum(slot.swapped for slot in slots)
    assert swapped in {trials // 2, -(-trials // 2)}
    left = sum(slot.swapped == slot.stimulus.startswith("a") for slot in slots)
    assert abs(2 * left - trials) <= 2


def test_pairs_of_two_machines_come_only_where_the_mix_asks():
    stimuli = [pair(f"{a}{b}{n}", a, b) for a in "HM" for b in "HM" for n in range(4)]
    slots = schedule(study(block(task="pairs", trials=6)), stimuli)
    assert {by_id(stimuli)[s.stimulus].composition for s in slots} == {"HM"}
    mix = {"MH": 2, "MM": 3, "HH": 1}
    slots = schedule(study(block(task="pairs", trials=6, mix=mix)), stimuli)
    found = Counter(by_id(stimuli)[s.stimulus].composition for s in slots)
    assert found == {"HM": 2, "MM": 3, "HH": 1}


def test_single_stimuli_are_never_swapped():
    assert not any(slot.swapped for slot in schedule(study(block(trials=10)), crossed(10)))


@given(seeds)
def test_keys_are_flipped_for_all_trials_of_a_session_or_none(seed):
    of = study(block("x", trials=4), block("y", trials=4))
    slots = schedule(of, crossed(12), seed)
    assert len({slot.flipped for slot in slots}) == 1


@pytest.mark.slow
def test_keys_are_flipped_for_half_of_the_participants_and_stay_theirs():
    of = study(block(trials=1))
    flipped = Counter()
    for number in range(400):
        both = {
            schedule(of, crossed(2), participant_seed(1, f"P-{number}", session))[0].flipped
            for session in (1, 2)
        }
        assert len(both) == 1
        flipped.update(both)
    assert 160 < flipped[True] < 240
    of = replace(of, flip_keys=False)
    assert not any(
        schedule(of, crossed(2), participant_seed(1, f"P-{number}", 1))[0].flipped
        for number in range(20)
    )


@given(seeds)
def test_blocks_of_one_table_share_no_stimulus(seed):
    """As many trials as there are answers: everything must be used just once."""
    of = study(
        block("x", table="t.csv", trials=6),
        block("y", table="t.csv", trials=6, mix={"H": 2, "M": 3}, fixed={1: "p0-human"}),
        block("z", table="t.csv", trials=4),
    )
    slots = schedule(of, crossed(8, ("git",)), seed)
    assert len({slot.stimulus for slot in slots}) == 16


def test_a_block_that_comes_late_to_a_table_still_gets_what_only_it_needs():
    # The first block may take any human; the second one needs every prompt's machine.
    stimuli = crossed(4, ("git",))
    of = study(
        block("x", table="t.csv", trials=2, mix={"M": 2}, repeat_prompts=True),
        block("y", table="t.csv", trials=2, fixed={1: "p0-git", 2: "p1-git"}),
        block("z", table="t.csv", trials=4, mix={"H": 4}),
    )
    for number in range(20):
        slots = schedule(of, stimuli, participant_seed(4, str(number), 1))
        assert len({slot.stimulus for slot in slots}) == 8


def test_a_later_block_goes_first_where_it_would_find_too_little():
    stimuli = [caption(f"h{n}", f"p{n % 2}") for n in range(3)]
    # x may take any two of three; y then needs two prompts, and p1 has a single answer.
    of = study(
        block("x", table="t.csv", trials=1, mix={"H": 1}),
        block("y", table="t.csv", trials=2, mix={"H": 2}),
    )
    for number in range(20):
        slots = schedule(of, stimuli, participant_seed(4, str(number), 1))
        assert [slot.block for slot in slots] == ["x", "y", "y"]
        assert "h1" in {slot.stimulus for slot in slots if slot.block == "y"}


def paired(each, *, pairs, talks, more=(), **of_talks):
    """A study of conversations that are judged by themselves and in pairs, and its tables."""
    spoken, beside, show = side_by_side(each)
    blocks = [block("talks", task="conversations", trials=talks, **of_talks)] if talks else []
    blocks += [block("pairs", task="pairs", trials=pairs, show=show, **dict(more))]
    return blocks, {"talks.csv": spoken, "pairs.csv": beside}


@given(seeds)
def test_what_stands_in_a_pair_does_not_come_by_itself(seed):
    """As many trials as there are conversations: everything must be used just once."""
    mix = {"HH": 2, "HM": 2}
    blocks, tables = paired(4, pairs=2, talks=4, mix=mix)
    for order in (blocks, blocks[::-1]):
        of = study(*order)
        slots = draw(of, tables, seed, {})
        assert len(slots) == 6
        assert repeated(of, tables, slots) == []


@given(seeds)
def test_two_tables_of_pairs_show_no_conversation_twice(seed):
    blocks, tables = paired(6, pairs=3, talks=0)
    crosswise = [
        replace(pair(f"q{n}", "H", "M"), parts=(f"h{n}", f"m{n + 1 - 2 * (n % 2)}"))
        for n in range(6)
    ]
    tables["more.csv"] = [replace(s, family=f"q{n // 2}") for n, s in enumerate(crosswise)]
    of = study(*blocks, block("more", task="pairs", trials=1, show=blocks[0].show))
    slots = draw(of, tables, seed, {})
    assert len(slots) == 4
    assert repeated(of, tables, slots) == []


@given(seeds)
def test_practice_and_fixed_pairs_keep_their_conversations_for_themselves(seed):
    mix = {"HH": 1, "HM": 1}
    blocks, tables = paired(4, pairs=2, talks=2, mix=mix, more={"fixed": {1: "p3"}, "practice": 1})
    tables["pairs.csv"][1] = replace(tables["pairs.csv"][1], practice=True)
    of = study(*blocks)
    slots = draw(of, tables, seed, {})
    assert final(slots, "pairs")[0].stimulus == "p3"
    assert {slot.stimulus for slot in slots if slot.practice} == {"p1"}
    assert repeated(of, tables, slots) == []


def test_where_there_is_too_little_a_conversation_comes_in_a_pair_and_by_itself():
    blocks, tables = paired(3, pairs=2, talks=6, mix={"HH": 3, "HM": 3})
    of = study(*blocks)
    slots = draw(of, tables, "0", {})
    assert len({(slot.block, slot.stimulus) for slot in slots}) == 8
    shown = {slot.stimulus[1:] for slot in slots if slot.block == "pairs"}
    twice = [("talks.csv", f"{who}{n}") for who in "hm" for n in sorted(shown)]
    assert repeated(of, tables, slots) == twice


@given(seeds)
def test_the_order_of_the_table_is_kept_where_asked(seed):
    stimuli = [*crossed(10), *(caption(f"c{n}", "", control=True) for n in range(3))]
    rows = [stimulus.id for stimulus in stimuli]
    of = study(block(trials=8, order=Order.TABLE, controls=Controls(None, (2, 5))))
    slots = schedule(of, stimuli, seed)
    for some in (False, True):
        own = [rows.index(slot.stimulus) for slot in slots if slot.control is some]
        assert own == sorted(own)


def test_every_stimulus_comes_at_every_position():
    at = defaultdict(set)
    for number in range(200):
        for slot in schedule(
            study(block(trials=4)), crossed(4), participant_seed(1, str(number), 1)
        ):
            at[slot.stimulus].add(slot.position)
    assert len(at) == 16
    assert all(positions == {1, 2, 3, 4} for positions in at.values())


RICH = study(
    block(
        task="conversations",
        trials=12,
        practice=1,
        lengths=(3, 6, 9),
        controls=Controls((1, 2), (4, 8)),
        feedback=3,
    )
)
TALKS = [
    *talks(6),
    *(talk(f"c{n}", "", "", control=True) for n in range(4)),
    *(talk(f"t{n}", "", "", practice=True) for n in range(3)),
]


@given(seeds)
def test_the_same_seed_gives_the_same_schedule(seed):
    assert schedule(RICH, TALKS, seed) == schedule(RICH, TALKS, seed)


def test_participants_and_sessions_differ():
    drawn = {
        schedule(RICH, TALKS, participant_seed(study, person, number))
        for study in (1, 2)
        for person in ("P-1", "P-2")
        for number in (1, 2)
    }
    assert len(drawn) == 8


def only(slots, *names):
    return [tuple(getattr(slot, name) for name in names) for slot in slots]


@given(seeds)
def test_an_option_leaves_the_draws_of_other_streams_alone(seed):
    before = schedule(RICH, TALKS, seed)
    [one] = RICH.blocks

    def after(**changes):
        return schedule(study(replace(one, **changes)), TALKS, seed)

    unflipped = schedule(replace(RICH, flip_keys=False), TALKS, seed)
    assert only(unflipped, "stimulus", "length") == only(before, "stimulus", "length")
    assert only(after(feedback=0), "stimulus", "length") == only(before, "stimulus", "length")
    uncut = after(lengths=())
    assert only(uncut, "flipped") == only(before, "flipped")
    tabled = after(order=Order.TABLE)
    assert sorted(only(tabled, "stimulus", "length")) == sorted(only(before, "stimulus", "length"))
    untried = after(practice=0)
    assert only(untried, "stimulus", "length") == only(before[1:], "stimulus", "length")
    alone = {s.stimulus for s in before if s.control}
    assert {s.stimulus for s in tabled if s.control} == alone


@given(seeds)
def test_a_further_block_leaves_the_others_alone(seed):
    stimuli = {"b.csv": TALKS, "x.csv": crossed(8)}
    both = study(block("x", trials=8), *RICH.blocks)
    slots = draw(both, stimuli, seed, {})
    assert tuple(slots[8:]) == draw(RICH, stimuli, seed, {})


@given(seeds)
def test_sides_depend_neither_on_order_nor_on_keys(seed):
    stimuli = [pair(f"a{n}", "H", "M") for n in range(12)]
    of = study(block(task="pairs", trials=9))
    before = only(schedule(of, stimuli, seed), "swapped")
    tabled = study(block(task="pairs", trials=9, order=Order.TABLE), flip_keys=False)
    assert only(schedule(tabled, stimuli, seed), "swapped") == before


@pytest.mark.parametrize(
    ("of", "stimuli", "message"),
    [
        (
            block("faces", trials=8),
            [*crossed(9, ()), caption("m", "p8", "git")],
            r"Block faces: 4 trials with answers by git are needed, but faces.csv has only 1. Add",
        ),
        (
            block("faces", trials=4),
            [caption(f"{a or 'h'}{n}", "same", a) for n in range(9) for a in ("", "git")],
            r"2 trials with human answers need 2 different prompts, but the 9 answers .* only 1. "
            "Add .* repeat_prompts = true",
        ),
        (
            block("faces", trials=6),
            crossed(5, ("git",)),
            r"6 trials with human answers or answers by git need 6 different prompts, but the 10 "
            r".* only 5\.",
        ),
        (
            block("faces", trials=4),
            crossed(9, ()),
            r"Block faces: faces.csv has no machine answers to draw\. Rows for control",
        ),
        (
            block("faces", trials=4, controls=Controls(None, (1, 2))),
            [*crossed(9), caption("c", "", control=True)],
            "Control trials requested: 2; rows of faces.csv reserved for control trials: 1.",
        ),
        (
            block("faces", trials=4, practice=1),
            crossed(9),
            "Practice trials requested: 1; rows of faces.csv reserved for practice: 0.",
        ),
        (
            block("faces", task="conversations", trials=8, lengths=(3, 12)),
            talks(2, turns=8),
            "4 trials have a length of 12 or more, but only 0 of the conversations",
        ),
        (block("faces", trials=4), [], r"faces.csv has no answers to judge"),
        (
            block("faces", trials=4, fixed={2: "gone"}),
            crossed(9),
            "'gone' is fixed at position 2, but faces.csv has no row with that ID.",
        ),
    ],
)
def test_what_cannot_be_drawn_is_named_with_what_to_do(of, stimuli, message):
    with pytest.raises(CannotSchedule, match=message):
        schedule(study(of), stimuli)


def test_a_table_that_is_missing_is_an_error_too():
    with pytest.raises(CannotSchedule, match="no answers to judge"):
        draw(study(block()), {}, "0", {})


GOLDEN_STUDIES = {
    "captions": (study(block(trials=11)), crossed(14)),
    "captions-with-everything": (
        study(
            block(
                trials=12,
                practice=2,
                feedback=4,
                fixed={2: "p3-git"},
                controls=Controls((1, 6), (4, 9)),
            )
        ),
        [
            *crossed(16),
            *(caption(f"c{n}", "", "git", control=True) for n in range(4)),
            *(caption(f"t{n}", "", practice=True) for n in range(3)),
        ],
    ),
    "conversations": (RICH, TALKS),
    "pairs": (
        study(block(task="pairs", trials=9)),
        [pair(f"{a}{b}{n}", a, b) for a, b in ("HM", "MH") for n in range(8)],
    ),
    "mix-in-table-order": (
        study(block(trials=7, mix={"H": 2, "M": 5}, order=Order.TABLE), flip_keys=False),
        crossed(9),
    ),
    "two-blocks-of-one-table": (
        study(block("x", table="t", trials=6), block("y", table="t", trials=5)),
        crossed(12),
    ),
}


@pytest.mark.parametrize("name", GOLDEN_STUDIES)
def test_schedules_are_the_same_for_ever(name):
    of, stimuli = GOLDEN_STUDIES[name]
    judged = {("b", stimulus.id): row % 3 for row, stimulus in enumerate(stimuli)}
    drawn = [
        [asdict(slot) for slot in schedule(of, stimuli, participant_seed(7, person, 1), judged)]
        for person in ("P-001", "P-002")
    ]
    written = json.dumps(drawn, indent=1) + "\n"
    assert (GOLDEN / f"{name}.json").read_bytes() == written.encode()


def test_no_session_is_drawn_once_each_prompt_has_enough_answers():
    of = study(block(trials=4, answers_each=2))
    stimuli = [caption(f"p{n}", "") for n in range(6)]
    stimuli = [replace(one, makers={}, prompt=one.id) for one in stimuli]
    taken = Counter()
    for number in range(3):
        taken.update(("b", one.stimulus) for one in schedule(of, stimuli, str(number), taken))
    assert set(taken.values()) == {2}
    with pytest.raises(CannotSchedule, match="each prompt has its 2 answers"):
        schedule(of, stimuli, "3", taken)
