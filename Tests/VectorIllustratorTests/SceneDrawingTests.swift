import StoryCore
import TestSupport
import Testing
import VectorIllustrator

@Suite("Drawing every word of a scene", .tags(.sweep), .timeLimit(.minutes(2)))
struct SceneDrawingTests {
    /// Each vocabulary as scenes that differ in one word only.
    enum Vocabulary: CaseIterable {
        case settings, times, timesInARoom, weathers, weathersInARoom, poses, moods, species, speciesAsleep, props, held

        var scenes: [Scene] {
            let (built, inHand) = (SceneDrawingTests.built, SceneDrawingTests.inHand)
            return switch self {
            case .settings: Setting.known.map { Given.scene(setting: $0) }
            case .times: TimeOfDay.known.map { Given.scene(timeOfDay: $0) }
            case .timesInARoom: TimeOfDay.known.map { Given.scene(setting: "bedroom", timeOfDay: $0) }
            case .weathers: Weather.known.map { Given.scene(weather: $0) }
            case .weathersInARoom: Weather.known.map { Given.scene(setting: "kitchen", weather: $0) }
            case .poses: Pose.known.map { Given.scene(pose: $0) }
            case .moods: Mood.known.map { Given.scene(mood: $0) }
            case .species: Species.known.map { Given.scene(species: $0) }
            case .speciesAsleep: Species.known.map { Given.scene(pose: "sleeping", species: $0) }
            // A meadow has trees, a pond and stones of its own.
            case .props:
                Prop.known.filter { !built.contains($0) }.map { Given.scene(setting: "snowfield", props: [$0]) }
            case .held: Prop.known.filter { !built.contains($0) && inHand[$0] == nil }.map { Given.scene(holding: $0) }
            }
        }
    }

    private let sut = VectorIllustrator()

    static let built: [Prop] = ["door", "window", "stairs", "wall"]
    static let inHand: [Prop: Prop] = [
        "telephone": "telephone receiver", "blocks": "block", "dominoes": "domino", "clock": "alarm clock",
    ]

    @Test("What of a large thing is in the hand is a part of it", arguments: Self.inHand)
    func partInHand(whole: Prop, part: Prop) {
        // When
        let pages = [whole, part].map { Self.shapes(of: sut.svg(for: Given.request(Given.scene(holding: $0)))) }

        // Then
        #expect(pages[0] == pages[1])
    }

    @Test("What is a part of a house is not drawn where no house is", arguments: Self.built)
    func partOfHouse(prop: Prop) {
        // When
        let pages = [[prop], []].map { Self.shapes(of: sut.svg(for: Given.request(Given.scene(props: $0)))) }

        // Then
        #expect(pages[0] == pages[1])
    }

    @Test("Every known word is well-formed and looks unlike its siblings", arguments: Vocabulary.allCases)
    func known(vocabulary: Vocabulary) throws {
        // Given
        let sheets = [try Given.sheet()]

        // When
        let pages = vocabulary.scenes.map { Self.shapes(of: sut.svg(for: Given.request($0, sheets))) }

        // Then
        for page in pages { #expect(ParsedXML(page).error == nil) }
        #expect(Set(pages).count == pages.count)
    }

    @Test("Every known setting and time becomes a picture", arguments: Setting.known, TimeOfDay.known)
    func rendered(setting: Setting, time: TimeOfDay) async throws {
        // Given
        let scene = Given.scene(setting: setting, timeOfDay: time, weather: "rain", props: ["tree", "lantern"])

        // When
        let picture = try await sut.illustrate(Given.request(scene))

        // Then
        #expect(picture.data.count > 500)
    }

    @Test("An unknown word is drawn as the known one inside it or as its synonym")
    func nearest() {
        // Given
        var told = Given.scene(setting: "Kitchen table at grandma's", weather: "a rainy one", species: "Kitten")
        var known = Given.scene(setting: "kitchen", weather: "rain", species: "cat")
        // Each place of a story has its own colours.
        (told.place, known.place) = ("grandma", "grandma")

        // When
        let pages = [told, known].map { Self.shapes(of: sut.svg(for: Given.request($0))) }

        // Then
        #expect(pages[0] == pages[1])
    }

    @Test("Words that mean nothing here are drawn as something neutral", arguments: ["", "xyzzy", "🚀", "<b>", "雪の森"])
    func unknown(word: String) async throws {
        // Given
        let scene = Given.scene(
            setting: Setting(rawValue: word), timeOfDay: TimeOfDay(rawValue: word), weather: Weather(rawValue: word),
            pose: Pose(rawValue: word), mood: Mood(rawValue: word), holding: Prop(rawValue: word),
            species: Species(rawValue: word), props: [Prop(rawValue: word)])

        // When
        let request = Given.request(scene)
        let page = ParsedXML(sut.svg(for: request))
        let picture = try await sut.illustrate(request)

        // Then
        #expect(page.error == nil)
        #expect(picture.alternativeText.hasPrefix("A child stands in the meadow during the day."))
    }

    @Test("A page stays small, and its names are its own", arguments: Setting.known)
    func lean(setting: Setting) throws {
        // Given
        var scene = Given.scene(setting: setting, timeOfDay: "night", weather: "snow", props: ["tree", "ball", "cake"])
        scene.characters += scene.characters

        // When
        let svg = sut.svg(for: Given.request(scene, [try Given.sheet()]))
        let page = ParsedXML(svg)

        // Then
        #expect(svg.utf8.count < 40_000)
        #expect(Set(page.ids).count == page.ids.count)
        #expect(svg.contains("viewBox=\"0 0 1280 960\""))
    }

    @Test("A page with nobody and a page with a crowd are drawn")
    func extremes() {
        // Given
        let crowd = (0..<40).map { SceneCharacter(.companion(species: "owl", name: "Owl \($0)"), pose: "flying") }
        let scenes = [
            Scene(setting: "sea"),
            Scene(setting: "sea", characters: crowd, props: Array(repeating: "balloon", count: 50)),
        ]

        // When
        let pages = scenes.map { ParsedXML(sut.svg(for: Given.request($0))) }

        // Then
        #expect(pages.allSatisfy { $0.error == nil })
        #expect(pages[1].titles.filter { $0.hasPrefix("Owl") }.count == 24)
    }

    /// The page without its titles, so that only what is drawn is compared.
    private static func shapes(of svg: String) -> String {
        svg.replacing(/<title>[^<]*<\/title>/, with: "")
    }
}
