from dataclasses import replace
from pathlib import Path

import pytest

from tests.packages import png
from turingdesk.core.errors import BadSource, UnknownName
from turingdesk.core.task import TASKS
from turingdesk.plugins.machine_judges.language_model import wording
from turingdesk.plugins.machine_judges.language_model.questions import describe, task_description
from turingdesk.plugins.machine_judges.language_model.wording import read_wording
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.pictures import Picture

SHIPPED = Path(wording.__file__).with_name("wording.toml")


def test_every_task_but_pairs_of_them_has_words():
    wording = read_wording()
    assert set(wording.tasks) <= set(TASKS.judging) - {"pairs"}
    for task in set(TASKS.judging) - {"pairs"}:
        words = wording.task_words(task)
        assert words["about"].endswith((".", "?"))
        assert ("{" in words["case"]) is (task != "pictures")  # a picture alone has no words


def test_a_picture_alone_is_described_as_one_that_is_attached(tmp_path):
    path = tmp_path / "a.png"
    path.write_bytes(png())
    made = describe("pictures", Picture(path), None, read_wording(), pictures=True)
    assert (made.text, made.pictures, made.unseen) == ("The picture is attached.", (path,), False)


def test_words_of_a_task_that_the_file_does_not_name_are_made_of_its_columns():
    wording = replace(read_wording(), tasks={})
    content = Caption(Path("a.png"), "A dog sleeps.")
    made = describe("captions", content, None, wording, pictures=False)
    assert made.text == "You are not shown the picture.\nCaption: A dog sleeps."
    assert task_description("captions", wording) == TASKS["captions"].about


def test_no_letter_is_that_of_a_speaker_or_of_a_class():
    assert set(read_wording().letters).isdisjoint("ABHM")


def test_a_task_without_words_is_told():
    with pytest.raises(UnknownName, match="'captions'"):
        read_wording().task_words("caption")


def test_other_words_are_another_wording(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(SHIPPED.read_text("utf-8").replace("one sentence", "a sentence"), "utf-8")
    assert read_wording(own).digest != read_wording().digest
    assert "a sentence" in read_wording(own).task_words("captions")["about"]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('letters = "PQRSTUVWXYZCDEFGIJKLNO"', 'letters = "PQ"', "letters: at least 12"),
        ('letters = "PQRSTUVWXYZCDEFGIJKLNO"', 'letters = "PPQRSTUVWXYZ"', "letters: at least"),
        ("\n[frame]\n", "\n[frames]\n", "opening"),
        ("opening =", "opened =", r"opening in \[frame\]"),
        ("[tasks.words]\nabout", "[tasks.words]\nof", r"about in \[tasks.words\]"),
        ("\n[frame]\n", "\n[frame\n", "The prompts in"),
    ],
)
def test_what_a_file_lacks_is_named(tmp_path, before, after, told):
    text = SHIPPED.read_text("utf-8")
    assert before in text
    own = tmp_path / "own.toml"
    own.write_text(text.replace(before, after, 1), "utf-8")
    with pytest.raises(BadSource, match=told):
        read_wording(own)


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(BadSource, match=r"The prompts in"):
        read_wording(tmp_path / "none.toml")
