"""Analyses: a shelf on which each module turns the table of responses into results and figures.

Here: analyses without state, and their reading order in `_chapters`; the statistics that they
share are in `statistics/`.
Not here: how figures are painted (`gui/plots`, `exchange/figures`).
Begin with `detectability` and `statistics/inference`.
"""

from turingdesk.analysis._chapters import AnalysisShelf

ANALYSES = AnalysisShelf(__name__, offers="ANALYSIS")
