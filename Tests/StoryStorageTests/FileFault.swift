import Foundation
import Glibc
import StorageTestSupport
import StoryCore

@testable import StoryStorage

/// What can happen to a file.
enum FileFault: CaseIterable {
    case missing, truncated, flipped, link, dangling, folder

    var kind: LibraryFinding.Kind {
        switch self {
        case .missing: .missingFile
        case .truncated, .flipped: .damagedFile
        case .link, .dangling, .folder: .notAFile
        }
    }

    func apply(to file: URL, elsewhere: URL) throws {
        var content = try Data(contentsOf: file)
        try FileManager.default.removeItem(at: file)
        switch self {
        case .missing: return
        case .truncated: try content.dropLast().write(to: file)
        case .flipped:
            content[content.startIndex] ^= 1
            try content.write(to: file)
        case .link: try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
        case .dangling:
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/nowhere/at/all")
        case .folder:
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
            try Data("note".utf8).write(to: file.appending(path: "note"))
        }
        if FileFault.allCases.prefix(3).contains(self) { chmod(file.path, 0o600) }
        if self == .folder { chmod(file.path, 0o700) }
    }
}

extension LibraryFinding {
    /// Whether it was repaired.
    var isDone: Bool { if case .done = repairStatus { true } else { false } }
}
