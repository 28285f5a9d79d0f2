import StoryCore

/// What became of adding a story to the queue.
public enum QueueAddition: Hashable, Sendable {
    /// It is in the queue, after so many others.
    case added(ahead: Int)
    /// It could not be added.
    case refused(GenerationError)
}

extension QueueAddition {
    /// When a queued story is made, for people.
    public static func note(ahead: Int) -> String {
        let place = ahead == 0 ? "It's up next." : "\(StoryText.count(ahead, "story comes", "stories come")) first."
        return "Added to the queue. \(place)"
    }
}
