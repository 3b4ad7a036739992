"""The origin that a word in someone's own table says an answer has, where that is certain.

A phrase is certain if each of its words is known here and exactly one class is named, without a
negation: "made by a person", "GPT-4", "人类". Everything else, such as "not AI", "human-like", or
"inhuman", is for the owner of the table to decide.
"""

from __future__ import annotations

import re
import string
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import zip_longest


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


HUMAN = _words(
    "human humans person persons people participant participants h man woman real authentic "
    "worker mensch menschen menschlich menschliche menschlicher menschliches echt "
    "humain humains humaine humaines humano humanos humana humanas persona personas "
    "umano umani umana umane persone uomo 人类 人類 人 真人"
)
MACHINE = _words(
    "machine machines ai m bot bots chatbot chatbots computer computers model models llm llms "
    "generated synthetic artificial algorithm algorithms fake deepfake deepfakes robot robots "
    "maschine maschinen maschinell ki roboter kunstlich kunstliche ia ordinateur "
    "maquina maquinas ordenador computadora macchina macchine "
    "机器 機器 机器人 機器人 人工智能 人工智慧 电脑 電腦 计算机"
)
#: What names no class by itself, and changes none: how an answer was made, and how sure one is.
_MAKING = _words(
    "by made written generated created authored produced composed drawn painted taken spoken "
    "intelligence language large learning actual being system assistant "
    "definitely certainly surely probably likely very most "
    "von vom durch geschrieben gemacht erzeugt erstellt generiert generierte intelligenz sicher "
    "wahrscheinlich por para hecho hecha escrito escrita creado creada generado generada "
    "inteligencia da dal dalla dall di fatto fatta scritto scritta creato creata generato "
    "generata intelligenza par de du cree creee ecrit ecrite fait faite genere generee "
    "由 的 是 写的 寫的 撰写 撰寫 生成 生成的 制作的 创作的 創作的"
)
#: What is beside the class where it tells of files: "real photos", "AI-generated images".
_WORKS = _words(
    "image images picture pictures photo photos photograph photographs painting paintings drawing "
    "drawings text texts essay essays story stories poem poems file files stimulus stimuli "
    "bild bilder foto fotos texte imagen imagenes texto textos immagine immagini testo testi"
)
_ENGLISH = frozenset({"human", "humans", "person", "machine", "ai", "real", "authentic", "made"})
_ARTICLES = _words(
    "a an the one der die das dem den ein eine einer einem einen eines el la los las un una uno "
    "il lo gli l le les une"
)
#: What turns a class into the other one, or blurs it.
_NEGATIONS = _words(
    "not no non never neither nor none without hardly barely scarcely rarely seldom anything "
    "nothing except but than in un anti pseudo semi half part partly like ish free less unlike "
    "isn isnt aren arent wasn wasnt don doesn cannot cant t or and "
    "kein keine keiner keines keinem keinen nicht nie niemals ohne kaum weder noch frei halb oder "
    "ni nunca jamas sin apenas casi ne pas aucun aucune jamais sans peu ou "
    "nessun nessuno nessuna mai senza quasi 不 不是 非 没 沒 没有 沒有 无 無 未 半 或 和"
)
_MODEL = re.compile(
    r"(?<![a-z])(?:(?:chat|instruct|distil)?gpt|claude|(?:code)?llama|gemini|mistral|mixtral|"
    r"qwen|deepseek|blip|ofa|clipcap|bert|bard|palm|grok|openai|copilot|dall-?e|azure|google|"
    r"llava|vicuna|alpaca|gemma|dialogpt|eliza|midjourney|rekognition|detectron|word2vec|"
    r"blender(?:bot)?|davinci|curie)(?![a-z])"
)
_LONGEST_NAME = 6  #: words of a model's name; longer texts that name one are sentences
#: What judges answer who don't decide: no verdict, and nothing to ask a table's owner about.
_UNDECIDED = frozenset(
    (
        *("unsure", "not sure", "don't know", "dont know", "i don't know", "idk", "can't tell"),
        *("cannot tell", "can't say", "undecided", "unclear", "unknown", "maybe", "perhaps"),
        *("no answer", "skip", "skipped", "timeout", "unsicher", "weiss nicht", "keine angabe"),
        *("no sé", "no lo sé", "non so", "non lo so", "je ne sais pas", "不知道", "不确定"),
    )
)
YES = frozenset({"yes", "y", "true", "t", "1", "ja", "sí", "si", "sì", "oui", "是"})
NO = frozenset({"no", "n", "false", "f", "0", "nein", "non", "否"})
#: What columns of flags are called beside the class: "said_human", "Was this text by an AI?".
_ASKING = _words(
    "is was are were be it its this that these seems seem looks look sounds said say says judged "
    "judge guess guessed claimed claims rated rate labeled labelled chose chosen answer answered "
    "perceived thought think believed believes called verdict response label truth true source "
    "origin identified decided does did you as to have been text image picture photo caption word "
    "conversation speaker witness item stimulus author maker side "
    "ist war dieser diese dieses bild es esto este esta fue ha sido questo questa est ce cette "
    "这 這 吗 嗎"
)
#: What items of wide tables are called beside the class: "img1_human".
_ITEMS = _words(
    "img image images picture photo text item stim stimulus caption word audio video clip story "
    "poem face essay answer"
)
_JOINED = re.compile(r"(?:is|was|said|says|judged|guessed|claimed|rated)(human|ai|machine|bot)")
_WORD = re.compile(r"[\u4e00-\u9fff]+|[^\W\d_\u4e00-\u9fff]+|\d+")
_SIGN = re.compile(
    r"^\s*-|\b[Uu]n[-\u2010\u2011]|[^\w\s'\u2019\"\u201c\u201d().,:;/?\u2010\u2011\u2013-]"
)  #: such as "!" of "!AI"
_CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_INSIDE = re.compile(r"hum[ae]n|humain|umano|umana|mensch|machin|maschin|macchina|maquina|robot")
#: Words without spaces between them, the longest first.
_HAN = sorted(
    (w for w in HUMAN | MACHINE | _MAKING | _NEGATIONS | _ASKING if w[0] >= "\u4e00"),
    key=len,
    reverse=True,
)
_HAN_WORD = re.compile("|".join((*_HAN, ".")))


@lru_cache(maxsize=4096)  # rows repeat their words
def words_of(text: str) -> tuple[str, ...]:
    """The words and numbers of a phrase, in lower case, without accents.

    >>> words_of("NotHuman-made (máquina)"), words_of("不是人类")
    (('not', 'human', 'made', 'maquina'), ('不是', '人类'))
    """
    joined = _CAPITAL.sub(" ", text.replace("A.I.", "AI"))
    apart = unicodedata.normalize("NFKD", joined.casefold())
    plain = "".join(sign for sign in apart if not unicodedata.combining(sign))
    words: list[str] = []
    for word in _WORD.findall(unicodedata.normalize("NFC", plain)):
        words += _HAN_WORD.findall(word) if "\u4e00" <= word[0] <= "\u9fff" else [word]
    return tuple(words)


def origin_of(text: str) -> str:
    """The origin that a phrase names: human, machine, or nothing where that isn't certain.

    >>> origin_of("GPT-4"), origin_of("Person 3"), origin_of("7"), origin_of("not a bot")
    ('machine', 'human', '', '')
    >>> origin_of("real photos"), origin_of("photos")
    ('human', '')
    """
    words = () if _SIGN.search(text) else words_of(text)
    if words and _MODEL.search(text.casefold()):
        is_name = len(words) <= _LONGEST_NAME and "?" not in text
        return "machine" if is_name and not (HUMAN | _NEGATIONS) & {*words} else ""
    return _class_of(words, _MAKING | _WORKS, may_be_numbered=True)


def asked_origin(column: str) -> str:
    """The origin that a yes means in a column; nothing where that isn't certain.

    >>> asked_origin("claimed_human"), asked_origin("isAI"), asked_origin("human or AI")
    ('human', 'machine', '')
    """
    words = words_of(column)
    joined = _JOINED.fullmatch("".join(words))
    return _class_of([joined[1]] if joined else words, _MAKING | _ASKING)


def item_origin(column: str) -> str:
    """The origin that the name of an item says, as "img1_human" does; a question says none."""
    return _class_of(words_of(column), _MAKING | _ITEMS, may_be_numbered=True)


def mentions_origin(text: str) -> bool:
    """True if a phrase has to do with humans or machines, whatever it says of them.

    >>> mentions_origin("not AI"), mentions_origin("inhuman"), mentions_origin("again")
    (True, True, False)
    """
    words = words_of(text)
    return bool(
        (HUMAN | MACHINE) & {*words}
        or _MODEL.search(text.casefold())
        or any(map(_INSIDE.search, words))
    )


def is_origin_word(text: str) -> bool:
    """True if a phrase says no more than human or machine.

    >>> is_origin_word("made by AI"), is_origin_word("ELIZA"), is_origin_word("model-a")
    (True, False, False)
    """
    words = words_of(text)
    return bool(words) and {*_without_articles(words)} <= HUMAN | MACHINE | _MAKING | _WORKS


def names_an_agent(text: str) -> bool:
    """True if a phrase says more than the origin, such as the name of a model.

    >>> names_an_agent("GPT-4"), names_an_agent("AI"), names_an_agent("Human-made")
    (True, False, False)
    """
    return bool(origin_of(text)) and not is_origin_word(text)


def is_undecided(text: str) -> bool:
    """True if it is what someone answers who doesn't decide, such as "not sure"."""
    return " ".join(text.casefold().replace("\u2019", "'").split()).strip(".!") in _UNDECIDED


def are_one_sided(texts: Iterable[str]) -> bool:
    """True if different words that name no more than an origin all name the same one.

    Names of agents may: the machines of a table can be several.

    >>> are_one_sided(["AI", "robot"]), are_one_sided(["AI", "ai"]), are_one_sided(["GPT", "BERT"])
    (True, False, False)
    """
    plain = {" ".join(words_of(text)): origin_of(text) for text in texts if is_origin_word(text)}
    return len(plain) > 1 and len({*plain.values()}) == 1


def _class_of(
    words: Sequence[str], beside: frozenset[str], *, may_be_numbered: bool = False
) -> str:
    """The one class that is named, if all the other words are known not to change it."""
    words = _without_articles(words)
    classes = {word for word in words if word in HUMAN | MACHINE}
    classes = classes - beside or classes  # "human-generated" is human, "generated" a machine's
    rest = [word for word in words if word not in classes | beside]
    if may_be_numbered:  # "Person 3", "model b"
        rest = [word for word in rest if not word.isdecimal() and word != _letter_at_end(words)]
    if not classes or rest or _NEGATIONS & {*words} or _are_letters(classes, words):
        return ""
    return "human" if classes <= HUMAN else "machine" if classes <= MACHINE else ""


def _letter_at_end(words: Sequence[str]) -> str:
    return words[-1] if len(words) > 1 and words[-1] in string.ascii_lowercase else ""


def _are_letters(classes: set[str], words: Sequence[str]) -> bool:
    """True if an H or M stands beside other words: it may mean anything, as in "M1"."""
    return bool({"h", "m"} & classes) and len(words) > 1


def _without_articles(words: Sequence[str]) -> list[str]:
    """The words without articles. "un" before an English word isn't one: it negates the word."""
    return [
        word
        for word, following in zip_longest(words, words[1:])
        if following is None or word not in _ARTICLES or (word == "un" and following in _ENGLISH)
    ]
