import ArgumentParser
import EmbeddedAuthor
import StoryCore

/// Which of the two engines tells the stories.
enum EngineChoice: String, ExpressibleByArgument, CaseIterable {
    /// Sentences of many tables.
    case tables
    /// Plots that were written whole.
    case plots
}

/// Has stories told by one of the engines, one after the other for one household.
struct SeriesTeller {
    let engine: EngineChoice
    private let tables = Storyteller(author: EmbeddedAuthor())
    private let plots = PlotAuthor(library: PlotLibrary(folder: EmbeddedAuthor.plotFolder))

    init(engine: EngineChoice) {
        self.engine = engine
    }

    /// A story for each brief.
    ///
    /// - Parameter isHousehold: Whether each story is told to those who heard the ones before.
    func stories(for briefs: [StoryBrief], isHousehold: Bool) async throws -> (stories: [ToldStory], elapsed: Duration)
    {
        guard engine == .plots else { return try await tables.stories(for: briefs) }
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
            return try plots.story(for: request, after: history)
        } catch PlotError.noPlot {
            return nil
        }
    }
}
