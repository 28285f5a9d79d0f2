package import StoryCore

extension PlotAuthor {
    /// Delivers the story for a request, but for what was delivered before an interruption.
    ///
    /// - Parameter history: What this household was told lately, the same as before the interruption.
    package func write(
        _ request: AuthorRequest, after history: TellingHistory, provider: ProviderIdentifier,
        deliver: (AuthoredPart) async throws(ProviderError) -> Void
    ) async throws(ProviderError) {
        let story = try prepared(request, after: history, provider: provider)
        guard !Task.isCancelled else { throw .cancelled }
        if request.writtenTitle == nil { try await deliver(.title(story.title)) }
        if request.writtenPassages.isEmpty { try await deliver(.telling(story.record)) }
        for passage in story.passages.dropFirst(request.writtenPassages.count) {
            guard !Task.isCancelled else { throw .cancelled }
            try await deliver(.passage(passage))
        }
    }

    /// What the story for a request will be about.
    package func outline(
        of request: AuthorRequest, after history: TellingHistory, provider: ProviderIdentifier
    ) throws(ProviderError) -> StoryOutline {
        let story = try prepared(request, after: history, provider: provider)
        let first = story.chapters.first
        return StoryOutline(
            title: story.title, plot: story.chapters.map(\.plot.plan.id).joined(separator: "+"),
            settings: story.passages.compactMap { $0.scene?.setting.rawValue },
            companion: first.flatMap { telling in telling.plot.plan.companion.flatMap { telling.names[$0] } },
            refrains: story.refrains)
    }

    private func prepared(
        _ request: AuthorRequest, after history: TellingHistory, provider: ProviderIdentifier
    ) throws(ProviderError) -> Story {
        do throws(PlotError) {
            return try story(for: request, after: history)
        } catch {
            throw .configuration(
                ProviderFault(
                    provider: provider, detail: error.description,
                    recovery: "Build the program again, or keep the folder of plots beside it."))
        }
    }
}
