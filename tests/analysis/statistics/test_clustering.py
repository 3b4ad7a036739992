from itertools import product

from turingdesk.analysis.statistics.clustering import Clustering, clustering


def test_each_way_is_told_by_its_name():
    for judges, stimuli in product((False, True), repeat=2):
        found = clustering(judges, stimuli)
        assert (found.has_judges, found.has_stimuli) == (judges, stimuli)
    assert [*map(str, Clustering)] == ["trial", "judge", "stimulus", "both"]


def test_each_way_has_its_own_method_assumptions_and_reach():
    for of in ("method", "assumptions", "generalizes"):
        assert len({getattr(by, of) for by in Clustering}) == 4
    assert all(by.generalizes.endswith("; these machines only") for by in Clustering)
    assert "other judges, other stimuli" in Clustering.BOTH.generalizes
