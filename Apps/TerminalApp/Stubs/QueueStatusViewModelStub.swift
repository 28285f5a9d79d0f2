public import Observation
public import StoryCore
public import TerminalApp

/// A stub of what the queue is at.
@MainActor
@Observable
public final class QueueStatusViewModelStub: QueueStatusViewModelContract {
    public var making: [JobProgress]
    public var status: QueueStatus
    public var isAtWork: Bool

    /// Creates a stub; by default of an empty queue.
    public init(making: [JobProgress] = [], status: QueueStatus = QueueStatus(), isAtWork: Bool = false) {
        (self.making, self.status, self.isAtWork) = (making, status, isAtWork)
    }

    public var isEmpty: Bool { making.isEmpty && status == QueueStatus() }

    /// A stub of an app that makes one story, while two wait.
    public static var busy: QueueStatusViewModelStub {
        let made = JobProgress(
            id: JobID(rawValue: "job1"), state: .running, isHeld: true, title: "The lamp", step: .audio, pages: 5,
            secondsNarrated: 72)
        return QueueStatusViewModelStub(making: [made], status: QueueStatus(queuedCount: 2), isAtWork: true)
    }
}
