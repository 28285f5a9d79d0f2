/// `Package.swift` as text, to say where in it something stands.
struct ManifestText: Sendable {
    private let lines: [(number: Int, text: Substring)]

    /// Reads it; where it cannot be read, everything stands in its first line.
    init(_ tree: SourceTree) {
        lines = ((try? tree.text("Package.swift")) ?? "").numberedLines
    }

    /// The line of a dependency in the declaration of a target; that of the target if it comes from a function.
    func line(of dependency: String, in target: String) -> Int {
        // The parts of a feature are declared by its name.
        let names =
            [target]
            + ["Stubs", "Views", "Tests"].filter(target.hasSuffix).map { end in
                String(target.dropLast(end.count))
            }
        let positions = names.lazy.compactMap { name in lines.indices.first { declares(name, at: $0) } }
        guard let begin = positions.first else { return 1 }
        let rest = lines[begin...]
        let end = rest.dropFirst().firstIndex { declaresAnything($0.text) } ?? lines.endIndex
        let found = lines[begin..<end].first { $0.text.contains("\"\(dependency)\"") }
        return (found ?? lines[begin]).number
    }

    private static let openings = ["module(", "program(", "feature(", "provider(", "platform(", "tests(", "Target("]

    private func declaresAnything(_ line: Substring) -> Bool {
        Self.openings.contains { line.contains($0) } || line.contains(" name: \"")
    }

    /// Returns whether a line declares a target: by its name after an opening, on the line after one, or alone in a
    /// list.
    private func declares(_ target: String, at index: Int) -> Bool {
        let line = lines[index].text
        let quoted = "\"\(target)\""
        let bare = line.trimmingPrefix { $0 == " " }
        let isNext = bare.hasPrefix("\(quoted),") && index > 0 && lines[index - 1].text.hasSuffix("(")
        return Self.openings.contains { line.contains("\($0)\(quoted)") } || line.contains("name: \(quoted)")
            || isNext || bare == "\(quoted),"
    }
}
