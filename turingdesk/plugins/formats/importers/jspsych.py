"""Past verdicts of experiments that were run with jsPsych."""

from turingdesk.core.message import message
from turingdesk.exchange.importers._column_map import Preset
from turingdesk.exchange.importers._verdict_table import importer

IMPORTER = importer(
    message("jsPsych"),
    message("Past verdicts in jsPsych's data, as .csv, .json, or JSON Lines."),
    Preset(
        names={
            "judge": (
                "subject",
                "subjectid",
                "participantid",
                "participant",
                "prolificpid",
                "workerid",
                "runid",
            ),
            "item": ("item", "itemid", "stimulusid", "stimulus"),
            "verdict": ("verdict", "responselabel", "response"),
            "truth": ("correctresponse", "correctanswer", "truth", "origin"),
            "rt": ("rt",),
            "position": ("trialindex",),
        },
        rt_unit="ms",
        internal=r"^(internal_node_id|time_elapsed|view_history|question_order|trial_type|"
        r"plugin_version|success|timeout|failed_.*|loaded_.*|recordings?|mouse_.*)$",
        # Plugins that ask nothing, whose screens are rows of the data all the same.
        skipped={
            "trial_type": {
                "preload",
                "fullscreen",
                "instructions",
                "browser-check",
                "call-function",
            }
        },
    ),
    "data.json -o data",
)
