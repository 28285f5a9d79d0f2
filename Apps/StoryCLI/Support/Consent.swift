import ArgumentParser
import StoryCore

/// What a person is asked before something is lost.
struct Consent {
    /// What goes, a line for each thing.
    var goes: [String]
    /// What stays, and whether what goes can come back.
    var stays: String
    /// What is asked.
    var question: String

    /// Asks on the terminal; whatever is not a yes means no.
    ///
    /// - Throws: ``ConsentError/refused`` unless the person agrees.
    func ask(on console: Console) throws(ConsentError) {
        goes.forEach { console.writeError("  " + (PlainText.line($0, limit: .max) ?? "")) }
        console.writeError(stays)
        let answer = console.ask("\(question) [y/N]")
        // Where the input ends, the terminal's cursor is still behind the question.
        if answer?.last?.isNewline != true { console.writeError("") }
        guard ["y", "yes"].contains((answer ?? "").filter { !$0.isWhitespace }.lowercased()) else { throw .refused }
    }
}

/// The option of every verb by which something is lost.
struct ConsentOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Don't ask for confirmation; required without a terminal.")
    var yes = false

    /// Asks on a terminal, unless it was said that there is nothing to ask.
    ///
    /// - Throws: ``ConsentError`` unless the person agrees.
    func obtain(on console: Console, for consent: Consent) throws(ConsentError) {
        guard !yes else { return }
        guard console.isInteractive else { throw .nobodyToAsk(consent.question) }
        try consent.ask(on: console)
    }
}

/// Why something that would be lost was kept.
enum ConsentError: Error, Hashable, Sendable {
    /// There is no terminal to ask on.
    case nobodyToAsk(String)
    /// The person does not want it.
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
