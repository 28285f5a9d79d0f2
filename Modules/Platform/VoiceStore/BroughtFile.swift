import Foundation
import StoryCore

/// A supplied file, with its given path and its real location.
///
/// Caches store files under their checksums and link to them by name: so the given name counts, while the file itself
/// is read.
struct BroughtFile: Hashable, Sendable {
    /// The given path.
    let given: URL
    /// The file, with no link on the way.
    let location: URL

    init(_ given: URL) {
        self.given = given.absoluteURL
        location = given.resolvingSymlinksInPath()
    }

    /// Its name as it was given.
    var name: String { given.lastPathComponent }
    /// The folder in which it was named.
    var folder: URL { given.deletingLastPathComponent() }

    /// Reads the file; errors mention the given path.
    func reading<Value>(_ work: (URL) throws(VoiceError) -> Value) throws(VoiceError) -> Value {
        do throws(VoiceError) {
            return try work(location)
        } catch .badFile(_, let detail) {
            throw .badFile(path: given.path, detail: detail)
        }
    }
}
