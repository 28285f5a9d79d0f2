public import Foundation

/// The folders that environment variables name: those of ours, and those of the XDG base directory specification.
public struct EnvironmentFolders: Sendable {
    private let variables: [String: String]

    /// Reads variables.
    public init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// The folder that a variable of ours names, such as `STORY_HOME`; a relative path begins at the working folder.
    ///
    /// - Returns: nil if the variable is not set, or empty.
    public func own(_ variable: String) -> URL? {
        guard let path = variables[variable], !path.isEmpty else { return nil }
        return URL(filePath: path, directoryHint: .isDirectory).absoluteURL
    }

    /// The folder that a variable of the specification names, such as `XDG_DATA_HOME`.
    ///
    /// - Parameters:
    ///   - path: Where it is below the home folder if the variable is not set.
    ///   - userHome: The home folder, for an environment without `HOME`; looked up only then.
    public func standard(_ variable: String, default path: String, userHome: @autoclosure () -> URL) -> URL {
        absolute(variable) ?? (absolute("HOME") ?? userHome()).appending(path: path, directoryHint: .isDirectory)
    }

    /// The specification: a relative path is invalid and ignored.
    private func absolute(_ variable: String) -> URL? {
        guard let path = variables[variable], path.hasPrefix("/") else { return nil }
        return URL(filePath: path, directoryHint: .isDirectory)
    }
}
