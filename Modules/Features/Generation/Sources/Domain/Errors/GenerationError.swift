public import FeatureKit
public import StoryCore

/// An error of generating a story, or a part of one.
public enum GenerationError: Error, Hashable, Sendable {
    /// The request has no hero.
    case noHero
    /// The length in minutes is outside ``StoryBrief/minutesRange``.
    case minutesOutOfRange(Int)
    /// A requested provider does not exist, or does not support the language.
    case registry(RegistryError)
    /// No permitted narrator has this voice.
    case unknownVoice(String, language: LanguageCode, known: [Voice])
    /// Parental controls or the plan refuse the story.
    case notAllowed(GenerationRefusal)
    /// Something that a person typed is unsuitable for children.
    case unsuitableInput(SafetyConcern)
    /// Whether what a person typed is suitable can't be told now.
    case uncheckedInput(ProviderError)
    /// The author's text is unsuitable for children, although it was asked for another one; a parent decides.
    case unsuitableStory(RefusedPart, author: ProviderIdentifier)
    /// The author wrote nothing.
    case emptyStory(ProviderIdentifier)
    /// A provider failed in a step.
    case provider(GenerationStep, ProviderError)
    case storage(StorageError)
    /// The caller may not do this.
    case refused(AccessRefusal)
    /// The disk with this file is full; the job is kept with its finished units.
    case outOfSpace(path: String)
    /// The story is complete; nothing went wrong.
    case nothingMissing(title: String)
    /// The unfinished story does not wait for a parent's approval.
    case nothingToApprove
    /// The story has only this many pages.
    case noSuchPage(count: Int)
    /// The generation was cancelled; its interruption policy decides whether it can be resumed.
    case cancelled
}

extension GenerationError: ExplainedError {
    /// The code of ``unsuitableStory(_:author:)``, by which a job's failure says that a page waits for approval.
    static let unsuitableStoryCode = "generation.unsuitableStory"
    /// How much of a refused text is quoted, in characters.
    private static let quotedText = 1500

    public var code: String {
        switch self {
        case .noHero: "generation.noHero"
        case .minutesOutOfRange: "generation.minutesOutOfRange"
        case .registry(let error): error.code
        case .unknownVoice: "generation.unknownVoice"
        case .notAllowed: "generation.notAllowed"
        case .unsuitableInput: "generation.unsuitableInput"
        case .uncheckedInput(let error): error.code
        case .unsuitableStory: Self.unsuitableStoryCode
        case .emptyStory: "generation.emptyStory"
        case .provider(_, let error): error.code
        case .storage(let error): error.code
        case .refused(let refusal): refusal.code
        case .outOfSpace(let path): StorageError.diskFull(path: path).code
        case .nothingMissing: "generation.nothingMissing"
        case .nothingToApprove: "generation.nothingToApprove"
        case .noSuchPage: "generation.noSuchPage"
        case .cancelled: "generation.cancelled"
        }
    }

    public var message: String {
        switch self {
        case .noHero: "A story needs a hero."
        case .minutesOutOfRange(let minutes):
            "A story can be \(StoryBrief.minutesRange.lowerBound) to \(StoryBrief.minutesRange.upperBound) minutes long, "
                + "not \(minutes)."
        case .registry(let error): error.message
        case .unknownVoice(let voice, let language, _):
            "No \(language.displayName) voice called '\(PlainText.quotation(voice))'."
        case .notAllowed: "This story isn't allowed right now."
        case .unsuitableInput(let concern):
            "'\(PlainText.quotation(concern.excerpt))' doesn't belong in a story for children."
        case .unsuitableStory(_, let author): "The author '\(author)' wrote something unsuitable."
        case .uncheckedInput(let error): error.message
        case .emptyStory(let author): "The author '\(author)' wrote nothing."
        case .provider(let step, let error): "\(step.sentenceStart) failed: \(error.message)"
        case .storage(let error): error.message
        case .refused(let refusal): refusal.message
        case .outOfSpace(let path): StorageError.diskFull(path: path).message
        case .nothingMissing(let title): "Nothing is missing from '\(PlainText.quotation(title))'."
        case .nothingToApprove: "This story doesn't wait for approval."
        case .noSuchPage(let count): "The story has \(StoryText.count(count, "page", "pages"))."
        case .cancelled: "Creating the story was stopped."
        }
    }

    public var reason: String? {
        switch self {
        case .registry(let error): error.reason
        case .unknownVoice(_, _, let known): "Available: \(known.map(\.label).joined(separator: "; "))."
        case .notAllowed(let refusal): refusal.reason
        case .unsuitableInput(let concern): concern.reason
        case .uncheckedInput(let error): error.reason
        case .unsuitableStory(let refused, _):
            "\(refused.reason) See '\(PlainText.quotation(refused.excerpt))' in: "
                + "'\(PlainText.line(refused.part.readText ?? "", limit: Self.quotedText) ?? "")'"
        case .provider(_, let error): error.reason
        case .storage(let error): error.reason
        case .refused(let refusal): refusal.reason
        case .outOfSpace: "The finished parts are kept."
        case .noHero, .minutesOutOfRange, .emptyStory, .nothingMissing, .nothingToApprove, .noSuchPage, .cancelled: nil
        }
    }

    public var recovery: RecoveryAction {
        switch self {
        case .noHero: .nameHero
        case .minutesOutOfRange: .chooseLength
        case .registry(let error): error.recovery
        case .unknownVoice: .chooseVoice
        case .notAllowed(let refusal): .advised(refusal.recovery)
        case .unsuitableInput: .useOtherWords
        case .uncheckedInput(let error): error.recovery
        case .unsuitableStory: .approvePage
        case .emptyStory: .tryOtherSeed
        case .provider(_, let error): error.recovery
        case .outOfSpace: .freeSpaceAndResume
        case .storage(let error): error.recovery
        case .refused(let refusal): refusal.recovery
        case .nothingMissing: .changeStory
        case .nothingToApprove: .chooseAnother(.job)
        case .noSuchPage(let count): .choosePage(count: count)
        case .cancelled: .resumeJob(nil)
        }
    }

    public var category: ErrorCategory {
        switch self {
        case .nothingMissing, .nothingToApprove: .nothingToDo
        case .noHero, .minutesOutOfRange, .noSuchPage, .unknownVoice: .invalidRequest
        case .notAllowed, .unsuitableInput, .unsuitableStory: .notAllowed
        case .uncheckedInput(let error): error.category
        case .emptyStory: .temporary
        case .registry(let error): error.category
        case .provider(_, let error): error.category
        case .storage(let error): error.category
        case .refused(let refusal): refusal.category
        case .outOfSpace(let path): StorageError.diskFull(path: path).category
        case .cancelled: .cancelled
        }
    }

    public var severity: ErrorSeverity {
        switch self {
        case .registry(let error): error.severity
        case .provider(_, let error), .uncheckedInput(let error): error.severity
        case .storage(let error): error.severity
        case .refused(let refusal): refusal.severity
        case .outOfSpace(let path): StorageError.diskFull(path: path).severity
        case .cancelled, .nothingMissing, .nothingToApprove: .notice
        case .unsuitableStory, .emptyStory: .warning
        case .noHero, .minutesOutOfRange, .unknownVoice, .noSuchPage, .notAllowed, .unsuitableInput: .error
        }
    }
}

extension GenerationStep {
    fileprivate var sentenceStart: String {
        switch self {
        case .story: "Writing the story"
        case .audio: "Narrating the story"
        case .illustrations: "Drawing the pictures"
        }
    }
}

extension GenerationError: InputError {}
