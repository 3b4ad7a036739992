"""Past verdicts of any experiment, in a table of any make."""

from turingdesk.core.message import message
from turingdesk.exchange.importers._column_map import Preset
from turingdesk.exchange.importers._verdict_table import importer

IMPORTER = importer(
    message("Past verdicts"),
    message(
        "Past verdicts in any table, trial by trial or as totals per item; columns are guessed."
    ),
    Preset(),
    "results.csv -o data --map results.toml",
)
