import Foundation
import StoryCore
import Testing

@Suite("Scenes as JSON", .timeLimit(.minutes(1)))
struct SceneTests {
    @Test("A scene comes back from JSON as it was")
    func roundTrip() throws {
        // Given
        let scene = Scene(
            setting: "harbour", timeOfDay: "night", weather: "fog",
            characters: [
                SceneCharacter(.hero(HeroID(rawValue: "mira")), pose: "running", mood: "proud", holding: "lantern"),
                SceneCharacter(.companion(species: "fox", name: "Pip")),
                SceneCharacter(.companion(species: "kraken", name: nil)),
            ], props: ["boat"])

        // When
        let copy = try JSONDecoder().decode(Scene.self, from: JSONEncoder().encode(scene))

        // Then
        #expect(copy == scene)
    }

    @Test("An author elsewhere can write a scene by hand, in words that nobody here knows")
    func fromOutside() throws {
        // Given
        let text = """
            {"setting": "treehouse", "timeOfDay": "dusk", "weather": "hail", "props": ["telescope"], "characters": [
                {"subject": {"hero": "mira"}, "pose": "dancing", "mood": "dreamy"},
                {"subject": {"species": "lizard"}, "pose": "standing", "mood": "calm"}]}
            """

        // When
        let scene = try JSONDecoder().decode(Scene.self, from: Data(text.utf8))

        // Then
        #expect(scene.setting == "treehouse")
        #expect(
            scene.characters.map(\.subject) == [
                .hero(HeroID(rawValue: "mira")), .companion(species: "lizard", name: nil),
            ])
    }

    @Test("Somebody who is neither a hero nor of a species is an error")
    func nobody() {
        // Given
        let text = #"{"subject": {"name": "Pip"}, "pose": "standing", "mood": "calm"}"#

        // Then
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SceneCharacter.self, from: Data(text.utf8))
        }
    }
}
