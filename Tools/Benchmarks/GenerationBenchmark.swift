import Foundation

/// Measures how long a story takes, beside the same text and pictures made with public tools one after the other; and
/// its memory.
struct GenerationBenchmark {
    let workshop: BenchmarkSandbox

    private static let rounds = 5
    private static let seed = 7

    func run(_ show: (Measure) -> Void) throws {
        try compare(with: .flite, "create --minutes 5").forEach(show)
        show(memory("create --minutes 15, peak memory", try make(minutes: 15, by: .flite, home: "long").peakMemory))
        if Peer.hibari.isThere(in: workshop) {
            show(try compare(with: .hibari, "create --minutes 5 by Heart")[0])
        } else {
            print("Making a story by Heart is not measured: that takes the voice heart, and 'hibari' from PyPI.")
        }
    }

    private func compare(with reader: Peer, _ name: String) throws -> [Measure] {
        let story = try storyDocument(by: reader)
        let peer = try PublicTools(workshop: workshop, reader: reader, story: story)
        var (ours, peers): ([BenchmarkSandbox.Usage], [Double]) = ([], [])
        for round in 0..<Self.rounds {
            ours.append(try make(minutes: 5, by: reader, home: "making-\(reader.voice)-\(round)"))
            peers.append(try peer.run())
        }
        let seconds = ours.map(\.seconds).median
        return [
            Measure(
                name: "\(name) / public tools", ours: "\(seconds.rounded(to: 2)) s",
                peer: "\(peers.median.rounded(to: 2)) s", value: seconds / peers.median, bound: 0.5, unit: ""),
            memory("\(name), peak memory", ours.map(\.peakMemory).median),
        ]
    }

    private func memory(_ name: String, _ megabytes: Double) -> Measure {
        Measure(
            name: name, ours: "\(megabytes.rounded(to: 0)) MB", peer: "-", value: megabytes, bound: 150, unit: " MB")
    }

    private func make(
        minutes: Int, by reader: Peer, home: String, output: URL? = nil
    ) throws -> BenchmarkSandbox.Usage {
        try workshop.story(
            [
                "create", "--hero", "Mira", "--event", "bedtime", "--age", "all", "--tone", "gentle", "--minutes",
                String(minutes), "--seed", String(Self.seed), "--voice", reader.voice, "--json", "--progress", "none",
            ], home: home, output: output)
    }

    /// The story that both sides make.
    private func storyDocument(by reader: Peer) throws -> MadeStory {
        let file = workshop.folder.appending(path: "story.json")
        _ = try make(minutes: 5, by: reader, home: "text-\(reader.voice)", output: file)
        return try JSONDecoder().decode(MadeStory.self, from: Data(contentsOf: file))
    }
}
