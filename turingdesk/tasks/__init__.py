"""Tasks: each module here says what one kind of stimulus is and what is asked of it."""

from turingdesk.core.plugins import Plugins
from turingdesk.tasks._base import Task

TASKS: Plugins[Task] = Plugins(__name__, offers="TASK")
