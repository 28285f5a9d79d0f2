/// The examples in guides: the generator's output, or an existing file.
///
/// A line `<!-- from SOURCE -->` above a block of code gives its source: a path, or a command with the end of a path
/// that it writes, as in `./generate.sh feature Songs: SongsError.swift`.
struct GuideExamples: Derivation {
    private static let command = "./generate.sh "

    func files(for review: Review) -> [DerivedFile] {
        review.documentPaths.filter(SnippetRule.isGuide).map { path in
            DerivedFile(path: path, text: Self.renewed(review.documents[path] ?? "", in: review.tree))
        }
    }

    /// What a line above a block of code says of where it comes from; nil if it says nothing.
    static func source(in line: String) -> String? {
        guard line.hasPrefix("<!-- from "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst("<!-- from ".count).dropLast(" -->".count))
    }

    /// The text that a source gives; nil if there is none.
    static func example(_ source: String, in tree: SourceTree) -> String? {
        guard source.hasPrefix(command) else { return try? tree.text(source) }
        let parts = source.dropFirst(command.count).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, let scaffold = scaffold(parts[0].split(separator: " ").map(String.init)) else {
            return nil
        }
        let end = "/" + parts[1].trimmingPrefix { $0 == " " }
        let files = scaffold.parts.flatMap { (try? $0.files(in: tree, scaffold.words)) ?? [] }
        return files.first { $0.path.hasSuffix(end) }?.new
    }

    /// The templates that a command uses, for names that need not be there.
    private static func scaffold(_ arguments: [String]) -> (parts: [TemplatePart], words: TemplateWords)? {
        let names = arguments.dropFirst().compactMap { try? ScaffoldName($0) }
        guard let first = names.first else { return nil }
        switch arguments[0] {
        case "feature":
            guard arguments.last == "--stored" else {
                return ([TemplatePart(name: "feature")], TemplateWords(feature: first))
            }
            guard let item = try? StoredItem(nil, of: first) else { return nil }
            return ([TemplatePart(name: "stored-feature")], TemplateWords(feature: first, item: item))
        case "provider":
            guard let kind = arguments.last.flatMap(ProviderScaffold.Kind.init) else { return nil }
            let module = first.type + kind.suffix
            return (
                [TemplatePart(name: "provider-\(kind.rawValue)")], TemplateWords(provider: first, module: module)
            )
        case "screen", "usecase":
            guard names.count == 2 else { return nil }
            let parts = folders[arguments.dropFirst(3).joined(separator: " ")] ?? []
            return (parts.map(TemplatePart.init), TemplateWords(feature: first, screen: names[1]))
        default: return nil
        }
    }

    /// The folders of templates, by what follows the names.
    private static let folders = [
        "--kind detail": ["detail", "item", "get", "refresh"],
        "--kind list": ["list", "page", "get-page", "refresh-page"],
        "--kind stateless": ["stateless"], "--get": ["get", "item"], "--refresh": ["refresh", "item"], "": ["action"],
    ]

    /// A document with every example as its source gives it now; without a source, as it is.
    private static func renewed(_ text: String, in tree: SourceTree) -> String {
        var lines: [Substring] = []
        var example: [Substring]?
        var skipped: Substring?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let marks = skipped {
                guard MarkdownDocument.isEnd(line, of: marks) else { continue }
                skipped = nil
            } else if let code = example, let marks = MarkdownDocument.fence(of: line) {
                lines += [line] + code
                (example, skipped) = (nil, marks)
                continue
            }
            if let source = source(in: String(line)) {
                example = Self.example(source, in: tree)?.split(separator: "\n", omittingEmptySubsequences: false)
                    .dropLast()
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}
