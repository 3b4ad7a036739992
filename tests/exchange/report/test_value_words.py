"""Words that analyses write as values are messages in tables; names stay as they are."""

import pytest

from turingdesk.core.message import Message
from turingdesk.exchange.report.pieces import grid


@pytest.mark.parametrize(
    ("column", "value", "said"),
    [
        ("test", "permutation", "permutation"),
        ("measure", "letters_per_word", "letters per word"),
        ("length_of", "last turns", "last turns"),
        ("truth", "machine", "machine"),
        ("trained_on", "all but gpt", "all but gpt"),
        ("grouped_by", "none", "none"),
        ("judge", "people", "people"),
    ],
)
def test_a_word_of_an_analysis_can_be_translated(column, value, said):
    ((cell, _),) = grid("", (column, "n"), [{column: value, "n": 12}]).rows
    assert cell == said
    assert isinstance(cell, Message)


@pytest.mark.parametrize(("column", "name"), [("agent", "permutation"), ("judge", "judge:svm")])
def test_a_name_is_someones_own(column, name):
    ((cell, _),) = grid("", (column, "n"), [{column: name, "n": 12}]).rows
    assert not isinstance(cell, Message)
