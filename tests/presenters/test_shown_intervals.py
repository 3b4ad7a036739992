"""What pages of the desk show is what the engine computed, with its method beside it."""

import re
from dataclasses import fields

import pytest

from tests.analysis.shelf_data import shelf_lines, written
from tests.analysis.test_one_way import Record, unexplained
from turingdesk.analysis import ANALYSES
from turingdesk.analysis.statistics.record import recording
from turingdesk.presenters.analyst import Analyst
from turingdesk.presenters.live import LiveResults
from turingdesk.presenters.study_query import StudyQuery

NAMES = {str(analysis.title): name for name, analysis in ANALYSES.items()}
#: Rows that have no method of their own, because the page says it once for all of them.
_SHARED = ("course", "by_task", "by_machine")


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    folder = tmp_path_factory.mktemp("shelf") / "data"
    written(folder, list(shelf_lines()))
    return folder


def numbered(rows):
    return [{key: value for key, value in row.items() if value is not None} for row in rows]


@pytest.mark.slow
def test_live_results_show_what_the_engine_computed(data):
    with recording() as lines:
        shown = LiveResults(data).look(StudyQuery(), "2026-11-21T12:00:00+00:00")
    record, parts = Record(lines), {field.name for field in fields(shown)}
    assert parts.issuperset(_SHARED)
    assert shown.by_task
    assert shown.course
    rows = {**shown.results, **{name: getattr(shown, name) for name in _SHARED}}
    faults = [
        fault for name, own in rows.items() for fault in unexplained(name, numbered(own), record)
    ]
    unsaid = re.compile(rf"^({'|'.join(_SHARED)})\.\w+: its method is not said")
    assert [fault for fault in faults if not unsaid.match(fault)] == []


@pytest.mark.slow
def test_both_versions_of_exclusions_show_what_the_engine_computed(data):
    with recording() as lines:
        shown = Analyst(data).look(StudyQuery("x"))
    record = Record(lines)
    assert len(shown.results) > 3
    faults = [
        fault
        for result in shown.results
        for rows in (result.before, result.after)
        for fault in unexplained(NAMES[result.title], numbered(rows), record)
    ]
    assert faults == []
