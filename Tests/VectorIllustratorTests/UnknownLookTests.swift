import StoryCore
import Testing
import VectorIllustrator

@Suite("Words of a look that cannot be drawn", .timeLimit(.minutes(1)))
struct UnknownLookTests {
    private let sut = VectorIllustrator()

    @Test("Whatever is known, near or a colour of any kind is not told")
    func known() {
        let look = Appearance(
            hairStyle: "two pigtails", hairColor: "dark brown", hairTexture: "curly", eyeColor: "#336699",
            skinTone: "purple", clothing: "blue jeans", palette: ["navy", "pale green"],
            accessories: ["a red hat", "spectacles", "hearing aid"])
        #expect(sut.unknownLooks(in: look) == [])
        #expect(sut.unknownLooks(in: Appearance()) == [])
        #expect(sut.unknownLooks(in: Appearance().completed(for: HeroID(rawValue: "abcd"))) == [])
    }

    @Test("Each unknown word is told with what it describes and what is known instead")
    func unknown() throws {
        let look = Appearance(
            hairStyle: "xyzzy", hairColor: "xyzzy", hairTexture: "xyzzy", eyeColor: "xyzzy", skinTone: "xyzzy",
            clothing: "xyzzy", palette: ["yellow", "unobtainium"], accessories: ["glasses", "jetpack"])
        let found = sut.unknownLooks(in: look)
        #expect(found.map(\.part) == UnknownLook.Part.allCases)
        #expect(found.suffix(2).map(\.word) == ["unobtainium", "jetpack"])
        for unknown in found {
            #expect(unknown.known.count >= 3, "\(unknown)")
            #expect(unknown.message.contains("'\(unknown.word)'"))
        }
        #expect(try #require(found.last).known.contains("wheelchair"))
    }
}
