"""The part of a table whose results are told together: one kind of judges and their sessions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from turingdesk.analysis._clusters import clustered
from turingdesk.analysis._joined import with_further
from turingdesk.analysis._levels import kinds_of_conversation
from turingdesk.analysis.statistics.clustering import Clustering
from turingdesk.core.response import OF_SESSIONS
from turingdesk.journal.judge_kind import JudgeKind, kind_of, usual
from turingdesk.table.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame, Series


@dataclass(frozen=True)
class Sample:
    """The responses and sessions of one kind of judges."""

    kind: JudgeKind
    responses: DataFrame  #: with what their sessions say of themselves, and what to cluster by
    sessions: DataFrame
    kinds: Series[str]  #: of the judge of every response of the table

    def analysed(self, table: Table) -> DataFrame:
        """What analyses of the shelf take: with the further rows that belong to them below."""
        return with_further(self.responses, table)


def sample(
    table: Table, kind: JudgeKind | None = None, cluster: Clustering = Clustering.BOTH
) -> Sample:
    """Choose whose results are told.

    Args:
        table: The data.
        kind: Whose; by default people's, or where there are none, whoever's.
        cluster: What verdicts cluster by.
    """
    kinds = _kinds(table.responses["judge"])
    of_session = table.sessions["judge"].map(_kind_of_session).astype("str")
    present = {JudgeKind(name) for name in {*kinds.unique(), *of_session.unique()}}
    kind = kind or usual(present)
    sessions = table.sessions[of_session == str(kind)]
    is_own = kinds == str(kind)
    rows = table.responses if is_own.all() else table.responses[is_own]
    own = clustered(_described(rows, sessions), cluster)
    return Sample(kind, own, sessions, kinds)


def _kinds(judges: Series[Any]) -> Series[str]:
    """The kind of each judge, as codes, which are told apart faster than texts."""
    import pandas as pd

    codes, names = pd.factorize(judges, use_na_sentinel=False)
    kinds = [str(kind_of(str(name))) for name in names]
    order = list(dict.fromkeys(kinds))
    places = pd.Series([order.index(kind) for kind in kinds], dtype="int64").to_numpy()
    made = pd.Categorical.from_codes(places[codes], categories=pd.Index(order, dtype="str"))
    return pd.Series(made, index=judges.index)


def _described(own: DataFrame, sessions: DataFrame) -> DataFrame:
    """The responses with what their sessions say of themselves: system, screen, language."""
    told = sessions.drop_duplicates("session", keep="last").set_index("session")
    columns = [one for one in OF_SESSIONS if one in told and one not in own]
    own = kinds_of_conversation(own)
    names = own["session"].astype("str")
    return own.assign(**{one: names.map(told[one]).astype("category") for one in columns})


def _kind_of_session(judge: object) -> str:
    return str(kind_of(str(judge or "human")))
