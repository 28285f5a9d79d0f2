import FeatureKitStubs
import Generation
import GenerationStubs
import StoryCore
import Synchronization
import Testing

@Suite("A story that is followed while another worker makes it", .timeLimit(.minutes(1)))
struct FollowingTests {
    private let library = LibraryFake()
    private let gate = Gate()

    /// The worker waits before each passage.
    private var worker: GenerationFeature {
        let passages = ["Mira saw a light. It was far.", "She waved.", "It waved back."]
        return GenerationFeature(
            dependencies: .stub(author: StoryAuthorFake(passages: passages, gate: gate), library: library))
    }

    /// Somebody else, who knows nothing but the library.
    private var listener: JobService { GenerationFeature(dependencies: .stub(library: library)).jobService }

    @Test("Its text comes, and its narration grows, with the marks that whoever makes it has")
    func growing() async throws {
        // Given
        let made = Mutex<[GenerationUpdate]>([])
        let (updates, feed) = AsyncStream.makeStream(of: GenerationUpdate.self)
        let brief = StoryBrief.stub()
        let making = Task { [worker] in
            try await worker.generate(brief) { update in made.withLock { $0.append(update) } }
        }
        await gate.arrival()
        let job = try #require(try await library.jobs().first?.id)

        // When
        let following = Task { [listener] in
            defer { feed.finish() }
            return try await listener.follow(job) { feed.yield($0) }
        }
        gate.open()
        let outcome = try await making.value
        let followed = try await following.value

        // Then
        #expect(followed.progress.state == .done)
        #expect(followed.story == outcome.story)
        let known = made.withLock { $0.compactMap(\.narration?.marks) }
        for await update in updates {
            #expect(outcome.story.pages.map(\.text).starts(with: update.story.pages.map(\.text)))
            guard let narration = update.narration else { continue }
            #expect(known.contains(narration.marks))
            #expect(narration.file.isComplete)
        }
    }

    @Test("It is heard from the end of its first page on, before the story is finished")
    func heard() async throws {
        // Given
        let dependencies = GenerationDependencies.stub(illustrator: IllustratorFake(gate: gate), library: library)
        let making = Task { try await GenerationFeature(dependencies: dependencies).generate(.stub()) { _ in } }
        await gate.arrival()
        let job = try #require(try await library.jobs().first?.id)
        let (heard, feed) = AsyncStream.makeStream(of: GrowingNarration.self)

        // When
        let following = Task { [listener] in
            try await listener.follow(job) { if let narration = $0.narration { feed.yield(narration) } }
        }
        var first: GrowingNarration?
        for await narration in heard {
            first = narration
            break
        }

        // Then
        #expect(first?.marks.pageStarts.isEmpty == false)
        #expect(first?.file.isComplete == false)
        #expect(library.stories.isEmpty)
        gate.open()
        _ = try await making.value
        _ = try await following.value
        #expect(first?.file.isComplete == true)
    }

    @Test("A job that was cancelled has no story, and one that is finished says so at once")
    func ended() async throws {
        // Given
        let job = try await listener.enqueue(.stub())
        try await listener.cancel(job)
        // When
        let followed = try await listener.follow(job) { _ in }
        // Then
        #expect(followed.progress.state == .cancelled)
        #expect(followed.story == nil)
    }
}
