import Foundation

/// A write-ahead journal of files in a folder beside them: the new texts, the old ones, and a list.
///
/// The list gets its name when everything that it mentions is in the folder, and loses it when all is done. While it
/// exists, the next process undoes the write.
struct WriteJournal: Sendable {
    /// The folder, which git leaves aside as it does all of `.build*`; on the same disk as the sources.
    private static let folder = ".build-generate"

    private let tree: SourceTree
    private let position: URL

    init(tree: SourceTree) {
        self.tree = tree
        position = tree.root.appending(path: Self.folder)
    }

    private var list: URL { position.appending(path: "begun.json") }

    /// Whether something was begun and not ended.
    var isOpen: Bool { FileManager.default.fileExists(atPath: list.path) }

    /// One file, as the list has it.
    private struct Entry: Codable {
        var path: String
        var isNew: Bool
        /// What is written.
        var text: String
        /// The folders that have to be made for it, the outermost first.
        var folders: [String]
    }

    /// Writes everything to the folder, and the list last.
    func begin(_ changes: [FileChange]) throws(TreeError) {
        try removeFolder()
        do {
            try FileManager.default.createDirectory(at: position, withIntermediateDirectories: false)
            for (number, change) in changes.enumerated() {
                try Data(change.new.utf8).write(to: new(number))
                if let old = change.old { try Data(old.utf8).write(to: self.old(number)) }
            }
            let entries = changes.map {
                Entry(path: $0.path, isNew: $0.old == nil, text: $0.new, folders: missingFolders(for: $0.path))
            }
            try JSONEncoder().encode(entries).write(to: list, options: .atomic)
        } catch {
            try removeFolder()
            throw .unwritable(path: tree.root.path, reason: error.systemReason)
        }
    }

    /// Puts one new text in place, without overwriting a file that was created meanwhile.
    func carryOut(_ change: FileChange, number: Int) throws(TreeError) {
        let target = tree.url(change.path)
        do {
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            guard change.old == nil else {
                try keepPermissions(of: target, for: new(number))
                return try Self.call { rename(new(number).path, target.path) }
            }
            try Self.call { link(new(number).path, target.path) }
        } catch {
            throw .unwritable(path: change.path, reason: error.systemReason)
        }
    }

    /// Forgets what was written.
    func end() throws(TreeError) {
        try removeFolder()
    }

    /// Removes what was written and restores what was there before, except for files changed since.
    func undoWhatWasBegun() throws(TreeError) {
        guard isOpen else { return try removeFolder() }
        do {
            let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: list))
            for (number, entry) in entries.enumerated().reversed() { try undo(entry, number: number) }
        } catch {
            throw .notUndone(folder: position.path, reason: error.systemReason)
        }
        try removeFolder()
    }

    private func undo(_ entry: Entry, number: Int) throws {
        let target = tree.url(entry.path)
        // A file with another text was changed since.
        let isAsWritten = try? String(contentsOf: target, encoding: .utf8) == entry.text
        if entry.isNew {
            // A link to the new text is what was written; anything else is not ours.
            if isAsWritten == true, Self.isSame(target, new(number)) { try Self.call { unlink(target.path) } }
        } else if isAsWritten == true, !FileManager.default.fileExists(atPath: new(number).path) {
            try keepPermissions(of: target, for: old(number))
            try Self.call { rename(old(number).path, target.path) }
        }
        // Only empty ones go.
        for folder in entry.folders.reversed() { rmdir(tree.url(folder).path) }
    }

    private func new(_ number: Int) -> URL { position.appending(path: "\(number).new") }

    private func old(_ number: Int) -> URL { position.appending(path: "\(number).old") }

    private func missingFolders(for path: String) -> [String] {
        let parts = path.split(separator: "/").dropLast()
        return parts.indices.map { parts[...$0].joined(separator: "/") }
            .filter { !FileManager.default.fileExists(atPath: tree.url($0).path) }
    }

    private func keepPermissions(of file: URL, for other: URL) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        guard let permissions = attributes[.posixPermissions] else { return }
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: other.path)
    }

    private func removeFolder() throws(TreeError) {
        do {
            // The list goes first: without it, the rest means nothing.
            if isOpen { try FileManager.default.removeItem(at: list) }
            if FileManager.default.fileExists(atPath: position.path) {
                try FileManager.default.removeItem(at: position)
            }
        } catch {
            throw .unwritable(path: position.path, reason: error.systemReason)
        }
    }

    private static func isSame(_ one: URL, _ other: URL) -> Bool {
        var (first, second) = (stat(), stat())
        return lstat(one.path, &first) == 0 && lstat(other.path, &second) == 0 && first.st_ino == second.st_ino
            && first.st_dev == second.st_dev
    }

    /// Calls the system, and turns what it complains about into an error.
    private static func call(_ function: () -> Int32) throws(POSIXError) {
        guard function() != 0 else { return }
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
}
