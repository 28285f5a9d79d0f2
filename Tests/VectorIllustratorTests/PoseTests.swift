import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Poses, moods and looks", .timeLimit(.minutes(2)))
struct PoseTests {
    @Test("Every pose of people is clearly unlike the other poses", arguments: ["child", "grown-up"] as [Species])
    func poses(species: Species) throws {
        // When
        let drawn = try Pose.known.map { try DrawnPixels(figure: Given.companion(species, $0)) }

        // Then
        for (index, one) in drawn.enumerated() {
            let ink = try #require(one.ink)
            let size = ink.width * ink.height / 16
            for other in drawn.dropFirst(index + 1) { #expect(Double(one.difference(to: other)) > size * 0.08) }
        }
    }

    @Test("Every mood of every species has a face of its own", arguments: Species.known)
    func moods(species: Species) {
        // When
        let drawn = Mood.known.map { Self.svg(Given.companion(species, "sitting", $0)) }

        // Then
        #expect(Set(drawn).count == Mood.known.count)
    }

    @Test("The same hero is the same figure, whatever the page, the seed and the place")
    func same() throws {
        // Given
        let scenes = [Given.scene(setting: "meadow"), Given.scene(setting: "beach", timeOfDay: "dawn")]

        // When
        let heroes = try scenes.enumerated().map { page, scene in
            let actor = Actor(scene.characters[0], sheets: [try Given.sheet(Given.looks[page])])
            return [actor, Actor(scene.characters[0], sheets: [try Given.sheet(Given.looks[page])])].map(Self.svg)
        }

        // Then
        #expect(heroes.allSatisfy { Set($0).count == 1 })
        #expect(heroes[0] != heroes[1])
    }

    @Test("A hero without a profile has a look that follows from who it is, and stays")
    func chosen() {
        // Given
        func hero(_ id: String) -> String {
            Self.svg(Actor(SceneCharacter(.hero(HeroID(rawValue: id))), sheets: []))
        }

        // When, Then
        let ids = (0..<12).map { "hero \($0)" }
        #expect(ids.map(hero) == ids.map(hero))
        #expect(Set(ids.map(hero)).count > 8)
    }

    @Test("From 2 to 12 years children grow, and their heads become a smaller part of them")
    func ages() {
        // When
        let builds = (2...12).map { Build(age: $0) }
        let heads = builds.map { $0.height / ($0.headRadius * 1.86) }

        // Then
        for (younger, older) in zip(builds, builds.dropFirst()) {
            #expect(older.height > younger.height)
            #expect(older.leg / older.height > younger.leg / younger.height)
        }
        #expect(zip(heads, heads.dropFirst()).allSatisfy { $0 < $1 })
        #expect(heads[0] < 2.6 && heads[10] > 3.3)
    }

    @Test("Every cut of hair in every texture, and every garment, is a drawing of its own")
    func wardrobe() throws {
        // When
        let hair = try HairCut.allCases.filter { $0 != .bald }.flatMap { cut in
            try HairTexture.allCases.map {
                Self.svg(try Given.hero(Appearance(hairStyle: cut.rawValue, hairTexture: $0.rawValue)))
            }
        }
        let garments = try Garment.allCases.map {
            Self.svg(try Given.hero(Appearance(clothing: $0.rawValue, palette: ["red", "blue"])))
        }

        // Then
        #expect(hair.count >= 24 && garments.count >= 10)
        #expect(Set(garments).count == garments.count)
        // Locs are twisted from hair of any texture, so only their crown tells it.
        #expect(Set(hair).count == hair.count)
    }

    @Test("The groups of a figure have names that begin with its own")
    func groups() throws {
        // Given
        let request = Given.request(Given.scene(), [try Given.sheet()])

        // When
        let page = ParsedXML(VectorIllustrator().svg(for: request))

        // Then
        #expect(["figure-1", "figure-2"].allSatisfy(page.ids.contains))
        #expect(["figure-1-head", "figure-2-head"].allSatisfy(page.ids.contains))
    }

    private static func svg(_ actor: Actor) -> String {
        var canvas = SVGCanvas()
        actor.draw(on: &canvas)
        return canvas.text
    }
}
