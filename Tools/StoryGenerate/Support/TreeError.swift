/// Why the sources cannot be read or written.
enum TreeError: Error, Hashable, Sendable {
    /// The folder, or anything above it, is no package.
    case noPackage(folder: String)
    /// A file cannot be read; the system's reason is given.
    case unreadable(path: String, reason: String)
    /// A file is no text.
    case notText(path: String)
    /// A file to create exists.
    case exists(path: String)
    /// A file to change was changed meanwhile.
    case changed(path: String)
    /// A file cannot be written; the system's reason is given.
    case unwritable(path: String, reason: String)
    /// Another process is writing.
    case busy(folder: String)
    /// What a process left half-written cannot be undone; the folder has what it was doing.
    case notUndone(folder: String, reason: String)
}

extension TreeError: CustomStringConvertible {
    /// What is wrong, why, and what to do.
    var description: String {
        switch self {
        case .noPackage(let folder):
            "There is no Package.swift in \(folder) or above it. Call this inside the package, or name it with --root."
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Fix that and try again."
        case .notText(let path):
            "\(path) is no text in UTF-8. Mend or remove it and try again."
        case .exists(let path):
            "\(path) is there already, and nothing is overwritten. Choose another name, or remove it first."
        case .changed(let path):
            "\(path) was changed by somebody else meanwhile; nothing was written. Try again."
        case .unwritable(let path, let reason):
            "\(path) cannot be written: \(reason). Nothing was changed. Fix that and try again."
        case .busy(let folder):
            "Another './generate.sh' is writing in \(folder). Nothing was changed. Wait until it is done and try again."
        case .notUndone(let folder, let reason):
            "An earlier run was interrupted, and what it wrote cannot be undone: \(reason). "
                + "The files as they were are in \(folder) as '.old'. Fix that and try again."
        }
    }
}
