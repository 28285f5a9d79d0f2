import EmbeddedAuthor
import StoryCore

/// Tells stories one after the other, for one household or for many.
struct SeriesTeller {
    private let author = PlotAuthor(library: PlotLibrary(folder: EmbeddedAuthor.plotFolder))

    /// Returns a story for each brief with a plot, and the time that it took.
    ///
    /// - Parameter isHousehold: Whether all stories are for one household, which has heard the earlier ones.
    func stories(for briefs: [StoryBrief], isHousehold: Bool) throws -> (stories: [ToldStory], elapsed: Duration) {
        var history = TellingHistory()
        var stories: [ToldStory] = []
        let start = ContinuousClock.now
        for brief in briefs {
            let target = Pace.words(minutes: brief.minutes, ageBand: brief.ageBand, language: brief.language)
            let request = AuthorRequest(brief: brief, targetWordCount: target)
            guard let story = try story(for: request, after: isHousehold ? history : TellingHistory()) else { continue }
            history.add(story.record)
            var told = ToldStory(
                brief: brief, targetWordCount: target, plot: story.record.plots.joined(separator: "+"),
                refrains: story.refrains)
            told.title = story.title
            told.passages = story.passages
            told.chapters = story.chapters
            stories.append(told)
        }
        return (stories, start.duration(to: .now))
    }

    /// The story for a request; nil if the stock has no plot for it.
    private func story(for request: AuthorRequest, after history: TellingHistory) throws -> PlotAuthor.Story? {
        do {
            return try author.story(for: request, after: history)
        } catch PlotError.noPlot {
            return nil
        }
    }
}
