"""Tables, JSON and progress of the commands."""

import json
import sys
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import numpy as np
import pytest

from turingdesk.cli._frame import (
    LINES,
    ProgressBar,
    Terminal,
    nearest,
    print_json,
    print_table,
    width,
)


@dataclass(frozen=True)
class Row:
    agent: str
    n: int


@pytest.fixture
def terminal(monkeypatch):
    """Make stderr a terminal, from inside the test: pytest sets its own after the fixtures."""

    def begin():
        stream = StringIO()
        stream.isatty = lambda: True
        monkeypatch.setattr(sys, "stderr", stream)
        return stream

    return begin


def test_json_is_strict_whatever_the_numbers(capsys):
    print_json(
        {
            "nan": float("nan"),
            "numpy": np.float64(0.5),
            "n": np.int64(3),
            "path": Path("a"),
            "rows": (Row("GIT", 2),),
            1: "né 🙂",
        }
    )

    def refuse(word):
        raise AssertionError(f"{word} is no JSON")

    said = capsys.readouterr().out
    assert json.loads(said, parse_constant=refuse) == {
        "nan": None,
        "numpy": 0.5,
        "n": 3,
        "path": "a",
        "rows": [{"agent": "GIT", "n": 2}],
        "1": "né 🙂",
    }
    assert "🙂" in said


def test_a_table_stays_aligned_with_wide_letters_and_line_breaks(capsys):
    print_table(["agent", "said", "n"], [["判断", "two\nlines", 1], ["é", None, 20]])
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["agent  said        n", "判断   two lines   1", "é                 20"]
    assert len({width(line) for line in lines}) == 1


def test_a_table_without_rows_has_its_heads(capsys):
    print_table(["agent", "n"], [])
    assert capsys.readouterr().out == "agent  n\n"


def test_progress_shows_on_a_terminal_and_clears_its_line(terminal):
    screen = terminal()
    with ProgressBar("Writing", after_s=0) as progress:
        progress(50, 200)
        progress(51, 200)
    said = screen.getvalue()
    assert "Writing [######..................]  25%  50 of 200" in said
    assert "51 of" not in said
    assert said.endswith("\r")
    assert said.rsplit("\r", 2)[1].strip() == ""


def test_progress_draws_its_bar_past_the_guard_that_spells_out_other_carriage_returns(
    terminal, monkeypatch
):
    screen = terminal()
    guarded = Terminal(screen)
    monkeypatch.setattr(sys, "stderr", guarded)
    with ProgressBar("Reading \x1b[2J\r", after_s=0) as progress:
        progress(1, 2)
        guarded.write("P-1\rP-2\x1b[2J\n")
    said = screen.getvalue()
    assert said.startswith("\rReading \\u001b[2J\\u000d [####")
    assert "P-1\\u000dP-2\\u001b[2J\n" in said
    assert "\x1b" not in said


def test_progress_is_silent_for_the_first_second(terminal):
    screen = terminal()
    with ProgressBar("Writing") as progress:
        progress(1, 2)
    assert screen.getvalue() == ""


def test_progress_is_silent_where_no_one_looks(capsys):
    with ProgressBar("Writing", after_s=0) as progress:
        progress(1, 2)
    assert capsys.readouterr().err == ""


def test_progress_is_lines_where_another_program_reads_along(monkeypatch, capsys):
    monkeypatch.setenv(LINES, "1")
    with ProgressBar("Training") as progress:
        progress(1, 30)
        progress(2, 30)  # a moment later, which is not worth a line
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert told == [{"doing": "Training", "done": 1, "of": 30}]


def test_progress_of_nothing_at_all_is_done(terminal):
    screen = terminal()
    ProgressBar("Writing", after_s=0)(0, 0)
    assert "100%" in screen.getvalue()


def test_progress_without_an_end_in_sight_counts(terminal):
    screen = terminal()
    with ProgressBar("Reading records:", after_s=0) as progress:
        progress(12_500, 0)
    assert screen.getvalue().startswith("\rReading records: 12,500")


def test_a_word_far_from_all_others_is_not_guessed():
    assert nearest("argument C: invalid choice: 'zzz' (choose from 'check', 'pack')") == ""
    assert nearest("argument C: invalid choice: 'pak' (choose from check, pack)").endswith(
        "'pack'?"
    )
