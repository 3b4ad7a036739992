"""Columns that tell if two rows are about the same stimulus, answer, or participant.

IDs alone do not: each table of a study has its own, such as row-0001, and P-01 of one study is
someone else in another. Whatever groups, joins, or counts by stimuli or by participants takes
its columns from here, so that no two results disagree on how many there are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from pandas import DataFrame, Series

    from turingdesk.study.package import Package

Value = TypeVar("Value")
PARTICIPANT = ("study", "participant")
ROW = ("study", "table", "stimulus")  #: of a table of a study
#: Journals of earlier versions don't say the table, but the task that shows it.
STIMULUS = ("study", "task", "table", "stimulus")
GAME = ("study", "stimulus")  #: a game is named after its room, and rooms have names of their own
#: What one maker contributed to a stimulus: a speaker, or one side of a pair.
ANSWER = (*STIMULUS, "subject")
_KNOWN = (
    *("study", "block", "stimulus", "left_id", "right_id", "subject"),
    *("task", "prompt", "origin", "agent"),
)
#: The columns from which it follows which stimulus an answer is about.
IDENTIFYING = frozenset((*ANSWER, *PARTICIPANT, *_KNOWN, "room", "sides_table"))
_SPARSE = 4  #: times as many codes as rows, from which on sorting is faster
_Facts = dict[tuple[str, ...], tuple[str, ...]]


def numbers(rows: DataFrame, columns: Sequence[str]) -> NDArray[np.intp]:
    """Number what rows are about: from 0, in the order of names, the same where it is the same.

    Args:
        rows: Any; columns that they don't have are alike in all of them.
        columns: `PARTICIPANT`, `STIMULUS`, `ANSWER`, or these and others.
    """
    import numpy as np

    code = np.zeros(len(rows), dtype=np.int64)
    for name in columns:
        if name in rows:
            # Plus one, so that missing values, whose code is -1, have a number of their own.
            values = rows[name].astype("category").cat.codes.to_numpy().astype(np.int64) + 1
            # Dense after each column: the product of many columns' sizes would overflow 64 bits.
            code = dense(code * (int(values.max(initial=0)) + 1) + values).astype(np.int64)
    return dense(code)


def count(rows: DataFrame, columns: Sequence[str]) -> int:
    """Count the different things that rows are about; `columns` as of `numbers`."""
    return int(numbers(rows, columns).max(initial=-1)) + 1


def keys(rows: DataFrame, columns: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield for each row what it is about, as texts; "" where there is nothing."""
    texts = [
        # As objects, since "" may be none of the categories of a column.
        rows[name].astype("object").where(rows[name].notna(), "").astype("str")
        if name in rows
        else [""] * len(rows)
        for name in columns
    ]
    return zip(*texts, strict=True)


def names(rows: DataFrame) -> list[str]:
    """Return what each row's stimulus is called: its ID, with the table where several have it."""
    table_and_stimulus = list(keys(rows, ("table", "stimulus")))
    often = Counter(stimulus for _, stimulus in dict.fromkeys(table_and_stimulus))
    return [
        name(stimulus_id, table) if often[stimulus_id] > 1 and table else stimulus_id
        for table, stimulus_id in table_and_stimulus
    ]


def name(stimulus: str, table: str) -> str:
    """The name of a stimulus whose ID another table has as well."""
    return f"{stimulus} ({table})"


def machines_side(rows: DataFrame) -> Iterator[tuple[str, str, str]]:
    """Yield for each row study, table, and ID of what was judged: of a pair, the machine's side.

    Args:
        rows: Verdicts, those on pairs on the side of the machine.
    """
    names = ("study", "table", "stimulus", "sides_table", "left_id", "right_id", "truth")
    for study, table, stimulus, of, left, right, truth in keys(rows, names):
        side = left if truth == "1" else right
        yield (study, of, side) if side else (study, table, stimulus)


class ByStimulus(Generic[Value]):
    """Facts about some stimuli.

    Args:
        value_by_key: By study, table, and ID.
    """

    def __init__(self, value_by_key: Mapping[tuple[str, ...], Value]) -> None:
        self._values = value_by_key
        self._tables: dict[tuple[str, str], list[str]] = {}
        for study, table, stimulus in value_by_key:
            self._tables.setdefault((study, stimulus), []).append(table)

    def get(self, study: str, table: str, stimulus: str) -> Value | None:
        """Return what is known; where the table is "", of the only stimulus of that ID.

        Journals of earlier versions don't say in which table the two of a pair are.
        """
        if not table:
            tables = self._tables.get((study, stimulus), [])
            table = tables[0] if len(tables) == 1 else ""
        return self._values.get((study, table, stimulus))


def dense(codes: NDArray[Any]) -> NDArray[np.intp]:
    """Number the codes that occur from 0, in their order; codes are at least 0."""
    import numpy as np

    size = int(codes.max(initial=-1)) + 1
    if size > _SPARSE * len(codes):
        return np.asarray(np.unique(codes, return_inverse=True)[1], dtype=np.intp)
    is_there = np.zeros(size, dtype=bool)
    is_there[codes] = True  # takes a tenth of the time of sorting
    places: NDArray[np.intp] = (np.cumsum(is_there) - 1)[codes]
    return places


def tables_told(responses: DataFrame) -> Series[Any] | None:
    """Return the column `table` with the gaps filled that journals of earlier versions have.

    A block shows one table, so other answers in it may say which. Where none does, nothing is
    filled in, unless two blocks of a study show different things by one ID: then the later block
    stands for its table.

    Args:
        responses: With the columns `IDENTIFYING`.

    Returns:
        None if there is nothing to fill in.
    """
    is_told = (responses["table"] != "").to_numpy()
    untold = ~is_told & (responses["stimulus"] != "").to_numpy()
    untold &= (responses["room"] == "").to_numpy()
    blocks = _blocks(responses, untold)
    block_tables = _different(responses[is_told], ("study", "block", "table")) if blocks else ()
    names = dict.fromkeys(blocks, "")
    if len({study for study, _ in blocks}) < len(blocks):
        names |= _apart(responses[untold])
    for study, block, table in block_tables:
        if (study, block) in names:
            names[study, block] = table
    return _filled(responses, untold, names) if any(names.values()) else None


def with_tables(responses: DataFrame, packages: Sequence[Package]) -> DataFrame:
    """Say of answers in journals of earlier versions in which table of a package a stimulus is.

    Args:
        responses: As `tables_told` completes them.
        packages: Studies.
    """
    table_by_block = {
        (package.study.id, block.id): block.table
        for package in packages
        for block in package.study.blocks
    }
    tables = {(package.study.id, table) for package in packages for table in package.stimuli}
    is_untold = ~_among(responses, ("study", "table"), tables)
    is_untold &= (responses["stimulus"] != "").to_numpy() & (responses["room"] == "").to_numpy()
    is_untold &= _among(responses, ("study", "block"), table_by_block)
    if not is_untold.any():
        return responses
    filled = responses.assign(table=_filled(responses, is_untold, table_by_block))
    filled.attrs = responses.attrs
    return filled


def _among(
    rows: DataFrame, columns: Sequence[str], wanted_keys: Container[tuple[str, ...]]
) -> NDArray[np.bool_]:
    """A mask of the rows whose values of some columns are among the wanted ones."""
    import numpy as np

    is_wanted = np.array([key in wanted_keys for key in _different(rows, columns)], dtype=bool)
    return is_wanted[numbers(rows, columns)]


def _apart(rows: DataFrame) -> dict[tuple[str, str], str]:
    """Find the blocks that show other things than earlier blocks of their study by the same IDs.

    Returns:
        By study and block: the first block of those that show the same.
    """
    facts_by_block: dict[tuple[str, str], _Facts] = {}
    table_by_block: dict[tuple[str, str], str] = {}
    for (study, block), facts in _facts(rows).items():
        alike = next(
            (
                earlier_block
                for earlier_block in facts_by_block
                if earlier_block[0] == study and _agree(facts, facts_by_block[earlier_block])
            ),
            None,
        )
        if alike is not None:
            facts_by_block[alike].update(facts)
            table_by_block[study, block] = table_by_block[alike]
        else:
            is_first = all(of_study != study for of_study, _ in facts_by_block)
            facts_by_block[study, block] = facts
            table_by_block[study, block] = "" if is_first else block
    return table_by_block


def _agree(facts: _Facts, others: _Facts) -> bool:
    return all(facts[stimulus] == others[stimulus] for stimulus in facts.keys() & others.keys())


def _facts(rows: DataFrame) -> dict[tuple[str, str], _Facts]:
    """The facts about each stimulus and each of its makers, by study and block."""
    facts: dict[tuple[str, str], _Facts] = {}
    for study, block, stimulus, left, right, subject, *maker_facts in _different(rows, _KNOWN):
        of_block = facts.setdefault((study, block), {})
        if left:  # who is on which side differs from session to session
            of_block[stimulus, ""] = (*sorted((left, right)), *maker_facts[:2])
        else:
            of_block[stimulus, subject] = tuple(maker_facts)
    return facts


def _filled(
    responses: DataFrame, which: NDArray[np.bool_], names: Mapping[tuple[str, str], str]
) -> Series[Any]:
    """Return the column `table`, in some rows with the table of their block."""
    import numpy as np
    import pandas as pd

    old = pd.Categorical(responses["table"])
    tables = list(dict.fromkeys([*map(str, old.categories), *names.values()]))
    places = {name: place for place, name in enumerate(tables)}
    # A copy, as codes are read-only; and wider, as pandas keeps them in the smallest type that has
    # room for the categories so far.
    codes = old.codes.astype("int32")
    blocks = numbers(responses[["study", "block"]][which], ("study", "block"))
    of_block = np.array(
        [places[names[block_key]] for block_key in _blocks(responses, which)], dtype="int32"
    )
    codes[which] = of_block[blocks]
    categorical = pd.Categorical.from_codes(codes, categories=pd.Index(tables, dtype="str"))
    return pd.Series(categorical, index=responses.index)


def _blocks(responses: DataFrame, which: NDArray[np.bool_]) -> list[tuple[str, str]]:
    """Study and block of some rows, each once, in the order of `numbers`."""
    block_keys = _different(responses[["study", "block"]][which], ("study", "block"))
    return [(study, block) for study, block in block_keys]


def _different(rows: DataFrame, columns: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Each different combination of some columns once, in the order of `numbers`."""
    import numpy as np

    codes = numbers(rows, columns)
    first = np.zeros(int(codes.max(initial=-1)) + 1, dtype=np.intp)
    first[codes[::-1]] = np.arange(len(codes))[::-1]  # the last assignment counts
    there = [column for column in columns if column in rows]
    return keys(rows[there].iloc[first], columns)
