import StoryCore
import Testing

@Suite("Making typed text safe", .timeLimit(.minutes(1)))
struct PlainTextTests {
    @Test(
        "A line has no control characters, no direction tricks and single spaces",
        arguments: [
            ("a  b\t\nc", "a b c"), ("\u{1B}[31mred\u{7}", "[31mred"), ("a\u{202E}b\u{2066}c", "a b c"),
            ("a\u{0}b", "a b"),
            ("a\u{2028}b\u{85}c", "a b c"), ("\u{E000}x", "x"), ("e\u{301}", "é"), ("👩‍👩‍👧", "👩‍👩‍👧"),
            ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("Zoë Krüger", "Zoë Krüger"), ("森の羽根", "森の羽根"),
            ("か\u{3099}く", "がく"), ("한\u{11AB}", "한\u{11AB}"), ("é\u{301}", "é\u{301}"), ("★", "★"),
            ("森 \u{202E}羽根 ", "森 羽根"),
        ])
    func line(text: String, expected: String) {
        #expect(PlainText.line(text, limit: 100) == expected)
    }

    @Test(
        "Nothing visible is no line", arguments: [nil, "", " \n", "\u{0}", "\u{200D}\u{200C}", "\u{3164}", "\u{2800} "])
    func nothing(text: String?) {
        #expect(PlainText.line(text, limit: 100) == nil)
    }

    @Test("A line is cut at whole characters, and has no space at its end")
    func cutting() {
        #expect(PlainText.line("abc def", limit: 4) == "abc")
        #expect(PlainText.line("👩‍👩‍👧👩‍👩‍👧", limit: 1) == "👩‍👩‍👧")
        #expect(PlainText.line("abc", limit: .max) == "abc")
    }

    @Test("Paragraphs are kept apart by one empty line; single line ends are spaces")
    func paragraphs() {
        #expect(PlainText.paragraphs("a\nb\n\n\n \n c \r\n\r\nd\u{0}", limit: 100) == "a b\n\nc\n\nd")
        #expect(PlainText.paragraphs(" \n\n \u{0}", limit: 100) == "")
        #expect(PlainText.paragraphs("ab\n\ncd", limit: 3) == "ab")
    }

    @Test("A quotation cannot steer a terminal and has an end")
    func quotation() {
        #expect(PlainText.quotation("\u{1B}]0;title\u{7}x") == "]0;title x")
        #expect(PlainText.quotation(String(repeating: "x", count: 500)).count == 80)
        #expect(PlainText.quotation("\n") == "")
    }

    @Test("Tags are text that nobody sees, but for those that spell the flag of a region")
    func tags() {
        let scotland = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"
        #expect(PlainText.line("a \(scotland) b", limit: 100) == "a \(scotland) b")
        #expect(PlainText.line("a\u{E0041}\u{E0042}b", limit: 100) == "a b")
        #expect(PlainText.lines("a\u{E0041}b\n\(scotland)") == "ab\n\(scotland)")
        #expect(PlainText.lines("\u{1F3F4}\u{E0067}\u{E0062}x") == "\u{1F3F4}x")
    }

    @Test("Lines keep their ends as line feeds, and lose what steers or is hidden")
    func lines() {
        #expect(PlainText.lines("a  b\r\nc\rd\n") == "a  b\nc\nd\n")
        #expect(PlainText.lines("\u{1B}[2Ja\u{9B}m\u{7F}\u{202E}\u{200B}b") == " [2Ja m b")
        #expect(PlainText.isHarmless("森の羽根\n★") && !PlainText.isHarmless("a\u{85}"))
    }
}
