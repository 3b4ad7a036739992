"""Agents: a shelf on which each module is a machine that answers prompts, or talks.

Here: the agents that talk, in live games and in conversations that are collected, their settings,
and models on a server of the lab, which answer all prompts. Not here: what is asked
(`answering/`), machines that judge answers (`judges/`), and what lets agents answer a collection,
which is a plugin. An agent's answers are sessions in the data folder, as those of people and of
machine judges are.
Begin with `eliza`.
"""

from turingdesk.agents._base import Agent
from turingdesk.core.shelf import Shelf

AGENTS: Shelf[Agent] = Shelf(__name__, offers="AGENT")
