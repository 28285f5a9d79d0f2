import FeatureKit
import ArgumentParser
import Household
import StoryApp
import StoryCore
import StoryDocuments

/// `story pin`: the PIN that protects what children may not do.
struct PINCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pin", abstract: "Set, remove or check the parents' PIN.",
        discussion: """
            With a PIN, whatever a child may not do asks for it: changing and deleting stories, settings and profiles, \
            and more than a child's limits allow. It's asked for on a terminal, so such a command in a script ends \
            with exit code 77.

            If you forget the PIN, delete the file pin.json beside the settings: $STORY_HOME/config or ~/.config/story.
            """,
        subcommands: [PINStatusCommand.self, PINSetCommand.self, PINRemoveCommand.self],
        defaultSubcommand: PINStatusCommand.self)
}

/// `story pin status`: tells whether there is a PIN.
struct PINStatusCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "status", abstract: "Show whether a PIN is set.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let isSet = try await session.app.household.hasPIN()
        let console = output.console(of: session)
        if output.json {
            console.write(JSONText.pretty(PINDocument(isSet: isSet)))
        } else {
            console.write(isSet ? "A PIN is set." : "No PIN is set. Run 'story pin set' to set one.")
        }
        return .done
    }
}

/// `story pin set`: sets or changes the PIN.
struct PINSetCommand: AppCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Set a PIN of 4 to 12 digits, or change it.",
        discussion: "The PIN is typed twice and isn't shown. There's no option for it, which others could read.")

    @Flag(help: "Read the PIN from the first line of standard input instead of asking twice.")
    var stdin = false

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        let household = try session.app.household
        // Whoever may not do that need not think of a PIN.
        try await session.ask(for: .managePIN)
        try await household.setPIN(try pin(on: session.console))
        let console = output.console(of: session)
        console.write(output.json ? JSONText.pretty(PINDocument(isSet: true)) : "The PIN is set.")
        return .done
    }

    private func pin(on console: Console) throws -> String {
        if stdin {
            let line = console.input() ?? ""
            return String(line.prefix { !$0.isNewline })
        }
        guard console.isInteractive else {
            throw ValidationError("There's no terminal to ask on. Use '--stdin' to read the PIN from standard input.")
        }
        let first = console.askSecretly("New PIN (4 to 12 digits):") ?? ""
        guard !first.isEmpty else { throw HouseholdError.cancelled }
        guard let again = console.askSecretly("New PIN again:") else { throw HouseholdError.cancelled }
        guard again == first else { throw HouseholdError.pinsDiffer }
        return first
    }
}

/// `story pin remove`: removes the PIN.
struct PINRemoveCommand: AppCommand {
    static let configuration = CommandConfiguration(commandName: "remove", abstract: "Remove the PIN.")

    @OptionGroup var output: OutputOptions

    func run(in session: Session) async throws -> ExitStatus {
        try await session.app.household.removePIN()
        let console = output.console(of: session)
        console.write(output.json ? JSONText.pretty(PINDocument(isSet: false)) : "The PIN is removed.")
        return .done
    }
}
