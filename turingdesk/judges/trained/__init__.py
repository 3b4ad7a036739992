"""Trained judges: each module here learns from answers whose makers are known to it."""

from turingdesk.core.plugins import Plugins
from turingdesk.judges.trained._base import TrainedJudge

TRAINED: Plugins[TrainedJudge] = Plugins(__name__, offers="JUDGE")
