/// The progress of the stories of a new collection.
public struct CollectionProgress: Hashable, Sendable {
    /// The progress of one story.
    public enum Step: Hashable, Sendable {
        /// Not begun.
        case waiting
        /// Being made, from 0 to 1.
        case generating(Double)
        /// In the collection, with its title, the error of a part that failed, such as the narration, and the requested
        /// voice if it is missing and another one narrates.
        case made(title: String, failure: StoryGenerationFailure?, replacedVoice: String? = nil)
        /// Failed.
        case failed(StoryGenerationFailure)
    }

    /// The stories, in order.
    public var steps: [Step]

    /// Creates progress with all stories waiting.
    public init(count: Int) {
        steps = Array(repeating: .waiting, count: count)
    }

    /// The errors, by the number of the story, from 0.
    public var failures: [(number: Int, failure: StoryGenerationFailure)] {
        steps.enumerated().compactMap { number, step in
            switch step {
            case .failed(let failure), .made(_, let failure?, _): (number, failure)
            case .waiting, .generating, .made(_, nil, _): nil
            }
        }
    }
}

/// Receives the progress of a collection, in order, on any thread; must return quickly.
public typealias CollectionObserver = @Sendable (CollectionProgress) -> Void

/// The result of creating a collection, which is stored with the stories that could be made.
public struct CollectionOutcome: Hashable, Sendable {
    /// The stored collection.
    public var collection: StoryCollection
    /// The final progress of its stories.
    public var progress: CollectionProgress

    /// Creates an outcome.
    public init(collection: StoryCollection, progress: CollectionProgress) {
        self.collection = collection
        self.progress = progress
    }
}
