import Foundation
import LibraryStorage
import StoryCore
import StoryStorage

/// What a process of its own does for the benchmark of the library, so that the one that measures stays small: a
/// program that it starts counts its starter's memory as its own.
enum LibraryWork: String {
    /// Creating the library.
    case creation
    /// Writes the SQL of every question into a file, a line each.
    case statements
    /// Asks every question, and writes how long ours and the peer took, a line of ``Rounds`` each.
    case answers
    /// Saves stories into the library and into an empty one in turn, and writes how long one took in each.
    case adding

    static let option = "--library-work"

    /// Returns the work that the arguments of this process request, if any.
    static func asked(by arguments: [String]) -> (work: Self, home: String, file: String)? {
        guard arguments.count == 5, arguments[1] == option, let work = Self(rawValue: arguments[2]) else { return nil }
        return (work, arguments[3], arguments[4])
    }

    /// Performs the work.
    ///
    /// - Parameters:
    ///   - home: The made library.
    ///   - file: The result's file, or the folder of the empty library.
    func run(home: String, file: String) async throws {
        let library = MadeLibrary(home: URL(filePath: home))
        switch self {
        case .creation: try await library.make()
        case .statements: try await Self.writeStatements(of: library, to: URL(filePath: file))
        case .answers: try await Self.answer(library, result: URL(filePath: file))
        case .adding: try await Self.add(to: library, result: URL(filePath: file))
        }
    }

    private static func writeStatements(of library: MadeLibrary, to file: URL) async throws {
        let stories = try await library.stories()
        let store = library.store
        var lines: [String] = []
        for question in LibraryQuestion.all(of: stories) {
            let statements = try await store.viewing(as: question.profile).statements(of: question.query)
            lines.append(statements.joined(separator: "; ").split(whereSeparator: \.isNewline).joined(separator: " "))
        }
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    private static func answer(_ library: MadeLibrary, result: URL) async throws {
        let lines = try await LibraryAnswers(library: library).measure().map(\.line)
        try lines.joined(separator: "\n").write(to: result, atomically: true, encoding: .utf8)
    }

    private static let rounds = 300

    /// Processes are not in it: both libraries are open.
    private static func add(to library: MadeLibrary, result: URL) async throws {
        let empty = MadeLibrary(home: result.deletingLastPathComponent().appending(path: "empty"))
        try await empty.make(storyCount: 0)
        let stories = try await library.stories()
        let (large, small) = (library.store, empty.store)
        // The empty library is in memory, and so is the large one: otherwise the first of them measures the disk.
        try read(library.database)
        var (times, peers): ([Double], [Double]) = ([], [])
        var added: [StoryID] = []
        for number in 0..<rounds {
            let story = stories.story(MadeLibrary.storyCount + number, of: MadeLibrary.storyCount + rounds)
            added.append(story.id)
            peers.append(try await milliseconds { try await small.save(story) })
            times.append(try await milliseconds { try await large.save(story) })
        }
        try await large.delete(added)
        try "\(times.median) \(peers.median)".write(to: result, atomically: true, encoding: .utf8)
    }

    private static func read(_ file: URL) throws {
        let handle = try FileHandle(forReadingFrom: file)
        while let part = try handle.read(upToCount: 1 << 24), !part.isEmpty {}
        try handle.close()
    }

    private static func milliseconds(_ work: () async throws -> Void) async throws -> Double {
        let start = ContinuousClock.now
        try await work()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }
}
