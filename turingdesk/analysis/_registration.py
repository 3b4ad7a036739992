"""How results stand to what was preregistered, as plain values and as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import ANALYSES
from turingdesk.core.message import message, plural
from turingdesk.core.quality import Rule, plain
from turingdesk.study.registration import CHANGED, FROZEN
from turingdesk.table.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame

BEFORE = "before"  #: sessions that ran before the study was frozen


def registrations(table: Table, sessions: DataFrame) -> list[dict[str, Any]]:
    """What was frozen of each study, and every deviation from it.

    Args:
        table: The data.
        sessions: Those rows of its sessions that are looked at.

    Returns:
        For each study that was frozen: `study`, `at`, `by`, `hash`, `rules`, `planned`,
        `deviations` (each with `at`, `by`, `why`, `changes`), `signing_keys` (public keys of
        the computers that recorded it), `sessions` (how many ran it `before` it was frozen,
        as `frozen`, under `deviation 1` and so on, or `changed` without a reason),
        `before_recorded` (how many of these ran under a deviation before it was recorded),
        and `other_rules`: sentences on the quality rules that count here and are not those
        frozen.
    """
    found = []
    for study, told in table.registrations.items():
        own = sessions[sessions["study"] == study]
        if len(own):
            shown = {name: value for name, value in told.items() if name != "ran"}
            rules = table.rules.get(study, ())
            ran, before = _ran(own, told)
            found.append(
                {"study": study}
                | shown
                | {
                    "sessions": ran,
                    "before_recorded": before,
                    "other_rules": list(_other_rules(told.get("rules", ()), rules)),
                }
            )
    return found


def planned_by(found: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """The columns and form questions by which results were planned to be split."""
    named = [one for told in found for one in (told.get("planned") or {}).get("by", ())]
    return tuple(dict.fromkeys(map(str, named)))


def sentences(found: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What a reader of the results has to know: frozen when and by whom, and each deviation."""
    for told in found:
        study, planned = told["study"], told.get("planned") or {}
        primary = str(planned.get("primary") or "")
        by = ", ".join(map(str, planned.get("by") or ()))
        plan = f"{primary or 'no primary result'}{f' by {by}' if by else ''}"
        yield message(
            "{study} was frozen {told} by {by}; planned: {plan}.",
            study=study,
            told=_day(told),
            by=told["by"],
            plan=plan,
        )
        if primary and primary not in ANALYSES:
            yield message(
                "The planned {primary!r} is none of: {analyses}.",
                primary=primary,
                analyses=sorted(ANALYSES),
            )
        yield from _sessions(study, told["sessions"], told["before_recorded"])
        for number, one in enumerate(told.get("deviations", ()), 1):
            why = one.get("why") or message("the reason is sealed")
            changes = "; ".join(map(str, one.get("changes", ())))
            told_changes = f" ({changes})" if changes else ""
            yield message(
                "Deviation {number} of {study}, {one}, {by}: {why}{told_changes}.",
                number=number,
                study=study,
                one=_day(one),
                by=one["by"],
                why=why,
                told_changes=told_changes,
            )
        yield from (
            message("Deviation of {study}: {one}", study=study, one=one)
            for one in told["other_rules"]
        )


def _sessions(study: str, ran: Mapping[str, int], before: Mapping[str, int]) -> Iterator[str]:
    for how, number in ran.items():
        if how == FROZEN:
            continue
        sessions = plural("%n session", "%n sessions", n=number)
        if how == BEFORE:
            yield message(
                "{sessions} ran {study} before it was frozen.", sessions=sessions, study=study
            )
        elif how == CHANGED:
            yield message(
                "{sessions} ran {study} changed, and nobody said why: "
                "use `turingdesk freeze --why`.",
                sessions=sessions,
                study=study,
            )
        else:
            late = before.get(how)
            yield message(
                "{sessions} ran {study} under {how}{earlier}.",
                sessions=sessions,
                study=study,
                how=how,
                earlier=message(", {n:,} before it was recorded", n=late) if late else "",
            )


def _ran(sessions: DataFrame, told: Mapping[str, Any]) -> tuple[dict[str, int], dict[str, int]]:
    """How many sessions ran which state of a study, and how many before it was recorded."""
    recorded = {
        str(one.get("hash")): f"deviation {number}"
        for number, one in enumerate(told.get("deviations", ()), 1)
    }
    counts: Counter[str] = Counter()
    before: Counter[str] = Counter()
    for how, study_hash in zip(sessions["registration"], sessions["study_hash"], strict=True):
        state = str(how) or BEFORE
        if how == CHANGED and str(study_hash) in recorded:
            state = recorded[str(study_hash)]
            before[state] += 1
        counts[state] += 1
    order = sorted(counts.items(), key=lambda item: (item[0] != BEFORE, item[0] != FROZEN))
    return dict(order), dict(before)


def _other_rules(frozen: Sequence[Mapping[str, Any]], applied: Sequence[Rule]) -> Iterator[str]:
    before = {str(one.get("id")): dict(one) for one in frozen}
    now = {rule.id: plain(rule) for rule in applied}
    for name in before:
        if name not in now:
            yield message("the rule {name} was frozen and is not applied.", name=name)
    for name, rule in now.items():
        if name not in before:
            yield message("the rule {name} is applied and was not frozen.", name=name)
        elif _plain(rule) != _plain(before[name]):
            yield message("the rule {name} is not applied as it was frozen.", name=name)


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """As they are read back from a ledger: lists for tuples."""
    return {
        name: list(value) if isinstance(value, (tuple, list)) else value
        for name, value in values.items()
    }


def _day(told: Mapping[str, Any]) -> str:
    return str(told.get("at", ""))[:10]
