import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Where a figure is", .tags(.sweep), .timeLimit(.minutes(2)))
struct FigureBoxTests {
    /// Poses that every kind of figure has in its own way.
    private static let plain: [Pose] = ["standing", "walking", "running", "sitting", "reaching", "hugging", "sleeping"]

    @Test(
        "The whole box holds all that is drawn, and little more", arguments: Pose.known, [nil, "umbrella"] as [Prop?])
    func whole(pose: Pose, holding: Prop?) throws {
        let isPlain = Self.plain.contains(pose)
        for actor in isPlain ? try Given.cast(pose, holding: holding) : try Given.people(pose, holding: holding) {
            // When
            let ink = try #require(try DrawnPixels(figure: actor).ink)

            // Then: a pixel is four units wide.
            let box = actor.boxes.whole
            #expect(ink.minX >= box.minX - 5 && ink.maxX <= box.maxX + 5, "\(actor.title) \(ink) in \(box)")
            #expect(ink.minY >= box.minY - 5 && ink.maxY <= box.maxY + 5, "\(actor.title) \(ink) in \(box)")
            #expect(ink.width > box.width * 0.85 && ink.height > box.height * 0.85, "\(actor.title) \(ink) in \(box)")
        }
    }

    @Test("Face and body are parts of the whole and do not cover each other's middle", arguments: Pose.known)
    func parts(pose: Pose) throws {
        for actor in try Given.cast(pose) {
            let boxes = actor.boxes
            #expect(boxes.whole.union(boxes.face) == boxes.whole, "\(actor.title) \(actor.boxes)")
            #expect(boxes.whole.union(boxes.body) == boxes.whole, "\(actor.title) \(actor.boxes)")
            // Companions are as small as in life: a part is measured by the whole.
            let share = max(boxes.whole.width, boxes.whole.height) * 0.05
            #expect(boxes.face.width > share && boxes.body.width > share, "\(actor.title) \(actor.boxes)")
        }
    }

    @Test("Nobody floats but those who leave the ground, and these do", arguments: Pose.known)
    func ground(pose: Pose) throws {
        for actor in try Given.people(pose) {
            let foot = actor.boxes.whole.maxY
            switch pose {
            case "flying": #expect(foot < -40, "\(actor.title) \(actor.boxes)")
            // A wheelchair stays on the ground whatever the arms do.
            case "jumping" where actor.hasWheelchair: #expect(abs(foot) < 18, "\(actor.title) \(actor.boxes)")
            case "jumping": #expect(foot < -24, "\(actor.title) \(actor.boxes)")
            case "running", "swinging", "falling": #expect(foot <= 30, "\(actor.title) \(actor.boxes)")
            // A cape lies on the ground beside those who are on all fours.
            case "crawling", "lying", "swimming": #expect(foot <= 40 && foot > -6, "\(actor.title) \(actor.boxes)")
            default: #expect(foot <= 18 && foot > -6, "\(actor.title) \(actor.boxes)")
            }
        }
    }

    @Test("A box goes where its figure is drawn", arguments: [false, true])
    func placed(isMirrored: Bool) {
        // Given
        let sut = Box(minX: -10, minY: -100, maxX: 30, maxY: 0)

        // When
        let box = sut.placed(at: Point(500, 800), scale: 2, isMirrored: isMirrored)

        // Then
        #expect(box.minX == (isMirrored ? 440 : 480))
        #expect(box.maxX == (isMirrored ? 520 : 560))
        #expect(box.minY == 600 && box.maxY == 800)
    }

    @Test("A page tells where its figures are", arguments: ["meadow", "sea", "bedroom", "space"] as [Setting])
    func page(setting: Setting) throws {
        // Given
        let request = Given.request(Given.scene(setting: setting), [try Given.sheet(Given.looks[0])])

        // When
        let figures = PageDrawing(request).figures

        // Then
        #expect(figures.count == 2)
        for figure in figures {
            #expect(figure.face.minX > 0 && figure.face.maxX < 1280)
            #expect(figure.face.minY > 0 && figure.face.maxY < 960)
        }
    }

    @Test(
        "A drawing's extent counts its curves, arcs, edges and placements",
        arguments: [
            ("<rect x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>", Box(minX: 1, minY: 2, maxX: 4, maxY: 6)),
            (
                "<g transform=\"translate(10 20) scale(-2 2)\"><circle cx=\"1\" cy=\"1\" r=\"1\"/></g>",
                Box(minX: 6, minY: 20, maxX: 10, maxY: 24)
            ),
            ("<g transform=\"rotate(90)\"><path d=\"M0 0H10v2h-10z\"/></g>", Box(minX: -2, minY: 0, maxX: 0, maxY: 10)),
            (
                "<g transform=\"translate(10)\"><g id=\"s1\"><rect width=\"4\" height=\"4\"/></g></g>"
                    + "<use href=\"#s1\" transform=\"translate(0 20)scale(-1 1)\"/>",
                Box(minX: -4, minY: 0, maxX: 14, maxY: 24)
            ),
            ("<path d=\"M0 0q5-8 10 0t10 0\"/>", Box(minX: 0, minY: -4, maxX: 20, maxY: 4)),
            ("<path d=\"M0 0c0-8 10-8 10 0s10 8 10 0\"/>", Box(minX: 0, minY: -6, maxX: 20, maxY: 6)),
            ("<path d=\"M0 0a5 5 0 1 0 10 0\"/>", Box(minX: 0, minY: 0, maxX: 10, maxY: 5)),
            ("<path d=\"M0 0a5 5 0 0 1 10 0\"/>", Box(minX: 0, minY: -5, maxX: 10, maxY: 0)),
            ("<circle r=\"99\" fill=\"url(#glow)\"/>", Box(around: [])), ("<path d=\"M+!\"/>", Box(around: [])),
        ])
    func extent(svg: String, box: Box) {
        // When
        let found = InkExtent.box(of: svg)

        // Then
        #expect(abs(found.minX - box.minX) < 0.6 && abs(found.maxX - box.maxX) < 0.6)
        #expect(abs(found.minY - box.minY) < 0.6 && abs(found.maxY - box.maxY) < 0.6)
    }
}
