import ArgumentParser
import StoryCore

/// A confirmation before something is lost.
struct Consent {
    /// What is removed, one line each.
    var goes: [String]
    /// What is kept, and whether what is removed can be restored.
    var stays: String
    /// The question.
    var question: String

    /// Asks on the terminal; anything but yes means no.
    ///
    /// - Throws: ``ConsentError/refused`` unless the person agrees.
    func ask(on console: Console) throws(ConsentError) {
        goes.forEach { console.writeError("  " + (PlainText.line($0, limit: .max) ?? "")) }
        console.writeError(stays)
        let answer = console.ask("\(question) [y/N]")
        // At the end of input, the cursor is still after the question.
        if answer?.last?.isNewline != true { console.writeError("") }
        guard ["y", "yes"].contains((answer ?? "").filter { !$0.isWhitespace }.lowercased()) else { throw .refused }
    }
}

/// The option of every verb that removes something.
struct ConsentOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Don't ask for confirmation; required without a terminal.")
    var yes = false

    /// Asks on a terminal, unless `--yes` was given.
    ///
    /// - Throws: ``ConsentError`` unless the person agrees.
    func obtain(on console: Console, for consent: Consent) throws(ConsentError) {
        guard !yes else { return }
        guard console.isInteractive else { throw .nobodyToAsk(consent.question) }
        try consent.ask(on: console)
    }
}

/// Why nothing was removed.
enum ConsentError: Error, Hashable, Sendable {
    /// There is no terminal to ask on.
    case nobodyToAsk(String)
    /// The person declined.
    case refused
}

extension ConsentError: ExplainedError {
    var code: String {
        switch self {
        case .nobodyToAsk: "consent.nobodyToAsk"
        case .refused: "consent.refused"
        }
    }

    var message: String {
        switch self {
        case .nobodyToAsk(let question):
            "\(question) There's no terminal to confirm it on. Nothing was changed."
        case .refused: "Nothing was changed."
        }
    }

    var reason: String? { nil }

    var recovery: RecoveryAction {
        switch self {
        case .nobodyToAsk: .confirm(isAsked: false)
        case .refused: .confirm(isAsked: true)
        }
    }

    var category: ErrorCategory { self == .refused ? .cancelled : .invalidRequest }

    var severity: ErrorSeverity { .warning }
}
