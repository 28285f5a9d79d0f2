import Foundation

/// What people are told of pip's errors, which are written for programmers.
enum PipComplaint {
    /// What happened, as a sentence.
    static func detail(of output: String) -> String {
        func says(_ words: String...) -> Bool { words.contains { output.contains($0) } }
        if says("DO NOT MATCH THE HASHES") { return "What came is not the package that this program knows." }
        if says("No space left") { return "The disk is full." }
        if says(
            "NewConnectionError", "NameResolutionError", "ConnectTimeout", "ReadTimeout", "ProxyError",
            "Max retries exceeded", "Network is unreachable", "connection broken", "Connection refused")
        {
            return "There is no connection to the package index."
        }
        let lines = output.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        let last = lines.last { $0.hasPrefix("ERROR: ") }.map { String($0.dropFirst("ERROR: ".count)) }
        return "pip says: \(last ?? lines.last ?? "nothing")"
    }
}
