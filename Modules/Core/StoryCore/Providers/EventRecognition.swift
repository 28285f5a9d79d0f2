/// How an author interprets a custom event.
public enum EventRecognition: Hashable, Sendable {
    /// The author uses it as written, whatever it is.
    case asWritten
    /// The author interprets it as a known kind of event with this display name: "Losing a tooth".
    case understood(String)
    /// The author does not recognise it; in the story, the hero waits for it.
    case unrecognised

    /// The display name of the recognised kind; nil otherwise.
    public var title: String? {
        if case .understood(let title) = self { title } else { nil }
    }

    /// A line for people; nil if there is nothing to report.
    public var message: String? {
        switch self {
        case .asWritten: nil
        case .understood(let title): "Understood as: \(title)"
        case .unrecognised: "Not recognised: the story will be about waiting for it."
        }
    }
}
