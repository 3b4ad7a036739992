"""Agents: a shelf on which each module is a machine that answers a collection's prompts.

Here: color quantization, word vectors, and models on a server of the lab.
Not here: what is asked (`answering/`), and machines that judge answers (`judges/`). An agent's
answers are sessions in the data folder, as those of people and of machine judges are.
Begin with `mccq`.
"""

from turingdesk.agents._base import Agent
from turingdesk.core.shelf import Shelf

AGENTS: Shelf[Agent] = Shelf(__name__, offers="AGENT")
