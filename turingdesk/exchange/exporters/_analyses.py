"""Every analysis of the shelf as a table for the workbook: a new one shows here by itself.

Kinds of judges are never counted together; where a folder holds several
studies, each is analysed by itself too. Where quality rules leave something out, every
result is there in both versions: the column `rules` says which.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from turingdesk.journal.judge_kind import JudgeKind, kind_of

if TYPE_CHECKING:
    import pandas as pd

    from turingdesk.table.table import Table

ALL = "(all)"
#: The sheets that people look for come first, the others by name.
FIRST = ("confusion", "agents", "detectability")


def analyses(
    responses: pd.DataFrame, table: Table | None = None
) -> Iterator[tuple[str, str, pd.DataFrame]]:
    """Name, sentence and table of each analysis, over all kinds of judges and studies.

    Args:
        responses: Those that are exported.
        table: Where they come from, for the further rows that belong to them.
    """
    import pandas as pd

    from turingdesk.analysis import ANALYSES

    parts = list(_parts(responses, table))
    shelf = dict(ANALYSES)
    for name in (*filter(shelf.__contains__, FIRST), *sorted(shelf.keys() - set(FIRST))):
        analysis, tables = shelf[name], []
        for labels, part in parts:
            made = analysis.compute(part)
            # Where an analysis has a column of that name itself, it is how many there were.
            made = made.rename(columns={one: f"n_{one}" for one in labels if one in made})
            for place, (column, value) in enumerate(labels.items()):
                made.insert(place, column, value)
            tables.append(made)
        whole = [made for made in tables if len(made)] or tables[:1]
        if whole:
            yield name, analysis.about, pd.concat(whole, ignore_index=True)


def by_kind(responses: pd.DataFrame) -> Iterator[tuple[JudgeKind, pd.DataFrame]]:
    """The answers of each kind of judges that there is."""
    judges = responses["judge"].astype(str)
    kinds = judges.map({judge: kind_of(judge) for judge in judges.unique()})
    for kind in JudgeKind:
        if (own := kinds == kind).any():
            yield kind, responses[own]


def _parts(
    responses: pd.DataFrame, table: Table | None
) -> Iterator[tuple[dict[str, str], pd.DataFrame]]:
    """What is analysed by itself; where quality rules leave something out, in both versions."""
    from turingdesk.analysis._counted import before_rules
    from turingdesk.analysis._sample import with_further

    for kind, own in by_kind(responses):
        studies = sorted(own["study"].astype(str).unique())
        whole = [(ALL, own)] if len(studies) > 1 else []
        each = [(one, own[own["study"] == one] if whole else own) for one in studies]
        for study, part in (*whole, *each):
            labels = {"judges": str(kind), "study": study}
            rows = with_further(part, table) if table else part
            yield {**labels, "rules": "applied"}, rows
            if (part["excluded"] != "").any():
                yield {**labels, "rules": "not applied"}, before_rules(rows)
