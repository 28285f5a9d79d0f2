import Testing

@testable import EnglishPhonemes

@Suite("Parts of speech", .timeLimit(.minutes(1)))
struct TaggerTests {
    private func tags(_ words: String...) throws -> [String] {
        try Tagger(Array(SmallTables.tagger.utf8)).parts(of: words).map(\.tag)
    }

    @Test("A word of the dictionary has its tag, and others are weighed by what stands around them")
    func weights() throws {
        #expect(try tags("the", "fox", "ran", ".") == ["DT", "NN", "VBD", "."])
    }

    @Test("A feature with a sign that JSON escapes is found")
    func escapes() throws {
        #expect(try tags("\\") == ["DT"])
    }

    @Test("Of tags with the same weight the later one counts")
    func ties() throws {
        // Given
        let tagger = #"{"tags": ["B", "A"], "tagdict": {}, "vocab": [], "weights": {"b": {"A": 0.3, "B": 0.3}}}"#
        // When
        let tags = try Tagger(Array(tagger.utf8)).parts(of: ["x"]).map(\.tag)
        // Then
        #expect(tags == ["B"])
    }

    @Test("A file of another shape is refused", arguments: ["", "[]", "{}", #"{"tags": ["A"]}"#, #"{"tags": [1]}"#])
    func refused(content: String) {
        #expect(throws: MalformedJSON.self) { try Tagger(Array(content.utf8)) }
    }

    @Test(
        "A word has a shape",
        arguments: [
            ("fox", "x"), ("FOX", "XX"), ("A", "X1"), ("Fox", "Xx"), ("iPod", "xX"), ("42", "d"), ("x-1y", "x-dx"),
        ])
    func shapes(word: String, shape: String) {
        #expect(WordShape.shape(of: word) == shape)
    }
}
