"""Results of a study that was frozen, changed, and judged all the while."""

import json
from dataclasses import replace

import pytest
from openpyxl import load_workbook

from tests.packages import BLOCK, STUDY, edit, write
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._groups import overall
from turingdesk.analysis._overview import overview
from turingdesk.analysis._registration import main_tests, sentences
from turingdesk.cli import main
from turingdesk.exchange.export import export
from turingdesk.study.package import open_package
from turingdesk.study.registration import account, freeze
from turingdesk.table.table import load

RULE = '[[rule]]\nkind = "too_fast"\nid = "quick"\nmin_s = 0.2\n'
CAPTIONS = "id,origin,agent,image,caption\n" + "".join(
    f"h{n},human,p1,dog.png,A dog on sofa {n}\nm{n},machine,GIT,cat.png,A cat on mat {n}\n"
    for n in range(1, 4)
)
PLAN = '[analysis]\nprimary = "detectability"\nby = ["task", "glasses"]\n'


@pytest.fixture
def folder(tmp_path):
    return write(tmp_path / "small", toml=STUDY + BLOCK + RULE + PLAN, captions=CAPTIONS)


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def judged(folder, data, seed):
    main(["simulate", str(folder), "--judges", "2", "--seed", str(seed), "--data", str(data)])


@pytest.fixture
def run(folder, data):
    """Judged before freezing, as frozen, changed, and after the change was accounted for."""
    judged(folder, data, 1)
    freeze(open_package(folder), "Ada")
    judged(folder, data, 2)
    changed = edit(folder, "trials = 2", "trials = 1")
    judged(folder, data, 3)
    account(changed, "Ben", "The fire alarm rang")
    judged(folder, data, 4)
    edit(folder, "min_s = 0.2", "min_s = 0.3")
    judged(folder, data, 5)
    return data


@pytest.mark.slow
def test_planned_tests_come_first_and_all_others_are_exploratory(run):
    responses = load(run).responses
    tests = main_tests(responses, ["detectability", "equivalence"], ["task"])
    planned = [one for one in tests if one.is_planned]
    assert planned == list(tests[: len(planned)])
    assert [one.about for one in planned[:2]] == [
        "Detectability against 0.5",
        "Image descriptions",
    ]
    assert planned[0].value == planned[1].value  # there is one task
    assert planned[2].about.startswith("Equivalence with 0.5: ")
    assert (planned[2].percent, planned[0].percent) == (90, 95)
    (exploratory,) = main_tests(responses, [], [])
    assert not exploratory.is_planned
    assert exploratory.statistic == pytest.approx((exploratory.value - 0.5) / _error(responses))


def _error(responses):
    return overall(verdicts(responses), clustering_of(responses)).detectability.sd


@pytest.mark.slow
def test_every_deviation_is_told_with_date_person_and_reason(run):
    (told,) = overview(load(run))["registrations"]
    assert told["by"] == "Ada"
    assert told["planned"]["primary"] == "detectability"
    assert told["sessions"] == {"before": 2, "frozen": 2, "changed": 2, "deviation 1": 4}
    assert told["before_recorded"] == {"deviation 1": 2}
    (deviation,) = told["deviations"]
    assert (deviation["by"], deviation["why"]) == ("Ben", "The fire alarm rang")
    assert deviation["changes"] == ["Image descriptions \u00b7 Trials: 1, was 2"]
    assert told["other_rules"] == ["the rule Quick is not applied as preregistered."]


@pytest.mark.slow
def test_sentences_say_so_where_results_are_printed(run, capsys):
    capsys.readouterr()
    assert main(["analyze", str(run)]) == 0
    said = capsys.readouterr().out
    assert "by Ada. Planned result: Imitation detectability, by task and glasses." in said
    assert "Sessions that ran \u201cSmall\u201d before it was preregistered: 2." in said
    assert "a changed version of \u201cSmall\u201d without a reason: 2. To give one, use" in said
    assert "\u201cSmall\u201d under deviation 1: 4, 2 before it was recorded." in said
    assert "Ben: The fire alarm rang (Image descriptions \u00b7 Trials: 1, was 2)." in said
    assert "The planned breakdown by glasses is not possible" in said
    assert "By task" in said


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_the_workbook_says_so_too(run, tmp_path):
    export(run, tmp_path / "out.xlsx")
    book = load_workbook(tmp_path / "out.xlsx", read_only=True)
    told = [row[1] for row in book["summary"].values if row[0] == "preregistration"]
    assert any("Ben: The fire alarm rang" in one for one in told)
    heads, *rows = book["participants"].values
    column = heads.index("registration")
    assert sorted({row[column] or "" for row in rows}) == ["", "changed", "deviation 1", "frozen"]
    book.close()


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_json_holds_it(run, capsys):
    capsys.readouterr()
    main(["analyze", str(run), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["registrations"][0]["study"] == "small"
    assert "task" in told["by"]


def test_a_study_that_was_never_frozen_says_nothing(folder, data):
    judged(folder, data, 1)
    found = overview(load(data))
    assert found["registrations"] == []
    assert not any("frozen" in note for note in found["notes"])


@pytest.mark.slow
def test_rules_given_afterwards_are_deviations(run):
    found = overview(replace(load(run), rules={"small": ()}))
    assert found["registrations"][0]["other_rules"] == [
        "the preregistered rule Quick is not applied."
    ]


def test_a_primary_of_another_version_is_told():
    told = {"study": "small", "at": "2026-11-21", "by": "Ada", "sessions": {}, "other_rules": []}
    told["before_recorded"] = {}
    found = list(sentences([told | {"planned": {"primary": "charm", "by": ["task"]}}]))
    assert found[0] == (
        "\u201csmall\u201d was preregistered on 2026-11-21 by Ada. Planned result: charm, by task."
    )
    assert found[0].values["plan"].template == "{result}, by {columns}"  # can be translated
    assert found[1].startswith("The planned primary result 'charm' is not one of: agent")
