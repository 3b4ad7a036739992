"""The program's own attack: exact balance is conspicuous, chance does not."""

from collections import Counter
from dataclasses import replace

import pytest

from tests.core.stock import block, crossed, pair, study, talks
from tests.plugins.sealing.sealed_studies import seeded
from turingdesk.core.schedule import draw
from turingdesk.core.streams import participant_seed, stream
from turingdesk.core.trial import Slot
from turingdesk.plugins.sealing.self_attack import EXPOSURE, PLACES, TOTALS, find_leaks


@pytest.fixture(autouse=True)
def same(monkeypatch):
    seeded(monkeypatch, 1)


def openly(of, rows, number):
    judged, sessions = Counter(), []
    for n in range(number):
        slots = draw(of, {"b.csv": rows}, participant_seed(1, f"P-{n}", 1), judged)
        judged.update((slot.block, slot.stimulus) for slot in slots)
        sessions.append(slots)
    return find_leaks(sessions, {"b": {s.id: s for s in rows}})


def blindly(rows, number, trials, key=lambda chance, name: chance.chance()):
    """Sessions of one answer to each of some prompts, by a coin."""
    prompts = {}
    for s in rows:
        prompts.setdefault(s.prompt or s.id, []).append(s.id)
    sessions = []
    for n in range(number):
        chance = stream("coin", str(n))
        names = [chance.pick(prompts[p]) for p in chance.shuffled(sorted(prompts))[:trials]]
        names.sort(key=lambda name, chance=chance: key(chance, name))
        sides = [chance.below(2) == 1 for _ in names]
        sessions.append(
            [
                Slot("b", place, name, swapped=side)
                for place, (name, side) in enumerate(zip(names, sides, strict=True), 1)
            ]
        )
    return find_leaks(sessions, {"b": {s.id: s for s in rows}})


def test_the_same_number_of_human_answers_in_every_session_is_found():
    found = openly(study(block(trials=10)), crossed(15, ("git",)), 40)
    assert TOTALS in {one.how for one in found}
    assert all(one.p < 0.01 for one in found)


def test_the_same_number_of_each_agent_is_found():
    rows = [s for s in crossed(15, ("git", "blip")) if s.machines]
    found = openly(study(block(trials=10, mix={"M": 10})), rows, 60)
    assert TOTALS in {one.how for one in found}


def test_a_rarer_kind_that_is_shown_more_often_is_found():
    rows = [s for n, s in enumerate(talks(8, ("curie",))) if n % 4 or s.composition != "HH"]
    found = openly(study(block(task="conversations", trials=8)), rows, 60)
    assert EXPOSURE in {one.how for one in found}


def test_machine_answers_that_come_later_are_found():
    found = blindly(
        crossed(20, ("git",)), 60, 6, lambda chance, name: chance.chance() + name.endswith("git")
    )
    assert PLACES in {one.how for one in found}


def test_a_machine_on_either_side_equally_often_is_found():
    rows = [pair(f"x{n}", *("HM" if n % 2 else "MH")) for n in range(20)]
    found = openly(study(block(task="pairs", trials=6)), rows, 200)
    assert TOTALS in {one.how for one in found}


@pytest.mark.parametrize(
    "rows",
    [
        crossed(12, ("git",)),
        crossed(8, ("git", "blip", "ofa")),
        [replace(s, prompt=s.id) for s in crossed(12, ("git",))],
        [pair(f"x{n}", "H", "M", agent="ab"[n % 2]) for n in range(12)],
    ],
)
def test_coins_tell_nothing(rows):
    assert blindly(rows, 60, 6) == []


def test_a_study_of_two_answers_cannot_be_told_apart():
    assert blindly(crossed(1, ("git",)), 4, 1) == []
