"""Paper 1's answers, of all six tasks, as a study package that checks and runs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from turingdesk.core.errors import BadSource
from turingdesk.core.message import join, message, plural
from turingdesk.core.task import TASKS
from turingdesk.exchange.importers._answers import (
    SUBMITTED,
    AnswerRows,
    ImportedAnswer,
    Pictures,
    answers,
    chat,
    dialogue,
    is_dialogue,
    task,
)
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
from turingdesk.exchange.importers._verdict_files import labels

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
    found, pictures = gathered(sources)
    files = _Files(found, options, tally)
    shown = Pictures(pictures, placeholders=options.placeholders)
    blocks = list(_blocks(files, shown, tally))
    if files.chats:
        blocks.append(block(files.chats, options, tally))
    blocks = [made for made in blocks if made.rows]
    _report_pictures(shown, tally, options)
    if not blocks:
        raise BadSource(_nothing(shown, tally))
    titles = ", ".join(TASKS[made.task].title.lower() for made in blocks)
    grey = bool(shown.missing) and options.placeholders
    StudyDraft(
        id=f"kreimanlab-{blocks[0].task if len(blocks) == 1 else 'answers'}",
        title=f"Paper 1: {titles}" + " (grey pictures)" * grey,
        provenance=imported_from(found, PROVENANCE),
        blocks=blocks,
        pictures=shown.used,
        remark="Made by: turingdesk import kreimanlab-answers",
    ).write(out, progress)
    rows = sum(len(made.rows) for made in blocks)
    return tally.report(out, {"blocks": len(blocks), "rows": rows, "pictures": len(shown.used)})


class _Files:
    """What the sources contain: answers by task, and conversations whose makers are known."""

    def __init__(self, found: Sequence[SourceFile], options: ImportOptions, tally: Tally) -> None:
        self.answers: dict[str, list[tuple[SourceFile, list[ImportedAnswer]]]] = defaultdict(list)
        self.chats: list[Chat] = []
        self._options = options
        self._tally = tally
        self._makers: dict[str, tuple[str, str]] = {}
        talks = [source for source in found if not self._took(source)]
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
        if told := labels(source):
            self._makers.update(told)
            return True
        if is_dialogue(source.json):
            return False
        self._take_answers(source)
        return True

    def _take_answers(self, source: SourceFile) -> None:
        found = answers(source)
        about = self._options.task or task(source, found)
        self._tally.read += len(found)
        if any(answer.agent == SUBMITTED for answer in found):
            self._tally.note(
                message(
                    "{name} does not name its machine; it is called {submitted!r}.",
                    name=source.path.name,
                    submitted=SUBMITTED,
                )
            )
        self.answers[about].append((source, found))

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
        made = [row for _, found in files.answers.get(about, ()) for row in rows.of(found)]
        if made:
            yield BlockDraft(about, made)


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
    shown = ", ".join(list(names)[:most])
    if len(names) <= most:
        return shown
    return message("{shown}, and {more:,} more", shown=shown, more=len(names) - most)


IMPORTER = Importer(
    title=message("Paper 1's answers"),
    about=message("Answers of people and machines in all six tasks, as a study package."),
    sources=message(
        ".json files of answers, .html or .json conversations with the file that says who "
        "spoke, and folders with the pictures"
    ),
    reader=read,
    takes=("task", "placeholders", "most_turns", "least_turns"),
)
