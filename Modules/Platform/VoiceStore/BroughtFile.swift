import Foundation
import StoryCore

/// A file that somebody brought, by the name that they gave, and the place where it really lies.
///
/// Caches keep files under their checksums and link to them by name: so the name counts that was given, while the file
/// itself is read.
struct BroughtFile: Hashable, Sendable {
    /// What somebody named.
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

    /// Reads the file; what is wrong with it is told by the name that was given.
    func reading<Value>(_ work: (URL) throws(VoiceError) -> Value) throws(VoiceError) -> Value {
        do throws(VoiceError) {
            return try work(location)
        } catch .badFile(_, let detail) {
            throw .badFile(path: given.path, detail: detail)
        }
    }
}
