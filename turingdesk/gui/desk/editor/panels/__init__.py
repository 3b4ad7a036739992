"""Panels of the study editor: one for each part of a study, made of fields bound to study.toml."""
