public import StoryCore

/// How far the stories of a new collection are.
public struct CollectionProgress: Hashable, Sendable {
    /// How far one story is.
    public enum Step: Hashable, Sendable {
        /// It has not been begun.
        case waiting
        /// It is being made, from 0 to 1.
        case making(Double)
        /// It is in the collection, under this title; if a part of it failed, such as the narration, with the reason,
        /// and if its voice was gone, so that another one narrates, with that voice.
        case made(title: String, failure: StoryGenerationFailure?, replacedVoice: String? = nil)
        /// It could not be made.
        case failed(StoryGenerationFailure)
    }

    /// The stories in their order.
    public var steps: [Step]

    /// Begins with stories that are all waiting.
    public init(count: Int) {
        steps = Array(repeating: .waiting, count: count)
    }

    /// What went wrong, by the number of the story, from 0.
    public var failures: [(number: Int, failure: StoryGenerationFailure)] {
        steps.enumerated().compactMap { number, step in
            switch step {
            case .failed(let failure), .made(_, let failure?, _): (number, failure)
            case .waiting, .making, .made(_, nil, _): nil
            }
        }
    }
}

/// Takes what a collection in the making shows, in order; called from wherever the work is done, and must return
/// quickly.
public typealias CollectionObserver = @Sendable (CollectionProgress) -> Void

/// What became of a new collection: it is kept with the stories that could be made.
public struct CollectionOutcome: Hashable, Sendable {
    /// The collection as it is stored.
    public var collection: StoryCollection
    /// How its stories ended.
    public var progress: CollectionProgress

    /// Makes an outcome.
    public init(collection: StoryCollection, progress: CollectionProgress) {
        self.collection = collection
        self.progress = progress
    }
}
