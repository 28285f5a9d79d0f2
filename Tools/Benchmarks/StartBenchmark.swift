import Foundation

/// Measures how long short commands take, beside a program that does nothing, and beside the sqlite3 shell.
struct StartBenchmark {
    let workshop: BenchmarkSandbox

    private static let rounds = 40

    func run() throws -> [Measure] {
        // The library has to be there; making it is not measured.
        _ = try workshop.story(["library", "list"], home: "start")
        let library = workshop.folder.appending(path: "start/data/library.sqlite").path
        return [
            try measure("story --help / true", ["--help"], peer: ["true"], bound: 10),
            try measure("story --help / sqlite3 -version", ["--help"], peer: ["sqlite3", "-version"], bound: 8),
            try measure(
                "story library list, nothing in it / true", ["library", "list"], peer: ["true"], bound: 20),
            try measure(
                "story library list, nothing in it / sqlite3", ["library", "list"],
                peer: ["sqlite3", library, "SELECT * FROM story"], bound: 8),
        ]
    }

    /// Ours and the peer in turn, so that whatever else the machine does meets both.
    private func measure(
        _ name: String, _ arguments: [String], peer: [String], bound: Double
    ) throws -> Measure {
        var (ours, peers): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            peers.append(try workshop.run(peer[0], Array(peer.dropFirst())).processorSeconds * 1000)
            ours.append(try workshop.story(arguments, home: "start").processorSeconds * 1000)
        }
        return .ratio(name, ours.median, peers.median, bound: bound)
    }
}
