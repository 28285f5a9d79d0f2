import Collections
import Foundation
import StoryCore
import Testing

@testable import TerminalApp

@Suite("What a family has earned is told at once", .timeLimit(.minutes(1)))
@MainActor
struct AchievementNoticeTests {
    private final class Wall {
        var lines: [String] = []
    }

    private static let first = Achievement(
        kind: .storiesCompleted, subject: "1", title: "First story heard", earnedAt: .distantPast)
    private static let hour = Achievement(
        kind: .hoursListened, subject: "1", title: "An hour of listening", earnedAt: .distantPast)

    /// The lines that are told while parts of the library change; each change of stories is answered in turn.
    private func told(
        _ changes: [Set<LibraryPart>], answers: [Result<[Achievement], CollectionsError>]
    ) async -> [String] {
        let (stream, feed) = AsyncStream<Set<LibraryPart>>.makeStream()
        changes.forEach { feed.yield($0) }
        feed.finish()
        let wall = Wall()
        let rest = Answers(answers)
        await AchievementNotice(
            changes: { stream }, newAchievements: { () async throws(CollectionsError) in try await rest.next() },
            tell: { wall.lines.append($0) }
        ).observe()
        return wall.lines
    }

    private actor Answers {
        private var answers: [Result<[Achievement], CollectionsError>]

        init(_ answers: [Result<[Achievement], CollectionsError>]) { self.answers = answers }

        func next() throws(CollectionsError) -> [Achievement] {
            try answers.isEmpty ? [] : answers.removeFirst().get()
        }
    }

    @Test("Each change of stories tells what is new, and nothing else does")
    func telling() async {
        let lines = await told(
            [[.heroes], [.stories], [.stories, .events], [.stories]],
            answers: [.success([Self.first]), .success([]), .success([Self.first, Self.hour])])
        #expect(
            lines == [
                "Achievement earned: First story heard",
                "Achievements earned: First story heard, An hour of listening",
            ])
    }

    @Test("A library that cannot be read is asked again with the next change")
    func failure() async {
        let lines = await told(
            [[.stories], [.stories]], answers: [.failure(.storage(.busy("The library"))), .success([Self.first])])
        #expect(lines == ["Achievement earned: First story heard"])
    }
}
