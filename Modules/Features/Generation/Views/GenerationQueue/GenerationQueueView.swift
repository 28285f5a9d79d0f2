import FeatureKit
public import Generation
import StoryCore
import StoryViews
public import TerminalUI

/// The screen of the queue: stories that are being made, that wait, that need somebody, and that are ready.
///
/// The view model of the story that the app makes itself comes from the environment.
public struct GenerationQueueView: View {
    private let viewModel: any GenerationQueueViewModelContract

    /// Creates the screen for a view model.
    public init(viewModel: any GenerationQueueViewModelContract) {
        self.viewModel = viewModel
    }

    /// The content of the view.
    public var body: some View {
        VStack {
            Text("Queue").role(.heading)
            GenerationQueueSection(viewModel: viewModel).flex()
        }
        .listScreen(viewModel)
    }
}

/// The list, or a status view in its place.
private struct GenerationQueueSection: View {
    let viewModel: any GenerationQueueViewModelContract
    @Environment((any StoryGenerationViewModelContract).self) private var generation
    @State private var selection = ListSelection<JobID>()
    /// The unfinished story that is to go.
    @State private var asked: JobQueueItem?

    var body: some View {
        ListSection(viewModel.state, loading: "Loading queue…", retry: { await viewModel.didTapOnRetryButton() }) {
            list($0)
        } nothing: {
            EmptyStatusView(
                text: "No stories in the queue. Choose 'Add to queue' in the new story form to add one.",
                action: "New story"
            ) { viewModel.didTapOnForm() }
        }
        .alert(
            "Cancel this story?", message: asked.map(Self.question) ?? "",
            isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } }),
            answers: [
                AlertAnswer("Cancel story", role: .destructive) { [asked] in if let asked { cancel(asked) } },
                AlertAnswer("Keep", role: .cancel),
            ])
    }

    @ViewBuilder private func list(_ items: [JobQueueItem]) -> some View {
        let selected = selection.element(of: items)
        List(
            items, selection: $selection, rowHeight: GenerationQueueRow.height, activate: { activate($0) }
        ) { GenerationQueueRow(item: $0, turn: Self.turn(of: $0, in: items)) }
        .prefersFocus()
        .keyCommand(KeyPress("o"), "Open story") { selected.map { viewModel.didTapOnStory($0) } }
        .keyCommand(KeyPress("t"), "Try again") { selected.map { retry($0) } }
        .keyCommand(KeyPress("a"), "Approve") { selected.map { approve($0) } }
        .keyCommand(KeyPress("d"), "Cancel or remove") { selected.map { drop($0) } }
        .keyCommand(KeyPress("n"), "New story") { viewModel.didTapOnForm() }
        .flex()
        if let selected, let failure = selected.progress.failure { GenerationQueueFailure(failure: failure) }
        HStack(spacing: 1) {
            if let selected { actions(for: selected) }
        }
    }

    @ViewBuilder private func actions(for item: JobQueueItem) -> some View {
        if isMadeHere(item) { Button("Show") { viewModel.didTapOnForm() } }
        if item.isStored { Button("Open story") { viewModel.didTapOnStory(item) } }
        if item.approval != nil { Button("Approve") { approve(item) } }
        if let wayOn = Self.wayOn(with: item) { Button(wayOn) { retry(item) } }
        if item.phase == .ready {
            Button("Remove from list") { drop(item) }
        } else {
            Button("Cancel story", role: .destructive) { drop(item) }
        }
    }

    /// Does what is most likely wanted with a story.
    private func activate(_ item: JobQueueItem) {
        if isMadeHere(item) { return viewModel.didTapOnForm() }
        if item.phase == .ready { return viewModel.didTapOnStory(item) }
        if item.approval != nil { approve(item) } else { retry(item) }
    }

    private func approve(_ item: JobQueueItem) {
        Task { await viewModel.didTapOnApprove(item) }
    }

    private func retry(_ item: JobQueueItem) {
        Task { await viewModel.didTapOnRetry(item) }
    }

    private func drop(_ item: JobQueueItem) {
        guard item.phase == .ready else { return asked = item }
        Task { await viewModel.didTapOnRemove(item) }
    }

    private func cancel(_ item: JobQueueItem) {
        Task { [generation, isMadeHere = isMadeHere(item)] in
            // Its own screen knows that it was stopped.
            if isMadeHere { await generation.cancelGeneration() } else { await viewModel.cancel(item) }
        }
    }

    /// Returns whether it is the story that the app makes because somebody waits for it.
    private func isMadeHere(_ item: JobQueueItem) -> Bool {
        generation.isGenerating && generation.currentStory?.id == item.story
    }

    /// What putting a story back into the queue is called; nil if it can't be put there, or has to be approved for that.
    private static func wayOn(with item: JobQueueItem) -> String? {
        guard item.canRetry else { return nil }
        return switch item.approval {
        case .story: nil
        case .page: "Write it again"
        case nil: item.phase == .interrupted ? "Continue" : "Try again"
        }
    }

    /// The number of a queued story among those that are queued; nil for any other.
    private static func turn(of item: JobQueueItem, in items: [JobQueueItem]) -> Int? {
        guard item.phase == .queued else { return nil }
        return items.filter { $0.phase == .queued }.firstIndex { $0.id == item.id }.map { $0 + 1 }
    }

    private static func question(about item: JobQueueItem) -> String {
        let title = DisplayText.line(item.title)
        if item.isStored { return "'\(title)' stays in the library as it is. The missing parts won't be created." }
        return item.progress.pages == 0
            ? "'\(title)' won't be created." : "Everything created so far for '\(title)' will be lost."
    }
}
