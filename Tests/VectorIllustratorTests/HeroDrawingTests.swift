import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Drawing a hero as the sheet says", .timeLimit(.minutes(1)))
struct HeroDrawingTests {
    private let sut = VectorIllustrator()

    @Test(
        "Hair and skin have their colours, the same at every time and place",
        arguments: [("red", "very light"), ("black", "dark"), ("blond", "tan"), ("#123456", "medium")])
    func colors(hair: String, skin: String) throws {
        // Given
        let look = Appearance(hairStyle: "long", hairColor: hair, skinTone: skin)
        let sheets = [try Given.sheet(look)]
        let hairHex = ColorNames.hair.color(of: hair).hex
        let skinHex = ColorNames.skin.color(of: skin).hex

        // When
        let pages = [
            sut.svg(for: Given.request(Given.scene(), sheets, page: 0)),
            sut.svg(
                for: Given.request(Given.scene(setting: "cave", timeOfDay: "night", weather: "fog"), sheets, page: 9)),
        ]

        // Then
        for page in pages {
            #expect(page.contains("fill=\"\(hairHex)\""))
            #expect(page.contains("fill=\"\(skinHex)\""))
        }
    }

    @Test("Every colour word of the sheet gives another colour")
    func colorWords() {
        // Given
        let hair = ["black", "dark brown", "brown", "blond", "red", "grey", "white"]
        let skin = ["very light", "light", "medium", "tan", "brown", "dark"]
        let eyes = ["brown", "blue", "green", "grey", "hazel"]

        // When, Then
        #expect(Set(hair.map { ColorNames.hair.color(of: $0) }).count == hair.count)
        #expect(Set(skin.map { ColorNames.skin.color(of: $0) }).count == skin.count)
        #expect(Set(eyes.map { ColorNames.eyes.color(of: $0) }).count == eyes.count)
        #expect(ColorNames.clothes.color(of: "#a1B2c3").hex == "#a1b2c3")
    }

    enum Trait: CaseIterable {
        case style, texture, eyes, age, clothing, palette, accessory

        var looks: [Appearance] {
            switch self {
            case .style:
                ["short", "long", "ponytail", "pigtails", "bob", "bun", "braids", "afro", "bald"].map {
                    Appearance(hairStyle: $0)
                }
            case .texture: ["straight", "wavy", "curly"].map { Appearance(hairStyle: "long", hairTexture: $0) }
            case .eyes: ["brown", "blue", "green", "grey", "hazel"].map { Appearance(eyeColor: $0) }
            case .age: (1...18).map { Appearance(age: $0) }
            case .clothing:
                ["dress", "striped shirt", "dungarees", "jumper and shorts", "pyjamas", "coat", "skirt", "t-shirt"].map
                {
                    Appearance(clothing: $0, palette: ["red", "blue"])
                }
            case .palette: [["red"], ["blue"], ["red", "blue"], ["#102030"]].map { Appearance(palette: $0) }
            case .accessory:
                [
                    "glasses", "hat", "cap", "hearing aid", "wheelchair", "freckles", "scarf", "headscarf", "eye patch",
                    "magic wand",
                ].map { Appearance(accessories: [$0]) } + [Appearance()]
            }
        }
    }

    @Test("Every part of a look can be seen", arguments: Trait.allCases)
    func parts(trait: Trait) throws {
        // Given
        let sheets = try trait.looks.map { try Given.sheet($0) }

        // When
        let pages = sheets.map { sut.svg(for: Given.request(Given.scene(), [$0])) }

        // Then
        #expect(Set(pages).count == pages.count)
        #expect(pages.allSatisfy { ParsedXML($0).error == nil })
    }

    @Test("The order of accessories makes no difference")
    func accessoryOrder() throws {
        // Given
        let worn = ["glasses", "hat", "scarf", "freckles", "cape"]
        let sheets = try [worn, worn.reversed()].map { try Given.sheet(Appearance(accessories: $0)) }

        // When
        let pages = sheets.map { sut.svg(for: Given.request(Given.scene(), [$0])) }

        // Then
        #expect(pages[0] == pages[1])
    }

    /// In bed, on the belly, in the water, on somebody's back and on a swing nobody has a wheelchair.
    private static let withoutWheelchair: [Pose] = ["sleeping", "lying", "swimming", "riding", "swinging"]

    @Test(
        "A hero in a wheelchair stays in it, in every pose that one has there",
        arguments: Pose.known.filter { !withoutWheelchair.contains($0) })
    func wheelchair(pose: Pose) throws {
        // Given
        let sheets = [try Given.sheet(Appearance(accessories: ["wheelchair"]))]

        // When
        let page = sut.svg(for: Given.request(Given.scene(pose: pose), sheets))

        // Then
        #expect(ParsedXML(page).titles.contains("wheelchair"))
    }

    @Test("A headscarf covers the hair")
    func headscarf() throws {
        // Given
        let look = Appearance(hairStyle: "afro", hairColor: "red", accessories: ["headscarf"])

        // When
        let page = sut.svg(for: Given.request(Given.scene(), [try Given.sheet(look)]))

        // Then
        #expect(!page.contains(ColorNames.hair.color(of: "red").hex))
    }
}
