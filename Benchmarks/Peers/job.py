"""Takes steps of ten milliseconds with a Python progress bar that is drawn live.

`job.py PEER STEPS`; each peer is used as its own documentation shows first.
"""

import sys
import time


def tqdm(steps):
    from tqdm import tqdm

    for _ in tqdm(range(steps)):
        yield


def rich(steps):
    from rich.progress import track

    for _ in track(range(steps)):
        yield


def alive_progress(steps):
    from alive_progress import alive_bar

    with alive_bar(steps) as bar:
        for _ in range(steps):
            yield
            bar()


PEERS = {"tqdm": tqdm, "rich": rich, "alive-progress": alive_progress}


def main():
    peer, steps = sys.argv[1], int(sys.argv[2])
    start = time.monotonic()
    for number, _ in enumerate(PEERS[peer](steps), 1):
        time.sleep(max(0, start + number / 100 - time.monotonic()))


if __name__ == "__main__":
    main()
