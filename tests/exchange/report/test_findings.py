"""Every analysis by itself, and one that fails."""

from dataclasses import replace

from turingdesk.analysis import ANALYSES
from turingdesk.exchange.report.findings import result


def test_every_analysis_is_told(found, few):
    assert [one.name for one in found.results] == list(few)
    assert not [one.trouble for one in found.results if one.trouble]


def test_one_that_fails_says_why_and_takes_no_other_along(found):
    def compute(responses):
        raise ZeroDivisionError("by nobody")

    broken = replace(ANALYSES["confusion"], compute=compute)
    told = result("broken", broken, found.sample.responses)
    assert told.trouble == "It could not be computed: ZeroDivisionError: by nobody"
    assert not told.rows
