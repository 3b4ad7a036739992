import pytest

from tests.shelf import ESSAYS, on_the_shelf
from tests.tasks.examples import EXAMPLES, TURNS, trial
from turingdesk.core.question import Kind
from turingdesk.core.schedule import draw
from turingdesk.core.stimulus import Origin
from turingdesk.core.streams import participant_seed
from turingdesk.core.study import AnswerForm
from turingdesk.core.task import TASKS
from turingdesk.core.trial import Slot
from turingdesk.editing.new_study import new_study
from turingdesk.study.check import check_study
from turingdesk.study.package import open_package
from turingdesk.tasks._asking import control_truth

RATING = 'Question("quality", "How good is it?", Kind.SCALE, minimum=1, maximum=7)'
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
    assert plain.maker(question, "1") == ("machine", "SECRET-AGENT")
    assert turned.maker(question, "2") == ("machine", "SECRET-AGENT")
    assert plain.maker(question, "") == turned.maker(question, "") == ("", "SECRET-AGENT")


def test_further_questions_come_last():
    assert [question.id for question in trial("objects").questions] == [
        "origin",
        "content",
        "confidence",
    ]


def asked(folder):
    """The questions of the first trial of a study, as its judge gets them."""
    package = open_package(folder)
    slots = draw(package.study, package.stimuli, participant_seed(1, "P-1", 1), {})
    return package.trials(slots)[0].questions


@pytest.mark.parametrize("is_worded", [False, True])
def test_a_tasks_further_questions_are_asked_as_it_words_them(tmp_path, is_worded):
    with on_the_shelf(tmp_path / "shelf", ESSAYS):
        new_study("essays", tmp_path / "s")
        if is_worded:
            with (tmp_path / "s" / "study.toml").open("a") as toml:
                toml.write('ask = "Person or program?"\n')
        verdict, rating = asked(tmp_path / "s")
    assert sorted(choice.key for choice in verdict.choices) == ["f", "j"]
    assert (verdict.text == "Person or program?") is is_worded
    assert (rating.id, rating.kind, rating.maximum) == ("quality", Kind.SCALE, 7)
    assert rating.text == "How good is it?"


def test_several_verdicts_get_digits_and_further_questions_keep_their_keys(tmp_path):
    source = ESSAYS.replace("prompt_column", 'subjects=("A", "B"), prompt_column')
    source = source.replace(
        RATING, 'Question("liked", "Well?", choices=(Choice("y", "Yes", "y"),))'
    )
    source = source.replace(
        '(human_or_machine("Was this written by a human?"), rating)',
        '(human_or_machine("A?", "A"), rating, human_or_machine("B?", "B"))',
    )
    with on_the_shelf(tmp_path / "shelf", source):
        new_study("essays", tmp_path / "s")
        questions = asked(tmp_path / "s")
    assert [q.key for q in questions] == ["origin:A", "liked", "origin:B"]
    keys = [sorted(choice.key for choice in q.choices) for q in questions]
    assert keys == [["1", "2"], ["y"], ["3", "4"]]


@pytest.mark.parametrize(
    ("rating", "told"),
    [
        ('Question("origin", "How good?", Kind.SCALE)', "have the id 'origin'"),
        (
            'Question("good", "Good?", choices=(Choice("y", "Yes", "f"),))',
            "key 'f' answers both 'origin' and 'good'",
        ),
    ],
)
def test_questions_of_a_task_that_clash_are_an_error_of_the_check(tmp_path, rating, told):
    source = ESSAYS.replace(RATING, rating)
    with on_the_shelf(tmp_path / "shelf", source):
        new_study("essays", tmp_path / "s")
        (problem,) = check_study(tmp_path / "s").errors
    assert told in problem.message
    assert problem.fix == "Correct the task 'essays'."
    assert problem.place.startswith("study.toml, line ")


@pytest.mark.parametrize(
    ("question", "severity", "told"),
    [
        (
            'id = "content"\nkind = "scale"',
            "error",
            "Two questions of one trial have the id 'content'.",
        ),
        (
            'id = "liked"\nchoices = [{value = "y", key = "1"}, "n"]',
            "warning",
            "The key '1' answers both 'content' and 'liked'.",
        ),
    ],
)
def test_a_blocks_own_question_that_clashes_is_told(tmp_path, question, severity, told):
    new_study("objects", tmp_path / "s")
    with (tmp_path / "s" / "study.toml").open("a") as toml:
        toml.write(f'[[block.question]]\ntext = "Well?"\n{question}\n')
    checked = check_study(tmp_path / "s")
    (problem,) = [one for one in checked.problems if one not in checked.pilot_only]
    assert (problem.severity, problem.message) == (severity, told)
    assert "[[block.question]]" in problem.fix


def test_the_controls_truth_is_kept_by_its_questions_key():
    found = {
        task: control_truth(e.content, e.truths, TASKS[task], e.show)
        for task, e in EXAMPLES.items()
        if e.truths is not None or TASKS[task].control is None
    }
    assert {task: truth for task, truth in found.items() if truth} == {
        "captions": {"content": "yes"},
        "conversations": {"topic": "food"},
        "colors": {"statement": "true"},
        "objects": {"content": "yes"},
        "pictures": {"content": "yes"},
        "texts": {"content": "yes"},
        "fixations": {"sees": "boats"},
    }
