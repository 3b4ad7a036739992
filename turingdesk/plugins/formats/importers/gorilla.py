"""Past verdicts of experiments that were run with Gorilla."""

from turingdesk.core.message import message
from turingdesk.exchange.importers._column_map import Preset
from turingdesk.exchange.importers._verdict_table import importer

IMPORTER = importer(
    message("Gorilla"),
    message("Past verdicts in Gorilla's .csv and .xlsx task files."),
    Preset(
        names={
            "judge": ("participantprivateid",),
            "verdict": ("response",),
            "truth": ("answer", "spreadsheetanswer", "truth", "origin"),
            "correct": ("correct",),
            "rt": ("reactiontime",),
            "at": ("utctimestamp",),
            "position": ("trialnumber",),
        },
        rt_unit="ms",
        internal=r"^(Event Index|Local .*|UTC Date.*|Tree .*|"
        r"Repeat Key|Schedule ID|Participant (Public ID|Starting Group|Status|Device.*|OS|"
        r"Browser|Monitor Size|Viewport Size|External Session ID|Completion Code)|checkpoint.*|"
        r"branch.*|order.*|randomiser.*|Task (Name|Version)|Spreadsheet.*|Zone .*|Screen .*|"
        r"Reaction Onset|Response Type|Attempt|Incorrect|Dishonest|Timed Out|"
        r"X Coordinate|Y Coordinate|Experiment (ID|Version))$",
        skipped={
            "Event Index": {"end of file"},
            "Zone Type": {
                "fixation",
                "continue_button",
                "content_text",
                "content_image",
                "content_video",
                "timelimit_screen",
            },
        },
    ),
    "data_exp_1.csv -o data",
)
