"""Stories that the real program makes and narrates, as they are shown by its JSON."""

import json
import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

AGES = ["2-4", "4-6", "6-10", "all"]
TONES = ["gentle", "cheerful", "funny", "adventurous", "magical", "curious"]
EVENTS = ["bedtime", "schoolDay", "birthday", "weekend", "rainyDay", "family", "friendship", "learning", "helping",
          "holiday"]
NAMES = Path(__file__).with_name("hero_names.txt")


@dataclass
class Word:
    """A word of the text, and when it begins according to its mark."""

    text: str
    start: float
    end: float


@dataclass
class Sentence:
    """A sentence of the text, and when it is said according to its mark."""

    text: str
    page: int
    start: float
    end: float
    words: list[Word] = field(default_factory=list)


class Told:
    """A story as one voice reads it."""

    def __init__(self, story):
        self.id, self.title, self.age, self.tone = story["id"], story["title"], story["age"], story["tone"]
        self.voice, self.audio = story["audio"]["voice"], story["audio"]["path"]
        self.seconds = story["audio"]["duration"]
        self.pages = {page["page"]: page["text"] for page in story["pages"]}
        self.names = [hero["name"] for hero in story["heroes"]] + list(companions(story["pages"]))
        self.sentences = sentences(story["marks"])

    @property
    def misplaced(self):
        """The pages of which the sentences with marks are not all of the text, each once."""
        return [
            page for page, text in self.pages.items()
            if "".join(text.split()) != "".join(
                "".join(sentence.text.split()) for sentence in self.sentences if sentence.page == page)]


def companions(pages):
    for page in pages:
        for character in page["scene"]["characters"]:
            if name := character["subject"].get("name"):
                yield name


def sentences(marks):
    """The sentences with their words, each word in the last sentence that does not begin behind it."""
    found = [Sentence(mark["text"], mark["page"], mark["start"], mark["end"]) for mark in marks["sentences"]]
    offsets = [(mark["page"], mark["offset"]) for mark in marks["sentences"]]
    index = 0
    for mark in marks["words"]:
        while index + 1 < len(offsets) and offsets[index + 1] <= (mark["page"], mark["offset"]):
            index += 1
        found[index].words.append(Word(mark["text"], mark["start"], mark["end"]))
    return found


class Studio:
    """The program with a library of its own."""

    def __init__(self, program, home, voices=None):
        self.program = str(Path(program).resolve())
        self.environment = {"STORY_HOME": str(home), "HOME": str(home), "PATH": "/usr/bin:/bin"}
        if voices:
            self.environment["STORY_VOICES"] = os.path.abspath(voices)

    def run(self, *words):
        ended = subprocess.run([self.program, *words], env=self.environment, capture_output=True)
        if ended.returncode:
            errors = ended.stderr.decode(errors="replace")
            raise SystemExit(f"{' '.join(words)} ended with {ended.returncode}: {errors}")
        return json.loads(ended.stdout)

    def write(self, number, minutes, heroes, voice=None):
        """Makes the story of a number, the same for the same library; its identifier.

        Ages and tones meet in all pairs, since they have no common divisor after one round.
        """
        more = ["--voice", voice] if voice else []
        for hero in heroes:
            more += ["--hero", hero]
        return self.run(
            "create", "--event", EVENTS[number % len(EVENTS)], "--age", AGES[number % len(AGES)],
            "--tone", TONES[(number + number // 12) % len(TONES)], "--minutes", str(minutes), "--language", "en",
            "--seed", str(number * 7919 + 11), "--new-hero", "--no-illustrations", "--progress", "none", "--json",
            *more)["id"]

    def read_again(self, story, voice):
        """Has another voice read the same text."""
        self.run("retry", story, "--step", "audio", "--voice", voice, "--progress", "none", "--json")

    def show(self, story):
        return Told(self.run("library", "show", story, "--json"))


def heroes(number, each):
    """The heroes of a story: the next of the list of names."""
    names = NAMES.read_text(encoding="utf-8").split()
    return [names[(number * each + index) % len(names)] for index in range(each)]
