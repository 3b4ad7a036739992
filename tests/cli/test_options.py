"""Options as NAME=VALUE: words stay words, numbers are numbers, anything else is told."""

import pytest

from turingdesk.cli._options import given_options, with_usual
from turingdesk.core.errors import CannotJudge, UnknownName
from turingdesk.judges.features import FEATURES
from turingdesk.judges.trained import TRAINED

USUAL = {"c": 1.0, "file": "", "words": 2.0}


def test_what_is_not_set_has_its_usual_value():
    given = given_options(["c = 0.1", "file=a=b.txt"], USUAL)
    assert with_usual(USUAL, given) == {"c": 0.1, "file": "a=b.txt", "words": 2.0}
    assert with_usual({"words": 2.0}, given) == {"words": 2.0}


def test_an_option_may_be_0_where_that_means_none():
    assert with_usual(USUAL, {"words": "0"})["words"] == 0


@pytest.mark.parametrize("text", ["much", "nan", "inf", "-1", "", "0"])
def test_what_is_no_number_is_told_with_its_name(text):
    with pytest.raises(CannotJudge, match=f"--set c={text}: c is a number above 0"):
        with_usual(USUAL, {"c": text})


def test_an_unknown_option_is_told_with_the_nearest_one():
    with pytest.raises(UnknownName, match="Did you mean 'words'"):
        given_options(["word=1"], USUAL)


def test_no_judge_shares_an_option_with_features():
    judges = {name for one in TRAINED.values() for name in one.options}
    assert judges.isdisjoint(name for one in FEATURES.values() for name in one.options)
