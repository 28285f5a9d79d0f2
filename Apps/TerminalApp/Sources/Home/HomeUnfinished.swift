import Generation
import StoryCore
import TerminalUI

/// The unfinished stories, each with buttons that resume and discard it.
struct HomeUnfinished: View {
    /// The maximum number of rows, which leaves room for the other stories.
    private static let limit = 3

    let jobs: [JobOverview]
    let viewModel: any HomeViewModelContract
    @Environment((any StoryGenerationViewModelContract).self) private var generation
    @Environment((any QueueStatusViewModelContract).self) private var queue
    @State private var asked: JobOverview?

    var body: some View {
        let jobs = jobs.filter { !isBeingMade($0) }
        VStack {
            if !jobs.isEmpty { Text("Unfinished stories").role(.heading) }
            ForEach(jobs.prefix(Self.limit), id: \.id) { job in
                HStack(spacing: 1) {
                    // Where there is no room for all, the buttons stay whole.
                    HStack(spacing: 1) {
                        Text(job.title).lines(1).flex()
                        Text(Self.fact(about: job)).role(.secondary).lines(1)
                    }
                    .flex()
                    // Only one generation runs at a time.
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

    /// Returns whether somebody works on the job, here or elsewhere: the list may have been read before.
    private func isBeingMade(_ job: JobOverview) -> Bool {
        if queue.making.contains(where: { $0.id.rawValue == job.id.rawValue }) { return true }
        return generation.isGenerating && generation.currentStory?.id.rawValue == job.id.rawValue
    }

    private static func fact(about job: JobOverview) -> String {
        if job.entry.approval != nil { return "waits for a parent's approval" }
        return switch (job.job.status, job.entry.state) {
        case (.open, .waiting): "needs your attention"
        case (.open, .failed): "failed"
        case (.open, _): "interrupted"
        case (.failed(.story), _): "text failed"
        case (.failed(.audio), _): "narration failed"
        case (.failed(.illustrations), _): "pictures failed"
        }
    }

    private static func question(about job: JobOverview) -> String {
        let kept = job.isStored ? "It stays in the library as it is." : "It isn't in the library yet."
        return "'\(job.title)' is unfinished. \(kept) "
            + "Discarding the unfinished work frees \(StoryText.size(job.byteCount))."
    }
}
