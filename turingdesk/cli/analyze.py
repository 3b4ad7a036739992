"""`turingdesk analyze`: what the journals of a data folder say, as tables or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar, command, print_json, print_table, titled
from turingdesk.cli._options import (
    add_by,
    add_counted,
    add_data,
    add_json,
    columns_by,
    keys,
    kind_of_judges,
)
from turingdesk.core.message import number_of
from turingdesk.core.number_words import NOTHING, interval, interval_in_words
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from pandas import DataFrame

    from turingdesk.analysis._overview import Split
    from turingdesk.analysis._registration import MainTest
    from turingdesk.cli._frame import Commands
    from turingdesk.core.quality import Rule
    from turingdesk.table.table import Table


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "analyze",
        run,
        "Compute the confusion matrix and detectability, overall and by agent.",
        "turingdesk analyze data --study demo --by task --by gender\n"
        "turingdesk analyze data --by conversation agent\n"
        "turingdesk analyze data --rules my-study --exclusions\n"
        "turingdesk analyze data --texts my-study --json\n"
        "turingdesk analyze data --json",
    )
    add_data(parser)
    add_by(parser)
    parser.add_argument(
        "--rules",
        metavar="STUDY",
        type=Path,
        help="apply the quality rules of this study (default: those recorded with the data)",
    )
    parser.add_argument(
        "--exclusions",
        action="store_true",
        help="list everything that quality rules exclude, with the reasons",
    )
    add_counted(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Analyze and print."""
    from turingdesk.analysis._overview import overview
    from turingdesk.analysis._sample import sample
    from turingdesk.analysis.statistics.clustering import Clustering
    from turingdesk.table.answer_texts import with_texts
    from turingdesk.table.table import load

    rules, rule_notes = _rules(args.rules)
    with ProgressBar("Reading journals") as progress:
        table = load(args.data, args.study, progress, keys(args, args.data), rules)
    _check(args, table)
    table, text_notes = with_texts(table, args.texts)
    kind, by = kind_of_judges(args), Clustering(args.cluster)
    results = overview(table, columns_by(args), kind, by, everything=args.json)
    results["notes"] += [*rule_notes, *text_notes]
    _tell_upgrades(args.data, table)
    if args.json:
        print_json(results)
        return 0
    print_results(results)
    if results["registrations"]:
        _print_tests(_tests(results, sample(table, kind, by).responses))
    if args.exclusions:
        print_exclusions(results)
    for problem in results["problems"]:
        print(problem, file=sys.stderr)
    return 0


def _tell_upgrades(data: Path, table: Table) -> None:
    """Say once that numbers of an old study are others than an earlier version gave."""
    from turingdesk.table.upgrades import in_words, is_news, number_changes

    sessions, of = table.sessions, table.responses["study"].astype("str")
    for study, study_sessions in sessions.groupby(sessions["study"].astype("str")):
        changes = number_changes(study_sessions, table.responses[of == study])
        if changes and is_news(data, str(study)):
            print(in_words(changes, str(study)), file=sys.stderr)


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
    studies = sorted({name.study for name in DataFolder(args.data).names()})
    if args.study and studies:
        raise UnknownName("study in this folder", args.study, studies)
    for problem in table.problems:
        print(problem, file=sys.stderr)
    raise TuringDeskError(
        f"{args.data} contains no journals (files called sub-..._ses-..._study-....jsonl). "
        "Enter the folder in which sessions are saved."
    )


def print_results(results: Mapping[str, Any]) -> None:
    """Everything but the list of exclusions.

    Args:
        results: What `analysis._overview.overview` gives.
    """
    from turingdesk.analysis._headlines import USUAL
    from turingdesk.analysis._levels import crossed
    from turingdesk.analysis._overview import splits

    _print_head(results)
    verdicts, methods = results["verdicts"], _Methods()
    if results["collected"]:
        _print_collected(results["collected"])
        if not verdicts["given"]:
            return
    is_known = not results["sealed"] or verdicts["on_origin"] + verdicts["on_sides"]
    for name in results.get("headlines", USUAL) if is_known else ():
        _print_headline(name, results, methods)
    print_rules(results)
    for title, name, columns in _TABLES:
        if results[name]:
            _print_rows(title, results[name], columns, methods)
    for split in splits(results):
        title = f"By {titled(split.in_sentence, crossed(split.columns))}"
        print(f"\n{title}")
        _print_levels(split)
        shares = [level[kind] for _, level in split.levels for kind in _SHARES if kind in level]
        methods.note(title, shares)
    methods.print()
    missing = [title for title, name, _ in _TABLES if not results[name]]
    if missing:
        print(f"\nNot computed, because no answers count: {'; '.join(missing)}.")


def _print_headline(name: str, results: Mapping[str, Any], methods: _Methods) -> None:
    """Results with which a study begins; those of sides are among the tables that follow."""
    if name == "confusion":
        _print_verdicts(results)
        methods.note("Imitation detectability", [results["detectability"]])
    elif name == "success":
        _print_rows("Success rate", results[name], _SUCCESS, methods)
    elif name == "turing_game":
        _print_games(results[name], methods)


def _print_games(rows: Sequence[Mapping[str, Any]], methods: _Methods) -> None:
    """Print how Turing Games ended, how often bots won, and how strong players and bots are."""
    from turingdesk.analysis._headlines import TURING_PARTS

    for part in TURING_PARTS:
        part_rows = [row for row in rows if row["part"] == part]
        heads = {part: "name", "n": "n", "value": "value", "95% CI": "ci_low"}
        if part_rows:
            _print_rows(f"Games: {part}", part_rows[:_MOST_PLAYERS], heads, methods)
        if len(part_rows) > _MOST_PLAYERS:
            print(f"{len(part_rows) - _MOST_PLAYERS} more with --json.")


def _print_rows(
    title: str,
    rows: Sequence[Mapping[str, Any]],
    columns: Mapping[str, str],
    methods: _Methods,
) -> None:
    print(f"\n{title}")
    print_table(list(columns), [_cells(row, columns) for row in rows])
    methods.note(title, rows)


_MOST_PLAYERS = 20  #: that are printed, the strongest ones
_SUCCESS: Mapping[str, str] = {
    "task": "task",
    "witness": "witness",
    "n": "n",
    "success rate": "rate",
    "SE": "sd",
    "95% CI": "ci_low",
    "p (50%)": "p",
    "minus humans": "minus_humans",
    "n first": "first_n",
    "first games": "first_rate",
}


def _print_verdicts(results: Mapping[str, Any]) -> None:
    print("\nVerdicts by origin")
    _print_matrix(results["confusion"])
    print("\nImitation detectability")
    print(_detectability(results["detectability"]))
    if any(rule["sessions"] or rule["trials"] for rule in results["rules"]):
        print(f"Before quality rules: {_detectability(results['before_rules']['detectability'])}")


def _print_head(results: Mapping[str, Any]) -> None:
    from turingdesk.analysis._counted import with_title

    for study, about in results["studies"].items():
        sessions = number_of(about["sessions"], "session")
        print(f"{printable(about['title'])} ({printable(study)}), {sessions}")
    states = ", ".join(f"{n} {state}" for state, n in results["sessions"].items())
    participants = number_of(results["participants"], "participant")
    print(f"Judges: {results['judges']}; {participants}; sessions: {states}")
    verdicts = results["verdicts"]
    left_out = ", ".join(f"{n} {with_title(reason)}" for reason, n in verdicts["left_out"].items())
    if verdicts["given"] or not results["collected"]:
        print(
            f"{number_of(results['responses'], 'answer')}, {verdicts['given']} of them verdicts: "
            f"{verdicts['on_origin']} on origin and {verdicts['on_sides']} on sides counted; "
            f"excluded: {left_out or 'none'}"
        )
    for note in results["notes"]:
        print(f"Note: {note}")
    if not results["registrations"]:
        print("Note: No study was preregistered, so all results are exploratory.")


def _print_collected(rows: Iterable[Mapping[str, Any]]) -> None:
    """Print the contents and gaps of a collection; columns that say nothing are omitted."""
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
    print_table(list(heads.values()), [[row[column] for column in heads] for row in rows])


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


_SHARES = ("detectability", "sides")  #: what a level can have


def _print_levels(split: Split) -> None:
    """Verdicts on origin at each level, and those on sides, as far as there are some of them."""
    heads = [column.replace("_", " ") for column in split.columns]

    def names(levels: Sequence[str]) -> list[object]:
        parts = zip(split.columns, levels, strict=True)
        return [_task(part) if column == "task" else part for column, part in parts]

    on_sides = [
        (levels, numbers["sides"]) for levels, numbers in split.levels if "sides" in numbers
    ]
    on_origin = [
        (levels, numbers)
        for levels, numbers in split.levels
        if any(numbers["confusion"]["n"].values()) or not on_sides
    ]
    if on_origin:
        more = ["p(H|H)", "n human", "p(M|M)", "n machine", "detectability", "SE", "95% CI"]
        rows = [[*names(levels), *_level(numbers)] for levels, numbers in on_origin]
        print_table([*heads, *more], rows)
    if on_sides:
        rows = [[*names(levels), *_side(numbers)] for levels, numbers in on_sides]
        print_table([*heads, "n sides", "machine found", "proportion", "SE", "95% CI"], rows)


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
    """The methods of the intervals in tables: each once, with its tables if there are two."""

    def __init__(self) -> None:
        self._tables: dict[str, list[str]] = {}

    def note(self, title: str, results: Iterable[Mapping[str, Any]]) -> None:
        """Record the methods of a table's results; one without an interval has none."""
        methods = (result["method"] for result in results if _has_interval(result))
        for method in dict.fromkeys(filter(None, methods)):
            self._tables.setdefault(method, []).append(title)

    def print(self) -> None:
        """Print them below all tables."""
        if self._tables:
            print()
        for method, titles in self._tables.items():
            of = f" ({'; '.join(titles)})" if len(self._tables) > 1 else ""
            print(f"Standard errors and 95% intervals{of}: {method}.")


def _has_interval(result: Mapping[str, Any]) -> bool:
    low = result.get("ci_low")
    return result.get("ci95") is not None or (low is not None and not isnan(low))


def _side(share: Mapping[str, Any]) -> list[object]:
    low, high = share["ci95"] or (None, None)
    numbers = _number(share["p"]), _number(share["sd"]), _ends(low, high)
    return [share["n"], share["right"], *numbers]


def _level(results: Mapping[str, Any]) -> list[object]:
    n, p = results["confusion"]["n"], results["confusion"]["p"]
    estimate = results["detectability"]
    low, high = estimate["ci95"] or (None, None)
    shares = [_number(p["HH"]), n["HH"] + n["HM"], _number(p["MM"]), n["MH"] + n["MM"]]
    numbers = _number(estimate["value"]), _number(estimate["sd"]), _ends(low, high)
    return [*shares, *numbers]


def _detectability(estimate: Mapping[str, Any]) -> str:
    if estimate["value"] is None:
        return str(estimate["note"])
    n = estimate["n"]
    counts = f"n = {n['human']} human, {n['machine']} machine{_clusters(n)}"
    if estimate["ci95"] is None:
        return f"{estimate['value']:.3f} ({counts})\n{estimate['note']}"
    ends = interval_in_words(*estimate["ci95"])
    lines = [
        f"{estimate['value']:.3f} "
        f"(SE {estimate['sd']:.3f}, {ends}{_against_half(estimate)}; {counts})",
        f"It generalizes to: {estimate['generalizes']}.",
    ]
    if other := estimate.get("other_machines"):
        ends = interval_in_words(*other["ci95"])
        lines.append(f"To other machines like these: {ends}{_against_half(other)}.")
    return "\n".join(filter(None, [*lines, estimate["note"]]))


def _against_half(estimate: Mapping[str, Any]) -> str:
    """The p value of 0.5, where there is one."""
    from turingdesk.analysis.statistics.result import equal_p

    return "" if estimate["p"] is None else f", {equal_p(estimate['p'])} against 0.5"


def _clusters(n: Mapping[str, int]) -> str:
    words = {"judges": "judge", "stimuli": "stimulus"}
    return "".join(
        f", {number_of(n[many], singular, many)}"
        for many, singular in words.items()
        if n.get(many)
    )


def _cells(row: Mapping[str, Any], columns: Mapping[str, str]) -> list[object]:
    return [_cell_value(row, name) for name in columns.values()]


def _cell_value(row: Mapping[str, Any], column: str) -> object:
    value = row[column]
    if column == "ci_low":
        return _ends(value, row["ci_high"])
    if column == "task":
        return _task(str(value))
    return _number(value) if isinstance(value, float) else value


def _task(task: str) -> str:
    from turingdesk.analysis._figure import task_title

    return titled(task_title(task), task)


def _tests(results: Mapping[str, Any], responses: DataFrame) -> Sequence[MainTest]:
    """The preregistered tests, and the others that readers need first."""
    from turingdesk.analysis._registration import main_tests, planned_by

    registrations = results["registrations"]
    plans = [
        str((registration.get("planned") or {}).get("primary") or "")
        for registration in registrations
    ]
    return main_tests(
        responses, list(dict.fromkeys(filter(None, plans))), planned_by(registrations)
    )


def _print_tests(tests: Sequence[MainTest]) -> None:
    """Planned tests apart from exploratory ones."""
    from turingdesk.analysis.statistics.result import shown_p

    for title, is_planned in (("Planned tests", True), ("Exploratory tests", False)):
        rows = [
            (
                *(test.about, _number(test.value)),
                interval_in_words(test.low, test.high, test.percent),
                *(_number(test.statistic), _number(test.df), shown_p(test.p)),
            )
            for test in tests
            if test.is_planned is is_planned and test.low is not None and test.high is not None
        ]
        if rows:
            print(f"\n{title}")
            print_table(["test", "estimate", "interval", "t", "df", "p"], rows)


def _ends(low: float | None, high: float | None) -> str:
    """Both ends of an interval, under a head that says which."""
    return interval(low, high).replace(NOTHING, "-")


def _number(value: float | None) -> str:
    return "-" if value is None or isnan(value) else f"{value:.3f}"


def _rule(rule: str) -> str:
    from turingdesk.core.quality import rule_title

    return titled(rule_title(rule), rule)


def print_rules(results: Mapping[str, Any]) -> None:
    """Counts before and after the rules, and what each rule excludes.

    Args:
        results: What `analysis._overview.overview` gives.
    """
    if not results["rules"]:
        return
    print("\nQuality rules (an answer that several rules exclude counts for each of them)")
    before, after = results["before_rules"]["verdicts"], results["verdicts"]
    for what, key in (("on origin", "on_origin"), ("on sides", "on_sides")):
        if before[key]:
            print(f"Verdicts {what}: {before[key]} before, {after[key]} after.")
    studies = len({rule["study"] for rule in results["rules"]}) > 1
    heads = ["rule", "sessions", "single trials", "verdicts", "what it does"]
    rows = [
        [_rule(rule["rule"]), rule["sessions"], rule["trials"], rule["verdicts"], rule["about"]]
        for rule in results["rules"]
    ]
    if studies:
        heads.insert(0, "study")
        rows = [[rule["study"], *row] for rule, row in zip(results["rules"], rows, strict=True)]
    print_table(heads, rows)


def print_exclusions(results: Mapping[str, Any]) -> None:
    """Every exclusion, with its reason."""
    print(f"\nExclusions: {len(results['exclusions'])}")
    if results["exclusions"]:
        names = ("session", "rule", "trial", "stimulus", "reason")
        exclusions = [
            exclusion | {"rule": _rule(exclusion["rule"])} for exclusion in results["exclusions"]
        ]
        rows = [
            ["" if exclusion[n] is None else exclusion[n] for n in names]
            for exclusion in exclusions
        ]
        print_table(list(names), rows)
