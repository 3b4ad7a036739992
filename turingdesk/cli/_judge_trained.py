"""`turingdesk judge --judge svm`: arguments and work of judges that are trained."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from turingdesk.cli._frame import Progress
from turingdesk.cli._numbers import whole

if TYPE_CHECKING:
    from turingdesk.judges._verdicts import Judged
    from turingdesk.judges.features._base import Value
    from turingdesk.judges.learning.settings import Settings

_NONE = -1.0
_ABOVE_0 = ("c", "directions", "trees", "epochs", "rate", "first", "second")
GROUPINGS = ("stimulus", "prompt", "none")


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that only trained judges have."""
    made = parser.add_argument_group(
        "svm, forest, network",
        "Judges that learn from answers whose makers are known, and judge others: in turn each "
        "fold is judged by what was trained on the rest. A session a seed holds a verdict on "
        "every answer. Nothing leaves this computer. --block and --name count here as well.",
    )
    made.add_argument(
        "--features", metavar="NAME", default="ngrams", help="what it looks at (ngrams)"
    )
    made.add_argument("--folds", metavar="N", type=whole(2), default=10, help="how many (10)")
    made.add_argument("--seeds", metavar="N", type=whole(1), default=3, help="how often dealt (3)")
    made.add_argument(
        "--grouped-by",
        choices=GROUPINGS,
        default=GROUPINGS[0],
        help="what is never both trained on and judged: all answers to one stimulus (by default), "
        "or to one prompt; none deals single answers, as the papers did",
    )
    made.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the judge or the features, e.g. c=0.1 or file=vectors.txt",
    )


def run(args: argparse.Namespace) -> Judged:
    """Judge with a judge that is trained."""
    from turingdesk.cli.judge import in_words
    from turingdesk.judges._verdicts import Judged, verdicts
    from turingdesk.judges.learning.kept import Kept
    from turingdesk.judges.learning.sessions import Written
    from turingdesk.judges.learning.study import take
    from turingdesk.store.package import open_package
    from turingdesk.store.paths import cache

    settings = _settings(args)
    package = open_package(args.study)
    taking = take(package, settings, Kept(cache() / "judges"))
    for block, why in taking.passed_over.items():
        print(f"Not judged: {block}. {why}", file=sys.stderr)
    written = Written(package, args.data, settings, taking.digests)
    written.check()
    with Progress("Training") as progress:
        judged = taking.judged(progress)
    with Progress("Writing") as progress:
        sessions = written.write(judged, progress)
    found = verdicts(args.data, sessions)
    told = {**settings.told(taking.digests), "sessions": found.sessions, "trials": found.trials}
    told |= {"unanswered": found.unanswered, "passed_over": dict(taking.passed_over)}
    said = f"{settings.judge}: {in_words(found)}."
    return Judged(settings.judge, package.study.id, said, told)


def _settings(args: argparse.Namespace) -> Settings:
    from turingdesk.core.errors import UnknownName
    from turingdesk.judges.features import FEATURES
    from turingdesk.judges.learning.folds import Grouping
    from turingdesk.judges.learning.settings import Settings
    from turingdesk.judges.trained import TRAINED

    judge, features = TRAINED[args.judge], FEATURES[args.features]
    given = dict(_pair(one) for one in args.set)
    for name in given:
        known = sorted({*judge.options, *features.options})
        if name not in known:
            raise UnknownName("option of this judge or its features", name, known)
    return Settings(
        kind=args.judge,
        features=args.features,
        version=judge.version,
        options=_values(judge.options, given),
        shaped_by=_values(features.options, given),
        folds=args.folds,
        seeds=args.seeds,
        by=Grouping(args.grouped_by),
        blocks=tuple(args.block),
        name=args.name,
    )


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name.strip(), value.strip()


def _values(usual: Mapping[str, Value], given: Mapping[str, str]) -> dict[str, Value]:
    """Each option with its value.

    Raises:
        CannotJudge: One is no number that has to be one.
    """
    from turingdesk.core.errors import CannotJudge

    found: dict[str, Value] = dict(usual)
    for name, value in given.items():
        if name not in usual:
            continue
        found[name] = _number(value) if isinstance(usual[name], float) else value
        if found[name] == _NONE or (name in _ABOVE_0 and not found[name]):
            above = "above 0" if name in _ABOVE_0 else "from 0"
            raise CannotJudge(f"--set {name}={value}: {name} is a number {above}.")
    return found


def _number(text: str) -> float:
    """The number, or `_NONE` for what is none from 0."""
    from math import isfinite

    try:
        value = float(text)
    except ValueError:
        return _NONE
    return value if isfinite(value) and value >= 0 else _NONE
