"""Analyses: a shelf on which each module turns the table of responses into results and figures.

Here: analyses without state; the statistics that they share are in `statistics/`.
Not here: how figures are painted (`gui/plots`, `exchange/figures`).
Begin with `detectability` and `statistics/inference`.
"""

from turingdesk.analysis._base import Analysis
from turingdesk.core.plugins import Plugins

ANALYSES: Plugins[Analysis] = Plugins(__name__, offers="ANALYSIS")
