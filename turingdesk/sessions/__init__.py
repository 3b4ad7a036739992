"""Sessions: how one begins, is recorded, is interrupted and resumes.

Here: the way from a package and a participant to a journal, the data folder that contains all
journals, and what participants read around a step, at kiosks and in browsers alike.
Not here: the steps of a session (`core/session`) and the files themselves (`journal/`).
Begin with `session_recorder`.
"""
