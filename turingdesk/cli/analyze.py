"""`turingdesk analyze`: what the journals of a data folder say, as tables or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import Progress, command, print_json, print_table
from turingdesk.cli._options import add_by, add_counted, add_data, add_json, keys, kind_of_judges
from turingdesk.core.printable import printable

if TYPE_CHECKING:
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
    """Analyse and print."""
    from turingdesk.analysis._overview import overview
    from turingdesk.analysis.statistics.clustering import Clustering
    from turingdesk.table.answer_texts import with_texts
    from turingdesk.table.table import load

    rules, told = _rules(args.rules)
    with Progress("Reading journals") as progress:
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
    known = sorted({name.study for name in DataFolder(args.data).names()})
    if args.study and known:
        raise UnknownName("study in this folder", args.study, known)
    for problem in table.problems:
        print(problem, file=sys.stderr)
    raise TuringDeskError(
        f"{args.data} holds no journals (files called sub-..._ses-..._study-....jsonl). "
        "Name the folder that sessions were written to."
    )


def print_results(found: Mapping[str, Any]) -> None:
    """Everything but the list of exclusions.

    Args:
        found: What `analysis._overview.overview` gives.
    """
    _print_head(found)
    verdicts = found["verdicts"]
    if not found["sealed"] or verdicts["on_origin"] + verdicts["on_sides"]:
        print("\nVerdicts by origin")
        _print_matrices({"": found})
        print("\nImitation detectability")
        print(_detectability(found["detectability"]))
        if any(one["sessions"] or one["trials"] for one in found["rules"]):
            print(
                f"Before quality rules: {_detectability(found['before_rules']['detectability'])}"
            )
    print_rules(found)
    for title, name, columns in _TABLES:
        if found[name]:
            print(f"\n{title}")
            print_table(list(columns), [_cells(row, columns) for row in found[name]])
            _print_methods(row["method"] for row in found[name])
    for column, levels in found["by"].items():
        print(f"\nBy {column}")
        _print_matrices(levels, column)


def _print_head(found: Mapping[str, Any]) -> None:
    for study, about in found["studies"].items():
        print(f"{printable(about['title'])} ({printable(study)}), {about['sessions']} sessions")
    states = ", ".join(f"{n} {state}" for state, n in found["sessions"].items())
    print(f"Judges: {found['judges']}; {found['participants']} participants; sessions: {states}")
    verdicts = found["verdicts"]
    left_out = ", ".join(f"{n} {reason}" for reason, n in verdicts["left_out"].items())
    print(
        f"{found['responses']} answers, {verdicts['given']} of them verdicts: "
        f"{verdicts['on_origin']} on origin and {verdicts['on_sides']} on sides counted; "
        f"left out: {left_out or 'none'}"
    )
    for note in found["notes"]:
        print(f"Note: {note}")


_TABLES: Sequence[tuple[str, str, Mapping[str, str]]] = (
    (
        "By machine agent (detectability against all human answers to the same task)",
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
        "Side by side: the machine's side was found",
        "pairs",
        {
            "block": "block",
            "n": "n",
            "right": "right",
            "p": "p",
            "95% CI": "ci_low",
        },
    ),
    (
        "By conversation length (turns shown)",
        "lengths",
        {
            "task": "task",
            "turns": "length",
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
            "p": "p",
            "95% CI": "ci_low",
        },
    ),
)


def _print_matrices(levels: Mapping[str, Mapping[str, Any]], column: str = "") -> None:
    if column:
        heads = [column, "p(H|H)", "n human", "p(M|M)", "n machine", "detectability", "SE"]
        heads.append("95% CI")
        print_table(heads, [_level(name, found) for name, found in levels.items()])
        _print_methods(one["detectability"]["method"] for one in levels.values())
        return
    n, p = levels[""]["confusion"]["n"], levels[""]["confusion"]["p"]
    print_table(
        ["", 'said "human"', 'said "machine"', "n"],
        [
            ["was human", _number(p["HH"]), _number(p["HM"]), n["HH"] + n["HM"]],
            ["was machine", _number(p["MH"]), _number(p["MM"]), n["MH"] + n["MM"]],
        ],
    )


def _print_methods(methods: Iterable[str]) -> None:
    """How the intervals of a table were made, once."""
    print(f"Standard errors and 95% intervals: {'; '.join(dict.fromkeys(methods))}.")


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
        f"{found['value']:.3f} (SE {found['sd']:.3f}, {interval}{_against_half(found)}; "
        f"{counts}; {found['method']})",
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
    return "".join(f", {n[one]} {one}" for one in ("judges", "stimuli") if n.get(one))


def _cells(row: Mapping[str, Any], columns: Mapping[str, str]) -> list[object]:
    return [
        _ends(row["ci_low"], row["ci_high"])
        if name == "ci_low"
        else _number(v)
        if isinstance(v := row[name], float)
        else v
        for name in columns.values()
    ]


def _ends(low: float | None, high: float | None) -> str:
    """Both ends of an interval, under a head that says which."""
    return "-" if _number(low) == "-" else f"[{_number(low)}, {_number(high)}]"


def _number(value: float | None) -> str:
    return "-" if value is None or isnan(value) else f"{value:.3f}"


def print_rules(found: Mapping[str, Any]) -> None:
    """Counts before and after the rules, and what each rule leaves out.

    Args:
        found: What `analysis._overview.overview` gives.
    """
    if not found["rules"]:
        return
    print("\nQuality rules (what several leave out counts for each of them)")
    before, after = found["before_rules"]["verdicts"], found["verdicts"]
    for what, key in (("on origin", "on_origin"), ("on sides", "on_sides")):
        if before[key]:
            print(f"Verdicts {what}: {before[key]} before, {after[key]} after.")
    studies = len({one["study"] for one in found["rules"]}) > 1
    heads = ["rule", "sessions", "single trials", "verdicts", "what it does"]
    rows = [
        [one["rule"], one["sessions"], one["trials"], one["verdicts"], one["about"]]
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
        rows = [["" if one[n] is None else one[n] for n in names] for one in found["exclusions"]]
        print_table(list(names), rows)
