"""Looks at Live results: in a large folder, what takes long comes with later looks."""

from dataclasses import replace
from random import Random

import pytest

from tests.bench.journals import write_journals, write_session
from turingdesk.desk import live
from turingdesk.desk.live import LiveQuery, LiveResults

NOW = "2026-11-21T12:00:00+00:00"
PARTS = {"by_task", "by_machine", "course"}


@pytest.fixture
def data(tmp_path):
    write_journals(tmp_path / "data", 600, 20)
    return tmp_path / "data"


@pytest.fixture
def as_if_large(monkeypatch):
    monkeypatch.setattr(live, "AT_ONCE", 0)


EVERYTHING = LiveQuery()


def look(results, query=EVERYTHING):
    return results.look(query, NOW)


def test_all_of_a_small_folder_comes_at_once(data):
    results = LiveResults(data)
    shown = look(results)
    assert shown.counted > 500
    assert not shown.coming
    assert all(getattr(shown, part) for part in PARTS)
    assert look(results) is None


def test_the_parts_of_a_large_folder_come_one_by_one_and_are_the_same(data, monkeypatch):
    whole = look(LiveResults(data))
    monkeypatch.setattr(live, "AT_ONCE", 0)
    results = LiveResults(data)
    shown = look(results)
    assert shown == replace(whole, coming=PARTS, by_task=(), by_machine=(), course=())
    for left in (2, 1, 0):
        shown = look(results)
        assert len(shown.coming) == left
    assert shown == whole
    assert look(results) is None


@pytest.mark.slow
@pytest.mark.usefixtures("as_if_large")
def test_parts_stay_while_new_ones_are_computed_and_none_waits_forever(data):
    results = LiveResults(data)
    before = [look(results) for _ in range(4)][-1]
    changed = set()
    for number in range(6):
        write_session(data, f"new-{number}", 30, Random(number), closed=False)
        shown = look(results)
        while shown.counted == before.counted:  # it may be the turn of a part
            shown = look(results)
        assert not shown.coming
        changed |= {part for part in PARTS if getattr(shown, part) != getattr(before, part)}
        before = shown
    assert changed == PARTS


@pytest.mark.usefixtures("as_if_large")
def test_another_choice_does_not_show_the_parts_of_the_last_one(data):
    results = LiveResults(data)
    for _ in range(4):
        look(results)
    shown = look(results, LiveQuery(before=True))
    assert shown.before
    assert shown.coming == PARTS
    assert not shown.by_task
