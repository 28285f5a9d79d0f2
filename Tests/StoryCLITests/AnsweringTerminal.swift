import Foundation

/// A terminal of which a test says what it answers, and that remembers all that it was sent.
struct AnsweringTerminal {
    /// What the program and the terminal do in turn.
    struct Step: Encodable {
        /// What the program writes.
        var sees: String
        /// What the terminal, or who sits at it, sends then.
        var sends: String

        init(_ sees: String, _ sends: String) {
            (self.sees, self.sends) = (sees, sends)
        }
    }

    private static let script = """
        import fcntl, json, os, pty, struct, sys, termios
        steps, columns, rows = json.loads(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
        child, terminal = pty.fork()
        if child == 0:
            size = struct.pack('HHHH', rows, columns, columns * 10, rows * 20)
            fcntl.ioctl(0, termios.TIOCSWINSZ, size)
            os.execvp(sys.argv[4], sys.argv[4:])
        seen, place = b'', 0
        while True:
            try:
                piece = os.read(terminal, 65536)
            except OSError:
                break
            seen += piece
            while steps:
                wanted = steps[0]['sees'].encode()
                found = seen.find(wanted, place)
                if found < 0:
                    break
                place = found + len(wanted)
                os.write(terminal, steps.pop(0)['sends'].encode())
        os.waitpid(child, 0)
        sys.stdout.buffer.write(seen)
        """
    /// What stands at the end if nothing was left in the input for whoever reads next.
    static let clean = "NOTHING LEFT"

    let story: StoryProcess
    var columns = 80
    var rows = 24
    /// The shell command in the terminal; `"$0"` is the program, `"$@"` the arguments.
    var shell = "\"$0\" \"$@\""

    /// Everything that was written to the terminal until the program ended, and its exit status as the last line but
    /// one.
    func run(_ arguments: [String], environment: [String: String] = [:], _ steps: [Step]) async throws -> String {
        let plan = String(decoding: try JSONEncoder().encode(steps), as: UTF8.self)
        let result = try await story.run(
            [Self.script, plan, "\(columns)", "\(rows)"] + arguments,
            environment: [
                "TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "COMMAND": shell,
            ].merging(environment) { $1 },
            shell: """
                unset TMUX STY ZELLIJ
                script=$1 plan=$2 columns=$3 rows=$4; shift 4
                python3 -c "$script" "$plan" "$columns" "$rows" bash -c '
                    bash -c "$COMMAND" "$0" "$@"; echo "STATUS $?"
                    stty -icanon; if read -t 0; then echo RUBBISH; else echo \(Self.clean); fi' "$0" "$@"
                """)
        return result.output
    }
}
