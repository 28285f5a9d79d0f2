import FeatureKit
public import Household
import StoryCore
import StoryViews
public import TerminalUI

/// The screen of a profile: what it is, and which stories it sees.
public struct ProfileDetailView: View {
    private let viewModel: any ProfileDetailViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any ProfileDetailViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        ProfileDetailSection(viewModel: viewModel)
            .keyCommand(KeyPress("r"), "Refresh") { Task { await viewModel.didPullToRefresh() } }
            .keyCommand(KeyPress(.escape)) { viewModel.didTapOnBack() }
            .failureAlert({ viewModel.failure }, dismiss: { viewModel.didDismissFailure() })
            .task {
                await viewModel.didAppear()
                await viewModel.observeChanges()
            }
    }
}

/// The profile, or a status view in its place.
struct ProfileDetailSection: View {
    let viewModel: any ProfileDetailViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading profile…")
        case .error(let error): ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
        case .loaded(let profile):
            VStack {
                Text(DisplayText.line(profile.name)).role(.heading)
                Text(profile.facts).role(.secondary)
                Divider()
                ScrollView { ProfileFacts(profile: profile) }.flex()
                ProfileActions(viewModel: viewModel, profile: profile)
            }
        }
    }
}

/// What a parent decided about the profile.
struct ProfileFacts: View {
    let profile: Profile

    var body: some View {
        ForEach(lines, id: \.title) { line in
            HStack(spacing: 1) {
                Text(line.title).role(.secondary).frame(width: 8)
                Text(line.text).flex()
            }
        }
    }

    private var lines: [(title: String, text: String)] {
        [
            ("Sees", profile.shelfFacts),
            ("Creates", profile.creationFacts), ("Listens", profile.listeningFacts),
            ("Quiet", profile.quietFacts),
            ("Bedtime", profile.bedtimeFacts), ("Content", profile.contentFacts),
            ("Colour", profile.values.color.displayName),
            ("Since", StoryText.day(profile.createdAt)),
        ].filter { !$0.text.isEmpty && (!profile.isFirst || $0.title != "Since") }
    }
}

/// The actions of the profile.
struct ProfileActions: View {
    let viewModel: any ProfileDetailViewModelContract
    let profile: Profile
    @State private var isAsking = false

    var body: some View {
        HStack(spacing: 1) {
            if !viewModel.isCaller {
                Button("Read as \(DisplayText.line(profile.name))") { Task { await viewModel.didTapOnRead() } }
                    .prefersFocus()
            }
            Button("Edit") { viewModel.didTapOnEdit() }
            if !profile.isFirst { Button("Delete", role: .destructive) { isAsking = true } }
        }
        .keyCommand(KeyPress("e"), "Edit") { viewModel.didTapOnEdit() }
        .keyCommand(KeyPress("d"), "Delete", when: { !profile.isFirst }) { isAsking = true }
        .alert(
            "Delete the profile \(DisplayText.line(profile.name))?",
            message: """
                Its favourites, positions in stories, play counts, queue, achievements and journey are deleted for \
                good. Stories, heroes and events stay.
                """,
            isPresented: $isAsking,
            answers: [
                AlertAnswer("Delete", role: .destructive) { [viewModel] in
                    Task { await viewModel.didConfirmDeletion() }
                },
                AlertAnswer("Keep", role: .cancel),
            ])
    }
}
