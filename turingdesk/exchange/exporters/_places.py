"""Where the rows of each session go in a folder that has labels for study, subject and session."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from turingdesk.exchange.exporters._base import Progress
from turingdesk.exchange.exporters._cells import Cell, rows
from turingdesk.exchange.exporters._delimited import watched
from turingdesk.exchange.exporters._labels import labels
from turingdesk.journal.session_name import parsed

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.exchange.exporters._content import Content

_KEY = ["session", "pilot", "participant", "study"]


@dataclass(frozen=True, slots=True)
class Place:
    """The labels of one session, of letters and digits only."""

    study: str
    subject: str
    session: str  #: its number; `pilot` stands before it in pilots


class Places:
    """The place of each session of an export."""

    def __init__(self, content: Content) -> None:
        keys = sorted(set(_keys(content.responses)) | set(_keys(content.participants)))
        studies = labels(study for *_, study in keys)
        #: Each participant's label, by code.
        self.subjects = labels(participant for _, _, participant, _ in keys)
        numbers = {key[:2]: _number(*key[:2]) for key in keys}
        single = labels(numbers.values())
        self._of = {
            (session, pilot): Place(
                studies[study], self.subjects[participant], single[numbers[session, pilot]]
            )
            for session, pilot, participant, study in keys
        }

    def of(self, session: Cell, pilot: Cell) -> Place:
        """The place of a session; a pilot's may have the name of another session's."""
        return self._of[str(session), bool(pilot)]


def grouped(
    frame: pd.DataFrame, by: list[str], progress: Progress
) -> Iterator[tuple[tuple[Cell, ...], Iterator[tuple[Cell, ...]]]]:
    """The rows that are alike in some columns, group by group, each in its own order.

    Raises:
        Cancelled: The progress callback returned False.
    """
    order = frame.groupby(by, sort=False, observed=True, dropna=False).ngroup()
    at = [list(frame.columns).index(name) for name in by]
    made = rows(frame.iloc[order.argsort(kind="stable")])
    return groupby(watched(made, len(frame), progress), key=lambda row: tuple(row[n] for n in at))


def _keys(frame: pd.DataFrame) -> Iterator[tuple[str, bool, str, str]]:
    unique = frame[_KEY].astype(object).drop_duplicates()
    for session, pilot, participant, study in unique.itertuples(index=False):
        yield str(session), bool(pilot), str(participant), str(study)


def _number(session: str, pilot: bool) -> str:
    name = parsed(session)
    return ("pilot" if pilot else "") + (str(name.number) if name else session)
