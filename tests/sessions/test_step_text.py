"""What participants read around a step: why choices wait, what is needed, what they said."""

from dataclasses import replace

import pytest

from turingdesk.core import step_words
from turingdesk.core.limits import Limits
from turingdesk.core.message import join
from turingdesk.core.question import Answer, Choice, Kind, Question, Role, human_or_machine
from turingdesk.core.step import Page, PageKind, Showing
from turingdesk.core.study import Block
from turingdesk.sessions.step_text import (
    LONGEST_IN_MENU,
    MOST_BUTTONS,
    button_text,
    explanation,
    feedback_text,
    is_answered_at_once,
    is_for_a_menu,
    minutes_left,
    said_about,
    session_tags,
    still_needed,
    trial_text,
    waiting,
    word_count,
)

WHO = human_or_machine("Who?")
CONTROL = Question("c", "Is it?", choices=(Choice("yes", "Yes", "1"), Choice("no", "No", "2")))
BLOCK = Block("b", "B", "words", "", 1300)
LOOPED = replace(BLOCK, limits=Limits(plays_first=1))
SHOWING = Showing(1201, 1300, BLOCK, None, (WHO,))


def test_words_are_counted_where_an_answer_needs_some():
    caption = Question("caption", "Describe it.", Kind.TEXT, role=Role.ANSWER, least_words=3)
    counts = [word_count(caption, answer) for answer in ("", " ", "A boat", "A red boat")]
    assert counts == ["", "", "2 words", "3 words \u2713"]
    assert word_count(replace(caption, least_words=0), "A red boat") == ""


@pytest.mark.parametrize(
    ("limits", "task", "said"),
    [
        (Limits(), "captions", ""),
        (Limits(look_first_s=1), "colors", "picture first. You can answer after 1 second."),
        (Limits(look_first_s=2.5), "conversations", "first. You can answer after 2.5 seconds."),
        (Limits(plays_first=2), "fixations", "clip 2 times. It repeats until you answer."),
        (Limits(plays_first=1), "fixations", "clip once. It repeats until you answer."),
    ],
)
def test_a_stimulus_says_why_choices_wait(limits, task, said):
    assert waiting(limits, task).endswith(said)
    assert bool(waiting(limits, task)) is bool(said)


def test_what_continue_waits_for_is_said_in_words():
    optional = replace(CONTROL, required=False)
    recorded = Question("r", "", Kind.RECORDED)
    assert still_needed((WHO, CONTROL)) == step_words.ANSWER_TWO
    assert still_needed((WHO, recorded)) == step_words.ANSWER_ONE
    assert still_needed((WHO, optional)) == step_words.ANSWER_REQUIRED
    assert still_needed((optional,)) == still_needed(()) == ""
    assert still_needed(5 * (WHO,)) == "Answer all 5 to continue."


def test_the_hint_follows_what_is_held_and_answered():
    more = replace(SHOWING, questions=(WHO, CONTROL), practice=True, settings=LOOPED)
    text = trial_text(more)
    states = [
        text.hint(is_held=True, is_complete=False),
        text.hint(is_held=False, is_complete=False),
        text.hint(is_held=False, is_complete=False, has_keys=False),
        text.hint(is_held=False, is_complete=False, has_room=False),
        text.hint(is_held=False, is_complete=True),
    ]
    assert states == [
        waiting(LOOPED.limits, LOOPED.task),
        f"{step_words.PRESS_OR_CLICK} {step_words.ANSWER_TWO}",
        step_words.ANSWER_TWO,
        step_words.PRESS_OR_CLICK,
        step_words.REPEATS,
    ]


def test_a_trial_tells_its_place_and_whoever_writes_what_happens_with_it():
    assert trial_text(SHOWING).place == "1,201 of 1,300"
    assert trial_text(replace(SHOWING, practice=True)).place == "Practice 1,201 of 1,300"
    assert trial_text(SHOWING).notice == ""
    written = Question("w", "Describe it.", Kind.TEXT, role=Role.ANSWER)
    assert trial_text(replace(SHOWING, questions=(written,))).notice == step_words.SHOWN_TO_OTHERS


def test_one_required_press_is_the_whole_answer():
    many = tuple(Choice(str(n), "x" * n) for n in range(MOST_BUTTONS + 1))
    menu = replace(CONTROL, choices=many)
    long = replace(CONTROL, choices=(*many, Choice("long", "x" * (LONGEST_IN_MENU + 1))))
    assert [is_for_a_menu(one) for one in (CONTROL, menu, long)] == [False, True, False]
    assert is_answered_at_once((WHO,))
    assert not is_answered_at_once((WHO, CONTROL))
    assert not is_answered_at_once((menu,))
    assert not is_answered_at_once((replace(WHO, required=False),))


def test_a_question_says_how_it_is_answered_and_where_the_answer_goes():
    several = replace(CONTROL, kind=Kind.SEVERAL, hint="Think twice.")
    assert explanation(several) == f"Think twice. {step_words.ALL_THAT_APPLY}"
    form = Question("f", "Name?", Kind.TEXT, role=Role.FORM, personal=True, required=False)
    assert explanation(form) == f"{step_words.STORED_SEPARATELY} {step_words.OPTIONAL}"
    assert explanation(replace(CONTROL, required=False)) == ""


def test_feedback_puts_what_was_said_beside_the_truth():
    renamed = Question("o", "Which?", choices=(Choice("1", "Left"),), role=Role.VERDICT)
    answers = [Answer("origin", "machine", 1.0), Answer("o", "1", 1.0), Answer("c", "yes", 1.0)]
    said = said_about((WHO, renamed, CONTROL), answers)
    assert said == (step_words.SAID_MACHINE, "You said: Left")
    truth = join("\n\n", ("It was a human.", "Correct answer: **Right**"))
    both = "It was a human. You said machine.\n\nCorrect answer: **Right** · You said: Left"
    assert feedback_text(truth, said) == both
    assert feedback_text("It was a human.", ()) == "It was a human."
    assert feedback_text("It was a human.", said).count("\n\n") == 2


def test_pages_and_sessions_say_how_they_go_on():
    pages = {kind: Page(kind, "p", "P") for kind in PageKind}
    said = {kind: button_text(page) for kind, page in pages.items()}
    assert said.pop(PageKind.CONSENT) == step_words.AGREE
    last = {PageKind.DEBRIEFING, PageKind.REFUSED}
    assert {kind for kind, text in said.items() if text == step_words.FINISH} == last
    assert minutes_left(SHOWING, 7) == "About 7 min left"
    assert minutes_left(pages[PageKind.DEBRIEFING], 7) == ""


def test_a_pilot_and_a_demonstration_say_so():
    assert session_tags(pilot=False, demonstration=False) == ()
    (preview,) = session_tags(pilot=True, demonstration=False, preview=True)
    assert preview == (step_words.PREVIEW, "warning")
    shown = [words for words, _ in session_tags(pilot=True, demonstration=True)]
    assert shown == [step_words.NOT_COUNTED, step_words.DEMONSTRATION]
