"""Coding: texts that participants wrote, put into categories by two independent coders.

Here: coding schemes, the texts to code, codings as append-only files in the data folder's
`record/coding`, what they say beside verdicts, agreement between coders, and the page Coding.
Not here: the statistics of agreement (`analysis/statistics/interrater.py`).
Begin with `codings.py`.

Brings: the page Coding with its help, the rows of the role `coding` in the table of responses, and
the analyses `agreement`, `reasons`, `reasons_by_machine`, `strategies`, and `strategies_by_game`.
Without it, codings stay in the data folder, are checked and joined, and go when a participant
withdraws; nothing else of a study needs them.
"""

from turingdesk.core.message import message, term
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(
    name="coding",
    title=message("Coding"),
    version="1.0",
    deeds=(term("coded texts", "in the record"), term("resolved a coding", "in the record")),
)
