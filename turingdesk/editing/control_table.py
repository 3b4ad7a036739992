"""Control questions in the tables of a study: what they can be about, and which ones are used.

Only approved questions go into the study, one for each picture, caption, or conversation, and
half of those of each kind are true, as near as their numbers allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from turingdesk.core.errors import BadControl, NotAllowed
from turingdesk.core.message import message
from turingdesk.core.stimulus import Stimulus
from turingdesk.core.study import Block
from turingdesk.core.task import COLLECT, TASKS, TrueFalse
from turingdesk.editing.control_questions import (
    PICTURES,
    ControlQuestion,
    Questions,
    State,
    Subject,
    read_questions,
)
from turingdesk.editing.draft import Draft
from turingdesk.editing.frozen_draft import due, explain
from turingdesk.editing.table_draft import TableDraft
from turingdesk.study.fingerprint import MEDIA
from turingdesk.study.package import Package


@dataclass(frozen=True, slots=True)
class Item:
    """Something that a question can be about, as the package first shows it."""

    subject: Subject
    block: Block
    stimulus: Stimulus
    asked: str = ""  #: the question that the table has now; of several rows the first one's
    is_true: bool = False  #: whether its answer is yes or true
    share: float = 0.0  #: how many of the rows' own questions are true, from 0 to 1


def items(package: Package) -> list[Item]:
    """The items that questions of a study or collection can be about, in its tables' order."""
    items_by_subject: dict[Subject, list[Item]] = {}
    for block in package.study.blocks:
        columns = true_false(block.task)
        if columns is None:
            continue
        about, truths = subjects(package, block), package.truths.get(block.table, {})
        for stimulus in package.stimuli[block.table]:
            if (subject := about.get(stimulus.id)) is not None:
                question_text = str(getattr(stimulus.content, columns.question, ""))
                is_true = getattr(truths.get(stimulus.id), columns.answer, "") in (
                    True,
                    columns.true,
                )
                items_by_subject.setdefault(subject, []).append(
                    Item(subject, block, stimulus, question_text, is_true)
                )
    return [replace(rows[0], share=_share(rows)) for rows in items_by_subject.values()]


def _share(rows: Sequence[Item]) -> float:
    answers = [row.is_true for row in rows if row.asked]
    return sum(answers) / max(1, len(answers))


def subjects(package: Package, block: Block) -> dict[str, Subject]:
    """The subject of a question about each row of a block, by the row's id.

    In a collection these are its pictures: there are no captions or conversations yet. Rows for
    practice and control trials are omitted.
    """
    columns = true_false(block.task)
    if columns is None:
        return {}
    names = {path: name.removeprefix(f"{MEDIA}/") for name, path in package.files.items()}
    subject_by_id = {}
    for stimulus in package.stimuli[block.table]:
        image = names.get(getattr(stimulus.content, "image", None) or Path(), "")
        subject = _subject(block.task, columns, block.table, image, stimulus.id)
        if subject.name and not (stimulus.practice or stimulus.control):
            subject_by_id[stimulus.id] = subject
    return subject_by_id


def true_false(task: str) -> TrueFalse | None:
    """The columns of a task's true-or-false control; of a collection, the judging task's."""
    judging = task.removeprefix(COLLECT)
    return TASKS[judging].true_false if judging in TASKS else None


def _subject(task: str, columns: TrueFalse, table: str, image: str, id: str) -> Subject:
    if columns.about in PICTURES:
        return Subject(columns.about, image)
    if task.startswith(COLLECT):
        return Subject("picture", image)
    return Subject(columns.about, f"{PurePosixPath(table).stem}/{id}")


def approved_questions(
    there: Iterable[Item], questions: Questions
) -> dict[Subject, ControlQuestion]:
    """The approved questions that are used: as many true as false ones of each kind, or one more.

    Questions that the tables have from elsewhere count as well. The latest approved ones of the
    more frequent answer wait until there are enough of the other.
    """
    approved = {
        item.subject: questions[item.subject]
        for item in there
        if item.subject in questions and questions[item.subject].state is State.APPROVED
    }
    question_by_subject: dict[Subject, ControlQuestion] = {}
    for tally in tallies(there, questions):
        mine = sorted(
            (question for question in approved.values() if question.subject.kind == tally.kind),
            key=lambda question: (question.at, question.subject),
        )
        surplus = {True: tally.true - tally.false - 1, False: tally.false - tally.true - 1}
        for is_true, more in surplus.items():
            same = [question for question in mine if question.is_true is is_true]
            question_by_subject |= {
                question.subject: question for question in same[: max(0, len(same) - max(0, more))]
            }
    return question_by_subject


@dataclass(frozen=True, slots=True)
class Tally:
    """The number of questions of a kind, in the tables or approved, and of those still needed."""

    kind: str
    items: int
    true: int
    false: int

    @property
    def needed(self) -> tuple[int, int]:
        """The number of true and of false ones still needed for every item to have one."""
        more = self.items % 2 if self.true > self.false else 0
        half = self.items // 2 + more
        return max(0, half - self.true), max(0, self.items - half - self.false)


def tallies(there: Iterable[Item], questions: Questions) -> list[Tally]:
    """One for each kind, in the order of the package."""
    sizes: Counter[str] = Counter()
    shares: dict[str, list[float]] = {}
    for item in there:
        kind, mine = item.subject.kind, questions.get(item.subject)
        sizes[kind] += 1
        kind_shares = shares.setdefault(kind, [])
        if mine is not None and mine.state is State.APPROVED:
            kind_shares.append(mine.is_true)
        elif item.asked and (mine is None or item.asked not in mine.texts):
            kind_shares.append(item.share)
    counts = {
        kind: (round(sum(kind_shares)), len(kind_shares)) for kind, kind_shares in shares.items()
    }
    return [Tally(kind, sizes[kind], true, n - true) for kind, (true, n) in counts.items()]


def write_into(package: Package, by: str = "", why: str = "") -> int:
    """Write the chosen questions into the tables of a study, and save them.

    A question that was written before and is no longer approved is removed; questions from
    elsewhere stay where there is no approved one.

    Args:
        package: The study; from a folder.
        by: Who changes a preregistered study.
        why: The reason for changing it.

    Returns:
        How many questions the study has from here.

    Raises:
        BadControl: It is a collection, a sealed study, or a .tdz file.
        CannotEdit: A table can't be edited, such as a workbook.
        NotAllowed: The study is preregistered, and there is no reason.
        ChangedOnDisk: Another program wrote a table meanwhile.
        WriteFailed: The disk refused.
    """
    refuse_fixed(package)
    if is_collection(package):
        raise BadControl(
            message("A collection has no control questions. `turingdesk build` adds them.")
        )
    questions = read_questions(package.folder)[0]
    chosen_questions = approved_questions(items(package), questions)
    draft = Draft.open(package.folder)
    with draft.together():
        for table in dict.fromkeys(block.table for block in package.study.blocks):
            _fill(draft.table(table), chosen_questions, questions)
    _save(draft, by, why)
    return len(chosen_questions)


def _save(draft: Draft, by: str, why: str) -> None:
    """Save the tables, with the reason where the study is preregistered."""
    changes = due(draft.snapshot()) if draft.is_changed else None
    if changes is not None and not why.strip():
        raise NotAllowed(
            message(
                "The study is preregistered. Give a reason for the change: "
                "turingdesk controls STUDY --write --why REASON"
            )
        )
    draft.save()
    if changes is not None:
        explain(changes, by, why)


def refuse_fixed(package: Package) -> None:
    """Do nothing where there can be questions beside a package.

    Raises:
        BadControl: It is a sealed study or a .tdz file.
    """
    if package.sealed is not None:
        raise BadControl(message("The study is sealed, so its tables can't change."))
    if package.source.suffix == ".tdz":
        raise BadControl(message("Open the folder of the study: a .tdz file can't change."))


def is_collection(package: Package) -> bool:
    """True if people answer, and judge nothing."""
    return all(TASKS[block.task].collects for block in package.study.blocks)


def _fill(table: TableDraft, chosen_questions: Questions, questions: Questions) -> None:
    columns = true_false(table.task)
    rows = [] if columns is None else list(_rows(table, columns))
    rows = [(row, subject) for row, subject in rows if subject in questions]
    if columns is None or not rows:
        return
    named = (columns.question, columns.answer)
    for name in named:
        if name not in table.columns:
            table.add_column(name)
    places = [table.columns.index(name) for name in named]
    for row, subject in rows:
        if (question := chosen_questions.get(subject)) is not None:
            cells = columns.cells(question.text, question.is_true)
        elif table.cell(row, places[0]) in questions[subject].texts:
            cells = dict.fromkeys(named, "")
        else:
            continue
        for place, cell in zip(places, cells.values(), strict=True):
            table.set_cell(row, place, cell)


def _rows(table: TableDraft, columns: TrueFalse) -> Iterator[tuple[int, Subject]]:
    """The rows of a table with what questions about them are about."""
    names = table.columns
    at = {name: names.index(name) for name in ("id", "image") if name in names}
    for row in range(len(table)):
        cell_by_column = {name: table.cell(row, place).strip() for name, place in at.items()}
        image = PurePosixPath(cell_by_column.get("image", "")).as_posix()
        yield row, _subject(table.task, columns, table.name, image, cell_by_column.get("id", ""))
