import StoryCore
import Testing
import VectorIllustrator

@Suite("Names that could break a drawing", .timeLimit(.minutes(1)))
struct HostileTextTests {
    static let names = [
        "<script>alert(1)</script>", "\"/><rect id='x'/>", "Tom & \"Jerry\" 'n' <b>", "]]>", "&#0;&lt;", "<!--",
        "<?xml?>",
        "👩‍👩‍👧‍👦 Mira 🦊", String(repeating: "Ä", count: 60), "مريم", "\u{202E}Mira\u{202C}", "Mi\u{0}ra\u{7}\u{1B}[31m",
        "Mira\r\nOle", "Z\u{0301}\u{0302}\u{0303}a", "\u{FFFE}Mira\u{FFFF}", "e; DROP TABLE heroes",
    ]

    private let sut = VectorIllustrator()

    @Test("A companion's name and kind stay text", arguments: names)
    func companion(name: String) async throws {
        // Given
        let scene = Scene(
            setting: Setting(rawValue: name),
            characters: [SceneCharacter(.companion(species: Species(rawValue: name), name: name))],
            props: [Prop(rawValue: name)])
        let request = Given.request(scene)

        // When
        let page = ParsedXML(sut.svg(for: request))
        let picture = try await sut.illustrate(request)

        // Then
        #expect(page.error == nil)
        #expect(page.ids.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } })
        #expect(!page.titles.joined().unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
        #expect(!picture.alternativeText.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    }

    @Test("A hero's name stays text and can be read again", arguments: names.filter { $0.contains(where: \.isLetter) })
    func hero(name: String) throws {
        // Given
        let sheet = try Given.sheet(name)
        let request = Given.request(Given.scene(), [sheet])

        // When
        let page = ParsedXML(sut.svg(for: request))

        // Then
        #expect(page.error == nil)
        #expect(page.titles.contains { $0.hasPrefix("\(sheet.name):") })
    }

    @Test("Words of a look stay words", arguments: names)
    func look(word: String) throws {
        // Given
        let look = Appearance(
            hairStyle: word, hairColor: word, hairTexture: word, eyeColor: word, skinTone: word, clothing: word,
            palette: [word, "#zzzzzz", "#-12345"], accessories: [word], artStyle: word)

        // When
        let page = ParsedXML(sut.svg(for: Given.request(Given.scene(), [try Given.sheet(look)])))

        // Then
        #expect(page.error == nil)
    }
}
