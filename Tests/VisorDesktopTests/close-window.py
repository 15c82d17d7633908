"""Asks a window to close, as a window manager does: close-window.py WINDOW."""

import ctypes
import sys


class ClientMessage(ctypes.Structure):
    """The event, as long as any event is."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    ]


x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
x11.XInternAtom.restype = ctypes.c_ulong
display = ctypes.c_void_p(x11.XOpenDisplay(None))
window = ctypes.c_ulong(int(sys.argv[1]))
protocols, delete = (
    x11.XInternAtom(display, name, False) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
)
event = ClientMessage(type=33, window=window, message_type=protocols, format=32)
event.data[0] = delete
x11.XSendEvent(display, window, False, ctypes.c_long(0), ctypes.byref(event))
x11.XCloseDisplay(display)
