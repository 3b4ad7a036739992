"""What a report says: design, flow, what was left out, results, where they come from."""

from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

import orjson
import pytest

from tests.sealed import SECRET, sealed, small
from tests.small_study import walk_on
from turingdesk.analysis._chapters import CHAPTERS
from turingdesk.analysis._counted import named, with_title
from turingdesk.analysis._figure import Axis, Figure, Panel, Points
from turingdesk.exchange.report.content import (
    NO_VERDICTS,
    NOT_FROZEN,
    content,
    design,
    in_words,
    origin,
    stages,
)
from turingdesk.exchange.report.findings import AnalysisResult, Findings
from turingdesk.exchange.report.pieces import (
    MOST,
    Chart,
    Facts,
    Paragraph,
    ReportFigure,
    ReportTable,
    grid,
    in_rows,
    words,
)
from turingdesk.exchange.report.results import (
    SUMMARY,
    first_figures,
    is_computed,
    not_computed,
)
from turingdesk.exchange.report.writing import ReportRequest, findings, read
from turingdesk.journal.tombstones import Gone, Tombstone
from turingdesk.sealing.stored_seals import unlock
from turingdesk.sessions.session_header import SessionSetup
from turingdesk.sessions.session_recorder import SessionRecorder
from turingdesk.study.package import open_package


def _section(report, name):
    return next(one for one in report.sections if one.name == name)


def _texts(section):
    return [one.text for one in section.pieces if isinstance(one, Paragraph)]


def _grids(section):
    return [one for one in section.pieces if isinstance(one, ReportTable)]


def test_the_design_names_blocks_trials_and_questions(report):
    design = _section(report, "design")
    facts = dict(next(one for one in design.pieces if isinstance(one, Facts)).rows)
    assert len(facts["Hash of the package (SHA-256)"]) == 64
    blocks, questions = _grids(design)
    assert [row[0] for row in blocks.rows] == ["captions", "talks"]
    assert "origin" in {row[1] for row in questions.rows}


def test_the_flow_adds_up_from_whoever_came_to_what_is_counted(found):
    recruited, judged, counted = stages(found)
    assert recruited.text == ("Recruited", "3 participants", "3 sessions")
    told = found.overview["verdicts"]
    assert judged.text[-1] == f"{told['given']} verdicts given"
    assert "Too fast: 6 verdicts" in " ".join(judged.lost)
    left = sum(int(line.split(": ")[1].split()[0]) for line in judged.lost)
    assert counted.text[-1] == f"{told['given'] - left} verdicts"
    assert in_words(stages(found)).endswith("verdicts.")


def test_whoever_withdrew_was_recruited_and_left(found):
    gone = Tombstone(
        "1", "2026", "Ada", "", "P-9", "", "", (Gone("small", 1, False, 12),), is_finished=True
    )
    told = replace(found, table=replace(found.table, withdrawn=(gone,)))
    recruited = stages(told)[0]
    assert recruited.text == ("Recruited", "4 participants", "4 sessions")
    assert recruited.lost == ("Withdrawn: 1 participant (1 session, 12 answers deleted)",)


def test_both_versions_of_results_are_told_where_rules_leave_something_out(report):
    captions = [one.caption for one in _grids(_section(report, "summary"))]
    assert captions == [
        "Verdicts by origin, after quality rules.",
        "Verdicts by origin, before quality rules.",
    ]
    assert [one.caption for one in _grids(_section(report, "by-task"))] == ["By task."]


def test_every_result_has_a_table_or_says_why_there_is_none(report, found):
    missing = dict(_grids(_section(report, "not-computed"))[0].rows)
    shown = {one.name: one for one in report.sections}
    for one in found.results:
        if one.name not in SUMMARY:
            assert (one.title in missing) != (one.name in shown)
        if one.name in shown:
            assert _grids(shown[one.name])[0].rows
    assert any(isinstance(one, ReportFigure) for part in report.sections for one in part.pieces)
    assert isinstance(_section(report, "participants").pieces[0], Chart)


def test_what_is_not_computed_is_listed_once_with_a_reason_and_no_command():
    note = "It cannot be computed: no text was coded. To do so: turingdesk judge X --judge svm."
    one = AnalysisResult("reasons", "Reasons", "", ("n", "note"), ({"n": 0, "note": note},), ())
    nothing = AnalysisResult("games", "Games", "", (), (), ())
    found = SimpleNamespace(results=(one, nothing))
    table = not_computed(found)
    assert table.caption == "Not computed (2)."
    assert table.rows == (
        ("Reasons", "No text was coded."),
        ("Games", "No data for this result."),
    )


def test_tables_and_figures_are_numbered_in_reading_order_and_apart_in_the_appendix(report):
    labels = [
        one.label for part in report.sections for one in part.pieces if getattr(one, "label", "")
    ]
    for kind in ("Table ", "Figure ", "Table A"):
        numbers = [one.removeprefix(kind) for one in labels if one.startswith(kind)]
        numbers = [int(one) for one in numbers if one.isdigit()]
        assert numbers == list(range(1, len(numbers) + 1))
        assert numbers


def test_the_chapters_come_in_the_order_of_meaning(report):
    titles = [str(one.title) for one in report.sections if one.level == 1]
    order = [one.title for one in CHAPTERS]
    in_report = [title for title in titles if title in order]
    assert in_report == sorted(in_report, key=order.index)
    assert titles[:2] == ["Summary", "Design"]
    assert titles[-1] == "Appendix"


def test_a_planned_result_stands_before_the_exploratory_ones(found, folder):
    frozen = {
        "study": "small",
        "at": "2026-01-01",
        "by": "Ada",
        "hash": "1",
        "planned": {"primary": "agents"},
        "sessions": {},
        "before_recorded": {},
        "other_rules": [],
    }
    told = replace(found, overview={**found.overview, "registrations": [frozen]})
    names = [one.name for one in content(told, folder).sections]
    assert names.index("preregistration") < names.index("agents") < names.index("appendix")
    assert names.count("agents") == 1
    assert "task_and_machine" not in names  # nothing else of that chapter is computed here
    frozen["planned"] = {"primary": "detectability", "by": []}
    section = next(one for one in content(told, folder).sections if one.name == "preregistration")
    tests = [one for one in section.pieces if "tests" in getattr(one, "caption", "")]
    assert [one.caption.partition(" ")[0] for one in tests] == ["Planned", "Exploratory"]
    assert [one.rows[0][0] for one in tests] == ["Detectability against 0.5", "Image descriptions"]


def test_tasks_and_rules_have_their_titles_in_tables():
    rows = [
        {"task": "captions", "level": "words", "p": 0.02},
        {"task": "x", "level": "", "p": None},
    ]
    made = grid("", ("task", "level", "p"), rows)
    assert made.rows == (("Image descriptions", "Word associations", ".020"), ("x", "", ""))
    assert with_title(named("wrong_topic")) == "by rule \u201cWrong topic\u201d"


def test_a_paper_can_take_the_paragraph_with_its_source(report, found):
    text, *listed = _texts(_section(report, "paper"))
    told = found.overview["detectability"]
    low, high = told["ci95"]
    assert f"was {told['value']:.2f}, 95% CI [{low:.2f}, {high:.2f}]" in text
    assert listed
    assert any(one.startswith("TuringDesk (Version ") for one in listed)


def test_figures_without_values_enough_are_left_out(found):
    few = Points((0, 1), (0.4, 0.6), counts=(3, 9))
    axes = Axis("", ("a", "b")), Axis("share")
    empty = Figure("few", "Few", *axes, panels=(Panel("A", (few,)),))
    both = replace(empty, panels=(Panel("A", (few,)), Panel("B", (replace(few, counts=(3, 12)),))))
    result = AnalysisResult("x", "X", "", (), (), (empty, both))
    (shown,) = first_figures(result, found.overview)
    assert [one.title for one in shown.figure.panels] == ["B"]


def test_a_result_without_numbers_is_not_computed():
    row = {"task": "(all)", "n": 0, "p": float("nan"), "note": "It cannot be computed: no data."}
    made = AnalysisResult("x", "X", "", tuple(row), (row,), ())
    assert not is_computed(made)
    assert is_computed(replace(made, rows=(row | {"p": 0.2},)))


def test_two_narrow_figures_share_a_row(found):
    narrow = next(
        ReportFigure(figure)
        for one in found.results
        for figure in one.figures
        if ReportFigure(figure).is_narrow
    )
    table = grid("A table.", ["n"], [{"n": 1}])
    rows = list(in_rows([narrow, narrow, narrow, table, narrow]))
    assert rows == [(narrow, narrow), (narrow,), (table,), (narrow,)]


def test_a_study_that_nobody_froze_says_so(report):
    assert _texts(_section(report, "preregistration")) == [NOT_FROZEN]


def test_versions_seeds_and_hashes_are_named(found):
    facts, counts, journals = origin(found, datetime(2026, 11, 21, 12, tzinfo=UTC))
    told = dict(facts.rows)
    assert told["Report made (UTC)"] == "2026-11-21 12:00"
    assert "scipy 1." in told["Libraries"]
    named = {row[0] for row in counts.rows}
    assert {"Seed of the study", "Hash of the study package (SHA-256)"} <= named
    assert journals.text.startswith("All journals could be read")


@pytest.mark.parametrize("case", ["no verdicts", "one judge", "one class", "no sessions"])
def test_poor_data_still_give_a_report_that_says_why(folder, case):
    table = read(folder, ReportRequest())
    rows, sessions = table.responses, table.sessions
    if case == "no verdicts":
        rows = rows[rows["role"] != "verdict"]
    elif case == "one judge":
        rows = rows[rows["participant"] == "P-1"]
        sessions = sessions[sessions["participant"] == "P-1"]
    elif case == "one class":
        rows = rows[(rows["role"] != "verdict") | (rows["truth"] == "human")]
    else:
        rows, sessions = rows.iloc[:0], sessions.iloc[:0]
    found = findings(replace(table, responses=rows, sessions=sessions))
    made = content(found, folder)
    assert not [one.trouble for one in found.results if one.trouble]
    summary = " ".join(_texts(made.sections[0]))
    assert (NO_VERDICTS in summary) == (case in ("no verdicts", "no sessions"))
    assert ("cannot be computed" in summary) == (case == "one class")
    has_text = "paper" in [one.name for one in made.sections]
    assert has_text == (case in ("one judge", "one class"))
    assert isinstance(found, Findings)


def test_sentences_stand_once_below_a_table_and_notes_have_numbers():
    rows = [
        {"n": n, "p": 0.25, "method": "counted", "note": "few" if n % 2 else ""}
        for n in range(MOST + 5)
    ]
    made = grid("A table.", ["n", "p", "method", "note"], rows)
    assert made.heads == ("n", "p", "note")
    assert made.rows[1] == (1, ".250", "1")
    assert made.below == (
        f"The first {MOST} of {MOST + 5} rows; the workbook has all of them.",
        "Method: counted",
        "Note 1: few",
    )
    assert len(made.rows) == MOST


def test_infinite_numbers_are_not_taken_for_missing_ones():
    assert words(float("inf")) == "\u221e"
    assert words(float("-inf")) == "\u2212\u221e"


@pytest.fixture(scope="module")
def told(found, folder):
    return tuple(design(found, folder))


def _rows(piece):
    return [dict(zip(piece.heads, row, strict=True)) for row in piece.rows]


def _facts(piece):
    assert isinstance(piece, Facts)
    return dict(piece.rows)


def test_a_study_has_its_facts_its_blocks_and_its_questions(told):
    assert [type(piece) for piece in told] == [Facts, ReportTable, ReportTable]
    assert told[1].caption.endswith("trials per session.")
    assert told[2].caption.startswith("Questions of ")


def test_facts_are_those_of_the_first_line_of_a_journal(told, folder):
    (opened,) = {
        (line["study_hash"], line["trials"])
        for path in folder.glob("*.jsonl")
        for line in [orjson.loads(path.read_bytes().splitlines()[0])]
    }
    facts = _facts(told[0])
    assert facts["Sessions"] == "3"
    assert facts["Hash of the package (SHA-256)"] == opened[0]
    assert facts["Trials of a session"] == f"{opened[1]}"
    assert not {"Versions that ran", "Sealed"} & facts.keys()


def test_blocks_tell_what_was_planned_and_what_was_shown(told, found):
    captions, talks = _rows(told[1])
    assert (captions["task"], talks["task"]) == ("Image descriptions", "Conversations")
    assert (captions["trials"], captions["practice"], captions["too fast under (s)"]) == (6, 1, 3)
    assert (talks["trials"], talks["practice"], talks["controls"]) == (4, 0, 0)
    assert {*captions["machine agents"].split(", ")} <= {"git", "blip", "ofa"}
    rows = found.sample.responses
    own = rows[(rows["role"] == "verdict") & (rows["block"] == "captions")]
    shown = set(zip(own["stimulus"], own["origin"], strict=True))
    assert captions["stimuli shown"] == len(shown)
    assert captions["by humans"] == sum(origin == "human" for _, origin in shown)
    assert captions["by machines"] == sum(origin == "machine" for _, origin in shown)


def test_questions_have_roles_in_words_and_choices_in_order(told):
    asked = {(row["block"], row["question"]): row for row in _rows(told[2])}
    origin = asked["captions", "origin"]
    assert (origin["role"], origin["choices"]) == ("verdict", "human, machine")
    assert asked["captions", "confidence"]["role"] == "further question"
    assert "form" in {row["role"] for row in asked.values()}


def test_very_many_choices_are_cut(found, folder):
    rows = found.sample.responses
    many = "|".join(f"choice {n:02}" for n in range(40))
    sample = replace(found.sample, responses=rows.assign(choices=many))
    *_, questions = design(replace(found, sample=sample), folder)
    for row in _rows(questions):
        assert row["choices"].startswith("choice 00, choice 01, ")
        assert row["choices"].endswith("\u2026")
        assert len(row["choices"]) == 91


@pytest.mark.parametrize("spoilt", [None, b"{", b"[]\n", b'{"kind": "closed"}\n'])
def test_journals_that_cannot_be_read_leave_the_answers_to_tell(found, tmp_path, spoilt):
    for session in found.sample.sessions["session"] if spoilt is not None else ():
        (tmp_path / f"{session}.jsonl").write_bytes(spoilt)
    facts, blocks, _ = design(found, tmp_path)
    assert [*_facts(facts)] == ["Study", "Sessions"]
    assert {row["trials"] for row in _rows(blocks)} == {None}
    assert {row["block"] for row in _rows(blocks)} == {"captions", "talks"}


def test_a_sealed_study_tells_how_its_sessions_were_drawn(tmp_path, few, monkeypatch):
    sealed(small(tmp_path / "study"), tmp_path / "blind")
    package, data = open_package(tmp_path / "blind"), tmp_path / "data"
    walk_on(SessionRecorder.begin(package, data, SessionSetup("P-001", "Booth 1")))
    for keys in (None, unlock(data, SECRET)):
        facts, *_ = design(findings(read(data, ReportRequest(keys=keys))), data)
        assert "varies between sessions like coin flips" in _facts(facts)["Sealed"]


def test_every_version_that_ran_is_named(found, folder):
    (study,) = found.overview["studies"]
    about = found.overview["studies"][study] | {"versions": ["aaaa", "bbbb"]}
    facts, *_ = design(replace(found, overview={"studies": {study: about}}), folder)
    assert _facts(facts)["Versions that ran"] == "aaaa, bbbb"


def test_without_sessions_nothing_is_known_of_a_study(found, folder):
    (piece,) = design(replace(found, overview={"studies": {}}), folder)
    assert isinstance(piece, Paragraph)
    assert piece.is_note
