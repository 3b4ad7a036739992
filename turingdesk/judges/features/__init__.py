"""Features: each module here turns answers into numbers that a judge can be trained on."""

from turingdesk.core.plugins import Plugins
from turingdesk.judges.features._base import Features

FEATURES: Plugins[Features] = Plugins(__name__, offers="FEATURES")
