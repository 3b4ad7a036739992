"""Text for a paper from a report: paragraphs with numbers as APA 7 writes them.

P values have no zero before the point. Proportions and detectability have one, against APA 7
(section 6.36), so that one interval reads the same on screens, in figures, and in a paper.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import isnan
from statistics import mean, stdev
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._counted import with_title
from turingdesk.analysis._people import asked_of_judges, number
from turingdesk.analysis._registration import sentences
from turingdesk.analysis.statistics.clustering import (
    INTERROGATIONS,
    OTHER_MACHINES,
    Clustering,
)
from turingdesk.analysis.statistics.result import equal_p
from turingdesk.core.message import MINUS, all_of, join, message, plural
from turingdesk.core.number_words import interval_in_words
from turingdesk.exchange.report.findings import ReportFindings
from turingdesk.exchange.report.pieces import words
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.system.edition import edition

if TYPE_CHECKING:
    from pandas import DataFrame

_TO = {
    Clustering.TRIAL.generalizes: message(
        "Results hold for these judges, these stimuli, and these machines only."
    ),
    Clustering.JUDGE.generalizes: message(
        "Results generalize to other judges, but not to other stimuli or machines."
    ),
    Clustering.STIMULUS.generalizes: message(
        "Results generalize to other stimuli, but not to other judges or machines."
    ),
    Clustering.BOTH.generalizes: message(
        "Results generalize to other judges and stimuli, but not to other machines."
    ),
    INTERROGATIONS.generalizes(Clustering.TRIAL): message(
        "Results hold for these interrogators, these witnesses, and these machines only."
    ),
    INTERROGATIONS.generalizes(Clustering.JUDGE): message(
        "Results generalize to other interrogators, but not to other witnesses or machines."
    ),
    INTERROGATIONS.generalizes(Clustering.STIMULUS): message(
        "Results generalize to other witnesses, but not to other interrogators or machines."
    ),
    INTERROGATIONS.generalizes(Clustering.BOTH): message(
        "Results generalize to other interrogators and witnesses, but not to other machines."
    ),
    OTHER_MACHINES: message(
        "Results generalize to other judges and stimuli, and to other machines like these."
    ),
}


def paragraphs(results: ReportFindings) -> tuple[str, ...]:
    """For a paper: sample and method, and results."""
    overview = results.overview
    people = _people(results.sample.responses)
    method = join(" ", (*_sample(overview, people), *_analysis(overview)))
    return method, join(" ", _results(overview))


def generalizing(to: str) -> str:
    """To what results generalize, as a sentence.

    >>> generalizing(Clustering.BOTH.generalizes)
    'Results generalize to other judges and stimuli, but not to other machines.'
    """
    return _TO.get(to) or message("Results generalize to: {to}.", to=to)


def sample_size(n: int, kind: str) -> str:
    """The number of judges, by what they are called.

    >>> sample_size(1, JudgeKind.PEOPLE), sample_size(30, JudgeKind.SIMULATED)
    ('1 participant', '30 simulated judges')
    """
    if kind == JudgeKind.SIMULATED:
        return plural("%n simulated judge", "%n simulated judges", n=n)
    if kind == JudgeKind.MACHINES:
        return plural("%n machine judge", "%n machine judges", n=n)
    return plural("%n participant", "%n participants", n=n)


def statistics(estimate: Mapping[str, Any]) -> str:
    """A value with its interval and its test, as APA 7 writes them.

    >>> statistics({"value": 0.54, "ci95": [0.51, 0.57], "p": 0.01, "sd": 0.015, "df": 38.6})
    '0.54, 95% CI [0.51, 0.57], t(38.6) = 2.67, p = .010'
    """
    parts = [words(estimate["value"], 2)]
    if estimate["ci95"]:
        parts.append(interval_in_words(*estimate["ci95"]))
    error, df = estimate.get("sd"), estimate.get("df")
    if error and df and estimate.get("p") is not None:
        t = f"{(estimate['value'] - 0.5) / error:.2f}".replace("-", MINUS)
        parts.append(f"t({df:.1f}) = {t}")
    if estimate.get("p") is not None:
        parts.append(equal_p(estimate["p"]))
    return ", ".join(parts)


def _people(responses: DataFrame) -> Iterator[str]:
    """Age and gender, as a method section tells them, if a form asked in the usual words."""
    _, questions, _ = asked_of_judges(responses)
    question_by_name = {question.question: question for question in questions}
    if (age := question_by_name.get("age")) and age.is_number:  # of six different ages at least
        years = list(filter(None, map(number, age.answers.values())))
        yield message(
            "Ages ranged from {low:g} to {high:g} years (M = {mean:.1f}, SD = {sd:.1f}).",
            low=min(years),
            high=max(years),
            mean=mean(years),
            sd=stdev(years),
        )
    if gender := question_by_name.get("gender"):
        counts = Counter(gender.answers.values())
        levels = [f"{level} (n = {counts[level]:,})" for level in gender.levels]
        yield message("Reported gender: {levels}.", levels=all_of(levels))


def _sample(overview: Mapping[str, Any], people: Iterable[str]) -> Iterator[str]:
    n, verdicts = overview["detectability"]["n"], overview["verdicts"]
    yield message(
        "The sample consisted of {sample}, who gave {verdicts} in {sessions}.",
        sample=sample_size(overview["participants"], overview["judges"]),
        verdicts=plural("%n verdict", "%n verdicts", verdicts["given"]),
        sessions=plural("%n session", "%n sessions", sum(overview["sessions"].values())),
    )
    yield from people
    if counts_by_reason := verdicts["left_out"]:
        reasons = [
            f"{with_title(why)} (n = {number:,})" for why, number in counts_by_reason.items()
        ]
        yield message(
            "The analysis excludes {verdicts} for these reasons: {reasons}.",
            verdicts=plural("%n verdict", "%n verdicts", sum(counts_by_reason.values())),
            reasons=all_of(reasons),
        )
    sides = verdicts["on_sides"]
    if sides and not verdicts["on_origin"]:
        yield message(
            "The analysis includes {verdicts} on which of two was a machine.",
            verdicts=plural("%n verdict", "%n verdicts", sides),
        )
        return
    yield message(
        "The analysis includes {verdicts} on stimuli by humans and {machine:,} on "
        "stimuli by machines ({stimuli}).",
        machine=n["machine"],
        verdicts=plural("%n verdict", "%n verdicts", n["human"]),
        stimuli=plural("%n stimulus", "%n stimuli", n["stimuli"]),
    )
    if sides:
        yield message(
            "In addition, {verdicts} said which side of a pair was made by a machine.",
            verdicts=plural("%n verdict", "%n verdicts", sides),
        )


def _analysis(overview: Mapping[str, Any]) -> Iterator[str]:
    estimate = overview["detectability"]
    if estimate["ci95"]:
        method = str(estimate["method"]).rstrip(".")
        yield message("Intervals and tests are based on this method: {method}.", method=method)
        yield generalizing(estimate["generalizes"])
    yield from sentences(overview["registrations"])
    if not overview["registrations"]:
        yield message("The analysis was not preregistered and is exploratory.")
    version = edition().version
    yield message("Results were computed with TuringDesk (Version {version}).", version=version)


def _results(overview: Mapping[str, Any]) -> Iterator[str]:
    shares = [_share(overview["confusion"], cell) for cell in ("HH", "MM")]
    if all(shares):
        yield message(
            "The proportion of correct verdicts was {human} for stimuli by humans, p(H|H), and "
            "{machine} for stimuli by machines, p(M|M).",
            human=shares[0],
            machine=shares[1],
        )
    else:
        yield from (
            message("The proportion of correct verdicts was {share}.", share=share)
            for share in filter(None, shares)
        )
    estimate = overview["detectability"]
    if estimate["value"] is not None:
        yield _detectability(estimate)
    if other := estimate.get("other_machines"):
        yield message(
            "For other machines like these, the interval is {interval}.",
            interval=interval_in_words(*other["ci95"]),
        )
    if estimate["note"] and overview["verdicts"]["on_origin"]:
        yield str(estimate["note"])
    for row in overview["pairs"]:
        yield _sides_sentence(row)


def _sides_sentence(row: Mapping[str, Any]) -> str:
    """A sentence on the share of found machine sides in a block."""
    ends = row["ci_low"], row["ci_high"]
    parts = [words(row["p"], 2)]
    if not isnan(ends[0]):
        parts.append(interval_in_words(*ends))
    return message(
        "The proportion of verdicts that found the machine was {share} ({block}, n = {verdicts}).",
        share=join(", ", parts),
        verdicts=plural("%n verdict", "%n verdicts", int(row["n"])),
        block=row["block"],
    )


def _share(confusion: Mapping[str, Any], which: str) -> str:
    """A proportion with its interval between commas, if there is one."""
    p, ends = confusion["p"][which], confusion["ci95"][which]
    if p is None:
        return ""
    return join(", ", (words(p, 2), f"{interval_in_words(*ends)}," if ends else ""))


def _detectability(estimate: Mapping[str, Any]) -> str:
    values = {"statistics": statistics(estimate)}
    if estimate["p"] is None:
        return message(
            "Imitation detectability, the mean of the two proportions (0.5 is chance), was "
            "{statistics}.",
            **values,
        )
    if estimate["p"] >= 0.05:
        return message(
            "Imitation detectability, the mean of the two proportions, did not differ "
            "significantly from chance (0.5): {statistics}.",
            **values,
        )
    if estimate["value"] > 0.5:
        return message(
            "Imitation detectability, the mean of the two proportions, was significantly above "
            "chance (0.5): {statistics}.",
            **values,
        )
    return message(
        "Imitation detectability, the mean of the two proportions, was significantly below "
        "chance (0.5): {statistics}.",
        **values,
    )
