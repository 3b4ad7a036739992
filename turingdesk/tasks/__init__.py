"""Tasks: a shelf on which each module says what one kind of stimulus is and what is asked of it.

Here: the columns of a task's table and its questions.
Not here: how a stimulus looks on screen (`gui/tasks`, by the same name).
Begin with `captions`, the simplest one.
"""

from turingdesk.core.plugins import Plugins
from turingdesk.tasks._base import Task

TASKS: Plugins[Task] = Plugins(__name__, offers="TASK")
