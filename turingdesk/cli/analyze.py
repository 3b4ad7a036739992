"""`turingdesk analyze`: what the journals of a data folder say, as tables or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar, command, print_json, print_table, titled
from turingdesk.cli._options import add_by, add_counted, add_data, add_json, keys, kind_of_judges
from turingdesk.core.message import number_of
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._registration import MainTest
    from turingdesk.cli._frame import Commands
    from turingdesk.core.quality import Rule
    from turingdesk.table.table import Table


def add(commands: Commands) -> None:
    """Register the command."""
    made = command(
        commands,
        "analyze",
        run,
        "Compute the confusion matrix and detectability, overall and by agent.",
        "turingdesk analyze data --study demo --by task --by gender\n"
        "turingdesk analyze data --rules my-study --exclusions\n"
        "turingdesk analyze data --texts my-study --json\n"
        "turingdesk analyze data --json",
    )
    add_data(made)
    add_by(made)
    made.add_argument(
        "--rules",
        metavar="STUDY",
        type=Path,
        help="apply the quality rules of this study (default: those recorded with the data)",
    )
    made.add_argument(
        "--exclusions",
        action="store_true",
        help="list everything that quality rules exclude, with the reasons",
    )
    add_counted(made)
    add_json(made)


def run(args: argparse.Namespace) -> int:
    """Analyze and print."""
    from turingdesk.analysis._overview import overview
    from turingdesk.analysis._sample import sample
    from turingdesk.analysis.statistics.clustering import Clustering
    from turingdesk.table.answer_texts import with_texts
    from turingdesk.table.table import load

    rules, told = _rules(args.rules)
    with ProgressBar("Reading journals") as progress:
        table = load(args.data, args.study, progress, keys(args, args.data), rules)
    _check(args, table)
    table, said = with_texts(table, args.texts)
    kind, by = kind_of_judges(args), Clustering(args.cluster)
    found = overview(table, args.by, kind, by, everything=args.json)
    found["notes"] += [*told, *said]
    if args.json:
        print_json(found)
        return 0
    print_results(found)
    if found["registrations"]:
        _print_tests(_tests(found, sample(table, kind, by).responses))
    if args.exclusions:
        print_exclusions(found)
    for problem in found["problems"]:
        print(problem, file=sys.stderr)
    return 0


def _rules(path: Path | None) -> tuple[Sequence[Rule] | None, list[str]]:
    """The rules of a package, and what a reader has to know of them; None without one."""
    from turingdesk.core.exclusion import post_hoc
    from turingdesk.study.package import open_package

    if path is None:
        return None, []
    study = open_package(path).study
    note = f"The quality rules are those of {study.id} {study.version} ({path}), given afterwards."
    return post_hoc(study), [note]


def _check(args: argparse.Namespace, table: Table) -> None:
    from turingdesk.core.errors import TuringDeskError, UnknownName
    from turingdesk.sessions.data_folder import DataFolder

    if not table.sessions.empty:
        return
    if not args.data.is_dir():
        raise TuringDeskError(
            f"TuringDesk can't find the data folder {args.data}. Check the name."
        )
    known = sorted({name.study for name in DataFolder(args.data).names()})
    if args.study and known:
        raise UnknownName("study in this folder", args.study, known)
    for problem in table.problems:
        print(problem, file=sys.stderr)
    raise TuringDeskError(
        f"{args.data} contains no journals (files called sub-..._ses-..._study-....jsonl). "
        "Enter the folder in which sessions are saved."
    )


def print_results(found: Mapping[str, Any]) -> None:
    """Everything but the list of exclusions.

    Args:
        found: What `analysis._overview.overview` gives.
    """
    from turingdesk.analysis._levels import in_sentence

    _print_head(found)
    verdicts, methods = found["verdicts"], _Methods()
    if found["collected"]:
        _print_collected(found["collected"])
        if not verdicts["given"]:
            return
    if not found["sealed"] or verdicts["on_origin"] + verdicts["on_sides"]:
        _print_verdicts(found)
        methods.note("Imitation detectability", [found["detectability"]["method"]])
    print_rules(found)
    for title, name, columns in _TABLES:
        if found[name]:
            print(f"\n{title}")
            print_table(list(columns), [_cells(row, columns) for row in found[name]])
            methods.note(title, [row["method"] for row in found[name]])
    for column, levels in found["by"].items():
        title = f"By {titled(in_sentence(found['titles'][column], column), column)}"
        print(f"\n{title}")
        _print_levels(levels, column)
        methods.note(title, [one["detectability"]["method"] for one in levels.values()])
    methods.print()
    missing = [title for title, name, _ in _TABLES if not found[name]]
    if missing:
        print(f"\nNot computed, because no answers count: {'; '.join(missing)}.")


def _print_verdicts(found: Mapping[str, Any]) -> None:
    print("\nVerdicts by origin")
    _print_matrix(found["confusion"])
    print("\nImitation detectability")
    print(_detectability(found["detectability"]))
    if any(one["sessions"] or one["trials"] for one in found["rules"]):
        print(f"Before quality rules: {_detectability(found['before_rules']['detectability'])}")


def _print_head(found: Mapping[str, Any]) -> None:
    from turingdesk.analysis._counted import with_title

    for study, about in found["studies"].items():
        sessions = number_of(about["sessions"], "session")
        print(f"{printable(about['title'])} ({printable(study)}), {sessions}")
    states = ", ".join(f"{n} {state}" for state, n in found["sessions"].items())
    participants = number_of(found["participants"], "participant")
    print(f"Judges: {found['judges']}; {participants}; sessions: {states}")
    verdicts = found["verdicts"]
    left_out = ", ".join(f"{n} {with_title(reason)}" for reason, n in verdicts["left_out"].items())
    if verdicts["given"] or not found["collected"]:
        print(
            f"{number_of(found['responses'], 'answer')}, {verdicts['given']} of them verdicts: "
            f"{verdicts['on_origin']} on origin and {verdicts['on_sides']} on sides counted; "
            f"excluded: {left_out or 'none'}"
        )
    for note in found["notes"]:
        print(f"Note: {note}")
    if not found["registrations"]:
        print("Note: No study was preregistered, so all results are exploratory.")


def _print_collected(rows: Iterable[Mapping[str, Any]]) -> None:
    """What a collection has, and what it lacks; columns that say nothing are omitted."""
    heads = {
        "block": "block",
        "answers": "answers",
        "participants": "participants",
        "prompts": "prompts",
        "least": "fewest",
        "most": "most",
        "complete": "prompts with enough",
        "still_needed": "still needed",
        "flagged": "to look at",
    }
    rows = list(rows)
    if not any(row["needed_each"] for row in rows):
        del heads["complete"], heads["still_needed"]
    if not any(row["flagged"] for row in rows):
        del heads["flagged"]
    print("\nCollected answers (fewest and most: answers to one prompt)")
    print_table(list(heads.values()), [[row[one] for one in heads] for row in rows])


_TABLES: Sequence[tuple[str, str, Mapping[str, str]]] = (
    (
        "By machine agent, against all human answers to the same task",
        "agents",
        {
            "task": "task",
            "agent": "agent",
            "n": "n",
            "p(M|M)": "p_mm",
            "detectability": "detectability",
            "SE": "sd",
            "95% CI": "ci_low",
            "n human": "n_human",
        },
    ),
    (
        "Side by side",
        "pairs",
        {
            "task": "task",
            "block": "block",
            "n": "n",
            "machine found": "right",
            "proportion": "p",
            "95% CI": "ci_low",
        },
    ),
    (
        "By conversation length",
        "lengths",
        {
            "task": "task",
            "length": "length",
            "of": "length_of",
            "p(H|H)": "p_hh",
            "n human": "n_human",
            "p(M|M)": "p_mm",
            "n machine": "n_machine",
            "detectability": "detectability",
            "SE": "sd",
            "95% CI": "ci_low",
        },
    ),
    (
        "Controls",
        "controls",
        {
            "task": "task",
            "what": "what",
            "asked": "asked",
            "passed": "passed",
            "proportion": "p",
            "95% CI": "ci_low",
        },
    ),
)


def _print_levels(levels: Mapping[str, Mapping[str, Any]], column: str) -> None:
    heads = [column.replace("_", " "), "p(H|H)", "n human", "p(M|M)", "n machine"]
    heads += ["detectability", "SE", "95% CI"]
    shown = _task if column == "task" else str
    print_table(heads, [_level(shown(name), found) for name, found in levels.items()])


def _print_matrix(confusion: Mapping[str, Any]) -> None:
    n, p = confusion["n"], confusion["p"]
    print_table(
        ["", 'said "human"', 'said "machine"', "n"],
        [
            ["was human", _number(p["HH"]), _number(p["HM"]), n["HH"] + n["HM"]],
            ["was machine", _number(p["MH"]), _number(p["MM"]), n["MH"] + n["MM"]],
        ],
    )


class _Methods:
    """How the intervals of tables were made: each way once, with its tables if there are two."""

    def __init__(self) -> None:
        self._tables: dict[str, list[str]] = {}

    def note(self, title: str, methods: Iterable[str]) -> None:
        """Record the methods that a table names."""
        for method in dict.fromkeys(filter(None, methods)):
            self._tables.setdefault(method, []).append(title)

    def print(self) -> None:
        """Print them below all tables."""
        if self._tables:
            print()
        for method, titles in self._tables.items():
            of = f" ({'; '.join(titles)})" if len(self._tables) > 1 else ""
            print(f"Standard errors and 95% intervals{of}: {method}.")


def _level(name: str, found: Mapping[str, Any]) -> list[object]:
    n, p = found["confusion"]["n"], found["confusion"]["p"]
    estimate = found["detectability"]
    low, high = estimate["ci95"] or (None, None)
    shares = [_number(p["HH"]), n["HH"] + n["HM"], _number(p["MM"]), n["MH"] + n["MM"]]
    numbers = _number(estimate["value"]), _number(estimate["sd"]), _ends(low, high)
    return [name, *shares, *numbers]


def _detectability(found: Mapping[str, Any]) -> str:
    from turingdesk.analysis.statistics.result import interval_in_words

    if found["value"] is None:
        return str(found["note"])
    n = found["n"]
    counts = f"n = {n['human']} human, {n['machine']} machine{_clusters(n)}"
    if found["ci95"] is None:
        return f"{found['value']:.3f} ({counts})\n{found['note']}"
    interval = interval_in_words(*found["ci95"])
    lines = [
        f"{found['value']:.3f} (SE {found['sd']:.3f}, {interval}{_against_half(found)}; {counts})",
        f"It generalizes to: {found['generalizes']}.",
    ]
    if other := found.get("other_machines"):
        interval = interval_in_words(*other["ci95"])
        lines.append(f"To other machines like these: {interval}{_against_half(other)}.")
    return "\n".join(filter(None, [*lines, found["note"]]))


def _against_half(found: Mapping[str, Any]) -> str:
    """The p value of 0.5, where there is one."""
    from turingdesk.analysis.statistics.result import equal_p

    return "" if found["p"] is None else f", {equal_p(found['p'])} against 0.5"


def _clusters(n: Mapping[str, int]) -> str:
    words = {"judges": "judge", "stimuli": "stimulus"}
    return "".join(
        f", {number_of(n[many], one, many)}" for many, one in words.items() if n.get(many)
    )


def _cells(row: Mapping[str, Any], columns: Mapping[str, str]) -> list[object]:
    return [_shown(row, name) for name in columns.values()]


def _shown(row: Mapping[str, Any], column: str) -> object:
    value = row[column]
    if column == "ci_low":
        return _ends(value, row["ci_high"])
    if column == "task":
        return _task(str(value))
    return _number(value) if isinstance(value, float) else value


def _task(task: str) -> str:
    from turingdesk.analysis._figure import task_title

    return titled(task_title(task), task)


def _tests(found: Mapping[str, Any], responses: DataFrame) -> Sequence[MainTest]:
    """The preregistered tests, and the others that readers need first."""
    from turingdesk.analysis._registration import main_tests, planned_by

    told = found["registrations"]
    plans = [str((one.get("planned") or {}).get("primary") or "") for one in told]
    return main_tests(responses, list(dict.fromkeys(filter(None, plans))), planned_by(told))


def _print_tests(tests: Sequence[MainTest]) -> None:
    """Planned tests apart from exploratory ones."""
    from turingdesk.analysis.statistics.result import interval_in_words, shown_p

    for title, is_planned in (("Planned tests", True), ("Exploratory tests", False)):
        rows = [
            (
                *(one.about, _number(one.value)),
                interval_in_words(one.low, one.high, one.percent),
                *(_number(one.statistic), _number(one.df), shown_p(one.p)),
            )
            for one in tests
            if one.is_planned is is_planned and one.low is not None and one.high is not None
        ]
        if rows:
            print(f"\n{title}")
            print_table(["test", "estimate", "interval", "t", "df", "p"], rows)


def _ends(low: float | None, high: float | None) -> str:
    """Both ends of an interval, under a head that says which."""
    return "-" if low is None or high is None or isnan(low) else f"[{low:.2f}, {high:.2f}]"


def _number(value: float | None) -> str:
    return "-" if value is None or isnan(value) else f"{value:.3f}"


def _rule(rule: str) -> str:
    from turingdesk.core.quality import rule_title

    return titled(rule_title(rule), rule)


def print_rules(found: Mapping[str, Any]) -> None:
    """Counts before and after the rules, and what each rule excludes.

    Args:
        found: What `analysis._overview.overview` gives.
    """
    if not found["rules"]:
        return
    print("\nQuality rules (an answer that several rules exclude counts for each of them)")
    before, after = found["before_rules"]["verdicts"], found["verdicts"]
    for what, key in (("on origin", "on_origin"), ("on sides", "on_sides")):
        if before[key]:
            print(f"Verdicts {what}: {before[key]} before, {after[key]} after.")
    studies = len({one["study"] for one in found["rules"]}) > 1
    heads = ["rule", "sessions", "single trials", "verdicts", "what it does"]
    rows = [
        [_rule(one["rule"]), one["sessions"], one["trials"], one["verdicts"], one["about"]]
        for one in found["rules"]
    ]
    if studies:
        heads.insert(0, "study")
        rows = [[one["study"], *row] for one, row in zip(found["rules"], rows, strict=True)]
    print_table(heads, rows)


def print_exclusions(found: Mapping[str, Any]) -> None:
    """Every exclusion, with its reason."""
    print(f"\nExclusions: {len(found['exclusions'])}")
    if found["exclusions"]:
        names = ("session", "rule", "trial", "stimulus", "reason")
        told = [one | {"rule": _rule(one["rule"])} for one in found["exclusions"]]
        rows = [["" if one[n] is None else one[n] for n in names] for one in told]
        print_table(list(names), rows)
