import Foundation
import StoryCore
import VectorIllustrator

/// How long a story takes, beside the same text and pictures made with public tools one after the other; and how much
/// memory it needs.
struct MakingBenchmark {
    let workshop: Workshop

    private static let rounds = 5
    private static let seed = 7

    func run() throws -> [Measure] {
        let peer = try PublicTools(workshop: workshop, story: try storyDocument())
        var (ours, peers): ([Workshop.Usage], [Double]) = ([], [])
        for round in 0..<Self.rounds {
            ours.append(try make(minutes: 5, home: "making-\(round)"))
            peers.append(try peer.run())
        }
        let long = try make(minutes: 15, home: "long")
        let seconds = ours.map(\.seconds).median
        return [
            Measure(
                name: "create --minutes 5 / public tools", ours: "\(seconds.rounded(to: 2)) s",
                peer: "\(peers.median.rounded(to: 2)) s", value: seconds / peers.median, bound: 0.5, unit: ""),
            memory("create --minutes 5, peak memory", ours.map(\.peakMemory).median),
            memory("create --minutes 15, peak memory", long.peakMemory),
        ]
    }

    private func memory(_ name: String, _ megabytes: Double) -> Measure {
        Measure(
            name: name, ours: "\(megabytes.rounded(to: 0)) MB", peer: "-", value: megabytes, bound: 150, unit: " MB")
    }

    private func make(minutes: Int, home: String, output: URL? = nil) throws -> Workshop.Usage {
        try workshop.story(
            [
                "create", "--hero", "Mira", "--event", "bedtime", "--age", "all", "--tone", "gentle", "--minutes",
                String(minutes), "--seed", String(Self.seed), "--json", "--progress", "none",
            ], home: home, output: output)
    }

    /// The story that both sides make.
    private func storyDocument() throws -> MadeStory {
        let file = workshop.folder.appending(path: "story.json")
        _ = try make(minutes: 5, home: "text", output: file)
        return try JSONDecoder().decode(MadeStory.self, from: Data(contentsOf: file))
    }
}

/// What is needed of a story's JSON to make it again with other tools.
struct MadeStory: Decodable {
    struct Page: Decodable {
        var text: String
        var scene: Scene
    }

    struct HeroReference: Decodable {
        var id: HeroID
        var name: String
    }

    var heroes: [HeroReference]
    var pages: [Page]
}

/// The public tools that do the same work: flite to WAV, as slowly as ours speaks, opusenc at the same bit rate, and
/// rsvg-convert for each page.
struct PublicTools {
    /// How much slower than by itself Clara reads a gentle story for all ages: 166 words a minute inside sentences, as
    /// `NarrationDirection` has it, instead of 213.
    private static let stretch = 213.0 / 166

    private let workshop: Workshop
    private let text: URL
    private let pictures: [URL]

    /// Puts text and pictures into files, which is not measured.
    init(workshop: Workshop, story: MadeStory) throws {
        self.workshop = workshop
        text = workshop.folder.appending(path: "story.txt")
        try story.pages.map(\.text).joined(separator: "\n\n").write(to: text, atomically: true, encoding: .utf8)
        let sheets = try story.heroes.map { CharacterSheet(of: try Hero(id: $0.id, name: $0.name)) }
        pictures = try story.pages.enumerated().map { index, page in
            let file = workshop.folder.appending(path: "page-\(index).svg")
            let request = IllustrationRequest(
                page: index, text: page.text, scene: page.scene, characters: sheets, ageBand: .all, tone: .gentle,
                language: .english, seed: 7)
            try VectorIllustrator().svg(for: request).write(to: file, atomically: true, encoding: .utf8)
            return file
        }
    }

    /// Does the work, one thing after the other.
    ///
    /// - Returns: Seconds.
    func run() throws -> Double {
        let (wave, audio) = ("\(workshop.folder.path)/peer.wav", "\(workshop.folder.path)/peer.opus")
        var seconds = try workshop.run(
            "flite", ["-voice", "slt", "--setf", "duration_stretch=\(Self.stretch)", "-f", text.path, "-o", wave]
        ).seconds
        seconds += try workshop.run("opusenc", ["--quiet", "--bitrate", "24", wave, audio]).seconds
        for picture in pictures {
            seconds += try workshop.run(
                "rsvg-convert", ["-w", "1280", "-h", "960", "-o", "\(picture.path).png", picture.path]
            ).seconds
        }
        return seconds
    }
}
