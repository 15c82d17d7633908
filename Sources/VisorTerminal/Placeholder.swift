/// Terminal.
