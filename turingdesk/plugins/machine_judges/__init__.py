"""Machine judges: classifiers that learn from answers, and language models that are asked.

Here: the judges that learn (`trained/`), the features that they learn from (`features/`), how
they learn, are tested, and judge (`learning/`), language models as judges (`language_model/`),
and the analyses of what they and people say of the same answers.
Not here: simulated judges, and what walks the session of any machine (`judges/`); what asks a
model (`language_models/`); and their verdicts, scores, and findings in a data folder, which the
table reads (`table/machine_scores`, `table/machine_findings`).
Begin with `trained`, then `learning.study_job`.

Brings: the command `judge`, the page Machine judges with its help, and the analyses
`machine_judges`, `judges_by_agent`, `judge_agreement`, `extrapolation`, `judge_folds`,
`judge_features`, `judge_messages`, and `judge_errors`. Without it, sessions of machine judges are
checked, exported, and analyzed apart from people's as before (`analyze --machines`), but no
machine judges, and none is compared with people.
"""

from turingdesk.core.message import message, term
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(
    name="machine_judges",
    title=message("Machine judges"),
    version="1.0",
    deeds=(
        term("ran a machine judge", "in the record"),
        term("stopped a machine judge", "in the record"),
        term("viewed machine judges", "in the record"),
    ),
)
