import FeatureKit
import Collections
import StoryCore
import StoryViews
public import TerminalUI

/// The list of a family's collections.
public struct CollectionListView: View {
    @Environment((any CollectionListViewModelContract).self) private var viewModel

    /// Creates the screen; its view model comes from the environment.
    public init() {}

    /// The content of the view.
    public var body: some View {
        VStack {
            Text("Collections").role(.heading)
            CollectionListSection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("n"), "New collection") { viewModel.didTapOnNewCollection() }
        .keyCommand(KeyPress("a"), "Achievements") { viewModel.didTapOnAchievements() }
        .keyCommand(KeyPress("j"), "Reading journey") { viewModel.didTapOnJourney() }
        .listScreen(viewModel)
    }
}

/// The list, or a status view in its place.
struct CollectionListSection: View {
    let viewModel: any CollectionListViewModelContract
    @State private var selection = ListSelection<CollectionID>()

    var body: some View {
        ListSection(viewModel.state, loading: "Loading collections…", retry: { await viewModel.didTapOnRetryButton() })
        {
            list($0)
        } nothing: {
            EmptyStatusView(text: "No collections yet.", action: "New collection") { viewModel.didTapOnNewCollection() }
        }
    }

    @ViewBuilder private func list(_ collections: [StoryCollection]) -> some View {
        List(
            collections, selection: $selection, rowHeight: CollectionRow.height,
            activate: { viewModel.didSelect($0) }
        ) { CollectionRow(collection: $0) }
        .prefersFocus()
        .flex()
        FlowStack(spacing: 1) {
            Button("New collection") { viewModel.didTapOnNewCollection() }
            Button("Achievements") { viewModel.didTapOnAchievements() }
            Button("Reading journey") { viewModel.didTapOnJourney() }
        }
    }
}

/// A collection in two lines: its profile and its progress.
struct CollectionRow: View {
    static let height = 2
    /// The width of the progress bar with its number, in columns.
    private static let barWidth = 16

    let collection: StoryCollection

    var body: some View {
        VStack {
            HStack(spacing: 1) {
                Text(DisplayText.line(collection.title)).lines(1).flex()
                ProgressBar(value: collection.progress).frame(width: Self.barWidth)
            }
            Text("  " + facts.joined(separator: " · ")).role(.secondary).lines(1)
        }
    }

    private var facts: [String] { [DisplayText.count(of: collection)] + DisplayText.facts(of: collection.profile) }
}
