import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Faces that nothing hides, arms around somebody, and walls to sit on", .timeLimit(.minutes(5)))
struct ClosenessTests {
    private static let mia = HeroID(rawValue: "mia")
    private static let ole = HeroID(rawValue: "ole")
    private static let toMia = SceneTarget.character(.hero(mia))
    private static let toGrandmother = SceneTarget.character(.companion(species: "grandmother", name: nil))

    private func page(
        _ characters: [SceneCharacter], in setting: Setting = "garden", props: [Prop] = [], at time: TimeOfDay = "day",
        shot: Shot = .full, page: Int = 0
    ) throws -> PageDrawing {
        let sheets = [
            try Given.sheet("Mia", id: "mia", Appearance(age: 7)),
            try Given.sheet("Ole", id: "ole", Appearance(age: 5)),
        ]
        let scene = Scene(setting: setting, timeOfDay: time, characters: characters, props: props, shot: shot)
        return PageDrawing(Given.request(scene, sheets, page: page))
    }

    @Test("Hands that reach and spoons that are held out are beside faces", arguments: 0..<6)
    func faces(number: Int) throws {
        for pose in ["giving", "reaching", "holding", "pointing", "hugging", "pushing"] as [Pose] {
            // When
            let layout = try page(
                [
                    SceneCharacter(.hero(Self.mia), pose: "standing"),
                    SceneCharacter(
                        .hero(Self.ole), pose: pose, holding: pose == "giving" ? "spoon" : nil, target: Self.toMia),
                    SceneCharacter(.companion(species: "grandmother", name: nil), pose: pose, target: Self.toMia),
                ], page: number
            ).layout

            // Then
            for figure in layout.figures { #expect(figure.faceCover < 0.3, "\(pose.rawValue)") }
        }
    }

    @Test("Both hands of who hugs are on the other's body", arguments: 0..<6)
    func hug(number: Int) throws {
        // When
        let actors = try page(
            [
                SceneCharacter(.hero(Self.mia), pose: "hugging", target: Self.toGrandmother),
                SceneCharacter(.companion(species: "grandmother", name: nil), pose: "standing"),
            ], page: number
        ).composition.actors

        // Then
        let (mia, grandmother) = (actors[0], actors[1])
        #expect(mia.actor.clasp.count == 2)
        for hand in mia.actor.clasp {
            let x = mia.ground.x + hand.x * mia.scale * (mia.isMirrored ? -1 : 1)
            #expect(grandmother.boxes.body.minX <= x && x <= grandmother.boxes.body.maxX)
        }
    }

    @Test("Grown-ups are taller on the page than children who stand beside them", arguments: 0..<6)
    func tallness(number: Int) throws {
        // When
        let actors = try page(
            [
                SceneCharacter(.companion(species: "teacher", name: nil), pose: "standing"),
                SceneCharacter(.hero(Self.mia), pose: "standing"), SceneCharacter(.hero(Self.ole), pose: "waving"),
                SceneCharacter(.companion(species: "child", name: nil), pose: "standing"),
            ], in: "school", page: number
        ).composition.actors

        // Then
        for child in actors.dropFirst() { #expect(child.boxes.face.minY > actors[0].boxes.face.minY) }
        let scales = actors.map(\.scale)
        #expect((scales.max() ?? 0) < 1.16 * (scales.min() ?? 1))
    }

    @Test("There is a wall out of doors for who sits on it, and none that is merely seen")
    func wall() throws {
        // When
        let sitting = try page(
            [SceneCharacter(.hero(Self.mia), pose: "sitting", spot: SceneSpot("on", .prop("wall")))], in: "harbour",
            props: ["wall"])
        let standing = try page([SceneCharacter(.hero(Self.mia), pose: "standing")], in: "harbour", props: ["wall"])

        // Then
        let wall = try #require(sitting.composition.things.first { $0.thing == .wall })
        let mia = try #require(sitting.composition.actors.first)
        #expect(mia.boxes.whole.minX < wall.box.maxX && mia.boxes.whole.maxX > wall.box.minX)
        #expect(mia.boxes.body.maxY < wall.box.maxY && mia.depth > wall.depth)
        #expect(!standing.composition.things.contains { $0.thing == .wall })
    }

    @Test("By day out of doors nobody has a bed, unless there is one")
    func dozing() throws {
        // Given
        let sleeper = SceneCharacter(.hero(Self.mia), pose: "sleeping")

        // When
        let pillows = try [
            page([sleeper]), page([sleeper], props: ["blanket"]), page([sleeper], at: "night"),
            page([sleeper], in: "bedroom"),
        ].map { $0.composition.actors.first?.actor.figure?.pillow != nil }

        // Then
        #expect(pillows == [false, true, true, true])
    }
}
