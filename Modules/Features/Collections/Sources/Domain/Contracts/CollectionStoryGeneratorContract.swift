public import StoryCore

/// Generates the stories of collections. The composition provides it, since heroes and generation belong to other
/// features.
public protocol CollectionStoryGeneratorContract: Sendable {
    /// Returns the possible heroes, by name.
    func heroes() async throws(StoryGenerationFailure) -> [Hero]

    /// Returns the possible languages.
    func languages() -> [LanguageCode]

    /// Returns the hero of a name, and creates one if there is none.
    ///
    /// - Parameter language: The language of the stories.
    func hero(named name: String, in language: LanguageCode) async throws(StoryGenerationFailure) -> Hero

    /// Queues stories that are neither queued nor begun, so that each ends in its collection even if the program is
    /// killed: whoever works on the queue makes them then.
    ///
    /// - Returns: The job of each; none for one that cannot be queued, of which ``make(_:job:progress:)`` says why.
    func enqueue(_ requests: [CollectionStoryRequest]) async -> [PlannedStory: JobID]

    /// Cancels the queued stories of a collection that does not wait for them any more. One that cannot be cancelled
    /// becomes a story of its own.
    func cancelQueued(of collection: CollectionID) async

    /// Generates a story and stores it in its collection. What its job has made counts; if another worker makes it, it
    /// is waited for.
    ///
    /// - Parameters:
    ///   - job: The story's job; nil if it could not be queued.
    ///   - progress: Receives the story's progress, from 0 to 1.
    func make(
        _ request: CollectionStoryRequest, job: JobID?, progress: @escaping @Sendable (Double) -> Void
    ) async throws(StoryGenerationFailure) -> MadeStory
}

/// A generated story in the library.
public struct MadeStory: Hashable, Sendable {
    /// The story's identifier.
    public var id: StoryID
    /// The title.
    public var title: String
    /// Why a part of it, such as its narration, could not be made; nil if it is complete.
    public var failure: StoryGenerationFailure?
    /// The requested voice if it is missing, so that another one narrates; nil otherwise.
    public var replacedVoice: String?

    /// Creates a generated story.
    public init(id: StoryID, title: String, failure: StoryGenerationFailure? = nil, replacedVoice: String? = nil) {
        self.id = id
        self.title = title
        self.failure = failure
        self.replacedVoice = replacedVoice
    }
}
