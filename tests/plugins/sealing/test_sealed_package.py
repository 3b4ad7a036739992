"""Drawn sessions: the least used first, balanced over stimuli, refused where they cannot be."""

from collections import Counter

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.plugins.sealing.sealed_studies import sealed
from tests.telling_studies import small
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import Study
from turingdesk.core.trial import Slot
from turingdesk.plugins.sealing.seal import Seal
from turingdesk.plugins.sealing.sealed_package import (
    SCHEDULES,
    SealedPart,
    read_part,
    schedule_lines,
)
from turingdesk.study.findings import Findings
from turingdesk.study.folder import Folder
from turingdesk.study.package import open_package
from turingdesk.study.seals import DRAWN

SEAL = Seal("s", "S", "1", 2, {}, b"")


def slots(*names):
    return tuple(Slot("b", place, name) for place, name in enumerate(names, 1))


def taken(part, slots):
    """What a session with these slots takes, as the data folder tells it."""
    return [(DRAWN, part.named(slots)), *((slot.block, slot.stimulus) for slot in slots)]


STUDY = Study("s", "S", "1", ())


@given(st.integers(2, 9), st.integers(0, 40), st.integers(0, 99))
def test_no_schedule_is_used_twice_more_than_another(number, sessions, seed):
    part = SealedPart(SEAL, {f"d{n}": slots(f"a{n}", "b") for n in range(number)})
    judged, used = Counter(), Counter(dict.fromkeys(part.schedules, 0))
    for session in range(sessions):
        found = part.take(STUDY, participant_seed(seed, f"P-{session}", 1), judged)
        judged.update(taken(part, found))
        used[part.named(found)] += 1
    assert max(used.values()) - min(used.values()) <= 1


def test_schedules_that_are_alike_take_turns_with_the_others():
    part = SealedPart(SEAL, {"x": slots("a"), "y": slots("a"), "z": slots("b")})
    judged, used = Counter(), Counter()
    for person in range(9):
        found = part.take(STUDY, participant_seed(1, f"P-{person}", 1), judged)
        judged.update(taken(part, found))
        used[found[0].stimulus] += 1
    assert used == {"a": 6, "b": 3}


def test_among_unused_ones_the_least_judged_stimuli_come_first():
    part = SealedPart(SEAL, {"x": slots("a", "b"), "y": slots("b", "c"), "z": slots("c", "d")})
    judged = {(DRAWN, "x"): 1, ("b", "a"): 1, ("b", "b"): 1}
    for person in range(20):
        found = part.take(STUDY, participant_seed(1, f"P-{person}", 1), judged)
        assert part.named(found) == "z"


@given(st.integers(1, 5), st.integers(1, 20), st.integers(0, 99))
def test_a_set_that_was_begun_is_finished_first(in_a_set, sessions, seed):
    names = {f"d{n}": slots(f"a{n}", "b") for n in range(4 * in_a_set)}
    sets = {name: at // in_a_set for at, name in enumerate(names)}
    part = SealedPart(SEAL, names, sets)
    judged, order = Counter(), []
    for session in range(sessions):
        found = part.take(STUDY, participant_seed(seed, f"P-{session}", 1), judged)
        judged.update(taken(part, found))
        order.append(sets[part.named(found)])
    for start in range(0, sessions, in_a_set):
        assert len(set(order[start : start + in_a_set])) == 1


def test_the_side_of_the_keys_is_drawn_for_each_participant_and_lasts():
    part = SealedPart(SEAL, {"x": slots("a")})
    sides = {
        person: {part.take(STUDY, participant_seed(1, person, n), {})[0].flipped for n in (1, 2)}
        for person in map(str, range(30))
    }
    assert all(len(own) == 1 for own in sides.values())
    assert len({side for own in sides.values() for side in own}) == 2


def test_a_schedule_is_known_by_its_stimuli_whatever_the_keys():
    part = SealedPart(SEAL, {"x": slots("a", "b")})
    found = part.take(STUDY, participant_seed(1, "P", 1), {})
    assert part.named(found) == "x"
    assert part.named(slots("b", "a")) == ""


def test_schedules_come_back_as_they_were_written(tmp_path):
    package = _sealed(tmp_path)
    part = package.sealed
    data = schedule_lines(part.schedules, part.sets)
    assert data == (package.folder / SCHEDULES).read_bytes()
    findings = Findings()
    ids = {"captions": [stimulus.id for stimulus in package.stimuli["stimuli-1.jsonl"]]}
    assert part.check_stimuli(ids, findings)
    assert not findings.problems
    assert not part.check_stimuli({"captions": ["another"]}, findings)
    (problem,) = findings.problems
    assert problem.file == SCHEDULES


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", None),
        (b"{\n", 1),
        (b"[]\n", 1),
        (b'{"id": "x"}\n', 1),
        (b'{"id": "x", "schedule": []}\n', 1),
        (b'{"id": "x", "schedule": [{"block": "other", "position": 1, "stimulus": "s"}]}\n', 1),
        (b'{"id": "x", "schedule": [{"later": 1}]}\n', 1),
        (b'{"id": "x", "set": "a", "schedule": [{"block": "captions"}]}\n', 1),
    ],
)
def test_what_is_no_session_is_named_with_its_line(tmp_path, content, line):
    package = _sealed(tmp_path)
    (package.folder / SCHEDULES).write_bytes(content)
    findings = Findings()
    folder = Folder(package.folder, findings)
    assert read_part(package.sealed.seal, folder, package.study, findings) is None
    (problem,) = findings.problems
    assert (problem.file, problem.line) == (SCHEDULES, line)


def test_sessions_without_a_set_stand_alone(tmp_path):
    package = _sealed(tmp_path)
    old = b"".join(
        line.replace(b'"set":%d,' % number, b"")
        for line in (package.folder / SCHEDULES).read_bytes().splitlines(keepends=True)
        for number in [package.sealed.sets[orjson.loads(line)["id"]]]
    )
    assert b'"set"' not in old
    (package.folder / SCHEDULES).write_bytes(old)
    folder = Folder(package.folder, Findings())
    part = read_part(package.sealed.seal, folder, package.study, Findings())
    assert part.schedules == package.sealed.schedules
    assert part.sets == {}


def _sealed(tmp_path):
    sealed(small(tmp_path / "study"), tmp_path / "blind", sessions=2)
    return open_package(tmp_path / "blind")
