"""The operating system: disks, locks, clocks, and the folders of this computer.

Here: writing that survives a power cut, locks that end with their process, who may read
a file, processes with pipes to them, a cluster of other computers, the user's settings, the log
of each run, and what the system says of its screen, clock, and keyboard.
Not here: what the files of a study or a session hold.
Begin with `disk` and `paths`. Only this room names an operating system, with what needs Qt
(`gui/kiosk/key_hooks` and `awake`) or comes before it (`cli/_qt`).
"""
