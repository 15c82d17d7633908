"""A terminal of 80 columns and 24 rows that nobody looks at."""

import fcntl
import os
import pty
import struct
import termios
import threading
import time


class Terminal:
    """A pseudo-terminal whose output is read away and counted, and kept if that is asked for.

    As a context manager it yields itself and closes both of its ends when left.
    """

    def __init__(self, keeps=False):
        self.parent, self.child = pty.openpty()
        fcntl.ioctl(self.child, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.path = os.ttyname(self.child)
        self.bytes = 0
        self.reads = 0
        # What was kept, each piece with the moment at which it came, in nanoseconds.
        self.pieces = []
        self.keeps = keeps
        self.reader = threading.Thread(target=self._drain, daemon=True)

    def __enter__(self):
        self.reader.start()
        return self

    def __exit__(self, *_):
        os.close(self.child)
        self.reader.join()
        os.close(self.parent)

    def _drain(self):
        """Reads until the last descriptor of the child's end is closed."""
        while True:
            try:
                data = os.read(self.parent, 65536)
            except OSError:
                return
            if not data:
                return
            self.bytes += len(data)
            self.reads += 1
            if self.keeps:
                self.pieces.append((time.monotonic_ns(), data))


def environment():
    """The environment of a program that is to draw for a person on a common terminal."""
    hidden = ("CI", "NO_COLOR", "COLUMNS", "LINES", "FORCE_COLOR", "TTY_COMPATIBLE")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return kept | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
