import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Companions", .timeLimit(.minutes(2)))
struct AnimalTests {
    /// Species that are no people.
    private static let species = Species.known.filter { $0 != "child" && $0 != "grown-up" }

    @Test("What stories ask for most looks clearly different in each build", arguments: Given.builds)
    func acts(species: Species) throws {
        // Given
        let acts: [Pose] = ["standing", "running", "sleeping", "flying", "looking up", "eating", "hiding"]
        let near = Given.companion(species, "standing").boxes.whole
        let size = max(0.3, max(near.width, near.height) / 150)

        // When
        let drawn = try acts.map { try DrawnPixels(figure: Given.companion(species, $0), unitsPerPixel: size) }

        // Then
        for (index, one) in drawn.enumerated() {
            for (other, picture) in drawn.enumerated().dropFirst(index + 1) {
                #expect(one.difference(to: picture) > 60, "\(acts[index]) is like \(acts[other])")
            }
        }
    }

    @Test("Each kind is a drawing of its own")
    func kinds() {
        // When
        let drawn = Self.species.map { svg(Given.companion($0, "standing")) }

        // Then
        #expect(Set(drawn).count == drawn.count)
    }

    @Test("Animals are as tall beside a child as in life, but never too small to see", arguments: species)
    func size(species: Species) {
        // Given
        let kind = Kind(nearest: species.rawValue)

        // When
        let actor = Given.companion(species, "standing")

        // Then: ears, horns, combs and wings come on top of it, and some hold the head low.
        let asked = LifeSize.units(kind.lifeHeight)
        let drawn = -actor.boxes.whole.minY
        #expect(drawn > asked * 0.85 && drawn < asked * 2.7, "\(species): \(drawn) for \(asked)")
        #expect(drawn >= 22)
    }

    @Test("A cow, a snail and a fish never stand up", arguments: ["cow", "snail", "trout", "snake"] as [Species])
    func low(species: Species) {
        for pose in Pose.known where pose != "flying" && pose != "turned away" && pose != "sitting turned away" {
            // When
            let actor = Given.companion(species, pose)

            // Then: those who coil up are lower than they are long in life.
            let limit = species == "snake" ? 1.9 : 1.45
            #expect(
                actor.boxes.whole.height < Given.companion(species, "standing").boxes.whole.width * limit, "\(pose)")
        }
    }

    @Test("Sleepers of every kind have closed eyes, and whoever weeps has tears")
    func eyes() {
        for species in Self.species {
            // When
            let asleep = svg(Given.companion(species, "sleeping"))
            let weeping = svg(Given.companion(species, "crying", "crying"))

            // Then: tears are of the same blue wherever they are.
            #expect(asleep != svg(Given.companion(species, "lying")), "\(species)")
            #expect(weeping.contains("#7fc4ea"), "\(species)")
        }
    }

    @Test("From behind there is no face", arguments: species)
    func back(species: Species) {
        // When: the white of the eyes is in every face that is awake.
        let front = svg(Given.companion(species, "standing"))
        let back = svg(Given.companion(species, "turned away"))

        // Then
        #expect(front != back)
        #expect(back.utf8.count < front.utf8.count)
    }

    @Test("Toys show what they are made of, and are small")
    func toys() throws {
        for (toy, living) in [
            ("wooden duck", "duck"), ("cloth rabbit", "rabbit"), ("tin robot", "robot"), ("teddy", "bear"),
        ] {
            // When
            let (one, other) = (
                Given.companion(Species(rawValue: toy), "standing"),
                Given.companion(Species(rawValue: living), "standing")
            )

            // Then
            #expect(svg(one) != svg(other))
            #expect(one.boxes.whole.height <= other.boxes.whole.height * 1.1)
        }
        #expect(Material(of: "duck", "the wooden duck") == .wood)
        #expect(Material(of: "duck", "Emil") == .living)
    }

    @Test("What touches is part of the figure, and so is the crown", arguments: species)
    func anchors(species: Species) throws {
        for pose in ["giving", "pulling", "pushing", "holding", "eating"] as [Pose] {
            // When
            let actor = Given.companion(species, pose)
            let anchors = actor.anchors
            let box = actor.boxes.whole.grown(by: actor.boxes.whole.height * 0.16)

            // Then
            #expect(box.contains(try #require(anchors.touch)), "\(pose)")
            #expect(box.contains(anchors.crown) && box.contains(anchors.shoulder), "\(pose)")
        }
        #expect(Given.companion(species, "standing").anchors.touch == nil)
    }

    @Test("Whoever can be ridden has a back", arguments: ["horse", "donkey", "cow", "dragon", "bear"] as [Species])
    func rides(species: Species) throws {
        // When
        let actor = Given.companion(species, "walking")

        // Then
        let back = try #require(actor.anchors.lap)
        #expect(actor.boxes.whole.contains(back))
        #expect(back.y < actor.boxes.body.middle.y)
    }

    @Test("Drawings are small", arguments: species)
    func bytes(species: Species) {
        for pose in ["standing", "running", "sleeping", "hiding"] as [Pose] {
            let size = svg(Given.companion(species, pose)).utf8.count
            #expect(size < 3900, "\(pose) takes \(size) bytes")
        }
    }

    @Test(
        "Words near to a kind mean it, and others mean nothing",
        arguments: [
            ("guinea-pig", Kind.guineaPig), ("elephant", .pig), ("Kitten", .cat), ("old crow", .crow),
            ("bees", .bumblebee), ("xyzzy", .creature),
        ])
    func words(word: String, kind: Kind) {
        #expect(Kind(nearest: word) == kind)
    }

    private func svg(_ actor: Actor) -> String {
        var canvas = SVGCanvas()
        actor.draw(on: &canvas)
        return canvas.text
    }
}
