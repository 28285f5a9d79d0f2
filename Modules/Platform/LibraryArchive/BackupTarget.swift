import CFileSystem
import Foundation
import Glibc
import SafeFiles
import StoryCore

/// The file of a backup, which gets its name once it is complete; until then it has none, so that a killed process
/// leaves nothing, or a temporary one where the file system has no unnamed files.
struct BackupTarget: ~Copyable {
    /// The maximum number of temporary names to try; more than one is taken only if others were killed at that very
    /// moment.
    private static let triedNames = 100

    /// The descriptor for writing.
    let descriptor: Int32
    private let file: URL
    private let isReplacing: Bool
    private let draft: String?

    /// Checks that the file may be written, and creates it.
    ///
    /// - Parameter isNamed: Whether to use a temporary name in any case.
    /// - Throws: ``StorageError/exists(path:)``, ``StorageError/badLocation(path:detail:)``
    init(_ file: URL, replacing isReplacing: Bool, isNamed: Bool = false) throws(StorageError) {
        try Self.look(at: file, replacing: isReplacing)
        let folder = file.deletingLastPathComponent()
        let flags = Int32(story_o_tmpfile) | O_DIRECTORY | O_RDWR | O_CLOEXEC
        let unnamed = isNamed ? -1 : open(folder.path, flags, 0o600)
        if unnamed >= 0 {
            self.init(file: file, isReplacing: isReplacing, descriptor: unnamed, draft: nil)
        } else {
            let (descriptor, draft) = try Self.makeDraft(of: file)
            self.init(file: file, isReplacing: isReplacing, descriptor: descriptor, draft: draft)
        }
    }

    private init(file: URL, isReplacing: Bool, descriptor: Int32, draft: String?) {
        self.file = file
        self.isReplacing = isReplacing
        self.descriptor = descriptor
        self.draft = draft
    }

    deinit {
        close(descriptor)
        // Once the file is in place, nothing has this name any more.
        if let draft { unlink(draft) }
    }

    /// Discards what was written.
    func empty() throws(StorageError) {
        guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw StorageError(errno: errno, path: file.path)
        }
    }

    /// Syncs the file and gives it its name.
    ///
    /// - Throws: ``StorageError/exists(path:)`` if the file was created meanwhile.
    func publish() throws(StorageError) {
        guard fsync(descriptor) == 0 else { throw StorageError(errno: errno, path: file.path) }
        if let draft {
            try location(draft)
        } else if isReplacing {
            try location(nameUnnamed())
        } else if let code = nameUnnamed(file.path) {
            throw failure(code)
        }
        try SafeFiles.sync(file.deletingLastPathComponent())
    }

    // MARK: - Private

    private static func look(at file: URL, replacing isReplacing: Bool) throws(StorageError) {
        var status = stat()
        guard lstat(file.path, &status) == 0 else {
            let code = errno
            if code == ENOENT { return }
            throw refusal(of: file, code)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG where isReplacing: return
        case S_IFREG: throw .exists(path: file.path)
        case S_IFDIR: throw .badLocation(path: file.path, detail: "It's a folder; a backup is a file.")
        default: throw .badLocation(path: file.path, detail: "It isn't an ordinary file, so it can't be replaced.")
        }
    }

    private static func makeDraft(of file: URL) throws(StorageError) -> (descriptor: Int32, path: String) {
        let folder = file.deletingLastPathComponent()
        var name = Array("\(folder.path)/.\(file.lastPathComponent).XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw refusal(of: file, errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return (descriptor, String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    /// Returns why a file cannot be created: unless it is the disk, another path will do.
    private static func refusal(of file: URL, _ code: Int32) -> StorageError {
        switch code {
        case ENOSPC, EDQUOT, EROFS: StorageError(errno: code, path: file.path)
        case ENOENT: .badLocation(path: file.path, detail: "The folder doesn't exist.")
        default: .badLocation(path: file.path, detail: "\(String(cString: strerror(code))).")
        }
    }

    /// Moves the file from a temporary name to its own, and never leaves the temporary one behind.
    private func location(_ path: String) throws(StorageError) {
        defer { unlink(path) }
        if isReplacing {
            guard rename(path, file.path) == 0 else { throw failure(errno) }
        } else if renameat2(AT_FDCWD, path, AT_FDCWD, file.path, UInt32(story_rename_noreplace)) != 0 {
            guard errno == EINVAL else { throw failure(errno) }
            // A hard link works where the file system does not support the flag.
            guard link(path, file.path) == 0 else { throw failure(errno) }
        }
    }

    /// Gives the unnamed file a temporary name, since only a name can replace another.
    private func nameUnnamed() throws(StorageError) -> String {
        let folder = file.deletingLastPathComponent().path
        for number in 0..<Self.triedNames {
            let path = "\(folder)/.\(file.lastPathComponent).\(getpid())-\(number)"
            guard let code = nameUnnamed(path) else { return path }
            guard code == EEXIST else { throw failure(code) }
        }
        throw failure(EEXIST)
    }

    /// Gives the unnamed file an unused name.
    ///
    /// - Returns: The `errno`; nil on success.
    private func nameUnnamed(_ path: String) -> Int32? {
        let isNamed = linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
        return isNamed ? nil : errno
    }

    private func failure(_ code: Int32) -> StorageError {
        code == EEXIST ? .exists(path: file.path) : StorageError(errno: code, path: file.path)
    }
}
