"""What each platform says of itself, as it prints it."""

import sys

import pytest

from turingdesk.system.platform_settings import ask, dark_after_s, is_clock_set, keyboard

GNOME = {
    ("gsettings", "get", "org.gnome.desktop.session", "idle-delay"): "uint32 300\n",
    (
        "gsettings",
        "get",
        "org.gnome.settings-daemon.plugins.power",
        "sleep-inactive-ac-type",
    ): "'suspend'\n",
    (
        "gsettings",
        "get",
        "org.gnome.settings-daemon.plugins.power",
        "sleep-inactive-ac-timeout",
    ): "1200\n",
    ("gsettings", "get", "org.gnome.desktop.input-sources", "sources"): (
        "[('xkb', 'de'), ('xkb', 'us+intl'), ('ibus', 'libpinyin')]\n"
    ),
}
XSET = """\
Screen Saver:
  prefer blanking:  yes    allow exposures:  yes
  timeout:  600    cycle:  600
DPMS (Energy Star):
  Standby: 0    Suspend: 0    Off: 480
  DPMS is Enabled
  Monitor is On
"""
PMSET = """\
System-wide power settings:
Currently in use:
 disksleep            10
 sleep                1 (sleep prevented by coreaudiod)
 displaysleep         15
"""
POWERCFG = """\
      Possible Settings units: Seconds
    Current AC Power Setting Index: 0x00000384
    Current DC Power Setting Index: 0x0000012c
"""


def told(answers):
    return lambda *command: answers.get(command, "")


def test_gnome_and_the_x_server_are_asked_and_the_shortest_time_counts():
    assert dark_after_s(told(GNOME), "linux") == 300
    assert dark_after_s(told({**GNOME, ("xset", "q"): XSET.replace("480", "120")}), "linux") == 120
    assert dark_after_s(told({("xset", "q"): XSET}), "linux") == 480


def test_power_saving_that_is_off_counts_for_nothing():
    off = XSET.replace("DPMS is Enabled", "DPMS is Disabled").replace(
        "timeout:  600", "timeout:  0"
    )
    assert dark_after_s(told({("xset", "q"): off}), "linux") == 0
    key = ("gsettings", "get", "org.gnome.desktop.session", "idle-delay")
    quiet = {name: said.replace("suspend", "nothing") for name, said in GNOME.items()}
    assert dark_after_s(told({**quiet, key: "uint32 0"}), "linux") == 0


def test_macos_and_windows_are_read_too():
    assert dark_after_s(told({("pmset", "-g"): PMSET}), "darwin") == 60
    video = ("powercfg", "/query", "SCHEME_CURRENT", "SUB_VIDEO", "VIDEOIDLE")
    assert dark_after_s(told({video: POWERCFG}), "win32") == 900


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
@pytest.mark.parametrize("said", ["", "nonsense", "timeout: x", "0xzz", "uint32"])
def test_what_cannot_be_read_is_not_known(platform, said):
    def every(*_command):
        return said

    assert dark_after_s(every, platform) is None
    assert is_clock_set(every, platform) is None
    assert keyboard(every, platform) == ""


def test_the_clock_is_set_by_the_network_or_not():
    command = ("timedatectl", "show", "-p", "NTPSynchronized", "--value")
    assert is_clock_set(told({command: "yes\n"}), "linux") is True
    assert is_clock_set(told({command: "no\n"}), "linux") is False
    assert is_clock_set(told({command: "yes\n"}), "darwin") is None


def test_keyboard_layouts_are_read_from_the_desktop_the_server_or_the_system():
    assert keyboard(told(GNOME), "linux") == "de, us+intl"
    x11 = "rules:      evdev\nmodel:      pc105\nlayout:     es,us\n"
    assert keyboard(told({("setxkbmap", "-query"): x11}), "linux") == "es, us"
    system = "   System Locale: LANG=it_IT.UTF-8\n       X11 Layout: it\n"
    assert keyboard(told({("localectl", "status"): system}), "linux") == "it"
    mac = '(\n  {\n  InputSourceKind = "Keyboard Layout";\n "KeyboardLayout Name" = German;\n }\n)'
    asked = ("defaults", "read", "com.apple.HIToolbox", "AppleSelectedInputSources")
    assert keyboard(told({asked: mac}), "darwin") == "German"


def test_a_command_that_is_missing_or_fails_says_nothing():
    assert ask("there-is-no-such-command-here") == ""
    assert ask(sys.executable, "-c", "print('x'); raise SystemExit(3)") == ""
    assert ask(sys.executable, "-c", "print('here')") == "here\n"


def test_this_machine_answers_without_fault():
    after = dark_after_s()
    assert after is None or after >= 0
    assert is_clock_set() in (True, False, None)
    assert isinstance(keyboard(), str)
