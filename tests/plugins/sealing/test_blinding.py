"""What a sealed package contains: byte for byte the same, no matter who made what."""

import csv
import io
from collections import Counter
from dataclasses import replace

import pytest

from tests.core.stock import block, pair, study, talks
from tests.core.stock import crossed as crossed_rows
from tests.packages import STUDY, without_consent
from tests.plugins.sealing.sealed_studies import SECRET, sealed, seeded
from tests.telling_studies import crossed
from turingdesk.plugins.sealing.blinding import BlindSessions, blinded
from turingdesk.study.package import open_package


def paired(folder, prompts=12):
    """Pairs of words, shown side by side only."""
    crossed(folder, prompts)
    pairs = "id,first,second\n" + "".join(f"x{n},h-{n}-gpt,m-{n}-gpt\n" for n in range(prompts))
    toml = (
        STUDY + '[[block]]\ntask = "pairs"\ntrials = 5\n[block.show]\nof = "words"\n'
        'of_table = "words.csv"\n'
    )
    (folder / "pairs.csv").write_text(pairs, "utf-8")
    (folder / "study.toml").write_text(without_consent(toml), "utf-8")
    return folder


def exchanged(folder, prompts):
    """Let the two answers to some prompts exchange who made them, and nothing else."""
    table = folder / "words.csv"
    rows = list(csv.DictReader(io.StringIO(table.read_text("utf-8"))))
    for one, other in zip(rows[::2], rows[1::2], strict=True):
        if one["prompt"] in {f"cue {n}" for n in prompts}:
            for name in ("origin", "agent"):
                one[name], other[name] = other[name], one[name]
    with table.open("w", encoding="utf-8", newline="") as file:
        made = csv.DictWriter(file, rows[0])
        made.writeheader()
        made.writerows(rows)
    return folder


def files(out):
    """Everything that can be read, and the truth behind it."""
    content = {p.relative_to(out): p.read_bytes() for p in out.rglob("*") if p.is_file()}
    truths = open_package(out).sealed.seal.open(SECRET)
    return {str(name): data for name, data in content.items() if name.name != "SEALED"}, truths


@pytest.mark.parametrize("study", [crossed, paired])
@pytest.mark.parametrize(
    "prompts",
    [
        [1, 4, 7, 10],
        pytest.param([0], marks=pytest.mark.slow),
        pytest.param(range(12), marks=pytest.mark.slow),
    ],
)
def test_the_package_is_the_same_whoever_made_what(tmp_path, monkeypatch, study, prompts):
    study(tmp_path / "one", 12)
    exchanged(study(tmp_path / "other", 12), prompts)
    found = []
    for name in ("one", "other"):
        seeded(monkeypatch, 3)
        sealed(tmp_path / name, tmp_path / f"{name}-sealed", sessions=30)
        found.append(files(tmp_path / f"{name}-sealed"))
    (one, truth), (other, another) = found
    assert {"study.toml", "schedules.jsonl", "stimuli-1.jsonl"} <= one.keys()
    assert one == other
    makers = {name: row.makers for name, row in truth.rows.items()}
    assert makers != {name: row.makers for name, row in another.rows.items()}


def test_what_sessions_are_drawn_from_names_nobody(tmp_path):
    package = open_package(crossed(tmp_path / "study"))
    told = blinded(package, 3, lambda done, total: None)
    names = {told.aliases.stimuli["words.csv", s.id] for s in told.package.stimuli["words.csv"]}
    assert {slot.stimulus for slots in told.sessions for slot in slots} <= names
    assert len(told.sessions) == 4
    assert told.in_a_set == 2
    assert not any(slot.flipped for slots in told.sessions for slot in slots)


def test_names_of_sessions_are_all_different_and_sets_are_whole(tmp_path):
    package = open_package(crossed(tmp_path / "study"))
    told = blinded(package, 10, lambda done, total: None)
    lines = told.schedules().splitlines()
    assert len({line[:20] for line in lines}) == len(lines) == 10
    assert [b'"set":%d,' % n in line for n, line in zip((0, 0, 1, 1), lines, strict=False)] == [
        True
    ] * 4
    assert told.left_out == []
    assert list(told.warnings()) == []
    assert replace(told, in_a_set=5).schedules().count(b'"set":1,') == 5


def nobody(stimuli):
    return [replace(s, makers={}, truths={}) for s in stimuli]


def drawn(of, number, **stimuli):
    drawing = BlindSessions(of, {f"{name}.csv": nobody(rows) for name, rows in stimuli.items()})
    return list(drawing.draw(number, lambda done, total: None)), drawing.in_a_set


def test_two_sessions_in_a_row_show_the_two_answers_to_each_prompt():
    of, rows = study(block(trials=6)), crossed_rows(15, ("git",))
    sessions, in_a_set = drawn(of, 20, b=rows)
    assert in_a_set == 2
    prompts = {s.id: s.prompt for s in rows}
    for one, other in zip(sessions[::2], sessions[1::2], strict=True):
        ours, theirs = ([slot.stimulus for slot in slots] for slots in (one, other))
        assert {prompts[name] for name in ours} == {prompts[name] for name in theirs}
        assert not set(ours) & set(theirs)
    orders = [[prompts[slot.stimulus] for slot in slots] for slots in sessions]
    assert sum(a == b for a, b in zip(orders[::2], orders[1::2], strict=True)) < 3


@pytest.mark.slow
def test_the_number_of_human_answers_varies_as_coin_flips_do():
    sessions, _ = drawn(study(block(trials=10)), 400, b=crossed_rows(20, ("git",)))
    counts = Counter(sum(s.stimulus.endswith("human") for s in slots) for slots in sessions[::2])
    mean = sum(n * often for n, often in counts.items()) / 200
    spread = sum((n - mean) ** 2 * often for n, often in counts.items()) / 200
    assert abs(mean - 5) < 0.6  # 4 standard errors at a variance of 2.5
    assert 1.5 < spread < 3.9
    assert len(counts) > 4


def test_four_sessions_show_four_answers_to_each_prompt():
    rows = crossed_rows(9, ("git", "blip", "ofa"))
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
    of, rows = study(block(trials=6)), crossed_rows(15, ("git",))
    turned = [replace(s, makers=rows[n ^ 1].makers) for n, s in enumerate(rows)]
    found = []
    for stimuli in (rows, turned):
        names = iter(range(100))
        monkeypatch.setattr("secrets.token_hex", lambda size, names=names: str(next(names)))
        found.append(drawn(of, 10, b=stimuli)[0])
    assert found[0] == found[1]
