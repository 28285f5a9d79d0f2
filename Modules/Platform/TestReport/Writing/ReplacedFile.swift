import Foundation

/// A file that takes its place whole or not at all.
///
/// It is written beside the one it replaces, under a name of its own, so that two that write the same report at once
/// do not disturb each other; until ``commit()`` what was there is as it was. What is no regular file, such as
/// `/dev/stdout`, is written directly.
struct ReplacedFile: ~Copyable {
    /// Open for writing.
    let descriptor: Int32
    /// The final path.
    let path: String
    /// The name it is written under, until it has its own.
    private var temporaryPath: String?

    /// Opens the file to write.
    init(path: String) throws(ReportError) {
        let opened = try Self.open(path)
        descriptor = opened.descriptor
        self.path = opened.path
        temporaryPath = opened.temporaryPath
    }

    deinit {
        close(descriptor)
        if let temporaryPath { unlink(temporaryPath) }
    }

    /// Syncs the file and moves it into place.
    mutating func commit() throws(ReportError) {
        guard let temporaryPath else { return }
        guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else {
            throw .unwritable(path: path, reason: SystemErrorMessage.last)
        }
        self.temporaryPath = nil
    }

    private struct Opened {
        var descriptor: Int32
        var path: String
        var temporaryPath: String?
    }

    private static func open(_ path: String) throws(ReportError) -> Opened {
        var status = stat()
        let exists = stat(path, &status) == 0
        guard exists || errno == ENOENT else { throw .unwritable(path: path, reason: SystemErrorMessage.last) }
        switch exists ? status.st_mode & S_IFMT : S_IFREG {
        case S_IFDIR: throw .unwritable(path: path, reason: "it is a directory")
        case S_IFREG:
            guard !exists || access(path, W_OK) == 0 else {
                throw .unwritable(path: path, reason: SystemErrorMessage.last)
            }
            // A link stays a link: what it leads to is replaced.
            return try openBeside(exists ? try resolved(path) : path)
        default:
            let descriptor = Foundation.open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw .unwritable(path: path, reason: SystemErrorMessage.last) }
            return Opened(descriptor: descriptor, path: path)
        }
    }

    private static func resolved(_ path: String) throws(ReportError) -> String {
        guard let resolved = realpath(path, nil) else { throw .unwritable(path: path, reason: SystemErrorMessage.last) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func openBeside(_ path: String) throws(ReportError) -> Opened {
        let (folder, name) = Self.parts(of: path)
        while true {
            let suffix = String(UInt64.random(in: .min ... .max), radix: 36)
            let beside = "\(folder).\(name.prefix(100)).\(suffix)"
            let descriptor = Foundation.open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return Opened(descriptor: descriptor, path: path, temporaryPath: beside) }
            guard errno == EEXIST else { throw .unwritable(path: path, reason: SystemErrorMessage.last) }
        }
    }

    /// The folder with its slash, or nothing, and the name.
    private static func parts(of path: String) -> (Substring, Substring) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path[...]) }
        return (path[...slash], path[path.index(after: slash)...])
    }
}
