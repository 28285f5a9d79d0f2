public import Foundation
import SafeFiles

/// The paths of voices and their engine: beside the library's data folder, never in it, since a restore exchanges that.
///
/// There is a folder for each voice and one for the engine, each with a `manifest.json`. Nothing is created before an
/// installation, whose temporary files begin with a dot.
public struct VoicesLayout: Hashable, Sendable {
    /// The folder of all.
    public let root: URL

    /// Uses a folder, which need not be there.
    public init(root: URL) {
        self.root = root
    }

    /// Finds the folder by environment variables: `STORY_VOICES` itself, `voices` in `STORY_HOME`, or `story-voices` in
    /// the folder for data of the XDG base directory specification.
    ///
    /// - Parameter userHome: The home folder, for an environment without `HOME`; looked up only then.
    public init(
        environment: [String: String],
        userHome: @autoclosure () -> URL = FileManager.default.homeDirectoryForCurrentUser
    ) {
        let folders = EnvironmentFolders(environment)
        if let voices = folders.own("STORY_VOICES") {
            root = voices
        } else if let home = folders.own("STORY_HOME") {
            root = home.appending(path: "voices", directoryHint: .isDirectory)
        } else {
            root = folders.standard("XDG_DATA_HOME", default: ".local/share", userHome: userHome())
                .appending(path: "story-voices", directoryHint: .isDirectory)
        }
    }

    /// The folder of the engine.
    public var engine: URL { folder(of: VoiceManifest.engineName) }

    /// The folder of a voice, whether or not it is installed.
    public func folder(of name: String) -> URL { root.appending(path: name, directoryHint: .isDirectory) }

    /// The lock of every change.
    var lock: URL { root.appending(path: ".lock") }

    /// Downloads that are not installed yet.
    var downloads: URL { root.appending(path: ".downloads", directoryHint: .isDirectory) }
}
