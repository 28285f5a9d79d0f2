import FeatureKit
public import Library
import StoryCore
import StoryViews
public import TerminalUI

/// The list of custom events.
public struct EventListView: View {
    private let viewModel: any EventListViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any EventListViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        VStack {
            Text("Your events").role(.heading)
            EventListSection(viewModel: viewModel).flex()
        }
        .keyCommand(KeyPress("n"), "New event") { viewModel.didTapOnNewEvent() }
        .listScreen(viewModel)
    }
}

/// The list, or a status view in its place.
struct EventListSection: View {
    let viewModel: any EventListViewModelContract
    @State private var selection = ListSelection<CustomEventID>()

    var body: some View {
        ListSection(viewModel.state, loading: "Loading events…", retry: { await viewModel.didTapOnRetryButton() }) {
            list($0)
        } nothing: {
            EmptyStatusView(text: "No events yet.", action: "New event") { viewModel.didTapOnNewEvent() }
        }
    }

    @ViewBuilder private func list(_ events: [CustomStoryEvent]) -> some View {
        List(
            events, selection: $selection, rowHeight: EventRow.height,
            activate: { viewModel.didSelect($0) }
        ) { EventRow(event: $0) }
        .prefersFocus()
        .keyCommand(KeyPress("e"), "Edit") { selection.element(of: events).map { viewModel.didSelect($0) } }
        .keyCommand(KeyPress("f"), "Favourite") {
            guard let event = selection.element(of: events) else { return }
            Task { await viewModel.didTapOnFavorite(event) }
        }
        .keyCommand(KeyPress("d"), "Delete") { selection.element(of: events).map { viewModel.didTapOnDelete($0) } }
        .flex()
        Button("New event") { viewModel.didTapOnNewEvent() }
    }
}

/// An event in two lines.
struct EventRow: View {
    static let height = 2

    let event: CustomStoryEvent

    var body: some View {
        VStack {
            HStack(spacing: 1) {
                FavoriteMark(isFavorite: event.isFavorite)
                Text(DisplayText.line(event.title)).lines(1).flex()
            }
            Text("  " + facts.joined(separator: " · ")).role(.secondary).lines(1)
        }
    }

    private var facts: [String] {
        [
            event.category.title, event.tone.title, event.ageBand.title,
            StoryText.count(event.usageCount, "story", "stories"), DisplayText.line(event.summary),
        ]
    }
}
