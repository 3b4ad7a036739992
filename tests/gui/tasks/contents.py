"""What the views of the tests show, and how to look at a spot of them."""

from turingdesk.core.conversation import Turn
from turingdesk.tasks.conversations import Conversation
from turingdesk.tasks.fixations import Fixation, FixationsShow, Scanpath

YELLOW = "#ffd60a"
FAST = FixationsShow(fixation_s=0.05, gap_s=0.05, target_s=0.05)


def turns(count=4):
    return Conversation(tuple(Turn("AB"[n % 2], f"turn number {n}") for n in range(count)))


def scanpath(picture, target=None, points=((0, 0), (160, 120), (320, 240))):
    return Scanpath(picture, tuple(Fixation(*p) for p in points), 320, 240, target)


def color_at(view, x, y):
    return view.grab().toImage().pixelColor(int(x), int(y)).name()
