import EnglishPhonemes
import Foundation
import StoryCore
import Synchronization

/// Answers for unknown words from a file, and remembers which were missing.
final class RecordedNetwork: UnknownWords {
    private let answers: [[Int64]: [Int64]]
    private let missing = Mutex<Set<[Int64]>>([])

    /// Takes answers: the numbers of sounds by the numbers of letters.
    init(answers: [[Int64]: [Int64]]) {
        self.answers = answers
    }

    /// The words that had no answer, as numbers of letters.
    var questions: [String] {
        missing.withLock { $0.map { $0.map(String.init).joined(separator: " ") }.sorted() }
    }

    func sounds(ofLetters letters: [Int64]) throws(ProviderError) -> [Int64] {
        if let answer = answers[letters] { return answer }
        missing.withLock { _ = $0.insert(letters) }
        return []
    }

    /// Reads a file of answers.
    static func answers(in file: String) throws -> [[Int64]: [Int64]] {
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        let pairs = lines.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false)
                .map { $0.split(separator: " ").compactMap { Int64($0) } }
        }
        return Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { $1 }
    }
}
