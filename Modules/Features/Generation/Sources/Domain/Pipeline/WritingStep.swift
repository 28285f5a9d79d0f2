import FeatureKit
import StoryCore

/// Runs the author, and divides its passages into pages.
struct WritingStep: Sendable {
    /// How often an author is asked in one go for a story of which it wrote something unsuitable.
    private static let attempts = 3

    let author: any StoryAuthor
    let job: GenerationJob
    let targetWordCount: Int
    let safety: any ChildSafetyCheck
    let claim: any JobClaimContract
    var log = ActivityLog()

    /// What is written of a story.
    enum Part {
        /// The working title before any page, and then the author's.
        case title(String)
        /// The author's record of the story.
        case telling(TellingRecord)
        /// A page; they come in order.
        case page(StoryPage)
    }

    /// Writes the story, or the rest of it.
    ///
    /// What is unsuitable is refused, and the author asked again for the rest from there on.
    ///
    /// - Parameters:
    ///   - journal: The parts written before an interruption, which are reported again, but not written again.
    ///   - didWrite: Called for every part.
    func run(journal: JobJournal, didWrite: (Part) -> Void) async throws(GenerationError) {
        var draft = StoryDraft(brief: job.brief, journal: journal)
        didWrite(.title(journal.title ?? job.brief.workingTitle))
        if let telling = journal.telling { didWrite(.telling(telling)) }
        for page in draft.pages { didWrite(.page(page)) }
        guard !journal.isStoryComplete else { return }

        var refused = job.refused
        for attempt in 1... {
            do throws(GenerationError) {
                try await write(&draft, refused: refused, didWrite: didWrite)
                break
            } catch .unsuitableStory(let part, let author) {
                refused = Array((refused + [part]).suffix(GenerationJob.mostRefused))
                try await note(refused)
                guard attempt < Self.attempts else { throw .unsuitableStory(part, author: author) }
            }
        }
        guard !draft.pages.isEmpty else { throw .emptyStory(author.identifier) }
        try await record(.storyEnd)
    }

    /// Asks the author for what is missing of a draft.
    private func write(
        _ draft: inout StoryDraft, refused: [RefusedPart], didWrite: (Part) -> Void
    ) async throws(GenerationError) {
        var failure: GenerationError?
        let request = AuthorRequest(
            brief: job.brief, targetWordCount: targetWordCount, writtenTitle: draft.title,
            writtenPassages: draft.passages, told: job.told, refused: refused)
        let start = ContinuousClock.now
        do throws(ProviderError) {
            log.debug(.providers, "asked", [.count("passagesBefore", draft.passages.count)])
            try await author.write(request) { delivered async throws(ProviderError) in
                // An author that continues a story without passages notes the same again.
                guard let part = delivered.cleaned, part != draft.telling.map(AuthoredPart.telling) else { return }
                do throws(GenerationError) {
                    try await accept(part, after: draft.passages.count)
                } catch {
                    failure = error
                    throw ProviderError.cancelled
                }
                draft.append(part).forEach(didWrite)
            }
            log.debug(
                .providers, "answered",
                [.count("passages", draft.passages.count), .seconds("seconds", start.duration(to: .now))])
        } catch {
            log.warning(.providers, "failed", [.seconds("seconds", start.duration(to: .now)), .failure(error)])
            if let failure { throw failure }
            throw Task.isCancelled ? .cancelled : .provider(.story, error)
        }
    }

    /// Checks and records a part.
    private func accept(_ part: AuthoredPart, after passageCount: Int) async throws(GenerationError) {
        guard !Task.isCancelled else { throw .cancelled }
        if let text = part.readText, let concern = try await concern(about: text) {
            log.warning(.providers, "its text isn't for children")
            throw .unsuitableStory(
                RefusedPart(part, passageCount: passageCount, concern: concern), author: author.identifier)
        }
        try await record(part.unit(after: passageCount))
    }

    private func concern(about text: String) async throws(GenerationError) -> SafetyConcern? {
        do throws(ProviderError) {
            return try await safety.firstConcern(in: text, for: SafetyAudience(of: job.brief))
        } catch {
            throw Task.isCancelled ? .cancelled : .provider(.story, error)
        }
    }

    private func record(_ unit: JobUnit) async throws(GenerationError) {
        try await GenerationError.stored(try await claim.record(unit, content: nil))
    }

    /// Keeps what was refused with the job, so that a parent can see it and the author is told of it after a restart.
    private func note(_ refused: [RefusedPart]) async throws(GenerationError) {
        var job = job
        job.refused = refused
        try await GenerationError.stored(try await claim.update(job))
    }
}

/// What is written of a story.
private struct StoryDraft {
    private(set) var title: String?
    private(set) var telling: TellingRecord?
    private(set) var passages: [AuthoredPassage]
    private(set) var pages: [StoryPage] = []
    private var builder: PageBuilder

    /// Creates the draft of what was written before an interruption.
    init(brief: StoryBrief, journal: JobJournal) {
        builder = PageBuilder(brief: brief)
        (title, telling, passages) = (journal.title, journal.telling, journal.passages)
        for passage in passages { pages += builder.append(passage) }
    }

    /// Adds a part.
    ///
    /// - Returns: What is new: the pages of a passage, or the part itself.
    mutating func append(_ part: AuthoredPart) -> [WritingStep.Part] {
        switch part {
        case .title(let title):
            self.title = title
            return [.title(title)]
        case .telling(let telling):
            self.telling = telling
            return [.telling(telling)]
        case .passage(let passage):
            passages.append(passage)
            let new = builder.append(passage)
            pages += new
            return new.map { .page($0) }
        }
    }
}

extension AuthoredPart {
    /// The maximum length of a title, in characters.
    private static let longestTitle = 300

    /// The part made safe to store, print, draw and speak; nil for a title without visible characters.
    fileprivate var cleaned: AuthoredPart? {
        switch self {
        case .title(let title): PlainText.line(title, limit: Self.longestTitle).map { .title($0) }
        case .telling(let record): .telling(record.cleaned)
        case .passage(let passage):
            .passage(passage.cleaned)
        }
    }
}

extension AuthoredPassage {
    /// The passage without harmful characters; if that changes the text, its marks are dropped.
    fileprivate var cleaned: AuthoredPassage {
        let clean = PlainText.lines(text)
        return AuthoredPassage(text: clean, scene: scene, delivery: clean == text ? delivery : nil)
    }
}

extension StoryBrief {
    /// The title of a story until its author has given one.
    package var workingTitle: String {
        "\(occasion.displayName): \(heroes.map(\.name).joined(separator: ", "))"
    }
}
