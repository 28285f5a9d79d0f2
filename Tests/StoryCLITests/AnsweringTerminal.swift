import TerminalTestSupport
import TerminalUI

/// A terminal of which a test says what it answers, and that remembers all that it was sent.
struct AnsweringTerminal {
    /// What the program and the terminal do in turn.
    struct Step {
        /// What the program writes.
        var sees: String
        /// What the terminal, or who sits at it, sends then.
        var sends: String

        init(_ sees: String, _ sends: String) {
            (self.sees, self.sends) = (sees, sends)
        }
    }

    /// What the program left.
    struct Ended {
        var status: Int32
        /// Everything that was written to the terminal.
        var output: String
        /// Whether something is left in the input for whoever reads next.
        var hasRubbish: Bool
    }

    let story: StoryProcess
    var columns = 80
    /// The shell command in the terminal; `"$0"` is the program, `"$@"` the arguments.
    var shell: String?

    /// Runs the program to its end.
    func run(_ arguments: [String], environment: [String: String] = [:], _ steps: [Step]) async throws -> Ended {
        let terminal = try story.terminal(
            arguments, columns: columns, environment: ["COLORTERM": "truecolor"].merging(environment) { $1 },
            shell: shell, pixels: Size(width: 10, height: 20), answers: false)
        for step in steps {
            try await terminal.output(until: step.sees)
            terminal.type(step.sends)
        }
        let status = try await terminal.ending().status
        return Ended(status: status, output: terminal.output, hasRubbish: try terminal.hasUnreadInput())
    }
}
