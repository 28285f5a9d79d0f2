public import StoryCore

/// Formats untrusted texts for the screen.
public enum DisplayText {
    /// The placeholder for a value that is not set.
    public static let open = "Not set"

    /// Returns a text as one line without control characters.
    public static func line(_ text: String) -> String { PlainText.line(text, limit: .max) ?? "" }

    /// Splits typed words at the commas.
    public static func list(_ text: String) -> [String] {
        text.split(separator: ",").compactMap { PlainText.line(String($0), limit: .max) }
    }

    /// Returns an error's message, reason and recovery, one per line.
    public static func explanation(of error: any ExplainedError) -> String {
        [error.message, error.reason, error.appRecovery].compactMap { $0.map(line) }.joined(separator: "\n")
    }
}

extension AgeBand {
    /// The band for people: "ages 4-6".
    public var displayName: String { self == .all ? "all ages" : "ages \(rawValue)" }
}
