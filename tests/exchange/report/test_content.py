"""What a report says: design, flow, what was omitted, results, where they come from."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from turingdesk.analysis._chapters import CHAPTERS
from turingdesk.analysis._counted import named, with_title
from turingdesk.analysis._figure import Axis, Figure, Panel, Points, caption, with_few
from turingdesk.analysis.statistics import result as reason
from turingdesk.core.message import join, message
from turingdesk.exchange.report import results
from turingdesk.exchange.report.content import (
    NO_VERDICTS,
    NOT_FROZEN,
    content,
    in_words,
    origin,
    stages,
)
from turingdesk.exchange.report.findings import AnalysisResult, ReportFindings
from turingdesk.exchange.report.numbering import numbered
from turingdesk.exchange.report.paper import paragraphs
from turingdesk.exchange.report.pieces import (
    MOST,
    Chart,
    Facts,
    Paragraph,
    Reference,
    ReportFigure,
    ReportSection,
    ReportTable,
    grid,
    in_rows,
    interval_words,
    words,
)
from turingdesk.exchange.report.results import (
    SUMMARY,
    first_figures,
    is_computed,
    not_computed,
)
from turingdesk.exchange.report.writing import ReportRequest, findings, read
from turingdesk.journal.tombstones import DeletedSession, Tombstone


def _section(report, name):
    return next(one for one in report.sections if one.name == name)


def _texts(section):
    return [one.text for one in section.pieces if isinstance(one, Paragraph)]


def test_machine_judges_are_told_by_their_names():
    rows = [{"judge": one, "n": 1} for one in ("people", "judge:svm")]
    assert [cells[0] for cells in grid("Judges", ("judge", "n"), rows).rows] == ["people", "svm"]


def _grids(section):
    return [one for one in section.pieces if isinstance(one, ReportTable)]


@pytest.mark.slow
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
        "1",
        "2026",
        "Ada",
        "",
        "P-9",
        "",
        "",
        (DeletedSession("small", 1, False, 12),),
        is_finished=True,
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
    assert isinstance(_section(report, "participants").pieces[1], Chart)


def test_paper_lists_the_long_results_of_the_appendix_which_a_screen_shows(found, folder):
    rows = tuple({"agent": name, "n": 3, "method": "Counted"} for name in "abcdefgh")
    long = AnalysisResult("effects", "Effects", "What they are.", tuple(rows[0]), rows, ())
    told = content(replace(found, results=(*found.results, long)), folder)
    listed = _grids(_section(told, "appendix"))[0]
    assert ("Effects", "What they are.") in listed.rows
    on_screen = [one.name for one in told.sections if one not in told.printed]
    assert on_screen == ["baselines", "effects", "further-methods"]
    methods = {name: _grids(_section(told, name))[0].rows for name in ("methods", on_screen[-1])}
    assert ("Effects", "Counted.") in methods[on_screen[-1]]
    assert "Effects" not in str(methods["methods"])


def test_what_is_not_computed_is_listed_once_with_reasons_and_a_hint_at_texts():
    note = reason.not_computed(
        message("no text was coded"), message("To do so: turingdesk judge X --judge svm.")
    )
    one = AnalysisResult("reasons", "Reasons", "", ("n", "note"), ({"n": 0, "note": note},), ())
    nothing = AnalysisResult("games", "Games", "", (), (), ())
    found = SimpleNamespace(table=SimpleNamespace(texts=None), results=(one, nothing))
    table = not_computed(found)
    assert table.caption == "Results that were not computed (2)."
    assert "--texts STUDY" in table.below[0]
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
        "title": "A small study",
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


def test_a_block_is_named_where_its_task_has_another_name():
    same = {"task": "words", "block": "words", "n": 1}
    assert grid("", ("task", "block", "n"), [same]).heads == ("task", "n")
    other = same | {"block": "Second half"}
    assert grid("", ("task", "block", "n"), [same, other]).heads == ("block", "n")
    assert grid("", ("block", "n"), [{"block": "words", "n": 1}]).heads == ("block", "n")


def test_a_paper_can_take_the_paragraph_with_its_source(report, found):
    paper = _section(report, "paper")
    sample, told = _texts(paper)
    estimate = found.overview["detectability"]
    low, high = estimate["ci95"]
    assert f"{estimate['value']:.2f}, 95% CI [{low:.2f}, {high:.2f}]" in told
    assert sample.startswith("The sample consisted of 3 participants, who gave ")
    listed = [one.text for one in paper.pieces if isinstance(one, Reference)]
    assert listed == sorted(listed)
    assert any(one.startswith("TuringDesk (Version ") for one in listed)


def test_a_paper_is_told_age_and_gender_if_a_form_asked_for_them(found):
    rows = found.sample.responses
    assert "Ages ranged" not in paragraphs(found)[0]
    import pandas as pd

    judges = [f"P-{n}" for n in range(1, 7)]
    some = rows[rows["participant"] == "P-1"]
    own = pd.concat([some.assign(participant=judge) for judge in judges])
    form = some.iloc[:1].assign(role="form", excluded="", superseded=False)
    said = [
        form.assign(participant=judge, question=question, choice=choice)
        for n, judge in enumerate(judges)
        for question, choice in (("age", f"{20 + n}"), ("gender", "Woman" if n else "Man"))
    ]
    own = pd.concat([own.astype("object"), *said], ignore_index=True)
    sample = replace(found.sample, responses=own)
    text, _ = paragraphs(replace(found, sample=sample))
    assert "Ages ranged from 20 to 25 years (M = 22.5, SD = 1.9)." in text
    assert "Reported gender: Woman (n = 5) and Man (n = 1)." in text


def test_no_sentence_and_no_line_below_the_title_begins_with_a_numeral(report):
    texts = [report.about, *(text for part in report.sections for text in _texts(part))]
    below = [text for part in report.sections for one in _grids(part) for text in one.below]
    sentences = [one for text in (*texts, *below) for one in re.split(r"(?<=[.!?]) ", text)]
    assert not [one for one in sentences if one[:1].isdigit()]


def _referred(report):
    """What the texts of a report refer to, each table and figure by its label."""
    told = " ".join(
        one.see for part in report.printed for one in part.pieces if hasattr(one, "see")
    )
    found, word = set(), ""
    for kind, prefix, first, last in re.findall(
        r"(Table|Figure)?s? ?(A?)(\d+)(?:\u2013A?(\d+))?", told
    ):
        word = kind or word
        found |= {f"{word} {prefix}{one}" for one in range(int(first), int(last or first) + 1)}
    return found


def _labels(report):
    pieces = [one for part in report.printed for one in part.pieces]
    return {one.label for one in pieces if getattr(one, "label", "")}


def test_every_printed_table_and_figure_is_referred_to(report):
    assert _referred(report) == _labels(report) != set()


def test_figures_are_referred_to_where_their_result_is(found):
    drawn = next(figure for one in found.results for figure in one.figures)
    about, here = Paragraph("What it shows."), ReportFigure(drawn, of="part")
    chapter = ReportSection("chapter", "Chapter", (about, here))
    part = ReportSection("part", "Part", (about, grid("A table.", ["n"], [{"n": 1}])), 2)
    first, second = numbered((chapter, part))
    assert first.pieces[0].see == ""
    assert second.pieces[0].see == "See Figure 1 and Table 1."


def test_every_reference_is_cited_on_paper(report):
    """In a text with its year; a list that a reader can't follow back is of no use."""
    text = " ".join(
        " ".join((*_texts(part), *(f"{row}" for one in _grids(part) for row in one.rows)))
        for part in report.printed
    )
    listed = [one for one in _section(report, "references").pieces if isinstance(one, Reference)]
    assert len(listed) > 2
    for one in (one for one in listed if one.title != "TuringDesk"):
        family, year = one.text.split(",")[0], re.search(r"\((\d{4})\)", one.text)[1]
        assert re.search(rf"{family}[^;()]*, {year}", text), one.text


def test_captions_leave_how_intervals_are_computed_to_the_appendix():
    rows = with_few(caption("Success (n = 12).", ["jackknife", "bootstrap"]), [3, 12])
    assert "95% CIs: jackknife; bootstrap. Values" in rows
    points = Points((0, 1), (0.4, 0.6), counts=(12, 13))
    figure = Figure("one", "One", Axis("", ("a", "b")), Axis("share"), (points,), rows)
    (shown,) = first_figures(AnalysisResult("x", "X", "", (), (), (figure,)))
    assert shown.figure.caption == (
        "Success (n = 12). Error bars are 95% CIs. "
        "Values from fewer than 10 verdicts are not shown."
    )


def test_figures_without_values_enough_are_left_out():
    few = Points((0, 1), (0.4, 0.6), counts=(3, 9))
    axes = Axis("", ("a", "b")), Axis("share")
    empty = Figure("few", "Few", *axes, panels=(Panel("A", (few,)),))
    unknown = Figure("none", "None", *axes, (Points((0, 1), (None, None)),))
    assert not [*first_figures(AnalysisResult("x", "X", "", (), (), (unknown,)))]
    both = replace(empty, panels=(Panel("A", (few,)), Panel("B", (replace(few, counts=(3, 12)),))))
    result = AnalysisResult("x", "X", "", (), (), (empty, both))
    (shown,) = first_figures(result)
    assert [one.title for one in shown.figure.panels] == ["B"]


def test_a_result_without_numbers_is_not_computed():
    row = {"task": "(all)", "n": 0, "p": float("nan"), "note": ""}
    row["note"] = reason.not_computed(message("there are no data"))
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
    same, facts, counts, journals = origin(found, datetime(2026, 11, 21, 12, tzinfo=UTC))
    assert same.text.startswith("The same data")
    told = dict(facts.rows)
    assert told["Report created (UTC)"] == "2026-11-21 12:00"
    assert "scipy 1." in told["Libraries"]
    named = {row[0] for row in counts.rows}
    assert {"Seed of the study", "Hash of the study package (SHA-256)"} <= named
    assert journals.text.startswith("All journals could be read")


@pytest.mark.slow
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
    assert ("can't be computed" in summary) == (case == "one class")
    has_text = "paper" in [one.name for one in made.sections]
    assert has_text == (case in ("one judge", "one class"))
    assert isinstance(found, ReportFindings)


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


def test_long_tables_keep_their_totals_and_say_how_many_rows_there_are():
    rows = [
        {"task": task, "agent": agent, "n": 3}
        for task in ("captions", "words", "colors")
        for agent in ("(all)", *"abcdefgh")
    ]
    made = AnalysisResult("x", "X", "About.", ("task", "agent", "n"), tuple(rows), ())
    for some, most, shown in ((rows[:10], 20, 10), (rows[1:9] * 2, 20, 16), (rows, 20, 3)):
        assert len(results._most_telling(some, most)) == shown
    kept = results._most_telling(made.rows, 2)
    table = results._cut(grid("X.", made.columns, kept), len(rows))
    assert table.below[0] == "Rows shown: 3 of 27; the workbook has all of them."


def test_each_way_of_computing_a_result_is_said_once():
    usual = "clustered; Student's t"
    rows = tuple(
        {"method": join("; ", (usual, f"effect: {one}")), "generalizes": "others"}
        for one in ("a", "b")
    )
    made = AnalysisResult("x", "X", "About.", ("method",), rows, ())
    told = results._method_of(made, usual, "others")
    assert [*filter(None, told)] == ["Usual standard errors; effect: a; effect: b."]


def test_what_results_assume_is_said_once_and_what_they_rest_on_is_cited():
    rows = (
        {"method": "z with Wilson's interval", "assumptions": "Turns are averaged."},
        {"method": "", "assumptions": join(" ", ("Values are normal.", "Turns are averaged."))},
    )
    made = AnalysisResult("x", "X", "About.", ("method",), rows, ())
    assert [*results._method_of(made, "", "")] == [
        "z with Wilson's interval.",
        "Assumptions: Turns are averaged. Values are normal.",
        "Sources: Wilson, 1927.",
    ]


def test_a_task_that_all_rows_have_is_told_below():
    rows = [{"task": "captions", "n": n} for n in range(3)]
    made = grid("A table.", ["task", "n"], rows)
    assert (made.heads, made.below) == (("n",), ("Task: Image descriptions",))
    assert grid("A table.", ["task", "n"], rows[:1]).heads == ("task", "n")


def test_a_note_of_all_rows_is_said_below_without_numbers():
    made = grid("A table.", ["n", "note"], [{"n": n, "note": "Few."} for n in range(3)])
    assert (made.heads, made.below) == (("n",), ("Note: Few.",))


def test_the_symbol_of_a_statistic_heads_its_column():
    row = {"statistic": 2.1, "p": 0.04}
    assert grid("A table.", [*row], [row], statistic="t").heads == ("t", "p")
    assert grid("A table.", [*row], [row]).heads == ("statistic", "p")


def test_without_an_interval_nothing_is_said_of_how_it_generalizes(found):
    text = " ".join(paragraphs(found))
    assert "Results hold for these judges" in text  # all verdicts of a class agree
    estimate = found.overview["detectability"] | {"ci95": None, "p": None}
    without = replace(found, overview={**found.overview, "detectability": estimate})
    assert "Results hold for" not in " ".join(paragraphs(without))
    assert "Intervals and tests" not in " ".join(paragraphs(without))


def test_negative_numbers_have_a_minus_sign():
    assert words(-0.051, 2) == "\u22120.05"
    assert interval_words(-0.2, 0.1) == "[\u22120.20, 0.10]"


def test_a_column_whose_name_begins_as_an_interval_is_not_taken_for_its_end():
    row = {"group": "ofa", "g_low": -0.2, "g_high": 0.4}
    made = grid("A table.", list(row), [row])
    assert made.heads == ("group", "g 95% CI")
    assert made.rows == (("ofa", "[\u22120.20, 0.40]"),)


def test_the_appendix_has_small_figures_and_long_tables_give_way_to_their_figures(found, folder):
    rows = tuple({"agent": name, "n": 30} for name in "abcdefghijklmnopqrstu")
    drawn = Figure("of-x", "X", Axis("", ("a",)), Axis("Share"), (Points([0], [0.5]),), "All.")
    long = AnalysisResult("effects", "Effects", "What.", tuple(rows[0]), rows, (drawn,))
    told = content(replace(found, results=(*found.results, long)), folder)
    figures = [one for one in _section(told, "appendix").pieces if isinstance(one, ReportFigure)]
    assert "of-x" in [one.figure.name for one in figures]
    on_screen = _section(told, "effects")
    assert not [one for one in on_screen.pieces if isinstance(one, ReportFigure)]
    assert _texts(on_screen)[-1] == "Figures show these results; the workbook has all 21 rows."
    assert all(one.is_folded for one in _grids(on_screen))
