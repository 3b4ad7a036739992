"""Data from elsewhere in, data for elsewhere out: importers and exporters, each a shelf."""
