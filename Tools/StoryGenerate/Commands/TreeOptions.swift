import ArgumentParser
import Foundation

/// Which package is worked on.
struct TreeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The package's folder; if left out, the nearest one upwards from here that has a Package.swift.",
            valueName: "folder"))
    var root: String?

    /// The package that is meant.
    func tree() throws(TreeError) -> SourceTree {
        let here = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
        guard let root else { return try SourceTree(around: here) }
        return try SourceTree(root: URL(filePath: root, directoryHint: .isDirectory, relativeTo: here).absoluteURL)
    }
}
