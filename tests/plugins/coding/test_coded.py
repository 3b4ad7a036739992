"""Coded texts find the verdicts that they explain, and nothing else."""

import pytest

from tests.plugins.coding.coded_texts import ANSWERS, table
from turingdesk.analysis._sample import joined
from turingdesk.plugins.coding.coded import Level, coded, codings
from turingdesk.plugins.coding.codings import TextPlace, coding_rows, save_codes


def rows(folder, given, scheme="reasons", coder="Ada"):
    for (session, step, *_), codes in zip(ANSWERS, given, strict=False):
        save_codes(folder, scheme, coder, TextPlace(session, step, "reason", ""), codes)
    return joined(table(), [coding_rows(folder)])


def test_a_text_has_the_truth_the_verdict_and_whether_it_was_right(tmp_path):
    (one,) = coded(rows(tmp_path, (["1a"], [], ["1a", "2b"])), "reasons")
    assert one.scheme == "reasons"
    told = one.texts[["truth", "choice", "correct"]].itertuples(index=False, name=None)
    assert list(told) == [
        ("machine", "machine", True),
        ("human", "human", True),
        ("machine", "human", False),
    ]
    assert one.note == ""


def test_levels_are_categories_followed_by_their_codes(tmp_path):
    (one,) = coded(rows(tmp_path, (["2b", "1c"], ["1a"])), "reasons")
    assert [(level.code, level.is_category) for level in one.levels] == [
        ("1", True),
        ("1a", False),
        ("1c", False),
        ("2", True),
        ("2b", False),
    ]
    sizes = [len(one.having(level)) for level in one.levels]
    assert sizes == [2, 1, 1, 1, 1]
    assert len(one.having(Level("9a", "Nothing", "None"))) == 0


@pytest.mark.slow
def test_schemes_of_one_kind_are_apart_and_those_of_another_are_not_taken(tmp_path):
    own = tmp_path / "coding" / "tone.toml"
    own.parent.mkdir()
    own.write_text(
        'title = "Tone"\nkind = "reasons"\n[[category]]\ntitle = "Tone"\n'
        'codes = [{ title = "Warm" }]\n',
        "utf-8",
    )
    rows(tmp_path, (["1a"],), scheme="tone")
    rows(tmp_path, (["1a"],), scheme="strategies")
    more = rows(tmp_path, (["1a"], ["1b"]))
    assert [one.scheme for one in coded(more, "reasons")] == ["reasons", "tone"]
    assert [one.scheme for one in coded(more, "strategies")] == ["strategies"]
    assert set(codings(more)["scheme"]) == {"reasons", "tone", "strategies"}
    assert list(coded(table(), "reasons")) == []
