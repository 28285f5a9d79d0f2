import Foundation
import Glibc
package import TerminalUI
import Testing

/// A real terminal of the system, in which a program runs while a test looks at the screen and presses keys.
///
/// The program is the child of a shell, as it is for a person: the terminal and what it was set to outlive it.
package final class PseudoTerminal: Sendable {
    /// What the terminal is like once the program has ended.
    package struct Ending: Sendable {
        /// The exit status; for a program that a signal ended, what a shell gives.
        package var status: Int32
        /// What the shell's screen shows.
        package var lines: [String]
        /// Whether another screen than the shell's is shown.
        package var isOnOtherScreen: Bool
        /// Whether the cursor is shown.
        package var hasCursor: Bool
        /// Whether the terminal's settings are those from before.
        package var hasItsSettings: Bool
    }

    /// The program ended, and what a test waited for had not come.
    package struct NeverSeen: Error, CustomStringConvertible {
        package var description: String
    }

    private let device: TerminalDevice
    private let reading: TerminalReading
    private let shell: pid_t
    private let hadSettings: TerminalSettings

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: Its path.
    ///   - environment: Its whole environment.
    ///   - pixels: How large a cell is; nil if the terminal doesn't know.
    ///   - answers: Whether the terminal answers to what it is asked, as one without pixels does.
    package init(
        _ program: String, _ arguments: [String] = [], environment: [String: String], size: Size = defaultSize,
        pixels: Size? = nil, answers: Bool = true
    ) throws {
        device = try TerminalDevice(size: size, pixels: pixels)
        hadSettings = try device.settings()
        shell = try TerminalShell.start(program, arguments, environment: environment, on: device.path)
        reading = TerminalReading(device, size: size, answers: answers)
    }

    deinit {
        reading.stop()
        let marks = reading.shown.marks
        if marks.count == 1, let program = marks.first.flatMap({ pid_t($0.dropFirst(2)) }) { kill(program, SIGKILL) }
        kill(shell, SIGKILL)
        TerminalShell.reap(shell)
    }

    /// 80 columns, 24 rows.
    package static let defaultSize = Size(width: 80, height: 24)

    // MARK: - Keys

    /// Presses keys, one after the other.
    package func press(_ keys: TypedKey...) { press(keys) }

    /// Presses keys, one after the other.
    package func press(_ keys: [TypedKey]) { type(keys.map(\.sequence).joined()) }

    /// Sends a text as it is.
    package func type(_ text: String) { device.write(Array(text.utf8)) }

    /// Pastes a text, between marks if the program wants them.
    package func paste(_ text: String) {
        type(screen.isMarkingPastes ? "\u{1B}[200~\(text)\u{1B}[201~" : text)
    }

    /// Makes the terminal larger or smaller, of which the program is told by a signal.
    package func resize(columns: Int, rows: Int) throws {
        let size = Size(width: columns, height: rows)
        reading.resize(size)
        try device.resize(size)
    }

    // MARK: - What is seen

    /// What the terminal shows now.
    package var screen: TerminalModel { reading.shown }

    /// All bytes that were written to the terminal so far.
    package var output: String { String(decoding: reading.bytes(from: 0), as: UTF8.self) }

    /// Waits until the terminal shows what is wanted.
    @discardableResult
    package func screen(when isThere: (TerminalModel) throws -> Bool) async throws -> TerminalModel {
        let changes = reading.changes()
        for await _ in changes {
            let (screen, isOver) = reading.state
            if try isThere(screen) { return screen }
            if isOver { throw NeverSeen(description: "The terminal is closed and shows:\n\(picture(screen))") }
        }
        throw NeverSeen(description: "Nobody waits any more; the terminal shows:\n\(picture(screen))")
    }

    /// Waits until the lines of the screen are as wanted.
    ///
    /// - Returns: The lines then.
    @discardableResult
    package func wait(until isThere: ([String]) throws -> Bool) async throws -> [String] {
        try await screen { try isThere($0.lines) }.lines
    }

    /// Waits until a text is on a line of the screen.
    @discardableResult
    package func wait(for text: String) async throws -> [String] {
        try await wait { $0.contains { $0.contains(text) } }
    }

    /// Waits until the program has written something, from where the last such wait ended.
    ///
    /// - Returns: What it wrote until then.
    @discardableResult
    package func output(until text: String) async throws -> String {
        for await _ in reading.changes() {
            if let found = reading.next(until: Array(text.utf8)) { return found }
            if reading.state.isOver { break }
        }
        throw NeverSeen(description: "Not written: \(text.debugDescription). The terminal shows:\n\(picture(screen))")
    }

    private func picture(_ screen: TerminalModel) -> String { screen.lines.joined(separator: "\n") }

    // MARK: - The program

    /// The program's number.
    private func program() async throws -> pid_t {
        let said = try await mark("C;")
        return try #require(pid_t(said))
    }

    /// Sends a signal to the program alone.
    package func send(_ signal: Int32) async throws {
        kill(try await program(), signal)
    }

    /// Waits until the program was stopped for the first time.
    package func stopped() async throws { _ = try await mark("S") }

    /// Waits for the program's end.
    package func ending() async throws -> Ending {
        let status = try #require(Int32(try await mark("D;")))
        let screen = screen
        return Ending(
            status: status, lines: Array(screen.lines.reversed().drop { $0.isEmpty }.reversed()),
            isOnOtherScreen: screen.isOnOtherScreen, hasCursor: screen.cursor != nil,
            hasItsSettings: try hasItsSettings)
    }

    /// Whether the terminal's settings are those from before the program.
    package var hasItsSettings: Bool {
        get throws { try device.settings() == hadSettings }
    }

    /// Whether something was typed that the program has not read, once it has ended.
    package func hasUnreadInput() throws -> Bool { try device.hasUnreadInput() }

    /// Closes the terminal as a window is closed, and waits until the program has ended.
    package func close() async {
        reading.stop()
        await TerminalShell.end(of: shell)
    }

    /// What the shell says first that begins with a mark.
    private func mark(_ beginning: String) async throws -> String {
        let find = { (screen: TerminalModel) in screen.marks.first { $0.hasPrefix(beginning) } }
        let screen = try await screen { find($0) != nil }
        return String(try #require(find(screen)).dropFirst(beginning.count))
    }
}
