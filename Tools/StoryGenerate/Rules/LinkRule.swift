import Foundation

/// Every link in a document leads to an existing file and heading.
struct LinkRule: Rule {
    func findings(in review: Review) -> [Finding] {
        // Read once: every link to a heading asks for the document that it leads to.
        let documents = review.documents.mapValues(MarkdownDocument.init)
        return review.documentPaths.flatMap { path in
            guard let document = documents[path] else { return [Finding]() }
            let unknown = document.references.filter { !document.labels.contains($0.label) }
            return document.links.compactMap { finding(for: $0, in: path, of: documents, on: review.tree) }
                + unknown.map { Self.finding(for: $0, in: path) }
        }
    }

    private static func finding(for reference: MarkdownDocument.Reference, in path: String) -> Finding {
        Finding(
            path, line: reference.line, reason: "no line says where '[\(reference.label)]' leads to.",
            fix: "add a line '[\(reference.label)]: TARGET' to this document, or write the link as [words](TARGET).")
    }

    private func finding(
        for link: MarkdownDocument.Link, in path: String, of documents: [String: MarkdownDocument], on tree: SourceTree
    ) -> Finding? {
        guard link.target.range(of: "^[a-z][a-z0-9+.-]*:", options: .regularExpression) == nil else { return nil }
        let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let file = parts[0].isEmpty ? path : Self.position(of: parts[0], from: path)
        guard let file, tree.exists(file) else {
            return Finding(
                path, line: link.line, reason: "the link '\(link.target)' leads to nothing.",
                fix: "correct it, seen from the folder of this document, or take it out.")
        }
        guard parts.count == 2, let document = documents[file] else { return nil }
        guard !document.headings.contains(parts[1]) else { return nil }
        return Finding(
            path, line: link.line, reason: "\(file) has no heading '#\(parts[1])'.",
            fix: "use the heading's words in lower case with hyphens between them, or take '#\(parts[1])' out.")
    }

    /// The path that a link means; nil if it leads out of the package.
    static func position(of link: String, from document: String) -> String? {
        var parts = document.split(separator: "/").dropLast().map(String.init)
        for part in (link.removingPercentEncoding ?? link).split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}
