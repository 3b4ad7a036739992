"""A collection that machines answer: each task that they can, with few prompts."""

from io import BytesIO

from PIL import Image

from tests.packages import write
from turingdesk.study.package import open_package

TOML = """\
id = "answers"
title = "Answers"
version = "1.0"

[[block]]
id = "pictures"
task = "collect-captions"
table = "captions.csv"
trials = 2

[[block]]
id = "cues"
task = "collect-words"
table = "words.csv"
trials = 2

[[block]]
id = "hues"
task = "collect-colors"
table = "colors.csv"
trials = 2

[[block]]
id = "things"
task = "collect-objects"
table = "objects.csv"
trials = 1
"""

TALKS = """
[[block]]
id = "talks"
task = "collect-conversations"
table = "topics.csv"
trials = 2

[block.show]
messages = 3
"""
BLOCKS = ("pictures", "cues", "hues", "things")


SEEN = {"red": (200, 30, 30), "blue": (40, 90, 190)}


def picture(color):
    made = BytesIO()
    Image.new("RGB", (60, 40), SEEN[color]).save(made, "PNG")
    return made.getvalue()


def collection(folder, *, toml=TOML, **files):
    """The package, read; `files` replace its own by stem, or are added."""
    tables = {
        "captions": "id,image,practice\nfirst,red.png,\nsecond,blue.png,\ntry,red.png,yes\n",
        "words": "id,cue,examples\nhot,hot,\nking,king,hot: cold; bird: wing\n",
        "colors": "id,image\nr,red.png\nb,blue.png\n",
        "objects": "id,image\no,red.png\n",
    }
    written = {f"{name}.csv": text for name, text in (tables | files).items()}
    pictures = {f"media/{name}.png": picture(name) for name in ("red", "blue")}
    old = dict.fromkeys(("media/dog.png", "media/cat.png"))
    return open_package(write(folder, written | pictures | old, toml=toml))
