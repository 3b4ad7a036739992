"""Sessions drawn from ids: the same whoever made what, and even over each set of sessions."""

from collections import Counter
from dataclasses import replace

from tests.core.stock import block, crossed, pair, study, talks
from turingdesk.sealing.blind_drawing import BlindSessions


def nobody(stimuli):
    return [replace(s, makers={}, truths={}) for s in stimuli]


def drawn(of, number, **stimuli):
    drawing = BlindSessions(of, {f"{name}.csv": nobody(rows) for name, rows in stimuli.items()})
    return list(drawing.draw(number, lambda done, total: None)), drawing.in_a_set


def test_two_sessions_in_a_row_show_the_two_answers_to_each_prompt():
    of, rows = study(block(trials=6)), crossed(15, ("git",))
    sessions, in_a_set = drawn(of, 20, b=rows)
    assert in_a_set == 2
    prompts = {s.id: s.prompt for s in rows}
    for one, other in zip(sessions[::2], sessions[1::2], strict=True):
        ours, theirs = ([slot.stimulus for slot in slots] for slots in (one, other))
        assert {prompts[name] for name in ours} == {prompts[name] for name in theirs}
        assert not set(ours) & set(theirs)
    orders = [[prompts[slot.stimulus] for slot in slots] for slots in sessions]
    assert sum(a == b for a, b in zip(orders[::2], orders[1::2], strict=True)) < 3


def test_the_number_of_human_answers_varies_as_coin_flips_do():
    sessions, _ = drawn(study(block(trials=10)), 400, b=crossed(20, ("git",)))
    counts = Counter(sum(s.stimulus.endswith("human") for s in slots) for slots in sessions[::2])
    mean = sum(n * often for n, often in counts.items()) / 200
    spread = sum((n - mean) ** 2 * often for n, often in counts.items()) / 200
    assert abs(mean - 5) < 0.6  # 4 standard errors at a variance of 2.5
    assert 1.5 < spread < 3.9
    assert len(counts) > 4


def test_four_sessions_show_four_answers_to_each_prompt():
    rows = crossed(9, ("git", "blip", "ofa"))
    sessions, in_a_set = drawn(study(block(trials=3)), 24, b=rows)
    assert in_a_set == 4
    often = Counter(slot.stimulus for slots in sessions for slot in slots)
    assert set(often.values()) == {2}
    for start in range(0, 24, 4):
        four = sessions[start : start + 4]
        assert len({slot.stimulus for slots in four for slot in slots}) == 12


def test_answers_to_prompts_of_their_own_are_shown_equally_often():
    rows = talks(2, ("curie",))
    sessions, in_a_set = drawn(study(block(task="conversations", trials=4)), 10, b=rows)
    assert in_a_set == 1
    assert set(Counter(s.stimulus for slots in sessions for s in slots).values()) == {5}


def test_the_same_pairs_come_again_with_their_sides_exchanged():
    rows = [pair(f"x{n}", "H", "M") for n in range(7)]
    sessions, in_a_set = drawn(study(block(task="pairs", trials=3)), 12, b=rows)
    assert in_a_set == 2
    for one, other in zip(sessions[::2], sessions[1::2], strict=True):
        ours, theirs = ({s.stimulus: s.swapped for s in slots} for slots in (one, other))
        assert theirs == {name: not swapped for name, swapped in ours.items()}


def test_lengths_control_practice_and_fixed_trials_are_drawn_as_ever():
    rows = [replace(s, prompt=f"p{n // 4}") for n, s in enumerate(talks(6, ("m",), turns=12))]
    rows[0] = replace(rows[0], control=True, prompt="c0")
    rows[1] = replace(rows[1], practice=True, prompt="c1")
    rows[2] = replace(rows[2], prompt="c2")
    of = block(task="conversations", trials=5, practice=1, lengths=(3, 6), fixed={2: rows[2].id})
    of = replace(of, controls=replace(of.controls, trials=(4,)))
    sessions, _ = drawn(study(of), 6, b=rows)
    for slots in sessions:
        practice, *final = slots
        assert practice.practice
        assert practice.stimulus == rows[1].id
        assert (final[1].stimulus, final[1].fixed) == (rows[2].id, True)
        assert (final[3].stimulus, final[3].control) == (rows[0].id, True)
        assert set(Counter(slot.length for slot in final)) == {3, 6}


def test_what_is_drawn_does_not_know_who_made_it(monkeypatch):
    """The same chance draws the same ids, whatever the makers were before they were taken."""
    of, rows = study(block(trials=6)), crossed(15, ("git",))
    turned = [replace(s, makers=rows[n ^ 1].makers) for n, s in enumerate(rows)]
    found = []
    for stimuli in (rows, turned):
        names = iter(range(100))
        monkeypatch.setattr("secrets.token_hex", lambda size, names=names: str(next(names)))
        found.append(drawn(of, 10, b=stimuli)[0])
    assert found[0] == found[1]
