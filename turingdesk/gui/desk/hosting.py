"""The desk's end of the network: `turingdesk host` as a process of its own, asked in lines."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from turingdesk.core.message import from_json
from turingdesk.gui.desk.widgets.controls import at_home
from turingdesk.gui.desk.widgets.notice import Notice
from turingdesk.gui.jobs import finish, start_command
from turingdesk.gui.translation import tr, translate_message, translate_problem

if TYPE_CHECKING:
    from pathlib import Path

    from turingdesk.presenters.agent_runs import AgentRun

_TOLD = ("done", "failed", "conflict", "damaged", "denied", "disk", "fault", "report", "version")
AGAIN_MS = 10_000  #: after which a host that ended by itself is started again
News = dict[str, Any]


class Hosting(QObject):
    """Runs while booths are paired with this desk, or one is to be.

    Signals:
        changed: A booth did something, or the host came or went.
        code_shown: A pairing code is good now; carries it.
        paired: A booth was paired; carries its name.
        tried: Something happened in the game with a bot that is tried; carries it.
        link_made: There is a link for browsers; carries what the host told of it.
        renewed: The desk has another certificate.
        port_chosen: The desk, or the page for browsers, is to use another port from now on;
            carries the name of the setting, and the port.
        notified: Something is to be shown to anyone who is at the desk; carries a Notice.
    """

    changed = Signal()
    code_shown = Signal(str)
    paired = Signal(str)
    tried = Signal(dict)
    link_made = Signal(dict)
    renewed = Signal()
    port_chosen = Signal(str, int)
    notified = Signal(object)

    def __init__(
        self,
        owner: QObject,
        data: Callable[[], Path],
        audit: Callable[..., None],
        network: Callable[[], Sequence[str]],
    ) -> None:
        """Listen to nobody yet.

        Args:
            owner: The host ends with it.
            data: The data folder, asked for whenever a host starts.
            audit: Writes down what was done, as `DeskState.audit` does.
            network: The words that give the host its settings, as far as they aren't usual.
        """
        super().__init__(owner)
        self.port: int | None = None  #: where it listens; None while it does not
        self.trouble = ""  #: why it does not listen; empty if nothing is wrong
        self.refused = 0  #: connections of strangers
        self.waiting: Sequence[News] = ()  #: how many wait for each game, in words
        self.bots: Sequence[News] = ()  #: that have a key, by name
        self.partner: AgentRun | None = None  #: the machine that talks with participants
        self.partner_percent = 0  #: of conversations that are with it
        self.site: News = {}  #: the state of the page for browsers; empty while there is none
        self.refusal = ""  #: why a study wasn't opened to browsers; empty if it was
        self.taken: News = {}  #: the port that another program uses; empty if none is
        self._asks: list[tuple[str, str]] = []  #: what is asked for once the host listens
        self._link: tuple[str, str] | None = None  #: to ask for once the study of it is open
        self._data, self._audit, self._network = data, audit, network
        self._booths: dict[str, News] = {}
        self._process: QProcess | None = None
        self._wants_code = False
        self._renewing = ""  #: who asked for another certificate
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self.start)

    @property
    def booths(self) -> list[News]:
        """Every booth that is paired, by name."""
        return sorted(self._booths.values(), key=lambda booth: str(booth["name"]))

    @property
    def is_on(self) -> bool:
        """True if there is a host."""
        return self._process is not None

    def begin(self) -> None:
        """Start if booths are paired with this desk, or bots have keys of it."""
        from turingdesk.net.paired_kiosks import desk_folder, has_bots, has_paired_kiosks

        if has_paired_kiosks(desk_folder()) or has_bots(desk_folder()):
            from turingdesk.presenters.agent_runs import saved_partner  # takes 50 ms

            self.partner, self.partner_percent = saved_partner()
            self.start()

    def start(self) -> None:
        """Listen; again is harmless."""
        self._again.stop()
        if self._process is not None:
            return
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._ended)
        words = self.partner.partner_arguments(self.partner_percent) if self.partner else []
        network = self._network()
        start_command(process, "host", "--json", "--data", str(self._data()), *network, *words)

    def end(self) -> None:
        """Stop listening; kiosks continue by themselves."""
        self._again.stop()
        self.waiting, self.site = (), {}
        process, self._process, self.port = self._process, None, None
        if process is None:
            return
        # It ends on purpose, so it must not be started again.
        process.finished.disconnect(self._ended)
        process.closeWriteChannel()
        finish(process)

    def talk_with(self, partner: AgentRun | None, percent: int = 0) -> None:
        """Let a machine talk with some of the participants, or people only."""
        from turingdesk.presenters.agent_runs import save_partner

        self.partner, self.partner_percent = partner, percent
        try:
            # Where the settings can't be written, the machine takes part until the desk closes.
            save_partner(partner, percent)
        except OSError as problem:
            text = tr("Desk", "The settings couldn't be saved. {why}")
            self.notified.emit(Notice(text.format(why=translate_problem(problem)), wrong=True))
        if partner is None:
            self._audit("chose people only as partners")
        else:
            fields = {"folder": at_home(partner.study), "judge": partner.name or partner.kind}
            self._audit("chose a machine partner", **fields, percent=percent)
        self.trouble = ""
        self.end()
        self.start()
        self.changed.emit()

    def show_code(self) -> None:
        """Ask for a pairing code; `code_shown` brings it."""
        self.start()
        if self.port is None:
            self._wants_code = True
        else:
            self.ask("pair")

    def let_in(self, study: Path, id: str, *, plain: bool = False, is_trial: bool = False) -> None:
        """Open a study to browsers, and create a link; `link_made` brings it.

        Args:
            study: The folder or .tdz file.
            id: The study's.
            plain: Whether over plain HTTP; if the page is open for other studies, it stays as
                it is.
            is_trial: Whether the link is for a pilot on this computer.
        """
        link = ("pilot" if is_trial else "link", id)
        if id in self.site.get("studies", {}):
            self.ask(link[0], text=id)
            return
        is_plain = self.site.get("plain", plain)  # as for the studies that are open already
        self._asks.append(("web_plain" if is_plain else "web", str(study)))
        self._link, self.trouble, self.refusal = link, "", ""
        self.start()
        # Before it listens nothing is asked; `_open` does it then.
        if self.port is not None:
            self._ask_all()
        self.changed.emit()

    def use_port(self, number: int) -> None:
        """Use another port from now on, in place of the one that is taken."""
        option = self.taken.get("option")
        self.taken = {}
        if option == "--web-port":
            self.port_chosen.emit("web_port", number)
            self._asks = [("web_port", str(number))]
        elif option == "--port":
            self.port_chosen.emit("port", number)
            self.end()

    def _ask_all(self) -> None:
        asks, self._asks = self._asks, []
        for do, text in asks:
            self.ask(do, text=text)

    def follow_settings(self) -> None:
        """Start again with other settings, unless browsers would be cut off for it."""
        if self.is_on and not self.site:
            self.taken = {}
            self.end()
            self.start()

    def close_site(self, study: str = "") -> None:
        """Close the page for browsers; sessions there can be continued later.

        Args:
            study: The id of the study to close; empty for all.
        """
        self.ask("web_off", text=study)

    def renew(self, who: str) -> None:
        """Have the certificate name this computer as it is now; `renewed` reports that it does.

        Args:
            who: The person who asks for it.
        """
        self._renewing = who
        self.ask("renew")

    def _renewed(self, _: News) -> None:
        self._audit("renewed the certificate", self._renewing)
        text = tr("Desk", "The certificate was renewed. Paired kiosks stay paired.")
        self.notified.emit(Notice(text))
        self.renewed.emit()

    def ask(self, do: str, booth: str = "", text: str = "") -> None:
        """Want something of a booth: message, pause, resume, end or remove."""
        if self._process is not None:
            # JSON escapes line ends, so a message of several lines is one line to the host.
            line = json.dumps({"do": do, "booth": booth, "text": text})
            self._process.write(f"{line}\n".encode())

    def move(self) -> None:
        """Write to another data folder from now on."""
        if self.is_on:
            self.end()
            self.start()

    def _read(self) -> None:
        process = self._process
        # One signal can bring several lines, and the beginning of the next one.
        while process is not None and process.canReadLine():
            self.hear(from_json(json.loads(bytes(process.readLine().data()))))

    def hear(self, news: News) -> None:
        """Take in what the host reports: the object of one line."""
        event = news["event"]
        hears: dict[str, Callable[[News], object]] = {
            "open": self._open,
            "booths": self._hear_of_booths,
            "booth": self._hear_of_booths,
            "code": lambda news_item: self.code_shown.emit(news_item["code"]),
            "paired": lambda news_item: self.paired.emit(news_item["what"]),
            "web": self._hear_of_site,
            "link": self.link_made.emit,
            "waiting": self._hear_of_queues,
            "bots": self._hear_of_bots,
            "trial": self.tried.emit,
            "refused": self._count_refused,
            "taken": self._hear_of_taken,
            "certificate": self._renewed,
        }
        if event in hears:
            hears[event](news)
        elif event in _TOLD:
            text = translate_message(news["what"])
            if event == "failed" and self._link is not None:
                self.refusal, self._link = text, None
            self.notified.emit(Notice(text, wrong=event != "done"))
        self.changed.emit()

    def _hear_of_site(self, news: News) -> None:
        before, self.site = self.site.get("waiting", ()), news if news["on"] else {}
        if self._link is not None and self._link[1] in self.site.get("studies", {}):
            (verb, study), self._link = self._link, None
            self.ask(verb, text=study)
        waiting = self.site.get("waiting", ())
        # Once; the card of browsers shows it as long as it lasts.
        if waiting and not before:
            self.notified.emit(Notice(translate_message(waiting[0]), wrong=True))

    def _hear_of_taken(self, news: News) -> None:
        self.taken, self._link = news, None

    def _hear_of_queues(self, news: News) -> None:
        self.waiting = news["queues"]

    def _hear_of_bots(self, news: News) -> None:
        self.bots = news["bots"]

    def _count_refused(self, news: News) -> None:
        self.refused += news.get("count", 1)

    def _hear_of_booths(self, news: News) -> None:
        """Take in the state of all booths, or of one of them."""
        if news["event"] == "booths":
            self._booths = {booth["id"]: booth for booth in news["booths"]}
        else:
            self._booths[news["id"]] = news

    def _open(self, news: News) -> None:
        self.port, self.trouble, self.taken = int(news["port"]), "", {}
        if self._wants_code:
            self._wants_code = False
            self.ask("pair")
        self._ask_all()

    def _ended(self) -> None:
        """It ended by itself: the port or the folder cannot be had, or it was killed."""
        # What it wrote last may come together with its end.
        self._read()
        process, self._process, self.port = self._process, None, None
        if process is not None:
            error_output = bytes(process.readAllStandardError().data()).decode(errors="replace")
            self.trouble = _problem(error_output.strip()) or tr(
                "Desk", "The server ended unexpectedly."
            )
            process.deleteLater()
        for booth in self._booths.values():
            # What was reported last would look as if kiosks were still connected.
            booth["doing"] = "away"
        self.bots = [{**bot, "is_here": False} for bot in self.bots]
        self.waiting, self.site = (), {}
        # Not at once, or a port that is taken would let it start and end without a pause.
        self._again.start(AGAIN_MS)
        self.changed.emit()


def _problem(error_output: str) -> str:
    """Why a host ended, from the last line that it wrote."""
    last = error_output.splitlines()[-1] if error_output else ""
    try:
        return translate_message(from_json(json.loads(last))["problem"])
    except (ValueError, TypeError, KeyError):
        # After a crash, the last line of the traceback says what went wrong.
        return last
