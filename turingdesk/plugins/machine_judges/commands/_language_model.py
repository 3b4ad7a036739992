"""`turingdesk judge --judge language_model`: its arguments and its work."""

from __future__ import annotations

import argparse
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar
from turingdesk.cli._settings import add_settings, from_arguments
from turingdesk.core.message import number_of, term

if TYPE_CHECKING:
    from turingdesk.judges._recorders import JudgeReport
    from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options that language models have; --block and --name are for all judges."""
    from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings

    group = parser.add_argument_group(
        "language_model",
        "A language model on a server that speaks OpenAI's API (llama.cpp, Ollama, vLLM). The\n"
        "study's texts, and with --pictures its pictures, are sent only to that server. To\n"
        "continue what was stopped, run the same command again.",
    )
    add_settings(group, ModelSettings)
    group.add_argument(
        "--same-server",
        action="store_true",
        help="the server that judged before has another address now; the journals note it",
    )


def run(args: argparse.Namespace) -> JudgeReport:
    """Judge with a language model."""
    from dataclasses import asdict

    from turingdesk.judges._recorders import JudgeReport, count_verdicts
    from turingdesk.judges._session_runs import SessionRunner
    from turingdesk.language_models.server import Server
    from turingdesk.language_models.transcript import Transcript
    from turingdesk.plugins.machine_judges.commands.judge import in_words
    from turingdesk.plugins.machine_judges.language_model.model_judge import ModelJudge
    from turingdesk.plugins.machine_judges.language_model.sessions import (
        example_trials,
        selected_blocks,
    )
    from turingdesk.plugins.machine_judges.trained import judge_title
    from turingdesk.study.package import open_package

    settings = _settings(args)
    package = open_package(args.study)
    examples = example_trials(package, settings)
    selected = selected_blocks(package, settings)
    options = settings.server_options()
    owner = settings.participant(0).removesuffix("-000")
    with (
        closing(Transcript(args.data, owner, settings.as_dict())) as transcript,
        closing(Server(options)) as server,
        ProgressBar(term("Judging", "what a machine judge does now")) as progress,
    ):
        judge = ModelJudge(settings, transcript, server, examples)
        how = judge.ask, options.stop, settings.at_once
        runner = SessionRunner(selected, args.data, settings, *how, same_server=args.same_server)
        sessions = runner.run(settings.judges, progress)
    counts = count_verdicts(args.data, sessions)
    sent = number_of(judge.sent, "question")
    summary = f"{judge_title(settings.judge)}: {in_words(counts)}. {sent} sent to the server."
    details = {**settings.as_dict(), **asdict(counts), "sent": judge.sent}
    return JudgeReport(settings.judge, package.study.id, summary, details)


def _settings(args: argparse.Namespace) -> ModelSettings:
    from turingdesk.language_models.server import checked_server
    from turingdesk.plugins.machine_judges.language_model.settings import ModelSettings

    settings = from_arguments(ModelSettings, args, "a language model")
    settings.check()
    return replace(settings, server=checked_server(settings.server))
