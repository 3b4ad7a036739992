"""Coding: texts that participants wrote, put into categories by two independent coders.

Here: coding schemes, the texts to code, and codings as append-only files.
Not here: agreement between coders (`analysis/`) and the page (`gui/desk/coding`).
Begin with `codings`.
"""
