"""Odd texts: what no author writes, and somebody pastes."""

import random

EMOJI = ["😀", "🐻", "❤️", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "👍🏽", "🦔", "🕯️", "1️⃣", "☃", "✨", "\U0001f9ff", "⌚"]
WORDS = ["bear", "moon", "Mira", "the", "a", "lantern", "O'Neill", "well-known", "naïve", "cafe\u0301", "ZZZ", "x", "I",
         "Dr."]
SCRIPTS = {
    "Arabic": "كان يا ما كان في قديم الزمان", "Hebrew": "היה היה פעם דוב קטן", "Cyrillic": "Жил был маленький медведь",
    "Greek": "Μια φορά κι έναν καιρό", "Han": "从前有一只小熊", "kana": "むかしむかし、クマがいました", "Hangul": "옛날 옛적에 곰이",
    "Devanagari": "एक बार की बात है", "Thai": "กาลครั้งหนึ่งนานมาแล้ว", "Georgian": "იყო და არა იყო რა",
}
INVISIBLE = ["\u200b", "\u200c", "\u200d", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u034f", "\u061c", "\u2062"]
DIRECTIONS = ["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\u200e",
              "\u200f"]
PUNCTUATION = "!?.,;:…—–-()[]{}<>«»“”‘’\"'`*_/\\|@#$%^&+=~§¶†•¡¿"
SPACES = [" ", "\t", "\u00a0", "\u2003", "\u3000", "\u202f", "\u2028", "\u2029", "\r", "\n", "\x0b", "\x0c", "\x85"]
CODE = [
    "for (int i = 0; i < n; i++) { a[i] += b[i] * 0x1F; }", "SELECT * FROM hero WHERE name = 'x' OR 1=1; --",
    "<script>alert(\"hi\")</script>", "$(rm -rf /)", "%s%n%x", "let f = { $0.map(\\.id) }",
    "{\"a\": [1, null, \"\\u0000\"]}",
    "\\frac{1}{2} \\sum_{i=0}^n x_i^2", "[[həlˈoʊ]] <phoneme ph=\"x\">", "def f(x): return x**2 if x else None",
]


class Oddities:
    """A source of odd texts, the same for the same seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.kinds = [
            self.emoji, self.code, self.endless, self.right_to_left, self.punctuation, self.controls, self.mixed,
            self.number, self.address, self.quotes, self.invisible, self.marks, self.spaces, self.anything,
            self.repeated, self.amounts, self.long, self.tiny]

    def texts(self, count):
        """Kinds and texts, every kind as often."""
        for index in range(count):
            make = self.kinds[index % len(self.kinds)]
            yield make.__name__, make()

    def some(self, choices, most):
        return [self.random.choice(choices) for _ in range(self.random.randint(1, most))]

    def among_words(self, pieces):
        """Pieces with words between them, so that something has to be said."""
        both = list(pieces) + self.some(WORDS, 6)
        self.random.shuffle(both)
        return self.random.choice(["", " "]).join(both)

    def emoji(self):
        pieces = self.some(EMOJI, 12)
        return "".join(pieces) if self.random.random() < 0.5 else self.among_words(pieces)

    def code(self):
        return self.random.choice(CODE) + self.random.choice(["", " ", "\n" + self.random.choice(CODE)])

    def endless(self):
        """Letters without a space, up to 5,000."""
        length = self.random.choice([30, 200, 1000, 5000])
        alphabet = self.random.choice(["a", "zq", "bcdfg", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGH", "äöüß", "Жыщ"])
        return "".join(self.random.choice(alphabet) for _ in range(length))

    def right_to_left(self):
        pieces = [SCRIPTS[self.random.choice(["Arabic", "Hebrew"])], *self.some(DIRECTIONS, 4)]
        return self.among_words(pieces) if self.random.random() < 0.5 else "".join(pieces)

    def punctuation(self):
        return "".join(self.some(PUNCTUATION, self.random.choice([1, 5, 60, 600])))

    def controls(self):
        return self.among_words(chr(self.random.choice([*range(32), 0x7F, *range(0x80, 0xA0)])) for _ in range(8))

    def mixed(self):
        return self.random.choice(["", " "]).join(self.some(list(SCRIPTS.values()) + WORDS + EMOJI, 8))

    def number(self):
        digits = "".join(self.some("0123456789", self.random.choice([3, 20, 400])))
        shape = self.random.choice(
            ["{}", "-{}", "{}.{}", "{},{}", "1e{}", "0x{}", "{}th", "№{}", "{}/{}", "{}:{}:{}", "v{}.{}"])
        return self.random.choice(["", "There were "]) + shape.format(digits, digits[:9], digits[:2])

    def address(self):
        host = ".".join("".join(self.some("abcxyz0-", 9)) for _ in range(3))
        return self.random.choice([f"https://{host}/a/b?c=d&e=%20#f", f"www.{host}", f"mira@{host}", f"file:///{host}",
                                   f"192.168.0.{self.random.randrange(300)}", f"C:\\{host}\\x.txt", f"@{host} #{host}"])

    def quotes(self):
        depth = self.random.choice([1, 3, 40, 500])
        opening, closing = self.random.choice([("“", "”"), ("‘", "’"), ("(", ")"), ("«", "»"), ("\"", "\""), ("[", "")])
        return opening * depth + " ".join(self.some(WORDS, 5)) + closing * self.random.choice([depth, 0])

    def invisible(self):
        joint = self.random.choice(INVISIBLE)
        text = self.random.choice(["lantern", "a b c", "Mira went home.", ""])
        return joint.join(text) + joint * self.random.choice([0, 1, 300])

    def marks(self):
        """Letters under towers of marks, which together are one character."""
        tower = "".join(chr(0x300 + self.random.randrange(112)) for _ in range(self.random.choice([1, 20, 400])))
        return " ".join(word + tower for word in self.some(WORDS, 3))

    def spaces(self):
        return "".join(self.some(SPACES, self.random.choice([1, 10, 500]))) + self.random.choice(["", "end"])

    def anything(self):
        """Any characters at all, also such as no version of Unicode has given out."""
        letters = []
        while len(letters) < self.random.choice([5, 50, 500]):
            letter = self.random.randrange(0x110000)
            if not 0xD800 <= letter < 0xE000:
                letters.append(chr(letter))
        return "".join(letters)

    def repeated(self):
        part = self.random.choice(["ha", "no ", "A", "!? ", "…", "Mississippi ", "o"])
        return part * self.random.choice([10, 100, 800])

    def amounts(self):
        return self.among_words(self.some(
            ["$1,234.5678", "€0", "¥-3", "50%", "3½", "²", "Ⅷ", "MCMXCIX", "12:61", "25:00", "00:00", "31.02.2021",
             "1st", "112th", "0th", "9½°C", "±∞", "1/0", "007", "1,2,3,4", "٣٤٥", "１２３", "IIII", "½½"], 4))

    def long(self):
        """A sentence that does not end, without a point at which a reader would breathe."""
        return " ".join(self.random.choice(WORDS) for _ in range(self.random.choice([100, 500])))

    def tiny(self):
        return self.random.choice(
            ["", " ", "a", "I", "!", "0", "é", "ß", "é", "ﬃ", "K", "ſ", "'", "-", "A.", "x'", "\u0000", "Oh!"])
