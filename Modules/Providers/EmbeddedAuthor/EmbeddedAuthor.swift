public import StoryCore

/// Writes stories in English, without a network or a model: plans beats first, then tells them.
///
/// The same request always gives the same story.
public struct EmbeddedAuthor: StoryAuthor {
    public let identifier: ProviderIdentifier = "embedded"
    public let displayName = "Story planner (English, embedded)"
    public let languages: [LanguageCode] = [.english]

    /// Makes the author.
    public init() {}

    public func checkAvailability() async throws(ProviderError) {}

    public func write(
        _ request: AuthorRequest, deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {
        guard request.brief.language.base == .english else {
            let known = languages.map(\.rawValue).joined(separator: ", ")
            throw .configuration(
                ProviderFault(
                    provider: identifier,
                    detail: "It does not write '\(request.brief.language)'; it writes: \(known).",
                    recovery: "Choose a language that it writes, or another author."))
        }
        let plan = StoryPlanner(brief: request.brief, targetWordCount: request.targetWordCount).plan()
        let teller = StoryTeller(brief: request.brief, plan: plan)
        guard !Task.isCancelled else { throw .cancelled }
        if request.writtenTitle == nil { try await deliver(.title(teller.title)) }
        let passages = teller.passages(wordCount: request.targetWordCount)
        for passage in passages.dropFirst(request.writtenPassages.count) {
            guard !Task.isCancelled else { throw .cancelled }
            try await deliver(.passage(passage))
        }
    }
}
