"""Reads the file of a plan, and reports all its problems."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource, BadStudy, NoServer, Problem, Severity
from turingdesk.core.message import message, plural
from turingdesk.core.setting import settings_of
from turingdesk.language_models.server import checked_server
from turingdesk.plugins.duels.plan import (
    AS,
    PERSON,
    SCRIPTED,
    ModelSettings,
    Plan,
    ServerSettings,
    pair_of,
)
from turingdesk.plugins.duels.prompts import Prompts, read_prompts
from turingdesk.plugins.duels.protocols import protocol_named, protocol_names
from turingdesk.study.findings import Findings, Place, did_you_mean
from turingdesk.study.schema import KEY, Section, TomlFile, read, unique, values
from turingdesk.study.text import decoded
from turingdesk.study.toml_lines import TomlLines
from turingdesk.study.toml_values import parsed_toml
from turingdesk.system.os_errors import os_error_message

FILE = "plan.toml"
_ID = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
_RESERVED = ("model", "messages", "stream", "seed", "n")  #: members that each request has itself


class BadPlan(BadStudy):
    """A plan of duels has errors, so TuringDesk can't run it."""


@dataclass(frozen=True, slots=True)
class PlanFile:
    """A plan with what its prompts say."""

    plan: Plan
    prompts: Prompts


@dataclass(frozen=True, slots=True)
class CheckedPlan:
    """A plan that was read, and its problems; None if it can't run."""

    file: PlanFile | None
    problems: tuple[Problem, ...]


def open_plan(path: Path) -> PlanFile:
    """Read a plan that can run.

    Args:
        path: The file, or the folder that contains plan.toml.

    Raises:
        BadPlan: It has errors.
    """
    checked_plan = check_plan(path)
    if checked_plan.file is None:
        raise BadPlan(
            *(problem for problem in checked_plan.problems if problem.severity is Severity.ERROR)
        )
    return checked_plan.file


def check_plan(path: Path) -> CheckedPlan:
    """Read a plan, and gather its problems; takes what `open_plan` does."""
    path = path / FILE if path.is_dir() else path
    findings = Findings()
    try:
        text = decoded(path.read_bytes(), path.name, findings)
    except OSError as problem:
        what = message("The plan can't be read. {why}", why=os_error_message(problem))
        findings.error(Place(path.name), what, "")
        text = None
    return _checked(text, path, findings)


def check_text(text: str, path: Path) -> CheckedPlan:
    """Check the text of a plan before it is saved.

    Args:
        text: All of it.
        path: The file for which it is meant; prompts are looked for beside it.
    """
    return _checked(text, path, Findings())


def _checked(text: str | None, path: Path, findings: Findings) -> CheckedPlan:
    toml_table = None if text is None else parsed_toml(text, path.name, findings)
    plan_file = None
    if text is not None and toml_table is not None:
        toml = TomlFile(findings, TomlLines(text), file=path.name)
        reader = _Reader(Section(toml_table, toml), path.parent)
        plan_file = reader.read()
        # Counting trials of a plan with errors would report what follows from the errors.
        if plan_file is not None and not findings.errors:
            reader.check_people(plan_file.plan)
    return CheckedPlan(None if findings.errors else plan_file, findings.problems)


class _Reader:
    """Reads one plan.

    Args:
        root: The whole file.
        folder: Where it is.
    """

    def __init__(self, root: Section, folder: Path) -> None:
        self._root = root
        self._folder = folder

    def read(self) -> PlanFile | None:
        """The plan; None if its prompts can't be read."""
        root = self._root
        sections = root.sections("model")
        servers = tuple(read(section, ServerSettings) for section in root.sections("server"))
        models = tuple(_model(section) for section in sections)
        plan = Plan(**values(root, Plan, {"servers": servers, "models": models}))
        root.close()
        self._check_id(plan.id)
        self._check_servers(servers)
        unique(sections, [model.id for model in models], message("model"))
        self._check_names(sections, models)
        self._check_models(
            sections, models, [SCRIPTED, PERSON, *(server.id for server in servers)]
        )
        self._check_protocols(plan)
        self._check_named(plan)
        if plan.max_cost and any(
            None in (model.price_in, model.price_out) for model in models if model.is_asked
        ):
            what = message("There is a limit on the cost, but not every model has prices.")
            root.error("max_cost", what, message("Add price_in and price_out to each model."))
        prompts = self._prompts(plan)
        return None if prompts is None else PlanFile(plan, prompts)

    def check_people(self, plan: Plan) -> None:
        """Say how many trials of a plan without other errors can't be had because of people."""
        if not plan.omitted:
            return
        what = plural(
            "%n trial that people can't play is omitted.",
            "%n trials that people can't play are omitted.",
            n=plan.omitted,
        )
        fix = message(
            "In a trial, people can talk only once: with a model, or with each other as "
            "distinguisher and actor. To include all trials, choose pairs or "
            "distinguishers that give people no other roles, and protocols in which they "
            "don't ask a specimen."
        )
        (self._root.warning if any(plan.wanted()) else self._root.error)("protocols", what, fix)

    def _check_id(self, name: str) -> None:
        if name and not (_ID.fullmatch(name) and len(name) <= 60):
            what = message("{name!r} is not a valid ID.", name=name)
            self._root.error("id", what, message("Use letters and digits, joined by hyphens."))

    def _check_servers(self, servers: Sequence[ServerSettings]) -> None:
        sections = self._root.sections("server")
        unique(sections, [server.id for server in servers], message("server"))
        for section, server in zip(sections, servers, strict=True):
            if server.id in (SCRIPTED, PERSON):
                what = message("No server can have the ID {name!r}.", name=server.id)
                section.error("id", what, message("Give it another ID."))
            try:
                checked_server(server.url) if server.url else None
            except NoServer as problem:
                section.error("url", str(problem), "")

    def _check_models(
        self, sections: Sequence[Section], models: Sequence[ModelSettings], servers: list[str]
    ) -> None:
        if not models:
            what = message("The plan has no models.")
            self._root.error("", what, message('Add [[model]] with id = "..." for each.'))
        for section, model in zip(sections, models, strict=True):
            if AS in model.id:
                what = message("The ID of a model can't contain {word!r}.", word=AS)
                section.error("id", what, message("Use hyphens instead of spaces."))
            if model.server and model.server not in servers:
                what = message("There is no server {name!r}.", name=model.server)
                otherwise = message('Add [[server]] with id = "{name}".', name=model.server)
                section.error("server", what, did_you_mean(model.server, servers, otherwise))
            for name in model.send:
                if name in _RESERVED:
                    what = message("TuringDesk sets {name!r} for each request.", name=name)
                    section.section("send").error(name, what, message("Remove it."))

    @staticmethod
    def _check_names(sections: Sequence[Section], models: Sequence[ModelSettings]) -> None:
        """Prompts name models; two of one name are the same there."""
        first: dict[str, str] = {}
        for section, model in zip(sections, models, strict=True):
            other = first.setdefault(model.full_name, model.id)
            if model.id and other != model.id:
                what = message(
                    "{one} and {other} have the same full name, {name!r}, so that prompts can't "
                    "tell them apart.",
                    one=other,
                    other=model.id,
                    name=model.full_name,
                )
                fix = message("Give each one its own name, unless they are the same model.")
                section.warning("name" if section.has("name") else "", what, fix)

    def _check_protocols(self, plan: Plan) -> None:
        known_names = protocol_names()
        if not plan.protocols and self._root.wrote("protocols"):
            what = message("The plan has no protocols.")
            self._root.error("protocols", what, message("Use one of: {known}.", known=known_names))
        for name in plan.protocols:
            if name not in known_names:
                what = message("There is no protocol {name!r}.", name=name)
                otherwise = message("Use one of: {known}.", known=known_names)
                self._root.error("protocols", what, did_you_mean(name, known_names, otherwise))
        protocols = [
            (name, protocol_named(name)) for name in plan.protocols if name in known_names
        ]
        needs = {
            "turns": [name for name, protocol in protocols if protocol.turns == "exact"],
            "queries": [name for name, protocol in protocols if protocol.queries == "exact"],
            "distinguishers": [name for name, protocol in protocols if protocol.is_fixed],
        }
        for key, names in needs.items():
            if names and not getattr(plan, key):
                what = message("The protocol {name} needs {key}.", name=names[0], key=key)
                fix = message("Add {key} = [...].", key=key)
                self._root.error(key if self._root.has(key) else "", what, fix)
        for key in ("turns", "queries"):
            if any(number < 1 for number in getattr(plan, key)):
                key_named = KEY.format(key=key)
                what = message("{key} must list only numbers of 1 or more.", key=key_named)
                self._root.error(key, what, message("Remove the others."))

    def _check_named(self, plan: Plan) -> None:
        """Models that lists name must be there."""
        for text in plan.pairs:
            if AS not in text:
                what = message("{text!r} is not a pair.", text=text)
                fix = message('Write actor and target, such as "gpt as opus".')
                self._root.error("pairs", what, fix)
        paired = [(name, "pairs") for text in plan.pairs if AS in text for name in pair_of(text)]
        model_ids = [name for name in plan.by_id if name]
        for name, key in (*paired, *((name, "distinguishers") for name in plan.distinguishers)):
            if name not in model_ids:
                what = message("There is no model {name!r}.", name=name)
                otherwise = message("The models are: {known}.", known=model_ids)
                self._root.error(key, what, did_you_mean(name, model_ids, otherwise))

    def _prompts(self, plan: Plan) -> Prompts | None:
        try:
            return read_prompts(self._folder / plan.prompts if plan.prompts else None)
        except BadSource as problem:
            self._root.error("prompts", str(problem), "")
            return None


def _model(section: Section) -> ModelSettings:
    """A model; what is in its table `send` goes to the server as it is."""
    tables = {key: section.raw(key) for key in ("send", "ranks")}
    arguments = values(section, ModelSettings)
    section.close()
    for key, table in tables.items():
        if table is not None and not isinstance(table, dict):
            section.section(key)  # says that it has to be a table
            tables[key] = None
    return replace(
        ModelSettings(**arguments),
        send=tables["send"] or {},
        ranks=_ranks(section, tables["ranks"]),
    )


def _ranks(section: Section, ranks: Mapping[str, Any] | None) -> dict[str, float]:
    """A model's places in rankings, of which names become columns of tables."""
    for name, rank in (ranks or {}).items():
        # In Python, True is an int.
        is_number = isinstance(rank, int | float) and not isinstance(rank, bool)
        if not (is_number and rank >= 1 and _ID.fullmatch(name)):
            what = message("{name} = {rank!r} is not a rank.", name=name, rank=rank)
            fix = message("Use a number from 1, and a name of letters, digits, and hyphens.")
            section.section("ranks").error(name, what, fix)
    return dict(ranks or {})


def reference() -> dict[str, tuple[tuple[str, str, Any], ...]]:
    """The settings of a plan for the help: by table, each with its key, sentence, and default."""
    kinds = {"": Plan, "[[server]]": ServerSettings, "[[model]]": ModelSettings}
    return {
        table: tuple(
            (setting.key, setting.sentence, setting.default) for setting in settings_of(kind)
        )
        for table, kind in kinds.items()
    }
