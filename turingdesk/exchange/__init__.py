"""Data from elsewhere in, and results out: importers and exporters, each a shelf.

Here: importers, exporters, figures as files, and reports.
Not here: the numbers in them, which are those of `table/` and `analysis/`.
Begin with `exporters/csv`.
"""
