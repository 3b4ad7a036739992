"""What a participant said in forms before a session was cut off; later questions depend on it.

The answers lie in the journals of the session, which may have been cut off and gone on
more than once, and those to personal fields in the files beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from turingdesk.core.errors import BadJournal
from turingdesk.core.message import message
from turingdesk.core.question import Role
from turingdesk.core.study import Study
from turingdesk.journal.journal_file import PERSONAL, JournalFile, read_journal

Said = dict[int, dict[str, str]]  #: answers by step and question


def has_conditions(study: Study) -> bool:
    """Whether any question depends on another one."""
    return any(q.only_if is not None for form in study.forms for q in form.questions)


def earlier_answers(journal: JournalFile) -> Said:
    """The answers to forms in a journal and in those that it goes on with.

    Where a step was asked again, the newest answers are the ones.

    Raises:
        BadJournal: A journal that it goes on with is not there or names itself.
    """
    said: Said = {}
    for part in reversed(list(_parts(journal))):
        asked_from = int(part.opened.get("place", 0))
        said = {step: answers for step, answers in said.items() if step < asked_from}
        for step, question, answer in _answers(part):
            said.setdefault(step, {})[question] = answer
    return said


def forget_personal(path: Path) -> None:
    """Remove what a session kept apart, with that of the sessions it goes on with.

    Who refuses consent leaves nothing: a name may have been signed, and the journal may
    have refused the step, before the session was cut off and taken up again.

    Raises:
        BadJournal: A journal that it goes on with cannot be read.
        OSError: A file cannot be read or removed.
    """
    for part in _parts(read_journal(path)):
        _apart(part).unlink(missing_ok=True)


def _apart(part: JournalFile) -> Path:
    return part.path.parent / PERSONAL / part.path.name


def _parts(newest: JournalFile) -> Iterator[JournalFile]:
    """The journal, and those before it, the newest first."""
    part, met = newest, {newest.path.name}
    yield part
    while before := part.opened.get("continues"):
        path = part.path.with_name(f"{before}.jsonl")
        if path.name in met:
            raise BadJournal(
                message("{name} goes on with itself. Begin a new session.", name=part.path.name)
            )
        met.add(path.name)
        part = _read(path, part)
        yield part


def _read(path: Path, after: JournalFile) -> JournalFile:
    try:
        return read_journal(path)
    except OSError as problem:
        raise BadJournal(
            message(
                "{name} goes on with {name2}, which cannot be read: {strerror}. What is "
                "asked next depends on the answers in it. Put it back, or begin a new "
                "session.",
                name=after.path.name,
                name2=path.name,
                strerror=problem.strerror,
            )
        ) from problem


def _answers(part: JournalFile) -> Iterator[tuple[int, str, str]]:
    """Step, question and answer of each form question, the last answer last."""
    apart = _apart(part)
    for file in (part, *([read_journal(apart)] if apart.is_file() else [])):
        for line in file.lines:
            if line["kind"] == "response" and line.get("role") == Role.FORM.value:
                yield (
                    int(line.get("step", 0)),
                    str(line.get("question", "")),
                    str(line.get("choice", "")),
                )
