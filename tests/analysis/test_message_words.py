import numpy as np
import pandas as pd
import pytest
from scipy import stats

from turingdesk.analysis._message_words import spaced, words_per_message
from turingdesk.core.errors import TuringDeskError


def messages(*rows):
    return pd.DataFrame(rows, columns=["setting", "turns", "agent", "person", "text"])


def said(agent, person, words, setting="burst", turns=10):
    return [(setting, turns, agent, person, "w " * number) for number in words]


def test_words_stand_beside_those_of_the_person_in_the_same_setting():
    rows = said("", "ann", [2, 4]) + said("m", "ann", [5, 6, 7])
    rows += said("", "ann", [20], "ping-pong") + said("m", "ann", [30, 32], "ping-pong", 3)
    found = words_per_message(messages(*rows)).set_index(["setting", "turns"])
    assert found["difference"].to_dict() == {("burst", 10): 3.0, ("ping-pong", 3): 11.0}
    assert found["n"].tolist() == [3, 2]
    assert found["n_person"].tolist() == [2, 1]


def test_the_interval_is_that_of_two_means():
    draw = np.random.default_rng(2)
    own, theirs = draw.poisson(9, 80), draw.poisson(6, 70)
    rows = said("", "ann", theirs) + said("m", "ann", own)
    (row,) = words_per_message(messages(*rows)).to_dict("records")
    error = np.sqrt(stats.sem(own) ** 2 + stats.sem(theirs) ** 2)
    assert row["se"] == pytest.approx(error)
    assert row["ci_low"] == pytest.approx(own.mean() - theirs.mean() - 1.959964 * error)


def test_several_persons_weigh_as_the_agent_wrote_for_them():
    rows = said("", "ann", [1, 3]) + said("", "bob", [10, 10])
    rows += said("m", "ann", [2]) + said("m", "bob", [12, 12, 12])
    (row,) = words_per_message(messages(*rows)).to_dict("records")
    assert row["difference"] == (0 + 2 + 2 + 2) / 4
    assert row["person_words"] == (2 + 10 * 3) / 4


def test_an_agent_that_imitates_nobody_known_says_so():
    (row,) = words_per_message(messages(*said("m", "zoe", [3, 4]))).to_dict("records")
    assert (row["words"], row["n_person"]) == (3.5, 0)
    assert np.isnan(row["difference"])
    assert "no messages of the person" in row["note"]
    rows = said("", "ann", [1, 3]) + said("m", "ann", [4, 4]) + said("m", "zoe", [9])
    (row,) = words_per_message(messages(*rows)).to_dict("records")
    assert row["difference"] == 2
    assert row["note"] == "1 messages imitate nobody known."


def test_one_message_has_no_interval():
    rows = said("", "ann", [2, 4]) + said("m", "ann", [5])
    (row,) = words_per_message(messages(*rows)).to_dict("records")
    assert row["difference"] == 2
    assert np.isnan(row["se"])
    assert "one message only" in row["note"]


def test_another_way_to_count_suits_languages_without_spaces():
    rows = [("b", 3, "m", "ann", "德米安音乐剧"), ("b", 3, "", "ann", "好")]
    (row,) = words_per_message(messages(*rows), len).to_dict("records")
    assert row["difference"] == 5
    assert spaced("德米安音乐剧") == 1


def test_no_messages_give_nothing_and_a_missing_column_is_named():
    assert words_per_message(messages()).empty
    with pytest.raises(TuringDeskError, match="no column 'person'"):
        words_per_message(messages().drop(columns="person"))
