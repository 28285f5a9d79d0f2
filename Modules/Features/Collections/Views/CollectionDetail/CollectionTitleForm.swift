import FeatureKit
import Collections
import StoryCore
import StoryViews
import TerminalUI

/// A form that renames a collection.
struct CollectionTitleForm: View {
    let viewModel: any CollectionDetailViewModelContract
    @Environment(\.dismiss) private var dismiss
    @State private var typed: String?

    var body: some View {
        VStack {
            TextField(
                "Title", text: Binding(get: { typed ?? title }, set: { typed = $0 }), limit: FieldLimit.line,
                submit: { save() }
            )
            .labelWidth(6)
            Text("")
            HStack(spacing: 1) {
                Button("Save") { save() }
                Button("Cancel", role: .cancel) { dismiss() }
            }
        }
        .discardConfirmation(hasChanges: { typed.map { $0 != title } ?? false }, leave: { dismiss() })
    }

    private var title: String {
        if case .loaded(let collection) = viewModel.state { collection.title } else { "" }
    }

    private func save() {
        guard let typed, typed != title else { return dismiss() }
        Task { if await viewModel.rename(to: typed) { dismiss() } }
    }
}
