"""A study package made of imported answers: written beside its place, checked, then put there."""

from __future__ import annotations

import csv
import json
import shutil
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any

from turingdesk.core.errors import BadSource, CannotExport, Problem, Severity
from turingdesk.core.message import message
from turingdesk.editing.new_folder import write_texts
from turingdesk.exchange.importers._base import (
    ImportOptions,
    Progress,
    SourceFile,
    Tally,
    silent,
    staged,
)
from turingdesk.study.unsaved import NOTHING, Unsaved
from turingdesk.system.os_errors import os_error_message

#: As many trials as a participant gets of a block at most; the next where that cannot be met.
TRIALS = (20, 12, 8, 6, 4, 2, 1)
Row = Mapping[str, Any]
#: What `check` looks at in a picture: the size in the head of a JPEG file, here 1 x 1 px.
_HEAD = bytes.fromhex("ffd8 ffc0 000b 08 0001 0001 01 011100 ffd9")


@dataclass(slots=True)
class Counts:
    """Counts of answers and prompts, on which the plan of a block depends."""

    rows: int = 0
    controls: int = 0
    answers: Counter[str] = field(default_factory=Counter)  #: by composition
    prompts: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))


@dataclass(slots=True)
class BlockDraft:
    """One task of the study and its table."""

    task: str
    rows: list[dict[str, Any]]
    show: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    id: str = ""  #: by default the task's name
    table: str = ""  #: file name; by default the task's name with the suffix that suits it
    compositions: Mapping[str, str] | None = None  #: by row id, where rows name no makers
    stream: Iterable[dict[str, Any]] = ()  #: more rows, each made when it is written
    columns: Sequence[str] = ()  #: of those in the stream, unless the table is .jsonl
    counts: Counts = field(default_factory=Counts, init=False)  #: of the rows written

    @property
    def file(self) -> str:
        """The table's file name: lists do not fit into CSV cells."""
        return self.table or f"{self.task}.{'jsonl' if self._has_lists else 'csv'}"

    @property
    def _has_lists(self) -> bool:
        return any(isinstance(value, list) for row in self.rows for value in row.values())

    def written_rows(self) -> Iterator[dict[str, Any]]:
        """Yield the rows, and count them on the way."""
        self.counts = Counts()
        for row in chain(self.rows, self.stream):
            self.counts.rows += 1
            if row.get("control") == "yes":
                self.counts.controls += 1
            else:
                letters = self.composition(row)
                self.counts.answers[letters] += 1
                self.counts.prompts[letters].add(str(row.get("prompt") or row["id"]))
            yield row

    def composition(self, row: Row) -> str:
        """The makers' origins as letters."""
        if self.compositions is not None:
            return self.compositions[row["id"]]
        origins = [str(row[key]) for key in ("origin", "origin_a", "origin_b") if key in row]
        return "".join(origin[0].upper() for origin in origins)


def imported_from(files: Iterable[SourceFile], what: str = "") -> str:
    """The provenance of a study that an importer made.

    Args:
        files: Those that were read.
        what: What is known of the data; empty if nothing is.
    """
    names = ", ".join(dict.fromkeys(file.path.name for file in files))
    return f"{what}, imported from {names}." if what else f"Imported from {names}."


@contextmanager
def package_beside(out: Path) -> Iterator[Path]:
    """A folder of the same name to write a package in, which is put in its place at the end.

    If anything is raised on the way, nothing is left of it.

    Raises:
        CannotExport: There is something in the folder already, or it cannot be written.
    """
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise CannotExport(
            message("{out} is not empty. Choose a folder that doesn't exist yet.", out=out)
        )
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        with staged(out.parent) as folder:
            draft = folder / out.name
            yield draft
            draft.replace(out)
    except OSError as problem:
        raise CannotExport(
            message("{out} can't be written. {why}", out=out, why=os_error_message(problem))
        ) from problem


@dataclass(slots=True)
class StudyDraft:
    """A package before it is written."""

    id: str
    title: str
    provenance: str
    blocks: list[BlockDraft]
    pictures: Mapping[str, Path | bytes] = field(default_factory=dict)  #: by name in media/
    remark: str = ""  #: a comment at the head of study.toml
    absent: Iterable[str] = ()  #: pictures that tables name, and that are to be added later
    tables: Mapping[str, list[dict[str, Any]]] = field(default_factory=dict)
    #: by file name: rows that no block shows by themselves, such as those of pairs
    files: Mapping[str, Path | bytes] = field(default_factory=dict)  #: others, by name
    languages: Sequence[str] = ("en",)
    demonstration: bool = False

    def write(self, out: Path, progress: Progress = silent) -> None:
        """Write the package as a folder, which is there only when it can be run.

        Raises:
            CannotExport: There is something in the folder already, or it cannot be written.
            BadSource: What was imported makes no study that can run.
        """
        with package_beside(out) as draft:
            self._write(draft, progress)
            any_picture = draft.parent / "any picture"
            any_picture.write_bytes(_HEAD)
            self._settle(draft, Unsaved(dict.fromkeys(self.absent, any_picture)))

    def _write(self, folder: Path, progress: Progress) -> None:
        (folder / "media").mkdir(parents=True)
        write_texts(folder, self.languages[0])
        for block in self.blocks:
            _write_table(folder / block.file, block.written_rows(), block.columns)
        for name, rows in self.tables.items():
            _write_table(folder / name, rows)
        for name, file in self.files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            _put(folder / name, file)
        for number, (name, picture) in enumerate(self.pictures.items(), 1):
            progress(number, len(self.pictures))
            _put(folder / "media" / name, picture)

    def _settle(self, folder: Path, absent: Unsaved) -> None:
        """Ask for as many trials as the answers allow, whatever is drawn.

        Args:
            folder: The draft.
            absent: Pictures that stand for those that are to be added later.

        Raises:
            BadSource: Something imported breaks a rule of study packages.
        """
        for most in TRIALS:
            text = "\n".join(self._toml(most)) + "\n"
            (folder / "study.toml").write_text(text, encoding="utf-8")
            wrong = _unmet(folder, absent)
            if not wrong:
                return
        raise BadSource(
            message(
                "The imported data don't make a study that can run.\n{problems}",
                problems=_listed(wrong),
            )
        )

    def _toml(self, most: int) -> Iterator[str]:
        if self.remark:
            yield f"# {self.remark}"
        yield from _pairs(
            {
                "id": self.id,
                "title": self.title,
                "version": "1.0",
                "languages": self.languages,
                **({"demonstration": True} if self.demonstration else {}),
                "provenance": self.provenance,
                "seed": 1,
            }
        )
        for block in self.blocks:
            yield from _block(block, most)


def _put(path: Path, content: Path | bytes) -> None:
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        shutil.copyfile(content, path)


def _block(block: BlockDraft, most: int) -> Iterator[str]:
    mix, repeats = shares(block.counts, most)
    controls = block.counts.controls
    trials = sum(mix.values()) + controls
    yield from ("", "[[block]]")
    values: dict[str, Any] = {"task": block.task, "table": block.file, "trials": trials}
    if block.id:
        values = {"id": block.id, **values}
    if block.title:
        values["title"] = block.title
    if repeats:
        yield "# There are few prompts, so a participant meets one more than once."
        values["repeat_prompts"] = True
    yield from _pairs({**values, "mix": mix})
    if controls:
        step = max(1, trials // controls)
        places = [1 + step * number for number in range(controls)]
        yield from ("[block.controls]", *_pairs({"trials": places}))
    if block.show:
        yield from ("[block.show]", *_pairs(block.show))


def shares(counts: Counts, most: int) -> tuple[dict[str, int], bool]:
    """Determine how many trials of each composition a participant gets, and if prompts recur.

    Each composition gets the same number, as many as there are prompts for; where
    that is less than half of what the answers allow, prompts may recur.

    Args:
        counts: Of the rows there are.
        most: How many trials there may be at most.
    """
    answers, prompts = counts.answers, counts.prompts
    kinds = sorted(answers)
    if not kinds:
        return {}, False
    at_most = max(1, most // len(kinds))
    fewest = min(map(len, prompts.values()))
    # Compositions can share prompts, each of which a participant meets once.
    apart = min(at_most, fewest, len(set().union(*prompts.values())) // len(kinds))
    again = min(at_most, *answers.values()) if len(kinds) > 1 else min(at_most, answers[kinds[0]])
    repeats = apart * 2 < again
    each = again if repeats else max(1, apart)
    return dict.fromkeys(kinds, each), repeats


def toml_bytes(tables: Mapping[str, Mapping[str, Any]]) -> bytes:
    r"""Tables of values as a TOML file.

    >>> toml_bytes({"collect-words": {"prompt": "One word:"}})
    b'[collect-words]\nprompt = "One word:"\n'
    """
    lines = (line for name, values in tables.items() for line in (f"[{name}]", *_pairs(values)))
    return "".join(f"{line}\n" for line in lines).encode()


def _pairs(values: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {_value(value)}" for key, value in values.items()]


def _value(value: Any) -> str:
    """Write a value as TOML.

    >>> _value({"H": 5}), _value([3, 6]), _value(True)
    ('{ H = 5 }', '[3, 6]', 'true')
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    # JSON's strings are TOML's, but for one control character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _write_table(path: Path, rows: Iterable[Row], columns: Sequence[str] = ()) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        if path.suffix == ".jsonl":
            file.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
            return
        if not columns:
            # All rows first, since later ones can have further columns.
            rows = list(rows)
            columns = list(dict.fromkeys(key for row in rows for key in row))
        writer = csv.DictWriter(file, columns, lineterminator="\r\n")
        writer.writeheader()
        writer.writerows(rows)


def _unmet(folder: Path, absent: Unsaved) -> list[Problem]:
    """Return the errors of a package's plan, such as too few answers.

    Raises:
        BadSource: The content breaks a rule of study packages; fewer trials would not help.
    """
    from turingdesk.core.plan import plan
    from turingdesk.study.package import read_package

    reading = read_package(folder, hashes=False, unsaved=(NOTHING, absent))
    if reading.package is None:
        raise BadSource(
            message(
                "The imported data don't make a study that can run.\n{problems}",
                problems=_listed(reading.errors),
            )
        )
    planned = plan(reading.package.study, reading.package.stimuli).problems
    return [problem for problem in planned if problem.severity is Severity.ERROR]


def _listed(problems: Iterable[Problem]) -> str:
    lines = [str(problem) for problem in problems]
    more = [f"... and {len(lines) - 10:,} more"] if len(lines) > 10 else []
    return "\n".join(lines[:10] + more)


STEP = 3  #: paper 1 cuts conversations to 3, 6, 9 ... turns


@dataclass(frozen=True, slots=True)
class Chat:
    """One conversation between A and B."""

    id: str
    makers: tuple[tuple[str, str], tuple[str, str]]  #: origin and agent of A, then of B
    turns: tuple[tuple[str, str], ...]  #: A or B, and what was said
    provenance: str
    prompt: str = ""
    control: bool = False


def block(
    chats: Iterable[Chat], options: ImportOptions, tally: Tally, title: str = ""
) -> BlockDraft:
    """A block of conversations; those that cannot be shown are counted, with why."""
    rows = []
    for chat in chats:
        if isinstance(chat_row_or_reason := chat_row(chat, options), str):
            tally.leave_out(chat_row_or_reason)
        else:
            rows.append(chat_row_or_reason)
    turn_counts = [len(row["turns"]) for row in rows if row.get("control") != "yes"]
    show = {"lengths": lengths(turn_counts)} if turn_counts else {}
    return BlockDraft("conversations", rows, show, title)


def whole_chats(chats: Sequence[Chat]) -> list[dict[str, Any]]:
    """The rows of conversations that are shown in full, as those of pairs are."""
    options = ImportOptions(most_turns=max(len(chat.turns) for chat in chats), least_turns=0)
    return block(chats, options, Tally(message("conversations"))).rows


def lengths(turns: Sequence[int]) -> list[int]:
    """The numbers of first turns that every conversation has.

    >>> lengths([9, 14]), lengths([2])
    ([3, 6, 9], [])
    """
    return list(range(STEP, min(turns) + 1, STEP))


def chat_row(chat: Chat, options: ImportOptions) -> dict[str, Any] | str:
    """The row of a conversation; or, where it can't be shown, why."""
    if any(not text.strip() for _, text in chat.turns):
        return message("a turn is empty")
    if len(chat.turns) < options.least_turns and not chat.control:
        return message("fewer than {least_turns} turns", least_turns=options.least_turns)
    (origin_a, agent_a), (origin_b, agent_b) = chat.makers
    shown_turns = chat.turns[: options.most_turns]
    row: dict[str, Any] = {
        "id": chat.id,
        "prompt": chat.prompt or chat.id,
        "origin_a": origin_a,
        "agent_a": agent_a,
        "origin_b": origin_b,
        "agent_b": agent_b,
        "provenance": chat.provenance,
        "turns": [{"speaker": speaker, "text": text.strip()} for speaker, text in shown_turns],
    }
    return {**row, "control": "yes"} if chat.control else row
