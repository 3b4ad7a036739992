"""The Analysis page: every analysis of the shelf with its figures, and the report."""
