#!/usr/bin/env python3
"""Restores forged and damaged backups and uses what was restored: archives.py PROGRAM [--random 500] [--seed 1].

Each forgery is one idea. Nothing may be written outside of the library, no signal may end the program, and a backup
that was refused leaves the library as it was.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import random
import re
import sqlite3
import stat
import tempfile
import zipfile
from pathlib import Path

from program import Program, copy_home, tree

HOSTILE = [
    "..", ".", "", "../../../../victim/x", "/etc", "-rf", "A", "a b", "a/b", "\x1b[31m", "\x9b2J", "\u202ea", "\u200b",
    "\U000e0041", "a" * 65, "a\x00b", "a\nb",
]
TITLES = ["\x1b]0;owned\x07", "\x9b31mred", "a\x7fb", "a\u202eb", "a\u200bb", "a\U000e0041b", "", " ", "a" * 50000]


class Archive:
    """A backup in memory, whose manifest stays right but for what is forged."""

    def __init__(self, file):
        archive = zipfile.ZipFile(file)
        self.entries = [[entry.filename, archive.read(entry)] for entry in archive.infolist()]
        self.kinds = {}

    def index(self, name):
        return [entry[0] for entry in self.entries].index(name)

    def edit(self, pattern, new):
        text = self.entries[0][1].decode()
        self.entries[0][1] = re.sub(pattern, lambda _: new, text).encode()

    @staticmethod
    def line(name, content):
        return f'{{"path":"{name}","sha256":"{hashlib.sha256(content).hexdigest()}","size":{len(content)}}}'

    def replace(self, name, content):
        entry = self.entries[self.index(name)]
        old, new = self.line(name, entry[1]), self.line(name, content)
        entry[1] = content
        self.entries[0][1] = self.entries[0][1].replace(old.encode(), new.encode())
        sizes = sum(int(size) for size in re.findall(r'"size":(\d+)', self.entries[0][1].decode()))
        self.edit(r'"byteCount" : \d+', f'"byteCount" : {sizes}')

    def change(self, *statements, script=False):
        with tempfile.NamedTemporaryFile(suffix=".sqlite") as scratch:
            scratch.write(self.entries[1][1])
            scratch.flush()
            database = sqlite3.connect(scratch.name, isolation_level=None)
            database.execute("PRAGMA foreign_keys = OFF")
            for statement in statements:
                words, values = statement if isinstance(statement, tuple) else (statement, ())
                try:
                    database.execute(words, values)
                except sqlite3.Error as error:
                    if not script:
                        raise SystemExit(f"{words}: {error}")
            database.close()
            self.replace("library.sqlite", Path(scratch.name).read_bytes())

    def write(self, file):
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out:
            for name, content in self.entries:
                info = zipfile.ZipInfo(name)
                info.compress_type = zipfile.ZIP_DEFLATED
                if name in self.kinds:
                    info.create_system, info.external_attr = 3, self.kinds[name] << 16
                else:
                    info.create_system, info.external_attr = 3, (stat.S_IFREG | 0o4777) << 16
                out.writestr(info, content)


def job(identifier):
    """A job for the hero that the library has."""
    return (
        """INSERT INTO job (id, json) SELECT ?1, json_object('id', ?1, 'createdAt', 0, 'status', json('{"open":{}}'),
        'brief', json_object('heroes', json_array(json(json)), 'occasion', json('{"standard":{"_0":"bedtime"}}'),
        'ageBand', 'all', 'tone', 'gentle', 'language', 'en', 'minutes', 1, 'seed', 1, 'author', 'embedded',
        'narrator', 'flite', 'voice', 'slt', 'illustrator', 'vector')) FROM hero LIMIT 1""", (identifier,))


def hidden(kind, name, table, sql):
    return ["PRAGMA writable_schema = ON",
            ("INSERT INTO sqlite_schema VALUES (?, ?, ?, 0, ?)", (kind, name, table, sql))]


def forgeries():
    """Names and functions that forge an archive."""
    found = []

    def add(name, forge):
        found.append((name, forge))

    def database(name, *statements):
        add(name, lambda archive: archive.change(*statements))

    add("nothing is forged", lambda archive: None)
    for text in HOSTILE:
        shown = text.encode("unicode_escape").decode()[:30]
        database(f"job {shown}", job(text))
        database(f"story {shown}", ("UPDATE story SET id = ? WHERE number = 1", (text,)))
        database(f"hero {shown}", ("UPDATE hero SET id = ?1, json = json_set(json, '$.id', ?1)", (text,)))
        add(f"name {shown}", lambda archive, text=text: archive.entries[-1].__setitem__(0, text or "x/"))
    for text in TITLES:
        shown = text.encode("unicode_escape").decode()[:30]
        database(f"title {shown}", ("UPDATE story SET title = ?", (text,)))
        database(f"hero's name {shown}", ("UPDATE hero SET name = ?1, json = json_set(json, '$.name', ?1)", (text,)))
        database(f"page {shown}", ("UPDATE page SET text = ?", (text + "\x1b[2J",)))
    for name in ("sqlite_x", "sqlite_stat1x", "SQLITE_STAT4", "evil"):
        database(f"trigger {name}", *hidden(
            "trigger", name, "hero", f"CREATE TRIGGER {name} AFTER INSERT ON hero BEGIN DELETE FROM story; END"))
        database(f"view {name}", *hidden("view", name, name, f"CREATE VIEW {name} AS SELECT * FROM story"))
    for statement in (
            "CREATE TABLE evil (a)", "CREATE INDEX evil ON story (title)", "ALTER TABLE hero ADD COLUMN evil TEXT",
            "DROP TABLE hero", "DROP INDEX storyByAge", "PRAGMA application_id = 1", "DELETE FROM revision",
            "CREATE TRIGGER evil AFTER UPDATE ON story BEGIN DELETE FROM hero; END"):
        database(statement, statement)
    for version in (-3, -1, 0, 1, 2, 3, 5, 9999, 2**31 - 1, -2**31):
        def forge(archive, version=version):
            archive.change(f"PRAGMA user_version = {version}")
            archive.edit(r'"schemaVersion" : -?\d+', f'"schemaVersion" : {version}')
        add(f"schema version {version}", forge)
    for version in (-4611686018427387904, -1, 0, 2, 2**63, "\"1\"", "null", "1e99"):
        add(f"manifest version {version}", lambda archive, version=version: archive.edit(
            r'"version" : \d+', f'"version" : {version}'))
    for field in ("storyCount", "fileCount", "byteCount"):
        for value in (-1, 2**62, 2**64):
            add(f"{field} {value}", lambda archive, field=field, value=value: archive.edit(
                rf'"{field}" : \d+', f'"{field}" : {value}'))
    for column, value in (
            ("minutes", 2**63 - 1), ("createdAt", 1e300), ("createdAt", float("inf")),
            ("duration", 1e308), ("pageCount", -1), ("seed", "-1"), ("narrationStatus", "evil"), ("cover", "[" * 900),
            ("occasion", "{" * 100000), ("heroNames", "null"), ("telling", "{}"),
            ("telling", '{"names":["\\u001b[2J"],"plots":[],"title":"","tries":[]}'), ("event", "\x1b[2J"), ("language", "../..")):
        database(f"{column} {str(value)[:20]}", (f"UPDATE story SET {column} = ?", (value,)))
    for change in ("playCount = -1", "isFavorite = 7", "profile = -1"):
        database(f"mark {change}", f"UPDATE storyMark SET {change}")
    database("page read aloud in no way", "UPDATE page SET delivery = '[{}]'")
    database("page far away", f"UPDATE page SET position = {2**63 - 1} WHERE position = 0")
    database("playback number", f"INSERT INTO sqlite_sequence VALUES ('playback', {2**63 - 1})")
    database("media of another size", "UPDATE page SET illustration = json_set(illustration, '$.media.byteCount', -1)")
    database("media that climb", "UPDATE page SET illustration = json_set(illustration, '$.media.digest', '../../x')")
    for kind, name in ((stat.S_IFLNK, "link"), (stat.S_IFDIR, "folder"), (stat.S_IFIFO, "pipe"), (stat.S_IFCHR, "device")):
        def forge(archive, kind=kind):
            archive.kinds[archive.entries[-1][0]] = kind | 0o777
            archive.entries[-1][1] = b"/etc/passwd"
        add(f"a {name}", forge)
    add("a bomb", lambda archive: archive.entries[-1].__setitem__(1, bytes(200 << 20)))
    add("a bomb for a database", lambda archive: archive.entries[1].__setitem__(1, bytes(200 << 20)))
    add("a manifest without end", lambda archive: archive.entries[0].__setitem__(1, b"[" * (50 << 20)))
    add("a deep manifest", lambda archive: archive.edit(r'"missing" : \[', '"missing" : [' + "[" * 100000))
    add("deep settings", lambda archive: archive.entries.append(["settings.json", b"[" * 100000]))
    add("twice", lambda archive: archive.entries.append(archive.entries[-1]))
    add("no manifest", lambda archive: archive.entries.pop(0))
    add("nothing", lambda archive: archive.entries.clear())
    return found


class Attack:
    def __init__(self, program, folder):
        self.program, self.folder = program, Path(folder)
        self.home = self.folder / "original"
        self.victim = self.folder / "victim"
        self.victim.mkdir()
        (self.victim / "x").mkdir()
        for name in ("sentence-0", "picture-0", "lock"):
            (self.victim / "x" / name).write_text("somebody's")
        program.make_library(self.home)
        self.backup = self.folder / "backup.zip"
        program.must(self.home, "backup", str(self.backup))

    def try_out(self, name, content):
        """Restores into an own folder and uses the library; what went wrong."""
        faults = []
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            folder = Path(folder)
            # As many folders above the library as a name may climb.
            sandbox = copy_home(self.victim, folder / "victim").parent
            home = sandbox / "home"
            home.mkdir()
            file = sandbox / "forged.zip"
            file.write_bytes(content)
            before = {path: item for path, item in tree(sandbox).items() if not path.startswith(str(home))}
            refused = False
            steps = [("restore", str(file)), ("library", "list"), ("verify",), ("jobs",), ("resume", "--progress", "none"),
                     ("hero", "add", "Zoe"), ("library", "list", "--json"), ("verify", "--repair")]
            for words in steps:
                end = self.program.run(home, *words, folder=sandbox)
                if end.fault:
                    faults.append(f"{name}: {' '.join(words[:2])} {end.fault}")
                if words[0] == "restore" and end.status != 0:
                    refused = True
                    left = [path for path in tree(home) if not path.endswith("/config")]
                    if left:
                        faults.append(f"{name}: refused, but left {left[:3]}")
                    break
            after = {path: item for path, item in tree(sandbox).items() if not path.startswith(str(home))}
            for path in sorted(set(before) | set(after)):
                if before.get(path) != after.get(path):
                    faults.append(f"{name}: outside: {path}")
        return refused, faults


def mutations(backup, count, seed):
    """Backups with random damage: bytes, cuts, and rows."""
    generator = random.Random(seed)
    whole = backup.read_bytes()
    for number in range(count):
        kind = number % 3
        if kind == 0:
            content = bytearray(whole)
            for _ in range(generator.randint(1, 8)):
                content[generator.randrange(len(content))] = generator.randrange(256)
            yield f"mutation {number}", bytes(content)
        elif kind == 1:
            cut = generator.randrange(len(whole))
            yield f"cut {number}", whole[:cut] + whole[cut + generator.randrange(1, 5000):]
        else:
            archive = Archive(backup)
            content = bytearray(archive.entries[1][1])
            for _ in range(generator.randint(1, 20)):
                content[generator.randrange(100, len(content))] ^= 1 << generator.randrange(8)
            archive.replace("library.sqlite", bytes(content))
            with tempfile.NamedTemporaryFile() as file:
                archive.write(file.name)
                yield f"database {number}", Path(file.name).read_bytes()


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("program")
    words.add_argument("--random", type=int, default=500)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = words.parse_args()
    with tempfile.TemporaryDirectory(prefix="story-archives-") as folder:
        attack = Attack(Program(asked.program), folder)
        forged = []
        for name, forge in forgeries():
            archive = Archive(attack.backup)
            forge(archive)
            file = Path(folder) / "made.zip"
            archive.write(file)
            forged.append((name, file.read_bytes()))
        failed = refused = 0
        accepted = []
        with concurrent.futures.ThreadPoolExecutor(asked.jobs) as pool:
            inputs = forged + list(mutations(attack.backup, asked.random, asked.seed))
            for (name, _), (was_refused, faults) in zip(inputs, pool.map(lambda item: attack.try_out(*item), inputs)):
                refused += was_refused
                if not was_refused:
                    accepted.append(name)
                failed += bool(faults)
                for fault in faults:
                    print(fault.encode("unicode_escape").decode())
        print(f"{len(forged)} forged and {asked.random} random: {refused} refused, {failed} with faults")
        print("accepted: " + ", ".join(accepted))
        raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
