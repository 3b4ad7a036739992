import pytest

from tests.tasks.examples import EXAMPLES, TURNS, trial
from turingdesk.core.question import Kind
from turingdesk.core.stimulus import Origin
from turingdesk.core.study import AnswerForm
from turingdesk.core.trial import Slot
from turingdesk.tasks import TASKS
from turingdesk.tasks._asking import control_truth

FLIPPED = Slot("b", 1, "", flipped=True)


def choices(question):
    return [(choice.value, choice.label, choice.key) for choice in question.choices]


def test_labels_are_the_studys():
    named = {Origin.HUMAN: "A child", Origin.MACHINE: "A bot"}
    assert choices(trial("captions", origins=named).questions[0]) == [
        ("human", "A child", "f"),
        ("machine", "A bot", "j"),
    ]
    first, second, *_ = trial("conversations", origins=named).questions
    assert choices(first) == [("human", "a child", "1"), ("machine", "a bot", "2")]
    assert choices(second) == [("human", "a child", "3"), ("machine", "a bot", "4")]


def test_flipped_choices_change_sides_and_keys_stay_where_they_are():
    assert choices(trial("captions", slot=FLIPPED).questions[0]) == [
        ("machine", "A machine", "f"),
        ("human", "A human", "j"),
    ]
    first, second, *_ = trial("conversations", slot=FLIPPED).questions
    assert [value for value, _, _ in choices(first)] == ["machine", "human"]
    assert [key for q in (first, second) for _, _, key in choices(q)] == ["1", "2", "3", "4"]


@pytest.mark.parametrize(("task", "answer"), [("conversations", "joint"), ("pairs", "each")])
def test_choices_that_have_a_fixed_order_are_never_flipped(task, answer):
    asked = [trial(task, slot=s, answer=AnswerForm(answer)) for s in (FLIPPED, None)]
    assert asked[0].questions == asked[1].questions


def test_a_joint_answer_is_one_question_about_both():
    question = trial("conversations", answer=AnswerForm.JOINT).questions[0]
    assert (question.kind, question.subjects, question.key) == (Kind.JOINT, ("A", "B"), "origin")
    assert {choice.value for choice in question.choices} == {
        f"{a}+{b}" for a in ("human", "machine") for b in ("human", "machine")
    }


def test_a_joint_answer_and_a_pair_take_the_study_s_names_of_the_classes():
    named = {Origin.HUMAN: "A child", Origin.MACHINE: "A bot"}
    joint = trial("conversations", origins=named, answer=AnswerForm.JOINT).questions[0]
    labels = {choice.value: choice.label for choice in joint.choices}
    assert labels["human+machine"] == "A: a child, B: a bot"
    assert trial("pairs", origins=named).questions[0].text.endswith("a bot?")


def test_a_study_can_word_the_verdict_itself():
    asked = trial("conversations", ask="And {subject}?").questions
    assert [question.text for question in asked[:2]] == ["And A?", "And B?"]
    assert trial("captions", ask="Who wrote it?").questions[0].text == "Who wrote it?"


def test_a_task_with_one_verdict_has_no_joint_form():
    assert trial("captions", answer=AnswerForm.JOINT).questions == trial("captions").questions


def test_conversations_are_cut_as_scheduled():
    assert trial("conversations", slot=Slot("b", 1, "", length=3)).content.turns == TURNS[:3]
    assert trial("conversations").content.turns == TURNS


def test_a_swapped_pair_exchanges_contents_ids_and_truth():
    plain, turned = trial("pairs"), trial("pairs", slot=Slot("b", 1, "", swapped=True))
    assert (turned.content.left, turned.content.right) == (plain.content.right, plain.content.left)
    assert plain.sides == ("SECRET-FIRST", "SECRET-SECOND")
    assert turned.sides == ("SECRET-SECOND", "SECRET-FIRST")
    [question] = [q for q in plain.questions if q.id == "machine_side"]
    assert (plain.truth(question, ""), turned.truth(question, "")) == ("1", "2")
    assert plain.maker("1") == turned.maker("2") == ("machine", "SECRET-AGENT")


def test_further_questions_come_last():
    assert [question.id for question in trial("objects").questions] == [
        "origin",
        "content",
        "confidence",
    ]


def test_the_controls_truth_is_kept_by_its_questions_key():
    found = {
        task: control_truth(e.content, e.truths, TASKS[task], e.show)
        for task, e in EXAMPLES.items()
    }
    assert found == {
        "captions": {},
        "words": {},
        "conversations": {"topic": "food"},
        "colors": {"statement": "true"},
        "objects": {"content": "yes"},
        "fixations": {"sees": "boats"},
        "pairs": {},
    }
