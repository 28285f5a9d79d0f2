import Testing

/// Two values that look alike.
struct Twin: CustomTestStringConvertible {
    var number: Int
    var testDescription: String { "twin" }
}

@Suite struct Arguments {
    @Test(arguments: [1, 2, 3])
    func odd(number: Int) {
        #expect(number % 2 == 1)
    }

    @Test(arguments: [Twin(number: 1), Twin(number: 2)])
    func colliding(twin: Twin) {
        #expect(twin.number == 1)
    }

    @Test(arguments: ["", "<a & 'b'>", "\"quoted\"", "new\nline\ttab", "\u{1B}[31mred\u{0}", "]]>", "a/b:c(d)", "🦊é"])
    func hostile(text: String) {
        #expect(text != "]]>")
    }

    @Test(arguments: [1, 2], ["a", "b"])
    func pairs(number: Int, letter: String) {
        #expect(!(number == 2 && letter == "b"))
    }

    @Test(arguments: [Int]())
    func none(number: Int) {}
}
