import Foundation
import Glibc
import TerminalTestSupport
import TestSupport
import Testing

@testable import TerminalUI

@Suite(
    "A real terminal is left as it was, however a program ends", .tags(.process), .serialized, .timeLimit(.minutes(1)))
struct SystemTerminalTests {
    private let terminal: PseudoTerminal

    init() async throws {
        let environment = ProcessInfo.processInfo.environment.merging([
            roleVariable: "app", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        terminal = try PseudoTerminal(
            URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path,
            ["--testing-library", "swift-testing", "--filter", "TerminalRoles"], environment: environment)
        try await terminal.wait(for: "80×24")
        #expect(terminal.screen.isOnOtherScreen)
        #expect(try !terminal.hasItsSettings)
    }

    private func expectRestored(_ ending: PseudoTerminal.Ending) {
        #expect(!ending.isOnOtherScreen)
        #expect(ending.hasCursor)
        #expect(ending.hasItsSettings)
    }

    /// The line that the program writes when it has ended in good order.
    private func expectEnd(_ reason: String) async throws {
        let ending = try await terminal.ending()
        expectRestored(ending)
        #expect(ending.lines.contains { $0.contains("ended \(reason)") }, "\(ending.lines)")
    }

    @Test("A key that quits")
    func quit() async throws {
        terminal.press("q")
        try await expectEnd("quit")
    }

    @Test("Ctrl-C")
    func interrupt() async throws {
        terminal.press(.control("c"))
        try await expectEnd("interrupted(2)")
    }

    @Test("A signal that asks for the end", arguments: [SIGTERM, SIGHUP, SIGINT])
    func signal(signal: Int32) async throws {
        try await terminal.send(signal)
        try await expectEnd("interrupted(\(signal))")
    }

    @Test(
        "A crash, an exit in the middle, and Ctrl-Backslash", arguments: ["c", "a", "x", .control("\\")] as [TypedKey])
    func crash(key: TypedKey) async throws {
        terminal.press(key)
        expectRestored(try await terminal.ending())
    }

    @Test("Ctrl-Z leaves it, and whoever fetches the program back finds it drawn anew")
    func suspend() async throws {
        // When
        terminal.press(.control("z"))

        // Then
        try await terminal.stopped()
        #expect(!terminal.screen.isOnOtherScreen)
        #expect(terminal.screen.cursor != nil)
        #expect(try terminal.hasItsSettings)

        // When
        try terminal.resize(columns: 60, rows: 20)
        try await terminal.send(SIGCONT)

        // Then
        try await terminal.wait(for: "60×20")
        #expect(terminal.screen.isOnOtherScreen)
        #expect(try !terminal.hasItsSettings)
    }

    @Test("Another size is drawn")
    func resize() async throws {
        try terminal.resize(columns: 20, rows: 5)
        try await terminal.wait(for: "20×5")
    }

    @Test("Keys arrive, sequences and all")
    func keys() async throws {
        terminal.press(.up)
        try await terminal.wait(for: "Up")
        terminal.press(.escape)
        try await terminal.wait(for: "Escape")
    }
}

/// What tells this program to do what ``TerminalRoles`` has.
private let roleVariable = "STORY_TERMINAL_ROLE"

/// What this program does once more on another terminal.
@Suite(
    "Roles on a terminal", .tags(.process), .enabled(if: ProcessInfo.processInfo.environment[roleVariable] != nil),
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
