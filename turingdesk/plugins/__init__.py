"""Plugins: what the main job does not need, each in a package that can be taken off.

Here: our own. Not here: how plugins are found (`core/plugin.py`) and what they bring
(`core/shelf.py`). Nothing of the house imports a plugin. Begin with `README.md`, which says what
a plugin may rely on.
"""
