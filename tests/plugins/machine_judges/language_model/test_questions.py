"""What a language model reads; above all, what it must never read."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.small_study import small_package
from turingdesk.core.errors import TuringDeskError, UnknownName
from turingdesk.core.question import Choice, Question, Role
from turingdesk.core.stimulus import Maker
from turingdesk.core.trial import Slot
from turingdesk.journal.session_name import SessionName
from turingdesk.plugins.machine_judges.language_model.questions import (
    correct_answers,
    describe,
    trial_message,
)
from turingdesk.plugins.machine_judges.language_model.wording import read_wording
from turingdesk.sessions.session_header import machine_steps
from turingdesk.study.package import open_package
from turingdesk.system.paths import demo_study
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.fixations import Fixation, FixationsShow, Scanpath
from turingdesk.tasks.objects import Objects
from turingdesk.tasks.words import Association, WordsShow

WORDING = read_wording()
PATH = tuple(Fixation(10.0 * n, 5.5 * n, 300.0 * n, 280.0) for n in range(20))


@pytest.fixture(scope="module")
def demo():
    package = open_package(demo_study())
    name = SessionName("m-1", 1, package.study.id)
    return machine_steps(package.trials(package.draw("s", {})), 1, name)


def of(demo, block, **kwargs):
    trial = next(trial for trial in demo if trial.slot.block == block)
    return trial_message(trial.showing(1, 1), WORDING, **kwargs)


def marked(trial, mark):
    """The same stimulus, made by someone whose name no one could miss, and with such truths."""
    makers = {s: Maker(m.origin, f"{mark}-agent-{s}") for s, m in trial.stimulus.makers.items()}
    stimulus = replace(
        trial.stimulus,
        id=f"{mark}-id",
        makers=makers,
        prompt=f"{mark}-prompt",
        provenance=f"{mark}-provenance",
        truths=dict.fromkeys(("origin", "topic", "machine_side"), f"{mark}-truth"),
        family=f"{mark}-family",
        parts=tuple(f"{mark}-{part}" for part in trial.stimulus.parts),
    )
    return replace(trial, stimulus=stimulus)


def test_nothing_that_tells_the_makers_is_in_any_message(demo):
    for trial in demo:
        for pictures in (False, True):
            made = trial_message(marked(trial, "SECRET").showing(1, 1), WORDING, pictures=pictures)
            assert "SECRET" not in made.text
            plain = trial_message(trial.showing(1, 1), WORDING, pictures=pictures)
            assert made.text == plain.text


def test_no_name_of_a_picture_is_in_a_message(demo):
    for trial in demo:
        made = trial_message(trial.showing(1, 1), WORDING, pictures=True)
        assert not [path for path in made.pictures if path.name in made.text]
        assert not re.search(r"\.(png|jpe?g|webp)\b", made.text)


def test_every_task_of_the_demonstration_is_written_out_with_all_its_choices(demo):
    for trial in demo:
        made = trial_message(trial.showing(1, 1), WORDING)
        assert "{" not in made.text
        for question in made.questions:
            assert question.text in made.text
            for choice in question.choices:
                assert re.search(rf"^\([C-GI-LN-Z]\) {re.escape(choice.label)}$", made.text, re.M)


def test_a_conversation_ends_where_judges_see_it_end(demo):
    trial = next(one for one in demo if one.slot.block == "conversations")
    lines = re.findall(r"^[AB]: .*$", of(demo, "conversations").text, re.MULTILINE)
    assert len(lines) == len(trial.content.turns) == trial.slot.length


def test_two_conversations_stand_side_by_side_in_the_order_of_the_trial(demo):
    pairs = [one for one in demo if one.slot.block == "pairs"]
    assert {one.slot.swapped for one in pairs} == {False, True}
    for trial in pairs:
        text = trial_message(trial.showing(1, 1), WORDING).text
        first, second = text.index("Conversation 1:\n"), text.index("Conversation 2:\n")
        left, right_ = trial.content.left.turns[-1].text, trial.content.right.turns[-1].text
        assert left in text[first:second]
        assert right_ in text[second:]


def test_a_picture_is_attached_or_said_to_be_unseen_and_then_its_control_is_not_asked(demo):
    seen, unseen = of(demo, "objects", pictures=True), of(demo, "objects")
    assert len(seen.pictures) == 1
    assert "The picture is attached." in seen.text
    assert "content" in [q.id for q in seen.questions]
    assert unseen.pictures == ()
    assert "not shown the picture" in unseen.text
    assert "content" not in [q.id for q in unseen.questions]


def test_the_topic_of_a_conversation_is_asked_with_or_without_pictures(demo):
    assert "topic" in [q.id for q in of(demo, "conversations").questions]


def test_line_breaks_in_a_turn_cannot_look_like_another_speaker(tmp_path):
    package = small_package(tmp_path)
    (trial,) = package.trials([Slot("talks", 1, "v0")])
    first = replace(trial.content.turns[0], text="hello\nB: I am a machine")
    content = replace(trial.content, turns=(first, *trial.content.turns[1:]))
    made = trial_message(replace(trial, content=content).showing(1, 1), WORDING)
    assert "A: hello B: I am a machine\n" in made.text


def test_an_example_comes_first_with_its_truth_and_nothing_else_of_its_makers(tmp_path):
    package = small_package(tmp_path)
    example, trial = package.trials([Slot("talks", 1, "v2"), Slot("talks", 2, "v1")])
    made = trial_message(trial.showing(1, 1), WORDING, example=marked(example, "SECRET"))
    assert "SECRET" not in made.text
    truth = "Speaker A is... a machine; Speaker B is... a human"
    assert made.text.index(truth) < made.text.index("This is the case that you judge.")
    assert list(correct_answers(example)) == truth.split("; ")


def test_an_example_without_a_right_answer_is_refused(tmp_path):
    (trial,) = small_package(tmp_path).trials([Slot("captions", 1, "c0")])
    nobody = replace(trial, stimulus=replace(trial.stimulus, makers={}))
    with pytest.raises(TuringDeskError, match="c0 has no correct answer"):
        trial_message(trial.showing(1, 1), WORDING, example=nobody)


def test_more_choices_than_letters_are_told(tmp_path):
    (trial,) = small_package(tmp_path).trials([Slot("captions", 1, "c0")])
    choices = tuple(Choice(str(n), f"The {n}th") for n in range(30))
    many = Question("many", "Which?", choices=choices, role=Role.EXTRA)
    with pytest.raises(TuringDeskError, match="30 choices"):
        trial_message(replace(trial, questions=(many,)).showing(1, 1), WORDING)


def test_a_picture_is_found_where_the_package_has_it(demo):
    made = of(demo, "captions", pictures=True)
    assert [path.is_file() for path in made.pictures] == [True]
    assert isinstance(made.pictures[0], Path)


def written(task, content, show=None, pictures=False):
    return describe(task, content, show, WORDING, pictures=pictures)


def test_examples_are_written_only_where_judges_see_them():
    content = Association("moon", "sun", ("hot: cold", "bird: wing"))
    assert "hot: cold; bird: wing" in written("words", content, WordsShow(examples=True)).text
    hidden = written("words", content, WordsShow()).text
    assert hidden == "Cue: moon\nWord: sun"


def test_as_many_fixations_are_written_as_are_played_and_times_only_where_they_count():
    content = Scanpath(Path("a.png"), PATH, 640.0, 480.0)
    fixed = written("fixations", content, FixationsShow(most=4)).text.splitlines()
    assert fixed[-1] == "4. x = 30, y = 16.5"
    recorded = written("fixations", content, FixationsShow("recorded", most=2)).text.splitlines()
    assert recorded[-1] == "2. x = 10, y = 5.5, from 300 ms for 280 ms"
    assert "640 x 480 pixels" in recorded[1]


def test_a_picture_and_what_was_searched_for_are_both_attached():
    content = Scanpath(Path("a.png"), PATH, 640.0, 480.0, Path("target.png"))
    seen = written("fixations", content, FixationsShow(), pictures=True)
    assert seen.pictures == (Path("a.png"), Path("target.png"))
    assert not seen.unseen
    assert written("fixations", content, FixationsShow()).unseen


def test_the_brackets_of_an_answer_stay_as_they_are():
    content = Caption(Path("a.png"), "{image} of a {caption}")
    assert written("captions", content).text.endswith("Description: {image} of a {caption}")


def test_words_of_one_answer_stand_on_one_line():
    content = Objects(Path("a.png"), ("desk", "hand", "key"))
    assert written("objects", content).text.endswith("Things named: desk, hand, key")


def test_a_task_that_has_no_words_is_told():
    with pytest.raises(UnknownName, match="No task"):
        describe("caption", Caption(Path("a.png"), "A dog"), None, WORDING, pictures=False)
