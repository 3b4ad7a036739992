"""Folders for sharing: their descriptions, and labels for subjects and sessions."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from turingdesk.core.message import message, plural
from turingdesk.exchange.exporters._base import Progress
from turingdesk.exchange.exporters._cells import Cell, cell, rows, unused
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._delimited import watched
from turingdesk.journal.session_name import parsed
from turingdesk.system.edition import edition
from turingdesk.table.excluded import EXCLUSION_COLUMNS
from turingdesk.table.sessions_table import SESSION_COLUMNS

if TYPE_CHECKING:
    import pandas as pd


EXCLUSIONS: Mapping[str, str] = EXCLUSION_COLUMNS
#: Omitted of folders for sharing: words of the experimenter, who may name people in them.
PRIVATE = ("notes",)


def sessions(content: Content) -> pd.DataFrame:
    """One row per session with the answers to forms, without what is not for sharing."""
    return content.participants.drop(columns=[*PRIVATE], errors="ignore")


def session_columns(content: Content) -> Mapping[str, str]:
    """The meaning of each column of `sessions`."""
    return {**SESSION_COLUMNS, **content.forms}


def title(content: Content) -> str:
    """The studies' titles, as a name for the folder's data."""
    people = content.participants
    names = zip(people["study_title"], people["study"], strict=True)
    titles = sorted({str(cell(name) or study) for name, study in names})
    return "; ".join(titles) or "; ".join(sorted(map(str, content.responses["study"].unique())))


def about(content: Content) -> str:
    """A description of the data, in sentences."""
    return message(
        "Judgments of whether humans or machines made the answers: {responses} from "
        "{sessions}, recorded with {edition}.",
        edition=edition(),
        responses=plural("%n response", "%n responses", content.in_journals),
        sessions=plural("%n session", "%n sessions", len(content.participants)),
    )


def readme(content: Content, layout: str) -> str:
    """The text that people read first.

    Args:
        content: What is exported.
        layout: Which files there are, in Markdown.
    """
    counts = content.counts(content.in_journals, exclusions=message("The list of exclusions"))
    lines = [f"# {title(content)}", "", about(content), "", "## Files", "", layout.strip(), ""]
    lines += ["## What to know", ""]
    lines += [
        f"- {sentence}" for sentence in (*counts.sentences, *(what for _, what in content.rules))
    ]
    lines += [f"- {sentence}" for sentence in content.frozen]
    if content.signing_keys:
        lines.append(f"- Sessions are signed (Ed25519) with the key {content.signing_keys}.")
    lines += [
        "- Rows that never count are here, too: `practice`, `pilot`, `superseded` and `excluded` "
        "say which.",
        "- Personal answers and the experimenter's notes are left out.",
        "- Authors, license, and funding are not known to the program: add them before you share.",
    ]
    return "\n".join(lines) + "\n"


_STRANGE = re.compile(r"[^A-Za-z0-9]", re.ASCII)


def labels(codes: Iterable[str]) -> dict[str, str]:
    """A label for each code, no two alike, also if file names ignore case.

    Codes that are labels already keep their signs before others are shortened to them.

    >>> labels(["P-001", "P001", "judge:gpt-4"])
    {'P001': 'P001', 'P-001': 'P001x2', 'judge:gpt-4': 'judgegpt4'}
    """
    ordered = sorted(set(codes), key=lambda code: (_STRANGE.sub("", code) != code, code))
    label_by_code: dict[str, str] = {}
    used_labels: set[str] = set()
    for code in ordered:
        base = _STRANGE.sub("", code) or "x"
        label_by_code[code] = unused(base, used_labels, "x")
    return label_by_code


_KEY = ["session", "pilot", "participant", "study"]


@dataclass(frozen=True, slots=True)
class SessionPlace:
    """The labels of one session, of letters and digits only."""

    study: str
    subject: str
    session: str  #: its number; `pilot` is before it in pilots


class SessionPlaces:
    """The place of each session of an export."""

    def __init__(self, content: Content) -> None:
        keys = sorted(set(_keys(content.responses)) | set(_keys(content.participants)))
        studies = labels(study for *_, study in keys)
        #: Each participant's label, by study and code: a code of two studies is two people.
        self.subjects = _subjects({(study, code) for *_, code, study in keys})
        numbers = {key[:2]: _number(*key[:2]) for key in keys}
        single = labels(numbers.values())
        self._of = {
            (session, pilot): SessionPlace(
                studies[study], self.subjects[study, participant], single[numbers[session, pilot]]
            )
            for session, pilot, participant, study in keys
        }

    def of(self, session: Cell, pilot: Cell) -> SessionPlace:
        """The place of a session; a pilot's may have the name of another session's."""
        return self._of[str(session), bool(pilot)]


def _subjects(people: Set[tuple[str, ...]]) -> dict[tuple[str, ...], str]:
    often = Counter(person[-1] for person in people)
    names = {
        person: person[-1] if often[person[-1]] == 1 else "".join(person) for person in people
    }
    label_by_name = labels(names.values())
    return {person: label_by_name[name] for person, name in names.items()}


def grouped(
    frame: pd.DataFrame, by: list[str], progress: Progress
) -> Iterator[tuple[tuple[Cell, ...], Iterator[tuple[Cell, ...]]]]:
    """The rows that are alike in some columns, group by group, each in its own order.

    Raises:
        ExportCancelled: The progress callback returned False.
    """
    order = frame.groupby(by, sort=False, observed=True, dropna=False).ngroup()
    at = [list(frame.columns).index(name) for name in by]
    # Stable, so that rows keep their order within a group.
    ordered_rows = rows(frame.iloc[order.argsort(kind="stable")])
    return groupby(
        watched(ordered_rows, len(frame), progress), key=lambda row: tuple(row[n] for n in at)
    )


def _keys(frame: pd.DataFrame) -> Iterator[tuple[str, bool, str, str]]:
    unique = frame[_KEY].astype(object).drop_duplicates()
    for session, pilot, participant, study in unique.itertuples(index=False):
        yield str(session), bool(pilot), str(participant), str(study)


def _number(session: str, pilot: bool) -> str:
    name = parsed(session)
    return ("pilot" if pilot else "") + (str(name.number) if name else session)
