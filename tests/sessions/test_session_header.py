"""A machine that judges walks trials alone, and may continue whenever it likes."""

from dataclasses import replace

import pytest

from tests.small_study import small_package
from turingdesk.core.errors import NotAllowed
from turingdesk.core.limits import Limits
from turingdesk.core.quality import ControlsPassed, FormAnswer
from turingdesk.core.question import Answer, Role
from turingdesk.core.study import Resume, ResumePolicy
from turingdesk.core.trial import Trial
from turingdesk.journal.journal_file import read_journal
from turingdesk.journal.session_name import SessionName
from turingdesk.journal.session_summary import State
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.session_header import SessionSetup, machine_steps
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.table.table import load

CHAIR = SessionSetup("ada-1", "lab", "judge:ada", settings={"version": "1", "model": "ada"})


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def verdicts(recorder):
    due = [q for q in recorder.session.trial.questions if q.role is Role.VERDICT]
    return [Answer(q.key, q.choices[0].value, 0.0) for q in due]


def test_its_session_has_trials_alone_and_takes_answers_at_once(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path / "data", CHAIR)
    assert all(isinstance(step, Trial) for step in recorder.session.steps)
    assert len(recorder.session.steps) == 10  # 6 captions and 4 conversations; no practice
    assert {step.limits for step in recorder.session.steps} == {Limits()}
    while not recorder.session.is_over:
        recorder.shown(0.0)
        recorder.answer(verdicts(recorder))  # the confidence that people are asked for is omitted
    table = load(tmp_path / "data")
    assert not table.responses["too_fast"].any()
    assert table.sessions["state"].tolist() == ["completed"]
    assert set(table.responses["role"]) == {"verdict"}


def test_its_version_and_settings_stand_in_the_first_line(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
    recorder.abandon()
    opened = read_journal(recorder.path).opened
    assert opened["judge"] == "judge:ada"
    assert opened["judge_settings"] == {"version": "1", "model": "ada"}
    person = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "lab"))
    person.abandon()
    assert "judge_settings" not in read_journal(person.path).opened


def test_each_trial_has_its_own_order_of_choices_the_same_in_every_session(package):
    slots = package.draw("seed", {})
    trials = package.trials(slots)
    made = machine_steps(trials, 7, SessionName("ada-1", 1, "small"))
    again = machine_steps(trials, 7, SessionName("ada-1", 2, "small"))
    other = machine_steps(trials, 7, SessionName("ada-2", 1, "small"))
    assert made == again
    orders = [[c.value for c in t.questions[0].choices] for t in made]
    assert len({tuple(order) for order in orders}) == 2
    assert orders != [[c.value for c in t.questions[0].choices] for t in other]


def test_a_trial_that_is_left_counts_as_done_and_has_no_verdict(package, tmp_path):
    data = tmp_path / "data"
    recorder = SessionRecorder.begin(package, data, CHAIR)
    for number in range(3):
        recorder.shown(0.0)
        if number == 1:
            recorder.answer(verdicts(recorder))
        else:
            recorder.leave("not parsed")
    recorder.abandon()
    (session,) = DataFolder(data).sessions()
    assert (session.done, session.state) == (3, State.CUT_OFF)
    assert DataFolder(data).verify() == []
    assert len(load(data).responses) == 1
    left = [line for line in read_journal(recorder.path).lines if line["kind"] == "passed"]
    assert [(line["step"], line["unanswered"]) for line in left] == [
        (0, "not parsed"),
        (2, "not parsed"),
    ]
    on = SessionRecorder.resume(package, data, CHAIR, recorder.path)
    assert on.session.place == 3
    assert on.session.steps == recorder.session.steps
    on.abandon()


def test_only_a_trial_can_be_left(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "lab"))
    with pytest.raises(NotAllowed, match="Only a trial"):
        recorder.leave("no reason")
    recorder.abandon()


def test_it_may_go_on_where_people_may_not(package, tmp_path):
    study = replace(package.study, resume=Resume(ResumePolicy.REFUSE, 0.0))
    package = replace(package, study=study)
    person = SessionRecorder.begin(package, tmp_path, SessionSetup("P-1", "lab"))
    machine = SessionRecorder.begin(package, tmp_path, CHAIR)
    for recorder in (person, machine):
        recorder.shown(0.0)
        recorder.abandon()
    with pytest.raises(NotAllowed):
        SessionRecorder.resume(package, tmp_path, SessionSetup("P-1", "lab"), person.path)
    SessionRecorder.resume(package, tmp_path, CHAIR, machine.path).abandon()


def test_rules_for_people_leave_out_no_machine(tmp_path):
    rules = (
        FormAnswer(id="native", field="native_language", wanted=("English",)),
        ControlsPassed(id="controls", at_least=1),
    )
    package = small_package(tmp_path, rules=rules)
    for judge in ("human", "judge:ada"):
        code = judge.replace(":", "-")
        recorder = SessionRecorder.begin(
            package, tmp_path / "data", SessionSetup(code, "lab", judge)
        )
        trials = [n for n, s in enumerate(recorder.session.steps) if isinstance(s, Trial)]
        recorder.session.go_on_at(trials[1])
        recorder.shown(-100.0)
        given = [
            Answer(q.key, q.choices[0].value if q.choices else "5", 9000.0)
            for q in recorder.session.trial.questions
        ]
        recorder.answer(given)
        recorder.close("ended by experimenter")
    rows = load(tmp_path / "data").responses
    excluded = rows.groupby("judge", observed=True)["excluded"].agg(set)
    assert excluded["judge:ada"] == {""}
    assert "" not in excluded["human"]
