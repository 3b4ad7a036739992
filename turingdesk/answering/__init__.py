"""Answering: a shelf on which each module says what people are asked to produce.

Here: the prompts of a collection, what is asked about each, and what is said of an answer while
someone writes it.
Not here: judging (`tasks/`), how a prompt looks on screen (`gui/answering`, by the same name), and
how answers become a study (`plugins/collecting`).
Begin with `captions`. In study.toml such a block says `task = "collect-captions"`.
"""
