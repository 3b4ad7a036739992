import errno
import os
from dataclasses import replace
from itertools import count
from time import perf_counter

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

from tests.small_study import given, small_package, walk_on
from turingdesk.core.errors import BadCode, CannotSchedule, NotAllowed, WriteFailed
from turingdesk.core.response import COLUMNS, DEFAULTS, Moment
from turingdesk.core.step import Page, PageKind
from turingdesk.core.study import Block
from turingdesk.core.trial import Trial, schedule, schedule_values
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import ENDED, SessionRecorder, StepTimes
from turingdesk.system.clock import Clock

GIVEN = ([], 0)


@pytest.fixture
def now():
    """The reading of the clock, in a list so that a test can set it."""
    return [10.0]


@pytest.fixture
def times(now):
    made = StepTimes(Clock(lambda: now[0], lambda: f"at {now[0]}", zero=10.0))
    made.enter()
    return made


def test_only_the_first_painting_counts(times, now):
    assert times.paint(20.0)
    assert not times.paint(50.0)
    now[0] = 10.1
    assert times.moment(GIVEN) == Moment("at 10.1", 20.0)


def test_a_step_that_was_never_painted_began_when_it_was_entered(times, now):
    now[0] = 12.0
    times.enter()
    now[0] = 13.0
    assert times.moment(GIVEN).onset_ms == 2000.0


def test_a_pause_counts_once_and_from_when_it_was_seen_again(times, now):
    times.paint(0.0)
    assert times.uncover() is None
    now[0] = 11.0
    assert times.cover()
    assert times.is_covered
    now[0] = 12.0
    assert not times.cover(), "it pauses already"
    assert times.uncover(seen_s=13.5) == 2500.0
    assert not times.is_covered
    assert times.moment(GIVEN).pauses == ((1000.0, 3500.0),)


def test_the_next_step_knows_nothing_of_the_pauses_before_it(times, now):
    times.cover()
    now[0] = 11.0
    times.uncover()
    before = times.moment(GIVEN)
    times.enter()
    assert times.moment(GIVEN).pauses == ()
    assert before.pauses == ((0.0, 1000.0),), "what was said already does not change"


def test_answers_that_the_disk_refused_keep_their_times_when_they_are_given_again(times, now):
    times.paint(0.0)
    first = times.moment(GIVEN)
    times.hold(GIVEN, first)
    now[0] = 60.0
    assert times.moment(GIVEN) is first
    assert times.moment(([], 1)).at == "at 60.0", "other answers are given now"
    times.enter()
    assert times.moment(GIVEN).at == "at 60.0"


@examples(st.lists(st.tuples(st.booleans(), st.integers(0, 1000)), max_size=20))
def test_pauses_follow_each_other_and_lie_inside_the_session(acts):
    now = [0.0]
    times = StepTimes(Clock(lambda: now[0], lambda: ""))
    times.enter()
    total = 0.0
    for covers, ms in acts:
        total += (times.uncover() or 0.0) if not covers else 0.0
        if covers:
            times.cover()
        now[0] += ms / 1000
    pauses = times.moment(GIVEN).pauses
    ends = [at for pause in pauses for at in pause]
    assert ends == sorted(ends)
    assert sum(end - begin for begin, end in pauses) == pytest.approx(total)


CHAIR = SessionSetup("P-1", "Booth 1", screen={"width": 1920, "height": 1080})


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


@pytest.fixture
def recorder(package, tmp_path):
    made = SessionRecorder.begin(package, tmp_path / "data", CHAIR)
    yield made
    made.abandon()


def lines(recorder, *kinds):
    return [line for line in read_journal(recorder.path).lines if line["kind"] in kinds]


def to(recorder, kind):
    """Continue to the next page of a kind."""
    while not (isinstance(recorder.session.step, Page) and recorder.session.step.kind is kind):
        walk_on(recorder, 1)


def test_the_first_line_says_everything_about_the_session(recorder, package):
    opened = read_journal(recorder.path).opened
    assert opened["session"] == recorder.path.stem == "sub-P-1_ses-1_study-small"
    assert (opened["participant"], opened["number"], opened["kiosk"]) == ("P-1", 1, "Booth 1")
    assert opened["study_hash"] == package.hash
    assert (opened["study"], opened["study_version"], opened["seed"]) == ("small", "1.0", 7)
    assert (opened["pilot"], opened["simulated"], opened["demonstration"]) == (False, False, False)
    assert opened["screen"] == {"width": 1920, "height": 1080}
    assert opened["participant_seed"].endswith(".1")
    assert opened["program"].startswith("TuringDesk ")
    assert {"system", "python", "machine"} <= opened.keys()
    assert opened["questions"] == {"age": "Your age?", "confidence": "How sure?"}
    assert opened["choices"] == {}
    assert (opened["trials"], opened["steps"]) == (10, len(recorder.session.steps))


def test_the_schedule_comes_back_from_the_first_line_and_holds_no_truth(recorder):
    opened = read_journal(recorder.path).opened
    slots = [step.slot for step in recorder.session.steps if isinstance(step, Trial)]
    assert list(schedule(opened)) == slots
    assert schedule_values(schedule(opened)) == opened["schedule"]
    assert not {"origin", "agent", "truth"} & {key for slot in opened["schedule"] for key in slot}


def test_an_answer_is_on_the_disk_when_it_returns(recorder, monkeypatch):
    synced = {}
    fsync = os.fsync

    def noted(file):
        stat = os.fstat(file)
        synced[stat.st_ino] = stat.st_size
        fsync(file)

    monkeypatch.setattr(os, "fsync", noted)
    while not recorder.session.is_over:
        recorder.answer(given(recorder.session.step, rt_ms=0.0))
        stat = recorder.path.stat()
        assert synced[stat.st_ino] == stat.st_size


def test_every_response_is_in_the_journal_once_with_all_its_fields(recorder):
    said = [response for step in walk_on(recorder) for response in step]
    kept = [r for r in said if r.question != "name"]
    rows = [{n: line.get(n, DEFAULTS[n]) for n in COLUMNS} for line in lines(recorder, "response")]
    assert rows == [response.as_row() for response in kept]
    assert verify(recorder.path) == []


def test_the_answers_of_one_step_are_one_write(recorder, monkeypatch):
    walk_on(recorder, 3)
    to_trial = walk_on(recorder, 1)
    assert len(to_trial[0]) == 2  # the practice trial's verdict and confidence
    writes = []
    write = os.write
    monkeypatch.setattr(
        os, "write", lambda file, data: (writes.append(os.fstat(file)), write(file, data))[1]
    )
    recorder.answer(given(recorder.session.step))
    assert sum(os.path.samestat(file, recorder.path.stat()) for file in writes) == 1


def test_onset_answer_and_writing_follow_each_other(package, tmp_path):
    ticks = count()
    recorder = SessionRecorder.begin(
        package, tmp_path, CHAIR, clock=Clock(lambda: 100 + next(ticks) / 10)
    )
    recorder.shown(100.35)
    recorder.answer()
    shown, passed = lines(recorder, "shown", "passed")
    assert shown["onset_ms"] == pytest.approx(350, abs=1)
    assert shown["page"] == "information"
    assert shown["t_ms"] < passed["t_ms"]
    recorder.abandon()


def test_a_paint_after_a_pause_does_not_move_the_onset(package, tmp_path):
    now = [50.0]
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR, clock=Clock(lambda: now[0]))
    for _ in range(3):
        recorder.answer(given(recorder.session.step, rt_ms=0.0))
    now[0] = 60.0
    recorder.shown(60.0)
    recorder.pause()
    recorder.pause()
    now[0] = 70.0
    recorder.unpause()
    recorder.unpause()
    recorder.shown(70.0)
    now[0] = 75.0
    (verdict, _confidence) = recorder.answer(given(recorder.session.step, rt_ms=15_000.0))
    assert (verdict.onset_ms, verdict.answered_ms) == (10_000.0, 25_000.0)
    assert [line.get("again") for line in lines(recorder, "shown")] == [None, True]
    begun, over = lines(recorder, "paused")
    assert (begun["over"], over["over"], over["lasted_ms"]) == (False, True, 10_000.0)
    recorder.abandon()


def test_what_is_shown_is_recorded_with_its_stimulus_and_the_choices_in_order(recorder):
    walk_on(recorder, 3)
    recorder.shown(0.0)
    line = lines(recorder, "shown")[-1]
    assert line["stimulus"] == recorder.session.trial.stimulus.id
    assert line["choices"]["origin"] in ("human|machine", "machine|human")
    assert not {"truth", "origin", "agent"} & line.keys()


def test_personal_answers_are_kept_apart_and_readable_by_the_owner_only(recorder):
    walk_on(recorder, 3)
    assert "Ada" not in recorder.path.read_text("utf-8")
    apart = recorder.path.parent / "personal" / recorder.path.name
    assert [line["choice"] for line in read_journal(apart).lines] == ["Ada"]
    assert apart.stat().st_mode & 0o077 == 0
    assert [line["question"] for line in lines(recorder, "response")] == ["age"]


def test_a_form_of_personal_fields_only_still_counts_as_answered(package, tmp_path):
    form = package.study.forms[0]
    only = replace(form, questions=form.questions[1:])
    study = replace(package.study, forms=(only,))
    recorder = SessionRecorder.begin(replace(package, study=study), tmp_path, CHAIR)
    walk_on(recorder, 3)
    assert lines(recorder, "passed")[-1]["page"] == "demographics"
    recorder.abandon()


def test_pages_without_questions_leave_a_line_so_that_consent_is_on_record(recorder):
    walk_on(recorder, 2)
    assert [line["page"] for line in lines(recorder, "passed")] == ["information", "consent"]


def test_the_journal_ends_itself_after_the_last_step(recorder):
    walk_on(recorder)
    assert not recorder.is_open
    (closed,) = lines(recorder, "closed")
    assert (closed["reason"], closed["done"], closed["trials"]) == ("completed", 10, 10)
    recorder.close()
    assert len(lines(recorder, "closed")) == 1


def test_the_experimenter_can_end_it(recorder):
    walk_on(recorder, 6)
    recorder.close(ENDED)
    assert lines(recorder, "closed")[0]["reason"] == "ended by experimenter"


def test_without_consent_nothing_is_recorded_but_that(recorder):
    to(recorder, PageKind.CONSENT)
    recorder.refuse()
    assert recorder.session.step.kind is PageKind.REFUSED
    before = recorder.path.read_bytes()
    recorder.shown(0.0)
    recorder.record("focus", active=False)
    recorder.answer()
    assert recorder.session.is_over
    assert recorder.path.read_bytes() == before
    assert [line["kind"] for line in read_journal(recorder.path).lines][-1] == "closed"
    assert lines(recorder, "closed")[0]["reason"] == "refused"


def test_other_lines_are_recorded_with_their_step(recorder):
    walk_on(recorder, 2)
    recorder.record("focus", active=False)
    recorder.record("frames", step=9, due_ms=[0.0, 300.0])
    assert [line["step"] for line in lines(recorder, "focus", "frames")] == [2, 9]
    with pytest.raises(ValueError, match="response"):
        recorder.record("response", choice="human")


def test_a_refused_answer_leaves_no_line(recorder):
    walk_on(recorder, 3)
    before = recorder.path.read_bytes()
    with pytest.raises(NotAllowed):
        recorder.answer([])
    assert recorder.path.read_bytes() == before


def test_after_a_full_disk_the_same_answers_can_be_given_again(recorder, monkeypatch):
    walk_on(recorder, 3)
    place = recorder.session.place
    answers = given(recorder.session.step)
    recorder.shown(perf_counter() - 5)

    def full(file, data):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(WriteFailed):
            recorder.answer(answers)
    assert recorder.session.place == place
    recorder.answer(answers)
    assert recorder.session.place == place + 1
    assert verify(recorder.path) == []
    assert len([line for line in lines(recorder, "response") if line["step"] == place]) == 2


def test_pilots_lie_apart_and_are_marked(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, replace(CHAIR, pilot=True))
    walk_on(recorder)
    assert recorder.path.parent == tmp_path / "pilot"
    assert all(line["pilot"] for line in lines(recorder, "response"))
    assert list((tmp_path / "pilot" / "personal").iterdir())
    assert DataFolder(tmp_path).sessions() == []


def test_a_bad_code_or_an_impossible_schedule_leaves_no_file(package, tmp_path):
    data = tmp_path / "data"
    with pytest.raises(BadCode):
        SessionRecorder.begin(package, data, SessionSetup("a/b", "Booth 1"))
    too_many = Block("captions", "Captions", "captions", "captions.csv", 500)
    study = replace(package.study, blocks=(too_many,))
    with pytest.raises(CannotSchedule):
        SessionRecorder.begin(replace(package, study=study), data, CHAIR)
    assert not list(data.glob("**/*.jsonl"))


def test_a_participant_who_comes_again_gets_the_next_number(package, tmp_path):
    for number in (1, 2, 3):
        recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
        recorder.abandon()
        assert recorder.path.name == f"sub-P-1_ses-{number}_study-small.jsonl"
