"""The clock of a computer is set while a session runs, or before it continues."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.small_study import given, small_package
from turingdesk.core.errors import Severity
from turingdesk.journal.journal import Entry, Journal
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.presenters.live import per_minute
from turingdesk.presenters.live_sessions import session_rows
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.resumption import resumable
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.clock import Clock
from turingdesk.table.table import load

NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)


class Computer:
    """Its two clocks: one runs on, one can be set."""

    def __init__(self):
        self.seconds, self.day = 1000.0, NOON

    def wait(self, seconds):
        self.seconds += seconds
        self.day += timedelta(seconds=seconds)

    def set(self, **by):
        self.day += timedelta(**by)

    @property
    def clock(self):
        return Clock(lambda: self.seconds, self.now)

    def now(self):
        return self.day.isoformat(timespec="milliseconds").replace("+00:00", "Z")


@pytest.fixture
def computer():
    return Computer()


def answer(recorder, computer, steps):
    for _ in range(steps):
        recorder.shown(computer.seconds)
        computer.wait(5)
        recorder.answer(given(recorder.session.step, rt_ms=5000.0))


def begun(tmp_path, computer):
    """A session whose clock the computer has."""
    return SessionRecorder.begin(
        small_package(tmp_path),
        tmp_path / "data",
        SessionSetup("P-1", "B"),
        clock=computer.clock,
    )


@pytest.fixture
def set_back(tmp_path, computer):
    """A session in whose midst the clock was set back by an hour, and forward again."""
    recorder = begun(tmp_path, computer)
    answer(recorder, computer, 6)
    computer.set(hours=-1)
    answer(recorder, computer, 6)
    computer.set(hours=1)
    while not recorder.session.is_over:
        answer(recorder, computer, 1)
    return recorder.path


def test_the_journal_says_how_far_and_response_times_do_not_jump(set_back):
    lines = read_journal(set_back).lines
    assert [line["by_s"] for line in lines if line["kind"] == "clock"] == [-3600.0, 3600.0]
    times = [line["t_ms"] for line in lines]
    assert times == sorted(times)
    assert times[-1] == 17 * 5000.0
    assert {line["rt_ms"] for line in lines if line["kind"] == "response"} == {5000.0}
    assert lines[-1]["clock_set_s"] == [-3600.0, 3600.0]
    (session,) = DataFolder(set_back.parent).sessions()
    assert session.clock_set_s == (-3600.0, 3600.0)


def test_the_check_names_the_lines_and_calls_nothing_damaged(set_back):
    problems = verify(set_back)
    assert [p.severity for p in problems] == [Severity.WARNING, Severity.WARNING]
    assert [p.message for p in problems] == [
        "The clock of the computer was set back by 1 h here.",
        "The clock of the computer was set forward by 1 h (or it slept) here.",
    ]
    lines = read_journal(set_back).lines
    assert [lines[p.line - 1]["kind"] for p in problems] == ["clock", "clock"]


def test_an_hour_back_without_a_line_that_says_so_is_told_too(tmp_path):
    """Journals of earlier versions, or made elsewhere."""
    path = tmp_path / "sub-P-1_ses-1_study-small.jsonl"
    with Journal.create(path) as made:
        made.append(
            Entry("opened", "2026-11-21T12:00:00.000Z", 0.0, {"session": path.stem}),
            Entry("focus", "2026-11-21T11:30:00.000Z", 1000.0),
        )
    (problem,) = verify(path)
    assert problem.message == "The clock of the computer was set back by 30 min here."
    assert (problem.line, problem.severity) == (2, Severity.WARNING)


def test_the_tables_have_every_answer_and_no_negative_time(set_back):
    responses = load(set_back.parent).responses
    assert len(responses) == len(
        [x for x in read_journal(set_back).lines if x["kind"] == "response"]
    )
    assert (responses["rt_ms"] == 5000.0).all()
    assert responses["onset_ms"].is_monotonic_increasing
    assert not responses["superseded"].any()


def _set_at(lines):
    return next(line["seq"] for line in lines if line["kind"] == "clock")


def test_live_counts_what_comes_now(tmp_path, computer):
    recorder = begun(tmp_path, computer)
    answer(recorder, computer, 8)
    computer.set(hours=-1)
    answer(recorder, computer, 4)
    table = load(tmp_path / "data")
    minutes = per_minute(table.responses, table.sessions, "small", 30, computer.now())
    lines = read_journal(recorder.path).lines
    late = [x for x in lines if x["kind"] == "response" and x["seq"] > _set_at(lines)]
    assert sum(minutes[-2:]) == sum(x["role"] == "verdict" for x in late) > 0
    assert min(minutes) == 0
    (row,) = session_rows(table.sessions, table.responses)
    assert row.last_at == computer.now(), "the last line, not the latest time of day"
    recorder.abandon()


@pytest.mark.parametrize("hours", [-3, -0.01])
def test_a_session_that_goes_on_after_the_clock_was_set_back(tmp_path, computer, hours):
    package, data = small_package(tmp_path), tmp_path / "data"
    first = SessionRecorder.begin(package, data, SessionSetup("P-1", "B"), clock=computer.clock)
    answer(first, computer, 6)
    first.abandon()
    last_ms = read_journal(first.path).lines[-1]["t_ms"]
    computer.set(hours=hours)
    found = resumable(data, "P-1", package.study, computer.now())
    assert found.age_h == 0
    assert ("ahead of this computer's clock" in found.why) == (hours == -3)
    again = SessionRecorder.resume(
        package, data, SessionSetup("P-1", "B"), first.path, clock=computer.clock
    )
    opened = read_journal(again.path).opened
    assert opened["resume_gap_s"] == 0
    assert opened["clock_back_s"] == pytest.approx(-hours * 3600)
    assert opened["t_ms"] >= last_ms
    while not again.session.is_over:
        answer(again, computer, 1)
    assert [s.number for s in DataFolder(data).sessions()] == [1, 2], "by number, not by clock"
    assert [p for p in DataFolder(data).verify() if p.severity is Severity.ERROR] == []


def test_the_newest_session_is_the_one_with_the_highest_number(tmp_path, computer):
    package, data = small_package(tmp_path), tmp_path / "data"
    for _ in range(3):
        recorder = SessionRecorder.begin(
            package, data, SessionSetup("P-1", "B"), clock=computer.clock
        )
        answer(recorder, computer, 5)
        recorder.abandon()
        computer.set(days=-1)
    other = SessionRecorder.begin(package, data, SessionSetup("P-2", "B"), clock=computer.clock)
    other.abandon()
    assert [s.number for s in DataFolder(data).of("P-1", "small")] == [1, 2, 3]
    assert resumable(data, "P-1", package.study, computer.now()).session.number == 3
