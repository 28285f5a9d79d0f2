import Foundation

/// Brings Swift code into the form that the lint asks for.
struct SwiftFormatter: Sendable {
    let tree: SourceTree

    /// The changes with their Swift code formatted; long names break lines elsewhere than short ones.
    func formatted(_ changes: [FileChange]) throws(ScaffoldError) -> [FileChange] {
        let positions = changes.indices.filter { changes[$0].path.hasSuffix(".swift") }
        let texts = try formatted(positions.map { changes[$0].new })
        var changes = changes
        for (position, text) in zip(positions, texts) {
            changes[position] = FileChange(path: changes[position].path, old: changes[position].old, new: text)
        }
        return changes
    }

    /// All at once, since starting the formatter takes longer than what it does.
    private func formatted(_ texts: [String]) throws(ScaffoldError) -> [String] {
        do {
            return try ScratchFolder.use { folder in
                let files = texts.indices.map { folder.appending(path: "\($0).swift") }
                for (file, text) in zip(files, texts) { try Data(text.utf8).write(to: file) }
                let run = try ProgramRun.of(
                    "swift",
                    ["format", "format", "--in-place", "--configuration", tree.url(".swift-format").path]
                        + files.map(\.path), in: folder)
                guard run.status == 0 else {
                    throw ProgramError.failed(command: "swift format", complaint: run.complaint)
                }
                return try files.map { try String(contentsOf: $0, encoding: .utf8) }
            }
        } catch let error as ProgramError {
            throw .program(error)
        } catch {
            throw .tree(.unwritable(path: FileManager.default.temporaryDirectory.path, reason: error.systemReason))
        }
    }
}
