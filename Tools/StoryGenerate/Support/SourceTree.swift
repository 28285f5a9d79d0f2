import Foundation

/// The package's files, by their paths below its root, such as `Modules/Features/Library/README.md`.
struct SourceTree: Sendable {
    /// The package's folder.
    let root: URL
    /// The files that are to be different, by path: they are read as if they were written.
    private var pending: [String: String] = [:]

    /// Takes a folder that is a package.
    init(root: URL) throws(TreeError) {
        guard FileManager.default.fileExists(atPath: root.appending(path: Self.manifest).path) else {
            throw .noPackage(folder: root.path)
        }
        self.root = root
    }

    /// Finds the nearest package that a folder lies in.
    init(around folder: URL) throws(TreeError) {
        var position = folder.standardizedFileURL
        while !FileManager.default.fileExists(atPath: position.appending(path: Self.manifest).path) {
            guard position.path != "/" else { throw .noPackage(folder: folder.path) }
            position.deleteLastPathComponent()
        }
        root = position
    }

    private static let manifest = "Package.swift"

    /// The package as it would be after changes; nothing is written.
    func with(_ changes: [FileChange]) -> SourceTree {
        var tree = self
        for change in changes { tree.pending[change.path] = change.new }
        return tree
    }

    /// Returns whether there is a file or folder.
    func exists(_ path: String) -> Bool {
        pending.keys.contains { $0 == path || $0.hasPrefix("\(path)/") }
            || FileManager.default.fileExists(atPath: url(path).path)
    }

    /// The text of a file.
    func text(_ path: String) throws(TreeError) -> String {
        if let text = pending[path] { return text }
        return try storedText(path)
    }

    /// The text of a file as it is on the disk.
    func storedText(_ path: String) throws(TreeError) -> String {
        let data: Data
        do {
            data = try Data(contentsOf: url(path))
        } catch {
            throw .unreadable(path: path, reason: error.systemReason)
        }
        guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path: path) }
        return text
    }

    /// The files below a folder, at any depth, sorted; none if there is no such folder.
    ///
    /// - Parameter ending: What their names end with, such as `.swift`.
    func files(below folder: String, ending: String = "") -> [String] {
        let prefix = folder.isEmpty ? "" : "\(folder)/"
        var found = Set(pending.keys.filter { $0.hasPrefix(prefix) && $0.hasSuffix(ending) })
        let listed = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
        for path in listed
        where path.hasSuffix(ending) && !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: url(prefix + path).path, isDirectory: &isFolder)
            if isThere, !isFolder.boolValue { found.insert(prefix + path) }
        }
        return found.sorted()
    }

    /// Returns whether there is a folder.
    func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
        return isFolder.boolValue || pending.keys.contains { $0.hasPrefix("\(path)/") }
    }

    /// The names of what lies directly in a folder, sorted; none if there is no such folder.
    ///
    /// - Parameter hidden: Whether those that begin with a dot are among them.
    func names(in folder: String, hidden: Bool = false) throws(TreeError) -> [String] {
        let prefix = folder.isEmpty ? "" : "\(folder)/"
        var found = Set(
            pending.keys.filter { $0.hasPrefix(prefix) }
                .compactMap { $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init) })
        if FileManager.default.fileExists(atPath: url(folder).path) {
            do {
                found.formUnion(try FileManager.default.contentsOfDirectory(atPath: url(folder).path))
            } catch {
                throw .unreadable(path: folder, reason: error.systemReason)
            }
        }
        return found.filter { hidden || !$0.hasPrefix(".") }.sorted()
    }

    /// Returns the location of a file or folder.
    func url(_ path: String) -> URL { path.isEmpty ? root : root.appending(path: path) }
}
