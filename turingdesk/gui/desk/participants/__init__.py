"""The participants of the data folder: codes, notes, withdrawal."""
