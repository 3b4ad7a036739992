"""The results of a report: chapters in reading order, an appendix, and what is not computed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from math import isnan
from typing import Any

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._chapters import CHAPTERS, Chapter
from turingdesk.analysis._figure import LEAST, Figure, Panel
from turingdesk.core.message import join, message
from turingdesk.exchange.report.findings import AnalysisResult, Findings
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
)

SUMMARY = ("confusion", "detectability")  #: analyses that the summary shows already
#: Analyses that only some readers need. They are in the appendix, the others in their chapter.
_APPENDIX = {
    *("baselines", "success", "lengths_by_kind", "demographics", "sensitivity_by_groups"),
    *("effects", "sequential", "evidence", "signal_detection_model", "interrater"),
    *("judge_folds", "judge_features", "judge_messages", "judge_errors", "extrapolation"),
    *("metrics", "agreement", "turing_scores"),
}
_IN_CHAPTER, _IN_APPENDIX = 7, 2  #: rows of a table
_FIGURES = 2  #: of one analysis
_BEFORE = ("agents", "lengths", "pairs", "controls")
_ERROR = re.compile(r"(^|_)(sd|se)$")  #: columns that an interval beside them makes superfluous
_COMMAND = re.compile(r"\bturingdesk |\banalyze | --[a-z]")
_SAID = {
    "method": message("{text}."),
    "assumptions": message("Assumptions: {text}"),
    "generalizes": message("Generalizes to: {text}."),
}
_IMPOSSIBLE = "It cannot be computed"
_REASON = re.compile(rf"^{_IMPOSSIBLE}: ")


def chapters(found: Findings) -> Iterator[ReportSection]:
    """Planned results first, then those of each chapter."""
    primary = planned(found)
    by_name = {one.name: one for one in found.results if is_computed(one)}
    for name in primary:
        if name in by_name and name not in SUMMARY:
            one = by_name[name]
            section = _section(one, found, _IN_CHAPTER)
            figures = first_figures(one, found.overview)
            yield replace(section, pieces=(*figures, *section.pieces))
    skipped = {*primary, *SUMMARY, *_APPENDIX}
    for chapter, results in by_chapter(found):
        own = [one for one in results if one.name not in skipped]
        if own:  # the figures are together, so that small ones share a row
            pieces = [piece for one in own for piece in first_figures(one, found.overview)]
            title = chapter.title
            if chapter.name == "planned_tests" and not primary:
                title = message("Exploratory tests")
            yield ReportSection(chapter.name, title, tuple(pieces))
        for one in own:
            yield _section(one, found, _IN_CHAPTER)


def appendix(found: Findings) -> Iterator[ReportSection]:
    """The results of interest to some readers, and how all of them are computed."""
    primary = planned(found)
    computed = [one for _, own in by_chapter(found) for one in own]
    shown = [one for one in computed if one.name in _APPENDIX and one.name not in primary]
    if computed:
        told = message(
            "Long tables are shortened here. The workbook has all rows, standard errors, and "
            "the tests as published studies ran them."
        )
        yield ReportSection("appendix", message("Appendix"), (Paragraph(told),), 1, True)
    for one in shown:
        yield replace(_section(one, found, _IN_APPENDIX), is_appendix=True)
    if computed:
        estimate = found.overview["detectability"]
        usual = str(estimate["method"]), str(estimate["generalizes"])
        pieces = tuple(_methods(computed, *usual))
        yield ReportSection("methods", message("How results are computed"), pieces, 2, True)


def not_computed(found: Findings) -> ReportTable | None:
    """Each analysis without a result, with the reason; None where all have one."""
    missing = [one for one in found.results if not is_computed(one)]
    if not missing:
        return None
    reasons: dict[str, list[str]] = {}
    for one in missing:
        reasons.setdefault(_why(one), []).append(one.title)
    caption = message("Not computed ({number}).", number=len(missing))
    rows = tuple((join(", ", titles), why) for why, titles in reasons.items())
    return ReportTable(caption, (message("results"), message("reason")), rows)


def by_chapter(found: Findings) -> Iterator[tuple[Chapter, list[AnalysisResult]]]:
    """The results that have values, in reading order; chapters without any are left out."""
    there = {one.name: one for one in found.results if is_computed(one)}
    known = {one.name: one for one in CHAPTERS}
    for chapter, names in _in_chapters(found):
        if own := [there[name] for name in names if name in there]:
            yield known[chapter], own


def is_computed(one: AnalysisResult) -> bool:
    """Whether an analysis counts or estimates anything.

    A row without a result has zeros, missing values, and a note that says why.
    """
    return any(_has_result(row) for row in one.rows)


def _has_result(row: Mapping[str, Any]) -> bool:
    if str(row.get("note") or "").startswith(_IMPOSSIBLE):  # then a count alone is no result
        return any(isinstance(value, float) and _is_something(value) for value in row.values())
    return any(_is_something(value) for value in row.values())


def _is_something(value: object) -> bool:
    """Whether a value is a number other than 0 and NaN."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return value != 0 and not isnan(value)


def _in_chapters(found: Findings) -> Iterator[tuple[str, Sequence[str]]]:
    """The names of the analyses by chapter; those that the shelf does not know are last."""
    there = [one.name for one in found.results]
    shelf = ANALYSES.chapters()
    placed = {name: [one for one in own if one in there] for name, own in shelf.items()}
    known = {one for own in placed.values() for one in own}
    placed[CHAPTERS[-1].name] += [one for one in there if one not in known]
    yield from placed.items()


def planned(found: Findings) -> list[str]:
    """The analyses that were registered as primary before data were collected."""
    plans = [one.get("planned") or {} for one in found.overview["registrations"]]
    return list(dict.fromkeys(str(one["primary"]) for one in plans if one.get("primary")))


def _section(one: AnalysisResult, found: Findings, most: int) -> ReportSection:
    return ReportSection(one.name, one.title, tuple(_pieces(one, found.overview, most)), 2)


def _pieces(one: AnalysisResult, told: Mapping[str, Any], most: int) -> Iterator[Piece]:
    if most == _IN_CHAPTER:
        yield Paragraph(one.about)
    rows, papers = apart(one.rows)
    columns = [column for column in one.columns if _is_printed(column)]
    caption = one.title if most == _IN_CHAPTER else one.about.removesuffix(".")
    yield grid(f"{caption}.", columns, rows or papers, one.interval, most)
    if len(rows or papers) > most:
        caption = message("{title}, up to {most} rows.", title=one.title, most=MOST)
        yield replace(grid(caption, one.columns, rows or papers, one.interval), is_folded=True)
    if rows and papers:
        caption = message("{title}. Tests as in published studies.", title=one.title)
        yield replace(grid(caption, one.columns, papers, one.interval), is_folded=True)
    before = told["before_rules"].get(one.name) if one.name in _BEFORE else None
    if before and before != told[one.name]:
        caption = message("{title}, before quality rules.", title=one.title)
        yield replace(grid(caption, one.columns, before), is_folded=True)


def first_figures(one: AnalysisResult, told: Mapping[str, Any]) -> Iterator[ReportFigure]:
    """The first figures of a result; the appendix has the methods that their captions name."""
    methods = list(dict.fromkeys(str(row["method"]) for row in one.rows if "method" in row))
    known = [
        one for one in (join("; ", methods), *methods, told["detectability"]["method"]) if one
    ]
    drawn = filter(None, map(_with_values, one.figures))
    for figure in islice(drawn, _FIGURES):
        caption = figure.caption
        for method in known:
            caption = caption.replace(f": {method}", "")
        yield ReportFigure(replace(figure, caption=caption))


def _with_values(figure: Figure) -> Figure | None:
    """A figure without the panels in which nothing is drawn; None if no panel is left."""
    there = tuple(one for one in figure.plots if _shows_values(one))
    if figure.nothing or not there:
        return None
    return replace(figure, panels=there) if figure.panels else figure


def _shows_values(panel: Panel) -> bool:
    """Whether a value of a panel rests on verdicts enough to be drawn."""
    counts = [n for layer in panel.layers for n in getattr(layer, "counts", ())]
    return not counts or max(counts) >= LEAST


def _is_printed(column: str) -> bool:
    """Whether a column stands in the report: not standard errors, nor sentences but notes."""
    return column == "note" or not (
        _ERROR.search(column) or holds_sentences(column) or column in ("p_shown", "as_in")
    )


def _methods(results: Sequence[AnalysisResult], usual: str, to: str) -> Iterator[Piece]:
    """How results are computed: those computed alike in one row, what is usual said once."""
    if usual:
        yield Paragraph(message("Usual standard errors: {usual}.", usual=usual))
    if to:
        yield Paragraph(
            message("Unless a row says otherwise, results generalize to: {to}.", to=to)
        )
    usual_end = _SAID["generalizes"].format(text=to)
    alike: dict[str, list[str]] = {}
    for one in results:
        rows, papers = apart(one.rows)
        parts = []
        for kind, said in _SAID.items():
            told = dict.fromkeys(str(row[kind]) for row in rows or papers if row.get(kind))
            parts += [said.format(text=join("; ", told))] if told else []
        text = join(" ", [one for one in parts if one != usual_end])
        text = text.replace(usual, message("usual standard errors")) if usual else text
        if text:
            alike.setdefault(text, []).append(one.title)
    table = tuple((join(", ", titles), text) for text, titles in alike.items())
    heads = message("results"), message("method, assumptions, and generalization")
    yield ReportTable(message("How results are computed."), heads, table)


def _why(one: AnalysisResult) -> str:
    """The reason, without the commands that a reader of the report has no use for.

    >>> note = "It cannot be computed: no text was coded. To do it: turingdesk judge X --judge."
    >>> _why(AnalysisResult("a", "A", "", ("note",), ({"note": note},), ()))
    'No text was coded.'
    """
    notes = dict.fromkeys(str(row["note"]) for row in one.rows if row.get("note"))
    said = one.trouble or join(" ", notes)
    if not said:
        return message("No data for this result.")
    text = _REASON.sub("", str(said))
    text = " ".join(part for part in re.split(r"(?<=\.) ", text) if not _COMMAND.search(part))
    return f"{text[:1].upper()}{text[1:]}".strip()
