/// A short table for terminals: what failed, the slowest tests, and the counts as its last line.
public struct TerminalSummary: Sendable {
    private let digest: ReportDigest
    private let isColored: Bool
    private let problemLimit: Int

    /// Creates the summary of a digest.
    ///
    /// - Parameters:
    ///   - digest: The results to show.
    ///   - isColored: Whether the terminal supports colours and they are wanted.
    ///   - problemLimit: The maximum number of listed failures.
    public init(of digest: ReportDigest, isColored: Bool, problemLimit: Int = 50) {
        self.digest = digest
        self.isColored = isColored
        self.problemLimit = max(0, problemLimit)
    }

    /// The lines, each ended.
    public var text: String {
        (problems + flaky + slowest + [digest.counts.summary]).map { "\($0)\n" }.joined()
    }

    private enum Color: Int {
        case red = 31
        case yellow = 33
        case faint = 2
    }

    private var problems: [String] {
        let total = digest.counts.failures + digest.counts.errors
        let shown = digest.problems.prefix(problemLimit)
        var lines = shown.flatMap { result -> [String] in
            guard let problem = result.outcome.problem else { return [] }
            let location = result.location.map { "  \($0.file):\($0.line)" } ?? ""
            return [
                "\(paint("✘", .red)) \(ShownText.line(result.shownName))\(paint(ShownText.line(location), .faint))",
                "  \(problem.kind.rawValue): \(ShownText.line(problem.message.shortened(to: 500)))",
            ]
        }
        if shown.count < total { lines.append("… and \(total - shown.count) more failed.") }
        return lines.isEmpty ? [] : lines + [""]
    }

    private var flaky: [String] {
        guard digest.flakyCount > 0 else { return [] }
        let lines = digest.flaky.prefix(problemLimit).map { "\(paint("↻", .yellow)) \(ShownText.line($0.shownName))" }
        let rest = digest.flakyCount - lines.count
        return ["Passed on retry:"] + lines + (rest > 0 ? ["… and \(rest) more."] : []) + [""]
    }

    /// The slowest tests, with times before names, so that no width of a name is needed.
    private var slowest: [String] {
        let times = digest.slowest.map { ShownText.duration($0.seconds) }
        guard let width = times.map(\.count).max() else { return [] }
        let rows = zip(times, digest.slowest).map { time, result in
            "\(String(repeating: " ", count: width - time.count))\(time)  \(ShownText.line(result.shownName))"
        }
        return ["Slowest:"] + rows + [""]
    }

    private func paint(_ text: String, _ color: Color) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}
