"""Which words sound the same, by the pronunciations of a recogniser and of flite, and so by none of the voice's own."""

from functools import cache

# Words that are said in more than one way: which of them a voice chose can be heard.
SAID_IN_TWO_WAYS = frozenset(
    "bow bows close content desert house houses lead live lives minute object present read record row rows sow tear "
    "tears use used uses wind winds wound".split())


class Homophones:
    """Tells whether what was heard is only another spelling of what was said."""

    def __init__(self, pronunciation):
        """- pronunciation: gives the phones of a word."""
        self.phones = cache(pronunciation)

    def __call__(self, said, heard):
        if said in SAID_IN_TWO_WAYS or heard in SAID_IN_TWO_WAYS:
            return False
        # Most pairs differ by so much that nobody has to be asked.
        return abs(len(said) - len(heard)) <= 3 and self.phones(said) == self.phones(heard)
