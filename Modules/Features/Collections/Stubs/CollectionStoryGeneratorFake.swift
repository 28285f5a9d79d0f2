public import Collections
public import FeatureKitStubs
public import StoryCore
import Synchronization

/// Makes stories called "Story 1", "Story 2", … by their numbers in the plan at once, and adds them to their collection
/// in memory; given stories fail.
public final class CollectionStoryGeneratorFake: CollectionStoryGeneratorContract {
    private struct State {
        var requests: [CollectionStoryRequest] = []
        var newHeroes: [String] = []
        var queued: [CollectionStoryRequest] = []
    }

    private let state = Mutex(State())
    private let store: LibraryFake
    private let known: [Hero]
    private let failures: [Int: StoryGenerationFailure]
    private let partFailures: [Int: StoryGenerationFailure]
    private let replacedVoices: [Int: String]
    private let afterEach: @Sendable (Int) -> Void

    /// Creates a generator.
    ///
    /// - Parameters:
    ///   - store: The store for the stories.
    ///   - heroes: The existing heroes.
    ///   - failures: The errors of stories that fail, by their number from 1.
    ///   - partFailures: The errors of incomplete stories, by their number from 1.
    ///   - replacedVoices: The missing voices of stories, by their number from 1.
    ///   - afterEach: Called with the number of each finished story.
    public init(
        store: LibraryFake, heroes: [Hero] = [.stub()], failures: [Int: StoryGenerationFailure] = [:],
        partFailures: [Int: StoryGenerationFailure] = [:], replacedVoices: [Int: String] = [:],
        afterEach: @escaping @Sendable (Int) -> Void = { _ in }
    ) {
        self.store = store
        known = heroes
        self.failures = failures
        self.partFailures = partFailures
        self.replacedVoices = replacedVoices
        self.afterEach = afterEach
    }

    /// The recorded requests, in order.
    public var requests: [CollectionStoryRequest] { state.withLock { $0.requests } }

    /// The requests that were queued, in order.
    public var queuedRequests: [CollectionStoryRequest] { state.withLock { $0.queued } }

    /// The names of the requested heroes, in order.
    public var namedHeroes: [String] { state.withLock { $0.newHeroes } }

    public func heroes() async throws(StoryGenerationFailure) -> [Hero] { known }

    public func languages() -> [LanguageCode] { [.english, LanguageCode(rawValue: "de")] }

    public func hero(named name: String, in language: LanguageCode) async throws(StoryGenerationFailure) -> Hero {
        state.withLock { $0.newHeroes.append(name) }
        return known.first { $0.name == name } ?? .stub(name: name)
    }

    public func enqueue(_ requests: [CollectionStoryRequest]) async -> [PlannedStory: JobID] {
        state.withLock { $0.queued += requests }
        return [:]
    }

    public func cancelQueued(of collection: CollectionID) async {
        state.withLock { $0.queued.removeAll { $0.plannedStory.collection == collection } }
    }

    public func make(
        _ request: CollectionStoryRequest, job: JobID?, progress: @escaping @Sendable (Double) -> Void
    ) async throws(StoryGenerationFailure) -> MadeStory {
        let number = state.withLock { state in
            state.requests.append(request)
            return state.requests.count
        }
        for value in [0, 0.5, 0.5] { progress(value) }
        defer { afterEach(number) }
        if let failure = failures[number] { throw failure }
        let ordinal = request.plannedStory.number + 1
        let story = MadeStory(
            id: StoryID(rawValue: "story-\(ordinal)"), title: "Story \(ordinal)", failure: partFailures[number],
            replacedVoice: replacedVoices[number])
        do throws(StorageError) {
            try store.put(.stub(id: story.id, title: story.title), at: request.plannedStory)
        } catch {
            throw StoryGenerationFailure(error)
        }
        return story
    }
}
