"""Conversations that are collected, as a game: two speakers, a topic, and no verdict.

It isn't on the shelf of games, because nothing is decided in it: `answering/conversations.py` is
its task. Who begins, and so is speaker A, is drawn.
"""

from dataclasses import replace

from turingdesk.agents._talk import TALKS
from turingdesk.core.conversation import SPEAKERS, Talk, Turn
from turingdesk.core.message import participant_message
from turingdesk.core.task import PLAY
from turingdesk.plugins.live_games.answering.conversations import TASK, ConversationRules
from turingdesk.plugins.live_games.game import GAMES, Game, GameRules, Role
from turingdesk.plugins.live_games.pacing import AS_PEOPLE_HERE
from turingdesk.plugins.live_games.room import Room

LONGEST = 1_000  #: characters of a message
CONVERSATION = Game(
    task=replace(TASK, show=GameRules),
    roles=tuple(Role(letter, participant_message("Conversations"), "") for letter in SPEAKERS),
    threads=((0, 1),),
)


def game_of(task: str) -> Game:
    """The game of a task.

    Raises:
        UnknownName: The task is none.
    """
    return CONVERSATION if task == TALKS else GAMES[task.removeprefix(PLAY)]


def conversation_rules(show: ConversationRules) -> GameRules:
    """The rules of a conversation, in which people take turns and have no time limit."""
    return GameRules(
        minutes=0,
        characters=LONGEST,
        exchanges=(show.messages,),
        early=False,
        reveal=False,
        abuse_filter=False,
        delay=AS_PEOPLE_HERE,
    )


def talk_of(room: Room, thread: int = 0) -> Talk:
    """The messages of two seats; who leads the thread is speaker A."""
    room_thread = room.thread(thread)
    turns = (
        Turn(SPEAKERS[room_thread.members.index(message.seat)], message.text)
        for message in room_thread.said
    )
    return Talk(room.drawn.topic, tuple(turns))
