import Foundation

/// Measures how long short commands take, beside a program that does nothing.
struct StartBenchmark {
    let workshop: BenchmarkSandbox

    private static let rounds = 40

    func run() throws -> [Measure] {
        // The library has to be there; making it is not measured.
        _ = try workshop.story(["library", "list"], home: "start")
        return [
            try measure("story --help", ["--help"], bound: 30),
            try measure("story library list, nothing in it", ["library", "list"], bound: 30),
        ]
    }

    /// Ours and the peer in turn, so that whatever else the machine does meets both.
    private func measure(_ name: String, _ arguments: [String], bound: Double) throws -> Measure {
        var (ours, peers): ([Double], [Double]) = ([], [])
        for _ in 0..<Self.rounds {
            peers.append(try workshop.run("/bin/true", []).seconds * 1000)
            ours.append(try workshop.story(arguments, home: "start").seconds * 1000)
        }
        return Measure(
            name: "\(name) - /bin/true", ours: "\(ours.median.rounded(to: 1)) ms",
            peer: "\(peers.median.rounded(to: 1)) ms", value: ours.median - peers.median, bound: bound, unit: " ms")
    }
}
