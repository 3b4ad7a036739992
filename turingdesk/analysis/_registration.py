"""Results beside what was preregistered, as plain values and as sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isnan
from typing import TYPE_CHECKING, Any

from turingdesk.analysis import ANALYSES
from turingdesk.analysis._clusters import clustering_of
from turingdesk.analysis._counted import verdicts
from turingdesk.analysis._figure import task_title
from turingdesk.analysis._groups import Group, overall
from turingdesk.analysis._levels import column_title, groups, in_sentence
from turingdesk.analysis._tested import ALL
from turingdesk.core.errors import TuringDeskError
from turingdesk.core.message import all_of, join, message
from turingdesk.core.quality import Rule, plain, rule_title
from turingdesk.study.registration import CHANGED, FROZEN
from turingdesk.table.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame

BEFORE = "before"  #: sessions that ran before the study was preregistered
MOST_TESTS = 12  #: rows of one planned analysis among the main tests
_AGAINST_CHANCE = ("confusion", "detectability")  #: analyses that detectability's test stands for


@dataclass(frozen=True, slots=True)
class MainTest:
    """One of the tests that a reader looks at first."""

    about: str
    is_planned: bool  #: whether it was preregistered; otherwise it is exploratory
    value: float | None = None
    low: float | None = None
    high: float | None = None
    statistic: float | None = None  #: t, or z if there are no degrees of freedom
    df: float | None = None
    p: float | None = None
    percent: int = 95  #: that the interval covers


def registrations(table: Table, sessions: DataFrame) -> list[dict[str, Any]]:
    """The preregistration of each study, and every deviation from it.

    Args:
        table: The data.
        sessions: Those rows of its sessions that are looked at.

    Returns:
        For each study that was frozen: `study`, `title`, `at`, `by`, `hash`, `rules`, `planned`,
        `deviations` (each with `at`, `by`, `why`, `changes`), `signing_keys` (public keys of
        the computers that recorded it), `sessions` (how many ran it `before` it was frozen,
        as `frozen`, under `deviation 1` and so on, or `changed` without a reason),
        `before_recorded` (how many of these ran under a deviation before it was recorded),
        and `other_rules`: sentences on the quality rules that count here and are not those
        frozen.
    """
    study_records = []
    for study, registration in table.registrations.items():
        study_sessions = sessions[sessions["study"] == study]
        if len(study_sessions):
            shown_fields = {name: value for name, value in registration.items() if name != "ran"}
            rules = table.rules.get(study, ())
            ran, before = _ran(study_sessions, registration)
            study_records.append(
                {"study": study, "title": title_of(study_sessions, study)}
                | shown_fields
                | {
                    "sessions": ran,
                    "before_recorded": before,
                    "other_rules": list(_other_rules(registration.get("rules", ()), rules)),
                }
            )
    return study_records


def title_of(sessions: DataFrame, study: str) -> str:
    """Return the title in the newest session that has one."""
    return next((str(title) for title in sessions["study_title"][::-1] if title), study)


def planned_by(registered_studies: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """The columns and form questions by which results were planned to be split."""
    named = [
        column
        for registration in registered_studies
        for column in (registration.get("planned") or {}).get("by", ())
    ]
    return tuple(dict.fromkeys(map(str, named)))


def main_tests(
    responses: DataFrame, planned: Sequence[str], by: Sequence[str]
) -> tuple[MainTest, ...]:
    """The planned tests, then detectability against 0.5 where that was not planned.

    Args:
        responses: Of one study and one kind of judges.
        planned: The analyses that were preregistered.
        by: The columns and form questions by which results were planned to be split.
    """
    is_planned = any(analysis in _AGAINST_CHANCE for analysis in planned)
    tests = [*_against_chance(responses, by, is_planned=is_planned)]
    for name in planned:
        if name not in _AGAINST_CHANCE:
            tests += _tests_of(name, responses)
    # Planned ones first; sorting is stable, so each part stays in its order.
    return tuple(sorted(tests, key=lambda test: not test.is_planned))


def _against_chance(
    responses: DataFrame, by: Sequence[str], *, is_planned: bool
) -> Iterator[MainTest]:
    """Detectability against 0.5: overall, by what was planned, and by task."""
    rows = verdicts(responses)
    all_rows = message("Detectability against 0.5")
    yield _estimated(all_rows, overall(rows, clustering_of(responses)), is_planned=is_planned)
    for column in dict.fromkeys((*by, "task")):
        try:
            levels = groups(responses, column)
        except TuringDeskError:  # a column that was planned and is not in the data
            continue
        for level, group in levels.items():
            if len(levels) > 1 or column in by:
                title = in_sentence(column_title(responses, column), column)
                about = task_title(level) if column == "task" else join(": ", (title, level))
                yield _estimated(about, group, is_planned=is_planned and column in by)


def _estimated(about: str, group: Group, *, is_planned: bool) -> MainTest:
    detectability = group.detectability
    t = (
        (detectability.value - 0.5) / detectability.sd
        if detectability.value is not None and detectability.sd
        else None
    )
    return MainTest(
        about,
        is_planned,
        detectability.value,
        detectability.low,
        detectability.high,
        t,
        detectability.df,
        detectability.p,
    )


def _tests_of(name: str, responses: DataFrame) -> Iterator[MainTest]:
    """The first rows of a planned analysis that test something."""
    analysis = ANALYSES[name]
    rows: list[dict[Any, Any]] = analysis.compute(responses).to_dict("records")
    tested = [row for row in rows if "effect" in row and not row.get("as_in")]
    for row in tested[:MOST_TESTS]:
        names = [value for key, value in row.items() if key in _NAMES and value and value != ALL]
        named = join(", ", [task_title(str(task)) for task in names])
        about = join(": ", [analysis.title, *filter(None, [named])])
        value, low, high, statistic, df, p = (_number(row.get(column)) for column in _NUMBERS)
        test = MainTest(about, True, value, low, high, statistic, df, p)
        yield replace(test, percent=analysis.interval)


_NAMES = ("task", "agent", "first", "second", "term", "question", "level", "measure", "what")
_NUMBERS = ("effect", "ci_low", "ci_high", "statistic", "df", "p")


def _number(value: Any) -> float | None:
    try:
        number = float(value)
    except (TypeError, ValueError):  # no number, or the two degrees of freedom of an F test
        return None
    return None if isnan(number) else number


def sentences(registered_studies: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Sentences for readers of the results: each preregistration and each deviation."""
    for registration in registered_studies:
        study = registration.get("title") or registration["study"]
        planned = registration.get("planned") or {}
        primary = str(planned.get("primary") or "")
        by = [str(column).replace("_", " ") for column in planned.get("by") or ()]
        result_title = ANALYSES[primary].title if primary in ANALYSES else primary
        plan = result_title or message("no primary result")
        plan = message("{result}, by {columns}", result=plan, columns=all_of(by)) if by else plan
        yield message(
            "“{study}” was preregistered on {day} by {by}. Planned result: {plan}.",
            study=study,
            day=_day(registration),
            by=registration["by"],
            plan=plan,
        )
        if primary and primary not in ANALYSES:
            yield message(
                "The planned primary result {primary!r} is not one of: {analyses}.",
                primary=primary,
                analyses=sorted(ANALYSES),
            )
        yield from _sessions(study, registration["sessions"], registration["before_recorded"])
        for number, deviation in enumerate(registration.get("deviations", ()), 1):
            why = deviation.get("why") or message("the reason is sealed")
            changes = "; ".join(map(str, deviation.get("changes", ())))
            yield message(
                "Deviation {number} of {study}, {one}, {by}: {why}{told_changes}.",
                number=number,
                study=study,
                one=_day(deviation),
                by=deviation["by"],
                why=why,
                told_changes=f" ({changes})" if changes else "",
            )
        yield from (
            message("Deviation of {study}: {one}", study=study, one=deviation)
            for deviation in registration["other_rules"]
        )


def _sessions(study: str, ran: Mapping[str, int], before: Mapping[str, int]) -> Iterator[str]:
    for how, number in ran.items():
        if how == FROZEN:
            continue
        if how == BEFORE:
            yield message(
                "Sessions that ran “{study}” before it was preregistered: {n:,}.",
                study=study,
                n=number,
            )
        elif how == CHANGED:
            yield message(
                "Sessions that ran a changed version of “{study}” without a reason: {n:,}. To "
                "give one, use `turingdesk freeze --why`.",
                study=study,
                n=number,
            )
        else:
            late = before.get(how)
            yield message(
                "Sessions that ran “{study}” under {how}: {n:,}{earlier}.",
                study=study,
                how=how,
                n=number,
                earlier=message(", {n:,} before it was recorded", n=late) if late else "",
            )


def _ran(
    sessions: DataFrame, registration: Mapping[str, Any]
) -> tuple[dict[str, int], dict[str, int]]:
    """The number of sessions that ran each state of a study, and that ran before its record."""
    recorded = {
        str(deviation.get("hash")): message("deviation {number}", number=number)
        for number, deviation in enumerate(registration.get("deviations", ()), 1)
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
    before = {str(rule.get("id")): dict(rule) for rule in frozen}
    now = {rule.id: plain(rule) for rule in applied}
    for name in before:
        if name not in now:
            yield message("the preregistered rule {name} is not applied.", name=rule_title(name))
    for name, rule in now.items():
        if name not in before:
            yield message(
                "the rule {name} is applied but was not preregistered.", name=rule_title(name)
            )
        elif _plain(rule) != _plain(before[name]):
            yield message(
                "the rule {name} is not applied as preregistered.", name=rule_title(name)
            )


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """Convert tuples to lists, which is how values are read back from a ledger."""
    return {
        name: list(value) if isinstance(value, (tuple, list)) else value
        for name, value in values.items()
    }


def _day(registration: Mapping[str, Any]) -> str:
    return str(registration.get("at", ""))[:10]
