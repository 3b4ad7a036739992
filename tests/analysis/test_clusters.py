import numpy as np
import pandas as pd
import pytest

from turingdesk.analysis._clusters import chosen, clustered, clusters_of, trials
from turingdesk.analysis._counted import verdicts, verdicts_once
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.table.table import frame


def verdict(step, participant="P-1", stimulus="one", **members):
    told = {"question": "origin", "role": "verdict", "truth": "human", "choice": "human"}
    who = {"participant": participant, "stimulus": stimulus, "study": "x", "task": "words"}
    return {"kind": "response", "session": "s", "step": step} | told | who | members


def rows(*lines):
    return verdicts(frame(lines))


def codes(found):
    shares = pd.Series(0, index=found.index).to_numpy()
    made = trials(found, shares, (found["truth"] == found["choice"]).to_numpy())
    return made.judges, made.stimuli


def test_by_judge_and_stimulus_unless_a_table_says_otherwise():
    table = frame([verdict(1)])
    assert chosen(table) is Clustering.BOTH
    for by in Clustering:
        assert chosen(clustered(table, by)) is by
    assert "cluster" not in table


def test_where_nobody_is_named_verdicts_are_independent():
    assert chosen(frame([verdict(1)]).drop(columns="participant")) is Clustering.TRIAL


def test_a_row_that_counts_three_verdicts_is_three_trials():
    found = rows(verdict(1), verdict(2, participant="P-2")).assign(n=[3, 1])
    made = trials(found, np.zeros(2, dtype=int), np.array([True, False]))
    assert made.judges.tolist() == [0, 0, 0, 1]
    assert made.right.tolist() == [True, True, True, False]
    assert (len(made.shares), len(made.stimuli)) == (4, 4)


def test_an_empty_table_has_a_way_too():
    assert chosen(clustered(frame([]), Clustering.JUDGE)) is Clustering.BOTH


def test_judges_and_stimuli_of_one_code_in_two_studies_are_two():
    found = rows(verdict(1), verdict(2, study="y"), verdict(3), verdict(4, task="captions"))
    judges, stimuli = codes(found)
    assert judges.tolist() == [0, 1, 0, 0]
    assert len({*stimuli}) == 3
    assert clusters_of(found) == (2, 3)


def test_one_judge_in_two_sessions_is_one():
    found = rows(verdict(1, session="a"), verdict(1, session="b"), verdict(2, participant="P-2"))
    assert codes(found)[0].tolist() == [0, 0, 1]


@pytest.mark.parametrize("column", ["participant", "stimulus"])
def test_what_is_named_nowhere_is_not_known(column):
    found = rows(verdict(1, **{column: ""}), verdict(2, **{column: ""}))
    assert codes(found)[column == "stimulus"] is None
    assert 0 in clusters_of(found)


def test_numbers_do_not_depend_on_the_order_of_rows():
    lines = [verdict(n, participant=f"P-{n % 3}", stimulus=f"s{n % 4}") for n in range(12)]
    found = rows(*lines)
    there, back = codes(found), codes(found[::-1])
    assert [one.tolist() for one in there] == [one[::-1].tolist() for one in back]


def test_numbers_computed_once_are_those_of_the_very_rows():
    whole = rows(
        *(verdict(n, who, what) for n, (who, what) in enumerate(["ax", "by", "cx", "by"]))
    )
    reversed_ = whole.assign(participant=whole["participant"].array[::-1])
    tables = (whole, whole.copy(deep=False), whole[1:], whole[2:], whole[::-1], reversed_)
    alone = [[one.tolist() for one in codes(table)] for table in tables]
    with verdicts_once():
        found = [[one.tolist() for one in codes(table)] for table in tables]
        again, once_more = codes(whole), codes(whole.copy(deep=False))
    assert found == alone
    assert [one.tolist() for one in again] == alone[0] == [[0, 1, 2, 1], [0, 1, 0, 1]]
    assert all(one is other for one, other in zip(again, once_more, strict=True))
