"""`turingdesk judge --judge svm`: arguments and work of judges that are trained."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterable, Mapping
from math import isfinite
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar
from turingdesk.cli._options import whole
from turingdesk.core.message import message, term

if TYPE_CHECKING:
    from turingdesk.judges._recorders import JudgeReport
    from turingdesk.judges.learning.cluster import Cluster
    from turingdesk.judges.learning.settings import TrainingSettings
    from turingdesk.judges.learning.study_job import StudyJob


GROUPINGS = ("stimulus", "prompt", "none")
USUAL = "usual"  #: as `settings.USUAL`, which is too heavy to start with


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that only trained judges have."""
    made = parser.add_argument_group(
        "svm, forest, network",
        "Judges that learn from answers whose makers are known, and judge the others: each fold\n"
        "is judged by a judge trained on the other folds. Each seed makes one session with a\n"
        "verdict on every answer. Nothing leaves this computer, except with --dask or with\n"
        "embeddings from a server. --block and --name work here too.",
    )
    made.add_argument(
        "--features",
        metavar="NAME",
        default=USUAL,
        help="the features to use (default: those that fit each block's task; for texts, ngrams "
        "with svm, and lsa with forest and network)",
    )
    _add_folds(made)
    made.add_argument(
        "--set",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="an option of the judge or the features, such as c=0.1 or file=vectors.txt",
    )
    made.add_argument(
        "--messages",
        action="store_true",
        help="train on single messages, and judge speakers by the mean over their messages",
    )
    made.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="train on the workers of this Dask cluster, such as tcp://gpu.lab:8786; the study's "
        "answers are sent to them",
    )


def _add_folds(made: argparse._ArgumentGroup) -> None:
    """How answers are divided into those trained on and those judged."""
    made.add_argument(
        "--folds", metavar="N", type=whole(2), default=10, help="the number of folds (default: 10)"
    )
    made.add_argument(
        "--seeds",
        metavar="N",
        type=whole(1),
        default=3,
        help="how many times to assign answers to folds (default: 3)",
    )
    made.add_argument(
        "--grouped-by",
        choices=GROUPINGS,
        default=GROUPINGS[0],
        help="answers that stay in one fold: those to one stimulus (default) or prompt; none "
        "assigns each answer alone, and always adds a comparison",
    )
    made.add_argument(
        "--compare-folds",
        action="store_true",
        help="also judge with the other kind of folds, and report the difference, which shows how "
        "much a judge only recognizes stimuli",
    )
    made.add_argument(
        "--extrapolate",
        action="store_true",
        help="also test judges that were trained on one machine agent on the others, and judges "
        "that were trained on all but one on that one",
    )


def run(args: argparse.Namespace) -> JudgeReport:
    """Judge with a judge that is trained."""
    if args.dask is None:
        return _run(args, None)
    from turingdesk.judges.learning.cluster import cluster

    with cluster(args.dask) as workers:
        return _run(args, workers)


def _run(args: argparse.Namespace, workers: Cluster | None) -> JudgeReport:
    from dataclasses import asdict

    from turingdesk.cli._judge_findings import (
        find,
        in_short,
        shortcomings,
        tried_again,
        without_features,
    )
    from turingdesk.cli.judge import in_words
    from turingdesk.judges._recorders import JudgeReport, count_verdicts
    from turingdesk.judges.learning.array_cache import ArrayCache
    from turingdesk.judges.learning.findings import findings_owner
    from turingdesk.judges.learning.sessions import VerdictWriter
    from turingdesk.judges.learning.study_job import prepare
    from turingdesk.judges.trained import judge_title
    from turingdesk.study.package import open_package
    from turingdesk.system.paths import cache

    settings = _settings(args)
    package = open_package(args.study)
    with ProgressBar(term("Features", "what a machine judge does now")) as progress:
        scores = ArrayCache(cache() / "judges")
        job = prepare(package, settings, scores, cluster=workers, progress=progress)
    for line in (*_passed_over(job), *shortcomings(job)):
        print(line, file=sys.stderr)
    writer = VerdictWriter(package, args.data, settings, job.digests)
    writer.check()
    with ProgressBar(term("Training", "what a machine judge does now")) as progress:
        judged = job.cross_validate(progress)
    with ProgressBar(term("Writing", "what a machine judge does now")) as progress:
        sessions = writer.write(judged, progress)
    further = find(args, job, judged, findings_owner(package, settings, job.digests))
    found = count_verdicts(args.data, sessions)
    details = {**settings.as_dict(job.digests, job.tasks), **asdict(found)}
    details |= {"passed_over": dict(job.skipped), **further}
    details |= {"without_features": without_features(job), "tried_again": tried_again(job)}
    summary = " ".join((f"{judge_title(settings.judge)}: {in_words(found)}.", *in_short(job)))
    return JudgeReport(settings.judge, package.study.id, summary, details)


def _passed_over(job: StudyJob) -> list[str]:
    return [f"Not judged: {block}. {why}" for block, why in job.skipped.items()]


def _settings(args: argparse.Namespace) -> TrainingSettings:
    from turingdesk.core.errors import CannotJudge
    from turingdesk.core.task import TASKS
    from turingdesk.judges.features import FEATURES
    from turingdesk.judges.learning.folds import Grouping
    from turingdesk.judges.learning.settings import TrainingSettings
    from turingdesk.judges.trained import TRAINED

    judge = TRAINED[args.judge]
    usual = dict.fromkeys(judge.usual_features(task) for task in TASKS.judging)
    names = usual if args.features == USUAL else [args.features]
    all_features = [FEATURES[name] for name in names]
    known = {name: v for features in all_features for name, v in features.options.items()}
    given = given_options(args.set, {*judge.options, *known})
    for features in all_features:
        for name in features.files:
            if not given.get(name):
                raise CannotJudge(
                    message(
                        "{features} takes a file: --set {name}=PATH.",
                        features=features.title,
                        name=name,
                    )
                )
    return TrainingSettings(
        kind=args.judge,
        features=args.features,
        version=judge.version,
        options=with_usual(judge.options, given),
        shaped_by=with_usual(known, given),
        folds=args.folds,
        seeds=args.seeds,
        by=Grouping(args.grouped_by),
        messages=args.messages,
        blocks=tuple(args.block),
        name=args.name,
    )


_NONE = -1.0
_ABOVE_0 = ("c", "directions", "trees", "epochs", "rate", "first", "layer_1", "layer_2")


def given_options(pairs: Iterable[str], known: Collection[str]) -> dict[str, str]:
    """What was set, by name.

    >>> given_options(["c=0.1"], {"c", "balanced"})
    {'c': '0.1'}

    Raises:
        UnknownName: There is no such option.
    """
    from turingdesk.core.errors import UnknownName

    found = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name.strip() not in known:
            raise UnknownName("option of this judge or its features", name.strip(), sorted(known))
        found[name.strip()] = value.strip()
    return found


def with_usual(
    usual: Mapping[str, str | float], given: Mapping[str, str]
) -> dict[str, str | float]:
    """Each option with its value.

    Raises:
        CannotJudge: One is not a number that has to be one.
    """
    from turingdesk.core.errors import CannotJudge

    found: dict[str, str | float] = dict(usual)
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
    try:
        value = float(text)
    except ValueError:
        return _NONE
    return value if isfinite(value) and value >= 0 else _NONE
