import ArgumentParser
import StoryCore
import StoryDocuments

/// Reports errors as text, or with `--json` as JSON, and determines the exit status.
struct ErrorReporter {
    let console: Console
    let asJSON: Bool

    /// Reports an error; help and version texts are no errors and go to standard output.
    func report(_ error: any Error) -> ExitStatus {
        if let explained = error as? any ExplainedError {
            tell(
                code: explained.code, message: [explained.message, explained.reason].compactMap { $0 },
                recovery: explained.commandRecovery)
            return ExitStatus(explained.category)
        }
        if ParserMessages.exitCode(for: error) == .success {
            console.write(ParserMessages.fullMessage(for: error))
            return .done
        }
        if ParserMessages.exitCode(for: error) == .validationFailure {
            let usage = UsageMessage(of: error)
            tell(code: "usage", message: [usage.message], recovery: usage.recovery)
            return .usage
        }
        tell(code: "unexpected", message: ["Something unexpected happened.", "\(error)"], recovery: "Try again.")
        return .unexpected
    }

    /// Reports that output was lost, and why.
    func reportLostOutput(_ fault: String) -> ExitStatus {
        tell(
            code: "output", message: ["The output couldn't be written.", "\(fault)."],
            recovery: "Finished work is kept. Write the output somewhere else.")
        return .cannotWrite
    }

    private func tell(code: String, message: [String], recovery: String) {
        if asJSON {
            let fault = FaultDocument(
                code: code, message: message.map(\.onOneLine).joined(separator: " "), recovery: recovery.onOneLine)
            console.writeError(JSONText.of(ErrorDocument(error: fault)))
        } else {
            console.writeError("story: " + (message + [recovery]).map(\.onOneLine).joined(separator: "\n"))
        }
    }
}

extension String {
    /// The text on one line, with commas between the items of a list.
    fileprivate var onOneLine: String {
        let lines = split(whereSeparator: \.isNewline).map { $0.split(separator: " ").joined(separator: " ") }
        let items = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
        let telling = lines.filter { !$0.hasPrefix("- ") }.joined(separator: " ")
        return items.isEmpty ? telling : "\(telling) \(items.joined(separator: ", "))"
    }
}
