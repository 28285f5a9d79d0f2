import FeatureKit
import StoryCore

/// Runs the author, and divides its passages into pages.
struct WritingStep: Sendable {
    let author: any StoryAuthor
    let brief: StoryBrief
    let targetWordCount: Int
    /// The household's latest tellings, the newest first.
    let told: [TellingRecord]
    let safety: any ChildSafetyCheck
    let claim: any JobClaimContract
    var log = ActivityLog()

    /// Writes the story, or the rest of it.
    ///
    /// - Parameters:
    ///   - journal: The parts written before an interruption, which are reported again, but not written again.
    ///   - didWriteTitle: Called before any page with the working title, and again with the author's title.
    ///   - didNote: Called with the author's record of the story.
    ///   - didWritePage: Called for every page, in order.
    func run(
        journal: JobJournal, didWriteTitle: (String) -> Void, didNote: (TellingRecord) -> Void,
        didWritePage: (StoryPage) -> Void
    ) async throws(GenerationError) {
        var pages = PageBuilder(brief: brief)
        didWriteTitle(journal.title ?? brief.workingTitle)
        if let telling = journal.telling { didNote(telling) }
        for passage in journal.passages { pages.append(passage).forEach(didWritePage) }
        guard !journal.isStoryComplete else { return }

        var passageCount = journal.passages.count
        var failure: GenerationError?
        let request = AuthorRequest(
            brief: brief, targetWordCount: targetWordCount, writtenTitle: journal.title,
            writtenPassages: journal.passages, told: told)
        let start = ContinuousClock.now
        do throws(ProviderError) {
            log.debug(.providers, "asked", [.count("passagesBefore", passageCount)])
            try await author.write(request) { delivered async throws(ProviderError) in
                guard let part = delivered.cleaned else { return }
                do throws(GenerationError) {
                    // An author that continues a story without passages notes the same again.
                    if case .telling(let telling) = part, telling == journal.telling { return }
                    try await accept(part, passageCount: passageCount)
                } catch {
                    failure = error
                    throw ProviderError.cancelled
                }
                switch part {
                case .title(let title): didWriteTitle(title)
                case .telling(let telling): didNote(telling)
                case .passage(let passage):
                    passageCount += 1
                    pages.append(passage).forEach(didWritePage)
                }
            }
            log.debug(
                .providers, "answered",
                [.count("passages", passageCount), .seconds("seconds", start.duration(to: .now))])
        } catch {
            log.warning(.providers, "failed", [.seconds("seconds", start.duration(to: .now)), .failure(error)])
            if let failure { throw failure }
            throw Task.isCancelled ? .cancelled : .provider(.story, error)
        }
        guard pages.count > 0 else { throw .emptyStory(author.identifier) }
        try await record(.storyEnd)
    }

    private func accept(_ part: AuthoredPart, passageCount: Int) async throws(GenerationError) {
        guard !Task.isCancelled else { throw .cancelled }
        switch part {
        case .title(let title):
            try check(title)
            try await record(.title(title))
        case .telling(let telling):
            try await record(.telling(telling))
        case .passage(let passage):
            try check(passage.text)
            try await record(.passage(index: passageCount, passage))
        }
    }

    private func check(_ text: String) throws(GenerationError) {
        if let concern = safety.firstConcern(in: text, language: brief.language, ageBand: brief.ageBand) {
            log.warning(.providers, "its text isn't for children")
            throw .unsuitableStory(concern, author: author.identifier)
        }
    }

    private func record(_ unit: JobUnit) async throws(GenerationError) {
        try await GenerationError.stored(try await claim.record(unit, content: nil))
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
