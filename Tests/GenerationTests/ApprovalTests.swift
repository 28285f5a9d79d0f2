import FeatureKit
import FeatureKitStubs
import Foundation
import Generation
import GenerationStubs
import StoryCore
import Synchronization
import Testing

/// A child's rule: it asks for stories, and manages nothing.
private struct AskingChild: AccessPolicy {
    var asks = true

    func decision(
        on action: AccessAction, content: StoryContent?, by profile: ProfileID
    ) async -> AccessDecision {
        switch action {
        case .requestStories where asks: .allowed
        default: .refused(.notAllowed(action, profile: "Ben"))
        }
    }

    func controls(of profile: ProfileID) async throws(StorageError) -> CurrentControls { .unlimited }
}

@Suite("Stories that a child asks for", .timeLimit(.minutes(1)))
struct ApprovalTests {
    private static let ben = ProfileID(rawValue: 2)
    private static let asked = GenerationError.refused(.approvalNeeded(profile: "Ben"))

    private let library = LibraryFake()
    private let random = Random()

    /// Random numbers for all features of a test.
    private final class Random: Sendable {
        private let generator = Mutex(SeededGenerator(seed: 1))
        func next() -> UInt64 { generator.withLock { $0.next() } }
    }

    private func feature(of profile: ProfileID, _ policy: any AccessPolicy = UnrestrictedAccess()) -> GenerationFeature
    {
        var dependencies = GenerationDependencies.stub(library: library.viewing(as: profile))
        dependencies.random = { [random] in random.next() }
        dependencies.access = AccessGuard(caller: profile, policy: policy)
        return GenerationFeature(dependencies: dependencies)
    }

    private var child: GenerationFeature { feature(of: Self.ben, AskingChild()) }
    private var parent: GenerationFeature { feature(of: .first) }

    @Test("One is stored and waits, whether it was to be made at once or queued; nobody makes it")
    func asking() async throws {
        // When
        await #expect(throws: Self.asked) { _ = try await child.generate(.stub()) { _ in } }
        await #expect(throws: Self.asked) { _ = try await child.jobService.enqueue(.stub()) }

        // Then
        let entries = try await parent.jobService.entries()
        #expect(entries.map(\.state) == [.waiting, .waiting] && entries.allSatisfy { $0.profile == Self.ben })
        #expect(entries.first?.failure?.code == AccessRefusal.approvalCode)
        #expect(
            Self.asked.message == "Ben has asked for this story. It waits until a parent approves it.")
        try await parent.worker.run(untilEmpty: true)
        #expect(try await parent.jobService.entries().allSatisfy { $0.state == .waiting })
    }

    @Test("Once a parent approves, it is made; the child sees how it gets on, and no other story")
    func approval() async throws {
        // Given
        await #expect(throws: Self.asked) { _ = try await child.jobService.enqueue(.stub()) }
        let other = try await parent.jobService.enqueue(.stub())
        let job = try #require(try await parent.jobService.entries().first { $0.profile == Self.ben }?.id)

        // When
        let own = try await child.jobs().map(\.id)
        #expect(try await child.job(matching: job.rawValue).id == job)
        await #expect(throws: GenerationError.storage(.notFound(.job, other.rawValue))) {
            _ = try await child.job(matching: other.rawValue)
        }
        await #expect(throws: GenerationError.self) { try await child.jobService.approve(job) }
        try await parent.jobService.approve(job)
        try await parent.worker.run(untilEmpty: true)

        // Then
        #expect(own == [job])
        #expect(try await child.jobService.entries().map(\.state) == [.done])
        #expect(try await parent.jobService.entries().count == 2)
    }

    @Test("A child that may not even ask stores nothing")
    func never() async throws {
        let child = feature(of: Self.ben, AskingChild(asks: false))
        let refused = GenerationError.refused(.notAllowed(.createStories, profile: "Ben"))
        await #expect(throws: refused) { _ = try await child.generate(.stub()) { _ in } }
        await #expect(throws: refused) { _ = try await child.jobService.enqueue(.stub()) }
        #expect(try await parent.jobService.entries().isEmpty)
    }
}
