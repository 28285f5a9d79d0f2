public import Foundation
import SafeFiles

/// The folders of the program's files.
///
/// `STORY_HOME`, if set, contains everything; otherwise the folders follow the XDG base directory specification.
/// Nothing is created before something is stored.
public struct StoryDirectories: Hashable, Sendable {
    /// The library: database, media, jobs.
    public let data: URL
    /// The settings.
    public let configuration: URL
    /// Files that can be made again.
    public let cache: URL
    /// What the program remembers of its own runs: its log.
    public let state: URL

    /// Creates the folders from environment variables.
    ///
    /// - Parameter userHome: The home folder for an environment without `HOME`; evaluated only then.
    public init(
        environment: [String: String],
        userHome: @autoclosure () -> URL = FileManager.default.homeDirectoryForCurrentUser
    ) {
        let folders = EnvironmentFolders(environment)
        if let root = folders.own("STORY_HOME") {
            data = root.appending(path: "data")
            configuration = root.appending(path: "config")
            cache = root.appending(path: "cache")
            state = root.appending(path: "state")
            return
        }
        func folder(_ variable: String, default path: String) -> URL {
            folders.standard(variable, default: path, userHome: userHome()).appending(path: "story")
        }
        data = folder("XDG_DATA_HOME", default: ".local/share")
        configuration = folder("XDG_CONFIG_HOME", default: ".config")
        cache = folder("XDG_CACHE_HOME", default: ".cache")
        state = folder("XDG_STATE_HOME", default: ".local/state")
    }
}
