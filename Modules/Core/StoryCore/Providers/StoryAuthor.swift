/// Writes stories.
public protocol StoryAuthor: Provider {
    /// The languages that the author writes; empty if it writes any.
    var languages: [LanguageCode] { get }

    /// What the author makes of a family's own event, in stories of a language.
    func recognition(of event: CustomStoryEvent, language: LanguageCode) -> EventRecognition

    /// Writes a story and delivers its parts as soon as each is written: the title first, then what the author notes of
    /// the story, if it notes anything, then passages in order.
    ///
    /// - Parameters:
    ///   - request: What to write, and what of it was written before an interruption; parts that were written are
    ///     not delivered again, but the note is until a passage was written.
    ///   - deliver: Takes one part; what it throws ends the writing and is thrown on.
    func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError)
}

extension StoryAuthor {
    /// An author who understands whatever a family writes takes it as it is.
    public func recognition(of event: CustomStoryEvent, language: LanguageCode) -> EventRecognition { .asWritten }
}

/// What an author is asked for.
public struct AuthorRequest: Hashable, Codable, Sendable {
    /// What the story is to be.
    public var brief: StoryBrief
    /// How many words make the length that was asked for, as the chosen narrator speaks; within 10 % is good.
    public var targetWordCount: Int
    /// The title, if it was delivered before an interruption.
    public var writtenTitle: String?
    /// The passages that were delivered before an interruption, in order.
    public var writtenPassages: [AuthoredPassage]
    /// What this household was told lately, the latest first; at most ``TellingRecord/mostTold``. The same after an
    /// interruption as before.
    public var told: [TellingRecord]

    /// Makes a request.
    public init(
        brief: StoryBrief, targetWordCount: Int, writtenTitle: String? = nil,
        writtenPassages: [AuthoredPassage] = [], told: [TellingRecord] = []
    ) {
        self.brief = brief
        self.targetWordCount = targetWordCount
        self.writtenTitle = writtenTitle
        self.writtenPassages = writtenPassages
        self.told = told
    }
}

/// A part of a story as it leaves its author.
public enum AuthoredPart: Hashable, Codable, Sendable {
    /// What the story is called.
    case title(String)
    /// What the author notes of the story, once, after the title and before the first passage.
    case telling(TellingRecord)
    /// The next piece of text.
    case passage(AuthoredPassage)
}

/// A piece of text that shows one scene.
public struct AuthoredPassage: Hashable, Codable, Sendable {
    /// Paragraphs with an empty line between them; a line of `---` ends a page, and so does 500 characters.
    public var text: String
    /// What the pictures of these pages show; nil if the author cannot say.
    public var scene: Scene?
    /// What whoever reads it aloud should know; nil if the author says nothing about that.
    public var delivery: [DeliveryMark]?

    /// Makes a passage.
    public init(text: String, scene: Scene?, delivery: [DeliveryMark]? = nil) {
        self.text = text
        self.scene = scene
        self.delivery = delivery
    }
}
