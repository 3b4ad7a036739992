"""A study while it is edited: nothing is on disk until it is saved.

Here: drafts of study.toml, tables, texts and media, with undo, and new studies.
Not here: the widgets of the editor (`gui/desk/editor`) and the rules of what a package
may hold (`study/`). Begin with `draft`.
"""
