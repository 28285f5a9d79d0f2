import Foundation
import StoryCore
import Testing

@Suite("Identifiers and languages", .timeLimit(.minutes(1)))
struct IdentifierTests {
    @Test("A random identifier has 26 characters of its alphabet, and the same source gives the same one")
    func random() {
        var (first, second) = (SeededGenerator(seed: 1), SeededGenerator(seed: 1))
        let sut = StoryID.random(using: &first)
        #expect(sut == .random(using: &second))
        #expect(sut.rawValue.count == 26)
        #expect(sut.rawValue.allSatisfy("0123456789abcdefghjkmnpqrstvwxyz".contains))
        #expect(StoryID.random(using: &first) != sut)
    }

    @Test(
        "The identifier of a name and an ordinal never changes",
        arguments: [
            ("Mira", 0, "232xgj50mb7x9hsgxt1r8kzaem"), ("Mira", 1, "9r0f7rebs2xkf3ye9cfkd9hmye"),
            ("Ole", 0, "5q8gyxh1f5v2xzn26ake9xkga2"),
        ])
    func derived(name: String, ordinal: Int, expected: String) {
        #expect(HeroID.derived(fromName: name, ordinal: ordinal).rawValue == expected)
    }

    @Test("A name derives the same identifier however it is composed")
    func composition() {
        #expect(HeroID.derived(fromName: "Zoe\u{308}", ordinal: 0) == .derived(fromName: "Zo\u{EB}", ordinal: 0))
    }

    @Test("An identifier is a plain text in JSON")
    func coding() throws {
        let sut = [StoryID(rawValue: "a"), StoryID(rawValue: "b")]
        let data = try JSONEncoder().encode(sut)
        #expect(String(decoding: data, as: UTF8.self) == #"["a","b"]"#)
        #expect(try JSONDecoder().decode([StoryID].self, from: data) == sut)
        #expect(sut[0] < sut[1])
    }

    @Test(
        "Language codes are alike whatever their case and sign, and know their base",
        arguments: [("en", "en", "en"), ("EN_gb", "en-gb", "en"), ("zh-Hans-CN", "zh-hans-cn", "zh"), ("", "", "")])
    func languages(text: String, code: String, base: String) throws {
        let sut = LanguageCode(rawValue: text)
        #expect(sut.rawValue == code)
        #expect(sut.base.rawValue == base)
        #expect(try JSONDecoder().decode([LanguageCode].self, from: JSONEncoder().encode([text])) == [sut])
    }

    @Test("A stored file lies below the first two digits of its content's sum")
    func mediaPath() {
        let sut = MediaReference(digest: "abcdef", fileExtension: "png", byteCount: 1)
        #expect(sut.relativePath == "ab/cdef.png")
    }

    /// What would lead elsewhere as the name of a folder, steer a terminal, or be taken for an option.
    static let hostile = [
        "", ".", "..", "../x", "../../../../victim/x", "/etc", "a/b", "a\\b", "a.b", "A", "é", "-a", "--yes", "a b",
        " a",
        "a\n", "a\0", "\u{1B}[31mred", "a\u{9B}2J", "a\u{202E}", "\u{200B}", "\u{E0041}",
        String(repeating: "a", count: 65),
    ]

    @Test("Text from anywhere that cannot be an identifier is none, also in JSON", arguments: IdentifierTests.hostile)
    func checkingHostile(text: String) throws {
        #expect(StoryID(checking: text) == nil)
        let json = try JSONEncoder().encode([text])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([JobID].self, from: json) }
    }

    @Test("Whatever the program gives is an identifier", arguments: ["a", "0-9", String(repeating: "z", count: 64)])
    func checking(text: String) {
        #expect(StoryID(checking: text)?.rawValue == text)
    }
}
