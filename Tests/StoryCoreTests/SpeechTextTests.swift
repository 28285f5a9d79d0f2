import StoryCore
import Testing

@Suite("Words as they are spoken", .timeLimit(.minutes(1)))
struct SpeechTextTests {
    @Test(
        "Words are told from the marks between them",
        arguments: [
            ("It is I—a friend… really!", ["It", "is", "I,", "a", "friend,", "really!"]),
            ("hum … and a – b - c.", ["hum,", "and", "a,", "b,", "c."]),
            ("“Look!” 50% & more", ["Look!", "50%", "&", "more"]),
            ("well-known Mr. Fox’s", ["well-known", "Mr.", "Fox’s"]), ("… — !!! “”", []),
        ])
    func words(text: String, expected: [String]) {
        let words = WordSplitter.words(in: text).map { String(text[$0.range]) + ($0.pause.map(String.init) ?? "") }
        #expect(words == expected)
    }

    @Test("The longest name is found, with its ending, and keeps the position of each of its words")
    func names() throws {
        let text = "zoë łucja’s cat"
        let words = NameFinder(["Zoë", "Zoë Łucja"]).words(in: text, range: text.startIndex..<text.endIndex)
        let name = try #require(words.first)
        #expect(words.count == 2)
        #expect(name.name == "Zoë Łucja" && name.isPossessive)
        #expect(name.ranges.map { $0.substring(of: text) } == ["zoë", "łucja’s"])
    }

    @Test("A word that is said in two pieces spans both, and the words behind it keep their times")
    func pieces() {
        // Given
        let text = "said:“Hi”she went"
        var sut = UtteranceJoiner(sampleRate: 1000)
        let said = ["said", "Hi", "she", "went"].compactMap { text.firstRange(of: $0) }
        for range in said {
            sut.append(
                SpokenPart(
                    samples: [Int16](repeating: 9_000, count: 100),
                    words: [SpokenWord(range: TextRange(range, in: text), startSample: 10, endSample: 90)]))
        }
        // When
        let words = sut.spoken(wordsOf: text).words
        // Then
        #expect(words.map { $0.range.substring(of: text) } == ["said:“Hi”she", "went"])
        #expect(words.map(\.startSample) == [10, 790])
        #expect(words.map(\.endSample) == [610, 870])
    }
}
