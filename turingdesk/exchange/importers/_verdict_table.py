"""Past verdicts in tables of any make: trial by trial, or as totals per item.

What is in which column is guessed (`_column_map.guessed`) or said by a mapping file. Each judge
becomes a session; verdicts of judges that a table does not name are one session together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from turingdesk.core.errors import BadSource
from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import join, message, plural
from turingdesk.core.task import TASKS
from turingdesk.editing.column_guess import UNCLEAR
from turingdesk.editing.new_folder import slug
from turingdesk.editing.origin_words import names_an_agent, origin_of
from turingdesk.exchange.importers._base import (
    ImportOptions,
    ImportReport,
    Progress,
    Tally,
    gathered,
)
from turingdesk.exchange.importers._column_map import (
    FIELDS,
    ColumnMap,
    Preset,
    TableLook,
    guessed,
    is_yes,
    number,
)
from turingdesk.exchange.importers._judgement import Judgement, Verdict
from turingdesk.exchange.importers._mapping_file import load, save
from turingdesk.exchange.importers._table_importer import TableImporter
from turingdesk.exchange.importers._tables import SUFFIXES, Row, SourceTable, is_missing, spoken
from turingdesk.exchange.importers._totals import totals
from turingdesk.exchange.importers._unclear_words import UnclearWords, question, to_be_asked
from turingdesk.exchange.importers._verdict_journals import PastSession, anonymous, write_journals
from turingdesk.system.access import file_mode

SOURCES = message(
    ".csv, .tsv, .xlsx, .parquet, .json, or .jsonl files of verdicts, or folders of them"
)
UNKNOWN = "unknown"  #: the judge where a table names none
MOST = 5_000_000  #: verdicts of one import; more would not fit into memory
_OTHER = {"human": "machine", "machine": "human", "": ""}
_LONGEST_ID = 80  #: characters; longer texts are cut and get a hash
_MOST_WORDS = 10  #: that are quoted as reasons
_MOST_ITEMS = 500  #: that a mapping file lists to be filled in


@dataclass(frozen=True, slots=True)
class VerdictImporter(TableImporter):
    """Reads tables of past verdicts, whose columns a mapping can name."""

    makes_study: bool = False
    preset: Preset = Preset()

    def look(self, sources: Sequence[Path]) -> TableLook:
        """The first rows of the first table with verdicts, and what its columns seem to be.

        Raises:
            BadSource: A file is damaged, or none is a table.
        """
        tables = [SourceTable(source) for source in gathered(sources, SUFFIXES)[0]]
        guesses = _guesses(tables, self.preset, Tally(message("verdicts")))
        if not guesses:
            raise BadSource(message("None of the sources is a table. {known}", known=SOURCES))
        table, columns = next((guess for guess in guesses if guess[1].has_verdicts), guesses[0])
        return TableLook(str(table), table.head, table.sample, columns)

    def missing(self, columns: ColumnMap, head: Sequence[str]) -> list[str]:
        return columns.missing(head)


def importer(title: str, about: str, preset: Preset, example: str) -> VerdictImporter:
    """An importer of the tables of one program."""
    tables: dict[str, Any] = {"fields": FIELDS, "mapped": ("task",), "preset": preset}
    return VerdictImporter(title, about, SOURCES, partial(read, preset), example=example, **tables)


def read(
    preset: Preset, sources: Sequence[Path], out: Path, options: ImportOptions, progress: Progress
) -> ImportReport:
    """Read verdicts and write one journal for each judge, with the mapping of the columns.

    Raises:
        BadSource: A file is damaged, or no column has verdicts.
        UnknownName: There is no such task.
        UnclearWords: A mapping has to say what words mean.
        SessionExists: They were imported into this folder before.
        CannotExport: The folder cannot be written.
    """
    tally = Tally(message("verdicts"))
    tables = [SourceTable(source) for source in gathered(sources, SUFFIXES)[0]]
    split = _sorted(tables, preset, options, tally)
    columns = split.columns
    columns.study = columns.study or slug(sources[0].stem, 40)
    columns.title = columns.title or sources[0].stem
    columns.task = options.task or columns.task
    if columns.task:
        TASKS[columns.task]  # raises UnknownName before a large table is read
    reading = _Reading(split, preset, tally)
    sessions = reading.sessions()
    if unclear := reading.asked():
        _ask(unclear, split, options)
    if not sessions:
        what = message("There are no verdicts in {file}.", file=str(split.tables[0]))
        exclusions = message("Excluded: {why}.", why=tally.listed) if tally.left_out else ""
        raise BadSource(join(" ", (what, exclusions, _offered(split, options))))
    responses = write_journals(sessions, out, progress)
    for path in filter(None, (out / f"{columns.study}.map.toml", options.map)):
        if not path.exists():
            _save(split, path)
    tally.note(_example(sessions[0]))
    for sentence in columns.sentences():
        tally.note(sentence)
    trials = sum(len(session.judgements) for session in sessions)
    counts = {message("sessions"): len(sessions), message("trials"): trials}
    return tally.report(out, {**counts, message("responses"): responses})


def _example(session: PastSession) -> str:
    """The first verdict in words, which shows at a glance whether the columns are right."""
    judged = session.judgements[0]
    (verdict,) = judged.verdicts
    return message(
        "The first verdict: judge {judge}, item {item!r}, verdict {choice}, truth {truth}.",
        judge=anonymous(session.worker),
        item=judged.stimulus,
        choice=verdict.choice,
        truth=", agent ".join(filter(None, (verdict.origin or message("unknown"), verdict.agent))),
    )


@dataclass(frozen=True, slots=True)
class _Sources:
    """The sources, sorted by what they contain."""

    columns: ColumnMap
    tables: list[SourceTable]  #: with verdicts
    keys: list[tuple[SourceTable, ColumnMap]]  #: that only say who made which item


def _sorted(
    tables: Sequence[SourceTable], preset: Preset, options: ImportOptions, tally: Tally
) -> _Sources:
    """Tell tables of verdicts from keys, by a mapping file or by what the columns seem to be.

    Raises:
        BadSource: None has verdicts, or a table that was asked for cannot be read.
    """
    guesses = _guesses(tables, preset, tally)
    if not guesses:
        raise BadSource(message("None of the sources is a table. {known}", known=SOURCES))
    if options.map and options.map.exists():
        columns = load(options.map, FIELDS)
    else:
        columns = next(
            (column_map for _, column_map in guesses if column_map.has_verdicts), guesses[0][1]
        )
    split = _Sources(columns, [], [])
    for table, guess in guesses:
        if columns.has_verdicts and not (missing := columns.missing(table.head)):
            split.tables.append(table)
        elif {"item", "truth"} <= guess.columns.keys():
            split.keys.append((table, guess))
        elif columns.has_verdicts:
            tally.note(
                message(
                    "Not read: {file} has no column {missing}.", file=str(table), missing=missing
                )
            )
    if not split.tables:
        first = guesses[0][0]
        what = message(
            "TuringDesk can't tell which columns of {file} have the verdicts and the truth. Its "
            "columns are {head}.",
            file=str(first),
            head=first.head,
        )
        offered = _offered(replace(split, tables=[first]), options)
        raise BadSource(join(" ", (what, offered)))
    return split


def _guesses(
    source_tables: Sequence[SourceTable], preset: Preset, tally: Tally
) -> list[tuple[SourceTable, ColumnMap]]:
    guesses = []
    for table in source_tables:
        try:
            guesses.append((table, guessed(table.sample, table.head, preset)))
        except BadSource as problem:
            if table.source.asked_for:
                raise
            tally.note(message("Not read: {problem}", problem=problem))
    return guesses


def _offered(split: _Sources, options: ImportOptions) -> str:
    """The remedy where the mapping is not enough; it is written where that was asked for."""
    if options.map is None:
        return message(
            "Add --map FILE.toml to get a file in which you can specify what each column contains."
        )
    if options.map.exists():
        return message("Correct the columns in the mapping, then import again.")
    _save(split, options.map)
    return message(
        "In {path}, specify what each column contains, then import again.", path=str(options.map)
    )


def _ask(
    unclear: Mapping[str, Sequence[str]], split: _Sources, options: ImportOptions
) -> NoReturn:
    """Refuse to guess, and say how to decide; the mapping is written where that was asked for.

    Raises:
        UnclearWords: Always.
        CannotExport: The mapping can't be written.
    """
    sentences = []
    for kind, words in unclear.items():
        sentences.append(question(split.columns.words(kind), words, str(split.tables[0])))
        split.columns.words(kind).update(dict.fromkeys(words, UNCLEAR))
    if options.map is None:
        how = message(
            "Add --map FILE.toml to get a file in which you can say what each word means."
        )
    else:
        if not options.map.exists():
            _save(split, options.map)
        how = message(
            'In {path}, below {kinds}, give each of these words "human", "machine", or "" for '
            "neither, then import again.",
            path=str(options.map),
            kinds=[f"[{kind}]" for kind in unclear],
        )
    raise UnclearWords(sentences, how, unclear)


def _save(split: _Sources, path: Path) -> None:
    save(
        path,
        split.columns,
        str(split.tables[0]),
        FIELDS,
        file_mode(path.absolute().parent),
    )


class _Claim(NamedTuple):
    """A verdict on an item, and how often it was given."""

    item: str
    origin: str  #: as it truly was; empty if no one knows
    agent: str
    choice: str
    times: int = 1


class _Reading:
    """Turns rows into the sessions of their judges."""

    def __init__(self, sources: _Sources, preset: Preset, tally: Tally) -> None:
        self._columns = sources.columns
        self._sources = sources
        self._skip = preset.skipped
        self._tally = tally
        self._at = sources.tables[0], 0  #: the row that is being read
        self._words: set[str] = set()  #: verdicts that are neither human nor machine
        self._keys_so_far: set[int] = set()
        self._unread: Counter[str] = Counter()  #: cells without a number, by column
        self._sessions_by_judge: dict[str, PastSession] = {}
        self._makers: dict[tuple[str, str], set[tuple[str, str]]] = {}
        #: Words whose meanings were there before: a mapping has decided them.
        self._decided = {kind: {*sources.columns.words(kind)} for kind in ("truth", "verdict")}
        self._varying: set[str] = set()  #: extra columns that differ between a judge's trials
        self._verdicts = 0

    def sessions(self) -> list[PastSession]:
        """All sessions.

        Raises:
            BadSource: A table cannot be read, or there are too many verdicts.
        """
        for table, columns in self._sources.keys:
            self._read_key(table, columns)
        for table in self._sources.tables:
            self._read(table)
        self._note()
        past_sessions = list(self._sessions_by_judge.values())
        # With one trial a judge nothing tells what is about the judge and what about the item.
        has_repeats = any(len(session.judgements) > 1 for session in past_sessions)
        of_judge = {*self._columns.extra.values()} - self._varying if has_repeats else set()
        for session in past_sessions:
            self._finish(session, of_judge)
        return past_sessions

    def asked(self) -> dict[str, list[str]]:
        """By kind the words that were met and whose meaning only the table's owner can tell."""
        unclear = {}
        for kind, decided in self._decided.items():
            words = self._columns.words(kind)
            origin_by_word = {
                word: origin
                for word, origin in words.items()
                if word not in decided or origin == UNCLEAR
            }
            known_origins = {words[word] for word in decided} - {"", UNCLEAR}
            is_asked = to_be_asked(origin_by_word)
            if known_origins:  # a mapping tells what the words mean: ask for those it lacks
                is_asked = [word for word in is_asked if origin_by_word[word] == UNCLEAR]
            if is_asked:
                unclear[kind] = is_asked
        return unclear

    def _read_key(self, table: SourceTable, columns: ColumnMap) -> None:
        before = len(self._columns.items)
        for _, row in table.rows(self._tally):
            item, word = _id(columns.cell(row, "item")), columns.cell(row, "truth")
            named = columns.agent(row) or word
            origin = self._columns.origin("truth", columns.columns["truth"][0], word)
            if item and origin and origin != UNCLEAR:
                self._columns.items[item] = named if origin_of(named) == origin else origin
        n_new = len(self._columns.items) - before
        self._tally.note(
            plural(
                "{file} says who made %n item.",
                "{file} says who made %n items.",
                n=n_new,
                file=str(table),
            )
        )

    def _read(self, table: SourceTable) -> None:
        for line, row in table.rows(self._tally):
            self._at = table, line
            judge = self._judge(table, row)
            if reason := self._skipped(judge, row):
                self._tally.read += 1
                self._leave_out(reason)
                continue
            claims = [claim for claim in self._claims(row) if claim.times]
            if not claims:
                continue
            session = self._session(table, judge)
            extras = self._extras(session, row)
            for claim in claims:
                judged = self._judged(table, row, claim, extras)
                session.judgements.extend([judged] * claim.times)
                self._verdicts += claim.times
            if self._verdicts > MOST:
                table.source.wrong(
                    message("There are more than {most:,} verdicts.", most=MOST),
                    message("Import the file in parts."),
                )

    def _leave_out(self, reason: str) -> None:
        table, line = self._at
        self._tally.leave_out(reason, place=table.place(line))

    def _skipped(self, judge: str, row: Row) -> str:
        """Why a row is not a trial; empty where it is one."""
        for column, cells in self._skip.items():
            if row.get(column, "").strip().casefold() in cells:
                return message("{column} is {cell!r}", column=column, cell=row[column].strip())
        if is_yes(self._columns.cell(row, "practice")):
            return message("practice")
        # Without a time, two equal rows can be two verdicts.
        if self._columns.cell(row, "rt") or self._columns.cell(row, "at"):
            key = hash((judge, *row.items()))
            if key in self._keys_so_far:
                return message("a duplicate row")
            self._keys_so_far.add(key)
        return ""

    def _claims(self, row: Row) -> Iterator[_Claim]:
        columns = self._columns
        if columns.reads_totals:
            yield from self._totals(row)
        elif columns.is_wide:
            for column in columns.columns["verdict"]:
                yield from self._claim(row, column, column)
        else:
            (column, *_) = columns.columns.get("verdict", ("",))
            yield from self._claim(row, _id(columns.cell(row, "item")), column)

    def _totals(self, row: Row) -> Iterator[_Claim]:
        item = _id(self._columns.cell(row, "item"))
        maker_origin, agent = self._maker(row, item)
        row_totals = totals(self._columns, row, maker_origin)
        if isinstance(row_totals, str):
            self._tally.read += 1
            self._leave_out(row_totals)
            return
        self._tally.read += sum(row_totals.values())
        for (origin, choice), count in row_totals.items():
            yield _Claim(item, origin, agent if origin == maker_origin else "", choice, count)

    def _claim(self, row: Row, item: str, column: str) -> Iterator[_Claim]:
        """The one verdict in a cell, or what is in the column that says whether it was correct."""
        self._tally.read += 1
        origin, agent = self._maker(row, item)
        word = row.get(column, "").strip() if column else self._columns.cell(row, "correct")
        if is_missing(word):
            self._leave_out(message("no verdict"))
            return
        if column:
            choice = self._choice(row, column, spoken(word))
        else:
            choice = {True: origin, False: _OTHER[origin], None: ""}[is_yes(word)]
        if not choice:
            self._leave_out(self._unclear(word))
            return
        yield _Claim(item, origin, agent, choice)

    def _choice(self, row: Row, column: str, word: str) -> str:
        """The verdict that a word means; empty for one that is left out."""
        choice = self._columns.origin("verdict", column, word)
        if choice != UNCLEAR:
            return choice
        has_truth = "truth" not in self._columns.columns or self._columns.cell(row, "truth")
        if not has_truth and word not in self._decided["verdict"]:
            del self._columns.verdict[word]  # of a page that is no trial: nothing to ask
        return ""

    def _unclear(self, word: str) -> str:
        if len(self._words) < _MOST_WORDS:
            self._words.add(word)
        if word in self._words and len(word) <= _LONGEST_ID:
            return message("the verdict {word!r} is neither human nor machine", word=word)
        return message("the verdict is neither human nor machine")

    def _maker(self, row: Row, item: str) -> tuple[str, str]:
        """Human or machine, and who exactly."""
        columns = self._columns
        word, agent = columns.cell(row, "truth"), columns.agent(row)
        if word:
            return columns.origin("truth", columns.columns["truth"][0], word), agent
        word = columns.items.get(item, "")
        if not word and item and len(columns.items) < _MOST_ITEMS:
            columns.items[item] = ""
        return origin_of(word), agent or (word if names_an_agent(word) else "")

    def _judge(self, table: SourceTable, row: Row) -> str:
        """Who judged; without such a column each file is by one judge, or one by many."""
        has_column = "judge" in self._columns.columns
        is_alone = len(self._sources.tables) == 1
        name = self._columns.cell(row, "judge") if has_column else table.source.path.stem
        return UNKNOWN if not name or (is_alone and not has_column) else name

    def _session(self, table: SourceTable, judge: str) -> PastSession:
        study, title = self._columns.study, self._columns.title
        if judge not in self._sessions_by_judge:
            self._sessions_by_judge[judge] = PastSession(table.source, study, title, judge, {})
        return self._sessions_by_judge[judge]

    def _extras(self, session: PastSession, row: Row) -> tuple[tuple[str, str, str], ...]:
        """The extra columns of a row; those that change within a session are remembered."""
        extras = []
        for column, name in self._columns.extra.items():
            value = row.get(column, "").strip()
            if is_missing(value):
                continue
            extras.append((name, "", value))
            if session.form.get(name, value) != value:
                self._varying.add(name)
            session.form[name] = value
        return tuple(extras)

    def _judged(
        self, table: SourceTable, row: Row, claim: _Claim, extras: tuple[tuple[str, str, str], ...]
    ) -> Judgement:
        columns, of_row = self._columns, partial(self._columns.cell, row)
        subject = of_row("subject")
        prompt = of_row("prompt") or table.titles.get(claim.item, "")
        self._makers.setdefault((claim.item, subject), set()).add((claim.origin, claim.agent))
        rt = self._number(row, "rt")
        position, length = self._number(row, "position"), self._number(row, "length")
        return Judgement(
            columns.task,
            claim.item,
            _id(prompt) or claim.item,
            (Verdict(subject, claim.choice, claim.origin, claim.agent),),
            None if position is None else int(position),
            length=None if length is None else int(length),
            counted=LengthUnit.FIRST_TURNS,
            control=_control(of_row("control"), of_row("control_truth")),
            extras=extras,
            rt_ms=rt if rt is None or columns.rt_unit == "ms" else rt * 1000,
            is_catch=bool(is_yes(of_row("control_trial"))),
            at_ms=self._moment(row),
            domain=of_row("domain"),
        )

    def _number(self, row: Row, name: str) -> float | None:
        """A number of at least 0. Any other value is counted as unreadable and gives None."""
        cell = self._columns.cell(row, name)
        value = number(cell) if cell else None
        if cell and (value is None or not 0 <= value < 1e12):
            self._unread[self._columns.columns[name][0]] += 1
            return None
        return value

    def _moment(self, row: Row) -> float | None:
        """When a row was answered, in ms since 1970."""
        cell = self._columns.cell(row, "at")
        since = number(cell) if cell else None
        if not cell or (since is not None and isfinite(since)):
            is_ms = since is not None and since > 1e11  # ms in 1973; s only in 5138
            return since if since is None or is_ms else since * 1000 if since > 1e8 else None
        try:
            at = datetime.fromisoformat(cell)
            return (at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp() * 1000
        except (ValueError, OverflowError):
            self._unread[self._columns.columns["at"][0]] += 1
            return None

    def _finish(self, session: PastSession, of_judge: set[str]) -> None:
        """Tell stimuli apart that have one name, and what is about the judge from the rest."""
        session.form = {n: v for n, v in session.form.items() if n in of_judge}
        done: dict[int, Judgement] = {}
        for place, judged in enumerate(session.judgements):
            if id(judged) not in done:
                done[id(judged)] = self._finished(judged, of_judge)
            session.judgements[place] = done[id(judged)]

    def _finished(self, judged: Judgement, of_judge: set[str]) -> Judgement:
        (verdict,) = judged.verdicts
        name = judged.stimulus
        if name and len(self._makers[name, verdict.subject]) > 1:
            name += f"-{verdict.agent or verdict.origin or 'unknown'}"
        extras = tuple(extra for extra in judged.extras if extra[0] not in of_judge)
        if name == judged.stimulus and len(extras) == len(judged.extras):
            return judged
        return replace(judged, stimulus=name, extras=extras)

    def _note(self) -> None:
        judged = [j for session in self._sessions_by_judge.values() for j in session.judgements]
        if unknown := sum(not j.verdicts[0].origin for j in judged):
            self._tally.note(
                plural(
                    "%n verdict is about an item whose maker is unknown. Add a table of items "
                    "and makers as a source, or specify in the mapping who made each item.",
                    "%n verdicts are about items whose makers are unknown. Add a table of "
                    "items and makers as a source, or specify in the mapping who made each "
                    "item.",
                    n=unknown,
                )
            )
        if UNKNOWN in self._sessions_by_judge:
            self._tally.note(
                plural(
                    "%n verdict is by an unknown judge. Unknown judges count as one, so "
                    "results generalize to other stimuli at most (analyze --cluster stimulus).",
                    "%n verdicts are by unknown judges. Unknown judges count as one, so "
                    "results generalize to other stimuli at most (analyze --cluster stimulus).",
                    n=len(self._sessions_by_judge[UNKNOWN].judgements),
                )
            )
        for column, count in self._unread.items():
            self._tally.note(
                plural(
                    "%n cell of the column {column} can't be read and is left empty.",
                    "%n cells of the column {column} can't be read and are left empty.",
                    n=count,
                    column=column,
                )
            )


def _id(text: str) -> str:
    """A text as an id: without HTML, and short."""
    plain = " ".join(spoken(text).split())
    if len(plain) <= _LONGEST_ID:
        return plain
    return f"{plain[: _LONGEST_ID - 9]}-{sha256(plain.encode()).hexdigest()[:8]}"


def _control(answer: str, truth: str) -> tuple[str, str, str | None] | None:
    """The question that shows whether the judge looked; where only that is told, passed or not."""
    if not answer:
        return None
    passed = is_yes(answer)
    if truth or passed is None:
        return "control", answer, truth or None
    return "control", "passed" if passed else "failed", "passed"
