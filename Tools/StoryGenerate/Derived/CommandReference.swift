/// The reference of the `story` program, its man page, and what completes its command lines, from its own description.
struct CommandReference: Derivation {
    /// The folder of what is derived.
    static let folder = "Apps/Reference"
    /// What the program says.
    let program: ProgramDescription

    private static let source = "the description that 'story' gives of itself"

    func files(for review: Review) -> [DerivedFile] {
        let codes = ExitCodes(review)
        let completions = ["bash": "story.bash", "zsh": "_story", "fish": "story.fish"].map { shell, name in
            DerivedFile(path: "\(Self.folder)/completions/\(name)", text: completion(for: shell))
        }
        return completions.sorted { $0.path < $1.path } + [
            DerivedFile(path: "\(Self.folder)/commands.md", text: document + codes.markdown),
            DerivedFile(path: "\(Self.folder)/story.1", text: ManPage(program, source: Self.source, codes: codes).text),
        ]
    }

    /// The first line of a script for zsh has to stay the first.
    private func completion(for shell: String) -> String {
        let script = program.completions[shell] ?? ""
        let note = "# Derived from \(Self.source) by './generate.sh derive'. Changes here are lost.\n"
        guard script.hasPrefix("#"), let end = script.firstIndex(of: "\n") else { return note + script }
        return script[...end] + note + script[script.index(after: end)...]
    }

    private var document: String {
        let root = program.dump.command
        let list = root.verbs.map { verb in
            "| [`\(root.commandName) \(verb.commandName)`](#\(root.commandName)-\(verb.commandName)) "
                + "| \(verb.abstract ?? "") |\n"
        }
        return """
            <!-- Derived from \(Self.source) by './generate.sh derive'. Changes here are lost. -->
            # The `\(root.commandName)` command, \(program.version)

            \(root.abstract ?? "") \(root.discussion ?? "")

            | command | what it does |
            |---|---|
            \(list.joined())
            """ + root.verbs.map { section(for: $0, path: [root.commandName]) }.joined()
    }

    private func section(for command: CommandDump.Command, path: [String]) -> String {
        let words = path + [command.commandName]
        let arguments = command.ownArguments.map { "- `\($0.heading)`: \($0.explanation)\n" }.joined()
        let standard = command.defaultSubcommand.map { "Without another word: `\($0)`." }
        let parts = [command.abstract, command.discussion, standard].compactMap { $0 }
            .filter { !$0.isEmpty }.map { "\($0)\n\n" }
        let text =
            "\n\(String(repeating: "#", count: words.count)) \(words.joined(separator: " "))\n\n"
            + parts.joined() + arguments
        let body = arguments.isEmpty ? String(text.dropLast()) : text
        return body + command.verbs.map { section(for: $0, path: words) }.joined()
    }
}

/// A description of a program for `man`.
struct ManPage {
    private let program: ProgramDescription
    private let source: String
    private let codes: ExitCodes

    /// Takes a description, who made it, and how the program may end.
    init(_ program: ProgramDescription, source: String, codes: ExitCodes) {
        (self.program, self.source, self.codes) = (program, source, codes)
    }

    /// The page; without a date, so that it is the same whenever it is made.
    var text: String {
        let root = program.dump.command
        let name = root.commandName
        return """
            .\\" Derived from \(source) by './generate.sh derive'. Changes here are lost.
            .TH \(name.uppercased()) 1 "" "\(name) \(program.version)" "Story studio"
            .SH NAME
            \(name) \\- \(Self.escaped(root.abstract ?? ""))
            .SH SYNOPSIS
            .B \(name)
            .RI [ command " [" option " ...]]"
            .SH DESCRIPTION
            \(Self.escaped(root.discussion ?? ""))
            .SH COMMANDS

            """ + root.verbs.map { section(for: $0, path: [name]) }.joined() + codes.manSection + """
                .SH FILES
                .TP
                .I ~/.local/share/story
                The library, unless STORY_HOME says otherwise.
                .TP
                .I ~/.local/state/story/story.log
                The log, if it is on; in $STORY_HOME/state if STORY_HOME is set.
                .SH ENVIRONMENT
                .TP
                .B STORY_HOME
                The folder of the library.
                .TP
                .B STORY_PROFILE
                The profile that reads, unless \\-\\-profile says otherwise.
                .TP
                .B STORY_LOG
                How much is logged: debug, info, warning or off, unless \\-\\-log\\-level says otherwise.

                """
    }

    private func section(for command: CommandDump.Command, path: [String]) -> String {
        let words = path + [command.commandName]
        let parts = [command.abstract, command.discussion].compactMap { $0 }.filter { !$0.isEmpty }
        let arguments = command.ownArguments.map { argument in
            ".TP\n.B \(Self.escaped(argument.heading))\n\(Self.escaped(argument.explanation))\n"
        }
        return ".SS \(words.joined(separator: " "))\n" + parts.map(Self.escaped).joined(separator: "\n.PP\n") + "\n"
            + arguments.joined() + command.verbs.map { section(for: $0, path: words) }.joined()
    }

    /// A text in which nothing steers the page.
    static func escaped(_ text: String) -> String {
        let lines = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
            .split(separator: "\n", omittingEmptySubsequences: true)
        return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }.joined(separator: "\n")
    }
}
