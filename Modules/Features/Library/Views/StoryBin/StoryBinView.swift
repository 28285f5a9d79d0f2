import FeatureKit
public import Library
import StoryCore
import StoryViews
public import TerminalUI

/// The bin: deleted stories, and the days left to restore them.
public struct StoryBinView: View {
    private let viewModel: any StoryBinViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any StoryBinViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        VStack {
            Text("Bin").role(.heading)
            Text("Stories in the bin are deleted after \(StoryBin.days) days.").role(.secondary)
            StoryBinSection(viewModel: viewModel).flex()
        }
        .listScreen(viewModel)
    }
}

/// The list, or a status view in its place.
struct StoryBinSection: View {
    let viewModel: any StoryBinViewModelContract
    @State private var selection = ListSelection<StoryID>()

    var body: some View {
        ListSection(viewModel.state, loading: "Loading bin…", retry: { await viewModel.didTapOnRetryButton() }) {
            list($0)
        } nothing: {
            EmptyStatusView(text: "The bin is empty.", action: "Library") { viewModel.didTapOnBack() }
        }
    }

    @ViewBuilder private func list(_ bin: StoryBin) -> some View {
        let stories = bin.stories
        List(
            stories, selection: $selection, rowHeight: BinnedStoryRow.height,
            activate: { restore($0) }
        ) { BinnedStoryRow(story: $0, daysLeft: $0.daysLeft(at: viewModel.now)) }
        .prefersFocus()
        .keyCommand(KeyPress("u"), "Restore") { selection.element(of: stories).map { restore($0) } }
        .keyCommand(KeyPress("d"), "Delete permanently") {
            selection.element(of: stories).map { viewModel.didTapOnDelete($0) }
        }
        .flex()
        Text("\(StoryText.count(stories.count, "story", "stories")) · \(StoryText.size(bin.byteCount))")
            .role(.secondary)
        HStack(spacing: 1) {
            Button("Restore") { selection.element(of: stories).map { restore($0) } }
            Button("Delete") { selection.element(of: stories).map { viewModel.didTapOnDelete($0) } }
            Button("Empty bin", role: .destructive) { viewModel.didTapOnEmpty() }
        }
    }

    private func restore(_ story: BinnedStory) {
        Task { await viewModel.didTapOnRestore(story) }
    }
}

/// A story in the bin, in two lines.
struct BinnedStoryRow: View {
    static let height = 2

    let story: BinnedStory
    let daysLeft: Int

    var body: some View {
        VStack {
            Text(DisplayText.line(story.title)).lines(1)
            HintRow([
                "\(StoryText.count(daysLeft, "day", "days")) left", "deleted \(StoryText.day(story.removedAt))",
                StoryText.size(story.byteCount),
            ]).padding(Insets(left: 2))
        }
    }
}
