import Foundation
import StoryCore
import TestSupport
import Testing

@testable import EnglishPhonemes

@Suite("Tables of a voice", .timeLimit(.minutes(1)))
struct DataTests {
    @Test("A key is found with its value, and with signs that JSON escapes")
    func table() throws {
        // Given
        var scanner = JSONScanner(Array(#" { "a" : "1", "b\\\"" : {"x": [1, "}"]}, "é\n": "ü" } "#.utf8))
        // When
        let table = try JSONTable(&scanner)
        // Then
        #expect(table.count == 3)
        #expect(table.contains("b\\\"") && !table.contains("c"))
        var value = try #require(table["é\n"])
        #expect(try value.string() == "ü")
    }

    @Test("Every key of a large table is found, and no other")
    func largeTable() throws {
        // Given
        let members = (0..<5000).map { "\"key\($0)\": \"\($0)\"" }.joined(separator: ",")
        var scanner = JSONScanner(Array("{\(members)}".utf8))
        // When
        let table = try JSONTable(&scanner)
        // Then
        for number in 0..<5000 {
            var value = try #require(table["key\(number)"])
            #expect(try value.string() == "\(number)")
        }
        #expect(!table.contains("key5000"))
    }

    @Test(
        "What is no JSON is refused",
        arguments: [
            "", "{", "{\"a\"", "{\"a\":}", "{\"a\":1", "[\"a\"", "{\"a\" \"b\"}", "{\"a\":\"b", "{1:2}", "nonsense",
        ])
    func malformed(text: String) {
        var scanner = JSONScanner(Array(text.utf8))
        #expect(throws: MalformedJSON.self) { try JSONTable(&scanner) }
    }

    @Test("A string is read with its escapes, a number to the nearest value")
    func values() throws {
        var string = JSONScanner(Array(#""a\u00e9\"\\\/\ud83e\udd8a""#.utf8))
        #expect(try string.string() == "aé\"\\/🦊")
        var number = JSONScanner(Array("-33.1".utf8))
        #expect(try number.number() == -33.1)
    }

    @Test("A missing file and a damaged one are told by name")
    func files() async throws {
        let folder = try TemporaryFolder()
        let files = try VoiceFile(VoiceFile.files(of: folder.url))
        try Data("no gzip at all, but long enough".utf8).write(to: folder.url.appending(path: "a.json.gz"))
        #expect(throws: PhonemeDataError.missing(file: "b.json")) { try files.content(of: "b.json") }
        #expect(throws: PhonemeDataError.damaged(file: "a.json.gz")) { try files.content(of: "a.json.gz") }
    }

    @Test("What was packed is unpacked, and a flipped bit is noticed")
    func packed() async throws {
        // Given: "{}" as gzip packs it
        let folder = try TemporaryFolder()
        var packed: [UInt8] = [
            0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xAB, 0xAE, 5, 0, 0x43, 0xBF, 0xA6, 0xA3, 2, 0, 0, 0,
        ]
        let file = folder.url.appending(path: "a.json.gz")
        let files = try VoiceFile(VoiceFile.files(of: folder.url))
        // When
        try Data(packed).write(to: file)
        let content = try files.content(of: "a.json.gz")
        packed[10] ^= 4
        try Data(packed).write(to: file)
        // Then
        #expect(content == Array("{}".utf8))
        #expect(throws: PhonemeDataError.damaged(file: "a.json.gz")) { try files.content(of: "a.json.gz") }
    }
}
