"""The parts that lists of sessions share: widths of columns, colors of states, and the tally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from turingdesk.gui.desk.widgets.controls import goal
from turingdesk.gui.translation import program, tr, translate_message
from turingdesk.journal.session_summary import SessionSummary, State
from turingdesk.presenters.session_words import REPLACED, state_in_words

FLAGS_WIDTH = 180  #: lx, at most
STUDY_WIDTH = 360  #: lx, at most
# Colors of states in tables; other states have the usual one.
STATE_COLORS = {State.CUT_OFF: "warning", State.RUNNING: "accent"}


def summary(sessions: Sequence[SessionSummary]) -> str:
    """The number in each state, of how many that are planned; pilots are counted apart."""
    counting = [
        session for session in sessions if not session.pilot and session.state not in REPLACED
    ]
    states = Counter(session.state for session in counting)
    parts = [
        f"{program().format_int(states[state])} {translate_message(state_in_words(state))}"
        for state in State
        if states[state]
    ]
    # In the order of time, so that the plan of the newest session replaces the others.
    plans = {
        session.study: session.opened.get("planned")
        for session in sorted(counting, key=lambda s: s.started)
    }
    if len(plans) == 1 and (planned := next(iter(plans.values()))):
        done = states[State.RUNNING] + states[State.COMPLETED]
        parts.append(goal(done, int(planned)))
    if pilots := sum(session.pilot and session.state not in REPLACED for session in sessions):
        parts.append(tr("Desk", "%n pilot(s)", "", pilots))
    return " \u00b7 ".join(parts)
