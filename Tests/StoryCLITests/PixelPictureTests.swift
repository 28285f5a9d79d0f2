import Foundation
import TestSupport
import Testing

@Suite("Pictures of pixels", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct PixelPictureTests {
    private typealias Step = AnsweringTerminal.Step

    private static let question = "\u{1B}[c"
    private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;22c"
    private static let sixel = "\u{1B}[?62;4;22c"
    private static let down = "\u{1B}[B"
    /// The ground of the word that is said.
    private static let light = "48;2;255;215;135m"
    private let library: NarratedLibrary

    init() async throws {
        library = try await NarratedLibrary(.narrationAndPictures)
    }

    private func play(
        _ steps: [Step], environment: [String: String] = [:]
    ) async throws -> AnsweringTerminal.Ended {
        try await AnsweringTerminal(story: library.story).run(
            library.command(from: 0), environment: environment, steps)
    }

    private func count(_ text: String, in output: String) -> Int {
        output.split(separator: text, omittingEmptySubsequences: false).count - 1
    }

    /// - Returns: Everything that was written.
    @discardableResult
    private func expectCleanEnd(_ ended: AnsweringTerminal.Ended) -> String {
        #expect(ended.status == 0, "\(ended.output.suffix(300))")
        #expect(!ended.hasRubbish)
        return ended.output
    }

    @Test("A terminal that knows Kitty's protocol gets each picture once, and loses it again")
    func kitty() async throws {
        // When
        let ended = try await play([
            Step(Self.question, Self.kitty), Step("\u{1B}_Gm=0\u{1B}\\", ""), Step(Self.light, ""),
            Step(Self.light, ""),
            Step(Self.light, Self.down), Step("\u{1B}_Gm=0\u{1B}\\", "q"),
        ])
        // Then
        let output = expectCleanEnd(ended)
        let images = output.matches(of: /\u{1B}_Ga=T,q=2,C=1,i=(\d+),/).map(\.1)
        try #require(images.count == 2)
        #expect(images[0] != images[1])
        #expect(count("\u{1B}_Ga=d,d=I,i=\(images[0]),q=2", in: output) == 1)
        let screen = try #require(output.range(of: "\u{1B}[?1049l"))
        #expect(output[..<screen.lowerBound].contains("\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
        #expect(!output[screen.upperBound...].contains("\u{1B}_G"))
    }

    @Test("A terminal that knows sixels gets each picture once, and no text is written over it")
    func sixel() async throws {
        // When
        let ended = try await play([
            Step(Self.question, Self.sixel), Step("\u{1B}P", ""), Step(Self.light, ""), Step(Self.light, ""),
            Step(Self.light, Self.down), Step("\u{1B}P", "q"),
        ])
        // Then
        let output = expectCleanEnd(ended)
        #expect(count("\u{1B}P", in: output) == 2)
        let begin = try #require(output.range(of: "\u{1B}P"))
        let end = try #require(output.range(of: "\u{1B}P", options: .backwards))
        let between = output[begin.upperBound..<end.lowerBound]
        #expect(!between.contains("\u{1B}[2J"))
        // The picture is at row 3 and column 1; what is written into its rows is at its right, or empties them.
        for match in between.matches(of: /\u{1B}\[(\d+);(\d+)H(?:\u{1B}\[[\d;]*m)*[^\u{1B} ]/) {
            let (row, column) = (try #require(Int(match.1)), try #require(Int(match.2)))
            #expect(!(3...17).contains(row) || column > 40, "\(row);\(column)")
        }
    }

    @Test("A terminal that knows neither, and one that never answers, get symbols", arguments: ["\u{1B}[?1;2c", ""])
    func symbols(answer: String) async throws {
        let ended = try await play([Step(Self.question, answer), Step("48;2;", "q")])
        let output = expectCleanEnd(ended)
        #expect(!output.contains("\u{1B}_Ga=T"))
        #expect(!output.contains("\u{1B}P"))
    }

    @Test("Keys that are pressed while the terminal answers are heard, and its answers are none")
    func keys() async throws {
        let ended = try await play([
            Step(Self.question, "f" + Self.kitty.prefix(5)), Step("★", Self.kitty.dropFirst(5) + "-"),
            Step("\u{1B}_Ga=T", "]"), Step("1.25", "q"),
        ])
        expectCleanEnd(ended)
    }

    @Test("Who leaves at once leaves no answer behind")
    func leaving() async throws {
        expectCleanEnd(try await play([Step(Self.question, "q" + Self.kitty)]))
        expectCleanEnd(try await play([Step(Self.question, "q")]))
    }

    @Test("A terminal is not asked where that is known to be of no use", arguments: ["vt220", "linux", "screen"])
    func names(name: String) async throws {
        let ended = try await play([Step("Pause ]", "q")], environment: ["TERM": name])
        let output = expectCleanEnd(ended)
        #expect(!output.contains(Self.question))
        #expect(!output.contains("\u{1B}_G"))
    }

    @Test("Without libchafa pictures are described, and it is said what to install", .enabled(if: Sandbox.canMount))
    func missingLibrary() async throws {
        let hiding =
            "for file in $(ldconfig -p | grep -F libchafa | sed \"s/.* //\"); do mount --bind /dev/null \"$file\"; done"
        let ended = try await AnsweringTerminal(
            story: library.story, columns: 120, shell: Sandbox.mounting(hiding)
        ).run(library.command(from: 0), [Step("apt-get install libchafa0", "q")])
        expectCleanEnd(ended)
    }

    @Test("In the app there are pixels, too, but for those behind a list of keys")
    func app() async throws {
        // When
        let ended = try await AnsweringTerminal(story: library.story).run(
            ["open", "story://playback/\(library.first.id)?at=0", "--output", "null"],
            [
                Step(Self.question, Self.kitty), Step("\u{1B}_Gm=0\u{1B}\\", "?"), Step("\u{1B}_Ga=d,d=I", "?"),
                Step("\u{1B}_Gm=0\u{1B}\\", "q"),
            ])
        // Then
        let output = expectCleanEnd(ended)
        #expect(Set(output.matches(of: /\u{1B}_Ga=T,q=2,C=1,i=(\d+),/).map(\.1)).count == 1)
        #expect(output.contains("\u{1B}_Ga=d,d=A,q=2\u{1B}\\"))
    }
}
