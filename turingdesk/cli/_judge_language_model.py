"""`turingdesk judge --judge language_model`: its arguments and its work."""

from __future__ import annotations

import argparse
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from turingdesk.cli._frame import ProgressBar
from turingdesk.cli._options import number, share, whole
from turingdesk.core.message import number_of, term

if TYPE_CHECKING:
    from turingdesk.judges._recorders import JudgeReport
    from turingdesk.judges.language_model.server import ServerOptions
    from turingdesk.judges.language_model.settings import ModelSettings

KEY = "TURINGDESK_API_KEY"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that only language models have."""
    made = parser.add_argument_group(
        "language_model",
        "A language model on a server that speaks OpenAI's API (llama.cpp, Ollama, vLLM). The\n"
        "study's texts, and with --pictures its pictures, are sent only to that server. To\n"
        "continue what was stopped, run the same command again.",
    )
    made.add_argument("--model", metavar="NAME", help="the model's name on the server")
    made.add_argument(
        "--server", metavar="URL", help="the server's address, such as http://localhost:11434/v1"
    )
    made.add_argument(
        "--judges",
        metavar="N",
        type=whole(1),
        default=1,
        help="the number of sessions (default: 1)",
    )
    made.add_argument(
        "--example",
        metavar="ID",
        action="append",
        default=[],
        help="the ID of a stimulus to show first with its correct answer (one-shot), for blocks "
        "of its table; repeat the option for other tables",
    )
    made.add_argument(
        "--paired", action="store_true", help="only blocks that show two stimuli side by side"
    )
    made.add_argument("--block", metavar="ID", action="append", default=[], help="only this block")
    made.add_argument(
        "--pictures", action="store_true", help="send pictures; the model must support them"
    )
    made.add_argument("--name", metavar="NAME", default="", help="the judge's name in the data")
    _add_asking(made)
    _add_requests(made)


def _add_asking(made: argparse._ArgumentGroup) -> None:
    """The words that it is asked with, and how it chooses its reply."""
    made.add_argument("--prompts", metavar="FILE", type=Path, help="a file with other prompts")
    made.add_argument(
        "--temperature",
        metavar="T",
        type=share(2.0),
        default=0.0,
        help="the sampling temperature (default: 0)",
    )
    made.add_argument(
        "--max-tokens",
        metavar="N",
        type=whole(1),
        default=512,
        help="the maximum length of a reply (default: 512)",
    )
    made.add_argument("--seed", type=int, default=0, help="the seed for the server (default: 0)")


def _add_requests(made: argparse._ArgumentGroup) -> None:
    """How requests reach the server."""
    made.add_argument(
        "--at-once",
        metavar="N",
        type=whole(1),
        default=1,
        help="parallel requests (default: 1)",
    )
    made.add_argument(
        "--timeout",
        metavar="S",
        type=number,
        default=120.0,
        help="seconds to wait for a reply (default: 120)",
    )
    made.add_argument(
        "--tries",
        metavar="N",
        type=whole(1),
        default=5,
        help="how many times to try each question (default: 5)",
    )
    made.add_argument(
        "--key-variable",
        metavar="NAME",
        default=KEY,
        help=f"the environment variable with the server's key, if it needs one (default: {KEY})",
    )


def run(args: argparse.Namespace) -> JudgeReport:
    """Judge with a language model."""
    from dataclasses import asdict

    from turingdesk.cli.judge import in_words
    from turingdesk.judges._recorders import JudgeReport, count_verdicts
    from turingdesk.judges._session_runs import SessionRunner
    from turingdesk.judges.language_model.model_judge import ModelJudge
    from turingdesk.judges.language_model.server import Server
    from turingdesk.judges.language_model.sessions import example_trials, selected_blocks
    from turingdesk.judges.language_model.transcript import Transcript
    from turingdesk.judges.trained import judge_title
    from turingdesk.study.package import open_package

    settings = _settings(args)
    package = open_package(args.study)
    examples = example_trials(package, settings)
    selected = selected_blocks(package, settings)
    options = _server_options(args, settings)
    owner = settings.participant(0).removesuffix("-000")
    with (
        closing(Transcript(args.data, owner, settings.as_dict())) as transcript,
        closing(Server(options)) as server,
        ProgressBar(term("Judging", "what a machine judge does now")) as progress,
    ):
        judge = ModelJudge(settings, transcript, server, examples)
        runner = SessionRunner(
            selected, args.data, settings, judge.ask, options.stop, args.at_once
        )
        sessions = runner.run(args.judges, progress)
    found = count_verdicts(args.data, sessions)
    sent = number_of(judge.sent, "question")
    summary = f"{judge_title(settings.judge)}: {in_words(found)}. {sent} sent to the server."
    details = {**settings.as_dict(), **asdict(found), "sent": judge.sent}
    return JudgeReport(settings.judge, package.study.id, summary, details)


def _server_options(args: argparse.Namespace, settings: ModelSettings) -> ServerOptions:
    from turingdesk.judges.language_model.server import ServerOptions

    return ServerOptions(
        settings.server,
        settings.model,
        args.timeout,
        args.tries,
        key_variable=args.key_variable,
    )


def _settings(args: argparse.Namespace) -> ModelSettings:
    from turingdesk.judges.language_model.settings import ModelSettings, checked_server
    from turingdesk.judges.language_model.wording import read_wording

    for name in ("model", "server"):
        if not getattr(args, name):
            print(f"turingdesk judge: a language model needs --{name}.", file=sys.stderr)
            raise SystemExit(2)
    return ModelSettings(
        model=args.model,
        server=checked_server(args.server),
        wording=read_wording(args.prompts),
        temperature=args.temperature,
        max_tokens=args.max_tokens,
        seed=args.seed,
        examples=tuple(args.example),
        pictures=args.pictures,
        paired=args.paired,
        blocks=tuple(args.block),
        name=args.name,
    )
