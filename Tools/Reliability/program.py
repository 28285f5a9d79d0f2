"""Runs the real program as its users do, and judges how it ended and what it wrote."""

import os
import resource
import shutil
import sqlite3
import subprocess
import unicodedata
from pathlib import Path

# What CONTRIBUTING and the reference promise: 0, and BSD's sysexits as far as the program uses them.
DOCUMENTED = {0, 64, 65, 66, 69, 70, 73, 74, 75, 77, 78, 130}
# In seconds: a story may take several of them on a busy machine, and what hangs, hangs for ever.
LONGEST = 60


class End:
    """How a run ended."""

    def __init__(self, words, status, output, errors):
        self.words, self.status, self.output, self.errors = words, status, output, errors

    @property
    def fault(self):
        """What must never happen, in a few words; None if it did not."""
        if self.status is None:
            return "hangs"
        if self.status < 0:
            return f"ended by signal {-self.status}"
        if self.status not in DOCUMENTED:
            return f"undocumented exit code {self.status}"
        return None


class Program:
    """The program, which every run gives a home of its own."""

    def __init__(self, path, memory=2 << 30):
        self.path = str(Path(path).resolve())
        # Whoever needs more than this for a hostile input would need any amount. It holds for all that is started.
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def run(self, home, *words, environment=None, input=b"", folder=None, longest=LONGEST):
        values = {"STORY_HOME": str(home), "HOME": str(home), "PATH": "/usr/bin:/bin", "TERM": "xterm"}
        values.update(environment or {})
        values = {name: value for name, value in values.items() if value is not None}
        try:
            ended = subprocess.run(
                [self.path, *words], env=values, input=input, capture_output=True, timeout=longest, cwd=folder or "/")
            return End(words, ended.returncode, ended.stdout, ended.stderr)
        except subprocess.TimeoutExpired as late:
            return End(words, None, late.stdout or b"", late.stderr or b"")

    def must(self, home, *words, **options):
        """Runs a verb that has to end well."""
        end = self.run(home, *words, longest=600, **options)
        if end.status != 0:
            raise SystemExit(f"{words} ended with {end.status}: {end.errors.decode(errors='replace')}")
        return end

    def make_library(self, home):
        """A small library with something of everything."""
        self.must(home, "hero", "add", "Mira", "--trait", "brave", "--ability", "talks to birds")
        self.must(home, "event", "add", "First tooth", "--details", "A tooth is loose.",
                  "--hard-part", "It wobbles.", "--good-part", "The gap.", "--keyword", "tooth")
        for seed, more in ((1, ()), (2, ("--no-audio", "--no-illustrations"))):
            self.must(
                home, "create", "--hero", "Mira", "--custom-event", "First tooth", "--minutes", "1", "--seed",
                str(seed), "--progress", "none", *more)
        self.must(
            home, "collection", "create", "--focus", "kindness", "--hero", "Mira", "--stories", "1", "--minutes", "1",
            "--no-audio", "--no-illustrations", "--seed", "3", "--title", "Brave evenings")
        self.must(home, "verify")


def copy_home(source, target):
    if Path(target).exists():
        shutil.rmtree(target)
    shutil.copytree(source, target, symlinks=True)
    return Path(target)


def change(home, *statements):
    """Changes a library's database behind the program's back; statements that the tables refuse are passed over."""
    database = sqlite3.connect(Path(home) / "data/library.sqlite", isolation_level=None)
    database.execute("PRAGMA foreign_keys = OFF")
    done = 0
    for statement, values in statements:
        try:
            done += database.execute(statement, values).rowcount
        except (sqlite3.Error, OverflowError):
            pass
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    return done


def tree(folder):
    """All that lies in a folder, for comparing."""
    found = {}
    for root, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(root, name)
            status = os.lstat(path)
            content = None
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    content = file.read()
            found[path] = (status.st_mode, content)
    return found


def raw_controls(output):
    """Characters that steer a terminal or cannot be seen, as they stand in what was written."""
    text = output.decode("utf-8", errors="surrogateescape")
    found = set()
    for letter in text:
        if letter == "\n" or letter in "\u200c\u200d":
            continue
        if unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"):
            found.add(f"U+{ord(letter):04X}")
    return sorted(found)
