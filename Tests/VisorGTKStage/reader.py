"""Hears what assistive technology hears of the stage, and writes it down, a line each."""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import GLib
import pyatspi


def named(accessible):
    try:
        return f"{accessible.getRoleName()} “{accessible.name}”"
    except Exception:
        return "something that has gone"


def hear(event):
    kind = str(event.type)
    if kind.startswith("object:state-changed"):
        text = f"{kind.split(':')[2]} {event.detail1}"
    elif kind.startswith("object:property-change"):
        text = f"{kind.split(':')[2]}: {event.any_data}"
    else:
        text = f"{kind.split(':')[2]} {named(event.any_data)}"
    print(f"{text} | {named(event.source)}")


known = {}


def walk(accessible, depth):
    accessible.clearCache()
    known[accessible.name] = accessible
    states = accessible.getState()
    words = [str(s) for s in ("busy", "focused")
             if states.contains(getattr(pyatspi, "STATE_" + s.upper()))]
    try:
        words.append(f"value {accessible.queryValue().currentValue:.1f}")
    except NotImplementedError:
        pass
    print(" ".join(["  " * depth + named(accessible)] + words))
    for child in accessible:
        if child is not None and depth < 3:
            walk(child, depth + 1)


def command(channel, condition):
    line = sys.stdin.readline()
    if not line:
        pyatspi.Registry.stop()
        return False
    if line.startswith("press "):
        try:
            known[line.strip()[6:]].queryAction().doAction(0)
        except Exception as error:
            print(f"refused: {error}")
        print(f"end of {line.strip()}")
        return True
    desktop = pyatspi.Registry.getDesktop(0)
    print(f"{line.strip()}:")
    for application in desktop:
        if application is not None:
            for window in application:
                walk(window, 1)
    print(f"end of {line.strip()}")
    return True


for name in ("object:state-changed:busy", "object:state-changed:focused",
             "object:state-changed:showing", "object:property-change:accessible-name",
             "object:property-change:accessible-value", "object:children-changed"):
    pyatspi.Registry.registerEventListener(hear, name)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, command)
print("ready")
pyatspi.Registry.start()
