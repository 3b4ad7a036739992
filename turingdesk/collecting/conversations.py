"""Conversations, put together from the sessions of their two speakers.

A session knows what was said and which speaker it was, and nothing about the other one. Only where
both sessions are in the data is it known who made the conversation; so where one of the two people
withdraws, the conversation is gone.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from turingdesk.answering.conversations import ROOM, SIMULATED, SPEAKER, TOPIC
from turingdesk.core.conversation import SPEAKERS
from turingdesk.core.message import message
from turingdesk.core.stimulus import Origin, Stimulus

if TYPE_CHECKING:
    from turingdesk.collecting.answers import CollectedAnswer

PARTNER = "simulated-partner"  #: with whom simulated people talk


def put_together(
    answers: Iterable[CollectedAnswer],
    prompts: Mapping[tuple[str, str], Stimulus],
    left_out: Counter[str],
) -> Iterator[CollectedAnswer]:
    """All answers, with one for the two halves of each conversation.

    Args:
        answers: Each half is an answer.
        prompts: Topics by block and text: the partner's schedule may have drawn the topic.
        left_out: Counts halves without another half.
    """
    halves: dict[str, dict[str, CollectedAnswer]] = defaultdict(dict)
    for answer in answers:
        if ROOM not in answer.given:
            yield answer
        elif answer.given[ROOM].startswith(SIMULATED):
            halves[answer.given[ROOM]] = _with_simulated(answer)
        else:
            halves[answer.given[ROOM]][answer.given[SPEAKER]] = answer
    for found in halves.values():
        if found.keys() != set(SPEAKERS):
            left_out[message("of a conversation whose other speaker isn't in the data")] += 1
            continue
        first, second = (found[speaker] for speaker in SPEAKERS)
        prompt = prompts.get((first.block.id, first.given[TOPIC]), first.prompt)
        yield replace(first, prompt=prompt, partner=replace(second, prompt=prompt))


def _with_simulated(answer: CollectedAnswer) -> dict[str, CollectedAnswer]:
    own = answer.given[SPEAKER]
    other = replace(answer, origin=Origin.MACHINE, agent=PARTNER, person=None)
    return {own: answer, SPEAKERS[1 - SPEAKERS.index(own)]: other}
