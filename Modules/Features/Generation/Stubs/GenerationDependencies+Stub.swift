import FeatureKit
import Foundation
public import Generation
public import StoryCore
import Synchronization

extension GenerationDependencies {
    /// Dependencies that work without engines, disk layout or network: a library in memory and fakes.
    public static func stub(
        author: any StoryAuthor = StoryAuthorFake(), narrator: any Narrator = NarratorFake(),
        illustrator: any Illustrator = IllustratorFake(), safety: any ChildSafetyCheck = ChildSafetyCheckStub(),
        permission: any GenerationPermission = UnrestrictedGeneration(), library: LibraryFake = LibraryFake()
    ) -> GenerationDependencies {
        let random = Mutex(SeededGenerator(seed: 1))
        var registry = Registry()
        do {
            try registry.register(author: author)
            try registry.register(narrator: narrator)
            try registry.register(illustrator: illustrator)
        } catch {
            preconditionFailure("An empty registry takes one of each kind: \(error.message)")
        }
        return GenerationDependencies(
            registry: registry, recorder: NarrationRecorderFake(), safety: safety, permission: permission,
            stories: library, jobs: library, media: library, settings: library,
            clock: ImmediateClock(), now: { Date(timeIntervalSince1970: 1_000_000) },
            random: { random.withLock { $0.next() } })
    }
}

/// Finds a word, wherever it stands, unfit.
public struct ChildSafetyCheckStub: ChildSafetyCheck {
    private let word: String?

    /// Makes a check for one word; nil allows everything.
    public init(word: String? = nil) {
        self.word = word
    }

    public func firstConcern(in text: String, language: LanguageCode, ageBand: AgeBand) -> SafetyConcern? {
        word.flatMap { text.contains($0) ? SafetyConcern(excerpt: $0, reason: "something for grown-ups") : nil }
    }
}

/// A clock on which every wait is over at once.
public struct ImmediateClock: Clock {
    /// Moments of the clock, which all are the same.
    public struct Instant: InstantProtocol {
        private var offset = Duration.zero

        public func advanced(by duration: Duration) -> Instant {
            var copy = self
            copy.offset += duration
            return copy
        }

        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
    }

    /// Makes a clock.
    public init() {}

    public var now: Instant { Instant() }
    public var minimumResolution: Duration { .zero }
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
    }
}
