public import Library
import StoryCore
public import TerminalUI

/// Asks whether something should be deleted, says what goes and what stays, and tells how it went.
public struct DeleteConfirmationView: View {
    private let viewModel: any DeleteConfirmationViewModelContract

    /// Shows what a view model holds.
    public init(viewModel: any DeleteConfirmationViewModelContract) {
        self.viewModel = viewModel
    }

    /// What is seen.
    public var body: some View {
        ScrollView { DeleteConfirmationSection(viewModel: viewModel) }
            .keyCommand(KeyPress(.escape)) { viewModel.didTapOnCancel() }
            .task { await viewModel.didAppear() }
    }
}

/// The question in its situation.
struct DeleteConfirmationSection: View {
    let viewModel: any DeleteConfirmationViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingNote(text: "Looking at what would go…")
        case .error(let error):
            ErrorNote(error: error) { await viewModel.didTapOnRetryButton() }
            keepButton
        case .asking(let plan):
            DeletionPlanLines(plan: plan)
            Text("")
            HStack(spacing: 1) {
                Button("Remove", role: .destructive) { Task { await viewModel.didTapOnDelete() } }
                keepButton
            }
        case .deleting(let plan):
            DeletionPlanLines(plan: plan)
            Text("")
            LoadingNote(text: "Removing…")
        case .deleted(let plan):
            Text("Removed '\(Words.line(plan.name))'.")
            Text("")
            Button("Done") { viewModel.didTapOnDone() }
        case .failed(let plan, let error):
            DeletionPlanLines(plan: plan)
            Text("")
            ErrorNote(error: error) { await viewModel.didTapOnRetryButton() }
            keepButton
        }
    }

    /// Nothing is lost by a key that was meant for what was there before.
    private var keepButton: some View {
        Button("Keep", role: .cancel) { viewModel.didTapOnCancel() }.prefersFocus()
    }
}

/// The question, and what it means.
struct DeletionPlanLines: View {
    let plan: DeletionPlan

    var body: some View {
        Text("Remove this \(plan.target.kind)?").role(.heading)
        Text("'\(Words.line(plan.name))'")
        Text("")
        DeletionParts(title: "Goes", parts: words(plan.goes), role: .error)
        DeletionParts(title: "Stays", parts: words(plan.stays), role: .success)
        Text("Only a backup brings it back.").role(.secondary)
    }

    private func words(_ parts: [DeletionPlan.Part]) -> [String] {
        parts.map { $0.words(under: plan.name) }.filter { !$0.isEmpty }
    }
}

/// What goes, or what stays.
struct DeletionParts: View {
    let title: String
    let parts: [String]
    let role: StyleRole

    var body: some View {
        if !parts.isEmpty { Text(title + ": ").role(role) + Text(parts.joined(separator: ", ")) }
    }
}

extension LibraryDeletion {
    fileprivate var kind: String {
        switch self {
        case .story: "story"
        case .hero: "hero"
        case .event: "event"
        }
    }
}

extension DeletionPlan.Part {
    fileprivate func words(under name: String) -> String {
        switch self {
        case .text(let count): "the text of \(StoryText.count(count, "page", "pages"))"
        case .audio(let seconds): "the narration of \(StoryText.length(seconds))"
        case .pictures(let count): StoryText.count(count, "picture", "pictures")
        case .heroes([]): ""
        case .heroes(let names):
            (names.count == 1 ? "the hero " : "the heroes ") + Words.line(names.joined(separator: ", "))
        case .stories(0): ""
        case .stories(let count): "\(StoryText.count(count, "story", "stories")) with '\(Words.line(name))'"
        case .description: "the description"
        }
    }
}
