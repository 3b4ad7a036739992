"""Made-up live games with random interrogators and witnesses, from a generator of their own.

With two witnesses a machine sits beside each person who answers, and what is random is how well
interrogators tell the two apart.

An interrogator of one witness says "human" with log odds of the class's mean, the interrogator's
leaning, and how human the witness seems; of a machine, who is one and the same for all, nothing is
added.
"""

from dataclasses import dataclass

import numpy as np

from tests.analysis.statistics.simulated import measures
from turingdesk.table.table import frame


@dataclass(frozen=True)
class Evening:
    interrogators: int
    witnesses: int  #: 0: everyone is interrogator and witness
    each: int  #: human witnesses whom an interrogator meets, and games with a machine
    sd_witness: float
    sd_interrogator: float = 0.5
    logit: float = 0.3  #: of "human" for humans; for the machine its negative; 0 is the null
    crossed: bool = True  #: whether each meets the first `each` witnesses, or any by chance
    is_mutual: bool = False  #: whether both people of a room judge, as in the Turing Game

    def meetings(self, draw):
        """Who asked and who answered, both as numbers of people, game by game."""
        asking = np.repeat(np.arange(self.interrogators), self.each)
        if not self.witnesses:
            order = [draw.permutation(self.interrogators) for _ in range(self.each)]
            next_ones = [np.roll(people, 1) for people in order]
            return np.concatenate(order), np.concatenate(next_ones)
        if self.crossed:
            answering = np.tile(np.arange(self.each), self.interrogators)
        else:
            seats = draw.random((self.interrogators, self.witnesses)).argsort(axis=1)
            answering = seats[:, : self.each].ravel()
        return asking, self.interrogators + answering


#: The designs in which intervals and tests are held to what they promise.
DESIGNS = {
    "20 x 6, sd .8": Evening(20, 6, 6, 0.8),
    "20 x 6, sd 0": Evening(20, 6, 6, 0.0),
    "24 x 12, sd .5": Evening(24, 12, 12, 0.5),
    "24 x 12, sd .8": Evening(24, 12, 12, 0.8),
    "100 x 4 confederates, sd .8": Evening(100, 4, 1, 0.8, crossed=False),
    "100 x 4 confederates, sd 0": Evening(100, 4, 1, 0.0, crossed=False),
    "40 x 8, sd .5": Evening(40, 8, 8, 0.5),
    "40 x 8, sd 0": Evening(40, 8, 8, 0.0),
    "20 x 3, sd .8": Evening(20, 3, 3, 0.8),
    "100 in both roles, sd .8": Evening(100, 0, 2, 0.8),
    "100 in both roles, sd 0": Evening(100, 0, 2, 0.0),
}


@dataclass(frozen=True)
class Games:
    """Who met whom, one place for each game."""

    asking: np.ndarray
    answering: np.ndarray  #: people; of machines -1
    is_human: np.ndarray


def games(draw, of):
    """An evening: each interrogator meets the machine as often as people."""
    asking, answering = of.meetings(draw)
    of_machines = np.full(len(answering), -1)
    is_human = np.arange(2 * len(asking)) < len(asking)
    return Games(np.tile(asking, 2), np.concatenate([answering, of_machines]), is_human)


def said_human(draw, of, played):
    """Whether each verdict was "human"."""
    people = int(max(played.asking.max(), played.answering.max())) + 1
    leaning = draw.normal(0, of.sd_interrogator, people)
    seems = np.append(draw.normal(0, of.sd_witness, people), 0.0)  # the machine is the last
    odds = np.where(played.is_human, of.logit, -of.logit)
    odds = odds + leaning[played.asking] + seems[played.answering]
    return draw.random(len(odds)) < 1 / (1 + np.exp(-odds))


def mean_of(logit, sd):
    """The probability over people whose log odds have this mean and standard deviation."""
    nodes, weights = np.polynomial.hermite_e.hermegauss(80)
    return float((weights / (1 + np.exp(-(logit + sd * nodes)))).sum() / weights.sum())


def truths(of):
    """p(H|H), p(M|M), detectability, d' and criterion over all people, with this machine."""
    hh = mean_of(of.logit, np.hypot(of.sd_witness, of.sd_interrogator))
    return measures(hh, 1 - mean_of(-of.logit, of.sd_interrogator))


def verdict(who, game, **columns):
    """A line of the table of responses: what all verdicts on games have, and what this one has."""
    return {
        "kind": "response",
        "session": f"sub-P{who}_ses-1_study-x",
        "participant": f"P{who}",
        "study": "x",
        "block": "games",
        "role": "verdict",
        "step": game,
        "trial": game + 1,
        "at": f"2026-03-01T10:{game // 60 % 60:02}:{game % 60:02}.000Z",
        **columns,
        "correct": columns["truth"] == columns["choice"],
    }


def table(played, said):
    """The table of responses that a study of these games has."""
    lines = []
    meetings = zip(played.asking, played.answering, played.is_human, said, strict=True)
    for game, (who, met, is_human, says_human) in enumerate(meetings):
        truth, choice = ("human" if human else "machine" for human in (is_human, says_human))
        lines.append(
            verdict(
                who,
                game,
                question="origin",
                task="play-witness",
                stimulus=f"room-{game}",
                room=f"room-{game}",
                origin=truth,
                agent=f"P{met}" if is_human else "gpt-4",
                truth=truth,
                choice=choice,
            )
        )
    return frame(lines)


def found_machine(draw, of, played):
    """Whether each verdict on two witnesses found the machine.

    Its log odds are the mean, what the interrogator adds, and how well the person beside the
    machine is told from it.
    """
    people = int(max(played.asking.max(), played.answering.max())) + 1
    keen = draw.normal(0, of.sd_interrogator, people)
    unlike = draw.normal(0, of.sd_witness, people)
    odds = of.logit + keen[played.asking] + unlike[played.answering]
    return draw.random(len(odds)) < 1 / (1 + np.exp(-odds))


def sides_table(of, played, found):
    """The responses of a study whose games have two witnesses, as rooms complete them."""
    lines, rooms = [], len(played.asking) // (2 if of.is_mutual else 1)
    for game, (who, met, is_right) in enumerate(
        zip(played.asking, played.answering, found, strict=True)
    ):
        truth = "12"[game % 2]
        lines.append(
            verdict(
                who,
                game,
                question="machine_side",
                task="play-game" if of.is_mutual else "play-three_party",
                stimulus=f"room-{game % rooms}",
                room=f"room-{game % rooms}",
                length=5,
                length_of="exchanges",
                agent="gpt-4",
                witness=f"P{met}",
                truth=truth,
                choice=truth if is_right else "21"[game % 2],
            )
        )
    return frame(lines)


def two_witnesses(draw, of):
    """An evening of games with two witnesses: each person who answers sits beside a machine."""
    asking, answering = of.meetings(draw)
    if of.is_mutual:
        asking, answering = np.append(asking, answering), np.append(answering, asking)
    return Games(asking, answering, np.ones(len(asking), dtype=bool))
