import Testing

@testable import EnglishPhonemes

@Suite("Numbers in words", .timeLimit(.minutes(1)))
struct NumberWordsTests {
    @Test(
        "A number is counted out in thousands",
        arguments: [
            ("0", "zero"), ("13", "thirteen"), ("40", "forty"), ("99", "ninety-nine"), ("100", "one hundred"),
            ("342", "three hundred and forty-two"), ("1000", "one thousand"), ("1001", "one thousand and one"),
            ("1234", "one thousand, two hundred and thirty-four"), ("2000042", "two million and forty-two"),
            ("5000000000", "five billion"), ("007", "seven"), ("1000000000000000000", "one quintillion"),
        ])
    func cardinals(digits: String, words: String) {
        #expect(NumberWords.cardinal(digits) == words)
    }

    @Test("A number beyond the names of numbers is said digit by digit")
    func hugeNumber() {
        // When
        let words = NumberWords.cardinal("1" + String(repeating: "0", count: 36))
        // Then
        #expect(words == "one" + String(repeating: " zero", count: 36))
    }

    @Test(
        "An ordinal changes the last word",
        arguments: [
            ("1", "first"), ("2", "second"), ("3", "third"), ("8", "eighth"), ("12", "twelfth"), ("20", "twentieth"),
            ("21", "twenty-first"), ("101", "one hundred and first"), ("1000", "one thousandth"),
        ])
    func ordinals(digits: String, words: String) {
        #expect(NumberWords.ordinal(digits) == words)
    }

    @Test(
        "A year is read in two halves, unless it is in the first years of a millennium",
        arguments: [
            (1905, "nineteen oh-five"), (1984, "nineteen eighty-four"), (1900, "nineteen hundred"),
            (2000, "two thousand"), (2005, "two thousand and five"), (2024, "twenty twenty-four"),
            (1066, "ten sixty-six"),
        ])
    func years(number: Int, words: String) {
        #expect(NumberWords.year(number) == words)
    }

    @Test(
        "A fraction is read digit by digit, without zeros at its end",
        arguments: [("3.14", "three point one four"), ("2.50", "two point five"), ("7.0", "seven")])
    func decimals(number: String, words: String) {
        #expect(NumberWords.decimal(number) == words)
    }
}
