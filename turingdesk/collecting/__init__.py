"""Collecting: how answers that were collected become the answers of a study.

Here: the answers in the journals of a collection, how single words are cleaned, and which answers
a study takes. Not here: asking for answers (`answering/`), and writing the study's package
(`exchange/build`). Begin with `cleaning`.
"""
