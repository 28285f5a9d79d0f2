import Foundation
import StoryCore
import VectorIllustrator

/// The public program that reads a story aloud, and the voice of ours that is the same.
enum Peer: String {
    case flite, hibari

    /// Words a minute inside sentences of a gentle story for all ages, as `NarrationDirection` has it.
    private static let pace = 166.0

    /// The voice, as ours calls it.
    var voice: String {
        switch self {
        case .flite: "slt"
        case .hibari: "heart"
        }
    }

    /// Returns whether the program is on the path, and its voice among ours.
    ///
    /// Why one is not does not matter here: `doctor` tells it.
    func isThere(in workshop: BenchmarkSandbox) -> Bool {
        let home = "voices-\(voice)"
        return (try? workshop.run(rawValue, ["--version"])) != nil
            && (try? workshop.story(["voice", "test", voice, "--to", workshop.folder.path + "/try.wav"], home: home))
                != nil
    }

    /// What the program is asked, to read as slowly as ours.
    func arguments(story: String, file: String, output: String) -> [String] {
        switch self {
        // By itself it says 213 words a minute.
        case .flite: ["-voice", "slt", "--setf", "duration_stretch=\(213 / Self.pace)", "-f", file, "-o", output]
        // By itself it says 235 words a minute; one thread, as ours.
        case .hibari: ["--speed", "\(Self.pace / 235)", "--threads", "1", "--seed", "7", "-o", output, story]
        }
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

/// The public tools that do the same work: a reader to WAV, as slowly as ours speaks, opusenc at the same bit rate, and
/// rsvg-convert for each page.
struct PublicTools {
    private let workshop: BenchmarkSandbox
    private let reader: Peer
    private let story: String
    private let text: URL
    private let pictures: [URL]

    /// Puts text and pictures into files, which is not measured.
    init(workshop: BenchmarkSandbox, reader: Peer, story: MadeStory) throws {
        (self.workshop, self.reader) = (workshop, reader)
        text = workshop.folder.appending(path: "story.txt")
        self.story = story.pages.map(\.text).joined(separator: "\n\n")
        try self.story.write(to: text, atomically: true, encoding: .utf8)
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

    /// Performs the work sequentially.
    ///
    /// - Returns: The time in seconds.
    func run() throws -> Double {
        let (wave, audio) = ("\(workshop.folder.path)/peer.wav", "\(workshop.folder.path)/peer.opus")
        let arguments = reader.arguments(story: story, file: text.path, output: wave)
        var seconds = try workshop.run(reader.rawValue, arguments).seconds
        seconds += try workshop.run("opusenc", ["--quiet", "--bitrate", "24", wave, audio]).seconds
        for picture in pictures {
            seconds += try workshop.run(
                "rsvg-convert", ["-w", "1280", "-h", "960", "-o", "\(picture.path).png", picture.path]
            ).seconds
        }
        return seconds
    }
}
