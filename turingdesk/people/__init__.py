"""People: who works at the desk, and who takes part.

Here: roles and PINs, participant codes, withdrawal, and the check of the records.
Not here: the files that those records are (`journal/`) and any dialog (`gui/`).
Begin with `people` for the desk's users and `participants` for those who judge.
"""
