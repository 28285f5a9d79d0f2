import Foundation
import StoryDocuments
import Synchronization
import Testing

@testable import StoryCLI

@Suite("What is written steers no terminal", .timeLimit(.minutes(1)))
struct HarmlessOutputTests {
    private static let hostile = "a\u{1B}]0;owned\u{7}\u{9B}31m\u{7F}\u{202E}\u{200B}\u{E0041}\u{2028}b"

    /// What a console writes, on either stream.
    private func written(_ write: (Console) -> Void) -> String {
        let text = Mutex("")
        let take: @Sendable (String) -> Void = { piece in text.withLock { $0 += piece } }
        var console = Console.standard(environment: [:])
        (console.output, console.errorOutput) = (take, take)
        write(console)
        return text.withLock { $0 }
    }

    private func isHarmless(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy {
            $0 == "\n" || ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
        }
    }

    @Test("Lines, errors and questions are harmless, whatever they quote")
    func lines() {
        #expect(isHarmless(written { $0.write(Self.hostile) }))
        #expect(isHarmless(written { $0.writeError(Self.hostile) }))
        #expect(isHarmless(written { $0.write([StyledLine(Self.hostile), "b"]) }))
    }

    @Test("A style is written where there are colours, and only what has one is in it")
    func styles() {
        let line = StyledLine("a\u{1B}[31m ") + StyledLine("b", style: .attention)
        #expect(line.text(on: Canvas(hasColors: true)) == "a [31m \u{1B}[33mb\u{1B}[0m")
        #expect(line.text(on: Canvas()) == "a [31m b")
    }

    @Test("JSON is harmless to look at, and says the same to programs")
    func json() throws {
        let fault = FaultDocument(code: "森 é 👩‍👧", message: Self.hostile, recovery: "")
        let text = JSONText.of(ErrorDocument(error: fault))
        #expect(isHarmless(text))
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let error = try #require(object?["error"] as? [String: String])
        #expect(error == ["code": "森 é 👩‍👧", "message": Self.hostile, "recovery": ""])
        #expect(text.contains("\\u009b31m\\u007f\\u202e\\u200b\\udb40\\udc41\\u2028"))
    }
}
