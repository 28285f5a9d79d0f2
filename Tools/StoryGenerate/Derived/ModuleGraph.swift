/// The graph of a module and what it knows, in the README of its folder.
struct ModuleGraph: Derivation {
    private static let begin = "<!-- graph: derived from Package.swift by './generate.sh derive' -->"
    private static let end = "<!-- end of graph -->"

    func files(for review: Review) -> [DerivedFile] {
        review.documents.filter { $0.key.hasSuffix("/README.md") && $0.value.contains(Self.begin) }.map { path, text in
            let folder = String(path.dropLast("README.md".count))
            let graph = Self.graph(of: review.manifest.targets, below: folder)
            return DerivedFile(path: path, text: Self.replacing(text, with: graph))
        }
    }

    /// Returns whether a document has room for the graph.
    static func isIn(_ text: String) -> Bool { text.contains(begin) && text.contains(end) }

    private static func replacing(_ text: String, with graph: String) -> String {
        guard let begin = text.firstRange(of: Self.begin), let end = text.range(of: Self.end, after: begin.upperBound)
        else { return text }
        return text[..<begin.upperBound] + "\n```mermaid\n\(graph)```\n" + text[end.lowerBound...]
    }

    /// The arrows from the targets below a folder to everything that they know, and between those.
    static func graph(of targets: [PackageManifest.Target], below folder: String) -> String {
        let known = Dictionary(targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
        let ours = targets.filter { ("\($0.path)/").hasPrefix(folder) && $0.kind != .test }.map(\.name)
        let reached = ours.reduce(into: Set<String>()) { found, name in
            found.formUnion([name])
            found.formUnion(reach(from: name, known))
        }
        let arrows = reached.flatMap { name in
            direct(from: name, known).map { "  \(name) --> \($0)\n" }
        }
        return "graph LR\n" + arrows.sorted().joined()
    }

    /// What a target knows, without what it knows through others anyhow.
    private static func direct(from name: String, _ known: [String: [String]]) -> [String] {
        let all = (known[name] ?? []).filter { known[$0] != nil }
        return all.filter { target in !all.contains { $0 != target && reach(from: $0, known).contains(target) } }
    }

    private static func reach(from name: String, _ known: [String: [String]]) -> Set<String> {
        var found: Set<String> = []
        var open = known[name] ?? []
        while let next = open.popLast() {
            guard known[next] != nil, found.insert(next).inserted else { continue }
            open += known[next] ?? []
        }
        return found
    }
}

extension String {
    /// Returns the first range of a text after a position.
    func range(of text: String, after position: Index) -> Range<Index>? {
        self[position...].firstRange(of: text)
    }
}
