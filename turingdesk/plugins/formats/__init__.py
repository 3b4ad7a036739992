"""Formats: files of other programs, and published data sets, that can be imported.

Here: importers, each named after the format that it reads, and what they are made of: pictures
that answers name, large JSON files record by record, pickled arrays, and the files of one lab.
Not here: tables of past verdicts, what TuringDesk exported, and live games, which are the house's
own, and what all importers are made of (`exchange/importers/`).
Begin with `importers/coco_captions.py`.

Brings: importers, and help about their files. `jspsych`, `psychopy`, `qualtrics`, and `gorilla`
read past verdicts; `kreimanlab_verdicts` reads those of the paper whose answers
`kreimanlab_answers` reads. The others make study packages of published answers:
`coco_captions`, `word_associations`, `chatbot_chats`, `topical_chat`, `acute_pairs`, and
`scanpaths`.
Without it, studies and journals that were imported stay as they are; mappings under a name stay,
too, and read tables of verdicts.
"""

from turingdesk.core.message import message
from turingdesk.core.plugin import Plugin

PLUGIN = Plugin(name="formats", title=message("Formats of other programs"), version="1.0")
