"""Importers of files that other programs wrote, and of published data sets."""
