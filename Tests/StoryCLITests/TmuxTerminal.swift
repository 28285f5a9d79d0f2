import Foundation
import Testing

/// A terminal that somebody else wrote (tmux), for what our own model of one can't say: whether others agree with it.
///
/// Before the screen is read, the terminal is asked where its cursor is: it answers once it has shown everything.
struct TmuxTerminal {
    let story: StoryProcess

    /// Runs a shell script in a terminal, in which `"$1"` is `story`, and then a command beside it.
    ///
    /// - Parameter key: What is pressed once the script has said that the library is listed.
    /// - Returns: What the command wrote.
    private func run(_ script: String, columns: Int, then command: String, key: String = "") async throws -> String {
        try Data("\(script)\ntmux wait-for -S shown\nread -r\n".utf8).write(
            to: story.home.appending(path: "inside.sh"))
        let result = try await story.run(
            [], environment: ["LC_ALL": "C.UTF-8", "TMUX_TMPDIR": story.home.path],
            shell: """
                \(StoryProcess.deliveringSignals) tmux -f /dev/null new-session -d -x \(columns) -y 24 \
                    bash "$STORY_HOME/inside.sh" "$0"
                [ -z "\(key)" ] || { timeout -s KILL 50 tmux wait-for listed; tmux send-keys "\(key)"; }
                timeout -s KILL 50 tmux wait-for shown
                \(command)
                tmux kill-server
                """)
        return result.output
    }

    /// Lists the library, and does something else after it.
    ///
    /// - Returns: The lines of the screen then.
    func list(columns: Int, then script: String = "", key: String = "") async throws -> [String] {
        let output = try await run(
            """
            "$1" library list; stty -echo; tmux wait-for -S listed
            \(script)
            stty -icanon; printf '\\e[6n'; IFS= read -rs -d R
            """, columns: columns, then: "tmux capture-pane -p", key: key)
        return output.split(separator: "\n").map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    }

    /// How many columns the terminal takes for each text.
    func columns(of texts: [String]) async throws -> [Int] {
        try Data(texts.joined(separator: "\n").utf8 + Data("\n".utf8)).write(to: story.home.appending(path: "texts"))
        let answer = try await run(
            """
            stty -echo -icanon; : >"$STORY_HOME/columns"
            while IFS= read -r text <&3; do
                printf '\\r\\e[2K%s\\e[6n' "$text"
                IFS='[;' read -rs -d R _ _ column
                echo $((column - 1)) >>"$STORY_HOME/columns"
            done 3<"$STORY_HOME/texts"
            """, columns: 80, then: "cat \"$STORY_HOME/columns\"")
        return answer.split(separator: "\n").compactMap { Int($0) }
    }
}
