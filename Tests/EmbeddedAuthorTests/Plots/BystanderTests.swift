import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Who else is on a page", .timeLimit(.minutes(1)))
struct BystanderTests {
    private static let together =
        #""both": {"actors": [{"who": "hero", "pose": "walking", "mood": "calm"}, {"who": "friend", "pose": "sitting", "mood": "sad"}]}"#
    private static let deed =
        #""pull": {"actors": [{"who": "hero", "pose": "pulling", "mood": "angry", "at": {"thing": "kite"}}]}"#

    @Test("Whoever speaks on a page stands by and feels in their own way")
    func speaker() throws {
        // Given
        let scene = try scene("{\(Self.together), \(Self.deed)}")

        // Then
        let friend = try #require(scene.characters.last)
        #expect(scene.characters.count == 2)
        #expect(friend.hero == nil)
        #expect(friend.pose == "sitting")
        #expect(friend.mood == "sad")
        #expect(friend.target == .prop("kite"))
    }

    @Test("Nobody stands by who is never seen with those of the picture")
    func afar() throws {
        let scene = try scene(
            "{\(Self.deed), \"both\": {\"actors\": [{\"who\": \"friend\", \"pose\": \"sitting\", \"mood\": \"sad\"}]}}")
        #expect(scene.characters.allSatisfy { $0.hero != nil })
    }

    @Test("Nobody stands by who must not be seen")
    func absent() throws {
        let deed = Self.deed.replacing("}}]}", with: #"}}], "not": ["dog"]}"#)
        #expect(try scene("{\(Self.together), \(deed)}").characters.count == 1)
    }

    @Test("Other heroes look on only where the page names them, and a page without anybody stays so")
    func named() throws {
        let two = ["Mia", "Ole"]
        #expect(try scene("{\(Self.deed)}", heroes: two, text: "Mia pulled.").characters.count == 1)
        #expect(try scene("{\(Self.deed)}", heroes: two, text: "Mia and Ole pulled.").characters.count == 2)
        #expect(try scene("{\(Self.together), \"pull\": {\"see\": [\"kite\"]}}").characters.isEmpty)
    }

    /// The scene of "pull" on the page of the first scene, in which the friend speaks and "both" is shown later.
    private func scene(_ pictures: String, heroes: [String] = ["Mia"], text: String? = nil) throws -> Scene {
        let heroes = try heroes.map { try Hero.named($0) }
        let telling = try #require(
            try PlotTelling.kite(
                heroes: heroes,
                text: [
                    (
                        "\"{all} had a kite, and the kite had a tree.\"",
                        "{\"line\": \"\(text ?? "Mia pulled.")\", \"look\": \"pull\"}"
                    ),
                    ("\"rank\": 4, \"follows\": true", "\"rank\": 4, \"follows\": true, \"look\": \"both\""),
                ], pictures: pictures))
        let page = telling.lines.filter { $0.scene == 0 && (text == nil || $0.look == "pull") }
        let backdrop = Backdrop(at: "park", picture: nil, plan: telling.plot.plan, arenas: try KitePlot.arenas())
        let picture = try #require(telling.plot.pictures["pull"])
        return SceneMaker(telling: telling, heroes: heroes).scene(picture, at: backdrop, on: page)
    }
}

@Suite("Who speaks in a line", .timeLimit(.minutes(1)))
struct SpeechTagTests {
    @Test(
        "Names outside of speech are found, in English and German, but nobody who is only spoken of",
        arguments: [
            ("“Where is Ole?” asked Dad.", ["Dad"]), ("„Wo ist Ole?“, fragte Papa.", ["Papa"]), ("Dad was there.", []),
        ])
    func names(text: String, expected: [String]) {
        let words = SpeechTag(in: text)?.words ?? ""
        #expect(["Dad", "Papa", "Ole"].filter(words.names) == expected)
    }

    @Test("A name is a word of its own")
    func words() {
        #expect("Gran said".names("Gran"))
        #expect(!"Grandpa said".names("Gran"))
    }
}
