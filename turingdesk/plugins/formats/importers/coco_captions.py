"""Captions in COCO's format, of people and of machines, as a study package.

Three shapes are read, and one package made of all:

* annotations, as COCO and nocaps have them: `{"images": [{"id", "file_name"}],
  "annotations": [{"id", "image_id", "caption"}]}`, written by people
* results, as COCO's evaluation takes them: `[{"image_id", "caption"}]`, by one machine
* captions by picture: `{"cat.jpg": ["by one person", "by another"]}`, or by a machine
  `{"cat.jpg": "one caption"}`
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from turingdesk.core.message import message
from turingdesk.exchange.importers._base import (
    Importer,
    SourceFile,
    Tally,
)
from turingdesk.plugins.formats.importers._names import slug, stem
from turingdesk.plugins.formats.importers._pictures import PLACEHOLDER, is_placeholder
from turingdesk.plugins.formats.importers._records import TakenRows, file_name, json_records
from turingdesk.plugins.formats.importers._stream_study import StreamSources, StreamStudy

FIX = message("Use .json files with captions in COCO's format.")
COLUMNS = ("id", "prompt", "origin", "agent", "image", "caption", "domain", "provenance")
#: How COCO calls files of results, such as captions_val2014_fakecap_results.json.
_RESULTS = re.compile(
    r"(?:captions_)?(?:(?P<set>(?:train|val|test)(?P<year>20\d\d))_)?(?P<agent>.+?)(?:_results)?"
)
LONGEST = 10_000  #: characters of a caption
IMAGES, ANNOTATIONS, RESULTS = "images[]", "annotations[]", "[]"
OTHERS = ("info", "licenses[]", "categories[]", "type")  #: what else is in files of annotations


class _Captions:
    """The captions of several files, each read when its rows are written."""

    def __init__(self, sources: StreamSources) -> None:
        self._files, self._pictures = sources.files, sources.pictures
        self._options, self._tally = sources.options, sources.tally
        self._images: dict[str, tuple[str, str]] = {}  #: file and domain, by ID
        self._numbers: Counter[str] = Counter()  #: of captions by picture and agent

    def rows(self) -> Iterator[dict[str, Any]]:
        """The rows of all captions that can be taken.

        Raises:
            BadSource: There is none.
        """
        taken_rows = TakenRows(self._tally, self._options.each)
        # All lists of pictures first: a file of results has only their numbers.
        for source in self._files:
            self._note_images(source)
        for source in self._files:
            for place, record in json_records(source, self._tally):
                if place not in (IMAGES, *OTHERS):
                    yield from taken_rows.of(self._row(source, place, record))
        taken_rows.close(FIX)

    def _note_images(self, source: SourceFile) -> None:
        """Note the file's list of pictures, which usually is before that of captions."""
        before = len(self._images)
        for place, record in json_records(source, Tally(message("pictures"))):
            if place == IMAGES and isinstance(record, dict):
                name = file_name(record.get("file_name"))
                default_domain = "COCO" if name.startswith("COCO_") else ""
                domain = str(record.get("domain") or default_domain)[:100]
                self._images.setdefault(str(record.get("id")), (name, domain))
            # The list is complete where captions begin, and reading all of them for nothing takes
            # long.
            elif len(self._images) > before and place not in OTHERS:
                return

    def _row(self, source: SourceFile, place: str, record: Any) -> dict[str, Any] | str:
        """The row of one record, or why there is none."""
        is_by_picture = place not in (ANNOTATIONS, RESULTS)
        text = record.get("caption") if isinstance(record, dict) else is_by_picture and record
        if not isinstance(text, str) or not text.strip():
            return message("there is no caption")
        if len(text) > LONGEST:
            return message("the caption has more than {longest:,} characters", longest=LONGEST)
        name, domain = self._image(source, place, record)
        if not name:
            return message("the file name of its picture is missing")
        is_human = place == ANNOTATIONS or (place.endswith("[]") and place != RESULTS)
        agent = "" if is_human else self._agent(source)
        image = self._pictures.named(name, "captions")
        return {
            "id": self._id(place, record, name, agent),
            "prompt": stem(name),
            "origin": "human" if is_human else "machine",
            "agent": agent,
            "image": image,
            "caption": text.strip(),
            "domain": domain,
            "provenance": source.path.name + PLACEHOLDER * is_placeholder(image),
        }

    def _id(self, place: str, record: Any, name: str, agent: str) -> str:
        if place == ANNOTATIONS and (annotation_id := str(record.get("id", "")).strip()):
            return annotation_id[:100]
        base_id = f"{slug(stem(name))}-{slug(agent or 'human')}"
        if place == RESULTS:
            return base_id
        self._numbers[base_id] += 1
        return f"{base_id}-{self._numbers[base_id]}"

    def _image(self, source: SourceFile, place: str, record: Any) -> tuple[str, str]:
        """The file name of a caption's picture, and its domain."""
        if isinstance(record, str):
            bare = file_name(place.removesuffix("[]"))
            return (bare if "." in bare else f"{bare}.jpg") if bare else "", ""
        image = str(record.get("image_id"))
        if image in self._images or place != RESULTS:
            return self._images.get(image, ("", ""))
        match = _RESULTS.fullmatch(source.path.stem)
        if not match or not match["set"] or not image.isdecimal():
            return "", ""
        # Pictures of 2014 have the set in their names; since 2017, names are numbers alone.
        prefix = f"COCO_{match['set']}_" if match["year"] == "2014" else ""
        return f"{prefix}{int(image):012}.jpg", "COCO"

    def _agent(self, source: SourceFile) -> str:
        match = _RESULTS.fullmatch(source.path.stem)
        return self._options.agent or (match["agent"] if match else source.path.stem)


def _rows(sources: StreamSources) -> Iterator[dict[str, Any]]:
    yield from _Captions(sources).rows()


_STUDY = StreamStudy(
    id="coco-captions",
    title="Image captions",
    task="captions",
    unit=message("captions"),
    suffixes=frozenset({".json"}),
    rows=_rows,
    license_note=message(
        "When you share the study, include the licenses of the captions and of the pictures."
    ),
    columns=COLUMNS,
    has_pictures=True,
)
IMPORTER = Importer(
    title=message("COCO and nocaps captions"),
    about=message("Pictures and captions of people and machines, as a study package."),
    sources=message(".json files of annotations and of results, and folders with the pictures"),
    reader=_STUDY.read,
    takes=("agent", "each", "placeholders"),
    example="captions_val2014.json val2014 -o studies/captions",
)
