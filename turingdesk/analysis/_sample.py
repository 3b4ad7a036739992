"""The part of a table whose results are reported together, with further rows about its answers.

Results are about one kind of judges and their sessions. Below them come rows that describe the
same answers in other ways: how coders sorted texts, the texts that were judged, the scores of
machine judges, and the verdicts of the other kind of judges. Such rows have roles of their own
(`coding`, `text`, `score`, `beside`), so that whatever counts verdicts, controls or forms
passes over them, and some have columns that responses do not have.

A machine judge is one participant, by its name, however many sessions it has: each seed of a
trained judge, and each time a model is asked again, is the same judge once more. In journals and
exports each such session has a code of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._clusters import CLUSTER, clustered
from turingdesk.analysis._levels import kinds_of_conversation
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.response import EXCLUDED, OF_SESSIONS, SUPERSEDED, TRAINED
from turingdesk.journal.judge_kind import JudgeKind, kind_of, usual
from turingdesk.table.agent_columns import with_agents
from turingdesk.table.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame, Series


@dataclass(frozen=True)
class Sample:
    """The responses and sessions of one kind of judges."""

    kind: JudgeKind
    responses: DataFrame  #: with the properties of their sessions, and what to cluster by
    sessions: DataFrame
    kinds: Series[str]  #: of the judge of every response of the table

    def analysed(self, table: Table) -> DataFrame:
        """Return the table for analyses of the shelf: the responses, and further rows below."""
        return with_further(self.responses, table)


def sample(
    table: Table, kind: JudgeKind | None = None, cluster: Clustering = Clustering.BOTH
) -> Sample:
    """Choose whose results are shown.

    Args:
        table: The data.
        kind: Whose; by default people's, or, if there are none, anyone's.
        cluster: What verdicts cluster by.
    """
    kinds = _kinds(table.responses["judge"])
    of_session = _kinds(table.sessions["judge"])
    present = {JudgeKind(name) for name in {*kinds.unique(), *of_session.unique()}}
    kind = kind or usual(present)
    sessions = table.sessions[of_session == str(kind)]
    is_own = kinds == str(kind)
    rows = table.responses if is_own.all() else table.responses[is_own]
    if kind is JudgeKind.MACHINES:
        # Machine judges are those of interest, not a sample of others, which seeds never are.
        cluster = Clustering.STIMULUS if cluster is Clustering.BOTH else cluster
        rows, sessions = by_name(rows, table), by_name(sessions, table)
    described_responses = clustered(_described(rows, sessions), cluster)
    return Sample(kind, described_responses, sessions, kinds)


def by_name(rows: DataFrame, table: Table) -> DataFrame:
    """Make each machine judge one participant, and mark the verdicts of trained ones.

    Args:
        rows: Responses, scores, or sessions.
        table: Where they come from.

    Returns:
        A copy with the column `trained`; the same rows if none is of a machine judge.
    """
    import pandas as pd

    named = [judge for judge in rows["judge"].unique() if str(judge).startswith("judge:")]
    if not named:
        return rows
    is_named, sessions = rows["judge"].isin(named), table.sessions
    trained = (
        set(sessions.loc[sessions["folds"] != "", "session"]) if "folds" in sessions else set()
    )
    if table.scores is not None:  # trained judges give scores, and no others do
        trained |= set(table.scores["session"].astype("str").unique())
    columns: dict[str, Series[Any]] = {TRAINED: rows["session"].isin(trained)}
    if "participant" in rows:
        # As texts, since a categorical takes no value that is none of its categories.
        names = rows["participant"].astype("str").mask(is_named, rows["judge"].astype("str"))
        is_category = isinstance(rows["participant"].dtype, pd.CategoricalDtype)
        columns["participant"] = names.astype("category") if is_category else names
    return rows.assign(**columns)


def _kinds(judges: Series[Any]) -> Series[str]:
    """Return the kind of each judge as a categorical, which is compared faster than texts."""
    import pandas as pd

    # A missing judge gets a code of its own; the sentinel -1 would be the last place below.
    codes, names = pd.factorize(judges, use_na_sentinel=False)
    kinds = [str(kind_of(str(name))) for name in names]
    order = list(dict.fromkeys(kinds))
    places = pd.Series([order.index(kind) for kind in kinds], dtype="int64").to_numpy()
    categorical = pd.Categorical.from_codes(places[codes], categories=pd.Index(order, dtype="str"))
    return pd.Series(categorical, index=judges.index)


def _described(responses: DataFrame, sessions: DataFrame) -> DataFrame:
    """Add the properties of their sessions to responses: system, screen, language."""
    # Series.map refuses an index in which a session occurs several times.
    by_session = sessions.drop_duplicates("session", keep="last").set_index("session")
    columns = [
        column for column in OF_SESSIONS if column in by_session and column not in responses
    ]
    responses = kinds_of_conversation(responses)
    names = responses["session"].astype("str")
    return responses.assign(
        **{column: names.map(by_session[column]).astype("category") for column in columns}
    )


BESIDE = "beside"  #: the role of verdicts of the other kind of judges
#: Who else judged what such judges did; simulated people are shown where no real ones judged.
_OTHER: Mapping[JudgeKind, tuple[JudgeKind, ...]] = {
    JudgeKind.PEOPLE: (JudgeKind.MACHINES,),
    JudgeKind.SIMULATED: (JudgeKind.MACHINES,),
    JudgeKind.MACHINES: (JudgeKind.PEOPLE, JudgeKind.SIMULATED),
}
_OF_VERDICTS = (
    *("session", "participant", "study", "judge", "pilot", "step", "block", "trial", "practice"),
    *("control_trial", "task", "table", "stimulus", "prompt", "domain", "length", "length_of"),
    *("question", "subject"),
    *("composition", "origin", "agent", "choice", "truth", "correct", SUPERSEDED, EXCLUDED),
    "room",
)


def with_further(responses: DataFrame, table: Table) -> DataFrame:
    """Append the further rows that belong to some of a table's responses.

    Args:
        responses: Of one kind of judges.
        table: Where they come from.
    """
    responses = by_name(responses, table)
    if CLUSTER not in responses and _kind(responses) is JudgeKind.MACHINES:
        responses = clustered(responses, Clustering.STIMULUS)
    return with_agents(joined(responses, _further(responses, table)), table.agents)


def _further(responses: DataFrame, table: Table) -> Iterator[DataFrame]:
    for rows in filter(len, table.records):
        here = set(responses["session"].astype("str").unique())
        yield rows[rows["session"].isin(here)]
    if table.texts is not None and len(table.texts):
        yield table.texts[table.texts["study"].isin(_studies(responses))]
    if (kind := _kind(responses)) is not None:
        yield from _scores(responses, table)
        yield from _beside(responses, table, _OTHER[kind])


def _kind(responses: DataFrame) -> JudgeKind | None:
    """Return the kind of all judges; None if there are several kinds."""
    kinds = {kind_of(str(judge)) for judge in responses["judge"].unique()}
    return kinds.pop() if len(kinds) == 1 else None


def _scores(responses: DataFrame, table: Table) -> Iterator[DataFrame]:
    """Yield the scores of machine judges in the table's sessions of the same studies."""
    if table.scores is not None and len(table.scores):
        in_sessions = table.scores["session"].isin(set(table.sessions["session"]))
        rows = table.scores[in_sessions & table.scores["study"].isin(_studies(responses))]
        yield _with_kinds(by_name(rows, table), responses)


def _beside(
    responses: DataFrame, table: Table, others: Iterable[JudgeKind]
) -> Iterator[DataFrame]:
    """Yield the verdicts of the first other kind of judges that judged the same studies."""
    all_responses = table.responses
    of_studies = (all_responses["role"] == "verdict") & all_responses["study"].isin(
        _studies(responses)
    )
    kinds = {judge: kind_of(str(judge)) for judge in all_responses["judge"].unique()}
    for other in others:
        judges = [judge for judge, kind in kinds.items() if kind is other]
        of_kind = of_studies & all_responses["judge"].isin(judges)
        if of_kind.any():
            rows = by_name(all_responses.loc[of_kind, list(_OF_VERDICTS)], table)
            yield _with_kinds(rows.assign(role=_constant(BESIDE, len(rows))), responses)
            return


def _with_kinds(rows: DataFrame, responses: DataFrame) -> DataFrame:
    """Add the columns that are computed from others, if the responses have them."""
    return kinds_of_conversation(rows) if "conversation" in responses else rows


def _studies(responses: DataFrame) -> set[str]:
    return set(map(str, responses["study"].unique()))


def joined(responses: DataFrame, further: Iterable[DataFrame]) -> DataFrame:
    """Append further rows, which may have other columns.

    Columns keep their types where they can: a million verdicts as plain texts would take
    gigabytes. Where a row has no value, it gets False, 0, or a missing value, as the type allows.
    """
    import pandas as pd

    parts = [part for part in further if len(part)]
    if not parts:
        return responses
    length = sum(len(part) for part in parts)
    columns: dict[str, Any] = {}
    names = dict.fromkeys([*responses.columns, *(name for part in parts for name in part)])
    for name in names:
        below = _column_below(parts, name)
        above = responses[name] if name in responses else _empty(len(responses), below)
        columns[name] = _concatenated(above.reset_index(drop=True), below)
    # By default, pandas copies the columns of a dictionary, which are the largest that there are.
    joined_responses = pd.DataFrame(columns, copy=False)
    assert len(joined_responses) == len(responses) + length
    # A new frame has no attrs, in which the texts and choices of questions are.
    joined_responses.attrs = responses.attrs
    return joined_responses


def _column_below(parts: list[DataFrame], name: str) -> Series[Any]:
    """Concatenate a column of all parts, as a categorical if all are categorical."""
    import pandas as pd

    there = [part[name] for part in parts if name in part]
    if not there:
        return _empty(sum(map(len, parts)))
    columns = [part[name] if name in part else _empty(len(part), there[0]) for part in parts]
    if all(isinstance(column.dtype, pd.CategoricalDtype) for column in there):
        return _union(columns)
    return pd.concat(columns, ignore_index=True)


def _empty(times: int, like: Series[Any] | None = None) -> Series[Any]:
    """Make a column of missing values; NaN for numbers, so that they stay numbers."""
    import numpy as np
    import pandas as pd

    if like is not None and isinstance(like.dtype, np.dtype) and like.dtype.kind in "iuf":
        return pd.Series(np.full(times, np.nan))
    return pd.Series([None] * times, dtype="object")


def _union(parts: Iterable[Series[Any]]) -> Series[Any]:
    """Concatenate texts as one categorical."""
    import pandas as pd

    categoricals = [pd.Categorical(part) for part in parts]
    # union_categoricals refuses categories of different types; those of an empty column are
    # objects.
    texts = [
        pd.Categorical.from_codes(
            categorical.codes, categories=categorical.categories.astype("str")
        )
        for categorical in categoricals
    ]
    return pd.Series(pd.api.types.union_categoricals(texts))


def _constant(word: str, times: int) -> Any:
    import pandas as pd

    return pd.Categorical.from_codes([0] * times, categories=pd.Index([word], dtype="str"))


def _concatenated(above: Series[Any], below: Series[Any]) -> Series[Any]:
    import pandas as pd

    if isinstance(above.dtype, pd.CategoricalDtype):
        if not isinstance(below.dtype, pd.CategoricalDtype):
            below = below.where(below.isna(), below.astype("str"))
        return _union((above, below))
    if above.dtype == bool:
        # As a bool, a missing value would be True.
        under = below.where(below.notna(), False).astype(bool)
    elif isinstance(above.dtype, pd.api.extensions.ExtensionDtype):
        under = below.astype(above.dtype)
    elif above.dtype.kind in "iu":
        # NaN can't become a whole number.
        under = below.where(below.notna(), 0).astype(above.dtype)
    elif above.dtype == object:
        under = below.astype(object)
        above = above.where(above.notna(), None)
    else:
        under = below.astype(above.dtype)
    return pd.concat([above, under], ignore_index=True)
