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
            let place = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
    }
}
