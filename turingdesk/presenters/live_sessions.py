"""Sessions as Live results list them: one that continues is one row, with all its answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isnan
from typing import TYPE_CHECKING, Any

from turingdesk.journal.session_summary import State

if TYPE_CHECKING:
    from pandas import DataFrame

GOES_ON = frozenset({str(State.CONTINUED), str(State.RESTARTED)})


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session; one that was cut off and continued is one row, with all its answers."""

    session: str
    participant: str
    kiosk: str
    study: str
    started: str  #: UTC, ISO 8601
    last_at: str  #: UTC, ISO 8601
    done: int  #: counted trials answered
    of: int
    controls_passed: int
    controls_asked: int
    verdicts: int
    too_fast: int
    median_rt_s: float | None
    state: State
    simulated: bool
    demonstration: bool
    sealed: bool = False  #: no one gave the passphrase, so its verdicts have no truth
    excluded: tuple[str, ...] = ()  #: the rules that exclude the session


def began(sessions: DataFrame) -> dict[str, str]:
    """By session, when it began; a continued session has one time for all its parts."""
    earlier, started = _earlier(sessions), _started(sessions)
    return {
        # With the name, so that sessions that began at the same moment have a fixed order.
        session: f"{started.get(first, '')} {first}"
        for session in started
        for first in (_chain(session, earlier)[-1],)
    }


def session_rows(
    sessions: DataFrame, responses: DataFrame, most: int | None = None
) -> Iterator[SessionRow]:
    """Sessions as the page lists them, running ones first, then the newest.

    Args:
        sessions: Those of a table; one that continued becomes one row of its newest journal.
        responses: Those of the same table.
        most: How many; by default all.
    """
    rows = sessions[~sessions["state"].isin(GOES_ON) & (sessions["started"] != "")]
    earlier, started = _earlier(sessions), _started(sessions)
    names = rows["session"].tolist()
    chains = {session: _chain(session, earlier) for session in names if session in earlier}
    started |= {session: started.get(chain[-1], "") for session, chain in chains.items()}
    # A set, since the sort below asks once for each session of the folder.
    running = {*rows.loc[rows["state"] == State.RUNNING, "session"].tolist()}
    newest = sorted(names, key=started.__getitem__, reverse=True)
    # sorted is stable, so the newest stay first within both groups.
    listed = sorted(newest, key=lambda name: name not in running)[:most]
    pieces = {name: chains.get(name, [name]) for name in listed}
    needed = sessions["session"].isin([session for chain in pieces.values() for session in chain])
    record_by_session = {
        str(record["session"]): record for record in sessions[needed].to_dict("records")
    }
    for name, chain in pieces.items():
        each = [record_by_session[session] for session in chain if session in record_by_session]
        yield _session_row(each, started[name], responses)


def _started(sessions: DataFrame) -> dict[str, str]:
    """By session, when its own journal began."""
    # Lists: to walk through a column of text takes a hundred times as long.
    return dict(zip(sessions["session"].tolist(), sessions["started"].tolist(), strict=True))


def _earlier(sessions: DataFrame) -> dict[str, str]:
    """By session, the one that it continues."""
    goes_on = sessions.loc[sessions["continues"].notna(), ["session", "continues"]]
    return {str(newer): str(old) for newer, old in goes_on.itertuples(index=False, name=None)}


def _chain(newest: str, earlier: Mapping[str, str]) -> list[str]:
    """A session and those that it continues, the newest first."""
    chain = [newest]
    # Journals that were changed by hand could name each other, and the chain would never end.
    while (before := earlier.get(chain[-1])) is not None and before not in chain:
        chain.append(str(before))
    return chain


def _session_row(
    pieces: Sequence[Mapping[Any, Any]], started: str, responses: DataFrame
) -> SessionRow:
    """One row of the pieces of a session, the newest first."""
    newest = pieces[0]
    median_ms = float(newest["median_rt_ms"])
    if len(pieces) > 1:
        # The median of all pieces doesn't follow from the medians of each.
        session_responses = responses[
            responses["session"].isin([piece["session"] for piece in pieces])
        ]
        is_verdict = (
            (session_responses["role"] == "verdict")
            & ~session_responses["practice"]
            & ~session_responses["superseded"]
        )
        median_ms = float(session_responses.loc[is_verdict, "rt_ms"].median())
    return SessionRow(
        session=str(newest["session"]),
        participant=str(newest["participant"]),
        kiosk=str(newest["kiosk"] or ""),
        study=str(newest["study"]),
        started=started,
        last_at=str(newest["ended"]),
        done=max(piece["done"] for piece in pieces),
        of=newest["trials"],
        controls_passed=sum(piece["controls_passed"] for piece in pieces),
        controls_asked=sum(piece["controls_asked"] for piece in pieces),
        verdicts=sum(piece["verdicts"] for piece in pieces),
        too_fast=sum(piece["too_fast"] for piece in pieces),
        median_rt_s=None if isnan(median_ms) else median_ms / 1000,
        state=State(newest["state"]),
        simulated=newest["simulated"],
        demonstration=newest["demonstration"],
        sealed=newest["sealed"],
        excluded=tuple(filter(None, newest["excluded"].split("|"))),
    )
