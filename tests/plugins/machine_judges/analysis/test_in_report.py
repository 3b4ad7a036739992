"""The comparison of judges in reports, which need two of them to say anything."""

from dataclasses import replace

from turingdesk.exchange.report.findings import AnalysisResult, ReportFindings
from turingdesk.exchange.report.results import by_chapter


def compared(*judges):
    rows = tuple({"judge": judge, "n_human": 9, "detectability": 0.7} for judge in judges)
    return AnalysisResult("machine_judges", "Judges", "", tuple(rows[0]), rows, ())


def test_people_alone_are_compared_with_no_one():
    everything = ReportFindings(None, None, {}, ())
    alone, both = (
        replace(everything, results=(compared(*judges),))
        for judges in (("people",), ("people", "judge:svm"))
    )
    assert [*by_chapter(alone)] == []
    ((chapter, (shown,)),) = by_chapter(both)
    assert (chapter.name, shown.name) == ("machine_judges", "machine_judges")
