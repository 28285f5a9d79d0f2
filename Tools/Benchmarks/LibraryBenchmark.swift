import Foundation
import StoryCore

/// How long a library of 100,000 stories takes to answer, beside the same SQL by the sqlite3 library, in a program that
/// has it open, and beside the sqlite3 shell, as a command; how much memory that needs; and whether the next story takes
/// longer to keep than in an empty library.
struct LibraryBenchmark {
    let workshop: BenchmarkSandbox
    /// The folder of the programs, where the library is kept from one run to the next.
    let programs: URL
    /// Whether what takes minutes is measured, too: looking at every story, and backing all of them up.
    let isThorough: Bool

    private static let rounds = 15

    private var library: MadeLibrary {
        MadeLibrary(home: programs.appending(path: "library-of-\(MadeLibrary.storyCount)"))
    }

    func run(_ show: (Measure) -> Void) async throws {
        try makeLibrary()
        let stories = try await library.stories()
        let questions = LibraryQuestion.all(of: stories)
        try answers(to: questions).forEach(show)
        try commands(questions).forEach(show)
        show(try adding())
        try tellOthers(of: stories, show)
    }

    // MARK: - Private

    /// Shows the measures without a bound.
    private func tellOthers(of stories: MadeStories, _ show: (Measure) -> Void) throws {
        let story = stories.story(MadeLibrary.storyCount / 2, of: MadeLibrary.storyCount).id.rawValue
        let backup = workshop.folder.appending(path: "library.zip").path
        var commands = [(["library", "show", story], Self.rounds)]
        if isThorough { commands += [(["verify"], 1), (["backup", backup], 1)] }
        for (arguments, rounds) in commands {
            let usages = try (0..<rounds).map { _ in try workshop.story(arguments, home: library.home.path) }
            let memory = usages.map(\.peakMemory).max() ?? .nan
            show(
                Measure(
                    name: "\(arguments.prefix { $0 != story && $0 != backup }.joined(separator: " ")), peak memory",
                    ours: "\((usages.map(\.seconds).median * 1000).rounded(to: 1)) ms", peer: "-", value: memory,
                    bound: .infinity, unit: " MB"))
        }
    }

    private func makeLibrary() throws {
        guard !library.isWhole else { return }
        print("Making \(MadeLibrary.storyCount) stories in \(library.home.path) …")
        _ = try work(.creation, "-")
    }

    /// The SQL of every question, with its arguments written in, as our program sends it.
    private func statements() throws -> [String] {
        let file = workshop.folder.appending(path: "statements.sql")
        _ = try work(.statements, file.path)
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    private func work(_ work: LibraryWork, _ file: String) throws -> BenchmarkSandbox.Usage {
        try workshop.run(
            programs.appending(path: "story-benchmarks").path,
            [LibraryWork.option, work.rawValue, library.home.path, file])
    }

    /// The questions in one process, without its start; of several orders, the one that is furthest from its peer.
    private func answers(to questions: [LibraryQuestion]) throws -> [Measure] {
        let file = workshop.folder.appending(path: "answers")
        _ = try work(.answers, file.path)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        guard lines.count == questions.count else { throw CocoaError(.fileReadCorruptFile) }
        let measures = zip(questions, lines).map { question, line in
            let times = line.split(separator: " ").compactMap { Double($0) }
            return Measure(
                name: "list \(question.name) / libsqlite3", ours: "\(times[0].rounded(to: 2)) ms",
                peer: "\(times[1].rounded(to: 2)) ms", value: times[0] / times[1], bound: 1.5, unit: "")
        }
        let alone = LibraryQuestion.pages.count + LibraryQuestion.searches.count
        let orders = StorySort.allCases.count
        return measures.prefix(alone)
            + stride(from: alone, to: measures.count, by: orders).compactMap { first in
                measures[first..<first + orders].max { $0.value < $1.value }
            }
    }

    /// The questions as commands, beside the sqlite3 shell: the one that is furthest from its peer, and the most memory of
    /// any. Most of a command is its start, which has bounds of its own, so that this has none.
    private func commands(_ questions: [LibraryQuestion]) throws -> [Measure] {
        // The file is in memory, and what has to be migrated is.
        _ = try workshop.story(["library", "list"], home: library.home.path)
        let answers = try zip(questions, try statements()).map { try command($0, sql: $1) }
        let peak = answers.map(\.memory).max() ?? .nan
        return [answers.map(\.measure).max { $0.value < $1.value }].compactMap(\.self) + [
            Measure(
                name: "library list, peak memory", ours: "\(peak.rounded(to: 0)) MB", peer: "-", value: peak,
                bound: 100, unit: " MB")
        ]
    }

    /// Ours and the peer in turn, so that whatever else the machine does meets both.
    private func command(
        _ question: LibraryQuestion, sql: String
    ) throws -> (measure: Measure, memory: Double) {
        var (ours, peers): ([BenchmarkSandbox.Usage], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            peers.append(try workshop.run("sqlite3", [library.database.path, sql]).seconds * 1000)
            ours.append(try workshop.story(["library", "list"] + question.arguments, home: library.home.path))
        }
        let measure = Measure.ratio(
            "the furthest command, \(question.name) / sqlite3", ours.map { $0.seconds * 1000 }.median, peers.median,
            bound: .infinity)
        return (measure, ours.map(\.peakMemory).max() ?? .nan)
    }

    private func adding() throws -> Measure {
        let file = workshop.folder.appending(path: "adding")
        _ = try work(.adding, file.path)
        let times = try String(contentsOf: file, encoding: .utf8).split(separator: " ").compactMap { Double($0) }
        guard times.count == 2 else { throw CocoaError(.fileReadCorruptFile) }
        return Measure(
            name: "keep one more story / in an empty library", ours: "\(times[0].rounded(to: 2)) ms",
            peer: "\(times[1].rounded(to: 2)) ms", value: times[0] / times[1], bound: 1.25, unit: "")
    }
}
