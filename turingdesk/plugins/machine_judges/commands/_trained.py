"""`turingdesk judge --judge svm`: arguments and work of judges that are trained."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from turingdesk.cli._frame import ProgressBar
from turingdesk.cli._settings import add_options, add_settings, from_arguments, options_given
from turingdesk.core.arguments import parsed
from turingdesk.core.errors import UnknownName
from turingdesk.core.message import term

if TYPE_CHECKING:
    from turingdesk.core.setting import Setting
    from turingdesk.judges._recorders import JudgeReport
    from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
    from turingdesk.plugins.machine_judges.learning.study_job import StudyJob
    from turingdesk.system.cluster import Cluster


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options that only trained judges have; --block and --name are for all judges."""
    from turingdesk.plugins.machine_judges.features import FEATURES
    from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings

    group = parser.add_argument_group(
        "svm, forest, network",
        "Judges that learn from answers whose makers are known, and judge the others: each fold\n"
        "is judged by a judge trained on the other folds. Each seed makes one session with a\n"
        "verdict on every answer. Nothing leaves this computer, except with --dask or with\n"
        "embeddings from a server. --block and --name work here too.",
    )
    add_settings(group, TrainingSettings, without=SHARED)
    abouts = {name: features.about for name, features in FEATURES.items()}
    add_options(parser, _machines(), abouts)
    parser.add_argument("--set", action=_Set, help=argparse.SUPPRESS)


SHARED = ("blocks", "name")  #: settings whose options all kinds of judges have


class _Set(argparse.Action):
    """An option as NAME=VALUE, as all of them were given before each had a flag."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        name, _, value = (part.strip() for part in values.partition("="))
        known = {option: s for settings in _machines().values() for option, s in settings.items()}
        try:
            if name not in known:
                raise UnknownName("option of this judge or its features", name, sorted(known))
            setattr(namespace, name, parsed(known[name], value))
        except (UnknownName, ValueError) as problem:
            parser.error(f"--set {values}: {problem}")


def _machines() -> dict[str, Mapping[str, Setting]]:
    """The options of each judge and of each kind of features."""
    from turingdesk.plugins.machine_judges.features import FEATURES
    from turingdesk.plugins.machine_judges.trained import TRAINED

    judges = {name: judge.options for name, judge in TRAINED.items()}
    return {**judges, **{name: features.options for name, features in FEATURES.items()}}


def run(args: argparse.Namespace) -> JudgeReport:
    """Judge with a judge that is trained."""
    if not args.dask:
        return _run(args, None)
    from turingdesk.system.cluster import cluster

    with cluster(args.dask) as workers:
        return _run(args, workers)


def _run(args: argparse.Namespace, workers: Cluster | None) -> JudgeReport:
    from dataclasses import asdict

    from turingdesk.judges._recorders import JudgeReport, count_verdicts
    from turingdesk.plugins.machine_judges.commands._findings import (
        find,
        in_short,
        shortcomings,
        tried_again,
        without_features,
    )
    from turingdesk.plugins.machine_judges.commands.judge import in_words
    from turingdesk.plugins.machine_judges.learning.array_cache import ArrayCache
    from turingdesk.plugins.machine_judges.learning.findings import findings_owner
    from turingdesk.plugins.machine_judges.learning.sessions import VerdictWriter
    from turingdesk.plugins.machine_judges.learning.study_job import prepare
    from turingdesk.plugins.machine_judges.trained import judge_title
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
    counts = count_verdicts(args.data, sessions)
    details = {**settings.as_dict(job.digests, job.tasks), **asdict(counts)}
    details |= {"passed_over": dict(job.skipped), **further}
    details |= {"without_features": without_features(job), "tried_again": tried_again(job)}
    summary = " ".join((f"{judge_title(settings.judge)}: {in_words(counts)}.", *in_short(job)))
    return JudgeReport(settings.judge, package.study.id, summary, details)


def _passed_over(job: StudyJob) -> list[str]:
    return [f"Not judged: {block}. {why}" for block, why in job.skipped.items()]


def _settings(args: argparse.Namespace) -> TrainingSettings:
    from dataclasses import replace

    from turingdesk.core.setting import settings_of
    from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings
    from turingdesk.plugins.machine_judges.learning.settings import TrainingSettings
    from turingdesk.plugins.machine_judges.trained import TRAINED

    settings = replace(from_arguments(TrainingSettings, args, args.judge), kind=args.judge)
    shared = [declared.key for declared in settings_of(ModelSettings)]
    names = [args.judge, *settings.feature_names]
    values_by_option = options_given(args, _machines(), names, shared=shared)
    judge = TRAINED[args.judge]
    options = {name: value for name, value in values_by_option.items() if name in judge.options}
    shaped_by = {
        name: value for name, value in values_by_option.items() if name not in judge.options
    }
    return replace(settings, version=judge.version, options=options, shaped_by=shaped_by)
