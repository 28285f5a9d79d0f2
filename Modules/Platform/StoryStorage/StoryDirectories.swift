public import Foundation
import SafeFiles

/// Where the program keeps its files.
///
/// `STORY_HOME`, if it is set, holds everything; otherwise the folders of the XDG base directory specification do.
/// Nothing is made before something is stored.
public struct StoryDirectories: Hashable, Sendable {
    /// The library: database, media, jobs.
    public let data: URL
    /// The settings.
    public let configuration: URL
    /// What can be made again.
    public let cache: URL

    /// Finds the folders by environment variables.
    ///
    /// - Parameter userHome: The home folder, for an environment without `HOME`; looked up only then.
    public init(
        environment: [String: String],
        userHome: @autoclosure () -> URL = FileManager.default.homeDirectoryForCurrentUser
    ) {
        let folders = EnvironmentFolders(environment)
        if let root = folders.own("STORY_HOME") {
            data = root.appending(path: "data")
            configuration = root.appending(path: "config")
            cache = root.appending(path: "cache")
            return
        }
        func folder(_ variable: String, default path: String) -> URL {
            folders.standard(variable, default: path, userHome: userHome()).appending(path: "story")
        }
        data = folder("XDG_DATA_HOME", default: ".local/share")
        configuration = folder("XDG_CONFIG_HOME", default: ".config")
        cache = folder("XDG_CACHE_HOME", default: ".cache")
    }
}
