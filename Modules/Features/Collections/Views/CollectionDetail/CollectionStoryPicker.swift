import Collections
import StoryCore
import StoryViews
import TerminalUI

/// A picker for a story of the library to add to the collection.
struct CollectionStoryPicker: View {
    /// The number of rows, at most those of the screen.
    private static let rows = 12

    let viewModel: any CollectionDetailViewModelContract
    @Environment(\.dismiss) private var dismiss
    @State private var search = ""

    var body: some View {
        VStack {
            if let choices = viewModel.choices {
                let found = choices.filter { matches($0) }
                TextField("Search", text: $search, placeholder: "part of the title", limit: FieldLimit.line) {
                    found.first.map(add)
                }
                .prefersFocus()
                Text("")
                if found.isEmpty {
                    Text(choices.isEmpty ? "All your stories are in this collection already." : "No stories match.")
                        .role(.secondary)
                } else {
                    List(found, activate: { add($0) }) {
                        Text(DisplayText.line($0.title)).lines(1)
                    }
                    .frame(height: min(found.count, Self.rows))
                }
            } else {
                LoadingStatusView(text: "Loading stories…")
            }
            Text("")
            Button("Cancel", role: .cancel) { dismiss() }
        }
        .task { await viewModel.didTapOnAddStory() }
    }

    private func matches(_ story: StoryChoice) -> Bool {
        search.isEmpty || story.title.lowercased().contains(search.lowercased())
    }

    private func add(_ story: StoryChoice) {
        dismiss()
        Task { [viewModel] in await viewModel.add(story) }
    }
}
