"""Libraries that the real program makes, for trials that kill it or take its disk away."""

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

CREATE = ["create", "--hero", "Mira", "--minutes", "1", "--event", "bedtime"]


class Trial:
    """One library in a folder of its own."""

    def __init__(self, program, home):
        self.program, self.home = str(program), Path(home)
        self.environment = {
            "PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "STORY_HOME": str(self.home), "HOME": str(self.home.parent),
            "LC_ALL": "C.UTF-8",
        }

    def start(self, *words):
        return subprocess.Popen(
            [self.program, *words], env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True)

    def run(self, *words, timeout=300):
        """The exit code, standard output and standard error of a command that ends by itself."""
        process = self.start(*words)
        try:
            output, errors = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Failure(f"{words} hangs")
        if process.returncode < 0:
            raise Failure(f"{words} ended by signal {-process.returncode}: {errors}")
        return process.returncode, output, errors

    def expect(self, *words, status=0):
        code, output, errors = self.run(*words)
        if code != status:
            raise Failure(f"{words} ended with {code}, not {status}: {output[-600:]}{errors[-600:]}")
        return output

    def json(self, *words):
        return json.loads(self.expect(*words, "--json"))

    @property
    def data(self):
        return self.home / "data"

    def stories(self):
        return [story["id"] for story in self.json("library", "list")["stories"]]

    def content(self, story):
        """What a story is, without what differs between two libraries: its id and its paths."""
        shown = self.json("library", "show", story)
        return json.dumps(self._plain(shown), sort_keys=True)

    def _plain(self, value):
        if isinstance(value, dict):
            left_out = ("id", "createdAt", "isFavorite", "playCount")
            return {
                key: digest(part) if key == "path" and part else self._plain(part)
                for key, part in value.items() if key not in left_out
            }
        return [self._plain(part) for part in value] if isinstance(value, list) else value

    def finish_jobs(self):
        """Resumes what is unfinished, and tells how often."""
        count = 0
        while jobs := self.json("jobs")["jobs"]:
            self.expect("resume", jobs[0]["id"], "--progress", "none")
            count += 1
            if count > 20:
                raise Failure("the jobs never end")
        return count

    def verify(self, clean):
        """Nothing may be damaged; if `clean`, nothing may be left unfinished either."""
        code, output, errors = self.run("verify", "--json")
        if code != 0:
            raise Failure(f"verify ended with {code}: {output}{errors}")
        findings = json.loads(output)["findings"]
        if clean and findings:
            raise Failure(f"verify is not clean: {findings}")
        return findings


class Failure(Exception):
    """Something was lost, damaged or made twice."""


def digest(path):
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def program():
    """The program: the first argument that is no option, or what was built last."""
    root = Path(__file__).resolve().parent.parent.parent
    return Path(os.environ.get("STORY_PROGRAM", root / ".build" / "debug" / "story")).resolve()


def base(folder):
    """A library with two stories, a hero of their own, an event, a mark and a collection."""
    trial = Trial(program(), Path(folder) / "base")
    for seed, hero in ((1, "Mira"), (2, "Ole")):
        trial.expect(
            "create", "--hero", hero, "--minutes", "1", "--seed", str(seed), "--progress", "none")
    first = trial.stories()[0]
    trial.expect("library", "favorite", first)
    trial.expect("event", "add", "First swim", "--prompt", "The first time in deep water.")
    return trial


def copy(trial, folder, name):
    home = Path(folder) / name
    shutil.copytree(trial.home, home, symlinks=True)
    return Trial(trial.program, home)


def main(trials, seed_help):
    """Runs `trials(folder, rounds, seed)`, which yields (name, failure or None), and tells the figures."""
    import argparse

    parser = argparse.ArgumentParser(description=seed_help)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="one verb")
    parser.add_argument("--keep", help="a folder for libraries of failed rounds")
    arguments = parser.parse_args()
    figures = {}
    # Whoever stops it wants to know how far it came.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(2))
    try:
        with tempfile.TemporaryDirectory(prefix="story-trial-", ignore_cleanup_errors=True) as folder:
            for name, failure, home in trials(folder, arguments):
                rounds, failures = figures.get(name, (0, 0))
                figures[name] = (rounds + 1, failures + (failure is not None))
                if failure:
                    print(f"{name}, round {rounds}: {failure}", flush=True)
                    if arguments.keep:
                        kept = Path(arguments.keep) / f"{name}-{rounds}"
                        shutil.copytree(home, kept, symlinks=True, dirs_exist_ok=True)
                shutil.rmtree(home, ignore_errors=True)
    finally:
        for name, (rounds, failures) in figures.items():
            print(f"{name:12} {rounds:4} rounds {failures:4} failures")
        total = [sum(part) for part in zip(*figures.values())] or [0, 0]
        print(f"{'all':12} {total[0]:4} rounds {total[1]:4} failures", flush=True)
    sys.exit(1 if total[1] else 0)
