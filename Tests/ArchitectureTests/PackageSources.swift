import Foundation

/// The package's files.
enum PackageSources {
    /// The package's folder, found from this file.
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every Swift file below some folders, relative to the package.
    static func sources(below folders: [String]) -> [String] {
        folders.flatMap { folder in
            let all =
                FileManager.default.enumerator(atPath: root.appending(path: folder).path)?
                .compactMap { $0 as? String } ?? []
            return all.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        }.sorted()
    }
}
