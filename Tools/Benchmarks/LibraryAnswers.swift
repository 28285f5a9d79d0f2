import Foundation
import LibraryStorage
import StoryCore
import StoryStorage

/// How long each question takes in a program that has the library open, beside the same SQL by the sqlite3 library.
///
/// Ours is what a front end calls, from the call to the values; the peer prepares the statement, steps through the rows
/// and copies their columns. Neither keeps an answer. Processor time counts, not time: ours answers on another thread,
/// which waits for a processor where others work.
struct LibraryAnswers {
    /// All questions are asked this often, one after the other: what disturbs the machine for a second then disturbs
    /// each of them less than half of the time.
    private static let passes = 6
    /// In a pass, each question is asked for as long as this, at least and at most as often.
    private static let (length, rounds) = (Duration.milliseconds(150), 3...100)

    let library: MadeLibrary

    /// Asks all questions, in the order of ``LibraryQuestion/all(of:)``.
    func measure() async throws -> [Rounds] {
        let (store, peer) = (library.store, try BareSQLite(library.database))
        let questions = LibraryQuestion.all(of: try await library.stories())
        var times = questions.map { _ in Rounds() }
        for _ in 0..<Self.passes {
            for (index, question) in questions.enumerated() {
                try await ask(question, store.viewing(as: question.profile), peer, &times[index])
            }
        }
        return times
    }

    /// Ours and the peer in turn, so that whatever else the machine does meets both.
    private func ask(
        _ question: LibraryQuestion, _ store: StoryStore, _ peer: BareSQLite, _ times: inout Rounds
    ) async throws {
        // Whatever is read once is read; what the full-text index does for itself is traced as comments.
        _ = try await store.stories(question.query)
        let statements = try await store.statements(of: question.query).filter { !$0.hasPrefix("--") }
        let start = ContinuousClock.now
        for round in 1...Self.rounds.upperBound {
            var (found, rows) = (0, 0)
            times.peers.append(try await .measure { rows = try statements.reduce(0) { $0 + (try peer.read($1)) } })
            times.ours.append(try await .measure { found = try await store.stories(question.query).stories.count })
            // One row more tells whether there is another page.
            guard found...found + 1 ~= rows else { throw CocoaError(.fileReadCorruptFile) }
            if round >= Self.rounds.lowerBound, ContinuousClock.now - start > Self.length { break }
        }
    }
}
