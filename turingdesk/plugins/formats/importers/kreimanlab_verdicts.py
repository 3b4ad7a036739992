"""Paper 1's verdicts, in all shapes of its repository, as sessions that can be analyzed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from turingdesk.core.errors import BadSource
from turingdesk.core.message import join, message, plural
from turingdesk.core.task import TASKS
from turingdesk.exchange.importers._base import (
    Importer,
    ImportOptions,
    ImportReport,
    Progress,
    SourceFile,
    Tally,
    gathered,
)
from turingdesk.exchange.importers._judgement import Judgement
from turingdesk.exchange.importers._verdict_journals import (
    PastSession,
    rules_by_study,
    write_journals,
)
from turingdesk.plugins.formats.importers._kreimanlab import PAGE, agent
from turingdesk.plugins.formats.importers._kreimanlab_trials import judgement
from turingdesk.plugins.formats.importers._names import slug
from turingdesk.plugins.formats.importers._verdict_files import Record, labels, records, same

Makers = dict[str, tuple[str, str]]


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read verdicts and write one journal for each judge.

    Raises:
        BadSource: A file is damaged or contains no verdicts.
        SessionExists: They were imported into this folder before.
        CannotExport: The folder cannot be written.
    """
    tally = Tally(message("verdicts"))
    files, makers = _sorted(gathered(sources)[0], tally)
    sessions: dict[tuple[str, ...], PastSession] = {}
    for record, task in _distinct(files, options, tally):
        judged = judgement(record, task, makers)
        if isinstance(judged, str):
            tally.leave_out(judged)
            continue
        _session(sessions, record, task).judgements.append(judged)
    if not sessions:
        raise BadSource(_nothing(files, tally))
    _note(sessions.values(), makers, tally)
    responses = write_journals(list(sessions.values()), out, progress)
    trials = sum(len(session.judgements) for session in sessions.values())
    counts = {message("sessions"): len(sessions), message("trials"): trials}
    return tally.report(out, {**counts, message("responses"): responses})


def _sorted(source_files: Iterable[SourceFile], tally: Tally) -> tuple[list[SourceFile], Makers]:
    """The files with verdicts, and who spoke in which conversation."""
    files, makers = [], Makers()
    for source in source_files:
        if source.path.suffix.lower() not in {".json", ".csv"}:
            if source.asked_for:
                source.wrong(
                    message("Verdicts are in .json and .csv files."), message("Use one of those.")
                )
            continue
        makers_by_id = labels(source)
        if makers_by_id is None:
            files.append(source)
        else:
            makers.update(makers_by_id)
            tally.note(
                plural(
                    "{name} names the makers of %n conversation.",
                    "{name} names the makers of %n conversations.",
                    n=len(makers_by_id),
                    name=source.path.name,
                )
            )
    if not files:
        raise BadSource(
            message("No source contains verdicts. Use a .json or .csv file of verdicts.")
        )
    return files, makers


def _distinct(
    files: Sequence[SourceFile], options: ImportOptions, tally: Tally
) -> Iterator[tuple[Record, str]]:
    """Every trial once, with its task: groups of one file, and files, may repeat each other."""
    digests = set()
    for source in files:
        try:
            steps = list(records(source))
        except BadSource as problem:
            if source.asked_for:
                raise
            tally.note(message("Not read: {problem}", problem=problem))
            continue
        trials = [record for record in steps if record.is_trial]
        if pages := len(steps) - len(trials):
            tally.note(
                plural(
                    "{name} also has %n page without a verdict.",
                    "{name} also has %n pages without a verdict.",
                    n=pages,
                    name=source.path.name,
                )
            )
        for record, task in zip(trials, tasks(source, trials, options.task), strict=True):
            tally.read += 1
            key = same(record)
            if key in digests:
                tally.leave_out(message("a duplicate trial of the same judge"))
                continue
            digests.add(key)
            yield record, task


def _session(
    sessions: dict[tuple[str, ...], PastSession], record: Record, task: str
) -> PastSession:
    """The session of the judge who gave this verdict, begun where it is the first."""
    about = "live-chats" if "chat" in record.trial else task
    parts = ["kreimanlab", about, *([record.group] if record.group else [])]
    study = slug("-".join(parts)).replace("_", "-").lower()
    worker = record.worker or _numbered(sessions, record)
    key = (str(record.source.path), study, worker)
    if key not in sessions:
        title = f"Paper 1, {about.replace('-', ' ')}" + (f", {record.group}" * bool(record.group))
        rule_set = f"zhang-{task}" if about == task else ""  # live chats have none of their own
        sessions[key] = PastSession(
            record.source, study, title, worker, dict(record.form), rule_set
        )
    return sessions[key]


def _numbered(sessions: dict[tuple[str, ...], PastSession], record: Record) -> str:
    """A judge without an id is called after the group and the place in the file."""
    name = f"{slug(record.group or 'judge').replace('_', '-').lower()}-{record.person}"
    path = str(record.source.path)
    elsewhere = any(key[0] != path and key[2] == name for key in sessions)
    return f"{name}-{record.source.digest[:4]}" if elsewhere else name


def _note(sessions: Iterable[PastSession], makers: Makers, tally: Tally) -> None:
    judged: list[Judgement] = [j for session in sessions for j in session.judgements]
    unknown = sum(not all(v.origin for v in j.verdicts) for j in judged)
    if unknown:
        sentence = plural(
            "%n trial with answers by unknown makers.",
            "%n trials with answers by unknown makers.",
            n=unknown,
        )
        hint = "" if makers else message("Add the file with the makers of the conversations.")
        tally.note(join(" ", (sentence, hint)))
    for study, (rules, contrary) in rules_by_study(list(sessions)).items():
        if rules:
            named = ", ".join(rule.id for rule in rules)
            tally.note(
                message(
                    "Quality rules of the paper, in {study}: {named}.", study=study, named=named
                )
            )
        if contrary:
            tally.note(
                message(
                    "Judges of {study} who say that English is not their native language: "
                    "{contrary:,}. The file counts them, so the paper's rule on it is not "
                    "applied.",
                    study=study,
                    contrary=contrary,
                )
            )
    untimed = sum(j.rt_ms is None for j in judged)
    if untimed:
        tally.note(
            plural(
                "%n trial without a response time.",
                "%n trials without a response time.",
                n=untimed,
            )
        )


def _nothing(files: Sequence[SourceFile], tally: Tally) -> str:
    named = ", ".join(source.path.name for source in files[:3])
    reasons = (
        message("{count:,} omitted, {reason}", count=count, reason=why)
        for why, count in tally.left_out.items()
    )
    sentence = message("There are no verdicts in {named}.", named=named)
    return join(" ", (sentence, join("; ", reasons)))


IMPORTER = Importer(
    title=message("Paper 1's verdicts"),
    about=message("Past verdicts of all six tasks and the live chats, as one journal per judge."),
    sources=message(
        ".json and .csv files of verdicts, or folders of them; for conversations also the "
        "file that says who spoke"
    ),
    reader=read,
    takes=("task",),
    makes_study=False,
    example="compiled.json labels.json -o data",
)


_PICTURE = re.compile(r"\.(jpe?g|png)$", re.IGNORECASE)
_SCANPATH = re.compile(r"(nfix\d+|scanpath|naturaldesign|naturalsaliency)", re.IGNORECASE)
_HINTS = {
    "colors": re.compile(r"colou?r|median.?cut|mccq|histogram", re.IGNORECASE),
    # "objective" is a common word in such names and paths.
    "objects": re.compile(r"obj(?!ective)|detectron|rekognition", re.IGNORECASE),
}


def tasks(source: SourceFile, records: Sequence[Record], task_name: str) -> list[str]:
    """The task of each trial of one file.

    Args:
        source: The file.
        records: Its trials.
        task_name: The task, where the person who imports named one; empty otherwise.

    Raises:
        BadSource: It cannot be seen whether they are of colors or of objects.
        UnknownName: No task is called as told.
    """
    if task_name and TASKS[task_name]:
        return [task_name] * len(records)
    guesses = [_task(record) for record in records]
    if "" not in guesses:
        return guesses
    answered = _colors_or_objects(source, records)
    if not answered:
        source.wrong(
            message("These trials can be about colors or about objects; nothing says which."),
            message("Choose the task (--task colors or --task objects)."),
            records[guesses.index("")].place,
        )
    return [task or answered for task in guesses]


def _task(record: Record) -> str:
    """The task of one trial; empty for colors and objects, which look the same."""
    trial = record.trial
    image, caption = trial.get("imageid"), trial.get("caption")
    if {"chat", "hit_len", "conversationid"} & trial.keys():
        return "conversations"
    if isinstance(image, str) and _SCANPATH.search(image):
        return "fixations"
    is_picture = isinstance(image, str) and bool(_PICTURE.search(image))
    if is_picture and isinstance(caption, str):
        return "captions"
    has_page = any(PAGE.search(str(trial.get(key, ""))) for key in ("page_name", "hit"))
    return "words" if has_page and not is_picture else ""


def _colors_or_objects(source: SourceFile, records: Sequence[Record]) -> str:
    """By what the agents, addresses and names of the file are about."""
    hints = {
        agent(record.trial.get("machine_groundtruth"))
        + str(record.trial.get("imageid", ""))
        + record.place.rpartition(".")[2]
        for record in records
    }
    for texts in (hints, [str(source.path)]):
        hinted_tasks = [task for task, hint in _HINTS.items() if any(map(hint.search, texts))]
        if len(hinted_tasks) == 1:
            return hinted_tasks[0]
    return ""
