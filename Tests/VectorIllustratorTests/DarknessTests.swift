import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Rooms that are dark", .timeLimit(.minutes(1)))
struct DarknessTests {
    private static func scene(
        _ pose: Pose = .standing, holding: Prop? = nil, props: [Prop] = [], without absent: [Prop] = [],
        at time: TimeOfDay = "night", in setting: Setting = "bedroom"
    ) -> Scene {
        let hero = SceneCharacter(.hero(HeroID(rawValue: "mira")), pose: pose, holding: holding)
        return Scene(setting: setting, timeOfDay: time, characters: [hero], props: props, absent: absent, shot: .full)
    }

    private static func drawing(_ scene: Scene) throws -> PageDrawing {
        PageDrawing(Given.request(scene, [try Given.sheet()]))
    }

    @Test(
        "A room is dark at night where the lamp is out, a torch or a candle shines, or all heroes sleep",
        arguments: [
            scene(without: ["lamp"]), scene(holding: "torch"), scene(props: ["candle"]), scene("sleeping"),
            scene(without: ["light"], at: "evening"),
        ])
    func dark(scene: Scene) throws {
        // When
        let sut = try Self.drawing(scene)

        // Then
        #expect(sut.light.isDarkInside && sut.shade > 0)
    }

    @Test(
        "Else the lamp is lit, and by day nothing is dark",
        arguments: [
            scene(), scene("sleeping", props: ["lamp"]), scene(holding: "torch", at: "day"),
            scene(without: ["lamp"], at: "day"), scene(holding: "torch", in: "meadow"),
        ])
    func lit(scene: Scene) throws {
        // When
        let sut = try Self.drawing(scene)

        // Then
        #expect(!sut.light.isDarkInside)
    }

    @Test("Neighbouring pages of one room are equally dark, whoever is there")
    func same() throws {
        // When
        let lights = try [Self.scene(without: ["lamp"]), Self.scene("sitting", without: ["lamp"])].map {
            try Self.drawing($0).light.indoors
        }

        // Then
        #expect(lights[0] == lights[1])
    }

    @Test("A torch shines where it points, and its light begins at the hand that holds it")
    func beam() throws {
        // Given
        let page = try Self.drawing(Self.scene("holding", holding: "torch"))
        let actor = try #require(page.composition.actors.first)

        // When
        let sut = try #require(CarriedLight.all(on: page.composition).first)

        // Then
        #expect(actor.boxes.whole.grown(by: 40).contains(sut.source))
        #expect(try #require(sut.beam).x * (actor.isMirrored ? -1 : 1) > 0)
    }

    @Test("A candle shines all around")
    func candle() throws {
        // When
        let page = try Self.drawing(Self.scene("holding", holding: "candle"))

        // Then
        #expect(try #require(CarriedLight.all(on: page.composition).first).beam == nil)
    }
}
