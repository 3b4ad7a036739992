"""Which quality rules count for the sessions of a data folder, and what they leave out."""
