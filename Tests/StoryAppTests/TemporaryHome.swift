import Foundation
import StoryApp
import Testing

/// A home for a library, removed when nobody uses it any more.
final class TemporaryHome: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "story-app-\(UUID().uuidString)")

    var environment: [String: String] { ["STORY_HOME": folder.path] }

    deinit {
        var failure: (any Error)?
        // A library that closes meanwhile makes and removes files of its own.
        for _ in 0..<1000 where FileManager.default.fileExists(atPath: folder.path) {
            do {
                try FileManager.default.removeItem(at: folder)
            } catch {
                failure = error
            }
        }
        if let failure, FileManager.default.fileExists(atPath: folder.path) {
            Issue.record("The test's folder could not be removed: \(failure)")
        }
    }
}
