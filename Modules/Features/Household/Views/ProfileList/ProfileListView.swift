import FeatureKit
public import Household
import StoryCore
import StoryViews
public import TerminalUI

/// The list of profiles.
public struct ProfileListView: View {
    private let viewModel: any ProfileListViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any ProfileListViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        VStack {
            Text("Household").role(.heading)
            ProfileListSection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("n"), "New profile") { viewModel.didTapOnNew() }
        .listScreen(viewModel)
    }
}

/// The list, or a status view in its place.
struct ProfileListSection: View {
    let viewModel: any ProfileListViewModelContract
    @State private var selection = ListSelection<ProfileID>()

    var body: some View {
        ListSection(viewModel.state, loading: "Loading profiles…", retry: { await viewModel.didTapOnRetryButton() }) {
            list($0)
        } nothing: {
            EmptyStatusView(text: "No profiles yet.", action: "New profile") { viewModel.didTapOnNew() }
        }
    }

    @ViewBuilder private func list(_ profiles: [Profile]) -> some View {
        List(
            profiles, selection: $selection, rowHeight: ProfileRow.height, activate: { viewModel.didSelect($0) }
        ) { ProfileRow(profile: $0, isCaller: $0.id == viewModel.caller) }
        .prefersFocus()
        .flex()
        HStack(spacing: 1) {
            Button("New profile") { viewModel.didTapOnNew() }
            Button("PIN") { viewModel.didTapOnPIN() }
        }
    }
}

/// A profile in two lines: its name, and what it is.
struct ProfileRow: View {
    static let height = 2

    let profile: Profile
    let isCaller: Bool

    var body: some View {
        VStack {
            Text(DisplayText.line(profile.name) + (isCaller ? " (reading now)" : "")).lines(1)
            Text("  " + profile.facts).role(.secondary).lines(1)
        }
    }
}
