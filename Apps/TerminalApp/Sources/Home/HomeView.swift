import Generation
import Playback
import StoryCore
import StoryViews
public import TerminalUI

/// The first screen: starts or continues a story.
public struct HomeView: View {
    @Environment((any HomeViewModelContract).self) private var viewModel
    @Environment((any StoryGenerationViewModelContract).self) private var generation
    @Environment((any QueueStatusViewModelContract).self) private var queue

    /// Creates the screen; the view models come from the environment.
    public init() {}

    public var body: some View {
        VStack(spacing: 1) {
            HomeActions(viewModel: viewModel)
            HomeStories(viewModel: viewModel).flex()
        }
        .padding(Insets(horizontal: 1, vertical: 0))
        .keyCommand(KeyPress("n"), "New story") { viewModel.didTapOnNewStory() }
        .keyCommand(KeyPress("w"), "Queue") { viewModel.didTapOnQueue() }
        .task { await viewModel.didAppear() }
        .task { await viewModel.observeChanges() }
        // When a generation ends, or a queued story fails, the unfinished stories are known.
        .task(id: Moment(isGenerating: generation.isGenerating, queue: queue.status)) { await viewModel.refresh() }
        .failureAlert({ viewModel.failure }, title: "Home", dismiss: { viewModel.didDismissFailure() })
    }
}

/// When the unfinished stories may have changed.
private struct Moment: Hashable {
    var isGenerating: Bool
    var queue: QueueStatus
}

/// The actions of Home.
private struct HomeActions: View {
    let viewModel: any HomeViewModelContract
    @Environment((any QueueStatusViewModelContract).self) private var queue

    var body: some View {
        FlowStack(spacing: 1) {
            Button("New story") { viewModel.didTapOnNewStory() }.prefersFocus(!isEmpty)
            Button("Heroes") { viewModel.didTapOnHeroes() }
            Button("Events") { viewModel.didTapOnEvents() }
            Button("Achievements") { viewModel.didTapOnAchievements() }
            Button("Reading journey") { viewModel.didTapOnJourney() }
            Button("New collection") { viewModel.didTapOnNewCollection() }
            if !queue.isEmpty { Button("Queue") { viewModel.didTapOnQueue() } }
        }
    }

    /// Whether there is no story yet, so that a hero comes first.
    private var isEmpty: Bool { if case .empty = viewModel.state { true } else { false } }
}

/// The stories of Home.
private struct HomeStories: View {
    let viewModel: any HomeViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: Text("Loading stories…").role(.secondary)
        case .loaded(let content): HomeLists(content: content, viewModel: viewModel)
        case .empty:
            VStack(spacing: 1) {
                Text("No stories yet.").role(.heading)
                Text("Add a hero, if you have none yet. Then create a story about them.")
                Button("New hero") { viewModel.didTapOnNewHero() }.prefersFocus()
            }
        case .error(let error):
            VStack(spacing: 1) {
                VStack { ErrorLines(error: error) }
                Button("Try again") { Task { await viewModel.didTapOnRetryButton() } }
            }
            .keyCommand(KeyPress("r"), "Try again") { Task { await viewModel.didTapOnRetryButton() } }
        }
    }
}

/// The started and the newest stories.
private struct HomeLists: View {
    let content: HomeContent
    let viewModel: any HomeViewModelContract

    var body: some View {
        if !content.unfinished.isEmpty { HomeUnfinished(jobs: content.unfinished, viewModel: viewModel) }
        if !content.started.isEmpty {
            VStack {
                Text("Continue listening").role(.heading)
                List(content.started, activate: { viewModel.didTapOnContinue($0) }) { story in
                    StoryLine(title: story.story.title, fact: Self.progress(of: story))
                }
                .frame(height: content.started.count)
            }
        }
        if !content.newest.isEmpty {
            VStack {
                Text("Newest stories").role(.heading)
                List(content.newest, activate: { viewModel.didSelect($0) }) { story in
                    StoryLine(title: story.title, fact: story.duration.map { StoryText.length($0) } ?? "")
                }
                .flex()
            }
            .flex()
        }
    }

    private static func progress(of story: StartedStory) -> String {
        let position = StoryText.length(story.position)
        return story.story.duration.map { "\(position) of \(StoryText.length($0))" } ?? position
    }
}

/// A story's title with a fact.
private struct StoryLine: View {
    let title: String
    let fact: String

    var body: some View {
        HStack(spacing: 1) {
            Text(title).lines(1).flex()
            Text(fact).role(.secondary)
        }
    }
}
