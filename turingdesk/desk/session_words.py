"""The columns of the sessions table."""

from __future__ import annotations

from datetime import datetime

from turingdesk.gui.desk.table import Column
from turingdesk.gui.desk.words import NOTHING
from turingdesk.gui.translation import tr, tr_noop, translate_message
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.system.clock import set_by

#: How a session stands, as the desk says it.
STATES = {
    State.RUNNING: tr_noop("Desk", "running"),
    State.COMPLETED: tr_noop("Desk", "completed"),
    State.CUT_OFF: tr_noop("Desk", "cut off"),
    State.REFUSED: tr_noop("Desk", "refused"),
    State.ENDED: tr_noop("Desk", "ended"),
    State.CONTINUED: tr_noop("Desk", "continued"),
    State.RESTARTED: tr_noop("Desk", "restarted"),
}
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


def standing(state: State) -> str:
    """How a session stands, in a word or two."""
    return tr("Desk", STATES[state])


def marks(session: SessionSummary) -> str:
    """What sets a session apart from those that count."""
    found = []
    if session.pilot:
        marked = session.is_marked
        found.append(tr("Desk", "pilot (marked)") if marked else tr("Desk", "pilot"))
    if session.simulated:
        found.append(tr("Desk", "simulated"))
    elif session.judge not in ("human", ""):
        imported = session.judge == "imported"
        found.append(tr("Desk", "imported") if imported else session.judge)
    if "continues" in session.opened:
        found.append(tr("Desk", "resumed"))
    if session.clock_set_s:
        found.append(tr("Desk", "clock set", "the time of day was changed"))
    return ", ".join(found)


def told(session: SessionSummary) -> str:
    """A session in one sentence."""
    state = standing(session.state)
    if session.state is State.ENDED:
        state += f" ({translate_message(session.reason)})"
    line = tr("Desk", "{session}: {state}, {done} of {of} trials, last line {time}").format(
        session=session.name,
        state=state,
        done=session.done,
        of=session.of,
        time=local_time(session.last_at),
    )
    return ". ".join([line, *(translate_message(set_by(by_s)) for by_s in session.clock_set_s)])


COLUMNS = (
    Column(tr_noop("Desk", "Participant"), lambda s: s.participant, tip=told),
    Column(
        tr_noop("Desk", "Study"),
        lambda s: s.study,
        tip=lambda s: str(s.opened.get("study_title", "")),
        stretch=True,
    ),
    Column(
        tr_noop("Desk", "No.", "number of a session"),
        lambda s: str(s.number),
        sort=lambda s: s.number,
        right=True,
        note="number of a session",
    ),
    Column(tr_noop("Desk", "Kiosk"), lambda s: s.kiosk or NOTHING),
    Column(
        tr_noop("Desk", "Started"),
        lambda s: short_time(s.started),
        sort=lambda s: s.started,
        tip=lambda s: local_time(s.started),
    ),
    Column(
        tr_noop("Desk", "State"),
        lambda s: standing(s.state),
        ink=lambda s: INKS.get(s.state, ""),
        tip=told,
    ),
    Column(
        tr_noop("Desk", "Progress"),
        lambda s: f"{s.done} / {s.of}",
        sort=lambda s: s.done,
        right=True,
    ),
    Column(
        tr_noop("Desk", "Marks"), marks, ink=lambda s: "warning" if s.pilot or s.simulated else ""
    ),
)
