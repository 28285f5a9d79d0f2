import FeatureKitStubs
import Foundation
import Household
import HouseholdStubs
import Playback
import StorageTestSupport
import StoryCore
import Testing

@Suite("What profiles use of their limits, in memory and on SQLite", .timeLimit(.minutes(1)))
struct UsageContractTests {
    typealias Kind = StorageUnderTest.Kind

    private let now = StorageUnderTest.now

    /// A library with a story and a child.
    private func library(_ kind: Kind) async throws -> (sut: StorageUnderTest, child: ProfileID) {
        let sut = try StorageUnderTest(kind)
        try await sut.stories.save(Story.stub(id: "story", narrationStatus: .notRequested))
        return (sut, try await sut.profiles.add(Profile.stub().values, at: now).id)
    }

    @Test("Listening counts for who listens, each second once, and across stories", arguments: Kind.allCases)
    func listening(kind: Kind) async throws {
        // Given
        let (sut, child) = try await library(kind)
        let playback = sut.viewed(by: child).playback

        // When
        let start = try await playback.begin("story", at: now)
        // What comes late shortens nothing.
        for seconds in [10.0, 20, 15, 20] {
            _ = try await playback.record(
                PlaybackProgress(playback: start.number, position: seconds, listened: seconds, isHeard: false))
        }
        let again = try await playback.begin("story", at: now)
        _ = try await playback.record(
            PlaybackProgress(playback: again.number, position: 5, listened: 5, isHeard: false))

        // Then
        let usage = try await sut.profiles.usage(of: child, at: now)
        #expect(usage.listened == 25 && usage.sitting(at: now) == 25)
        #expect(try await sut.profiles.usage(of: .first, at: now).listened == 0)
        let tomorrow = now.addingTimeInterval(26 * 3600)
        #expect(try await sut.profiles.usage(of: child, at: tomorrow).listened == 0)
    }

    @Test("What a deleted profile used is nobody's", arguments: Kind.allCases)
    func deletion(kind: Kind) async throws {
        // Given
        let (sut, child) = try await library(kind)
        let start = try await sut.viewed(by: child).playback.begin("story", at: now)
        _ = try await sut.viewed(by: child).playback.record(
            PlaybackProgress(playback: start.number, position: 5, listened: 5, isHeard: false))

        // When
        try await sut.profiles.delete(child)

        // Then
        #expect(try await sut.profiles.usage(of: child, at: now).listened == 0)
    }
}
