"""Collecting: people and machines answer prompts, and a study is built from their answers.

Here: the answers in journals, put together, cleaned, and balanced; the study that is built from
them; the agents that answer prompts and take no part in conversations; what lets any agent answer
a collection, two of them in conversations included; lists of cues; and the page Collection.
Not here: the tasks in which people are asked for answers (`answering/` and `gui/answering/`),
since kiosks, browsers, and live conversations are built on them; what a study says about cleaning
(`core/study.py`); the agents that talk, and what they and live games share (`agents/`); and the
record of the studies that answers went to (`journal/builds.py`), which a withdrawal needs.
Begin with `answers.py`, then `build.py`.

Brings: the page Collection, the commands `collect`, `build`, and `cues`, the agents `mccq`,
`nearest_word`, and `saliency`, and the help topics `collection`, `building`, and `agents`. Without
it, studies that collect are checked, and people answer them at kiosks, in browsers, and with a
machine as partner; their journals are checked, analyzed, exported, and withdrawn as before.
Machines can't answer their prompts, and no study is built from them. A study that names this
plugin in `[requires]` is refused with a sentence that names it, too.
"""

from turingdesk.core.message import message, term
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(
    name="collecting",
    title=message("Collecting"),
    version="1.0",
    deeds=(
        term("built a study", "in the record"),
        term("ran a machine agent", "in the record"),
        term("stopped a machine agent", "in the record"),
        term("viewed collected answers", "in the record"),
    ),
)
