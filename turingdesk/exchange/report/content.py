"""Composes a report: sections, tables, and figures, in the order in which they are read."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._counted import named, verdicts, with_title
from turingdesk.analysis._overview import splits
from turingdesk.analysis._registration import main_tests, planned_by, sentences
from turingdesk.analysis.statistics.result import equal_p, shown_p
from turingdesk.analysis.turing_scores import comparisons, trials_of
from turingdesk.core.errors import CannotExport
from turingdesk.core.message import join, message, number_of, plural
from turingdesk.core.number_words import interval_in_words
from turingdesk.core.plugin import loaded_records
from turingdesk.core.quality import rule_title
from turingdesk.exchange.figures.flow_chart import Stage
from turingdesk.exchange.report.design import design
from turingdesk.exchange.report.findings import ReportFindings
from turingdesk.exchange.report.model_cards import model_cards
from turingdesk.exchange.report.numbering import numbered
from turingdesk.exchange.report.paper import generalizing, paragraphs, statistics
from turingdesk.exchange.report.pieces import (
    Chart,
    Facts,
    Paragraph,
    Piece,
    Report,
    ReportSection,
    ReportTable,
    grid,
    interval_words,
    without_empty,
)
from turingdesk.exchange.report.references import naming, references
from turingdesk.exchange.report.results import (
    DUELS,
    SUMMARY,
    appendix,
    chapters,
    first_figures,
    has_verdicts,
    is_computed,
    not_computed,
    on_screen,
    only_collects,
    only_duels,
    planned,
)
from turingdesk.journal.judge_kind import JudgeKind
from turingdesk.journal.session_summary import State
from turingdesk.system.edition import edition
from turingdesk.table.identity import PARTICIPANT, count

if TYPE_CHECKING:
    from pandas import Series


NO_VERDICTS = message(
    "No verdicts count, so no results can be computed. The flow of participants shows what was "
    "excluded."
)
_TURING = ("T", "T_D")  #: Turing scores, and those with a fixed distinguisher
NOT_FROZEN = message(
    "Nothing was preregistered before data collection, so no result counts as planned. Treat all "
    "results and tests as exploratory."
)


_EFFECTS = message(
    "The estimate of a test is its effect, such as detectability, or its difference from 0.5 in "
    "tests of equivalence."
)


_MISSING = message("The data don't have what these results need.")


def content(results: ReportFindings, data: Path, now: datetime | None = None) -> Report:
    """The whole report.

    Args:
        results: The results.
        data: The folder of journals.
        now: When it is made; by default what `SOURCE_DATE_EPOCH` says, else now.

    Raises:
        CannotExport: `SOURCE_DATE_EPOCH` is not a date.
    """
    overview, made_at = results.overview, now or _report_date()
    chart = stages(results)
    sections = (
        ReportSection("summary", message("Summary"), tuple(_summary(results))),
        *_paper(results),
        ReportSection("design", message("Design"), tuple(design(results, data))),
        ReportSection(
            "participants",
            message("Participants and exclusions"),
            tuple(_participants(overview, Chart(chart, in_words(chart)))),
        ),
        ReportSection(
            "preregistration",
            message("Planned and exploratory results"),
            (*_frozen(overview), *(_tests(results) if overview["registrations"] else ())),
        ),
        *_by_column(overview),
        *chapters(results),
        *appendix(results),
        *_last(results, made_at),
    )
    titles = [study["title"] for study in overview["studies"].values()]
    title = " and ".join(titles) or message("No sessions")
    return Report(title, _participants_text(results), numbered(sections), made_at)


def _participants_text(results: ReportFindings) -> str:
    """Who took part."""
    n = results.overview["participants"]
    if only_duels(results):
        return message("Duels of models: {n:,}", n=len(results.sample.sessions))
    kind = results.overview["judges"]
    if only_collects(results) and kind != JudgeKind.PEOPLE:  # who answered, and judged nothing
        simulated = message("Simulated participants: {n:,}", n=n)
        return simulated if kind == JudgeKind.SIMULATED else message("Machines: {n:,}", n=n)
    if kind == JudgeKind.SIMULATED:
        return message("Simulated judges: {n:,}", n=n)
    if kind == JudgeKind.MACHINES:
        return message("Machine judges: {n:,}", n=n)
    return message("Participants: {n:,}", n=n)


def _last(results: ReportFindings, made_at: datetime) -> Iterator[ReportSection]:
    """The end of the appendix."""

    def section(name: str, title: str, pieces: Iterable[Piece]) -> ReportSection:
        return ReportSection(name, title, tuple(pieces), 2, is_appendix=True)

    # Without verdicts hardly anything is computed, and the summary says why.
    if has_verdicts(results) and (missing := not_computed(results)):
        yield section("not-computed", message("Not computed"), (Paragraph(_MISSING), missing))
    if cards := tuple(model_cards(results)):
        yield section("machines", message("Machines that were judged"), cards)
    yield section("origin", message("Where these numbers come from"), origin(results, made_at))
    works = references(naming(filter(is_computed, results.results)))
    yield section("references", message("References"), works)
    yield from on_screen(results)


def _report_date() -> datetime:
    """Now, or the date that the same data are to be reported with (reproducible-builds.org)."""
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    try:
        return datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)
    except (ValueError, OverflowError, OSError):
        raise CannotExport(
            message(
                "SOURCE_DATE_EPOCH is {seconds!r}, which is not a date in seconds since "
                "1970. Correct this environment variable, or remove it.",
                seconds=seconds,
            )
        ) from None


def _summary(results: ReportFindings) -> Iterator[Piece]:
    overview = results.overview
    yield from (Paragraph(note, True) for note in overview["notes"])
    if only_duels(results):
        yield from _of_duels(results)
        return
    if not has_verdicts(results):
        if not overview["collected"]:
            yield Paragraph(NO_VERDICTS, True)
        return
    first = overview.get("headlines", SUMMARY)
    if SUMMARY[0] in first:
        yield Paragraph(_sentence(overview["detectability"]))
    by_name = {result.name: result for result in results.results}
    figures = [
        figure for name in first if name in by_name for figure in first_figures(by_name[name])
    ]
    yield from sorted(figures, key=lambda figure: not figure.is_narrow)  # small ones share a row
    if SUMMARY[0] in first:  # else a matrix would be empty
        yield from _matrices(overview)


def _matrices(overview: Mapping[str, Any]) -> Iterator[Piece]:
    """The matrix of verdicts, and, where rules exclude any, that of all."""
    versions = [(message("after quality rules"), overview)]
    if overview["before_rules"]["confusion"] != overview["confusion"]:
        versions.append((message("before quality rules"), overview["before_rules"]))
    for which, results in versions:
        yield replace(_matrix(results["confusion"], which), is_folded=results is not overview)
    if len(versions) > 1:
        before = overview["before_rules"]["detectability"]
        text = before["note"] if before["value"] is None else _value(before)
        yield Paragraph(message("Before quality rules: {before}", before=text))


def _of_duels(results: ReportFindings) -> Iterator[Piece]:
    """For each test, which agents have the highest and the lowest Turing score."""
    (result,) = (entry for entry in results.results if entry.name == DUELS)
    tests: dict[tuple[str, str], list[Mapping[str, Any]]] = {}
    for row in result.rows:
        if row["measure"] in _TURING and row["value"] == row["value"]:
            tests.setdefault((row["task"], row["distinguisher"]), []).append(row)
    for (task, judge), rows in tests.items():
        first, last = (pick(rows, key=lambda row: row["value"]) for pick in (max, min))
        values: dict[str, Any] = {"low": last["value"], "last": last["agent"]}
        values |= {"high": first["value"], "first": first["agent"]}
        values["where"] = trials_of(task, judge)
        if judge:
            text = message(
                "Turing scores T ({where}) are from {low:.2f} ({last}) to {high:.2f} ({first}): "
                "the mean of how often an agent passed for others and how often others didn't "
                "pass for it.",
                **values,
            )
        else:
            text = message(
                "Turing scores T ({where}) are from {low:.2f} ({last}) to {high:.2f} ({first}): "
                "the mean of how often an agent passed for others and how often it was right "
                "as a distinguisher.",
                **values,
            )
        yield Paragraph(text)
    yield from first_figures(result)


def _paper(results: ReportFindings) -> Iterator[ReportSection]:
    if has_verdicts(results):
        texts = paragraphs(results)
        pieces: tuple[Piece, ...] = (*map(Paragraph, texts), *references(texts))
        yield ReportSection("paper", message("Text for a paper"), pieces, 2)


def _by_column(overview: Mapping[str, Any]) -> Iterator[ReportSection]:
    """The levels of the columns by which results were planned, or asked, to be split."""
    for split in splits(overview):
        title = message("By {column}", column=split.in_sentence)
        about = Paragraph(message("Proportions of correct verdicts, and detectability."))
        # Of one column, levels have the head that they have in the analyses.
        heads = ("level",) if len(split.columns) == 1 else split.columns
        named_levels = [
            (dict(zip(heads, names, strict=True)), level) for names, level in split.levels
        ]
        on_sides = [
            name | _side(level["sides"]) for name, level in named_levels if "sides" in level
        ]
        rows = [
            name | _level(level)
            for name, level in named_levels
            if any(level["confusion"]["n"].values()) or not on_sides
        ]
        parts = [part for part in (rows, on_sides) if part]
        tables = [grid(f"{title}.", list(part[0]), part) for part in parts]
        yield ReportSection(f"by-{'-'.join(split.columns)}", title, (about, *tables), 2)


def _sentence(estimate: Mapping[str, Any]) -> str:
    if estimate["value"] is None:
        return str(estimate["note"])
    text = join(
        " ",
        (
            _value(estimate),
            message(
                "It is the mean of the proportions of correct verdicts on humans, p(H|H), and on "
                "machines, p(M|M): 0.5 is chance, and 1 means that judges are always correct."
            ),
            generalizing(estimate["generalizes"]) if estimate["ci95"] else "",
        ),
    )
    if other := estimate.get("other_machines"):
        text += " " + message(
            "For other machines like these, the interval is {interval} ({p}).",
            interval=interval_in_words(*other["ci95"]),
            p=equal_p(other["p"]),
        )
    return f"{text} {estimate['note']}".strip()


def _value(estimate: Mapping[str, Any]) -> str:
    """Detectability with its statistics, and of how many verdicts."""
    n = estimate["n"]
    return message(
        "Detectability is {statistics} (n = {verdicts} on humans and {machine:,} on machines).",
        statistics=statistics(estimate),
        machine=n["machine"],
        verdicts=plural("%n verdict", "%n verdicts", n["human"]),
    )


def _matrix(confusion: Mapping[str, Any], which: str) -> ReportTable:
    n, p, ends = (confusion[part] for part in ("n", "p", "ci95"))
    rows = []
    for truth, first, second in (("human", "HH", "HM"), ("machine", "MH", "MM")):
        for verdict, key in (("human", first), ("machine", second)):
            interval = interval_words(*(ends[key] or (None, None)))
            rows.append((truth, verdict, n[key], n[first] + n[second], p[key], interval))
    notes = [f"{confusion['note'][letter]}" for letter in ("H", "M")]
    below = tuple(dict.fromkeys(filter(None, notes)))
    heads = (message("it was"), message("judged"), "n", "of", "proportion", "95% CI")
    shown_heads, *known_rows = without_empty(heads, rows)
    caption = message("Verdicts by origin, {which}.", which=which)
    return ReportTable(caption, shown_heads, tuple(known_rows), below)


def _side(share: Mapping[str, Any]) -> dict[str, Any]:
    """The share of found machine sides at a level, named as in the analysis of sides."""
    low, high = share["ci95"] or (None, None)
    about = {"n": share["n"], "right": share["right"], "p": share["p"]}
    return about | {"ci_low": low, "ci_high": high, "note": share["note"]}


def _level(level: Mapping[str, Any]) -> dict[str, Any]:
    n, p, value = level["confusion"]["n"], level["confusion"]["p"], level["detectability"]
    low, high = value["ci95"] or (None, None)
    return {
        "n_human": n["HH"] + n["HM"],
        "p_hh": p["HH"],
        "n_machine": n["MM"] + n["MH"],
        "p_mm": p["MM"],
        "detectability": value["value"],
        "ci_low": low,
        "ci_high": high,
        "note": value["note"],
    }


def _participants(overview: Mapping[str, Any], chart: Chart) -> Iterator[Piece]:
    if not overview["rules"]:
        yield Paragraph(message("No quality rules apply."))
        yield chart
        return
    yield Paragraph(
        message(
            "Rules mark answers but never delete them. An answer that several rules exclude "
            "counts for each rule."
        )
    )
    yield chart
    yield from _rules(overview)


def _rules(overview: Mapping[str, Any]) -> Iterator[ReportTable]:
    heads = ("rule", message("excludes"), "sessions", "trials", "verdicts")
    rows = [
        (rule_title(rule["rule"]), *(rule[name] for name in ("about", *heads[2:])))
        for rule in overview["rules"]
    ]
    yield ReportTable(message("Quality rules."), heads, tuple(rows))
    listed = overview["exclusions"]
    if listed:
        columns = ("participant", "rule", "scope", "trial", "stimulus", "reason")
        named_rows = [exclusion | {"rule": rule_title(exclusion["rule"])} for exclusion in listed]
        yield replace(grid(message("Every exclusion."), columns, named_rows), is_folded=True)


def _frozen(overview: Mapping[str, Any]) -> Iterator[Piece]:
    if not overview["registrations"]:
        yield Paragraph(NOT_FROZEN)
        return
    yield from map(Paragraph, sentences(overview["registrations"]))
    rows = [
        (
            f"{registration['title']} ({registration['study']})",
            *(
                str(registration.get("at", ""))[:10],
                registration.get("by", ""),
                registration.get("hash", ""),
            ),
        )
        for registration in overview["registrations"]
    ]
    yield ReportTable(
        message("Preregistered studies."), ("study", "date", "by", "hash"), tuple(rows)
    )


def _tests(results: ReportFindings) -> Iterator[Piece]:
    """The main tests, planned ones apart from exploratory ones."""
    by = planned_by(results.overview["registrations"])
    tests = main_tests(results.sample.responses, planned(results), by)
    heads = (message("test"), message("estimate"), "CI", "t", "df", "p")
    for title, is_planned in (
        (message("Planned tests."), True),
        (message("Exploratory tests; p values are not corrected."), False),
    ):
        rows = tuple(
            (
                test.about,
                test.value,
                interval_in_words(test.low, test.high, test.percent)
                if test.low is not None and test.high is not None
                else "",
                *(test.statistic, test.df, shown_p(test.p)),
            )
            for test in tests
            if test.is_planned is is_planned and test.value is not None
        )
        if rows:
            yield ReportTable(title, heads, rows, (_EFFECTS,) if is_planned else ())


_WHOLE = str(State.COMPLETED)


def stages(results: ReportFindings) -> tuple[Stage, ...]:
    """Return the stages of the flow chart, from everyone who came to the verdicts that count."""
    overview, sessions = results.overview, results.sample.sessions
    gone = results.table.withdrawn
    deleted = sum(len(withdrawal.gone) for withdrawal in gone)
    came = overview["participants"] + len(gone)
    began = number_of(len(sessions) + deleted, "session")
    recruited = Stage(("Recruited", number_of(came, "participant"), began), tuple(_exits(results)))
    completed = sessions[sessions["state"] == _WHOLE]
    if only_duels(results):
        return tuple(_played(results, len(sessions), len(completed)))
    completed_count = number_of(len(completed), "session")
    if only_collects(results):
        return recruited, *_answered(overview, completed_count)
    verdict_count = number_of(overview["verdicts"]["given"], "verdict")
    judged = Stage(
        (
            "Judged",
            number_of(overview["participants"], "participant"),
            f"{completed_count} completed",
            f"{verdict_count} given",
        ),
        tuple(_left_out(overview)),
    )
    counted_verdicts = verdicts(results.sample.responses)
    n = overview["verdicts"]["on_origin"] + overview["verdicts"]["on_sides"]
    people = count(counted_verdicts, PARTICIPANT)
    last = Stage(("Counted", number_of(people, "participant"), number_of(n, "verdict")))
    return recruited, judged, last


def _played(results: ReportFindings, begun: int, completed: int) -> Iterator[Stage]:
    """The stages of duels, in which models take part and no one is recruited."""
    answers = comparisons(results.sample.responses)["same"]
    without = int(answers.isna().sum())
    lost = (f"Without an answer: {number_of(without, 'duel')}",) if without else ()
    yield Stage(("Begun", number_of(begun, "duel")), tuple(_exits(results)))
    yield Stage(("Completed", number_of(completed, "duel")), lost)
    yield Stage(("Counted", number_of(len(answers) - without, "answer")))


def _answered(overview: Mapping[str, Any], completed: str) -> Iterator[Stage]:
    """The last stages of a collection."""
    n_counted, n_given = (
        sum(block["answers"] for block in version["collected"])
        for version in (overview, overview["before_rules"])
    )
    people = number_of(overview["participants"], "participant")
    answers = number_of(n_given, "answer")
    excluded = number_of(n_given - n_counted, "answer")
    lost = (f"By quality rules: {excluded}",) if n_given > n_counted else ()
    yield Stage(("Answered", people, f"{completed} completed", f"{answers} given"), lost)
    yield Stage(("Counted", number_of(n_counted, "answer")))


def in_words(chart: tuple[Stage, ...]) -> str:
    """Describe the flow chart for readers who don't see it."""
    parts = []
    for stage in chart:
        head, *rest = stage.text
        parts.append(f"{head}: {', '.join(rest)}.")
        if stage.lost:
            parts.append(message("Then excluded: {lost}.", lost="; ".join(stage.lost)))
    return " ".join(parts)


def _exits(results: ReportFindings) -> Iterator[str]:
    """Yield withdrawals, and sessions that weren't completed."""
    gone = results.table.withdrawn
    if gone:
        deleted = number_of(sum(len(withdrawal.gone) for withdrawal in gone), "session")
        answers = number_of(sum(withdrawal.responses for withdrawal in gone), "answer")
        people = number_of(len(gone), "participant")
        yield message(
            "Withdrawn: {people} ({deleted}, {answers} deleted)",
            people=people,
            deleted=deleted,
            answers=answers,
        )
    for state, number in results.overview["sessions"].items():
        if state != _WHOLE:
            yield f"Session {state}: {number:,}"


def _left_out(overview: Mapping[str, Any]) -> Iterator[str]:
    """Yield the verdicts that don't count, each once, by reason; none of them is deleted."""
    of_rules = {named(rule["rule"]): rule for rule in overview["rules"]}
    for reason, number in overview["verdicts"]["left_out"].items():
        reason_title = with_title(reason)
        line = f"{reason_title[0].upper()}{reason_title[1:]}: {number_of(number, 'verdict')}"
        if rule := of_rules.get(reason):
            parts = [
                (rule["sessions"], message("whole session")),
                (rule["trials"], message("single trial")),
            ]
            line += f" ({', '.join(number_of(n, what) for n, what in parts if n)})"
        yield line.removesuffix(" ()")
    if overview["sealed"]:
        yield message("Still sealed: {sealed}", sealed=number_of(overview["sealed"], "verdict"))


LIBRARIES = ("numpy", "pandas", "scipy", "matplotlib", "fpdf2", "python-docx", "xlsxwriter")
_COLUMNS = {
    "program": message("Program that ran sessions"),
    "signing_key": message("Key that signed sessions (Ed25519)"),
    "python": message("Python version of sessions"),
    "system": message("Operating system of sessions"),
    "language": message("Language of sessions"),
    "kiosk": "Computer",
    "seed": message("Seed of the study"),
    "study_hash": message("Hash of the study package (SHA-256)"),
}


def origin(results: ReportFindings, made_at: datetime) -> Iterator[Piece]:
    """Return all that is needed to reproduce the numbers.

    Args:
        results: The results.
        made_at: When the report is made, UTC.
    """
    facts = [
        (message("Report created (UTC)"), f"{made_at:%Y-%m-%d %H:%M}"),
        (message("Report created with"), f"{edition()}, Python {platform.python_version()}"),
        ("Libraries", ", ".join(filter(None, map(_version, LIBRARIES)))),
        *([(message("Plugins"), plugged)] if (plugged := ", ".join(_plugins())) else []),
    ]
    if not only_collects(results):
        facts += [
            (message("Verdicts cluster by"), _CLUSTERS[results.overview["cluster"]]),
            (message("Seed of random draws"), message("1; the methods give the number of draws")),
        ]
    yield Paragraph(message("The same data and the same software give the same numbers."))
    yield Facts(tuple(facts))
    if counts := tuple(_counts(results)):
        caption = message("Software, computers, and versions used for the sessions.")
        yield ReportTable(caption, ("what", "value", "sessions"), counts)
    problems = results.overview["problems"]
    if problems:
        rows = tuple((problem,) for problem in problems)
        yield ReportTable(
            message("Parts of journals that could not be read or were changed."),
            ("problem",),
            rows,
        )
    else:
        yield Paragraph(
            message(
                "All journals could be read, and their chains are intact. To verify "
                "signatures, run turingdesk check."
            )
        )


_CLUSTERS = {
    "both": message("judge and stimulus"),
    "judge": "judge",
    "stimulus": "stimulus",
    "trial": "trial",
}


def _plugins() -> Iterator[str]:
    """Name and version of each plugin that is loaded, with the beginning of its hash."""
    for plugin in loaded_records():
        yield f"{plugin['name']} {plugin['version']} ({plugin['hash'][:10]})".removesuffix(" ()")


def _version(library: str) -> str:
    try:
        return f"{library} {version(library)}"
    except PackageNotFoundError:
        return ""


def _counts(results: ReportFindings) -> Iterator[tuple[Any, ...]]:
    for column, words in _COLUMNS.items():
        for value, number in sorted(_values(results.sample.sessions[column]).items()):
            yield words, value, number


def _values(column: Series[Any]) -> Counter[str]:
    return Counter(
        str(value) for value in column if value is not None and str(value) not in ("", "nan")
    )
