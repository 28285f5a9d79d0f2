public import Observation
import StoryCore
public import TerminalApp

/// A stub of what the queue is at.
@MainActor
@Observable
public final class QueueStatusViewModelStub: QueueStatusViewModelContract {
    public var making: [StoryInTheMaking]
    public var status: QueueStatus
    public var isAtWork: Bool

    /// Creates a stub; by default of an empty queue.
    public init(making: [StoryInTheMaking] = [], status: QueueStatus = QueueStatus(), isAtWork: Bool = false) {
        (self.making, self.status, self.isAtWork) = (making, status, isAtWork)
    }

    public var isEmpty: Bool { making.isEmpty && status == QueueStatus() }

    /// A stub of an app that makes one story, while two wait.
    public static var busy: QueueStatusViewModelStub {
        let made = StoryInTheMaking(
            id: StoryID(rawValue: "job1"), title: "The lamp", activity: "narrating page 3 of 8")
        return QueueStatusViewModelStub(making: [made], status: QueueStatus(queuedCount: 2), isAtWork: true)
    }
}
