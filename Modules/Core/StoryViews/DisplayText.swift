public import StoryCore

/// Texts from outside as screens show them.
public enum DisplayText {
    /// What stands for a value that nobody chose.
    public static let open = "Not set"

    /// A text on one line that cannot steer the terminal.
    public static func line(_ text: String) -> String { PlainText.line(text, limit: .max) ?? "" }

    /// What a person typed with a comma between two words.
    public static func list(_ text: String) -> [String] {
        text.split(separator: ",").compactMap { PlainText.line(String($0), limit: .max) }
    }

    /// What happened, why, and what to do, a line for each.
    public static func explanation(of error: any ExplainedError) -> String {
        [error.message, error.reason, error.appRecovery].compactMap { $0.map(line) }.joined(separator: "\n")
    }
}

extension AgeBand {
    /// The band for people: "ages 4-6".
    public var displayName: String { self == .all ? "all ages" : "ages \(rawValue)" }
}
