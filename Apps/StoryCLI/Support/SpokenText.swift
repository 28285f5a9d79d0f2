import Foundation
import StoryCore

/// A file that a voice reads aloud, each line as a sentence of its own.
enum SpokenText {
    /// The lines of a file that have words.
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

/// Why a file cannot be read aloud.
enum SpokenTextError: Error, Hashable, Sendable {
    /// There is no such file.
    case missing(path: String)
    /// It is no text in UTF-8, or cannot be opened.
    case unreadable(path: String)
    /// It has no words.
    case empty(path: String)

    /// Whether there is no file at all.
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
        case .missing(let path): "There is no file \(PlainText.quotation(path))."
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
