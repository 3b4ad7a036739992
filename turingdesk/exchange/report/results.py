"""The results of a report: chapters in reading order, an appendix, and what is not computed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import isnan
from typing import Any

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._chapters import CHAPTERS, Chapter
from turingdesk.analysis._figure import Arrows, Bars, Figure, Line, Points, without_methods
from turingdesk.analysis._headlines import OF_GAMES
from turingdesk.analysis.statistics.result import reason_of
from turingdesk.core.message import join, message, parts, substituted
from turingdesk.exchange.figures.values import values, with_values
from turingdesk.exchange.report.findings import AnalysisResult, ReportFindings
from turingdesk.exchange.report.paper import generalizing
from turingdesk.exchange.report.pieces import (
    MOST,
    Paragraph,
    Piece,
    ReportFigure,
    ReportSection,
    ReportTable,
    apart,
    grid,
    holds_sentences,
    is_spare_error,
)
from turingdesk.exchange.report.references import citations, naming

SUMMARY = ("confusion", "detectability")  #: analyses that the summary shows already
DUELS = "turing_scores"  #: the analysis of models that judge each other
_TESTS = "planned_tests"  #: the chapter of tests
_EXPLORATORY = message("Exploratory tests")  #: title of that chapter without what was planned
#: Analyses that only some readers need. They are in the appendix, the others in their chapter.
_APPENDIX = {
    *("baselines", "success", "lengths_by_kind", "demographics", "sensitivity_by_groups"),
    *("effects", "sequential", "evidence", "signal_detection_model", "interrater"),
    *("metrics", "turing_scores", "message_words"),
}
_IN_CHAPTER, _IN_APPENDIX = 20, 7  #: rows of a table
_BESIDE_TOTALS = 10  #: rows of a table with totals; figures show the others
_SUMMARIZED = 7  #: rows of a table that is too long
_FIGURES = 2  #: of one analysis
_OF_SCORES = ("-matrix", "-scores")  #: ends of the names of the first figures of duels
_SMALL = 4  #: figures at the beginning of the appendix
#: What a reader can do where results lack the texts of the answers.
NO_TEXTS = message(
    "For results about texts, create the report with the study: on the desk, open the study "
    "first; on the command line, add --texts STUDY."
)
_TOTAL = "(all)"  #: the task, agent, or level of a row over all of them
_BEFORE = ("agents", "lengths", "pairs", "controls")


def chapters(findings: ReportFindings) -> Iterator[ReportSection]:
    """Planned results first, then those of each chapter."""
    primary, first = planned(findings), _of_games(findings)
    by_name = {result.name: result for result in findings.results if _is_shown(result)}
    for name in primary:
        if name in by_name and name not in SUMMARY:
            result = by_name[name]
            section = _section(result, findings, _IN_CHAPTER)
            figures = () if name in first else first_figures(result)  # else in the summary
            yield replace(section, pieces=(*figures, *section.pieces))

    main = [by_name[name] for name in first if name in by_name and name not in planned(findings)]
    if main:
        yield ReportSection("main", message("Main results"), ())
    for result in main:
        yield _section(result, findings, _IN_CHAPTER)
    skipped = {*primary, *first, *SUMMARY, *_of_appendix(findings)}
    for chapter, results in by_chapter(findings):
        chapter_results = [result for result in results if result.name not in skipped]
        if chapter_results:  # the figures are together, so that small ones share a row
            pieces = [
                piece
                for result in chapter_results
                if result.name != DUELS  # the summary shows its figures
                for piece in first_figures(result)
            ]
            # What was planned stands before the chapters.
            title = _EXPLORATORY if chapter.name == _TESTS else chapter.title
            yield ReportSection(chapter.name, title, tuple(pieces))
        for result in chapter_results:
            yield _section(result, findings, _IN_CHAPTER)


def _of_games(findings: ReportFindings) -> tuple[str, ...]:
    """The results with which a study of games begins: success rates, or how games ended."""
    return tuple(name for name in findings.overview.get("headlines", SUMMARY) if name in OF_GAMES)


def appendix(findings: ReportFindings) -> Iterator[ReportSection]:
    """The results that paper has no room for or that interest some readers, and all methods."""
    computed = [
        result for _, chapter_results in by_chapter(findings) for result in chapter_results
    ]
    further = _further(findings)
    pieces = tuple(_not_printed(further)) if computed else ()
    yield ReportSection("appendix", message("Appendix"), pieces, 1, True)
    for result in further:
        if not _is_long(result):
            yield replace(_section(result, findings, _IN_APPENDIX), is_appendix=True)
    printed = [result for result in computed if result not in further or not _is_long(result)]
    if methods := tuple(_methods(printed, findings)):
        yield ReportSection("methods", message("How results are computed"), methods, 2, True)


def _not_printed(further: Sequence[AnalysisResult]) -> Iterator[Piece]:
    """Where the rest is, and which results are there alone."""
    yield Paragraph(
        message(
            "Long tables and series of figures are shortened in print. The workbook has all "
            "rows, standard errors, and the tests as published studies ran them; the Analysis "
            "page has all figures."
        )
    )
    if rows := tuple((result.title, _cited(result)) for result in further if _is_long(result)):
        caption = message("Further results, with all rows in the workbook and the HTML report.")
        yield ReportTable(caption, (message("results"), message("what they show")), rows)
    yield from _gallery(further)


def _cited(result: AnalysisResult) -> str:
    """A result's description, and the works that it rests on."""
    return join(" ", (result.about, citations(naming([result]))))


def _gallery(further: Sequence[AnalysisResult]) -> Iterator[ReportFigure]:
    """The first small figure of each, two in a row."""
    narrow = (
        next((fig for fig in first_figures(result) if fig.is_narrow), None) for result in further
    )
    yield from islice(filter(None, narrow), _SMALL)


def on_screen(findings: ReportFindings) -> Iterator[ReportSection]:
    """The long results of the appendix, for readers who have the report on a screen."""
    long = list(filter(_is_long, _further(findings)))
    printed = {report_figure.figure.name for report_figure in _gallery(_further(findings))}
    for result in long:
        section = _section(result, findings, _IN_APPENDIX)
        pieces = tuple(
            piece
            for piece in section.pieces
            if not (isinstance(piece, ReportFigure) and piece.figure.name in printed)
        )
        yield replace(section, pieces=pieces, is_appendix=True, is_on_paper=False)
    if long:
        title = message("How further results are computed")
        caption = message("How further results are computed.")
        pieces = tuple(_methods(long, findings, caption))
        yield ReportSection("further-methods", title, pieces, 2, True, is_on_paper=False)


def _further(findings: ReportFindings) -> list[AnalysisResult]:
    """The results that have values and are in the appendix."""
    skipped = (*planned(findings), *_of_games(findings))
    computed = (
        result for _, chapter_results in by_chapter(findings) for result in chapter_results
    )
    names = _of_appendix(findings) - {*skipped}
    return [result for result in computed if result.name in names]


def _of_appendix(findings: ReportFindings) -> set[str]:
    """Which results are there; those of duels are the main ones where there is nothing else."""
    names = _APPENDIX | {name for name in ANALYSES if ANALYSES[name].is_for_appendix}
    return names - ({DUELS} if only_duels(findings) else set())


def _is_long(result: AnalysisResult) -> bool:
    """True if paper has no room for all rows of a result of the appendix."""
    rows, papers = apart(result.rows)
    return len(rows or papers) > _IN_APPENDIX


def not_computed(findings: ReportFindings) -> ReportTable | None:
    """Each analysis without a result, with the reason; None if all have one."""
    missing = [result for result in findings.results if not _is_shown(result)]
    if not missing:
        return None
    reasons: dict[str, list[str]] = {}
    for result in missing:
        reasons.setdefault(why_not(result), []).append(result.title)
    below = (NO_TEXTS,) if findings.table.texts is None else ()
    caption = message("Results that were not computed ({number}).", number=len(missing))
    rows = tuple((join(", ", titles), why) for why, titles in reasons.items())
    return ReportTable(caption, (message("results"), message("reason")), rows, below)


def has_verdicts(findings: ReportFindings) -> bool:
    """True if any verdict counts."""
    verdicts = findings.overview["verdicts"]
    return bool(verdicts["on_origin"] + verdicts["on_sides"])


def only_duels(findings: ReportFindings) -> bool:
    """True if models judged each other, and no one said who is human."""
    computed = (result for result in findings.results if result.name == DUELS)
    return not has_verdicts(findings) and any(map(is_computed, computed))


def only_collects(findings: ReportFindings) -> bool:
    """True if there are only answers, so that the report doesn't mention verdicts."""
    return bool(findings.overview["collected"]) and not findings.overview["verdicts"]["given"]


def by_chapter(findings: ReportFindings) -> Iterator[tuple[Chapter, list[AnalysisResult]]]:
    """The results that have values, in reading order; chapters without any are omitted."""
    there = {result.name: result for result in findings.results if _is_shown(result)}
    chapter_by_name = {chapter_item.name: chapter_item for chapter_item in CHAPTERS}
    for chapter, names in _in_chapters(findings):
        if chapter_results := [there[name] for name in names if name in there]:
            yield chapter_by_name[chapter], chapter_results


def chapter_title(chapter: Chapter, findings: ReportFindings) -> str:
    """The title of a chapter with all its results; tests are exploratory if none was planned."""
    return _EXPLORATORY if chapter.name == _TESTS and not planned(findings) else chapter.title


def _is_shown(result: AnalysisResult) -> bool:
    """True if a result says more than the summary: a comparison needs two that it compares."""
    column = ANALYSES[result.name].compares if result.name in ANALYSES else ""
    is_alone = bool(column) and len({row[column] for row in result.rows}) == 1
    return is_computed(result) and not is_alone


def is_computed(result: AnalysisResult) -> bool:
    """True if an analysis counts or estimates anything.

    A row without a result has zeros, missing values, and a note that says why.
    """
    return any(has_result(row) for row in result.rows)


def has_result(row: Mapping[str, Any]) -> bool:
    """True if a row counts or estimates anything."""
    if reason_of(row.get("note")):  # then a count alone is not a result
        return any(isinstance(value, float) and _is_something(value) for value in row.values())
    return any(_is_something(value) for value in row.values())


def _is_something(value: object) -> bool:
    """True if a value is a number other than 0 and NaN."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return value != 0 and not isnan(value)


def _in_chapters(findings: ReportFindings) -> Iterator[tuple[str, Sequence[str]]]:
    """The names of the analyses by chapter; those that the shelf does not know are last."""
    there = [result.name for result in findings.results]
    shelf = ANALYSES.chapters()
    placed = {
        name: [analysis_name for analysis_name in chapter_names if analysis_name in there]
        for name, chapter_names in shelf.items()
    }
    placed_names = {
        analysis_name for chapter_names in placed.values() for analysis_name in chapter_names
    }
    placed[CHAPTERS[-1].name] += [
        analysis_name for analysis_name in there if analysis_name not in placed_names
    ]
    yield from placed.items()


def planned(findings: ReportFindings) -> list[str]:
    """The analyses that were registered as primary before data were collected."""
    plans = [
        registration.get("planned") or {} for registration in findings.overview["registrations"]
    ]
    return list(dict.fromkeys(str(plan["primary"]) for plan in plans if plan.get("primary")))


def _section(result: AnalysisResult, findings: ReportFindings, most: int) -> ReportSection:
    return ReportSection(
        result.name, result.title, tuple(_pieces(result, findings.overview, most)), 2
    )


def _pieces(result: AnalysisResult, overview: Mapping[str, Any], most: int) -> Iterator[Piece]:
    yield Paragraph(result.about)
    rows, papers = apart(result.rows)
    columns = [column for column in result.columns if _is_printed(column, result.columns)]
    printed_rows = _most_telling(rows or papers, most)
    table = grid(
        f"{result.title}.", columns, printed_rows, result.interval, result.statistic * bool(rows)
    )
    is_cut = len(printed_rows) < len(rows or papers)
    if is_cut and most == _IN_APPENDIX:  # else the figures of a chapter stand at its beginning
        yield from _appended(first_figures(result))
    if is_cut and not _totals(printed_rows) and any(first_figures(result)):
        yield Paragraph(
            message(
                "Figures show these results; the workbook has all {rows:,} rows.",
                rows=len(rows or papers),
            ),
            is_small=True,
        )
    else:
        yield _cut(table, len(rows or papers)) if is_cut else table
    if is_cut:
        caption = message("{title}, up to {most} rows.", title=result.title, most=MOST)
        full_table = grid(
            caption, result.columns, rows or papers, result.interval, result.statistic * bool(rows)
        )
        yield replace(full_table, is_folded=True)
    if rows and papers:
        caption = message("{title}. Tests as in published studies.", title=result.title)
        yield replace(grid(caption, result.columns, papers, result.interval), is_folded=True)
    before = overview["before_rules"].get(result.name) if result.name in _BEFORE else None
    if before and before != overview[result.name]:
        caption = message("{title}, before quality rules.", title=result.title)
        yield replace(grid(caption, result.columns, before), is_folded=True)


def _appended(figures: Iterator[ReportFigure]) -> Iterator[ReportFigure]:
    """Figures of the appendix: two narrow ones, or one of several panels; not a page of judges."""
    appendix_figures = [
        figure for figure in figures if figure.is_narrow or len(figure.figure.plots) > 1
    ]
    yield from (
        appendix_figures
        if all(figure.is_narrow for figure in appendix_figures)
        else appendix_figures[:1]
    )


def _most_telling(rows: Sequence[Mapping[str, Any]], most: int) -> Sequence[Mapping[str, Any]]:
    """All rows if they are few, or the first rows over all agents, tasks, or levels."""
    totals = _totals(rows)
    if len(rows) <= (min(most, _BESIDE_TOTALS) if totals else most):
        return rows
    return totals if 0 < len(totals) <= most else (totals or rows)[:_SUMMARIZED]


def _totals(rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The rows that sum up all agents, tasks, or levels."""
    return [row for row in rows if any(value == _TOTAL for value in row.values())]


def _cut(table: ReportTable, rows: int) -> ReportTable:
    """The table, with a sentence on how many rows it should have."""
    row_note = message(
        "Rows shown: {shown} of {rows:,}; the workbook has all of them.",
        shown=len(table.rows),
        rows=rows,
    )
    return replace(table, below=(row_note, *table.below))


def first_figures(result: AnalysisResult) -> Iterator[ReportFigure]:
    """The first figures of a result; the appendix has the methods that their captions name.

    Those without any value are left out. Duels have more, those of their scores first.
    """
    filled_figures = [
        figure
        for figure in map(with_values, result.figures)
        if not (figure.nothing or _is_empty(figure))
    ]
    most = _FIGURES
    if result.name == DUELS:
        most = 2 * _FIGURES
        filled_figures.sort(key=lambda figure: not figure.name.endswith(_OF_SCORES))
    for figure in filled_figures[:most]:
        captioned_figure = replace(figure, caption=without_methods(figure.caption))
        yield ReportFigure(captioned_figure, of=result.name)


def _is_empty(figure: Figure) -> bool:
    """True if a figure has axes and no value, since none is known, or nodes and no arrow."""
    layers = [layer for plot in figure.plots for layer in plot.layers]
    others = [layer for layer in layers if not isinstance(layer, Bars | Points | Line)]
    if any(not isinstance(layer, Arrows) or layer.arrows for layer in others):
        return False
    return next(values(figure), None) is None


def _is_printed(column: str, columns: Sequence[str]) -> bool:
    """True if a column is in the report: not errors beside intervals, nor sentences but notes."""
    return column == "note" or not (
        is_spare_error(column, columns)
        or holds_sentences(column)
        or column in ("p_shown", "as_in")
    )


_COMPUTED = message("How results are computed.")
_USUAL = message("usual standard errors")


def _methods(
    results: Sequence[AnalysisResult], findings: ReportFindings, caption: str = _COMPUTED
) -> Iterator[Piece]:
    """A table of methods: results computed alike in one row, what is usual said once."""
    estimate = findings.overview["detectability"]
    is_known = estimate["value"] is not None
    usual_method, to = (
        str(estimate[key]) if is_known else "" for key in ("method", "generalizes")
    )
    alike: dict[str, list[str]] = {}
    for result in results:
        if text := join(" ", _method_of(result, usual_method, to)):
            alike.setdefault(text, []).append(result.title)
    if not alike:
        return
    if usual_method:
        yield Paragraph(message("Usual standard errors: {usual}.", usual=usual_method))
        yield Paragraph(
            join(" ", (generalizing(to), message("Exceptions are noted in their row.")))
        )
    else:
        yield Paragraph(message("Each result has its own method."))
    if plain := alike.pop(_begun(_USUAL), None):  # the longest row would say the least
        yield Paragraph(
            message(
                "Results that use only these standard errors: {results}.",
                results=join(", ", plain),
            )
        )
    table = tuple((join(", ", titles), text) for text, titles in alike.items())
    heads = message("results"), message("method, assumptions, and generalization")
    if table:
        yield ReportTable(caption, heads, table)


def _method_of(result: AnalysisResult, usual_method: str, to: str) -> Iterator[str]:
    """The method of one result: each part of it once, what it assumes, and sources."""
    rows, papers = apart(result.rows)

    def texts_of(kind: str) -> list[str]:
        return [*dict.fromkeys(row[kind] for row in rows or papers if row.get(kind))]

    named = [
        substituted(text, usual_method, _USUAL) if usual_method else text
        for text in texts_of("method")
    ]
    if text := join(
        "; ", dict.fromkeys(part for method_text in named for part in parts(method_text, "; "))
    ):
        yield _begun(text)
    if assumed := texts_of("assumptions"):
        each = (part for text in assumed for part in parts(text, " "))
        yield message("Assumptions: {text}", text=join(" ", dict.fromkeys(each)))
    if others := [text for text in texts_of("generalizes") if text != to]:
        yield generalizing(join(" / ", others))
    yield citations(text for text in naming([result]) if text != usual_method)


def _begun(method: str) -> str:
    """A method as a sentence; a symbol is never a capital.

    >>> _begun("usual standard errors"), _begun("z with a jackknife")
    ('Usual standard errors.', 'z with a jackknife.')
    """
    return f"{method if method[1:2] == ' ' else method[:1].upper() + method[1:]}."


def why_not(result: AnalysisResult) -> str:
    """Why there is no result, without advice, which a reader of a report has no use for.

    >>> from turingdesk.analysis.statistics.result import not_computed
    >>> note = not_computed(message("no text was coded"), message("Run: turingdesk code STUDY."))
    >>> why_not(AnalysisResult("a", "A", "", ("note",), ({"note": note},), ()))
    'No text was coded.'
    """
    if is_computed(result):
        return message("No machine has judged these answers.")
    if result.trouble:
        return result.trouble
    notes = dict.fromkeys(row["note"] for row in result.rows if row.get("note"))
    sentences = (_without_advice(part) for note in notes for part in parts(note, " "))
    return join(" ", dict.fromkeys(sentences)) or message("No data for this result.")


def _without_advice(note: str) -> str:
    """A note; where it says why there is no result, the reason alone as a sentence."""
    reason = reason_of(note)
    return f"{reason.why[:1].upper()}{reason.why[1:]}." if reason else note
