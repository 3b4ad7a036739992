"""The journal: one append-only file for each session, and the records beside it.

Here: writing and reading journals, the chain and the signatures over their lines, what
was deleted, noted or ruled since. Not here: how a session begins and continues
(`sessions/`), and what its answers add up to (`table/`). Begin with `journal`.
"""
