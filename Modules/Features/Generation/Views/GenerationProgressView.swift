import Generation
import StoryCore
import TerminalUI

/// A story in the making: its steps, its progress, and its pages as they arrive.
struct GenerationProgressView: View {
    /// With fewer rows only the current step is shown.
    private static let fewestRowsForSteps = 14

    /// Leads to the form for another story.
    let askForAnother: @MainActor () -> Void
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel
    @State private var isAsking = false

    var body: some View {
        SizeReader { size in
            VStack {
                DraftTitle()
                if size.height >= Self.fewestRowsForSteps { StageList() } else { CurrentStage() }
                GenerationBar()
                Divider()
                DraftPages().flex()
                FlowStack(spacing: 1) {
                    Button("Stop") { isAsking = true }
                    Button("Another story", action: askForAnother)
                    Button("Queue") { [viewModel] in viewModel.didTapOnQueue() }
                }
            }
        }
        .keyCommand(KeyPress("d"), "Stop and discard") { isAsking = true }
        .keyCommand(KeyPress("n"), "Another story", action: askForAnother)
        .keyCommand(KeyPress("w"), "Queue") { [viewModel] in viewModel.didTapOnQueue() }
        .alert(
            "Stop and discard?", message: "If you stop now, this story is lost.",
            isPresented: $isAsking,
            answers: [
                AlertAnswer("Discard", role: .destructive) { [viewModel] in Task { await viewModel.cancelGeneration() }
                },
                AlertAnswer("Continue", role: .cancel),
            ])
    }
}

/// The title, as soon as there is one.
private struct DraftTitle: View {
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        let title = viewModel.currentStory?.title ?? ""
        Text(title.isEmpty ? "New story" : title).role(.heading).lines(1)
    }
}

/// All steps.
private struct StageList: View {
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        StepList(steps: [StepState](at: viewModel.stage ?? .generatingStory, of: viewModel.currentStory))
    }
}

/// The current step.
private struct CurrentStage: View {
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        Text("\(viewModel.stage?.displayName ?? "")…").lines(1)
    }
}

/// The overall progress.
struct GenerationBar: View {
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        ProgressBar(value: viewModel.progress)
    }
}

/// The finished pages.
struct DraftPages: View {
    @Environment((any StoryGenerationViewModelContract).self) private var viewModel

    var body: some View {
        let pages = viewModel.currentStory?.pages ?? []
        if pages.isEmpty {
            Text("Writing the first page…").role(.secondary)
        } else {
            ScrollView {
                VStack(spacing: 1) {
                    ForEach(pages, id: \.index) { DraftPage(number: $0.index + 1, text: $0.text) }
                }
            }
        }
    }
}

/// A page.
struct DraftPage: View {
    let number: Int
    let text: String

    var body: some View {
        VStack {
            Text("Page \(number)").role(.secondary)
            Text(text).readableWidth()
        }
    }
}
