"""Tables of word associations, such as Small World of Words (SWOW), as a study package.

A row has a cue and the first answers to it (`cue`, `R1`, `R2`, `R3`), or a cue and one answer
(`cue`, `response`). De Deyne, Navarro, Perfors, Brysbaert & Storms (2019), "The Small World of
Words English word association norms for over 12,000 cue words", describe SWOW's files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource
from turingdesk.core.message import join, message
from turingdesk.exchange.importers._base import (
    ImportOptions,
    ImportReport,
    Progress,
    SourceFile,
    Tally,
    gathered,
)
from turingdesk.exchange.importers._column_map import Fields
from turingdesk.exchange.importers._study import BlockDraft, StudyDraft, imported_from
from turingdesk.exchange.importers._table_importer import TableImporter, mapped_table
from turingdesk.exchange.importers._tables import is_missing
from turingdesk.plugins.formats.importers._names import slug
from turingdesk.plugins.formats.importers._records import TakenRows

FIX = message("Use a table with the columns cue and R1, R2, R3, or cue and response.")
COLUMNS = ("id", "prompt", "origin", "agent", "cue", "association", "provenance")
FIELDS: Fields = {
    "cue": (message("the cue"), "cueword prompt"),
    "response": (message("the association, if there is one in each row"), "association answer"),
    "r1": (message("the first association"), "response1"),
    "r2": (message("the second association"), "response2"),
    "r3": (message("the third association"), "response3"),
    "participantid": (message("who answered"), "participant subjectid workerid"),
    "id": (message("the ID of the row"), ""),
}
LONGEST = 200  #: characters of a cue or an answer
TABLES = frozenset({".csv", ".tsv", ".txt", ".xlsx", ".parquet"})
#: What SWOW's files have in place of an answer.
_NONE = frozenset({"#missing", "no more responses", "unknown word"})


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read word associations and write a study package.

    Raises:
        BadSource: A file is no table of associations, or none of them can be taken.
        CannotExport: The folder is not empty or cannot be written.
    """
    tally = Tally(message("associations"))
    files = [s for s in gathered(sources, TABLES)[0] if s.path.suffix.lower() in TABLES]
    if not files:
        raise BadSource(message("None of the sources is a table. {fix}", fix=FIX))
    draft_block = BlockDraft("words", [], stream=_rows(files, options, tally), columns=COLUMNS)
    StudyDraft(
        id="word-associations",
        title="Word associations",
        provenance=imported_from(files),
        blocks=[draft_block],
        remark="Made by: turingdesk import word-associations",
    ).write(out, progress)
    tally.note(message("When you share the study, include the license of the associations."))
    return tally.report(out, {message("associations"): draft_block.counts.rows})


def _rows(
    files: Sequence[SourceFile], options: ImportOptions, tally: Tally
) -> Iterator[dict[str, Any]]:
    taken_rows, numbers = TakenRows(tally, options.each), Counter[str]()
    for source in files:
        table = mapped_table(source, options.map, FIELDS, tally)
        for number, row in table.rows(tally):
            cells = {name: cell.strip() for name, cell in row.items()}
            for column, answer in _answers(source, cells):
                row_or_reason = _row(cells, answer, options.agent)
                if isinstance(row_or_reason, dict):
                    numbers[row_or_reason["cue"]] += 1
                    answer_id = cells.get("id") and f"{cells['id']}-{column}"
                    row_or_reason["id"] = (
                        answer_id
                        or f"{slug(row_or_reason['cue'])}-{numbers[row_or_reason['cue']]}"
                    )
                    row_or_reason["provenance"] = source.path.name
                yield from taken_rows.of(row_or_reason, join(", ", (table.place(number), column)))
    taken_rows.close(FIX)


def _answers(source: SourceFile, cells: Mapping[str, str]) -> list[tuple[str, str]]:
    """The answers of a row by column; in SWOW's counts of answers, R1 is a number.

    Raises:
        BadSource: The columns are others.
    """
    columns = ["response"] if "response" in cells else ["r1", "r2", "r3"]
    answers = [(column.upper(), cells[column]) for column in columns if column in cells]
    if "cue" not in cells or not answers:
        source.wrong(message("The columns of associations are missing."), FIX)
    return answers


def _row(cells: Mapping[str, str], answer: str, agent: str) -> dict[str, Any] | str:
    """The row of one association, or why there is none."""
    cue = cells["cue"]
    if not cue:
        return message("there is no cue")
    if is_missing(answer) or answer.casefold() in _NONE:
        return message("there is no answer")
    if max(len(cue), len(answer)) > LONGEST:
        return message("the cue or the answer has more than {longest} characters", longest=LONGEST)
    return {
        "id": "",
        "prompt": cue,
        "origin": "machine" if agent else "human",
        "agent": agent or cells.get("participantid", ""),
        "cue": cue,
        "association": answer,
    }


IMPORTER = TableImporter(
    title=message("Word associations, such as SWOW"),
    about=message(
        "Cues and the words that people or a machine associated with them, as a study package."
    ),
    sources=message("tables with the columns cue and R1, R2, R3, or cue and response"),
    reader=read,
    takes=("agent", "each"),
    fields=FIELDS,
    needed=(("cue", "response"), ("cue", "r1"), ("cue", "r2"), ("cue", "r3")),
    suffixes=TABLES,
    example="SWOW-EN.R100.csv --each 5 -o studies/words",
)
