public import Collections
import StoryCore
public import TerminalUI

/// The list of what a family has reached.
public struct AchievementListView: View {
    private let viewModel: any AchievementListViewModelContract

    /// Shows what a view model holds.
    public init(viewModel: any AchievementListViewModelContract) {
        self.viewModel = viewModel
    }

    /// What is seen.
    public var body: some View {
        VStack {
            Text("Achievements").role(.heading)
            AchievementListSection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("r"), "Refresh") { Task { await viewModel.didPullToRefresh() } }
        .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
        .failureAlert({ viewModel.failure }, dismiss: { viewModel.didDismissFailure() })
        .task { await viewModel.didAppear() }
    }
}

/// The list itself, or why there is none.
struct AchievementListSection: View {
    let viewModel: any AchievementListViewModelContract
    @State private var selection = ListSelection<String>()

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingNote(text: "Loading achievements…")
        case .loaded(let achievements):
            List(achievements, selection: $selection) { AchievementRow(achievement: $0) }
                .prefersFocus()
                .flex()
        case .empty:
            Text("No achievements yet.")
            Text("Listen to stories and complete collections to earn them.").role(.secondary)
        case .error(let error): ErrorNote(error: error) { await viewModel.didTapOnRetryButton() }
        }
    }
}

/// An achievement in a line.
struct AchievementRow: View {
    let achievement: Achievement

    var body: some View {
        HStack(spacing: 1) {
            Text(StoryText.favoriteMark).role(.warning)
            Text(Words.line(achievement.title)).lines(1).flex()
            Text(StoryText.day(achievement.earnedAt)).role(.secondary)
        }
    }
}
