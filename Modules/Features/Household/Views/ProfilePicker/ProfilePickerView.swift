import FeatureKit
public import Household
import StoryViews
public import TerminalUI

/// The question at the start who is reading.
public struct ProfilePickerView: View {
    private let viewModel: any ProfileListViewModelContract
    @State private var selection = ListSelection<Profile.ID>()

    /// Creates the screen for a view model.
    public init(viewModel: any ProfileListViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        VStack(spacing: 1) {
            Text("Who is reading tonight?").role(.heading)
            ListSection(
                viewModel.state, loading: "Loading profiles…", retry: { await viewModel.didTapOnRetryButton() }
            ) { profiles in
                List(
                    profiles, selection: $selection, rowHeight: ProfileRow.height,
                    activate: { profile in Task { await viewModel.didChoose(profile) } }
                ) { ProfileRow(profile: $0, isCaller: false) }
                .prefersFocus()
                .flex()
            } nothing: {
                EmptyStatusView(text: "No profiles yet.", action: "New profile") { viewModel.didTapOnNew() }
            }
            .flex()
        }
        .listScreen(viewModel)
    }
}
