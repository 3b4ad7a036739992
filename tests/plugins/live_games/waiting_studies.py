"""Studies that wait for others, so that no participant starts alone."""

from tests.packages import STUDY

GAME = '[[block]]\ntask = "play-witness"\ntrials = 1\n'
TALK = '[[block]]\ntask = "collect-conversations"\ntable = "topics.csv"\ntrials = 1\n'
TOPICS = {"topics.csv": "id,topic\none,Books\n"}
ALONE = "has only simulated partners"
#: The study's blocks, its files, and the reason given.
WAITING = {
    "a game": (STUDY + GAME, {}, ALONE),
    "a conversation": (STUDY + TALK, TOPICS, ALONE),
}
