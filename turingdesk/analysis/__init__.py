"""Analyses: each module here turns the table of responses into one table of results."""

from turingdesk.analysis._base import Analysis
from turingdesk.core.plugins import Plugins

ANALYSES: Plugins[Analysis] = Plugins(__name__, offers="ANALYSIS")
