"""Codings: which coder put which text into which categories, in append-only files.

One ledger for each scheme, coder and desk: `record/coding/SCHEME_CODER-DESK.jsonl`. A line
of the kind `coded` contains a text's place in the data and the codes that it was given; a later
one of the same coder takes its place. A line `resolved` says what two coders settled on. No
line contains a text. When a participant withdraws, lines about their texts lose their content.

Codings become rows of the table of responses, so that analyses use them as they use answers. A row
of the role `coding` stands for one code that one coder gave to one text, or for none. Its columns
are those of the response that was coded (session, step, question, subject) and the coder's own.

A coder must not know who made what was judged, what was said about it, or whether that was
correct. So a text to code carries none of it; its place in the data is only what the coding is
filed under. Each coder gets the texts in an order of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from heapq import merge
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from turingdesk.analysis._base import tabled
from turingdesk.core.message import message
from turingdesk.core.question import Role
from turingdesk.core.response import GAME_ROLE, ROOM
from turingdesk.core.streams import stream
from turingdesk.journal.journal_file import Line
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.ledger import (
    RECORD,
    append,
    read_ledger,
    this_desk,
)
from turingdesk.plugins.coding.scheme import Scheme, schemes

if TYPE_CHECKING:
    from pandas import DataFrame


_NEVER = ("superseded", "pilot", "practice", "control_trial")


class TextPlace(NamedTuple):
    """Where a text is in the data: what codings are filed under."""

    session: str
    step: int
    question: str
    subject: str


@dataclass(frozen=True, slots=True)
class TextToCode:
    """One text to code."""

    place: TextPlace = field(repr=False)  #: never shown to a coder
    words: str


def questions(responses: DataFrame) -> list[str]:
    """The questions of trials that were answered in words; choices and numbers are none."""
    rows = _typed(responses)
    return sorted({str(question) for question in rows["question"].unique()})


def texts(responses: DataFrame, question: str, study: str = "") -> list[TextToCode]:
    """The answers to a question that count, in the order of the data.

    Args:
        responses: A table, as `table.table` gives it.
        question: Its id.
        study: Only this one's; by default all.
    """
    rows = _typed(responses)
    rows = rows[rows["question"].astype("str") == question]
    if study:
        rows = rows[rows["study"].astype("str") == study]
    columns = zip(rows["session"], rows["step"], rows["subject"], rows["choice"], strict=True)
    return [
        TextToCode(TextPlace(str(session), int(step), question, str(subject)), str(words).strip())
        for session, step, subject, words in columns
    ]


def shuffled(texts_to_code: Sequence[TextToCode], coder: str, scheme: str) -> list[TextToCode]:
    """The texts in this coder's order, the same whenever they come back.

    A text that is added later does not move the others: each has a number drawn for it.
    """

    def drawn(text: TextToCode) -> float:
        place = "\n".join(map(str, text.place))
        return stream(f"{scheme}\n{coder}\n{place}", "coding").chance()

    return sorted(texts_to_code, key=drawn)


def _typed(responses: DataFrame) -> DataFrame:
    """Answers of people in words: nothing was offered, and not all answers are numbers."""
    rows = responses[responses["role"].astype("str") == Role.EXTRA.value]
    rows = rows[~rows["question"].isin((ROOM, GAME_ROLE))]
    rows = rows[~rows[list(_NEVER)].astype("bool").any(axis=1)]
    judges = rows["judge"].astype("str")
    people = [judge for judge in judges.unique() if kind_of(judge) is JudgeKind.PEOPLE]
    rows = rows[judges.isin(people)]
    offered = rows["choices"].astype("str").replace("nan", "")
    words = rows["choice"].astype("str").str.strip().replace("nan", "")
    rows, words = rows[(words != "") & (offered == "")], words[(words != "") & (offered == "")]
    question_names = rows["question"].astype("str")
    in_words = {
        question
        for question, text in zip(question_names, words, strict=True)
        if not _is_number(text)
    }
    return rows[question_names.isin(in_words)]


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


CODING = "coding"
CODED, RESOLVED = "coded", "resolved"
Codes = frozenset[str]


@dataclass(frozen=True, slots=True)
class Codings:
    """Everything that was coded with one scheme."""

    by_coder: Mapping[str, Mapping[TextPlace, Codes]] = field(default_factory=dict)
    resolved: Mapping[TextPlace, Codes] = field(default_factory=dict)

    @property
    def coders(self) -> tuple[str, ...]:
        """Who coded, by how much they did, the most first."""
        done = {coder: len(codes_by_place) for coder, codes_by_place in self.by_coder.items()}
        return tuple(sorted(done, key=lambda coder: (-done[coder], coder)))

    def final(self, place: TextPlace) -> tuple[Codes, str] | None:
        """Which coding counts for a text, and why; None if no one coded it.

        That is what was resolved, else what all who coded it gave: where they differ and
        nothing was resolved, only what they have in common.
        """
        if place in self.resolved:
            return self.resolved[place], RESOLVED
        codings_of_text = [codes[place] for codes in self.by_coder.values() if place in codes]
        if not codings_of_text:
            return None
        common = frozenset.intersection(*codings_of_text)
        if len(codings_of_text) == 1:
            return common, message("a single coder")
        return common, "agreed" if all(
            coding == common for coding in codings_of_text
        ) else "differing"


def save_codes(
    data: Path, scheme: str, coder: str, place: TextPlace, codes: Iterable[str]
) -> None:
    """Write down how a coder coded a text; returns when it is on the disk.

    Raises:
        WriteFailed: The disk refused.
    """
    append(_coder_file(data, scheme, coder), CODED, coder, _members(scheme, place, codes))


def resolve(data: Path, scheme: str, who: str, place: TextPlace, codes: Iterable[str]) -> None:
    """Write down what was settled on for a text that two coders coded differently.

    Raises:
        WriteFailed: The disk refused.
    """
    append(_coder_file(data, scheme, who), RESOLVED, who, _members(scheme, place, codes))


def read_codings(data: Path) -> dict[str, Codings]:
    """The codings of a data folder, by scheme; files that cannot be read are omitted."""
    coded: dict[str, dict[str, dict[TextPlace, Codes]]] = {}
    resolved: dict[str, dict[TextPlace, Codes]] = {}
    for line in _lines(data):
        scheme, place, codes = str(line["scheme"]), _place(line), _codes(line)
        coded.setdefault(scheme, {})
        resolved.setdefault(scheme, {})
        if line["kind"] == RESOLVED:
            resolved[scheme][place] = codes
        elif line["kind"] == CODED:
            coded[scheme].setdefault(str(line["who"]), {})[place] = codes
            resolved[scheme].pop(place, None)  # who codes it again has seen something new
    return {scheme: Codings(coded[scheme], resolved[scheme]) for scheme in coded}


def coding_folder(data: Path) -> Path:
    """The folder of codings."""
    return data / RECORD / CODING


def _lines(data: Path) -> Iterator[Line]:
    """All lines by time, those of one file in their order.

    What was settled in the very millisecond of another's coding came after it.
    """
    files = [filter(_is_whole, read_ledger(path).lines) for path in _files(data)]
    return merge(*files, key=lambda line: (str(line["at"]), line["kind"] == RESOLVED))


def _files(data: Path) -> list[Path]:
    return sorted(coding_folder(data).glob("*.jsonl"))


def _coder_file(data: Path, scheme: str, coder: str) -> Path:
    """A file that no other coder writes, whatever letters their name has."""
    # Names in other scripts have nothing left here, so a hash tells their files apart.
    plain = re.sub(r"[^a-z0-9]+", "-", coder.casefold()).strip("-")[:24]
    short = sha256(coder.encode()).hexdigest()[:6]
    name = f"{scheme}_{plain}-{short}-{this_desk()}.jsonl"
    return coding_folder(data) / name


def _members(scheme: str, place: TextPlace, codes: Iterable[str]) -> dict[str, object]:
    return {"scheme": scheme, **place._asdict(), "codes": sorted(codes)}


def _is_whole(line: Line) -> bool:
    named = all(isinstance(line.get(n), str) for n in ("scheme", "session", "question", "subject"))
    return named and isinstance(line.get("step"), int) and isinstance(line.get("codes"), list)


def _place(line: Line) -> TextPlace:
    return TextPlace(
        str(line["session"]), int(line["step"]), str(line["question"]), line["subject"]
    )


def _codes(line: Line) -> Codes:
    return frozenset(map(str, line["codes"]))


ROLE = "coding"
FINAL = ""  #: as coder: the final code
#: Columns of these rows, each with its type; those of `Response` first.
COLUMNS = {
    "role": "str",
    "session": "str",
    "step": "int64",
    "question": "str",
    "subject": "str",
    "choice": "str",  # the code, such as 1b; empty if none fits
    "scheme": "str",
    "scheme_kind": "str",  # reasons or strategies
    "coder": "str",  # empty: the final code
    "settled": "str",  # of the latter: one coder, agreed, differing or resolved
    "category": "str",
    "code_title": "str",
}


def coding_rows(data: Path) -> DataFrame:
    """Everything that was coded in a data folder; codes that no scheme has are omitted."""
    codings_by_scheme = read_codings(data)
    schemes_by_name = schemes(data)[0] if codings_by_scheme else {}
    rows = [
        row
        for name, codings in codings_by_scheme.items()
        if name in schemes_by_name
        for row in _of_scheme(schemes_by_name[name], codings)
    ]
    return _as_table(rows) if rows else _no_rows().copy()


@cache
def _no_rows() -> DataFrame:
    return _as_table([])


def _as_table(rows: Sequence[tuple[object, ...]]) -> DataFrame:
    return tabled(rows, COLUMNS)


def _of_scheme(scheme: Scheme, codings: Codings) -> Iterator[tuple[object, ...]]:
    for coder in codings.coders:
        for place, codes in codings.by_coder[coder].items():
            yield from _of_text(scheme, place, codes, (coder, ""))
    places = {
        place: None for codes_by_place in codings.by_coder.values() for place in codes_by_place
    }
    for place in places | dict.fromkeys(codings.resolved):
        if (final := codings.final(place)) is not None:
            yield from _of_text(scheme, place, final[0], (FINAL, final[1]))


def _of_text(
    scheme: Scheme, place: TextPlace, codes: Codes, by: tuple[str, str]
) -> Iterator[tuple[object, ...]]:
    titles: Mapping[str, str] = {code_id: code.title for code_id, code in scheme.codes.items()}
    for code in scheme.ordered(codes & titles.keys()) or ("",):
        category = scheme.category_of(code)
        named = (category.title if category else "", titles.get(code, ""))
        yield (ROLE, *place, code, scheme.id, scheme.kind, *by, *named)
