import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Poses, moods and looks", .tags(.sweep), .timeLimit(.minutes(2)))
struct PoseTests {
    @Test("Every pose that a story may ask for is one of its own")
    func known() {
        #expect(Set(Pose.known.map(\.rawValue)) == Set(Stance.allCases.map(\.rawValue)))
        for pose in Pose.known { #expect(Stance(nearest: pose.rawValue).rawValue == pose.rawValue) }
    }

    @Test(
        "Other words for what somebody does are understood",
        arguments: [
            ("kicking", .running), ("skipping", .jumping), ("tiptoeing", .walking), ("baking", .stirring),
            ("cuddling", .hugging), ("singing", .playingMusic), ("drawing", .writing), ("looking-up", .lookingUp),
            ("hand-in-hand", .handInHand), ("sitting turned away", .sittingTurnedAway), ("peeking", .peeping),
            ("philosophising", .standing),
        ] as [(String, Stance)])
    func words(word: String, stance: Stance) { #expect(Stance(nearest: word) == stance) }

    @Test("Every pose is clearly unlike all others, whoever it is", arguments: 0..<7)
    func poses(person: Int) throws {
        // When
        let drawn = try Pose.known.map { Self.samples(try DrawnPixels(figure: Given.people($0)[person])) }

        // Then
        for (index, one) in drawn.enumerated() {
            let ink = one.count { $0.isUnlike(.white, by: 6) }
            for (number, other) in drawn.enumerated().dropFirst(index + 1) {
                let difference = zip(one, other).count { $0.isUnlike($1, by: 40) }
                #expect(difference * 16 > ink, "\(Pose.known[index]) and \(Pose.known[number])")
            }
        }
    }

    /// Every third pixel in both directions.
    private static func samples(_ pixels: DrawnPixels) -> [Color] {
        stride(from: 0, to: pixels.height, by: 3).flatMap { row in
            stride(from: 0, to: pixels.width, by: 3).map { pixels.color($0, row) }
        }
    }

    @Test("Every mood that a story may ask for has a face of its own")
    func knownMoods() {
        #expect(Set(Mood.known.map(\.rawValue)) == Set(Feeling.allCases.map(\.rawValue)))
    }

    @Test(
        "Other words for a mood are understood",
        arguments: [
            ("frightened", .scared), ("giggling", .laughing), ("furious", .angry), ("embarrassed", .ashamed),
            ("brave", .determined), ("naughty", .cheeky), ("weeping", .crying), ("thrilled", .excited),
            ("nervous", .worried), ("philosophical", .calm),
        ] as [(String, Feeling)])
    func moodWords(word: String, feeling: Feeling) { #expect(Feeling(nearest: word) == feeling) }

    @Test("Moods differ in what is seen of a face, on every skin, with and without glasses")
    func faces() throws {
        for (skin, worn) in [("very light", []), ("medium", ["glasses"]), ("dark", []), ("very dark", ["glasses"])] {
            // Given
            let look = FigureLook(Appearance(hairStyle: "short", skinTone: skin, accessories: worn))

            // When
            let drawn = try Feeling.allCases.map { feeling in
                try DrawnPixels { canvas in
                    Head(look: look, posture: Posture(.standing), gaze: Point(0, 0)).draw(feeling: feeling, on: &canvas)
                }
            }

            // Then
            for (index, one) in drawn.enumerated() {
                for (number, other) in drawn.enumerated().dropFirst(index + 1) {
                    let words = "\(Feeling.allCases[index]) and \(Feeling.allCases[number]) on \(skin)"
                    #expect(one.difference(to: other) > 180, "\(words)")
                }
            }
        }
    }

    @Test("A closed mouth and brows are seen on the darkest skin", arguments: ["proud", "worried", "sad", "angry"])
    func darkSkin(mood: String) throws {
        // Given
        let look = FigureLook(Appearance(hairStyle: "bald", hairColor: "black", skinTone: "very dark"))
        let mouth = Box(minX: -30, minY: 32, maxX: 30, maxY: 60)

        // When
        let face = try DrawnPixels { canvas in
            Head(look: look, posture: Posture(.standing), gaze: Point(0, 0))
                .draw(feeling: Feeling(nearest: mood), on: &canvas)
        }

        // Then
        #expect(face.share(in: mouth) { Contrast($0, look.skin).ratio > 1.45 } > 0.05)
    }

    @Test("Whoever cries or laughs has that face, whatever the mood", arguments: ["happy", "sad", "calm"] as [Mood])
    func deeds(mood: Mood) throws {
        for pose in ["crying", "laughing"] as [Pose] {
            // When
            let figure = Figure(
                look: FigureLook(Given.looks[0]), stance: Stance(nearest: pose.rawValue),
                feeling: Feeling(nearest: mood.rawValue), holding: nil)
            var canvas = SVGCanvas()
            figure.draw(on: &canvas)
            var mouth = SVGCanvas()
            Mouth(feeling: Feeling(nearest: pose.rawValue)).draw(on: &mouth)

            // Then
            let outline = try #require(mouth.text.firstMatch(of: #/ d="[^"]*"/#))
            #expect(canvas.text.contains(outline.output))
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

    @Test("Everybody is as tall as people of their age are", arguments: [(4, 103.0), (6, 115.5), (10, 138), (30, 172)])
    func tall(age: Int, centimetres: Double) {
        // When
        let build = Build(age: age)

        // Then
        #expect(abs(build.height / Build.unitsPerCentimetre - centimetres) < 1)
        if age > 18 { #expect(abs(build.height / (build.headRadius * 1.86) - 5) < 0.1) }
    }

    @Test("Every cut of hair in every texture, and every garment, is a drawing of its own")
    func wardrobe() throws {
        // When
        // Curls are curls, whatever the texture that is told with them.
        let hair = try HairCut.allCases.filter { $0 != .bald && $0 != .curls }.flatMap { cut in
            try HairTexture.allCases.map { texture in
                (
                    name: "\(texture) \(cut)",
                    svg: Self.svg(
                        try Given.hero(Appearance(hairStyle: cut.rawValue, hairTexture: texture.rawValue)))
                )
            }
        }
        let garments = try Garment.allCases.map {
            Self.svg(try Given.hero(Appearance(clothing: $0.rawValue, palette: ["red", "blue"])))
        }

        // Then
        #expect(hair.count >= 24 && garments.count >= 10)
        #expect(Set(garments).count == garments.count)
        // Locs are twisted from hair of any texture, so only their crown tells it.
        let alike = Dictionary(grouping: hair, by: \.svg).values.filter { $0.count > 1 }.map { $0.map(\.name) }
        #expect(alike.isEmpty)
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
