import StoryCore
import Testing
import VectorIllustrator

@testable import StoryQuality

@Suite("Pictures compared with their plans", .timeLimit(.minutes(1)))
struct PictureMeasuresTests {
    private static let mia = HeroID(rawValue: "mia")

    /// Mia holds a book, a fox looks on, a lantern stands there.
    private static var plan: Scene {
        Scene(
            setting: "snowfield",
            characters: [
                SceneCharacter(.hero(mia), pose: "holding", mood: .happy, holding: "book"),
                SceneCharacter(.companion(species: "fox", name: "Pip"), pose: .standing, mood: .happy),
            ], props: ["lantern"], shot: .full)
    }

    private func page(planned: Scene, drawn: Scene) -> DrawnStory.Page {
        let request = IllustrationRequest(
            page: 0, text: "", scene: drawn, characters: [], ageBand: .fourToSix, tone: .gentle, language: .english,
            seed: 7)
        return DrawnStory.Page(scene: planned, layout: VectorIllustrator().layout(for: request), record: "snow")
    }

    private func figures(_ pages: [DrawnStory.Page]) -> [Figure] {
        PictureMeasures(stories: [DrawnStory(name: "story", pages: pages)]).figures
    }

    @Test("Pages that show their plan keep every bound but that of the commonest shot, which needs several shots")
    func kept() {
        // When
        let page = page(planned: Self.plan, drawn: Self.plan)
        let broken = figures([page, page]).filter { !$0.isKept }

        // Then
        #expect(broken.map(\.name) == ["pages seen by the commonest shot, %"], "\(broken.flatMap(\.signs))")
    }

    /// A way in which a page is not as planned, by the measure that finds it.
    enum Slip: String, CaseIterable {
        case thing = "pages whose things are all there, %"
        case hand = "pages whose things are in the hand, %"
        case cast = "pages with all who belong there, and nobody else, %"
        case pose = "pages with the pose of the verb, %"

        func happen(to scene: inout Scene) {
            switch self {
            case .thing: scene.props = []
            case .hand: scene.characters[0].holding = nil
            case .cast: scene.characters.removeLast()
            case .pose: scene.characters[1].pose = "jumping"
            }
        }
    }

    @Test("Each measure falls for a page that is not as its plan says", arguments: Slip.allCases)
    func fallen(slip: Slip) throws {
        // Given
        var drawn = Self.plan
        slip.happen(to: &drawn)

        // When
        let figure = try #require(
            figures([page(planned: Self.plan, drawn: drawn)]).first { $0.name == slip.rawValue })

        // Then
        #expect(!figure.isKept && figure.value == 0)
        #expect(figure.signs.count == 1)
    }

    @Test("What must not be seen and is there is found")
    func unwanted() throws {
        // Given
        var planned = Self.plan
        planned.absent = ["lantern"]

        // When
        let figure = try #require(
            figures([page(planned: planned, drawn: Self.plan)])
                .first { $0.name == "pages without what must not be seen, %" })

        // Then
        #expect(figure.signs == ["story, page 1: a lantern"])
    }

    @Test("A third page from the same distance, one behind the other, is found")
    func shots() throws {
        // Given
        let page = page(planned: Self.plan, drawn: Self.plan)

        // When
        let figure = try #require(
            figures([page, page, page]).first { $0.name == "pages with the shot of the two pages before" })

        // Then
        #expect(figure.value == 1)
    }
}
