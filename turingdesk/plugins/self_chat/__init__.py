"""Self-directed chats: a model continues a person's chats with itself (paper 5, Section 3.3).

Here: the history that exported chats of a person become, without the names in them; what a model
is asked, one topic after another; and what runs it and saves the prompts that come of it.
Not here: conversations of people with such a model, which are live games (`live/games`) of the
template `self-directed`.
Begin with `self_directed`.

Brings: the commands `chat-history` and `self-chat`, and their help. It shares nothing with duels,
in which models also talk with models: there a plan says who meets whom, and someone judges.
Without it, studies with prompts that it wrote are checked and run as before, since these are files
of the study's package; new ones can't be written.
"""

from turingdesk.core.message import message
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(
    name="self_chat",
    title=message("Self-directed chats"),
    version="1.0",
    requires=("live_games",),
)
