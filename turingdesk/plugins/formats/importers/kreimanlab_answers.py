"""Paper 1's answers, of all six tasks, as a study package that checks and runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
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
from turingdesk.exchange.importers._study import BlockDraft, Chat, StudyDraft, block, imported_from
from turingdesk.plugins.formats.importers._answers import (
    SUBMITTED,
    AnswerRows,
    ImportedAnswer,
    answers,
    chat,
    dialogue,
    is_dialogue,
    task,
)
from turingdesk.plugins.formats.importers._pictures import Pictures
from turingdesk.plugins.formats.importers._verdict_files import labels

PROVENANCE = "Paper 1's benchmark (kreimanlab/TuringTest, MIT license)"


def read(
    sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read answers and write a study package.

    Raises:
        BadSource: A file is damaged or contains no answers, or no picture is there.
        CannotExport: The folder is not empty or cannot be written.
    """
    if options.task:
        TASKS[options.task]
    tally = Tally(message("answers"))
    source_files, pictures = gathered(sources)
    files = _Files(source_files, options, tally)
    media = Pictures(pictures, placeholders=options.placeholders)
    blocks = list(_blocks(files, media, tally))
    if files.chats:
        blocks.append(block(files.chats, options, tally))
    blocks = [draft_block for draft_block in blocks if draft_block.rows]
    _report_pictures(media, tally, options)
    if not blocks:
        raise BadSource(_nothing(media, tally))
    titles = ", ".join(TASKS[draft_block.task].title.lower() for draft_block in blocks)
    grey = bool(media.missing) and options.placeholders
    StudyDraft(
        id=f"kreimanlab-{blocks[0].task if len(blocks) == 1 else 'answers'}",
        title=f"Paper 1: {titles}" + " (grey pictures)" * grey,
        provenance=imported_from(source_files, PROVENANCE),
        blocks=blocks,
        pictures=media.used,
        remark="Made by: turingdesk import kreimanlab-answers",
    ).write(out, progress)
    rows = sum(len(draft_block.rows) for draft_block in blocks)
    counts = {message("blocks"): len(blocks), message("rows"): rows}
    return tally.report(out, {**counts, message("pictures"): len(media.used)})


class _Files:
    """The contents of all sources: answers by task, and conversations whose makers are known."""

    def __init__(
        self, source_files: Sequence[SourceFile], options: ImportOptions, tally: Tally
    ) -> None:
        self.answers: dict[str, list[tuple[SourceFile, list[ImportedAnswer]]]] = defaultdict(list)
        self.chats: list[Chat] = []
        self._options = options
        self._tally = tally
        self._makers: dict[str, tuple[str, str]] = {}
        talks = [source for source in source_files if not self._took(source)]
        self._read_talks(talks)

    def _took(self, source: SourceFile) -> bool:
        """Read a file, unless it is a conversation, which waits for the makers.

        A file that was only found in a folder may hold something else.
        """
        try:
            return self._take(source)
        except BadSource as problem:
            if source.asked_for:
                raise
            self._tally.note(message("Not read: {problem}", problem=problem))
            return True

    def _take(self, source: SourceFile) -> bool:
        suffix = source.path.suffix.lower()
        if suffix in {".html", ".htm"}:
            return False
        if suffix != ".json":
            if source.asked_for:
                source.wrong(message("Answers are in .json files."), message("Use one of those."))
            return True
        if makers_by_id := labels(source):
            self._makers.update(makers_by_id)
            return True
        if is_dialogue(source.json):
            return False
        self._take_answers(source)
        return True

    def _take_answers(self, source: SourceFile) -> None:
        file_answers = answers(source)
        about = self._options.task or task(source, file_answers)
        self._tally.read += len(file_answers)
        if any(answer.agent == SUBMITTED for answer in file_answers):
            self._tally.note(
                message(
                    "{name} does not name its machine; it is called {submitted!r}.",
                    name=source.path.name,
                    submitted=SUBMITTED,
                )
            )
        self.answers[about].append((source, file_answers))

    def _read_talks(self, talks: Sequence[SourceFile]) -> None:
        """Conversations are stored cut to several lengths; the longest contains the others."""
        longest: dict[str, list[tuple[str, str]]] = {}
        for source in talks:
            self._tally.read += 1
            name, turns = dialogue(source)
            if name in longest:
                self._tally.leave_out(message("a shortened version of another conversation"))
            if len(turns) > len(longest.get(name, ())):
                longest[name] = turns
        for name, turns in longest.items():
            if name in self._makers:
                provenance = f"{PROVENANCE}, conversation {name}"
                self.chats.append(chat(name, turns, self._makers[name], provenance))
            else:
                self._tally.leave_out(
                    message(
                        "no file says who spoke (add the file with the makers of the "
                        "conversations)"
                    )
                )


def _blocks(files: _Files, pictures: Pictures, tally: Tally) -> Iterator[BlockDraft]:
    for about in TASKS:
        rows = AnswerRows(about, PROVENANCE, pictures, tally)
        task_rows = [
            row
            for _, file_answers in files.answers.get(about, ())
            for row in rows.of(file_answers)
        ]
        if task_rows:
            yield BlockDraft(about, task_rows)


def _report_pictures(pictures: Pictures, tally: Tally, options: ImportOptions) -> None:
    if not pictures.missing:
        return
    n, names = len(pictures.missing), _first(pictures.missing)
    if options.placeholders:
        tally.note(
            plural(
                "%n picture replaced by a gray one: {names}.",
                "%n pictures replaced by gray pictures: {names}.",
                n=n,
                names=names,
            )
        )
    else:
        tally.note(
            plural(
                "%n picture not among the sources: {names}.",
                "%n pictures not among the sources: {names}.",
                n=n,
                names=names,
            )
        )


def _nothing(pictures: Pictures, tally: Tally) -> str:
    if pictures.missing:
        lost = tally.left_out["their pictures are missing"]
        return message(
            "{pictures} of {answers} not among the sources: {names}. Add the folder with "
            "the pictures as another source, or use gray pictures instead (--placeholders).",
            pictures=plural("%n picture", "%n pictures", n=len(pictures.missing)),
            answers=plural("%n answer", "%n answers", n=lost),
            names=_first(pictures.missing),
        )
    return join(" ", (message("None of the answers can be shown."), tally.listed))


def _first(names: Mapping[str, None], most: int = 5) -> str:
    listed_names = ", ".join(list(names)[:most])
    if len(names) <= most:
        return listed_names
    return message("{shown}, and {more:,} more", shown=listed_names, more=len(names) - most)


IMPORTER = Importer(
    title=message("Paper 1's answers"),
    about=message("Answers of people and machines in all six tasks, as a study package."),
    sources=message(
        ".json files of answers, .html or .json conversations with the file that says who "
        "spoke, and folders with the pictures"
    ),
    reader=read,
    takes=("task", "placeholders", "most_turns", "least_turns"),
    example="word.json -o studies/words",
)
