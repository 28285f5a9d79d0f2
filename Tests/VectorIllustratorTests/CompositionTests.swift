import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Who stands where", .tags(.sweep), .timeLimit(.minutes(1)))
struct CompositionTests {
    private func compose(
        _ scene: Scene, text: String = "", page: Int = 0, seed: UInt64 = 7, shot: Shot? = .full
    ) throws -> Composition {
        var scene = scene
        scene.shot = shot
        let sheets = [
            try Given.sheet("Mira", id: "h0", Appearance(hairStyle: "afro", age: 9, accessories: ["hat"])),
            try Given.sheet("Ole", id: "h1", Appearance(hairStyle: "pigtails", age: 3)),
        ]
        var request = Given.request(scene, sheets, page: page, seed: seed)
        request.text = text
        return PageDrawing(request).composition
    }

    private func cast(_ count: Int, _ pose: Pose = .standing, holding: Prop? = nil) -> [SceneCharacter] {
        (0..<count).map { index in
            SceneCharacter(
                index == count - 1 && count > 1
                    ? .companion(species: "dragon", name: "Fips") : .hero(HeroID(rawValue: "h\(index)")), pose: pose,
                holding: holding)
        }
    }

    private func scene(_ count: Int, _ pose: Pose = .standing, in setting: Setting = "meadow", props: [Prop] = [])
        -> Scene
    { Scene(setting: setting, characters: cast(count, pose), props: props) }

    @Test("The focal figure stands on a line of thirds", arguments: 1...3, Setting.known)
    func thirds(count: Int, setting: Setting) throws {
        for page in 0..<6 {
            // When
            let focal = try #require(try compose(scene(count, in: setting), page: page).actors.first)

            // Then
            let distances = [Viewpoint.thirds.left, Viewpoint.thirds.right].map { abs($0 - focal.ground.x) }
            #expect((distances.min() ?? 999) < 14, "\(page) \(focal.ground)")
        }
    }

    @Test("Who is nearer is larger, also among many", arguments: [2, 5, 12])
    func depth(count: Int) throws {
        for seed in 0..<6 as Range<UInt64> {
            // When
            let actors = try compose(scene(count), seed: seed).actors.sorted { $0.depth < $1.depth }

            // Then
            for (far, near) in zip(actors, actors.dropFirst()) { #expect(far.scale <= near.scale + 0.01) }
        }
    }

    @Test(
        "Two at the same depth who have nothing to do with each other do not touch", arguments: Pose.known, [2, 5, 8])
    func apart(pose: Pose, count: Int) throws {
        for seed in 0..<4 as Range<UInt64> {
            // When
            let actors = try compose(scene(count, pose, props: ["ball", "tree", "book"]), seed: seed).actors

            // Then
            for (index, one) in actors.enumerated() {
                for other in actors.dropFirst(index + 1) where abs(one.depth - other.depth) < 20 {
                    #expect(one.boxes.whole.share(coveredBy: other.boxes.whole) < 0.02)
                }
            }
        }
    }

    @Test("Many are all there, and large enough to see", arguments: [9, 20, 24])
    func crowd(count: Int) throws {
        // When
        let sut = try compose(scene(count))

        // Then
        #expect(sut.actors.count == count)
        #expect(sut.actors.allSatisfy { $0.boxes.face.width > 16 })
    }

    @Test("More than twenty-four are too many to see")
    func swarm() throws {
        // When
        let sut = try compose(scene(40))

        // Then
        #expect(sut.actors.count == Play.maximumActors)
    }

    @Test("Many sleepers lie in rows, large enough to see", arguments: 4...5)
    func sleepers(count: Int) throws {
        // When
        let sut = try compose(scene(count, "sleeping", in: "bedroom"))

        // Then
        #expect(sut.actors.count == count)
        // Animals curl up, people lie outstretched; in a bed that is seen from above they are longer than wide.
        for actor in sut.actors {
            let box = actor.boxes.whole
            #expect(max(box.width, box.height) > (actor.actor.animal == nil ? 200 : 150))
        }
    }

    @Test("All eyes turn to the thing that the text speaks of")
    func gazeAtThing() throws {
        // When
        let sut = try compose(scene(2, props: ["ball", "lantern"]), text: "Mira found a lantern. What a lantern!")

        // Then
        let lantern = try #require(sut.things.first { $0.thing == .lantern })
        #expect(sut.actors.allSatisfy { $0.target == lantern.box.middle })
    }

    @Test("Eyes find the right thing where one before it is not drawn", arguments: ["sea", "bedroom"] as [Setting])
    func gazeAfterUndrawn(setting: Setting) throws {
        // When
        let sut = try compose(scene(1, in: setting, props: ["bed", "ball", "kite"]), text: "Mira has a ball.")

        // Then
        let ball = try #require(sut.things.first { $0.thing == .ball })
        #expect(sut.actors[0].target == ball.box.middle)
    }

    @Test("The focal figure looks at whom the text speaks of, and the others at the focal figure")
    func gazeAtSomebody() throws {
        // When
        let sut = try compose(scene(3, props: []), text: "“Come, Fips!” said Mira.")

        // Then
        #expect(sut.actors[0].target == sut.actors[2].boxes.face.middle)
        #expect(sut.actors[1].target == sut.actors[0].boxes.face.middle)
    }

    @Test("Eyes are turned to the side on which their target is", arguments: 0..<6)
    func gaze(page: Int) throws {
        for actor in try compose(scene(4, props: ["kite"]), page: page).actors {
            // Given
            let target = try #require(actor.target)
            let gaze = try #require(actor.actor.gaze)

            // Then
            let isRight = target.x > actor.boxes.face.middle.x
            #expect((gaze.x * (actor.isMirrored ? -1 : 1) > 0) == isRight)
        }
    }

    @Test("A cup is on a table's top, a kite in the air, and a boat on the water")
    func uses() throws {
        // When
        let kitchen = try compose(scene(0, in: "kitchen", props: ["cup"]))
        let beach = try compose(scene(1, in: "beach", props: ["kite", "boat"]))

        // Then
        #expect(kitchen.things.map(\.bearing) == [.raised])
        #expect(beach.things.map(\.bearing) == [.flying, .floating])
    }

    @Test("Whoever sits beside the focal figure takes a seat that can hold them")
    func seat() throws {
        // Given
        let cat = SceneCharacter(.companion(species: "cat", name: nil), pose: "sitting")
        let scene = Scene(setting: "cave", characters: cast(1) + [cat])

        // When
        let seated = try Viewpoint.sequence.indices.map { page in
            let sut = try compose(scene, page: page)
            return sut.stage.seats.contains { $0.position == sut.actors[1].ground }
        }

        // Then
        #expect(seated.contains(true))
    }

    @Test("Two pages that follow each other are seen from two viewpoints, and a room is never turned round")
    func viewpoints() {
        for seed in 0..<12 as Range<UInt64> {
            // When
            let views = (0..<20).map { Viewpoint.of(page: $0, seed: seed) }

            // Then
            for (one, next) in zip(views, views.dropFirst()) {
                #expect(one.zoom != next.zoom)
                #expect(one.shift != next.shift || one.isFocusLeft != next.isFocusLeft)
            }
            #expect(views.allSatisfy { !$0.isMirrored })
        }
    }
}
