import StoryCore
import TestSupport
import Testing

@testable import VectorIllustrator

@Suite("Colours read back from the picture", .tags(.sweep), .timeLimit(.minutes(2)))
struct FigureColorTests {
    /// Out of doors at night a veil of ``PageDrawing/shade`` lies over the page; beside that a colour is off by no
    /// more.
    private static let tolerance = 14

    @Test(
        "Skin, hair and clothes are the profile's, where face and body are",
        arguments: Given.pairs(Pose.known, TimeOfDay.known))
    func hero(pose: Pose, time: TimeOfDay) throws {
        for look in Given.looks {
            // Given
            let scene = Scene(
                setting: "meadow", timeOfDay: time,
                characters: [SceneCharacter(.hero(HeroID(rawValue: "mira")), pose: pose, mood: "calm")], shot: .full)
            let page = PageDrawing(Given.request(scene, [try Given.sheet(look)]))
            func seen(_ color: Color) -> Color { color.mixed(with: PageDrawing.shadeColor, page.shade) }
            let figure = FigureLook(look)

            // When
            let pixels = try DrawnPixels(page: page.svg())
            let boxes = try #require(page.figures.first)
            func share(_ color: Color, _ box: Box) -> Double {
                pixels.share(of: seen(color), in: box, tolerance: Self.tolerance)
            }

            // Then
            let words = "\(look.hairStyle ?? "") \(pose)"
            // Of whoever turns away no face is seen, and a cape or the back of a chair may hide the clothes.
            let isTurnedAway = Stance(nearest: pose.rawValue).isTurnedAway
            // A brim and glasses leave little of a face that leans.
            let shown = look.accessories.contains("hat") ? 0.12 : 0.24
            #expect(isTurnedAway || share(figure.skin, boxes.face) > shown, "\(words)")
            // A hat leaves little hair to be seen.
            #expect(share(figure.hair, boxes.whole) > (look.accessories.contains("hat") ? 0.002 : 0.012), "\(words)")
            #expect(isTurnedAway || share(figure.outfit.top, boxes.body) > 0.15, "\(words)")
        }
    }

    /// Things that hands hold in ways that differ: small, tall, wide, hanging, over the head, on a string.
    private static let shapes: [Prop] = ["apple", "broom", "pillow", "lantern", "umbrella", "balloon", "teddy", "net"]
    /// Poses in which hands hold whatever there is.
    private static let holds: [Pose] = ["standing", "holding", "carrying", "giving"]

    @Test(
        "What is held leaves the face free",
        arguments: Given.pairs(shapes, Pose.known.filter { !$0.rawValue.hasSuffix("away") }))
    func held(thing: Prop, pose: Pose) throws { try free(pose, thing) }

    @Test("Whatever is held leaves the face free", arguments: Given.pairs(holds, Prop.known))
    func anythingHeld(pose: Pose, thing: Prop) throws { try free(pose, thing) }

    private func free(_ pose: Pose, _ thing: Prop) throws {
        // Given
        let hero = try Given.hero(Given.looks[0], pose, holding: thing)
        let bear = Given.companion("bear", pose, holding: thing)

        // When
        let skin = try DrawnPixels(figure: hero)
            .share(of: FigureLook(Given.looks[0]).skin, in: hero.boxes.face, tolerance: Self.tolerance)
        let fur = try DrawnPixels(figure: bear)
            .share(of: Coat(.bear).fur, in: bear.boxes.face, tolerance: Self.tolerance)

        // Then
        #expect(skin > 0.25)
        #expect(fur > 0.15)
    }

    @Test("An animal's fur is its own in every pose", arguments: Pose.known)
    func fur(pose: Pose) throws {
        // What is made of wings, legs or wool shows little of its body's own colour.
        let others: [Species] = ["child", "grown-up", "robot", "star", "doll", "sheep", "alpaca", "butterfly", "moth"]
        for species in Species.known.filter({ !others.contains($0) }) {
            // Given
            let actor = Given.companion(species, pose)

            // When
            let share = try DrawnPixels(figure: actor)
                .share(of: Coat(Kind(nearest: species.rawValue)).fur, in: actor.boxes.whole, tolerance: 8)

            // Then
            #expect(share > 0.03, "\(species) \(share)")
        }
    }
}
