"""Exporters: each module here writes the responses in one format, to a file or a folder."""

from turingdesk.core.shelf import Shelf
from turingdesk.exchange.exporters._base import (
    ExportCancelled,
    ExportCounts,
    Exporter,
    ExportOptions,
)

EXPORTERS: Shelf[Exporter] = Shelf(__name__, offers="EXPORTER")

__all__ = [
    "EXPORTERS",
    "ExportCancelled",
    "ExportCounts",
    "ExportOptions",
    "Exporter",
]
