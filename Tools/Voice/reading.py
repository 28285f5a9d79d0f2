"""What can be said of one story as one voice reads it: words, sentences, marks and sound."""

import difflib
from dataclasses import dataclass, field

import numpy

from comparing import Comparison, compare, steps
from homophones import Homophones
from listening import LONGEST
from samples import Heard
from words import spoken

# Of a pause between sentences, so much goes to either side at most, in seconds.
MARGIN = 0.3
# In the place of so many words of a sentence something has to be heard, and so much of its letters by whoever listens
# to it alone.
REPLACED, SIMILAR = 0.34, 0.4
# Words that are heard more than once count as a sentence said twice from so many on.
TWICE = 3


@dataclass
class MarkError:
    """How far a word's mark lies from where the word is heard, in seconds; later marks are positive."""

    word: str
    second: float
    error: float
    is_name: bool


@dataclass
class Measured:
    """The figures of one reading."""

    heard: dict[str, Comparison] = field(default_factory=dict)
    mistakes: dict[str, list] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    marks: list[MarkError] = field(default_factory=list)
    unaligned: list[str] = field(default_factory=list)


class Reading:
    """A story, its sound, and those who listen."""

    def __init__(self, told, ears, aligner):
        self.told, self.ears, self.aligner = told, ears, aligner
        self.sound = Heard(told.audio)
        self.alike = Homophones(aligner.phones)
        self.names = {word for name in told.names for word in genitives(spoken(name))} | self.invented()
        self.found = Measured()

    def measure(self):
        self.listen_to_title()
        for stretch in self.stretches():
            self.listen(stretch)
        for index in range(len(self.told.sentences)):
            self.align(index)
        return self.found

    def invented(self):
        """Words that are in no dictionary, such as a language of its own or what a frog says."""
        words = {word for text in (self.told.title, *self.told.pages.values()) for word in spoken(text)}
        return {word for word in words if not any(self.aligner.knows(form) for form in (word, word.removesuffix("s")))}

    def edges(self, first, last):
        """Where a stretch of sentences begins and ends: in the middle of the pauses around it, or a little outside."""
        sentences = self.told.sentences
        start, end = sentences[first].start, sentences[last].end
        before = sentences[first - 1].end if first else start - 2 * MARGIN
        behind = sentences[last + 1].start if last + 1 < len(sentences) else end + 2 * MARGIN
        return start - min(MARGIN, max(0, start - before) / 2), end + min(MARGIN, max(0, behind - end) / 2)

    def whole(self, index):
        """Where a sentence is, with all of the pauses around it: what is said twice may stand there."""
        sentences = self.told.sentences
        start = sentences[index - 1].end if index else sentences[0].start - MARGIN
        end = sentences[index + 1].start if index + 1 < len(sentences) else self.told.seconds
        return start, end

    def stretches(self):
        """Sentences in a row, as many as can be heard at once."""
        row = []
        for index, sentence in enumerate(self.told.sentences):
            if row and sentence.end - self.told.sentences[row[0]].start > LONGEST:
                yield row
                row = []
            row.append(index)
        if row:
            yield row

    def hear(self, ear, start, end):
        return spoken(ear.hear(self.sound.between(start, end)))

    def listen_to_title(self):
        """The title is said before the first sentence, and has no mark."""
        said = spoken(self.told.title)
        hearings = [self.hear(ear, 0, self.told.sentences[0].start) for ear in self.ears]
        for ear, heard in zip(self.ears, hearings):
            self.compare(ear, said, heard)
        if not any(is_similar(said, heard) for heard in hearings):
            self.found.lost.append(self.told.title)

    def compare(self, ear, said, heard):
        comparison, mistakes = compare(said, heard, self.names, self.alike)
        self.found.heard.setdefault(ear.name, Comparison()).add(comparison)
        self.found.mistakes.setdefault(ear.name, []).extend(mistakes)

    def listen(self, stretch):
        """Compares a stretch with what each recogniser writes, and looks for sentences that are lost or doubled."""
        texts = [spoken(self.told.sentences[index].text) for index in stretch]
        said = [word for text in texts for word in text]
        lost, doubled = [], []
        for ear in self.ears:
            heard = self.hear(ear, *self.edges(stretch[0], stretch[-1]))
            self.compare(ear, said, heard)
            way = steps(said, heard)
            lost.append({stretch[index] for index in unheard(texts, way)})
            doubled.append({stretch[index] for index in repeated(texts, heard, way)})
        # A recogniser leaves out and repeats by itself; what only one of them misses was said.
        self.found.lost += [
            self.told.sentences[index].text for index in set.intersection(*lost) if self.is_lost(index)]
        self.found.doubled += [
            self.told.sentences[index].text for index in set.intersection(*doubled) if self.is_doubled(index)]

    def is_lost(self, index):
        """Whether no recogniser hears anything like a sentence, listening to nothing else."""
        text, edges = spoken(self.told.sentences[index].text), self.edges(index, index)
        # Nobody writes down every "shh"; that there is a sound has to be enough.
        if len(text) < TWICE and self.sound.is_audible(*edges):
            return False
        return not any(is_similar(text, self.hear(ear, *edges)) for ear in self.ears)

    def is_doubled(self, index):
        text = spoken(self.told.sentences[index].text)
        hearings = [self.hear(ear, *self.whole(index)) for ear in self.ears]
        return all(any(True for _ in repeated([text], heard, steps(text, heard))) for heard in hearings)

    def align(self, index):
        """Compares the marks of a sentence's words with where a recogniser that knows the words finds them."""
        sentence = self.told.sentences[index]
        parts = [spoken(word.text) for word in sentence.words]
        tokens = [token for part in parts for token in part]
        if not tokens:
            return
        start, end = self.edges(index, index)
        samples = (self.sound.between(start, end) * 32767).clip(-32768, 32767).astype(numpy.int16)
        found = self.aligner.align(samples, tokens)
        if found is None:
            self.found.unaligned.append(sentence.text)
            return
        token = 0
        for word, part in zip(sentence.words, parts):
            if part:
                error = word.start - (start + found[token][0])
                self.found.marks.append(MarkError(word.text, word.start, error, part[0] in self.names))
            token += len(part)


def genitives(words):
    """Names, and what belongs to whom they name."""
    for word in words:
        yield word
        yield word + "s"


def is_similar(text, heard):
    return difflib.SequenceMatcher(None, "".join(text), "".join(heard), autojunk=False).ratio() >= SIMILAR


def unheard(texts, way):
    """The indices of texts in the place of which little was heard; what was misheard was said."""
    heard = {index for step in way if len(step.heard) for index in step.said}
    first = 0
    for index, text in enumerate(texts):
        words = range(first, first + len(text))
        first += len(text)
        if text and sum(word in heard for word in words) < REPLACED * len(text):
            yield index


def repeated(texts, heard, way):
    """The indices of texts that were heard once more than they were said."""
    for row in additions(way):
        words = [heard[index] for index in row]
        for index, text in enumerate(texts):
            if len(words) >= TWICE and len(text) >= TWICE:
                if difflib.SequenceMatcher(None, words, text, autojunk=False).ratio() > 0.6:
                    yield index


def additions(way):
    """Rows of words that were heard without having been said."""
    row = []
    for step in way:
        if step.said:
            if row:
                yield row
            row = []
        else:
            row += step.heard
    if row:
        yield row
