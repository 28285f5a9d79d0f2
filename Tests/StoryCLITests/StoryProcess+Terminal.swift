import Foundation
import TerminalTestSupport
import TerminalUI

extension StoryProcess {
    /// Starts `story` on a terminal of a size, in this library.
    ///
    /// - Parameters:
    ///   - shell: A shell command that is started instead; `"$0"` is the program, `"$@"` the arguments.
    ///   - pixels: How large a cell is; nil if the terminal doesn't know.
    ///   - answers: Whether the terminal answers to what it is asked.
    func terminal(
        _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
        shell: String? = nil, pixels: Size? = nil, answers: Bool = true
    ) throws -> PseudoTerminal {
        let words = shell.map { ["-c", $0, Self.program.path] + arguments } ?? arguments
        let usual = [
            "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
            // A program that crashes would wait for somebody to ask it why.
            "SWIFT_BACKTRACE": "interactive=no",
        ]
        return try PseudoTerminal(
            shell == nil ? Self.program.path : "/bin/bash", words,
            environment: self.environment(usual.merging(environment) { $1 }),
            size: Size(width: columns, height: rows), pixels: pixels, answers: answers)
    }

    /// Runs a command that asks on a terminal, and answers.
    func answer(_ keys: [TypedKey], _ arguments: [String]) async throws -> PseudoTerminal.Ending {
        let terminal = try terminal(arguments)
        try await terminal.wait(for: "[y/N]")
        terminal.press(keys)
        return try await terminal.ending()
    }
}

extension PseudoTerminal.Ending {
    /// Whether the terminal is as it was before the program.
    var isRestored: Bool { !isOnOtherScreen && hasCursor && hasItsSettings }
}
