"""Past verdicts as journals: one session for each judge, sealed like any other."""

from __future__ import annotations

import platform
import re
import stat
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from turingdesk.core.errors import CannotExport, SessionExists
from turingdesk.core.message import message
from turingdesk.core.quality import FormAnswer, Rule, plain
from turingdesk.core.question import Role
from turingdesk.core.response import Identity, Response
from turingdesk.core.task import TASKS
from turingdesk.exchange.importers._base import Progress, SourceFile, silent, staged
from turingdesk.exchange.importers._judgement import Judgement
from turingdesk.journal.journal import Entry, Journal, response_entries, utc_now
from turingdesk.journal.session_name import SessionName
from turingdesk.study.study_rules import rule_sets
from turingdesk.system.access import make_folder
from turingdesk.system.edition import edition
from turingdesk.system.os_errors import os_error_message

IMPORTED = "imported"
_CODE = re.compile(r"[A-Za-z0-9-]{1,40}", re.ASCII)
_ACCOUNT = re.compile(r"A[0-9A-Z]{9,20}(:[0-9A-Z]+)?|[0-9a-f]{24}")  #: of MTurk, of Prolific


@dataclass(slots=True)
class PastSession:
    """One judge's verdicts in one study, in the order of the file."""

    source: SourceFile
    study: str
    title: str
    worker: str  #: as the file calls the judge
    form: dict[str, Any]
    rule_set: str = ""  #: name of the paper's quality rules for such verdicts
    judgements: list[Judgement] = field(default_factory=list)


def anonymous(worker: str) -> str:
    """A judge's code: the id of the file, or its hash where that leads to a person's account.

    >>> anonymous("debug6yho2"), anonymous("AEXAMPLE00000")
    ('debug6yho2', 'w-efb75444dd70')
    """
    if _CODE.fullmatch(worker) and not _ACCOUNT.fullmatch(worker):
        return worker
    return f"w-{sha256(worker.encode()).hexdigest()[:12]}"


def write_journals(sessions: Sequence[PastSession], out: Path, progress: Progress = silent) -> int:
    """Write one journal per session into a data folder, all of them or none.

    Returns:
        How many responses they hold.

    Raises:
        SessionExists: One of them is already there.
        CannotExport: The folder cannot be written.
    """
    rules_of_study = rules_by_study(sessions)
    named = zip(_names(sessions), sessions, strict=True)
    writers = {
        name.file: partial(_write, name, session, rules_of_study[session.study])
        for name, session in named
    }
    return write_files(out, writers, progress)


def write_files(
    out: Path, writers: Mapping[str, Callable[[Path], int]], progress: Progress = silent
) -> int:
    """Write journals into a data folder, all of them or none.

    Args:
        out: The data folder.
        writers: By file name, what writes the journal into a folder and counts its responses.
        progress: Told how many journals of how many are written.

    Returns:
        How many responses they hold.

    Raises:
        SessionExists: One of them is already there.
        CannotExport: The folder cannot be written.
    """
    _refuse_there(out, [*writers])
    is_new = not out.exists()
    try:
        make_folder(out)
        with staged(out) as drafts:
            drafts.chmod(stat.S_IMODE(out.stat().st_mode))  # its files are as open as the folder
            n_responses = 0
            for number, write in enumerate(writers.values(), 1):
                n_responses += write(drafts)
                progress(number, len(writers))
            _publish(drafts, out, [*writers])
            is_new = False
    except OSError as problem:
        why = os_error_message(problem)
        raise CannotExport(message("{out} can't be written. {why}", out=out, why=why)) from problem
    finally:
        if is_new:  # nothing came of it
            with suppress(OSError):
                out.rmdir()
    return n_responses


def _refuse_there(out: Path, files: Sequence[str]) -> None:
    there = [file for file in files if (out / file).exists()]
    if there:
        raise SessionExists(
            message(
                "Sessions that are already in {out}: {there:,} of {all:,}, such as {first}. "
                "Nothing was imported. Choose another folder, or delete them.",
                out=out,
                there=len(there),
                all=len(files),
                first=there[0],
            )
        )


def _publish(drafts: Path, out: Path, files: Sequence[str]) -> None:
    """Move finished files to where they belong; all of them, or none where that is stopped."""
    moved = []
    try:
        for file in files:
            # Noted before the rename, or an interruption right after it would leave the file
            # there.
            moved.append(out / file)
            (drafts / file).rename(out / file)
    except BaseException:
        for path in moved:
            path.unlink(missing_ok=True)
        raise


def _names(sessions: Sequence[PastSession]) -> list[SessionName]:
    number_by_key: dict[tuple[str, str], int] = {}
    names = []
    for session in sessions:
        key = (anonymous(session.worker), session.study)
        number_by_key[key] = number_by_key.get(key, 0) + 1
        names.append(SessionName(key[0], number_by_key[key], key[1]))
    return names


def rules_by_study(sessions: Sequence[PastSession]) -> dict[str, tuple[tuple[Rule, ...], int]]:
    """For each study the quality rules that are true of its judges, see `_verdict_rules.rules`."""
    of_study: dict[str, list[PastSession]] = {}
    for session in sessions:
        of_study.setdefault(session.study, []).append(session)
    return {
        study: rules(study_sessions[0].rule_set, [session.form for session in study_sessions])
        for study, study_sessions in of_study.items()
    }


def _write(
    name: SessionName,
    session: PastSession,
    rules_and_contrary: tuple[tuple[Rule, ...], int],
    folder: Path,
) -> int:
    """One journal; the disk is waited for once, when it is closed."""
    identity = Identity(
        str(name), name.participant, name.study, IMPORTED, session.source.digest, judge=IMPORTED
    )
    steps = _steps(identity, session)
    with Journal.create(folder / name.file) as journal:
        opening = _opening(identity, name, session)
        opening["rules"] = [plain(rule) for rule in rules_and_contrary[0]]
        entries = [Entry("opened", utc_now(), 0.0, opening)]
        begun = next((j.at_ms for j in session.judgements if j.at_ms is not None), 0.0)
        now_ms = 0.0
        for judged, rows in steps:
            if judged and judged.at_ms is not None:
                now_ms = max(now_ms, judged.at_ms - begun)
            entries += response_entries(rows, now_ms)
        ending = {"reason": "completed", "done": len(session.judgements)}
        entries.append(Entry("closed", utc_now(), now_ms, ending))
        journal.append(*entries, durable=False)
    return sum(len(rows) for _, rows in steps)


def _steps(
    identity: Identity, session: PastSession
) -> list[tuple[Judgement | None, list[Response]]]:
    numbered = enumerate(session.judgements, 1)
    return [
        (None, form_rows(identity, session.form)),
        *((judged, trial_rows(identity, number, judged)) for number, judged in numbered),
    ]


def _opening(identity: Identity, name: SessionName, session: PastSession) -> dict[str, Any]:
    """The first line of a session; where it was not seen, nothing is made up."""
    return {
        "session": identity.session,
        "participant": identity.participant,
        "number": name.number,
        "study": identity.study,
        "study_version": identity.study_version,
        "study_hash": identity.study_hash,
        "study_title": session.title,
        "demonstration": False,
        "program": str(edition()),
        "machine": platform.node(),
        "kiosk": "",
        "judge": IMPORTED,
        "pilot": False,
        "simulated": False,
        "imported_from": session.source.path.name,
        "trials": len(session.judgements),
        "schedule": [],
        "blocks": _blocks(session),
    }


def _blocks(session: PastSession) -> dict[str, dict[str, Any]]:
    """The number of trials of each task, and the time below which they are marked."""
    return {
        task: {"trials": trials, "too_fast_s": too_fast_s(task)}
        for task, trials in Counter(judged.task for judged in session.judgements).items()
    }


def too_fast_s(task: str) -> float:
    """Below how many seconds an answer is marked; 0 where the task is none of TuringDesk's."""
    return TASKS[task].limits.too_fast_s if task else 0.0


FORM = "demographics"
_FIELDS = {"native": "native_language", "ai-experience": "ai_experience"}
_EACH = "human|machine"
_JOINT = "human+human|machine+machine|human+machine|machine+human"


def form_rows(identity: Identity, form: Mapping[str, Any]) -> list[Response]:
    """A judge's answers about themselves, one response a field; empty fields give none."""
    row = identity.response(block=FORM, role=Role.FORM.value)
    return [
        replace(row, question=_FIELDS.get(name, name.replace("-", "_")), choice=str(value))
        for name, value in form.items()
        if value is not None and str(value).strip()
    ]


def trial_rows(identity: Identity, number: int, judged: Judgement) -> list[Response]:
    """One response for each verdict, the control and whatever else was asked.

    Args:
        identity: What all rows of the session share.
        number: The trial in the session, from 1.
        judged: What was shown and said.
    """
    row = identity.response(
        step=number,
        block=judged.task,
        trial=number,
        position=judged.place or number,
        control_trial=judged.is_catch,
        feedback=judged.has_feedback,
        task=judged.task,
        stimulus=judged.stimulus,
        prompt=judged.prompt,
        domain=judged.domain,
        length=judged.length,
        length_of="" if judged.length is None else judged.counted.value,
        composition=_composition(judged),
        rt_ms=judged.rt_ms,
        at=moment(judged.at_ms),
    )
    return [*_verdicts(row, judged), *_other_answers(row, judged)]


def moment(at_ms: float | None) -> str:
    """Milliseconds since 1970 as UTC, ISO 8601; empty where unknown.

    >>> moment(1742423473756.0)
    '2025-03-19T22:31:13.756Z'
    """
    if at_ms is None:
        return ""
    try:
        at = datetime.fromtimestamp(at_ms / 1000, UTC)
    except (OverflowError, OSError, ValueError):
        return ""
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _verdicts(row: Response, judged: Judgement) -> Iterator[Response]:
    limit_ms = too_fast_s(judged.task) * 1000
    is_joint = len(judged.verdicts) > 1
    for verdict in judged.verdicts:
        truth = verdict.origin or None
        yield replace(
            row,
            question="origin",
            role=Role.VERDICT.value,
            subject=verdict.subject,
            origin=verdict.origin,
            agent=verdict.agent,
            choice=verdict.choice,
            truth=truth,
            correct=None if truth is None else verdict.choice == truth,
            joint=is_joint,
            choices=_JOINT if is_joint else _EACH,
            too_fast=judged.rt_ms is not None and judged.rt_ms < limit_ms,
        )


def _other_answers(row: Response, judged: Judgement) -> Iterator[Response]:
    if judged.control:
        question, choice, truth = judged.control
        correct = None if truth is None else choice == truth
        fields = _maker(judged, "") | {"truth": truth, "correct": correct}
        yield replace(row, role=Role.CONTROL.value, question=question, choice=choice, **fields)
    for question, subject, choice in judged.extras:
        about = _maker(judged, subject)
        yield replace(row, role=Role.EXTRA.value, question=question, choice=choice, **about)


def _maker(judged: Judgement, subject: str) -> dict[str, Any]:
    """The maker asked about, where the question is about one."""
    for verdict in judged.verdicts:
        if verdict.subject == subject:
            return {"subject": subject, "origin": verdict.origin, "agent": verdict.agent}
    return {"subject": subject}


def _composition(judged: Judgement) -> str:
    letters = [verdict.origin[:1].upper() for verdict in judged.verdicts]
    return "".join(letters) if all(letters) else ""


NATIVE = "native"  #: what a judge's form calls it: "yes", or the language
_WANTED = ("English", "yes")


def rules(name: str, forms: Iterable[Mapping[str, Any]]) -> tuple[tuple[Rule, ...], int]:
    """The rules of a named set that are true of some judges.

    Args:
        name: The set's name; empty where the paper has no rules for such verdicts.
        forms: What each judge said of themselves.

    Returns:
        The rules, and how many judges contradict the one on native language, which is
        then not among them.
    """
    if not name:
        return (), 0
    contrary = sum(map(_contradicts, forms))
    rule_list: list[Rule] = []
    for rule in rule_sets()[name].rules:
        named = replace(rule, id=f"{name}.{rule.id}")
        if isinstance(named, FormAnswer):
            if contrary:
                continue
            named = replace(named, wanted=_WANTED, also_empty=True)  # many files do not say
        rule_list.append(named)
    return tuple(rule_list), contrary


def _contradicts(form: Mapping[str, Any]) -> bool:
    native = str(form.get(NATIVE) or "").strip().casefold()
    return bool(native) and native not in {answer.casefold() for answer in _WANTED}
