public import Generation
import Library
public import Observation
public import StoryApp
public import StoryCore

/// Follows the queue, and tells what has become of its stories, whoever made them.
@MainActor
@Observable
public final class QueueStatusViewModel: QueueStatusViewModelContract {
    public private(set) var making: [StoryInTheMaking] = []
    public private(set) var status = QueueStatus()
    public private(set) var isEmpty = true
    public private(set) var isAtWork = false

    /// How long it takes until it looks again where the library cannot be watched.
    private static let rest = Duration.seconds(JobLease.duration / 3)

    private let service: JobService
    private let changes: @Sendable () -> AsyncStream<Set<LibraryPart>>
    private let clock: any Clock<Duration>
    private let isShown: @MainActor (StoryID) -> Bool
    private let tell: @MainActor (String, (way: String, to: AppDestination)) -> Void
    /// The jobs that the app has worked on.
    @ObservationIgnored private var own: Set<JobID> = []
    /// The unfinished jobs at the last look.
    @ObservationIgnored private var unfinished: [JobID: JobState] = [:]

    /// Creates the view model; reads nothing yet.
    ///
    /// - Parameters:
    ///   - generation: The feature with the queue.
    ///   - clock: Measures the time between two looks at a library that cannot be watched.
    ///   - isShown: Returns whether a story is one that somebody sees being made, so that nobody need be told.
    ///   - tell: Shows a line to the family, with what one can do about it, and where.
    public init(
        generation: GenerationFeature, clock: any Clock<Duration> = ContinuousClock(),
        isShown: @escaping @MainActor (StoryID) -> Bool,
        tell: @escaping @MainActor (String, (way: String, to: AppDestination)) -> Void
    ) {
        service = generation.jobService
        changes = { generation.changes() }
        (self.clock, self.isShown, self.tell) = (clock, isShown, tell)
    }

    /// Follows the queue until the task is cancelled.
    public func observe() async {
        while !Task.isCancelled {
            // Observed before the first look, so that nothing in between is missed.
            let changes = changes()
            await look()
            for await parts in changes where parts.contains(.jobs) { await look() }
            // Without a watch of the library there is nothing but to look again.
            do { try await clock.sleep(for: Self.rest) } catch { return }
        }
    }

    /// Notes that the app makes a queued story.
    ///
    /// - Parameter job: The story's job; nil if it makes none any more.
    func workDidChange(to job: JobID?) {
        if let job { own.insert(job) }
        if isAtWork != (job != nil) { isAtWork = job != nil }
    }

    private func look() async {
        do throws(GenerationError) {
            let entries = try await service.entries()
            var (new, made) = (QueueStatus(), [StoryInTheMaking]())
            for entry in entries {
                switch entry.state {
                case .running where entry.lease != nil:
                    if let progress = try await progress(of: entry), progress.isHeld {
                        made.append(
                            StoryInTheMaking(
                                id: StoryID(rawValue: entry.id.rawValue), title: progress.title,
                                activity: service.activity(of: progress)))
                    } else if entry.isQueued(isHeld: false) {
                        new.queuedCount += 1
                    }
                case .queued: new.queuedCount += 1
                case .waiting, .failed: new.troubledCount += 1
                case .running, .done, .cancelled: break
                }
            }
            // What is equal must not redraw the views that read it.
            if new != status { status = new }
            if made != making { making = made }
            let isNowEmpty = new == QueueStatus() && made.isEmpty
            if isNowEmpty != isEmpty { isEmpty = isNowEmpty }
            let before = unfinished
            unfinished = Dictionary(
                entries.filter { !$0.state.isEnded }.map { ($0.id, $0.state) }, uniquingKeysWith: { $1 })
            for entry in entries { await tell(of: entry, before: before[entry.id]) }
        } catch {
            // The queue's screen and Home say why; the next change is another chance.
            return
        }
    }

    /// Tells of a story that has just become ready, or cannot be made as it is.
    private func tell(of entry: JobEntry, before: JobState?) async {
        // Of any other story, whoever waits for it sees it.
        guard let before, before != entry.state, entry.priority == .queued || own.contains(entry.id),
            !isShown(StoryID(rawValue: entry.id.rawValue))
        else { return }
        switch entry.state {
        case .done:
            let title = await title(of: entry)
            tell("\(title) is ready.", ("open it", .library(.story(StoryID(rawValue: entry.id.rawValue)))))
        case .failed, .waiting:
            let title = await title(of: entry)
            tell("\(title) couldn't be finished.", ("see why", .generation(.queue)))
        case .queued, .running, .cancelled: return
        }
    }

    private func title(of entry: JobEntry) async -> String {
        let title = try? await progress(of: entry)?.title
        return title.map { "'\(PlainText.quotation($0))'" } ?? "A queued story"
    }

    /// Returns how far a job is; nil if it has been removed.
    private func progress(of entry: JobEntry) async throws(GenerationError) -> JobProgress? {
        do throws(GenerationError) {
            return try await service.progress(of: entry.id)
        } catch {
            guard error.category == .notFound else { throw error }
            return nil
        }
    }
}
