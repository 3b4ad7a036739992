"""Interrupted sessions: whether one may continue, where it stopped, and what was answered before.

Later questions depend on earlier answers to forms. These are in the journals of the session, which
may have been interrupted more than once, and in the files of personal answers beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.core.errors import BadJournal, NotAllowed
from turingdesk.core.message import join, message, plural
from turingdesk.core.question import Role
from turingdesk.core.study import Resume, ResumePolicy, Study
from turingdesk.core.task import TASKS
from turingdesk.core.trial import Slot, schedule
from turingdesk.journal.journal_file import PERSONAL, JournalFile, read_journal
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.journal.session_name import SessionName, parsed
from turingdesk.journal.session_summary import SessionSummary, State, hours_between, read_ends
from turingdesk.sessions.data_folder import DataFolder
from turingdesk.system.clock import SET_S, epoch_s, in_words, utc_now
from turingdesk.system.lock import is_being_written
from turingdesk.system.os_errors import explain_os_error

if TYPE_CHECKING:
    from turingdesk.study.package import Package


_AHEAD_S = 60.0  #: machines' clocks differ by less
_OVER = {
    State.COMPLETED: message("is completed"),
    State.REFUSED: message("ended when consent was not given"),
    State.ENDED: message("was ended by the experimenter"),
    State.CONTINUED: message("was already continued in a later session"),
    State.RESTARTED: message("was already restarted in a later session"),
}


@dataclass(frozen=True, slots=True)
class CutOff:
    """A participant's interrupted session, and what the study allows to be done with it."""

    session: SessionSummary
    age_h: float  #: since its last line
    allowed: ResumePolicy
    why: str  #: for the experimenter: where it stopped, and why it may or may not continue


@dataclass(frozen=True, slots=True)
class EarlierView:
    """The times at which an earlier run of a session entered and showed the next step."""

    entered_ms: float = 0.0  #: when the session came to it, ms since it began
    onset_ms: float | None = None  #: its first paint; None if no one has seen it

    @property
    def fields(self) -> dict[str, Any]:
        """The fields for it in the first line of the new run's journal."""
        return {"entered_ms": self.entered_ms} | (
            {} if self.onset_ms is None else {"shown_ms": self.onset_ms}
        )


UNSEEN = EarlierView()


@dataclass(frozen=True, slots=True)
class Resumption:
    """The state that a session that continues takes over from the journal that was cut off."""

    name: SessionName
    slots: tuple[Slot, ...]
    seed: str
    place: int  #: the first step without a whole answer on disk
    t_ms: float  #: of the last line
    at: str  #: of the last line
    chain: str  #: of the last line
    view: EarlierView
    language: str = ""  #: of the session; empty if its journal does not say
    form_answers: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    #: answers to forms by step and question, where later questions depend on some

    def gap_s(self, now: str) -> float:
        """Seconds between the last line and now."""
        return round(hours_between(self.at, now) * 3600, 3)

    def header_fields(self, gap_s: float) -> dict[str, Any]:
        """The fields of the new journal's first line that name this one."""
        return {
            "continues": str(self.name),
            "continues_chain": self.chain,
            "place": self.place,
            "resume_gap_s": gap_s,
            **self.view.fields,
        }

    def clock_back(self, now: str) -> dict[str, float]:
        """The time by which the clock is behind the last line, if so: the gap is unknown then."""
        before, after = epoch_s(self.at), epoch_s(now)
        # Clocks of computers differ by a little; only what can't be that is worth noting.
        if before is None or after is None or after > before - SET_S:
            return {}
        return {"clock_back_s": round(before - after, 3)}


def resumable(data: Path, participant: str, study: Study, now: str | None = None) -> CutOff | None:
    """The newest session of a participant that was cut off; None if there is none.

    Args:
        data: The data folder (for pilots its `pilot` folder).
        participant: The code.
        study: As it is now; a session of another version of it does not continue.
        now: The time of day, UTC, ISO 8601; by default the real one.
    """
    stopped = [s for s in DataFolder(data).of(participant, study.id) if _may_have_stopped(s)]
    if not stopped:
        return None
    # The last one alone: earlier ones were continued or given up for it.
    age_h = stopped[-1].age_h(now)
    allowed, why = _allowed(stopped[-1], age_h, study, study.hash)
    ahead_s = (epoch_s(stopped[-1].last_at) or 0.0) - (epoch_s(now or utc_now()) or 0.0)
    if ahead_s > _AHEAD_S:
        why += " " + message(
            "The time of its last line is {ahead_s} ahead of this computer's clock.",
            ahead_s=in_words(ahead_s),
        )
    return CutOff(stopped[-1], age_h, allowed, why)


def take_up(path: Path, package: Package, policy: ResumePolicy, now: str) -> Resumption:
    """Read what a session continues from, or starts over from.

    Raises:
        NotAllowed: It is over, still running, or the study does not allow what is wanted.
        BadJournal: Its first line cannot be read, or answers that what is asked next
            depends on are not there.
    """
    name = parsed(path.name)
    # Of the whole folder, since later sessions say what was continued.
    summary_by_name = {s.name: s for s in DataFolder(path.parent).sessions()}
    summary = summary_by_name.get(name) if name else None
    if summary is None or "schedule" not in summary.opened:
        raise BadJournal(
            message(
                "{name} doesn't say which trials were drawn: its first line is damaged. Start "
                "a new session. The answers in the file remain readable.",
                name=path.name,
            )
        )
    if over := _OVER.get(summary.state):
        raise NotAllowed(message("{name} {over}. Start a new session.", name=name, over=over))
    if summary.is_marked:
        raise NotAllowed(
            message("{name} was later marked as a pilot. Start a new session.", name=name)
        )
    # Asked again here: minutes may have passed since the dialog was shown.
    if not _may_have_stopped(summary):
        raise NotAllowed(
            message("{name} is still running on this computer. Close its window first.", name=name)
        )
    allowed, why = _allowed(summary, summary.age_h(now), package.study, package.hash)
    if allowed is not policy:
        raise NotAllowed(
            message("{why} Start a new session.", why=why)
            if allowed is ResumePolicy.REFUSE
            else why
        )
    return _read(read_journal(path), summary, package.study)


def is_taken_up(path: Path) -> bool:
    """True if a later session continues the one of a journal, or starts it over."""
    own_name = parsed(path.name)
    assert own_name is not None
    for name in DataFolder(path.parent).names():
        is_later = (name.study, name.participant) == (own_name.study, own_name.participant)
        # What continues a session has a higher number, so no other journal has to be opened.
        if is_later and name.number > own_name.number:
            # Its first line alone matters here, and not when the file was changed.
            ends = read_ends(path.with_name(name.file), 0.0)
            opened = ends.opened if ends is not None else {}
            if str(own_name) in (opened.get("continues"), opened.get("restarts")):
                return True
    return False


def _may_have_stopped(session: SessionSummary) -> bool:
    """Cut off, or running on another machine as far as one can tell from here."""
    if session.is_marked:  # what continued it would count
        return False
    if session.state is State.RUNNING:
        return not is_being_written(session.path)
    return session.state is State.CUT_OFF


def _allowed(
    session: SessionSummary, age_h: float, study: Study, study_hash: str
) -> tuple[ResumePolicy, str]:
    where = message(
        "It stopped {age_h} after {done} of {trials}.",
        age_h=_ago(age_h),
        done=session.done,
        trials=plural("%n trial", "%n trials", session.of),
    )
    if session.state is State.RUNNING:
        where += " " + message(
            "Make sure that it has ended at {kiosk}.",
            kiosk=session.kiosk or message("the other machine"),
        )
    resume = study.resume
    if kind_of(session.judge) is JudgeKind.MACHINES:  # nothing is forgotten in the meantime
        resume = Resume(ResumePolicy.RESUME, max_age_hours=inf)
    if study_hash and session.opened.get("study_hash") != study_hash:
        why = message("The study has changed since then, so the trials might not be the same.")
        return ResumePolicy.REFUSE, join(" ", (where, why))
    if resume.policy is ResumePolicy.REFUSE:
        return ResumePolicy.REFUSE, message(
            "{where} The study doesn't allow sessions to be resumed.", where=where
        )
    if age_h > resume.max_age_hours:
        why = message(
            "The study allows sessions to be resumed within {max_age_hours:g} hours.",
            max_age_hours=resume.max_age_hours,
        )
        return ResumePolicy.REFUSE, join(" ", (where, why))
    if resume.policy is ResumePolicy.RESTART:
        return ResumePolicy.RESTART, message(
            "{where} It can start over with the same trials.", where=where
        )
    return ResumePolicy.RESUME, message("{where} You can resume it there.", where=where)


def _ago(hours: float) -> str:
    if hours * 60 < 1:
        return message("less than a minute ago")
    if hours < 1:
        return message("{hours:.0f} min ago", hours=hours * 60)
    return (
        message("{hours:.0f} h ago", hours=hours)
        if hours < 48
        else message("{hours:.0f} days ago", hours=hours / 24)
    )


def _read(journal: JournalFile, summary: SessionSummary, study: Study) -> Resumption:
    last = journal.lines[-1]
    place = _place(journal)
    return Resumption(
        summary.name,
        schedule(journal.opened),
        str(journal.opened["participant_seed"]),
        place,
        float(last["t_ms"]),
        str(last.get("at", "")),
        journal.chain,
        _earlier_view(journal, place),
        str(journal.opened.get("language", "")),
        earlier_answers(journal) if has_conditions(study) else {},
    )


def _place(journal: JournalFile) -> int:
    """After the last step that has every answer."""
    # A run that got no answer leaves the session where that run began.
    return max(_done_steps(journal), default=int(journal.opened.get("place", 0)) - 1) + 1


def _done_steps(journal: JournalFile) -> Iterator[int]:
    for line in journal.lines:
        if _is_done(line):
            yield int(line.get("step", 0))


def _is_done(line: Mapping[str, Any]) -> bool:
    """True if a line is the last one of a step's answers."""
    return line["kind"] in ("response", "passed") and not line.get("more")


def _earlier_view(journal: JournalFile, place: int) -> EarlierView:
    """The times of a step in a journal, and in those that it continues."""
    opened = journal.opened
    entered_ms = float(opened.get("entered_ms", 0.0))
    # The first paint counts: the participant could think about the step from then on.
    onsets = [line["onset_ms"] for line in journal.lines if _shows(line, place)]
    if opened.get("place") == place and "shown_ms" in opened:
        onsets.insert(0, opened["shown_ms"])
    for line in journal.lines:
        if _is_done(line):
            # A step begins when the one before it is answered.
            entered_ms = float(line["t_ms"])
    if kind_of(str(opened.get("judge", ""))) is JudgeKind.MACHINES:
        onsets.clear()  # a machine is asked anew
    return EarlierView(entered_ms, float(onsets[0]) if onsets else None)


def _shows(line: Mapping[str, Any], place: int) -> bool:
    return line["kind"] == "shown" and line.get("step") == place and "onset_ms" in line


_LOOKED_AT = (Role.FORM.value, Role.ANSWER.value)  #: answers that later steps depend on
Said = dict[int, dict[str, str]]  #: answers by step and question


def has_conditions(study: Study) -> bool:
    """True if what is asked, or taken as an answer, depends on earlier answers."""
    collects = any(TASKS[block.task].collects for block in study.blocks)
    return collects or any(q.only_if for form in study.forms for q in form.questions)


def earlier_answers(journal: JournalFile) -> Said:
    """The answers to forms and prompts in a journal and in those that it continues.

    Where a step was asked again, the newest answers are the ones.

    Raises:
        BadJournal: A journal that it continues is not there or names itself.
    """
    answers_by_step: Said = {}
    for part in reversed(list(_parts(journal))):
        asked_from = int(part.opened.get("place", 0))
        answers_by_step = {
            # A later attempt asks again from its first step on, and its answers replace the
            # earlier ones.
            step: answers
            for step, answers in answers_by_step.items()
            if step < asked_from
        }
        for step, question, answer in _answers(part):
            answers_by_step.setdefault(step, {})[question] = answer
    return answers_by_step


def forget_personal(path: Path) -> None:
    """Remove what a session stored separately, with that of the sessions it continues.

    Who refuses consent leaves nothing: a name may have been signed, and the journal may
    have refused the step, before the session was cut off and taken up again.

    Raises:
        BadJournal: A journal that it continues cannot be read.
        OSError: A file cannot be read or removed.
    """
    for part in _parts(read_journal(path)):
        _apart(part).unlink(missing_ok=True)


def _apart(part: JournalFile) -> Path:
    return part.path.parent / PERSONAL / part.path.name


def _parts(newest: JournalFile) -> Iterator[JournalFile]:
    """The journal, and those before it, the newest first."""
    # Links in damaged files could form a circle.
    part, met = newest, {newest.path.name}
    yield part
    while before := part.opened.get("continues"):
        path = part.path.with_name(f"{before}.jsonl")
        if path.name in met:
            raise BadJournal(
                message(
                    "{name} is recorded as a continuation of itself. Start a new session.",
                    name=part.path.name,
                )
            )
        met.add(path.name)
        part = _read_shared(path, part)
        yield part


def _read_shared(path: Path, after: JournalFile) -> JournalFile:
    try:
        return read_journal(path)
    except OSError as problem:
        raise BadJournal(
            message(
                "{name} continues {name2}, which can't be read. {why} The next questions "
                "depend on its answers. Put the file back, or start a new session.",
                name=after.path.name,
                name2=path.name,
                why=explain_os_error(problem).happened,
            )
        ) from problem


def _answers(part: JournalFile) -> Iterator[tuple[int, str, str]]:
    """Step, question and answer of forms and prompts, the last answer last."""
    apart = _apart(part)
    for file in (part, *([read_journal(apart)] if apart.is_file() else [])):
        for line in file.lines:
            if line["kind"] == "response" and line.get("role") in _LOOKED_AT:
                yield (
                    int(line.get("step", 0)),
                    str(line.get("question", "")),
                    str(line.get("choice", "")),
                )
