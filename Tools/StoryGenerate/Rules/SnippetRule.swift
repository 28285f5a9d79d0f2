import Foundation

/// Every Swift snippet in a guide compiles with the package as it was built last.
///
/// What is derived from a template or from a source compiles where it comes from, so only the others are tried.
struct SnippetRule: Rule {
    /// Returns whether a document is a guide.
    static func isGuide(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix("create-") == true
    }

    func findings(in review: Review) throws -> [Finding] {
        try review.documentPaths.filter(Self.isGuide).flatMap { path in
            let blocks = MarkdownDocument(review.documents[path] ?? "").blocks
            return try blocks.filter { $0.language == "swift" }.flatMap { block in
                guard let source = GuideExamples.source(in: block.above) else {
                    return try findings(for: block, in: path, review)
                }
                return missing(source, of: block, in: path, review)
            }
        }
    }

    private func missing(
        _ source: String, of block: MarkdownDocument.CodeBlock, in path: String, _ review: Review
    ) -> [Finding] {
        guard GuideExamples.example(source, in: review.tree) == nil else { return [] }
        return [
            Finding(
                path, line: block.line, reason: "the snippet is said to be from '\(source)', which gives no such file.",
                fix: "name a file of the package, or './generate.sh …: FILE' with the end of a path that it writes.")
        ]
    }

    private func findings(
        for block: MarkdownDocument.CodeBlock, in path: String, _ review: Review
    ) throws -> [Finding] {
        guard review.tree.exists(SnippetCompiler.modules) else {
            return [
                Finding(
                    path, line: block.line, reason: "the snippet cannot be compiled: no modules are built.",
                    fix: "swift build, then check again.")
            ]
        }
        return try SnippetCompiler(review).faults(in: block.text).prefix(1).map { fault in
            Finding(
                path, line: block.line + fault.line, reason: "the snippet does not compile: \(fault.message).",
                fix: "correct it; or let it be derived, by a line '<!-- from FILE -->' above it.")
        }
    }
}

/// Lets the compiler look at a few lines that use our modules.
struct SnippetCompiler {
    /// Something that the compiler does not take.
    struct Fault: Hashable, Sendable {
        /// The line in the snippet, from 1.
        let line: Int
        /// What the compiler says.
        let message: String
    }

    /// The folder of the modules that a build makes.
    static let modules = ".build/debug/Modules"
    /// What Package.swift switches on for every target of ours.
    private static let features = [
        "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
        "InferIsolatedConformances",
    ]

    private let root: URL
    private let headers: [String]

    /// Takes the modules of a package.
    init(_ review: Review) {
        root = review.tree.root
        headers = review.manifest.targets.filter { $0.kind == .system }.map(\.path)
    }

    /// What is wrong with a snippet.
    func faults(in snippet: String) throws -> [Fault] {
        let (run, faults) = try ScratchFolder.use { folder in
            let file = folder.appending(path: "snippet.swift")
            try Data(snippet.utf8).write(to: file)
            let arguments =
                ["-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm"]
                + Self.features.flatMap { ["-enable-upcoming-feature", $0] }
                + ([Self.modules] + headers).flatMap { ["-I", root.appending(path: $0).path] } + [file.path]
            let run = try ProgramRun.of("swiftc", arguments, in: folder)
            return (run, Self.faults(in: run.complaint, about: file.path))
        }
        guard faults.isEmpty, run.status != 0 else { return faults }
        throw ProgramError.failed(command: "swiftc", complaint: run.complaint)
    }

    /// Reads the errors among what the compiler says: `FILE:LINE:COLUMN: error: MESSAGE`.
    static func faults(in complaint: String, about file: String) -> [Fault] {
        complaint.split(separator: "\n").compactMap { line in
            guard line.hasPrefix("\(file):") else { return nil }
            let parts = line.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
            guard parts.count == 4, parts[2] == " error", let number = Int(parts[0]) else { return nil }
            return Fault(line: number, message: parts[3].trimmingCharacters(in: .whitespaces))
        }
    }
}
