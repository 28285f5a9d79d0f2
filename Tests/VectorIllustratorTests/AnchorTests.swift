import StoryCore
import Testing

@testable import VectorIllustrator

@Suite("Where figures touch and are touched", .timeLimit(.minutes(1)))
struct AnchorTests {
    @Test(
        "The hand that does a deed is in front of whoever does it, and within reach",
        arguments: [
            "giving", "knocking", "pushing", "pulling", "pointing", "holding", "hand in hand", "reaching", "hugging",
            "digging", "painting", "writing", "pouring", "whispering", "blowing",
        ] as [Pose])
    func touch(pose: Pose) throws {
        for actor in try Given.people(pose) {
            // When
            let touch = try #require(actor.anchors.touch)

            // Then
            #expect(touch.x > actor.boxes.body.middle.x, "\(actor.title)")
            #expect(actor.boxes.whole.grown(by: 60).contains(touch), "\(actor.title)")
        }
    }

    @Test("Whoever only is there touches nothing", arguments: ["standing", "sleeping", "walking", "crying"] as [Pose])
    func nothing(pose: Pose) throws {
        for actor in try Given.people(pose) { #expect(actor.anchors.touch == nil) }
    }

    @Test("Those who sit have a lap, and those who stand have none, but in a wheelchair")
    func lap() throws {
        for actor in try Given.people("sitting") {
            let lap = try #require(actor.anchors.lap)
            #expect(actor.boxes.whole.contains(lap))
        }
        for actor in try Given.people("standing") { #expect((actor.anchors.lap != nil) == actor.hasWheelchair) }
    }

    @Test("The crown is above the face, in every pose that is upright", arguments: ["standing", "giving"] as [Pose])
    func crown(pose: Pose) throws {
        for actor in try Given.people(pose) { #expect(actor.anchors.crown.y < actor.boxes.face.minY) }
    }

    @Test("The position of a figure and its mirror image move its anchors, too")
    func placed() throws {
        // Given
        let sut = try Given.hero(Given.looks[0], "riding").anchors

        // When
        let placed = sut.placed(at: Point(500, 800), scale: 2, isMirrored: true)

        // Then
        #expect(placed.crown == Point(500 - sut.crown.x * 2, 800 + sut.crown.y * 2))
        #expect(placed.seat == sut.seat.map { Point(500 - $0.x * 2, 800 + $0.y * 2) })
    }

    @Test(
        "From behind nobody has a face, and the hair is seen", arguments: ["standing", "walking", "holding"] as [Pose])
    func behind(pose: Pose) throws {
        for look in Given.looks where !look.accessories.contains("hat") {
            // Given
            var sut = try Given.hero(look, pose)
            let figure = FigureLook(look)
            sut.isFromBack = true

            // When
            let pixels = try DrawnPixels(figure: sut)

            // Then
            #expect(pixels.share(of: figure.hair, in: sut.boxes.face, tolerance: 24) > 0.3, "\(look.hairStyle ?? "")")
            #expect(pixels.share(of: figure.skin, in: sut.boxes.face, tolerance: 14) < 0.3, "\(look.hairStyle ?? "")")
        }
    }

    @Test("The head follows the eyes a little, and hands at a face stay there")
    func gaze() throws {
        // Given
        let look = FigureLook(Given.looks[0])
        var sut = Figure(look: look, stance: .standing, feeling: .calm, holding: nil)
        var crying = Figure(look: look, stance: .crying, feeling: .calm, holding: nil)
        let (before, tears) = (sut.joints, crying.joints)

        // When
        sut.gaze = Point(0.9, -1)
        crying.gaze = Point(0.9, -1)

        // Then
        #expect(sut.joints.headTurn < before.headTurn && sut.joints.headTurn > before.headTurn - 13)
        #expect(crying.joints.headTurn == tears.headTurn)
    }
}
