import pytest

from tests.exchange.exporters.conftest import HEAD
from turingdesk.core.question import Role
from turingdesk.core.response import CODEBOOK, COLUMNS
from turingdesk.exchange.export import ALL_THAT_COUNTS, _with_pilots
from turingdesk.exchange.exporters._base import ExportCounts, ExportOptions, TruncatedText, silent
from turingdesk.exchange.exporters._content import LEVELS, ColumnKind, Content, kind, unit
from turingdesk.exchange.exporters.xlsx import ALL, analyses
from turingdesk.table.table import load

FORM = {"role": "form", "block": "demographics", "trial": 0, "task": ""}
HUMAN = {"choice": "human", "origin": "human", "truth": "human", "correct": True}


def test_the_last_answer_to_a_form_is_the_one_that_counts(session):
    rows = [{**FORM, "question": "age", "choice": age, "step": 1} for age in ("30", "31")]
    content = Content.of(load(session(rows)), ExportOptions())
    assert list(content.participants["age"]) == [31]
    assert content.in_journals == 2, "both answers stay in the responses"


def test_a_pilot_of_the_same_name_has_its_own_answers_to_forms(session):
    rows = [{**FORM, "question": "age", "choice": "31"}]
    session([{**FORM, "question": "age", "choice": "99"}], folder="data/pilot", pilot=True)
    session(rows, participant="P-002", folder="data/pilot", pilot=True)
    table = _with_pilots(session(rows), ALL_THAT_COUNTS, silent)
    people = Content.of(table, ExportOptions(pilot=True)).participants
    assert list(zip(people["participant"], people["pilot"], people["age"], strict=True)) == [
        ("P-001", False, 31),
        ("P-001", True, 99),
        ("P-002", True, 31),
    ]


def test_one_question_in_two_forms_gives_two_columns(session):
    rows = [
        {**FORM, "block": form, "question": "mood", "choice": form} for form in ("pre", "post")
    ]
    content = Content.of(load(session(rows)), ExportOptions())
    assert content.forms == {"pre.mood": "Form pre: mood", "post.mood": "Form post: mood"}
    assert list(content.participants["post.mood"]) == ["post"]


def test_the_codebook_has_a_sentence_for_every_column(session):
    content = Content.of(load(session([HUMAN])), ExportOptions())
    told = list(content.codebook)
    assert [column for sheet, column, _ in told if sheet == "responses"] == HEAD
    assert all(about for _, _, about in told)


@pytest.mark.slow
@pytest.mark.usefixtures("few_analyses")
def test_studies_and_kinds_of_judges_are_analysed_apart(session):
    session([HUMAN], participant="A")
    session([HUMAN] * 2, participant="B", study="other")
    data = session([HUMAN] * 3, participant="S", judge="simulated")
    tables = {name: table for name, _, table in analyses(load(data).responses)}
    humans = tables["confusion"][tables["confusion"]["truth"] == "human"]
    assert list(zip(humans["judges"], humans["study"], humans["n"], strict=True)) == [
        ("people", ALL, 3),
        ("people", "demo", 1),
        ("people", "other", 2),
        ("simulated", "demo", 3),
    ]


def test_nothing_answered_gives_no_analysis(session):
    assert list(analyses(load(session([])).responses)) == []


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        (
            ExportCounts(2, 2, 1, pilots_left_out=3),
            "3 responses of pilot sessions are not included.",
        ),
        (ExportCounts(2, 2, 1, imported=2), "2 rows are imported (column \u201cjudge\u201d)."),
        (ExportCounts(2, 2, 1, problems=1), "1 problem in the journals"),
        (
            ExportCounts(2, 2, 1, cut=(TruncatedText("responses!A2", 40_000),) * 7),
            "responses!A2 and 2 more.",
        ),
    ],
)
def test_what_must_be_known_is_told(counts, said):
    assert any(said in sentence for sentence in counts.sentences)


def test_what_is_told_names_no_option_of_the_command_line():
    counts = ExportCounts(
        9, 9, 1, pilots_left_out=1, problems=1, sealed=1, textless=1, formulas={"choice": 1}
    )
    assert len(counts.sentences) == 6
    assert not [one for one in counts.sentences if "--" in one or "turingdesk" in one]


@pytest.mark.usefixtures("few_analyses")
def test_both_versions_of_every_result_are_there_where_rules_leave_something_out(session):
    data = session([HUMAN, {**HUMAN, "too_fast": True}])
    tables = {name: table for name, _, table in analyses(load(data).responses)}
    for table in tables.values():
        assert set(table["rules"]) <= {"applied", "not applied"}
    humans = tables["confusion"][tables["confusion"]["truth"] == "human"]
    assert dict(zip(humans["rules"], humans["n"], strict=True)) == {"applied": 1, "not applied": 2}


def test_an_export_says_what_each_rule_leaves_out(session):
    data = session([HUMAN, {**HUMAN, "too_fast": True}], rules=[{"kind": "too_fast"}])
    content = Content.of(load(data), ExportOptions())
    assert content.exclusions["reason"].tolist() == [
        "Marked as too fast when it was given; below the block's time limit."
    ]
    (told,) = content.rules
    assert told[0] == "rule Too fast (too_fast) of demo"
    assert "0 sessions, 1 single trial; in all 1 verdict." in told[1]
    results = dict(content.results)
    assert results["verdicts on origin before quality rules, people"] == 2
    assert results["verdicts on origin after quality rules, people"] == 1
    assert content.counts(2).excluded == 1


def test_answers_are_numbers_where_a_question_has_no_other_ones(session):
    asked = {"age": ["31", "7"], "postcode": ["01069", "10115"], "height": ["1.75", "1.8"]}
    for number in range(2):
        rows = [{**FORM, "question": name, "choice": own[number]} for name, own in asked.items()]
        data = session(rows, participant=f"P-{number}")
    people = Content.of(load(data), ExportOptions()).participants
    assert {name: list(people[name]) for name in asked} == {
        "age": [31, 7],
        "postcode": ["01069", "10115"],
        "height": [1.75, 1.8],
    }


def test_answers_to_forms_stand_apart_from_those_to_trials(session):
    content = Content.of(
        load(session([{**FORM, "question": "age", "choice": "31"}, HUMAN])), ExportOptions()
    )
    assert list(content.trials["choice"]) == ["human"]
    assert list(content.form_answers["choice"]) == ["31"]
    assert content.in_journals == 2


def test_every_column_has_a_kind_that_its_values_are_of():
    kinds = {name: kind(name) for name in [*COLUMNS, "superseded", "excluded"]}
    assert kinds["choice"] == kinds["excluded"] == ColumnKind.TEXT
    assert kinds["correct"] == kinds["superseded"] == kinds["pilot"] == ColumnKind.FLAG
    assert kinds["rt_ms"] == ColumnKind.NUMBER
    assert kinds["length"] == kinds["trial"] == ColumnKind.WHOLE
    assert kinds["at"] == ColumnKind.TIME
    assert kinds["role"] == kinds["participant"] == ColumnKind.LEVEL


def test_levels_are_the_words_that_the_program_writes():
    assert list(LEVELS["role"]) == [role.value for role in Role]
    assert all(word in CODEBOOK["device"] for word in LEVELS["device"])
    assert set(LEVELS) < set(COLUMNS)


def test_units_are_read_from_names():
    assert (unit("rt_ms"), unit("resume_gap_s"), unit("trials"), unit("s")) == ("ms", "s", "", "")


def test_participants_of_a_collection_have_no_columns_of_verdicts(session):
    judged = session([HUMAN])
    collected = session([{"role": "answer", "choice": "a dog"}], folder="collected")
    heads = [
        set(Content.of(load(data), ExportOptions()).participants) for data in (judged, collected)
    ]
    of_verdicts = {"verdicts", "too_fast", "controls_asked", "controls_passed", "median_rt_ms"}
    assert heads[0] - heads[1] == of_verdicts


def test_the_sheet_of_stimuli_counts_what_counts_and_sorts_by_number(session):
    told = {"choice": "human", "origin": "human", "truth": "human", "correct": True}
    rows = [{**told, "stimulus": f"s{n}", "step": n} for n in (10, 2, 1)]
    rows += [{**told, "stimulus": "s2", "step": 2}]  # asked again: the newer one counts
    rows += [{**told, "stimulus": "s2", "step": 20, "practice": True}]
    rows += [{**told, "stimulus": "s3", "step": 21, "practice": True}]
    rows += [{**told, "stimulus": "s2", "step": 22, "block": "b", "table": "b.csv"}]
    found = Content.of(load(session(rows)), ExportOptions()).stimuli
    assert found[["table", "stimulus", "verdicts"]].to_numpy().tolist() == [
        ["", "s1", 1],
        ["", "s2", 1],
        ["", "s3", 0],
        ["", "s10", 1],
        ["b.csv", "s2", 1],
    ]
