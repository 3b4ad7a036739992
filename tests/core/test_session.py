from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.forms import filled_in, pages
from tests.tasks.examples import trial
from turingdesk.core.errors import NotAllowed
from turingdesk.core.limits import Limits
from turingdesk.core.question import Answer, Choice, Condition, Kind, Question, Role
from turingdesk.core.response import Identity, Moment
from turingdesk.core.session import Session, due_questions
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.trial import Slot, Trial

WHO = Identity("sub-P_ses-1_study-s", "P", "s", "1", "0" * 64)
NOW = Moment("2026-11-21T10:00:00Z")
AGE = Question("age", "Your age?", Kind.NUMBER, role=Role.FORM, maximum=120)
NOTE = Question("note", "Anything else?", Kind.TEXT, role=Role.FORM, required=False)


def page(kind, *questions):
    return Page(kind, kind.value, kind.value, "text", questions)


def judged(position, *, practice=False, limits=None):
    made = trial("words", slot=Slot("b", position, "", practice=practice))
    return replace(made, settings=replace(made.settings, limits=limits or Limits()))


@pytest.fixture
def steps():
    return (
        page(PageKind.INFORMATION),
        page(PageKind.CONSENT),
        page(PageKind.FORM, AGE, NOTE),
        judged(1, practice=True),
        page(PageKind.PRACTICE),
        judged(1),
        judged(2),
        page(PageKind.DEBRIEFING),
        page(PageKind.REFUSED),
    )


@pytest.fixture
def session(steps):
    return Session(WHO, steps)


def answers(step):
    """Good answers to whatever a step asks."""
    values = {Kind.NUMBER: "30", Kind.SCALE: "50", Kind.TEXT: "words"}
    return [
        Answer(q.key, values.get(q.kind) or q.choices[0].value, 4000.0) for q in step.questions
    ]


def at_trial(limits=None):
    return Session(WHO, (judged(1, limits=limits),))


def verdict(value="human", rt_ms=4000.0, **more):
    return [Answer("origin", value, rt_ms, **more), Answer("confidence", "50", rt_ms)]


def walk(session):
    """Answer everything; the steps that were shown and the responses."""
    shown, given = [], []
    while (step := session.step) is not None:
        shown.append(step)
        given += session.answer(answers(step), NOW)
    return shown, given


def test_a_session_walks_through_its_steps_in_order(session):
    shown, given = walk(session)
    kinds = [step.kind.value if isinstance(step, Page) else "trial" for step in shown]
    assert kinds == [
        "information",
        "consent",
        "form",
        "trial",
        "practice",
        "trial",
        "trial",
        "debriefing",
    ]
    assert session.is_over
    assert session.step is None
    assert [(row.step, row.trial, row.question) for row in given] == [
        (2, 0, "age"),
        (2, 0, "note"),
        (3, 1, "origin"),
        (3, 1, "confidence"),
        (5, 1, "origin"),
        (5, 1, "confidence"),
        (6, 2, "origin"),
        (6, 2, "confidence"),
    ]
    assert [row.practice for row in given] == [False, False, True, True] + [False] * 4


def test_trials_are_numbered_apart_from_practice(session):
    shown, _ = walk(session)
    numbers = [(s.number, s.of, s.practice) for s in shown if isinstance(s, Showing)]
    assert numbers == [(1, 1, True), (1, 2, False), (2, 2, False)]


def test_practice_is_numbered_in_its_block():
    other = trial("captions", slot=Slot("c", 1, "", practice=True))
    steps = [judged(1, practice=True), judged(2, practice=True), judged(1), other]
    shown, _ = walk(Session(WHO, steps))
    assert [(s.number, s.of) for s in shown if s.practice] == [(1, 2), (2, 2), (1, 1)]


def test_progress_counts_what_counts(session):
    seen = []
    while session.step is not None:
        seen.append(session.progress)
        session.answer(answers(session.step), NOW)
    assert seen == [(0, 2)] * 6 + [(1, 2), (2, 2)]


def test_upcoming_trials_come_nearest_first_and_hold_no_truth(session):
    upcoming = list(session.upcoming)
    assert [(showing.number, showing.practice) for showing in upcoming] == [
        (1, True),
        (1, False),
        (2, False),
    ]
    assert all(type(showing) is Showing for showing in upcoming)
    session.go_on_at(6)
    assert list(session.upcoming) == []


def test_only_judges_that_are_machines_get_the_trial_itself(session):
    assert session.trial is None
    session.go_on_at(5)
    assert isinstance(session.trial, Trial)
    assert isinstance(session.step, Showing)


def test_a_session_that_is_over_takes_no_answer(session):
    walk(session)
    with pytest.raises(NotAllowed, match="The session has ended"):
        session.answer([], NOW)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ([], "'origin' still needs an answer"),
        ([Answer("origin", "human", 9.0)], "'confidence' still needs an answer"),
        (verdict("android"), "'android' is not one of the choices"),
        (verdict(""), "Please answer this question"),
        ([*verdict(), Answer("age", "3", 9.0)], r"has no question 'age'"),
        ([*verdict(), Answer("origin", "machine", 9.0)], "two answers to 'origin'"),
        (verdict(held=True), "Release it, then press it again"),
        (verdict(rt_ms=-50.0), "You can answer after 0 s"),
        (verdict(rt_ms=float("nan")), "You can answer after"),
    ],
)
def test_an_answer_that_is_half_unknown_held_or_impossible_is_refused(given, message):
    session = at_trial()
    with pytest.raises(NotAllowed, match=message):
        session.answer(given, NOW)
    assert session.place == 0, "a refused answer changes nothing"
    assert session.answer(verdict(), NOW)


def test_a_machine_may_have_no_answer_to_some_questions_and_says_to_which():
    session = at_trial()
    with pytest.raises(NotAllowed, match="'confidence' still needs an answer"):
        session.answer([Answer("origin", "human", 4000.0)], NOW, ["origin"])
    (given,) = session.answer([Answer("origin", "human", 4000.0)], NOW, ["confidence"])
    assert given.choice == "human"
    assert session.is_over


@pytest.mark.parametrize(
    ("rt_ms", "early"), [(0.0, True), (1498.9, True), (1499.5, False), (1500.0, False)]
)
def test_an_answer_before_the_choices_are_there_is_refused(rt_ms, early):
    session = at_trial(Limits(look_first_s=1.5))
    if early:
        with pytest.raises(NotAllowed, match=r"after 1\.5 s"):
            session.answer(verdict(rt_ms=rt_ms), NOW)
    else:
        assert session.answer(verdict(rt_ms=rt_ms), NOW)


def test_a_pause_is_no_time_to_look():
    session = at_trial(Limits(look_first_s=1.5))
    covered = (NOW.onset_ms + 100.0, NOW.onset_ms + 1100.0)
    paused = replace(NOW, pauses=(covered,))
    with pytest.raises(NotAllowed, match=r"after 1\.5 s"):
        session.answer(verdict(rt_ms=2000.0), paused)
    assert session.answer(verdict(rt_ms=2500.0), paused)


def test_an_answer_before_one_whole_play_is_refused():
    session = at_trial(Limits(plays_first=1))
    with pytest.raises(NotAllowed, match="has played once"):
        session.answer(verdict(), NOW)
    assert session.answer(verdict(), replace(NOW, plays=1))


def test_questions_that_are_not_required_may_stay_empty(session):
    session.go_on_at(2)
    [row] = session.answer([Answer("age", "30", 1.0), Answer("note", "  ", 1.0)], NOW)
    assert (row.question, row.block, row.role, row.choice) == ("age", "form", "form", "30")
    session.go_on_at(2)
    assert len(session.answer([Answer("age", "30", 1.0)], NOW)) == 1


def test_a_page_takes_no_answers_that_it_does_not_ask_for(session):
    with pytest.raises(NotAllowed, match="has no question"):
        session.answer([Answer("age", "30", 1.0)], NOW)


def test_who_does_not_consent_gets_the_last_page_and_nothing_else(session):
    session.answer([], NOW)
    session.refuse()
    assert session.step.kind is PageKind.REFUSED
    assert not session.is_over
    assert session.progress == (0, 2)
    assert list(session.upcoming) == []
    assert session.answer([], NOW) == []
    assert session.is_over
    assert session.progress == (0, 2)


def test_only_consent_can_be_refused(session):
    with pytest.raises(NotAllowed, match="Only consent"):
        session.refuse()
    session.go_on_at(5)
    with pytest.raises(NotAllowed, match="Only consent"):
        session.refuse()


def test_without_a_page_for_refusal_the_session_just_ends():
    session = Session(WHO, (page(PageKind.CONSENT), judged(1)))
    session.refuse()
    assert session.is_over
    assert session.step is None
    assert session.progress == (0, 1)


def test_nobody_who_consented_sees_the_page_for_refusal(session):
    session.go_on_at(7)
    session.answer([], NOW)
    assert session.is_over
    session.go_on_at(8)
    assert session.is_over


@given(st.integers(0, 8))
def test_a_session_goes_on_at_any_step_as_if_it_had_never_stopped(place):
    steps = (
        page(PageKind.CONSENT),
        page(PageKind.FORM, AGE),
        judged(1, practice=True),
        judged(1),
        judged(2),
        page(PageKind.BREAK),
        judged(3),
        page(PageKind.DEBRIEFING),
        page(PageKind.REFUSED),
    )
    whole, again = Session(WHO, steps), Session(WHO, steps)
    shown, given_whole = walk(whole)
    again.go_on_at(place)
    assert again.progress[0] == sum(
        isinstance(step, Trial) and not step.slot.practice for step in steps[:place]
    )
    shown_again, given_again = walk(again)
    assert shown_again == shown[place:]
    assert given_again == [row for row in given_whole if row.step >= place]


@pytest.mark.parametrize("place", [-1, 10])
def test_a_session_goes_on_only_at_a_step_that_it_has(session, place):
    with pytest.raises(NotAllowed, match="there is no step"):
        session.go_on_at(place)


def test_a_session_that_had_ended_stays_over(session):
    session.go_on_at(9)
    assert session.is_over


def test_every_response_says_whose_it_is():
    who = replace(WHO, kiosk="K1", judge="simulated", pilot=True, resumed=True, resume_gap_s=12.5)
    row = Session(who, (judged(1),)).answer(verdict(), NOW)[0]
    assert (row.session, row.participant, row.study, row.study_version) == (
        "sub-P_ses-1_study-s",
        "P",
        "s",
        "1",
    )
    assert row.study_hash == "0" * 16
    assert (row.kiosk, row.judge, row.pilot, row.resumed, row.resume_gap_s) == (
        "K1",
        "simulated",
        True,
        True,
        12.5,
    )


GLASSES = Question("glasses", "Glasses?", choices=(Choice("Yes", "Yes"), Choice("No", "No")))
CLEAR = Question("clear", "Clear?", Kind.TEXT, only_if=Condition("glasses", ("Yes",)))
AGAIN = Question("again", "Again?", Kind.TEXT, only_if=Condition("glasses", ("Yes",)))


def said(**values):
    return [Answer(key, value, 1.0) for key, value in values.items()]


@pytest.fixture
def asking():
    """A form with a condition, a trial, and a form that depends on the first one."""
    first = page(PageKind.FORM, GLASSES, CLEAR)
    return Session(
        WHO,
        (
            first,
            judged(1),
            Page(PageKind.FORM, "late", "Late", "", (AGAIN,)),
            page(PageKind.BREAK),
        ),
    )


def test_a_hidden_question_is_not_required_and_takes_no_answer(asking):
    with pytest.raises(
        NotAllowed, match=r"Given the other answers, this step doesn't ask 'clear'"
    ):
        asking.answer(said(glasses="No", clear="x"), NOW)
    with pytest.raises(NotAllowed, match="'clear' still needs an answer"):
        asking.answer(said(glasses="Yes"), NOW)
    assert asking.place == 0
    assert [row.question for row in asking.answer(said(glasses="No"), NOW)] == ["glasses"]


def test_a_form_that_asks_nothing_is_skipped(asking):
    asking.answer(said(glasses="No"), NOW)
    asking.answer(answers(asking.step), NOW)
    assert asking.step.kind is PageKind.BREAK


def test_a_form_that_asks_something_is_shown_without_its_condition(asking):
    asking.answer(said(glasses="Yes", clear="x"), NOW)
    asking.answer(answers(asking.step), NOW)
    assert [(q.id, q.only_if) for q in asking.step.questions] == [("again", None)]
    with pytest.raises(NotAllowed, match="'again' still needs an answer"):
        asking.answer([], NOW)


def test_after_a_refusal_of_the_disk_the_same_step_asks_the_same(asking):
    asking.answer(said(glasses="No"), NOW)
    asking.go_on_at(0)
    assert asking.step.questions == (GLASSES, CLEAR)
    asking.answer(said(glasses="Yes", clear="x"), NOW)
    asking.answer(answers(asking.step), NOW)
    assert asking.step.id == "late"


def test_a_personal_answer_is_in_no_message():
    secret = replace(GLASSES, personal=True)
    session = Session(WHO, (page(PageKind.FORM, secret),))
    with pytest.raises(NotAllowed) as refused:
        session.answer(said(glasses="a secret"), NOW)
    assert "secret" not in str(refused.value)


@given(st.data())
def test_a_session_with_conditions_goes_on_anywhere_with_the_same_questions(data):
    steps = (page(PageKind.CONSENT), *data.draw(pages()), page(PageKind.BREAK))
    whole = Session(WHO, steps)
    shown, rows, kept = [], [], {}
    while (step := whole.step) is not None:
        given_now = filled_in(step, data.draw)
        shown.append((whole.place, step, given_now))
        rows.append(whole.answer(given_now, NOW))
        kept[shown[-1][0]] = {row.question: row.choice for row in rows[-1]}
    for number, (place, _, _) in enumerate(shown):
        again = Session(WHO, steps)
        again.go_on_at(place, {step: said for step, said in kept.items() if step < place})
        for left, due in zip(shown[number:], rows[number:], strict=True):
            assert (again.place, again.step) == left[:2]
            assert again.answer(left[2], NOW) == due
        assert again.is_over


@given(st.data())
def test_no_session_ever_takes_an_answer_to_a_question_that_is_not_asked(data):
    (form,) = data.draw(pages().map(lambda made: made[:1]))
    session = Session(WHO, (form,))
    right = filled_in(form, data.draw)
    hidden = {q.key for q in form.questions} - {
        q.key for q in due_questions(form.questions, {a.question: a.value for a in right})
    }
    for key in hidden:
        with pytest.raises(NotAllowed, match=r"has no question|doesn't ask"):
            session.answer([*right, Answer(key, "a", 1.0)], NOW)
    assert session.place == 0
    assert {row.question for row in session.answer(right, NOW)}.isdisjoint(hidden)
