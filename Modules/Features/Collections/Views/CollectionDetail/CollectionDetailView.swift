import FeatureKit
public import Collections
import StoryCore
import StoryViews
public import TerminalUI

/// The screen of a collection: its profile, its progress and its stories.
public struct CollectionDetailView: View {
    private let viewModel: any CollectionDetailViewModelContract
    @State private var isRenaming = false
    @State private var isAdding = false

    /// Creates the screen for a view model.
    public init(viewModel: any CollectionDetailViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        CollectionDetailSection(viewModel: viewModel, isRenaming: $isRenaming, isAdding: $isAdding)
            .keyCommand(KeyPress("n"), "New collection") { viewModel.didTapOnNewCollection() }
            .keyCommand(KeyPress("r"), "Refresh") { Task { await viewModel.didPullToRefresh() } }
            .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
            .sheet(isPresented: $isRenaming, title: "Rename") { CollectionTitleForm(viewModel: viewModel) }
            .sheet(isPresented: $isAdding, title: "Add story") { CollectionStoryPicker(viewModel: viewModel) }
            .achievementAlert(viewModel)
            .failureAlert({ viewModel.failure }, dismiss: { viewModel.didDismissFailure() })
            .task {
                await viewModel.didAppear()
                await viewModel.observeChanges()
            }
    }
}

/// The collection, or a status view in its place.
struct CollectionDetailSection: View {
    let viewModel: any CollectionDetailViewModelContract
    let isRenaming: Binding<Bool>
    let isAdding: Binding<Bool>

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading collection…")
        case .error(let error): ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
        case .loaded(let collection):
            VStack {
                CollectionHead(collection: collection)
                Divider()
                CollectedStoryList(viewModel: viewModel, stories: collection.stories).flex()
                MissingStories(viewModel: viewModel, count: collection.missingCount)
                CollectionActions(
                    viewModel: viewModel, collection: collection, isRenaming: isRenaming, isAdding: isAdding)
            }
        }
    }
}

/// The title, the facts and the progress.
struct CollectionHead: View {
    let collection: StoryCollection

    var body: some View {
        Text(DisplayText.line(collection.title)).role(.heading)
        Text(DisplayText.facts(of: collection.profile).joined(separator: " · ")).lines(1)
        ProgressBar(DisplayText.count(of: collection), value: collection.progress).labelWidth(16)
    }
}

/// The stories, in order, each with whether it is completed.
struct CollectedStoryList: View {
    let viewModel: any CollectionDetailViewModelContract
    let stories: [CollectedStory]
    @State private var selection = ListSelection<StoryID>()
    /// The story whose removal awaits confirmation; nil for none.
    @State private var removing: CollectedStory?

    var body: some View {
        if stories.isEmpty {
            Text("No stories in this collection yet. Add one from the library.").role(.secondary)
        } else {
            List(
                stories, selection: $selection, activate: { viewModel.didSelect($0) }
            ) { CollectedStoryRow(story: $0) }
            .prefersFocus()
            .keyCommand(KeyPress("c"), "Completed on/off") {
                guard let story = selection.element(of: stories) else { return }
                Task { await viewModel.didTapOnComplete(story) }
            }
            .keyCommand(KeyPress("p"), "Play") { selection.element(of: stories).map { viewModel.didTapOnPlay($0) } }
            .keyCommand(KeyPress("x"), "Remove from collection") { removing = selection.element(of: stories) }
            .alert(
                "Remove this story from the collection?",
                message: removing.map { "'\(DisplayText.line($0.title))' stays in the library." } ?? "",
                isPresented: Binding(get: { removing != nil }, set: { if !$0 { removing = nil } }),
                answers: [
                    AlertAnswer("Remove", role: .destructive) { [viewModel, removing] in
                        guard let removing else { return }
                        Task { await viewModel.didTapOnRemove(removing) }
                    },
                    AlertAnswer("Keep", role: .cancel),
                ])
        }
    }
}

/// A row for a story.
struct CollectedStoryRow: View {
    let story: CollectedStory
    @Environment(\.glyphs) private var glyphs

    var body: some View {
        (Text("[\(story.isCompleted ? glyphs.check : " ")] ").role(story.isCompleted ? .success : .secondary)
            + Text(DisplayText.line(story.title))).lines(1)
    }
}

/// The number of missing stories, or their progress.
struct MissingStories: View {
    let viewModel: any CollectionDetailViewModelContract
    let count: Int
    @State private var isAsking = false

    var body: some View {
        if let progress = viewModel.progress {
            CollectionSteps(progress: progress)
            Button("Stop", role: .destructive) { viewModel.didTapOnStop() }
        } else if count > 0 {
            Text("\(StoryText.count(count, "story is", "stories are")) still missing.").role(.secondary)
            HStack(spacing: 1) {
                Button("Create missing stories") { [viewModel] in Task { await viewModel.didTapOnResume() } }
                    .keyCommand(KeyPress("m"), "Create missing") { Task { await viewModel.didTapOnResume() } }
                Button("Discard", role: .destructive) { isAsking = true }
            }
            .alert(
                "Discard the missing stories?",
                message: "The collection keeps the stories it has and stops waiting for the others.",
                isPresented: $isAsking,
                answers: [
                    AlertAnswer("Discard", role: .destructive) { [viewModel] in
                        Task { await viewModel.didConfirmDiscard() }
                    },
                    AlertAnswer("Keep", role: .cancel),
                ])
        }
    }
}

/// The actions of the collection.
struct CollectionActions: View {
    let viewModel: any CollectionDetailViewModelContract
    let collection: StoryCollection
    let isRenaming: Binding<Bool>
    let isAdding: Binding<Bool>
    @State private var isAsking = false

    var body: some View {
        HStack(spacing: 1) {
            if !collection.stories.isEmpty { Button("Play all") { viewModel.didTapOnPlayAll() } }
            Button("Add story") { isAdding.wrappedValue = true }
            Button("Rename") { isRenaming.wrappedValue = true }
            Button("Delete", role: .destructive) { isAsking = true }
        }
        .keyCommand(KeyPress("P"), "Play all") { viewModel.didTapOnPlayAll() }
        .keyCommand(KeyPress("a"), "Add story") { isAdding.wrappedValue = true }
        .keyCommand(KeyPress("e"), "Rename") { isRenaming.wrappedValue = true }
        .keyCommand(KeyPress("d"), "Delete") { isAsking = true }
        .alert(
            "Delete this collection?",
            message: "The stories in '\(DisplayText.line(collection.title))' stay in the library.",
            isPresented: $isAsking,
            answers: [
                AlertAnswer("Delete", role: .destructive) { [viewModel] in
                    Task { await viewModel.didConfirmDeletion() }
                },
                AlertAnswer("Keep", role: .cancel),
            ])
    }
}

extension View {
    /// Shows an alert with the new achievements.
    fileprivate func achievementAlert(_ viewModel: any CollectionDetailViewModelContract) -> some View {
        AchievementAlert(content: self, viewModel: viewModel)
    }
}

/// A view of its own, so that an achievement updates nothing else.
private struct AchievementAlert<Content: View>: View {
    let content: Content
    let viewModel: any CollectionDetailViewModelContract

    var body: some View {
        let achievements = viewModel.achievements
        content.alert(
            achievements.count == 1 ? "Achievement earned" : "Achievements earned",
            message: achievements.map { DisplayText.line($0.title) }.joined(separator: "\n"),
            isPresented: Binding(
                get: { !achievements.isEmpty }, set: { if !$0 { viewModel.didDismissAchievements() } }))
    }
}
