"""The RO-Crate of folders for sharing, held against the rules of the specification 1.1."""

import json
import re
from urllib.parse import unquote

import pytest

from turingdesk.exchange.export import ExportRequest, export

FILE = "ro-crate-metadata.json"
SPECIFICATION = "https://w3id.org/ro/crate/1.1"
CONTEXT = f"{SPECIFICATION}/context"


def broken(folder):
    """The rules that the description of a folder breaks."""
    crate = json.loads((folder / FILE).read_text("utf-8"))
    graph = crate["@graph"]
    by_id = {one["@id"]: one for one in graph}
    root = by_id[by_id[FILE]["about"]["@id"]]
    terms = by_id[root["license"]["@id"]]
    parts = {unquote(one) for one in ids(root["hasPart"])}
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    described = {unquote(one["@id"]) for one in graph if one["@type"] == "File"}
    rules = {
        "the context is that of the specification": crate["@context"]
        == f"{SPECIFICATION}/context",
        "each entity has an @id of its own": len(by_id) == len(graph),
        "each entity has a @type": all(one["@type"] for one in graph),
        "the descriptor is a CreativeWork": by_id[FILE]["@type"] == "CreativeWork",
        "it conforms to the specification": by_id[FILE]["conformsTo"] == {"@id": SPECIFICATION},
        "the root is the Dataset ./": (root["@type"], root["@id"]) == ("Dataset", "./"),
        "the root has a name and a description": bool(root["name"] and root["description"]),
        "the root has a date": re.fullmatch(r"\d{4}-\d\d-\d\d", root["datePublished"]),
        "the license has a name and a description": bool(terms["name"] and terms["description"]),
        "references are to entities": {*links(graph)} <= {*by_id, SPECIFICATION},
        "the parts are the files of the folder": parts == there - {FILE},
        "the parts are described as files": parts == described,
    }
    return [rule for rule, is_kept in rules.items() if not is_kept]


def ids(value):
    return [one["@id"] for one in (value if isinstance(value, list) else [value])]


def links(graph):
    """All references; an entity inside another one is none, and breaks the rule of flatness."""
    for entity in graph:
        for name, value in entity.items():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, dict):
                    assert set(one) == {"@id"}, f"{name} is nested"
                    yield one["@id"]


@pytest.fixture(params=["psych-ds", "bids"])
def folder(hostile, tmp_path, request):
    export(hostile, tmp_path / "out", ExportRequest(format=request.param, pilot=True))
    return tmp_path / "out"


def test_the_crate_breaks_no_rule(folder):
    assert broken(folder) == []


def test_the_checker_sees_a_file_that_is_not_described(folder):
    (folder / "more.txt").write_text("x")
    assert broken(folder) == ["the parts are the files of the folder"]


def test_the_crate_tells_of_study_judges_and_software(folder):
    graph = json.loads((folder / FILE).read_text("utf-8"))["@graph"]
    types = {one["@id"]: one["@type"] for one in graph}
    assert types["#turingdesk"] == "SoftwareApplication"
    (action,) = (one for one in graph if one["@type"] == "CreateAction")
    assert ids(action["result"]) == ["./"]
    assert ids(action["instrument"]) == ["#turingdesk"]
    assert {types[one] for one in ids(action["agent"])} <= {"Person", "SoftwareApplication"}
    people = [one for one in graph if one["@type"] == "Person"]
    assert people
    assert all(set(one) == {"@id", "@type", "name"} for one in people)
    (study,) = {one for one in types if one.startswith("#study-")}
    assert types[study] == "CreativeWork"
