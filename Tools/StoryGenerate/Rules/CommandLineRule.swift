/// No module speaks of a command line: errors say what to do in words that hold for every front end, and each front end
/// names its own way to it.
struct CommandLineRule: Rule {
    func findings(in review: Review) -> [Finding] {
        let words = CommandWords(reference: review.documents["\(CommandReference.folder)/commands.md"] ?? "")
        return review.sourcePaths.filter { $0.hasPrefix("Modules/") }.flatMap { path -> [Finding] in
            guard let text = review.sources[path], CommandWords.mayName(text) else { return [] }
            return SwiftLexer.quotes(of: text).compactMap { quote in
                words.named(in: quote.text).map { finding(path, quote.line, $0) }
            }
        }
    }

    private func finding(_ path: String, _ line: Int, _ word: String) -> Finding {
        Finding(
            path, line: line,
            reason: "a text names '\(word)': the app shows it, too, where nobody types a command.",
            fix: "say what to do without it, and give the command's words in Apps/StoryCLI/Output, as "
                + "RecoveryAction+Commands.swift does.")
    }
}

/// The verbs and options of the `story` program, as its reference tells them.
struct CommandWords {
    private let verbs: Set<String>
    private let options: Set<String>

    /// Reads `Apps/Reference/commands.md`.
    ///
    /// - Parameter reference: Headings such as `## story play`, and options in items such as ``- `-y, --yes`: …``.
    init(reference: String) {
        let lines = reference.split(separator: "\n")
        verbs = Set(
            lines.compactMap { line in
                let words = line.split(separator: " ")
                guard words.count > 2, words[0].allSatisfy({ $0 == "#" }), words[1] == "story" else { return nil }
                return String(words[2])
            })
        options = Set(
            lines.filter { $0.hasPrefix("- `") }.flatMap { line in
                let item = line.split(separator: "`").dropFirst().first ?? ""
                return item.split { " ,".contains($0) }.filter { $0.hasPrefix("--") }.map(String.init)
            })
    }

    /// Returns whether a file is worth taking apart.
    static func mayName(_ text: String) -> Bool { text.contains("story ") || text.contains("--") }

    /// The first of our commands or options that a text names; nil if it names none.
    func named(in text: String) -> String? {
        Self.matches(of: /(?:^|['`])story ([a-z]+)/, in: text).first(where: verbs.contains).map { "story \($0)" }
            ?? Self.matches(of: /(?:^|[^\w-])(--[a-z][a-z-]*)/, in: text).first(where: options.contains)
    }

    private static func matches(of pattern: Regex<(Substring, Substring)>, in text: String) -> [String] {
        text.matches(of: pattern).map { String($0.output.1) }
    }
}
