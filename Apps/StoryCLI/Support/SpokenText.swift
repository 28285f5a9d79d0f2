import Foundation
import StoryCore

/// Reads a file for narration, each line as a sentence.
enum SpokenText {
    /// Returns the lines of a file that have words.
    static func lines(of path: String) throws(SpokenTextError) -> [String] {
        let text: String
        do {
            text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
        } catch CocoaError.fileReadNoSuchFile {
            throw .missing(path: path)
        } catch {
            throw .unreadable(path: path)
        }
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
        guard !lines.isEmpty else { throw .empty(path: path) }
        return lines
    }
}

/// The error of a file that cannot be narrated.
enum SpokenTextError: Error, Hashable, Sendable {
    /// The file does not exist.
    case missing(path: String)
    /// It is not UTF-8 text, or cannot be opened.
    case unreadable(path: String)
    /// It has no words.
    case empty(path: String)

    /// Whether the file does not exist.
    var isMissing: Bool {
        if case .missing = self { true } else { false }
    }
}

extension SpokenTextError: ExplainedError {
    var code: String {
        switch self {
        case .missing: "text.missing"
        case .unreadable: "text.unreadable"
        case .empty: "text.empty"
        }
    }

    var message: String {
        switch self {
        case .missing(let path): "There is no file at \(PlainText.quotation(path))."
        case .unreadable(let path), .empty(let path): "\(PlainText.quotation(path)) can't be read aloud."
        }
    }

    var reason: String? {
        switch self {
        case .missing: nil
        case .unreadable: "It can't be opened, or isn't text in UTF-8."
        case .empty: "It has no words."
        }
    }

    var recovery: RecoveryAction {
        switch self {
        case .missing: .checkPath
        case .unreadable, .empty: .chooseText
        }
    }

    var category: ErrorCategory { isMissing ? .notFound : .badData }

    var severity: ErrorSeverity { .error }
}
