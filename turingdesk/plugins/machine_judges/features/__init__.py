"""Features: each module here turns answers into numbers that a judge can be trained on."""

from turingdesk.core.shelf import Shelf
from turingdesk.plugins.machine_judges.features._base import Features

FEATURES: Shelf[Features] = Shelf(__name__, offers="FEATURES")


def features_made_for(task: str) -> str | None:
    """The features that are made for a task and need no option; None if there are none."""
    fitting = (name for name in FEATURES if task in FEATURES[name].tasks)
    return next((name for name in fitting if not FEATURES[name].required), None)
