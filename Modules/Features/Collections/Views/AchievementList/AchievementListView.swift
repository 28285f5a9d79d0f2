import FeatureKit
public import Collections
import StoryCore
import StoryViews
public import TerminalUI

/// The list of achievements.
public struct AchievementListView: View {
    private let viewModel: any AchievementListViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any AchievementListViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        VStack {
            Text("Achievements").role(.heading)
            AchievementListSection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("j"), "Reading journey") { viewModel.didTapOnJourney() }
        .listScreen(viewModel)
    }
}

/// The list, or a status view in its place.
struct AchievementListSection: View {
    let viewModel: any AchievementListViewModelContract
    @State private var selection = ListSelection<String>()

    var body: some View {
        ListSection(
            viewModel.state, loading: "Loading achievements…", retry: { await viewModel.didTapOnRetryButton() }
        ) { achievements in
            List(achievements, selection: $selection) { AchievementRow(achievement: $0) }
                .prefersFocus()
                .flex()
        } nothing: {
            Text("No achievements yet.")
            Text("Listen to stories and complete collections to earn them.").role(.secondary)
        }
    }
}

/// A row for an achievement.
struct AchievementRow: View {
    let achievement: Achievement

    var body: some View {
        HStack(spacing: 1) {
            Text(StoryText.favoriteMark).role(.warning)
            Text(DisplayText.line(achievement.title)).lines(1).flex()
            Text(StoryText.day(achievement.earnedAt)).role(.secondary)
        }
    }
}
