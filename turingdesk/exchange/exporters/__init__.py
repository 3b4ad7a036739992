"""Exporters: each module here writes the responses in one file format."""

from turingdesk.core.plugins import Plugins
from turingdesk.exchange.exporters._base import Cancelled, Counts, Exporter, Options

EXPORTERS: Plugins[Exporter] = Plugins(__name__, offers="EXPORTER")

__all__ = ["EXPORTERS", "Cancelled", "Counts", "Exporter", "Options"]
