import Foundation
import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("How those meet who do something to each other", .timeLimit(.minutes(1)))
struct StagingTests {
    private static let mia = HeroID(rawValue: "mia")
    private static let ole = HeroID(rawValue: "ole")
    private static let toMia = SceneTarget.character(.hero(mia))
    private static let toOle = SceneTarget.character(.hero(ole))
    private static let dog = SceneTarget.character(.companion(species: "dog", name: nil))

    private func who(
        _ pose: Pose, _ id: HeroID = mia, with held: Prop? = nil, at target: SceneTarget? = nil,
        _ spot: SceneSpot? = nil
    ) -> SceneCharacter { SceneCharacter(.hero(id), pose: pose, holding: held, target: target, spot: spot) }

    private func animal(_ species: Species, _ pose: Pose, at target: SceneTarget? = nil, _ spot: SceneSpot? = nil)
        -> SceneCharacter
    { SceneCharacter(.companion(species: species, name: nil), pose: pose, target: target, spot: spot) }

    private func page(
        _ characters: [SceneCharacter], in setting: Setting = "garden", props: [Prop] = [], shot: Shot = .full,
        page: Int = 0
    ) throws -> PageDrawing {
        let sheets = [
            try Given.sheet("Mia", id: "mia", Appearance(hairStyle: "pigtails", age: 7)),
            try Given.sheet("Ole", id: "ole", Appearance(hairStyle: "short", age: 5)),
        ]
        let scene = Scene(setting: setting, characters: characters, props: props, shot: shot)
        return PageDrawing(Given.request(scene, sheets, page: page))
    }

    @Test(
        "A hand is at whom or what the deed is done to, on every page",
        arguments: [
            ("giving", "cup", toOle), ("pushing", nil, .prop("cart")), ("pulling", "rope", .prop("sledge")),
            ("pulling", nil, .prop("sledge")), ("reaching", nil, dog), ("knocking", nil, .prop("box")),
            ("holding", nil, .prop("chair")), ("painting", "paintbrush", .prop("map")), ("hugging", nil, toOle),
            ("carrying", nil, .prop("basket")), ("hand in hand", nil, toOle), ("climbing", nil, .prop("ladder")),
        ] as [(Pose, Prop?, SceneTarget)])
    func touch(pose: Pose, held: Prop?, target: SceneTarget) throws {
        for number in 0..<7 {
            for shot in [Shot.full, .closeUp, .wide] {
                // When
                let layout = try page(
                    [
                        who(pose, with: held, at: target),
                        who(pose == "giving" ? "reaching" : pose, Self.ole, at: Self.toMia),
                        animal("dog", "sitting"),
                    ], shot: shot, page: number
                ).layout

                // Then
                let figure = try #require(layout.figures.first)
                let distance = try #require(figure.touchDistance)
                #expect(figure.seesTarget)
                #expect(distance < figure.box.height * 0.12, "\(pose.rawValue) \(distance) of \(figure.box.height)")
            }
        }
    }

    @Test("A giver and a taker face each other with free faces")
    func giving() throws {
        for number in 0..<7 {
            // When
            let actors = try page(
                [who("giving", with: "cup", at: Self.toOle), who("reaching", Self.ole, at: Self.toMia)], page: number
            )
            .composition.actors

            // Then
            let (mia, ole) = (actors[0], actors[1])
            #expect(mia.isMirrored != ole.isMirrored)
            #expect((mia.ground.x < ole.ground.x) == !mia.isMirrored)
            #expect(mia.boxes.face.grown(by: 8).share(coveredBy: ole.boxes.face) == 0)
        }
    }

    @Test("A thing to which a deed is done is there although the scene does not name it")
    func unnamed() throws {
        // When
        let sut = try page([who("pushing", at: .prop("cart"))])

        // Then
        #expect(sut.layout.things.map(\.name) == ["cart"])
    }

    @Test("A word that nobody knows is no wooden box, and eyes look where it would be")
    func unknown() throws {
        // When
        let sut = try page([who("looking down", at: .prop("xyzzy"))])

        // Then
        #expect(sut.layout.things.isEmpty)
        #expect((sut.composition.actors[0].actor.gaze?.y ?? 0) > 0.5)
    }

    @Test("Who is in something is between its back and its front")
    func inside() throws {
        // When
        let svg = try page([
            who("pushing", at: .prop("cart")), animal("mouse", "sitting", SceneSpot("in", .prop("cart"))),
        ]).svg()

        // Then
        let back = try #require(svg.range(of: "id=\"thing-1\"")).lowerBound
        let mouse = try #require(svg.range(of: "id=\"figure-2\"")).lowerBound
        let front = try #require(svg.range(of: "id=\"thing-1-front\"")).lowerBound
        #expect(back < mouse && mouse < front)
    }

    @Test("Who is on something stands on its top, and who is over something is above it", arguments: 0..<7)
    func above(number: Int) throws {
        // When
        let sut = try page(
            [
                who("standing"), animal("cat", "sitting", SceneSpot("on", .prop("table"))),
                animal("gull", "flying", SceneSpot("over", Self.toMia)),
            ], page: number
        ).composition

        // Then
        let table = try #require(sut.things.first { $0.thing == .table })
        #expect(abs(sut.actors[1].ground.y - table.box.minY) < 30 * table.scale)
        #expect(abs(sut.actors[1].ground.x - table.ground.x) < table.box.width / 2)
        #expect(sut.actors[1].depth > table.depth)
        #expect(sut.actors[2].boxes.whole.maxY < sut.actors[0].boxes.face.minY)
    }

    @Test(
        "Who hides behind something is partly covered, with a free face",
        arguments: ["box", "tree", "table", "chair"] as [Prop])
    func behind(prop: Prop) throws {
        // When
        let sut = try page([who("hiding", at: .prop(prop))]).composition

        // Then
        let thing = try #require(sut.things.first)
        #expect(thing.depth > sut.actors[0].depth)
        #expect(sut.actors[0].boxes.whole.share(coveredBy: thing.box) > 0.03)
        #expect(prop == "tree" || sut.actors[0].boxes.face.share(coveredBy: thing.box) < 0.1)
    }

    @Test("Eyes of everybody are turned to something, never to the reader")
    func gaze() throws {
        for number in 0..<7 {
            // When
            let actors = try page(
                [who("looking up", at: .prop("kite")), who("standing", Self.ole), animal("dog", "sitting")],
                page: number
            ).composition.actors

            // Then
            for actor in actors {
                let gaze = try #require(actor.actor.gaze)
                #expect(gaze.distance(to: Point(0, 0)) > 0.4)
            }
            let kite = try #require(actors[0].target)
            #expect(actors.dropFirst().allSatisfy { $0.target == kite })
        }
    }

    @Test("A deed says in the drawing what it is")
    func title() throws {
        // When
        let titles = ParsedXML(try page([who("pulling", with: "rope", at: .prop("sledge"))]).svg()).titles

        // Then
        #expect(titles.contains("Mia: pulling, rope, sledge"))
        #expect(titles.contains("sledge") && titles.contains("full"))
    }

    @Test("Shadows fall to the same side on every page of a story")
    func shadows() {
        // Given
        let light = Light(hour: .day, sky: .clear, tone: .gentle)

        // When
        let sides = (0..<8 as Range<UInt64>).map {
            ShadowArtist(light: light, place: .meadow, storySeed: $0).isFromLeft
        }

        // Then
        #expect(Set(sides).count == 2)
        #expect(ShadowArtist(light: light, place: .kitchen, storySeed: 3).isFromLeft == sides[3])
    }
}
