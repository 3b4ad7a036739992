"""The study package: study.toml, tables, texts and media, read with the place of every problem.

Here: reading, checking, packing and registering a study, and what the rest of the program needs
of a sealed one (`seals/`). Not here: changing a study (`editing/`); how seals are made, read, and
opened, which is on the shelf `seals/`.
Begin with `package`.
"""
