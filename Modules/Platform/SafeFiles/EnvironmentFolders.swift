public import Foundation

/// The folders given by environment variables: ours, and those of the XDG base directory specification.
public struct EnvironmentFolders: Sendable {
    private let variables: [String: String]

    /// Creates the folders from variables.
    public init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// Returns the folder of one of our variables, such as `STORY_HOME`; a relative path begins at the working folder.
    ///
    /// - Returns: nil if the variable is not set, or empty.
    public func own(_ variable: String) -> URL? {
        guard let path = variables[variable], !path.isEmpty else { return nil }
        return URL(filePath: path, directoryHint: .isDirectory).absoluteURL
    }

    /// Returns the folder of a variable of the specification, such as `XDG_DATA_HOME`.
    ///
    /// - Parameters:
    ///   - path: The path below the home folder if the variable is not set.
    ///   - userHome: The home folder for an environment without `HOME`; evaluated only then.
    public func standard(_ variable: String, default path: String, userHome: @autoclosure () -> URL) -> URL {
        absolute(variable) ?? (absolute("HOME") ?? userHome()).appending(path: path, directoryHint: .isDirectory)
    }

    /// The specification: a relative path is invalid and ignored.
    private func absolute(_ variable: String) -> URL? {
        guard let path = variables[variable], path.hasPrefix("/") else { return nil }
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}
