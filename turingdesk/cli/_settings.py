"""Options of commands, made from the settings that data classes declare."""

from __future__ import annotations

import argparse
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from textwrap import fill
from typing import Any, TypeVar

from turingdesk.core.arguments import flag, parsed
from turingdesk.core.setting import Setting, Takes, settings_of

T = TypeVar("T")
_FEW = 3  #: machines; more are not named together
_WIDTH = 88  #: letters of a line of the help
_METAVARS = {Takes.WHOLE: "N", Takes.NUMBER: "X", Takes.PATH: "FILE", Takes.FOLDER: "DIR"}
_METAVARS |= {Takes.STUDIES: "STUDY", Takes.SIZE: "WIDTHxHEIGHT"}
_LISTS = (Takes.WORDS, Takes.STUDIES)  #: options that are repeated


def add_settings(
    group: argparse._ActionsContainer, kind: type, without: Collection[str] = ()
) -> None:
    """Add an option for each setting of a data class; `from_arguments` reads them.

    Args:
        group: Where the options are shown.
        kind: The class.
        without: Names of fields whose options are added elsewhere.
    """
    for setting in settings_of(kind):
        if setting.name not in without:
            # Options that are given are added to a default of argparse, so these have none there.
            usual = None if setting.takes is Takes.SOME_OF else setting.default
            add_setting(group, setting, default=[] if setting.takes in _LISTS else usual)


def add_setting(
    group: argparse._ActionsContainer,
    setting: Setting,
    prefix: str = "",
    *,
    default: Any,
    is_shown: bool = True,
) -> None:
    """Add the option for one setting.

    What has to be set isn't required here: the command may do something that needs none of it.

    Args:
        group: Where the option is shown.
        setting: What it sets.
        prefix: Of the option, where a command has the same one for two things.
        default: What the parser has where the option isn't given.
        is_shown: Whether the help lists it.
    """
    text = about(setting).replace("%", "%%")  # argparse fills in percent signs
    how: dict[str, Any] = {"help": text if is_shown else argparse.SUPPRESS}
    how["default"] = default
    if setting.takes is Takes.FLAG:
        is_on = setting.default is True
        how["action"] = argparse.BooleanOptionalAction if is_on else "store_true"
    else:
        how["type"] = reader(setting)
        if setting.takes is Takes.ONE_OF:
            how["choices"] = [choice.value for choice in setting.options if choice.value]
        else:
            how["metavar"] = metavar(setting)
    if setting.takes in _LISTS:
        how["action"] = "append"
    elif setting.takes is Takes.SOME_OF:
        how |= {"action": "extend", "nargs": "+"}
    group.add_argument(flag(setting, prefix), **how)


def metavar(setting: Setting) -> str:
    """The placeholder for the value of an option in the help.

    >>> metavar(Setting(("tries",), "Tries", takes=Takes.WHOLE)), metavar(Setting(("model",), ""))
    ('N', 'MODEL')
    """
    if setting.takes is Takes.SOME_OF:
        return setting.items.removesuffix("s").upper()
    return _METAVARS.get(setting.takes, setting.key.upper())


def about(setting: Setting) -> str:
    """The purpose of an option for the help: a phrase without a capital letter or a period.

    >>> about(Setting(("tries",), "Tries", "How many tries.", default=5, takes=Takes.WHOLE))
    'how many tries (default: 5)'
    """
    sentence = str(setting.sentence).rstrip(".")
    is_abbreviation = sentence[1:2].isupper()
    phrase = sentence if is_abbreviation else sentence[:1].lower() + sentence[1:]
    if setting.takes in _LISTS:
        return f"{phrase}; repeat the option for others"
    if setting.takes is Takes.SOME_OF and setting.options:
        phrase = f"{phrase}: {', '.join(str(option.value) for option in setting.options)}"
    if setting.usual:
        return f"{phrase} (default: {setting.usual})"
    if setting.takes is Takes.FLAG or setting.default in (None, "", ()):
        return phrase
    value = f"{setting.default:g}" if isinstance(setting.default, float) else setting.default
    return f"{phrase} (default: {value}{f' {setting.unit}' if setting.unit else ''})"


def from_arguments(kind: type[T], args: argparse.Namespace, needed_by: str) -> T:
    """The data class that the arguments set.

    Args:
        kind: The class.
        args: With the options that `add_settings` added.
        needed_by: What the settings belong to, for a sentence.

    Raises:
        SystemExit: Something that has to be set is not; says what, and ends with 2.
    """
    values: dict[str, Any] = {}
    for setting in settings_of(kind):
        value = getattr(args, setting.key)
        if value is None and setting.takes is Takes.SOME_OF:
            continue
        if setting.required and not value:
            print(f"turingdesk: {needed_by} needs {flag(setting)}.", file=sys.stderr)
            raise SystemExit(2)
        values[setting.name] = tuple(value) if isinstance(value, list) else value
    return kind(**values)


def add_options(
    parser: argparse.ArgumentParser,
    machines: Mapping[str, Mapping[str, Setting]],
    abouts: Mapping[str, str],
    hidden: str = "",
) -> None:
    """Add the options of several machines, each once, in groups named after their machines.

    What the parser has already, such as the address of a server, is only named.

    Args:
        parser: Of the command.
        machines: The options of each machine, by name.
        abouts: What each machine is, for groups of a single one.
        hidden: A prefix under which a command has all of them a second time; empty for none.
    """
    owners: dict[str, list[str]] = {}
    shared: dict[str, list[str]] = {}
    for machine, settings in machines.items():
        for name, setting in settings.items():
            # Argparse has no public way to ask which options there are.
            there = flag(setting) in parser._option_string_actions
            (shared if there else owners).setdefault(name, []).append(machine)
    groups: dict[str, argparse._ArgumentGroup] = {}
    for name, names in owners.items():
        title = ", ".join(names)
        setting = machines[names[0]][name]
        if title not in groups:
            also = [flag(machines[title][o]) for o, of in shared.items() if title in of]
            words = [abouts.get(title, ""), f"Also takes {', '.join(also)}." if also else ""]
            about = fill(" ".join(filter(None, words)), _WIDTH)
            groups[title] = parser.add_argument_group(title, about or None)
        sentences = dict.fromkeys(machines[machine][name].about for machine in names)
        setting = replace(setting, about=" ".join(sentences))
        add_setting(groups[title], setting, default=None)
        if hidden:
            add_setting(parser, setting, hidden, default=None, is_shown=False)


def options_given(
    args: argparse.Namespace,
    machines: Mapping[str, Mapping[str, Setting]],
    names: Sequence[str],
    prefix: str = "",
    usual: Mapping[str, Any] = {},
    shared: Collection[str] = (),
) -> dict[str, Any]:
    """The options given for machines; wrong ones, and those that lack, end the command.

    Args:
        args: As they were read; `wrong` ends the command.
        machines: As for `add_options`.
        names: The machines.
        prefix: Of the options.
        usual: Options that aren't given.
        shared: Options that something else takes, too, so that they may be given in any case.
    """
    known = {option: s for settings in machines.values() for option, s in settings.items()}
    start = prefix.replace("-", "_")
    values = {name: vars(args)[start + setting.key] for name, setting in known.items()}
    given = {**usual, **{name: value for name, value in values.items() if value is not None}}
    options = {option: s for name in names for option, s in machines[name].items()}
    called = " with ".join(names) if len(names) < _FEW else names[0]
    for name in sorted(given.keys() - options.keys() - set(shared)):
        args.wrong(f"{called} doesn't support {flag(known[name], prefix)}")
    for name, option in options.items():
        if option.required and name not in given:
            args.wrong(f"{called} needs {flag(option, prefix)}")
    return {name: value for name, value in given.items() if name in options}


def reader(setting: Setting) -> Callable[[str], Any]:
    """The function with which argparse reads the value of an option."""

    def read(text: str) -> Any:
        try:
            return parsed(setting, text)
        except ValueError as problem:
            # Argparse shows the words of this error; of a ValueError it says only that the value
            # is invalid.
            raise ArgumentTypeError(str(problem)) from None

    return read
