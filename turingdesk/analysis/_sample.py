"""The part of a table whose results are told together: one kind of judges and their sessions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

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
    kinds = table.responses["judge"].map(lambda judge: str(kind_of(judge))).astype("str")
    of_session = table.sessions["judge"].map(_kind_of_session).astype("str")
    present = {JudgeKind(name) for name in {*kinds.unique(), *of_session.unique()}}
    kind = kind or usual(present)
    sessions = table.sessions[of_session == str(kind)]
    own = clustered(_described(table.responses[kinds == str(kind)], sessions), cluster)
    return Sample(kind, own, sessions, kinds)


def _described(own: DataFrame, sessions: DataFrame) -> DataFrame:
    """The responses with what their sessions say of themselves: system, screen, language."""
    told = sessions.drop_duplicates("session", keep="last").set_index("session")
    columns = [one for one in OF_SESSIONS if one in told and one not in own]
    own = kinds_of_conversation(own)
    names = own["session"].astype("str")
    return own.assign(**{one: names.map(told[one]).astype("category") for one in columns})


def _kind_of_session(judge: object) -> str:
    return str(kind_of(str(judge or "human")))
