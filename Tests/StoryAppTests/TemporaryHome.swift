import Foundation
import StoryApp
import Testing

/// A home for a library, removed when nobody uses it any more.
final class TemporaryHome: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "story-app-\(UUID().uuidString)")

    var environment: [String: String] { ["STORY_HOME": folder.path] }

    deinit {
        while FileManager.default.fileExists(atPath: folder.path) {
            do {
                try FileManager.default.removeItem(at: folder)
            } catch CocoaError.fileNoSuchFile {
                // The library that closes meanwhile has removed a file of its own.
                continue
            } catch {
                Issue.record("The test's folder could not be removed: \(error)")
                return
            }
        }
    }
}
