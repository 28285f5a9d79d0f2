import AppTestSupport
import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import StoryApp
import StoryCore
import Testing

@Suite("Making again what stories have lost", .timeLimit(.minutes(1)))
struct LibraryRepairTests {
    @Test("A narration whose voice is gone is made by another voice, and that is told once")
    func replacedVoice() async throws {
        // Given a story whose narration failed with a voice that was removed since
        let (library, story) = (LibraryFake(), Story.stub(narrationStatus: .failed))
        var brief = StoryBrief.stub(illustrator: nil)
        brief.voice = "gone"
        _ = try await library.open(
            GenerationJob(id: story.id.job, brief: brief, status: .failed(.audio), createdAt: story.createdAt))
        library.releaseAllClaims()
        let finding = LibraryFinding(
            kind: .failedPart, subject: "narration", detail: "It failed.", repairStatus: .possible("Creates it again."))
        let upkeep = LibraryInspection(items: [.init(name: "story", story: story.id, findings: [finding, finding])])
        let sut = try await AppContainer.inMemory(
            NarratorFake(), author: StoryAuthorFake(), library: library, stories: [story], upkeep: upkeep)
        // When
        let repaired = try await sut.repair.execute { _ in }.findings.map(\.repairStatus)
        // Then
        #expect(
            repaired == [
                .done("Created again. The voice 'gone' is no longer installed, so another one narrates."),
                .done("Created again."),
            ])
    }
}
