public import StoryCore

/// Makes the stories of collections; the composition brings it, since heroes and the making of stories are matters of
/// other features.
public protocol CollectionStoryGeneratorContract: Sendable {
    /// The heroes that stories can be about, by name.
    func heroes() async throws(StoryGenerationFailure) -> [Hero]

    /// The languages that stories can be told in.
    func languages() -> [LanguageCode]

    /// The hero of a name, made if there is none.
    ///
    /// - Parameter language: The language of the stories.
    func hero(named name: String, in language: LanguageCode) async throws(StoryGenerationFailure) -> Hero

    /// Makes and keeps a story, which then is in its collection. One that was begun for the same place is finished.
    ///
    /// - Parameter progress: Told how far the story is, from 0 to 1.
    func make(
        _ request: CollectionStoryRequest, progress: @escaping @Sendable (Double) -> Void
    ) async throws(StoryGenerationFailure) -> MadeStory
}

/// A story that was made and is in the library.
public struct MadeStory: Hashable, Sendable {
    /// The story.
    public var id: StoryID
    /// What it is called.
    public var title: String
    /// Why a part of it could not be made, such as its narration; nil if nothing is missing.
    public var failure: StoryGenerationFailure?
    /// The voice that should have narrated it, and that is gone: another one did; nil otherwise.
    public var replacedVoice: String?

    /// Tells of a story.
    public init(id: StoryID, title: String, failure: StoryGenerationFailure? = nil, replacedVoice: String? = nil) {
        self.id = id
        self.title = title
        self.failure = failure
        self.replacedVoice = replacedVoice
    }
}
