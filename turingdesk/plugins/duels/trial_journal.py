"""The journal of one trial: a session of the distinguisher, with all that everyone said.

Beside the kinds of line that every journal has, there is `said`: whose message it is, the text,
what was known of it, and in `told` what its model was told before, unless the line before says
the same. The result is one step with the answer to "same" and to "outcome", so that a trial is in
every table. A trial that was cut off continues in its file. One that failed is moved to the folder
`failed`, and the next attempt has a journal of its own.
"""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import orjson

from turingdesk.core.errors import BadJournal
from turingdesk.core.message import message
from turingdesk.core.response import Identity, Response
from turingdesk.core.stimulus import Origin
from turingdesk.core.streams import lasting, participant_seed
from turingdesk.journal.closed_index import note_closed
from turingdesk.journal.journal import Entry, Journal, response_entries
from turingdesk.journal.journal_file import FAILED, Line, read_journal
from turingdesk.journal.session_name import SessionName
from turingdesk.plugins.duels.dialogue import ANSWER, Call, Outcome, Result, Role, Rules
from turingdesk.plugins.duels.plan import Plan, Wanted
from turingdesk.plugins.duels.players import Said
from turingdesk.plugins.duels.question_types import OTHER, TITLES, question_counts
from turingdesk.sessions.session_header import computer
from turingdesk.study.agents_table import RANK
from turingdesk.system.access import make_folder
from turingdesk.system.clock import utc_now
from turingdesk.system.surroundings import surroundings

FAILED_REASON = "failed"
SAME, OUTCOME = "same", "outcome"  #: the questions whose answers a trial gives
#: What is counted in the distinguisher's messages: all questions, and those of each type.
ASKED, PROBES = "questions", "{kind}_probes"
CHOICES = "1|0"
_RESULT = ("response", "closed")  #: kinds of line that are written together at the end


@dataclass(slots=True)
class Tally:
    """The calls and tokens that messages took, by model."""

    calls: dict[str, int] = field(default_factory=dict)
    tokens_in: dict[str, int] = field(default_factory=dict)
    tokens_out: dict[str, int] = field(default_factory=dict)
    cut_off: int = 0  #: messages that reached their longest length

    def add(self, model: str, reply: Said) -> None:
        """Count a message."""
        self.calls[model] = self.calls.get(model, 0) + 1
        self.tokens_in[model] = self.tokens_in.get(model, 0) + reply.tokens_in
        self.tokens_out[model] = self.tokens_out.get(model, 0) + reply.tokens_out
        self.cut_off += reply.ended == "length"

    def cost(self, plan: Plan) -> float:
        """Return the cost of the tokens."""
        return sum(
            model.cost(self.tokens_in.get(name, 0), self.tokens_out.get(name, 0))
            for name, model in plan.by_id.items()
        )

    @property
    def tokens(self) -> int:
        """The tokens of all models."""
        return sum(self.tokens_in.values()) + sum(self.tokens_out.values())


#: The journal of the trial that the current task plays. Players report failed tries without
#: knowing the trial; each asyncio task has a context of its own (PEP 567), and so its own value.
_CURRENT: ContextVar[TrialJournal | None] = ContextVar("trial_journal", default=None)


def note_failed_try(model: str, why: str, details: Mapping[str, Any]) -> None:
    """Write a failed try into the journal of the trial that the current task plays.

    Raises:
        WriteFailed: The disk refused.
    """
    journal = _CURRENT.get()
    if journal is not None:
        journal.failed_try(model, why, details)


class TrialJournal:
    """One trial on disk while it runs.

    Args:
        journal: Open for appending.
        trial: The trial.
        identity: Of its session.
        origin: What the actor is.
        began_ms: How long it had run when its program ended, in milliseconds.
    """

    def __init__(
        self,
        journal: Journal,
        trial: Wanted,
        identity: Identity,
        origin: Origin,
        began_ms: float = 0.0,
    ) -> None:
        self._journal = journal
        self._trial = trial
        self._origin = origin
        self._identity = identity
        self._zero_s = perf_counter() - began_ms / 1000
        self._last = ""  #: what was said last
        self._question_texts = list[str]()  #: what the distinguisher said to the agent

    @classmethod
    def begin(
        cls, data: Path, plan: Plan, trial: Wanted, attempt: int, details: Mapping[str, Any]
    ) -> TrialJournal:
        """Make the journal of an attempt.

        Args:
            data: The data folder.
            plan: The plan.
            trial: The trial.
            attempt: Which one, from 1.
            details: What `about` says.

        Raises:
            SessionExists: Another program has begun it.
            WriteFailed: The data folder can't be written.
        """
        name = SessionName(trial.code, attempt, plan.id)
        journal = Journal.create(data / name.file)
        lock_state = {"locked": journal.is_locked}
        journal.append(
            Entry("opened", utc_now(), 0.0, _header(plan, trial, name, details) | lock_state)
        )
        identity = _identity(plan, trial, name, details["plan_sha256"])
        return cls(journal, trial, identity, _origin(plan, trial))

    @classmethod
    def resume(
        cls, path: Path, plan: Plan, trial: Wanted
    ) -> tuple[TrialJournal, Sequence[tuple[str, Said]]]:
        """Continue an attempt whose program ended; a result that is torn is taken back.

        Returns:
            The journal, and what was said so far, by role.

        Raises:
            BadJournal: It was damaged.
            WriteFailed: It can't be written.
        """
        file = read_journal(path)
        if not file.opened or any(problem.severity == "error" for problem in file.problems):
            raise BadJournal(message("The journal {name} was damaged.", name=path.name))
        # A result is several lines; a torn one is dropped as a whole, because the trial writes all
        # of them again.
        lines = [line for line in file.lines if line["kind"] not in _RESULT]
        size = _size(path, len(lines))
        journal = Journal.reopen(path, len(lines), str(lines[-1]["chain"]), size)
        name = SessionName(trial.code, int(file.opened["number"]), plan.id)
        identity = _identity(plan, trial, name, str(file.opened.get("study_hash", "")))
        trial_journal = cls(
            journal, trial, identity, _origin(plan, trial), float(lines[-1]["t_ms"])
        )
        earlier_lines = [
            (str(line["role"]), Said.of(line)) for line in lines if line["kind"] == "said"
        ]
        for role, reply in earlier_lines:
            trial_journal._hear(role, reply.text)
        return trial_journal, earlier_lines

    @property
    def path(self) -> Path:
        """The file."""
        return self._journal.path

    def said(self, call: Call, model: str, reply: Said) -> None:
        """Write down a message.

        It survives the end of the program; only a result waits for the disk, because after a
        power cut a message can be asked for again.

        Raises:
            WriteFailed: The disk refused.
        """
        prompt_part = {} if call.last == self._last else {"told": call.last}
        sample = {"sample": call.sample} if call.sample > 1 else {}
        by = {"role": call.role.value, "agent": model, **prompt_part, **sample}
        self._write([self._entry("said", {**by, **reply.as_dict()})], durable=False)
        self._hear(call.role.value, reply.text)

    def _hear(self, role: str, text: str) -> None:
        self._last = text
        # The message with the verdict is no question.
        if role == Role.DISTINGUISHER and not ANSWER.search(text):
            self._question_texts.append(text)

    @contextmanager
    def as_current(self) -> Iterator[None]:
        """Have failed tries of the current task written into this journal."""
        token = _CURRENT.set(self)
        try:
            yield
        finally:
            _CURRENT.reset(token)

    def failed_try(self, model: str, why: str, details: Mapping[str, Any]) -> None:
        """Write down that a request failed.

        Raises:
            WriteFailed: The disk refused.
        """
        fields = {"agent": model, "why": why, **details}
        self._write([self._entry("failed", fields)], durable=False)

    def finish(self, result: Result, tally: Tally, cost: float) -> None:
        """Write the result, and close the journal.

        Raises:
            WriteFailed: The disk refused.
        """
        rows = self._responses(result)
        entries = response_entries(rows, self._t_ms)
        result_fields = {
            **asdict(result),
            "remarks": {**result.remarks, **({"cut_off": tally.cut_off} if tally.cut_off else {})},
        }
        closed = {"reason": "completed", "done": 1, "trials": 1, "result": result_fields}
        self._end([*entries, self._entry("closed", closed | _spent(tally, cost))])
        note_closed(self.path, self._journal.count, self._journal.chain)

    def fail(self, why: str, tally: Tally, cost: float) -> None:
        """Close the journal without a result, and put it with the attempts that failed.

        Raises:
            WriteFailed: The disk refused.
        """
        fields = {"reason": FAILED_REASON, "why": why, "done": 0, "trials": 1}
        self._end([self._entry("closed", fields | _spent(tally, cost))])
        folder = self.path.parent / FAILED
        make_folder(folder)
        # The file is closed by now; Windows renames no file that is open.
        self.path.rename(folder / self.path.name)

    def close(self) -> None:
        """Close the file, so that the trial can be continued."""
        self._journal.close()

    def _end(self, entries: Sequence[Entry]) -> None:
        self._write(entries, durable=True)
        self._journal.close()

    def _write(self, entries: Sequence[Entry], *, durable: bool) -> None:
        self._journal.append(*entries, durable=durable)

    @property
    def _t_ms(self) -> float:
        return (perf_counter() - self._zero_s) * 1000

    def _entry(self, kind: str, fields: Mapping[str, Any]) -> Entry:
        return Entry(kind, utc_now(), self._t_ms, fields)

    def _responses(self, result: Result) -> tuple[Response, ...]:
        """The answer, how the trial ended, and what was asked; only an answer counts as one."""
        trial, shared = self._trial, self._shared(result)
        truth = "1" if trial.actor == trial.target else "0"
        choice = result.outcome.value if result.same is None else str(int(result.same))
        answer = self._identity.response(
            question=SAME,
            role="verdict",
            choice=choice,
            truth=truth,
            correct=None if result.same is None else choice == truth,
            choices=CHOICES,
            **shared,
        )
        ended = self._identity.response(
            question=OUTCOME,
            role="extra",
            choice=result.outcome.value,
            choices="|".join(outcome.value for outcome in Outcome),
            **shared,
        )
        question_rows = (
            self._identity.response(question=name, role="extra", choice=str(n), **shared)
            for name, n in self._questions().items()
        )
        return (answer, ended, *question_rows)

    def _shared(self, result: Result) -> dict[str, Any]:
        """Return the fields that all answers of the trial share."""
        trial = self._trial
        return {
            "block": trial.task,
            "trial": 1,
            "position": trial.number,
            "task": trial.task,
            "stimulus": f"{trial.actor} as {trial.target}",
            "prompt": trial.target,
            "domain": str(trial.budget or ""),
            "length": result.turns,
            "composition": self._origin.value[0].upper(),
            "origin": self._origin.value,
            "agent": trial.actor,
            "rt_ms": round(self._t_ms, 3),
            "at": utc_now(),
        }

    def _questions(self) -> dict[str, int]:
        """The number of the distinguisher's questions, in all and of each type."""
        questions = question_counts(self._question_texts)
        kinds = (kind for kind in TITLES if kind != OTHER)
        return {ASKED: questions.total} | {
            PROBES.format(kind=kind): questions.by_type.get(kind, 0) for kind in kinds
        }


def seed_of(plan: Plan, trial: Wanted) -> int:
    """The seed of a trial, the same in every run."""
    # 28 bits: with the number of a sample added, it still fits servers whose seeds have 32.
    return int(sha256(f"{plan.seed}/{trial.code}".encode()).hexdigest()[:7], 16)


def plan_hash(plan: Plan, prompts: Mapping[str, str]) -> str:
    """The SHA-256 of what all trials of a plan depend on: its models and prompts."""
    dependencies = {
        "models": {model.id: model.behavior for model in plan.models},
        "prompts": dict(prompts),
    }
    # Sorted keys, so that a plan with its keys in another order is the same plan.
    return sha256(orjson.dumps(dependencies, option=orjson.OPT_SORT_KEYS)).hexdigest()


def about(plan: Plan, trial: Wanted, rules: Rules, plan_sha256: str) -> dict[str, Any]:
    """The first line about a trial: all that its result depends on, and prices.

    Args:
        plan: The plan.
        trial: The trial.
        rules: Its rules, with its prompts.
        plan_sha256: As `plan_hash` gives it.
    """
    roles = {"actor": trial.actor, "target": trial.target, "distinguisher": trial.distinguisher}
    models = {name: plan.by_id[name].behavior for name in sorted(set(roles.values()))}
    dependencies = {"rules": asdict(rules), "models": models, "seed": seed_of(plan, trial)}
    digest = sha256(orjson.dumps(dependencies, option=orjson.OPT_SORT_KEYS)).hexdigest()
    servers = {server.id: server.url for server in plan.servers}
    return {
        "protocol": trial.protocol,
        "budget": trial.budget,
        "number": trial.number,
        "roles": roles,
        **dependencies,
        "fingerprint": digest[:16],
        "plan_sha256": plan_sha256,
        "prompts_sha256": sha256(f"{rules.actor}\n{rules.distinguisher}".encode()).hexdigest(),
        "servers": {name: servers.get(plan.by_id[name].server, "") for name in models},
        "prices": {
            name: [plan.by_id[name].price_in, plan.by_id[name].price_out] for name in models
        },
        "currency": plan.currency,
    }


def _header(
    plan: Plan, trial: Wanted, name: SessionName, details: Mapping[str, Any]
) -> dict[str, Any]:
    """The fields of the first line, as those of every session."""
    agents = {
        model_id: {
            "kind": "duel",
            **{key: str(value) for key, value in plan.by_id[model_id].behavior.items()},
            **{f"{RANK}{name}": f"{rank:g}" for name, rank in plan.by_id[model_id].ranks.items()},
        }
        for model_id in dict.fromkeys((trial.actor, trial.target))
    }
    return {
        "session": str(name),
        "participant": name.participant,
        "number": name.number,
        "study": plan.id,
        "study_version": "1",
        "study_hash": details["plan_sha256"],
        "study_title": plan.title or plan.id,
        "demonstration": False,
        "seed": plan.seed,
        "participant_seed": lasting(participant_seed(plan.seed, name.participant, name.number)),
        **computer(),
        "surroundings": surroundings(),
        "kiosk": platform.node(),
        "judge": f"judge:{trial.distinguisher}",
        "pilot": False,
        "simulated": False,
        "trials": 1,
        "blocks": {trial.task: {"trials": 1}},
        "agents": agents,
        "duel": dict(details),
    }


def _identity(plan: Plan, trial: Wanted, name: SessionName, study_hash: str) -> Identity:
    return Identity(
        session=str(name),
        participant=name.participant,
        study=plan.id,
        study_version="1",
        study_hash=study_hash,
        kiosk=platform.node(),
        judge=f"judge:{trial.distinguisher}",
    )


def _origin(plan: Plan, trial: Wanted) -> Origin:
    return Origin.HUMAN if plan.by_id[trial.actor].is_person else Origin.MACHINE


def _spent(tally: Tally, cost: float) -> dict[str, Any]:
    return {
        "calls": tally.calls,
        "tokens_in": tally.tokens_in,
        "tokens_out": tally.tokens_out,
        "cost": round(cost, 8),
    }


def _size(path: Path, lines: int) -> int:
    """The number of bytes that the first lines of a file take."""
    raw_lines = path.read_bytes().split(b"\n")[:lines]
    return sum(len(line) + 1 for line in raw_lines)


class Spent(NamedTuple):
    """The expense of a trial."""

    calls: int  #: messages
    tokens: int
    cost: float


def spent_of(closed: Line) -> Spent:
    """The expense of a trial, from its last line."""

    def total(*names: str) -> int:
        counts = (closed.get(name) for name in names)
        return sum(sum(by_model.values()) for by_model in counts if isinstance(by_model, dict))

    cost = float(closed.get("cost") or 0.0)
    return Spent(total("calls"), total("tokens_in", "tokens_out"), cost)
