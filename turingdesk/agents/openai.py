"""Any model behind a server that speaks OpenAI's API: captions, words, colors, objects, and talks.

Settings are those of paper 1 unless others are given: temperature 0.8, 60 tokens, top-p 1, both
penalties 2. Requests and replies are kept whole in the folder `judges` of the data folder; the
same request isn't sent twice. A reply is read strictly: thoughts, quotation marks and asterisks
around the answer, and the period after a single word are removed, and nothing else is guessed.

In a conversation, the model is asked as in paper 1 to continue one of two people, whose names are
drawn for each conversation; it stops before either of them speaks. A message is taken as it is,
also where it was cut off. In a game, the model gets its part as the system's message, and the
conversation as a chat.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turingdesk.agents._base import Agent, AgentRun, Value, answers_setting, seed_setting
from turingdesk.agents._talk import TALKS, RolePlay
from turingdesk.core.conversation import SPEAKERS, Talk, one_line
from turingdesk.core.errors import BadSource
from turingdesk.core.message import message
from turingdesk.core.setting import Takes, named_settings, setting
from turingdesk.core.streams import Stream
from turingdesk.judges._session_runs import Ask, MachineAnswers
from turingdesk.language_models.server import KEY, MOST_TOKENS
from turingdesk.system import paths

if TYPE_CHECKING:
    from turingdesk.core.question import Question
    from turingdesk.core.step import Showing
    from turingdesk.language_models.asking import Asker
    from turingdesk.language_models.transcript import Reply

TASKS = ("collect-captions", "collect-words", "collect-colors", "collect-objects", TALKS)
RUN = 6  #: words of the prompt in a row, in a reply that repeats it
_WORD = re.compile(r"\w+")
_LISTED = re.compile(r"^\s*(?:[0-9]{1,2}[.):]|[-*\u2022])\s*")  #: before an item of a list
_BETWEEN = re.compile(r"[,;\n]")


def read_prompts(path: Path) -> dict[str, dict[str, str]]:
    """The words with which a model is asked, by task.

    Raises:
        BadSource: The file can't be read, or has no prompt for a task.
    """
    from turingdesk.language_models.prompts import read_prompt_file

    prompts, _ = read_prompt_file(path)
    for task in TASKS:
        words = prompts.get(task)
        texts = list(words.values()) if isinstance(words, dict) else []
        if "prompt" not in (words or ()) or not all(isinstance(text, str) for text in texts):
            raise BadSource(
                message(
                    "{path} lacks [{task}] with a text for prompt. Copy the file that comes with "
                    "TuringDesk ({usual}), then change its texts.",
                    path=path,
                    task=task,
                    usual=_usual_prompts(),
                )
            )
    if len(set(_names(prompts[TALKS]))) < len(SPEAKERS):
        raise BadSource(
            message(
                "{path} lacks names in [{task}]. Write two or more, separated by commas.",
                path=path,
                task=TALKS,
            )
        )
    return {task: prompts[task] for task in TASKS}


def _names(words: Mapping[str, str]) -> list[str]:
    """The names from which speakers get theirs."""
    return [name.strip() for name in words.get("names", "").split(",") if name.strip()]


def _usual_prompts() -> Path:
    return paths.resources() / "agents" / "prompts.toml"


def reads(options: Mapping[str, Value]) -> dict[str, Any]:
    """The words of the prompts."""
    return {"prompts_used": read_prompts(Path(str(options["prompts"] or _usual_prompts())))}


@contextmanager
def begin(run: AgentRun) -> Iterator[Ask]:
    """Open the transcript and the connections."""
    from turingdesk.language_models.asking import Asker
    from turingdesk.language_models.server import Server, ServerOptions, checked_server
    from turingdesk.language_models.transcript import Transcript

    options, settings = run.options, run.settings
    reach = ServerOptions(
        checked_server(str(options["server"])),
        str(options["model"]),
        float(options["timeout"]),
        int(options["tries"]),
        key_variable=str(options["key_variable"]),
        stop=run.stop,
    )
    with (
        closing(Transcript(run.data, settings.owner, settings.as_dict())) as transcript,
        closing(Server(reach)) as server,
    ):
        asker = Asker(transcript, server)
        try:
            yield _Model(asker, options, settings.read["prompts_used"])
        finally:
            run.counts["sent"] = asker.sent


class _Model:
    """Answers one prompt after another; several threads can use it at once."""

    def __init__(
        self, asker: Asker, options: Mapping[str, Value], prompts: Mapping[str, Mapping[str, str]]
    ) -> None:
        self._asker = asker
        self._options = options
        self._prompts = prompts

    def __call__(self, shown: Showing, seed: int) -> MachineAnswers:
        if isinstance(shown.content, RolePlay):
            return self._play(shown.content, shown.questions[0].key, seed)
        words = self._prompts[shown.task]
        if isinstance(shown.content, Talk):
            return self._say(shown.content, shown.questions[0].key, seed, words)
        prompt, pictures = request_text(shown, words)
        return self._asker.ask(
            lambda urls: self._body(prompt, urls, seed),
            pictures,
            lambda reply: read_reply(reply, shown.questions, prompt),
        )

    def _say(self, talk: Talk, key: str, seed: int, words: Mapping[str, str]) -> MachineAnswers:
        # Messages of one conversation have seeds in a row, so that its speakers keep their names.
        names = Stream(f"names {seed - len(talk.turns)}").shuffled(_names(words))[: len(SPEAKERS)]
        prompt, instructions = spoken(talk, names, words["prompt"])
        return self._asker.ask(
            lambda _: {**self._body(prompt, (), seed), "stop": [f"{name}:" for name in names]},
            (),
            lambda reply: {key: read_message(reply, instructions)},
        )

    def _play(self, play: RolePlay, key: str, seed: int) -> MachineAnswers:
        body = {"messages": play.chat()}
        tokens = {"max_tokens": play.tokens} if play.tokens else {}
        return self._asker.ask(
            lambda _: {**self._body("", (), seed), **body, **tokens},
            (),
            lambda reply: {key: "\n".join(_messages_in(reply, play))},
        )

    def _body(self, prompt: str, pictures: Sequence[str], seed: int) -> dict[str, Any]:
        attached = [{"type": "image_url", "image_url": {"url": url}} for url in pictures]
        # A list only where it is needed: not all servers of models without vision take one.
        content = [{"type": "text", "text": prompt}, *attached] if attached else prompt
        options = self._options
        return {
            "model": options["model"],
            "messages": [{"role": "user", "content": content}],
            "temperature": options["temperature"],
            "max_tokens": options["max_tokens"],
            "top_p": options["top_p"],
            "frequency_penalty": options["frequency_penalty"],
            "presence_penalty": options["presence_penalty"],
            "seed": seed,
            "stream": False,
        }


def request_text(showing: Showing, words: Mapping[str, str]) -> tuple[str, list[Path]]:
    """The text of a request, and its pictures.

    Args:
        showing: The trial as a kiosk gets it.
        words: `prompt`, and `examples` where the task has any.
    """
    from turingdesk.language_models.prompts import fill_placeholders

    values: dict[str, object] = {}
    pictures = []
    for part in (showing.show, showing.content):
        for field in fields(part) if part is not None else ():
            value = getattr(part, field.name)
            if isinstance(value, Path):
                pictures.append(value)
            else:
                values[field.name] = ", ".join(value) if isinstance(value, tuple) else value
    values["choices"] = ", ".join(
        choice.value for question in showing.questions for choice in question.choices
    )
    if values.get("examples"):
        values["examples"] = fill_placeholders(words.get("examples", ""), values)
    return fill_placeholders(words["prompt"], values).strip(), pictures


def spoken(talk: Talk, names: Sequence[str], words: str) -> tuple[str, str]:
    """The text of a request for the next message, and the same without what was said.

    Args:
        talk: The conversation so far.
        names: Of the two speakers, the one who begins first.
        words: The prompt.
    """
    from turingdesk.language_models.prompts import fill_placeholders

    name_of = dict(zip(SPEAKERS, names, strict=True))
    values = {"topic": talk.topic, "first": names[0], "second": names[1]}
    values["speaker"] = name_of[talk.speaker]
    transcript = "".join(f"\n{name_of[turn.speaker]}: {turn.text}" for turn in talk.turns)
    prompt, instructions = (
        fill_placeholders(words, {**values, "messages": messages}).strip()
        for messages in (transcript, "")
    )
    return prompt, instructions


def _messages_in(reply: Reply, play: RolePlay) -> list[str]:
    """The messages in a reply: one in all, or one in each line where several are asked for.

    Raises:
        Unreadable: It has no words.
    """
    from turingdesk.language_models.asking import THOUGHT

    lines = THOUGHT.sub("", reply.text).splitlines() if play.several else [reply.text]
    parts = [replace(reply, text=line) for line in lines if line.strip()] or [reply]
    # Models often begin with their own name, as transcripts do.
    return [read_message(part, "").removeprefix(f"{play.speaker}:").strip() for part in parts]


def read_message(reply: Reply, instructions: str) -> str:
    """The message in a reply, in one line.

    Raises:
        Unreadable: It repeats the instructions, or has no words.
    """
    from turingdesk.language_models.asking import THOUGHT, Unreadable

    text = one_line(THOUGHT.sub("", reply.text))
    if repeats(text, instructions):
        raise Unreadable("It is the prompt.", message("the reply repeats the prompt"))
    if not text:
        raise Unreadable("It has no words.", message("empty reply"))
    return text


def read_reply(reply: Reply, questions: Sequence[Question], prompt: str) -> dict[str, str]:
    """The answers in a reply, by question key.

    Raises:
        Unreadable: It was cut off, repeats the prompt, or isn't in the form that was asked for.
    """
    from turingdesk.language_models.asking import THOUGHT, Unreadable

    text = THOUGHT.sub("", reply.text).strip()
    if repeats(text, prompt):
        raise Unreadable("It is the prompt.", message("the reply repeats the prompt"))
    # Half an answer would be taken for a whole one.
    if reply.ended == "length":
        raise Unreadable("It has no end.")
    parts = [text] if len(questions) == 1 else _BETWEEN.split(text)
    parts = [trimmed for part in parts if (trimmed := _trimmed(part))]
    if len(parts) != len(questions) or "\n" in parts[0]:
        raise Unreadable("It has more or fewer answers than questions.")
    answers = {}
    for question, part in zip(questions, parts, strict=True):
        answers[question.key] = _value(part, question)
        if objection := question.objection(answers[question.key]):
            raise Unreadable(objection)
    return answers


def repeats(text: str, prompt: str) -> bool:
    """True if a reply contains several words in a row of what was asked.

    >>> repeats("Which word comes to mind first? Cold.", "Which word comes to mind first?")
    True
    >>> repeats("A word comes to mind: cold", "Which word comes to mind first?")
    False
    """
    prompt_words, text_words = (
        [word.casefold() for word in _WORD.findall(string)] for string in (prompt, text)
    )
    # A prompt with fewer words counts as repeated if all of it is.
    length = min(RUN, len(prompt_words))
    runs = {
        tuple(prompt_words[place : place + length])
        for place in range(len(prompt_words) - length + 1)
    }
    # The run of an empty prompt is empty, too, and would be in every reply.
    places = range(len(text_words) if prompt_words else 0)
    return any(tuple(text_words[place : place + length]) in runs for place in places)


def _trimmed(part: str) -> str:
    """An answer without its place in a list, what is around it, and the period after one word."""
    from turingdesk.language_models.asking import MARKS

    text = _LISTED.sub("", part).strip().strip(MARKS + "\u201c\u201d").strip()
    return text if " " in text else text.rstrip(".!")


def _value(part: str, question: Question) -> str:
    """The choice of that name where there are choices, else the text itself."""
    plain = part.casefold()
    names = {
        name.casefold(): choice.value
        for choice in question.choices
        for name in (choice.label, choice.value)
    }
    # Models also spell it the British way, which the choices don't.
    return names.get({"grey": "gray"}.get(plain, plain), part)


@dataclass(frozen=True)
class ChatSettings:
    """The settings of a model that answers prompts or chats."""

    model: str = setting("The model's name on the server.")
    server: str = setting(
        "The server's address. The prompts and their pictures go only there.",
        hint="http://localhost:11434/v1",
        counts=False,
    )
    prompts: str = setting("A file with prompts to use instead.", "", takes=Takes.PATH)
    temperature: float = setting("The sampling temperature.", 0.8, highest=2.0)
    max_tokens: int = setting(
        "The maximum length of a reply.",
        60,
        title="Maximum tokens",
        lowest=1,
        highest=MOST_TOKENS,
        unit="tokens",
    )
    top_p: float = setting(
        "The proportion of likely tokens to sample from.", 1.0, title="Top-p", highest=1.0
    )
    frequency_penalty: float = setting("How strongly frequent tokens are avoided.", 2.0, highest=2)
    presence_penalty: float = setting(
        "How strongly tokens that were already used are avoided.", 2.0, highest=2
    )
    seed: int = seed_setting()
    answers: int = answers_setting()
    at_once: int = setting(
        "The number of parallel requests.", 1, title="Parallel requests", lowest=1, counts=False
    )
    timeout: float = setting(
        "How long to wait for a reply.",
        120.0,
        title="Time limit",
        lowest=1,
        highest=86_400,
        unit="seconds",
        counts=False,
    )
    tries: int = setting("How many times to try each request.", 5, lowest=1, counts=False)
    key_variable: str = setting(
        "The environment variable with the server's key, if it needs one.",
        KEY,
        title="Variable with the key",
        counts=False,
    )


AGENT = Agent(
    title=message("Model on a server"),
    about=message(
        "Asks a model on a server that speaks OpenAI's API. The prompts and their pictures are "
        "sent only to that server."
    ),
    version="1",
    tasks=TASKS,
    begin=begin,
    options=named_settings(ChatSettings),
    reads=reads,
)
