"""Tables from elsewhere, large ones: how long a person waits for them.

python -m pytest -m bench tests/bench/test_spreadsheet.py
"""

import pytest

from tests.editing.test_spreadsheet import copied, opened, write_large
from turingdesk.editing.clipboard import clipboard
from turingdesk.editing.spreadsheet import read_spreadsheet
from turingdesk.editing.spreadsheet_study import from_spreadsheet

pytestmark = [pytest.mark.bench, pytest.mark.timeout(600)]

ROWS = 20_000  #: of a workbook
PASTED = 100_000
MOST_S = 60


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    return write_large(tmp_path_factory.mktemp("large") / "large.xlsx", ROWS)


def test_a_large_workbook_is_read(benchmark, large):
    read = benchmark.pedantic(read_spreadsheet, (large,), rounds=1)
    assert len(read.grid) == ROWS + 1
    assert benchmark.stats.stats.max < MOST_S


def test_a_large_workbook_becomes_a_study(benchmark, large, tmp_path):
    columns = {name: name for name in ("id", "origin", "cue", "association")}
    made = benchmark.pedantic(
        from_spreadsheet, (large, None, "words", columns, tmp_path / "s"), rounds=1
    )
    assert made.rows == ROWS
    assert benchmark.stats.stats.max < 2 * MOST_S


def test_a_large_workbook_is_copied_to_a_table_and_saved(benchmark, large, tmp_path):
    (tmp_path / "t.xlsx").write_bytes(large.read_bytes())
    draft = opened(tmp_path, 'table = "t.xlsx"\n')

    def edit():
        draft.table(draft.copy_as_csv("t.xlsx")).set_cell(ROWS - 1, 3, "last")
        draft.save()

    benchmark.pedantic(edit, rounds=1)
    assert benchmark.stats.stats.max < 2 * MOST_S


def test_many_copied_rows_are_pasted_and_saved(benchmark, tmp_path):
    text, html, rows = copied(PASTED)
    draft = opened(tmp_path)

    def paste():
        draft.table("words.csv").paste(0, 0, clipboard(text, html).grid)
        draft.save()

    benchmark.pedantic(paste, rounds=1)
    assert len(draft.table("words.csv")) == len(rows)
    assert benchmark.stats.stats.max < MOST_S


@pytest.mark.parametrize("cell", ["plain text", '"quoted', '"two\nlines"', '"""', '"a'])
def test_a_hundred_thousand_rows_take_no_longer_than_they_must(benchmark, cell):
    text = f"{cell}\tb\tc\n" * 100_000
    benchmark.pedantic(clipboard, (text, "<td>" * 1000), rounds=1)
    assert benchmark.stats.stats.max < 5
