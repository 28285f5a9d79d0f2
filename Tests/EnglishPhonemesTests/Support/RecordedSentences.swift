import EnglishPhonemes
import Foundation
import StoryCore

/// The sentences in `Recordings`.
enum RecordedSentences {
    /// How many tests share them.
    static let parts = 8

    /// A part of the sentences, each with its phonemes.
    static func part(_ part: Int) throws -> [(text: String, phonemes: String)] {
        try rows(of: "american").enumerated().filter { $0.offset % parts == part }
            .map { (String($0.element[0]), String($0.element[1])) }
    }

    /// The columns of each line of a recording.
    static func rows(of name: String) throws -> [[Substring]] {
        guard let file = Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Recordings") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }
}

/// What the network for unknown words answered while the sentences were recorded.
struct RecordedWords: UnknownWords {
    var answers: [[Int64]: [Int64]]

    init(answers: [[Int64]: [Int64]]) {
        self.answers = answers
    }

    /// Reads the recording.
    init() throws {
        answers = [:]
        for row in try RecordedSentences.rows(of: "unknown-words") {
            answers[Self.numbers(row[0])] = Self.numbers(row[1])
        }
    }

    func sounds(ofLetters letters: [Int64]) throws(ProviderError) -> [Int64] {
        guard let answer = answers[letters] else {
            throw .invalidResponse(ProviderErrorDetails(provider: "recording", detail: "It has no word \(letters)."))
        }
        return answer
    }

    private static func numbers(_ column: Substring) -> [Int64] {
        column.split(separator: " ").compactMap { Int64($0) }
    }
}

/// The voice that the recordings are compared with, where it is installed.
enum InstalledVoice {
    /// Its folder in that of `STORY_VOICES`: what a developer has installed at home does not matter.
    static let folder: URL? = {
        guard let voices = ProcessInfo.processInfo.environment["STORY_VOICES"], !voices.isEmpty else { return nil }
        let folder = URL(filePath: voices).appending(path: "heart")
        return FileManager.default.fileExists(atPath: folder.appending(path: "tagger.json.gz").path) ? folder : nil
    }()

    /// Its phonemes, loaded once for all tests.
    static let phonemes = Result { () throws -> EnglishPhonemes in
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        return try EnglishPhonemes(folder: folder, unknownWords: RecordedWords())
    }
}
