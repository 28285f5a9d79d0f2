import Generation
import StoryCore
import TerminalUI

/// Stories that are not finished, each with what resumes and what discards it.
struct HomeUnfinished: View {
    /// More would leave no room for the stories that are there.
    private static let limit = 3

    let jobs: [JobOverview]
    let viewModel: any HomeViewModelContract
    @Environment((any StoryGenerationViewModelContract).self) private var generation
    @State private var asked: JobOverview?

    var body: some View {
        let jobs = jobs.filter { !isBeingMade($0) }
        VStack {
            if !jobs.isEmpty { Text("Unfinished stories").role(.heading) }
            ForEach(jobs.prefix(Self.limit), id: \.id) { job in
                HStack(spacing: 1) {
                    Text(job.title).lines(1).flex()
                    Text(Self.fact(about: job)).role(.secondary)
                    // One story is made at a time.
                    Button("Resume") { viewModel.didTapOnResume(job) }.disabled(generation.isGenerating)
                    Button("Discard", role: .destructive) { asked = job }
                }
            }
            if jobs.count > Self.limit {
                Text("\(jobs.count - Self.limit) more").role(.secondary)
            }
        }
        .alert(
            "Discard this story?", message: asked.map(Self.question) ?? "",
            isPresented: Binding(get: { asked != nil }, set: { if !$0 { asked = nil } }),
            answers: [
                AlertAnswer("Discard", role: .destructive) { [viewModel, asked] in
                    guard let asked else { return }
                    Task { await viewModel.discard(asked) }
                },
                AlertAnswer("Keep", role: .cancel),
            ])
    }

    /// The list was read before this one was resumed.
    private func isBeingMade(_ job: JobOverview) -> Bool {
        generation.isGenerating && generation.currentStory?.id.rawValue == job.id.rawValue
    }

    private static func fact(about job: JobOverview) -> String {
        switch job.job.status {
        case .open: "interrupted"
        case .failed(.story): "text failed"
        case .failed(.audio): "narration failed"
        case .failed(.illustrations): "pictures failed"
        }
    }

    private static func question(about job: JobOverview) -> String {
        let kept = job.isStored ? "It stays in the library as it is." : "It isn't in the library yet."
        return "'\(job.title)' is unfinished. \(kept) "
            + "Discarding the unfinished work frees \(StoryText.size(job.byteCount))."
    }
}
