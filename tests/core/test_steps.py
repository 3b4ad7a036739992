from dataclasses import replace

import pytest

from tests.core.stock import block, study
from tests.tasks.examples import trial
from turingdesk.core.question import Kind, Question, Role
from turingdesk.core.step import Page, PageKind
from turingdesk.core.steps import BREAK_TEXT, SIGNATURE, steps
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import AnswerForm, Break, Form, Signature, When
from turingdesk.core.trial import Slot

FORM = Form("about", "About you", (Question("age", "Age?", Kind.NUMBER, role=Role.FORM),))
TEXTS = {name: f"The {name}." for name in ("information", "consent", "instructions", "debriefing")}


def judged(position, block="b", task="captions", **slot):
    return trial(task, slot=Slot(block, position, "", **slot))


def laid_out(of, *trials):
    """Ids of pages, and positions of trials, practice with a p."""
    return [
        s.id if isinstance(s, Page) else f"{'p' if s.slot.practice else ''}{s.slot.position}"
        for s in steps(of, trials)
    ]


def test_a_session_has_its_pages_and_trials_in_order():
    of = study(
        block(trials=4, instructions="Look closely.", rest=Break(2)), texts=TEXTS, forms=(FORM,)
    )
    trials = [judged(1, practice=True), *(judged(n) for n in (1, 2, 3, 4))]
    assert laid_out(of, *trials) == [
        "information",
        "consent",
        "about",
        "instructions",
        "b-start",
        "p1",
        "b-practice-over",
        "1",
        "2",
        "b-break-2",
        "3",
        "4",
        "debriefing",
        "refused",
    ]


def test_pages_without_a_text_are_left_out_but_the_last_ones():
    found = steps(study(block(trials=1)), [judged(1)])
    assert [s.kind for s in found if isinstance(s, Page)] == [
        PageKind.DEBRIEFING,
        PageKind.REFUSED,
    ]
    assert found[-2].text == "Thank you. Your answers are saved."
    assert found[-1].text == "You chose not to take part. Nothing was recorded."


def test_blocks_come_in_the_studys_order_whatever_the_trials():
    of = study(block("x", trials=1, instructions="X."), block("y", trials=1, instructions="Y."))
    assert laid_out(of, judged(1, "y"), judged(1, "x")) == [
        "x-start",
        "1",
        "y-start",
        "1",
        "debriefing",
        "refused",
    ]


def test_a_block_without_trials_has_no_pages():
    of = study(block("x", trials=1, instructions="X."), block("y", trials=1, instructions="Y."))
    assert "x-start" not in laid_out(of, judged(1, "y"))


@pytest.mark.parametrize(
    ("every", "trials", "after"),
    [(0, 4, []), (1, 3, [1, 2]), (2, 4, [2]), (2, 5, [2, 4]), (5, 5, []), (9, 5, [])],
)
def test_breaks_come_inside_a_block_and_never_at_its_end(every, trials, after):
    of = study(block(trials=trials, rest=Break(every)))
    found = laid_out(of, judged(1, practice=True), *(judged(n + 1) for n in range(trials)))
    assert [name for name in found if "break" in name] == [f"b-break-{n}" for n in after]


def test_a_break_lasts_as_long_as_asked_and_says_what_it_should():
    def rest(**changes):
        of = study(block(trials=2, rest=Break(1, **changes)))
        return next(
            s for s in steps(of, [judged(1), judged(2)]) if getattr(s, "kind", "") == "break"
        )

    assert (rest().text, rest().wait_s) == (BREAK_TEXT, 0.0)
    told = rest(wait_s=30.0, text="Stretch.")
    assert (told.text, told.wait_s) == ("Stretch.", 30.0)


def test_feedback_follows_only_where_the_slot_says():
    of = study(block(trials=2))
    trials = [judged(1, practice=True, feedback=True), judged(1, feedback=True), judged(2)]
    assert laid_out(of, *trials) == [
        "p1",
        "b-practice-1-feedback",
        "b-practice-over",
        "1",
        "b-trial-1-feedback",
        "2",
        "debriefing",
        "refused",
    ]


def feedback(made, **more):
    of = study(block(trials=1), **more)
    marked = replace(made, slot=replace(made.slot, feedback=True))
    return next(s.text for s in steps(of, [marked]) if getattr(s, "kind", "") == "feedback")


def test_feedback_tells_the_truth_in_the_studys_words():
    assert feedback(trial("captions")) == "It was a machine."
    assert feedback(trial("captions"), origins={Origin.MACHINE: "An AI"}) == (
        "Correct answer: **An AI**"
    )


def test_feedback_on_two_speakers_names_both():
    both = "Speaker A was a machine.\n\nSpeaker B was a human."
    assert feedback(trial("conversations")) == both
    assert feedback(trial("conversations", answer=AnswerForm.JOINT)) == both
    named = feedback(trial("conversations"), origins={Origin.MACHINE: "An AI"})
    assert named.startswith("Speaker A: **An AI**")


def test_feedback_on_a_pair_names_the_side():
    assert feedback(trial("pairs")) == "Correct answer: **Conversation 1**"
    swapped = trial("pairs", slot=Slot("b", 1, "", swapped=True))
    assert feedback(swapped) == "Correct answer: **Conversation 2**"


def test_feedback_is_about_verdicts_only():
    assert "food" not in feedback(trial("conversations"))


def test_forms_come_before_or_after_the_blocks_with_their_text():
    late = replace(FORM, id="late", when=When.AFTER, text="Look back.")
    of = study(block(trials=1), forms=(late, FORM), texts=TEXTS)
    assert laid_out(of, judged(1)) == [
        "information",
        "consent",
        "about",
        "instructions",
        "1",
        "late",
        "debriefing",
        "refused",
    ]
    shown = next(s for s in steps(of, [judged(1)]) if getattr(s, "id", "") == "late")
    assert (shown.text, shown.questions) == ("Look back.", late.questions)


FIRST = replace(FORM, id="first", when=When.AFTER_FIRST)


def test_a_form_after_the_first_trial_comes_once_and_after_its_feedback():
    of = study(block(id="a"), block(id="b"), forms=(FIRST,))
    early = [judged(1, "a", practice=True), judged(1, "a", feedback=True)]
    made = laid_out(of, *early, judged(2, "a"), judged(1, "b"))
    ends = ["debriefing", "refused"]
    assert made[2:] == ["1", "a-trial-1-feedback", "first", "2", "1", *ends]


def test_a_form_after_the_first_trial_waits_for_a_trial_that_counts():
    of = study(block(id="a"), block(id="b"), forms=(FIRST,))
    made = laid_out(of, judged(1, "a", practice=True), judged(1, "b"), judged(2, "b"))
    assert made[2:] == ["1", "first", "2", "debriefing", "refused"]


@pytest.mark.parametrize("signature", list(Signature))
def test_a_signature_is_a_personal_question_of_the_consent_page(signature):
    of = study(block(trials=1), texts=TEXTS, signature=signature)
    consent = next(s for s in steps(of, [judged(1)]) if getattr(s, "id", "") == "consent")
    assert consent.text == TEXTS["consent"]
    if signature is Signature.NONE:
        assert consent.questions == ()
        return
    (name,) = consent.questions
    assert (name.id, name.kind, name.personal) == (SIGNATURE, Kind.TEXT, True)
    assert name.required is (signature is Signature.REQUIRED)
