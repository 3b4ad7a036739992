"""Stimuli and studies for tests of the core: every task, any design, made in code."""

from dataclasses import replace
from pathlib import Path

from turingdesk.core.conversation import Turn
from turingdesk.core.stimulus import Maker, Origin, Stimulus
from turingdesk.core.study import Block, Study
from turingdesk.tasks.captions import Caption
from turingdesk.tasks.conversations import Conversation
from turingdesk.tasks.pairs import Pair, PairsShow

H, M = Origin.HUMAN, Origin.MACHINE


def caption(id, prompt, agent="", **more):
    """A caption; without an agent, a human's."""
    maker = Maker(M, agent) if agent else Maker(H, f"by-{id}")
    content = Caption(Path(f"{prompt}.png"), f"A sentence, {id}.")
    return Stimulus(id, "captions", prompt, {"": maker}, content, **more)


def crossed(prompts, agents=("git", "blip", "ofa")):
    """Every prompt answered by one human and by each machine."""
    makers = ("", *agents)
    return [
        caption(f"p{number}-{agent or 'human'}", f"p{number}", agent)
        for number in range(prompts)
        for agent in makers
    ]


def talk(id, first, second, turns=24, prompt="", **more):
    """A conversation; an empty name is a human."""
    makers = {
        side: Maker(M, name) if name else Maker(H, f"by-{id}-{side}")
        for side, name in (("A", first), ("B", second))
    }
    content = Conversation(tuple(Turn("AB"[n % 2], f"turn {n}") for n in range(turns)))
    return Stimulus(
        id, "conversations", prompt, makers, content, length=turns, turns=(turns + 1) // 2, **more
    )


def talks(each, agents=("blender", "curie"), turns=24):
    """So many conversations of every composition and machine."""
    speakers = ("", *agents)
    return [
        talk(f"{a or 'human'}-{b or 'human'}-{n}", a, b, turns)
        for a in speakers
        for b in speakers
        for n in range(each)
    ]


def pair(id, first, second, agent="gpt", **more):
    """Two captions side by side; `first` and `second` are H or M."""
    makers = {
        side: Maker(M, agent) if letter == "M" else Maker(H, f"by-{id}-{side}")
        for side, letter in (("1", first), ("2", second))
    }
    left, right = (Caption(Path(f"{id}.png"), f"{id} {side}") for side in "12")
    machine = {"MH": "1", "HM": "2"}.get(first + second)
    truths = {"machine_side": machine} if machine else {}
    parts = (f"{id}-first", f"{id}-second")
    content = Pair(left, right, "captions")
    return Stimulus(id, "pairs", "", makers, content, truths, parts=parts, **more)


def side_by_side(each, table="talks.csv"):
    """Conversations h0, m0, h1 ..., pairs p0 of h0 and m0, p1 ..., and how the pairs are shown."""
    spoken = [talk(f"{who[:1] or 'h'}{n}", "", who) for n in range(each) for who in ("", "m")]
    pairs = [
        replace(pair(f"p{n}", "H", "M"), parts=(f"h{n}", f"m{n}"), family=f"p{n}")
        for n in range(each)
    ]
    return spoken, pairs, PairsShow(of_table=table)


def block(id="b", *, table=None, task="captions", trials=10, **more):
    """A block; its table is named after it unless another is given."""
    return Block(id, id.title(), task, table or f"{id}.csv", trials, **more)


def study(*blocks, **more):
    """A study of these blocks."""
    return Study("test", "A study", "1.0", blocks, **more)
