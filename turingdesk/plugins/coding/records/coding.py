"""Codings as rows of the table of responses."""

from turingdesk.journal.records import Record
from turingdesk.plugins.coding.codings import coding_rows

RECORD = Record(coding_rows)
