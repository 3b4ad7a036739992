"""Builds a study that judges the answers of a collection."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.agents._talk import TALKS
from turingdesk.core.conversation import from_lines
from turingdesk.core.errors import BadStudy, CannotBuild, WriteFailed
from turingdesk.core.message import join, message, plural
from turingdesk.core.setting import MOST_SEED, Option, Setting, Takes, setting, settings_of
from turingdesk.core.stimulus import Origin
from turingdesk.core.task import COLLECT, TASKS
from turingdesk.editing.control_questions import Subject, read_questions
from turingdesk.editing.control_table import approved_questions, items, subjects, true_false
from turingdesk.exchange.exporters._cells import unused
from turingdesk.exchange.importers._base import Progress, silent
from turingdesk.exchange.importers._study import BlockDraft, StudyDraft, lengths, toml_bytes
from turingdesk.journal.builds import BuiltStudy, note_build
from turingdesk.plugins.collecting.answers import Collected, CollectedAnswer, collected
from turingdesk.plugins.collecting.balance import BALANCED, Balance, balanced, kind_of
from turingdesk.study.agents_table import FILE, ID, PROMPT_FILE, agent_files
from turingdesk.study.findings import Findings, Place
from turingdesk.study.fingerprint import MEDIA
from turingdesk.study.folder import Folder
from turingdesk.study.grid_file import read_grid
from turingdesk.study.maker_columns import origin_columns
from turingdesk.study.pack import CLEANING
from turingdesk.study.package import open_package
from turingdesk.study.picture import read_picture
from turingdesk.study.task_columns import columns_of
from turingdesk.system.access import system_user

if TYPE_CHECKING:
    from turingdesk.study.package import Package

RESAMPLED = "resampled"  #: how many conversations of a machine with another were sampled again
#: The settings of machines that are included; others, such as a server's address, aren't.
SETTINGS = (
    *("title", "model", "agent", "version", "temperature", "top_p", "max_tokens", "seed"),
    *("frequency_penalty", "presence_penalty", "radius", "fixations"),
    *("vectors_sha256", "maps_sha256", "nltk"),
)
BY_RULES = "left_out_by_rules"  #: how many answers of a machine rules left out
Row = dict[str, Any]
Prompts = dict[str, tuple[str, bytes]]  #: by machine: a file's name and content


@dataclass(frozen=True, slots=True)
class BuildRequest:
    """The parts of a collection that a study takes."""

    title: str = setting("The study's title.", "", usual="the collection's")
    id: str = setting("The study's ID.", "", title="ID", usual="the collection's, -judged")
    each: int | None = setting(
        "The maximum number of answers by people, and of answers by machines, to each prompt.",
        None,
        title="Maximum number of answers per prompt",
        hint="All answers",
        lowest=1,
    )
    even: tuple[Balance, ...] = setting(
        "Balance only these.",
        tuple(Balance),
        title="Balance",
        key="balance",
        takes=Takes.SOME_OF,
        options=BALANCED,
        items="features",
        usual="all",
    )
    controls: str = setting(
        "A table of controls: rows with an origin become control trials, and others control "
        "questions about their prompts.",
        "",
        title="Controls (a table, optional)",
        hint="No controls",
        wide=True,
        takes=Takes.PATH,
    )
    demographics: tuple[str, ...] = setting(  # the options are the questions of the collection
        "Include people's answers to these form questions in agents.csv.",
        (),
        title="Add to each person's ID",
        takes=Takes.SOME_OF,
        items="questions",
        usual="none",
    )
    simulated: bool = setting(
        "Use simulated sessions instead of people's, to try out a study", False
    )
    seed: int = setting("The seed of the random draws.", 1, highest=MOST_SEED)
    preview: bool = False  #: the study is only previewed, so data folders don't remember it


def build_settings(package: Package) -> Iterator[Setting]:
    """The settings of a study that is built, with the options that there are for a collection.

    Yields:
        All but the origin of the answers, which is that of the collection that was counted.
    """
    talks = any(block.task == TALKS for block in package.study.blocks)
    questions = (question for form in package.study.forms for question in form.questions)
    for declared in settings_of(BuildRequest):
        if declared.name == "even" and not talks:
            options = (o for o in declared.options if o.value != Balance.PARTNERS)
            yield replace(declared, options=tuple(options))
        elif declared.name == "demographics":
            options = (Option(q.id, q.text) for q in questions if not q.personal)
            if offered := tuple(options):
                yield replace(declared, options=offered)
        elif declared.name != "simulated":
            yield declared


@dataclass(frozen=True, slots=True)
class BuildReport:
    """The result of building a study."""

    out: Path
    read: int  #: answers that were found
    answers: Sequence[CollectedAnswer]  #: those in the study
    left_out: Mapping[str, int]  #: answers that were not taken, by reason
    changes: int  #: words that cleaning changed
    controls: int  #: control trials that were added
    questions: tuple[int, int]  #: approved control questions that were added: true, false
    resampled: int = 0  #: conversations of two machines that were sampled again
    by_rules: Mapping[Origin, int] = field(default_factory=dict)  #: answers that rules left out

    @property
    def sentences(self) -> Iterator[str]:
        """The report in words."""
        n_answers = len(self.answers)
        yield message("Answers found: {read:,}, used: {taken:,}.", read=self.read, taken=n_answers)
        for reason, count in self.left_out.items():
            yield message("Not used: {count:,}, {reason}.", count=count, reason=reason)
        yield _by_rules(self.by_rules)
        yield from map(self._answers_sentence, Origin)
        kinds = Counter(kind_of(answer) for answer in self.answers if answer.partner is not None)
        if kinds:
            yield message(
                "Conversations of two people: {two_people:,}, of a person and a machine: "
                "{mixed:,}, of two machines: {two_machines:,}.",
                two_people=kinds["human human"],
                mixed=kinds["human machine"],
                two_machines=kinds["machine machine"],
            )
        if self.changes:
            yield message(
                "Words that cleaning changed: {n:,}. See {file}.", n=self.changes, file=CLEANING
            )
        if self.resampled:
            yield message(
                "Conversations of two machines that were sampled again: {n:,}.", n=self.resampled
            )
        if self.controls:
            yield message("Control trials added: {n:,}.", n=self.controls)
        if any(self.questions):
            true, false = self.questions
            yield message(
                "Approved control questions added: {true:,} true, {false:,} false.",
                true=true,
                false=false,
            )
        yield message("Written to {out}.", out=self.out)

    def _answers_sentence(self, origin: Origin) -> str:
        """Say how many answers of people or machines were taken, and how long they are."""
        mine = [answer for answer in _makers(self.answers) if answer.origin is origin]
        makers = len({answer.agent for answer in mine})
        answer_values = {
            "answers": plural("%n answer", "%n answers", len(mine)),
            "length": sum(answer.length for answer in mine) / max(1, len(mine)),
        }
        if origin is Origin.HUMAN:
            answer_values["agents"] = plural("%n person", "%n people", makers)
            return message(
                "Human: {answers} from {agents}, mean length {length:.1f}.", **answer_values
            )
        answer_values["agents"] = plural("%n agent", "%n agents", makers)
        return message(
            "Machine: {answers} from {agents}, mean length {length:.1f}.", **answer_values
        )


def build(
    collection: Path,
    folders: Sequence[Path],
    out: Path,
    request: BuildRequest = BuildRequest(),
    progress: Progress = silent,
    reading: Callable[[int, int], None] = silent,
) -> BuildReport:
    """Build a study from the answers to a collection.

    Nothing of a person goes into the study but their answers, an ID without meaning, and the
    demographics that are asked for. The data folders remember which study their answers are in.

    Args:
        collection: The package that collected them.
        folders: The data folders.
        out: The folder of the new study.
        request: What of it is taken, and how.
        progress: Told how many pictures of how many are written.
        reading: Told how many journals of how many are read.

    Raises:
        BadStudy: The collection can't be read.
        CannotBuild: The answers make no study.
        CannotExport: The folder isn't empty, or can't be written.
        WriteFailed: A data folder can't remember the study, which isn't written then.
    """
    package = _collection(collection)
    source = collected(package, folders, simulated=request.simulated, progress=reading)
    balanced_answers = balanced(source.answers, request.seed, request.each, request.even)
    left_out = source.left_out + balanced_answers.left_out
    if not (answers := balanced_answers.answers):
        raise CannotBuild(_nothing(source.read, left_out))
    rows = _Rows(package, answers)
    controls = _Controls(Path(request.controls), package).add_to(rows) if request.controls else 0
    _draft(package, request, source, rows).write(out, progress)
    if not request.preview:
        _note_builds(out, rows)
    counts = len(rows.cleaning), controls, rows.asked, source.resampled.total(), source.by_rules
    return BuildReport(out, source.read, answers, left_out, *counts)


def _tables(
    package: Package,
    request: BuildRequest,
    collected_answers: Collected,
    rows: _Rows,
    prompts: Prompts,
) -> dict[str, list[Row]]:
    """The tables about the answers, by file name."""
    dropped = (row for answer in collected_answers.dropped for row in _changes(answer, ""))
    agents = list(_machines(package, collected_answers, rows.answers))
    files = ((row, prompts[row[ID]][0]) for row in agents if row[ID] in prompts)
    for row, file in files:
        row[PROMPT_FILE] = file
    agents += _demographics(package, collected_answers, rows.answers, request.demographics)
    return {CLEANING: [*rows.cleaning, *dropped], FILE: agents}


def _collection(path: Path) -> Package:
    package = open_package(path)
    if not any(TASKS[block.task].collects for block in package.study.blocks):
        raise CannotBuild(message("{path} doesn't collect answers.", path=path))
    return package


def _draft(
    package: Package, request: BuildRequest, collected_answers: Collected, rows: _Rows
) -> StudyDraft:
    prompts = _prompts(package, collected_answers.settings, rows.answers)
    tables = _tables(package, request, collected_answers, rows, prompts)
    study = package.study
    file_names = [name for name in agent_files(package.agents) if name != FILE]
    who = "simulated people" if request.simulated else "people"
    return StudyDraft(
        id=request.id or f"{study.id}-judged",
        title=request.title or study.title,
        provenance=f"Answers by {who} and machines, collected with {_name(package)}. "
        f"{_by_rules(collected_answers.by_rules)}",
        blocks=rows.blocks,
        pictures=rows.pictures,
        remark=f"Made by: turingdesk build, {rows.mark}",
        tables={name: lines for name, lines in tables.items() if lines},
        files={**{name: package.files[name] for name in file_names}, **dict(prompts.values())},
        languages=study.languages[:1],
        demonstration=study.demonstration or request.simulated,
    )


def _by_rules(left_out: Mapping[Origin, int]) -> str:
    """Say how many answers of either class rules selected."""
    return message(
        "Excluded by rules: answers by people: {people:,}, by machines: {machines:,}.",
        people=left_out.get(Origin.HUMAN, 0),
        machines=left_out.get(Origin.MACHINE, 0),
    )


def _name(package: Package) -> str:
    return f"{package.study.id}, version {package.study.version}"


def _nothing(n_read: int, left_out: Counter[str]) -> str:
    if not n_read:
        return message(
            "The data folders contain no answers for this collection. Check the folders, "
            "and check that this is the collection that was run."
        )
    reasons = [
        message("{count:,}, {reason}", count=count, reason=reason)
        for reason, count in left_out.items()
    ]
    return message(
        "No answer can be used. Of {read:,} found: {reasons}.",
        read=n_read,
        reasons=join("; ", reasons),
    )


class _Rows:
    """The tables of the study, one for each task, with the pictures that they name."""

    def __init__(self, package: Package, answers: Sequence[CollectedAnswer]) -> None:
        self.answers = answers
        self.pictures: dict[str, Path] = {}
        self.cleaning: list[Row] = []
        self._names = {
            path: name.removeprefix(f"{MEDIA}/")
            for name, path in package.files.items()
            if name.startswith(f"{MEDIA}/")
        }
        self._package = package
        self._numbers: Counter[str] = Counter()
        self._drafts: dict[str, BlockDraft] = {}
        self._subjects = {block.id: subjects(package, block) for block in package.study.blocks}
        answered = {self._subject(answer) for answer in answers}
        there = [item for item in items(package) if item.subject in answered]
        #: The approved control questions, by what they are about.
        self.questions = approved_questions(there, read_questions(package.folder)[0])
        for answer in answers:
            self._add(answer)
        if "conversations" in self._drafts:
            draft = self._drafts["conversations"]
            draft.show = _show_settings(draft.rows)

    @property
    def blocks(self) -> list[BlockDraft]:
        """The blocks, in the order of the collection's."""
        order = [block.task.removeprefix(COLLECT) for block in self._package.study.blocks]
        return sorted(self._drafts.values(), key=lambda draft: order.index(draft.task))

    @property
    def asked(self) -> tuple[int, int]:
        """The number of approved control questions, true and false ones."""
        true = sum(question.is_true for question in self.questions.values())
        return true, len(self.questions) - true

    @property
    def mark(self) -> str:
        """A mark that distinguishes the answers of this study from those of any other."""
        rows = json.dumps([draft.rows for draft in self.blocks], default=str)
        return sha256(rows.encode()).hexdigest()[:16]

    def picture(self, path: Path) -> str:
        """The name of a picture in the new study."""
        name = self._names.get(path, path.name).replace("/", "-")
        self.pictures[name] = path
        return name

    def _add(self, answer: CollectedAnswer) -> None:
        task = answer.block.task.removeprefix(COLLECT)
        # Its default speaks of answering, and judges read it.
        has_own_title = answer.block.title != TASKS[answer.block.task].title
        title = answer.block.title if has_own_title else ""
        draft = self._drafts.setdefault(task, BlockDraft(task, [], title=title))
        self._numbers[answer.prompt.id] += 1
        prompt = answer.prompt
        row = {
            "id": f"{prompt.id}-{self._numbers[prompt.id]}",
            "prompt": prompt.prompt,
            **_origins(task, answer),
            **self._content(task, prompt.content),
            **TASKS[answer.block.task].judged(answer.used),
            "domain": prompt.domain,
            "provenance": _name(self._package),
        }
        columns, question = true_false(task), self.questions.get(self._subject(answer))
        if columns is not None and question is not None:
            row |= columns.cells(question.text, question.is_true)
        draft.rows.append(row)
        self.cleaning += _changes(answer, row["id"])

    def _subject(self, answer: CollectedAnswer) -> Subject:
        """Return what a control question on the prompt of an answer is about."""
        return self._subjects[answer.block.id].get(answer.prompt.id, Subject("", ""))

    def _content(self, task: str, content: Any) -> Row:
        """Return the cells of what was shown, in the columns that the judging task has."""
        columns = columns_of(task)
        values = {field.name: getattr(content, field.name) for field in fields(content)}
        if {"width", "height"} <= columns.keys():  # of the frame of places in the picture
            picture = read_picture(content.image)
            values |= {"width": picture.width, "height": picture.height}
        return {name: self._cell(value) for name, value in values.items() if name in columns}

    def _cell(self, value: Any) -> Any:
        if isinstance(value, Path):
            return self.picture(value)
        return "; ".join(value) if isinstance(value, tuple) else value


def _show_settings(conversations: Sequence[Row]) -> Row:
    """Return the settings `lengths` and `topics` that suit some conversations."""
    turns = [len(from_lines(row["turns"])) for row in conversations]
    topics = sorted({row["topic"] for row in conversations})
    return {"lengths": lengths(turns), **({"topics": topics} if len(topics) > 1 else {})}


def _makers(answers: Iterable[CollectedAnswer]) -> Iterator[CollectedAnswer]:
    """Yield what each maker contributed; a conversation has two."""
    return (maker for answer in answers for maker in answer.makers)


def _origins(task: str, answer: CollectedAnswer) -> Row:
    """Return the makers of an answer, in the columns that the task has for them."""
    columns = origin_columns(TASKS[task].subjects).values()
    row: Row = {}
    for (origin, agent), maker in zip(columns, answer.makers, strict=True):
        row |= {origin: maker.origin.value, agent: maker.agent}
    return row


def _changes(answer: CollectedAnswer, id: str) -> Iterator[Row]:
    """Yield a row for each word of an answer that cleaning changed."""
    for question, word in answer.cleaned.items():
        if word.text != word.given:
            yield {
                "id": id,
                "prompt": answer.prompt.prompt,
                "agent": answer.agent,
                "question": question,
                "given": word.given,
                "used": word.text,
                "rules": "; ".join(change.rule for change in word.changes),
            }


def _machines(
    package: Package, collected_answers: Collected, answers: Iterable[CollectedAnswer]
) -> Iterator[Row]:
    """Yield a row for each machine, from the collection's agents.csv or else its sessions."""
    for name in _machine_names(answers):
        settings = collected_answers.settings.get(name, {})
        stated_settings = {
            key: settings[key] for key in SETTINGS if settings.get(key) not in (None, "")
        }
        again = sum(n for both, n in collected_answers.resampled.items() if name in both)
        dropped = [maker.agent for answer in collected_answers.dropped for maker in answer.makers]
        left_out = dropped.count(name) + collected_answers.refused[name]
        counts_by_column = {key: n for key, n in ((RESAMPLED, again), (BY_RULES, left_out)) if n}
        yield {ID: name, **(package.agents.get(name) or stated_settings), **counts_by_column}


def _machine_names(answers: Iterable[CollectedAnswer]) -> list[str]:
    return sorted({maker.agent for maker in _makers(answers) if maker.origin is Origin.MACHINE})


def _prompts(
    package: Package, settings: Mapping[str, Mapping[str, Any]], answers: Iterable[CollectedAnswer]
) -> Prompts:
    """Make files of prompts for the machines that have none in the collection."""
    prompts_by_agent: Prompts = {}
    used_names: set[str] = set()
    for name in _machine_names(answers):
        words = settings.get(name, {}).get("prompts_used")
        if words and not package.agents.get(name, {}).get(PROMPT_FILE):
            plain = unused(re.sub(r"[^\w.-]+", "-", name, flags=re.ASCII), used_names, "-")
            prompts_by_agent[name] = f"prompts/{plain}.toml", toml_bytes(words)
    return prompts_by_agent


def _demographics(
    package: Package,
    collected_answers: Collected,
    answers: Iterable[CollectedAnswer],
    question_ids: Sequence[str],
) -> list[Row]:
    """Make a row for each person, with their answers to some questions of forms."""
    question_by_id = {
        question.id: question for form in package.study.forms for question in form.questions
    }
    for name in question_ids:
        if name not in question_by_id or question_by_id[name].personal:
            there = ", ".join(
                question.id for question in question_by_id.values() if not question.personal
            )
            raise CannotBuild(
                message(
                    "No form of the collection has a question {name!r} that isn't personal. There "
                    "are: {there}.",
                    name=name,
                    there=there or message("none"),
                )
            )
    if not question_ids:
        return []
    people = {
        maker.agent: collected_answers.forms.get(maker.person, {})
        for maker in _makers(answers)
        if maker.person
    }
    return [
        {"id": agent, **{name: answer_by_question.get(name, "") for name in question_ids}}
        for agent, answer_by_question in sorted(people.items())
    ]


class _Controls:
    """A table of controls: rows with an origin are control trials, others control questions.

    A control question is added to all answers to its prompt, which stands in the column of the
    task's prompt, such as image, or in the column `prompt`.
    """

    def __init__(self, file: Path, package: Package) -> None:
        self._file = file
        self._folders = (file.parent / MEDIA, file.parent, package.folder / package.study.media)
        findings = Findings()
        tasks = (block.task.removeprefix(COLLECT) for block in package.study.blocks)
        column_names = {name for task in tasks if task in TASKS for name in columns_of(task)}
        grid = read_grid(
            Folder(file.parent, findings), file.name, Place(file.name), findings, column_names
        )
        if grid is None or findings.errors:
            raise BadStudy(*findings.problems)
        self._columns = set(grid.columns)
        self._rows = [{**row.cells} for row in grid.rows]

    def add_to(self, rows: _Rows) -> int:
        """Add the controls to the block that has their columns; returns how many trials."""
        draft = next((b for b in rows.blocks if self._columns <= columns_of(b.task).keys()), None)
        if draft is None:
            raise CannotBuild(
                message(
                    "{file} has columns that no task of the study has: {columns}.",
                    file=self._file,
                    columns=", ".join(sorted(self._columns)),
                )
            )
        prompt = TASKS[draft.task].prompt_column
        questions = {self._prompt(row, prompt): row for row in self._rows if not row.get("origin")}
        for row in draft.rows:
            question_row = (
                questions.get(str(row[prompt])) or questions.get(str(row["prompt"])) or {}
            )
            row |= {
                name: question_row[name]
                for name in question_row
                if name not in ("id", "prompt", prompt)
            }
        trials = [row for row in self._rows if row.get("origin")]
        for number, row in enumerate(trials, 1):
            if (picture := row.get("image")) is not None:
                row["image"] = rows.picture(self._picture(str(picture)))
            draft.rows.append(
                {**row, "id": row.get("id") or f"control-{number}", "control": "yes"}
            )
        return len(trials)

    def _prompt(self, row: Row, column: str) -> str:
        return str(row.get(column) or row.get("prompt") or "")

    def _picture(self, name: str) -> Path:
        for folder in self._folders:
            if (folder / name).is_file():
                return folder / name
        raise CannotBuild(
            message(
                "{file} refers to the picture {name!r}, which doesn't exist.",
                file=self._file,
                name=name,
            )
        )


def _note_builds(out: Path, rows: _Rows) -> None:
    """Note in each data folder whose answers the study has, or delete the study again."""
    package = open_package(out)
    study = BuiltStudy(package.study.id, out.resolve(), package.hash, rows.mark)
    people = {maker.person: maker.agent for maker in _makers(rows.answers) if maker.person}
    try:
        for folder in dict.fromkeys(folder for folder, _ in people):
            mine = {code: agent for (of, code), agent in people.items() if of == folder}
            note_build(folder, system_user(), study, mine)
    except WriteFailed:
        shutil.rmtree(out)
        raise
