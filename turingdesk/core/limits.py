"""When a stimulus appears, and when an answer to it counts."""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.core.setting import setting

LONGEST_LOOK_S = 600.0


@dataclass(frozen=True, slots=True)
class Limits:
    """When a stimulus appears, and when an answer is taken and when it is marked."""

    too_fast_s: float = setting(
        "Faster answers are marked as too fast and excluded from results, unless a rule of the "
        "study says otherwise. 0: no limit.",
        0.0,
        title="Minimum response time",
        unit="seconds",
        highest=LONGEST_LOOK_S,
        usual="the task's default",
    )
    look_first_s: float = setting(
        "How long the stimulus is shown before participants can answer. Participants are told.",
        0.0,
        title="Minimum viewing time",
        unit="seconds",
        highest=LONGEST_LOOK_S,
        usual="the task's default",
    )
    plays_first: int = setting(
        "How many times an animation plays to its end before participants can answer. For texts, "
        "1 means that they can answer once the end was in view.",
        0,
        title="Plays before answering",
        highest=100,
        usual="the task's default",
    )
    fixation_cross_s: float = setting(
        "How long a fixation cross is shown before each stimulus. 0: no cross.",
        0.0,
        title="Fixation cross",
        unit="seconds",
        highest=60.0,
    )
