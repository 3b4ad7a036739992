"""Past verdicts of surveys that were run with Qualtrics."""

from turingdesk.core.message import message
from turingdesk.exchange.importers._column_map import Preset
from turingdesk.exchange.importers._verdict_table import importer

IMPORTER = importer(
    message("Qualtrics"),
    message(
        "Past verdicts in Qualtrics' .csv files with three header rows, one question for each "
        "item."
    ),
    Preset(
        names={"judge": ("responseid",), "at": ("recordeddate",)},
        rt_unit="s",
        internal=r"^(StartDate|EndDate|Status|Progress|Duration \(in seconds\)|Finished|"
        r"DistributionChannel|UserLanguage|SC\d+|Q_\w+|.*_(First|Last) Click|.*_Click Count|"
        r".*_Page Submit)$",
        # Exported as values and not as labels, a status is a number: 1 a preview, 2 a test, 8
        # spam.
        skipped={"Status": {"survey preview", "survey test", "spam", "1", "2", "8"}},
    ),
    "survey.csv makers.csv -o data",
)
