"""Tables of word associations, such as Small World of Words (SWOW), as a study package.

A row has a cue and the first answers to it (`cue`, `R1`, `R2`, `R3`), or a cue and one answer
(`cue`, `response`). De Deyne, Navarro, Perfors, Brysbaert & Storms (2019), "The Small World of
Words English word association norms for over 12,000 cue words", describe SWOW's files.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from turingdesk.core.message import join, message
from turingdesk.exchange.importers._base import (
    SourceFile,
)
from turingdesk.exchange.importers._column_map import Fields
from turingdesk.exchange.importers._table_importer import TableImporter, mapped_table
from turingdesk.exchange.importers._tables import is_missing
from turingdesk.plugins.formats.importers._names import slug
from turingdesk.plugins.formats.importers._records import TakenRows
from turingdesk.plugins.formats.importers._stream_study import StreamSources, StreamStudy

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


def _rows(sources: StreamSources) -> Iterator[dict[str, Any]]:
    options, tally = sources.options, sources.tally
    taken_rows, numbers = TakenRows(tally, options.each), Counter[str]()
    for source in sources.files:
        table = mapped_table(source, options.map, FIELDS, tally)
        for number, row in table.rows(tally):
            cells = {name: cell.strip() for name, cell in row.items()}
            for column, answer in _answers(source, cells):
                row_or_reason = _row(cells, answer, options.agent)
                if isinstance(row_or_reason, dict):
                    numbers[row_or_reason["cue"]] += 1
                    # A row has up to three answers, so its ID alone isn't one of an answer.
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


_STUDY = StreamStudy(
    id="word-associations",
    title="Word associations",
    task="words",
    unit=message("associations"),
    suffixes=TABLES,
    rows=_rows,
    license_note=message("When you share the study, include the license of the associations."),
    columns=COLUMNS,
    refusal=message("None of the sources is a table. {fix}", fix=FIX),
)
IMPORTER = TableImporter(
    title=message("Word associations, such as SWOW"),
    about=message(
        "Cues and the words that people or a machine associated with them, as a study package."
    ),
    sources=message("tables with the columns cue and R1, R2, R3, or cue and response"),
    reader=_STUDY.read,
    takes=("agent", "each"),
    fields=FIELDS,
    needed=(("cue", "response"), ("cue", "r1"), ("cue", "r2"), ("cue", "r3")),
    suffixes=TABLES,
    example="SWOW-EN.R100.csv --each 5 -o studies/words",
)
