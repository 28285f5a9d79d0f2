import Foundation
import StoryCore

/// How long a library of 100,000 stories takes to answer, beside the same SQL in the sqlite3 shell; how much memory
/// that needs; and whether the next story takes longer to keep than in an empty library.
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
        let statements = try self.statements()
        // The file is in memory, and what has to be migrated is.
        _ = try workshop.story(["library", "list"], home: library.home.path)
        var peak = 0.0
        func answer(_ questions: [(LibraryQuestion, sql: String)], show: (Measure) -> Void) throws {
            let answers = try questions.map { try self.answer(to: $0, sql: $1) }
            peak = max(peak, answers.map(\.memory).max() ?? .nan)
            // Of several orders, the one that is furthest from its peer.
            guard let worst = answers.max(by: { $0.measure.value < $1.measure.value }) else { return }
            show(worst.measure)
        }
        let asked = Array(zip(LibraryQuestion.all(of: stories), statements))
        let alone = LibraryQuestion.pages.count + LibraryQuestion.searches.count
        for question in asked.prefix(alone) { try answer([question], show: show) }
        for first in stride(from: alone, to: asked.count, by: StorySort.allCases.count) {
            try answer(Array(asked[first..<first + StorySort.allCases.count]), show: show)
        }
        show(
            Measure(
                name: "library list, peak memory", ours: "\(peak.rounded(to: 0)) MB", peer: "-", value: peak,
                bound: 100, unit: " MB"))
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

    /// Ours and the peer in turn, so that whatever else the machine does meets both.
    private func answer(
        to question: LibraryQuestion, sql: String
    ) throws -> (measure: Measure, memory: Double) {
        var (ours, peers): ([BenchmarkSandbox.Usage], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            peers.append(try workshop.run("sqlite3", [library.database.path, sql]).seconds * 1000)
            ours.append(try workshop.story(["library", "list"] + question.arguments, home: library.home.path))
        }
        let (time, peer) = (ours.map { $0.seconds * 1000 }.median, peers.median)
        let measure = Measure(
            name: "list \(question.name) / sqlite3", ours: "\(time.rounded(to: 1)) ms",
            peer: "\(peer.rounded(to: 1)) ms", value: time / peer, bound: 3, unit: "")
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
