/// What is to become of a file.
struct FileChange: Hashable, Sendable {
    /// The path below the package's root.
    let path: String
    /// The text that it had when the change was thought out; nil if it must not be there.
    let old: String?
    /// The text that it gets.
    let new: String

    /// A new file; an error if it is there when it is written.
    static func create(_ path: String, _ text: String) -> FileChange {
        FileChange(path: path, old: nil, new: text)
    }

    /// Another text for a file; an error if it is not `old` any more when it is written.
    static func replace(_ path: String, old: String, new: String) -> FileChange {
        FileChange(path: path, old: old, new: new)
    }
}
