import tomllib
from dataclasses import dataclass
from typing import Literal

import pytest

from tests.packages import BLOCK, STUDY, json_lines, write
from turingdesk.core.limits import Limits
from turingdesk.core.study import AnswerForm
from turingdesk.core.task import TASKS, column
from turingdesk.study.findings import Findings
from turingdesk.study.package import read_package
from turingdesk.study.schema import Section, TomlFile
from turingdesk.study.study_blocks import read_block, read_show
from turingdesk.study.toml_lines import TomlLines

TALK = {"id": "a", "origin_a": "human", "origin_b": "human", "turns": [["A", "x"], ["B", "y"]]}
ROWS = {
    "captions": {"id": "a", "origin": "human", "image": "dog.png", "caption": "x"},
    "fixations": {
        "id": "a",
        "origin": "human",
        "image": "dog.png",
        "width": 4,
        "height": 3,
        "fixations": [[1, 2]],
    },
    "conversations": TALK,
}


def block(folder, task, more=""):
    files = {f"{task}.jsonl": json_lines(ROWS[task]), "captions.csv": None}
    toml = STUDY + f'[[block]]\ntask = "{task}"\ntrials = 1\n' + more
    reading = read_package(write(folder, files, toml=toml))
    assert not reading.errors, reading.errors
    return reading.package.study.blocks[0]


def test_limits_are_the_tasks_where_the_study_names_none(tmp_path):
    assert block(tmp_path / "a", "captions").limits == Limits(too_fast_s=3.0)
    assert block(tmp_path / "b", "fixations").limits == Limits(plays_first=1)
    limits = block(tmp_path / "c", "fixations", "[block.limits]\nplays_first = 0\n").limits
    assert limits == Limits()


def test_conversations_are_cut_to_the_papers_lengths_or_the_studys(tmp_path):
    assert block(tmp_path / "a", "conversations").lengths == (3, 6, 9, 12, 15, 18, 21, 24)
    assert block(tmp_path / "b", "conversations", "[block.show]\nlengths = [2]\n").lengths == (2,)
    assert block(tmp_path / "c", "conversations", "[block.show]\nlengths = []\n").lengths == ()
    assert block(tmp_path / "d", "captions").lengths == ()


def test_the_four_way_answer_is_for_conversations(tmp_path):
    assert block(tmp_path, "conversations", 'answer = "joint"\n').answer is AnswerForm.JOINT


@pytest.mark.parametrize(("written", "count"), [('"none"', 0), ('"all"', 1), ("1", 1), ("0", 0)])
def test_feedback_is_none_all_or_the_first_so_many(tmp_path, written, count):
    assert block(tmp_path, "captions", f"feedback = {written}\n").feedback == count


@pytest.mark.parametrize(
    ("written", "positions"), [('"every"', None), ('"none"', ()), ("[1]", (1,))]
)
def test_the_control_question_is_asked_everywhere_nowhere_or_at_places(
    tmp_path, written, positions
):
    more = f'[block.controls]\nquestions = {written}\n[block.show]\ntopics = ["x", "y"]\n'
    assert block(tmp_path, "conversations", more).controls.questions == positions


def test_the_mix_names_both_makers_of_a_conversation(tmp_path):
    assert block(tmp_path, "conversations", "mix = { HH = 1, MH = 0 }\n").mix == {"HH": 1, "MH": 0}


def test_the_table_is_found_by_the_tasks_name(tmp_path):
    assert block(tmp_path, "captions").table == "captions.jsonl"


def test_a_block_without_a_known_task_is_left_out_with_an_error(tmp_path):
    toml = STUDY + BLOCK + '[[block]]\ntask = "speech"\ntrials = 1\n'
    reading = read_package(write(tmp_path, toml=toml))
    (found,) = reading.errors
    assert (found.column, found.line) == ("block.task", 9)
    assert "captions" in found.fix
    assert callable(read_block)


def option(default):
    return column("What it does", default=default, required=False)


@dataclass(frozen=True)
class Show:
    """Options of every type that a task may declare."""

    colour: Literal["red", "blue"] = option("red")
    lengths: tuple[int, ...] = option((3,))
    words: tuple[str, ...] = option(())
    bold: bool = option(False)
    most: int = option(15)
    seconds: float = option(0.3)
    label: str = option("x")


def options(text, kind=Show):
    findings = Findings()
    section = Section(tomllib.loads(text), TomlFile(findings, TomlLines(text)))
    return read_show(section, kind), findings.problems


def test_options_that_are_not_written_have_their_default():
    assert options("") == (Show(), ())


def test_options_are_read_by_their_type():
    text = 'colour = "blue"\nlengths = [6]\nwords = ["a"]\nbold = true\n'
    text += 'most = 2\nseconds = 1\nlabel = "y"\n'
    assert options(text) == (Show("blue", (6,), ("a",), True, 2, 1.0, "y"), ())


@pytest.mark.parametrize(
    "text",
    [
        'colour = "green"',
        "lengths = 6",
        "words = [1]",
        'bold = "yes"',
        "most = 0",
        "seconds = -1",
        "label = 1",
        "size = 1",
    ],
)
def test_what_no_option_takes_is_told(text):
    _, (problem,) = options(text)
    assert problem.line == 1
    assert problem.column == text.partition(" ")[0]


def test_a_task_without_options_takes_none():
    assert options("", type(None)) == (None, ())
    assert len(options("size = 1", type(None))[1]) == 1


@pytest.mark.parametrize("task", list(TASKS))
def test_the_options_of_each_task_can_be_read(task):
    made, problems = options("", TASKS[task].show)
    assert not problems
    assert made == (TASKS[task].show() if made is not None else None)
