"""The study package: study.toml, tables, texts and media, read with the place of every problem.

Here: reading, checking, packing and registering a study, and reading the seal of a sealed
one. Not here: changing a study (`editing/`) and making a sealed one (`sealing/`).
Begin with `package`.
"""
