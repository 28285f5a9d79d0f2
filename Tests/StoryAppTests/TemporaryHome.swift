import Foundation
import StoryApp
import Testing

/// A home for a library, removed when nobody uses it any more.
final class TemporaryHome: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "story-app-\(UUID().uuidString)")

    var environment: [String: String] { ["STORY_HOME": folder.path] }

    deinit {
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        do {
            try FileManager.default.removeItem(at: folder)
        } catch {
            Issue.record("The test's folder could not be removed: \(error)")
        }
    }
}
