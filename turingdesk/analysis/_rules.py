"""Exclusions from a table by quality rules, and the results without them, as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from turingdesk.core.quality import plain, sentence
from turingdesk.table.table import Table

if TYPE_CHECKING:
    from pandas import DataFrame


def by_rule(table: Table, responses: DataFrame, sessions: DataFrame) -> list[dict[str, Any]]:
    """Each rule that counts, and how much it excludes, in the order of the rules.

    What several rules exclude counts for each of them.

    Args:
        table: The data.
        responses: Those rows of its responses that are looked at.
        sessions: Those rows of its sessions that are looked at.
    """
    listed = listed_of(table, sessions)
    studies = set(sessions["study"])
    verdicts = responses[responses["role"] == "verdict"]
    rows = []
    for study, rules in table.rules.items():
        study_exclusions = listed[listed["study"] == study]
        names = verdicts.loc[verdicts["study"] == study, "excluded"].astype("str")
        # Each combination is taken apart once, since there are few of them for many verdicts.
        of_rules = names.map({name: frozenset(name.split("|")) for name in names.unique()})
        # A rule can be there several times, once for each limit of a block, and is one here.
        for rule in {rule.id: rule for rule in rules}.values() if study in studies else ():
            marked = study_exclusions[study_exclusions["rule"] == rule.id]
            single = marked[marked["scope"] == "trial"]
            rows.append(
                {
                    "study": study,
                    "rule": rule.id,
                    "about": sentence(rule),
                    "settings": plain(rule),
                    "sessions": int((marked["scope"] == "session").sum()),
                    "trials": len(single.drop_duplicates(["session", "step"])),
                    "verdicts": sum(rule.id in rules_of_verdict for rules_of_verdict in of_rules),
                }
            )
    return rows


def listed_of(table: Table, sessions: DataFrame) -> DataFrame:
    """The exclusions of some sessions."""
    return table.exclusions[table.exclusions["session"].isin(list(sessions["session"]))]


def listed(table: Table, sessions: DataFrame) -> Iterator[dict[str, Any]]:
    """Every exclusion of some sessions, with its reason."""
    rows = listed_of(table, sessions).astype("object")
    for row in rows.where(rows.notna(), None).to_dict("records"):
        yield {str(name): value for name, value in row.items()}
