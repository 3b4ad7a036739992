"""Past verdicts of experiments that were run with PsychoPy or Pavlovia."""

from turingdesk.core.message import message
from turingdesk.exchange.importers._column_map import Preset
from turingdesk.exchange.importers._verdict_table import importer

IMPORTER = importer(
    message("PsychoPy"),
    message("Past verdicts in PsychoPy's .csv files, one for each participant."),
    Preset(
        names={
            "judge": ("participant",),
            "verdict": (
                "verdict",
                "response",
                "judgement",
                "judgment",
                "keyrespkeys",
                "keyresp2keys",
                "mouseclickedname",
                "sliderresponse",
            ),
            "truth": ("truth", "origin", "corrans", "correctans", "correctanswer", "condition"),
            "correct": ("keyrespcorr", "keyresp2corr"),
            "rt": ("keyresprt", "keyresp2rt", "mousetime", "sliderrt"),
            "position": ("trialsthisn",),
        },
        # PsychoPy's clocks count in seconds.
        rt_unit="s",
        # What PsychoPy adds for each loop and component, and about the session.
        internal=r"\.(started|stopped|this\w+|ran|order|duration|history|x|y)$|"
        r"^(date|expName|expVersion|frameRate|psychopyVersion|session|OS|expStart|notes|"
        r"thisRow\.t|Column \d+)$",
    ),
    "results -o data",
)
