import pandas as pd
import pytest

from turingdesk.analysis.comparator.acceptance import acceptance, distinguishers
from turingdesk.core.errors import TuringDeskError

TRIALS = pd.DataFrame(
    [
        ("b", "a", "b", True),
        ("b", "a", "b", False),
        ("b", "b", "b", True),
        ("a", "b", "a", None),
        ("a", "a", "a", True),
        ("c", "a", "b", True),
        ("c", "b", "b", False),
    ],
    columns=["distinguisher", "actor", "target", "same"],
)


def test_only_trials_in_which_a_target_judges_for_itself_are_counted_together():
    found = acceptance(TRIALS)
    assert found.agents == ("a", "b")
    assert found.n.tolist() == [[1, 2], [0, 1]]
    assert found.accepted.tolist() == [[1, 1], [0, 1]]
    assert found.unanswered == 1
    assert found.share[0, 1] == 0.5
    assert found.share[1, 0] != found.share[1, 0]  # b never answered as an actor of a


def test_a_fixed_distinguisher_has_counts_of_its_own():
    assert distinguishers(TRIALS) == ("c",)
    found = acceptance(TRIALS, "c")
    assert (found.distinguisher, found.agents) == ("c", ("a", "b"))
    assert found.n.tolist() == [[0, 1], [0, 1]]
    assert found.accepted.tolist() == [[0, 1], [0, 0]]


def test_rows_may_stand_for_many_trials():
    apart = pd.concat([TRIALS] * 3, ignore_index=True)
    found, whole = acceptance(TRIALS.assign(n=3)), acceptance(apart)
    assert found.n.tolist() == whole.n.tolist()
    assert found.accepted.tolist() == whole.accepted.tolist()
    assert found.unanswered == whole.unanswered == 3


def test_no_trials_are_no_agents():
    found = acceptance(TRIALS[:0])
    assert (found.agents, found.n.shape) == ((), (0, 0))
    assert distinguishers(TRIALS[:0]) == ()


def test_a_table_without_a_column_is_named():
    with pytest.raises(TuringDeskError, match="has no column 'actor'"):
        acceptance(TRIALS.drop(columns="actor"))
