import Foundation
import StoryCore
import Testing

@Suite("Words and names in a text", .timeLimit(.minutes(1)))
struct WordTests {
    private func words(_ text: String) -> [String] {
        WordSplitter.words(in: text).map { String(text[$0.range]) + ($0.pause.map { "/\($0)" } ?? "") }
    }

    @Test(
        "Words stand without their punctuation, which shapes the pause behind them",
        arguments: [
            ("", []), (" — ", []), ("Mira slept.", ["Mira", "slept/."]),
            ("“Hush!” she said,", ["Hush/!", "she", "said/,"]),
            ("don't well-known", ["don't", "well-known"]), ("night—and day", ["night/,", "and", "day"]),
            ("wait… now", ["wait/,", "now"]), ("3.14 5€", ["3.14", "5€"]), ("'Tis (so)?", ["Tis", "so/?"]),
            ("a 🦊 b", ["a", "🦊", "b"]),
            ("夜。朝", ["夜。朝"]), ("end?!", ["end/!"]), ("a , b", ["a/,", "b"]),
        ])
    func splitting(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test("Only the asked part is looked at")
    func part() throws {
        let text = "one two three"
        let range = try #require(text.range(of: "two"))
        #expect(WordSplitter.words(in: text, range: range).map { String(text[$0.range]) } == ["two"])
    }

    private func names(_ names: [String], in text: String) -> [String] {
        NameFinder(names).words(in: text, range: text.startIndex..<text.endIndex).map {
            ($0.name.map { "[\($0)]" } ?? $0.text) + ($0.isPossessive ? "'s" : "") + ($0.pause.map { "/\($0)" } ?? "")
        }
    }

    @Test("Names are found whatever their case, with their possessive, the longer before the shorter")
    func finding() {
        #expect(
            names(["Mira"], in: "mira saw Mira's cat, MIRA!") == ["[Mira]", "saw", "[Mira]'s", "cat/,", "[Mira]/!"])
        #expect(names(["Mira", "Mira Lou"], in: "Mira Lou’s and Mira") == ["[Mira Lou]'s", "and", "[Mira]"])
        #expect(names(["Mira"], in: "Mirabel mir") == ["Mirabel", "mir"])
        #expect(names(["", "!"], in: "a!") == ["a/!"])
        #expect(names(["O'Neil"], in: "O'Neil's") == ["[O'Neil]'s"])
    }

    @Test("A name of many words is found")
    func longName() {
        let name = "A B C D E F G H I J"
        #expect(names([name], in: "Hello \(name), you") == ["Hello", "[\(name)]/,", "you"])
    }

    @Test("A word's offset is that of its bytes in the text")
    func ranges() {
        let text = "Zoë 🦊 Mira"
        let found = NameFinder(["Mira"]).words(in: text, range: text.startIndex..<text.endIndex)
        #expect(
            found.map(\.ranges[0]) == [
                TextRange(start: 0, end: 4), TextRange(start: 5, end: 9), TextRange(start: 10, end: 14),
            ])
        #expect(found.map { String($0.ranges[0].substring(of: text)) } == ["Zoë", "🦊", "Mira"])
    }

    @Test("A stretch outside the text is empty", arguments: [(-1, 2), (2, 1), (0, 99), (99, 100)])
    func outside(start: Int, end: Int) {
        #expect(TextRange(start: start, end: end).substring(of: "text") == "")
    }

    @Test("A stretch can be shifted")
    func shifting() {
        #expect(TextRange(start: 1, end: 3).shifted(by: 4) == TextRange(start: 5, end: 7))
    }
}
