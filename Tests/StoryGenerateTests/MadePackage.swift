import Foundation
import TestSupport

@testable import StoryGenerate

/// A folder with some files, for one test.
struct MadePackage {
    private let folder: TemporaryFolder
    /// Where it is.
    var root: URL { folder.url }

    /// Makes the files, by their paths.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files {
            let position = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: position.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: position)
        }
    }

    /// What stands in every file, by path.
    var texts: [String: String] {
        get throws {
            let files = try all.filter { !$0.isFolder }.map(\.path)
            return try Dictionary(
                uniqueKeysWithValues: files.map {
                    ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
                }
            )
        }
    }

    /// The paths of all folders, sorted.
    var folders: [String] {
        get throws { try all.filter(\.isFolder).map(\.path) }
    }

    /// Everything in the folder but links that lead nowhere.
    private var all: [(path: String, isFolder: Bool)] {
        get throws {
            try folder.names.compactMap { path in
                var isFolder: ObjCBool = false
                let position = root.appending(path: path).path
                guard FileManager.default.fileExists(atPath: position, isDirectory: &isFolder) else { return nil }
                return (path, isFolder.boolValue)
            }
        }
    }
}
