import Foundation
import StoryCore
import Testing

@testable import StoryStorage

@Suite("JSON in columns")
struct StoredJSONTests {
    @Test(
        "Strings are read as a decoder reads them, however they were written",
        arguments: [
            "[]", #"["Mira"]"#, #"["Mira","Ålf 🦊","図書館"]"#, #"[""]"#, #"["Ålf \"the\" 🦊"]"#, #"["a\u0041"]"#,
            #"[ "a" , "b" ]"#, #"["a"] "#, "", "[", "]", #"["#, #"["a"#, #"["a]"#, #"["a",]"#, #"[,"a"]"#, #"["a""b"]"#,
            #"["a"]]"#, #"["a\\"]"#, #"["a\"]"#, "[\"a\tb\"]", "[1]", "[null]", "x",
        ])
    func strings(text: String) {
        // Given
        let decoded = try? JSONDecoder().decode([String].self, from: Data(text.utf8))
        // When
        let read = try? StoredJSON.strings(of: [text, #"["Jan"]"#])
        // Then
        #expect(read == decoded.map { [$0, ["Jan"]] })
    }

    @Test("An event is what its own text says, after however many others")
    func occasions() throws {
        // Given
        let sut = OccasionCache()
        let occasions = try (0..<250).map { number in
            StoryOccasion.custom(try CustomStoryEvent(id: .init(rawValue: "event-\(number)"), title: "Day \(number)"))
        }
        let texts = try occasions.map(StoredJSON.text)
        // When
        let read = try (texts + texts.reversed()).map(sut.occasion)
        // Then
        #expect(read == occasions + occasions.reversed())
    }

    @Test("The text of no event is damage each time")
    func damagedOccasion() {
        // Given
        let sut = OccasionCache()
        // When, Then
        for _ in 0..<2 { #expect(throws: DecodingError.self) { try sut.occasion(of: "{}") } }
    }
}
