import Foundation
import Testing

/// A real terminal (tmux) in which a program runs while a test looks at the screen and presses keys.
final class LiveTerminal: Sendable {
    /// What the terminal is like once the program has ended.
    struct Ending {
        var status: Int32
        var lines: [String]
        /// Whether another screen than the shell's is shown.
        var isOnOtherScreen: Bool
        var hasCursor: Bool
        /// Whether the terminal's settings are those from before.
        var hasItsSettings: Bool
    }

    private static let mark = "PROGRAM HAS ENDED"
    let story: StoryProcess

    /// Starts the program.
    init(
        _ story: StoryProcess, _ arguments: [String], columns: Int = 80, rows: Int = 24,
        environment: [String: String] = [:]
    ) async throws {
        self.story = story
        let exports = environment.map { "export \($0)='\($1)'" }.joined(separator: "\n")
        try Data(
            """
            \(exports)
            stty -a >"$STORY_HOME/before"
            bash -c 'echo $$ >"$STORY_HOME/pid"; exec "$0" "$@"' "$@"
            echo $? >"$STORY_HOME/status"
            stty -a >"$STORY_HOME/after"
            echo; echo '\(Self.mark)'
            read -r
            """.utf8
        ).write(to: story.home.appending(path: "live.sh"))
        // The terminal outlives the shell: what it would keep open of others, they would wait for.
        try await run(
            """
            (
            for file in /proc/$BASHPID/fd/*; do
                if [ "${file##*/}" -gt 2 ]; then eval "exec ${file##*/}>&-"; fi
            done
            \(TerminalScreen.deliveringSignals) tmux -f /dev/null new-session -d -x "$1" -y "$2" \
                bash "$STORY_HOME/live.sh" "$0" "${@:3}"
            )
            """, ["\(columns)", "\(rows)"] + arguments)
    }

    deinit {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["tmux", "kill-server"]
        process.environment = ["TMUX_TMPDIR": story.home.path, "PATH": "/usr/bin:/bin"]
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            process.waitUntilExit()
        } catch {
            Issue.record("The terminal could not be closed: \(error)")
        }
    }

    /// Runs a shell command beside the terminal.
    @discardableResult
    func run(_ shell: String, _ arguments: [String] = []) async throws -> String {
        let result = try await story.run(
            arguments,
            environment: ["LC_ALL": "C.UTF-8", "TMUX_TMPDIR": story.home.path, "SWIFT_BACKTRACE": "interactive=no"],
            shell: shell)
        try #require(result.status == 0, "\(shell): \(result.errorOutput)")
        return result.output
    }

    /// Presses keys, which have tmux's names.
    func press(_ keys: String...) async throws {
        try await run("tmux send-keys \"$@\"", keys)
    }

    /// The screen's lines.
    func lines(keepsStyles: Bool = false) async throws -> [String] {
        try await run("tmux capture-pane \(keepsStyles ? "-pe" : "-p")").split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
    }

    /// Waits until the screen is as wanted.
    ///
    /// - Returns: Its lines then.
    @discardableResult
    func wait(keepsStyles: Bool = false, until isThere: ([String]) -> Bool) async throws -> [String] {
        while true {
            let lines = try await lines(keepsStyles: keepsStyles)
            if isThere(lines) { return lines }
            try Task.checkCancellation()
        }
    }

    /// Waits until a text is on the screen.
    @discardableResult
    func wait(for text: String) async throws -> [String] {
        try await wait { $0.contains { $0.contains(text) } }
    }

    /// Waits for the program's end.
    func ending() async throws -> Ending {
        // On a narrow terminal the mark takes several lines.
        let lines = try await wait { $0.joined().contains(Self.mark) }
        let flags = try await run("tmux display -p '#{alternate_on} #{cursor_flag}'").split(separator: " ")
        let status = try await run("cat \"$STORY_HOME/status\"")
        let settings = try await run("cmp -s \"$STORY_HOME/before\" \"$STORY_HOME/after\" && echo same || echo other")
        return Ending(
            status: try #require(Int32(status.trimmingCharacters(in: .whitespacesAndNewlines))), lines: lines,
            isOnOtherScreen: flags.first == "1", hasCursor: flags.last?.hasPrefix("1") == true,
            hasItsSettings: settings.hasPrefix("same"))
    }
}
