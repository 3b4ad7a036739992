"""The report of a data folder: design, flow of participants, every result, and its origin."""
