"""`turingdesk controls`: control questions as people wrote them, and as a study has them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command, print_json, print_table
from turingdesk.cli._options import add_json, add_study
from turingdesk.core.message import number_of
from turingdesk.core.printable import printable
from turingdesk.system.access import system_user

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.editing.control_questions import Questions
    from turingdesk.editing.control_table import Tally


def add(commands: Commands) -> None:
    """Register the command."""
    made = command(
        commands,
        "controls",
        run,
        "List a study's control questions, or write the approved ones into its tables.",
        "turingdesk controls my-study\nturingdesk controls my-study --write",
    )
    add_study(made, "the folder of a study or a collection")
    made.add_argument(
        "--write",
        action="store_true",
        help="write approved questions into the tables, as many true as false ones of each kind",
    )
    made.add_argument("--by", metavar="NAME", help="your name (default: your login name)")
    made.add_argument(
        "--why", metavar="TEXT", default="", help="the reason, if the study is preregistered"
    )
    add_json(made)


def run(args: argparse.Namespace) -> int:
    """List the questions, or write them."""
    from turingdesk.editing.control_questions import read_questions
    from turingdesk.editing.control_table import items, tallies, write_into
    from turingdesk.study.package import open_package

    package = open_package(args.study)
    written = write_into(package, args.by or system_user(), args.why) if args.write else None
    questions, problems = read_questions(package.folder)
    counts = tallies(items(package), questions)
    if args.json:
        print_json(_as_json(questions, counts) | {"problems": [str(one) for one in problems]})
        return 0
    _tell(questions, counts)
    for problem in problems:
        print(problem)
    if written is not None:
        print(f"The tables have {number_of(written, 'approved control question')}.")
    return 0


def _tell(questions: Questions, counts: list[Tally]) -> None:
    rows: list[list[object]] = [
        [str(one.state), _answer(one.is_true), one.author, one.subject.name, printable(one.text)]
        for one in questions.values()
    ]
    if rows:
        print_table(["state", "answer", "author", "about", "question"], rows)
    for one in questions.values():
        for who, reason in one.reasons.items():
            print(f"{one.subject.name}, sent back by {who}: {printable(reason)}")
    for tally in counts:
        there = number_of(tally.true + tally.false, "question")
        true, false = tally.needed
        needed = f"still needed: {true:,} true, {false:,} false" if true or false else "complete"
        print(f"{tally.kind}: {there} for {tally.items:,}, {tally.true:,} true; {needed}")
    if not counts:
        print("No task of the study has control questions that are true or false.")


def _answer(is_true: bool) -> str:
    return "true" if is_true else "false"


def _as_json(questions: Questions, counts: list[Tally]) -> dict[str, object]:
    return {
        "questions": [
            {
                "about": one.subject.kind,
                "name": one.subject.name,
                "question": one.text,
                "true": one.is_true,
                "state": str(one.state),
                "author": one.author,
                "approved": list(one.approvals),
                "returned": dict(one.reasons),
            }
            for one in questions.values()
        ],
        "kinds": [
            {
                "kind": one.kind,
                "items": one.items,
                "true": one.true,
                "false": one.false,
                "needed_true": one.needed[0],
                "needed_false": one.needed[1],
            }
            for one in counts
        ],
    }
