"""Words as they are heard: without case, punctuation, or ways of writing that sound the same."""

import re
import unicodedata

ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
        "seventeen eighteen nineteen").split()
TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split()
ORDINALS = {"one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth", "nine": "ninth",
            "twelve": "twelfth"}
# Ends of words that the two sides of the Atlantic write in their own way, and words that have several spellings.
SPELLINGS = [(re.compile(pattern), spelling) for pattern, spelling in (
    (r"^(col|hon|lab|neighb|harb|fav|flav|rum|hum|parl|sav|vap|arm|odo|endeav)our", r"\1or"),
    (r"^grey", "gray"), (r"^(cent|theat|met|fib)re(s?)$", r"\1er\2"), (r"is(e|es|ed|ing|ation)$", r"iz\1"),
    (r"^(trave|cance|mode|marve|signa|jewe|shove|unrave)ll", r"\1l"), (r"^pyjama", "pajama"),
    (r"^mum(s|my)?$", r"mom\1"),
    (r"^(mr)$", "mister"), (r"^(mrs|missis)$", "missus"), (r"^dr$", "doctor"), (r"^(ok|okey)$", "okay"),
    (r"^(alright)$", "allright"), (r"^(toward|afterward|backward|forward)s$", r"\1"), (r"^plough", "plow"),
    (r"^cosy", "cozy"), (r"^cosi(er|est|ly)$", r"cozi\1"), (r"^(till)$", "til"), (r"^(whisky)$", "whiskey"),
)]
# Sounds rather than words: nobody can tell by ear with how many letters they are written.
SOUNDS = [(re.compile(pattern), sound) for pattern, sound in (
    (r"^s+h+$", "sh"), (r"^h+m+$|^m+h*m*$", "hm"), (r"^p+s+t+$", "pst"), (r"^o+h+$|^o$", "oh"), (r"^a+h+$", "ah"),
    (r"^b+r+$", "br"), (r"^z{2,}$", "z"), (r"^u+h+$|^u+m+$", "uh"), (r"^a+w+$", "aw"), (r"^w+h*o+a+h?$", "whoa"),
)]

# Sounds without a voice, which a recogniser takes for silence or for noise, whoever makes them.
NOISES = frozenset(["sh", "pst"])


def number(value):
    """A number up to 999,999 in words."""
    if value < 20:
        return [ONES[value]]
    if value < 100:
        return [TENS[value // 10]] + ([ONES[value % 10]] if value % 10 else [])
    if value < 1000:
        return [ONES[value // 100], "hundred"] + (number(value % 100) if value % 100 else [])
    return number(value // 1000) + ["thousand"] + (number(value % 1000) if value % 1000 else [])


def ordinal(value):
    """A number's position in a row, in words."""
    words = number(value)
    last = words[-1]
    words[-1] = ORDINALS.get(last) or (last[:-1] + "ieth" if last.endswith("y") else last + "th")
    return words


def digits(match):
    """Digits, with what of an ordinal stands behind them, in words."""
    value = int(match[1].replace(",", ""))
    if value > 999_999:
        return " ".join(ONES[int(digit)] for digit in match[1] if digit.isdigit())
    return f" {' '.join(ordinal(value) if match[2] else number(value))} "


def spoken(text):
    """The words of a text, each as one of the ways in which it can be written."""
    letters = unicodedata.normalize("NFKD", text.lower())
    text = "".join(letter for letter in letters if not unicodedata.combining(letter))
    text = text.replace("’", "'").replace("ß", "ss").replace("ø", "o").replace("ł", "l").replace("&", " and ")
    text = text.replace("%", " percent ")
    text = re.sub(r"(\d):00\b", r"\1 o'clock", text)
    text = re.sub(r"(\d[\d,]*)(st|nd|rd|th)?", digits, text)
    return [plain(word) for word in re.findall(r"[^\W_]+(?:'[^\W_]+)*", text)]


def plain(word):
    # A genitive sounds as the plural does; "we'll" does not sound like "well".
    word = re.sub(r"'s$", "s", word)
    for pattern, sound in SOUNDS:
        if pattern.match(word):
            return sound
    for pattern, spelling in SPELLINGS:
        word = pattern.sub(spelling, word)
    return word
