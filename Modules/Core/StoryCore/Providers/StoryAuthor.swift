/// Writes stories.
public protocol StoryAuthor: Provider {
    /// The supported languages; empty if it writes any.
    var languages: [LanguageCode] { get }

    /// Returns how the author interprets a custom event, in stories of a language.
    func recognition(of event: CustomStoryEvent, language: LanguageCode) -> EventRecognition

    /// Writes a story and delivers each part as soon as it is written: the title, then the author's record of the
    /// story, if it keeps one, then passages in order.
    ///
    /// - Parameters:
    ///   - request: What to write, including the parts written before an interruption. These are not delivered again,
    ///     except the record as long as no passage was written.
    ///   - deliver: Receives one part; its error ends the writing and is rethrown.
    func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError)
}

extension StoryAuthor {
    /// The default: an author that understands any text uses the event as written.
    public func recognition(of event: CustomStoryEvent, language: LanguageCode) -> EventRecognition { .asWritten }
}

/// A request for a story.
public struct AuthorRequest: Hashable, Codable, Sendable {
    /// The brief.
    public var brief: StoryBrief
    /// The number of words for the requested length at the narrator's speed; within 10 % is good.
    public var targetWordCount: Int
    /// The title, if it was delivered before an interruption.
    public var writtenTitle: String?
    /// The passages that were delivered before an interruption, in order.
    public var writtenPassages: [AuthoredPassage]
    /// The household's latest tellings, the newest first; at most ``TellingRecord/mostTold``. The same after an
    /// interruption as before.
    public var told: [TellingRecord]
    /// What was delivered and refused since it is unsuitable, the oldest first; to be written in another way.
    public var refused: [RefusedPart]

    /// Creates a request.
    public init(
        brief: StoryBrief, targetWordCount: Int, writtenTitle: String? = nil,
        writtenPassages: [AuthoredPassage] = [], told: [TellingRecord] = [], refused: [RefusedPart] = []
    ) {
        self.brief = brief
        self.targetWordCount = targetWordCount
        self.writtenTitle = writtenTitle
        self.writtenPassages = writtenPassages
        self.told = told
        self.refused = refused
    }
}

/// A part of a story that is unsuitable for its audience.
public struct RefusedPart: Hashable, Codable, Sendable {
    /// The part: a title or a passage.
    public var part: AuthoredPart
    /// The number of passages before it.
    public var passageCount: Int
    /// The words in question, as they are in the text.
    public var excerpt: String
    /// The reason, as a sentence for people: "It's about a weapon."
    public var reason: String

    /// Creates a refused part.
    public init(_ part: AuthoredPart, passageCount: Int, concern: SafetyConcern) {
        (self.part, self.passageCount) = (part, passageCount)
        (excerpt, reason) = (concern.excerpt, concern.reason)
    }
}

/// A part of a story, delivered by its author.
public enum AuthoredPart: Hashable, Codable, Sendable {
    /// The title.
    case title(String)
    /// The author's record of the story, once, after the title and before the first passage.
    case telling(TellingRecord)
    /// The next passage.
    case passage(AuthoredPassage)
}

/// A text with one scene.
public struct AuthoredPassage: Hashable, Codable, Sendable {
    /// Paragraphs separated by empty lines; a line of `---` ends a page, and so do 500 characters.
    public var text: String
    /// The scene of these pages' illustrations; nil if the author gives none.
    public var scene: Scene?
    /// Notes on delivery; nil if there are none.
    public var delivery: [DeliveryMark]?

    /// Creates a passage.
    public init(text: String, scene: Scene?, delivery: [DeliveryMark]? = nil) {
        self.text = text
        self.scene = scene
        self.delivery = delivery
    }
}
