"""The description of a folder for sharing as an RO-Crate: study, judges, files, license, software.

Of people it has no more than the labels by which the files name them. Source: RO-Crate Metadata
Specification 1.1 (w3id.org/ro/crate/1.1).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from turingdesk.core.message import message
from turingdesk.exchange.exporters._cells import writable
from turingdesk.exchange.exporters._content import Content
from turingdesk.exchange.exporters._dataset import SessionPlaces, about, title
from turingdesk.journal.judge_kind import JudgeKind, kind_of
from turingdesk.system.edition import edition
from turingdesk.table.identity import PARTICIPANT, keys

FILE = "ro-crate-metadata.json"
_SPECIFICATION = "https://w3id.org/ro/crate/1.1"
_FORMATS = {
    ".csv": "text/csv",
    ".json": "application/json",
    ".md": "text/markdown",
    ".tsv": "text/tab-separated-values",
}
_LICENSE = message(
    "No license has been chosen yet. Before you share this folder, replace this entry with the "
    "license that applies, such as one of Creative Commons."
)
Entity = dict[str, Any]


def write_ro_crate(folder: Path, content: Content) -> None:
    """Describe a folder whose other files are all there.

    Args:
        folder: The folder.
        content: What its files contain.
    """
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    graph = [*_entities([_file(folder, path) for path in files], content)]
    crate = {"@context": f"{_SPECIFICATION}/context", "@graph": graph}
    text = json.dumps(crate, indent=2, ensure_ascii=False)
    (folder / FILE).write_text(writable(text) + "\n", "utf-8", newline="\n")


def _entities(parts: list[Entity], content: Content) -> Iterator[Entity]:
    studies = [*_studies(content)]
    yield {
        "@id": FILE,
        "@type": "CreativeWork",
        "conformsTo": {"@id": _SPECIFICATION},
        "about": {"@id": "./"},
    }
    yield {
        "@id": "./",
        "@type": "Dataset",
        "name": title(content),
        "description": str(about(content)),
        "datePublished": f"{datetime.now(UTC):%Y-%m-%d}",
        "license": {"@id": "#license"},
        "about": _links(studies),
        "hasPart": _links(parts),
        "mentions": {"@id": "#data-collection"},
    }
    yield {
        "@id": "#license",
        "@type": "CreativeWork",
        "name": "License",
        "description": str(_LICENSE),
    }
    yield from (*_collection(content, studies), *studies, *parts)


def _collection(content: Content, studies: list[Entity]) -> Iterator[Entity]:
    """When the data were collected, from whom, and with what."""
    judges, software = [*_judges(content)], _software()
    yield {
        "@id": "#data-collection",
        "@type": "CreateAction",
        "name": "Data collection",
        **_times(content),
        "agent": _links(judges),
        "instrument": _links([software]),
        "object": _links(studies),
        "result": {"@id": "./"},
    }
    yield from (*judges, software)


def _links(entities: list[Entity]) -> Any:
    """References; one stands by itself, as the specification wants it."""
    references = [{"@id": entity["@id"]} for entity in entities]
    return references[0] if len(references) == 1 else references


def _file(folder: Path, path: Path) -> Entity:
    name = path.relative_to(folder).as_posix()
    return {
        # IDs are URLs, in which spaces and some other characters are escaped.
        "@id": quote(name),
        "@type": "File",
        "name": path.name,
        "contentSize": str(path.stat().st_size),
        "encodingFormat": _FORMATS.get(path.suffix, "text/plain"),
    }


def _studies(content: Content) -> Iterator[Entity]:
    """Each version of each study that ran."""
    columns = ["study", "study_title", "study_version", "study_hash"]
    study_rows = content.participants[columns].astype(object).fillna("").astype(str)
    for study, name, version, hash_ in study_rows.drop_duplicates().itertuples(index=False):
        yield {
            "@id": f"#study-{quote(study)}-{hash_[:16]}",
            "@type": "CreativeWork",
            "name": name or study,
            "identifier": [identifier for identifier in (study, hash_) if identifier],
            "version": version,
        }


def _judges(content: Content) -> Iterator[Entity]:
    """The people who judged, by the labels of the files, and the programs."""
    subjects = SessionPlaces(content).subjects
    people = content.participants
    judge_by_participant = dict(
        zip(keys(people, PARTICIPANT), people["judge"].astype(str), strict=True)
    )
    for (study, code), judge in judge_by_participant.items():
        is_person = kind_of(judge) is JudgeKind.PEOPLE
        yield {
            "@id": f"#subject-{subjects[study, code]}",
            "@type": "Person" if is_person else "SoftwareApplication",
            "name": f"Participant {subjects[study, code]}" if is_person else judge,
        }


def _software() -> Entity:
    now = edition()
    return {
        "@id": "#turingdesk",
        "@type": "SoftwareApplication",
        "name": "TuringDesk",
        "softwareVersion": now.version,
        "description": str(now),
    }


def _times(content: Content) -> Entity:
    """The dates of the first and the last session."""
    people = content.participants
    times = {"startTime": people["started"].min(), "endTime": people["ended"].max()}
    return {name: str(value) for name, value in times.items() if isinstance(value, str) and value}
