from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import BadJournal, NotAllowed, WriteFailed
from turingdesk.core.question import Answer, Choice, Condition, Question, Role
from turingdesk.core.step import Page, PageKind
from turingdesk.core.study import Form, Resume, ResumePolicy, Signature, When
from turingdesk.core.trial import Trial
from turingdesk.journal.journal_file import read_journal, verify
from turingdesk.journal.session_summary import State
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.sessions.resumption import earlier_answers, has_conditions, resumable
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.system.clock import Clock
from turingdesk.table.table import load

CHAIR = SessionSetup("P-1", "Booth 1")
LATER = "2099-01-01T00:00:00.000Z"


@pytest.fixture
def package(tmp_path):
    return small_package(tmp_path)


def cut_off(package, data, steps=7):
    """A session of which so many steps were answered, and its responses."""
    recorder = SessionRecorder.begin(package, data, CHAIR)
    said = walk_on(recorder, steps)
    recorder.abandon()
    return recorder, said


def with_policy(package, policy, hours=24.0):
    return replace(package, study=replace(package.study, resume=Resume(policy, hours)))


@pytest.mark.parametrize("steps", [0, 1, 3, 4, 5, 9, 15, 16])
def test_it_goes_on_at_the_very_step_where_it_stopped(package, tmp_path, steps):
    old, _ = cut_off(package, tmp_path, steps)
    recorder = SessionRecorder.resume(package, tmp_path, CHAIR, old.path)
    assert recorder.session.place == old.session.place
    assert recorder.session.step == old.session.step
    slots = [[s.slot for s in x.session.steps if isinstance(s, Trial)] for x in (old, recorder)]
    assert slots[0] == slots[1]
    walk_on(recorder)
    assert DataFolder(tmp_path).sessions()[-1].state is State.COMPLETED
    assert DataFolder(tmp_path).verify() == []


def test_the_new_journal_names_the_old_one_and_the_old_one_stays_as_it_was(package, tmp_path):
    old, _ = cut_off(package, tmp_path)
    before = old.path.read_bytes()
    recorder = SessionRecorder.resume(package, tmp_path, CHAIR, old.path)
    walk_on(recorder)
    opened = read_journal(recorder.path).opened
    assert recorder.path.name == "sub-P-1_ses-2_study-small.jsonl"
    assert opened["continues"] == old.path.stem
    assert opened["continues_chain"] == read_journal(old.path).chain
    assert (opened["place"], opened["done"]) == (7, 2)
    assert old.path.read_bytes() == before


def test_every_later_response_tells_of_the_gap_and_the_clock_goes_on(package, tmp_path):
    old, _ = cut_off(package, tmp_path)
    last = read_journal(old.path).lines[-1]
    hour_later = last["at"].replace("2026", "2027")
    recorder = SessionRecorder.resume(
        package, tmp_path, CHAIR, old.path, clock=Clock(now=lambda: last["at"])
    )
    recorder.abandon()
    assert resumable(tmp_path, "P-1", package.study, hour_later).allowed is ResumePolicy.REFUSE

    data = tmp_path / "other"
    old, _ = cut_off(package, data)
    lines = read_journal(old.path).lines
    at, t_ms = lines[-1]["at"], lines[-1]["t_ms"]
    later = datetime.fromisoformat(at) + timedelta(hours=1)
    moved = later.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    recorder = SessionRecorder.resume(
        package, data, CHAIR, old.path, clock=Clock(now=lambda: moved)
    )
    said = [r for step in walk_on(recorder) for r in step]
    assert {(r.resumed, r.resume_gap_s) for r in said} == {(True, 3600.0)}
    opened = read_journal(recorder.path).lines[0]
    assert opened["t_ms"] == pytest.approx(t_ms + 3_600_000, abs=500)


def test_a_step_torn_in_half_is_asked_again_and_the_newer_answers_count(package, tmp_path):
    old, _ = cut_off(package, tmp_path, 7)
    whole = old.path.read_bytes().split(b"\n")
    assert b'"more":1' in whole[-3]
    old.path.write_bytes(b"\n".join([*whole[:-2], whole[-2][:50]]))
    recorder = SessionRecorder.resume(package, tmp_path, CHAIR, old.path)
    assert recorder.session.place == 6
    walk_on(recorder)
    table = load(tmp_path).responses
    again = table[table["superseded"]]
    assert [(row.session, row.step, row.question) for row in again.itertuples()] == [
        (old.path.stem, 6, "origin")
    ]
    counted = table[~table["superseded"]]
    assert not counted.duplicated(["step", "question", "subject"]).any()


def test_it_can_be_cut_off_and_go_on_any_number_of_times(package, tmp_path):
    recorder, _ = cut_off(package, tmp_path, 2)
    total = len(recorder.session.steps) - 1
    for _ in range(2, total - 1):
        recorder = SessionRecorder.resume(package, tmp_path, CHAIR, recorder.path)
        walk_on(recorder, 1)
        recorder.abandon()
    recorder = SessionRecorder.resume(package, tmp_path, CHAIR, recorder.path)
    walk_on(recorder)
    table = load(tmp_path).responses
    assert not table["superseded"].any()
    assert not table.duplicated(["step", "question", "subject"]).any()
    assert table["trial"].max() == 10
    states = [s.state for s in DataFolder(tmp_path).sessions()]
    assert states == [State.CONTINUED] * (len(states) - 1) + [State.COMPLETED]


def test_resumable_says_where_it_stopped_and_that_it_may_go_on(package, tmp_path):
    old, _ = cut_off(package, tmp_path)
    found = resumable(tmp_path, "P-1", package.study)
    assert found.session.path == old.path
    assert found.allowed is ResumePolicy.RESUME
    assert found.age_h < 0.1
    assert (
        found.why
        == "It stopped less than a minute ago after 2 of 10 trials. You can resume it there."
    )


def test_there_is_nothing_to_resume_for_others_or_after_the_end(package, tmp_path):
    assert resumable(tmp_path, "P-1", package.study) is None
    old, _ = cut_off(package, tmp_path)
    assert resumable(tmp_path, "P-2", package.study) is None
    recorder = SessionRecorder.resume(package, tmp_path, CHAIR, old.path)
    assert resumable(tmp_path, "P-1", package.study) is None
    walk_on(recorder)
    assert resumable(tmp_path, "P-1", package.study) is None
    with pytest.raises(NotAllowed, match="is completed"):
        SessionRecorder.resume(package, tmp_path, CHAIR, recorder.path)


def test_a_session_that_still_runs_or_has_gone_on_is_not_taken_up(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
    walk_on(recorder, 5)
    with pytest.raises(NotAllowed, match="still running on this computer"):
        SessionRecorder.resume(package, tmp_path, CHAIR, recorder.path)
    recorder.abandon()
    SessionRecorder.resume(package, tmp_path, CHAIR, recorder.path).abandon()
    with pytest.raises(NotAllowed, match="was already continued"):
        SessionRecorder.resume(package, tmp_path, CHAIR, recorder.path)
    assert len(list(tmp_path.glob("*.jsonl"))) == 2


def test_a_study_that_was_changed_does_not_go_on(package, tmp_path):
    old, _ = cut_off(package, tmp_path)
    changed = replace(package, study=replace(package.study, hash="b" * 64), hash="b" * 64)
    found = resumable(tmp_path, "P-1", changed.study)
    assert found.allowed is ResumePolicy.REFUSE
    assert "has changed since" in found.why
    with pytest.raises(NotAllowed, match=r"has changed since.*Start a new session"):
        SessionRecorder.resume(changed, tmp_path, CHAIR, old.path)


def test_a_session_that_is_too_old_does_not_go_on(package, tmp_path):
    cut_off(package, tmp_path)
    found = resumable(tmp_path, "P-1", package.study, LATER)
    assert found.allowed is ResumePolicy.REFUSE
    assert "within 24 hours" in found.why


def test_a_study_may_refuse(package, tmp_path):
    package = with_policy(package, ResumePolicy.REFUSE)
    old, _ = cut_off(package, tmp_path)
    assert "doesn't allow sessions to be resumed" in resumable(tmp_path, "P-1", package.study).why
    with pytest.raises(NotAllowed, match="doesn't allow sessions to be resumed"):
        SessionRecorder.resume(package, tmp_path, CHAIR, old.path)
    with pytest.raises(NotAllowed, match="doesn't allow sessions to be resumed"):
        SessionRecorder.restart(package, tmp_path, CHAIR, old.path)


def test_a_study_may_begin_anew_with_the_same_trials_and_only_those_answers_count(
    package, tmp_path
):
    package = with_policy(package, ResumePolicy.RESTART)
    old, _ = cut_off(package, tmp_path)
    assert resumable(tmp_path, "P-1", package.study).allowed is ResumePolicy.RESTART
    with pytest.raises(NotAllowed, match="It can start over"):
        SessionRecorder.resume(package, tmp_path, CHAIR, old.path)
    recorder = SessionRecorder.restart(package, tmp_path, CHAIR, old.path)
    assert recorder.session.place == 0
    assert [s for s in recorder.session.steps if isinstance(s, Trial)] == [
        s for s in old.session.steps if isinstance(s, Trial)
    ]
    walk_on(recorder)
    table = load(tmp_path).responses
    assert set(table.loc[table["superseded"], "session"].astype(str)) == {old.path.stem}
    assert set(table.loc[~table["superseded"], "session"].astype(str)) == {recorder.path.stem}
    assert [s.state for s in DataFolder(tmp_path).sessions()] == [State.RESTARTED, State.COMPLETED]


@pytest.mark.damages_journals
def test_a_journal_without_its_first_line_is_refused_but_stays_readable(package, tmp_path):
    old, _ = cut_off(package, tmp_path)
    data = old.path.read_bytes()
    old.path.write_bytes(b"?" + data[1:])
    with pytest.raises(BadJournal, match="first line is damaged"):
        SessionRecorder.resume(package, tmp_path, CHAIR, old.path)
    assert len(load(tmp_path).responses) > 0
    assert [p.line for p in verify(old.path)] == [1]


def test_a_session_of_another_machine_may_go_on_with_a_warning(package, tmp_path, monkeypatch):
    monkeypatch.setattr("platform.node", lambda: "elsewhere")
    cut_off(package, tmp_path)
    monkeypatch.setattr("platform.node", lambda: "here")
    (session,) = DataFolder(tmp_path).sessions()
    assert session.state is State.RUNNING  # it wrote a moment ago, as far as one can tell
    found = resumable(tmp_path, "P-1", package.study)
    assert found.allowed is ResumePolicy.RESUME
    assert "Make sure that it has ended at Booth 1" in found.why


YES = (Choice("Yes", "Yes"), Choice("No", "No"))


def ask(id, only_if=None, **more):
    return Question(id, f"{id}?", choices=YES, role=Role.FORM, only_if=only_if, **more)


ABOUT = Form("about", "About you", (ask("glasses"), ask("secret", personal=True)))
LATE = Form(
    "late",
    "Late",
    (
        ask("with_glasses", Condition("glasses", ("Yes",))),
        ask("with_secret", Condition("secret", ("Yes",)), personal=True),
    ),
    When.AFTER,
)
END = Form("end", "End", (ask("without", Condition("with_glasses", ("Yes",), True)),), When.AFTER)


@pytest.fixture
def asking(tmp_path):
    return small_package(tmp_path, forms=(ABOUT, LATE, END), signature=Signature.OPTIONAL)


def answers(step, said):
    """Answers as wished for, and Yes to everything else."""
    made = []
    for question in step.questions:
        usual = question.choices[0].value if question.choices else "50"
        made.append(Answer(question.key, said.get(question.id, usual), 0.0))
    return made


def walk(recorder, steps=1000, **said):
    """The questions of each form that is met."""
    met = []
    for _ in range(steps):
        if recorder.session.is_over:
            break
        step = recorder.session.step
        if isinstance(step, Page) and step.questions:
            met.append([question.id for question in step.questions])
        recorder.answer(answers(step, said))
    return met


@pytest.mark.parametrize(
    ("said", "late"),
    [
        ({"glasses": "Yes", "secret": "Yes"}, [["with_glasses", "with_secret"]]),
        ({"glasses": "Yes", "secret": "No"}, [["with_glasses"]]),
        ({"glasses": "No", "secret": "Yes"}, [["with_secret"], ["without"]]),
        ({"glasses": "No", "secret": "No"}, [["without"]]),
    ],
)
def test_cut_off_after_every_step_it_asks_what_it_would_have_asked(asking, tmp_path, said, late):
    recorder = SessionRecorder.begin(asking, tmp_path, CHAIR)
    met = []
    while not recorder.session.is_over:
        met += walk(recorder, 1, **said)
        if not recorder.session.is_over:
            recorder.abandon()
            recorder = SessionRecorder.resume(asking, tmp_path, CHAIR, recorder.path)
    assert met == [["signature"], ["glasses", "secret"], *late]
    assert b'secret","role' not in b"".join(p.read_bytes() for p in tmp_path.glob("*.jsonl"))


def test_a_session_that_begins_anew_knows_nothing_of_the_earlier_answers(asking, tmp_path):
    study = replace(
        asking.study,
        resume=replace(asking.study.resume, policy=ResumePolicy.RESTART),
    )
    asking = replace(asking, study=study)
    old = SessionRecorder.begin(asking, tmp_path, CHAIR)
    walk(old, 6, glasses="Yes", secret="Yes")
    old.abandon()
    new = SessionRecorder.restart(asking, tmp_path, CHAIR, old.path)
    assert walk(new, glasses="No", secret="No")[-1] == ["without"]


def test_the_answers_are_those_of_all_journals_and_the_newest_counts(asking, tmp_path):
    first = SessionRecorder.begin(asking, tmp_path, CHAIR)
    walk(first, 3, glasses="Yes", secret="No")
    first.abandon()
    second = SessionRecorder.resume(asking, tmp_path, CHAIR, first.path)
    walk(second, 2)
    second.abandon()
    journal = read_journal(second.path)
    assert earlier_answers(journal)[2] == {"glasses": "Yes", "secret": "No"}
    torn = first.path.read_bytes().splitlines(keepends=True)
    place = next(n for n, line in enumerate(torn) if n and b'"glasses"' in line)
    first.path.write_bytes(b"".join(torn[:place]))
    third = SessionRecorder.resume(
        asking, tmp_path / "other", CHAIR, _copy(first.path, tmp_path / "other")
    )
    assert [q.id for q in third.session.step.questions] == ["glasses", "secret"]
    walk(third, 1, glasses="No", secret="Yes")
    assert earlier_answers(read_journal(third.path))[2] == {"glasses": "No", "secret": "Yes"}
    third.abandon()


def _copy(path, folder):
    folder.mkdir()
    (folder / path.name).write_bytes(path.read_bytes())
    return folder / path.name


def test_a_journal_of_the_session_that_is_gone_is_asked_for(asking, tmp_path):
    first = SessionRecorder.begin(asking, tmp_path, CHAIR)
    walk(first, 3)
    first.abandon()
    second = SessionRecorder.resume(asking, tmp_path, CHAIR, first.path)
    walk(second, 1)
    second.abandon()
    first.path.rename(first.path.with_suffix(".away"))
    before = sorted(tmp_path.iterdir())
    with pytest.raises(BadJournal, match=r"continues sub-P-1_ses-1.*Put the file back"):
        SessionRecorder.resume(asking, tmp_path, CHAIR, second.path)
    assert sorted(tmp_path.iterdir()) == before
    without = replace(asking, study=replace(asking.study, forms=(ABOUT,)))
    assert not has_conditions(without.study)
    SessionRecorder.resume(without, tmp_path, CHAIR, second.path).abandon()


def test_a_journal_that_goes_on_with_itself_is_refused(asking, tmp_path):
    recorder = SessionRecorder.begin(asking, tmp_path, CHAIR)
    walk_on(recorder, 1)
    recorder.abandon()
    journal = read_journal(recorder.path)
    opened = {**journal.opened, "continues": recorder.path.stem}
    with pytest.raises(BadJournal, match="is recorded as a continuation of itself"):
        earlier_answers(replace(journal, lines=(opened,)))


def test_only_questions_of_forms_have_conditions(asking):
    assert has_conditions(asking.study)
    assert not has_conditions(replace(asking.study, forms=(ABOUT,)))
    assert not has_conditions(replace(asking.study, forms=()))


def test_who_refuses_leaves_no_name_even_where_one_was_signed_before_a_cut(asking, tmp_path):
    old = SessionRecorder.begin(asking, tmp_path, CHAIR)
    walk(old, 1)
    signed = answers(old.session.step, {"signature": "Ada"})
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(old._files), "save", _full)
        with pytest.raises(WriteFailed):
            old.answer(signed)
    old.abandon()
    assert [b"Ada" in p.read_bytes() for p in (tmp_path / "personal").iterdir()] == [True]
    new = SessionRecorder.resume(asking, tmp_path, CHAIR, old.path)
    assert new.session.step.kind is PageKind.CONSENT
    new.refuse()
    assert list((tmp_path / "personal").iterdir()) == []
    assert new.session.step.kind is PageKind.REFUSED


def _full(*_):
    raise WriteFailed("The disk is full.")
