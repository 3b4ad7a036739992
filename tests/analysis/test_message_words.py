import numpy as np
import pandas as pd
import pytest

from turingdesk.analysis._sample import joined
from turingdesk.analysis.message_words import compute, figures, spaced, words_per_message
from turingdesk.core.errors import TuringDeskError
from turingdesk.table.table import frame


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
    from scipy import stats

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
    assert row["note"] == "1 message imitates no known person."


def test_one_message_has_no_interval():
    rows = said("", "ann", [2, 4]) + said("m", "ann", [5])
    (row,) = words_per_message(messages(*rows)).to_dict("records")
    assert row["difference"] == 2
    assert np.isnan(row["se"])
    assert "only one message" in row["note"]


def test_another_way_to_count_suits_languages_without_spaces():
    rows = [("b", 3, "m", "ann", "德米安音乐剧"), ("b", 3, "", "ann", "好")]
    (row,) = words_per_message(messages(*rows), len).to_dict("records")
    assert row["difference"] == 5
    assert spaced("德米安音乐剧") == 1


def test_no_messages_give_nothing_and_a_missing_column_is_named():
    assert words_per_message(messages()).empty
    with pytest.raises(TuringDeskError, match="no column 'person'"):
        words_per_message(messages().drop(columns="person"))


def judged(*shown):
    """Verdicts of two judges on pairs, or on conversations by themselves."""
    lines = []
    for judge in ("P-1", "P-2"):
        for step, (block, length, *ids) in enumerate(shown):
            told = {"study": "x", "participant": judge, "session": judge, "step": step}
            told |= {"block": block, "length": length, "role": "verdict"}
            told |= {"stimulus": "-".join(ids)}
            if len(ids) == 2:
                told |= {"question": "machine_side", "left_id": ids[0], "right_id": ids[1]}
            else:
                told |= {"question": "origin", "composition": "HM", "subject": "B"}
            lines.append({"kind": "response", **told})
    return frame(lines)


def with_words(table, *speakers):
    """Below it, messages with so many words: stimulus, letter, maker, and how many in each."""
    made = [
        {"role": "text", "study": "x", "stimulus": stimulus, "subject": letter}
        | {"origin": "machine" if maker == "gpt" else "human", "agent": maker}
        | {"choice": "w " * words, "turn": str(turn)}
        for stimulus, letter, maker, numbers in speakers
        for turn, words in zip(range(2, 99, 2), numbers, strict=False)
    ]
    return joined(table, [pd.DataFrame(made)])


def test_a_machine_in_a_pair_stands_beside_the_person_on_the_other_side():
    shown = (("burst", None, "h1", "m1"), ("burst", None, "m2", "h2"), ("talks", 3, "h1", "m1"))
    table = with_words(
        judged(*shown),
        *(("h1", "A", "p0", [50]), ("h1", "B", "p1", [2, 4])),
        *(("m1", "A", "p0", [50]), ("m1", "B", "gpt", [6, 8])),
        *(("h2", "A", "p0", [50]), ("h2", "B", "p2", [10, 10, 10])),
        *(("m2", "A", "p0", [50]), ("m2", "B", "gpt", [11, 13])),
    )
    found = compute(table).set_index("setting")
    assert found["agent"].tolist() == ["gpt", "gpt"]
    assert found["n"].to_dict() == {"burst": 4, "talks": 1}
    assert found["n_person"].to_dict() == {"burst": 5, "talks": 2}
    assert found["words"].to_dict() == {"burst": 9.5, "talks": 6.0}
    assert found["difference"].to_dict() == {"burst": 3.0, "talks": 3.0}
    assert found["turns"].isna().to_dict() == {"burst": True, "talks": False}
    (figure,) = figures(table)
    assert [layer.name for layer in figure.layers] == ["burst", "talks, 3 turns"]
    assert [layer.y for layer in figure.layers] == [[3.0], [3.0]]


def test_persons_without_a_name_are_the_ones_of_their_own_pair():
    table = with_words(
        judged(("burst", None, "h1", "m1"), ("burst", None, "h2", "m2")),
        *(("h1", "B", "", [2, 2]), ("m1", "B", "gpt", [3, 3])),
        *(("h2", "B", "", [20, 20]), ("m2", "B", "gpt", [30, 30])),
    )
    assert compute(table)["difference"].tolist() == [(1 + 10) / 2]


def test_a_machine_in_a_conversation_of_its_own_imitates_nobody_known():
    words = (("c1", "A", "p", [2]), ("c1", "B", "gpt", [5, 7]))
    (row,) = compute(with_words(judged(("talks", None, "c1")), *words)).to_dict("records")
    assert (row["words"], row["n"], row["n_person"]) == (6.0, 2, 0)
    assert "no messages of the person" in row["note"]


def test_without_the_words_it_says_what_to_give():
    (row,) = compute(judged(("talks", None, "c1"))).to_dict("records")
    assert "analyze DATA --texts STUDY" in row["note"]
    assert compute(frame([])).empty
    assert figures(judged(("talks", None, "c1"))) == ()
