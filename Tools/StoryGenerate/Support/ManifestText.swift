/// `Package.swift` as text, to say where in it something stands.
struct ManifestText: Sendable {
    private let lines: [(number: Int, text: Substring)]

    /// Reads it; where it cannot be read, everything stands in its first line.
    init(_ tree: SourceTree) {
        lines = ((try? tree.text("Package.swift")) ?? "").numberedLines
    }

    /// The line of a dependency in the declaration of a target; that of the target if it comes from a function.
    func line(of dependency: String, in target: String) -> Int {
        guard let begin = lines.firstIndex(where: { declares(target, $0.text) }) else { return 1 }
        let rest = lines[begin...]
        let end = rest.dropFirst().firstIndex { declaresAnything($0.text) } ?? lines.endIndex
        let found = lines[begin..<end].first { $0.text.contains("\"\(dependency)\"") }
        return (found ?? lines[begin]).number
    }

    private static let openings = ["module(", "program(", "feature(", "provider(", "platform(", "tests(", "Target("]

    private func declaresAnything(_ line: Substring) -> Bool {
        Self.openings.contains { line.contains($0) } || line.contains(" name: \"")
    }

    /// Whether a line declares a target by its name, or is the line after the opening that has it.
    private func declares(_ target: String, _ line: Substring) -> Bool {
        let quoted = "\"\(target)\""
        return Self.openings.contains { line.contains("\($0)\(quoted)") } || line.contains("name: \(quoted)")
            || line.trimmingPrefix { $0 == " " }.hasPrefix("\(quoted), at:")
    }
}
