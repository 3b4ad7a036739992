"""`turingdesk controls`: control questions as people wrote them, and as a study has them."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from turingdesk.cli._frame import command, print_json, print_table
from turingdesk.cli._options import add_json, add_study
from turingdesk.core.message import number_of
from turingdesk.core.printable import printable

if TYPE_CHECKING:
    from turingdesk.cli._frame import Commands
    from turingdesk.editing.control_questions import Questions
    from turingdesk.editing.control_table import Tally


def add(commands: Commands) -> None:
    """Register the command."""
    parser = command(
        commands,
        "controls",
        run,
        "List a study's control questions, or write the approved ones into its tables.",
        "turingdesk controls my-study\nturingdesk controls my-study --write",
    )
    add_study(parser, "the folder of a study or a collection")
    parser.add_argument(
        "--write",
        action="store_true",
        help="write approved questions into the tables, as many true as false ones of each kind",
    )
    parser.add_argument("--by", metavar="NAME", help="your name (default: your login name)")
    parser.add_argument(
        "--why", metavar="TEXT", default="", help="the reason, if the study is preregistered"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """List the questions, or write them."""
    from turingdesk.editing.control_questions import read_questions
    from turingdesk.editing.control_table import items, tallies, write_into
    from turingdesk.study.package import open_package
    from turingdesk.system.access import system_user

    package = open_package(args.study)
    changes = write_into(package, args.by or system_user(), args.why) if args.write else None
    questions, problems = read_questions(package.folder)
    counts = tallies(items(package), questions)
    if args.json:
        print_json(
            _as_json(questions, counts) | {"problems": [str(problem) for problem in problems]}
        )
        return 0
    _tell(questions, counts)
    for problem in problems:
        print(problem)
    if changes is not None:
        print(f"The tables have {number_of(changes, 'approved control question')}.")
    return 0


def _tell(questions: Questions, counts: list[Tally]) -> None:
    rows: list[list[object]] = [
        [
            str(question.state),
            _answer(question.is_true),
            question.author,
            question.subject.name,
            printable(question.text),
        ]
        for question in questions.values()
    ]
    if rows:
        print_table(["state", "answer", "author", "about", "question"], rows)
    for question in questions.values():
        for who, reason in question.reasons.items():
            print(f"{question.subject.name}, sent back by {who}: {printable(reason)}")
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
                "about": question.subject.kind,
                "name": question.subject.name,
                "question": question.text,
                "true": question.is_true,
                "state": str(question.state),
                "author": question.author,
                "approved": list(question.approvals),
                "returned": dict(question.reasons),
            }
            for question in questions.values()
        ],
        "kinds": [
            {
                "kind": tally.kind,
                "items": tally.items,
                "true": tally.true,
                "false": tally.false,
                "needed_true": tally.needed[0],
                "needed_false": tally.needed[1],
            }
            for tally in counts
        ],
    }
