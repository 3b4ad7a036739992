"""From judgements to responses: the same rows that a session here would have written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from turingdesk.core.question import Role
from turingdesk.core.response import Identity, Response
from turingdesk.exchange.importers._judgement import Judgement
from turingdesk.tasks import TASKS

FORM = "demographics"
_FIELDS = {"native": "native_language", "ai-experience": "ai_experience"}
_EACH = "human|machine"
_JOINT = "human+human|machine+machine|human+machine|machine+human"


def form_rows(identity: Identity, form: Mapping[str, Any]) -> list[Response]:
    """What a judge said of themselves, one response a field; empty fields give none."""
    row = replace(_common(identity), block=FORM, role=Role.FORM.value)
    return [
        replace(row, question=_FIELDS.get(name, name.replace("-", "_")), choice=str(value))
        for name, value in form.items()
        if value is not None and str(value).strip()
    ]


def trial_rows(identity: Identity, number: int, judged: Judgement) -> list[Response]:
    """One response for each verdict, the control and whatever else was asked.

    Args:
        identity: What all rows of the session share.
        number: The trial in the session, from 1.
        judged: What was shown and said.
    """
    row = replace(
        _common(identity),
        step=number,
        block=judged.task,
        trial=number,
        position=judged.place or number,
        control_trial=judged.is_catch,
        feedback=judged.has_feedback,
        task=judged.task,
        stimulus=judged.stimulus,
        prompt=judged.prompt,
        domain=judged.domain,
        length=judged.length,
        composition=_composition(judged),
        rt_ms=judged.rt_ms,
        at=moment(judged.at_ms),
    )
    return [*_verdicts(row, judged), *_others(row, judged)]


def moment(at_ms: float | None) -> str:
    """Milliseconds since 1970 as UTC, ISO 8601; empty where unknown.

    >>> moment(1742423473756.0)
    '2025-03-19T22:31:13.756Z'
    """
    if at_ms is None:
        return ""
    try:
        at = datetime.fromtimestamp(at_ms / 1000, UTC)
    except (OverflowError, OSError, ValueError):
        return ""
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _common(identity: Identity) -> Response:
    return Response(
        session=identity.session,
        participant=identity.participant,
        study=identity.study,
        study_version=identity.study_version,
        study_hash=identity.study_hash[:16],
        kiosk=identity.kiosk,
        judge=identity.judge,
    )


def _verdicts(row: Response, judged: Judgement) -> Iterator[Response]:
    limit_ms = TASKS[judged.task].limits.too_fast_s * 1000
    is_joint = len(judged.verdicts) > 1
    for verdict in judged.verdicts:
        truth = verdict.origin or None
        yield replace(
            row,
            question="origin",
            role=Role.VERDICT.value,
            subject=verdict.subject,
            origin=verdict.origin,
            agent=verdict.agent,
            choice=verdict.choice,
            truth=truth,
            correct=None if truth is None else verdict.choice == truth,
            joint=is_joint,
            choices=_JOINT if is_joint else _EACH,
            too_fast=judged.rt_ms is not None and judged.rt_ms < limit_ms,
        )


def _others(row: Response, judged: Judgement) -> Iterator[Response]:
    if judged.control:
        question, choice, truth = judged.control
        correct = None if truth is None else choice == truth
        yield replace(
            _about(row, judged, ""),
            question=question,
            role=Role.CONTROL.value,
            choice=choice,
            truth=truth,
            correct=correct,
        )
    for question, subject, choice in judged.extras:
        about = _about(row, judged, subject)
        yield replace(about, question=question, role=Role.EXTRA.value, choice=choice)


def _about(row: Response, judged: Judgement, subject: str) -> Response:
    """The row with the maker asked about, where the question is about one."""
    for verdict in judged.verdicts:
        if verdict.subject == subject:
            return replace(row, subject=subject, origin=verdict.origin, agent=verdict.agent)
    return replace(row, subject=subject)


def _composition(judged: Judgement) -> str:
    letters = [verdict.origin[:1].upper() for verdict in judged.verdicts]
    return "".join(letters) if all(letters) else ""
