import ArgumentParser

/// `story collections`: the verbs of the feature Collections.
struct CollectionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collections", abstract: "Collections: say here in a few words what one can do.",
        subcommands: [])
}
