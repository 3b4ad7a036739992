"""Importing data: the dialog with its steps from the files to what came of them."""
