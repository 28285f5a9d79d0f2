/// What an author makes of a family's own event.
public enum EventRecognition: Hashable, Sendable {
    /// The author takes it as it was written, whatever it is.
    case asWritten
    /// The author takes it for a kind of event, which people call so: "Losing a tooth".
    case understood(String)
    /// The author does not know what happens then, so that the hero waits for it.
    case unrecognised

    /// What the kind of event is called, if the author takes it for one.
    public var title: String? {
        if case .understood(let title) = self { title } else { nil }
    }

    /// A line for people; nil where there is nothing to know.
    public var message: String? {
        switch self {
        case .asWritten: nil
        case .understood(let title): "Understood as: \(title)"
        case .unrecognised: "Not recognised: the story will be about waiting for it."
        }
    }
}
