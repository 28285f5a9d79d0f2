import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("From where and how near a page is seen", .timeLimit(.minutes(2)))
struct ShotTests {
    private static let mia = HeroID(rawValue: "mia")

    private func request(
        _ shot: Shot?, _ characters: [SceneCharacter]? = nil, in setting: Setting = "meadow",
        at hour: TimeOfDay = "evening",
        props: [Prop] = [], page: Int = 0, seed: UInt64 = 7
    ) throws -> IllustrationRequest {
        let cast =
            characters ?? [
                SceneCharacter(.hero(Self.mia), pose: "standing", holding: "lantern"),
                SceneCharacter(.companion(species: "fox", name: "Pip"), pose: "sitting"),
            ]
        let scene = Scene(setting: setting, timeOfDay: hour, characters: cast, props: props, shot: shot)
        return Given.request(scene, [try Given.sheet("Mia", id: "mia", Appearance(age: 6))], page: page, seed: seed)
    }

    @Test("A close-up shows head and hands over half of the page and more, and cuts the body")
    func closeUp() throws {
        for (page, setting) in Setting.known.enumerated() {
            // Given
            let alone = [SceneCharacter(.hero(Self.mia), pose: "holding", mood: "sad", holding: "lantern")]

            // When
            let sut = PageDrawing(try request(.closeUp, alone, in: setting, page: page)).composition

            // Then
            let hero = sut.actors[0]
            let hand = try #require(hero.anchors.touch)
            #expect(sut.shot == .closeUp)
            #expect(hand.y - hero.anchors.crown.y > 0.34 * 960, "\(setting.rawValue)")
            #expect(hero.boxes.whole.maxY > 930 && hero.boxes.face.minY > 20 && hand.y < 900, "\(setting.rawValue)")
            #expect(hero.boxes.face.minX > 0 && hero.boxes.face.maxX < 1280)
        }
    }

    @Test("In a wide shot figures fill a fifth to a third of the page's height", arguments: 0..<9)
    func wide(page: Int) throws {
        for setting in Setting.known where setting != "sea" {
            // When
            let sut = PageDrawing(try request(.wide, in: setting, page: page)).composition

            // Then
            let tallest = sut.actors.map(\.boxes.whole.height).max() ?? 0
            // A room is too small for figures to be lost in it.
            #expect((0.2 * 960...0.5 * 960).contains(tallest), "\(setting.rawValue) \(tallest)")
            if ["meadow", "forest", "beach", "mountain"].contains(setting) {
                #expect(tallest < 0.36 * 960, "\(setting.rawValue)")
            }
        }
    }

    @Test("From behind, the hero is large in front, and the others are small beyond", arguments: 0..<9)
    func back(page: Int) throws {
        // When
        let sut = PageDrawing(try request(.back, page: page)).composition

        // Then
        #expect(sut.shot == .back)
        #expect(sut.actors[0].actor.isFromBack)
        #expect(sut.actors[0].boxes.whole.maxY > 960 && sut.actors[0].scale > sut.actors[1].scale * 1.5)
        #expect(sut.actors[1].boxes.face.share(coveredBy: sut.actors[0].boxes.whole) == 0)
    }

    @Test("Silhouettes are dark before the sky out of doors, and there are none in rooms")
    func silhouette() throws {
        // When
        let evening = PageDrawing(try request(.silhouette))
        let room = PageDrawing(try request(.silhouette, in: "kitchen"))
        let noon = PageDrawing(try request(.silhouette, at: "day"))

        // Then
        #expect(evening.composition.shot == .silhouette)
        #expect(evening.tone(of: evening.composition.actors[0]).luminance < 0.3)
        #expect(room.composition.shot == .full && noon.composition.shot == .full)
    }

    @Test("From above there is no sky")
    func above() throws {
        // When
        let sleeper = SceneCharacter(.hero(Self.mia), pose: "sleeping")
        let sut = PageDrawing(try request(.above, [sleeper]))

        // Then
        #expect(sut.composition.shot == .above)
        #expect(!ParsedXML(sut.svg()).ids.contains("weather"))
    }

    @Test("No three pages that follow each other are seen in one way, and all ways are used")
    func sequence() throws {
        var shots: Set<ShotKind> = []
        let moods: [Mood] = ["sad", "happy", "scared", "calm", "crying"]
        for seed in 0..<40 as Range<UInt64> {
            // When
            let plans = try (0..<16).map { page in
                let mood = moods[(page / 4 + Int(seed)) % moods.count]
                let cast = [SceneCharacter(.hero(Self.mia), pose: page % 5 == 0 ? "walking" : "standing", mood: mood)]
                let hour = TimeOfDay.known[page % 5]
                return PageDrawing(try request(nil, cast, at: hour, page: page, seed: seed)).composition.shot
            }

            // Then
            for index in 2..<16 { #expect(Set(plans[(index - 2)...index]).count > 1, "\(plans)") }
            shots.formUnion(plans)
        }
        #expect(shots.isSuperset(of: [.full, .closeUp, .wide, .back, .silhouette]))
    }

    @Test("Two pages that follow each other are never composed alike", arguments: [nil, .full, .closeUp] as [Shot?])
    func unlike(shot: Shot?) throws {
        for seed in 0..<6 as Range<UInt64> {
            // When
            let pages = try (0..<14).map {
                PageDrawing(try request(shot, in: "bedroom", page: $0, seed: seed)).composition
            }

            // Then
            for (one, next) in zip(pages, pages.dropFirst()) {
                let moves = zip(one.actors, next.actors).map { $0.boxes.face.middle.distance(to: $1.boxes.face.middle) }
                #expect(one.shot != next.shot || (moves.max() ?? 0) > 40)
            }
        }
    }

    @Test("Somebody tiny who matters can be seen, whatever the shot", arguments: Shot.known, 0..<4)
    func tiny(shot: Shot, page: Int) throws {
        // Given
        let play = [
            SceneCharacter(
                .hero(Self.mia), pose: "looking down", target: .character(.companion(species: "mouse", name: nil))),
            SceneCharacter(.companion(species: "mouse", name: nil), pose: "standing"),
        ]

        // When
        let sut = PageDrawing(try request(shot, play, page: page)).composition

        // Then
        #expect((sut.actors[1].boxes.whole.height) >= 60, "\(shot.rawValue) \(sut.actors[1].boxes.whole.height)")
    }
}
