import Foundation
import TestSupport
import Testing

/// The programs of `Tools/Reliability`, each with the real program and a limit of memory.
@Suite("Inputs that were made to do harm", .tags(.process), .timeLimit(.minutes(30)))
struct MadeInputTests {
    private static let tools = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Tools/Reliability")

    /// Runs one of them, which says on its last line what it did.
    ///
    /// What starts thousands of programs takes the one that is built for speed where there is one: it checks numbers and
    /// indices like the other.
    private func attack(
        _ name: String, on program: URL = Program.built("story"), _ arguments: String...
    ) async throws -> Program.Ended {
        let script = Self.tools.appending(path: name).path
        return try await Program.end(of: "python3", ["-B", script, program.path] + arguments)
    }

    @Test("Of 10,000 inputs from one seed none crashes or hangs the program, or ends it with an unknown code")
    func inputs() async throws {
        let ended = try await attack("inputs.py", "--count", "10000", "--seed", "1")
        #expect(ended.status == 0, "\(ended.text) \(ended.complaint)")
        #expect(ended.text.contains("10000 inputs"))
    }

    @Test("No text anywhere steers the terminal of whoever reads the answer")
    func texts() async throws {
        let ended = try await attack("texts.py", "--runs", "400", "--seed", "1")
        #expect(ended.status == 0, "\(ended.text) \(ended.complaint)")
        #expect(ended.text.contains("400 runs"))
    }

    @Test("Whenever workers are killed that share a queue, each story is made once, and nothing is left over")
    func workers() async throws {
        let ended = try await attack(
            "workers.py", on: StoryProcess.program, "--jobs", "40", "--kills", "12", "--seed", "1")
        #expect(ended.status == 0, "\(ended.text) \(ended.complaint)")
        #expect(ended.text.contains("12 killed: 40 stories"))
    }

    @Test("No backup, whatever is forged in it, writes outside of the library")
    func archives() async throws {
        let ended = try await attack("archives.py", "--random", "20", "--seed", "1")
        #expect(ended.status == 0, "\(ended.text) \(ended.complaint)")
        #expect(ended.text.contains("20 random"))
    }
}
