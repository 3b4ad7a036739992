"""Importers: each module here reads one family of files made elsewhere.

A module is called with underscores; the command line takes hyphens too.
"""

from turingdesk.core.shelf import Shelf
from turingdesk.exchange.importers._base import Importer, ImportOptions, ImportReport

IMPORTERS: Shelf[Importer] = Shelf(__name__, offers="IMPORTER")

__all__ = ["IMPORTERS", "ImportOptions", "ImportReport", "Importer"]
