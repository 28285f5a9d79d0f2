/// The exit codes of the program, from the enum that lists them.
struct ExitCodes: Sendable {
    /// How the program may end.
    struct Code: Hashable, Sendable {
        let number: String
        /// In which situation.
        let meaning: String
    }

    /// The codes, in order; empty if there is no such enum.
    let all: [Code]

    private static let path = "Apps/StoryCLI/Output/ExitStatus.swift"

    init(_ review: Review) {
        let lines = (review.sources[Self.path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let type = review.declarations[Self.path]?.first { $0.name == "ExitStatus" && $0.kind == .enum }
        all =
            type.map { RawCase.all(in: $0, lines: lines) }.map { cases in
                cases.map { Code(number: $0.value, meaning: $0.comment.replacing("\n", with: " ")) }
            } ?? []
    }

    /// A chapter of a document.
    var markdown: String {
        guard !all.isEmpty else { return "" }
        let rows = all.map { "| \($0.number) | \($0.meaning) |\n" }.joined()
        return """

            ## Exit codes

            The numbers follow BSD's sysexits. Errors say on standard error what happened, why, and what to do; with \
            `--json`, an error is an object, see [json.md](json.md#error).

            | code | situation |
            |---|---|
            \(rows)
            """
    }

    /// A section of a page for `man`.
    var manSection: String {
        guard !all.isEmpty else { return "" }
        return ".SH EXIT STATUS\n" + all.map { ".TP\n.B \($0.number)\n\(ManPage.escaped($0.meaning))\n" }.joined()
    }
}
