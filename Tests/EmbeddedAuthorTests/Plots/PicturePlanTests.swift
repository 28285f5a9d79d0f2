import StoryCore
import Testing

@testable import EmbeddedAuthor

@Suite("Which picture a page shows", .timeLimit(.minutes(1)))
struct PicturePlanTests {
    private static let pictures = """
        {"cover": {"actors": [{"who": "hero", "pose": "holding", "mood": "happy", "with": "kite"}]},
         "stuck": {"actors": [{"who": "hero", "pose": "looking up", "mood": "sad", "at": {"thing": "kite"}}]},
         "same": {"actors": [{"who": "pal", "pose": "looking up", "mood": "calm", "at": {"thing": "kite"}}]},
         "held": {"actors": [{"who": "hero", "pose": "holding", "mood": "calm", "with": "kite"}]},
         "cheer": {"actors": [{"who": "hero", "pose": "jumping", "mood": "excited"}]},
         "pull": {"actors": [{"who": "hero", "pose": "pulling", "mood": "calm", "with": "string", "at": {"thing": "kite"}}]},
         "poke": {"actors": [{"who": "hero", "pose": "reaching", "mood": "calm", "with": "stick", "at": {"thing": "kite"}}]},
         "rest": {"actors": [{"who": "friend", "pose": "lying", "mood": "calm"}]}}
        """

    @Test("Of two pictures the one that is always told, with the hero and a deed")
    func best() throws {
        // Given
        let shown = try names([Self.look("stuck", on: Self.first), Self.look("rest", onRank: 4)])

        // Then
        #expect(shown.first == "stuck")
    }

    @Test("A deed with its thing is shown rather than a cheer, wherever both stand on the page")
    func deed() throws {
        let first = try names([Self.look("pull", on: Self.first), Self.look("cheer", onRank: 4)])
        #expect(first.first == "pull")
        let last = try names([Self.look("cheer", on: Self.first), Self.look("pull", onRank: 4)])
        #expect(last.first == "pull")
    }

    @Test("What the page before shows is not shown again, also mirrored, if the page has something else")
    func neighbours() throws {
        // Given
        let shown = try names([
            Self.look("stuck", on: Self.first),
            Self.look("same", on: "{all} <legs:climbed|raced> to the bench and poked."),
            ("\"The stick was a bit too short.\", \"rank\": 1", "\"Too short.\", \"rank\": 1, \"look\": \"rest\""),
        ])

        // Then
        #expect(Array(shown.prefix(2)) == ["stuck", "rest"])
    }

    @Test("A page rather shows something else than the cover")
    func cover() throws {
        // Given
        let shown = try names([Self.look("held", on: Self.first), Self.look("poke", onRank: 4)])

        // Then
        #expect(shown.first == "poke")
    }

    @Test("A page without a picture of its own shows what happened last in its scene, or what comes next in it")
    func kept() throws {
        let shown = try names([Self.look("rest", on: "{friend} looked at the grass for a long time.")])
        #expect(shown.contains("rest"))
        #expect(shown.first == .some(nil))
    }

    private static let first = "{all} had a kite, and the kite had a tree."

    /// A change of the text by which a line has a picture.
    private static func look(_ name: String, on line: String) -> (String, String) {
        ("\"\(line)\"", "{\"line\": \"\(line)\", \"look\": \"\(name)\"}")
    }

    /// The same for the line that may be left out, on the first page.
    private static func look(_ name: String, onRank rank: Int) -> (String, String) {
        ("\"rank\": \(rank), \"follows\": true", "\"rank\": \(rank), \"follows\": true, \"look\": \"\(name)\"")
    }

    private func names(_ text: [(String, String)]) throws -> [String?] {
        let telling = try #require(try PlotTelling.kite(text: text, pictures: Self.pictures))
        let lines = telling.told(wordCount: 1000)
        let pages = Dictionary(grouping: lines, by: \.scene).sorted { $0.key < $1.key }.map(\.value)
        return PicturePlan(telling: telling).names(of: pages, among: lines)
    }
}

@Suite("What the cover shows", .timeLimit(.minutes(1)))
struct CoverPlanTests {
    @Test("A cover that a page shows, too, has the hero do something else with the thing; any other stays")
    func different() throws {
        // Given
        let hero = SceneCharacter(.hero(HeroID(rawValue: "mia")), pose: "holding", holding: "kite")
        let cover = Scene(setting: "garden", characters: [hero])

        // When
        let other = CoverPlan(pages: [cover]).cover(cover)
        let same = CoverPlan(pages: []).cover(cover)

        // Then
        #expect(other.characters[0].pose != hero.pose)
        #expect(other.characters[0].holding == "kite")
        #expect(same == cover)
    }
}

@Suite("What the lines around chapters show", .timeLimit(.minutes(1)))
struct ChapterFrameTests {
    @Test("The heroes read in bed before the first chapter, and sleep after the last one")
    func frame() throws {
        // Given
        let frame = ChapterFrame(heroes: try ["Mia", "Ole"].map { try Hero.named($0) })

        // Then
        #expect(frame.opening.characters.map(\.holding) == ["book", nil])
        #expect(frame.ending.characters.allSatisfy { $0.pose == "sleeping" })
        #expect(frame.ending.absent.contains("lamp"))
    }
}
