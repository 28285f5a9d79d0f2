import Foundation

/// The package's files, by their paths below its root, such as `Modules/Features/Library/README.md`.
struct SourceTree: Sendable {
    /// The package's folder.
    let root: URL

    /// Takes a folder that is a package.
    init(root: URL) throws(TreeError) {
        guard FileManager.default.fileExists(atPath: root.appending(path: Self.manifest).path) else {
            throw .noPackage(folder: root.path)
        }
        self.root = root
    }

    /// Finds the nearest package that a folder lies in.
    init(around folder: URL) throws(TreeError) {
        var place = folder.standardizedFileURL
        while !FileManager.default.fileExists(atPath: place.appending(path: Self.manifest).path) {
            guard place.path != "/" else { throw .noPackage(folder: folder.path) }
            place.deleteLastPathComponent()
        }
        root = place
    }

    private static let manifest = "Package.swift"

    /// Whether there is a file or folder.
    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    /// The text of a file.
    func text(_ path: String) throws(TreeError) -> String {
        let data: Data
        do {
            data = try Data(contentsOf: url(path))
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
        guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path: path) }
        return text
    }

    /// The files below a folder, at any depth, sorted; none if there is no such folder.
    ///
    /// - Parameter ending: What their names end with, such as `.swift`.
    func files(below folder: String, ending: String = "") -> [String] {
        guard let found = FileManager.default.enumerator(atPath: url(folder).path) else { return [] }
        return found.compactMap { $0 as? String }
            .filter { path in
                path.hasSuffix(ending) && !path.split(separator: "/").contains { $0.hasPrefix(".") }
            }
            .map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
            .filter { path in
                var isFolder: ObjCBool = false
                return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
                    && !isFolder.boolValue
            }
            .sorted()
    }

    /// The names of what lies directly in a folder, sorted; none if there is no such folder.
    func names(in folder: String) throws(TreeError) -> [String] {
        guard exists(folder) else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url(folder).path)
                .filter { !$0.hasPrefix(".") }.sorted()
        } catch {
            throw .unreadable(path: folder, reason: error.localizedDescription)
        }
    }

    func url(_ path: String) -> URL { path.isEmpty ? root : root.appending(path: path) }
}
