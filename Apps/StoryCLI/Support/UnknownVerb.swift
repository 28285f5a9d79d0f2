import ArgumentParser
import StoryCore

/// An unknown verb, with those that may have been meant.
struct UnknownVerb: Error, Hashable {
    /// The command line up to the unknown word: `story library lst`.
    let line: String
    /// The command without such a verb: `story library`.
    let parent: String
    /// Complete commands that may have been meant, the most similar first: `story library list`.
    let candidates: [String]

    /// Finds the first unknown verb of a command line; nil if there is none.
    init?(in arguments: [String], of root: any ParsableCommand.Type) {
        var (command, path) = (root, [root._commandName])
        // 'help' is the parser's own verb, and knows the same words.
        let words = arguments.prefix { !$0.hasPrefix("-") }
        for word in Self.isHelp(arguments) ? words.dropFirst() : words {
            let verbs = command.configuration.subcommands
            guard !verbs.isEmpty else { return nil }
            if let next = verbs.first(where: { $0._commandName == word }) {
                command = next
                path.append(word)
                continue
            }
            parent = path.joined(separator: " ")
            line = "\(parent) \(word)"
            candidates = Self.candidates(for: word, in: verbs, below: path, of: root)
            return
        }
        return nil
    }

    private static let help = "help"

    /// Returns whether a command line asks for help with a command.
    static func isHelp(_ arguments: [String]) -> Bool { arguments.first == help }

    /// Returns the verbs anywhere with the name, and those of the same command with similar names.
    private static func candidates(
        for word: String, in verbs: [any ParsableCommand.Type], below path: [String], of root: any ParsableCommand.Type
    ) -> [String] {
        let names = verbs.map { $0._commandName }
        let near = NameSimilarity.names(similarTo: word, in: path.count == 1 ? names + [help] : names)
        let elsewhere = lines(of: root, below: [root._commandName]).filter { $0.last == word }
        return (elsewhere + near.map { path + [$0] }).map { $0.joined(separator: " ") }
    }

    /// Returns every command below another one, word by word.
    private static func lines(of command: any ParsableCommand.Type, below path: [String]) -> [[String]] {
        command.configuration.subcommands.flatMap { verb in
            let line = path + [verb._commandName]
            return [line] + lines(of: verb, below: line)
        }
    }
}

extension UnknownVerb: ExplainedError {
    var code: String { "usage" }
    var message: String { "Unknown command '\(PlainText.quotation(line))'." }
    var reason: String? { nil }

    var recovery: RecoveryAction { .chooseVerb(near: Array(candidates.prefix(3)), below: parent) }

    var category: ErrorCategory { .invalidRequest }

    var severity: ErrorSeverity { .error }
}
