"""Reads what a study exchanges with the service that sends people to it by a link."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from turingdesk.core.message import message
from turingdesk.core.study import WebLinks
from turingdesk.study.findings import did_you_mean
from turingdesk.study.schema import Section, read

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,63}")
_IN_BRACES = re.compile(r"\{([^{}]*)\}")
_LONGEST_CODE = 100


def web_links(root: Section) -> WebLinks:
    """The table [web], with a problem for each name, code, and address that can't be used."""
    section = root.section("web")
    made = read(section, WebLinks)
    _check_parameters(section, made.parameters)
    if len(made.completion_code) > _LONGEST_CODE or not made.completion_code.isprintable():
        what = message("The completion code must be one short line.")
        section.error("completion_code", what, message("Copy it from the service again."))
    if made.redirect:
        _check_redirect(section, made)
    return made


def _check_parameters(section: Section, names: tuple[str, ...]) -> None:
    for name in names:
        if not _NAME.fullmatch(name):
            what = message("{name!r} can't be a parameter of a link.", name=name)
            fix = message("Use letters, digits, and underscores, such as PROLIFIC_PID.")
            section.error("parameters", what, fix)
    for name in sorted({one for one in names if names.count(one) > 1}):
        what = message("{name!r} is listed twice.", name=name)
        section.error("parameters", what, message("Remove one of them."))


def _check_redirect(section: Section, made: WebLinks) -> None:
    if not is_https(made.redirect):
        what = message("{address!r} isn't an https address.", address=made.redirect)
        fix = message("Use an address that begins with https:// and has no spaces.")
        section.error("redirect", what, fix)
    for name in _IN_BRACES.findall(made.redirect):
        if name not in made.parameters:
            what = message("{name!r} in braces isn't a parameter of the link.", name=name)
            fix = did_you_mean(name, made.parameters, message("Add it to the parameters."))
            section.error("redirect", what, fix)


def is_https(address: str) -> bool:
    """Whether a browser can go to an address without leaving encryption.

    >>> is_https("https://app.prolific.com/submissions/complete?cc=C1A2B3C4")
    True
    >>> is_https("http://app.prolific.com"), is_https("javascript:alert(1)"), is_https("https:///x")
    (False, False, False)
    """
    if not address.isprintable() or " " in address:
        return False
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    host = parts.hostname or ""
    is_plain = not parts.username and not parts.password and not set(host) & set("{}\\")
    return parts.scheme == "https" and bool(host) and is_plain
