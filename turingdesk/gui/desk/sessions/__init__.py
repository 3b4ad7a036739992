"""The sessions of the data folder: who, when, how far."""
