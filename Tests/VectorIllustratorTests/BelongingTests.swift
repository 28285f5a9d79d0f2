import StoryCore
import Testing

@testable import VectorIllustrator

/// What is worn is on the body, and what nobody touches lies where such a thing belongs.
@Suite("Where things belong", .timeLimit(.minutes(1)))
struct BelongingTests {
    private func page(
        _ setting: Setting, _ character: SceneCharacter, props: [Prop], weather: Weather = .clear
    ) throws -> PageDrawing {
        PageDrawing(
            Given.request(
                Scene(setting: setting, weather: weather, characters: [character], props: props, shot: .full),
                [try Given.sheet()]))
    }

    private func hero(_ pose: Pose = .standing, at target: SceneTarget? = nil, _ spot: SceneSpot? = nil)
        -> SceneCharacter
    {
        SceneCharacter(.hero(HeroID(rawValue: "mira")), pose: pose, mood: "calm", target: target, spot: spot)
    }

    @Test("What somebody wears stands nowhere", arguments: ["hat", "crown", "hood", "scarf"] as [Prop])
    func worn(prop: Prop) throws {
        // Given
        let spot = SceneSpot("under", .prop(prop))

        // When
        let page = try page("living room", hero(.standing, at: nil, spot), props: [prop])

        // Then
        #expect(page.composition.things.isEmpty)
        #expect(page.layout.things.map(\.name) == [prop.rawValue])
    }

    @Test("Kitchen things lie on furniture", arguments: ["pot", "kettle", "cup", "hat"] as [Prop])
    func onFurniture(prop: Prop) throws {
        // When
        let page = try page("kitchen", hero(), props: [prop])

        // Then
        #expect(page.composition.things.map(\.bearing) == [.raised])
    }

    @Test("A drop of rain is on the window's glass")
    func onGlass() throws {
        // When
        let page = try page("living room", hero(), props: ["drop"], weather: "rain")

        // Then
        let window = try #require(page.composition.stage.fixture("window")?.box)
        #expect(page.composition.things.map { $0.box.share(coveredBy: window) } == [1])
    }

    @Test(
        "The setting's own furniture is used, and never drawn a second time", arguments: ["stove", "table"] as [Prop])
    func once(prop: Prop) throws {
        // When
        let page = try page("kitchen", hero("reaching", at: .prop(prop)), props: [prop])

        // Then
        #expect(page.composition.things.allSatisfy { $0.staged.fixture != nil })
    }

    @Test("Heroes of whom no clothes are told differ in colour")
    func distinct() throws {
        // Given
        let names = ["Ada", "Bo", "Cem", "Dora"]
        let sheets = try names.map { try Given.sheet($0, id: $0, Appearance(age: 6)) }

        // When
        let tops = DistinctLooks(sheets).appearances.values.compactMap(\.palette.first)

        // Then
        #expect(Set(tops).count == names.count)
    }
}
