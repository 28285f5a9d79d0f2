import Foundation

/// What a program says about its commands (`--experimental-dump-help` of ArgumentParser).
struct CommandDump: Decodable, Sendable {
    /// The program itself.
    let command: Command

    /// A command and what can follow it.
    struct Command: Decodable, Sendable {
        let commandName: String
        let abstract: String?
        let discussion: String?
        let defaultSubcommand: String?
        let arguments: [Argument]?
        let subcommands: [Command]?

        /// The commands in it that people see, but for 'help', which every group has.
        var verbs: [Command] { (subcommands ?? []).filter { $0.commandName != "help" } }

        /// Its own options and arguments, but for those that every command has.
        var ownArguments: [Argument] {
            (arguments ?? []).filter { $0.shouldDisplay && !["help", "version"].contains($0.valueName ?? "") }
        }
    }

    /// An option, a flag, or what is given by its position.
    struct Argument: Decodable, Sendable {
        /// A name with its dashes.
        struct Name: Decodable, Sendable {
            let kind: String
            let name: String

            /// As it is typed.
            var text: String { kind == "long" ? "--\(name)" : "-\(name)" }
        }

        let kind: String
        let abstract: String?
        let names: [Name]?
        let valueName: String?
        let allValues: [String]?
        let defaultValue: String?
        let isRepeating: Bool
        let shouldDisplay: Bool

        /// As it is typed, all its names, with what follows.
        var heading: String {
            let value = "<\(valueName ?? "value")>"
            let names = (names ?? []).sorted { $0.text.count < $1.text.count }.map(\.text).joined(separator: ", ")
            switch kind {
            case "positional": return isRepeating ? "\(value)…" : value
            case "option": return "\(names) \(value)"
            default: return names
            }
        }

        /// What it means, which values there are, and what holds without it.
        var explanation: String {
            var parts = [abstract ?? ""].filter { !$0.isEmpty }
            if let allValues, !allValues.isEmpty { parts.append("One of: \(allValues.joined(separator: ", ")).") }
            if let defaultValue { parts.append("Default: \(defaultValue).") }
            return parts.joined(separator: " ")
        }
    }
}

/// What the `story` program says about itself.
struct ProgramDescription: Sendable {
    /// Its commands.
    let dump: CommandDump
    /// Its version.
    let version: String
    /// What teaches a shell to complete its command lines, by the shell's name.
    let completions: [String: String]

    /// The shells that people complete with.
    static let shells = ["bash", "zsh", "fish"]

    /// Asks a program that was built.
    init(of program: URL) throws(ProgramError) {
        let text = try Self.said(by: program, "--experimental-dump-help")
        do {
            dump = try JSONDecoder().decode(CommandDump.self, from: Data(text.utf8))
        } catch {
            throw .unclear(command: "story --experimental-dump-help", detail: "\(error)")
        }
        version = try Self.said(by: program, "--version").split(separator: "\n").joined()
        var completions: [String: String] = [:]
        for shell in Self.shells {
            completions[shell] = try Self.said(by: program, "--generate-completion-script", shell)
        }
        self.completions = completions
    }

    /// Takes a description as it is.
    init(dump: CommandDump, version: String, completions: [String: String]) {
        (self.dump, self.version, self.completions) = (dump, version, completions)
    }

    private static func said(by program: URL, _ arguments: String...) throws(ProgramError) -> String {
        let run = try ProgramRun.of(program.path, arguments, in: program.deletingLastPathComponent())
        guard run.status == 0 else {
            throw .failed(command: "story \(arguments.joined(separator: " "))", complaint: run.complaint)
        }
        return run.output
    }

    /// The program that was built last, if one was.
    static func lastBuilt(in tree: SourceTree) -> URL? {
        let programs = [".build/debug/story", ".build/release/story"].filter(tree.exists).map(tree.url)
        return programs.max { modification($0) < modification($1) }
    }

    private static func modification(_ file: URL) -> Date {
        let values = try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.contentModificationDateKey])
        return values?.contentModificationDate ?? .distantPast
    }
}
