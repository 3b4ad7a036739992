from pathlib import Path

import pytest

from turingdesk.core.errors import UnknownName
from turingdesk.judges.language_model.contents import case
from turingdesk.judges.language_model.wording import read_wording
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.fixations import Fixation, FixationsShow, Scanpath
from turingdesk.tasks.objects import Objects
from turingdesk.tasks.words import Association, WordsShow

WORDING = read_wording()
PATH = tuple(Fixation(10.0 * n, 5.5 * n, 300.0 * n, 280.0) for n in range(20))


def written(task, content, show=None, pictures=False):
    return case(task, content, show, WORDING, pictures=pictures)


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
        case("caption", Caption(Path("a.png"), "A dog"), None, WORDING, pictures=False)
