import Generation
import StoryCore
import Testing

@Suite("Sentences", .timeLimit(.minutes(1)))
struct SentenceSplitterTests {
    @Test(
        "Sentences end where a reader would end them",
        arguments: [
            ("One. Two! Three?", ["One.", "Two!", "Three?"]),
            ("“Who is there?” asked Mira. Nobody.", ["“Who is there?” asked Mira.", "Nobody."]),
            ("“Come in.” She came.", ["“Come in.”", "She came."]),
            ("„Komm!“, rief sie. „Ja.“ Er kam.", ["„Komm!“, rief sie.", "„Ja.“", "Er kam."]),
            ("Mr. Fox met Dr. Owl. They sang.", ["Mr. Fox met Dr. Owl.", "They sang."]),
            ("Wait… what? Oh…", ["Wait… what?", "Oh…"]),
            ("It cost 3.50 in all. Done.", ["It cost 3.50 in all.", "Done."]),
            ("No end mark", ["No end mark"]),
            ("A line\nthat goes on.\n\nA paragraph", ["A line\nthat goes on.", "A paragraph"]),
            ("", []), ("  \n ", []), ("...", ["..."]),
        ])
    func sentences(text: String, expected: [String]) {
        #expect(SentenceSplitter.sentences(in: text).map { String(text[$0]) } == expected)
    }
}
