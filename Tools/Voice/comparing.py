"""Compares what was to be said with what was heard, word by word."""

from dataclasses import dataclass

from words import NOISES


@dataclass
class Step:
    """A few words that were to be said, and those that were heard in their place."""

    said: range
    heard: range
    is_right: bool


def joined(words):
    return "".join(words).replace("'", "")


def is_same(said, heard):
    return said == heard


def steps(said, heard, alike=is_same):
    """The cheapest way from the words said to those heard; a compound may be written as one word or as several.

    - alike: whether a word that was said may be written like one that was heard.
    """
    rows, columns = len(said) + 1, len(heard) + 1
    cost = [[0] * columns for _ in range(rows)]
    back = [[(0, 0)] * columns for _ in range(rows)]
    for row in range(rows):
        for column in range(columns):
            if row == column == 0:
                continue
            cost[row][column], back[row][column] = min(
                (cost[row - up][column - left] + price, (up, left))
                for up, left, price in moves(said, heard, row, column, alike))
    found, row, column = [], rows - 1, columns - 1
    while row or column:
        up, left = back[row][column]
        price = cost[row][column] - cost[row - up][column - left]
        found.append(Step(range(row - up, row), range(column - left, column), price == 0))
        row, column = row - up, column - left
    return found[::-1]


def moves(said, heard, row, column, alike):
    """How many words of each side may be taken for one another before a position, and for how many mistakes."""
    if row and column:
        yield 1, 1, int(not alike(joined(said[row - 1:row]), joined(heard[column - 1:column])))
    for up, left in ((1, 2), (2, 1), (1, 3), (3, 1), (2, 2)):
        if row >= up and column >= left and joined(said[row - up:row]) == joined(heard[column - left:column]):
            yield up, left, 0
    if row:
        yield 1, 0, 1
    if column:
        yield 0, 1, 1


@dataclass
class Comparison:
    """The mistakes in a stretch of speech; those in names are counted apart."""

    words: int = 0
    mistakes: int = 0
    names: int = 0
    name_mistakes: int = 0

    def add(self, other):
        self.words += other.words
        self.mistakes += other.mistakes
        self.names += other.names
        self.name_mistakes += other.name_mistakes

    @property
    def misheard(self):
        """Percent of the words that are no names."""
        return 100 * self.mistakes / max(1, self.words)

    @property
    def misheard_names(self):
        return 100 * self.name_mistakes / max(1, self.names)


def compare(said, heard, names, alike=is_same):
    """Counts the mistakes between two lists of words, and gives those that are none of names.

    A row of mistakes in which there is a name belongs to the name: a recogniser that does not know it writes words that
    sound like it and its neighbours.
    """
    found = Comparison(names=sum(word in names for word in said))
    found.words = len(said) - found.names - sum(word in NOISES for word in said)
    mistaken = []
    for row in wrong_rows(steps(said, heard, alike)):
        words = [said[index] for step in row for index in step.said]
        in_names = sum(word in names for word in words)
        found.name_mistakes += in_names
        if not in_names:
            pairs = [(joined_by_spaces(said, step.said), joined_by_spaces(heard, step.heard)) for step in row]
            pairs = [pair for pair in pairs if not NOISES.issuperset(word for word in pair if word)]
            found.mistakes += len(pairs)
            mistaken += pairs
    return found, mistaken


def wrong_rows(way):
    """Mistakes in a row."""
    row = []
    for step in way:
        if not step.is_right:
            row.append(step)
        elif row:
            yield row
            row = []
    if row:
        yield row


def joined_by_spaces(words, indices):
    return " ".join(words[index] for index in indices)
