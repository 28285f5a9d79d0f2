import Foundation
import StoryCore
import TestSupport
import Testing

@testable import EmbeddedAuthor

@Suite("The stock of plots", .tags(.process), .timeLimit(.minutes(2)))
struct PlotStockTests {
    private static let library = PlotLibrary(folder: EmbeddedAuthor.plotFolder)

    @Test("No plan and no text has an error")
    func checker() async throws {
        // When
        let ended = try await storyPlots("check", "--errors-only")

        // Then
        #expect(ended.status == 0, "\(ended.text) \(ended.complaint)")
        #expect(ended.text.hasPrefix("0 errors, "))
    }

    @Test("Every plot is as long as was asked, within 8 %, at lengths that it takes", arguments: ["en", "de"])
    func lengths(language: String) async throws {
        // When
        let ended = try await storyPlots("lengths", "--language", language)

        // Then
        #expect(ended.status == 0, "\(ended.text) \(ended.complaint)")
        #expect(ended.text.contains(/^[1-9][0-9]{2,3} told, 0 too long or too short/))
    }

    @Test(
        "A story is as long as was asked, within 10 %, at every length, for every age and for one to three heroes",
        arguments: AgeBand.allCases, 1...3)
    func lengths(age: AgeBand, heroCount: Int) async throws {
        // When
        let ended = try await storyPlots("lengths", "--age", age.rawValue, "--heroes", "\(heroCount)")

        // Then
        #expect(ended.status == 0, "\(ended.text) \(ended.complaint)")
        // Four events for a slow and for a fast voice.
        #expect(ended.text.hasPrefix("\(StoryBrief.minutesRange.count * 4 * 2) told, 0 too long or too short"))
    }

    /// Runs `story-plots`: a program that was built for speed takes seconds, these tests took minutes.
    private func storyPlots(_ verb: String, _ options: String...) async throws -> Program.Ended {
        try await Program.end(
            of: Program.built("story-plots").path, [verb, EmbeddedAuthor.plotFolder.path] + options)
    }

    @Test("Every event plays at places that there are")
    func arenas() throws {
        let arenas = try Self.library.arenas()
        for event in StoryEvent.allCases {
            let arena = try #require(arenas.events[event.rawValue])
            #expect(arena.places.allSatisfy { arenas.places[$0] != nil })
        }
        #expect(arenas.places.values.allSatisfy { Setting.known.contains($0.setting) })
        #expect(arenas.places.values.flatMap(\.props).allSatisfy(Prop.known.contains))
    }
}
