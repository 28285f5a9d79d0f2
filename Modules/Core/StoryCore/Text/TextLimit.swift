/// How long a text of a kind may be, or how many of a kind there may be: what is more is refused, and never cut.
public struct TextLimit: Hashable, Sendable {
    /// What is limited, as people call it, such as "ability"; of a list in the plural.
    public let name: String
    /// The most characters, or the most texts of a list.
    public let maximum: Int

    /// Limits a kind of text.
    public init(_ name: String, _ maximum: Int) {
        self.name = name
        self.maximum = maximum
    }

    /// The text as one line; nil if nothing that can be seen is left of it.
    ///
    /// - Throws: ``TextLimitError/tooLong(_:count:)``
    public func line(_ text: String?) throws(TextLimitError) -> String? {
        try checked(PlainText.line(text, limit: .max))
    }

    /// The text as paragraphs; empty if nothing is left of it.
    ///
    /// - Throws: ``TextLimitError/tooLong(_:count:)``
    public func paragraphs(_ text: String) throws(TextLimitError) -> String {
        try checked(PlainText.paragraphs(text, limit: .max)) ?? ""
    }

    /// The texts as lines, without those of which nothing is left.
    ///
    /// - Parameter list: How many there may be.
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

/// Why a text or a list is refused.
public enum TextLimitError: Error, Hashable, Sendable {
    /// The text has so many characters, more than its limit.
    case tooLong(TextLimit, count: Int)
    /// The list has so many texts, more than its limit.
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
