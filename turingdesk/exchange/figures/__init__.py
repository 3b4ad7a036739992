"""Figures as files: what `analysis._figure` describes, drawn once for desk, report and files."""
