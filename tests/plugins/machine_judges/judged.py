"""Sets of answers for tests of machine judges."""

import numpy as np

from turingdesk.plugins.machine_judges.learning.answers import AnswerRow, AnswerSet

HUMAN = ("i guess its a dog", "dunno, a cat maybe", "my dog lol", "cute kitty on the couch")
MACHINE = ("A dog sitting on grass.", "A cat lying on a couch.", "A large brown dog.", "A cat.")


def row(number, is_human, text="", prompt="", agent="", content=None):
    name = f"c{number}"
    return AnswerRow(name, name, "", 0, prompt, is_human, agent, text, content)


def answers(rows, task="captions"):
    return AnswerSet("s", task, task, tuple(rows))


def captions(count=80, seed=1):
    """Answers that can be told apart, two humans' and two machines' to each picture."""
    chance = np.random.default_rng(seed)
    rows = []
    for number in range(count):
        human = number % 2 == 0
        words = chance.choice(HUMAN if human else MACHINE, 2)
        agent = "" if human else f"m{number // 2 % 2}"
        rows.append(row(number, human, " ".join(words), f"picture {number // 4}", agent))
    return answers(rows)


def vectors(count, size, signal, seed=1):
    """Features and truth; so many standard deviations apart in every column."""
    chance = np.random.default_rng(seed)
    human = chance.permutation(np.arange(count) % 2 == 0)
    values = chance.standard_normal((count, size)) + np.where(human[:, None], signal, -signal) / 2
    return values, human


def planted():
    """Answers that tell their picture; to one picture either humans answered or machines."""
    chance = np.random.default_rng(2)
    human = chance.permutation(np.arange(50) % 2 == 0)
    rows = [row(n, bool(human[n // 4]), prompt=f"p{n // 4}") for n in range(200)]
    values = chance.standard_normal((50, 150)).repeat(4, axis=0)
    return answers(rows), values + 0.5 * chance.standard_normal((200, 150))
