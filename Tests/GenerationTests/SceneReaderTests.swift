import StoryCore
import Testing

@testable import Generation

@Suite("Scenes read from a text", .timeLimit(.minutes(1)))
struct SceneReaderTests {
    private let mia = HeroID(rawValue: "mia")
    private let ole = HeroID(rawValue: "ole")

    @Test(
        "Who does what with what is read",
        arguments: [
            ("Mia pulled the rope.", "en", "pulling", nil, "rope"),
            ("Then Mia carried the basket home.", "en", "carrying", "basket", nil),
            ("Mia looked up. She climbed the ladder.", "en", "climbing", nil, "ladder"),
            ("Mia zog am Seil.", "de", "pulling", nil, "rope"),
            ("Mia trug den Korb nach Hause.", "de", "carrying", "basket", nil),
        ] as [(String, String, String, String?, String?)])
    func deed(text: String, language: String, pose: String, holding: String?, target: String?) throws {
        // When
        let scene = try read(text, language)

        // Then
        let hero = try #require(scene.characters.first)
        #expect(hero.subject == .hero(mia))
        #expect(hero.pose.rawValue == pose)
        #expect(hero.holding?.rawValue == holding)
        #expect(hero.target == target.map { .prop(Prop(rawValue: $0)) })
    }

    @Test(
        "What is said, denied, compared, wished or only possible is not drawn",
        arguments: [
            ("“Mia, carry the lamp!” called Ole.", "en"), ("Mia did not take the lamp.", "en"),
            ("Mia stood there like a lamp on a table.", "en"), ("Mia wished for a lamp.", "en"),
            ("If only Mia held a lamp.", "en"), ("Nobody needed a lamp, and Mia took no umbrella.", "en"),
            ("„Nimm die Laterne“, sagte Ole.", "de"), ("Mia nahm keine Laterne.", "de"),
            ("Mia stand da wie eine Laterne.", "de"),
        ])
    func uncertain(text: String, language: String) throws {
        let scene = try read(text, language)
        #expect(scene.props.isEmpty)
        #expect(scene.characters.allSatisfy { $0.holding == nil && $0.target == nil })
        #expect(scene.characters.allSatisfy { $0.pose == .standing })
    }

    @Test("A story stays where it is until the text says that somebody is elsewhere")
    func places() throws {
        let garden = Scene(setting: "garden", place: "garden", timeOfDay: "evening")
        #expect(try read("Mia laughed.", "en", after: garden).place == "garden")
        let forest = try read("Mia ran into the forest.", "en", after: garden)
        #expect(forest.setting == "forest")
        #expect(forest.place == nil)
        #expect(forest.timeOfDay == "evening")
    }

    @Test("An animal that acts is there, and feelings are seen")
    func others() throws {
        let scene = try read("The fox slept. Mia smiled happily at it.", "en")
        #expect(
            scene.characters.contains { $0.subject == .companion(species: "fox", name: nil) && $0.pose == "sleeping" })
        #expect(scene.characters.contains { $0.subject == .hero(mia) && $0.mood == "happy" })
    }

    @Test("A page that names nobody shows those whom the story is about")
    func nobody() throws {
        let scene = try read("It was quiet.", "en")
        #expect(scene.characters.map(\.subject) == [.hero(mia), .hero(ole)])
    }

    @Test("A language without a table shows the heroes and nothing that is not sure")
    func unknown() throws {
        let scene = try read("Mia tire la corde.", "fr")
        #expect(scene.characters.first?.pose == .standing)
        #expect(scene.props.isEmpty)
    }

    private func read(
        _ text: String, _ language: String, after previous: Scene = Scene(setting: "meadow")
    ) throws -> Scene {
        let heroes = [try Hero(id: mia, name: "Mia"), try Hero(id: ole, name: "Ole")]
        return SceneReader(heroes: heroes, language: LanguageCode(rawValue: language)).scene(of: text, after: previous)
    }
}
