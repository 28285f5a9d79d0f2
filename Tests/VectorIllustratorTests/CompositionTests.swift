import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Who stands where", .timeLimit(.minutes(1)))
struct CompositionTests {
    private func compose(_ scene: Scene, seed: UInt64 = 7) throws -> Composition {
        let sheets = [
            try Given.sheet("Mira", id: "h0", Appearance(hairStyle: "afro", age: 9, accessories: ["hat"])),
            try Given.sheet("Ole", id: "h1", Appearance(hairStyle: "pigtails", age: 3)),
        ]
        return Composition(
            actors: scene.characters.map { Actor($0, sheets: sheets) },
            things: scene.props.map { Thing(nearest: $0.rawValue) },
            chance: Chance(seed: seed, page: 0, matter: "composition"))
    }

    private func cast(_ count: Int, _ pose: Pose, holding: Prop?) -> [SceneCharacter] {
        (0..<count).map { index in
            SceneCharacter(
                index == count - 1
                    ? .companion(species: "dragon", name: nil) : .hero(HeroID(rawValue: "h\(index)")), pose: pose,
                holding: holding)
        }
    }

    private func width(_ place: Composition.Place) -> Double {
        switch place.item {
        case .actor(let actor): actor.width * place.scale
        case .thing(let thing): ThingArtist(thing: thing).width * place.scale
        }
    }

    @Test("Nobody covers anybody and nothing is cut off", arguments: Pose.known, [1, 2, 3, 5, 8])
    func row(pose: Pose, count: Int) throws {
        for seed in 0..<20 as Range<UInt64> {
            // Given
            let scene = Scene(
                setting: "meadow", characters: cast(count, pose, holding: seed.isMultiple(of: 2) ? "umbrella" : nil),
                props: ["ball", "tree", "book"])

            // When
            let sut = try compose(scene, seed: seed)

            // Then
            let row = sut.row
            #expect(row.count == count + 2)
            for line in [row.filter { $0.y < 780 }, row.filter { $0.y >= 780 }] {
                for (left, right) in zip(line, line.dropFirst()) {
                    #expect(right.x - left.x >= (width(left) + width(right)) / 2 - 1)
                }
            }
            for place in row {
                #expect(place.x - width(place) / 2 >= 0 && place.x + width(place) / 2 <= 1280)
                if case .actor(let actor) = place.item { #expect(place.y - actor.height * place.scale >= 0) }
            }
        }
    }

    @Test("The most important one of three stands in the middle")
    func middle() throws {
        // Given
        let scene = Scene(setting: "meadow", characters: cast(3, .standing, holding: nil))

        // When
        let titles = try compose(scene).row.compactMap { place in
            if case .actor(let actor) = place.item { actor.title } else { nil }
        }

        // Then
        #expect(titles == ["Ole", "Mira", "dragon"])
    }

    @Test("Many sleepers lie in two rows, large enough to see", arguments: 4...5)
    func sleepers(count: Int) throws {
        // When
        let row = try compose(Scene(setting: "bedroom", characters: cast(count, "sleeping", holding: nil))).row

        // Then
        let front = row.filter { $0.y > 900 }
        #expect(row.allSatisfy { $0.scale > 0.8 })
        #expect(front.count == 2)
        #expect(row.suffix(2).map(\.x) == front.map(\.x))
    }

    @Test("More than eight are too many to see", arguments: [9, 40])
    func crowd(count: Int) throws {
        // When
        let sut = try compose(Scene(setting: "meadow", characters: cast(count, .standing, holding: nil)))

        // Then
        #expect(sut.row.count == 8)
    }
}
