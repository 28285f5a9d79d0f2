/// What is to become of a file.
struct FileChange: Hashable, Sendable {
    /// The path below the package's root.
    let path: String
    /// The text that it had when the change was thought out; nil if it must not be there.
    let old: String?
    /// The text that it gets.
    let new: String

    /// Creates a new file; writing fails if it exists.
    static func create(_ path: String, _ text: String) -> FileChange {
        FileChange(path: path, old: nil, new: text)
    }

    /// Another text for a file; an error if it is not `old` any more when it is written.
    static func replace(_ path: String, old: String, new: String) -> FileChange {
        FileChange(path: path, old: old, new: new)
    }
}

extension [FileChange] {
    /// The changes, and others that were thought out for what these lead to: each file once, from what it is now to
    /// what it is in the end.
    func followed(by others: [FileChange]) -> [FileChange] {
        let last = Dictionary(others.map { ($0.path, $0) }) { $1 }
        let paths = Set(map(\.path))
        return map { FileChange(path: $0.path, old: $0.old, new: last[$0.path]?.new ?? $0.new) }
            + others.filter { !paths.contains($0.path) }
    }
}
