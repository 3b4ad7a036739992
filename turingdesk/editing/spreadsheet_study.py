"""From someone's own spreadsheet and folder of pictures to a study package.

guess = guessed(table, pictures)      # which column contains what; the user confirms or corrects
made = from_spreadsheet(table, pictures, guess.task, guess.columns, folder,
                        origins=guess.origins, title="My study")
made.notes                            # what could not be placed, in sentences

`study_from` does both without asking, where nothing is unclear.
"""

from __future__ import annotations

import csv
import io
import json
import shutil
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath

from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.core.stimulus import Origin
from turingdesk.core.task import TASKS
from turingdesk.editing.clipboard import Pasted
from turingdesk.editing.column_guess import (
    UNCLEAR,
    Columns,
    columns_guess,
    task_guess,
    values_guess,
)
from turingdesk.editing.folder_table import has_class_folders, read_class_folders
from turingdesk.editing.media_draft import offered
from turingdesk.editing.new_folder import filled, study_id, write_texts
from turingdesk.editing.origin_words import names_an_agent
from turingdesk.editing.spreadsheet import SUFFIXES, distinct, read_spreadsheet
from turingdesk.editing.toml_draft import value_text
from turingdesk.study.cells import BadCell, spoken_lines
from turingdesk.study.check import check_study
from turingdesk.study.maker_columns import origin_columns
from turingdesk.study.schema import FILE
from turingdesk.study.task_columns import TaskColumn, columns_of

ENGLISH = "en"  #: the language of what a new study says, unless another one is chosen
_TRIALS = (40, 30, 24, 20, 16, 12, 10, 8, 6, 4, 2, 1)
_MOST_SHOWN = 5
_MEANT = {
    "human": message("{word!r} is taken as human."),
    "machine": message("{word!r} is taken as machine."),
}


@dataclass(frozen=True, slots=True)
class Guess:
    """The likely contents of a table."""

    task: str
    columns: Columns  #: by the task's column those of the table; several are joined
    origins: Mapping[str, str]  #: by value of the column of origins: human, machine, or ""
    head: Sequence[str]  #: the table's columns
    rows: int
    sample: Sequence[Sequence[str]] = ()  #: the first rows
    notes: tuple[str, ...] = ()  #: what the spreadsheet did to the cells, in sentences
    missing: tuple[str, ...] = ()  #: columns that the task needs and nothing was found for


@dataclass(frozen=True, slots=True)
class NewStudy:
    """A study that was written."""

    folder: Path
    rows: int
    pictures: int
    trials: int
    notes: tuple[str, ...] = field(default=())  #: what could not be placed, in sentences


def guessed(table: Path, task: str = "", columns: Columns | None = None) -> Guess:
    """Which column contains what.

    Args:
        table: An .xlsx or .csv file whose first row names the columns; or a folder, see
            `folder_table`.
        task: The task that is meant; empty: the one that fits best.
        columns: What the user chose instead of what it seems; None: nothing yet.

    Raises:
        BadSource: The table cannot be read, or has no rows.
    """
    head, rows, notes = _read(table)
    guessed_task = task or task_guess(head, rows)
    columns = columns_guess(guessed_task, head, rows) if columns is None else columns
    if "id" in columns and not _are_ids(head, rows, columns["id"][0]):
        del columns["id"]  # it names something else, such as the picture
    needed = [c.name for c in columns_of(guessed_task).values() if c.required and c.name != "id"]
    return Guess(
        task=guessed_task,
        columns=columns,
        origins=origins_guess(guessed_task, head, rows, columns),
        head=head,
        rows=len(rows),
        sample=rows[:5],
        notes=notes,
        missing=tuple(name for name in needed if name not in columns),
    )


def origins_guess(
    task: str,
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    columns: Mapping[str, Sequence[str]],
) -> dict[str, str]:
    """The origin that each value in the columns of origins means; "" where that isn't certain."""
    origin_by_value: dict[str, str] = {}
    for origin, _ in origin_columns(TASKS[task].subjects).values():
        for name in columns.get(origin, ()):
            at = list(head).index(name)
            origin_by_value |= values_guess(name, {row[at].strip() for row in rows} - {""})
    return {
        value: "" if origin == UNCLEAR else origin for value, origin in origin_by_value.items()
    }


def from_spreadsheet(  # noqa: PLR0913 - each is a choice of the user
    table: Path,
    pictures: Path | None,
    task: str,
    columns: Mapping[str, str | Sequence[str]],
    folder: Path,
    *,
    origins: Mapping[str, str] | None = None,
    title: str = "",
    language: str = ENGLISH,
) -> NewStudy:
    """Write a package of one block: the table, the pictures that it names, texts, study.toml.

    Args:
        table: An .xlsx or .csv file whose first row names the columns. All other rows are taken
            over; those without an id get one. Or a folder, see `folder_table`.
        pictures: The folder of the pictures, searched with its folders; None: there are none.
        task: The task's name.
        columns: By the task's column that of the table, or several, which are joined.
        folder: Where; empty or not there yet.
        origins: By value in the table human or machine; by default as it seems.
        title: Of the study; by default the table's file name.
        language: Of participants, where the study's texts exist in it.

    Raises:
        UnknownName: There is no such task.
        BadSource: The table cannot be read, or has no column of that name.
        NotEmpty: Something is in the folder already.
        OSError: The folder cannot be written.
    """
    (head, rows, notes), own_pictures = _read(table), OwnPictures(pictures)
    names_by_column = _matching_columns(columns, head, table.name)
    known_origins = origins_guess(task, head, rows, names_by_column) | dict(origins or {})
    maker = _RowMaker(task, head, names_by_column, known_origins, own_pictures)
    study_rows = [maker.row(number, row) for number, row in enumerate(rows, 1)]
    with filled(folder):
        names = own_pictures.copy(folder / "media")
        trials = _write(folder, task, study_rows, title or table.stem, language)
    notes = (*notes, *maker.notes(), *own_pictures.notes(), *limit_note(task), *maker.left_out())
    return NewStudy(folder, len(rows), names, trials, (*trials_note(trials, len(rows)), *notes))


def study_from(task: str, source: Path, folder: Path) -> NewStudy:
    """Write a package of one's own material without asking anything.

    Args:
        task: The task's name.
        source: A spreadsheet, with pictures in its folder; a folder with one spreadsheet; or one
            with a folder for each class, see `folder_table`.
        folder: Where; empty or not there yet.

    Returns:
        What was written; its notes begin with how the columns were understood.

    Raises:
        BadSource: Something is missing, or can be understood in more than one way.
        NotEmpty: Something is in the folder already.
        OSError: The folder cannot be written.
    """
    table = _table_in(source)
    pictures = table if table.is_dir() else table.parent
    guess = guessed(table, task)
    _refuse_unclear(guess, table.name)
    study = from_spreadsheet(
        table, pictures, task, guess.columns, folder, origins=guess.origins, title=source.stem
    )
    return replace(study, notes=(*_understood(guess), *study.notes))


def _table_in(source: Path) -> Path:
    """The spreadsheet that is meant, or the folder that stands for one."""
    if not source.exists():
        raise BadSource(message("TuringDesk can't find {path}.", path=source))
    if not source.is_dir() or has_class_folders(source):
        return source
    tables = [path for path in source.iterdir() if path.suffix.lower() in SUFFIXES]
    return tables[0] if len(tables) == 1 else source


def _refuse_unclear(guess: Guess, table: str) -> None:
    if guess.missing:
        raise BadSource(
            message(
                "{table} has no column that is certainly {missing}. Its columns are {head}. "
                "Rename the ones that are meant, or use New study on the desk.",
                table=table,
                missing=guess.missing,
                head=guess.head,
            )
        )
    if unclear_words := [word for word, origin in guess.origins.items() if not origin]:
        raise BadSource(
            message(
                "Whether {words} means human or machine isn't clear. Write one of the two into "
                "{table}, or use New study on the desk.",
                words=[repr(word) for word in unclear_words[:_MOST_SHOWN]],
                table=table,
            )
        )
    if {*guess.origins.values()} != {origin.value for origin in Origin}:
        raise BadSource(
            message("All rows of {table} have the same origin; a study needs both.", table=table)
        )


def _understood(guess: Guess) -> Iterator[str]:
    """Sentences about columns and words that are called otherwise in a study."""
    for name, columns in guess.columns.items():
        if columns != (name,):
            yield message("{name} is read from {columns}.", name=name, columns=columns)
    for word, origin in guess.origins.items():
        if word != origin:
            yield _MEANT[origin].format(word=word)


def _matching_columns(
    columns: Mapping[str, str | Sequence[str]], head: Sequence[str], table: str
) -> dict[str, tuple[str, ...]]:
    """By the task's column those of the table.

    Raises:
        BadSource: The table has no column of that name.
    """
    names_by_column = {
        k: (v,) if isinstance(v, str) else tuple(v) for k, v in columns.items() if v
    }
    if unknown := sorted(
        {name for names in names_by_column.values() for name in names} - set(head)
    ):
        what = message("{table} has no column {unknown!r}.", table=table, unknown=unknown[0])
        raise BadSource(what)
    return names_by_column


class _RowMaker:
    """Makes rows of the task's table."""

    def __init__(
        self,
        task: str,
        head: Sequence[str],
        columns: Mapping[str, Sequence[str]],
        origins: Mapping[str, str],
        pictures: OwnPictures,
    ) -> None:
        self._task = task
        self._specs = columns_of(task)
        self._at = {name: [list(head).index(n) for n in names] for name, names in columns.items()}
        self._origins = origins
        self._pictures = pictures
        self._makers = dict(origin_columns(TASKS[task].subjects).values())
        self._unclear: dict[str, int] = {}
        self._head = head
        self._used_names = {name for names in columns.values() for name in names}

    def row(self, number: int, cells: Sequence[str]) -> dict[str, str]:
        """One row by the task's columns."""
        cell_by_column = {
            name: self._cell(self._specs[name], cells) for name in self._at if name in self._specs
        }
        for origin, agent in self._makers.items():
            if origin in cell_by_column:
                origin_cell = cell_by_column[origin]
                cell_by_column[origin] = self._origins.get(origin_cell) or origin_cell
                if origin_cell and not self._origins.get(origin_cell):
                    self._unclear[origin_cell] = self._unclear.get(origin_cell, 0) + 1
                if not cell_by_column.get(agent) and names_an_agent(origin_cell):
                    cell_by_column[agent] = origin_cell
        if not cell_by_column.get("id"):
            cell_by_column["id"] = f"row-{number:04d}"
        return cell_by_column

    def notes(self) -> Iterator[str]:
        """Notes on what could not be placed."""
        for value, count in sorted(self._unclear.items())[:_MOST_SHOWN]:
            yield message(
                "{value!r} is neither human nor machine (rows: {count:,}). Choose which one it "
                "is.",
                value=value,
                count=count,
            )

    def left_out(self) -> Iterator[str]:
        """Which columns were not taken."""
        if unused_names := [
            name for name in self._head if name.strip() and name not in self._used_names
        ]:
            yield message("Columns that were not imported: {left}.", left=unused_names)

    def _cell(self, column: TaskColumn, cells: Sequence[str]) -> str:
        texts = [cells[at].strip() for at in self._at[column.name]]
        text = "; ".join(filter(None, texts)) if len(texts) > 1 else texts[0]
        if column.is_path:
            return self._pictures.name(text)
        if column.name == "objects" and ";" not in text:
            return "; ".join(part.strip() for part in text.split(",") if part.strip())
        return text


def _read(table: Path) -> tuple[list[str], list[list[str]], tuple[str, ...]]:
    pasted_table: Pasted = read_class_folders(table) if table.is_dir() else read_spreadsheet(table)
    if len(pasted_table.grid) < 2:
        raise BadSource(
            message(
                "{name} has no rows below the first one, which contains the column names.",
                name=table.name,
            )
        )
    head = distinct([name.strip() for name in pasted_table.grid[0]])
    rows = [list(row) for row in pasted_table.grid[1:] if any(cell.strip() for cell in row)]
    return head, rows, pasted_table.notes


def _are_ids(head: Sequence[str], rows: Sequence[Sequence[str]], name: str) -> bool:
    at = list(head).index(name)
    values = [row[at].strip() for row in rows]
    return all(values) and len(set(values)) == len(values)


def _write(
    folder: Path, task: str, rows: Sequence[Mapping[str, str]], title: str, language: str
) -> int:
    """Write texts, table, and study.toml, and return the number of trials."""
    write_texts(folder, language)
    (folder / "media").mkdir(exist_ok=True)
    columns = [name for name in columns_of(task) if any(row.get(name) for row in rows)]
    needed = [c.name for c in columns_of(task).values() if c.required and c.name not in columns]
    names = [*columns, *needed]
    if task == "conversations":
        text = "".join(_json_line(row, names) for row in rows)
        (folder / f"{task}.jsonl").write_text(text, "utf-8", newline="\n")
    else:
        out = io.StringIO(newline="")
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(names)
        writer.writerows([row.get(name, "") for name in names] for row in rows)
        (folder / f"{task}.csv").write_text(out.getvalue(), "utf-8", newline="\n")
    lines = study_toml(folder, " ".join(title.split()), task, "", 1, language)
    if task == "conversations":
        lines += ["[block.show]", "lengths = []           # shown whole"]
    # A study's hash goes by bytes: line ends are the same on every system.
    (folder / FILE).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
    return _trials(folder, task, rows)


def _json_line(row: Mapping[str, str], names: Sequence[str]) -> str:
    values: dict[str, object] = {name: row[name] for name in names if row.get(name)}
    if "turns" in values:
        with suppress(BadCell):  # stays as it is, and the check tells what is wrong with it
            values["turns"] = spoken_lines(row["turns"])
    return json.dumps(values, ensure_ascii=False) + "\n"


def study_toml(
    folder: Path, title: str, task: str, table: str, trials: int, language: str = ENGLISH
) -> list[str]:
    """The lines of a study.toml with one block; `table` is empty if it is the usual one."""
    return [
        f'id = "{study_id(folder)}"',
        f"title = {value_text(title)}",
        'version = "1.0"',
        f"languages = {value_text([language])}",
        "",
        "[[block]]",
        f'task = "{task}"',
        *([f'table = "{table}"'] if table else []),
        f"trials = {trials}",
        *limit_lines(task),
    ]


def limit_lines(task: str) -> list[str]:
    """The lines of study.toml with the task's usual limit, so that no one has to know of it."""
    limit_s = TASKS[task].limits.too_fast_s
    about = "# faster answers are excluded from results; 0: none"
    return ["[block.limits]", f"too_fast_s = {limit_s}       {about}"] if limit_s > 0 else []


def limit_note(task: str) -> list[str]:
    """A sentence, if any, on the task's time limit for the person who makes a study of it."""
    limit_s = TASKS[task].limits.too_fast_s
    if limit_s <= 0:
        return []
    return [
        message(
            "Answers faster than {usual:g} s are excluded from results. You can change this in "
            "Rules.",
            usual=limit_s,
        )
    ]


def _trials(folder: Path, task: str, rows: Sequence[Mapping[str, str]]) -> int:
    """The largest usual number of trials that the rows suffice for, written into study.toml."""
    text = (folder / FILE).read_text("utf-8")
    for trials in _TRIALS:
        if trials <= len(rows) or trials == 1:
            new_text = text.replace("trials = 1\n", f"trials = {trials}\n")
            (folder / FILE).write_text(new_text, "utf-8", newline="\n")
            checked = check_study(folder, hashes=False)
            sound = _sound(task, folder, rows)
            if checked.may_run or (checked.package is None and trials <= _surely(sound)):
                return trials
    return 1


def _sound(task: str, folder: Path, rows: Sequence[Mapping[str, str]]) -> list[Mapping[str, str]]:
    """The rows with all that the task needs, whose pictures are there."""
    needed = [c.name for c in columns_of(task).values() if c.required]
    pictures = [c.name for c in columns_of(task).values() if c.is_path]
    return [
        row
        for row in rows
        if all(map(row.get, needed))
        and all((folder / "media" / row[name]).is_file() for name in pictures if row.get(name))
    ]


def _surely(rows: Sequence[Mapping[str, str]]) -> int:
    """The number of trials that these rows surely allow, whatever is mended in the others."""
    prompts = {
        next(filter(None, map(row.get, ("prompt", "image", "cue", "id"))), "") for row in rows
    }
    origins = Counter(row.get("origin", "") for row in rows)
    machine = Origin.MACHINE.value
    machines = Counter(row.get("agent", "") for row in rows if row.get("origin") == machine)
    # Each machine is met equally often, so that the one with the fewest answers decides.
    evenly = len(machines) * min(machines.values(), default=0)
    return min(len(prompts), 2 * min(evenly, *(origins[origin.value] for origin in Origin)))


def trials_note(trials: int, rows: int) -> list[str]:
    """Why participants get fewer trials than the table has rows, in a sentence."""
    if trials >= rows:
        return []
    return [
        message(
            "Participants don't see all {rows} rows: they see each prompt once at most, and as "
            "many answers by humans as by machines. You can change the number of trials in the "
            "block.",
            rows=rows,
        )
    ]


class OwnPictures:
    """A folder with pictures, and its folders.

    Args:
        folder: Where they are; None: there are none.
    """

    def __init__(self, folder: Path | None) -> None:
        self._paths = dict(offered([folder])) if folder is not None else {}
        self._by_end: dict[str, list[str]] = {}  #: by what a path can end with
        for name in sorted(self._paths, key=lambda picture: (picture.count("/"), picture)):
            for spelling in _spellings(name):
                for ending in _endings(spelling):
                    self._by_end.setdefault(ending, []).append(name)
        self._used_names: set[str] = set()
        self._missing: dict[str, int] = {}
        self._ambiguous: dict[str, Sequence[str]] = {}

    def name(self, spelling: str) -> str:
        """The picture's name in the media folder; as written where there is none, or several.

        What is written can be a path of another computer; what the folder has of it counts, from
        its end. Without more it is a picture in the folder itself, or the only one so named.
        """
        if not spelling.strip():
            return ""
        plain = spelling.strip().replace("\\", "/").casefold()
        ending = next(filter(self._by_end.get, _endings(plain)), "")
        pictures = self._by_end.get(ending, [])
        exact = [name for name in pictures if ending in _spellings(name)]
        if len(exact or pictures) == 1:
            (name,) = exact or pictures
            self._used_names.add(name)
            return name
        if pictures:
            self._ambiguous[spelling.strip()] = pictures
        else:
            self._missing[spelling] = self._missing.get(spelling, 0) + 1
        return spelling.strip()

    def copy(self, to: Path) -> int:
        """Copy those that were named; returns how many."""
        for name in sorted(self._used_names):
            target = to / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self._paths[name], target)
        return len(self._used_names)

    def notes(self) -> Iterator[str]:
        """Notes on what could not be placed."""
        for spelling, names in list(self._ambiguous.items())[:_MOST_SHOWN]:
            yield message(
                "{written!r} can be several pictures: {names}. Write its whole path.",
                written=spelling,
                names=names[:_MOST_SHOWN],
            )
        if self._missing:
            missing_names = message("{places}", places=list(self._missing)[:_MOST_SHOWN])
            if len(self._missing) > _MOST_SHOWN:
                missing_names = message("{places} and more", places=missing_names)
            yield message(
                "Pictures missing from the folder: {names} (cells: {rows:,}).",
                names=missing_names,
                rows=sum(self._missing.values()),
            )
        if idle := len(self._paths) - len(self._used_names):
            yield message(
                "Pictures in the folder that no row uses and that were not copied: {idle:,}.",
                idle=idle,
            )


def _spellings(name: str) -> tuple[str, ...]:
    """A picture's path in small letters, with the suffix of its kind and without."""
    path = name.casefold()
    return path, path.removesuffix(PurePosixPath(path).suffix)


def _endings(path: str) -> Iterator[str]:
    """The endings of a path, the longest first.

    >>> list(_endings("a/b/0.png"))
    ['a/b/0.png', 'b/0.png', '0.png']
    """
    parts = path.split("/")
    yield from ("/".join(parts[at:]) for at in range(len(parts)))
