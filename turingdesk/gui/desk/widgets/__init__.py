"""Widgets and layouts of the desk that know nothing of studies: cards, tables, fields, rows."""
