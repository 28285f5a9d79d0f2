import Foundation
import StoryCore

/// How soon, how exactly and at what cost a story is heard, beside the `mpv` program and libmpv itself on the same
/// file. All of it goes to the null output, which takes as long as a sound device.
struct PlayingBenchmark {
    let workshop: BenchmarkSandbox

    private static let rounds = 7
    private static let home = "playing"
    /// How much of a story is played where its cost is measured, in seconds.
    private static let part = 20.0
    /// What `mpv` does besides: nothing that ours does not do.
    private static let peerOptions = ["--no-config", "--no-video", "--ao=null", "--load-scripts=no", "--ytdl=no"]

    func run(_ show: (Measure) -> Void) async throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/mpv") else {
            print("The peer 'mpv' is missing: apt-get install mpv")
            exit(69)
        }
        let story = try storyDocument()
        show(try firstSoundOfNewStory(story))
        show(try start(of: story))
        try cost(of: story).forEach(show)
        show(try costOnTerminal(of: story))
        let file = URL(filePath: story.audio.path)
        show(try await SeekBenchmark(file: file, duration: story.audio.duration).run())
        let library = workshop.folder.appending(path: Self.home)
        for speed in [0.5, 1, 2] {
            show(try await LightBenchmark(home: library, story: story.id, speed: try PlaybackSpeed(speed)).run())
        }
    }

    /// From the command to the first sound of a story that is made meanwhile.
    private func firstSoundOfNewStory(_ story: PlayedStory) throws -> Measure {
        var (ours, peers): ([Double], [Double]) = ([], [])
        for round in 0..<Self.rounds {
            peers.append(try firstSoundOfPeer(story))
            ours.append(
                try workshop.storyTime(
                    until: #""status":"playing""#,
                    [
                        "create", "--hero", "Mira", "--minutes", "10", "--seed", "7", "--play", "--output", "null",
                        "--json",
                    ],
                    home: "playing-\(round)") * 1000)
        }
        return .ratio("create --play to first sound / mpv of a file", ours.median, peers.median, bound: 6)
    }

    /// Measures the time from the command to the first sound of an existing story, alternating.
    private func start(of story: PlayedStory) throws -> Measure {
        var (ours, peers): ([Double], [Double]) = ([], [])
        for _ in 0..<3 * Self.rounds {
            peers.append(try firstSoundOfPeer(story))
            ours.append(
                try workshop.storyTime(
                    until: #""status":"playing""#,
                    ["play", story.id, "--output", "null", "--from", "0", "--json"], home: Self.home) * 1000)
        }
        return .ratio("play to first sound / mpv", ours.median, peers.median, bound: 1.5)
    }

    /// Milliseconds until mpv plays a story that is there.
    private func firstSoundOfPeer(_ story: PlayedStory) throws -> Double {
        let options = Self.peerOptions + ["--term-status-msg=AT ${=time-pos}", story.audio.path]
        return try workshop.time(until: "AT ", "mpv", options) * 1000
    }

    /// What playing a part of the story takes, from the start of the program to its end.
    private func cost(of story: PlayedStory) throws -> [Measure] {
        let from = story.audio.duration - Self.part
        let peer = try workshop.run("mpv", Self.peerOptions + ["--really-quiet", "--start=\(from)", story.audio.path])
        let ours = try workshop.story(
            ["play", story.id, "--output", "null", "--from", "\(from)"], home: Self.home)
        return [
            Measure(
                name: "play, processor time / mpv --no-video", ours: "\(ours.processorSeconds.rounded(to: 2)) s",
                peer: "\(peer.processorSeconds.rounded(to: 2)) s",
                value: ours.processorSeconds / peer.processorSeconds, bound: 1.5, unit: ""),
            Measure(
                name: "play, peak memory - mpv", ours: "\(ours.peakMemory.rounded(to: 0)) MB",
                peer: "\(peer.peakMemory.rounded(to: 0)) MB", value: ours.peakMemory - peer.peakMemory, bound: 40,
                unit: " MB"),
        ]
    }

    /// The same on a terminal, where every word is lit, without what the end takes.
    private func costOnTerminal(of story: PlayedStory) throws -> Measure {
        let peer = try workshop.run(
            "mpv", Self.peerOptions + ["--really-quiet", "--length=\(Self.part)", story.audio.path])
        let terminal = try AppTerminal(
            workshop.program.path, ["play", story.id, "--output", "null", "--from", "0"],
            home: workshop.folder.appending(path: Self.home).path, columns: 120, rows: 40)
        _ = terminal.bytes(in: Self.part)
        let ours = try terminal.processorSeconds()
        return Measure(
            name: "play on a terminal, processor time / mpv", ours: "\(ours.rounded(to: 2)) s",
            peer: "\(peer.processorSeconds.rounded(to: 2)) s", value: ours / peer.processorSeconds, bound: 1.5, unit: ""
        )
    }

    private func storyDocument() throws -> PlayedStory {
        let file = workshop.folder.appending(path: "played.json")
        _ = try workshop.story(
            [
                "create", "--hero", "Mira", "--minutes", "5", "--seed", "7", "--no-illustrations", "--json",
                "--progress", "none",
            ], home: Self.home, output: file)
        return try JSONDecoder().decode(PlayedStory.self, from: Data(contentsOf: file))
    }
}

/// What is needed of a story's JSON to play it with other programs.
struct PlayedStory: Decodable {
    struct Audio: Decodable {
        var path: String
        var duration: Double
    }

    var id: String
    var audio: Audio
}
