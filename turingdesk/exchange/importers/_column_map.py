"""Maps the columns of a table of verdicts to fields, by guesses or a mapping file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from turingdesk.core.message import message
from turingdesk.core.task import TASKS
from turingdesk.editing.column_guess import UNCLEAR, simplified, values_guess
from turingdesk.editing.origin_words import (
    is_origin_word,
    is_undecided,
    item_origin,
    mentions_origin,
    names_an_agent,
    origin_of,
)
from turingdesk.exchange.importers._tables import Row, is_missing

#: What columns can have: by field, a sentence for the mapping file, and what people call it.
Fields = Mapping[str, tuple[str, str]]
#: What columns of a table of verdicts can have.
FIELDS: Fields = {
    "judge": (
        message("who judged"),
        "judge judgeid participant participantid participantcode subject subjectid subj worker "
        "workerid rater raterid respondent respondentid responseid user userid person personid "
        "annotator pid prolificpid sub evaluator interrogator player observer reader",
    ),
    "item": (
        message("what was judged"),
        "item itemid stimulus stimulusid stimid image imageid imagename picture textid captionid "
        "conversation conversationid dialogueid dialogid chatid gameid question questionid "
        "answerid video audio clip voice song photo face painting artwork poem essay story post "
        "review tweet file filename sentence text caption hit pageid game id",
    ),
    "verdict": (
        message("the verdict: human or machine"),
        "verdict judgment judgement response responsespeaker judged guess guessed said decision "
        "rating classification aclass choice selected answer judgesaid judgedas saidhuman saidai "
        "saidmachine judgedhuman judgedai guessedai guessedhuman",
    ),
    "truth": (
        message("the true origin: human or machine"),
        "truth groundtruth origin actual truelabel trueorigin correctanswer correctresponse "
        "answerkey source sourcetype label class type condition madeby maker author isai ishuman "
        "ismachine isbot authortype generatedby writtenby expected",
    ),
    "correct": (
        message("whether the verdict was correct, if no column contains the verdict itself"),
        "correct iscorrect accuracy acc accurate right",
    ),
    "agent": (
        message("which person or model made it"),
        "agent model modelname machine machinegroundtruth system bot llm engine generator witness "
        "source author maker",
    ),
    "rt": (
        message("the response time"),
        "rt rtms reactiontime responsetime rts latency responsetimems reactiontimems "
        "timetaken decisiontime",
    ),
    "at": (
        message("when the judge answered"),
        "at timestamp datetime time date submittedat createdat answeredat endtime utctimestamp",
    ),
    "position": (
        message("the number of the trial"),
        "position trial trialnumber trialindex trialno trialnum order trialorder",
    ),
    "control": (
        message("the answer to the control question"),
        "control controlresponse controlanswer attentioncheck attention checkresponse "
        "responseobject manipulationcheck comprehension controlcorrect controlpassed "
        "attentionpassed passedcheck",
    ),
    "control_truth": (
        message("the correct answer to the control question"),
        "controltruth controlkey checkanswer objectgroundtruth correctobject",
    ),
    "control_trial": (
        message("whether the trial is a control trial, which doesn't count"),
        "controltrial iscontrol iscatch catch catchtrial attentiontrial",
    ),
    "practice": (
        message("whether the trial is a practice trial, which isn't imported"),
        "practice ispractice training istraining",
    ),
    "subject": (
        message("the maker that the verdict is about, if there are several"),
        "speaker side role",
    ),
    "prompt": (
        message("the prompt that the maker was given"),
        "prompt cue cueword topic task instruction",
    ),
    "domain": (message("the kind of item"), "domain category genre imagetype imgtype"),
    "length": (
        message("how many turns of a conversation were shown"),
        "length turns nturns hitlen numturns",
    ),
    "HH": (message("totals: human, judged human"), "hh humanhuman truehuman"),
    "HM": (message("totals: human, judged machine"), "hm humanmachine humanai falsemachine"),
    "MM": (message("totals: machine, judged machine"), "mm machinemachine aiai truemachine"),
    "MH": (message("totals: machine, judged human"), "mh machinehuman aihuman falsehuman"),
    "totals": (
        message("totals in words, such as HM: 12 of 20"),
        "totals result results outcome counts",
    ),
    "said_human": (
        message("totals: how often the item was judged human"),
        "saidhuman nhuman humanvotes votedhuman judgedhuman humancount counthuman humanverdicts "
        "passrate humanrate percenthuman proportionhuman phuman",
    ),
    "said_machine": (
        message("totals: how often the item was judged machine"),
        "saidmachine nmachine nai machinevotes aivotes votedmachine votedai judgedmachine "
        "judgedai machinecount aicount countmachine countai machineverdicts "
        "detectionrate percentai percentmachine proportionmachine proportionai pmachine pai",
    ),
    "total": (
        message("totals: how many verdicts the item got"),
        "total n count votes nvotes nverdicts verdicts njudges ntrials totalvotes games",
    ),
}
MATRIX = ("HH", "HM", "MM", "MH")
_NUMBERS = frozenset({"rt", "position", "length"})
_COUNTS = frozenset({*MATRIX, "said_human", "said_machine", "total"})
_IN_WORDS = re.compile(r"[HM]{2}\s*[:=]\s*\d+", re.IGNORECASE)
_FLAGS = frozenset({"correct", "control_trial", "practice"})
_YES = frozenset({"yes", "y", "true", "t", "1", "correct", "right", "pass", "passed"})
_NO = frozenset({"no", "n", "false", "f", "0", "incorrect", "wrong", "fail", "failed"})
_COUNT = re.compile(r"\d*[.,]?\d+\s*%?\s*(?:(?:of|/)\s*\d+)?", re.IGNORECASE)
#: Columns that may say who a person is; they are imported only where a mapping names them.
_PERSONAL = re.compile(
    r"e-?mail|\bip\b|ip_?addr|ipaddress|first.?name|last.?name|full.?name|^name$|latitude|"
    r"longitude|phone|street|address|birth|external.?(data)?reference|recipient|user.?agent",
    re.IGNORECASE,
)
_PEOPLE = re.compile("gender|sex", re.IGNORECASE)  #: an "M" there is no machine
_LONGEST = 500  #: characters of a cell in an extra column; the rest are recordings and logs
_MOST_EXTRA = 20
_ENOUGH = 0.5


@dataclass(frozen=True, slots=True)
class Preset:
    """The columns that the tables of one program have.

    Attributes:
        names: By field the columns that have it, as `simplified` writes them; the first that is
            there is taken.
        rt_unit: Of its response times, ms or s; empty where it differs.
        internal: Columns that the program fills for itself, as a regular expression.
        skipped: By column, in lower case, the cells of rows that are no trials.
    """

    names: Mapping[str, Sequence[str]] = field(default_factory=dict)
    rt_unit: str = ""
    # A pattern that no name fits.
    internal: str = "$^"
    skipped: Mapping[str, Collection[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableLook:
    """The first rows of a table, and what its columns seem to be."""

    table: str  #: the name of its file
    head: tuple[str, ...]
    rows: Sequence[Row]
    columns: ColumnMap

    def words(self, columns: Iterable[str]) -> list[str]:
        """The different values of some columns, the most frequent first."""
        values = Counter[str]()
        for column in columns:
            values += _values(row.get(column, "") for row in self.rows)
        return [word for word, _ in values.most_common()]


@dataclass(slots=True)
class ColumnMap:
    """The fields of a table's columns, and the meaning of words in them.

    Words that are met for the first time are added while a table is read.
    """

    columns: dict[str, tuple[str, ...]]  #: by field; several for a verdict in each column
    study: str = ""
    title: str = ""
    task: str = ""
    rt_unit: str = "ms"
    #: Word -> human, machine, neither (""), or UNCLEAR until a mapping decides.
    truth: dict[str, str] = field(default_factory=dict)
    verdict: dict[str, str] = field(default_factory=dict)
    items: dict[str, str] = field(default_factory=dict)  #: item -> human, machine, or the agent
    extra: dict[str, str] = field(default_factory=dict)  #: column -> what it is called here
    not_imported: tuple[str, ...] = ()

    @property
    def reads_totals(self) -> bool:
        """True if each row has counts of verdicts instead of one verdict."""
        counts = {*MATRIX, "totals", "said_human", "said_machine"} & self.columns.keys()
        return bool(counts) and "verdict" not in self.columns

    @property
    def has_verdicts(self) -> bool:
        """True if the columns suffice to read verdicts."""
        has_columns = "verdict" in self.columns or {"correct", "truth"} <= self.columns.keys()
        return has_columns or self.reads_totals

    @property
    def is_wide(self) -> bool:
        """True if a row has the verdicts on many items, each in its own column."""
        return len(self.columns.get("verdict", ())) > 1

    def missing(self, head: Collection[str]) -> list[str]:
        """The columns of verdicts that a table does not have."""
        needed = {"verdict"} & self.columns.keys() or {"correct", "truth"}
        needed = {"totals", "said_human", "said_machine", *MATRIX} if self.reads_totals else needed
        needed_columns = {column for name in needed for column in self.columns.get(name, ())}
        return sorted(needed_columns - {*head})

    def cell(self, row: Row, name: str) -> str:
        """A field of a row; empty where there is none."""
        (column, *_) = self.columns.get(name, ("",))
        value = row.get(column, "").strip()
        return "" if is_missing(value) else value

    def agent(self, row: Row) -> str:
        """Who made the item, where that says more than human or machine."""
        name = self.cell(row, "agent")
        is_truth = self.columns.get("agent") == self.columns.get("truth")
        is_word = is_origin_word(name) or (is_truth and is_yes(name) is not None)
        return "" if is_word else name

    def words(self, kind: str) -> dict[str, str]:
        """The words of truths or of verdicts, with their meanings."""
        return self.truth if kind == "truth" else self.verdict

    def origin(self, kind: str, column: str, word: str) -> str:
        """Return human, machine, neither, or UNCLEAR for a word of a truth or a verdict."""
        words = self.words(kind)
        if word not in words:
            words[word] = _meaning(words, word) or _meant(column, word)
        return words[word]

    def sentences(self) -> Iterable[str]:
        """Sentences about the use of each column."""
        columns = ((name, self.columns[name]) for name in FIELDS if name in self.columns)
        column_texts = [f"{name} = {' + '.join(of)}" for name, of in columns]
        yield message("Columns: {told}.", told=column_texts)
        if not self.task:
            column_texts = list(TASKS.judging)
            yield message(
                "The task is unknown. If it is one of {told}, choose it (--task).",
                told=column_texts,
            )
        if "rt" in self.columns:
            yield message("Response times are read as {unit}.", unit=self.rt_unit)
        for origin, title in (("human", message("human")), ("machine", message("machine"))):
            words = [
                repr(word)
                for origin_by_word in (
                    self.truth,
                    self.verdict,
                    self.items if self.is_wide else {},
                )
                for word in origin_by_word
                if origin_by_word[word] == origin
            ]
            if words := list(dict.fromkeys(words)):
                yield message("Read as {title}: {words}.", title=title, words=words[:12])
        if self.extra:
            yield message("Also imported: {names}.", names=list(self.extra))
        if self.not_imported:
            yield message("Columns that are not imported: {names}.", names=self.not_imported)


def is_yes(word: str) -> bool | None:
    """Parse a cell as yes or no; None if it is neither."""
    plainly = word.strip().casefold()
    return True if plainly in _YES else False if plainly in _NO else None


def _meaning(words: Mapping[str, str], word: str) -> str:
    """Look up the meaning of a word, ignoring case."""
    same = (words[known_word] for known_word in words if known_word.casefold() == word.casefold())
    return next(same, "")


def _meant(column: str, word: str) -> str:
    """The origin that a word certainly means; "" if its judge didn't decide; else UNCLEAR."""
    meaning = values_guess(column, [word]).get(word, "")
    return "" if not meaning and is_undecided(word) else meaning or UNCLEAR


def guessed(rows: Sequence[Row], head: Sequence[str], preset: Preset) -> ColumnMap:
    """Guess what is in which column, by names first, then by values.

    Args:
        rows: The first rows of the table.
        head: Its columns.
        preset: What is known of the program that wrote it.
    """
    values = {name: _values(row.get(name, "") for row in rows) for name in head}
    free = [name for name in head if values[name] and not re.search(preset.internal, name)]
    columns_by_field = _by_names(free, values, preset)
    _by_words(columns_by_field, free, values, rows)
    agents = _of(columns_by_field, "agent", values)[1]
    words: dict[str, str] = {}
    people = [name for name in agents if origin_of(name) == "human" and is_origin_word(name)]
    if "truth" not in columns_by_field and people:
        columns_by_field["truth"] = columns_by_field[
            "agent"
        ]  # where one agent is "human", the others are machines
        words = {name: _maker_meant(name) for name in agents}
    elif "agent" not in columns_by_field and any(
        map(names_an_agent, _of(columns_by_field, "truth", values)[1])
    ):
        columns_by_field["agent"] = columns_by_field["truth"]  # such as "GPT-4"
    column_map = ColumnMap(
        columns_by_field, rt_unit=preset.rt_unit or _unit(columns_by_field, values), truth=words
    )
    used_columns = {name for names in columns_by_field.values() for name in names}
    rest = [n for n in head if n not in used_columns]
    is_extra = [n for n in rest if n in free and _is_extra(n, values[n])]
    extra_columns = [] if column_map.reads_totals else is_extra[:_MOST_EXTRA]
    if column_map.is_wide:
        column_map.items = {name: item_origin(name) for name in columns_by_field["verdict"]}
    column_map.extra = dict(zip(extra_columns, extra_names(extra_columns), strict=True))
    column_map.not_imported = tuple(
        name for name in rest if name not in extra_columns and values[name]
    )
    return column_map


def _maker_meant(name: str) -> str:
    """The origin that an agent's name implies: a machine, unless it names a class."""
    return origin_of(name) or (UNCLEAR if mentions_origin(name) else "machine")


def named_columns(head: Sequence[str], fields: Fields) -> dict[str, tuple[str, ...]]:
    """Return the column of each field, as far as names tell.

    >>> named_columns(["Cue word", "R1"], {"cue": ("", "cueword"), "r1": ("", "")})
    {'cue': ('Cue word',), 'r1': ('R1',)}
    """
    # Reversed, so that the first of several columns with the same name counts.
    named = {simplified(column): column for column in reversed(head)}
    columns_by_field: dict[str, tuple[str, ...]] = {}
    for name, (_, synonyms) in fields.items():
        for synonym in (simplified(name), *synonyms.split()):
            if synonym in named:
                columns_by_field[name] = (named.pop(synonym),)
                break
    return columns_by_field


def _values(cells: Iterable[str]) -> Counter[str]:
    return Counter(cell.strip() for cell in cells if not is_missing(cell))


def _of(
    columns_by_field: Mapping[str, Sequence[str]], name: str, values: Mapping[str, Counter[str]]
) -> tuple[str, Counter[str]]:
    """The column of a field with its values; none where there is no such column."""
    (column, *_) = columns_by_field.get(name, ("",))
    return column, values.get(column, Counter())


def _by_names(
    free: Sequence[str], values: Mapping[str, Counter[str]], preset: Preset
) -> dict[str, tuple[str, ...]]:
    columns_by_field: dict[str, tuple[str, ...]] = {}
    used_columns: set[str] = set()
    named = {
        re.sub(r"(id|nr|no|number|code)$", "", simplified(name)): name for name in reversed(free)
    }
    # Exact names replace those that are alike only without their ending.
    named |= {simplified(name): name for name in reversed(free)}
    for name, (_, synonyms) in FIELDS.items():
        preset_names = preset.names.get(name, ())
        offered = dict.fromkeys((*preset_names, simplified(name), *synonyms.split()))
        open_ = [
            (synonym, named[synonym])
            for synonym in offered
            if synonym in named and named[synonym] not in used_columns
        ]
        open_ = [(synonym, column) for synonym, column in open_ if not _PERSONAL.search(column)]
        fitting = [column for _, column in open_ if _fits(name, column, values[column])]
        # A program's own name counts for a column whose values say nothing, such as keys.
        if columns := fitting or [column for synonym, column in open_ if synonym in preset_names]:
            columns_by_field[name] = (columns[0],)
            used_columns.add(columns[0])
    return columns_by_field


def _fits(name: str, column: str, values: Counter[str]) -> bool:
    """True if a field can have the values of a column."""
    if name in ("truth", "verdict"):
        return _origins(column, values)[0] > _ENOUGH
    checks: Mapping[str, Callable[[str], bool]] = {
        **dict.fromkeys(_NUMBERS, lambda value: number(value) is not None),
        **dict.fromkeys(_COUNTS, lambda value: bool(_COUNT.fullmatch(value))),
        "judge": lambda value: value not in ("imported", "simulated") and not origin_of(value),
        "domain": lambda value: not origin_of(value),
        "totals": lambda value: bool(_IN_WORDS.match(value)),
        **dict.fromkeys(_FLAGS, lambda value: is_yes(value) is not None),
    }
    check = checks.get(name)
    return check is None or sum(values[value] for value in values if check(value)) > (
        _ENOUGH * values.total()
    )


def _origins(column: str, values: Counter[str]) -> tuple[float, int]:
    """The share of values that name an origin, and how many origins they name."""
    origin_by_value = {} if _PEOPLE.search(column) else values_guess(column, list(values)[:200])
    share = sum(values[value] for value, origin in origin_by_value.items() if origin) / max(
        1, values.total()
    )
    return share, len(set(origin_by_value.values()) - {""})


def _by_words(
    columns_by_field: dict[str, tuple[str, ...]],
    free: Sequence[str],
    values: Mapping[str, Counter[str]],
    rows: Sequence[Row],
) -> None:
    """Add columns of truths and verdicts that only their values tell."""
    used_columns = {name for names in columns_by_field.values() for name in names}
    named = [n for n in free if n not in used_columns and _origins(n, values[n])[0] > 0.8]
    open_ = [name for name in named if _origins(name, values[name])[1] == 2]
    if "verdict" in columns_by_field or _COUNTS & columns_by_field.keys():
        if "truth" not in columns_by_field and len(open_) == 1:
            columns_by_field["truth"] = (open_[0],)
        return
    if "truth" not in columns_by_field and len(named) > 2:  # one column for each item
        columns_by_field["verdict"] = tuple(named)
        if "item" in columns_by_field:
            columns_by_field.setdefault("judge", columns_by_field.pop("item"))
        return
    item = columns_by_field.get("item", ("",))[0]
    fixed = [name for name in open_ if item and _is_of_item(rows, item, name)]
    if "truth" not in columns_by_field and len(open_) == 2 and len(fixed) == 1:
        columns_by_field["truth"] = (fixed[0],)
        open_.remove(fixed[0])
    # Alone, without a truth beside it, it could be the truth as well.
    if len(open_) == 1 and "truth" in columns_by_field and "correct" not in columns_by_field:
        columns_by_field["verdict"] = (open_[0],)


def _is_of_item(rows: Sequence[Row], item: str, column: str) -> bool:
    """True if a column has one value for each item, in a table in which items recur."""
    words_by_item: dict[str, set[str]] = {}
    for row in rows:
        words_by_item.setdefault(row.get(item, ""), set()).add(row.get(column, ""))
    return len(words_by_item) < len(rows) and all(
        len(words) == 1 for words in words_by_item.values()
    )


def number(value: str) -> float | None:
    """Parse a number with a decimal point or comma; None if it isn't one.

    >>> number("3,5"), number("12 ms")
    (3.5, None)
    """
    try:
        return float(value.replace(",", ".") if value.count(",") == 1 else value)
    except ValueError:
        return None


def _unit(
    columns_by_field: Mapping[str, Sequence[str]], values: Mapping[str, Counter[str]]
) -> str:
    """The unit of response times, milliseconds or seconds: by the name, else by their size."""
    if "rt" not in columns_by_field:
        return "ms"
    name, times = _of(columns_by_field, "rt", values)
    if re.search(r"ms$|milli", name, re.IGNORECASE):
        return "ms"
    if re.search(r"sec|[_ (]s\)?$", name, re.IGNORECASE):
        return "s"
    sorted_times = sorted(seconds for seconds in map(number, times) if seconds is not None)
    # As milliseconds, a median below 100 would be faster than anyone answers.
    return "s" if sorted_times and sorted_times[len(sorted_times) // 2] < 100 else "ms"


def _is_extra(name: str, values: Counter[str]) -> bool:
    return not _PERSONAL.search(name) and max(map(len, values)) <= _LONGEST


def extra_names(columns: Iterable[str]) -> list[str]:
    """The names of extra columns in the data: small letters, digits, and underscores."""
    names_so_far: list[str] = []
    for column in columns:
        base = re.sub(r"\W+", "_", column.casefold()).strip("_") or "column"
        names = (base, *(f"{base}_{n}" for n in range(2, len(names_so_far) + 3)))
        names_so_far.append(next(name for name in names if name not in names_so_far))
    return names_so_far
