import Foundation
public import Library
import StoryCore
import StoryViews
public import TerminalUI

/// The confirmation of a deletion: what it removes and keeps, and its result.
public struct DeleteConfirmationView: View {
    private let viewModel: any DeleteConfirmationViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any DeleteConfirmationViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        ScrollView { DeleteConfirmationSection(viewModel: viewModel) }
            .keyCommand(KeyPress(.escape)) { viewModel.didTapOnCancel() }
            .task { await viewModel.didAppear() }
    }
}

/// The confirmation in its current state.
struct DeleteConfirmationSection: View {
    let viewModel: any DeleteConfirmationViewModelContract

    var body: some View {
        switch viewModel.state {
        case .idle, .loading: LoadingStatusView(text: "Loading…")
        case .error(let error):
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            keepButton
        case .asking(let plan):
            DeletionPlanLines(plan: plan)
            Text("")
            HStack(spacing: 1) {
                Button(plan.target.verb, role: .destructive) { Task { await viewModel.didTapOnDelete() } }
                keepButton
            }
        case .deleting(let plan):
            DeletionPlanLines(plan: plan)
            Text("")
            LoadingStatusView(text: plan.restorableUntil == nil ? "Deleting…" : "Moving…")
        case .deleted(let plan): DeletionOutcome(plan: plan, viewModel: viewModel)
        case .restoring: LoadingStatusView(text: "Restoring…")
        case .notRestored(_, let error):
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            Button("Done") { viewModel.didTapOnDone() }
        case .failed(let plan, let error):
            DeletionPlanLines(plan: plan)
            Text("")
            ErrorStatusView(error: error) { await viewModel.didTapOnRetryButton() }
            keepButton
        }
    }

    /// The default button, so that a late key press deletes nothing.
    private var keepButton: some View {
        Button("Keep", role: .cancel) { viewModel.didTapOnCancel() }.prefersFocus()
    }
}

/// The result, with a button that undoes it.
struct DeletionOutcome: View {
    let plan: DeletionPlan
    let viewModel: any DeleteConfirmationViewModelContract

    var body: some View {
        Text(plan.outcome)
        if let date = plan.restorableUntil { Text(DeletionPlan.wayBack(until: date)).role(.secondary) }
        Text("")
        HStack(spacing: 1) {
            Button("Done") { viewModel.didTapOnDone() }.prefersFocus()
            if plan.restorableUntil != nil {
                Button("Undo") { undo() }.keyCommand(KeyPress("u"), "Undo") { undo() }
            }
        }
    }

    private func undo() {
        Task { await viewModel.didTapOnUndo() }
    }
}

/// The question, with what is removed and kept.
struct DeletionPlanLines: View {
    let plan: DeletionPlan

    var body: some View {
        Text(plan.target.question).role(.heading)
        if !plan.name.isEmpty { Text("'\(DisplayText.line(plan.name))'") }
        Text("")
        DeletionParts(title: plan.restorableUntil == nil ? "Deletes" : "Moves", parts: words(plan.goes), role: .error)
        DeletionParts(title: "Keeps", parts: words(plan.stays), role: .success)
        Text(plan.restorableUntil.map(DeletionPlan.wayBack) ?? "You can't undo this.").role(.secondary)
    }

    private func words(_ parts: [DeletionPlan.Part]) -> [String] {
        parts.map { $0.words(under: plan.name) }.filter { !$0.isEmpty }
    }
}

/// What is removed, or what is kept.
struct DeletionParts: View {
    let title: String
    let parts: [String]
    let role: StyleRole

    var body: some View {
        if !parts.isEmpty { Text(title + ": ").role(role) + Text(parts.joined(separator: ", ")) }
    }
}

extension LibraryDeletion {
    fileprivate var question: String {
        switch self {
        case .story: "Move this story to the bin?"
        case .binnedStory: "Delete this story permanently?"
        case .bin: "Empty the bin?"
        case .hero: "Delete this hero?"
        case .event: "Delete this event?"
        }
    }

    fileprivate var verb: String {
        switch self {
        case .story: "Move to bin"
        case .binnedStory: "Delete"
        case .bin: "Empty"
        case .hero, .event: "Delete"
        }
    }
}

extension DeletionPlan {
    /// Returns until when it can be restored, as a sentence.
    fileprivate static func wayBack(until date: Date) -> String {
        "You can restore it from the bin until \(StoryText.day(date))."
    }

    /// The result as a sentence.
    fileprivate var outcome: String {
        let name = "'\(DisplayText.line(name))'"
        return switch target {
        case .story: "Moved \(name) to the bin."
        case .binnedStory: "Deleted \(name)."
        case .bin: "The bin is empty."
        case .hero, .event: "Deleted \(name)."
        }
    }
}

extension DeletionPlan.Part {
    fileprivate func words(under name: String) -> String {
        switch self {
        case .text(let count): "the text of \(StoryText.count(count, "page", "pages"))"
        case .audio(let seconds): "the narration (\(StoryText.length(seconds)))"
        case .pictures(let count): StoryText.count(count, "picture", "pictures")
        case .heroes([]): ""
        case .heroes(let names):
            (names.count == 1 ? "the hero " : "the heroes ") + DisplayText.line(names.joined(separator: ", "))
        case .stories(0): ""
        case .stories(let count): "\(StoryText.count(count, "story", "stories")) with '\(DisplayText.line(name))'"
        case .description: "the description"
        case .binnedStories(let count): StoryText.count(count, "story", "stories")
        case .space(0): ""
        case .space(let bytes): StoryText.size(bytes)
        }
    }
}
