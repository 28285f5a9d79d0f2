import Foundation
import Glibc
import Testing

@testable import TerminalUI

@Suite("A real terminal is left as it was, however a program ends", .serialized, .timeLimit(.minutes(1)))
struct SystemTerminalTests {
    private static let entrance = "\u{1B}[?1049h"
    private static let farewell = "\u{1B}[?25h\u{1B}[?1049l"

    private let terminal: PseudoTerminal
    private let number: pid_t

    init() async throws {
        terminal = try PseudoTerminal("app")
        try await terminal.wait(for: "process ")
        let word = try await terminal.wait(for: " ").dropLast()
        number = try #require(pid_t(word))
        try await terminal.wait(for: Self.entrance)
        try await terminal.wait(for: "80×24")
        #expect(!terminal.isAsBefore)
    }

    private func expectRestored() async throws {
        try await terminal.wait(for: Self.farewell)
        try await terminal.wait(untilAsBefore: true)
    }

    @Test("A key that quits")
    func quit() async throws {
        terminal.type("q")
        try await expectRestored()
        try await terminal.wait(for: "ended quit")
    }

    @Test("Ctrl-C")
    func interrupt() async throws {
        terminal.type("\u{3}")
        try await expectRestored()
        try await terminal.wait(for: "ended interrupted(2)")
    }

    @Test("A signal that asks for the end", arguments: [SIGTERM, SIGHUP, SIGINT])
    func signal(signal: Int32) async throws {
        kill(number, signal)
        try await expectRestored()
        try await terminal.wait(for: "ended interrupted(\(signal))")
    }

    @Test("A crash, an exit in the middle, and Ctrl-Backslash", arguments: ["c", "a", "x", "\u{1C}"])
    func crash(key: String) async throws {
        terminal.type(key)
        try await expectRestored()
    }

    @Test("Ctrl-Z leaves it, and whoever fetches the program back finds it drawn anew")
    func suspend() async throws {
        // When
        terminal.type("\u{1A}")

        // Then
        try await expectRestored()
        try await terminal.waitUntilStopped(number)

        // When
        terminal.resize(columns: 60, rows: 20)
        kill(number, SIGCONT)

        // Then
        try await terminal.wait(for: Self.entrance)
        try await terminal.wait(for: "60×20")
        #expect(!terminal.isAsBefore)
    }

    @Test("Another size is drawn")
    func resize() async throws {
        terminal.resize(columns: 20, rows: 5)
        try await terminal.wait(for: "20×5")
    }

    @Test("Keys arrive, sequences and all")
    func keys() async throws {
        terminal.type("\u{1B}[A")
        try await terminal.wait(for: "Up")
        terminal.type("\u{1B}")
        try await terminal.wait(for: "Escape")
    }
}

/// What this program does once more on another terminal.
@Suite(
    "Roles on a terminal", .enabled(if: ProcessInfo.processInfo.environment[PseudoTerminal.roleVariable] != nil),
    .timeLimit(.minutes(1)))
@MainActor
struct TerminalRoles {
    struct App: View {
        @Environment(\.quit) var quit
        @State var last = ""
        var body: some View {
            SizeText()
            Text(last)
            Text("").keyCommand(KeyPress("q")) { quit() }.keyCommand(KeyPress("c")) { raise(SIGSEGV) }
                .keyCommand(KeyPress("a")) { abort() }.keyCommand(KeyPress("x")) { exit(3) }
                .keyCommand(KeyPress(.up)) { last = "Up" }.keyCommand(KeyPress(.escape)) { last = "Escape" }
        }
    }

    /// Says how large the screen is.
    struct SizeText: Primitive {
        func makeNode(in context: NodeContext) -> SizeNode { SizeNode(context) }
        func update(_ node: SizeNode, environment: EnvironmentValues) {}
    }

    final class SizeNode: Node {
        override func measure(_ proposal: ProposedSize) -> Size { Size(width: proposal.width ?? 0, height: 1) }
        override func draw(on painter: inout Painter) {
            let size = painter.surface.size
            painter.write("\(size.width)×\(size.height)", x: 0, y: 0, style: .plain)
        }
    }

    @Test("A program is shown until it ends")
    func app() async {
        say("process \(getpid()) ")
        let environment = ProcessInfo.processInfo.environment
        let sut = TerminalApplication(
            App(), environment: EnvironmentValues(),
            options: .init(capabilities: TerminalCapabilities(environment: environment)), terminal: SystemTerminal(),
            clock: ContinuousClock())
        say("ended \(await sut.run()) ")
    }

    private func say(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(STDOUT_FILENO, bytes, bytes.count)
    }
}
