import tomllib
from dataclasses import dataclass
from typing import Literal

import pytest

from turingdesk.study.findings import Findings
from turingdesk.study.schema import Section, TomlFile
from turingdesk.study.study_blocks import read_show
from turingdesk.study.toml_lines import TomlLines
from turingdesk.tasks import TASKS
from turingdesk.tasks._base import column


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
