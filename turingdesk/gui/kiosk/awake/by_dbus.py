"""Asks the desktop, over DBus, to leave its screen saver off (Linux: GNOME, KDE, Xfce, others).

The request lives as long as the connection, which is one of its own, so that it ends even
where the program is killed.
"""

from __future__ import annotations

from itertools import count

from turingdesk.gui.translation import tr, tr_noop

SERVICE, PATH = "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver"
_PATIENCE_MS = 2000
_numbers = count(1)


class ByDBus:
    """One request to the desktop."""

    name = tr_noop("Desk", "the desktop's screen saver", "by the system")

    def __init__(self) -> None:
        self._connection = ""

    def begin(self) -> None:
        """Ask.

        Raises:
            OSError: There is no bus, or nobody on it who looks after the screen.
        """
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage

        name = f"turingdesk-awake-{next(_numbers)}"
        bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, name)
        if not bus.isConnected():
            QDBusConnection.disconnectFromBus(name)
            raise OSError(tr_noop("Desk", "no session bus", "by the system"))
        asked = QDBusMessage.createMethodCall(SERVICE, PATH, SERVICE, "Inhibit")
        asked.setArguments(["TuringDesk", tr("Desk", "A participant is being tested")])
        reply = bus.call(asked, QDBus.CallMode.Block, _PATIENCE_MS)
        if reply.type() is QDBusMessage.MessageType.ErrorMessage:
            QDBusConnection.disconnectFromBus(name)
            raise OSError(reply.errorMessage().rstrip("."))
        self._connection = name

    def end(self) -> None:
        """Take the request back by hanging up."""
        if self._connection:
            from PySide6.QtDBus import QDBusConnection

            QDBusConnection.disconnectFromBus(self._connection)
            self._connection = ""
