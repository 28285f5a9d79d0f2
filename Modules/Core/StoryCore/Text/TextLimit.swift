/// The maximum length of a text, or of a list: more is rejected, and never cut.
public struct TextLimit: Hashable, Sendable {
    /// The display name of what is limited, such as "ability"; for a list in the plural.
    public let name: String
    /// The maximum number of characters, or of texts in a list.
    public let maximum: Int

    /// Creates a limit.
    public init(_ name: String, _ maximum: Int) {
        self.name = name
        self.maximum = maximum
    }

    /// Returns the text as one line; nil if no visible character is left.
    ///
    /// - Throws: ``TextLimitError/tooLong(_:count:)``
    public func line(_ text: String?) throws(TextLimitError) -> String? {
        try checked(PlainText.line(text, limit: .max))
    }

    /// Returns the text as paragraphs; empty if nothing is left.
    ///
    /// - Throws: ``TextLimitError/tooLong(_:count:)``
    public func paragraphs(_ text: String) throws(TextLimitError) -> String {
        try checked(PlainText.paragraphs(text, limit: .max)) ?? ""
    }

    /// Returns the texts as lines, without empty ones.
    ///
    /// - Parameter list: The limit of their number.
    /// - Throws: ``TextLimitError``
    public func lines(_ texts: [String], atMost list: TextLimit) throws(TextLimitError) -> [String] {
        var lines: [String] = []
        for text in texts {
            if let line = try line(text) { lines.append(line) }
        }
        guard lines.count <= list.maximum else { throw .tooMany(list, count: lines.count) }
        return lines
    }

    private func checked(_ text: String?) throws(TextLimitError) -> String? {
        if let text, text.count > maximum { throw .tooLong(self, count: text.count) }
        return text
    }
}

/// An error of a text or a list that exceeds its limit.
public enum TextLimitError: Error, Hashable, Sendable {
    /// The text has this many characters, more than its limit.
    case tooLong(TextLimit, count: Int)
    /// The list has this many texts, more than its limit.
    case tooMany(TextLimit, count: Int)
}

extension TextLimitError: ExplainedError {
    public var code: String {
        switch self {
        case .tooLong: "text.tooLong"
        case .tooMany: "text.tooMany"
        }
    }

    public var message: String {
        switch self {
        case .tooLong(let limit, let count):
            "The \(limit.name) is too long: \(count) characters, and the limit is \(limit.maximum)."
        case .tooMany(let limit, let count): "Too many \(limit.name): \(count), and the limit is \(limit.maximum)."
        }
    }

    public var reason: String? { "Nothing was saved." }

    public var recovery: RecoveryAction {
        switch self {
        case .tooLong: .shorten
        case .tooMany: .leaveSomeOut
        }
    }

    public var category: ErrorCategory { .invalidRequest }

    public var severity: ErrorSeverity { .error }
}
