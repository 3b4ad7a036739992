"""The settings that commands take and nothing else does, for what has no form on the desk.

Imported when a command is chosen: `turingdesk --help` needs none of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from turingdesk.core.setting import MOST_SEED, setting


@dataclass(frozen=True)
class SimulationSettings:
    """The settings of a simulation."""

    judges: int = setting("The number of judges; each has one session.", lowest=1)
    p_hh: float = setting("The probability that a human answer is judged human.", 0.5, highest=1.0)
    p_mm: float = setting(
        "The probability that a machine answer is judged machine.", 0.5, highest=1.0
    )
    seed: int = setting(
        "The seed of the judges' answers.", 0, lowest=-MOST_SEED, highest=MOST_SEED
    )


@dataclass(frozen=True)
class PowerSettings:
    """The goals of a study, and the way in which studies are simulated."""

    half_width: float | None = setting(
        "Goal: the mean half-width of the 95% CI of detectability.",
        None,
        lowest=0.001,
        highest=0.999,
    )
    effect: float | None = setting(
        "Goal: show that this detectability differs from 0.5.", None, highest=1.0
    )
    margin: float | None = setting(
        "Goal: show that a detectability of 0.5 is equivalent to 0.5 within this margin.",
        None,
        lowest=0.001,
        highest=0.499,
    )
    power: float = setting("The power to reach.", 0.8, lowest=0.001, highest=0.999)
    judges: int | None = setting("Report what this number of judges can show.", None, lowest=2)
    most: int = setting("Try at most this many judges.", 1000, lowest=2)
    sd_judge: float = setting(
        "Standard deviation between judges, in log odds of being correct.", 0.5, highest=5.0
    )
    sd_bias: float = setting(
        "Standard deviation of response bias between judges, in log odds of saying 'human'.",
        0.5,
        highest=5.0,
    )
    sd_stimulus: float = setting(
        "Standard deviation between stimuli, in log odds of being correct.", 0.5, highest=5.0
    )
    sd_agent: float = setting(
        "Standard deviation between machine agents, in log odds of being correct; with five "
        "agents or more, results generalize to other machines.",
        0.0,
        highest=5.0,
    )
    simulations: int = setting("Simulated studies for each number of judges.", 500, lowest=2)
    seed: int = setting(
        "The seed of the simulated verdicts.", 1, lowest=-MOST_SEED, highest=MOST_SEED
    )


@dataclass(frozen=True)
class WitnessSettings:
    """The settings of a table of machines that take part in games."""

    temperature: float = setting("Sampling temperatures.", 1.0, highest=2.0)
    seed: int = setting("The seed of the code names.", 1, highest=MOST_SEED)


@dataclass(frozen=True)
class TimingSettings:
    """The settings of a measurement of this computer."""

    repeats: int = setting(
        "The number of repetitions.", 1000, usual="1000, which takes 8 min 20 s", lowest=1
    )
