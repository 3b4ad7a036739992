"""Importers of live games as studies."""
