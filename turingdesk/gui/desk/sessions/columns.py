"""The columns of the sessions table."""

from __future__ import annotations

from datetime import datetime

from turingdesk.gui.desk.table import Column
from turingdesk.gui.desk.words import NOTHING
from turingdesk.store.clock import set_by
from turingdesk.store.session_summary import SessionSummary, State

INKS = {State.CUT_OFF: "warning", State.RUNNING: "accent"}


def local_time(at: str) -> str:
    """A journal's time on this machine's clock; as it stands where it is no time.

    >>> local_time("long ago")
    'long ago'
    """
    try:
        return datetime.fromisoformat(at).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return at


def short_time(at: str) -> str:
    """The same without its year, where that is this one."""
    return local_time(at).removeprefix(f"{datetime.now():%Y}-")


def marks(session: SessionSummary) -> str:
    """What sets a session apart from those that count."""
    found = []
    if session.pilot:
        found.append("pilot (marked)" if session.is_marked else "pilot")
    if session.simulated:
        found.append("simulated")
    elif session.judge not in ("human", ""):
        found.append(session.judge)
    if "continues" in session.opened:
        found.append("resumed")
    if session.clock_set_s:
        found.append("clock set")
    return ", ".join(found)


def told(session: SessionSummary) -> str:
    """A session in one sentence."""
    return (
        f"{session.name}: {session.state.value}"
        f"{f' ({session.reason})' if session.state is State.ENDED else ''}, "
        f"{session.done} of {session.of} trials, last line {local_time(session.last_at)}"
        f"{''.join(f'. {set_by(by_s)}' for by_s in session.clock_set_s)}"
    )


COLUMNS = (
    Column("Participant", lambda s: s.participant, tip=told),
    Column(
        "Study",
        lambda s: s.study,
        tip=lambda s: str(s.opened.get("study_title", "")),
        stretch=True,
    ),
    Column("No.", lambda s: str(s.number), sort=lambda s: s.number, right=True),
    Column("Kiosk", lambda s: s.kiosk or NOTHING),
    Column(
        "Started",
        lambda s: short_time(s.started),
        sort=lambda s: s.started,
        tip=lambda s: local_time(s.started),
    ),
    Column("State", lambda s: s.state.value, ink=lambda s: INKS.get(s.state, ""), tip=told),
    Column("Progress", lambda s: f"{s.done} / {s.of}", sort=lambda s: s.done, right=True),
    Column("Marks", marks, ink=lambda s: "warning" if s.pilot or s.simulated else ""),
)
