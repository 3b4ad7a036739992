"""Coding schemes: the two that come along, and a study's own with what is wrong in it."""

import pytest

from turingdesk.core.errors import BadScheme
from turingdesk.core.message import Message
from turingdesk.plugins.coding.scheme import read_scheme, schemes

OWN = """\
title = "Tone"
kind = "reasons"
question = "why"
[[category]]
title = "Tone"
codes = [{ title = "Friendly", about = "Kind words." }, { title = "Cold" }]
"""


@pytest.fixture
def own(tmp_path):
    def write(text=OWN, name="tone"):
        (tmp_path / "coding").mkdir(exist_ok=True)
        path = tmp_path / "coding" / f"{name}.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def test_both_schemes_of_the_third_paper_are_whole():
    """Appendices I and J: six categories each, with this many codes."""
    found, problems = schemes()
    assert problems == []
    sizes = {name: [len(c.codes) for c in one.categories] for name, one in found.items()}
    assert sizes == {"reasons": [11, 5, 8, 6, 5, 5], "strategies": [3, 7, 2, 8, 6, 4]}
    assert {name: one.kind for name, one in found.items()} == {
        "reasons": "reasons",
        "strategies": "strategies",
    }
    assert found["reasons"].codes["3e"].title == "Humor"
    assert found["strategies"].codes["4h"].title == "Another language"
    for scheme in found.values():
        assert all(code.about.endswith(".") for code in scheme.codes.values())


def test_what_comes_with_the_program_can_be_translated_and_what_a_study_brings_is_its_own(own):
    assert isinstance(schemes()[0]["reasons"].codes["1a"].title, Message)
    assert not isinstance(read_scheme(own()).title, Message)


def test_a_study_brings_a_scheme_of_its_own(own, tmp_path):
    own()
    found, problems = schemes(tmp_path)
    assert problems == []
    tone = found["tone"]
    assert list(tone.codes) == ["1a", "1b"]
    assert tone.question == "why"
    assert tone.category_of("1b").title == "Tone"
    assert tone.category_of("7z") is None
    assert tone.ordered({"1b", "9z", "1a"}) == ("1a", "1b", "9z")


def test_a_scheme_of_the_same_name_takes_the_place_of_ours(own, tmp_path):
    own(name="reasons")
    assert schemes(tmp_path)[0]["reasons"].title == "Tone"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("title = ", "title : "), "can't be read"),
        (('"reasons"', '"colours"'), "Use one of: reasons, strategies"),
        (("[[category]]", "[[group]]"), "needs 1 to 9"),
        (('title = "Cold"', 'name = "Cold"'), "a title is missing"),
        (("codes = [", "names = ["), "needs 1 to 26 codes"),
        (('kind = "reasons"', "kind = 3"), "a kind is missing"),
    ],
)
def test_a_file_that_is_wrong_is_named_and_the_others_are_used(own, tmp_path, change, told):
    path = own(OWN.replace(*change))
    with pytest.raises(BadScheme, match=told):
        read_scheme(path)
    found, (problem,) = schemes(tmp_path)
    assert set(found) == {"reasons", "strategies"}
    assert told in str(problem)
    assert "tone.toml" in str(problem)


def test_more_categories_than_keys_are_refused(own):
    part = OWN[OWN.index("[[category]]") :]
    with pytest.raises(BadScheme, match="1 to 9"):
        read_scheme(own(OWN + 9 * part))
