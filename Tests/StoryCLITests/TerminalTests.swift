import Foundation
import Generation
import TerminalUI
import TestSupport
import Testing

@testable import StoryCLI

@Suite("Streams and terminals of every kind", .tags(.process), .serialized, .timeLimit(.minutes(2)))
struct TerminalTests {
    private static let create = ["create", "--hero", "Mira", "--minutes", "1", "--no-audio", "--no-illustrations"]

    private let story: StoryProcess

    init() throws {
        story = try StoryProcess()
    }

    @Test("The line with the bar leaves the last column free", arguments: [20, 30, 34, 40, 60, 80, 200])
    func barFits(width: Int) {
        for stage in GenerationStage.allCases {
            // When
            let line = ProgressReporter.barLine(stage, progress: 1, width: width)

            // Then
            #expect(line.displayWidth < width)
            #expect(line.contains("100 %"))
            #expect(line.contains("█") == (width >= 34))
        }
    }

    @Test("An answer that a full disk swallows ends with 73")
    func lostAnswer() async throws {
        // When
        let made = try await story.run(Self.create + ["--json"], shell: "\"$0\" \"$@\" >/dev/full")

        // Then
        #expect(made.status == 73)
        #expect(made.errorOutput.contains("couldn't be written"))
        let listed = try await story.run(["library", "list", "--json"])
        #expect(try listed.list("stories").count == 1)
    }

    @Test("Streams that the caller closed are not replaced by files of the library")
    func closedStreams() async throws {
        // When
        let made = try await story.run(
            Self.create + ["--progress", "json"],
            shell: """
                "$0" "$@" <&- >&- 2>&- & program=$!
                while kill -0 $program 2>/dev/null; do
                    for stream in 0 1 2; do readlink /proc/$program/fd/$stream; done
                done
                wait $program
                """)

        // Then
        #expect(made.status == 0)
        #expect(!made.output.contains("anon_inode:") && !made.output.contains("/data/"), "\(made.output)")
    }

    @Test("With JSON progress every line on standard error is an object, also notes and errors")
    func jsonProgressLines() async throws {
        // When
        let made = try await story.run(Self.create + ["--progress", "json"])
        let refused = try await story.run(Self.create + ["--progress", "json", "--minutes", "99"])

        // Then
        #expect(made.errorOutput.hasPrefix("{\"event\":\"start\",\"version\":1}\n"))
        for line in (made.errorOutput + refused.errorOutput).split(separator: "\n") {
            let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect(object != nil, "\(line)")
        }
        #expect(made.errorOutput.contains("Created a new hero"))
        #expect(refused.errorOutput.contains("\"error\""))
    }

    @Test(
        "The hint for a new hero can be typed as it stands",
        arguments: ["Mira", "a b", "$(touch hacked)", "O'Brien", "<b>Bob</b>"])
    func heroHint(name: String) async throws {
        // Given
        let made = try await story.run(
            ["create", "--hero", name, "--minutes", "1", "--no-audio", "--no-illustrations"])
        let parts = made.errorOutput.components(separatedBy: "'story hero edit ")
        let reference = try #require(parts.last?.components(separatedBy: "'.\n").first)

        // When
        let edited = try await story.run([], shell: "\"$0\" hero edit \(reference) --age 5")

        // Then
        #expect(edited.status == 0, "\(edited.errorOutput)")
    }

    @Test("A story without narration has null for its marks")
    func missingMarks() async throws {
        // Given
        let made = try await story.run(Self.create + ["--json"]).object()

        // When
        let shown = try await story.run(["library", "show", try #require(made["id"] as? String), "--json"])

        // Then
        #expect(try shown.object()["marks"] is NSNull)
        #expect(made["marks"] is NSNull)
    }

    @Test("A search that finds nothing does not say that the library is empty")
    func fruitlessSearch() async throws {
        // Given
        _ = try await story.run(Self.create)

        // When
        let fruitless = try await story.run(["library", "list", "--search", "zebra"])
        let empty = try await story.run(["library", "list", "--search", ""])

        // Then
        #expect(fruitless.output.contains("No stories match"))
        #expect(empty.output.contains("Mira"))
    }

    @Test("The doctor names the voices that create takes")
    func voices() async throws {
        // When
        let result = try await story.run(["doctor"])

        // Then
        for voice in ["slt", "rms", "awb", "en+f2"] { #expect(result.output.contains(voice)) }
    }
}
