#!/usr/bin/env python3
"""Flips single bits in real libraries and judges what the program makes of it.

Usage: flip.py STORY [ROUNDS] [SEED] [KIND…]

STORY is the program. Kinds of files: log, database, media, settings, jobs; all of them unless some are named. Each
round copies a library that the program made, flips one bit of one file, and runs 'story verify', 'story verify
--repair' and 'story verify'. A round ends as one of

  harmless  nothing that means something is different, such as a bit in unused space
  healed    nothing was named, and everything is as before: the program repaired it while it opened the library
  repaired  it was named, and after --repair everything is as before
  named     it was named, and not everything could be brought back
  resumed   as 'named', of the story in the making alone: 'story resume' makes the same story of what is left
  SILENT    something is different, and nobody says so
  LOST      --repair calls everything repaired, and something is different that it did not name
  CRASH     a signal ended the program
"""
import ast
import collections
import json
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile

KINDS = ["log", "database", "media", "records", "settings", "jobs"]
SETTINGS = {"defaultMinutes": 1, "defaultVoice": "slt", "illustrationsEnabled": True, "language": "en"}


def run(story, home, *arguments):
    environment = {"STORY_HOME": str(home), "HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run([story, *arguments], env=environment, capture_output=True, timeout=300)


def make(story, folder):
    """A library with stories, a hero, a collection, plays and a story in the making; and one with a full log."""
    home = folder / "closed"
    (home / "config").mkdir(parents=True)
    (home / "config/settings.json").write_text(json.dumps(SETTINGS, indent=2, sort_keys=True))
    assert run(story, home, "hero", "add", "Zoe").returncode == 0
    for seed in range(3):
        made = run(story, home, "create", "--hero", "Mira", "--minutes", "1", "--seed", str(seed), "--json")
        assert made.returncode == 0, made.stderr
    identifier = json.loads(made.stdout)["id"]
    assert run(story, home, "library", "favorite", identifier).returncode == 0
    leave_a_job(story, home)
    run(story, home, "jobs")
    # Whoever reads keeps the log from being emptied.
    logged = folder / "logged"
    shutil.copytree(home, logged)
    reader = sqlite3.connect(logged / "data/library.sqlite", isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM story").fetchall()
    for seed in range(3, 5):
        run(story, logged, "create", "--hero", "Ole", "--minutes", "1", "--seed", str(seed), "--no-illustrations")
    killed = folder / "killed"
    shutil.copytree(logged, killed)
    (killed / "data/library.sqlite-shm").unlink()
    reader.execute("COMMIT")
    reader.close()
    return home, killed


def leave_a_job(story, home):
    """Kills the program while it makes a story."""
    environment = {"STORY_HOME": str(home), "HOME": str(home), "PATH": os.environ["PATH"]}
    process = subprocess.Popen(
        [story, "create", "--hero", "Ada", "--minutes", "2", "--seed", "9", "--progress", "json"],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    for line in process.stdout:
        if b'"kind":"sentence"' in line and b'"done":4' in line:
            process.send_signal(signal.SIGKILL)
            break
    process.wait()


def resumed(story, home):
    """What the story in the making becomes: its pages and its narration; None if it cannot be finished."""
    if run(story, home, "resume", "--progress", "none").returncode != 0:
        return None
    database = sqlite3.connect(home / "data/library.sqlite")
    number = database.execute("SELECT max(number) FROM story").fetchone()[0]
    pages = database.execute(
        "SELECT position, text, scene, illustration FROM page WHERE storyNumber = ? ORDER BY position", [number])
    narration = database.execute("SELECT json FROM narration WHERE storyNumber = ?", [number])
    made = pages.fetchall() + narration.fetchall()
    database.close()
    return made


def content(home):
    """Everything that means something: rows, definitions, media by their bytes, what records say, settings."""
    found = {}
    for name in ["library.sqlite", "library.sqlite-wal"]:
        source = home / "data" / name
        if source.exists():
            shutil.copy(source, home / f"looked-{name.removeprefix('library.')}")
    try:
        database = sqlite3.connect(home / "looked-sqlite")
        database.text_factory = bytes
        for kind, name, sql in database.execute("SELECT type, name, sql FROM sqlite_schema").fetchall():
            found[("definition", kind, name)] = sql
            text = name.decode(errors="replace")
            if kind == b"table" and not text.startswith(("storyText", "sqlite_", "revision", "rowChecksum")):
                rows = database.execute(f"SELECT * FROM {text} NOT INDEXED").fetchall()
                found[("rows", text)] = sorted(map(repr, rows))
        database.close()
    # What SQLite says of a damaged definition need not be UTF-8.
    except (sqlite3.Error, UnicodeDecodeError) as error:
        found["unreadable"] = str(error)
    finally:
        for left in home.glob("looked-*"):
            left.unlink()
    for file in sorted((home / "data/media").rglob("*")):
        if file.is_file():
            found[("media", str(file.relative_to(home)))] = file.read_bytes()
    for file in sorted((home / "data/records").rglob("*.jsonl")):
        # The first two lines are of the file itself: its checksum, and when it was written.
        found[("record", str(file.relative_to(home)))] = file.read_bytes().split(b"\n")[2:]
    settings = home / "config/settings.json"
    try:
        found["settings"] = json.loads(settings.read_bytes())
    except ValueError:
        found["settings"] = None
    return found


def damage(kind, home, chance):
    """Flips a bit; tells where."""
    files = {
        "log": ["data/library.sqlite-wal"], "database": ["data/library.sqlite"], "settings": ["config/settings.json"],
    }.get(kind) or [
        str(f.relative_to(home)) for f in sorted((home / "data" / kind).rglob("*")) if f.is_file() and f.stat().st_size
    ]
    file = home / chance.choice(files)
    data = bytearray(file.read_bytes())
    offset, bit = chance.randrange(len(data)), chance.randrange(8)
    data[offset] ^= 1 << bit
    file.write_bytes(data)
    return f"{file.relative_to(home)} byte {offset} bit {bit}"


def judge(story, kind, base, before, usual, chance, folder):
    home = folder / "round"
    shutil.copytree(base, home)
    try:
        where = damage(kind, home, chance)
        damaged = content(home)
        verified = run(story, home, "verify", "--json")
        seen = content(home)
        repaired = run(story, home, "verify", "--repair", "--json")
        after = content(home)
        last = run(story, home, "verify", "--json")
        named = told(verified) - usual["findings"]
        if any(result.returncode < 0 for result in (verified, repaired, last)):
            return "CRASH", where
        if verified.returncode == 0 and not named:
            if seen == before:
                return ("harmless" if damaged == before else "healed"), where
            return "SILENT", f"{where}: {difference(before, seen)}"
        if after == before:
            return "repaired", where
        if differing(before, after) == [("rows", "jobUnit")]:
            # What was named and forgotten is made again by whoever goes on.
            if resumed(story, home) == usual["story"]:
                return "resumed", where
            return "LOST", f"{where}: the story in the making becomes another one"
        if repaired.returncode == 0 and has_less(after, before):
            return "LOST", f"{where}: {difference(before, after)}"
        return "named", f"{where}: {difference(before, after)}; without {missing(before, after)}"
    finally:
        shutil.rmtree(home)


def has_less(after, before):
    """Whether rows or media are gone, beyond those that were changed."""
    return any(
        len(after.get(key, [])) < len(rows) if key[0] == "rows" else key not in after
        for key, rows in before.items() if isinstance(key, tuple) and key[0] in ("rows", "media"))


def told(verified):
    """What 'verify' names."""
    try:
        return {(found["kind"], found["subject"]) for found in json.loads(verified.stdout)["findings"]}
    except (ValueError, KeyError):
        return set()


def missing(before, after):
    """How many words and files of a family are gone."""
    def words(found):
        rows = {}
        for (table, *key), column in {("story", "title"): 2, ("page", "text"): 2, ("hero", "json"): 3}.items():
            rows[table] = {ast.literal_eval(row)[column] for row in found.get(("rows", table), [])}
        return rows | {"media": {key[1] for key in found if key[0] == "media"}}

    (old, new) = (words(before), words(after))
    return ", ".join(f"{len(old[table] - new[table])} of {table}" for table in old if old[table] - new[table]) or "nothing"


def differing(before, after):
    return sorted((key for key in before.keys() | after.keys() if before.get(key) != after.get(key)), key=str)


def difference(before, after):
    return ", ".join(map(str, differing(before, after)))[:200]


def main():
    story, rounds = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 300
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1)
    kinds = sys.argv[4:] or KINDS
    with tempfile.TemporaryDirectory(prefix="story-flip-") as name:
        folder = pathlib.Path(name)
        closed, killed = make(story, folder)
        # Looking at it first makes whatever the program makes by itself.
        # A repair gives the settings, which no command has written yet, their checksum.
        looked = run(story, closed, "verify", "--repair")
        assert looked.returncode == 0, looked.stdout
        truth = {"closed": content(closed), "killed": content(killed)}
        usual = {}
        for base in (closed, killed):
            copy = folder / "round"
            shutil.copytree(base, copy)
            usual[base] = {"findings": told(run(story, copy, "verify", "--json")), "story": resumed(story, copy)}
            shutil.rmtree(copy)
        results = collections.defaultdict(collections.Counter)
        for number in range(rounds):
            kind = kinds[number % len(kinds)]
            base, before = (killed, truth["killed"]) if kind == "log" else (closed, truth["closed"])
            verdict, where = judge(story, kind, base, before, usual[base], chance, folder)
            results[kind][verdict] += 1
            # What could not be brought back is told, to be looked at.
            if verdict.isupper() or verdict == "named":
                print(f"{verdict} {where}", flush=True)
        for kind in kinds:
            print(kind, dict(results[kind]))
        return any(verdict.isupper() for counter in results.values() for verdict in counter)


if __name__ == "__main__":
    sys.exit(main())
