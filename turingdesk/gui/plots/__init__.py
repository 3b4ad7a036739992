"""Plots: each module here draws what the analysis of the same name computes."""

from turingdesk.core.plugins import Plugins
from turingdesk.gui.plots._plot import Plot

PLOTS: Plugins[type[Plot]] = Plugins(__name__, offers="PLOT")
