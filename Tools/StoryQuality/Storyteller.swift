import EmbeddedAuthor
import StoryCore

/// Has the stories of a grid written.
struct Storyteller {
    let author: EmbeddedAuthor

    /// A story for each brief, in order, and how long the writing took.
    func stories(for briefs: [StoryBrief]) async throws(ProviderError) -> (stories: [ToldStory], elapsed: Duration) {
        var stories: [ToldStory] = []
        var elapsed = Duration.zero
        for brief in briefs { stories.append(try await story(for: brief, elapsed: &elapsed)) }
        return (stories, elapsed)
    }

    private func story(for brief: StoryBrief, elapsed: inout Duration) async throws(ProviderError) -> ToldStory {
        let request = AuthorRequest(
            brief: brief, targetWordCount: brief.minutes * Grid.wordsPerMinute(for: brief.ageBand))
        let outline = try author.outline(of: request)
        var story = ToldStory(
            brief: brief, targetWordCount: request.targetWordCount, plot: outline.plot, refrains: outline.refrains)
        let start = ContinuousClock.now
        try await author.write(request) { part throws(ProviderError) in
            switch part {
            case .title(let title): story.title = title
            case .telling: break
            case .passage(let passage): story.passages.append(passage)
            }
        }
        elapsed += start.duration(to: .now)
        return story
    }
}
