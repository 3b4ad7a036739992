"""The settings of the conversations that judges saw, and how many turns they had.

The pass rate and the words per message of paper 5 stand by both of them.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from turingdesk.core.lengths import LengthUnit
from turingdesk.core.message import join
from turingdesk.table.answer_texts import ROLE
from turingdesk.table.identity import ROW, ByStimulus, keys, machines_side

if TYPE_CHECKING:
    from pandas import DataFrame, Series

#: The columns of `shown_turns`, with their types.
SHOWN_COLUMNS = {"turns": "Int64", "length_of": "str"}


def settings(rows: DataFrame) -> Series[str]:
    """In which setting each conversation was held, such as burst or ping-pong.

    That is the kind of its prompt, or the condition of its game; where the study has none, its
    block. Where several blocks have such kinds, both are named.

    Args:
        rows: Some answers, with `study`, `block`, and `domain`.
    """
    import pandas as pd

    blocks = rows["block"].astype("object").fillna("").astype("str")
    domains = rows["domain"].astype("object").fillna("").astype("str")
    has_several = blocks.groupby(rows["study"].astype("str")).transform("nunique") > 1
    both = [
        join(", ", (block, domain)) if several and domain else domain or block
        for block, domain, several in zip(blocks, domains, has_several, strict=True)
    ]
    return pd.Series(both, index=rows.index, dtype="str")


def shown_turns(rows: DataFrame, responses: DataFrame) -> DataFrame:
    """The length of each conversation, and the unit of it: `SHOWN_COLUMNS`.

    Of one that was shown as a whole before its turns were recorded, they are counted where its
    text is known: of a pair, in the machine's conversation. Messages of a game in which everyone
    writes to everyone are no turns.

    Args:
        rows: Verdicts on conversations, and on pairs of them.
        responses: The table, with the rows of texts where there are some.
    """
    import pandas as pd

    turns = rows["length"].astype("Int64")
    unit = rows["length_of"].astype("object").fillna("").astype("str")
    is_game = unit == LengthUnit.MESSAGES.value
    unit = unit.where((unit != "") | turns.isna(), LengthUnit.FIRST_MESSAGES.value)
    turns = turns.mask(is_game)
    turn_counts = _turns_of(responses)
    if turn_counts and turns.isna().any():
        of_talks = ByStimulus(turn_counts)
        each = [of_talks.get(*talk) for talk in machines_side(rows)]
        turns_of_talk = pd.Series(each, index=rows.index, dtype="Int64")
        is_counted = turns.isna() & turns_of_talk.notna() & ~is_game
        turns = turns.where(~is_counted, turns_of_talk)
        unit = unit.mask(is_counted, LengthUnit.FIRST_TURNS.value)
    columns = {"turns": turns, "length_of": unit.mask(turns.isna(), "")}
    return pd.DataFrame(columns).astype(SHOWN_COLUMNS)


def _turns_of(responses: DataFrame) -> dict[tuple[str, ...], int]:
    """The turns of each conversation whose text is known, by study, table, and ID."""
    texts = responses[responses["role"] == ROLE]
    if texts.empty or "turn" not in texts:
        return {}
    texts = texts[texts["turn"].notna() & (texts["turn"].astype("str") != "")]
    # As numbers, since texts would put 10 before 9.
    texts = texts.assign(place=texts["turn"].astype("int64")).sort_values("place", kind="stable")
    speakers: dict[tuple[str, ...], list[str]] = {}
    for talk, letter in zip(keys(texts, ROW), texts["subject"].astype("str"), strict=True):
        speakers.setdefault(talk, []).append(letter)
    return {talk: _turns(letters) for talk, letters in speakers.items()}


def _turns(letters: list[str]) -> int:
    """Count turns, each of which is two runs of messages, as `LengthUnit` counts them.

    >>> _turns(["A", "B", "B", "A", "A", "B"]), _turns(["A", "B", "A"])
    (2, 2)
    """
    return (sum(1 for _ in groupby(letters)) + 1) // 2
