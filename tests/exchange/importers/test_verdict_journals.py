import pytest

from turingdesk.analysis._overview import overview
from turingdesk.core.quality import ControlFailed, ControlsPassed, FormAnswer, TooFast
from turingdesk.exchange.importers import IMPORTERS, ImportOptions
from turingdesk.exchange.importers._verdict_journals import rules
from turingdesk.table.table import load


def test_judges_who_say_no_keep_the_language_rule_out():
    found, contrary = rules("zhang-captions", [{"native": "yes"}, {"native": "No"}, {}])
    assert found == (TooFast(id="zhang-captions.too_fast", min_s=3.0),)
    assert contrary == 1


def test_where_all_say_yes_or_nothing_all_rules_of_the_paper_count():
    found, contrary = rules("zhang-conversations", [{"native": "Yes"}, {"native": None}, {}])
    assert [type(rule) for rule in found] == [ControlsPassed, ControlFailed, FormAnswer]
    assert found[2].wanted == ("English", "yes")
    assert found[2].also_empty
    assert contrary == 0


def test_what_the_paper_has_no_rules_for_gets_none():
    assert rules("", [{"native": "no"}]) == ((), 0)


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("files", "known", "of_paper"),
    [
        (
            ["compiled_AIexperts_may4.json"],
            {"HH": 60, "HM": 50, "MM": 65, "MH": 45},
            {"zhang-captions.too_fast"},
        ),
        (["trials_all.json"], {"HH": 52, "HM": 20, "MM": 88, "MH": 28}, set()),
        (
            ["compiled_prolific_first2judges.json", "conv_groundtruth_175.json"],
            {"HH": 15, "HM": 7, "MM": 20, "MH": 34},
            {
                "zhang-conversations.topics",
                "zhang-conversations.wrong_topic",
                "zhang-conversations.native_language",
            },
        ),
        (
            ["results_ip_redacted.csv"],
            {"HH": 2, "HM": 4, "MM": 4, "MH": 2},
            {"zhang-fixations.sees"},
        ),
    ],
)
def test_published_numbers_come_out_with_the_papers_rules_and_without(
    shared_data, tmp_path, files, known, of_paper
):
    sources = [next((shared_data / "kreimanlab-TuringTest").rglob(name)) for name in files]
    IMPORTERS["kreimanlab_verdicts"].read(sources, tmp_path, ImportOptions())
    found = overview(load(tmp_path))
    assert {rule["rule"] for rule in found["rules"]} == of_paper
    assert found["confusion"]["n"] == found["before_rules"]["confusion"]["n"] == known
    assert found["exclusions"] == []
