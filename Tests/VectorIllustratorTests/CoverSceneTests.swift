import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("What a cover promises", .timeLimit(.minutes(1)))
struct CoverSceneTests {
    private static let mira = HeroID(rawValue: "mira")
    private static let ole = HeroID(rawValue: "ole")
    private static let mouse = SceneCharacter(.companion(species: "mouse", name: nil), pose: "standing")

    private func cover(_ scene: Scene) throws -> PageDrawing {
        var request = Given.request(
            scene,
            [try Given.sheet("Mira", id: "mira", Given.looks[1]), try Given.sheet("Ole", id: "ole", Given.looks[2])])
        request.title = "Mira"
        request.byline = "A story for Mira"
        return PageDrawing(request)
    }

    @Test(
        "Nobody cries, despairs or scowls",
        arguments: ["crying", "sad", "worried", "scared", "ashamed", "angry", "determined"] as [Mood])
    func hopeful(mood: Mood) throws {
        // When
        let scene = CoverScene.of(
            Scene(setting: "garden", characters: [SceneCharacter(.hero(Self.mira), pose: "crying", mood: mood)]))

        // Then
        let hero = try #require(scene.characters.first)
        #expect(["curious", "happy"].contains(hero.mood))
        #expect(hero.pose == "standing")
    }

    @Test("What is looked at is in the hero's hands, and nowhere else")
    func held() throws {
        // Given
        let hero = SceneCharacter(.hero(Self.mira), pose: "looking down", target: .prop("egg"))

        // When
        let drawing = try cover(Scene(setting: "kitchen", characters: [hero], props: ["egg", "table"]))

        // Then
        #expect(drawing.composition.actors.first?.actor.holding == .egg)
        #expect(drawing.composition.things.isEmpty)
    }

    @Test("Heroes are large beside beds, tables and mice, and the mouse can be seen", arguments: 1...2)
    func large(count: Int) throws {
        // Given
        let spot = SceneSpot("on", .prop("bed"))
        let heroes = [Self.mira, Self.ole].prefix(count).map { SceneCharacter(.hero($0), pose: "standing", spot: spot) }

        // When
        let actors = try cover(
            Scene(setting: "bedroom", characters: heroes + [Self.mouse], props: ["bed", "curtain", "table"])
        ).composition.actors

        // Then
        let heights = actors.map(\.boxes.whole.height)
        let (hero, mouse) = (try #require(heights.dropLast().max()), try #require(heights.last))
        #expect(hero > 0.6 * 960)
        #expect(mouse >= 90)
    }

    @Test("The moon is in the sky, before nobody's face")
    func moon() throws {
        // Given
        let hero = SceneCharacter(.hero(Self.mira), pose: "looking up", target: .prop("moon"))

        // When
        let composition = try cover(Scene(setting: "meadow", timeOfDay: "night", characters: [hero])).composition

        // Then
        let moon = try #require(composition.things.first)
        #expect(moon.bearing == .flying && moon.box.maxY < 600)
        #expect(composition.actors.allSatisfy { $0.boxes.face.share(coveredBy: moon.box) == 0 })
    }
}
