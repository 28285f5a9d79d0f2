#!/usr/bin/env python3
"""Kills workers at random moments while they share a queue, and looks at what comes of it: workers.py PROGRAM.

Every queued story must be in the library once, no unit may have been made twice, and nothing may be left over.
"""

import argparse
import random
import signal
import sqlite3
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from trial import Failure, Trial

CREATE = ["create", "--hero", "Mira", "--event", "bedtime", "--minutes", "1", "--no-audio", "--no-illustrations"]

# Every unit that is recorded, one that replaces another as well.
LOG = """
    CREATE TABLE unitLog (job INTEGER, kind TEXT, position INTEGER);
    CREATE TRIGGER logUnit AFTER INSERT ON jobUnit BEGIN
        INSERT INTO unitLog VALUES (new.jobNumber, new.kind, new.position);
    END;
"""


def fill(trial, count):
    """Queues stories for several people."""
    trial.expect("hero", "add", "Mira")
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda number: trial.expect(*CREATE, "--queue", "--for", f"kid {number % 7}"), range(count)))


def harass(trial, workers, kills, chance):
    """Kills one of several workers after the other, and starts another in its place."""
    running = [trial.start("worker") for _ in range(workers)]
    killed = 0
    try:
        for _ in range(kills):
            time.sleep(chance.uniform(0.05, 0.4))
            index = chance.randrange(workers)
            running[index].send_signal(signal.SIGKILL)
            running[index].communicate()
            killed += 1
            running[index] = trial.start("worker")
    finally:
        # The last one has to listen before it can be told.
        time.sleep(1)
        for worker in running:
            worker.send_signal(signal.SIGTERM)
        for worker in running:
            try:
                worker.communicate(timeout=60)
            except subprocess.TimeoutExpired:
                worker.kill()
                raise Failure("A worker does not stop when it is told to")
            if worker.returncode != 0:
                raise Failure(f"A worker that is told to stop ends with {worker.returncode}")
    return killed


def judge(trial, count):
    """Looks at what the queue has become."""
    with sqlite3.connect(trial.data / "library.sqlite") as library:
        twice = library.execute(
            "SELECT job, kind, position, count(*) FROM unitLog GROUP BY 1, 2, 3 HAVING count(*) > 1").fetchall()
        states = dict(library.execute("SELECT state, count(*) FROM jobQueue GROUP BY state").fetchall())
        failures = library.execute("SELECT failure, attempts FROM jobQueue WHERE failure IS NOT NULL").fetchall()
        leases = library.execute("SELECT count(*) FROM jobQueue WHERE owner IS NOT NULL").fetchone()[0]
        units = library.execute("SELECT count(*) FROM unitLog").fetchone()[0]
        library.executescript("DROP TRIGGER logUnit; DROP TABLE unitLog;")
    library.close()
    if twice:
        raise Failure(f"{len(twice)} units were made twice: {twice[:5]}")
    if states != {"done": count} or leases:
        raise Failure(f"The queue is {states}, with {leases} leases: {failures[:5]}")
    stories = trial.json("library", "list", "--limit", "5000")["stories"]
    if len(stories) != count:
        raise Failure(f"{len(stories)} stories came of {count}")
    if trial.json("jobs", "list")["jobs"]:
        raise Failure("Unfinished stories are left")
    folders = list((trial.data / "jobs").glob("*"))
    if folders:
        raise Failure(f"Folders of jobs are left: {folders[:5]}")
    trial.expect("verify")
    return units


def run():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("--jobs", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        trial = Trial(Path(wanted.program).resolve(), Path(folder) / "home")
        fill(trial, wanted.jobs)
        with sqlite3.connect(trial.data / "library.sqlite") as library:
            library.executescript(LOG)
        library.close()
        killed = harass(trial, wanted.workers, wanted.kills, random.Random(wanted.seed))
        # Whoever was killed last has left something to take over.
        trial.expect("worker", "--once")
        units = judge(trial, wanted.jobs)
    print(f"{wanted.jobs} jobs, {wanted.workers} workers, {killed} killed: {wanted.jobs} stories, {units} units, "
          "none twice, nothing left")


if __name__ == "__main__":
    try:
        run()
    except Failure as failure:
        raise SystemExit(str(failure))
