"""Excel: a workbook of a summary to read first, responses, participants, stimuli and results.

Analyses are in the order of their chapters, two chapters in a sheet, so that there are 12 sheets.

Every text is written as text: nothing becomes a formula, a date, a number or a
link, and ids keep their leading zeros. Signs that XML cannot hold, such as NUL,
are written as Excel writes them (_x0000_); Excel shows the sign, most other
programs the escape. A cell contains 32,767 characters; of longer texts the first
part is kept, and the summary names the cell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.message import message
from turingdesk.exchange.exporters._atomic_write import atomic_write
from turingdesk.exchange.exporters._base import ExportCounts, Exporter, ExportOptions, Progress
from turingdesk.exchange.exporters._cells import Cell, rows
from turingdesk.exchange.exporters._content import Content, as_numbers, by_kind
from turingdesk.exchange.exporters._delimited import watched
from turingdesk.exchange.exporters._workbook import WorkbookWriter, check, opened
from turingdesk.system.edition import edition
from turingdesk.table.answer_texts import with_texts_of
from turingdesk.table.identity import with_tables

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.study.package import Package
    from turingdesk.table.table import Table

NOTES = (
    ("responses", "(signs)", "Control signs are written as Excel does: _x0000_ is the sign NUL"),
    (
        "responses",
        "(long texts)",
        "A cell holds 32,767 characters; the summary names what was cut",
    ),
)

ALL = "(all)"
#: What the sheets contain, for anyone who opens the workbook.
_ABOUT = {
    "responses": "One row for each answer to a question about a trial",
    "forms": "One row for each answer to a form",
    "participants": "One row for each session, with the answers to forms",
    "stimuli": "One row for each judged stimulus, with its text, if the study is available",
    "Overview": "Verdicts by origin, detectability, and results by task and machine",
    "Judges": "Results by judge and group, and over time",
    "Stimuli and text": "Results by stimulus, and what texts are like",
    "Tests": "Tests of detectability, and how robust they are",
    "Machines and games": "Machine judges, and games",
    "exclusions": "One row per exclusion",
    "codebook": "What each column means",
}


def write(table: Table, path: Path, progress: Progress, options: ExportOptions) -> ExportCounts:
    """Write the workbook and count its rows when it is there.

    Raises:
        ExportCancelled: The progress callback returned False.
        CannotExport: The file cannot be written whole.
    """
    content = Content.of(table, options)
    with atomic_write(path) as draft:
        with opened(draft) as book:
            # So that it is the first tab, though it is written last, when all is counted.
            book.reserve("summary")
            responses = watched(rows(content.trials), content.in_journals, progress)
            book.sheet("responses", list(content.responses.columns), responses)
            forms = content.form_answers
            book.sheet("forms", list(forms.columns), _with_numbers(forms))
            people = content.participants
            book.sheet("participants", list(people.columns), rows(people))
            stimuli = content.stimuli
            book.sheet("stimuli", list(stimuli.columns), rows(stimuli))
            notes, missing = _results(book, content, table, options.texts)
            left_out = content.exclusions
            book.sheet("exclusions", list(left_out.columns), rows(left_out))
            book.sheet(
                "codebook", ("sheet", "column", "about"), [*content.codebook, *NOTES, *notes]
            )
            _summary(book, content, missing)
        check(draft, book.rows)
    progress(content.in_journals, content.in_journals)
    return _counts(book, content)


#: The sheets of analyses, each with the chapters that it has.
SHEETS = {
    "Overview": ("overview", "task_and_machine"),
    "Judges": ("judges", "time_and_order"),
    "Stimuli and text": ("stimuli", "text"),
    "Tests": ("planned_tests", "robustness"),
    "Machines and games": ("machine_judges", "games"),
}


def _results(
    book: WorkbookWriter, content: Content, table: Table, packages: Sequence[Package]
) -> tuple[list[tuple[str, str, str]], list[tuple[str, str]]]:
    """Write the analyses that have results, in one sheet for each two chapters.

    Analyses of texts have results where the texts stand in the responses, from these packages.

    Returns:
        What the codebook says of each: the sheet, its title, and what it tells. And for the
        summary, each analysis without a result, with the reason.
    """
    from turingdesk.analysis import ANALYSES

    frames_by_name, missing, notes = {}, [], []
    responses = with_tables(content.responses, packages)
    for name, about, frame in analyses(responses, with_texts_of(table, packages)):
        if why := _why_not(name, frame):
            missing.append(("not computed", f"{ANALYSES[name].title}: {why}"))
        else:
            frames_by_name[name] = about, frame
    in_chapters = ANALYSES.chapters()
    for sheet, chapters in SHEETS.items():
        names = [
            name for chapter in chapters for name in in_chapters[chapter] if name in frames_by_name
        ]
        blocks = [
            (str(ANALYSES[name].title), str(about), list(frame.columns), rows(frame))
            for name in names
            for about, frame in [frames_by_name[name]]
        ]
        if blocks:
            book.blocks(sheet, blocks)
        notes += [(sheet, title, about) for title, about, _, _ in blocks]
    return notes, missing


def _why_not(name: str, frame: pd.DataFrame) -> str:
    """Why an analysis has no result; empty where it has one."""
    from turingdesk.analysis import ANALYSES
    from turingdesk.analysis._base import records
    from turingdesk.exchange.report.findings import AnalysisResult
    from turingdesk.exchange.report.results import is_computed, why_not

    title_and_about = ANALYSES[name].title, ANALYSES[name].about
    analysis_result = AnalysisResult(
        name, *title_and_about, tuple(map(str, frame.columns)), tuple(records(frame)), ()
    )
    return "" if is_computed(analysis_result) else why_not(analysis_result)


def _counts(book: WorkbookWriter, content: Content) -> ExportCounts:
    rows_of = book.rows["responses"] + book.rows["forms"]
    cut = tuple(book.cut)
    return content.counts(
        rows_of, book.altered, cut, forms=message("The sheet {name}", name="forms")
    )


def _with_numbers(forms: pd.DataFrame) -> Iterator[tuple[Cell, ...]]:
    """The answers to forms, as numbers where a question has no other ones."""
    with_numbers = forms.assign(choice=forms["choice"].astype(object))
    for _, question_rows in with_numbers.groupby(["block", "question"], observed=True):
        with_numbers.loc[question_rows.index, "choice"] = as_numbers(list(question_rows["choice"]))
    yield from rows(with_numbers)


def _summary(book: WorkbookWriter, content: Content, missing: Sequence[tuple[str, str]]) -> None:
    """Write a summary of the file: its contents and origin, and what was omitted or cut."""
    counts = _counts(book, content)
    lines: list[tuple[str, Any]] = [
        *((f"sheet {name}", about) for name, about in _ABOUT.items() if name in book.rows),
        ("how to cite", f"TuringDesk (Version {edition().version}) [Computer software]."),
        ("program", str(edition())),
        ("keys that signed the sessions (Ed25519)", content.signing_keys),
        ("exported at (UTC)", datetime.now(UTC).isoformat(timespec="seconds")),
        ("studies", "; ".join(_studies(content))),
        ("responses in the journals", counts.in_journals),
        ("rows written", counts.written),
        ("sessions", counts.sessions),
        ("practice rows", int(content.responses["practice"].sum())),
        ("superseded rows", int(content.responses["superseded"].sum())),
        ("rows marked by quality rules", counts.excluded),
        ("pilot rows", int(content.responses["pilot"].sum())),
        ("responses of pilot sessions left out", counts.pilots_left_out),
        ("simulated rows", counts.simulated),
        ("imported rows", counts.imported),
        ("verdicts still sealed", counts.sealed),
        ("problems in the journals", counts.problems),
        ("texts cut to 32,767 characters", len(counts.cut)),
        ("texts with invalid characters", counts.altered),
    ]
    lines += [*content.results, *content.rules]
    lines += [("preregistration", sentence) for sentence in content.frozen]
    lines += [("note", sentence) for sentence in counts.sentences]
    lines += [("problem", problem) for problem in content.problems]
    lines += [] if content.only_collects else missing
    lines += [("cut", f"{cut.cell}: {cut.length:,} characters") for cut in counts.cut]
    book.sheet("summary", ("what", "value"), lines)


def _studies(content: Content) -> Iterator[str]:
    """The titles of the studies, with their ids."""
    people = content.participants
    titles = dict(zip(people["study"].astype(str), people["study_title"], strict=True))
    for study in sorted(map(str, content.responses["study"].unique())):
        yield f"{titles.get(study) or study} ({study})"


def analyses(
    responses: pd.DataFrame, table: Table | None = None
) -> Iterator[tuple[str, str, pd.DataFrame]]:
    """Name, sentence and table of each analysis, over all kinds of judges and studies.

    Kinds of judges are never counted together, and each study of a folder is analyzed by
    itself, too. Where quality rules leave something out, every result is there in both
    versions: the column `rules` says which.

    Args:
        responses: Those that are exported.
        table: Where they come from, for the further rows that belong to them.
    """
    import pandas as pd

    from turingdesk.analysis import ANALYSES

    parts = list(_parts(responses, table))
    for name, analysis in ANALYSES.items():
        tables = []
        for labels, part in parts:
            frame = analysis.compute(part)
            # Where an analysis has a column of that name itself, it is how many there were.
            frame = frame.rename(
                columns={label: f"n_{label}" for label in labels if label in frame}
            )
            for place, (column, value) in enumerate(labels.items()):
                frame.insert(place, column, value)
            tables.append(frame)
        # Empty frames would turn columns of numbers into objects in `concat`.
        filled_tables = [frame for frame in tables if len(frame)] or tables[:1]
        if filled_tables:
            yield name, analysis.about, pd.concat(filled_tables, ignore_index=True)


def _parts(
    responses: pd.DataFrame, table: Table | None
) -> Iterator[tuple[dict[str, str], pd.DataFrame]]:
    """The rows of each kind of judges and study, with and without quality rules."""
    from turingdesk.analysis._counted import before_rules
    from turingdesk.analysis._sample import with_further

    for kind, kind_rows in by_kind(responses):
        studies = sorted(kind_rows["study"].astype(str).unique())
        overall_parts = [(ALL, kind_rows)] if len(studies) > 1 else []
        each = [
            (study_id, kind_rows[kind_rows["study"] == study_id] if overall_parts else kind_rows)
            for study_id in studies
        ]
        for study, part in (*overall_parts, *each):
            labels = {"judges": str(kind), "study": study}
            rows = with_further(part, table) if table else part
            yield {**labels, "rules": "applied"}, rows
            # Twice only where rules exclude something, as the tables would be equal.
            if (part["excluded"] != "").any():
                yield {**labels, "rules": "not applied"}, before_rules(rows)


EXPORTER = Exporter(
    title=message("Excel workbook"),
    about=message(
        "Summary, responses, participants, stimuli, analyses, exclusions, and codebook. Text "
        "is never converted to formulas or dates."
    ),
    suffix=".xlsx",
    writer=write,
    takes=("personal",),
)
