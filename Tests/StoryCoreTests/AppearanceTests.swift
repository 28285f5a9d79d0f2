import StoryCore
import Testing

@Suite("What heroes look like", .timeLimit(.minutes(1)))
struct AppearanceTests {
    @Test(
        "A hero of a name always gets the same looks: these never change",
        arguments: [
            (
                "Mira",
                "Mira is a child of 4, with ponytail curly blond hair, brown eyes and light skin, "
                    + "wearing dungarees in green and cream."
            ),
            (
                "Ole",
                "Ole is a child of 4, with pigtails straight red hair, blue eyes and very light skin, "
                    + "wearing striped shirt and trousers in teal and orange."
            ),
            (
                "夜子",
                "夜子 is a child of 6, with short curly dark brown hair, green eyes and very light skin, "
                    + "wearing dungarees in teal and orange."
            ),
        ])
    func goldenLooks(name: String, expected: String) throws {
        let hero = try Hero(id: .derived(fromName: name, ordinal: 0), name: name)
        #expect(CharacterSheet(of: hero).summary == expected)
    }

    @Test("What was given stays, and what was left out is chosen")
    func completing() {
        // Given
        let given = Appearance(hairStyle: "bun", age: 9, palette: ["pink"], accessories: ["glasses"])
        // When
        let look = given.completed(for: HeroID(rawValue: "h"))
        // Then
        #expect(look.hairStyle == "bun")
        #expect(look.age == 9)
        #expect(look.palette == ["pink"])
        #expect(look.accessories == ["glasses"])
        #expect(look.artStyle == nil)
        let chosen = [look.hairColor, look.hairTexture, look.eyeColor, look.skinTone, look.clothing]
        #expect(chosen.allSatisfy { $0?.isEmpty == false })
    }

    @Test("Completing a complete look changes nothing, whoever has it")
    func stable() {
        let look = Appearance().completed(for: HeroID(rawValue: "h"))
        #expect(look.completed(for: HeroID(rawValue: "other")) == look)
    }

    @Test("One field that is given changes no other")
    func independent() {
        let id = HeroID(rawValue: "h")
        var expected = Appearance().completed(for: id)
        expected.eyeColor = "violet"
        #expect(Appearance(eyeColor: "violet").completed(for: id) == expected)
    }

    @Test("Accessories are never invented", arguments: 0..<50)
    func accessories(ordinal: Int) {
        #expect(Appearance().completed(for: .derived(fromName: "Mira", ordinal: ordinal)).accessories.isEmpty)
    }

    @Test(
        "Without colours of their own the clothes have those that their description names",
        arguments: [
            ("blue dungarees", ["blue"]), ("Red shirt and dark blue trousers", ["red", "dark blue"]),
            ("red-and-white striped shirt, red socks", ["red", "white"]), ("YELLOW raincoat", ["yellow"]),
        ])
    func colorsOfClothes(clothing: String, palette: [String]) {
        // Given
        let hero = HeroID.derived(fromName: "Mira", ordinal: 0)

        // When
        let described = Appearance(clothing: clothing).completed(for: hero)
        let chosen = Appearance(clothing: clothing, palette: ["pink"]).completed(for: hero)
        let nameless = Appearance(clothing: "a coloured jumper").completed(for: hero)

        // Then
        #expect(described.palette == palette)
        #expect(chosen.palette == ["pink"])
        #expect(nameless.palette == Appearance().completed(for: hero).palette)
    }
}
