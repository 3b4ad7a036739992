from dataclasses import replace

import pytest

from tests.small_study import small_package, walk_on
from turingdesk.core.errors import BadJournal, WriteFailed
from turingdesk.core.question import Answer, Choice, Condition, Question, Role
from turingdesk.core.step import Page, PageKind
from turingdesk.core.study import Form, ResumePolicy, Signature, When
from turingdesk.journal.journal_file import read_journal
from turingdesk.sessions.form_history import earlier_answers, has_conditions
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder

CHAIR = SessionSetup("P-1", "Booth 1")
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
def package(tmp_path):
    return small_package(tmp_path, forms=(ABOUT, LATE, END), signature=Signature.OPTIONAL)


def answers(step, said):
    """Answers as wished for, and Yes to everything else."""
    made = []
    for question in step.questions:
        usual = question.choices[0].value if question.choices else "50"
        made.append(Answer(question.key, said.get(question.id, usual), 4000.0))
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
def test_cut_off_after_every_step_it_asks_what_it_would_have_asked(package, tmp_path, said, late):
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
    met = []
    while not recorder.session.is_over:
        met += walk(recorder, 1, **said)
        if not recorder.session.is_over:
            recorder.abandon()
            recorder = SessionRecorder.resume(package, tmp_path, CHAIR, recorder.path)
    assert met == [["signature"], ["glasses", "secret"], *late]
    assert b'secret","role' not in b"".join(p.read_bytes() for p in tmp_path.glob("*.jsonl"))


def test_a_session_that_begins_anew_knows_nothing_of_the_earlier_answers(package, tmp_path):
    study = replace(
        package.study, resume=replace(package.study.resume, policy=ResumePolicy.RESTART)
    )
    package = replace(package, study=study)
    old = SessionRecorder.begin(package, tmp_path, CHAIR)
    walk(old, 6, glasses="Yes", secret="Yes")
    old.abandon()
    new = SessionRecorder.restart(package, tmp_path, CHAIR, old.path)
    assert walk(new, glasses="No", secret="No")[-1] == ["without"]


def test_the_answers_are_those_of_all_journals_and_the_newest_counts(package, tmp_path):
    first = SessionRecorder.begin(package, tmp_path, CHAIR)
    walk(first, 3, glasses="Yes", secret="No")
    first.abandon()
    second = SessionRecorder.resume(package, tmp_path, CHAIR, first.path)
    walk(second, 2)
    second.abandon()
    journal = read_journal(second.path)
    assert earlier_answers(journal)[2] == {"glasses": "Yes", "secret": "No"}
    torn = first.path.read_bytes().splitlines(keepends=True)
    place = next(n for n, line in enumerate(torn) if b'"glasses"' in line)
    first.path.write_bytes(b"".join(torn[:place]))
    third = SessionRecorder.resume(
        package, tmp_path / "other", CHAIR, _copy(first.path, tmp_path / "other")
    )
    assert [q.id for q in third.session.step.questions] == ["glasses", "secret"]
    walk(third, 1, glasses="No", secret="Yes")
    assert earlier_answers(read_journal(third.path))[2] == {"glasses": "No", "secret": "Yes"}
    third.abandon()


def _copy(path, folder):
    folder.mkdir()
    (folder / path.name).write_bytes(path.read_bytes())
    return folder / path.name


def test_a_journal_of_the_session_that_is_gone_is_asked_for(package, tmp_path):
    first = SessionRecorder.begin(package, tmp_path, CHAIR)
    walk(first, 3)
    first.abandon()
    second = SessionRecorder.resume(package, tmp_path, CHAIR, first.path)
    walk(second, 1)
    second.abandon()
    first.path.rename(first.path.with_suffix(".away"))
    before = sorted(tmp_path.iterdir())
    with pytest.raises(BadJournal, match=r"goes on with sub-P-1_ses-1.*Put it back"):
        SessionRecorder.resume(package, tmp_path, CHAIR, second.path)
    assert sorted(tmp_path.iterdir()) == before
    without = replace(package, study=replace(package.study, forms=(ABOUT,)))
    assert not has_conditions(without.study)
    SessionRecorder.resume(without, tmp_path, CHAIR, second.path).abandon()


def test_a_journal_that_goes_on_with_itself_is_refused(package, tmp_path):
    recorder = SessionRecorder.begin(package, tmp_path, CHAIR)
    walk_on(recorder, 1)
    recorder.abandon()
    journal = read_journal(recorder.path)
    opened = {**journal.opened, "continues": recorder.path.stem}
    with pytest.raises(BadJournal, match="goes on with itself"):
        earlier_answers(replace(journal, lines=(opened,)))


def test_only_questions_of_forms_have_conditions(package):
    assert has_conditions(package.study)
    assert not has_conditions(replace(package.study, forms=(ABOUT,)))
    assert not has_conditions(replace(package.study, forms=()))


def test_who_refuses_leaves_no_name_even_where_one_was_signed_before_a_cut(package, tmp_path):
    old = SessionRecorder.begin(package, tmp_path, CHAIR)
    walk(old, 1)
    signed = answers(old.session.step, {"signature": "Ada"})
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(old._files), "save", _full)
        with pytest.raises(WriteFailed):
            old.answer(signed)
    old.abandon()
    assert [b"Ada" in p.read_bytes() for p in (tmp_path / "personal").iterdir()] == [True]
    new = SessionRecorder.resume(package, tmp_path, CHAIR, old.path)
    assert new.session.step.kind is PageKind.CONSENT
    new.refuse()
    assert list((tmp_path / "personal").iterdir()) == []
    assert new.session.step.kind is PageKind.REFUSED


def _full(*_):
    raise WriteFailed("The disk is full.")
