public import Observation
import StoryCore

/// What the queue is at, for every screen.
@MainActor
public protocol QueueStatusViewModelContract: AnyObject, Observable {
    /// The stories that somebody makes now, here or elsewhere; separate from the status, since they change continuously.
    var making: [StoryInTheMaking] { get }
    /// How many wait.
    var status: QueueStatus { get }
    /// Whether nothing is in the queue that is being made, waits or needs somebody.
    var isEmpty: Bool { get }
    /// Whether the app itself makes a queued story.
    var isAtWork: Bool { get }
}

extension QueueStatusViewModelContract {
    /// Returns what the queue is at, in a line; nil if nothing is in it.
    ///
    /// - Parameter story: A story that is shown elsewhere.
    func line(besides story: StoryID?) -> String? {
        let making = making.first { $0.id != story }.map { story in
            let title = story.title.map { "'\(PlainText.quotation($0))'" } ?? "a story"
            return "Creating \(title), \(story.activity)"
        }
        let parts = [making, status.queued].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
