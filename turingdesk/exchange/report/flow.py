"""The flow of participants: recruited, withdrawn, how sessions ended, left out, counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from turingdesk.analysis._counted import verdicts
from turingdesk.core.message import message
from turingdesk.exchange.figures.flow_chart import Stage
from turingdesk.exchange.report.findings import Findings
from turingdesk.journal.session_summary import State

_WHOLE = str(State.COMPLETED)


def stages(found: Findings) -> tuple[Stage, ...]:
    """The stages, from whoever came to what is counted in the end."""
    told, sessions = found.overview, found.sample.sessions
    gone = found.table.withdrawn
    deleted = sum(len(one.gone) for one in gone)
    came = told["participants"] + len(gone)
    began = _many(len(sessions) + deleted, "session")
    recruited = Stage(("Recruited", _many(came, "participant"), began), tuple(_left(found)))
    completed = sessions[sessions["state"] == _WHOLE]
    whole = _many(len(completed), "session")
    given = _many(told["verdicts"]["given"], "verdict")
    judged = Stage(
        (
            "Judged",
            _many(told["participants"], "participant"),
            f"{whole} completed",
            f"{given} given",
        ),
        tuple(_left_out(told)),
    )
    counted = verdicts(found.sample.responses)
    n = told["verdicts"]["on_origin"] + told["verdicts"]["on_sides"]
    people = int(counted["participant"].nunique()) if len(counted) else 0
    last = Stage(("Counted", _many(people, "participant"), _many(n, "verdict")))
    return recruited, judged, last


def in_words(made: tuple[Stage, ...]) -> str:
    """The same for whoever does not see the chart."""
    parts = []
    for stage in made:
        head, *rest = stage.text
        parts.append(f"{head}: {', '.join(rest)}.")
        if stage.lost:
            parts.append(message("Then left: {lost}.", lost="; ".join(stage.lost)))
    return " ".join(parts)


def _left(found: Findings) -> Iterator[str]:
    """Who withdrew, and the sessions that did not come to their end."""
    gone = found.table.withdrawn
    if gone:
        deleted = _many(sum(len(one.gone) for one in gone), "session")
        answers = _many(sum(one.responses for one in gone), "answer")
        people = _many(len(gone), "participant")
        yield message(
            "Withdrawn: {people} ({deleted}, {answers} deleted)",
            people=people,
            deleted=deleted,
            answers=answers,
        )
    for state, number in found.overview["sessions"].items():
        if state != _WHOLE:
            yield f"Session {state}: {number:,}"


def _left_out(told: Mapping[str, Any]) -> Iterator[str]:
    """What is not counted, each verdict once; nothing of it is deleted."""
    of_rules = {one["rule"]: one for one in told["rules"]}
    for reason, number in told["verdicts"]["left_out"].items():
        line = f"{reason[0].upper()}{reason[1:]}: {_many(number, 'verdict')}"
        one = of_rules.get("too_fast" if reason == "too fast" else reason.removeprefix("by rule "))
        if one:
            parts = [
                (one["sessions"], message("whole session")),
                (one["trials"], message("single trial")),
            ]
            line += f" ({', '.join(_many(n, what) for n, what in parts if n)})"
        yield line.removesuffix(" ()")
    if told["sealed"]:
        yield message("Still sealed: {sealed}", sealed=_many(told["sealed"], "verdict"))


def _many(number: int, what: str) -> str:
    """A number with its noun.

    >>> _many(1, "session"), _many(1200, "session")
    ('1 session', '1,200 sessions')
    """
    return f"{number:,} {what}{'' if number == 1 else 's'}"
