import Foundation
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
}
