import Foundation
import Testing

/// A real terminal (tmux) in which the program runs, and whose screen is read.
///
/// Before the screen is read, the terminal is asked where its cursor is: it answers once it has shown everything.
struct TerminalScreen {
    /// What a command left.
    struct Result {
        var status: Int32
        /// The lines of the screen, without empty ones at the end and spaces at their ends.
        var lines: [String]
    }

    let story: StoryProcess

    /// A shell command's beginning that lets signals through: tmux ends by one, and a program that a test starts may
    /// have inherited that they are held back, or that the end of a terminal is ignored.
    static let deliveringSignals =
        "perl -MPOSIX -e 'sigprocmask(SIG_SETMASK, POSIX::SigSet->new); $SIG{HUP} = \"DEFAULT\"; exec @ARGV'"

    init(_ story: StoryProcess? = nil) throws {
        self.story = try story ?? StoryProcess()
    }

    /// Runs `story` in a terminal of a size.
    ///
    /// - Parameter keys: What a person types; "Enter" and "C-d" are keys of these names.
    func run(
        _ arguments: [String], columns: Int = 80, rows: Int = 40, keys: [String] = [],
        environment: [String: String] = [:], keepsStyles: Bool = false
    ) async throws -> Result {
        try Data(
            """
            program=$1; shift
            "$program" "$@"
            echo $? >"$STORY_HOME/status"
            stty -echo -icanon; printf '\\e[6n'; IFS= read -rs -d R
            tmux wait-for -S shown
            read -r
            """.utf8
        ).write(to: story.home.appending(path: "inside.sh"))
        let result = try await story.run(
            keys.map { "key:\($0)" } + ["--"] + arguments,
            environment: environment.merging([
                "LC_ALL": "C.UTF-8", "COLUMNS_OF_TERMINAL": "\(columns)", "ROWS_OF_TERMINAL": "\(rows)",
                "CAPTURE": keepsStyles ? "-pe" : "-p", "TMUX_TMPDIR": story.home.path,
                // A program that crashes would wait for somebody to ask it why.
                "SWIFT_BACKTRACE": "interactive=no",
            ]) { $1 },
            shell: """
                keys=(); while [ "$1" != -- ]; do keys+=("${1#key:}"); shift; done; shift
                \(Self.deliveringSignals) tmux -f /dev/null new-session -d \
                    -x "$COLUMNS_OF_TERMINAL" -y "$ROWS_OF_TERMINAL" bash "$STORY_HOME/inside.sh" "$0" "$@"
                for key in "${keys[@]}"; do tmux send-keys "$key"; done
                timeout -s KILL 50 tmux wait-for shown
                tmux capture-pane "$CAPTURE"
                tmux kill-server
                exit "$(cat "$STORY_HOME/status")"
                """)
        let text = result.output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            String(line.reversed().drop { $0 == " " }.reversed())
        }
        return Result(status: result.status, lines: Array(text.reversed().drop { $0.isEmpty }.reversed()))
    }

    /// How many columns the terminal takes for each text.
    func columns(of texts: [String]) async throws -> [Int] {
        try Data(texts.joined(separator: "\n").utf8 + Data("\n".utf8)).write(to: story.home.appending(path: "texts"))
        try Data(
            """
            stty -echo -icanon
            while IFS= read -r text <&3; do
                printf '\\r\\e[2K%s\\e[6n' "$text"
                IFS='[;' read -rs -d R _ _ column
                echo $((column - 1)) >>"$STORY_HOME/columns"
            done 3<"$STORY_HOME/texts"
            tmux wait-for -S shown
            # Who asks a terminal that is about to end may wait for ever.
            read -r
            """.utf8
        ).write(to: story.home.appending(path: "inside.sh"))
        _ = try await story.run(
            [], environment: ["LC_ALL": "C.UTF-8", "TMUX_TMPDIR": story.home.path],
            shell: """
                \(Self.deliveringSignals) tmux -f /dev/null new-session -d -x 80 -y 24 bash "$STORY_HOME/inside.sh"
                timeout -s KILL 50 tmux wait-for shown
                tmux kill-server
                """)
        let answer = try String(contentsOf: story.home.appending(path: "columns"), encoding: .utf8)
        return answer.split(separator: "\n").compactMap { Int($0) }
    }
}
