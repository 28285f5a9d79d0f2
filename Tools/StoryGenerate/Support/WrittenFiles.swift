import Foundation

/// Remembers written files, so that unchanged ones can be distinguished from edited ones.
struct WrittenFiles: Sendable {
    private static let path = ".build/story-generate/written.json"

    private let tree: SourceTree
    private var file: URL { tree.root.appending(path: Self.path) }

    init(tree: SourceTree) {
        self.tree = tree
    }

    /// Returns whether a file has the text that was written here last.
    func isUntouched(_ path: String) -> Bool {
        guard let text = try? tree.storedText(path) else { return false }
        return remembered[path] == Self.mark(of: text)
    }

    /// Remembers the texts of files.
    func remember(_ changes: [FileChange]) throws(TreeError) {
        var all = remembered.filter { tree.exists($0.key) }
        for change in changes { all[change.path] = Self.mark(of: change.new) }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(all).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(path: Self.path, reason: error.systemReason)
        }
    }

    /// The marks by path; an unreadable list is empty, and its files count as edited.
    private var remembered: [String: String] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        return (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
    }

    /// A number that another text hardly has (FNV-1a).
    private static func mark(of text: String) -> String {
        let number = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return "\(text.utf8.count)-\(String(number, radix: 16))"
    }
}
