"""Protocols: a shelf on which each module says how actor, distinguisher, and specimen meet.

Here: who judges whom, who can ask a specimen first, and how long everything takes.
Not here: what is said to models (`prompts.toml`), and what a trial does step by step
(`dialogue.py`). In a plan, names are written with hyphens: "controlled-turns".
Begin with `gtt`.
"""

from turingdesk.core.shelf import Shelf
from turingdesk.plugins.duels.protocols._base import Protocol

PROTOCOLS: Shelf[Protocol] = Shelf(__name__, offers="PROTOCOL")


def protocol_named(name: str) -> Protocol:
    """The protocol that a plan names.

    Raises:
        UnknownName: There is none of that name.
    """
    return PROTOCOLS[name.replace("-", "_")]


def protocol_names() -> tuple[str, ...]:
    """All protocols, as plans name them."""
    return tuple(name.replace("_", "-") for name in PROTOCOLS)
