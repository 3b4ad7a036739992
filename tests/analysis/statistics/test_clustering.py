from itertools import product

from turingdesk.analysis.statistics.clustering import Clustering, clustering


def test_what_is_drawn_is_told_by_its_name():
    for judges, stimuli in product((False, True), repeat=2):
        found = clustering(judges, stimuli)
        assert (found.has_judges, found.has_stimuli) == (judges, stimuli)
    assert [*map(str, Clustering)] == ["trial", "judge", "stimulus", "both"]


def test_each_way_has_its_own_method_and_assumptions():
    assert len({by.method for by in Clustering}) == 4
    assert len({by.assumptions for by in Clustering}) == 4
    assert all("seed 1" in by.method and "10,000" in by.method for by in Clustering)
