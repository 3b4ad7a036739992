"""The figures of the Live page, from the plain rows of a snapshot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import isfinite
from typing import Any

from turingdesk.analysis._figure import (
    LEAST,
    Axis,
    Bars,
    Figure,
    Line,
    Points,
    around_chance,
    task_title,
)
from turingdesk.core.message import message, plural
from turingdesk.core.number_words import interval_in_words

CHANCE = 0.5
COMPUTING = message("Computing results")
Rows = Sequence[Mapping[str, Any]]


def detectability_figure(rows: Rows) -> Figure:
    """The value with its interval, on a scale that stays while answers come in.

    Args:
        rows: Those of the analysis of detectability: one, or none if nothing is known yet.
    """
    row = rows[0] if rows else {}
    value, low, high = (_number(row, name) for name in ("value", "ci_low", "ci_high"))
    n = int(row.get("n_human", 0)) + int(row.get("n_machine", 0))
    caption = message("Not known yet. Chance is 0.5.")
    if value is not None:
        caption = message("{value:.2f}. Chance is 0.5, certainty is 1.", value=value)
    if value is not None and low is not None and high is not None:
        caption = message(
            "{value:.2f}, {interval}. Chance is 0.5, certainty is 1.",
            value=value,
            interval=interval_in_words(low, high),
        )
    return Figure(
        "live-detectability",
        message("Detectability with its interval"),
        Axis("", ("",)),
        Axis("", low=0.0, high=1.0),
        (Points([0], [value], [low], [high], counts=[n], quiet=True),),
        caption,
        CHANCE,
        horizontal=True,
    )


def groups_figure(rows: Rows, title: str, agents: Sequence[str] = ()) -> Figure:
    """Detectability of each machine, or of each task, in rows.

    Args:
        rows: With `task`, `n`, `detectability`, the ends of its interval, and, where the rows are
            of machines, `agent`.
        title: Of the figure.
        agents: The machines of the study, as far as `rows` lack them: each keeps its color.
    """
    has_tasks = len({row["task"] for row in rows}) > 1
    named = sorted((_name(row, has_tasks=has_tasks), place) for place, row in enumerate(rows))
    ordered = [rows[place] for _, place in named]
    value, low, high = (
        [_number(row, name) for row in ordered] for name in ("detectability", "ci_low", "ci_high")
    )
    counts = [int(row["n"]) for row in ordered]
    reach = [
        end
        for part in (value, low, high)
        for end, n in zip(part, counts, strict=True)
        if end is not None and n >= LEAST
    ]
    keys = [str(row["agent"]) for row in ordered if "agent" in row]
    of = "agent" if keys else ""
    points = Points(range(len(ordered)), value, low, high, counts=counts, keys=keys, of=of)
    axes = Axis("", tuple(name for name, _ in named)), around_chance(reach, 1)
    figure = Figure("live-groups", title, *axes, (points,), chance=CHANCE, horizontal=True)
    return replace(figure, agents=tuple(sorted({*keys, *agents} - {""})))


def course_figure(
    rows: Rows, planned: int | None, *, is_coming: bool = False, is_sealed: bool = False
) -> Figure:
    """Detectability after more and more sessions, with room for those still to come.

    Args:
        rows: As `analysis._course` gives them.
        planned: How many sessions the study plans, where that is known.
        is_coming: Whether the rows were not computed yet.
        is_sealed: Whether there are none because their truth is sealed.
    """
    known_rows = [row for row in rows if _number(row, "value") is not None]
    at = [int(row["sessions"]) for row in known_rows]
    value, low, high = (
        [_number(row, name) for row in known_rows] for name in ("value", "ci_low", "ci_high")
    )
    sessions = [str(row["session"]) for row in known_rows]
    line = Line(at, value, low, high, keys=sessions, of="session")
    first, last = min(at, default=0), max([*at, planned or 0])
    x = Axis(message("Sessions"), low=first - 0.5, high=last + 0.5, is_whole=True)
    y = around_chance((end for part in (value, low, high) for end in part if end is not None), 1)
    few = message("Fewer than {fewest} verdicts", fewest=LEAST)
    why = message("Sealed") if is_sealed else COMPUTING if is_coming else few
    nothing = "" if known_rows else why
    title = message("Detectability over sessions")
    caption = _last_point(at[-1], value[-1], low[-1], high[-1]) if known_rows else ""
    return Figure("live-course", title, x, y, (line,), caption, CHANCE, nothing=nothing)


def pace_figure(counts: Sequence[int]) -> Figure:
    """Answers in each of the last minutes, the newest at the right.

    Args:
        counts: One for each minute, the newest last.
    """
    minutes = len(counts)
    ago = range(minutes - 1, -1, -1)
    nothing = caption = ""
    if any(counts):
        caption = plural(
            "%n answer in the last minute, at most {most:,} in one of the last {minutes}.",
            "%n answers in the last minute, at most {most:,} in one of the last {minutes}.",
            n=counts[-1],
            most=max(counts),
            minutes=minutes,
        )
    else:
        nothing = plural(
            "No answers in the last minute.", "No answers in the last %n minutes.", n=minutes
        )
    bars = () if nothing else (Bars(ago, counts),)
    # Bars are centered on whole minutes, so the axis is half a bar longer on both sides.
    x = Axis(message("Minutes ago"), low=-0.5, high=minutes - 0.5, is_falling=True)
    y = Axis(message("Answers"), low=0.0, is_whole=True)
    title = message("Answers per minute")
    return Figure("live-pace", title, x, y, bars, caption, nothing=nothing)


def _name(row: Mapping[str, Any], *, has_tasks: bool) -> str:
    """The name of a row: its task, its machine, or both."""
    task = task_title(str(row["task"]))
    if "agent" not in row:
        return task
    agent = str(row["agent"]) or message("(no name)")
    return message("{agent} ({task})", agent=agent, task=task) if has_tasks else agent


def _last_point(at: int, value: float | None, low: float | None, high: float | None) -> str:
    if low is None or high is None:
        return message("Up to session {number:,}: {value:.2f}", number=at, value=value)
    return message(
        "Up to session {number:,}: {value:.2f}, {interval}",
        number=at,
        value=value,
        interval=interval_in_words(low, high),
    )


def _number(row: Mapping[str, Any], name: str) -> float | None:
    """A number of a row; None if it is missing or not a number."""
    value = row.get(name)
    return float(value) if value is not None and isfinite(value) else None
