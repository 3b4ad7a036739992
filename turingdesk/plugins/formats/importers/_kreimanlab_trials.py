"""Parses trials as paper 1 stored them: what was judged, and how."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isfinite
from typing import Any

from turingdesk.exchange.importers._judgement import Judgement, Verdict
from turingdesk.plugins.formats.importers._kreimanlab import LETTERS, PAGE, agent, origin, origins
from turingdesk.plugins.formats.importers._names import stem
from turingdesk.plugins.formats.importers._verdict_files import Record

_SCANPATH = re.compile(r"(?:fig_(?P<set>[a-z]+)_)?.*?img(?P<image>\d+)", re.IGNORECASE)
_SUBJECT = re.compile(r"subj(\d+(?:-[a-z]+)?)", re.IGNORECASE)
_FOLDER = re.compile(r"_(?:conv_)?(human|[A-Za-z0-9]+)$")
_CONTROLS = {"colors": "statement", "objects": "content", "fixations": "sees"}
_GENDERS = {"m": "male", "f": "female", "male": "male", "female": "female"}


def judgement(record: Record, task: str, makers: Mapping[str, tuple[str, str]]) -> Judgement | str:
    """Parse a record; returns why it isn't a trial if it contains no verdict.

    Args:
        record: The trial.
        task: What was judged in its file.
        makers: Who spoke in the conversations whose makers are known.
    """
    if task == "conversations":
        return _live(record) if "chat" in record.trial else _conversation(record, makers)
    return _single(record, task)


def _single(record: Record, task: str) -> Judgement | str:
    trial = record.trial
    choice = origin(trial.get("response_speaker")) or origin(trial.get("aclass"))
    if not choice:
        return _no_verdict(trial, "response_speaker")
    truth = origin(trial.get("groundtruth"))
    stimulus, prompt, made_by = _stimulus_and_maker(trial, task, truth)
    name = made_by if truth else ""
    control = _control(trial, _CONTROLS.get(task, ""))
    gender = _GENDERS.get(str(trial.get("response_gender", "")).strip().lower())
    return Judgement(
        task,
        stimulus,
        prompt,
        (Verdict("", choice, truth, name),),
        _number(trial.get("trial")),
        control=control,
        extras=(("gender", "", gender),) if gender else (),
        rt_ms=_milliseconds(trial.get("rt")),
        has_feedback=str(trial.get("phase", "TEST")).upper() != "TEST",
        at_ms=record.at_ms,
        domain=_domain(record, task),
    )


def _conversation(record: Record, makers: Mapping[str, tuple[str, str]]) -> Judgement | str:
    trial = record.trial
    verdict_origins = origins(trial.get("aclass"))
    if verdict_origins is None:
        return _no_verdict(trial, "Aclass")
    hit = str(trial.get("hit", ""))
    truths = makers.get(hit, ("", ""))
    genders = [_GENDERS.get(str(trial.get(f"{s}gender", "")).strip().lower()) for s in "ab"]
    name = f"conv{hit}"
    return Judgement(
        "conversations",
        name,
        str(trial.get("assigned_topic") or name),
        tuple(Verdict(s, c, t) for s, c, t in zip("AB", verdict_origins, truths, strict=True)),
        _number(trial.get("trial")),
        length=_number(trial.get("hit_len")),
        control=_control({"response_object": trial.get("topic")}, "topic"),
        extras=tuple(("gender", s, g) for s, g in zip("AB", genders, strict=True) if g),
        rt_ms=_milliseconds(trial.get("rt")),
        is_catch=bool(trial.get("iscatch")),
        has_feedback=bool(trial.get("hasfeedback")),
        at_ms=record.at_ms,
    )


def _live(record: Record) -> Judgement | str:
    trial = record.trial
    choice, turn = origin(trial["response"]), int(trial["turn"])
    if not choice:
        return _no_verdict(trial, "response")
    reason = str(trial.get("reason") or "").strip()
    name = f"chat-{trial['chat']}"
    return Judgement(
        "conversations",
        name,
        name,
        (Verdict("", choice, origin(trial["groundtruth"])),),
        turn,
        length=turn,
        extras=(("reason", "", reason),) if reason else (),
    )


def _no_verdict(trial: Mapping[str, Any], key: str) -> str:
    return f"no verdict: {key} is {trial.get(key.lower(), 'missing')!r}"


def _stimulus_and_maker(trial: Mapping[str, Any], task: str, truth: str) -> tuple[str, str, str]:
    """Stimulus, prompt and maker of a trial about one answer."""
    image = str(trial.get("imageid", ""))
    named = agent(trial.get("machine_groundtruth"))
    if task == "fixations":
        return _scanpath(image, truth, named)
    page = PAGE.search(str(trial.get("page_name", ""))) or PAGE.search(str(trial.get("hit", "")))
    if page is None:
        human = str(trial.get("human_groundtruth") or "")
        maker = named if truth == "machine" else ("" if human.lower() == "human" else human)
        picture = stem(image)
        return f"{picture}-{maker or truth or 'unknown'}", picture, maker
    lettered = LETTERS.get(task, {}).get(page["letter"], "")
    cue = str(trial.get("caption") or "")
    prompt = cue or (stem(image) if image and task != "words" else page["number"])
    return stem(page[0]), prompt, (named or lettered) if truth == "machine" else ""


def _scanpath(image: str, truth: str, named: str) -> tuple[str, str, str]:
    """Parse names and folders of animations: on which picture, and whose eye movements."""
    name = stem(image)
    match = _SCANPATH.search(name)
    prompt = name
    if match:
        prompt = f"{match['set']}-img{match['image']}" if match["set"] else f"img{match['image']}"
    subject = _SUBJECT.search(name)
    maker = named
    if truth == "human":
        maker = f"subj{subject[1]}" if subject else ""
    elif not named:
        folder = _FOLDER.search(stem(image.rpartition("/")[0]))
        maker = agent(folder[1]) if folder and folder[1] != "human" else ""
    return f"{prompt}-{maker or truth or 'unknown'}", prompt, maker


def _domain(record: Record, task: str) -> str:
    """The kind of picture: nocaps' distance from COCO, or the set of a scanpath's picture."""
    image_type = record.trial.get("imgtype") or record.form.get("imagetype")
    if image_type or task != "fixations":
        return str(image_type or "").strip()
    match = _SCANPATH.search(stem(str(record.trial.get("imageid", ""))))
    return (match["set"] or "") if match else ""


def _control(trial: Mapping[str, Any], question: str) -> tuple[str, str, str | None] | None:
    response, truth = trial.get("response_object"), trial.get("object_groundtruth")
    if not question or response is None or str(response).strip() == "":
        return None
    has_truth = truth is not None and str(truth).strip() != ""
    return question, str(response), str(truth) if has_truth else None


def _number(value: Any) -> int | None:
    try:
        return int(value)
    except (TypeError, ValueError):
        return None


def _milliseconds(value: Any) -> float | None:
    """A response time; None if there is none that could be one."""
    try:
        number = float(value)
    except (TypeError, ValueError):
        return None
    return number if isfinite(number) and number >= 0 else None
