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
_OF_JUDGES = "machine_judges"  #: compares people with machine judges
#: Analyses that only some readers need. They are in the appendix, the others in their chapter.
_APPENDIX = {
    *("baselines", "success", "lengths_by_kind", "demographics", "sensitivity_by_groups"),
    *("effects", "sequential", "evidence", "signal_detection_model", "interrater"),
    *("judge_folds", "judge_features", "judge_messages", "judge_errors", "extrapolation"),
    *("metrics", "agreement", "turing_scores", "message_words"),
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


def chapters(found: ReportFindings) -> Iterator[ReportSection]:
    """Planned results first, then those of each chapter."""
    primary = planned(found)
    by_name = {one.name: one for one in found.results if _is_shown(one)}
    for name in primary:
        if name in by_name and name not in SUMMARY:
            one = by_name[name]
            section = _section(one, found, _IN_CHAPTER)
            figures = first_figures(one)
            yield replace(section, pieces=(*figures, *section.pieces))
    skipped = {*primary, *SUMMARY, *_of_appendix(found)}
    for chapter, results in by_chapter(found):
        own = [one for one in results if one.name not in skipped]
        if own:  # the figures are together, so that small ones share a row
            pieces = [
                piece
                for one in own
                if one.name != DUELS  # the summary shows its figures
                for piece in first_figures(one)
            ]
            # What was planned stands before the chapters.
            title = _EXPLORATORY if chapter.name == _TESTS else chapter.title
            yield ReportSection(chapter.name, title, tuple(pieces))
        for one in own:
            yield _section(one, found, _IN_CHAPTER)


def appendix(found: ReportFindings) -> Iterator[ReportSection]:
    """What paper has no room for, results of interest to some readers, and all methods."""
    computed = [one for _, own in by_chapter(found) for one in own]
    further = _further(found)
    pieces = tuple(_not_printed(further)) if computed else ()
    yield ReportSection("appendix", message("Appendix"), pieces, 1, True)
    for one in further:
        if not _is_long(one):
            yield replace(_section(one, found, _IN_APPENDIX), is_appendix=True)
    printed = [one for one in computed if one not in further or not _is_long(one)]
    if methods := tuple(_methods(printed, found)):
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
    if rows := tuple((one.title, _cited(one)) for one in further if _is_long(one)):
        caption = message("Further results, with all rows in the workbook and the HTML report.")
        yield ReportTable(caption, (message("results"), message("what they show")), rows)
    yield from _gallery(further)


def _cited(one: AnalysisResult) -> str:
    """What a result shows, and the works that it rests on."""
    return join(" ", (one.about, citations(naming([one]))))


def _gallery(further: Sequence[AnalysisResult]) -> Iterator[ReportFigure]:
    """The first small figure of each, two in a row."""
    narrow = (next((fig for fig in first_figures(one) if fig.is_narrow), None) for one in further)
    yield from islice(filter(None, narrow), _SMALL)


def on_screen(found: ReportFindings) -> Iterator[ReportSection]:
    """The long results of the appendix, for readers who have the report on a screen."""
    long = list(filter(_is_long, _further(found)))
    printed = {one.figure.name for one in _gallery(_further(found))}
    for one in long:
        section = _section(one, found, _IN_APPENDIX)
        pieces = tuple(
            piece
            for piece in section.pieces
            if not (isinstance(piece, ReportFigure) and piece.figure.name in printed)
        )
        yield replace(section, pieces=pieces, is_appendix=True, is_on_paper=False)
    if long:
        title = message("How further results are computed")
        caption = message("How further results are computed.")
        pieces = tuple(_methods(long, found, caption))
        yield ReportSection("further-methods", title, pieces, 2, True, is_on_paper=False)


def _further(found: ReportFindings) -> list[AnalysisResult]:
    """The results that have values and are in the appendix."""
    skipped = planned(found)
    computed = (one for _, own in by_chapter(found) for one in own)
    names = _of_appendix(found) - {*skipped}
    return [one for one in computed if one.name in names]


def _of_appendix(found: ReportFindings) -> set[str]:
    """Which results are there; those of duels are the main ones where there is nothing else."""
    return _APPENDIX - ({DUELS} if only_duels(found) else set())


def _is_long(one: AnalysisResult) -> bool:
    """Whether paper has no room for all rows of a result of the appendix."""
    rows, papers = apart(one.rows)
    return len(rows or papers) > _IN_APPENDIX


def not_computed(found: ReportFindings) -> ReportTable | None:
    """Each analysis without a result, with the reason; None if all have one."""
    missing = [one for one in found.results if not _is_shown(one)]
    if not missing:
        return None
    reasons: dict[str, list[str]] = {}
    for one in missing:
        reasons.setdefault(why_not(one), []).append(one.title)
    below = (NO_TEXTS,) if found.table.texts is None else ()
    caption = message("Results that were not computed ({number}).", number=len(missing))
    rows = tuple((join(", ", titles), why) for why, titles in reasons.items())
    return ReportTable(caption, (message("results"), message("reason")), rows, below)


def has_verdicts(found: ReportFindings) -> bool:
    """Whether any verdict counts."""
    verdicts = found.overview["verdicts"]
    return bool(verdicts["on_origin"] + verdicts["on_sides"])


def only_duels(found: ReportFindings) -> bool:
    """Whether models judged each other, and no one said who is human."""
    computed = (one for one in found.results if one.name == DUELS)
    return not has_verdicts(found) and any(map(is_computed, computed))


def only_collects(found: ReportFindings) -> bool:
    """Whether there are only answers, so that the report doesn't mention verdicts."""
    return bool(found.overview["collected"]) and not found.overview["verdicts"]["given"]


def by_chapter(found: ReportFindings) -> Iterator[tuple[Chapter, list[AnalysisResult]]]:
    """The results that have values, in reading order; chapters without any are omitted."""
    there = {one.name: one for one in found.results if _is_shown(one)}
    known = {one.name: one for one in CHAPTERS}
    for chapter, names in _in_chapters(found):
        if own := [there[name] for name in names if name in there]:
            yield known[chapter], own


def chapter_title(chapter: Chapter, found: ReportFindings) -> str:
    """The title of a chapter with all its results; tests are exploratory if none was planned."""
    return _EXPLORATORY if chapter.name == _TESTS and not planned(found) else chapter.title


def _is_shown(one: AnalysisResult) -> bool:
    """Whether a result says more than the summary: a comparison of judges needs two of them."""
    is_alone = one.name == _OF_JUDGES and len({row["judge"] for row in one.rows}) == 1
    return is_computed(one) and not is_alone


def is_computed(one: AnalysisResult) -> bool:
    """Whether an analysis counts or estimates anything.

    A row without a result has zeros, missing values, and a note that says why.
    """
    return any(has_result(row) for row in one.rows)


def has_result(row: Mapping[str, Any]) -> bool:
    """Whether a row counts or estimates anything."""
    if reason_of(row.get("note")):  # then a count alone is not a result
        return any(isinstance(value, float) and _is_something(value) for value in row.values())
    return any(_is_something(value) for value in row.values())


def _is_something(value: object) -> bool:
    """Whether a value is a number other than 0 and NaN."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return value != 0 and not isnan(value)


def _in_chapters(found: ReportFindings) -> Iterator[tuple[str, Sequence[str]]]:
    """The names of the analyses by chapter; those that the shelf does not know are last."""
    there = [one.name for one in found.results]
    shelf = ANALYSES.chapters()
    placed = {name: [one for one in own if one in there] for name, own in shelf.items()}
    known = {one for own in placed.values() for one in own}
    placed[CHAPTERS[-1].name] += [one for one in there if one not in known]
    yield from placed.items()


def planned(found: ReportFindings) -> list[str]:
    """The analyses that were registered as primary before data were collected."""
    plans = [one.get("planned") or {} for one in found.overview["registrations"]]
    return list(dict.fromkeys(str(one["primary"]) for one in plans if one.get("primary")))


def _section(one: AnalysisResult, found: ReportFindings, most: int) -> ReportSection:
    return ReportSection(one.name, one.title, tuple(_pieces(one, found.overview, most)), 2)


def _pieces(one: AnalysisResult, told: Mapping[str, Any], most: int) -> Iterator[Piece]:
    yield Paragraph(one.about)
    rows, papers = apart(one.rows)
    columns = [column for column in one.columns if _is_printed(column, one.columns)]
    shown = _most_telling(rows or papers, most)
    table = grid(f"{one.title}.", columns, shown, one.interval, one.statistic * bool(rows))
    is_cut = len(shown) < len(rows or papers)
    if is_cut and most == _IN_APPENDIX:  # else the figures of a chapter stand at its beginning
        yield from _appended(first_figures(one))
    if is_cut and not _totals(shown) and any(first_figures(one)):
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
        caption = message("{title}, up to {most} rows.", title=one.title, most=MOST)
        whole = grid(
            caption, one.columns, rows or papers, one.interval, one.statistic * bool(rows)
        )
        yield replace(whole, is_folded=True)
    if rows and papers:
        caption = message("{title}. Tests as in published studies.", title=one.title)
        yield replace(grid(caption, one.columns, papers, one.interval), is_folded=True)
    before = told["before_rules"].get(one.name) if one.name in _BEFORE else None
    if before and before != told[one.name]:
        caption = message("{title}, before quality rules.", title=one.title)
        yield replace(grid(caption, one.columns, before), is_folded=True)


def _appended(figures: Iterator[ReportFigure]) -> Iterator[ReportFigure]:
    """Figures of the appendix: two narrow ones, or one of several panels; not a page of judges."""
    drawn = [one for one in figures if one.is_narrow or len(one.figure.plots) > 1]
    yield from drawn if all(one.is_narrow for one in drawn) else drawn[:1]


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
    told = message(
        "Rows shown: {shown} of {rows:,}; the workbook has all of them.",
        shown=len(table.rows),
        rows=rows,
    )
    return replace(table, below=(told, *table.below))


def first_figures(one: AnalysisResult) -> Iterator[ReportFigure]:
    """The first figures of a result; the appendix has the methods that their captions name.

    Those without any value are left out. Duels have more, those of their scores first.
    """
    drawn = [
        figure
        for figure in map(with_values, one.figures)
        if not (figure.nothing or _is_empty(figure))
    ]
    most = _FIGURES
    if one.name == DUELS:
        most = 2 * _FIGURES
        drawn.sort(key=lambda figure: not figure.name.endswith(_OF_SCORES))
    for figure in drawn[:most]:
        shown = replace(figure, caption=without_methods(figure.caption))
        yield ReportFigure(shown, of=one.name)


def _is_empty(figure: Figure) -> bool:
    """Whether a figure has axes and no value, since none is known, or nodes and no arrow."""
    layers = [layer for plot in figure.plots for layer in plot.layers]
    others = [layer for layer in layers if not isinstance(layer, Bars | Points | Line)]
    if any(not isinstance(layer, Arrows) or layer.arrows for layer in others):
        return False
    return next(values(figure), None) is None


def _is_printed(column: str, columns: Sequence[str]) -> bool:
    """Whether a column is in the report: not errors beside intervals, nor sentences but notes."""
    return column == "note" or not (
        is_spare_error(column, columns)
        or holds_sentences(column)
        or column in ("p_shown", "as_in")
    )


_COMPUTED = message("How results are computed.")
_USUAL = message("usual standard errors")


def _methods(
    results: Sequence[AnalysisResult], found: ReportFindings, caption: str = _COMPUTED
) -> Iterator[Piece]:
    """How results are computed: those computed alike in one row, what is usual said once."""
    estimate = found.overview["detectability"]
    is_known = estimate["value"] is not None
    usual, to = (str(estimate[one]) if is_known else "" for one in ("method", "generalizes"))
    alike: dict[str, list[str]] = {}
    for one in results:
        if text := join(" ", _method_of(one, usual, to)):
            alike.setdefault(text, []).append(one.title)
    if not alike:
        return
    if usual:
        yield Paragraph(message("Usual standard errors: {usual}.", usual=usual))
        yield Paragraph(join(" ", (generalizing(to), message("Rows that differ say so."))))
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


def _method_of(one: AnalysisResult, usual: str, to: str) -> Iterator[str]:
    """How one result is computed: each part of its methods once, what it assumes, and sources."""
    rows, papers = apart(one.rows)

    def told(kind: str) -> list[str]:
        return [*dict.fromkeys(row[kind] for row in rows or papers if row.get(kind))]

    named = [substituted(text, usual, _USUAL) if usual else text for text in told("method")]
    if text := join("; ", dict.fromkeys(part for one in named for part in parts(one, "; "))):
        yield _begun(text)
    if assumed := told("assumptions"):
        each = (part for text in assumed for part in parts(text, " "))
        yield message("Assumptions: {text}", text=join(" ", dict.fromkeys(each)))
    if others := [text for text in told("generalizes") if text != to]:
        yield generalizing(join(" / ", others))
    yield citations(text for text in naming([one]) if text != usual)


def _begun(method: str) -> str:
    """A method as a sentence; a symbol is never a capital.

    >>> _begun("usual standard errors"), _begun("z with a jackknife")
    ('Usual standard errors.', 'z with a jackknife.')
    """
    return f"{method if method[1:2] == ' ' else method[:1].upper() + method[1:]}."


def why_not(one: AnalysisResult) -> str:
    """Why there is no result, without advice, which a reader of a report has no use for.

    >>> from turingdesk.analysis.statistics.result import not_computed
    >>> note = not_computed(message("no text was coded"), message("Run: turingdesk code STUDY."))
    >>> why_not(AnalysisResult("a", "A", "", ("note",), ({"note": note},), ()))
    'No text was coded.'
    """
    if is_computed(one):
        return message("No machine has judged these answers.")
    if one.trouble:
        return one.trouble
    notes = dict.fromkeys(row["note"] for row in one.rows if row.get("note"))
    sentences = (_without_advice(part) for note in notes for part in parts(note, " "))
    return join(" ", dict.fromkeys(sentences)) or message("No data for this result.")


def _without_advice(note: str) -> str:
    """A note; where it says why there is no result, the reason alone as a sentence."""
    reason = reason_of(note)
    return f"{reason.why[:1].upper()}{reason.why[1:]}." if reason else note
