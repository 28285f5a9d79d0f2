import ArgumentParser

/// `story collection`: stories that belong together.
struct CollectionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collection", abstract: "Gather stories with which a child grows.",
        discussion: "Where a collection is asked for, its title, the beginning of it, or its id is meant.",
        subcommands: [
            CollectionCreateCommand.self, CollectionResumeCommand.self, CollectionListCommand.self,
            CollectionShowCommand.self,
            CollectionCompleteCommand.self, CollectionAddCommand.self, CollectionRemoveCommand.self,
            CollectionRenameCommand.self, CollectionDeleteCommand.self,
        ])
}
