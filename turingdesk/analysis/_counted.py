"""Selects the answers that count, says why others don't, and counts them in a matrix."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar, cast
from weakref import ref

from turingdesk.analysis._result_cache import ResultCache
from turingdesk.core.message import Message, message
from turingdesk.core.quality import rule_title

if TYPE_CHECKING:
    from pandas import DataFrame, Series

T = TypeVar("T")
#: Why a verdict does not count whatever the rules of the study, by the column that says so;
#: the first that applies is the reason. After these come the study's quality rules.
REASONS: Mapping[str, str] = {
    "superseded": message("asked again later"),
    "pilot": message("pilot"),
    "practice": message("practice"),
    "control_trial": message("control trial"),
}
#: Who made an answer, by the codes of truths and verdicts.
MAKERS: Mapping[str, str] = {"human": message("human"), "machine": message("machine")}
EXCLUDED = "excluded"  #: the column that names the quality rules


@dataclass(frozen=True, slots=True)
class Matrix:
    """The number of verdicts of each kind: first letter the truth, second the verdict."""

    hh: int
    hm: int
    mm: int
    mh: int

    @property
    def humans(self) -> int:
        """Verdicts on what a human made."""
        return self.hh + self.hm

    @property
    def machines(self) -> int:
        """Verdicts on what a machine made."""
        return self.mm + self.mh

    @property
    def p_hh(self) -> float | None:
        """Proportion of the human ones that were judged human; None if there is none."""
        return self.hh / self.humans if self.humans else None

    @property
    def p_mm(self) -> float | None:
        """Proportion of the machine ones that were judged machine; None if there is none."""
        return self.mm / self.machines if self.machines else None


def of_role(responses: DataFrame, role: str) -> DataFrame:
    """The answers to questions of one role, each row with its number `n`."""
    return _numbered(responses[responses["role"] == role])


def before_rules(responses: DataFrame) -> DataFrame:
    """Return the answers as if the study had no quality rules.

    Every analysis of it gives the result before exclusions.
    """
    return responses.assign(**{EXCLUDED: ""})


def counted_responses(responses: DataFrame, role: str = "verdict") -> DataFrame:
    """The answers of one role that count: nothing excludes them, and no quality rule."""
    return _numbered(responses[_counts(responses, role)])


#: Within `verdicts_once`, the verdicts of each table that is still there, by the table's `id`.
_SELECTED: ContextVar[dict[int, tuple[ref[DataFrame], DataFrame]] | None] = ContextVar(
    "selected", default=None
)
_CACHE: ContextVar[ResultCache[Any] | None] = ContextVar("cache", default=None)
_CACHED = 8  #: results; in large folders each takes megabytes


@contextmanager
def verdicts_once() -> Iterator[None]:
    """Select the verdicts of a table once while many analyses look at it.

    No one may change a table in place meanwhile, which no analysis does.
    """
    before = _SELECTED.get()
    # Within another `verdicts_once`, its selections are used again.
    token = _SELECTED.set({} if before is None else before)
    cache = _CACHE.set(_CACHE.get() or ResultCache(_CACHED))
    try:
        yield
    finally:
        _CACHE.reset(cache)
        _SELECTED.reset(token)


def cached_once(key: bytes, make: Callable[[], T]) -> T:
    """Return a result from the cache of `verdicts_once`, or compute it now."""
    cache = _CACHE.get()
    return make() if cache is None else cast("T", cache.result(key, make))


def verdicts(responses: DataFrame) -> DataFrame:
    """Select the verdicts on origin that count: human or machine, on what has a known origin."""
    selected = _SELECTED.get()
    if selected is None:
        return _verdicts(responses)
    place = id(responses)
    if place not in selected:
        # Dropped with the table, since CPython can give its `id` to the next object.
        gone = ref(responses, lambda _: selected.pop(place, None))
        selected[place] = gone, _verdicts(responses)
    return selected[place][1].copy(deep=False)  # its columns are copied where one is changed


def _verdicts(responses: DataFrame) -> DataFrame:
    origins = ["human", "machine"]
    is_whole = responses["truth"].isin(origins) & responses["choice"].isin(origins)
    is_on_origin = responses["question"] == "origin"
    return _numbered(responses[_counts(responses, "verdict") & is_on_origin & is_whole])


def side_verdicts(responses: DataFrame) -> DataFrame:
    """Select the verdicts that count on which of two sides is the machine's, where one is."""
    answers = responses[responses["question"] == "machine_side"]  # a copy of few rows, mostly
    return counted_responses(answers[answers["correct"].notna()])


def _counts(responses: DataFrame, role: str) -> Series[bool]:
    """A mask of the answers that are of the role and count.

    One mask for all reasons: every table made on the way would copy each column.
    """
    mask = (responses["role"] == role) & (responses[EXCLUDED] == "")
    for column in REASONS:
        mask &= ~responses[column]
    return mask


def _numbered(rows: DataFrame) -> DataFrame:
    return rows if "n" in rows else rows.assign(n=1)


def left_out(responses: DataFrame) -> dict[str, int]:
    """The number of excluded verdicts, by reason; reasons that never apply are omitted.

    A verdict is counted once, also where several quality rules exclude it.
    """
    rest = responses["role"] == "verdict"
    n = responses["n"] if "n" in responses else rest.astype("int64")
    counts_by_reason = {}
    for column, reason in REASONS.items():
        if number := int(n[rest & responses[column]].sum()):
            counts_by_reason[reason] = number
        # A verdict counts for its first reason only.
        rest &= ~responses[column]
    rest &= responses[EXCLUDED] != ""
    # Masks, since every table made on the way would copy each column.
    for rules, counts in n[rest].groupby(responses.loc[rest, EXCLUDED].astype("str")):
        reason = named(str(rules))
        counts_by_reason[reason] = counts_by_reason.get(reason, 0) + int(counts.sum())
    return counts_by_reason


def left_out_by_rules(responses: DataFrame) -> dict[str, int]:
    """The number of verdicts that quality rules exclude, by rule; a part of `left_out`."""
    return {why: n for why, n in left_out(responses).items() if why not in REASONS.values()}


def named(rules: str) -> str:
    """The rules that exclude an answer, in words.

    >>> named("too_fast"), named("zhang-conversations.topics"), named("too_fast|native")
    ('too fast', 'by rule zhang-conversations.topics', 'by several rules')
    """
    if "|" in rules:
        return message("by several rules")
    return message("too fast") if rules == "too_fast" else message("by rule {rule}", rule=rules)


def with_title(reason: str) -> str:
    """A reason of `left_out` for people, with the title of a rule in place of its id.

    >>> with_title(named("wrong_topic")), with_title("practice")
    ('by rule “Wrong topic”', 'practice')
    """
    rule = reason.values.get("rule") if isinstance(reason, Message) else None
    return message("by rule “{rule}”", rule=rule_title(rule)) if rule else reason


def matrix(rows: DataFrame) -> Matrix:
    """The matrix of verdicts on origin, as `verdicts` gives them."""
    is_human, says_human = rows["truth"] == "human", rows["choice"] == "human"
    n = rows["n"]

    def number(which: Series[bool]) -> int:
        return int(n[which].sum())

    return Matrix(
        number(is_human & says_human),
        number(is_human & ~says_human),
        number(~is_human & ~says_human),
        number(~is_human & says_human),
    )
